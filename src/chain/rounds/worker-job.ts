import { resolve } from 'node:path';
import { AgentMissingError } from '../../agents/program/agent.ts';
import { PhaseError } from '../../plan/phase/planning-tree.ts';
import { artifactName, getGateArtifactName } from '../../plan/schedule/job-matrix.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { FencedError, LockedError } from '../../record/log/lease.ts';
import { readRecord } from '../../record/published/shared-record.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { adoptSummaries } from '../../run/loop/adopt-summaries.ts';
import { runPlans, testBaseFirst } from '../../run/loop/phase-run.ts';
import { announceProgress, startRun } from '../../run/loop/run-progress.ts';
import { type AgentChoice, chosenAgent, findAgent } from '../../run/open/choose-agent.ts';
import { holdPhase } from '../../run/open/hold-phase.ts';
import type { RunScope } from '../../run/open/own-record.ts';
import { warnOfCredentials } from '../../run/open/policies.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import { deadlineLadder } from '../../settings/call/job-limit.ts';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import { getResultFolder } from '../../settings/call/own-folder.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { measureElapsed } from '../../system/process/machine.ts';
import { pause } from '../../system/process/watchdog.ts';
import { askGate } from '../workers/ask-gate.ts';
import { refuseUnisolated, restoreRound, UnfilledMatrixError } from '../workers/job-isolation.ts';
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

export function parseWorkerJob([ref = '', plan]: readonly string[], caller: World) {
  // Only the opening job may start afresh.
  const resumed = withSettings(caller, { fresh: false });
  const world = withSecret(plan === undefined ? resumed : withSettings(resumed, { 'max-parallel': 1 }));
  const { settings } = world;
  const runId = getRunId(settings);
  checkBaseForm(settings);
  const outputFolder = settings['output-dir'] && resolve(world.directory, settings['output-dir']);
  const into = getResultFolder(world, outputFolder, `phase-executor-leg-${runId}`);
  if (!canTakeWorker(into))
    throw new UsageError(`output-dir: found ${into}, which is not empty; name an empty or a new folder`);
  const redact = createRedactor(world);
  const started = parseInstant('job-started', settings['job-started']) ?? world.now();
  const { engineMs } = deadlineLadder(settings['job-timeout']);
  const deadlineAt = world.machine.uptimeMs() - measureElapsed(started, world) + engineMs;
  const job: WorkerJob = { ref, plan: plan ?? null, runId, into, deadlineAt, redact, hasStarted: false };
  return { job, world };
}

/** Recovers interrupted attempts, which saves their work, and saves the result so far. */
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
  // Tests and the verifier need no agent.
  const agent: AgentChoice = (read, scratch) =>
    isGate ? chosenAgent(settings, read) : findAgent(world, read, scratch);
  // Only reads the shared record: a worker may not write there.
  const openRecord = async (runScope: RunScope) => {
    if (settings.remote === '') return null;
    await readRecord({
      ...runScope,
      remote: findConfiguredRemote(runScope.git, world),
      ttlMs: settings['job-timeout'],
    });
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
    // If failing tests are allowed, only the gate needs to know.
    if (run.policy.inheritedTests === 'fail') await testBaseFirst(progress);
    job.hasStarted = true;
    await runPlans(progress);
    await run.isolation.folds.drain();
    return saveWorker(progress, saving);
  });
}

export function saveFailure(error: unknown, job: WorkerJob, world: World): { saved: SavedWorker; exitCode: number } {
  const { settings } = world;
  const { exitCode, message, stack } = describeFailure(error);
  if (stack !== null) world.progress(job.redact(stack)); // the result only has room for a sentence
  const { plan, ref: phase, runId, into } = job;
  const matrixJob = error instanceof UnfilledMatrixError ? error.job : null;
  const artifact = matrixJob?.artifact ?? getArtifactName(phase, plan, 1, settings);
  const round = matrixJob?.round ?? settings.round;
  const name = createWorkerName(phase, { runId, artifact, base: '0'.repeat(40) }, { ...settings, round });
  const reason = classifyWorkerError(error);
  const shortMessage = job.redact(message).slice(0, 4000);
  const fault = { reason, message: shortMessage, retryable: reason === 'interrupted', began: job.hasStarted };
  return { saved: saveFault(into, name, settings['leg-kind'], fault), exitCode };
}

/** Problems with git, remotes or locks may be gone on a retry; usage errors aren't. */
function classifyWorkerError(error: unknown): FailureReason {
  if (error instanceof GitError || error instanceof LockedError || error instanceof FencedError) return 'interrupted';
  if (error instanceof PhaseError) return 'invalid_plan';
  return error instanceof AgentMissingError ? 'agent_error' : 'internal';
}

async function buildWorkerName(run: PhaseContext, { plan, runId }: WorkerJob, input: Settings): Promise<WorkerName> {
  const settings = restoreRound(run, plan, input);
  const attempt = 1 + (plan === null ? 0 : phaseState(run.services.ledger.earlier).attempts.countStarted(plan));
  const artifact = getArtifactName(run.phase.id, plan, attempt, settings);
  return createWorkerName(run.phase.id, { runId, artifact, base: (await run.workspace.git.head()).sha }, settings);
}

function createWorkerName(
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

/** Renames the workflow's secret for the agent, because a workflow file can't use an input as a variable name. */
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
