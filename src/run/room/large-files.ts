import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Git } from '../../system/git/git.ts';

/**
 * Takes the large files of Git LFS that a room stored into the repository, where a checkout finds them. Only content that is
 * what its name says: another one would be checked out, and pushed, in the place of a file of others.
 */
export async function takeLargeFiles(git: Git, folder: string): Promise<void> {
  const from = join(folder, 'lfs/objects');
  if (!existsSync(from)) return;
  const store = resolve(git.commonDir, git.config.find('lfs.storage') ?? 'lfs', 'objects');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const { name } = entry;
    const to = join(store, name.slice(0, 2), name.slice(2, 4), name);
    if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(name) || existsSync(to)) continue;
    const draft = `${to}.phase-executor`;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(entry.parentPath, name), draft);
    if ((await hashFile(draft)) === name) renameSync(draft, to);
    else rmSync(draft);
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
