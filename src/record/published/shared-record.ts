import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { refsUnder } from '../../system/git/refs.ts';
import { type Remote, withoutSecret } from '../../system/git/remote.ts';
import { isFresh } from '../log/lease.ts';
import { setLedgerAside } from '../log/ledger.ts';
import {
  commitState,
  PublishedStateError,
  partialPrefix,
  readManifest,
  recordRef,
  restoreState,
  type StateManifest,
} from './published-state.ts';
import { secretFree } from './secret-free.ts';

export interface RecordScope {
  readonly git: Git;
  readonly remote: Remote;
  /** Ledger of the phase, which may not exist yet. */
  readonly dir: string;
  readonly phase: string;
  /** The project's path below the top of the repository, with a slash at the end; empty for the top. */
  readonly prefix: string;
  readonly runId: string;
  readonly host: string;
  /** A run on another machine without a heartbeat for so long counts as dead. */
  readonly ttlMs: number;
  readonly now: () => number;
  /** Values that no kept work may bring to the remote. */
  readonly secrets: readonly string[];
  /** The workflow run of this job. */
  readonly workflowRun?: NonNullable<StateManifest['workflowRun']>;
  /** True for a workflow run that is over by its host; false where nothing is known. */
  readonly isOver?: (run: NonNullable<StateManifest['workflowRun']>) => Promise<boolean>;
}

/** `commit` is that of its state ref. */
export interface SharedRecord {
  readonly commit: string;
  readonly manifest: StateManifest;
}

/** Reads the state ref; null for none. @throws PublishedStateError for foreign content, with the way out, GitError for a refusal. */
export async function fetchRecord(
  scope: Pick<RecordScope, 'git' | 'remote' | 'phase' | 'prefix'>,
): Promise<SharedRecord | null> {
  const { git, remote, phase } = scope;
  const ref = recordRef(scope);
  const commit = await remote.fetch(ref);
  if (commit === null) return null;
  const where = `${ref} on ${shownRemote(scope)}`;
  const manifest = await readManifest(git, commit).catch((error: unknown) => {
    if (!(error instanceof PublishedStateError)) throw error;
    const here = `Its contents stay here as ${commit} until git prunes them`;
    throw new PublishedStateError(`${where}: ${error.message}. ${here}. ${remote.hint(ref)}`);
  });
  if (phaseKey(manifest.phase) !== phaseKey(phase))
    throw new PublishedStateError(
      `${where} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.hint(ref)}`,
    );
  return { commit, manifest };
}

/** Commits the current ledger with all kept work of its attempts (I5). */
export async function recordCommit(
  { git, dir, phase, runId, host, ttlMs, workflowRun, secrets }: RecordScope,
  now: Pick<StateManifest, 'epoch' | 'released' | 'branch' | 'head'> & { at: number },
): Promise<string> {
  const { at, ...state } = now;
  const refs = await refsUnder(git, partialPrefix(phase));
  const all = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
  const saved = await secretFree(git, all, now.head, secrets);
  const heartbeatAt = new Date(at).toISOString();
  const by = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
  return commitState(git, dir, { schemaVersion: 1, phase, ...by, heartbeatAt, ttlMs, ...state, kept: saved });
}

/** A run that is over by its host holds nothing, however recent its last heartbeat. */
export async function isRunAtWork(manifest: StateManifest, { now, isOver }: RecordScope): Promise<boolean> {
  const { workflowRun } = manifest;
  if (!isRecent(manifest, now())) return false;
  return workflowRun === undefined || isOver === undefined || !(await isOver(workflowRun));
}

export function isRecent({ released, heartbeatAt, ttlMs }: StateManifest, now: number): boolean {
  return !released && isFresh(heartbeatAt, ttlMs, now);
}

export function holderText({ runId, host, heartbeatAt, ttlMs }: StateManifest, scope: RecordScope): string {
  const { phase } = scope;
  const until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
  return `run ${runId} on ${host} is working on phase ${phase} (${shownRemote(scope)}, last heartbeat ${heartbeatAt}); wait for it. Without another heartbeat it counts as dead from ${until} on`;
}

/** Finds the run in a list beside the record that stays in this checkout. */
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

export function shownRemote({ remote }: Pick<RecordScope, 'remote'>): string {
  return withoutSecret(remote.name);
}

/** The local record, which the other machine did not know, stays beside it (I5). */
export async function importRecord(commit: string, { git, dir, now }: RecordScope): Promise<void> {
  setLedgerAside(dir, new Date(now()));
  await restoreState(git, commit, dir);
}

/** Fetches the record of the phase, for a job of a chained run; null for none on the remote. */
export async function readRecord(scope: RecordScope): Promise<SharedRecord | null> {
  const sharedRecord = await fetchRecord(scope);
  const path = join(scope.dir, copiedFile);
  if (sharedRecord !== null && tryReadRegular(path) !== sharedRecord.commit)
    await importRecord(sharedRecord.commit, scope);
  rmSync(path, { force: true }); // from now on the local record is written on
  return sharedRecord;
}

/** Notes, between two jobs, the published record that the local one is a copy of. */
export function noteCopied({ dir }: Pick<RecordScope, 'dir'>, commit: string): void {
  replaceFile(join(dir, copiedFile), commit);
}

const copiedFile = 'published';
