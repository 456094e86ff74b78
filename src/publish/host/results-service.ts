import { z } from 'zod';
import { ArtifactError } from './artifact-error.ts';
import { PermanentError, withRetries, withTimeout } from './retries.ts';

/** An artifact of this run as the service lists it. */
export interface StoredArtifact {
  name: string;
  id: number;
  /** Of the archive, as whoever uploaded it has told: not to be relied on. */
  bytes: number;
  /** `sha256:` and 64 hex digits of the archive; null where the service keeps none. */
  digest: string | null;
  /** What the service wants to hear to give it out. */
  runId: string;
  jobId: string;
  /** The job that uploaded it, as the service knows from its token; null where the service does not tell. */
  job: string | null;
}

export interface ServicePatience {
  /** The wait after the first failure; twice as long after each further one. */
  retryDelayMs: number;
  /** For one answer. */
  timeoutMs: number;
}

/**
 * GitHub's results service, as far as artifacts of this run are looked up in it. `@actions/artifact` speaks to the same
 * one, but tells neither whose an artifact is nor lets a download be bounded or stopped.
 */
export class ResultsService {
  readonly #url: string;
  readonly #token: string;
  readonly #run: { runId: string; jobId: string };
  readonly #patience: ServicePatience;

  /** Throws an ArtifactError where the environment does not say how to reach the service. */
  constructor(environment: Record<string, string | undefined>, patience: ServicePatience) {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
    if (token === '' || !URL.canParse(url))
      throw new ArtifactError(
        'there is no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set',
      );
    this.#url = new URL(url).origin;
    this.#token = token;
    this.#run = runOf(token);
    this.#patience = patience;
  }

  /** The job this token was given to, by the id under which the service lists what that job uploaded. */
  get job(): string {
    return this.#run.jobId;
  }

  /** All artifacts of this run, the oldest first; two of one name are two. */
  async list(): Promise<StoredArtifact[]> {
    const { artifacts } = Listed.parse(await this.#call('ListArtifacts', this.#run));
    const stored = artifacts.map(
      ({ name, databaseId, size, digest, workflowRunBackendId, workflowJobRunBackendId: jobId }) => ({
        name,
        id: databaseId,
        bytes: size,
        digest: digest ?? null,
        runId: workflowRunBackendId,
        jobId,
        // Gitea lists every artifact under the job that asks, which says nothing of who made it.
        job: jobId === this.job ? null : jobId,
      }),
    );
    return stored.sort((one, other) => one.id - other.id);
  }

  /** Where the archive of an artifact can be had for some minutes, without any further credentials: a secret. */
  async signedUrl({ name, runId, jobId }: StoredArtifact): Promise<string> {
    return Signed.parse(await this.#call('GetSignedArtifactURL', { runId, jobId, name })).signedUrl;
  }

  async delete({ name, runId, jobId }: StoredArtifact): Promise<void> {
    await this.#call('DeleteArtifact', { runId, jobId, name });
  }

  async #call(
    method: string,
    { runId, jobId, name }: { runId: string; jobId: string; name?: string },
  ): Promise<unknown> {
    const { HttpClient } = await import('@actions/http-client');
    const { retryDelayMs, timeoutMs } = this.#patience;
    const client = new HttpClient('phase-executor', [], { allowRetries: false, socketTimeout: timeoutMs });
    const url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    const ids = { workflow_run_backend_id: runId, workflow_job_run_backend_id: jobId };
    const body = JSON.stringify(name === undefined ? ids : { ...ids, name });
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const attempt = async () => {
      const response = await client.post(url, body, headers);
      const said = await response.readBody();
      const status = response.message.statusCode ?? 0;
      if (status >= 200 && status < 300) return camelCased(JSON.parse(said));
      const answer = `the artifact service answered ${method} with ${status}: ${said.slice(0, 200).replace(/\s+/g, ' ')}`;
      throw status === 429 || status >= 500 ? new ArtifactError(answer) : new PermanentError(answer);
    };
    return withRetries(method, () => withTimeout(method, attempt(), timeoutMs), { tries: 4, delayMs: retryDelayMs });
  }
}

const Listed = z.object({
  artifacts: z
    .array(
      z.object({
        name: z.string(),
        databaseId: z.coerce.number(),
        size: z.coerce.number().default(0),
        digest: z.string().nullish(),
        workflowRunBackendId: z.string(),
        workflowJobRunBackendId: z.string(),
      }),
    )
    .default([]),
});
const Signed = z.object({ signedUrl: z.url() });

/** Services of this protocol write either `signed_url` or `signedUrl`. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [camel(key), camelCased(each)]));
}

/** The token itself says which run and job it was given to. */
function runOf(token: string): { runId: string; jobId: string } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
  const [, runId, jobId] = scopes.find((scope) => scope.startsWith('Actions.Results:'))?.split(':') ?? [];
  if (!runId || !jobId) throw new ArtifactError('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
  return { runId, jobId };
}
