import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Git } from '../../system/git/git.ts';

/**
 * Copies Git LFS objects from a room into the repository. The content must match its hash: otherwise a checkout or push
 * would use it in place of another file.
 */
export async function takeLargeFiles(git: Git, folder: string): Promise<void> {
  const source = join(folder, 'lfs/objects');
  if (!existsSync(source)) return;
  const store = resolve(git.commonDir, git.config.find('lfs.storage') ?? 'lfs', 'objects');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const { name } = entry;
    const target = join(store, name.slice(0, 2), name.slice(2, 4), name);
    if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(name) || existsSync(target)) continue;
    const draft = `${target}.phase-executor`;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(entry.parentPath, name), draft);
    if ((await hashFile(draft)) === name) renameSync(draft, target);
    else rmSync(draft);
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
