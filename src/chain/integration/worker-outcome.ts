import type { Plan } from '../../plan/phase/plan.ts';
import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { readyPlans } from '../../plan/schedule/ready.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { buildFailedAttempt } from '../../run/attempt/attempt.ts';
import type { RunContext } from '../../run/context/run-context.ts';
import { notStarted as notBegunWords, type RunProgress } from '../../run/loop/run-progress.ts';
import { getQuestionDetails } from '../../run/questions/asking.ts';
import { findAgentQuestion } from '../../run/questions/question-state.ts';
import { blockAsReported, blockedOnPerson } from '../../signal/blocked.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import { getRetryOptions, isRetryable } from '../../signal/retry-policy.ts';
import type { SignalDetails, SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { fewAtOnce } from '../../system/process/few-at-once.ts';
import { getLargest } from '../../system/text/extremes.ts';
import {
  type ExpectedWorker,
  type IncomingPlan,
  type IncomingWorker,
  isRefusal,
  keepWork,
  readIncomingWorker,
} from '../transfer/incoming.ts';

/** How a plan's last attempt ended according to the worker. A success counts only once merged. */
export interface WorkerOutcome {
  readonly plan: Plan;
  readonly attempt: number;
  readonly signal: CompletionSignal;
  readonly incoming: IncomingPlan | null;
}

export type Work = WorkerOutcome & { readonly incoming: IncomingPlan };

/** True if the outcome has work to merge: a complete plan, or a part up to a question. */
export function isWork(outcome: WorkerOutcome): outcome is Work {
  return outcome.incoming !== null && (outcome.signal.status === 'success' || outcome.incoming.upTo !== undefined);
}

/** `incoming` is null without a result, or an error for an unusable one. */
interface ReadWorker {
  readonly expected: ExpectedWorker;
  readonly incoming: IncomingWorker | Error | null;
}

/** Reads the workers of a round in parallel, which mostly waits for git. */
export function readWorkers(workers: readonly ExpectedWorker[], base: string, run: RunContext): Promise<ReadWorker[]> {
  return fewAtOnce(workers, workersAtOnce, async (expected) => {
    const { folder, job, notStarted: notBegun } = expected;
    if (folder === null || notBegun !== null) return { expected, incoming: null };
    return { expected, incoming: await catchRefusal(readIncomingWorker(folder, job, base, run)) };
  });
}

/** Each may have a bundle of maximum size in memory. */
const workersAtOnce = 4;

async function catchRefusal<Result>(taken: Promise<Result>): Promise<Result | Error> {
  return taken.catch((error: unknown) => {
    if (isRefusal(error)) return error;
    throw error;
  });
}

/** A missing or unusable result fails its plan; one that was already processed returns nothing. */
export async function readWorkerOutcomes(
  { expected, incoming }: ReadWorker,
  base: string,
  progress: RunProgress,
): Promise<WorkerOutcome[]> {
  const { run } = progress;
  const { job, folder, why, mayHaveRun, notStarted: notBegun } = expected;
  if (folder === null && !mayHaveRun) return [];
  if (notBegun !== null) return haltRound(notBegun, job, progress);
  // If one job couldn't start agents, neither could the others.
  if (folder === null && progress.halted !== null) return [];
  if (incoming === null)
    return recordResult(`${formatWorkerName(job)} lost`, progress)
      ? buildLost(job, { reason: 'interrupted', message: why }, progress)
      : [];
  const refusal = incoming instanceof Error ? incoming : await catchRefusal(keepWork(incoming.result, base, run));
  if (incoming instanceof Error || refusal instanceof Error) {
    if (!recordResult(`${formatWorkerName(job)} unusable`, progress)) return [];
    const message = `the result of its job cannot be used: ${refusal?.message}`;
    return buildLost(job, { reason: 'agent_error', message }, progress);
  }
  const { leg } = incoming.result;
  if (leg.fault !== null && !leg.fault.began && !leg.fault.retryable)
    return haltRound(leg.fault.message, job, progress);
  // `halted` counts only if nothing was started.
  const halted = leg.fault === null && incoming.result.events.length === 0 ? (leg.halted ?? undefined) : undefined;
  if (
    !recordResult(`${formatWorkerName(job)} final in attempt ${leg.runAttempt} of the workflow run`, progress, halted)
  )
    return [];
  if (halted !== undefined) {
    progress.halted = halted;
    return [];
  }
  const isOpen = (plan: string) => !run.progress.done.has(plan);
  // Copy the worker's events with their own times.
  for (const { at, plan, told } of incoming.result.events)
    if (isOpen(plan)) run.services.ledger.append(told.event, told.details, at);
  if (leg.fault !== null) {
    const { reason, message, retryable } = leg.fault;
    return buildLost(job, { reason, message, retryable }, progress);
  }
  const outcomes = run.schedule.plans.flatMap(({ plan }) =>
    isOpen(plan.id) ? buildWorkerOutcomes(plan, incoming, { why, base }, run) : [],
  );
  return outcomes.length === 0 && job.plan !== ''
    ? buildLost(job, { reason: 'interrupted', message: why }, progress)
    : failDependents(sortOutcomes(outcomes, incoming), incoming, run);
}

/** Stops the round without counting an attempt: every other worker would fail to start for the same reason. */
function haltRound(reason: string, job: MatrixJob, progress: RunProgress): WorkerOutcome[] {
  const halted = `${notBegunWords}${reason}`;
  if (recordResult(`${formatWorkerName(job)} not begun`, progress, halted)) progress.halted = halted;
  return [];
}

/** Fails plans that build on work that doesn't count, because merging them would bring it in unseen. */
function failDependents(
  outcomes: readonly WorkerOutcome[],
  { incoming }: IncomingWorker,
  run: RunContext,
): WorkerOutcome[] {
  const countedPlans = new Set(outcomes.flatMap((outcome) => (isWork(outcome) ? [outcome.plan.id] : [])));
  const gap = incoming.findIndex(({ plan, base, commit }) => base !== commit && !countedPlans.has(plan));
  if (gap < 0) return [...outcomes];
  const dependents = new Set(incoming.slice(gap + 1).map(({ plan }) => plan));
  const message = `it builds on the work of plan ${incoming[gap]?.plan}, which does not count`;
  return outcomes.map((outcome) =>
    dependents.has(outcome.plan.id) && isWork(outcome)
      ? buildFailedOutcome(outcome.plan, outcome.attempt, { reason: 'merge_conflict', message }, run)
      : outcome,
  );
}

/** Records a result and returns true if it is processed for the first time in this run. */
function recordResult(result: string, { run }: RunProgress, halted?: string): boolean {
  const isKnown = phaseState(run.services.ledger.events).run(run.runId).results.has(result);
  if (!isKnown) run.services.ledger.append('leg', { result, halted });
  return !isKnown;
}

function formatWorkerName({ round, plan, attempt }: MatrixJob): string {
  return `round ${round}, ${plan === '' ? 'all plans' : `attempt ${attempt} of plan ${plan}`}:`;
}

function buildWorkerOutcomes(
  plan: Plan,
  { result, incoming }: IncomingWorker,
  { why, base }: { why: string; base: string },
  run: RunContext,
): WorkerOutcome[] {
  const { signals, events } = result;
  const attempts = events.filter((event) => event.plan === plan.id).map(({ attempt }) => attempt);
  const incomingPlan = incoming.find((candidate) => candidate.plan === plan.id) ?? null;
  const attempt = incomingPlan?.attempt ?? getLargest(attempts, 0);
  const signal = signals.get(plan.id);
  if (attempt === 0) return [];
  const failure = (reason: FailureReason, message: string) => [
    buildFailedOutcome(plan, attempt, { reason, message }, run),
  ];
  const isPart = incomingPlan?.upTo !== undefined;
  const isProven = incomingPlan !== null && (isPart ? signal?.status !== 'failure' : signal?.status === 'success');
  if (isProven && incomingPlan.refused !== null) return failure('scope_violation', incomingPlan.refused);
  if (isProven && isPart)
    return [{ plan, attempt, signal: buildAsked(plan.id, attempt, signal, run), incoming: incomingPlan }];
  if (isProven) {
    const details = signal?.status === 'success' ? signal.details : {};
    const success = CompletionSignal.success(run.phase.id, details, buildSignalContext(run, plan.id, attempt));
    return [{ plan, attempt, signal: success, incoming: incomingPlan }];
  }
  switch (signal?.status) {
    case 'success':
      return failure('verification_failed', 'its job reports success, but delivered no work');
    case 'failure':
    case 'blocked': {
      const reported = signal.plan === plan.id && (signal.attempt ?? attempt) <= attempt;
      if (!reported) return failure('agent_error', 'its job reports another plan or attempt under its name');
      return [{ plan, attempt, signal: rebuildSignal(signal, plan, { attempt, base }, run), incoming: null }];
    }
    case 'skipped':
    case undefined:
      return failure('interrupted', why);
  }
}

/** Builds the signal of a part, with only the costs from its worker; the question is added on merging. */
function buildAsked(
  plan: string,
  attempt: number,
  completionSignal: CompletionSignal | undefined,
  run: PhaseContext,
): CompletionSignal {
  const reported: Partial<SignalDetails<'blocked'>> =
    completionSignal?.status === 'blocked' ? completionSignal.details : {};
  const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings } = reported;
  const details = { tokensUsed, costUsd, isCostEstimate, durationMs, warnings };
  return blockedOnPerson(run.phase.id, 'the plan asks a person', details, buildSignalContext(run, plan, attempt));
}

