import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import type { Checkpoints } from './checkpoint.ts';

export class Workspace {
  /** The directory that holds `.planning`, absolute. */
  readonly root: string;
  /** As `root`, but in the checkout itself. */
  readonly project: string;
  /** Its path below the top of the repository, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  /** The last scan, while nothing has touched the tree since: it spares the next checkpoint its own. */
  known: TreeState | null;

  constructor(location: Omit<Workspace, 'invalidate'>) {
    this.root = location.root;
    this.project = location.project;
    this.prefix = location.prefix;
    this.git = location.git;
    this.checkpoints = location.checkpoints;
    this.known = location.known;
  }

  /** Must be called before anything writes to the tree. */
  invalidate(): void {
    this.known = null;
  }
}
