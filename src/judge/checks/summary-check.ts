import { knownStubs } from '../../plan/claims/known-stubs.ts';
import {
  awaitsPerson,
  beginsOpen,
  countTasks,
  isCountShort,
  saysComplete,
  saysOpen,
} from '../../plan/claims/status-words.ts';
import { readClaims } from '../../plan/claims/summary-claims.ts';
import { findOtherPlan } from '../../plan/claims/summary-identity.ts';
import type { SummaryClaim } from '../../plan/claims/summary-sections.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** The largest of 644 real summaries has 60,000 characters. */
const maxCharacters = 256 * 1024;

interface WrittenSummary {
  readonly path: string;
  readonly text: string | null;
  readonly checkpoints?: number;
}

/**
 * Fails a plan without a SUMMARY or with one that does not report completion, as in upstream's spot check. `text` is
 * null if the file does not exist; `checkpoints` counts the tasks for a person.
 */
export function verifySummary({ path, text, checkpoints = 0 }: WrittenSummary): Finding {
  const fail = (rule: RuleId, message: string): Finding => ({ rule, passed: false, subject: path, message });
  if (text === null) return fail('summary/missing', 'does not exist');
  if (text.includes('\0')) return fail('summary/unreadable', 'is not text');
  if (text.length > maxCharacters)
    return {
      ...fail('summary/unreadable', `has ${text.length} characters; at most ${maxCharacters} are read`),
      remedy: 'shorten it',
    };
  if (text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim() === '')
    return fail('summary/empty', 'is empty');
  const other = findOtherPlan(path, text);
  if (other !== null) return fail('summary/other-plan', `says that it is about ${other}`);
  const contradiction = readClaims(text).find((claim) => claimRules[claim.kind].contradicts(claim.text));
  if (contradiction) return fail(chooseRule(contradiction, checkpoints), formatComplaint(contradiction));
  return { rule: 'summary/missing', passed: true, subject: path, message: 'exists' };
}

/** The rule for each kind of claim, and the text that contradicts completion. */
const claimRules: Readonly<Record<SummaryClaim['kind'], { rule: RuleId; contradicts: (text: string) => boolean }>> = {
  status: { rule: 'summary/status', contradicts: (text) => !saysComplete(text) },
  count: { rule: 'summary/count', contradicts: (text) => isCountShort(text) || saysOpen(text) },
  verdict: { rule: 'summary/self-check', contradicts: beginsOpen },
  person: { rule: 'summary/awaits-person', contradicts: () => true },
  stop: { rule: 'summary/stop', contradicts: () => true },
};

/** Work that waits for a person becomes a question, including a count that lacks only the plan's checkpoints. */
function chooseRule({ name, kind, text }: SummaryClaim, checkpoints: number): RuleId {
  const count = countTasks(text);
  const isLeftToPerson = count !== null && count.total - count.done <= checkpoints;
  if (isLeftToPerson || awaitsPerson(text)) return 'summary/awaits-person';
  return name === 'Self-Check' ? 'summary/self-check' : claimRules[kind].rule;
}

function formatComplaint({ name, text, kind }: SummaryClaim): string {
  const message = clipText(text, 100);
  if (kind === 'stop') return `says "${message}", so the plan stopped before its end`;
  return `says "${name}: ${message}", so the plan is not complete`;
}

/** Returns stubs that the SUMMARY itself lists; 5 of 434 plans that passed have some. */
export function findNamedStubs(text: string | null): string[] {
  const stubs = text === null ? [] : knownStubs(text.slice(0, maxCharacters)).map((stub) => clipText(stub, 100));
  return stubs.length === 0 ? [] : [`names known stubs: ${joinFirstFew(stubs, 5, '; ')}`];
}
