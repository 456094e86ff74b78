import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file by temp + fsync + rename (I10): a reader sees the old or the new content. Synchronous because it
 * is the last act of a dying run. `fleeting`: no fsync, so a power cut may lose it.
 */
export function replaceFile(path: string, content: string | Buffer, kind: 'lasting' | 'fleeting' = 'lasting'): void {
  let temporary: string | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const created = openNew(path);
    temporary = created.temporary;
    try {
      writeFileSync(created.file, content);
      if (kind === 'lasting') fsyncSync(created.file);
    } finally {
      closeSync(created.file);
    }
    renameSync(temporary, path);
    if (kind === 'lasting') syncFolder(dirname(path));
  } catch (cause) {
    if (temporary !== null) rmSync(temporary, { force: true });
    throw new Error(`${path} could not be written: ${(cause as Error).message}; nothing was replaced`, { cause });
  }
}

/** Syncs a folder, because a new or renamed name is on the disk only when its folder is. */
export function syncFolder(folder: string): void {
  const file = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Creates a draft beside a file. It must be new: an agent may have put a link there. */
function openNew(path: string): { temporary: string; file: number } {
  for (let number = 1; ; number += 1) {
    const temporary = `${path}.${number}.tmp`;
    try {
      const file = openSync(temporary, 'wx');
      for (let earlier = 1; earlier < number; earlier += 1) removeOldDraft(`${path}.${earlier}.tmp`, file);
      return { temporary, file };
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST' || number === 100) throw cause;
    }
  }
}

/** Removes what a killed writer left beside a file. Only for the sole writer of that file. */
export function removeDrafts(path: string): void {
  for (let number = 1; lstatSync(`${path}.${number}.tmp`, { throwIfNoEntry: false }); number += 1)
    rmSync(`${path}.${number}.tmp`, { recursive: true, force: true });
}

/** Removes the draft of a killed writer, once it is older than the slowest writer. */
function removeOldDraft(temporary: string, than: number): void {
  const remaining = lstatSync(temporary, { throwIfNoEntry: false });
  if (remaining && remaining.mtimeMs < fstatSync(than).mtimeMs - 60_000)
    rmSync(temporary, { recursive: true, force: true });
}

/** More than any document of ours has. */
const maxFileBytes = 64 * 1024 * 1024;

/**
 * Content of a regular file; null where there is none. Agents write where we read: links are not followed, and a
 * pipe, device or directory counts as nothing instead of blocking for ever.
 * @throws Error for a file that cannot be read, or is larger than 64 MiB.
 */
export function tryReadRegular(path: string, decode = (bytes: Buffer) => bytes.toString('utf8')): string | null {
  return tryWithFile(path, (file) => {
    const { size } = fstatSync(file);
    if (size > maxFileBytes) throw new Error(`${path} has ${size} bytes; at most ${maxFileBytes} are read`);
    return decode(readFileSync(file));
  });
}

/** Opens a regular file while it is read; null where there is none. */
export function tryWithFile<T>(path: string, read: (file: number) => T): T | null {
  const file = tryOpenFile(path);
  if (file === null) return null;
  try {
    return read(file);
  } finally {
    closeSync(file);
  }
}

/** Opens a regular file that is read in parts, or also written (`O_RDWR`); null where there is none. */
export function tryOpenFile(path: string, flags: number = constants.O_RDONLY): number | null {
  let file: number;
  try {
    file = openSync(path, flags | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (cause) {
    if (absentFileCodes.has((cause as NodeJS.ErrnoException).code ?? '')) return null;
    throw cause;
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  return null;
}

export function tryRemoveEmptyFolder(path: string | Buffer): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch {
    return false;
  }
}

export function listDir(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw cause;
  }
}

const absentFileCodes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EISDIR']);

/** Reads a file of an agent's; null for none, an empty one, a link or a device. @throws Error over `maxBytes`. */
export function readExternal(path: string, maxBytes: number): string | null {
  const text = tryWithFile(path, (file) => {
    // One more byte tells a file that is too large from one that just fits.
    const buffer = Buffer.alloc(maxBytes + 1);
    const length = readSync(file, buffer, 0, maxBytes + 1, 0);
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    return buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
  });
  return text?.trim() ? text : null;
}
