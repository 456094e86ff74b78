import { dirname, join, resolve } from 'node:path';
import { listDir, tryReadRegular } from '../../files/atomic-file.ts';

export interface LinkedTree {
  readonly root: string;
  readonly gitDir: string;
}

/** Lists linked work trees from git's records, including missing ones; agents can't write there. */
export function listLinkedTrees({ commonDir }: { readonly commonDir: string }): LinkedTree[] {
  const home = join(commonDir, 'worktrees');
  return listDir(home).flatMap((name) => {
    const gitDir = join(home, name);
    const link = tryReadRegular(join(gitDir, 'gitdir'));
    return link === null ? [] : [{ root: dirname(resolve(gitDir, link.trim())), gitDir }];
  });
}
