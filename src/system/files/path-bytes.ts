import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';

/** Decodes paths without losing bytes: invalid UTF-8 becomes lone surrogates (U+DC80 to U+DCFF), as in Python. */
export function decodePaths(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = getCharacterLength(bytes, at);
    if (length === 0) {
      parts.push(bytes.toString('utf8', from, at), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
      from = at + 1;
    }
    at += length || 1;
  }
  return parts.join('') + bytes.toString('utf8', from);
}

/** Returns the length of the UTF-8 character at `at`, or 0 if it is invalid. */
function getCharacterLength(bytes: Buffer, at: number): number {
  const firstByte = bytes[at] ?? 0;
  const length = firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4;
  return length === 1 || isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** Encodes a decoded path for the file system or git; a buffer only if some bytes aren't UTF-8. */
export function pathBytes(path: string): string | Buffer {
  if (!hasOddBytes(path)) return path;
  const parts = path.split(/([\udc80-\udcff])/u);
  return Buffer.concat(
    parts.map((part, at) => (at % 2 === 0 ? Buffer.from(part) : Buffer.from([part.charCodeAt(0) - 0xdc00]))),
  );
}

export function hasOddBytes(path: string): boolean {
  return /[\udc80-\udcff]/u.test(path);
}

export function getFileBelow(root: string, path: string): string | Buffer {
  return pathBytes(join(root, path));
}

export function splitAtNuls(list: string): string[] {
  return list.split('\0').filter((entry) => entry !== '');
}

export function joinWithNuls(list: readonly string[]): string | Buffer {
  return pathBytes(list.map((entry) => `${entry}\0`).join(''));
}
