import type { Plan } from '../phase/plan.ts';
import { CompletionSignal } from '../signal/completion-signal.ts';
import { type Decision, decide } from '../signal/decision.ts';
import type { FailureReason } from '../signal/signal-schema.ts';
import { attemptPlan, type EarlierAttempt } from './attempt.ts';
import { context } from './attempt-signal.ts';
import { attemptIsolated } from './isolated-attempt.ts';
import type { RunContext } from './run-context.ts';

/** A plan's last signal of this run and what follows from it. */
export interface PlanEnd {
  readonly signal: CompletionSignal;
  readonly decision: Decision;
  readonly attempts: number;
}

/** What the run has spent so far; grows with every attempt of every plan. */
export interface Spent {
  attempts: number;
}

/** Attempts a plan until it succeeds, is blocked, or the policy allows no further attempt. */
export async function runPlan(plan: Plan, spent: Spent, run: RunContext): Promise<PlanEnd> {
  const failures: FailureReason[] = [];
  let earlier: EarlierAttempt | null = null;
  for (let number = 1; ; number += 1) {
    const attempt = await (run.useWorktrees ? attemptIsolated : attemptPlan)(plan, number, earlier, run);
    spent.attempts += 1;
    const decision = decide(
      attempt.signal,
      { retry: run.retry, nextPhase: run.nextPhase },
      {
        failures,
        runAttempts: spent.attempts,
        now: new Date(run.clock.now()),
        deadlineAt: new Date(run.limits.deadlineAt),
        interrupted: run.interrupt.soon.aborted,
        random: run.random(),
      },
    );
    const end = { signal: untilOpen(attempt.signal, decision, run), decision, attempts: number };
    if (decision.action !== 'retry') return end;
    run.ledger.append('retry_wait', {
      plan: plan.id,
      attempt: number,
      backoffMs: decision.backoffMs,
      why: decision.why,
    });
    await run.clock.sleep(decision.backoffMs, run.interrupt.soon);
    if (run.interrupt.soon.aborted) return end;
    if (attempt.signal.status === 'failure') failures.push(attempt.signal.details.reason);
    earlier = attempt.earlier;
  }
}

/** A failure that only time mends, later than the run may last, is no failure of the plan: it is blocked until then. */
function untilOpen(signal: CompletionSignal, decision: Decision, run: RunContext): CompletionSignal {
  if (signal.status !== 'failure' || decision.action !== 'await_dependency') return signal;
  const { filesModified, checkpoints } = signal.details;
  const until = decision.unblockAt === undefined ? {} : { estimatedUnblockTime: decision.unblockAt };
  const { plan, attempt } = signal;
  return CompletionSignal.blocked(
    run.phase.id,
    decision.why,
    { ...until, filesModified, checkpoints },
    context(run, plan, attempt),
  );
}
