import { statfsSync } from 'node:fs';
import type { Agent } from '../../agents/program/agent.ts';
import { ignoredPromises } from '../../judge/decide/judged-plans.ts';
import { testLabel } from '../../judge/run/tests/lost-tests.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import { leaseHolder, refuseDuringRun } from '../../record/log/lease.ts';
import { listLedgers, readRecentEvents } from '../../record/log/ledger.ts';
import { withLedger } from '../../record/project/current-ledger.ts';
import { type LocalPhase, openPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { foreseenExitCode } from '../../settings/call/failure.ts';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Git } from '../../system/git/git.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { firstFew } from '../../system/text/text.ts';
import { doubtAbout } from '../loop/human-gate.ts';
import { findAgent } from '../open/choose-agent.ts';
import { buildRunPolicy } from '../open/policies.ts';
import { refuseDirtyTree } from '../open/prepare.ts';
import { donePlans, readStandings, unfinishedPlans } from '../open/standings.ts';
import { refuseUntestable, testProblem } from '../open/test-program.ts';
import type { Standing } from '../questions/standing.ts';
import { agentForecast } from './agent-forecast.ts';
import { buildForeseen, commandFindings, type Foreseen, setUpFindings } from './plan-forecast.ts';

/** State that a run looks at first, read in the same order by the same code; nothing is changed. */
export interface PhaseOutset {
  readonly read: LocalPhase;
  readonly world: World;
  readonly state: TreeState;
  readonly done: ReadonlySet<string>;
  readonly open: readonly Plan[];
  /** Null where there is none, or nothing to do. */
  readonly agent: Agent | null;
  readonly agentVersion: string | null;
  /** Record of earlier runs that this one would continue. */
  readonly events: readonly LedgerEvent[];
  /** Progress of plans that ask people, by plan id. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** Plans that would wait for a person. */
  readonly questions: ReadonlyMap<string, PlanQuestion>;
}

export interface PlanQuestion {
  readonly question: string;
  readonly line: number;
  /** Asked before anything more is done of the plan. */
  readonly isAtOnce: boolean;
}

/** Collects what can be known beforehand. @throws PhaseError for a phase that cannot be read or has no plan. */
export async function phaseForecast(
  ref: string,
  world: World,
): Promise<{ readonly ground: PhaseOutset; readonly findings: readonly Foreseen[] }> {
  const read = await openPhase(ref, world, readRunnable);
  const { git, prefix } = read;
  const state = await new Checkpoints(git).scan();
  const done = await donePlans(read, state);
  const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
  const observed = { read, world, state, done, open };
  const recovered = cutOffFindings(observed);
  const stops = await listRefusals(observed, recovered.length > 0);
  const { agent, version: agentVersion, findings: ofAgent } = await agentFindings(observed);
  const ofPlace = await placeFindings(observed);
  // Nothing more can be known of a remote that does not answer.
  const isAway = ofPlace.some(({ code }) => code === 'remote');
  const location = isAway ? withSettings(world, { remote: '' }) : world;
  const events = await withLedger(read, location, (dir) =>
    world.settings.fresh ? [] : readRecentEvents(dir, read.phase.id),
  );
  const standings = agent === null ? new Map() : await readStandings(read, done, events, agent, location);
  const questions = await listQuestions(observed, standings);
  const options = { ...observed, agent, agentVersion, events, standings, questions };
  const findings = [
    ...stops,
    ...recovered,
    ...ofAgent,
    ...peopleFindings(options),
    ...(await testFindings(options)),
    ...(await testProgramFindings(observed)),
    ...ofPlace,
    ...(await commandFindings(open, world)),
    ...open.flatMap((plan) => setUpFindings(plan, world)),
    ...(await ignoredPromises(open, git, prefix)).map(({ plan, message }) =>
      buildForeseen('warning', 'ignored-promise', `${plan} ${message}`),
    ),
  ];
  return { ground: options, findings };
}

/** Known before the record is read. */
type Seen = Omit<PhaseOutset, 'agent' | 'agentVersion' | 'events' | 'standings' | 'questions'>;

/** Findings for which `run` would refuse to begin. */
async function listRefusals({ read, world, state, open }: Seen, isRecovered: boolean): Promise<Foreseen[]> {
  const { settings, configuration } = world;
  const { problem } = configuration;
  return [
    ...(problem === null ? [] : [buildForeseen('error', 'configuration', problem.message)]),
    ...(await catchRefusal('run-under-way', () => refuseDuringRun(read.git.gitDir, world.machine))),
    ...(await catchRefusal('settings', () => buildRunPolicy(settings, open.length, { deadlineAt: 0, now: 0 }))),
    ...(settings['allow-dirty'] || isRecovered
      ? []
      : await catchRefusal('dirty-checkout', () => refuseDirtyTree(state, read))),
  ];
}

/** Finding for what a check throws; none where it passes. */
export async function catchRefusal(code: string, check: () => unknown): Promise<Foreseen[]> {
  try {
    await check();
    return [];
  } catch (error) {
    const exitCode = foreseenExitCode(error);
    if (exitCode === null) throw error;
    return [{ ...buildForeseen('error', code, (error as Error).message), exitCode }];
  }
}

