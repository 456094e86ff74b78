import type { ClosedRun } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { ReachedCap } from '../../signal/budget.ts';
import { type CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import { type Decision, decide } from '../../signal/decision.ts';
import { type ExitStatus, exitStatusOf } from '../../signal/exit-status.ts';
import { type PhaseFacts, phaseOutcome } from '../../signal/phase-outcome.ts';
import { counted } from '../../system/text/text.ts';
import { momentIn, type PlannedRun } from '../context/run-context.ts';
import type { RunProgress } from './run-progress.ts';

interface PhaseFindings {
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  readonly facts: PhaseFacts;
  /** Decision on the plan whose failure ended the run; null where none failed. */
  readonly failed: Decision | null;
  /** Limit that keeps open plans from running. */
  readonly budgetUsed: ReachedCap | null;
  /** Of all plans of the run so far. */
  readonly attempts: number;
}

/** Signal of the phase, what follows from it, and the exit of the run. */
export function phaseVerdict(found: PhaseFindings, run: PlannedRun) {
  const { plans, facts, failed, budgetUsed } = found;
  const signal = phaseOutcome(run.phase.id, plans, facts, signalContext(run));
  const decision =
    failed ?? outOfBudget(signal, budgetUsed) ?? outOfRounds(signal, facts) ?? decideOnPhase(signal, found, run);
  const exit = exitStatusOf({
    status: signal.status,
    interrupted: facts.interrupted,
    capReached: decision.action === 'stop',
    reason: signal.status === 'failure' ? signal.details.reason : undefined,
  });
  return { signal, decision, exit };
}

/** A run that has used its rounds is over, however little is missing; the next run continues it. */
function outOfRounds({ phase, status }: CompletionSignal, { roundsUsed }: PhaseFacts): Decision | null {
  if (roundsUsed !== true || status !== 'failure') return null;
  const why = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
  return { continue: false, action: 'stop', reason: 'rounds', rule: 'rounds_used', why };
}

/** A person has to raise the limit first. */
function outOfBudget({ phase, status }: CompletionSignal, cap: ReachedCap | null): Decision | null {
  if (cap === null || status !== 'failure') return null;
  const why = `Phase ${phase} ended: ${cap.text}`;
  return { continue: false, action: 'stop', reason: 'budget', rule: 'budget_used', why };
}

function decideOnPhase(signal: CompletionSignal, { facts, attempts }: PhaseFindings, run: PlannedRun): Decision {
  const policy = { retry: run.policy.retry, nextPhase: run.nextPhase };
  const { interrupted } = facts;
  return decide(signal, policy, { failures: [], runAttempts: attempts, interrupted, ...momentIn(run) });
}

/** Facts about the end of a run (seed 003). `successRate` is of its attempts, null without any. */
export interface ExitLog {
  readonly exitStatus: ExitStatus;
  readonly reason: string;
  readonly lastPlan: string | null;
  readonly iterations: number;
  readonly successRate: number | null;
  readonly durationMs: number;
  readonly complete: number;
  readonly plans: number;
}

export function exitLog(progress: RunProgress, signal: CompletionSignal, exitStatus: ExitStatus): ExitLog {
  const { run, history, startedAt } = progress;
  const succeeded = history.filter(({ outcome }) => outcome === 'success').length;
  return {
    exitStatus,
    reason: signal.status === 'failure' ? signal.details.reason : signal.status,
    lastPlan: history.at(-1)?.plan ?? null,
    iterations: history.length,
    successRate: history.length === 0 ? null : succeeded / history.length,
    durationMs: Math.round(run.services.clock.uptimeMs() - startedAt),
    complete: run.progress.done.size,
    plans: run.schedule.plans.length,
  };
}

/** Lines for STATE.md. Only our own words: what an agent said does not belong there (I8). */
export function inState(told: ExitLog, run: PhaseContext): ClosedRun['state'] {
  const { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = told;
  const phase = `phase ${run.phase.id}`;
  const rate = successRate === null ? '' : `, ${Math.round(successRate * 100)} % of them succeeded`;
  const isDone = exitStatus === 'COMPLETED';
  const today = new Date(run.services.clock.now()).toISOString().slice(0, 10);
  return {
    status: isDone
      ? 'Phase complete'
      : `${exitStatus}${reason === 'blocked' ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
    lastActivity: `${today} - ${phase} ${exitStatus}: ${counted(iterations, 'attempt')}${rate}, ${Math.round(durationMs / 1000)} s`,
    ...(lastPlan === null ? {} : { stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}` }),
  };
}
