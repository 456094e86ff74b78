import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { refsUnder } from '../../system/git/refs.ts';
import { type Remote, withoutSecret } from '../../system/git/remote.ts';
import { setLedgerAside } from '../log/ledger.ts';
import {
  commitState,
  PublishedStateError,
  partialPrefix,
  readManifest,
  restoreState,
  type StateManifest,
  stateRef,
} from './published-state.ts';

/** What is needed to share the record of a phase through a remote. */
export interface RecordScope {
  readonly git: Git;
  readonly remote: Remote;
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
  /** The run of a workflow that this is a job of. */
  readonly workflowRun?: NonNullable<StateManifest['workflowRun']>;
  /** Whether the host says that a run of a workflow is over; false where nothing is known. */
  readonly isOver?: (run: NonNullable<StateManifest['workflowRun']>) => Promise<boolean>;
}

/** What the remote holds of a phase; `commit` is where its state ref stands. */
export interface SharedRecord {
  readonly commit: string;
  readonly manifest: StateManifest;
}

/**
 * Brings the state ref of the phase here and reads it; null where nobody has published any.
 * @throws PublishedStateError when it is none of ours, GitError when the remote does not let us.
 */
export async function fetchRecord(
  ground: Pick<RecordScope, 'git' | 'remote' | 'phase' | 'prefix'>,
): Promise<SharedRecord | null> {
  const { remote, phase } = ground;
  const ref = recordRef(ground);
  const commit = await remote.fetch(ref);
  if (commit === null) return null;
  const manifest = await usableState(commit, ref, ground);
  if (phaseKey(manifest.phase) !== phaseKey(phase))
    throw new PublishedStateError(
      `${ref} on ${shownRemote(ground)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`,
    );
  return { commit, manifest };
}

/** @throws PublishedStateError that says what is wrong with it and the way out. */
async function usableState(
  commit: string,
  ref: string,
  ground: Pick<RecordScope, 'git' | 'remote'>,
): Promise<StateManifest> {
  try {
    return await readManifest(ground.git, commit);
  } catch (error) {
    if (!(error instanceof PublishedStateError)) throw error;
    const here = `What it holds stays here as ${commit} until git clears it away`;
    throw new PublishedStateError(
      `${ref} on ${shownRemote(ground)}: ${error.message}. ${here}. ${ground.remote.wayOut(ref)}`,
    );
  }
}

export function recordRef({ phase, prefix }: Pick<RecordScope, 'phase' | 'prefix'>): string {
  return stateRef(phase, prefix);
}

/** Makes a commit of the ledger as it is now, with all the work that is kept of its attempts (I5). */
export async function recordCommit(
  { git, dir, phase, runId, host, ttlMs, workflowRun }: RecordScope,
  now: Pick<StateManifest, 'epoch' | 'released' | 'branch' | 'head'> & { at: number },
): Promise<string> {
  const { at, ...state } = now;
  const refs = await refsUnder(git, partialPrefix(phase));
  const kept = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
  const heartbeatAt = new Date(at).toISOString();
  const by = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
  return commitState(git, dir, { schemaVersion: 1, phase, ...by, heartbeatAt, ttlMs, ...state, kept });
}

/**
 * Whether its run is at work. A time in the future is no better than one as far in the past: clocks of two machines
 * differ, but not by that much. A run that its host says is over holds nothing, however short ago it was heard of.
 */
export async function isRunAtWork(manifest: StateManifest, { now, isOver }: RecordScope): Promise<boolean> {
  const { workflowRun } = manifest;
  if (!isRecent(manifest, now())) return false;
  return workflowRun === undefined || isOver === undefined || !(await isOver(workflowRun));
}

/** Whether it was not given back, and its last sign of life is recent. */
export function isRecent({ released, heartbeatAt, ttlMs }: StateManifest, now: number): boolean {
  return !released && Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
}

export function holderText({ runId, host, heartbeatAt, ttlMs }: StateManifest, ground: RecordScope): string {
  const { phase } = ground;
  const until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
  return `run ${runId} on ${host} is at work on phase ${phase} (${shownRemote(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
}

/** The runs of this very checkout: a list beside the record, which does not travel with it. */
export function isOwnRecord(dir: string, { runId, host }: StateManifest, ground: RecordScope): boolean {
  return host === ground.host && ownRuns({ dir }).includes(runId);
}

export function ownRuns({ dir }: Pick<RecordScope, 'dir'>): string[] {
  return (tryReadRegular(join(dir, ownRunsFile)) ?? '').split('\n').filter((line) => line !== '');
}

export function noteOwnRun({ dir, runId }: RecordScope): void {
  mkdirSync(dir, { recursive: true });
  appendFileSync(join(dir, ownRunsFile), `${runId}\n`);
}

const ownRunsFile = 'runs-of-this-checkout';

export function shownRemote({ remote }: Pick<RecordScope, 'remote'>): string {
  return withoutSecret(remote.name);
}

/** A record of this checkout that the other machine did not know of stays beside it (I5). */
export async function importRecord(commit: string, { git, dir, now }: RecordScope): Promise<void> {
  setLedgerAside(dir, new Date(now()));
  await restoreState(git, commit, dir);
}
