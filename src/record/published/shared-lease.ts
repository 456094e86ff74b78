import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { splitAtNuls } from '../../system/files/path-bytes.ts';
import { advanceBranch } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor, listCommitsSince } from '../../system/git/history.ts';
import { updateRef } from '../../system/git/refs.ts';
import type { RefMove } from '../../system/git/remote.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import { FencedError, LockedError } from '../log/lease.ts';
import { readRecentEvents } from '../log/ledger.ts';
import { setUncommittedAside } from '../log/tracking-files.ts';
import { phaseState } from '../readings/phase-state.ts';
import { currentNames } from '../readings/signed-commits.ts';
import { PublishedStateError, recordRef, type StateManifest } from './published-state.ts';
import {
  describeHolder,
  fetchRecord,
  hidePassword,
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
} from './shared-record.ts';

export interface LeaseScope extends RecordScope {
  /** Called before the local record is replaced, to save data that exists only there. */
  readonly beforeAside: () => Promise<void>;
  /** Switches to the work's branch once no other run is active. */
  readonly enter?: (last: StateManifest | null) => Promise<void>;
  readonly onLost: () => void;
  /** Called if the remote is unreachable. The run continues, because its local record is complete. */
  readonly onTrouble: (message: string) => void;
  readonly tell?: (message: string) => void;
}

/** The published commit, and the full name of its branch or null. */
export type PublishedWork = Pick<StateManifest, 'head' | 'branch' | 'released'>;

/**
 * Lease of a phase, held in a remote ref by compare-and-swap. The ref also holds the record, so that another machine
 * can continue from it. A run never overwrites a value that it hasn't seen (I10). A single job holds the lease by
 * heartbeats. Between the jobs of a chained run no process is alive, so the run's id holds it for as long as a job may
 * take.
 */
export class SharedLease {
  readonly epoch: number;
  readonly commit: string | null;
  readonly #scope: LeaseScope;
  #expected: string | null;
  /** The newest verified commit; later commits of an agent don't count yet. */
  #settled: { sha: string; branch: string | null };
  /** Every commit that this run sent. If the remote's answer was lost, the ref holds one of them. */
  readonly #sent = new Set<string>();
  #publishedAt = 0;
  /** Serializes ref updates, because two pushes at once would look like two runs. */
  #queue: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #isReleased = false;
  #isLost = false;
  #fenced: FencedError | null = null;

  private constructor(
    scope: LeaseScope,
    lastRecord: SharedRecord | null,
    settled: { sha: string; branch: string | null },
    isContinued = false,
  ) {
    this.epoch = (lastRecord?.manifest.epoch ?? 0) + (isContinued ? 0 : 1);
    this.commit = lastRecord?.commit ?? null;
    this.#scope = scope;
    this.#expected = this.commit;
    this.#settled = settled;
  }

