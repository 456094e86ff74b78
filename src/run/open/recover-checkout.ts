import { createHash, randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import { ownBranch, reportBrokenRun } from '../../publish/announce/report-broken-run.ts';
import { getPhaseScope, sharedTtlMs, withOrigin } from '../../publish/branch/work-branch.ts';
import { eventPrinter } from '../../publish/watch/run-view.ts';
import { undoUnfinishedRecord } from '../../record/documents/unfinished-record.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { Lease } from '../../record/log/lease.ts';
import { Ledger, listLedgers } from '../../record/log/ledger.ts';
import { localPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { recordRef } from '../../record/published/published-state.ts';
import { SharedLease } from '../../record/published/shared-lease.ts';
import { type CutOffWork, isGateCutOff } from '../../record/readings/cut-off-work.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import { listJobSecrets } from '../../settings/call/job-secrets.ts';
import { requireOwn } from '../../settings/call/own-folder.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { type CommandResult, findProjectRoot, type World } from '../../settings/call/world.ts';
import { listDir } from '../../system/files/atomic-file.ts';
import { listLinkedTrees } from '../../system/git/calls/linked-trees.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { sweepReach } from '../../system/process/process-tree.ts';
import { escapeMarkdown } from '../../system/text/markdown.ts';
import { buildRedactor } from '../../system/text/redaction.ts';
import type { RunContext } from '../context/run-context.ts';
import { Rooms } from '../room/rooms.ts';
import { holdCheckout, withCleanup } from './checkout.ts';
import { clearLeftovers } from './leftovers.ts';
import { discardUnused, formatCutOffName, keepUnrecorded, recoverInterrupted } from './recover-attempts.ts';

/** Recovers an interrupted run and releases its phase on the remote. Called by the Action's post step. */
export async function runRecovery([ref = '']: readonly string[], input: World): Promise<CommandResult> {
  const world = await withOrigin(input);
  const git = await Git.open(findProjectRoot(world), world.environment);
  const runId = randomUUID();
  return withCleanup(async (cleanup) => {
    const { lease } = await holdCheckout(git, runId, { ttlMs: world.settings['lease-ttl'] }, world, cleanup);
    const { cutOff } = await recoverCheckout(git, { runId, lease, prefetcheds: () => false }, world);
    const names = cutOff.map(formatCutOffName).join(', ');
    const publishedTo = await publishEnd(ref, runId, git, world);
    const outcome =
      publishedTo === null ? 'the work is in this checkout only' : `the work is published on ${publishedTo}`;
    const text =
      names === ''
        ? `no attempt was left unfinished${publishedTo === null ? '' : `; the phase was released on ${publishedTo}`}`
        : `the run was cut off in ${names}; its work is kept; ${outcome}`;
    await reportBrokenRun(text, { ref, archive: 'own', findBranch: ownBranch }, world);
    return {
      exitCode: 0,
      json: { recovered: cutOff, published: publishedTo !== null },
      text,
      summary: `${escapeMarkdown(text)}\n`,
    };
  });
}

/** Publishes the end of this checkout's dead run. Returns the remote, or null if nothing was published. */
async function publishEnd(ref: string, runId: string, git: Git, world: World): Promise<string | null> {
  const { settings } = world;
  if (settings.remote === '') return null;
  const warn = (reason: string) => world.progress(`the end of the run was not published: ${reason}`);
  try {
    const root = findProjectRoot(world);
    const phaseScope = getPhaseScope(localPhase(await readRunnable(root, ref), root, git), world);
    const remote = findConfiguredRemote(git, world);
    const calls = { beforeAside: async () => undefined, onLost: () => undefined, onTrouble: warn };
    const options = { ...phaseScope, ...calls, runId, remote, ttlMs: sharedTtlMs(settings) };
    return (await SharedLease.giveBack(options)) ? `${withoutSecret(settings.remote)}, ${recordRef(options)}` : null;
  } catch (error) {
    // The checkout is recovered anyway, and the remote lease expires on its own.
    warn(describeFailure(error).message);
    return null;
  }
}

/** Recovers interrupted attempts of all phases and clears their rooms. `spares` selects ledgers whose orphans go on. */
export async function recoverCheckout(
  git: Git,
  { runId, lease, prefetcheds: spares }: { runId: string; lease: Lease; prefetcheds: (ledger: string) => boolean },
  world: World,
): Promise<{ cutOff: CutOffWork[]; spared: Orphan[] }> {
  const cutOff: CutOffWork[] = [];
  const checkpoints = new Checkpoints(git);
  const ledgers = listLedgers(git.gitDir);
  const orphans = ledgers.flatMap(({ dir, events }) => (spares(dir) ? phaseState(events).open.orphans(git.root) : []));
  const spared = orphans.length > 0 ? await findAdoptable(orphans, git, world) : [];
  const tags = new Set(spared.map(({ tag }) => tag));
  for (const { dir, phase: key, events } of ledgers) {
    await undoUnfinishedRecord(dir, git);
    const phase = events.at(-1)?.phase ?? key;
    if (phaseState(events).open.isAny(git.root)) {
      const redact = buildRedactor(listJobSecrets(world.environment, []));
      const stamp = { runId, phase, lease, now: () => new Date(world.now()), redact };
      const ledger = Ledger.open(dir, stamp, eventPrinter(world));
      const recovered = await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
      for (const work of recovered) {
        cutOff.push(work);
        if (!isGateCutOff(work)) continue;
        const cleanCopies = join(world.temporaryDirectory, `phase-executor-${work.runId}`);
        removeTree(cleanCopies);
      }
      ledger.close();
    }
    await discardUnused(events, checkpoints, spared);
    await finishSigning(events, git);
  }
  clearLeftovers(git, ledgers, spared, world);
  await clearRooms(git, checkpoints, new Set(spared.map(({ place }) => place)), world);
  return { cutOff, spared };
}

/** Moves the branch if the run died between signing its commits and moving it. */
async function finishSigning(events: readonly LedgerEvent[], git: Git): Promise<void> {
  const { signing } = phaseState(events);
  if (signing === null) return;
  const { from, to, branch } = signing;
  const current = await git.head();
  if (current.sha !== from || current.branch !== branch || (await git.resolve(to)) === null) return;
  await git.moveHead(from, to, 'phase-executor: signed', { ref: branch ?? 'HEAD' });
}

async function clearRooms(
  git: Git,
  checkpoints: Checkpoints,
  spared: ReadonlySet<string>,
  world: World,
): Promise<void> {
  for (const folder of listRoomFolders(git, world)) {
    const rooms = new Rooms(git, folder);
    for (const name of rooms.list()) {
      const room = rooms.find(join(rooms.folder, name));
      if (room === null || spared.has(room.root)) continue;
      const saved = await keepUnrecorded(room, { git, checkpoints });
      if (saved !== null)
        world.progress(
          `${room.root} is in no readable record: the work of plan ${saved.plan} there is kept in ${saved.ref}`,
        );
    }
    await rooms.reap(spared);
  }
}

/** Keeps orphans whose checkpoint and room exist and whose processes can be found. */
async function findAdoptable(orphans: readonly Orphan[], git: Git, world: World): Promise<Orphan[]> {
  if (sweepReach() !== 'full') return [];
  const tags = new Set((await new Checkpoints(git).list()).map(({ tag }) => tag));
  const bootedAt = world.now() - world.machine.uptimeMs();
  // After a reboot no process is left, and unsynced files may be empty.
  const isThere = ({ phase, place, startedAt }: Orphan) =>
    startedAt > bootedAt &&
    new Rooms(git, join(world.temporaryDirectory, getRoomsFolder(git, phase))).find(place) !== null &&
    existsSync(place);
  return orphans.filter((orphan) => tags.has(orphan.tag) && isThere(orphan));
}

export async function recoverOutdated(spared: readonly Orphan[], run: RunContext): Promise<void> {
  const { git, checkpoints } = run.workspace;
  const { ledger } = run.services;
  const { orphans } = run.found;
  const { isolation } = run;
  const ownTags = phaseState(ledger.earlier).open.tags;
  const outdated = spared.filter(({ tag, plan }) => ownTags.has(tag) && !orphans.has(plan));
  if (outdated.length === 0) return;
  const tags = new Set([...orphans.values()].map(({ tag }) => tag));
  await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
  for (const { place } of outdated) await isolation.rooms.remove(basename(place));
}

/** Returns the folder of a phase's rooms, outside the repository; every run of the phase finds it by name. */
export function getRoomsFolder(git: Git, phase: string): string {
  return `${getRoomsHome(git)}/${getPhaseKey(phase)}`;
}

/** Lists room folders of all phases, including those git recorded below another temporary folder. */
function listRoomFolders(git: Git, world: World): Set<string> {
  const home = requireOwn(world, getRoomsHome(git));
  const existing = listLinkedTrees(git).map(({ root }) => dirname(root));
  const isOurs = (folder: string) => dirname(folder).endsWith(`/${getRoomsHome(git)}`);
  return new Set([...listDir(home).map((phase) => realpathSync(join(home, phase))), ...existing.filter(isOurs)]);
}

function getRoomsHome({ gitDir }: Git): string {
  return `phase-executor-worktrees/${createHash('sha1').update(gitDir).digest('hex').slice(0, 12)}`;
}
