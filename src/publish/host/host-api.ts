import { z } from 'zod';
import type { World } from '../../settings/call/world.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { fetchFrom, isRefusedByProxy } from '../../system/http/proxy.ts';
import { FailedCall, type RetryBounds, RetryBudget, urlHost } from '../../system/http/retry-budget.ts';
import { HostError, mayHaveActed, refusal, unlessRefused } from './host-error.ts';

export interface HostAccess {
  /** `GITHUB_API_URL` */
  readonly api: string;
  /** `GITHUB_GRAPHQL_URL`; null on hosts without it. */
  readonly graphql: string | null;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
}

/** One call: a slow host must not hold up a job that is done. */
const callMs = 15_000;
/** The log of a job is the longest answer. */
const mostAnswerBytes = 64 * 1024 * 1024;
const pageSize = 100;
const mostPages = 100;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Request {
  readonly body?: object;
  /** True when the request may be repeated where the host may have processed it without answering. */
  readonly isRepeatable: boolean;
}

/** REST API of a host below one repository. Retries temporary failures; every refusal is a HostError. */
export class HostApi {
  readonly #access: HostAccess;
  readonly #patience: RetryBudget;
  #viewer: Promise<string> | null = null;

  /** The bounds hold for all calls together. */
  constructor(access: HostAccess, bounds: RetryBounds = {}) {
    this.#access = access;
    this.#patience = new RetryBudget(bounds);
  }

  get repository(): string {
    return this.#access.repository;
  }

  async get<T>(path: string, form: z.ZodType<T>): Promise<T> {
    return this.#answer('GET', this.#below(path), { isRepeatable: true }, form);
  }

  /** An answer that is no JSON, for example a log. */
  async text(path: string): Promise<string> {
    const { value } = await this.#call('GET', this.#below(path), { isRepeatable: true });
    return typeof value === 'string' ? value : '';
  }

  async list<T>(path: string, form: z.ZodType<T>): Promise<T[]> {
    const all = this.#below(path);
    const found: T[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const mark = all.includes('?') ? '&' : '?';
      const part = await this.#call('GET', `${all}${mark}per_page=${pageSize}&page=${page}`, { isRepeatable: true });
      for (const each of read(z.array(form).nullable(), all, part) ?? []) found.push(each); // Gitea's empty list
      // A host may return fewer than requested, so their number tells nothing.
      if (!part.hasNext) return found;
    }
    throw new HostError(`${all} has more than ${mostPages * pageSize} entries; they were not all read`);
  }

  /** All entries of a list that says how many it has. @throws HostError where the host gives fewer. */
  async listCounted<T>(path: string, form: z.ZodType<{ total: number; entries: T[] }>): Promise<T[]> {
    const mark = path.includes('?') ? '&' : '?';
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const { total, entries } = await this.get(`${path}${mark}per_page=${pageSize}&page=${page}`, form);
      for (const each of entries) found.push(each);
      if (found.length >= total) return found;
      if (entries.length === 0) throw new HostError(`${path}: the host lists ${found.length} of ${total} entries`, 200);
    }
  }

  /** For idempotent changes: the request may be repeated. */
  async patch<T>(path: string, body: object, form: z.ZodType<T>): Promise<T> {
    return this.#answer('PATCH', this.#below(path), { body, isRepeatable: true }, form);
  }

  /** Creates something. Not repeated where the host may have processed it: the caller looks first. */
  async create<T>(path: string, body: object, form: z.ZodType<T>): Promise<T> {
    return this.#answer('POST', this.#below(path), { body, isRepeatable: false }, form);
  }

  /** Creates something; where the answer was lost, looks for it with `find` before it tries again. */
  async createOnce<T>(path: string, body: object, form: z.ZodType<T>, find: () => Promise<T | undefined>): Promise<T> {
    try {
      return await this.create(path, body, form);
    } catch (error) {
      if (!mayHaveActed(error)) throw error;
      return (await find()) ?? (await this.create(path, body, form));
    }
  }

  /** Creates what replaces its predecessor, such as a status, so it may be repeated. */
  async put<T>(path: string, body: object, form: z.ZodType<T>): Promise<T> {
    return this.#answer('POST', this.#below(path), { body, isRepeatable: true }, form);
  }

  /** Treats what is already gone as removed. Returns whether it was there. */
  async remove(path: string): Promise<boolean> {
    const removing = this.#call('DELETE', this.#below(path), { isRepeatable: true });
    return unlessRefused(
      removing.then(() => true),
      [404],
      false,
    );
  }

  get hasGraphql(): boolean {
    return this.#access.graphql !== null;
  }

  /** @throws HostError also for an error that the answer names. */
  async graphql<T>(query: string, variables: object, form: z.ZodType<T>): Promise<T> {
    const { graphql } = this.#access;
    if (graphql === null) throw new HostError('this host has no GraphQL');
    const request = { body: { query, variables }, isRepeatable: true };
    const { data, errors = [] } = await this.#answer('POST', graphql, request, GraphqlAnswer);
    const [first] = errors;
    if (first !== undefined) throw new HostError(`${urlHost(graphql)} refused: ${first.message}`, 200, first.message);
    return read(form, graphql, { value: data });
  }

  /** Login that the token acts as and that stands on what it writes. */
  viewer(): Promise<string> {
    this.#viewer ??= this.#askViewer();
    return this.#viewer;
  }

  async #askViewer(): Promise<string> {
    // A job's own token may not ask for its user over REST, but over GraphQL.
    if (this.hasGraphql) {
      const Viewer = z.object({ viewer: z.object({ login: z.string() }) });
      const { viewer } = await this.graphql('query { viewer { login } }', {}, Viewer);
      return viewer.login;
    }
    return (await this.#answer('GET', 'user', { isRepeatable: true }, z.object({ login: z.string() }))).login;
  }

  #below(path: string): string {
    return `repos/${this.repository}/${path}`.replace(/\/$/, '');
  }

  async #answer<T>(method: Method, path: string, request: Request, form: z.ZodType<T>): Promise<T> {
    return read(form, path, await this.#call(method, path, request));
  }

  #call(method: Method, path: string, { body, isRepeatable }: Request): Promise<Answered> {
    return this.#patience.repeat(() => this.#once(method, path, body), isRepeatable);
  }

  async #once(method: Method, path: string, body: object | undefined): Promise<Answered | FailedCall> {
    const { api, token } = this.#access;
    const url = /^https?:/.test(path) ? path : `${api.replace(/\/+$/, '')}/${path}`;
    const host = urlHost(url);
    const headers = { ...hostHeaders, authorization: `token ${token}` };
    const request = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    if (this.#patience.isOver)
      return new FailedCall(new HostError(`${host} did not answer in time`), { isFinal: true });
    try {
      const limits = { callMs, mostBytes: mostAnswerBytes };
      const { status, isOk, headers, text } = await this.#patience.ask(url, { ...request, method }, limits);
      const value = answerValue(headers, text);
      if (!isOk) return refusal({ status, headers, value }, `${host}, ${method} ${withoutQuery(path)}`);
      return { value, hasNext: /;\s*rel="?next"?/.test(headers.get('link') ?? '') };
    } catch (error) {
      const { message } = error as Error;
      const failure = new HostError(`${host} did not answer ${method} ${withoutQuery(path)}: ${message}`);
      return new FailedCall(failure, { isFinal: isRefusedByProxy(error) });
    }
  }
}

