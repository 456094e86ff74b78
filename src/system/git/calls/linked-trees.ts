import { dirname, join, resolve } from 'node:path';
import { listDir, tryReadRegular } from '../../files/atomic-file.ts';

export interface LinkedTree {
  readonly root: string;
  readonly gitDir: string;
}

/** Linked work trees on git's own record, also those that are gone: what stands in them an agent may have written. */
export function linkedTrees({ commonDir }: { readonly commonDir: string }): LinkedTree[] {
  const home = join(commonDir, 'worktrees');
  return listDir(home).flatMap((name) => {
    const gitDir = join(home, name);
    const link = tryReadRegular(join(gitDir, 'gitdir'));
    return link === null ? [] : [{ root: dirname(resolve(gitDir, link.trim())), gitDir }];
  });
}
