import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOurs, spareFolder } from '../../agents/sandbox/sandbox.ts';
import type { listLedgers } from '../../record/log/ledger.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import type { World } from '../../settings/call/world.ts';
import { listDir, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { isAnyWorking, sweepReach } from '../../system/process/process-tree.ts';
import { checkoutFile } from '../attempt/exchange.ts';

type Ledgers = ReturnType<typeof listLedgers>;

/** Removes index copies, drafts, prompts and half-made rooms of killed runs. The caller must hold the checkout. */
export function clearLeftovers(git: Git, ledgers: Ledgers, spared: readonly Orphan[], world: World): void {
  const home = join(git.gitDir, 'phase-executor');
  const remaining = [
    ...listDir(home).flatMap((name) => (isDeadCopy(name, world) ? [join(home, name)] : [])),
    ...ledgers.flatMap(({ dir }) => listDrafts(dir, /\.\d+\.tmp$/)),
    ...listExchanges(git, ledgers, spared, world),
    ...findUnfinishedRooms(git, world),
  ];
  for (const path of remaining) removeTree(path);
}

/** Matches `index-<pid>-<hex>` and its lock. Other commands create such copies without locking the checkout. */
function isDeadCopy(name: string, { machine }: World): boolean {
  const [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
  return pid !== undefined && Number(pid) !== machine.pid && machine.startOf(Number(pid)) === null;
}

function listDrafts(folder: string, name: RegExp): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => name.test(file)).map((file) => join(folder, file));
}

/** Lists exchange folders of finished or killed runs. Adopted attempts keep theirs. */
function listExchanges(
  { gitDir }: Git,
  ledgers: Ledgers,
  spared: readonly Orphan[],
  { temporaryDirectory, machine }: World,
): string[] {
  const keptRuns = new Set(spared.flatMap(({ runId, adopters }) => [runId, ...adopters]));
  const recordedRuns = new Set(ledgers.flatMap(({ events }) => events.map(({ runId }) => runId)));
  const folders = [temporaryDirectory, spareFolder].flatMap((location) =>
    listDir(location).map((name) => ({ name, path: join(location, name) })),
  );
  return folders.flatMap(({ name, path }) => {
    const [, fullId = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
    const isDeadJob = recordedRuns.has(runId) && pid !== undefined && machine.startOf(Number(pid)) === null;
    // Skip other users' runs, whose files may be unreadable.
    const isThisCheckout = fullId !== '' && isOurs(path) && tryReadRegular(join(path, checkoutFile)) === gitDir;
    const isLeftover =
      ((recordedRuns.has(fullId) || (isThisCheckout && pid === undefined)) && !keptRuns.has(fullId)) ||
      (isDeadJob && !keptRuns.has(runId));
    return isLeftover ? [path] : [];
  });
}

/** Finds work tree records that git was killed while creating: no git command lists or removes them. */
function findUnfinishedRooms(git: Git, { now }: World): string[] {
  const home = join(git.commonDir, 'worktrees');
  const mayBeInUse = (record: string) =>
    now() - statSync(record).mtimeMs < timeLimitMs[sweepReach()] ||
    isAnyWorking([git.root, git.commonDir], join(record, 'HEAD.lock'));
  return listDir(home).flatMap((name) => {
    const record = join(home, name);
    const isEmpty = (file: string) => (statSync(join(record, file), { throwIfNoEntry: false })?.size ?? 0) === 0;
    const isUnfinished = statSync(record).isDirectory() && ['gitdir', 'commondir'].some(isEmpty);
    return isUnfinished && !mayBeInUse(record) ? [record] : [];
  });
}

/** Grace period for a git process that may still be writing; longer if processes can't be inspected. */
const timeLimitMs = { full: 300, 'group-only': 60_000 };
