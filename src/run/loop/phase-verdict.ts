import type { Gate } from '../../judge/decide/judge-commit.ts';
import { formatDiagnostic } from '../../plan/phase/diagnostic.ts';
import type { ClosedRun } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { formatFailedAttempts, formatTime } from '../../record/log/error-log.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { sumSpending } from '../../record/readings/recorded-spending.ts';
import { buildSignalContext, type CompletionSignal } from '../../signal/completion-signal.ts';
import { buildStop, type Decision, decide } from '../../signal/decision.ts';
import { type ExitStatus, getExitStatus } from '../../signal/exit-status.ts';
import { buildPhaseOutcome, type PhaseFacts } from '../../signal/phase-outcome.ts';
import { getRetryOptions } from '../../signal/retry-policy.ts';
import { formatCount, formatElapsed } from '../../system/text/text.ts';
import { getDecisionMoment, isUsedUpBy, type RunContext } from '../context/run-context.ts';
import { getNextSteps } from './next-steps.ts';
import { listOmittedPlans, wasInterrupted } from './plan-endings.ts';
import type { RunProgress } from './run-progress.ts';

export function phaseEnding(gate: Gate | null, report: string | null, progress: RunProgress) {
  const { run, history, startedAt, attemptsBefore } = progress;
  const plans = new Map(
    run.schedule.plans.map(({ plan: { id } }) => [id, progress.signals.get(id) as CompletionSignal]),
  );
  const durationMs = run.services.clock.uptimeMs() - startedAt;
  const spent = sumSpending(phaseState(run.services.ledger.events).attempts.spending);
  const facts = collectFacts(plans, gate, { durationMs, spent }, progress);
  const verdict = phaseVerdict(plans, facts, progress);
  const { status } = verdict.signal;
  const reported = buildExitLog(progress, verdict.signal, verdict.exit.status);
  const attempts = history.length - attemptsBefore;
  // If nothing new happened, the record isn't committed; its lines are included in the next run's commit.
  const hasNews = attempts > 0 || progress.hadOpenRecord || report !== null || status !== 'success';
  const closing = { status, isLeft: progress.isChained, report, state: buildStateLines(reported, run) };
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
  const signal = buildPhaseOutcome(run.phase.id, plans, facts, buildSignalContext(run));
  const policy = { retry: run.policy.retry, ...run.next };
  const runAttempts = progress.history.length;
  const history = { failures: [], runAttempts, interrupted: facts.interrupted, ...getDecisionMoment(run) };
  const decision =
    failed?.decision ?? stopAtBudget(signal, facts) ?? stopAtRounds(signal, facts) ?? decide(signal, policy, history);
  const exit = getExitStatus({
    status: signal.status,
    interrupted: facts.interrupted,
    capReached: decision.action === 'stop',
    reason: signal.status === 'failure' ? signal.details.reason : undefined,
  });
  return { signal, decision, exit };
}

function collectFacts(
  plans: ReadonlyMap<string, CompletionSignal>,
  gate: Gate | null,
  measured: Pick<PhaseFacts, 'durationMs' | 'spent'>,
  progress: RunProgress,
): PhaseFacts {
  const { run, cut, halted, failed } = progress;
  const interrupted = wasInterrupted(progress);
  const omitted = listOmittedPlans(progress);
  return {
    ...measured,
    interrupted,
    // Checked after the gate, which takes time itself.
    deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
    roundsUsed: cut === 'rounds',
    // If the gate ran, every plan is complete.
    budgetUsed: gate === null ? (isUsedUpBy(run)?.text ?? null) : null,
    halted,
    warnings: collectWarnings(plans, run),
    leftOut: omitted,
    failedPlan: failed?.plan,
    retryOptions: getRetryOptions(run.policy.retry),
    nextSteps: getNextSteps(progress, gate, { interrupted, leftOut: omitted }),
    gate: gate && { ...gate, evidence: gate.level },
  };
}

function collectWarnings(plans: ReadonlyMap<string, CompletionSignal>, run: RunContext): string[] {
  const planWarnings = [...plans].flatMap(([id, { details }]) =>
    (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`),
  );
  const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
  const fileWarnings = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(formatDiagnostic);
  return [
    ...new Set([...fileWarnings, ...phaseState(run.services.ledger.events).run(run.runId).warnings, ...planWarnings]),
  ];
}

function stopAtRounds({ phase, status }: CompletionSignal, { roundsUsed }: PhaseFacts): Decision | null {
  if (!roundsUsed || status !== 'failure') return null;
  const reason = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
  return buildStop('rounds_used', reason, 'rounds');
}

function stopAtBudget({ phase, status }: CompletionSignal, { budgetUsed }: PhaseFacts): Decision | null {
  if (budgetUsed === null || status !== 'failure') return null;
  return buildStop('budget_used', `Phase ${phase} ended: ${budgetUsed}`, 'budget');
}

/** Collects facts about the end of a run (seed 003). `successRate` is null without attempts. */
function buildExitLog(progress: RunProgress, signal: CompletionSignal, exitStatus: ExitStatus) {
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

/** Builds the lines for STATE.md (seeds 003, 004), which agents read: never quote agent output (I8). */
function buildStateLines(reported: ReturnType<typeof buildExitLog>, run: PhaseContext): ClosedRun['state'] {
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
      `Exit: ${exitStatus} (${reason}), ${phase}, ${formatTime(now)}`,
      `Last task: ${lastPlan === null ? 'none' : `plan ${lastPlan}`}`,
      `Statistics: ${complete}/${plans} plans complete, ${formatCount(iterations, 'attempt')}, success rate ${percent ?? 0} %, ${formatElapsed(durationMs)}`,
    ],
    errors: formatFailedAttempts(run.services.ledger.events, run.runId),
  };
}