  /**
   * Takes the phase and imports its record and branch if another machine worked on it last. @throws LockedError if
   * another run is active, PublishedStateError if the record can't be continued here, GitError if the remote refuses.
   */
  static async take(scope: LeaseScope): Promise<SharedLease> {
    const { git, dir } = scope;
    const sharedRecord = await fetchRecord(scope);
    const lastManifest = sharedRecord?.manifest ?? null;
    // This run holds the checkout, so an earlier run in it is dead.
    const wasHere = lastManifest !== null && isOwnRecord(dir, lastManifest, scope);
    if (lastManifest !== null && !wasHere && (await isRunAtWork(lastManifest, scope)))
      throw new LockedError(describeHolder(lastManifest, scope));
    await scope.enter?.(lastManifest === null ? null : { ...lastManifest, head: getCurrentHead(lastManifest, scope) });
    if (sharedRecord !== null && lastManifest !== null) {
      // Before the import, so that a run that can't continue changes nothing.
      await catchUp(lastManifest, scope, wasHere);
      if (!wasHere) {
        await scope.beforeAside();
        await importRecord(sharedRecord.commit, scope);
      }
    }
    const lease = new SharedLease(scope, sharedRecord, await git.head());
    await lease.#publish(false);
    if (lease.#isLost)
      throw new LockedError(
        `another run took phase ${scope.phase} on ${hidePassword(scope)} at this very moment; run again later`,
      );
    noteOwnRun(scope);
    return lease;
  }

  /** Takes the phase for a job of a chained run. @throws LockedError if another run is active. */
  static async join(scope: LeaseScope): Promise<SharedLease> {
    const lastRecord = await readRecord(scope);
    const isOwn = lastRecord?.manifest.runId === scope.runId;
    if (lastRecord !== null && !isOwn && (await isRunAtWork(lastRecord.manifest, scope)))
      throw new LockedError(describeHolder(lastRecord.manifest, scope));
    return new SharedLease(scope, lastRecord, await scope.git.head(), isOwn);
  }

  /**
   * Publishes and releases the lease of a dead run in this checkout. Returns false if there is none or another run has
   * taken over.
   */
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

  /** Publishes after a step, without an agent's unverified commits. */
  onEvent(event: LedgerEvent): void {
    if (event.event === 'settled' || event.event === 'part') this.#settle(event.head);
    else if (event.event === 'tests_start') this.#settle(event.commit);
    else if (event.event === 'signed') this.#settle(event.to);
    if (hasTraits(event, { publishes: true })) this.#publishSoon();
  }

  /** Publishes a heartbeat if the last one is getting old. Call it regularly. */
  beat(): void {
    if (this.#scope.now() - this.#publishedAt > this.#scope.ttlMs / 3) this.#publishSoon();
  }

  /** @throws GitError if publishing fails, FencedError if another machine has the phase. */
  async publish(): Promise<void> {
    await this.#enqueue(() => this.#publish(false));
    this.#refuseLost();
  }

  /**
   * Publishes a job's work together with other refs, all or nothing. @throws FencedError for another run, GitError if
   * refused.
   */
  async publishJob(work: PublishedWork, otherRefs: readonly RefMove[]): Promise<void> {
    await this.#moveRefs(work, otherRefs);
    if (this.#isLost)
      throw new FencedError(
        `another run has published phase ${this.#scope.phase} on ${hidePassword(this.#scope)} meanwhile; nothing of this job was pushed`,
      );
    noteCopied(this.#scope, this.#expected ?? '');
  }

  /** Publishes the end and releases the phase. @throws FencedError if another machine has taken over. */
  async release(): Promise<void> {
    this.#isReleased = true; // no heartbeat may come after it
    await this.#enqueue(async () => {
      this.#settled = await this.#scope.git.head();
      await this.#publishOrTell(true);
    });
    if (this.#fenced !== null) throw this.#fenced;
    this.#refuseLost();
  }

  #refuseLost(): void {
    if (!this.#isLost) return;
    throw new FencedError(
      `another run took over phase ${this.#scope.phase} on ${hidePassword(this.#scope)} because this run sent no heartbeat; its work exists only in this checkout`,
    );
  }

  #settle(sha: string | null): void {
    if (sha !== null) this.#settled = { ...this.#settled, sha };
  }

  /** Combines requests that arrive while one is waiting. */
  #publishSoon(): void {
    if (this.#isWaiting || this.#isLost || this.#isReleased) return;
    this.#isWaiting = true;
    void this.#enqueue(() => {
      this.#isWaiting = false;
      return this.#publishOrTell(false);
    });
  }

