import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { listRefsUnder } from '../../system/git/refs.ts';
import { type Remote, withoutSecret } from '../../system/git/remote.ts';
import { isFresh } from '../log/lease.ts';
import { setLedgerAside } from '../log/ledger.ts';
import {
  commitState,
  getPartialPrefix,
  PublishedStateError,
  readManifest,
  recordRef,
  restoreState,
  type StateManifest,
} from './published-state.ts';
import { secretFree } from './secret-free.ts';

export interface RecordScope {
  readonly git: Git;
  readonly remote: Remote;
  readonly dir: string;
  readonly phase: string;
  /** Project path inside the repository with a trailing slash; empty for the repository root. */
  readonly prefix: string;
  readonly runId: string;
  readonly host: string;
  /** A run on another machine without a heartbeat for this long counts as dead. */
  readonly ttlMs: number;
  readonly now: () => number;
  readonly secrets: readonly string[];
  readonly workflowRun?: NonNullable<StateManifest['workflowRun']>;
  /** Asks the host whether a workflow run has ended; false if that is unknown. */
  readonly isOver?: (run: NonNullable<StateManifest['workflowRun']>) => Promise<boolean>;
}

export interface SharedRecord {
  readonly commit: string;
  readonly manifest: StateManifest;
}

/**
 * Reads the state ref, or returns null if it doesn't exist. @throws PublishedStateError for foreign content, GitError
 * if the remote refuses.
 */
export async function fetchRecord(
  scope: Pick<RecordScope, 'git' | 'remote' | 'phase' | 'prefix'>,
): Promise<SharedRecord | null> {
  const { git, remote, phase } = scope;
  const ref = recordRef(scope);
  const commit = await remote.fetch(ref);
  if (commit === null) return null;
  const location = `${ref} on ${hidePassword(scope)}`;
  const manifest = await readManifest(git, commit).catch((error: unknown) => {
    if (!(error instanceof PublishedStateError)) throw error;
    const localCopyNote = `Its contents stay here as ${commit} until git prunes them`;
    throw new PublishedStateError(`${location}: ${error.message}. ${localCopyNote}. ${remote.hint(ref)}`);
  });
  if (getPhaseKey(manifest.phase) !== getPhaseKey(phase))
    throw new PublishedStateError(
      `${location} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.hint(ref)}`,
    );
  return { commit, manifest };
}

export async function recordCommit(
  { git, dir, phase, runId, host, ttlMs, workflowRun, secrets }: RecordScope,
  currentState: Pick<StateManifest, 'epoch' | 'released' | 'branch' | 'head'> & { at: number },
): Promise<string> {
  const { at, ...state } = currentState;
  const refs = await listRefsUnder(git, getPartialPrefix(phase));
  const savedWorks = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
  const saved = await secretFree(git, savedWorks, currentState.head, secrets);
  const heartbeatAt = new Date(at).toISOString();
  const owner = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
  return commitState(git, dir, { schemaVersion: 1, phase, ...owner, heartbeatAt, ttlMs, ...state, kept: saved });
}

/** A run that has ended on the host holds no lease, even if its last heartbeat is recent. */
export async function isRunAtWork(manifest: StateManifest, { now, isOver }: RecordScope): Promise<boolean> {
  const { workflowRun } = manifest;
  if (!isRecent(manifest, now())) return false;
  return workflowRun === undefined || isOver === undefined || !(await isOver(workflowRun));
}

export function isRecent({ released, heartbeatAt, ttlMs }: StateManifest, now: number): boolean {
  return !released && isFresh(heartbeatAt, ttlMs, now);
}

export function describeHolder({ runId, host, heartbeatAt, ttlMs }: StateManifest, scope: RecordScope): string {
  const { phase } = scope;
  const validUntil = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
  return `run ${runId} on ${host} is working on phase ${phase} (${hidePassword(scope)}, last heartbeat ${heartbeatAt}); wait for it. Without another heartbeat it counts as dead from ${validUntil} on`;
}

/** Checks a list beside the record, which never leaves this checkout. */
export function isOwnRecord(dir: string, { runId, host }: StateManifest, scope: RecordScope): boolean {
  return host === scope.host && ownRuns({ dir }).includes(runId);
}

export function ownRuns({ dir }: Pick<RecordScope, 'dir'>): string[] {
  return (tryReadRegular(join(dir, ownRunsFile)) ?? '').split('\n').filter((line) => line !== '');
}

export function noteOwnRun({ dir, runId }: RecordScope): void {
  mkdirSync(dir, { recursive: true });
  appendFileSync(join(dir, ownRunsFile), `${runId}\n`);
}

const ownRunsFile = 'runs-of-this-checkout';

export function hidePassword({ remote }: Pick<RecordScope, 'remote'>): string {
  return withoutSecret(remote.name);
}

/** Keeps the local record beside the imported one, because the other machine didn't know it (I5). */
export async function importRecord(commit: string, { git, dir, now }: RecordScope): Promise<void> {
  setLedgerAside(dir, new Date(now()));
  await restoreState(git, commit, dir);
}

/** Fetches the phase's record for a job of a chained run; null if the remote has none. */
export async function readRecord(scope: RecordScope): Promise<SharedRecord | null> {
  const sharedRecord = await fetchRecord(scope);
  const path = join(scope.dir, copiedFile);
  if (sharedRecord !== null && tryReadRegular(path) !== sharedRecord.commit)
    await importRecord(sharedRecord.commit, scope);
  rmSync(path, { force: true }); // from now on the local record is written on
  return sharedRecord;
}

/** Remembers which published record the local one was copied from. */
export function noteCopied({ dir }: Pick<RecordScope, 'dir'>, commit: string): void {
  replaceFile(join(dir, copiedFile), commit);
}

const copiedFile = 'published';
