import { formatDiagnostic } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import type { PlanState } from '../../plan/schedule/ready.ts';
import type { PhaseContext, RunStart } from '../../record/documents/phase-context.ts';
import { classifyEnding, eventsVersion } from '../../record/events/event.ts';
import { readSignals } from '../../record/log/ledger.ts';
import type { AttemptHistory, PastAttempt } from '../../record/readings/attempt-history.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RecordedRun } from '../../record/readings/run-record.ts';
import { type Boundary, weakerBoundary } from '../../signal/boundary.ts';
import {
  buildInterruptedSignal,
  buildSignalContext,
  CompletionSignal,
  parseSignal,
  withWarnings,
} from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { type EvidenceFacts, getEvidenceDetails } from '../../signal/evidence.ts';
import { FAILURES } from '../../signal/signal-words.ts';
import type { AttemptRecord } from '../../signal/stuck.ts';
import { measureElapsed } from '../../system/process/machine.ts';
import { attemptInRoom } from '../attempt/room-attempt.ts';
import { isUsedUpBy, type PlannedRun, type RunContext, type RunServices } from '../context/run-context.ts';
import type { PlanEnd } from './plan-run.ts';

export interface RunProgress {
  readonly run: RunContext;
  /** Replaced in a dry run. */
  readonly attempt: typeof attemptInRoom;
  readonly states: Map<string, PlanState>;
  readonly signals: Map<string, CompletionSignal>;
  readonly past: AttemptHistory;
  readonly history: AttemptRecord[];
  readonly attemptsBefore: number;
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  readonly hadOpenRecord: boolean;
  readonly retries: Map<string, CompletionSignal>;
  readonly running: Map<string, Promise<void>>;
  failed: PlanEnd | null;
  /** True if the run spans several jobs without a shared checkout. */
  readonly isChained: boolean;
  readonly cut: 'interrupted' | 'rounds' | null;
  halted: string | null;
  before: unknown;
}

/** Prefix of `halted` if a job couldn't start agents, as opposed to a problem in the project. */
export const notStarted = 'no agent was started: ';

export function noteFailure(progress: RunProgress, failure: PlanEnd): void {
  const { failed, run } = progress;
  if (failed === null || (!endsRun(failed, run) && endsRun(failure, run))) progress.failed = failure;
}

/** A plan's own faults and budget don't end the run; a shared cap, key or phase budget does. */
export function endsRun({ signal, decision }: Pick<PlanEnd, 'signal' | 'decision'>, run: PlannedRun): boolean {
  if (run.policy.failFast) return true;
  if (signal.status === 'failure' && signal.details.reason === 'budget') return isUsedUpBy(run) !== null;
  const isPlanFault = signal.status !== 'failure' || FAILURES[signal.details.reason].isAgentsFault;
  return decision.action === 'stop' || !isPlanFault;
}

export function startRun(run: RunContext, attempt = attemptInRoom): RunProgress {
  const past = dropOrphans(phaseState(run.services.ledger.earlier).attempts.history, run.found);
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
    hadOpenRecord:
      run.workspace.known?.changes.some(({ path }) => path.endsWith('.planning/EXECUTION_LOG.md')) === true ||
      wasCutOff(run.services),
  };
}

/** Written ahead, so that the record is right even if the run dies. */
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
  // Recorded again, because later runs read back only to the last finished run.
  for (const { parts } of run.found.standings.values())
    for (const part of parts) run.services.ledger.append('part', part);
  const earlier = readSignals(run.services.ledger.dir);
  progress.before = earlier.get(null);
  run.services.ledger.writeSignal(null, buildInterruptedSignal(undefined, undefined, run));
  for (const { plan } of run.schedule.plans) {
    states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
    if (done.has(plan.id)) concludePlan(progress, plan.id, buildEarlierSuccess(plan, earlier.get(plan.id), run));
    else {
      const kind = earlier.has(plan.id) ? undefined : 'fleeting'; // syncing thousands of files is slow
      run.services.ledger.writeSignal(plan.id, buildInterruptedSignal(plan.id, undefined, run), kind);
    }
  }
}

/** Builds the signal of an already complete plan, with a warning if its text has changed (I3). */
function buildEarlierSuccess(plan: Plan, previousSignal: unknown, run: PhaseContext): CompletionSignal {
  const { details: result = {}, attempt } = (previousSignal ?? {}) as {
    details?: Boundary & { planHash?: unknown };
    attempt?: number;
  };
  const hash = result.planHash;
  // Attempts recorded by old versions had no sandbox.
  const sandbox = result.cage ?? (attempt === undefined ? undefined : 'none');
  const hasChanged = typeof hash === 'string' && hash !== hashPlan(plan);
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
  return CompletionSignal.success(run.phase.id, details, buildSignalContext(run, plan.id));
}

