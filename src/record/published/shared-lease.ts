import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { splitAtNuls } from '../../system/files/path-bytes.ts';
import { advanceBranch } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { commitsSince, isAncestor } from '../../system/git/history.ts';
import { updateRef } from '../../system/git/refs.ts';
import type { RefMove } from '../../system/git/remote.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import { FencedError, LockedError } from '../log/lease.ts';
import { readRecentEvents } from '../log/ledger.ts';
import { setUncommittedAside } from '../log/tracking-files.ts';
import { phaseState } from '../readings/phase-state.ts';
import { currentNames } from '../readings/signed-commits.ts';
import { PublishedStateError, recordRef, type StateManifest } from './published-state.ts';
import {
  fetchRecord,
  holderText,
  importRecord,
  isOwnRecord,
  isRunAtWork,
  noteCopied,
  noteOwnRun,
  ownRuns,
  type RecordScope,
  readRecord,
  recordCommit,
  type SharedRecord,
  shownRemote,
} from './shared-record.ts';

export interface LeaseScope extends RecordScope {
  /** Called before the local record is replaced, to keep what only it has. */
  readonly beforeAside: () => Promise<void>;
  /** Switches to the branch of the work, once no other run is at work. */
  readonly enter?: (last: StateManifest | null) => Promise<void>;
  /** Called once when another machine has taken the phase over. */
  readonly onLost: () => void;
  /** Called when the remote could not be reached: the run continues, because its own record is complete. */
  readonly onTrouble: (message: string) => void;
  /** Reports a fact that a person may need later. */
  readonly tell?: (message: string) => void;
}

/** What is published with a record: the commit of its work, and the full name of its branch, null for none. */
export type PublishedWork = Pick<StateManifest, 'head' | 'branch' | 'released'>;

/**
 * Right to work on a phase, held in a ref of a remote by compare-and-swap, together with the record: another
 * machine can continue from the remote alone. A published value is never overwritten by a run that has not seen it
 * (I10). A run in one job holds it by heartbeats. Between the jobs of a chained run no process lives: there the run's id
 * holds it, for as long as a job may take.
 */
export class SharedLease {
  readonly epoch: number;
  /** Commit of the record when the lease was taken; null for none. */
  readonly commit: string | null;
  readonly #scope: LeaseScope;
  #expected: string | null;
  /** Newest commit with verified work only: what an agent has just committed does not count yet. */
  #settled: { sha: string; branch: string | null };
  /** All commits that this run has sent: what an unheard answer left on the remote is among them. */
  readonly #sent = new Set<string>();
  #publishedAt = 0;
  /** Everything that moves the ref, one after another: two pushes at once would look like two runs. */
  #queue: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #isReleased = false;
  #isLost = false;
  #fenced: FencedError | null = null;

  private constructor(
    scope: LeaseScope,
    last: SharedRecord | null,
    settled: { sha: string; branch: string | null },
    isContinued = false,
  ) {
    this.epoch = (last?.manifest.epoch ?? 0) + (isContinued ? 0 : 1);
    this.commit = last?.commit ?? null;
    this.#scope = scope;
    this.#expected = this.commit;
    this.#settled = settled;
  }

