import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Reads a file of an agent's; null for none, an empty one, a link or a device. @throws Error over `maxBytes`. */
export function readForeign(path: string, maxBytes: number): string | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null; // absent, a link or a socket: nothing that counts as said
  }
  try {
    if (!fstatSync(file).isFile()) return null;
    // One more byte tells a file that is too large from one that just fits.
    const buffer = Buffer.alloc(maxBytes + 1);
    const length = readSync(file, buffer, 0, maxBytes + 1, 0);
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    const text = buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
    return text.trim() === '' ? null : text;
  } finally {
    closeSync(file);
  }
}
