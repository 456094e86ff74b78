import type { Worktree, Worktrees } from './worktree.ts';

export interface PoolOptions {
  /** Limit of all work trees, also those no longer needed: each may be gigabytes. */
  limit: number;
  taken?: ReadonlySet<string>;
  /** Estimate of how many will be asked for. */
  expected: number;
  /** Runs a task later, when the run is idle. */
  later: (chore: () => Promise<void>) => void;
}

/**
 * Work trees for parallel plans. Where there is room, the next are made in idle time and only moved to the right
 * commit when wanted; old ones are removed in idle time too.
 */
export class WorktreePool {
  readonly #worktrees: Worktrees;
  readonly #options: PoolOptions;
  readonly #spare: { worktree: Worktree; commit: string }[] = [];
  readonly #used: Worktree[] = [];
  #atWork = 0;
  #making = 0;
  #expected: number;
  #named = 0;

  constructor(worktrees: Worktrees, options: PoolOptions) {
    this.#worktrees = worktrees;
    this.#options = options;
    this.#expected = options.expected;
  }

  /** Detached at `commit`. An agent at work may have found and changed it all the same. */
  async take(commit: string): Promise<Worktree> {
    this.#expected -= 1;
    this.#atWork += 1;
    try {
      return (await this.#takeSpare(commit)) ?? (await this.#make(commit));
    } catch (error) {
      this.#atWork -= 1;
      throw error;
    } finally {
      this.#options.later(() => this.#makeSpare(commit));
    }
  }

  async #takeSpare(commit: string): Promise<Worktree | null> {
    const { worktree, commit: at } = this.#spare.shift() ?? {};
    if (worktree === undefined) return null;
    try {
      if (at !== commit) await this.#worktrees.move(worktree, commit);
      return worktree;
    } catch {
      this.#used.push(worktree); // an agent has found it; the plan gets a new one
      return null;
    }
  }

  /** Counts an existing work tree, until it is given back. */
  takeIn(): void {
    this.#expected -= 1;
    this.#atWork += 1;
  }

  /** Takes a work tree back for removal: the next plan must not find what this one left. */
  giveBack(worktree: Worktree): void {
    this.#atWork -= 1;
    this.#used.push(worktree);
    this.#options.later(() => this.#clear());
  }

  async close(): Promise<void> {
    this.#expected = 0;
    for (const { worktree } of this.#spare.splice(0)) this.#used.push(worktree);
    await this.#clear();
  }

  get #count(): number {
    return this.#atWork + this.#making + this.#spare.length + this.#used.length;
  }

  /** Makes one per plan at work, because as many may follow: a chain of plans needs only one. */
  async #makeSpare(commit: string): Promise<void> {
    const wanted = Math.min(this.#expected, this.#atWork, this.#options.limit - this.#count + this.#spare.length);
    if (this.#spare.length + this.#making >= wanted) return;
    this.#making += 1;
    try {
      this.#spare.push({ worktree: await this.#make(commit), commit });
    } catch {
      // A plan that needs one asks again, and gets the error.
    } finally {
      this.#making -= 1;
    }
  }

  async #make(commit: string): Promise<Worktree> {
    while (this.#used.length > 0 && this.#count > this.#options.limit) await this.#clear();
    do this.#named += 1;
    while (this.#options.taken?.has(String(this.#named)));
    return this.#worktrees.add(String(this.#named), commit);
  }

  async #clear(): Promise<void> {
    for (let worktree = this.#used.shift(); worktree; worktree = this.#used.shift())
      await this.#worktrees.discard(worktree);
  }
}
