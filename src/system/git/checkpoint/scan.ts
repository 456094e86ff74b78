import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import { isIndexWhole, replaceBrokenIndex } from './control-files.ts';

/** Looks at the work tree after an attempt: one scan, with whatever the attempt did to git's configuration disarmed. */
export async function scanTree(git: Git): Promise<TreeState> {
  await git.config.distrust();
  if (!isIndexWhole(git)) await replaceBrokenIndex(git);
  try {
    return await git.state();
  } catch (error) {
    if (!(await replaceBrokenIndex(git))) throw error;
    return git.state();
  }
}
