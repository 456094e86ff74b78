import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type GitObject, parseObjects, treeEntries } from '../../system/git/objects/git-object.ts';

/** Calls git, read-only, in the repository in question. */
export type ReadGit = (
  args: readonly string[],
  stdin?: string,
) => Promise<{ readonly exitCode: number; readonly stdout: Buffer }>;

/** Entry of the last folder on a path, or the first that is not a folder. */
export interface FoundEntry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** Reports an object that is missing or differs from its name, because git's own files were written to. */
export class ForgedObjectError extends Error {
  override readonly name = 'ForgedObjectError';
}

/**
 * Follows a path through a commit's trees, hashing each again, because git does not check loose objects. `entry`
 * is null where the commit has nothing there; undefined where there is no such commit.
 * @throws ForgedObjectError
 */
export async function entryInCommit(
  read: ReadGit,
  commit: string,
  steps: readonly string[],
): Promise<{ readonly id: string; readonly entry: FoundEntry | null } | undefined> {
  const folders = steps.slice(0, -1).map((step) => `${commit}:${step}`);
  const requested = [`${commit}^{commit}`, `${commit}^{tree}`, ...folders];
  const { exitCode, stdout } = await read(['cat-file', '--batch'], `${requested.join('\n')}\n`);
  if (exitCode !== 0) return undefined;
  const [own, ...trees] = parseObjects(stdout);
  if (own?.type !== 'commit') return undefined;
  checkHash(own);
  let expected = /^tree ([0-9a-f]+)$/m.exec(own.content.toString('latin1'))?.[1];
  for (const [at, path] of steps.entries()) {
    const tree = trees[at];
    // Git reports a broken tree as missing too.
    if (tree?.type !== 'tree' || tree.id !== expected) throw new ForgedObjectError(`tree ${expected}`);
    checkHash(tree);
    const entry = [...treeEntries(tree.content, tree.id.length / 2)].find(({ name }) => name === basename(path));
    if (entry === undefined) return { id: own.id, entry: null };
    const { mode, id } = entry;
    const isLast = at === steps.length - 1;
    if (isLast || mode !== '40000') return { id: own.id, entry: { path, mode, id } };
    expected = id;
  }
  return { id: own.id, entry: null };
}

/** Reads a file and hashes it again; null where git cannot read it. @throws ForgedObjectError */
export async function readBlob(read: ReadGit, id: string): Promise<Buffer | null> {
  const { exitCode, stdout } = await read(['cat-file', 'blob', id]);
  if (exitCode !== 0) return null;
  checkHash({ type: 'blob', id, content: stdout });
  return stdout;
}

function checkHash({ type, id, content }: GitObject): void {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1')
    .update(`${type} ${content.length}\0`)
    .update(content);
  if (hash.digest('hex') !== id) throw new ForgedObjectError(`${type} ${id}`);
}
