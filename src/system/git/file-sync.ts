import { closeSync, constants, fstatSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileBelow } from '../files/path-bytes.ts';

/**
 * Syncs existing files below a folder, and the folders they are in. Git syncs nothing that it writes into a work tree: after a power cut a
 * file of a commit would be empty, and count as a foreign change.
 */
export function syncFiles(root: string, files: readonly string[]): void {
  for (const file of files) syncOne(fileBelow(root, file));
  for (const folder of new Set(files.map((file) => dirname(file)))) syncOne(fileBelow(root, folder));
}

/** Replaces a file inside `.git`: after a power cut the old or the new content is there. */
export function writeSynced(file: string, content: string | Buffer, mode = 0o666): void {
  const draft = `${file}.phase-executor`;
  // It has to be new: an attempt may have put a link there, through which this would write elsewhere.
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(draft, content, { mode, flush: true, flag: 'wx' });
  renameSync(draft, file);
  syncOne(dirname(file));
}

/** Syncs a file or folder; anything else at the path may be an agent's and needs no sync. */
function syncOne(path: string | Buffer): void {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES'].includes((cause as NodeJS.ErrnoException).code ?? '')) return;
    throw cause;
  }
  try {
    const found = fstatSync(file);
    if (found.isFile() || found.isDirectory()) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