/** Fails the plan of a lost worker. With several plans, the first that could run counts once. */
function buildLost(job: MatrixJob, foundFailure: FoundFailure, progress: RunProgress): WorkerOutcome[] {
  const { run, states } = progress;
  const id = job.plan === '' ? readyPlans(run.schedule, states)[0] : job.plan;
  const plan = run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === id)?.plan;
  if (plan === undefined || run.progress.done.has(plan.id)) return [];
  const attempt = job.plan === '' ? (progress.past.lastAttempt.get(plan.id) ?? 0) + 1 : job.attempt;
  const since = new Date(run.services.clock.now()).toISOString();
  // Counted, because an agent may have worked and cost something.
  run.services.ledger.append('attempt_start', { plan: plan.id, attempt, since, isLost: true });
  return [buildFailedOutcome(plan, attempt, foundFailure, run)];
}

type FoundFailure = SignalDetailsInput<'failure'> & { readonly reason: FailureReason; readonly message: string };

export function buildFailedOutcome(
  plan: Plan,
  attempt: number,
  foundFailure: FoundFailure,
  run: RunContext,
): WorkerOutcome {
  const details = {
    retryable: isRetryable(foundFailure.reason),
    retryOptions: getRetryOptions(run.policy.retry),
    ...foundFailure,
  };
  const { signal } = buildFailedAttempt(plan, attempt, details, run);
  return { plan, attempt, signal, incoming: null };
}

