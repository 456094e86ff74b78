import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { type Fetch, fetchFrom } from '../../system/http/proxy.ts';
import type { SharedTime } from '../../system/process/shared-time.ts';
import { type ArchiveLimits, downloadBounded, listFilesToUpload, unzipBounded, zipFiles } from './archive.ts';
import { ArtifactError, attemptCall, getReason, PermanentError, withTimeout } from './artifact-error.ts';
import { ResultsService, type StoredArtifact } from './results-service.ts';

export { ArtifactError, type StoredArtifact };

/** In ms. Generous, because the service fails now and then. */
const generous = { retryDelayMs: 1_000, timeoutMs: 30_000, transferMs: 10 * 60_000 };

/**
 * Artifacts of this workflow run. They are optional, because the record is in git. Calls are limited in time and
 * retries, and fail with an ArtifactError. Libraries are loaded by the first call.
 */
export class Artifacts {
  readonly #service: ResultsService;
  readonly #patience: typeof generous & { readonly fetch: Fetch };
  readonly #shared: SharedTime | undefined;

  /** `shared` limits the total time, also of other instances. @throws ArtifactError if `available` returns false. */
  constructor(environment: NodeJS.ProcessEnv, timeLimitMs: Partial<typeof generous> = {}, shared?: SharedTime) {
    if (!Artifacts.available(environment))
      throw new ArtifactError('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
    this.#patience = { ...generous, ...timeLimitMs, fetch: fetchFrom(environment) };
    this.#shared = shared;
    this.#service = new ResultsService(environment, this.#patience);
  }

  /**
   * True if the runner has an artifact service. `probe` checks whether it works, because that can't be told from the
   * host's name.
   */
  static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }: NodeJS.ProcessEnv): boolean {
    return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
  }

  /** Checks once that the service speaks this protocol. @throws ArtifactError with its answer if it doesn't. */
  async probe(): Promise<void> {
    await this.list();
  }

  get job(): string {
    return this.#service.job;
  }

  /**
   * Uploads all files below a directory, including hidden ones but not empty directories. Artifacts can't be
   * overwritten, so a name that is taken gets the suffix `-2`. `bytes` and `digest` describe the archive.
   */
  async upload(name: string, folder: string) {
    checkedName(name);
    const files = await listFilesToUpload(folder);
    return this.#store(name, files.length, null, () => zipFiles(folder, files));
  }

  /**
   * Uploads one HTML page unpacked, so that browsers open it directly. A name that is taken gets `-2` before its
   * extension.
   */
  async uploadPage(path: string) {
    const name = checkedName(basename(path));
    return this.#store(name, 1, 'text/html', async () => createReadStream(path));
  }

  async #store(name: string, files: number, fileType: string | null, open: () => Promise<Readable>) {
    const { transferMs, retryDelayMs } = this.#patience;
    let free = name;
    let suffix = 0;
    const attempt = async () => {
      const send = (signal: AbortSignal) =>
        this.#service.store(free, async () => addAbortSignal(signal, await open()), fileType);
      try {
        return { name: free, files, job: this.job, ...(await withTimeout('the upload', transferMs, send)) };
      } catch (error) {
        if (!(error instanceof PermanentError) || error.status === null) throw error;
        if (error.status === 409) free = name.replace(/(\.html)?$/, `-${++suffix + 1}$1`);
        // An upload whose answer was lost makes the name taken, so the next try needs another name.
        throw new ArtifactError(error.message, { cause: error });
      }
    };
    const action = `uploading ${name}`;
    return this.#withTimeLimit(action, () => attemptCall(action, attempt, { tries: 3, delayMs: retryDelayMs }));
  }

  #withTimeLimit<T>(action: string, work: () => Promise<T>): Promise<T> {
    return this.#shared?.spend((remainingMs) => withTimeout(action, remainingMs, work)) ?? work();
  }

  /** Lists all artifacts of this run, from all jobs, oldest first. Names may repeat. */
  list(): Promise<StoredArtifact[]> {
    return reportFailures('listing artifacts', () => this.#service.list());
  }

  /**
   * Unpacks an artifact into an empty or missing directory, all or nothing. `maxBytes` (default 1 GiB) limits the
   * archive and its content, `maxFiles` defaults to 10,000. The digest must match the service's and, if given,
   * `digest`.
   */
  async download(
    which: string | number,
    targetDir: string,
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
      const nearby = await mkdtemp(join(dirname(targetDir), '.download-'));
      try {
        const expected = [stored.digest, digest].filter((each) => each !== null);
        await this.#fetch(stored, join(nearby, 'archive.zip'), maxBytes, expected);
        const unpacked = await unzipBounded(join(nearby, 'archive.zip'), join(nearby, 'files'), { maxBytes, maxFiles });
        await rename(join(nearby, 'files'), targetDir);
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
      const wrongDigest = digests.find((each) => each !== digest);
      if (wrongDigest !== undefined)
        throw new ArtifactError(`the download has the digest ${digest}, but ${wrongDigest} was stored`);
    };
    await attemptCall('the transfer', attempt, { tries: 3, delayMs: retryDelayMs });
  }

  async delete(name: string): Promise<void> {
    const remove = async () => {
      for (const stored of await this.#service.list()) if (stored.name === name) await this.#service.delete(stored);
    };
    await reportFailures(`deleting artifact ${name}`, () => this.#withTimeLimit('it', remove));
  }

  async #find(which: string | number): Promise<StoredArtifact> {
    const artifacts = await this.#service.list();
    const result = artifacts.findLast(({ name, id }) => (typeof which === 'number' ? id === which : name === which));
    if (!result) throw new ArtifactError(`this run has no such artifact (it has ${artifacts.length})`);
    return result;
  }
}

/** @throws ArtifactError for a name that some services don't accept. */
function checkedName(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name)) return name;
  throw new ArtifactError(
    `${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`,
  );
}

async function reportFailures<T>(action: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw new ArtifactError(`${action} failed: ${getReason(error)}`, { cause: error });
  });
}
