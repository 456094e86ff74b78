import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileBelow } from '../../files/path-bytes.ts';
import { fewAtOnce } from '../../process/few-at-once.ts';

/**
 * Syncs existing files below a folder, and the folders they are in. Git syncs nothing that it writes into a work tree: after a power cut a
 * file of a commit would be empty, and count as a foreign change. Several at once: the disk then writes its journal once for all of them.
 */
export async function syncFiles(root: string, files: readonly string[]): Promise<void> {
  const paths = [...files, ...new Set(files.map((file) => dirname(file)))];
  await fewAtOnce(paths, maxAtOnce, (path) => syncOne(fileBelow(root, path)));
}

const maxAtOnce = 16;

/** Syncs a file or folder; anything else at the path may be an agent's and needs no sync. */
async function syncOne(path: string | Buffer): Promise<void> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((cause) => {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES'].includes(cause.code ?? '')) return null;
    throw cause;
  });
  if (file === null) return;
  try {
    const stats = await file.stat();
    if (stats.isFile() || stats.isDirectory()) await file.sync();
  } finally {
    await file.close();
  }
}
