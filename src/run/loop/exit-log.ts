import type { ClosedRun } from '../../record/documents/documents.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { ExitStatus } from '../../signal/exit-status.ts';
import type { AttemptRecord } from '../../signal/stuck.ts';
import type { RunContext } from '../context/run-context.ts';

/** Why a run ended, where, and how it went (seed 003). `successRate` is of its attempts, null without any. */
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

export function exitLog(
  { run, history, startedAt }: { run: RunContext; history: readonly AttemptRecord[]; startedAt: number },
  signal: CompletionSignal,
  exitStatus: ExitStatus,
): ExitLog {
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

/** The same in the lines of STATE.md. Words of ours only: what an agent said does not belong there (I8). */
export function inState(told: ExitLog, run: RunContext): ClosedRun['state'] {
  const { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = told;
  const phase = `phase ${run.phase.id}`;
  const rate = successRate === null ? '' : `, ${Math.round(successRate * 100)} % of them succeeded`;
  const isDone = exitStatus === 'COMPLETED';
  const today = new Date(run.services.clock.now()).toISOString().slice(0, 10);
  return {
    status: isDone
      ? 'Phase complete'
      : `${exitStatus}${reason === 'blocked' ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
    lastActivity: `${today} - ${phase} ${exitStatus}: ${iterations} ${iterations === 1 ? 'attempt' : 'attempts'}${rate}, ${Math.round(durationMs / 1000)} s`,
    ...(lastPlan === null ? {} : { stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}` }),
  };
}
