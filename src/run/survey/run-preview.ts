import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Agent } from '../../agents/program/agent.ts';
import { testLabel } from '../../judge/run/tests/lost-tests.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { findLeaseHolder, refuseDuringRun } from '../../record/log/lease.ts';
import { Ledger, listLedgers } from '../../record/log/ledger.ts';
import { withLedger } from '../../record/project/current-ledger.ts';
import { type LocalPhase, openPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { foreseenExitCode } from '../../settings/call/failure.ts';
import { getDeadline } from '../../settings/call/job-limit.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import type { Git } from '../../system/git/git.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { RunContext } from '../context/run-context.ts';
import { describeDoubt } from '../loop/human-gate.ts';
import { anyAgent, findAgent } from '../open/choose-agent.ts';
import { readTeamRules } from '../open/policies.ts';
import { type OpeningEffects, prepareRun } from '../open/prepare.ts';
import { getRoomsFolder } from '../open/recover-checkout.ts';
import { refuseUntestable, testProblem } from '../open/test-program.ts';
import { getQuestionState } from '../questions/question-state.ts';
import { Rooms } from '../room/rooms.ts';
import { findAboutAgent } from './agent-findings.ts';
import { buildForeseen, type Foreseen, findCommandProblems, findSetUpProblems } from './plan-findings.ts';

export interface RunPreview {
  readonly read: LocalPhase;
  readonly findings: readonly Foreseen[];
  /** Uses a copy of the record; null if the run would be refused before that. */
  readonly run: RunContext | null;
  readonly open: readonly Plan[];
  readonly agent: Agent | null;
  readonly agentVersion: string | null;
}

/** Opens a phase like a run, but problems become findings and the record is a temporary copy. @throws PhaseError */
export async function withRehearsal<T>(
  ref: string,
  world: World,
  work: (rehearsal: RunPreview) => Promise<T>,
): Promise<T> {
  const read = await openPhase(ref, world, readRunnable);
  const recorder = new Recorder();
  const agent = await chooseAgent(recorder, read, world);
  await recordPlace(recorder, read, world);
  // If the remote doesn't answer, continue without it.
  const isAway = recorder.findings.some(({ code }) => code === 'remote');
  // An interrupted run would be recovered first, including its changes in the checkout.
  const isCutOff = recorder.findings.some(({ code }) => code === 'cut-off-run');
  const localWorld = withSettings(world, {
    ...(isAway ? { remote: '' } : {}),
    ...(isCutOff ? { 'allow-dirty': true } : {}),
  });
  return withLedger(read, localWorld, async (dir) => {
    const scratch = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-dry-run-'));
    const ledger = openCopy(dir, join(scratch, 'record'), read, world);
    try {
      return await work(await rehearse(read, agent, { ledger, scratch, recorder }, localWorld));
    } finally {
      ledger.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  });
}

class Recorder implements OpeningEffects {
  readonly findings: Foreseen[] = [];
  readonly restoreAnswers = async () => false;
  readonly findInstalled = async () => ({ folders: [], way: 'copied' as const, kib: 0, tooLarge: [] });

  readonly require = async (code: string, check: () => unknown): Promise<void> => {
    try {
      await check();
    } catch (error) {
      const exitCode = foreseenExitCode(error);
      if (exitCode === null) throw error;
      this.findings.push({ ...buildForeseen('error', code, (error as Error).message), exitCode });
    }
  };

  readonly warn = (code: string, message: string): void => {
    this.findings.push(buildForeseen('warning', code, message));
  };
}

function openCopy(from: string, to: string, read: LocalPhase, world: World): Ledger {
  if (!world.settings.fresh && existsSync(from))
    cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== 'logs' });
  const lease = { epoch: 0, check: () => {} };
  const stamp = { runId: 'dry-run', phase: read.phase.id, now: () => new Date(world.now()), lease, redact: String };
  return Ledger.open(to, stamp, () => {});
}

type Chosen = Pick<RunPreview, 'agent' | 'agentVersion'>;

/** Checked first, like in a run, because the user may have named the wrong agent. */
async function chooseAgent(recorder: Recorder, read: LocalPhase, world: World): Promise<Chosen> {
  let agent = null as Agent | null;
  await recorder.require('agent', async () => {
    agent = await findAgent(world, read, null);
  });
  if (agent === null) return { agent, agentVersion: null };
  const { version, findings } = await findAboutAgent(agent, world);
  for (const finding of findings) recorder.findings.push(finding);
  return { agent, agentVersion: version };
}

