import { formatDiagnostic } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import type { PlanState } from '../../plan/schedule/ready.ts';
import type { PhaseContext, RunStart } from '../../record/documents/phase-context.ts';
import { endingKind, eventsVersion } from '../../record/events/event.ts';
import { readSignals } from '../../record/log/ledger.ts';
import type { AttemptHistory, PastAttempt } from '../../record/readings/attempt-history.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RecordedRun } from '../../record/readings/run-record.ts';
import { type Boundary, weakerBoundary } from '../../signal/boundary.ts';
import {
  CompletionSignal,
  interruptedSignal,
  parseSignal,
  signalContext,
  withWarnings,
} from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { type EvidenceFacts, evidenceDetails } from '../../signal/evidence.ts';
import { FAILURES } from '../../signal/signal-words.ts';
import type { AttemptRecord } from '../../signal/stuck.ts';
import { elapsedSince } from '../../system/process/machine.ts';
import { attemptInRoom } from '../attempt/room-attempt.ts';
import { type PlannedRun, type RunContext, type RunServices, usedUp } from '../context/run-context.ts';
import type { PlanEnd } from './plan-run.ts';

export interface RunProgress {
  readonly run: RunContext;
  /** Makes an attempt of a plan; a dry run only notes it. */
  readonly attempt: typeof attemptInRoom;
  readonly states: Map<string, PlanState>;
  readonly signals: Map<string, CompletionSignal>;
  readonly past: AttemptHistory;
  /** Attempts of all plans in the order in which they ended, past ones first. */
  readonly history: AttemptRecord[];
  readonly attemptsBefore: number;
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  readonly hadOpenRecord: boolean;
  /** Failed plans that another job is to try again. */
  readonly retries: Map<string, CompletionSignal>;
  readonly running: Map<string, Promise<void>>;
  failed: PlanEnd | null;
  /** Goes on from job to job: no checkout outlives it. */
  readonly isChained: boolean;
  /** Cause of an early end, besides an interrupt of this process. */
  readonly cut: 'interrupted' | 'rounds' | null;
  /** Reason to start no plan at all, before any was started, as a sentence; null where there is none. */
  halted: string | null;
  before: unknown;
}

/** Begins `halted` where it is no finding on the project: a job that was to start agents could not. */
export const notStarted = 'no agent was started: ';

/** Notes a failure. The phase ends by the first one, or by one that ends the run. */
export function noteFailure(progress: RunProgress, failure: PlanEnd): void {
  const { failed, run } = progress;
  if (failed === null || (!endsRun(failed, run) && endsRun(failure, run))) progress.failed = failure;
}

/** Faults and budget of a plan are its own; a cap, a key or the budget of the phase is shared by all. */
export function endsRun({ signal, decision }: Pick<PlanEnd, 'signal' | 'decision'>, run: PlannedRun): boolean {
  if (run.policy.failFast) return true;
  if (signal.status === 'failure' && signal.details.reason === 'budget') return usedUp(run) !== null;
  const isOwn = signal.status !== 'failure' || FAILURES[signal.details.reason].isAgentsFault;
  return decision.action === 'stop' || !isOwn;
}

export function startRun(run: RunContext, attempt = attemptInRoom): RunProgress {
  const past = withoutOrphans(phaseState(run.services.ledger.earlier).attempts.history, run.found);
  return {
    run,
    attempt,
    past,
    states: new Map(),
    signals: new Map(),
    running: new Map(),
    retries: new Map(),
    startedAt: run.services.clock.uptimeMs(),
    failed: null,
    halted: null,
    cut: null,
    isChained: false,
    before: undefined,
    history: [...past.attempts],
    attemptsBefore: past.attempts.length,
    // Lines that an earlier run could not commit.
    hadOpenRecord:
      run.workspace.known?.changes.some(({ path }) => path.endsWith('.planning/EXECUTION_LOG.md')) === true ||
      wasCutOff(run.services),
  };
}