  /**
   * Takes the phase and, if it was last worked on elsewhere, brings its record and branch here.
   * @throws LockedError while a run elsewhere lives, PublishedStateError when the published record cannot be
   * continued here, GitError when the remote refuses.
   */
  static async take(scope: LeaseScope): Promise<SharedLease> {
    const { git, dir } = scope;
    const sharedRecord = await fetchRecord(scope);
    const last = sharedRecord?.manifest ?? null;
    // A run of this checkout, which this run holds now, is dead.
    const wasHere = last !== null && isOwnRecord(dir, last, scope);
    if (last !== null && !wasHere && (await isRunAtWork(last, scope))) throw new LockedError(holderText(last, scope));
    await scope.enter?.(last === null ? null : { ...last, head: currentHead(last, scope) });
    if (sharedRecord !== null && last !== null) {
      // Before the import: a run that cannot continue has changed nothing.
      await catchUp(last, scope, wasHere);
      if (!wasHere) {
        await scope.beforeAside();
        await importRecord(sharedRecord.commit, scope);
      }
    }
    const lease = new SharedLease(scope, sharedRecord, await git.head());
    await lease.#publish(false);
    if (lease.#isLost)
      throw new LockedError(
        `another run took phase ${scope.phase} on ${shownRemote(scope)} at this very moment; run again later`,
      );
    noteOwnRun(scope);
    return lease;
  }

  /** Takes the phase for a job of a chained run. @throws LockedError while another run is at work on it. */
  static async join(scope: LeaseScope): Promise<SharedLease> {
    const last = await readRecord(scope);
    const isOwn = last?.manifest.runId === scope.runId;
    if (last !== null && !isOwn && (await isRunAtWork(last.manifest, scope)))
      throw new LockedError(holderText(last.manifest, scope));
    return new SharedLease(scope, last, await scope.git.head(), isOwn);
  }

  /** Publishes and releases what a dead run of this checkout held. False for none, or where another has taken it. */
  static async giveBack(scope: LeaseScope): Promise<boolean> {
    const sharedRecord = await fetchRecord(scope);
    if (
      sharedRecord === null ||
      sharedRecord.manifest.released ||
      !isOwnRecord(scope.dir, sharedRecord.manifest, scope)
    )
      return false;
    const lease = new SharedLease(scope, sharedRecord, await scope.git.head());
    await lease.#publish(true);
    return !lease.#isLost;
  }

  /** Publishes after a step. Later commits of an agent do not count yet. */
  onEvent(event: LedgerEvent): void {
    if (event.event === 'settled' || event.event === 'part') this.#settle(event.head);
    else if (event.event === 'tests_start') this.#settle(event.commit);
    else if (event.event === 'signed') this.#settle(event.to);
    if (hasTraits(event, { publishes: true })) this.#publishSoon();
  }

  /** Publishes a heartbeat when the last one grows old; call it regularly. */
  beat(): void {
    if (this.#scope.now() - this.#publishedAt > this.#scope.ttlMs / 3) this.#publishSoon();
  }

  /** @throws GitError where publishing fails, FencedError where another machine has the phase. */
  async publish(): Promise<void> {
    await this.#queued(() => this.#publish(false));
    this.#refuseLost();
  }

  /** Publishes the work of a job with other refs: all or nothing. @throws FencedError for another run, GitError if refused. */
  async publishJob(work: PublishedWork, others: readonly RefMove[]): Promise<void> {
    await this.#move(work, others);
    if (this.#isLost)
      throw new FencedError(
        `another run has published phase ${this.#scope.phase} on ${shownRemote(this.#scope)} meanwhile; nothing of this job was pushed`,
      );
    noteCopied(this.#scope, this.#expected ?? '');
  }

  /** Publishes the end and releases the phase. @throws FencedError when another machine had taken it over. */
  async release(): Promise<void> {
    this.#isReleased = true; // no heartbeat may come after it
    await this.#queued(async () => {
      this.#settled = await this.#scope.git.head();
      await this.#publishOrTell(true);
    });
    if (this.#fenced !== null) throw this.#fenced;
    this.#refuseLost();
  }

  #refuseLost(): void {
    if (!this.#isLost) return;
    throw new FencedError(
      `another run took over phase ${this.#scope.phase} on ${shownRemote(this.#scope)} because this run sent no heartbeat; its work exists only in this checkout`,
    );
  }

  #settle(sha: string | null): void {
    if (sha !== null) this.#settled = { ...this.#settled, sha };
  }

  /** Requests that arrive while one waits are merged into it. */
  #publishSoon(): void {
    if (this.#isWaiting || this.#isLost || this.#isReleased) return;
    this.#isWaiting = true;
    void this.#queued(() => {
      this.#isWaiting = false;
      return this.#publishOrTell(false);
    });
  }

