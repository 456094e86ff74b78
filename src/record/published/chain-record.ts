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
export class ChainRecord {
  readonly #scope: RecordScope;
  readonly #found: SharedRecord | null;
  readonly #epoch: number;
  /** Commit of the record that this job published last. */
  #published: string | null = null;

  private constructor(scope: RecordScope, found: SharedRecord | null) {
    this.#scope = scope;
    this.#found = found;
    const { epoch = 0, runId } = found?.manifest ?? {};
    this.#epoch = epoch + (runId === scope.runId ? 0 : 1);
  }

  /** Fetches the record. @throws LockedError while another run is at work on the phase. */
  static async open(scope: RecordScope): Promise<ChainRecord> {
    const found = await readRecord(scope);
    if (found !== null && found.manifest.runId !== scope.runId && (await isRunAtWork(found.manifest, scope)))
      throw new LockedError(holderText(found.manifest, scope));
    return new ChainRecord(scope, found);
  }

  /** Commit of the record when it was opened. */
  get commit(): string | null {
    return this.#found?.commit ?? null;
  }

  /** Publishes record, branch and tags: all or nothing. @throws FencedError for another run, GitError if refused. */
  async publish(now: JobHandover, others: readonly RefMove[]): Promise<void> {
    const { remote, now: clock, dir, phase } = this.#scope;
    const commit = await recordCommit(this.#scope, { ...now, epoch: this.#epoch, at: clock() });
    const record = { name: recordRef(this.#scope), to: commit, from: this.#published ?? this.commit };
    if (!(await remote.move([record, ...others])))
      throw new FencedError(
        `another run has published phase ${phase} on ${shownRemote(this.#scope)} meanwhile; nothing of this job was pushed`,
      );
    this.#published = commit;
    replaceFile(join(dir, publishedFile), commit);
  }
}

/** Fetches the record of the phase for reading; null for none on the remote. */
export async function readRecord(scope: RecordScope): Promise<SharedRecord | null> {
  const found = await fetchRecord(scope);
  const path = join(scope.dir, publishedFile);
  if (found !== null && tryReadRegular(path) !== found.commit) await importRecord(found.commit, scope);
  rmSync(path, { force: true }); // from now on the local record is written on
  return found;
}

/** Names, between two jobs, the published record that the local one is a copy of. */
const publishedFile = 'published';
