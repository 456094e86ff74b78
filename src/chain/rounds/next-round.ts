import { askDocuments } from '../../judge/decide/phase-gate.ts';
import { buildJobMatrix, buildSingleJobMatrix, type MatrixJob, maxJobs } from '../../plan/schedule/job-matrix.ts';
import { readyPlans } from '../../plan/schedule/ready.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { usedUp } from '../../run/context/run-context.ts';
import { askBeforeAttempt } from '../../run/loop/human-gate.ts';
import { overReason } from '../../run/loop/plan-endings.ts';
import { outOfBudget } from '../../run/loop/plan-run.ts';
import { concludePlan, noteFailure, type RunProgress } from '../../run/loop/run-progress.ts';
import { interruptedSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { asksGate } from '../integration/gate-runner.ts';

export interface NextRound {
  /** Null when no worker is to be run any more. */
  readonly matrix: { readonly include: readonly MatrixJob[] } | null;
  readonly round: number;
  /** When the retries in it may begin, in ms since the epoch; null without any. */
  readonly notBefore: number | null;
  /** Every plan is complete and the documents agree: tests or a verifier are to be asked, in a job of their own. */
  readonly gate: boolean;
  readonly action: Decision['action'];
}

export async function couldGoOn(progress: RunProgress): Promise<boolean> {
  return overReason(progress) === null && (await listReady(progress, 'single')).length > 0;
}

export function isUsedUp({ run, history }: RunProgress, max: number): boolean {
  const last = phaseState(run.services.ledger.earlier).run(run.runId).lastIntegrated;
  return last >= max || history.length >= run.policy.retry.maximumRunAttempts;
}

/** Decides the next round, of at most so many, from what every plan has come to; plans that wait for a person are passed over. */
export async function nextRound(
  progress: RunProgress,
  { mode, next, most }: { mode: 'single' | 'matrix'; next: number; most: number },
): Promise<NextRound> {
  const { run, retries } = progress;
  const matches = overReason(progress) === null ? await listReady(progress, mode) : [];
  const plans = overReason(progress) === null ? matches : []; // one of them may have been out of budget
  const none = { matrix: null, round: next, notBefore: null, gate: false };
  const isSpent = progress.history.length >= run.policy.retry.maximumRunAttempts || usedUp(run) !== null;
  if (plans.length > 0 && (next > most || isSpent)) return { ...none, action: 'stop' };
  const { lastAttempt: attempts } = phaseState(run.services.ledger.events).attempts.history;
  const matrixOf = mode === 'matrix' ? buildJobMatrix : buildSingleJobMatrix;
  const matrix = matrixOf(run.schedule, plans, { phase: run.phase.id, round: next, attempts });
  if (matrix !== null) {
    const { sha: base } = await run.workspace.git.head();
    run.services.ledger.append('round_start', { round: next, base, jobs: matrix.include });
    for (const id of plans)
      if (!retries.has(id)) run.services.ledger.writeSignal(id, interruptedSignal(id, undefined, run));
    return {
      ...none,
      matrix,
      notBefore: phaseState(run.services.ledger.events).plans.retriesAt([...retries.keys()]),
      action: retries.size > 0 ? 'retry' : 'proceed',
    };
  }
  if (progress.failed) return { ...none, action: progress.failed.decision.action };
  if (progress.halted !== null) return { ...none, action: 'await_user' };
  if (!run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)))
    return { ...none, action: waitsFor(progress) };
  const { decision } = await askDocuments(run);
  if (!decision.open) return { ...none, action: 'await_user' };
  return { ...none, gate: asksGate(run), action: 'proceed' };
}

async function listReady(progress: RunProgress, mode: 'single' | 'matrix'): Promise<string[]> {
  const { run, states } = progress;
  for (;;) {
    // Plans with a job each have to write no file of each other's.
    const plans = readyPlans(run.schedule, states, { apart: mode === 'matrix', limit: maxJobs });
    const capped = run.schedule.plans.flatMap(({ plan }) => {
      const cap = plans.includes(plan.id) ? usedUp(run, plan.id) : null;
      return cap?.level === 'plan' ? [{ plan, cap }] : [];
    });
    for (const { plan, cap } of capped) {
      const end = outOfBudget(plan, progress.past.lastAttempt.get(plan.id) ?? 0, cap, run);
      noteFailure(progress, end);
      concludePlan(progress, plan.id, end.signal, end.decision);
    }
    let isRequested = false;
    for (const { plan } of run.schedule.plans) {
      const waits = plans.includes(plan.id) ? await askBeforeAttempt(plan, run) : null;
      if (waits === null) continue;
      isRequested = true;
      concludePlan(progress, plan.id, waits);
    }
    if (!isRequested && capped.length === 0) return plans;
  }
}

function waitsFor({ signals }: RunProgress): Decision['action'] {
  const blocked = [...signals.values()].flatMap((signal) => (signal.status === 'blocked' ? [signal] : []));
  return blocked.some(({ details }) => details.userInputRequired) ? 'await_user' : 'await_dependency';
}
