import { decodePaths } from '../../files/path-bytes.ts';

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

/** Hash by which a repository names its objects, from such a name. */
export function getObjectHash(id: string): string {
  return id.length === 64 ? 'sha256' : 'sha1';
}

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

/** Entries of a tree object: mode, a blank, name, a NUL, and the bytes of the id. */
export function* treeEntries(content: Buffer, idBytes: number): Generator<{ mode: string; name: string; id: string }> {
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(0x20, at);
    const end = content.indexOf(0, blank);
    if (blank < 0 || end < 0) return; // not a tree that git would write
    const mode = content.toString('latin1', at, blank);
    at = end + 1 + idBytes;
    yield { mode, name: decodeObjectName(content, blank + 1, end), id: content.toString('hex', end + 1, at) };
  }
}

/** Nearly all names are ASCII, which is read in half the time of others. */
function decodeObjectName(content: Buffer, from: number, to: number): string {
  for (let at = from; at < to; at += 1) if ((content[at] ?? 0) > 0x7f) return decodePaths(content.subarray(from, to));
  return content.toString('latin1', from, to);
}
