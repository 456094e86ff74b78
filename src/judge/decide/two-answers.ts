import type { ListedTask } from '../../plan/claims/task-list.ts';
import { isAtLeast } from '../../signal/evidence.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { type CommitsVerdict, isMeasurable } from './judge-commits.ts';

type Answer = 'pass' | 'fail' | 'unmeasured';

export interface TwoAnswers {
  readonly regression: Answer;
  readonly task: Answer;
}

/** Splits a verdict into regression and task. `tasks` lists what a change claims to do, or is null for plans. */
export function splitVerdict(verdict: CommitsVerdict, tasks: readonly ListedTask[] | null): TwoAnswers {
  const objections = verdict.findings.filter(({ level }) => level === 'refuse' || level === 'ask');
  const hasObjection = (pattern: RegExp) => objections.some(({ rule }: FindingDetails) => pattern.test(rule));
  return {
    regression: hasObjection(/^old-test\/broken$/) ? 'fail' : getTestAnswer(verdict),
    task: hasObjection(taskRulePattern) ? 'fail' : isDone(verdict, tasks) ? 'pass' : 'unmeasured',
  };
}

const taskRulePattern = /^(?:task|promise|own-test|code|command|summary|evidence)\//;

function getTestAnswer({ tests }: CommitsVerdict): Answer {
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