/** Write-ahead: a run that dies from here on leaves the truth behind. */
export function announceProgress(progress: RunProgress): void {
  const { run, states } = progress;
  const { done } = run.progress;
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  run.services.ledger.append('phase_start', {
    base: run.found.startCommit,
    schemaVersion: eventsVersion,
    plans: ids,
    done: ids.filter((id) => done.has(id)),
    agent: run.services.agent.name,
    mode: run.policy.parallel > 1 ? 'team' : 'fallback',
    gate: { tests: run.policy.testCommand !== '', verifier: run.policy.verifierCommand !== '' },
    answers: run.found.answersAt,
    isContinued: phaseState(run.services.ledger.earlier).opening !== null,
    waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave }) => [plan.id, wave])),
  });
  // Recorded again, because a later run reads back only to the last one that is over.
  for (const { parts } of run.found.standings.values())
    for (const part of parts) run.services.ledger.append('part', part);
  const earlier = readSignals(run.services.ledger.dir);
  progress.before = earlier.get(null);
  run.services.ledger.writeSignal(null, interruptedSignal(undefined, undefined, run));
  for (const { plan } of run.schedule.plans) {
    states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
    if (done.has(plan.id)) concludePlan(progress, plan.id, doneBefore(plan, earlier.get(plan.id), run));
    else {
      const kind = earlier.has(plan.id) ? undefined : 'fleeting'; // with a thousand plans each sync counts
      run.services.ledger.writeSignal(plan.id, interruptedSignal(plan.id, undefined, run), kind);
    }
  }
}

/** Signal of a plan that was complete before. It is not run again, but a changed text is reported (I3). */
function doneBefore(plan: Plan, before: unknown, run: PhaseContext): CompletionSignal {
  const { details: result = {}, attempt } = (before ?? {}) as {
    details?: Boundary & { planHash?: unknown };
    attempt?: number;
  };
  const hash = result.planHash;
  // An attempt before there was a sandbox.
  const sandbox = result.cage ?? (attempt === undefined ? undefined : 'none');
  const hasChanged = typeof hash === 'string' && hash !== planHash(plan);
  const warnings = [
    `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`,
  ];
  const details = {
    alreadyComplete: true,
    ...(sandbox === undefined
      ? {}
      : { cage: sandbox, ...(result.network === undefined ? {} : { network: result.network }) }),
    ...(hash === undefined ? {} : { planHash: hash }),
    ...(hasChanged ? { warnings } : {}),
  };
  return CompletionSignal.success(run.phase.id, details, signalContext(run, plan.id));
}

/** Plans whose agents had a weaker boundary than this run asks for, as sentences. */
export function weakerPlans({ run, signals }: RunProgress): string[] {
  return [...signals].flatMap(([id, { details }]) => {
    const problem = details.cage === undefined ? null : weakerBoundary(details, run.policy);
    return problem === null ? [] : `plan ${id}: ${problem}`;
  });
}

/** Notes the result of a plan, with the findings about its file that decided nothing; `decision` where another job or a reader of the record has to know it. */
export function concludePlan(progress: RunProgress, plan: string, ended: CompletionSignal, decision?: Decision): void {
  const { run, signals, states, retries } = progress;
  const path = run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === plan)?.plan.path;
  const findings = run.found.findings.filter(({ file }) => file === path).map(formatDiagnostic);
  const signal = withWarnings(ended, findings);
  signals.set(plan, signal);
  states.set(plan, stateAfter[signal.status]);
  retries.delete(plan);
  if (signal.status === 'success') run.progress.done.add(plan);
  // A job that was run again did better.
  if (signal.status === 'success' && progress.failed?.plan === plan) progress.failed = null;
  run.services.ledger.writeSignal(plan, signal);
  run.services.ledger.append(endingKind('plan', signal.status), {
    plan,
    signal,
    ...(decision === undefined ? {} : { decision }),
  });
}

/** Adds to the signals of complete plans the evidence found on the judged commit. */
export function addEvidence(evidence: ReadonlyMap<string, EvidenceFacts>, { run, signals }: RunProgress): void {
  for (const [id, facts] of evidence) {
    const signal = signals.get(id);
    if (signal?.status !== 'success') continue;
    const details = { ...signal.details, evidence: evidenceDetails(facts) };
    const reported = parseSignal({ ...signal.toJSON(), details }, { runId: run.runId });
    signals.set(id, reported);
    run.services.ledger.writeSignal(id, reported);
  }
}

