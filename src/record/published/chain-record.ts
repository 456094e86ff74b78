import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { RefMove } from '../../system/git/remote.ts';
import { FencedError, LockedError } from '../log/lease.ts';
import {
  fetchRecord,
  holderText,
  importRecord,
  isRunAtWork,
  type RecordScope,
  recordCommit,
  recordRef,
  type SharedRecord,
  shownRemote,
} from './shared-record.ts';

/** What a job leaves for those after it. */
export interface JobHandover {
  /** The full name of the branch that has the phase's work, and the commit it stands at. */
  readonly branch: string | null;
  readonly head: string;
  /** The run is over, and the phase is free for the next. */
  readonly released: boolean;
}

/**
 * The record of a phase as the jobs of one chained run hand it on: no process lives between them, so it is theirs by the
 * name of the run, until they have not been heard of for as long as a job may take.
 */
export class ChainRecord {
  readonly #ground: RecordScope;
  readonly #found: SharedRecord | null;
  readonly #epoch: number;

  private constructor(ground: RecordScope, found: SharedRecord | null) {
    this.#ground = ground;
    this.#found = found;
    const { epoch = 0, runId } = found?.manifest ?? {};
    this.#epoch = epoch + (runId === ground.runId ? 0 : 1);
  }

  /** Brings the record here as it is on the remote. @throws LockedError while another run is at work on the phase. */
  static async open(ground: RecordScope): Promise<ChainRecord> {
    const found = await readRecord(ground);
    if (found !== null && found.manifest.runId !== ground.runId && (await isRunAtWork(found.manifest, ground)))
      throw new LockedError(holderText(found.manifest, ground));
    return new ChainRecord(ground, found);
  }

  /** Where the record stood when it was opened. */
  get commit(): string | null {
    return this.#found?.commit ?? null;
  }

  /**
   * Publishes the record, and moves branch and tags with it: all or nothing. @throws FencedError when another run has
   * published meanwhile, GitError when the remote refuses.
   */
  async publish(now: JobHandover, others: readonly RefMove[]): Promise<void> {
    const { remote, now: clock, dir, phase } = this.#ground;
    const commit = await recordCommit(this.#ground, { ...now, epoch: this.#epoch, at: clock() });
    const record = { name: recordRef(this.#ground), to: commit, from: this.#found?.commit ?? null };
    if (!(await remote.move([record, ...others])))
      throw new FencedError(
        `another run has published phase ${phase} on ${shownRemote(this.#ground)} meanwhile; nothing of this job was pushed`,
      );
    replaceFile(join(dir, publishedFile), commit);
  }
}

/** Brings the record of the phase here, for one who only reads it. Null where there is none on the remote. */
export async function readRecord(ground: RecordScope): Promise<SharedRecord | null> {
  const found = await fetchRecord(ground);
  const path = join(ground.dir, publishedFile);
  if (found !== null && tryReadRegular(path) !== found.commit) await importRecord(found.commit, ground);
  rmSync(path, { force: true }); // from now on the record here is written on
  return found;
}

/** Says, between two jobs, which published record the one here is a copy of. */
const publishedFile = 'published';
