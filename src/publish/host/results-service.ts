import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isMapping } from '../../system/files/json-text.ts';
import type { Fetch } from '../../system/http/proxy.ts';
import { ArtifactError, attemptCall, PermanentError, withTimeout } from './artifact-error.ts';

/** GitHub's results service for the artifacts of this run. Gitea and act offer the same protocol. */
export class ResultsService {
  readonly #url: string;
  readonly #token: string;
  readonly #run: { runId: string; jobId: string };
  readonly #patience: ServiceTimeouts;

  /** For an environment that names a service. @throws ArtifactError for a token that names no job. */
  constructor(environment: NodeJS.ProcessEnv, timeLimitMs: ServiceTimeouts) {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
    this.#url = new URL(url).origin;
    this.#token = token;
    this.#run = parseRunIds(token);
    this.#patience = timeLimitMs;
  }

  /** Id of the token's job, under which the service lists its uploads. */
  get job(): string {
    return this.#run.jobId;
  }

  async list() {
    const { artifacts } = Listed.parse(await this.#call('ListArtifacts', this.#run));
    const stored = artifacts.map(({ name, databaseId, size, digest, ...ids }) => ({
      name,
      id: databaseId,
      /** Size of the archive as its uploader reported it: not reliable. */
      bytes: size,
      /** `sha256:` and 64 hex digits of the archive; null where the service keeps none. */
      digest: digest ?? null,
      runId: ids.workflowRunBackendId,
      jobId: ids.workflowJobRunBackendId,
      // The job that uploaded it, which the service knows from its token. Gitea lists every artifact under the job that asks.
      job: ids.workflowJobRunBackendId === this.job ? null : ids.workflowJobRunBackendId,
    }));
    return stored.sort((one, other) => one.id - other.id);
  }

  /** Address of an artifact's archive, valid for some minutes without further credentials: a secret. */
  async signedUrl({ name, runId, jobId }: StoredArtifact): Promise<string> {
    return Signed.parse(await this.#call('GetSignedArtifactURL', { runId, jobId, name })).signedUrl;
  }

  async delete({ name, runId, jobId }: StoredArtifact): Promise<void> {
    await this.#call('DeleteArtifact', { runId, jobId, name });
  }

  /** Stores content under a name of this job. Returns the artifact's id, and size and digest of what was sent. */
  async store(name: string, open: () => Promise<Readable>, fileType: string | null) {
    // Gitea and act know only version 4; they refuse a request with a field of a later one.
    const form = fileType === null ? { version: 4 } : { version: 7, mime_type: fileType };
    const { signedUploadUrl } = Created.parse(await this.#call('CreateArtifact', { ...this.#run, name }, form));
    const sent = await this.#upload(signedUploadUrl, await open(), fileType ?? 'application/zip');
    const ended = { size: String(sent.bytes), hash: sent.digest };
    const { artifactId } = Finalized.parse(await this.#call('FinalizeArtifact', { ...this.#run, name }, ended));
    return { id: artifactId, ...sent };
  }

  /** Uploads a stream to a signed blob address in blocks, like GitHub's client; Gitea and act take nothing else. */
  async #upload(url: string, content: Readable, contentType: string): Promise<{ bytes: number; digest: string }> {
    // The address stays byte for byte as it was signed; some stores refuse an equivalent spelling.
    const put = (name: string, query: string, headers: Readonly<Record<string, string>>, body: Buffer) =>
      this.#send(name, `${url}&${query}`, {
        method: 'PUT',
        headers: { 'x-ms-version': '2021-12-02', ...headers },
        body,
      });
    const upload = randomUUID(); // Gitea keeps the blocks of all artifacts of a run in one folder
    const ids: string[] = [];
    const digest = createHash('sha256');
    let bytes = 0;
    for await (const block of splitIntoBlocks(content)) {
      const id = Buffer.from(`${upload}${String(ids.length).padStart(12, '0')}`).toString('base64');
      const query = `comp=block&blockid=${encodeURIComponent(id)}`;
      await put('a block of the upload', query, { 'content-type': 'application/octet-stream' }, block);
      ids.push(id);
      digest.update(block);
      bytes += block.length;
    }
    const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': contentType };
    await put('the end of the upload', 'comp=blocklist', headers, Buffer.from(list));
    return { bytes, digest: `sha256:${digest.digest('hex')}` };
  }

  async #call(
    method: string,
    { runId, jobId, name }: { runId: string; jobId: string; name?: string },
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> {
    const ids = { workflow_run_backend_id: runId, workflow_job_run_backend_id: jobId };
    const url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ ...ids, name, ...fields }));
    return camelCased(JSON.parse(await this.#send(method, url, { method: 'POST', headers, body })));
  }

  /** Makes a call, with retries where they can help. `name` stands for it in messages: addresses of the store are secrets. */
  async #send(name: string, url: string, request: RequestInit): Promise<string> {
    const { retryDelayMs, timeoutMs, fetch } = this.#patience;
    const call = async (signal: AbortSignal) => {
      const response = await fetch(url, { ...request, signal });
      const text = await response.text();
      const { status, ok } = response;
      if (ok) return text;
      const answer = `the artifact service answered ${name} with ${status}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`;
      throw status === 429 || status >= 500 ? new ArtifactError(answer) : new PermanentError(answer, { status });
    };
    return attemptCall(name, () => withTimeout(name, timeoutMs, call), { tries: 4, delayMs: retryDelayMs });
  }
}

export type StoredArtifact = Awaited<ReturnType<ResultsService['list']>>[number];

const StoredForm = z.object({
  name: z.string(),
  databaseId: z.coerce.number(),
  size: z.coerce.number().default(0),
  digest: z.string().nullish(),
  workflowRunBackendId: z.string(),
  workflowJobRunBackendId: z.string(),
});
const Listed = z.object({ artifacts: z.array(StoredForm).default([]) });
const Signed = z.object({ signedUrl: z.url() });
const Created = z.object({ signedUploadUrl: z.url() });
const Finalized = z.object({ artifactId: z.coerce.number() });

/** Services of this protocol write either `signed_url` or `signedUrl`. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (!isMapping(value)) return value;
  const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [camel(key), camelCased(each)]));
}

/** Reads the ids of run and job from the token's scopes. */
function parseRunIds(token: string): { runId: string; jobId: string } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
  const [, runId, jobId] = scopes.find((scope) => scope.startsWith('Actions.Results:'))?.split(':') ?? [];
  if (!runId || !jobId) throw new ArtifactError('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
  return { runId, jobId };
}

export interface ServiceTimeouts {
  /** Wait after the first failure; it doubles with each further one. */
  readonly retryDelayMs: number;
  readonly timeoutMs: number;
  /** Way out of this machine. */
  readonly fetch: Fetch;
}

const blockBytes = 8 * 1024 * 1024;

/** Blocks of 8 MiB or a little more; the last one is smaller. */
async function* splitIntoBlocks(content: Readable): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
