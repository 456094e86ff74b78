import { resolve } from 'node:path';
import { AgentMissingError } from '../../agents/program/agent.ts';
import { PhaseError } from '../../plan/phase/planning-tree.ts';
import { artifactName, getGateArtifactName } from '../../plan/schedule/job-matrix.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { FencedError, LockedError } from '../../record/log/lease.ts';
import { readRecord } from '../../record/published/shared-record.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { adoptSummaries } from '../../run/loop/adopt-summaries.ts';
import { baseFirst, runPlans } from '../../run/loop/phase-run.ts';
import { announceProgress, startRun } from '../../run/loop/run-progress.ts';
import { type AgentChoice, chosenAgent, findAgent } from '../../run/open/choose-agent.ts';
import { holdPhase } from '../../run/open/hold-phase.ts';
import type { RunScope } from '../../run/open/own-record.ts';
import { warnOfCredentials } from '../../run/open/policies.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import { deadlineLadder } from '../../settings/call/job-limit.ts';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import { resultFolder } from '../../settings/call/own-folder.ts';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { elapsedSince } from '../../system/process/machine.ts';
import { pause } from '../../system/process/watchdog.ts';
import { askGate } from '../workers/ask-gate.ts';
import { refuseUnisolated, roundOnRecord, UnfilledMatrixError } from '../workers/job-isolation.ts';
import { noteBegin, saveFault, saveWorker, type WorkerName } from '../workers/saved-worker.ts';
import { canTakeWorker, type SavedWorker } from '../workers/worker-result.ts';
import { checkBaseForm, getRunId } from './chain-job.ts';

export interface WorkerJob {
  readonly ref: string;
  readonly plan: string | null;
  readonly runId: string;
  readonly into: string;
  /** In ms of the machine's uptime. */
  readonly deadlineAt: number;
  readonly redact: (text: string) => string;
  hasStarted: boolean;
}

export function parseWorkerJob([ref = '', plan]: readonly string[], outside: World) {
  // A worker goes on with the record as it is; beginning again is for the job that opens the run.
  const begun = withSettings(outside, { fresh: false });
  const world = withSecret(plan === undefined ? begun : withSettings(begun, { 'max-parallel': 1 }));
  const { settings } = world;
  const runId = getRunId(settings);
  checkBaseForm(settings);
  const named = settings['output-dir'] && resolve(world.directory, settings['output-dir']);
  const into = resultFolder(world, named, `phase-executor-leg-${runId}`);
  if (!canTakeWorker(into))
    throw new UsageError(`output-dir: found ${into}, which is not empty; name an empty or a new folder`);
  const redact = redactorFor(world);
  const started = parseInstant('job-started', settings['job-started']) ?? world.now();
  const { engineMs } = deadlineLadder(settings['job-timeout']);
  const deadlineAt = world.machine.uptimeMs() - elapsedSince(started, world) + engineMs;
  const job: WorkerJob = { ref, plan: plan ?? null, runId, into, deadlineAt, redact, hasStarted: false };
  return { job, world };
}

/** Sets right what was cut off here, which keeps its work, and saves what is on record since. */
export async function salvageWork(job: WorkerJob, world: World): Promise<SavedWorker> {
  const { settings } = world;
  if (settings['leg-kind'] === 'gate') throw new LockedError('the job was cut off during the exit gate');
  const { ref, plan, runId, deadlineAt, redact, into } = job;
  job.hasStarted = true;
  const agent: AgentChoice = (read) => chosenAgent(settings, read);
  const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt };
  return holdPhase({ ...hold, openRecord: async () => null }, world, async (run) => {
    const saving = { into, name: await buildWorkerName(run, job, settings), redact, gate: null };
    return saveWorker(startRun(run), saving);
  });
}

export async function workOnPlan(job: WorkerJob, world: World): Promise<SavedWorker> {
  const { settings } = world;
  const { ref, plan, runId, deadlineAt, redact, into } = job;
  const isGate = settings['leg-kind'] === 'gate';
  // Tests need no agent, and a verifier is a command of its own.
  const agent: AgentChoice = (read, scratch) =>
    isGate ? chosenAgent(settings, read) : findAgent(world, read, scratch);
  // Reads the record of the run, and holds nothing: a worker may not write where others read.
  const openRecord = async (runScope: RunScope) => {
    if (settings.remote === '') return null;
    await readRecord({ ...runScope, remote: configuredRemote(runScope.git, world), ttlMs: settings['job-timeout'] });
    return null;
  };
  const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt, openRecord };
  return holdPhase(hold, world, async (run) => {
    const { sha } = await run.workspace.git.head();
    if (settings.base !== '' && settings.base !== sha)
      throw new UsageError(`base: found ${settings.base}, but ${sha} is checked out; check out the base of the round`);
    const ids = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan.id);
    if (plan !== null && !ids.includes(plan))
      throw new UsageError(`plan: found "${plan}", expected one of: ${ids.join(', ')}`);
    await refuseUnisolated(run, world);
    warnOfCredentials(run);
    const name = await buildWorkerName(run, job, settings);
    await adoptSummaries(run, null);
    const saving = { into, name, redact, gate: null };
    noteBegin(run.services, saving.name.artifact);
    const progress = startRun(run);
    announceProgress(progress);
    if (isGate) return saveWorker(progress, { ...saving, gate: await askGate(run) });
    // An allowed change stops nothing, so only the gate has to know it.
    if (run.policy.inheritedTests === 'fail') await baseFirst(progress);
    job.hasStarted = true;
    await runPlans(progress);
    await run.isolation.folds.drain();
    return saveWorker(progress, saving);
  });
}

