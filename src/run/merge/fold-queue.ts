import type { Plan } from '../../plan/phase/plan.ts';
import { mergePlans } from '../../publish/branch/merge-plans.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { advance, finishAdvance } from '../../system/git/checkpoint/plan-merge.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Git } from '../../system/git/git.ts';
import { firstFew, shellWord } from '../../system/text/text.ts';
import { merge, type Proven } from './merge.ts';

interface Waiting {
  readonly proven: Proven;
  readonly resolve: (conflicts: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

/** A person's commits come one at a time; a program that moves the branch for ever cannot be outrun. */
const foldTries = 10;

/**
 * Merges proven plans onto the branch in order of arrival; those that came during a merge go in one move. The
 * record follows later, because the plans that depend on a merged one need not wait for it.
 */
export class FoldQueue {
  #tip: string | null = null;
  /** Branch of the run's start, null where HEAD was on none; undefined until it begins. */
  #branch: string | null | undefined;
  #waiting: Waiting[] = [];
  #unrecorded: Plan[] = [];
  #last: Promise<void> = Promise.resolve();
  /** Error by which the files could not follow the branch: nothing more is merged or recorded on top of that. */
  #stranded: { error: unknown } | null = null;

  /** Base of the next plan: what is merged so far. */
  async tip({ git, known }: Workspace): Promise<string> {
    if (this.#branch === undefined) {
      const { head, branch } = known ?? (await git.state());
      this.#branch = branch;
      this.#tip ??= head;
    }
    this.#tip ??= await this.#standsAt(git);
    return this.#tip;
  }

  /** Position of the branch, whatever the checkout is on. */
  async #standsAt(git: Git): Promise<string> {
    const sha = this.#branch ? await git.resolve(this.#branch) : (await git.head()).sha;
    if (sha === null)
      throw new GitError(`${this.#branch}, on which the run began, is gone; recreate it, then run again`);
    return sha;
  }

  /** Merges a plan. Returns the files in which it conflicts with earlier ones; none on success. */
  fold(proven: Proven, run: PhaseContext): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ proven, resolve, reject });
      void this.exclusively(() => this.#foldWaiting(run));
    });
  }

  /** Commits the record of plans merged since the last time, if any; `commit` returns the new commit, or null. */
  record(git: Git, commit: (plans: readonly Plan[]) => Promise<string | null>): Promise<void> {
    return this.exclusively(async () => {
      if (this.#stranded !== null) throw this.#stranded.error;
      await this.#refuseSwitched(git);
      const plans = this.#unrecorded.splice(0);
      if (plans.length > 0) this.#tip = (await commit(plans)) ?? this.#tip;
    });
  }

  /** The record is of files in the checkout, which may be on another branch now. */
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

  /** Works alone, because HEAD and the checkout have one mover at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #foldWaiting(run: PhaseContext): Promise<void> {
    const batch = this.#waiting.splice(0);
    if (batch.length === 0) return;
    try {
      if (this.#stranded !== null) throw this.#stranded.error;
      await this.#foldTogether(batch, run);
    } catch {
      // One by one: what stands in the way of one plan is the failure of that plan.
      for (const each of batch) await this.#foldAlone(each, run).catch(each.reject);
    }
  }

  /** The branch may be moved at any time: then the plan is merged onto its new head. */
  async #foldAlone(each: Waiting, run: PhaseContext): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      if (this.#stranded !== null) throw this.#stranded.error;
      this.#tip = null;
      run.workspace.invalidate();
      try {
        return await this.#foldTogether([each], run);
      } catch (error) {
        const isMoved = this.#tip !== null && (await this.#standsAt(run.workspace.git)) !== this.#tip;
        if (!isMoved || tries === foldTries) throw error;
      }
    }
  }

  async #foldTogether(batch: readonly Waiting[], run: PhaseContext): Promise<void> {
    const { git } = run.workspace;
    const base = await this.tip(run.workspace);
    const folded = await mergePlans(
      git,
      base,
      batch.map(({ proven: { plan, checkpoint, commit } }) => ({ plan: plan.id, base: checkpoint.head, commit })),
      run.services.clock.now(),
    );
    const conflicts = new Map(folded.conflicts.map(({ plan, files }) => [plan, files]));
    const good = batch.filter(({ proven }) => !conflicts.has(proven.plan.id));
    if (good.length > 0) {
      const works = good.map(({ proven }) => proven);
      // An attempt ends with its checkpoint's tag: until here, recovery after a crash finds it and keeps the work.
      const tags = works.map(({ checkpoint }) => `refs/tags/${checkpoint.tag}`);
      const move = () => this.#advance(run, base, folded.commit, tags);
      await merge(works, { base, branch: this.#branch, to: folded.commit, move }, run);
      for (const { part, plan, isRecorded } of works) if (part === null && !isRecorded) this.#unrecorded.push(plan);
    }
    this.#tip = folded.commit;
    for (const { proven, resolve } of batch) resolve(conflicts.get(proven.plan.id) ?? []);
  }

  /** On a full disk the branch can move without files and index: that is repaired here, or by the next run. */
  async #advance(run: PhaseContext, from: string, to: string, drop: readonly string[]): Promise<void> {
    const { git } = run.workspace;
    const branch = this.#branch ?? null;
    try {
      const { kept, left } = await advance(git, from, to, { branch, drop, keepsLocal: true });
      const message = `files that git ignored lay where a plan makes files; they are kept in ${firstFew(kept)}`;
      if (kept.length > 0) run.services.ledger.append('warning', { message });
      if (left.length > 0) run.services.ledger.append('warning', { message: leftText(left, branch) });
    } catch (error) {
      const head = await git.head();
      if (from === to || head.sha !== to || head.branch !== branch) throw error;
      await finishAdvance(git, from).catch((cause: unknown) => {
        this.#stranded = { error: cause };
        throw cause;
      });
    }
  }
}

function leftText(left: readonly string[], branch: string | null): string {
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
  const [some, them] = [firstFew(left), left.slice(0, 3).map(shellWord).join(' ')];
  return `${some} has local changes in the checkout, which stay; ${name} has the work of the plan: git diff HEAD -- ${them} shows the difference, git checkout HEAD -- ${them} takes the work`;
}
