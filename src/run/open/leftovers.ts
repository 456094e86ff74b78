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

/** Clears index copies, drafts, prompts and half-made rooms of killed runs. The caller holds the checkout. */
export function clearLeftovers(git: Git, ledgers: Ledgers, spared: readonly Orphan[], world: World): void {
  const home = join(git.gitDir, 'phase-executor');
  const remaining = [
    ...listDir(home).flatMap((name) => (isDeadCopy(name, world) ? [join(home, name)] : [])),
    ...ledgers.flatMap(({ dir }) => listDrafts(dir, /\.\d+\.tmp$/)),
    ...listExchanges(git, ledgers, spared, world),
    ...unfinishedRooms(git, world),
  ];
  for (const path of remaining) removeTree(path);
}

/** `index-<process>-<hexadecimal number>` and its lock. Commands without the checkout make copies too. */
function isDeadCopy(name: string, { machine }: World): boolean {
  const [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
  return pid !== undefined && Number(pid) !== machine.pid && machine.startOf(Number(pid)) === null;
}

function listDrafts(folder: string, name: RegExp): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => name.test(file)).map((file) => join(folder, file));
}

/** Exchange folders of runs on record, or killed before they had one here; attempts that go on keep theirs. */
function listExchanges(
  { gitDir }: Git,
  ledgers: Ledgers,
  spared: readonly Orphan[],
  { temporaryDirectory, machine }: World,
): string[] {
  const saved = new Set(spared.flatMap(({ runId, adopters }) => [runId, ...adopters]));
  const over = new Set(ledgers.flatMap(({ events }) => events.map(({ runId }) => runId)));
  const folders = [temporaryDirectory, spareFolder].flatMap((location) =>
    listDir(location).map((name) => ({ name, path: join(location, name) })),
  );
  return folders.flatMap(({ name, path }) => {
    const [, whole = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
    const isOfJob = over.has(runId) && pid !== undefined && machine.startOf(Number(pid)) === null;
    // Other users have runs too, whose files cannot be read.
    const isHere = whole !== '' && isOurs(path) && tryReadRegular(join(path, checkoutFile)) === gitDir;
    const isOver =
      ((over.has(whole) || (isHere && pid === undefined)) && !saved.has(whole)) || (isOfJob && !saved.has(runId));
    return isOver ? [path] : [];
  });
}

/** Git locks a record before it writes these files: without them no git command removes it, or lists any. */
function unfinishedRooms(git: Git, { now }: World): string[] {
  const home = join(git.commonDir, 'worktrees');
  const isAtIt = (record: string) =>
    now() - statSync(record).mtimeMs < timeLimitMs[sweepReach()] ||
    isAnyWorking([git.root, git.commonDir], join(record, 'HEAD.lock'));
  return listDir(home).flatMap((name) => {
    const record = join(home, name);
    const isEmpty = (file: string) => (statSync(join(record, file), { throwIfNoEntry: false })?.size ?? 0) === 0;
    const isUnfinished = statSync(record).isDirectory() && ['gitdir', 'commondir'].some(isEmpty);
    return isUnfinished && !isAtIt(record) ? [record] : [];
  });
}

/** Patience with another git that may be at work: longer where it cannot be looked for. */
const timeLimitMs = { full: 300, 'group-only': 60_000 };
