import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { type Orphan, orphansIn } from '../execute/orphan.ts';
import { type PhaseEnd, runPhase } from '../execute/phase-run.ts';
import { type CutOff, discardUnused, isCutOff, nameOf, recoverInterrupted } from '../execute/recovery.ts';
import type { Interrupt, RunContext } from '../execute/run-context.ts';
import { trackingFiles } from '../execute/tracking-files.ts';
import { Checkpoints } from '../git/checkpoint.ts';
import { keepOutOfGit } from '../git/exclude.ts';
import { Git } from '../git/git.ts';
import { Worktrees } from '../git/worktree.ts';
import { removeDrafts } from '../ledger/atomic-file.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import { Heartbeats } from '../ledger/heartbeat.ts';
import type { Lease } from '../ledger/lease.ts';
import { Ledger, ledgerDir, ledgersOf, logPath, setAside } from '../ledger/ledger.ts';
import { SharedLease } from '../ledger/shared-lease.ts';
import { readState, StateKeeper, stateFile } from '../ledger/state-file.ts';
import { phaseKey, samePhase } from '../phase/phase-id.ts';
import { reach } from '../process/process-tree.ts';
import { inert, phaseMarkdown } from '../report/markdown.ts';
import { phaseReport, progressShow } from '../report/terminal.ts';
import type { Settings } from '../settings.ts';
import { holdCheckout } from './checkout.ts';
import type { Reply, World } from './command.ts';
import type { ReadSchedule } from './plan.ts';
import { findAgent, prefixOf, prepare, readRunnable } from './prepare.ts';

/** Runs every plan of a phase that is not done. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const agent = await findAgent(resolve(world.directory, settings.root), settings, world);
  return holdPhase({ ref, agent }, settings, world, async (context, read) =>
    replyTo(await runPhase(context), read, context),
  );
}

/**
 * Takes a checkout and a phase for ourselves, sets right what was cut off, and works there. What goes on in work trees of
 * a run that died is left to this work.
 */
export async function holdPhase(
  { ref, agent }: { ref: string; agent: Agent },
  settings: Settings,
  world: World,
  work: (context: RunContext, read: ReadSchedule) => Promise<Reply>,
): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const git = await Git.open(root, world.environment);
  const runId = randomUUID();
  return holdCheckout(git, runId, settings['lease-ttl'], world, async ({ lease, lost, onBeat }) => {
    // Before the phase is read: what was cut off may have left it unreadable.
    let { spared } = await recoverCheckout(git, runId, lease, world, () => true);
    const taken = new AbortController();
    const shared = await holdShared(await readRunnable(root, ref), { git, root, runId, taken }, settings, world);
    if (shared) onBeat(() => shared.beat());
    const read = await readRunnable(root, ref); // anew: work done elsewhere may have come in
    const dir = ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(read.phase.id));
    // A record that is put aside knows of no attempt that could go on.
    if (settings.fresh) ({ spared } = await recoverCheckout(git, runId, lease, world, (each) => each !== dir));
    const aside = settings.fresh ? setAside(dir, new Date(world.now())) : null;
    if (aside !== null) world.progress(`the record of earlier runs lies in ${aside} now`);
    const ledger = openLedger(read, dir, { runId, lease }, world);
    if (shared) ledger.watch((event) => shared.onEvent(event));
    for (const complaint of ledger.complaints) world.progress(complaint);
    const heartbeats = new Heartbeats(dir, tasksOf(read), world.now);
    ledger.watch((event) => heartbeats.follow(event));
    for (const file of ownFiles(read)) removeDrafts(join(root, file));
    await keepState(read, root, ledger, git, world);
    onBeat(() => {
      ledger.beat(new Date(world.now()));
      heartbeats.beat();
    });
    const exchangeDir = join(world.temporaryDirectory, `phase-executor-${runId}`);
    mkdirSync(exchangeDir, { recursive: true });
    try {
      const worktrees = new Worktrees(git, worktreeFolder(read.phase.id, git, world));
      const held = { git, checkpoints: new Checkpoints(git), ledger, runId };
      const interrupt = orLost(world.interrupt, AbortSignal.any([lost, taken.signal]));
      const given = { ...held, lease, interrupt, root, worktrees, agent, exchangeDir, spared };
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
      ledger.close();
      await shared?.release();
    }
  });
}

