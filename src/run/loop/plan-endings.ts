import type { BlockedPlan } from '../../plan/schedule/ready.ts';
import { blockedOnPlans } from '../../signal/blocked.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import { breaksCircuit } from '../../signal/stuck.ts';
import { isUsedUpBy } from '../context/run-context.ts';
import { getQuestionState } from '../questions/question-state.ts';
import { askBeforeAttempt } from './human-gate.ts';
import { concludePlan, endsRun, type RunProgress } from './run-progress.ts';

/** Concludes every plan that this run didn't reach (I1). Returns all signals in plan order. */
export async function concludePlans(
  progress: RunProgress,
  blocked: readonly BlockedPlan[],
): Promise<Map<string, CompletionSignal>> {
  const { run, signals } = progress;
  const omitted = listOmittedPlans(progress);
  for (const { plan } of run.schedule.plans) {
    const { id } = plan;
    if (signals.has(id)) continue;
    const blockedPlan = blocked.find((candidate) => candidate.plan === id);
    const { next } = getQuestionState(plan, run);
    const isAsked = next.kind === 'wait' && next.part !== null;
    const ending =
      (isAsked ? await askBeforeAttempt(plan, run) : null) ??
      buildUnstartedSignal(id, progress, omitted.includes(id), blockedPlan);
    concludePlan(progress, id, ending);
  }
  return new Map(run.schedule.plans.map(({ plan }) => [plan.id, signals.get(plan.id) as CompletionSignal]));
}

export function getStopReason({ failed, history, run, halted }: RunProgress): string | null {
  if (failed === null) return halted;
  if (endsRun(failed, run)) return `plan ${failed.plan} failed`;
  return breaksCircuit(history, run.policy.stuck) ? 'several plans failed in a row, perhaps for a common cause' : null;
}

export function listOmittedPlans({ run, states }: RunProgress): string[] {
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  return ids.filter((id) => run.only !== null && !run.only.has(id) && states.get(id) !== 'done');
}

function buildUnstartedSignal(
  plan: string,
  progress: RunProgress,
  isOmitted: boolean,
  blockedPlan: BlockedPlan | undefined,
): CompletionSignal {
  const { run, states, retries, cut } = progress;
  const retried = retries.get(plan);
  if (retried !== undefined) return retried;
  const skipped = (reason: string) =>
    CompletionSignal.skipped(run.phase.id, `not started: ${reason}`, {}, buildSignalContext(run, plan));
  if (isOmitted) return skipped('it is not among the selected plans of this run');
  if (wasInterrupted(progress)) return skipped('the run was interrupted first');
  if (blockedPlan?.state === 'failed') return skipped(`it depends on plan ${blockedPlan.root}, which failed`);
  const stopReason = getStopReason(progress);
  if (stopReason !== null) return skipped(stopReason);
  const pending = (run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === plan)?.dependsOn ?? []).filter(
    (id) => states.get(id) !== 'done',
  );
  const at = buildSignalContext(run, plan);
  const isOutOfBudget = isUsedUpBy(run) !== null;
  const cause = isOutOfBudget
    ? 'the budget was used up'
    : cut === 'rounds'
      ? 'the rounds were used up'
      : "the run's deadline was reached";
  if (pending.length === 0) return skipped(`${cause} first`);
  return blockedOnPlans(run.phase.id, { reason: `waits for plan ${pending.join(', ')}`, plans: pending }, {}, at);
}

export function wasInterrupted({ run, cut }: RunProgress): boolean {
  return run.services.interrupt.soon.aborted || cut === 'interrupted';
}
