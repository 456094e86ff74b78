import { lstatSync } from 'node:fs';
import { z } from 'zod';
import { getFileBelow, joinWithNuls, pathBytes } from '../../files/path-bytes.ts';
import type { Git } from '../git.ts';
import { withIndexCopy } from '../objects/scratch-index.ts';
import { listFoldersAbove } from '../objects/trees.ts';
import { emptyTree } from '../tree.ts';
import type { TreeState } from '../work-tree-status.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

export const Snapshot = z.object({
  head: z.hex(),
  /** Full ref; null for a detached HEAD. */
  branch: z.string().startsWith('refs/heads/').nullable(),
  index: z.hex().nullable(),
  /** Tree of tracked and untracked files without ignored ones; null if equal to HEAD's. */
  work: z.hex().nullable(),
  /** Paths with `--intent-to-add`, `assume-unchanged` or `skip-worktree`, which trees can't store. */
  intended: z.array(z.string()),
  assumed: z.array(z.string()),
  skipped: z.array(z.string()),
  /** Nested repositories that aren't submodules; git doesn't look inside. */
  repositories: z.array(z.string()),
});
export type Snapshot = z.output<typeof Snapshot>;

type HiddenPaths = Pick<Snapshot, 'assumed' | 'skipped'>;

/** Unmerged paths are stored as the files are. On an unborn branch, `head` is the commit to compare with. */
export async function takeSnapshot(git: Git, state: TreeState, head: string): Promise<Snapshot> {
  const { branch, changes } = state;
  const isBorn = state.head !== null;
  const hidden = await listHiddenPaths(git);
  const nested = changes.filter((change) => change.kind === 'untracked' && change.repository);
  const changed = changes.filter((change) => !nested.includes(change)).map((change) => change.path);
  const touched = [...new Set([...changed, ...hidden.assumed, ...hidden.skipped])];
  const staged = !isBorn || changes.some((change) => change.index !== '.' && change.kind === 'changed');
  const unmerged = changes.some((change) => change.kind === 'unmerged');
  const index = staged && !unmerged ? await withIndexCopy(git, (copy) => git.writeTree(copy)) : null;
  const workTree = new WorkTreeFiles(git.root);
  // If a tracked folder became a repository, git refuses both, so its files count.
  const above = new Set(touched.flatMap(listFoldersAbove));
  const isWhole = (path: string) => above.has(path) && !workTree.isLink(path) && workTree.isRepository(path);
  const isThere = (path: string) => workTree.hasEntry(path) && !isWhole(path);
  const isSame = isBorn && touched.length === 0;
  const before = isBorn ? head : await emptyTree(git);
  const work = isSame ? null : await git.treeWith(before, touched, isThere, stageVerbatim.bind(null, git));
  return {
    head,
    branch,
    index,
    work,
    intended: changes.filter((change) => change.index === '.' && change.worktree === 'A').map((change) => change.path),
    ...hidden,
    repositories: nested.map((change) => change.path),
  };
}

export function isSameSnapshot(a: Snapshot, b: Snapshot): boolean {
  const serialize = ({ head, branch, index, work, repositories }: Snapshot) =>
    JSON.stringify([head, branch, index, work, repositories]);
  return serialize(a) === serialize(b);
}

export async function listHiddenPaths(git: Git): Promise<HiddenPaths> {
  const flagged = await git.flaggedEntries();
  const listFlagged = (pattern: RegExp) =>
    flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
  // In a sparse checkout git manages the skip flags itself.
  return { assumed: listFlagged(/^[a-z] /), skipped: git.config.isSparse ? [] : listFlagged(/^[sS] /) };
}

export async function clearIndexFlags(git: Git, { assumed, skipped }: HiddenPaths): Promise<void> {
  await git.updateIndex(['--no-assume-unchanged'], assumed);
  await git.updateIndex(['--no-skip-worktree'], skipped);
}

/** Stages files unconverted if their content doesn't match the declared encoding, which git rejects. */
async function stageVerbatim(
  git: Git,
  files: readonly string[],
  index: string,
  begin: readonly string[] = [],
): Promise<void> {
  try {
    await git.stage(files, index, begin);
  } catch (error) {
    const encoded = await listEncodedFiles(git, files);
    if (encoded.length === 0) throw error;
    const regularFiles = files.filter((path) => !encoded.includes(path));
    await git.stage(regularFiles, index, begin);
    const stdin = pathBytes(encoded.map((path) => `${path}\n`).join(''));
    const blobs = (await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin })).trim().split('\n');
    const mode = (path: string) => (lstatSync(getFileBelow(git.root, path)).mode & 0o100 ? '100755' : '100644');
    const entries = encoded.map((path, at) => `${mode(path)} ${blobs[at]}\t${path}`);
    await git.run(['update-index', '-z', '--index-info'], { index, stdin: joinWithNuls(entries) });
  }
}

/** Lists files with a declared encoding; names with line breaks are skipped, because `hash-object` can't take them. */
async function listEncodedFiles(git: Git, files: readonly string[]): Promise<string[]> {
  const args = ['check-attr', '-z', '--stdin', 'working-tree-encoding'];
  const reported = (await git.readPaths(args, { stdin: joinWithNuls(files) })).split('\0');
  const isFile = (path: string) =>
    lstatSync(getFileBelow(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  return reported.flatMap((path, at) =>
    at % 3 === 0 && (reported[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path)
      ? [path]
      : [],
  );
}