/** Warns of a run that died: the next one recovers it before anything else. */
function cutOffFindings({ read: { git }, world }: Seen): Foreseen[] {
  if (leaseHolder(git.gitDir, world.machine) !== null) return [];
  return listLedgers(git.gitDir).flatMap(({ phase, events }) => {
    const { open } = phaseState(events);
    if (!open.isAny(git.root)) return [];
    const plans = [...new Set(open.attempts(git.root).map(({ plan }) => plan))];
    const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
    const message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`;
    return [buildForeseen('warning', 'cut-off-run', message)];
  });
}

async function agentFindings(observed: Seen) {
  const { world, read } = observed;
  if (observed.open.length === 0) return { agent: null, version: null, findings: [] };
  let agent = null as Agent | null;
  const missing = await catchRefusal('agent', async () => {
    agent = await findAgent(world, read, null);
  });
  if (agent === null) return { agent, version: null, findings: missing };
  return { agent, ...(await agentForecast(agent, world)) };
}

/** Questions of plans that would end BLOCKED. */
async function listQuestions(
  { read, world, open, done }: Seen,
  standings: ReadonlyMap<string, Standing>,
): Promise<Map<string, PlanQuestion>> {
  const run = {
    found: { unfinished: await unfinishedPlans(read, done, standings, world.settings), standings, orphans: new Map() },
    progress: { done: new Set(done), unverified: new Map() },
  };
  const requested = open.flatMap((plan) => {
    const doubt = doubtAbout(plan, run);
    const stop = standings.get(plan.id)?.stop ?? null;
    const question = doubt ?? stop?.question ?? null;
    if (question === null) return [];
    const task = doubt === null ? stop?.task : null;
    const isAtOnce = doubt !== null || standings.get(plan.id)?.next.kind === 'wait';
    return [[plan.id, { question, line: task?.line ?? plan.keyLines.get('autonomous') ?? 1, isAtOnce }] as const];
  });
  return new Map(requested);
}

function peopleFindings({ open, questions, agent }: PhaseOutset): Foreseen[] {
  if (agent === null) return [];
  return open.flatMap(({ id, path }) => {
    const requested = questions.get(id);
    if (requested === undefined) return [];
    const message = `plan ${id} will wait for a person: ${requested.question}`;
    return [buildForeseen('warning', 'human-checkpoint', message, [path, requested.line])];
  });
}

/** Tests that earlier runs found red before the phase, or flaky. Nothing is run to know it. */
async function testFindings({ events, read, world }: PhaseOutset): Promise<Foreseen[]> {
  const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
  const commits = [(await read.git.head()).sha, phaseState(events).base ?? ''];
  const [existing] = commits.flatMap((commit) => phaseState(events).testsBefore(commit, command) ?? []);
  const red = (existing?.names?.failed ?? []).map(testLabel);
  const flaky = [
    ...new Set(
      phaseState(events)
        .flakyTests(command)
        .flatMap(({ names }) => names),
    ),
  ];
  const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
  return [
    ...(red.length === 0
      ? []
      : [buildForeseen('warning', 'inherited-red', `red before the phase: ${firstFew(red)}; ${next}`)]),
    ...(flaky.length === 0 ? [] : [buildForeseen('warning', 'flaky-tests', `found flaky before: ${firstFew(flaky)}`)]),
  ];
}

async function testProgramFindings({ open, world }: Seen): Promise<Foreseen[]> {
  const problem = await testProblem(open, world);
  const stops = await catchRefusal('program', () => refuseUntestable(problem));
  return problem === null || stops.length > 0 ? stops : [buildForeseen('warning', 'program', problem.message)];
}

async function placeFindings({ read: { git }, world }: Seen): Promise<Foreseen[]> {
  const findings: Foreseen[] = [];
  const warn = (code: string, message: string) => findings.push(buildForeseen('warning', code, message));
  if (git.isShallow)
    warn(
      'shallow-clone',
      'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow',
    );
  const { GIT_COMMITTER_NAME: author } = git.identity;
  if (author !== undefined)
    warn(
      'git-identity',
      `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`,
    );
  for (const location of new Set([git.root, world.temporaryDirectory])) {
    const { bavail, bsize } = statfsSync(location);
    const freeMb = Math.floor((bavail * bsize) / 1e6);
    const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
    if (freeMb < leastFreeMb) findings.push(buildForeseen(freeMb < 100 ? 'error' : 'warning', 'disk', message));
  }
  if (world.settings.remote !== '')
    for (const each of await catchRefusal('remote', async () => refuseReadOnlyRemote(git, world))) findings.push(each);
  return findings;
}

const leastFreeMb = 1000;

/** @throws Error with an exit code where the record could not be written there. */
async function refuseReadOnlyRemote(git: Git, world: World): Promise<void> {
  const remote = configuredRemote(git, world);
  await remote.list(['HEAD']); // throws for one that cannot be reached
  if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
    throw Object.assign(
      new Error(
        `the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`,
      ),
      { exitCode: TECHNICAL_EXIT.USAGE },
    );
}