/** Rebuilds a worker's failure or question with this run's name and policy: it can reduce retries, never add any. */
function rebuildSignal(
  signal: Extract<CompletionSignal, { status: 'failure' | 'blocked' }>,
  plan: Plan,
  { attempt, base }: { attempt: number; base: string },
  run: PhaseContext,
): CompletionSignal {
  const at = buildSignalContext(run, plan.id, attempt);
  if (signal.status === 'blocked') {
    // Read questions from the plan here: a job could ask one thing and record another.
    const { question, ...details } = signal.details;
    const isRequested = question?.kind === 'agent-question';
    const requested = isRequested ? getQuestionDetails(findAgentQuestion(plan, details.reason, base), plan, run) : {};
    return blockAsReported(run.phase.id, details.reason, { ...details, ...requested }, at);
  }
  const { error, ...details } = signal.details;
  return CompletionSignal.failure(run.phase.id, error ?? details.reason, details, at);
}

/** Sorts outcomes in the worker's order, because one may build on another. */
function sortOutcomes(outcomes: readonly WorkerOutcome[], { incoming }: IncomingWorker): WorkerOutcome[] {
  const position = ({ plan }: WorkerOutcome) => incoming.findIndex((incomingPlan) => incomingPlan.plan === plan.id);
  return [...outcomes].sort((a, b) => position(a) - position(b));
}
