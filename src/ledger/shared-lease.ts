import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, GitError } from '../git/git.ts';
import { isAncestor } from '../git/history.ts';
import { refsUnder } from '../git/refs.ts';
import { SharedRef, withoutSecret } from '../git/shared-ref.ts';
import { phaseKey } from '../phase/phase-id.ts';
import { tryRead } from './atomic-file.ts';
import type { LedgerEvent } from './event-log.ts';
import { FencedError, LockedError } from './lease.ts';
import { setAside } from './ledger.ts';
import {
  commitState,
  PublishedStateError,
  readState,
  restoreState,
  type StateManifest,
  stateRefOf,
} from './published-state.ts';

/** What a run needs to hold a phase for all machines that share a remote. */
export interface SharedGround {
  readonly git: Git;
  /** A remote's name or URL. */
  readonly remote: string;
  /** The ledger of the phase, which need not be there yet. */
  readonly dir: string;
  readonly phase: string;
  /** The project's path below the repository's top, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  readonly runId: string;
  readonly host: string;
  /** Without a sign of life for so long, a run on another machine counts as dead. */
  readonly ttlMs: number;
  readonly now: () => number;
  /** Told once when another machine has taken the phase over. */
  readonly onLost: () => void;
  /** Told when the remote could not be reached: the run goes on, for its own record is whole. */
  readonly onTrouble: (message: string) => void;
}

/**
 * The right to work on a phase, held in a ref of a remote by compare-and-swap, and with it the record of the run: a
 * machine that has nothing but the remote goes on from there. The last value anybody published is never overwritten
 * by one who has not seen it (I10).
 */
export class SharedLease {
  readonly epoch: number;
  readonly #ground: SharedGround;
  readonly #ref: SharedRef;
  #expected: string | null;
  /** The newest commit that holds verified work only: what an agent has just committed is not the phase's yet. */
  #settled: { sha: string; branch: string | null };
  #publishedAt = 0;
  #queue: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #isLost = false;

  private constructor(
    ground: SharedGround,
    ref: SharedRef,
    last: { commit: string | null; epoch: number },
    settled: { sha: string; branch: string | null },
  ) {
    this.epoch = last.epoch + 1;
    this.#ground = ground;
    this.#ref = ref;
    this.#expected = last.commit;
    this.#settled = settled;
  }

  /**
   * Takes the phase, brings its record here if it was last worked on elsewhere, and the branch forward to where that
   * left it. @throws LockedError while a run elsewhere lives, PublishedStateError when what is published cannot be gone
   * on with here, GitError when the remote does not let us.
   */
  static async take(ground: SharedGround): Promise<SharedLease> {
    const { git, dir } = ground;
    const ref = new SharedRef(git, ground.remote, stateRefOf(ground.phase, ground.prefix));
    const commit = await ref.fetch();
    const last = commit === null ? null : await readState(git, commit);
    if (commit !== null && last !== null) {
      if (phaseKey(last.phase) !== phaseKey(ground.phase))
        throw new PublishedStateError(
          `${ref.name} on ${shown(ground)} is the state of phase ${last.phase}, not of ${ground.phase}`,
        );
      // A run of this checkout, which is ours now, is dead.
      const wasHere = isOfHere(dir, last, ground);
      if (!wasHere && isHeld(last, ground)) throw new LockedError(heldElsewhere(last, ground));
      // Before anything is brought here: whoever cannot go on has changed nothing.
      await catchUp(last, ground);
      if (!wasHere) await bringHere(commit, ground);
    }
    const lease = new SharedLease(ground, ref, { commit, epoch: last?.epoch ?? 0 }, await git.head());
    await lease.#publish(false);
    if (lease.#isLost)
      throw new LockedError(
        `another run took phase ${ground.phase} on ${shown(ground)} at this very moment; run again later`,
      );
    noteOfHere(ground);
    return lease;
  }

  /** Publishes when a step has ended. What an agent may have committed meanwhile is not yet the phase's. */
  onEvent(event: LedgerEvent): void {
    if (event.event === 'settled') this.#settle(event.head);
    else if (event.event === 'tests_start') this.#settle(event.commit);
    else if (!event.event.startsWith('plan_') && event.event !== 'checkpoint') return;
    this.#publishSoon();
  }

  /** To be called now and then: publishes a sign of life when the last one grows old. */
  beat(): void {
    if (this.#ground.now() - this.#publishedAt > this.#ground.ttlMs / 3) this.#publishSoon();
  }

  /** Publishes how it ended and gives the phase back. @throws FencedError when another machine had taken it over. */
  async release(): Promise<void> {
    await this.#queue;
    this.#settled = await this.#ground.git.head();
    await this.#publishOrTell(true);
    if (this.#isLost)
      throw new FencedError(
        `another run has taken phase ${this.#ground.phase} over on ${shown(this.#ground)}, for this one had not been heard of; what it did is in this checkout only`,
      );
  }

  #settle(sha: unknown): void {
    if (typeof sha === 'string') this.#settled = { ...this.#settled, sha };
  }

  /** One at a time; what comes while one waits goes with it. */
  #publishSoon(): void {
    if (this.#isWaiting || this.#isLost) return;
    this.#isWaiting = true;
    this.#queue = this.#queue.then(() => {
      this.#isWaiting = false;
      return this.#publishOrTell(false);
    });
  }

