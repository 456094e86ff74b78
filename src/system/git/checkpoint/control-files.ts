import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsInHash } from '../../files/kept-folder.ts';
import { fileBelow } from '../../files/path-bytes.ts';
import { isAnyWorking, sweepReach } from '../../process/process-tree.ts';
import { isOnlyGitLfs, parseConfig } from '../calls/config-guard.ts';
import { writeSynced } from '../calls/file-sync.ts';
import { fileStamp } from '../calls/git-config.ts';
import type { Git } from '../git.ts';
import { type IndexFile, readIndex, takeIndex } from './index-file.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

/**
 * Removes pipes, sockets and devices from a git directory and user configuration that an attempt could write: who reads
 * one may wait for ever. Returns their paths.
 */
export function removePipes({ commonDir, config }: Git): string[] {
  const visit = (below: string): string[] =>
    entriesIn(join(commonDir, below)).flatMap((entry) => {
      const path = join(below, entry.name);
      if (entry.isDirectory()) return visit(path);
      if (entry.isFile() || (entry.isSymbolicLink() && !leadsToPipe(join(commonDir, path)))) return [];
      rmSync(join(commonDir, path), { force: true });
      return [join('.git', path)];
    });
  const configs = config.userConfigs.filter(leadsToPipe);
  for (const file of configs) rmSync(file, { force: true });
  return [...visit(''), ...configs];
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // gone meanwhile, or locked
  }
}

function leadsToPipe(path: string): boolean {
  try {
    const target = statSync(path);
    return !target.isFile() && !target.isDirectory();
  } catch {
    return false; // it leads nowhere
  }
}

/** Files of `.git` that decide how git works here; a missing one is null. */
export type ControlFiles = ReadonlyMap<string, Buffer | null>;

/** Reads them before an attempt; in a linked work tree only its own: parallel plans may change shared ones. */
export function readControlFiles(git: Git): ControlFiles {
  const own = ['config.worktree', 'commondir', 'info/sparse-checkout'].map((name) => join(git.gitDir, name));
  const shared = ['config', 'info/exclude', 'info/attributes', 'info/grafts', 'objects/info/alternates'];
  // The stash: a log of commits, put back by `restoreStash`.
  shared.push('logs/refs/stash');
  const files = git.isLinked
    ? own
    : [...own, ...shared.map((name) => join(git.commonDir, name)), ...git.config.userConfigs];
  return new Map(files.map((file) => [file, existsSync(file) ? readFileSync(file) : null]));
}

/**
 * Selects what must be restored before git is asked about an attempt: what leads it to other files, programs or
 * history. What `git lfs install` wrote stays until the attempt is settled, because its commit needs it.
 */
export async function readableControls(git: Git, files: ControlFiles): Promise<ControlFiles> {
  const config = join(git.commonDir, 'config');
  const before = files.get(config);
  const isKept =
    before !== undefined && !isUnchangedFile(config, before) && (await isConfigForLfs(git, config, before));
  return new Map([...files].filter(([file]) => !/sparse-checkout$/.test(file) && (file !== config || !isKept)));
}

/** True for a configuration file that differs from `before` only by LFS; false where git cannot read it. */
async function isConfigForLfs(git: Git, file: string, before: Buffer | null): Promise<boolean> {
  const list = ['config', '--list', '-z', '--no-includes', '--file'];
  const env = { GIT_CONFIG_GLOBAL: '/dev/null' };
  const now = await git.try([...list, file], { reading: true, trusting: true, env });
  if (now.exitCode !== 0) return false;
  const then = await git.try([...list, '-'], { reading: true, trusting: true, env, stdin: before ?? '' });
  const [one, other] = [then, now].map(({ stdout }) => parseConfig(stdout.toString('utf8')));
  return then.exitCode === 0 && one !== undefined && other !== undefined && isOnlyGitLfs(one, other);
}

/** Returns those that had changed. */
export function restoreControlFiles(files: ControlFiles): string[] {
  const changed = [...files].filter(([file, content]) => isInGitDir(file) && !isUnchangedFile(file, content));
  for (const [file, content] of changed) {
    rmSync(file, { recursive: true, force: true });
    if (content === null) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeSynced(file, content);
  }
  return changed.map(([file]) => file);
}

/** Excludes the stash, and files of the work tree, which have a relative path. */
function isInGitDir(file: string): boolean {
  return isAbsolute(file) && !file.endsWith('/logs/refs/stash');
}

/** Ignore rules that hide themselves, by path: git shows neither them nor what they hide. */
export function hiddenRules(git: Git, ignored: readonly string[]): Map<string, Buffer> {
  const files = ignored.filter((path) => basename(path) === '.gitignore');
  const workTree = new WorkTreeFiles(git.root);
  return new Map(
    files.filter((path) => workTree.isFile(path)).map((path) => [path, readFileSync(fileBelow(git.root, path))]),
  );
}

