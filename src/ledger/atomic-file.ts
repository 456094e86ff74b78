import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file by temp + fsync + rename (I10): a reader sees the old or the new content, never a part of one.
 * Synchronous on purpose: it is the last thing a dying run does.
 */
export function replaceFile(path: string, content: string): void {
  const temporary = `${path}.tmp`;
  let opened = false;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(temporary, 'w');
    opened = true;
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (cause) {
    if (opened) rmSync(temporary, { force: true });
    throw new Error(`${path} could not be written: ${(cause as Error).message}; nothing was replaced`, { cause });
  }
}

/** The content of a file, or null where there is none. */
export function tryRead(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}
