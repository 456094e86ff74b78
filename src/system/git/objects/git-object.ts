import { decodePaths } from '../../files/path-bytes.ts';

export interface GitObject {
  readonly type: string;
  readonly id: string;
  readonly content: Buffer;
}

export type FoundObject =
  | {
      readonly kind: 'blob' | 'tree' | 'commit' | 'tag';
      readonly id: string;
      readonly size: number;
      readonly content: Buffer;
    }
  | { readonly kind: 'missing' };

export function getObjectHash(id: string): string {
  return id.length === 64 ? 'sha256' : 'sha1';
}

/** Parses `cat-file --batch` output: `<id> <type> <size>` and the content, or one line for a missing object. */
export function parseObjects(output: Buffer): GitObject[] {
  const objects: GitObject[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    if (end < 0) return objects; // output was cut off
    const [, id = '', type = 'missing', size] =
      /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    const from = end + 1;
    const to = from + Number(size ?? 0);
    objects.push({ type, id, content: output.subarray(from, to) });
    at = size === undefined ? from : to + 1;
  }
  return objects;
}

/** Parses a tree object: mode, space, name, NUL, id bytes. */
export function* listTreeEntries(
  content: Buffer,
  idBytes: number,
): Generator<{ mode: string; name: string; id: string }> {
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(0x20, at);
    const end = content.indexOf(0, blank);
    if (blank < 0 || end < 0) return; // not a tree that git would write
    const mode = content.toString('latin1', at, blank);
    at = end + 1 + idBytes;
    yield { mode, name: decodeObjectName(content, blank + 1, end), id: content.toString('hex', end + 1, at) };
  }
}

/** ASCII names are twice as fast to decode. */
function decodeObjectName(content: Buffer, from: number, to: number): string {
  for (let at = from; at < to; at += 1) if ((content[at] ?? 0) > 0x7f) return decodePaths(content.subarray(from, to));
  return content.toString('latin1', from, to);
}
