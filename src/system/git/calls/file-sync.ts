import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getFileBelow } from '../../files/path-bytes.ts';
import { fewAtOnce } from '../../process/few-at-once.ts';

/**
 * Git doesn't sync work trees: after a power cut committed files could be empty. Parallel syncs share a journal write.
 */
export async function syncFiles(root: string, files: readonly string[]): Promise<void> {
  const paths = [...files, ...new Set(files.map((file) => dirname(file)))];
  await fewAtOnce(paths, maxAtOnce, (path) => syncOne(getFileBelow(root, path)));
}

const maxAtOnce = 16;

/** Syncs a file or folder; skips anything else, which may come from an agent. */
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
