import { isBareSummary, readClaims } from '../../plan/claims/summary-claims.ts';
import type { SummaryClaim } from '../../plan/claims/summary-counts.ts';
import { clipped } from '../../system/text/text.ts';
import { beginsOpen, isCountShort, saysComplete, saysOpen } from '../commands/command-strength.ts';
import type { Finding } from './finding.ts';

/** The largest of 644 real summaries has 60,000. */
const mostCharacters = 256 * 1024;

/**
 * A plan without a summary is not done, and a summary that says so itself is believed (upstream's spot check): in the
 * places where it speaks of its plan only a word that completes it opens. `text` is null where there is no such file.
 */
export function verifySummary({ path, text }: { path: string; text: string | null }): Finding {
  const finding = (passed: boolean, message: string): Finding => ({ check: 'summary', passed, subject: path, message });
  if (text === null) return finding(false, 'does not exist; the plan is not complete without it');
  if (text.includes('\0')) return finding(false, 'is not text');
  if (text.length > mostCharacters)
    return finding(false, `has ${text.length} characters; at most ${mostCharacters} are read`);
  if (text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim() === '')
    return finding(false, 'is empty');
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
    case 'prose':
      return saysOpen(text);
    case 'verdict':
      return beginsOpen(text);
    case 'stop':
      return true;
  }
}

function complaint({ name, text, kind }: SummaryClaim): string {
  const said = clipped(text, 100);
  if (kind === 'stop') return `says "${said}", so the plan stopped before its end`;
  return `says "${name}: ${said}", so the plan is not complete`;
}
