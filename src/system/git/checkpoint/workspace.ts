import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import type { Checkpoints } from './checkpoint.ts';

/** The checkout, or the room of an attempt. */
export interface Workspace {
  /** The directory that holds `.planning`, absolute. */
  readonly root: string;
  /** As `root`, but in the checkout itself. */
  readonly project: string;
  /** Its path below the top of the repository, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  /** The last scan, which spares the next checkpoint its own. Whoever writes to the tree makes it null. */
  known: TreeState | null;
}
