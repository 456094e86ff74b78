import type { ListedTask } from '../../plan/claims/task-list.ts';
import { isAtLeast } from '../../signal/evidence.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { type CommitsVerdict, isMeasurable } from './judge-commits.ts';

/** What could not be looked at is neither a pass nor a failure. */
type Answer = 'pass' | 'fail' | 'unmeasured';

export interface TwoAnswers {
  readonly regression: Answer;
  readonly task: Answer;
}

/** Splits a verdict on plans, or on a change (`tasks` has what it says is done; null for plans). */
export function splitVerdict(verdict: CommitsVerdict, tasks: readonly ListedTask[] | null): TwoAnswers {
  const objections = verdict.findings.filter(({ level }) => level === 'refuse' || level === 'ask');
  const has = (pattern: RegExp) => objections.some(({ rule }: FindingDetails) => pattern.test(rule));
  return {
    regression: has(/^old-test\/broken$/) ? 'fail' : testAnswer(verdict),
    task: has(aboutTask) ? 'fail' : isDone(verdict, tasks) ? 'pass' : 'unmeasured',
  };
}

/** Rules that say that something asked for is missing, or does nothing. */
const aboutTask = /^(?:task|promise|own-test|code|command|summary|evidence)\//;

function testAnswer({ tests }: CommitsVerdict): Answer {
  if (tests === null || tests.verdict === 'unknown') return 'unmeasured';
  return tests.verdict;
}

function isDone({ decision, level, findings }: CommitsVerdict, tasks: readonly ListedTask[] | null): boolean {
  const isJudged = decision.open || decision.by === 'tests';
  const isUnclear = findings.some(({ rule }) => rule === 'command/cannot-run' || rule === 'command/not-run');
  if (!isJudged || isUnclear) return false;
  if (tasks === null) return level !== null && isAtLeast(level, 'artifacts');
  return tasks.length > 0 && tasks.every(isMeasurable);
}
