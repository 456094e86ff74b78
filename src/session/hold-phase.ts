import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import type { Interrupt, RunContext } from '../attempt/run-context.ts';
import { trackingFiles } from '../attempt/tracking-files.ts';
import { removeDrafts } from '../files/atomic-file.ts';
import { Checkpoints } from '../git/checkpoint/checkpoint.ts';
import { keepOutOfGit } from '../git/exclude.ts';
import { Git } from '../git/git.ts';
import { Worktrees } from '../git/worktree.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import { Heartbeats } from '../ledger/heartbeat.ts';
import type { Lease } from '../ledger/lease.ts';
import { Ledger, ledgerDir, logPath, setAside } from '../ledger/ledger.ts';
import { SharedLease } from '../ledger/shared-lease.ts';
import { readState, StateKeeper, setStateAside, stateFile } from '../ledger/state-file.ts';
import { phaseKey, samePhase } from '../phase/phase-id.ts';
import type { Settings } from '../settings.ts';
import { holdCheckout } from './checkout.ts';
import type { World } from './command.ts';
import { loadAhead } from './load-ahead.ts';
import { prefixOf, prepare, readRunnable } from './prepare.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { type PhasePlace, placeOf, sharedTtlMs } from './record-place.ts';
import { recoverCheckout, recoverOutdated, shower, worktreeFolder } from './recover.ts';
import { remoteOf } from './remote.ts';
import { waitsUntil, whenFree } from './waiting.ts';

/** What holds a phase for more than this checkout. */
export interface RecordKeeper {
  readonly beat: () => void;
  readonly onEvent: (event: LedgerEvent) => void;
  readonly release: () => Promise<void>;
}

/** The place of a phase's record, for a run that is about to take it. */
export interface RecordPlace extends PhasePlace {
  readonly runId: string;
  /** To be called when somebody else has taken the phase over. */
  readonly onLost: () => void;
  /** To be called before the record here is put aside: what it alone knows of has to be kept. */
  readonly beforeAside: () => Promise<void>;
  /** Tells what goes wrong meanwhile, on record as soon as there is one. */
  readonly warn: (message: string) => void;
}

/** A phase to be worked on. */
export interface Hold {
  readonly ref: string;
  readonly agent: Agent;
  /** Without it the run gets a name of its own. */
  readonly runId?: string;
  readonly leg?: RunContext['leg'];
  /** In ms since the epoch; without it the setting `deadline` counts from now. */
  readonly deadlineAt?: number;
  /** Called before the record here is read. */
  readonly openRecord?: (place: RecordPlace) => Promise<RecordKeeper | null>;
}

/**
 * Takes a checkout and a phase for ourselves, sets right what was cut off, and works there. What goes on in work trees of
 * a run that died is left to this work.
 */
export async function holdPhase<T>(
  hold: Hold,
  settings: Settings,
  world: World,
  work: (context: RunContext, read: ReadSchedule) => Promise<T>,
): Promise<T> {
  const {
    ref,
    agent,
    runId = randomUUID(),
    leg = null,
    deadlineAt = world.machine.uptimeMs() + settings.deadline,
  } = hold;
  const { openRecord = (place: RecordPlace) => holdShared(place, settings, world) } = hold;
  const root = resolve(world.directory, settings.root);
  // Only jobs of a chained run upload what they did.
  await loadAhead({ uploads: leg !== null }, world);
  const git = await Git.open(root, world.environment);
  if (settings.durability === 'fast') git.leaveSyncingToSystem();
  await keepOurselvesOut(git, world.home);
  const waitUntil = waitsUntil(settings, world);
  return holdCheckout(
    git,
    runId,
    { ttlMs: settings['lease-ttl'], waitUntil },
    world,
    async ({ lease, lost, onBeat }) => {
      // Before the phase is read: what was cut off may have left it unreadable.
      let { spared } = await recoverCheckout(git, runId, lease, world, () => true);
      const taken = new AbortController();
      let warn = (message: string) => world.progress(message);
      const place = placeOf(await readRunnable(root, ref), git, settings, world);
      // The phase has gone on elsewhere: nobody there knows of what goes on in work trees here.
      const beforeAside = async () => {
        ({ spared } = await recoverCheckout(git, runId, lease, world, (each) => each !== place.dir));
      };
      const calls = { onLost: () => taken.abort(), beforeAside, warn: (message: string) => warn(message) };
      const open = () => openRecord({ ...place, runId, ...calls });
      const shared = await whenFree(open, { until: waitUntil, pollMs: remotePollMs }, world);
      if (shared) onBeat(() => shared.beat());
      const read = await readRunnable(root, ref); // anew: work done elsewhere may have come in
      const dir = ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(read.phase.id));
      // A record that is put aside knows of no attempt that could go on.
      if (settings.fresh) ({ spared } = await recoverCheckout(git, runId, lease, world, (each) => each !== dir));
      const aside = settings.fresh ? setAside(dir, new Date(world.now())) : null;
      if (aside !== null) world.progress(`the record of earlier runs lies in ${aside} now`);
      const ledger = openLedger(read, dir, { runId, lease }, world);
      if (shared) ledger.watch((event) => shared.onEvent(event));
      warn = (message) => {
        try {
          ledger.append('warning', { message });
        } catch {
          world.progress(message); // told where it can be
        }
      };
      for (const complaint of ledger.complaints) world.progress(complaint);
      const heartbeats = new Heartbeats(dir, tasksOf(read), world.now);
      ledger.watch((event) => heartbeats.follow(event));
      for (const file of ownFiles(read)) removeDrafts(join(root, file));
      await keepState(read, root, ledger, git, world);
      onBeat(() => {
        ledger.beat(new Date(world.now()));
        heartbeats.beat();
      });
      // Jobs of one chained run may be at work on one machine at once, and nobody adopts what they leave.
      const ours = hold.openRecord === undefined ? runId : `${runId}-${world.machine.pid}`;
      const exchangeDir = join(world.temporaryDirectory, `phase-executor-${ours}`);
      mkdirSync(exchangeDir, { recursive: true });
      try {
        const worktrees = new Worktrees(git, worktreeFolder(read.phase.id, git, world));
        const held = { git, checkpoints: new Checkpoints(git), ledger, runId };
        const interrupt = orLost(world.interrupt, AbortSignal.any([lost, taken.signal]));
        const given = { ...held, lease, interrupt, root, worktrees, agent, exchangeDir, spared, leg, deadlineAt };
        const context = await prepare(read, given, settings, world);
        await recoverOutdated(spared, context, lease, world);
        try {
          return await work(context, read);
        } finally {
          const { chores, pool } = context.apart;
          await chores.finish().catch(() => undefined); // after a fault of ours, which is what is to be told
          if (!lost.aborted) await pool.close();
        }
      } finally {
        rmSync(exchangeDir, { recursive: true, force: true });
        if (!lost.aborted) heartbeats.clear();
        warn = (message) => world.progress(message);
        ledger.close();
        await shared?.release();
      }
    },
  );
}