  async #publishOrTell(released: boolean): Promise<void> {
    try {
      await this.#publish(released);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      this.#ground.onTrouble(error.message);
    }
  }

  async #publish(released: boolean): Promise<void> {
    if (this.#isLost) return;
    const { git, dir, phase, runId, host, ttlMs, now } = this.#ground;
    const at = now();
    const kept = (await refsUnder(git, `refs/phase-executor/${phase}/partial/`)).map(({ name, commit }) => ({
      ref: name,
      commit,
    }));
    const { sha: head, branch } = this.#settled;
    const heartbeatAt = new Date(at).toISOString();
    const manifest: StateManifest = {
      schemaVersion: 1,
      phase,
      runId,
      epoch: this.epoch,
      host,
      heartbeatAt,
      ttlMs,
      released,
      branch,
      head,
      kept,
    };
    const commit = await commitState(git, dir, manifest);
    if (await this.#ref.push(commit, this.#expected)) {
      this.#expected = commit;
      this.#publishedAt = at;
      return;
    }
    this.#isLost = true;
    this.#ground.onLost();
  }
}

/** A time in the future is no better than one as far in the past: clocks of two machines differ, but not by that much. */
function isHeld({ released, heartbeatAt, ttlMs }: StateManifest, { now }: SharedGround): boolean {
  return !released && Math.abs(now() - Date.parse(heartbeatAt)) <= ttlMs;
}

function heldElsewhere({ runId, host, heartbeatAt, ttlMs }: StateManifest, ground: SharedGround): string {
  const { phase } = ground;
  const until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
  return `run ${runId} on ${host} is at work on phase ${phase} (${shown(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
}

/** The runs of this very checkout: a list beside the record, which does not travel with it. */
function isOfHere(dir: string, { runId, host }: StateManifest, ground: SharedGround): boolean {
  return host === ground.host && (tryRead(join(dir, listOfHere)) ?? '').split('\n').includes(runId);
}

function noteOfHere({ dir, runId }: SharedGround): void {
  mkdirSync(dir, { recursive: true });
  appendFileSync(join(dir, listOfHere), `${runId}\n`);
}

const listOfHere = 'runs-of-this-checkout';

function shown({ remote }: SharedGround): string {
  return withoutSecret(remote);
}

/** A record of this checkout that the other machine did not know of stays beside it (I5). */
async function bringHere(commit: string, { git, dir, now }: SharedGround): Promise<void> {
  setAside(dir, new Date(now()));
  await restoreState(git, commit, dir);
}

/** Brings the branch forward to where the last run left it. */
async function catchUp({ head, branch, host }: StateManifest, { git, remote }: SharedGround): Promise<void> {
  if ((await git.resolve(head)) === null)
    throw new PublishedStateError(
      `the phase was last worked on at ${head}, which is no commit that ${withoutSecret(remote)} has`,
    );
  const here = await git.head();
  if (await isAncestor(git, head, here.sha)) return;
  if (existsSync(join(git.commonDir, 'shallow'))) {
    // A clone without a past cannot tell what is behind it.
    await git.run(['fetch', '--quiet', '--unshallow', '--no-tags', '--', remote], { timeoutMs: 600_000 });
    if (await isAncestor(git, head, here.sha)) return;
  }
  const short = branch?.replace(/^refs\/heads\//, '') ?? null;
  if (!(await isAncestor(git, here.sha, head)) || (branch !== null && here.branch !== null && branch !== here.branch))
    throw new PublishedStateError(
      `the phase was last worked on at ${head}${short === null ? '' : ` of branch ${short}`} on ${host}, and this checkout stands elsewhere; ` +
        `go there (git checkout ${short === null ? '--detach' : `-B ${short}`} ${head}), then run again`,
    );
  await git.run(['merge', '--ff-only', '--quiet', head]);
}
