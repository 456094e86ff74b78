import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** True for a file with just this content. */
export function holds(path: string, content: Buffer): boolean {
  return plainFile(path, content.length)?.equals(content) === true;
}

/** A file's content; null for one that is longer. What is not a plain file is not opened: a pipe would hold us up for ever. */
export function plainFile(path: string, maxBytes: number): Buffer | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > maxBytes) return null;
  try {
    return readFileSync(path);
  } catch {
    return null; // somebody took our right to read it
  }
}

/** Puts a new file in place of whatever is there: no link is followed, no old handle counts. A mount is emptied and written. */
export function replaceWith(content: Buffer, path: string, mode: number): void {
  const temporary = `${path}.${randomUUID()}`;
  try {
    makeRoom(path);
    writeFileSync(temporary, content, { flag: 'wx' });
    chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
    overwrite(path, content);
  }
}

function makeRoom(path: string): void {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if ((statSync(folder).mode & 0o300) !== 0o300) chmodSync(folder, 0o755);
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true, force: true });
}

function overwrite(path: string, content: Buffer): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    ftruncateSync(file);
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
  if (!readFileSync(path).equals(content)) throw new Error(`${path} does not contain what was written to it`);
}

/**
 * Holds the program files of a folder in memory: steps that get the job's token start from them, where an agent may write.
 * Folders below are left out: the Action needs none. Returns what puts back files that were changed or removed since, and
 * returns their names. @throws Error where one cannot be put back.
 */
export function holdInstallation(folder: string): () => string[] {
  // `package.json` says how Node reads the others.
  const isCode = (name: string) => name.endsWith('.js') || name === 'package.json';
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isCode(entry.name));
  const files = entries.map(({ name }) => [name, readFileSync(join(folder, name))] as const);
  return () => {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    const changed = files.filter(([name, content]) => !holds(join(folder, name), content));
    if (changed.length > 0) chmodSync(folder, 0o755);
    for (const [name, content] of changed) replaceWith(content, join(folder, name), 0o755);
    return changed.map(([name]) => name);
  };
}
