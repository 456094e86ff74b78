import { createHash, randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
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
import { jobSecrets } from '../../settings/call/job-secrets.ts';
import { requireOwn } from '../../settings/call/own-folder.ts';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import { type CommandResult, projectRoot, type World } from '../../settings/call/world.ts';
import { listDir } from '../../system/files/atomic-file.ts';
import { linkedTrees } from '../../system/git/calls/linked-trees.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { sweepReach } from '../../system/process/process-tree.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { buildRedactor } from '../../system/text/redaction.ts';
import type { RunContext } from '../context/run-context.ts';
import { Rooms } from '../room/rooms.ts';
import { holdCheckout, withCleanup } from './checkout.ts';
import { clearLeftovers } from './leftovers.ts';
import { discardUnused, formatCutOffName, keepUnrecorded, recoverInterrupted } from './recover-attempts.ts';

/** Recovers a cut-off run and releases its phase on the remote: for the Action's post step, when main could not. */
export async function runRecovery([ref = '']: readonly string[], input: World): Promise<CommandResult> {
  const world = await withOrigin(input);
  const git = await Git.open(projectRoot(world), world.environment);
  const runId = randomUUID();
  return withCleanup(async (cleanup) => {
    const { lease } = await holdCheckout(git, runId, { ttlMs: world.settings['lease-ttl'] }, world, cleanup);
    const { cutOff } = await recoverCheckout(git, { runId, lease, prefetcheds: () => false }, world);
    const named = cutOff.map(formatCutOffName).join(', ');
    const where = await giveBack(ref, runId, git, world);
    const end = where === null ? 'the work is in this checkout only' : `the work is published on ${where}`;
    const text =
      named === ''
        ? `no attempt was left unfinished${where === null ? '' : `; the phase was released on ${where}`}`
        : `the run was cut off in ${named}; its work is kept; ${end}`;
    await reportBrokenRun(text, { ref, archive: 'own', findBranch: ownBranch }, world);
    return {
      exitCode: 0,
      json: { recovered: cutOff, published: where !== null },
      text,
      summary: `${inertMarkdown(text)}\n`,
    };
  });
}

/** Publishes the end of this checkout's dead run. Returns where; null where that was not done. */
async function giveBack(ref: string, runId: string, git: Git, world: World): Promise<string | null> {
  const { settings } = world;
  if (settings.remote === '') return null;
  const warn = (reason: string) => world.progress(`the end of the run was not published: ${reason}`);
  try {
    const root = projectRoot(world);
    const phaseScope = getPhaseScope(localPhase(await readRunnable(root, ref), root, git), world);
    const remote = configuredRemote(git, world);
    const calls = { beforeAside: async () => undefined, onLost: () => undefined, onTrouble: warn };
    const options = { ...phaseScope, ...calls, runId, remote, ttlMs: sharedTtlMs(settings) };
    return (await SharedLease.giveBack(options)) ? `${withoutSecret(settings.remote)}, ${recordRef(options)}` : null;
  } catch (error) {
    // The checkout is recovered all the same; what the remote holds expires by itself.
    warn(describeFailure(error).message);
    return null;
  }
}

/** Recovers cut-off attempts of all phases here and clears their rooms. `spares`: ledgers whose orphans go on. */
export async function recoverCheckout(
  git: Git,
  { runId, lease, prefetcheds: spares }: { runId: string; lease: Lease; prefetcheds: (ledger: string) => boolean },
  world: World,
): Promise<{ cutOff: CutOffWork[]; spared: Orphan[] }> {
  const cutOff: CutOffWork[] = [];
  const checkpoints = new Checkpoints(git);
  const ledgers = listLedgers(git.gitDir);
  const orphans = ledgers.flatMap(({ dir, events }) => (spares(dir) ? phaseState(events).open.orphans(git.root) : []));
  const spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
  const tags = new Set(spared.map(({ tag }) => tag));
  for (const { dir, phase: key, events } of ledgers) {
    await undoUnfinishedRecord(dir, git);
    const phase = events.at(-1)?.phase ?? key;
    if (phaseState(events).open.isAny(git.root)) {
      const redact = buildRedactor(jobSecrets(world.environment, []));
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

/** A run may have died after it had noted that its commits were signed, and before its branch stood at them. */
async function finishSigning(events: readonly LedgerEvent[], git: Git): Promise<void> {
  const { signing } = phaseState(events);
  if (signing === null) return;
  const { from, to, branch } = signing;
  const here = await git.head();
  if (here.sha !== from || here.branch !== branch || (await git.resolve(to)) === null) return;
  await git.moveHead(from, to, 'phase-executor: signed', { ref: branch ?? 'HEAD' });
}

/** Removes the rooms of all phases but the spared ones, after keeping unrecorded work. */
async function clearRooms(
  git: Git,
  checkpoints: Checkpoints,
  spared: ReadonlySet<string>,
  world: World,
): Promise<void> {
  for (const folder of roomFolders(git, world)) {
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

/** Orphans whose checkpoint and room are there, and whose processes can be found. */
async function stillThere(orphans: readonly Orphan[], git: Git, world: World): Promise<Orphan[]> {
  if (sweepReach() !== 'full') return [];
  const tags = new Set((await new Checkpoints(git).list()).map(({ tag }) => tag));
  const bootedAt = world.now() - world.machine.uptimeMs();
  // After a restart of the machine nothing goes on, and files of the attempt that were not synced may be empty.
  const isThere = ({ phase, place, startedAt }: Orphan) =>
    startedAt > bootedAt &&
    new Rooms(git, join(world.temporaryDirectory, roomsFolder(git, phase))).find(place) !== null &&
    existsSync(place);
  return orphans.filter((orphan) => tags.has(orphan.tag) && isThere(orphan));
}

/** Recovers orphans whose plan is done by now, or gone: their work is not needed. */
export async function recoverOutdated(spared: readonly Orphan[], run: RunContext): Promise<void> {
  const { git, checkpoints } = run.workspace;
  const { ledger } = run.services;
  const { orphans } = run.found;
  const { isolation } = run;
  const mine = phaseState(ledger.earlier).open.tags;
  const outdated = spared.filter(({ tag, plan }) => mine.has(tag) && !orphans.has(plan));
  if (outdated.length === 0) return;
  const tags = new Set([...orphans.values()].map(({ tag }) => tag));
  await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
  for (const { place } of outdated) await isolation.rooms.remove(basename(place));
}

/** Rooms lie outside the repository, in a folder that the next run of the phase finds by the same rule. */
export function roomsFolder(git: Git, phase: string): string {
  return `${roomsHome(git)}/${phaseKey(phase)}`;
}

/** Folders of all phases, also those that git records below another temporary folder. */
function roomFolders(git: Git, world: World): Set<string> {
  const home = requireOwn(world, roomsHome(git));
  const existing = linkedTrees(git).map(({ root }) => dirname(root));
  const isOurs = (folder: string) => dirname(folder).endsWith(`/${roomsHome(git)}`);
  return new Set([...listDir(home).map((phase) => realpathSync(join(home, phase))), ...existing.filter(isOurs)]);
}

function roomsHome({ gitDir }: Git): string {
  return `phase-executor-worktrees/${createHash('sha1').update(gitDir).digest('hex').slice(0, 12)}`;
}
