import type { Git } from '../git.ts';
import type { TreeState } from '../work-tree-status.ts';
import type { Checkpoints } from './checkpoint.ts';

/** Working directory of an attempt: the checkout, or a work tree of its own. */
export class Workspace {
  /** The directory that holds `.planning`, absolute. */
  readonly root: string;
  /** As `root`, but in the checkout itself. */
  readonly project: string;
  /** Its path below the top of the repository, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  /** A work tree of one attempt: the orchestrator's files are not here. */
  readonly isolated: boolean;
  /** The last scan, while nothing has touched the tree since: it spares the next checkpoint its own. */
  known: TreeState | null;

  constructor(place: Omit<Workspace, 'invalidate'>) {
    this.root = place.root;
    this.project = place.project;
    this.prefix = place.prefix;
    this.git = place.git;
    this.checkpoints = place.checkpoints;
    this.isolated = place.isolated;
    this.known = place.known;
  }

  /** Must be called before anything writes to the tree. */
  invalidate(): void {
    this.known = null;
  }
}