/** Null for an empty answer; the text itself where it is not JSON. */
function answerValue(headers: Headers, text: string): unknown {
  const parsed = /\bjson\b/.test(headers.get('content-type') ?? '') ? tryParseJson(text) : undefined;
  return parsed === undefined ? text || null : parsed;
}

const hostHeaders = {
  accept: 'application/vnd.github+json',
  'content-type': 'application/json',
  'user-agent': 'phase-executor',
};

/** After an interrupt, the few seconds left are for saying how the run ended, not for reporting it. */
function boundsOf({ environment, interrupt: { soon } }: Surroundings, totalTimeoutMs?: number): RetryBounds {
  const fetch = fetchFrom(environment);
  if (soon.aborted) return { totalTimeoutMs: 2_000, fetch };
  return { until: soon, fetch, ...(totalTimeoutMs === undefined ? {} : { totalTimeoutMs }) };
}

type Surroundings = Pick<World, 'environment' | 'interrupt'>;

/** For servers that users choose, which may not hold up a job for long. */
export function deliveryBudget(world: Surroundings): RetryBudget {
  return new RetryBudget(boundsOf(world, 30_000));
}

/** Null outside of a job, and without a token. `totalTimeoutMs` is for all calls together. */
export function hostOf(world: Surroundings & Pick<World, 'settings'>, totalTimeoutMs?: number): HostApi | null {
  return hostAt(world.environment, world.settings['github-token'], boundsOf(world, totalTimeoutMs));
}

/** The host of this job; null outside of one, and without a token. */
export function hostAt(environment: NodeJS.ProcessEnv, token: string, bounds: RetryBounds): HostApi | null {
  const {
    GITHUB_API_URL: api = '',
    GITHUB_GRAPHQL_URL: graphql = '',
    GITHUB_REPOSITORY: repository = '',
  } = environment;
  if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
  const access = { api, graphql: URL.canParse(graphql) ? graphql : null, repository, token };
  return new HostApi(access, { fetch: fetchFrom(environment), ...bounds });
}

export const repositoryForm = /^[\w.-]+\/[\w.-]+$/;

const GraphqlAnswer = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).optional() });

interface Answered {
  readonly value: unknown;
  readonly hasNext: boolean;
}

/** @throws HostError for an answer of another form. */
function read<T>(form: z.ZodType<T>, path: string, { value }: Pick<Answered, 'value'>): T {
  const { data, error } = form.safeParse(value);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new HostError(
    `${withoutQuery(path)}: the answer cannot be read: ${issue?.path.join('.')}: ${issue?.message}`,
    200,
  );
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '').replace(/^https?:\/\/[^/]+\//, '');
}
