import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import type { Checkpoints } from './checkpoint.ts';

export interface Workspace {
  readonly root: string;
  readonly project: string;
  /** Project path below the repository root, with a trailing slash; empty at the root. */
  readonly prefix: string;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  /** The last scan, reused by the next checkpoint. Code that writes to the tree must set it to null. */
  known: TreeState | null;
}