/** Between machines a sign of life costs a push, so it comes seldom and is believed longer. */
const sharedTtlFactor = 5;

/** Takes the phase on the remote as well, where one is named. */
async function holdShared(
  { phase }: ReadSchedule,
  by: { git: Git; root: string; runId: string; taken: AbortController },
  settings: Settings,
  world: World,
): Promise<SharedLease | null> {
  if (settings.remote === '') return null;
  const { git, root, runId, taken } = by;
  return SharedLease.take({
    ...{ git, runId, remote: settings.remote, phase: phase.id, host: world.machine.host, now: world.now },
    prefix: prefixOf(git, root),
    dir: ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(phase.id)),
    ttlMs: sharedTtlFactor * settings['lease-ttl'],
    onLost: () => taken.abort(),
    onTrouble: (message) => world.progress(`the state of the run was not published: ${message}`),
  });
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
    renameSync(join(root, stateFile), aside);
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

/** Sets right what a run that was cut off left behind: for the Action's post step, when main could not. */
export async function recover(_words: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const git = await Git.open(resolve(world.directory, settings.root), world.environment);
  const runId = randomUUID();
  return holdCheckout(git, runId, settings['lease-ttl'], world, async ({ lease }) => {
    const { cutOff } = await recoverCheckout(git, runId, lease, world, () => false);
    const named = cutOff.map(nameOf).join(', ');
    const text =
      named === ''
        ? 'nothing was left half done'
        : `the run was cut off in ${named}; its work is kept and the tree restored`;
    return { exitCode: 0, json: { recovered: cutOff }, text, summary: `${inert(text)}\n` };
  });
}

/** A run whose checkout another has taken over ends as if interrupted; what it would write is refused besides. */
function orLost({ soon, now }: Interrupt, lost: AbortSignal): Interrupt {
  return { soon: AbortSignal.any([soon, lost]), now: AbortSignal.any([now, lost]) };
}

/**
 * Recovers the attempts of every phase of this checkout that were cut off, then clears the work trees they were made in.
 * `spares` says of which ledgers those that go on in work trees are left to themselves.
 */
async function recoverCheckout(
  git: Git,
  runId: string,
  lease: Lease,
  world: World,
  spares: (ledger: string) => boolean,
): Promise<{ cutOff: CutOff[]; spared: Orphan[] }> {
  const cutOff: CutOff[] = [];
  const checkpoints = new Checkpoints(git);
  const ledgers = ledgersOf(git.gitDir);
  const orphans = ledgers.flatMap(({ dir, events }) => (spares(dir) ? orphansIn(events, git.root) : []));
  const spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
  const tags = new Set(spared.map(({ tag }) => tag));
  for (const { dir, phase: key, events, lastAliveAt } of ledgers) {
    const phase = events.at(-1)?.phase ?? key;
    if (isCutOff(events, git.root)) {
      const stamp = { runId, phase, lease, now: () => new Date(world.now()) };
      const ledger = Ledger.open(dir, stamp, shower(new Map(), world));
      const openGit = openerOf(lease, world);
      cutOff.push(...(await recoverInterrupted({ git, checkpoints, ledger, lastAliveAt, openGit, spared: tags })));
      ledger.close();
    }
    await discardUnused(events, checkpoints, spared);
    await new Worktrees(git, worktreeFolder(phase, git, world)).reap(new Set(spared.map(({ place }) => place)));
  }
  return { cutOff, spared };
}

/** Orphans whose checkpoint and work tree are there, and whose processes can be found. */
async function stillThere(orphans: readonly Orphan[], git: Git, world: World): Promise<Orphan[]> {
  if (reach() !== 'full') return [];
  const tags = new Set((await new Checkpoints(git).list()).map(({ tag }) => tag));
  const isThere = ({ phase, place }: Orphan) =>
    new Worktrees(git, worktreeFolder(phase, git, world)).find(place) !== null && existsSync(place);
  return orphans.filter((orphan) => tags.has(orphan.tag) && isThere(orphan));
}

