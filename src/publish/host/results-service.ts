import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isMapping } from '../../system/files/json-text.ts';
import type { Fetch } from '../../system/http/proxy.ts';
import { ArtifactError, attemptCall, PermanentError, withTimeout } from './artifact-error.ts';

/** Client of GitHub's artifact service for this run. Gitea and act offer the same protocol. */
export class ResultsService {
  readonly #url: string;
  readonly #token: string;
  readonly #run: { runId: string; jobId: string };
  readonly #patience: ServiceTimeouts;

  /** @throws ArtifactError if the token names no job. */
  constructor(environment: NodeJS.ProcessEnv, timeLimitMs: ServiceTimeouts) {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
    this.#url = new URL(url).origin;
    this.#token = token;
    this.#run = parseRunIds(token);
    this.#patience = timeLimitMs;
  }

  get job(): string {
    return this.#run.jobId;
  }

  async list() {
    const { artifacts } = Listed.parse(await this.#callMethod('ListArtifacts', this.#run));
    const stored = artifacts.map(({ name, databaseId, size, digest, ...ids }) => ({
      name,
      id: databaseId,
      /** Size as reported by the uploader, so it isn't reliable. */
      bytes: size,
      digest: digest ?? null,
      runId: ids.workflowRunBackendId,
      jobId: ids.workflowJobRunBackendId,
      // Gitea lists every artifact under the job that asks, so our own id means unknown.
      job: ids.workflowJobRunBackendId === this.job ? null : ids.workflowJobRunBackendId,
    }));
    return stored.sort((a, b) => a.id - b.id);
  }

  /** Returns a download URL that works for some minutes without other credentials, so it is a secret. */
  async signedUrl({ name, runId, jobId }: StoredArtifact): Promise<string> {
    return Signed.parse(await this.#callMethod('GetSignedArtifactURL', { runId, jobId, name })).signedUrl;
  }

  async delete({ name, runId, jobId }: StoredArtifact): Promise<void> {
    await this.#callMethod('DeleteArtifact', { runId, jobId, name });
  }

  /** Uploads content. Returns the artifact's id, and the size and digest of the sent bytes. */
  async store(name: string, openContent: () => Promise<Readable>, fileType: string | null) {
    // Gitea and act know only version 4 and reject newer fields.
    const form = fileType === null ? { version: 4 } : { version: 7, mime_type: fileType };
    const { signedUploadUrl } = Created.parse(await this.#callMethod('CreateArtifact', { ...this.#run, name }, form));
    const uploadResult = await this.#upload(signedUploadUrl, await openContent(), fileType ?? 'application/zip');
    const ended = { size: String(uploadResult.bytes), hash: uploadResult.digest };
    const { artifactId } = Finalized.parse(await this.#callMethod('FinalizeArtifact', { ...this.#run, name }, ended));
    return { id: artifactId, ...uploadResult };
  }

  /** Uploads blocks to a signed URL, as GitHub's client does; Gitea and act accept nothing else. */
  async #upload(url: string, content: Readable, contentType: string): Promise<{ bytes: number; digest: string }> {
    // The signed URL must stay byte for byte, because some stores reject an equivalent spelling.
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

  async #callMethod(
    method: string,
    { runId, jobId, name }: { runId: string; jobId: string; name?: string },
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> {
    const ids = { workflow_run_backend_id: runId, workflow_job_run_backend_id: jobId };
    const url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ ...ids, name, ...fields }));
    return toCamelCase(JSON.parse(await this.#send(method, url, { method: 'POST', headers, body })));
  }

  /** Sends a request with retries. Messages use `name`, because storage URLs are secret. */
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

/** Services write either `signed_url` or `signedUrl`. */
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (!isMapping(value)) return value;
  const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [camel(key), toCamelCase(child)]));
}

function parseRunIds(token: string): { runId: string; jobId: string } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
  const [, runId, jobId] = scopes.find((scope) => scope.startsWith('Actions.Results:'))?.split(':') ?? [];
  if (!runId || !jobId) throw new ArtifactError('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
  return { runId, jobId };
}

export interface ServiceTimeouts {
  readonly retryDelayMs: number;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
}

const blockBytes = 8 * 1024 * 1024;

/** Yields blocks of at least 8 MiB; only the last one is smaller. */
async function* splitIntoBlocks(content: Readable): AsyncIterable<Buffer> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}
