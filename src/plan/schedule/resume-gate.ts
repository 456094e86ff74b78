import { phaseKey } from '../phase/phase-id.ts';
import type { Plan } from '../phase/plan.ts';
import { planKey, planNumber } from '../phase/plan-file.ts';

/** How a plan may be taken up again. */
export type Resumption =
  | { kind: 'start' }
  | { kind: 'done' }
  | { kind: 'halted'; message: string }
  | { kind: 'ask'; commits: string[]; message: string };

/**
 * Upstream's safe-resume gate: a plan with commits but without a SUMMARY was left half-way by somebody we know nothing
 * of. Starting it again could do its work twice, so a person decides. `commits` are those that name the plan, newest first.
 */
export function resumption(plan: Plan, commits: readonly { sha: string; subject: string }[]): Resumption {
  if (plan.halted)
    return {
      kind: 'halted',
      message: `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`,
    };
  if (plan.hasSummary) return { kind: 'done' };
  if (commits.length === 0) return { kind: 'start' };
  const shown = commits.slice(0, 3).map(({ sha, subject }) => `${sha.slice(0, 10)} ${subject}`);
  const rest = commits.length > shown.length ? ` and ${commits.length - shown.length} more` : '';
  const message = `plan ${plan.id} has commits (${shown.join('; ')}${rest}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or revert the commits to run it again`;
  return { kind: 'ask', commits: commits.map(({ sha }) => sha), message };
}

/** Whether a commit subject names the plan as its scope, as in `feat(07-03): text`. Zeros do not count. */
export function namesPlan(subject: string, phase: string, planId: string): boolean {
  const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
  if (scope === undefined) return false;
  if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-')) return true;
  const named = planNumber(scope);
  return named?.phase === phaseKey(phase) && named.plan === (planNumber(planId)?.plan ?? planKey(planId));
}