/** A look at the remote is a call over the network. */
const remotePollMs = 3_000;

/** Takes the phase on the remote as well, where one is named. */
async function holdShared(
  { read, warn, ...ground }: RecordPlace,
  settings: Settings,
  world: World,
): Promise<SharedLease | null> {
  if (settings.remote === '') return null;
  return SharedLease.take({
    ...ground,
    remote: remoteOf(ground.git, settings, world),
    ttlMs: sharedTtlMs(settings),
    tell: warn,
    onTrouble: (message) => warn(`the state of the run was not published: ${message}`),
  });
}

/** A job checks the Action out into the work tree: it is not the project's, and no rollback may touch it. */
async function keepOurselvesOut(git: Git, home: string): Promise<void> {
  const below = relative(git.root, home);
  if (below !== '' && !below.startsWith('..')) await keepOutOfGit(git, below.split(sep).join('/'));
}

function tasksOf({ schedule }: ReadSchedule): Map<string, number> {
  return new Map(schedule.plans.map(({ plan }) => [plan.id, plan.tasks.length]));
}

/** What the orchestrator writes into the tree: a run that was killed while it did so has left a draft, which git would show. */
function ownFiles({ schedule }: ReadSchedule): string[] {
  return [...trackingFiles, ...schedule.plans.map(({ plan }) => plan.summaryPath)];
}

/** Keeps `.planning/.orchestrator-state.json` for this run. What somebody else has left in its place is put aside. */
async function keepState({ phase }: ReadSchedule, root: string, ledger: Ledger, git: Git, world: World): Promise<void> {
  if (!(await keepOutOfGit(git, `${prefixOf(git, root)}${stateFile}`))) {
    world.progress(`${stateFile} is tracked by git, so it is not kept here; state rebuild shows the state`);
    return;
  }
  const facts = { phase: basename(phase.dir), checkpointFile: relative(root, logPath(ledger.dir)) };
  const found = readState(root);
  if (found.kind === 'unusable' || (found.kind === 'state' && !samePhase(found.state.phase, facts.phase))) {
    const aside = join(ledger.dir, `${basename(stateFile)}.before`);
    setStateAside(root, aside);
    world.progress(`${stateFile} was not of this phase, or not readable; it lies in ${aside} now`);
  }
  const keeper = new StateKeeper(root, facts);
  ledger.watch((event) => {
    try {
      keeper.follow(event, ledger.events);
    } catch (error) {
      // The log holds the same: no reason to end a run.
      world.progress(`${stateFile} could not be written: ${(error as Error).message}`);
    }
  });
}

/** A run whose checkout another has taken over ends as if interrupted; what it would write is refused besides. */
function orLost({ soon, now }: Interrupt, lost: AbortSignal): Interrupt {
  return { soon: AbortSignal.any([soon, lost]), now: AbortSignal.any([now, lost]) };
}

function openLedger(
  { phase, schedule }: ReadSchedule,
  dir: string,
  by: { runId: string; lease: Lease },
  world: World,
): Ledger {
  const waves = new Map(schedule.plans.map(({ plan, wave }) => [plan.id, wave]));
  const stamp = { ...by, phase: phase.id, now: () => new Date(world.now()) };
  return Ledger.open(dir, stamp, shower(waves, world));
}
