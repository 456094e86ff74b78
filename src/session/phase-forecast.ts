import { statfsSync } from 'node:fs';
import type { Agent } from '../agents/agent.ts';
import { doubtAbout } from '../execute/human-gate.ts';
import { ignoredPromises } from '../execute/ignored-promises.ts';
import { isShallow } from '../execute/logged-plans.ts';
import { Checkpoints } from '../git/checkpoint/checkpoint.ts';
import type { Git } from '../git/git.ts';
import { refuseDuringRun } from '../ledger/lease.ts';
import { readRecentEvents } from '../ledger/ledger.ts';
import type { Plan } from '../phase/plan.ts';
import type { Settings } from '../settings/settings.ts';
import { agentForecast } from './agent-forecast.ts';
import { findAgent } from './choose-agent.ts';
import type { World } from './command.ts';
import { donePlans } from './done-plans.ts';
import { type Foreseen, foreseen } from './foreseen.ts';
import { commandFindings, setUpFindings } from './plan-forecast.ts';
import { policyOf } from './policies.ts';
import { isolationOf, prefixOf, readRunnable, refuseDirtyTree } from './prepare.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { withLedger } from './record-here.ts';
import { remoteOf } from './remote.ts';
import { standingsOf, unfinishedPlans } from './standings.ts';

/** What a run looks at first, looked at in the same order by the same code, and nothing is run or changed. */
interface Ground {
  readonly root: string;
  readonly prefix: string;
  readonly git: Git;
  readonly read: ReadSchedule;
  readonly settings: Settings;
  readonly world: World;
  /** The plans that are still to be done. */
  readonly open: readonly Plan[];
}

/** Everything that can be told beforehand. @throws PhaseError for a phase that cannot be read or has no plan. */
export async function phaseForecast(
  root: string,
  ref: string,
  git: Git,
  settings: Settings,
  world: World,
): Promise<{ readonly phase: string; readonly open: readonly string[]; readonly findings: readonly Foreseen[] }> {
  const read = await readRunnable(root, ref);
  const prefix = prefixOf(git, root);
  const state = await new Checkpoints(git).scan();
  const done = await donePlans(read, state, git, root, prefix);
  const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
  const ground = { root, prefix, git, read, settings, world, open };
  const findings = [
    ...(await refusals(ground, state)),
    ...(await agentFindings(ground)),
    ...(await placeFindings(ground)),
    ...(await commandFindings(open, ground)),
    ...open.flatMap((plan) => setUpFindings(plan, ground)),
    ...(await ignoredPromises(open, git, prefix)).map((message) => foreseen('warning', 'ignored-promise', message)),
  ];
  return { phase: read.phase.id, open: open.map(({ id }) => id), findings };
}

type TreeState = Awaited<ReturnType<Checkpoints['scan']>>;

/** For what `run` would refuse to begin. */
async function refusals({ root, prefix, git, read, settings, world, open }: Ground, state: TreeState) {
  const { problem } = world.configuration;
  return [
    ...(problem === null ? [] : [foreseen('error', 'configuration', problem.message)]),
    ...(await refused('run-under-way', () => refuseDuringRun(git.gitDir, world.machine))),
    ...(await refused('settings', () => policyOf(settings, open.length, 0))),
    ...(settings['allow-dirty']
      ? []
      : await refused('dirty-checkout', () => refuseDirtyTree(state, read, root, prefix))),
    ...(await refused('isolation', () => isolationOf(read, state, git, prefix, settings))),
  ];
}

/** What the check says by throwing; nothing where it lets pass. */
async function refused(code: string, check: () => unknown): Promise<Foreseen[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) throw error;
    return [foreseen('error', code, error.message)];
  }
}

async function agentFindings(ground: Ground): Promise<Foreseen[]> {
  const { root, settings, world, read } = ground;
  if (ground.open.length === 0) return [];
  let agent: Agent | null = null;
  const missing = await refused('agent', async () => {
    agent = await findAgent(root, settings, world, read, null);
  });
  if (agent === null) return missing;
  return [...(await agentForecast(agent, root, settings, world)), ...(await peopleFindings(agent, ground))];
}

/** Where plans end BLOCKED. */
async function peopleFindings(agent: Agent, { read, git, prefix, settings, world, open }: Ground): Promise<Foreseen[]> {
  const done = new Set(
    read.schedule.plans.map(({ plan }) => plan.id).filter((id) => !open.some((each) => each.id === id)),
  );
  const events = await withLedger(read, { git, prefix }, settings, world, (dir) =>
    readRecentEvents(dir, read.phase.id),
  );
  const remote = settings.remote === '' ? null : remoteOf(git, settings, world);
  const place = { git, phase: read.phase.id, prefix, remote };
  const asking = { policy: settings['human-checkpoints'], canJudge: agent.canJudge };
  const standings = await standingsOf(read, done, { earlier: events }, place, asking);
  const reruns = settings['unfinished-plans'] === 'run';
  const run = {
    found: { unfinished: reruns ? new Map() : await unfinishedPlans(read, done, standings, git), standings },
    progress: { unverified: new Map() },
  };
  return open.flatMap((plan) => {
    const doubt = doubtAbout(plan, run);
    const stop = standings.get(plan.id)?.stop ?? null;
    const question = doubt ?? stop?.question ?? null;
    if (question === null) return [];
    const task = doubt === null ? stop?.task : null;
    const line = task?.line ?? plan.keyLines.get('autonomous') ?? 1;
    return [
      foreseen('warning', 'human-checkpoint', `plan ${plan.id} will wait for a person: ${question}`, [plan.path, line]),
    ];
  });
}

/** Of the checkout and the machine. */
async function placeFindings({ git, settings, world }: Ground): Promise<Foreseen[]> {
  const findings: Foreseen[] = [];
  if (await isShallow(git))
    findings.push(
      foreseen(
        'warning',
        'shallow-clone',
        'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow',
      ),
    );
  if (git.identity.GIT_COMMITTER_NAME !== undefined)
    findings.push(
      foreseen(
        'warning',
        'git-identity',
        `git knows no user.name and user.email here, so commits are by ${git.identity.GIT_COMMITTER_NAME}; set them with git config`,
      ),
    );
  for (const place of new Set([git.root, world.temporaryDirectory])) {
    const { bavail, bsize } = statfsSync(place);
    const freeMb = Math.floor((bavail * bsize) / 1e6);
    if (freeMb < leastFreeMb)
      findings.push(
        foreseen(
          freeMb < 100 ? 'error' : 'warning',
          'disk',
          `${freeMb} MB are free in ${place}; make room for work trees, logs and a clean copy`,
        ),
      );
  }
  if (settings.remote !== '')
    findings.push(...(await refused('remote', async () => refuseReadOnlyRemote(git, settings, world))));
  return findings;
}

const leastFreeMb = 1000;

/** @throws Error with an exit code where the record could not be written there. */
async function refuseReadOnlyRemote(git: Git, settings: Settings, world: World): Promise<void> {
  const remote = remoteOf(git, settings, world);
  await remote.list(['HEAD']); // one that cannot be reached says so
  if ((await remote.asksForToken()) && !(await remote.mayPush()))
    throw Object.assign(
      new Error(`nothing can be pushed to ${settings.remote}; give a github-token that may write (contents: write)`),
      { exitCode: 64 },
    );
}