export function listWeakerPlans({ run, signals }: RunProgress): string[] {
  return [...signals].flatMap(([id, { details }]) => {
    const problem = details.cage === undefined ? null : weakerBoundary(details, run.policy);
    return problem === null ? [] : `plan ${id}: ${problem}`;
  });
}

/** Records a plan's result. `decision` is passed if other jobs or readers of the record need it. */
export function concludePlan(progress: RunProgress, plan: string, ended: CompletionSignal, decision?: Decision): void {
  const { run, signals, states, retries } = progress;
  const path = run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === plan)?.plan.path;
  const findings = run.found.findings.filter(({ file }) => file === path).map(formatDiagnostic);
  const signal = withWarnings(ended, findings);
  signals.set(plan, signal);
  states.set(plan, stateAfter[signal.status]);
  retries.delete(plan);
  if (signal.status === 'success') run.progress.done.add(plan);
  // A rerun job may succeed where it failed before.
  if (signal.status === 'success' && progress.failed?.plan === plan) progress.failed = null;
  run.services.ledger.writeSignal(plan, signal);
  run.services.ledger.append(classifyEnding('plan', signal.status), {
    plan,
    signal,
    ...(decision === undefined ? {} : { decision }),
  });
}

export function addEvidence(evidence: ReadonlyMap<string, EvidenceFacts>, { run, signals }: RunProgress): void {
  for (const [id, facts] of evidence) {
    const signal = signals.get(id);
    if (signal?.status !== 'success') continue;
    const details = { ...signal.details, evidence: getEvidenceDetails(facts) };
    const reported = parseSignal({ ...signal.toJSON(), details }, { runId: run.runId });
    signals.set(id, reported);
    run.services.ledger.writeSignal(id, reported);
  }
}

const stateAfter = { success: 'done', failure: 'failed', blocked: 'blocked', skipped: 'skipped' } as const;

export function resumeRun(runContext: RunContext): RunProgress {
  const recordedRun = phaseState(runContext.services.ledger.earlier).run(runContext.runId);
  const run = restoreOpening(recordedRun, runContext);
  const progress = startRun(run);
  const earlierState = phaseState(run.services.ledger.earlier.filter(({ runId }) => runId !== run.runId));
  const signals = readSignals(run.services.ledger.dir);
  for (const { plan } of run.schedule.plans) {
    const { id } = plan;
    const last = recordedRun.plans.get(id) ?? null;
    const ending = last === null || last.event === 'retry_wait' ? null : last;
    const signal = ending === null ? null : parseSignal(ending.signal);
    progress.states.set(id, run.progress.done.has(id) ? 'done' : 'pending');
    if (run.progress.done.has(id))
      progress.signals.set(id, signal?.status === 'success' ? signal : buildEarlierSuccess(plan, undefined, run));
    else if (signal !== null) restorePlan(progress, id, signal, ending?.decision);
    const reported = signals.get(id);
    if (last?.event === 'retry_wait' && reported !== undefined) progress.retries.set(id, parseSignal(reported));
  }
  const begunAt = Date.parse(recordedRun.opening?.at ?? '');
  const startedAt = begunAt
    ? run.services.clock.uptimeMs() - measureElapsed(begunAt, run.services.clock)
    : progress.startedAt;
  const { halted } = recordedRun;
  return {
    ...progress,
    isChained: true,
    startedAt,
    halted,
    attemptsBefore: earlierState.attempts.history.attempts.length,
  };
}

/** Leaves out plans written since the run was opened; the gate asks about them. */
function restoreOpening({ opening: started }: RecordedRun, run: RunContext): RunContext {
  if (started === null) return run;
  const plans = run.schedule.plans.filter(({ plan }) => started.plans.includes(plan.id));
  const { startCommit } = run.found;
  return {
    ...run,
    found: { ...run.found, startCommit: started.base ?? startCommit },
    schedule: { ...run.schedule, plans },
  };
}

/** Restores a plan's final failure or an agent's open question. Everything else is decided again. */
function restorePlan(
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

/** Removes adopted attempts, which haven't ended yet. */
function dropOrphans({ attempts, lastAttempt }: AttemptHistory, { orphans }: RunStart): AttemptHistory {
  const isOpen = ({ plan, attempt, reason }: PastAttempt) =>
    reason === 'interrupted' && orphans.get(plan)?.attempt === attempt;
  return { attempts: attempts.filter((attempt) => !isOpen(attempt)), lastAttempt };
}

/** True if the last run crashed or wrote no final signal, so it may have left an open record. */
function wasCutOff({ ledger }: RunServices): boolean {
  type Reported = { status?: unknown; reason?: unknown; details?: { reason?: unknown } } | null | undefined;
  const reported = readSignals(ledger.dir).get(null) as Reported;
  // If the signal is lost, assume a crash: closing the record twice is harmless.
  if (typeof reported?.status !== 'string') return ledger.earlier.length > 0;
  const reason = reported.details?.reason ?? reported.reason; // a placeholder for an unreadable signal has `reason` at the top level
  return reason === 'interrupted' || reason === 'internal';
}
