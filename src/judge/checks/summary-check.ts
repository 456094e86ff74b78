import { knownStubs } from '../../plan/claims/known-stubs.ts';
import {
  awaitsPerson,
  beginsOpen,
  isCountShort,
  saysComplete,
  saysOpen,
  taskCount,
} from '../../plan/claims/status-words.ts';
import { readClaims } from '../../plan/claims/summary-claims.ts';
import { findOtherPlan } from '../../plan/claims/summary-identity.ts';
import type { SummaryClaim } from '../../plan/claims/summary-sections.ts';
import { clipText, firstFew } from '../../system/text/text.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** The largest of 644 real summaries has 60,000. */
const maxCharacters = 256 * 1024;

interface WrittenSummary {
  readonly path: string;
  readonly text: string | null;
  readonly checkpoints?: number;
}

/**
 * A plan without a summary is not done, and a summary that says so itself is believed (upstream's spot check): in the
 * places where it speaks of its plan only a word that completes it opens. `text` is null where there is no such file;
 * `checkpoints` are the tasks of the plan that a person does.
 */
export function verifySummary({ path, text, checkpoints = 0 }: WrittenSummary): Finding {
  const failed = (rule: RuleId, message: string): Finding => ({ rule, passed: false, subject: path, message });
  if (text === null) return failed('summary/missing', 'does not exist');
  if (text.includes('\0')) return failed('summary/unreadable', 'is not text');
  if (text.length > maxCharacters)
    return {
      ...failed('summary/unreadable', `has ${text.length} characters; at most ${maxCharacters} are read`),
      remedy: 'shorten it',
    };
  if (text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim() === '')
    return failed('summary/empty', 'is empty');
  const other = findOtherPlan(path, text);
  if (other !== null) return failed('summary/other-plan', `says that it is about ${other}`);
  const against = readClaims(text).find((claim) => claimRules[claim.kind].isAgainst(claim.text));
  if (against) return failed(ruleFor(against, checkpoints), formatComplaint(against));
  return { rule: 'summary/missing', passed: true, subject: path, message: 'exists' };
}

/** By the kind of a claim its rule, and what speaks against the plan. */
const claimRules: Readonly<Record<SummaryClaim['kind'], { rule: RuleId; isAgainst: (text: string) => boolean }>> = {
  status: { rule: 'summary/status', isAgainst: (text) => !saysComplete(text) },
  count: { rule: 'summary/count', isAgainst: (text) => isCountShort(text) || saysOpen(text) },
  verdict: { rule: 'summary/self-check', isAgainst: beginsOpen },
  person: { rule: 'summary/awaits-person', isAgainst: () => true },
  stop: { rule: 'summary/stop', isAgainst: () => true },
};

/** What waits for a person is asked: so is a count that lacks just the checkpoints of the plan. */
function ruleFor({ name, kind, text }: SummaryClaim, checkpoints: number): RuleId {
  const count = taskCount(text);
  const isLeftToPerson = count !== null && count.total - count.done <= checkpoints;
  if (isLeftToPerson || awaitsPerson(text)) return 'summary/awaits-person';
  return name === 'Self-Check' ? 'summary/self-check' : claimRules[kind].rule;
}

function formatComplaint({ name, text, kind }: SummaryClaim): string {
  const message = clipText(text, 100);
  if (kind === 'stop') return `says "${message}", so the plan stopped before its end`;
  return `says "${name}: ${message}", so the plan is not complete`;
}

/** Stubs that a SUMMARY names itself, for a person: 5 of 434 plans that passed have some. */
export function stubsNamed(text: string | null): string[] {
  const stubs = text === null ? [] : knownStubs(text.slice(0, maxCharacters)).map((stub) => clipText(stub, 100));
  return stubs.length === 0 ? [] : [`names known stubs: ${firstFew(stubs, 5, '; ')}`];
}
