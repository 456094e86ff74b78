import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { RefMove } from '../../system/git/remote.ts';
import { FencedError, LockedError } from '../log/lease.ts';
import { recordRef } from './published-state.ts';
import {
  fetchRecord,
  holderText,
  importRecord,
  isRunAtWork,
  type RecordScope,
  recordCommit,
  type SharedRecord,
  shownRemote,
} from './shared-record.ts';

export interface JobHandover {
  /** Full ref name; null for a detached HEAD. */
  readonly branch: string | null;
  readonly head: string;
  /** The run is over, and the phase is free for the next. */
  readonly released: boolean;
}

/**
 * Record of a phase between the jobs of one chained run. No process lives between them, so the run's id owns it,
 * until the run has sent no heartbeat for as long as a job may take.
 */
export interface ChainRecord {
  /** Commit of the record when it was opened. */
  readonly commit: string | null;
  /** Publishes record, branch and tags: all or nothing. @throws FencedError for another run, GitError if refused. */
  readonly publish: (now: JobHandover, others: readonly RefMove[]) => Promise<void>;
}

/** Fetches the record. @throws LockedError while another run is at work on the phase. */
export async function openChainRecord(scope: RecordScope): Promise<ChainRecord> {
  const { remote, dir, phase } = scope;
  const sharedRecord = await readRecord(scope);
  const isOwn = sharedRecord?.manifest.runId === scope.runId;
  if (sharedRecord !== null && !isOwn && (await isRunAtWork(sharedRecord.manifest, scope)))
    throw new LockedError(holderText(sharedRecord.manifest, scope));
  const epoch = (sharedRecord?.manifest.epoch ?? 0) + (isOwn ? 0 : 1);
  let last = sharedRecord?.commit ?? null;
  const publish: ChainRecord['publish'] = async (now, others) => {
    const commit = await recordCommit(scope, { ...now, epoch, at: scope.now() });
    if (!(await remote.move([{ name: recordRef(scope), to: commit, from: last }, ...others])))
      throw new FencedError(
        `another run has published phase ${phase} on ${shownRemote(scope)} meanwhile; nothing of this job was pushed`,
      );
    last = commit;
    replaceFile(join(dir, publishedFile), commit);
  };
  return { commit: last, publish };
}

/** Fetches the record of the phase for reading; null for none on the remote. */
export async function readRecord(scope: RecordScope): Promise<SharedRecord | null> {
  const sharedRecord = await fetchRecord(scope);
  const path = join(scope.dir, publishedFile);
  if (sharedRecord !== null && tryReadRegular(path) !== sharedRecord.commit)
    await importRecord(sharedRecord.commit, scope);
  rmSync(path, { force: true }); // from now on the local record is written on
  return sharedRecord;
}

/** Names, between two jobs, the published record that the local one is a copy of. */
const publishedFile = 'published';
