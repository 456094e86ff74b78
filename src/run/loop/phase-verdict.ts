import type { Gate } from '../../judge/decide/judge-commit.ts';
import { formatDiagnostic } from '../../plan/phase/diagnostic.ts';
import type { ClosedRun } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { failedAttemptLines, timeText } from '../../record/log/error-log.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { totalSpent } from '../../record/readings/recorded-spending.ts';
import { type CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import { buildStop, type Decision, decide } from '../../signal/decision.ts';
import { type ExitStatus, getExitStatus } from '../../signal/exit-status.ts';
import { type PhaseFacts, phaseOutcome } from '../../signal/phase-outcome.ts';
import { getRetryOptions } from '../../signal/retry-policy.ts';
import { formatCount, formatElapsed } from '../../system/text/text.ts';
import { getDecisionMoment, type RunContext, usedUp } from '../context/run-context.ts';
import { nextSteps } from './next-steps.ts';
import { plansOmitted, wasInterrupted } from './plan-endings.ts';
import type { RunProgress } from './run-progress.ts';

/** Signal of the phase from those of its plans and the gate, what follows from it, and what is to be written of it. */
export function phaseEnding(gate: Gate | null, report: string | null, progress: RunProgress) {
  const { run, history, startedAt, attemptsBefore } = progress;
  const plans = new Map(
    run.schedule.plans.map(({ plan: { id } }) => [id, progress.signals.get(id) as CompletionSignal]),
  );
  const durationMs = run.services.clock.uptimeMs() - startedAt;
  const spent = totalSpent(phaseState(run.services.ledger.events).attempts.spending);
  const facts = phaseFacts(plans, gate, { durationMs, spent }, progress);
  const verdict = phaseVerdict(plans, facts, progress);
  const { status } = verdict.signal;
  const reported = exitLog(progress, verdict.signal, verdict.exit.status);
  const attempts = history.length - attemptsBefore;
  // A run without news leaves the record alone: its lines go with those of the next run that has some.
  const hasNews = attempts > 0 || progress.hadOpenRecord || report !== null || status !== 'success';
  const closing = { status, isLeft: progress.isChained, report, state: inState(reported, run) };
  const { lastPlan, successRate } = reported;
  const end = { plans, attempts, durationMs, spent, lastPlan, successRate };
  return { ...verdict, told: reported, closing: hasNews ? closing : null, end };
}

export function phaseVerdict(
  plans: ReadonlyMap<string, CompletionSignal>,
  facts: PhaseFacts,
  progress: Pick<RunProgress, 'run' | 'failed' | 'history'>,
) {
  const { run, failed } = progress;
  const signal = phaseOutcome(run.phase.id, plans, facts, signalContext(run));
  const policy = { retry: run.policy.retry, ...run.next };
  const runAttempts = progress.history.length;
  const history = { failures: [], runAttempts, interrupted: facts.interrupted, ...getDecisionMoment(run) };
  const decision =
    failed?.decision ?? outOfBudget(signal, facts) ?? outOfRounds(signal, facts) ?? decide(signal, policy, history);
  const exit = getExitStatus({
    status: signal.status,
    interrupted: facts.interrupted,
    capReached: decision.action === 'stop',
    reason: signal.status === 'failure' ? signal.details.reason : undefined,
  });
  return { signal, decision, exit };
}

function phaseFacts(
  plans: ReadonlyMap<string, CompletionSignal>,
  gate: Gate | null,
  measured: Pick<PhaseFacts, 'durationMs' | 'spent'>,
  progress: RunProgress,
): PhaseFacts {
  const { run, cut, halted, failed } = progress;
  const interrupted = wasInterrupted(progress);
  const omitted = plansOmitted(progress);
  return {
    ...measured,
    interrupted,
    // After the gate, because its tests and verifier take time as well.
    deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
    roundsUsed: cut === 'rounds',
    // With a gate every plan is complete.
    budgetUsed: gate === null ? (usedUp(run)?.text ?? null) : null,
    halted,
    warnings: collectWarnings(plans, run),
    leftOut: omitted,
    failedPlan: failed?.plan,
    retryOptions: getRetryOptions(run.policy.retry),
    nextSteps: nextSteps(progress, gate, { interrupted, leftOut: omitted }),
    gate: gate && { ...gate, evidence: gate.level },
  };
}

function collectWarnings(plans: ReadonlyMap<string, CompletionSignal>, run: RunContext): string[] {
  const ofPlans = [...plans].flatMap(([id, { details }]) =>
    (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`),
  );
  const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
  const matches = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(formatDiagnostic);
  return [...new Set([...matches, ...phaseState(run.services.ledger.events).run(run.runId).warnings, ...ofPlans])];
}

/** A run that has used its rounds is over, however little is missing; the next run continues it. */
function outOfRounds({ phase, status }: CompletionSignal, { roundsUsed }: PhaseFacts): Decision | null {
  if (!roundsUsed || status !== 'failure') return null;
  const reason = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
  return buildStop('rounds_used', reason, 'rounds');
}

/** A person has to raise the limit first. */
function outOfBudget({ phase, status }: CompletionSignal, { budgetUsed }: PhaseFacts): Decision | null {
  if (budgetUsed === null || status !== 'failure') return null;
  return buildStop('budget_used', `Phase ${phase} ended: ${budgetUsed}`, 'budget');
}

/** Facts about the end of a run (seed 003). `successRate` is of its attempts, null without any. */
function exitLog(progress: RunProgress, signal: CompletionSignal, exitStatus: ExitStatus) {
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

/**
 * Lines for STATE.md (seeds 003, 004). Only our own words: later agents read it, and what one of them said is not for them
 * to obey (I8).
 */
function inState(reported: ReturnType<typeof exitLog>, run: PhaseContext): ClosedRun['state'] {
  const { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = reported;
  const phase = `phase ${run.phase.id}`;
  const percent = successRate === null ? null : Math.round(successRate * 100);
  const rate = percent === null ? '' : `, ${percent} % of them succeeded`;
  const isDone = exitStatus === 'COMPLETED';
  const now = new Date(run.services.clock.now()).toISOString();
  const today = now.slice(0, 10);
  return {
    status: isDone
      ? 'Phase complete'
      : `${exitStatus}${reason === 'blocked' ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
    lastActivity: `${today} - ${phase} ${exitStatus}: ${formatCount(iterations, 'attempt')}${rate}, ${Math.round(durationMs / 1000)} s`,
    ...(lastPlan === null ? {} : { stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}` }),
    lastRun: [
      `Exit: ${exitStatus} (${reason}), ${phase}, ${timeText(now)}`,
      `Last task: ${lastPlan === null ? 'none' : `plan ${lastPlan}`}`,
      `Statistics: ${complete}/${plans} plans complete, ${formatCount(iterations, 'attempt')}, success rate ${percent ?? 0} %, ${formatElapsed(durationMs)}`,
    ],
    errors: failedAttemptLines(run.services.ledger.events, run.runId),
  };
}