async function rehearse(
  read: LocalPhase,
  { agent, agentVersion }: Chosen,
  { ledger, scratch, recorder }: { ledger: Ledger; scratch: string; recorder: Recorder },
  world: World,
): Promise<RunPreview> {
  const { git } = read;
  let run = null as RunContext | null;
  await recorder.require('settings', async () => {
    const parts = {
      runId: 'dry-run',
      leg: null,
      rooms: new Rooms(git, join(world.temporaryDirectory, getRoomsFolder(git, read.phase.id))),
      services: {
        ledger,
        interrupt: world.interrupt,
        agent: agent ?? anyAgent,
        exchangeDir: scratch,
        gateway: null,
        onActivity: () => undefined,
      },
      egress: null,
      spared: [],
      ofCommit: { teamRules: await readTeamRules(world.settings, (await git.head()).sha, git) },
      deadlineAt: await getDeadline(world),
      effects: recorder,
    };
    run = await prepareRun(read, parts, world);
  });
  const done = (run as RunContext | null)?.progress.done ?? new Set();
  const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
  if (run !== null && agent !== null) recordQuestions(recorder, open, run);
  await recordTests(recorder, open, ledger, read, world);
  const planFindings = [
    ...(await findCommandProblems(open, world)),
    ...open.flatMap((plan) => findSetUpProblems(plan, world)),
  ];
  return { read, findings: [...recorder.findings, ...planFindings], run, open, agent, agentVersion };
}

async function recordPlace(recorder: Recorder, { git }: LocalPhase, world: World): Promise<void> {
  const { configuration, settings } = world;
  if (configuration.problem !== null)
    recorder.findings.push(buildForeseen('error', 'configuration', configuration.problem.message));
  await recorder.require('run-under-way', () => refuseDuringRun(git.gitDir, world.machine));
  recordCutOff(recorder, git, world);
  if (git.isShallow)
    recorder.warn(
      'shallow-clone',
      'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow',
    );
  const { GIT_COMMITTER_NAME: author } = git.identity;
  if (author !== undefined)
    recorder.warn(
      'git-identity',
      `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`,
    );
  for (const location of new Set([git.root, world.temporaryDirectory])) {
    const { bavail, bsize } = statfsSync(location);
    const freeMb = Math.floor((bavail * bsize) / 1e6);
    const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
    if (freeMb < leastFreeMb)
      recorder.findings.push(buildForeseen(freeMb < 100 ? 'error' : 'warning', 'disk', message));
  }
  if (settings.remote !== '') await recorder.require('remote', () => refuseReadOnlyRemote(git, world));
}

const leastFreeMb = 1000;

function recordCutOff(recorder: Recorder, git: Git, { machine }: World): void {
  if (findLeaseHolder(git.gitDir, machine) !== null) return;
  for (const { phase, events } of listLedgers(git.gitDir)) {
    const { open } = phaseState(events);
    if (!open.isAny(git.root)) continue;
    const plans = [...new Set(open.attempts(git.root).map(({ plan }) => plan))];
    const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
    recorder.warn(
      'cut-off-run',
      `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`,
    );
  }
}

/** @throws Error with an exit code if the record can't be written there */
async function refuseReadOnlyRemote(git: Git, world: World): Promise<void> {
  const remote = findConfiguredRemote(git, world);
  await remote.list(['HEAD']); // throws if the remote can't be reached
  if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
    throw Object.assign(
      new Error(
        `the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`,
      ),
      { exitCode: TECHNICAL_EXIT.USAGE },
    );
}

function recordQuestions(recorder: Recorder, open: readonly Plan[], run: RunContext): void {
  for (const plan of open) {
    const doubt = describeDoubt(plan, run);
    const { stop } = getQuestionState(plan, run);
    const question = doubt ?? stop?.question;
    if (question === undefined) continue;
    const line = (doubt === null ? stop?.task?.line : undefined) ?? plan.keyLines.get('autonomous') ?? 1;
    const message = `plan ${plan.id} will wait for a person: ${question}`;
    recorder.findings.push(buildForeseen('warning', 'human-checkpoint', message, [plan.path, line]));
  }
}

async function recordTests(
  recorder: Recorder,
  open: readonly Plan[],
  { earlier }: Ledger,
  { git }: LocalPhase,
  world: World,
): Promise<void> {
  const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
  const problem = await testProblem(open, world);
  await recorder.require('program', () => refuseUntestable(problem));
  if (problem !== null && problem.exitCode === null) recorder.warn('program', problem.message);
  const state = phaseState(earlier);
  const commits = [(await git.head()).sha, state.base ?? ''];
  const [existing] = commits.flatMap((commit) => state.testsBefore(commit, command) ?? []);
  const red = (existing?.names?.failed ?? []).map(testLabel);
  const flaky = [...new Set(state.flakyTests(command).flatMap(({ names }) => names))];
  const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
  if (red.length > 0) recorder.warn('inherited-red', `red before the phase: ${joinFirstFew(red)}; ${next}`);
  if (flaky.length > 0) recorder.warn('flaky-tests', `found flaky before: ${joinFirstFew(flaky)}`);
}
