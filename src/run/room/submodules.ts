import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../system/files/atomic-file.ts';
import { decodePaths, splitAtNuls } from '../../system/files/path-bytes.ts';
import type { Git } from '../../system/git/git.ts';
import { repositoryMode } from '../../system/git/objects/trees.ts';
import { areChanged } from './installed-folders.ts';

export async function listFilledSubmodules(git: Git): Promise<string[]> {
  if (!existsSync(join(git.root, '.gitmodules'))) return [];
  const { stdout } = await git.try(['ls-files', '-z', '--stage'], { reading: true });
  const entries = splitAtNuls(decodePaths(stdout)).filter((entry) => entry.startsWith(`${repositoryMode} `));
  const paths = entries.map((entry) => entry.slice(entry.indexOf('\t') + 1));
  return paths.filter((path) => listDir(join(git.root, path)).length > 0);
}

/** No commit of this repository would contain these changes. `lost` submodules have no repository. */
export async function findChangedSubmodules(git: Git, sinceMs: number): Promise<{ lost: string[]; touched: string[] }> {
  const reported = { lost: [] as string[], touched: [] as string[] };
  for (const path of await listFilledSubmodules(git)) {
    if (!existsSync(join(git.root, path, '.git'))) reported.lost.push(path);
    else if (await areChanged(git.root, { folders: [path] }, sinceMs)) reported.touched.push(path);
  }
  return reported;
}
