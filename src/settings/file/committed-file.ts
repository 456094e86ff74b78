import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type GitObject, listTreeEntries, parseObjects } from '../../system/git/objects/git-object.ts';

export type ReadGit = (
  args: readonly string[],
  stdin?: string,
) => Promise<{ readonly exitCode: number; readonly stdout: Buffer }>;

export interface FoundEntry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** A git object whose content doesn't match its id, because git's files were tampered with. */
export class ForgedObjectError extends Error {
  override readonly name = 'ForgedObjectError';
}

/** Verifies hashes, because git doesn't check loose objects. Null `entry`: no such path; undefined: no such commit. */
export async function entryInCommit(
  read: ReadGit,
  commit: string,
  steps: readonly string[],
): Promise<{ readonly id: string; readonly entry: FoundEntry | null } | undefined> {
  const folders = steps.slice(0, -1).map((step) => `${commit}:${step}`);
  const requested = [`${commit}^{commit}`, `${commit}^{tree}`, ...folders];
  const { exitCode, stdout } = await read(['cat-file', '--batch'], `${requested.join('\n')}\n`);
  if (exitCode !== 0) return undefined;
  const [commitObject, ...trees] = parseObjects(stdout);
  if (commitObject?.type !== 'commit') return undefined;
  checkHash(commitObject);
  let expected = /^tree ([0-9a-f]+)$/m.exec(commitObject.content.toString('latin1'))?.[1];
  for (const [at, path] of steps.entries()) {
    const tree = trees[at];
    // Git also reports a broken tree as missing.
    if (tree?.type !== 'tree' || tree.id !== expected) throw new ForgedObjectError(`tree ${expected}`);
    checkHash(tree);
    const entry = [...listTreeEntries(tree.content, tree.id.length / 2)].find(({ name }) => name === basename(path));
    if (entry === undefined) return { id: commitObject.id, entry: null };
    const { mode, id } = entry;
    const isLast = at === steps.length - 1;
    if (isLast || mode !== '40000') return { id: commitObject.id, entry: { path, mode, id } };
    expected = id;
  }
  return { id: commitObject.id, entry: null };
}

/** Reads a blob and verifies its hash; null if git can't read it. @throws ForgedObjectError */
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
