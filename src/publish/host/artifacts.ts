import { copyFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { DefaultArtifactClient } from '@actions/artifact';
import { type ArchiveLimits, downloadBounded, unzipBounded } from './archive.ts';
import { ArtifactError, reason } from './artifact-error.ts';
import { filesToUpload } from './artifact-files.ts';
import { withoutOutput } from './quiet.ts';
import { ResultsService, type StoredArtifact } from './results-service.ts';
import { withRetries, withTimeout } from './retries.ts';

export { ArtifactError, type StoredArtifact };

export interface Uploaded {
  /** Differs from the one asked for where that was taken. */
  name: string;
  id: number;
  /** Of the archive. */
  bytes: number;
  /** `sha256:` and 64 hex digits of the archive as it was sent; null where the client does not tell. */
  digest: string | null;
  files: number;
  /** The job that uploaded it: this one. */
  job: string;
}

export interface Downloaded {
  name: string;
  id: number;
  files: number;
  /** Of all files, unpacked. */
  bytes: number;
}

/** Milliseconds; the defaults are for a service that stumbles, not for tests. */
export interface ArtifactPatience {
  /** The wait before the second try of a call. */
  retryDelayMs?: number;
  /** For one answer of the service. */
  timeoutMs?: number;
  /** For the way of one archive. */
  transferMs?: number;
}

const generous = { retryDelayMs: 1_000, timeoutMs: 30_000, transferMs: 10 * 60_000 };

/**
 * The artifacts of this workflow run. They are comfort, git refs are the truth: every call may fail, always with an
 * ArtifactError, within bounds of time and tries. The libraries are loaded with the first call.
 *
 * Uploads go through `@actions/artifact`. It reads where the service is, and how long artifacts are kept, from
 * `process.env` and not from the environment given here; both are the same wherever there is a service. What it prints
 * is dropped: see `quietly`.
 */
export class Artifacts {
  readonly #service: ResultsService;
  readonly #patience: typeof generous;

  /** Throws an ArtifactError where `available` says there is no service. */
  constructor(environment: Record<string, string | undefined>, patience: ArtifactPatience = {}) {
    if (!Artifacts.available(environment))
      throw new ArtifactError('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
    this.#patience = { ...generous, ...patience };
    this.#service = new ResultsService(environment, this.#patience);
  }

  /**
   * Whether the runner names an artifact service, as those of github.com and Gitea do. Whether it answers, `probe` asks:
   * the name of the host decides nothing.
   */
  static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }: Record<string, string | undefined>): boolean {
    return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
  }

  /** Asks the service once whether it speaks this protocol. Throws an ArtifactError with its answer where it does not. */
  async probe(): Promise<void> {
    await this.list();
  }

  /** The id by which the service knows the job that this token was given to. */
  get job(): string {
    return this.#service.job;
  }

  /**
   * Stores all files below a folder, hidden ones too; empty folders are left out. Artifacts cannot be overwritten: a
   * name that is taken, as after a try whose answer was lost, gets `-2` behind it, and the result says so. Refuses what
   * is not a plain file with a plain name: a symlink's target would be stored in its place.
   */
  async upload(name: string, folder: string, { retentionDays }: { retentionDays?: number } = {}): Promise<Uploaded> {
    checkedName(name);
    const files = await filesToUpload(folder);
    const options = retentionDays === undefined ? {} : { retentionDays };
    return this.#store(name, files.length, (client, free) => client.uploadArtifact(free, files, folder, options));
  }

  /**
   * Stores one file as it is, so that it opens with a click. The artifact is called after the file, with `-2` before its ending
   * where that name is taken.
   */
  async uploadFile(path: string): Promise<Uploaded> {
    const folder = dirname(resolve(path));
    const name = checkedName(basename(path));
    return this.#store(name, 1, async (client, free) => {
      // The client calls the artifact after its file; it has to be called before anything is waited for.
      const file = join(folder, free);
      if (free !== name) copyFileSync(path, file);
      return client.uploadArtifact(free, [file], folder, { skipArchive: true });
    });
  }

  async #store(
    name: string,
    files: number,
    send: (client: DefaultArtifactClient, free: string) => Promise<{ id?: number; size?: number; digest?: string }>,
  ): Promise<Uploaded> {
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const client = new DefaultArtifactClient();
    let free = name;
    let taken = 0;
    const attempt = async () => {
      try {
        const stored = await withTimeout(
          'the upload',
          withoutOutput(() => asOnGitHub(() => send(client, free))),
          this.#patience.transferMs,
        );
        const digest = stored.digest === undefined ? null : `sha256:${stored.digest}`;
        const { job } = this.#service;
        return { name: free, id: stored.id ?? 0, bytes: stored.size ?? 0, digest, files, job };
      } catch (error) {
        // The client has no other sign for it than the words of the service.
        if (/\(409\)/.test(reason(error))) free = name.replace(/(\.html)?$/, `-${++taken + 1}$1`);
        throw error;
      }
    };
    // The client itself tries each of its requests up to five times.
    return withRetries(`uploading ${name}`, attempt, { tries: 3, delayMs: this.#patience.retryDelayMs });
  }

  /** All artifacts of this run, whichever job uploaded them, the oldest first; two of one name are two. */
  list(): Promise<StoredArtifact[]> {
    return told('listing artifacts', () => this.#service.list());
  }

  /**
   * Unpacks an artifact of this run into a folder that is empty or not there yet: all of it or, where anything is wrong,
   * nothing. Neither the archive nor what it becomes takes more than `maxBytes` (default 1 GiB) of the disk, in at most
   * `maxFiles` (default 10,000); what came must have the digest that the service tells, and the one that is asked for.
   */
  async download(
    which: string | number,
    into: string,
    {
      maxBytes = 1024 ** 3,
      maxFiles = 10_000,
      digest = null,
    }: Partial<ArchiveLimits> & { digest?: string | null } = {},
  ): Promise<Downloaded> {
    return told(`downloading artifact ${which}`, async () => {
      const stored = await this.#find(which);
      const { name, id } = stored;
      if (stored.bytes > maxBytes)
        throw new ArtifactError(`it has ${stored.bytes} bytes; at most ${maxBytes} are accepted`);
      const beside = await mkdtemp(join(dirname(into), '.download-'));
      try {
        const wanted = [stored.digest, digest].filter((each) => each !== null);
        await this.#fetch(stored, join(beside, 'archive.zip'), maxBytes, wanted);
        const unpacked = await unzipBounded(join(beside, 'archive.zip'), join(beside, 'files'), { maxBytes, maxFiles });
        await rename(join(beside, 'files'), into);
        return { name, id, ...unpacked };
      } finally {
        await rm(beside, { recursive: true, force: true });
      }
    });
  }

  async #fetch(stored: StoredArtifact, file: string, maxBytes: number, digests: readonly string[]): Promise<void> {
    const { retryDelayMs, transferMs } = this.#patience;
    const attempt = async () => {
      const url = await this.#service.signedUrl(stored);
      const digest = await downloadBounded(url, file, { maxBytes, timeoutMs: transferMs });
      const other = digests.find((each) => each !== digest);
      if (other !== undefined)
        throw new ArtifactError(`the download has the digest ${digest}, but ${other} was stored`);
    };
    await withRetries('the transfer', attempt, { tries: 3, delayMs: retryDelayMs });
  }

  /** Removes the artifacts of this name of this run. What is not there is removed already. */
  async delete(name: string): Promise<void> {
    await told(`deleting artifact ${name}`, async () => {
      for (const stored of await this.#service.list()) if (stored.name === name) await this.#service.delete(stored);
    });
  }

  async #find(which: string | number): Promise<StoredArtifact> {
    const all = await this.#service.list();
    const found = all.findLast(({ name, id }) => (typeof which === 'number' ? id === which : name === which));
    if (!found) throw new ArtifactError(`this run has no such artifact (it has ${all.length})`);
    return found;
  }
}

/** @throws ArtifactError for a name that not every service takes. */
function checkedName(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name)) return name;
  throw new ArtifactError(
    `${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`,
  );
}

/** Whatever goes wrong is told as the failure of this. */
async function told<T>(what: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw new ArtifactError(`${what} failed: ${reason(error)}`, { cause: error });
  });
}

/**
 * Starts a call of GitHub's client, which refuses every server by its name but GitHub's own: that the service answers has
 * been asked. The client looks at the name before it does anything else, so it is back when this returns.
 */
function asOnGitHub<T>(call: () => Promise<T>): Promise<T> {
  const { env } = process;
  const { GITHUB_SERVER_URL: server } = env;
  env.GITHUB_SERVER_URL = 'https://github.com';
  try {
    return call();
  } finally {
    if (server === undefined) delete env.GITHUB_SERVER_URL;
    else env.GITHUB_SERVER_URL = server;
  }
}
