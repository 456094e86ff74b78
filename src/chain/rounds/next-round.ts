import { askDocuments } from '../../judge/decide/phase-gate.ts';
import { buildJobMatrix, buildSingleJobMatrix, type MatrixJob, maxJobs } from '../../plan/schedule/job-matrix.ts';
import { readyPlans } from '../../plan/schedule/ready.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { isUsedUpBy } from '../../run/context/run-context.ts';
import { askBeforeAttempt } from '../../run/loop/human-gate.ts';
import { getStopReason } from '../../run/loop/plan-endings.ts';
import { buildBudgetEnd } from '../../run/loop/plan-run.ts';
import { concludePlan, noteFailure, type RunProgress } from '../../run/loop/run-progress.ts';
import { buildInterruptedSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { asksGate } from '../integration/gate-runner.ts';

export interface NextRound {
  /** Null if no more workers are needed. */
  readonly matrix: { readonly include: readonly MatrixJob[] } | null;
  readonly round: number;
  /** When retries may start, in ms since the epoch, or null. */
  readonly notBefore: number | null;
  readonly gate: boolean;
  readonly action: Decision['action'];
}

export async function canContinue(progress: RunProgress): Promise<boolean> {
  return getStopReason(progress) === null && (await listReady(progress, 'single')).length > 0;
}

export function isUsedUp({ run, history }: RunProgress, max: number): boolean {
  const last = phaseState(run.services.ledger.earlier).run(run.runId).lastIntegrated;
  return last >= max || history.length >= run.policy.retry.maximumRunAttempts;
}

/** Decides the next round (at most `maxRounds`); plans that wait for a person are skipped. */
export async function planNextRound(
  progress: RunProgress,
  { mode, next, most: maxRounds }: { mode: 'single' | 'matrix'; next: number; most: number },
): Promise<NextRound> {
  const { run, retries } = progress;
  const ready = getStopReason(progress) === null ? await listReady(progress, mode) : [];
  const plans = getStopReason(progress) === null ? ready : []; // listing may have found a plan out of budget
  const emptyRound = { matrix: null, round: next, notBefore: null, gate: false };
  const isUsedUp = progress.history.length >= run.policy.retry.maximumRunAttempts || isUsedUpBy(run) !== null;
  if (plans.length > 0 && (next > maxRounds || isUsedUp)) return { ...emptyRound, action: 'stop' };
  const { lastAttempt: attempts } = phaseState(run.services.ledger.events).attempts.history;
  const matrixOf = mode === 'matrix' ? buildJobMatrix : buildSingleJobMatrix;
  const matrix = matrixOf(run.schedule, plans, { phase: run.phase.id, round: next, attempts });
  if (matrix !== null) {
    const { sha: base } = await run.workspace.git.head();
    run.services.ledger.append('round_start', { round: next, base, jobs: matrix.include });
    for (const id of plans)
      if (!retries.has(id)) run.services.ledger.writeSignal(id, buildInterruptedSignal(id, undefined, run));
    return {
      ...emptyRound,
      matrix,
      notBefore: phaseState(run.services.ledger.events).plans.retriesAt([...retries.keys()]),
      action: retries.size > 0 ? 'retry' : 'proceed',
    };
  }
  if (progress.failed) return { ...emptyRound, action: progress.failed.decision.action };
  if (progress.halted !== null) return { ...emptyRound, action: 'await_user' };
  if (!run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)))
    return { ...emptyRound, action: getWaitAction(progress) };
  const { decision } = await askDocuments(run);
  if (!decision.open) return { ...emptyRound, action: 'await_user' };
  return { ...emptyRound, gate: asksGate(run), action: 'proceed' };
}

async function listReady(progress: RunProgress, mode: 'single' | 'matrix'): Promise<string[]> {
  const { run, states } = progress;
  for (;;) {
    // Plans in separate jobs may not touch the same files.
    const plans = readyPlans(run.schedule, states, { apart: mode === 'matrix', limit: maxJobs });
    const capped = run.schedule.plans.flatMap(({ plan }) => {
      const cap = plans.includes(plan.id) ? isUsedUpBy(run, plan.id) : null;
      return cap?.level === 'plan' ? [{ plan, cap }] : [];
    });
    for (const { plan, cap } of capped) {
      const end = buildBudgetEnd(plan, progress.past.lastAttempt.get(plan.id) ?? 0, cap, run);
      noteFailure(progress, end);
      concludePlan(progress, plan.id, end.signal, end.decision);
    }
    let isRequested = false;
    for (const { plan } of run.schedule.plans) {
      const question = plans.includes(plan.id) ? await askBeforeAttempt(plan, run) : null;
      if (question === null) continue;
      isRequested = true;
      concludePlan(progress, plan.id, question);
    }
    if (!isRequested && capped.length === 0) return plans;
  }
}

function getWaitAction({ signals }: RunProgress): Decision['action'] {
  const blocked = [...signals.values()].flatMap((signal) => (signal.status === 'blocked' ? [signal] : []));
  return blocked.some(({ details }) => details.userInputRequired) ? 'await_user' : 'await_dependency';
}