  #enqueue(step: () => Promise<void>): Promise<void> {
    const stepDone = this.#queue.then(step);
    this.#queue = stepDone.catch(() => undefined); // its own caller gets the error
    return stepDone;
  }

  async #publishOrTell(released: boolean): Promise<void> {
    try {
      await this.#publish(released);
    } catch (error) {
      // Not awaited, so it must not throw. The next step and the end of the run report the loss.
      if (error instanceof FencedError) this.#fenced = error;
      else this.#scope.onTrouble(error instanceof Error ? error.message : String(error));
    }
  }

  #publish(released: boolean): Promise<void> {
    const { sha: head, branch } = this.#settled;
    return this.#moveRefs({ head, branch, released });
  }

  async #moveRefs(work: PublishedWork, otherRefs: readonly RefMove[] = []): Promise<void> {
    if (this.#isLost) return;
    const { remote, now } = this.#scope;
    const time = now();
    const commit = await recordCommit(this.#scope, { ...work, epoch: this.epoch, at: time });
    this.#sent.add(commit);
    const name = recordRef(this.#scope);
    for (let tries = 1; tries <= 3; tries += 1) {
      if (await remote.move([{ name, to: commit, from: this.#expected }, ...otherRefs])) {
        this.#expected = commit;
        this.#publishedAt = time;
        return;
      }
      const remoteCommit = (await remote.list([name])).get(name) ?? null;
      if (remoteCommit === null && this.#expected !== null)
        this.#scope.onTrouble(
          `${name} was deleted on ${hidePassword(this.#scope)} while this run held the phase; it is made again`,
        );
      else if (remoteCommit === null || !this.#sent.has(remoteCommit)) break;
      this.#expected = remoteCommit; // deleted, or a push of this run whose answer was lost
    }
    this.#isLost = true;
    this.#scope.onLost();
  }
}

/**
 * Returns the last run's commit. The run may have died after signing its commits but before publishing the new names.
 */
function getCurrentHead({ head }: StateManifest, { dir, phase }: LeaseScope): string {
  return currentNames(readRecentEvents(dir, phase))(head);
}

async function catchUp(lastManifest: StateManifest, scope: LeaseScope, wasHere: boolean): Promise<void> {
  const { git, remote, phase } = scope;
  const { branch, host } = lastManifest;
  const head = getCurrentHead(lastManifest, scope);
  if ((await git.resolve(head)) === null)
    throw new PublishedStateError(
      `the last run of the phase ended at ${head}, a commit that ${hidePassword(scope)} does not have`,
    );
  const localHead = await git.head();
  if (await isAncestor(git, head, localHead.sha)) return;
  if (existsSync(join(git.commonDir, 'shallow'))) {
    // A shallow clone can't tell which commits it is behind.
    await remote.deepen();
    if (await isAncestor(git, head, localHead.sha)) return;
  }
  await setUncommittedAside(git, scope.prefix, join(scope.dir, 'uncommitted'));
  const isSameBranch = branch === null || localHead.branch === null || branch === localHead.branch;
  const short = branch?.replace(/^refs\/heads\//, '') ?? null;
  const isBehind = await isAncestor(git, localHead.sha, head);
  const remaining = isBehind
    ? null
    : await keepUnpublished(
        git,
        { here: localHead.sha, there: head, phase },
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
    const missing = (await listCommitsSince(git, localHead.sha, head)).map(({ subject }) => subject);
    if (wasHere) scope.tell?.(`this checkout was moved back since the last run; put back: ${joinFirstFew(missing)}`);
    return void (await git.run(['merge', '--ff-only', '--quiet', head]));
  }
  // The other machine was lost between a commit and its push, so no one else knows the commit.
  await advanceBranch(git, localHead.sha, head);
  scope.tell?.(
    `the phase has continued at ${head} without ${localHead.sha}, which runs here made but never published; it is kept in ${remaining.ref}`,
  );
}

/**
 * Saves local commits that the remote lacks under a ref (I5). `events` and `runs` are from this checkout. `isOurs`
 * means that its runs made all the commits, so moving the branch publishes no foreign work.
 */
async function keepUnpublished(
  git: Git,
  { here, there, phase }: { here: string; there: string; phase: string },
  events: readonly LedgerEvent[],
  runs: readonly string[],
): Promise<{ ref: string; isOurs: boolean }> {
  const ref = `refs/phase-executor/${phase}/unpublished/${shortenId(here)}`;
  if ((await git.resolve(ref)) !== here) await updateRef(git, ref, here, await git.resolve(ref));
  const existing = await settledCommits(git, events);
  const log = await git.read(['log', '-z', '--format=%H %B', `${there}..${here}`, '--']);
  const isOurs = splitAtNuls(log).every(
    (entry) => existing.has(entry.slice(0, entry.indexOf(' '))) || isRecordCommit(entry, runs),
  );
  return { ref, isOurs };
}

async function settledCommits(git: Git, events: readonly LedgerEvent[]): Promise<Set<string>> {
  const existing = new Set<string>();
  for (const { base, head } of phaseState(events).plans.settled) {
    if (base === null) continue;
    const listed = await git.try(['rev-list', `${base}..${head}`, '--'], { reading: true });
    // Commits that git has pruned aren't on the branch either.
    if (listed.exitCode === 0) for (const sha of listed.stdout.toString('latin1').split('\n')) existing.add(sha);
  }
  return existing;
}

/** The orchestrator's own commits have only the run id below the subject; older versions wrote a sentence. */
function isRecordCommit(entry: string, runs: readonly string[]): boolean {
  const [, newFormat, oldFormat] =
    /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
  return runs.includes(newFormat ?? oldFormat ?? '');
}