  #queued(step: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(step);
    this.#queue = done.catch(() => undefined); // its own caller gets the error
    return done;
  }

  async #publishOrTell(released: boolean): Promise<void> {
    try {
      await this.#publish(released);
    } catch (error) {
      // Not awaited, so it must not throw: a run that lost the checkout learns it from its next step and at the
      // end.
      if (error instanceof FencedError) this.#fenced = error;
      else this.#scope.onTrouble(error instanceof Error ? error.message : String(error));
    }
  }

  #publish(released: boolean): Promise<void> {
    const { sha: head, branch } = this.#settled;
    return this.#move({ head, branch, released });
  }

  async #move(work: PublishedWork, others: readonly RefMove[] = []): Promise<void> {
    if (this.#isLost) return;
    const { remote, now } = this.#scope;
    const at = now();
    const commit = await recordCommit(this.#scope, { ...work, epoch: this.epoch, at });
    this.#sent.add(commit);
    const name = recordRef(this.#scope);
    for (let tries = 1; tries <= 3; tries += 1) {
      if (await remote.move([{ name, to: commit, from: this.#expected }, ...others])) {
        this.#expected = commit;
        this.#publishedAt = at;
        return;
      }
      const there = (await remote.list([name])).get(name) ?? null;
      if (there === null && this.#expected !== null)
        this.#scope.onTrouble(
          `${name} was deleted on ${shownRemote(this.#scope)} while this run held the phase; it is made again`,
        );
      else if (there === null || !this.#sent.has(there)) break;
      this.#expected = there; // deleted, or a push of this run whose answer was lost
    }
    this.#isLost = true;
    this.#scope.onLost();
  }
}

/** Commit of the last run's work, which may have died after its commits were signed and before it published that. */
function currentHead({ head }: StateManifest, { dir, phase }: LeaseScope): string {
  return currentNames(readRecentEvents(dir, phase))(head);
}

/** Fast-forwards the branch to the work of the last run. */
async function catchUp(last: StateManifest, scope: LeaseScope, wasHere: boolean): Promise<void> {
  const { git, remote, phase } = scope;
  const { branch, host } = last;
  const head = currentHead(last, scope);
  if ((await git.resolve(head)) === null)
    throw new PublishedStateError(
      `the last run of the phase ended at ${head}, a commit that ${shownRemote(scope)} does not have`,
    );
  const here = await git.head();
  if (await isAncestor(git, head, here.sha)) return;
  if (existsSync(join(git.commonDir, 'shallow'))) {
    // A shallow clone cannot tell which commits are behind it.
    await remote.deepen();
    if (await isAncestor(git, head, here.sha)) return;
  }
  await setUncommittedAside(git, scope.prefix, join(scope.dir, 'uncommitted'));
  const isSameBranch = branch === null || here.branch === null || branch === here.branch;
  const short = branch?.replace(/^refs\/heads\//, '') ?? null;
  const isBehind = await isAncestor(git, here.sha, head);
  const remaining = isBehind
    ? null
    : await keepUnpublished(
        git,
        { here: here.sha, there: head, phase },
        readRecentEvents(scope.dir, scope.phase),
        ownRuns(scope),
      );
  if (!isSameBranch || (remaining !== null && !remaining.isOurs)) {
    const saved = remaining === null ? '' : `; the commits that only this checkout has are kept in ${remaining.ref}`;
    throw new PublishedStateError(
      `the last run of the phase ended at ${head}${short === null ? '' : ` of branch ${short}`} on ${host}, but this checkout is at another commit; ` +
        `switch to it (git checkout ${short === null ? '--detach' : `-B ${short}`} ${head}), then run again${saved}`,
    );
  }
  if (remaining === null) {
    const missing = (await commitsSince(git, here.sha, head)).map(({ subject }) => subject);
    if (wasHere) scope.tell?.(`this checkout was moved back since the last run; put back: ${firstFew(missing)}`);
    return void (await git.run(['merge', '--ff-only', '--quiet', head]));
  }
  // A machine that was lost between a commit and its push: the others could not know of it.
  await advanceBranch(git, here.sha, head);
  scope.tell?.(
    `the phase has continued at ${head} without ${here.sha}, which runs here made but never published; it is kept in ${remaining.ref}`,
  );
}

/**
 * Keeps commits of `here` that `there` lacks, under a ref (I5). `events` and `runs` are those of this checkout.
 * `isOurs`: its runs made every one of them, so that no foreign work moves with the branch.
 */
async function keepUnpublished(
  git: Git,
  { here, there, phase }: { here: string; there: string; phase: string },
  events: readonly LedgerEvent[],
  runs: readonly string[],
): Promise<{ ref: string; isOurs: boolean }> {
  const ref = `refs/phase-executor/${phase}/unpublished/${shortId(here)}`;
  if ((await git.resolve(ref)) !== here) await updateRef(git, ref, here, await git.resolve(ref));
  const existing = await settledCommits(git, events);
  const log = await git.read(['log', '-z', '--format=%H %B', `${there}..${here}`, '--']);
  const isOurs = splitAtNuls(log).every(
    (entry) => existing.has(entry.slice(0, entry.indexOf(' '))) || isRecordCommit(entry, runs),
  );
  return { ref, isOurs };
}

/** Commits of settled attempts, from the base of each to its result. */
async function settledCommits(git: Git, events: readonly LedgerEvent[]): Promise<Set<string>> {
  const existing = new Set<string>();
  for (const { base, head } of phaseState(events).plans.settled) {
    if (base === null) continue;
    const listed = await git.try(['rev-list', `${base}..${head}`, '--'], { reading: true });
    // Commits that git has pruned are not on the branch either.
    if (listed.exitCode === 0) for (const sha of listed.stdout.toString('latin1').split('\n')) existing.add(sha);
  }
  return existing;
}

/** Below the subject, the orchestrator's own commits only name their run; earlier versions did so in a sentence. */
function isRecordCommit(entry: string, runs: readonly string[]): boolean {
  const [, now, before] =
    /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
  return runs.includes(now ?? before ?? '');
}
