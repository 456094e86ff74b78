import type { Plan } from '../../plan/phase/plan.ts';
import { mergePlans } from '../../publish/branch/merge-plans.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { advanceBranch, finishAdvance } from '../../system/git/checkpoint/plan-merge.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Git } from '../../system/git/git.ts';
import { joinFirstFew, quoteShellWord } from '../../system/text/text.ts';
import { merge, type Proven } from './merge.ts';

/** Enough for a person's commits; a program that keeps moving the branch can't be outrun. */
const foldTries = 10;

/** Merges plans one at a time. The record is committed later, so that dependent plans don't wait for it. */
export class FoldQueue {
  #tip: string | null = null;
  /** Branch the run started on; null for a detached HEAD, undefined before the first use. */
  #branch: string | null | undefined;
  #unrecorded: Plan[] = [];
  #queue: Promise<void> = Promise.resolve();
  /** First error while recording; thrown by `drain`, because `record` may not be awaited. */
  #recordError: { error: unknown } | null = null;
  /** Set if the branch moved but the files couldn't follow; nothing more may be merged. */
  #advanceError: { error: unknown } | null = null;

  async tip({ git, known }: Workspace): Promise<string> {
    if (this.#branch === undefined) {
      const { head, branch } = known ?? (await git.state());
      this.#branch = branch;
      this.#tip ??= head;
    }
    this.#tip ??= await this.#resolveTip(git);
    return this.#tip;
  }

  async #resolveTip(git: Git): Promise<string> {
    const sha = this.#branch ? await git.resolve(this.#branch) : (await git.head()).sha;
    if (sha === null)
      throw new GitError(`${this.#branch}, on which the run began, is gone; recreate it, then run again`);
    return sha;
  }

  fold(proven: Proven, run: PhaseContext): Promise<readonly string[]> {
    return this.#enqueue(() => this.#mergeWithRetries(proven, run));
  }

  /** Commits the record of newly merged plans. `commit` returns the new commit or null. */
  record(git: Git, commit: (plans: readonly Plan[]) => Promise<string | null>): Promise<void> {
    const recorded = this.#enqueue(async () => {
      if (this.#advanceError !== null) throw this.#advanceError.error;
      await this.#refuseSwitched(git);
      const plans = this.#unrecorded.splice(0);
      if (plans.length > 0) this.#tip = (await commit(plans)) ?? this.#tip;
    });
    recorded.catch((error: unknown) => {
      this.#recordError ??= { error };
    });
    return recorded;
  }

  /** Waits until everything is merged and recorded. @throws the first error while recording */
  async drain(): Promise<void> {
    await this.#queue;
    const unwritten = this.#recordError;
    this.#recordError = null;
    if (unwritten !== null) throw unwritten.error;
  }

  /** Refuses to record on another branch: the record is made of files in the checkout. */
  async #refuseSwitched(git: Git): Promise<void> {
    if (this.#branch === undefined || this.#unrecorded.length === 0) return;
    const { branch } = await git.head();
    if (branch === this.#branch) return;
    const [was = 'no branch', now = 'no branch'] = [this.#branch, branch].map((name) =>
      name?.replace(/^refs\/heads\//, ''),
    );
    throw new GitError(
      `${git.root} is on ${now} now, but the run began on ${was}: the checkout is left unchanged, and the work of ` +
        `${this.#unrecorded.map(({ id }) => id).join(', ')} is merged onto ${was}. git checkout ${was}, then run again`,
    );
  }

  /** Queues the work: only one task may move HEAD and the checkout at a time. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #mergeWithRetries(proven: Proven, run: PhaseContext): Promise<readonly string[]> {
    for (let tries = 1; ; tries += 1) {
      if (this.#advanceError !== null) throw this.#advanceError.error;
      const base = await this.tip(run.workspace);
      try {
        return await this.#mergeOnto(base, proven, run);
      } catch (error) {
        this.#tip = null;
        run.workspace.known = null;
        if (tries === foldTries || (await this.#resolveTip(run.workspace.git)) === base) throw error;
      }
    }
  }

  async #mergeOnto(base: string, proven: Proven, run: PhaseContext): Promise<readonly string[]> {
    const { plan, checkpoint, commit, part, isRecorded } = proven;
    const work = { plan: plan.id, base: checkpoint.head, commit };
    const folded = await mergePlans(run.workspace.git, base, [work], run.services.clock.now());
    const [conflict] = folded.conflicts;
    if (conflict !== undefined) return conflict.files;
    // The merge deletes the checkpoint tag; until then crash recovery can find the work.
    const move = () => this.#advance(run, base, folded.commit, [`refs/tags/${checkpoint.tag}`]);
    await merge([proven], { base, branch: this.#branch, to: folded.commit, move }, run);
    if (part === null && !isRecorded) this.#unrecorded.push(plan);
    this.#tip = folded.commit;
    return [];
  }

  /** On a full disk the branch can move without files and index; repairs that, or leaves it to the next run. */
  async #advance(run: PhaseContext, from: string, to: string, drop: readonly string[]): Promise<void> {
    const { git } = run.workspace;
    const branch = this.#branch ?? null;
    try {
      const { saved, left } = await advanceBranch(git, from, to, { branch, drop, keepsLocal: true });
      const message = `files that git ignored lay where a plan makes files; they are kept in ${joinFirstFew(saved)}`;
      if (saved.length > 0) run.services.ledger.append('warning', { message });
      if (left.length > 0) run.services.ledger.append('warning', { message: describeKeptChanges(left, branch) });
    } catch (error) {
      const head = await git.head();
      if (from === to || head.sha !== to || head.branch !== branch) throw error;
      await finishAdvance(git, from).catch((cause: unknown) => {
        this.#advanceError = { error: cause };
        throw cause;
      });
    }
  }
}

function describeKeptChanges(remaining: readonly string[], branch: string | null): string {
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
  const [files, args] = [joinFirstFew(remaining), remaining.slice(0, 3).map(quoteShellWord).join(' ')];
  return `${files} has local changes in the checkout, which stay; ${name} has the work of the plan: git diff HEAD -- ${args} shows the difference, git checkout HEAD -- ${args} takes the work`;
}
