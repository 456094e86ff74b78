import type { Git } from './git.ts';
import { gitFailure } from './git-error.ts';

/** An object as git stores it; the type of an absent one is `missing`. */
export interface GitObject {
  readonly type: string;
  readonly id: string;
  readonly content: Buffer;
}

/** An object by a name such as `HEAD:src/a.ts` or an id. */
export type FoundObject =
  | {
      readonly kind: 'blob' | 'tree' | 'commit' | 'tag';
      readonly id: string;
      readonly size: number;
      readonly content: Buffer;
    }
  | { readonly kind: 'missing' };

/** Reads objects in this order; the type of an absent one is `missing`. */
export async function readObjects(git: Git, ids: readonly string[]): Promise<GitObject[]> {
  if (ids.length <= fewObjects) {
    const found = await Promise.all(ids.map((id) => git.objects.read(id)));
    return found.map((each) =>
      each.kind === 'missing'
        ? { type: each.kind, id: '', content: Buffer.alloc(0) }
        : { type: each.kind, id: each.id, content: each.content },
    );
  }
  const args = ['cat-file', '--batch', '--buffer'];
  const result = await git.try(args, { reading: true, stdin: `${ids.join('\n')}\n` });
  if (result.exitCode !== 0) throw gitFailure(args, result);
  return parseObjects(result.stdout);
}

/** More are read faster by a call of their own. */
const fewObjects = 500;

/** Parses `cat-file --batch`: `<id> <type> <size>`, the content, and a line for each missing object. */
export function parseObjects(output: Buffer): GitObject[] {
  const objects: GitObject[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    if (end < 0) return objects; // git was cut off within a line
    const [, id = '', type = 'missing', size] =
      /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    const from = end + 1;
    const to = from + Number(size ?? 0);
    objects.push({ type, id, content: output.subarray(from, to) });
    at = size === undefined ? from : to + 1;
  }
  return objects;
}

/** Looks objects up, in this order; the type of an absent one is `missing`. `size` is in bytes. */
export async function describeObjects(
  git: Git,
  ids: readonly string[],
  env?: Record<string, string>,
): Promise<{ id: string; type: string; size: number }[]> {
  if (env === undefined && ids.length <= fewObjects) {
    const found = await Promise.all(ids.map((id) => git.objects.find(id)));
    return found.map((each, at) => ({ id: ids[at] ?? '', size: 0, ...each, type: each.kind }));
  }
  if (ids.length === 0) return [];
  const how = { stdin: `${ids.join('\n')}\n`, ...(env === undefined ? {} : { env }) };
  const told = await git.read(['cat-file', '--batch-check', '--buffer'], how);
  const lines = told.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', type = '', size = 0] = line.split(' ');
    return { id, type, size: Number(size) };
  });
}

/** Entries of a tree object: mode, a blank, name, a NUL, and the bytes of the id. */
export function* treeEntries(content: Buffer, idBytes: number): Generator<{ mode: string; name: string; id: string }> {
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(' ', at);
    const end = content.indexOf(0, blank);
    if (blank < 0 || end < 0) return; // not a tree that git would write
    const mode = content.toString('latin1', at, blank);
    at = end + 1 + idBytes;
    yield { mode, name: content.toString('utf8', blank + 1, end), id: content.toString('hex', end + 1, at) };
  }
}
