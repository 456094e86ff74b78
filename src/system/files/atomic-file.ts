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

/** Replaces a file atomically (I10). Synchronous, because a dying run calls it last. `fleeting` skips fsync. */
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

/** Syncs a folder, because a rename is durable only once its folder is. */
export function syncFolder(folder: string): void {
  const file = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Creates a temporary file. It must be new, because an agent may have placed a link there. */
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

/** Removes temporary files of killed writers. Only the file's sole writer may call this. */
export function removeDrafts(path: string): void {
  for (let number = 1; lstatSync(`${path}.${number}.tmp`, { throwIfNoEntry: false }); number += 1)
    rmSync(`${path}.${number}.tmp`, { recursive: true, force: true });
}

function removeOldDraft(temporary: string, newFile: number): void {
  const remaining = lstatSync(temporary, { throwIfNoEntry: false });
  if (remaining && remaining.mtimeMs < fstatSync(newFile).mtimeMs - 60_000)
    rmSync(temporary, { recursive: true, force: true });
}

const maxFileBytes = 64 * 1024 * 1024;

/** Reads a regular file, or null; never blocks on an agent's pipe or follows its link. @throws Error over 64 MiB */
export function tryReadRegular(path: string, decode = (bytes: Buffer) => bytes.toString('utf8')): string | null {
  return tryWithFile(path, (file) => {
    const { size } = fstatSync(file);
    if (size > maxFileBytes) throw new Error(`${path} has ${size} bytes; at most ${maxFileBytes} are read`);
    return decode(readFileSync(file));
  });
}

export function tryWithFile<T>(path: string, read: (file: number) => T): T | null {
  const file = tryOpenFile(path);
  if (file === null) return null;
  try {
    return read(file);
  } finally {
    closeSync(file);
  }
}

/** Opens a regular file, or returns null. Pass `O_RDWR` to write as well. */
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

/** Reads a file written by an agent; null if missing, empty, a link or a device. @throws Error over `maxBytes` */
export function readExternal(path: string, maxBytes: number): string | null {
  const text = tryWithFile(path, (file) => {
    // Read one more byte, to detect a file over the limit.
    const buffer = Buffer.alloc(maxBytes + 1);
    const length = readSync(file, buffer, 0, maxBytes + 1, 0);
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    return buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
  });
  return text?.trim() ? text : null;
}
