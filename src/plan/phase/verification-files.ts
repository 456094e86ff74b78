import type { Diagnostic } from './diagnostic.ts';
import { phaseKey, phaseNumber } from './phase-id.ts';
import { isPlanFile, looksLikePlan } from './plan-file.ts';

/** Reports of a phase, that of the whole phase first, without those of other phases. `number`: null for none. */
export function verificationFiles(
  files: readonly string[],
  { dir, number }: { dir: string; number: string | null },
  diagnostics: Diagnostic[],
): string[] {
  const own: string[] = [];
  for (const file of files) {
    const finding = findingOn(file, number);
    if (finding) diagnostics.push({ severity: 'warning', ...finding, file: `${dir}/${file}`, line: 1 });
    else if (isReportFile(file)) own.push(file);
  }
  const isOfPhase = (file: string): boolean => file === 'VERIFICATION.md' || phaseNumber(stem(file)) === stem(file);
  const rank = (file: string): number => (file === `${number}-VERIFICATION.md` ? 0 : isOfPhase(file) ? 1 : 2);
  return own.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function findingOn(file: string, number: string | null): Pick<Diagnostic, 'code' | 'message'> | null {
  if (!isReportFile(file)) {
    if (!resemblesReport(file)) return null;
    const message = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
    return { code: 'verification-not-read', message };
  }
  const other = phaseNumber(file);
  if (number === null || other === null || phaseKey(other) === phaseKey(number)) return null;
  const message = `the report is numbered for phase ${other}, so it does not count for phase ${number}. Rename or move it`;
  return { code: 'verification-of-other-phase', message };
}

function isReportFile(file: string): boolean {
  return /^(?:.+-)?VERIFICATION\.md$/.test(file);
}

function resemblesReport(file: string): boolean {
  if (isPlanFile(file) || looksLikePlan(file) || /SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file)) return false;
  return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file);
}

function stem(file: string): string {
  return file.replace(/-VERIFICATION\.md$/, '');
}