/** Restores changed or missing rules; obstacles are left to the rollback. Returns true where there were any. */
export function restoreRules(workTree: WorkTreeFiles, rules: ReadonlyMap<string, Buffer>): boolean {
  const off = [...rules].filter(
    ([path, content]) => workTree.inTheWayOf(path) === null && !workTree.isFile(path, content),
  );
  for (const [path, content] of off) workTree.write(path, content);
  return off.length > 0;
}

function isUnchangedFile(file: string, content: Buffer | null): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || content === null) return stat === undefined && content === null;
  return stat.isFile() && readFileSync(file).equals(content);
}

const operations = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase or git am',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  sequencer: 'cherry-pick or revert',
  BISECT_LOG: 'bisect',
};

const operationTraces = [
  ...['MERGE_MODE', 'MERGE_MSG', 'MERGE_RR', 'MERGE_AUTOSTASH', 'AUTO_MERGE', 'SQUASH_MSG', 'REBASE_HEAD'],
  ...['BISECT_START', 'BISECT_NAMES', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK', 'BISECT_RUN'],
];

/** `at`: its last step, in ms since the epoch. */
export function openOperation({ gitDir }: Git): { readonly name: string; readonly at: number } | null {
  for (const [file, name] of Object.entries(operations)) {
    const found = statSync(join(gitDir, file), { throwIfNoEntry: false });
    if (found !== undefined) return { name, at: found.mtimeMs };
  }
  return null;
}

/** Closes every open operation without touching files or branches. */
export function closeOperations(git: Git): void {
  for (const name of [...Object.keys(operations), ...operationTraces])
    rmSync(join(git.gitDir, name), { recursive: true, force: true });
}

/** Removes locks that no process finishes within `patienceMs`. Only when no process of the attempt is alive. */
export async function breakStaleLocks(git: Git, branch: string | null, patienceMs = 1_000): Promise<string[]> {
  const own = ['index.lock', 'HEAD.lock'].map((name) => join(git.gitDir, name));
  const shared = ['config.lock', 'packed-refs.lock', 'shallow.lock'].map((name) => join(git.commonDir, name));
  const locks = [...own, ...(git.isLinked ? [] : shared), ...(branch ? [join(git.commonDir, `${branch}.lock`)] : [])];
  const stamped = locks.map((lock) => [lock, fileStamp(lock)] as const);
  const held = new Map(stamped.filter(([, stamp]) => stamp !== null));
  for (let waitedMs = 0; waitedMs < patienceMs && held.size > 0; waitedMs += 50) {
    await sleep(50);
    for (const [lock, stamp] of held) if (fileStamp(lock) !== stamp) held.delete(lock);
  }
  // A maintenance that a person began takes its time; where it is dead, git would leave all others out without a word.
  const maintenance = join(git.commonDir, 'objects', 'maintenance.lock');
  const isDead =
    existsSync(maintenance) && sweepReach() === 'full' && !isAnyWorking([git.root, git.commonDir], maintenance);
  const broken = [...held.keys(), ...(isDead ? [maintenance] : [])];
  for (const lock of broken) rmSync(lock, { force: true });
  return broken;
}

/**
 * True for an index with the checksum of its content, or with none, as git can be told to write it. Git does not
 * check this, and reads a part of an index as one of other files.
 */
export function isIndexWhole(git: Git): boolean {
  if (git.index.isWhole) return true;
  const { stamp } = git.index;
  const found = readIndex(git.gitDir);
  if (found === null) return true; // no index, or none that git can read
  const isWhole = endsInSum(found.bytes);
  if (isWhole) git.index.knowWhole(stamp);
  return isWhole;
}

function endsInSum(bytes: Buffer): boolean {
  return bytes.length > 20 && (bytes.subarray(-20).every((byte) => byte === 0) || endsInHash(bytes));
}

/** Takes over the index that an attempt without a cage left; one that is gone comes back. `head` is any commit. */
export async function takeLeftIndex(git: Git, head: string, before: IndexFile | null): Promise<void> {
  await git.config.distrust();
  const now = readIndex(git.gitDir);
  const isWhole = now === null || endsInSum(now.bytes);
  const left = (now ?? before)?.bytes;
  if (left === undefined || (isWhole && (await takeIndex(git, head, left, before)))) return;
  await indexFromHead(git);
}

/** Replaces an index that git cannot read by one from HEAD. False when the index is not at fault. */
export async function replaceBrokenIndex(git: Git): Promise<boolean> {
  const isReadable = isIndexWhole(git) && (await git.try(['ls-files', '-z'], { reading: true })).exitCode === 0;
  return !isReadable && existsSync(join(git.gitDir, 'index')) && indexFromHead(git);
}

async function indexFromHead(git: Git): Promise<boolean> {
  const index = join(git.gitDir, 'index');
  rmSync(`${index}.broken`, { recursive: true, force: true });
  renameSync(index, `${index}.broken`);
  return (await git.try(['read-tree', 'HEAD'])).exitCode === 0;
}
