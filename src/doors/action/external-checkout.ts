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

export function hasContent(path: string, content: Buffer): boolean {
  return plainFile(path, content.length)?.equals(content) === true;
}

/** Reads a regular file, or returns null if it is too large or something else: opening a pipe could block forever. */
export function plainFile(path: string, maxBytes: number): Buffer | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > maxBytes) return null;
  try {
    return readFileSync(path);
  } catch {
    return null; // an agent may have removed our read permission
  }
}

/** Replaces the path with a new file: links aren't followed, open handles lose it. A mounted file is rewritten. */
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
 * Remembers the program files that later steps run with the job's token. The returned function restores those that an
 * agent changed, and lists them. @throws Error if one can't be restored
 */
export function holdInstallation(folder: string): () => string[] {
  // Node reads `package.json` to decide the module type.
  const isCode = (name: string) => name.endsWith('.js') || name === 'package.json';
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isCode(entry.name));
  const files = entries.map(({ name }) => [name, readFileSync(join(folder, name))] as const);
  return () => {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    const changed = files.filter(([name, content]) => !hasContent(join(folder, name), content));
    if (changed.length > 0) chmodSync(folder, 0o755);
    for (const [name, content] of changed) replaceWith(content, join(folder, name), 0o755);
    return changed.map(([name]) => name);
  };
}
