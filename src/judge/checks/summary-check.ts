import { knownStubs } from '../../plan/claims/known-stubs.ts';
import { beginsOpen, isCountShort, saysComplete, saysOpen } from '../../plan/claims/status-words.ts';
import { isBareSummary, readClaims } from '../../plan/claims/summary-claims.ts';
import { isPlanItself, otherPlanIn } from '../../plan/claims/summary-identity.ts';
import type { SummaryClaim } from '../../plan/claims/summary-sections.ts';
import { clipped, firstFew } from '../../system/text/text.ts';
import type { Finding } from './finding.ts';

export const summaryIsMissing = 'does not exist; write it once the plan is complete';

/** The largest of 644 real summaries has 60,000. */
const mostCharacters = 256 * 1024;

/**
 * A plan without a summary is not done, and a summary that says so itself is believed (upstream's spot check): in the
 * places where it speaks of its plan only a word that completes it opens. `text` is null where there is no such file.
 */
export function verifySummary({ path, text }: { path: string; text: string | null }): Finding {
  const finding = (passed: boolean, message: string): Finding => ({ check: 'summary', passed, subject: path, message });
  if (text === null) return finding(false, summaryIsMissing);
  if (text.includes('\0')) return finding(false, 'is not text; write it as Markdown');
  if (text.length > mostCharacters)
    return finding(false, `has ${text.length} characters; at most ${mostCharacters} are read; shorten it`);
  if (text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim() === '')
    return finding(false, 'is empty; say in it what was done');
  const other = otherPlanIn(path, text);
  if (other !== null) return finding(false, `says that it is about ${other}; write one about this plan`);
  if (isPlanItself(text)) return finding(false, 'is a copy of the plan; say in it what was done');
  const claims = readClaims(text);
  const against = claims.find(speaksAgainst);
  if (against) return finding(false, complaint(against));
  const isChecked = claims.some(({ name }) => name === 'Self-Check');
  const checked = isChecked ? 'exists, self-check passed' : 'exists, without a self-check';
  return finding(true, isBareSummary(text) ? `${checked}, and has no text` : checked);
}

function speaksAgainst({ text, kind }: SummaryClaim): boolean {
  switch (kind) {
    case 'status':
      return !saysComplete(text);
    case 'count':
      return isCountShort(text) || saysOpen(text);
    case 'verdict':
      return beginsOpen(text);
    case 'stop':
    case 'person':
      return true;
  }
}

function complaint({ name, text, kind }: SummaryClaim): string {
  const said = clipped(text, 100);
  const advice = 'finish the work, or correct the SUMMARY where the work is done';
  if (kind === 'stop') return `says "${said}", so the plan stopped before its end; ${advice}`;
  return `says "${name}: ${said}", so the plan is not complete; ${advice}`;
}

/** Stubs that a SUMMARY names itself, for a person: 5 of 434 plans that passed have some. */
export function stubWarnings(path: string, text: string | null): string[] {
  const stubs = text === null ? [] : knownStubs(text.slice(0, mostCharacters));
  if (stubs.length === 0) return [];
  return [
    `${path} names known stubs: ${firstFew(
      stubs.map((stub) => clipped(stub, 100)),
      5,
      '; ',
    )}`,
  ];
}
