import { lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFileBelow, joinWithNuls, splitAtNuls } from '../../files/path-bytes.ts';
import type { Git } from '../git.ts';
import { checkedOutBytes, filterPresentFiles, isUnchangedSince, listChangedPaths } from '../tree.ts';

/** `content` is the file with the change applied to the second commit, or null if the file stays as it is. */
export type LocalChanges = ReadonlyMap<string, { readonly content: Buffer | null; readonly isStaged: boolean }>;

/** Finds local changes, in files or index, that a move between two commits would overwrite. */
export async function listLocalChanges(git: Git, from: string, to: string): Promise<LocalChanges> {
  const differing = await listChangedPaths(git, from, to);
  const [wasSame, isSame, staged] = await Promise.all([
    isUnchangedSince(git, from, differing),
    isUnchangedSince(git, to, differing),
    listStagedPaths(git, from, to),
  ]);
  const followed = new Set([...wasSame, ...isSame]);
  const local = new Map<string, { content: Buffer | null; isStaged: boolean }>();
  for (const path of differing) {
    const isStaged = staged.has(path);
    if (isStaged) local.set(path, { content: null, isStaged });
    else if (!followed.has(path) && (await isChanged(git, from, to, path)))
      local.set(path, { content: await mergeLocalChange(git, from, to, path), isStaged });
  }
  return local;
}

async function listStagedPaths(git: Git, ...commits: string[]): Promise<Set<string>> {
  const args = ['diff-index', '--cached', '-z', '--name-only', '--no-renames'];
  const [a = [], b = []] = await Promise.all(
    commits.map(async (commit) => splitAtNuls(await git.readPaths([...args, commit, '--']))),
  );
  return new Set(a.filter((path) => b.includes(path)));
}

/** False for missing files and for leftovers of an interrupted write: a prefix of the new text, or zero bytes. */
async function isChanged(git: Git, from: string, to: string, path: string): Promise<boolean> {
  const file = getFileBelow(git.root, path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const readBytes = (commit: string) => checkedOutBytes(git, commit, path);
  if (stats.isSymbolicLink()) {
    const target = readlinkSync(file, 'buffer');
    return !(await Promise.all([from, to].map(readBytes))).some((bytes) => bytes?.equals(target));
  }
  if (!stats.isFile()) return true;
  const bytes = readFileSync(file);
  if (bytes.every((byte) => byte === 0)) return false;
  const next = (await readBytes(to)) ?? Buffer.alloc(0);
  return !next.subarray(0, bytes.length).equals(bytes);
}

/** Applies the local change to the second commit's content; null if both changed the same lines or it isn't text. */
async function mergeLocalChange(git: Git, from: string, to: string, path: string): Promise<Buffer | null> {
  const [base = null, next = null] = await Promise.all([from, to].map((commit) => checkedOutBytes(git, commit, path)));
  if (!lstatSync(getFileBelow(git.root, path)).isFile() || base === null || next === null) return null;
  const local = readFileSync(getFileBelow(git.root, path));
  // For example a log that wasn't committed yet: the new version already has all of its lines.
  const lines = new Set(next.toString('latin1').split('\n'));
  if (
    local
      .toString('latin1')
      .split('\n')
      .every((line) => lines.has(line))
  )
    return next;
  const folder = mkdtempSync(join(tmpdir(), 'phase-executor-merge-'));
  try {
    const names = [local, base, next].map((content, at) => {
      writeFileSync(join(folder, `${at}`), content);
      return join(folder, `${at}`);
    });
    const merged = await git.try(['merge-file', '-p', '-q', ...names], { reading: true });
    return merged.exitCode === 0 ? merged.stdout : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Updates index and files from one commit to another; local changes stay or are merged. */
export async function followBranch(git: Git, from: string, to: string, local: LocalChanges): Promise<void> {
  const moving = (await listChangedPaths(git, from, to)).filter((path) => local.get(path)?.isStaged !== true);
  const present = new Set(await filterPresentFiles(git, to, moving));
  const gone = moving.filter((path) => !present.has(path));
  await git.updateIndex(['--force-remove'], gone);
  for (const path of gone) if (!local.has(path)) rmSync(getFileBelow(git.root, path), { recursive: true, force: true });
  const restore = async (paths: readonly string[], targets: readonly string[]) => {
    if (paths.length === 0) return;
    const args = ['restore', `--source=${to}`, ...targets, '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git.run(['--literal-pathspecs', ...args], { stdin: joinWithNuls(paths) });
  };
  await restore(
    [...present].filter((path) => !local.has(path)),
    ['--staged', '--worktree'],
  );
  await restore(
    [...present].filter((path) => local.has(path)),
    ['--staged'],
  );
  for (const [path, { content }] of local) if (content !== null) writeFileSync(getFileBelow(git.root, path), content);
}
