import { createHash } from 'node:crypto';

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
  const asked = [`${commit}^{commit}`, `${commit}^{tree}`, ...folders];
  const { exitCode, stdout } = await read(['cat-file', '--batch'], `${asked.join('\n')}\n`);
  if (exitCode !== 0) return undefined;
  const [own, ...trees] = parseObjects(stdout);
  if (own?.type !== 'commit') return undefined;
  checkHash(own);
  let wanted = /^tree ([0-9a-f]+)$/m.exec(own.content.toString('latin1'))?.[1];
  for (const [at, path] of steps.entries()) {
    const tree = trees[at];
    // Git reports a broken tree as missing too.
    if (tree?.type !== 'tree' || tree.id !== wanted) throw new ForgedObjectError(`tree ${wanted}`);
    checkHash(tree);
    const entry = treeEntry(tree.content, path.slice(path.lastIndexOf('/') + 1), tree.id.length / 2);
    if (entry === null) return { id: own.id, entry: null };
    const isLast = at === steps.length - 1;
    if (isLast || entry.mode !== '40000') return { id: own.id, entry: { path, ...entry } };
    wanted = entry.id;
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

interface GitObject {
  readonly type: string;
  readonly id: string;
  readonly content: Buffer;
}

/** Parses `cat-file --batch`: `<id> <type> <size>`, the content, and a line for each missing object. */
function parseObjects(output: Buffer): GitObject[] {
  const objects: GitObject[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const [, id = '', type = '', size = '0'] =
      /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    const from = end + 1;
    objects.push({ id, type: type || 'missing', content: output.subarray(from, from + Number(size)) });
    at = type === '' ? from : from + Number(size) + 1;
  }
  return objects;
}

function checkHash({ type, id, content }: GitObject): void {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1')
    .update(`${type} ${content.length}\0`)
    .update(content);
  if (hash.digest('hex') !== id) throw new ForgedObjectError(`${type} ${id}`);
}

/** Finds an entry of a tree object: mode, blank, name, NUL, the bytes of the id. */
function treeEntry(tree: Buffer, name: string, idBytes: number): { mode: string; id: string } | null {
  for (let at = 0; at < tree.length; ) {
    const nul = tree.indexOf(0, at);
    const [mode = '', ...rest] = tree.toString('utf8', at, nul).split(' ');
    const id = tree.toString('hex', nul + 1, nul + 1 + idBytes);
    if (rest.join(' ') === name) return { mode, id };
    at = nul + 1 + idBytes;
  }
  return null;
}