const stateAfter = { success: 'done', failure: 'failed', blocked: 'blocked', skipped: 'skipped' } as const;

export function resumeRun(runContext: RunContext): RunProgress {
  const mine = phaseState(runContext.services.ledger.earlier).run(runContext.runId);
  const run = asOpened(mine, runContext);
  const progress = startRun(run);
  const before = phaseState(run.services.ledger.earlier.filter(({ runId }) => runId !== run.runId));
  const signals = readSignals(run.services.ledger.dir);
  for (const { plan } of run.schedule.plans) {
    const { id } = plan;
    const last = mine.plans.get(id) ?? null;
    const ending = last === null || last.event === 'retry_wait' ? null : last;
    const signal = ending === null ? null : parseSignal(ending.signal);
    progress.states.set(id, run.progress.done.has(id) ? 'done' : 'pending');
    if (run.progress.done.has(id))
      progress.signals.set(id, signal?.status === 'success' ? signal : doneBefore(plan, undefined, run));
    else if (signal !== null) recallPlan(progress, id, signal, ending?.decision);
    const reported = signals.get(id);
    if (last?.event === 'retry_wait' && reported !== undefined) progress.retries.set(id, parseSignal(reported));
  }
  const begunAt = Date.parse(mine.opening?.at ?? '');
  const startedAt = begunAt
    ? run.services.clock.uptimeMs() - elapsedSince(begunAt, run.services.clock)
    : progress.startedAt;
  const { halted } = mine;
  return { ...progress, isChained: true, startedAt, halted, attemptsBefore: before.attempts.history.attempts.length };
}

/** Leaves out plans that were written meanwhile: the gate will ask about them, as in a run of its own. */
function asOpened({ opening: started }: RecordedRun, run: RunContext): RunContext {
  if (started === null) return run;
  const plans = run.schedule.plans.filter(({ plan }) => started.plans.includes(plan.id));
  const { startCommit } = run.found;
  return {
    ...run,
    found: { ...run.found, startCommit: started.base ?? startCommit },
    schedule: { ...run.schedule, plans },
  };
}

/** Keeps a decision about a plan: it failed for good, or its agent waits for a person. All else is asked again. */
function recallPlan(
  progress: RunProgress,
  plan: string,
  signal: CompletionSignal,
  decision: Decision | undefined,
): void {
  const isFailed = signal.status === 'failure' && decision !== undefined;
  if (!isFailed && !(signal.status === 'blocked' && signal.attempt !== undefined)) return;
  progress.signals.set(plan, signal);
  progress.states.set(plan, stateAfter[signal.status]);
  if (isFailed) noteFailure(progress, { plan, signal, decision, attempts: signal.attempt ?? 1 });
}

/** Adopted attempts have not ended yet, so they do not count. */
function withoutOrphans({ attempts, lastAttempt }: AttemptHistory, { orphans }: RunStart): AttemptHistory {
  const isOpen = ({ plan, attempt, reason }: PastAttempt) =>
    reason === 'interrupted' && orphans.get(plan)?.attempt === attempt;
  return { attempts: attempts.filter((attempt) => !isOpen(attempt)), lastAttempt };
}

/** True if the last run wrote no final signal or died of it, so that it is unknown what it left to close. */
function wasCutOff({ ledger }: RunServices): boolean {
  type Reported = { status?: unknown; reason?: unknown; details?: { reason?: unknown } } | null | undefined;
  const reported = readSignals(ledger.dir).get(null) as Reported;
  // A lost signal says nothing of how the last run ended; closing the record once more does no harm.
  if (typeof reported?.status !== 'string') return ledger.earlier.length > 0;
  const reason = reported.details?.reason ?? reported.reason; // the substitute for an unreadable signal has it at the top
  return reason === 'interrupted' || reason === 'internal';
}