/** Orphans of the phase whose plan is done by now, or gone: nobody needs what they do. */
async function recoverOutdated(spared: readonly Orphan[], run: RunContext, lease: Lease, world: World): Promise<void> {
  const { git, checkpoints, ledger, orphans, apart } = run;
  const mine = new Set(ledger.earlier.map(({ tag }) => tag));
  const outdated = spared.filter(({ tag, plan }) => mine.has(tag) && !orphans.has(plan));
  if (outdated.length === 0) return;
  const tags = new Set([...orphans.values()].map(({ tag }) => tag));
  const where = { git, checkpoints, ledger, openGit: openerOf(lease, world), lastAliveAt: world.now(), spared: tags };
  await recoverInterrupted(where);
  for (const { place } of outdated) await apart.worktrees.remove(basename(place));
}

function openerOf(lease: Lease, world: World): (place: string) => Promise<Git> {
  return async (place) => {
    const there = await Git.open(place, world.environment);
    there.guardWith(() => lease.check());
    return there;
  };
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

/** Shows what happens as it happens. */
function shower(waves: ReadonlyMap<string, number>, world: World): (event: LedgerEvent) => void {
  const show = progressShow(waves, world.terminal.colour);
  return (event) => {
    const line = show(event);
    if (line !== null) world.progress(line);
  };
}

/** Work trees lie outside the repository, in a folder that the next run of the phase finds again (and clears) by the same rule. */
function worktreeFolder(phase: string, git: Git, world: World): string {
  const repository = createHash('sha1').update(git.gitDir).digest('hex').slice(0, 12);
  return join(world.temporaryDirectory, 'phase-executor-worktrees', repository, phaseKey(phase));
}

async function replyTo(
  ended: PhaseEnd,
  { phase, nextPhase }: ReadSchedule,
  { git, runId }: RunContext,
): Promise<Reply> {
  const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs } = ended;
  const { sha, branch } = await git.head();
  const following = decision.continue ? nextPhase : null;
  const json = {
    ...{ status: signal.status, decision, exitStatus, exitCode, phase: phase.id, nextPhase: following, runId },
    ...{ attempts, durationMs: Math.round(durationMs), signalPath, signal },
    branch: branch?.replace(/^refs\/heads\//, '') ?? null,
    headSha: sha,
    plans: [...plans].map(([id, each]) => ({ id, signal: each })),
  };
  const report = { phase, ended, nextPhase: following };
  const outputs = {
    ...outputsOf(ended),
    phase: phase.id,
    'next-phase': following ?? '',
    branch: json.branch ?? '',
    'head-sha': sha,
  };
  return { exitCode, json, text: phaseReport(report), summary: phaseMarkdown(report), outputs };
}

/** The step's outputs: short words, numbers and JSON. Text an agent may have written stands in `signal` only. */
function outputsOf({
  signal,
  decision,
  exitStatus,
  exitCode,
  signalPath,
  plans,
  durationMs,
}: PhaseEnd): Record<string, string> {
  const { details } = signal;
  const done = [...plans].filter(([, { status }]) => status === 'success').map(([id]) => id);
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    ...{ status: signal.status, decision: decision.action, 'exit-status': exitStatus, 'exit-code': String(exitCode) },
    plans: JSON.stringify([...plans.keys()]),
    completed: JSON.stringify(done),
    remaining: JSON.stringify([...plans.keys()].filter((id) => !done.includes(id))),
    ...{ signal: JSON.stringify(signal), 'signal-path': signalPath, checkpoint: details.checkpoints.at(-1) ?? '' },
    ...{ tokens: figure(details.tokensUsed), 'cost-usd': figure(details.costUsd) },
    'duration-seconds': String(Math.round(durationMs / 1000)),
    reason:
      signal.status === 'failure'
        ? signal.details.reason
        : signal.status === 'blocked'
          ? blockedWord(signal.details)
          : '',
  };
}

/** A blocked signal's reason is a sentence a plan or an agent wrote; as an output it is one of two words. */
function blockedWord({ userInputRequired }: { userInputRequired: boolean }): string {
  return userInputRequired ? 'user_input_required' : 'dependency';
}