export function saveFailure(error: unknown, job: WorkerJob, world: World): { saved: SavedWorker; exitCode: number } {
  const { settings } = world;
  const { exitCode, message, stack } = describeFailure(error);
  if (stack !== null) world.progress(job.redact(stack)); // a result has room for a sentence only
  const { plan, ref: phase, runId, into } = job;
  const meant = error instanceof UnfilledMatrixError ? error.job : null;
  const artifact = meant?.artifact ?? getArtifactName(phase, plan, 1, settings);
  const round = meant?.round ?? settings.round;
  const name = workerName(phase, { runId, artifact, base: '0'.repeat(40) }, { ...settings, round });
  const reason = classifyWorkerError(error);
  const reported = job.redact(message).slice(0, 4000);
  const fault = { reason, message: reported, retryable: reason === 'interrupted', began: job.hasStarted };
  return { saved: saveFault(into, name, settings['leg-kind'], fault), exitCode };
}

/** Git, a remote or a lock that stood in the way may be gone by the next time; what the caller got wrong is not. */
function classifyWorkerError(error: unknown): FailureReason {
  if (error instanceof GitError || error instanceof LockedError || error instanceof FencedError) return 'interrupted';
  if (error instanceof PhaseError) return 'invalid_plan';
  return error instanceof AgentMissingError ? 'agent_error' : 'internal';
}

async function buildWorkerName(run: PhaseContext, { plan, runId }: WorkerJob, input: Settings): Promise<WorkerName> {
  const settings = roundOnRecord(run, plan, input);
  const attempt = 1 + (plan === null ? 0 : phaseState(run.services.ledger.earlier).attempts.countStarted(plan));
  const artifact = getArtifactName(run.phase.id, plan, attempt, settings);
  return workerName(run.phase.id, { runId, artifact, base: (await run.workspace.git.head()).sha }, settings);
}

function workerName(
  phase: string,
  existing: Pick<WorkerName, 'runId' | 'artifact' | 'base'>,
  settings: Settings,
): WorkerName {
  const { 'run-attempt': runAttempt, round, base } = settings;
  return { ...existing, phase, runAttempt, round, base: base || existing.base };
}

function getArtifactName(phase: string, plan: string | null, attempt: number, settings: Settings): string {
  const { 'artifact-name': artifact, round, 'leg-kind': kind } = settings;
  return (
    artifact || (kind === 'gate' ? getGateArtifactName(phase) : artifactName(phase, round, plan ?? 'all', attempt))
  );
}

export async function waitUntil(notBefore: string, deadlineAt: number, world: World): Promise<void> {
  const now = world.now();
  const waitMs = Math.min((parseInstant('not-before', notBefore) ?? 0) - now, deadlineAt - world.machine.uptimeMs());
  const { soon } = world.interrupt;
  if (waitMs <= 0 || soon.aborted) return;
  world.progress(`waiting until ${new Date(now + waitMs).toISOString()}, for which the retry is scheduled`);
  await pause('the time of a retry', waitMs, soon);
}

function parseInstant(name: string, text: string): number | null {
  if (text === '') return null;
  const at = Date.parse(text);
  if (Number.isNaN(at))
    throw new UsageError(`${name}: found "${text}", expected an ISO time such as 2026-01-01T00:00:00Z`);
  return at;
}

/** The secret of the workflow under the name the agent knows it by; a workflow file cannot make a name of an input. */
function withSecret(world: World): World {
  const { settings } = world;
  const name = settings['agent-secret-name'];
  const { PHASE_EXECUTOR_SECRET: secret = '', ...environment } = world.environment;
  if (name !== '' && secret === '')
    world.progress(`agent-secret-name: ${name} has no value, because no secret was passed`);
  if (name === '' || secret === '') return { ...world, environment };
  if (
    !/^[A-Za-z_]\w{0,100}$/.test(name) ||
    /^(GITHUB_|ACTIONS_|RUNNER_|INPUT_|GIT_|PHASE_EXECUTOR|PATH$|HOME$|NODE_OPTIONS$|LD_)/.test(name)
  )
    throw new UsageError(
      `agent-secret-name: found "${name}", expected the name of a variable for a key, such as ANTHROPIC_API_KEY`,
    );
  const withKey = { ...world, environment: { ...environment, [name]: secret } };
  return withSettings(withKey, { 'agent-env': [...settings['agent-env'], name] });
}
