import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { type Fetch, fetchFrom } from '../../system/http/proxy.ts';
import type { SharedTime } from '../../system/process/shared-time.ts';
import { type ArchiveLimits, downloadBounded, filesToUpload, unzipBounded, zipFiles } from './archive.ts';
import { ArtifactError, attemptCall, getReason, PermanentError, withTimeout } from './artifact-error.ts';
import { ResultsService, type StoredArtifact } from './results-service.ts';

export { ArtifactError, type StoredArtifact };

/** Milliseconds before the second try of a call, for one answer and for a transfer: for a service that fails now and then. */
const generous = { retryDelayMs: 1_000, timeoutMs: 30_000, transferMs: 10 * 60_000 };

/**
 * Artifacts of this workflow run. They are a convenience, git refs are the truth: every call may fail, always with
 * an ArtifactError, within bounds of time and tries. The libraries are loaded with the first call.
 */
export class Artifacts {
  readonly #service: ResultsService;
  readonly #patience: typeof generous & { readonly fetch: Fetch };
  readonly #shared: SharedTime | undefined;

  /** `shared` bounds all its uploads and removals, and those of others. @throws ArtifactError where `available` returns false. */
  constructor(environment: NodeJS.ProcessEnv, timeLimitMs: Partial<typeof generous> = {}, shared?: SharedTime) {
    if (!Artifacts.available(environment))
      throw new ArtifactError('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
    this.#patience = { ...generous, ...timeLimitMs, fetch: fetchFrom(environment) };
    this.#shared = shared;
    this.#service = new ResultsService(environment, this.#patience);
  }

  /** True when the runner names an artifact service; `probe` learns if it answers: the name of a host decides nothing. */
  static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }: NodeJS.ProcessEnv): boolean {
    return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
  }

  /** Checks once that the service speaks this protocol. @throws ArtifactError with its answer where it does not. */
  async probe(): Promise<void> {
    await this.list();
  }

  get job(): string {
    return this.#service.job;
  }

  /**
   * Stores all files below a folder, hidden ones too, without empty folders. Artifacts cannot be overwritten: a
   * name that is taken, as after a try whose answer was lost, gets the suffix `-2`, and the result says so. Its `bytes` and `digest` are of the archive.
   */
  async upload(name: string, folder: string) {
    checkedName(name);
    const files = await filesToUpload(folder);
    return this.#store(name, files.length, null, () => zipFiles(folder, files));
  }

  /** Stores one HTML page as it is, so that it opens with a click. A taken name gets `-2` before its extension. */
  async uploadPage(path: string) {
    const name = checkedName(basename(path));
    return this.#store(name, 1, 'text/html', async () => createReadStream(path));
  }

  async #store(name: string, files: number, fileType: string | null, open: () => Promise<Readable>) {
    const { transferMs, retryDelayMs } = this.#patience;
    let free = name;
    let taken = 0;
    const attempt = async () => {
      const send = (signal: AbortSignal) =>
        this.#service.store(free, async () => addAbortSignal(signal, await open()), fileType);
      try {
        return { name: free, files, job: this.job, ...(await withTimeout('the upload', transferMs, send)) };
      } catch (error) {
        if (!(error instanceof PermanentError) || error.status === null) throw error;
        if (error.status === 409) free = name.replace(/(\.html)?$/, `-${++taken + 1}$1`);
        // An upload that was stored but whose answer was lost is refused too, so the next try takes another name.
        throw new ArtifactError(error.message, { cause: error });
      }
    };
    const what = `uploading ${name}`;
    return this.#inTime(what, () => attemptCall(what, attempt, { tries: 3, delayMs: retryDelayMs }));
  }

  #inTime<T>(what: string, work: () => Promise<T>): Promise<T> {
    return this.#shared?.spend((remainingMs) => withTimeout(what, remainingMs, work)) ?? work();
  }

  /** All artifacts of this run, of any job, the oldest first; names may repeat. */
  list(): Promise<StoredArtifact[]> {
    return reportFailures('listing artifacts', () => this.#service.list());
  }

  /**
   * Unpacks an artifact of this run into a folder that is empty or missing: all of it or, on any failure, nothing.
   * Neither the archive nor its content exceeds `maxBytes` (default 1 GiB) or `maxFiles` (default 10,000); the
   * digest must be the one that the service lists, and `digest` if given.
   */
  async download(
    which: string | number,
    into: string,
    {
      maxBytes = 1024 ** 3,
      maxFiles = 10_000,
      digest = null,
    }: Partial<ArchiveLimits> & { digest?: string | null } = {},
  ) {
    return reportFailures(`downloading artifact ${which}`, async () => {
      const stored = await this.#find(which);
      const { name, id } = stored;
      if (stored.bytes > maxBytes)
        throw new ArtifactError(`it has ${stored.bytes} bytes; at most ${maxBytes} are accepted`);
      const nearby = await mkdtemp(join(dirname(into), '.download-'));
      try {
        const expected = [stored.digest, digest].filter((each) => each !== null);
        await this.#fetch(stored, join(nearby, 'archive.zip'), maxBytes, expected);
        const unpacked = await unzipBounded(join(nearby, 'archive.zip'), join(nearby, 'files'), { maxBytes, maxFiles });
        await rename(join(nearby, 'files'), into);
        return { name, id, ...unpacked };
      } finally {
        await rm(nearby, { recursive: true, force: true });
      }
    });
  }

  async #fetch(stored: StoredArtifact, file: string, maxBytes: number, digests: readonly string[]): Promise<void> {
    const { retryDelayMs, transferMs, fetch } = this.#patience;
    const attempt = async () => {
      const url = await this.#service.signedUrl(stored);
      const digest = await downloadBounded(url, file, { maxBytes, timeoutMs: transferMs, fetch });
      const other = digests.find((each) => each !== digest);
      if (other !== undefined)
        throw new ArtifactError(`the download has the digest ${digest}, but ${other} was stored`);
    };
    await attemptCall('the transfer', attempt, { tries: 3, delayMs: retryDelayMs });
  }

  /** Removes the artifacts of this run with this name, if any. */
  async delete(name: string): Promise<void> {
    const remove = async () => {
      for (const stored of await this.#service.list()) if (stored.name === name) await this.#service.delete(stored);
    };
    await reportFailures(`deleting artifact ${name}`, () => this.#inTime('it', remove));
  }

  async #find(which: string | number): Promise<StoredArtifact> {
    const all = await this.#service.list();
    const result = all.findLast(({ name, id }) => (typeof which === 'number' ? id === which : name === which));
    if (!result) throw new ArtifactError(`this run has no such artifact (it has ${all.length})`);
    return result;
  }
}

/** @throws ArtifactError for a name that not every service takes. */
function checkedName(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name)) return name;
  throw new ArtifactError(
    `${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`,
  );
}

async function reportFailures<T>(what: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw new ArtifactError(`${what} failed: ${getReason(error)}`, { cause: error });
  });
}
