import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import type { Checkpoints } from './checkpoint.ts';

/** The checkout, or the room of an attempt. */
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

  constructor(place: Omit<Workspace, 'invalidate'>) {
    this.root = place.root;
    this.project = place.project;
    this.prefix = place.prefix;
    this.git = place.git;
    this.checkpoints = place.checkpoints;
    this.known = place.known;
  }

  /** Must be called before anything writes to the tree. */
  invalidate(): void {
    this.known = null;
  }
}
