import type { getOctokit } from '@actions/github';
import type { World } from '../../settings/call/world.ts';
import type { DeliveryRoute } from '../../system/http/delivery.ts';
import { type Fetch, fetchFrom, type UnreachableError } from '../../system/http/proxy.ts';
import { type CallTime, callTime, callWithin } from '../../system/http/retries.ts';
import { buildUnreadable, HostError, hostError } from './host-error.ts';

export interface HostAccess {
  /** `GITHUB_API_URL` */
  readonly api: string;
  readonly hasGraphql: boolean;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
}

/** For all calls together. */
export interface HostBounds {
  readonly totalTimeoutMs?: number;
  /** Aborted when the answers are no longer needed. */
  readonly until?: AbortSignal | null;
  /** A second of the waits between tries, in ms. */
  readonly secondMs?: number;
  /** Way out of this machine. */
  readonly fetch?: Fetch;
}

type Octokit = ReturnType<typeof getOctokit>;

/** Client of one repository's host. Every refusal is a HostError, and so is a host that does not answer in time. */
export interface Host extends Pick<Octokit, 'rest' | 'paginate'> {
  readonly repository: string;
  /** The parameters that name the repository in a call. */
  readonly here: { readonly owner: string; readonly repo: string };
  /** Null on hosts without it. */
  readonly graphql: (<T>(query: string, variables?: Record<string, unknown>) => Promise<T>) | null;
  /** Login that the token acts as and that stands on what it writes. */
  readonly viewer: () => Promise<string>;
}

/** One call: a slow host must not hold up a job that is done. */
const callMs = 15_000;
/** Parameters of a list. */
export const largePages = { per_page: 100 };
/**
 * Parameters of a call that creates something and may be sent again where the host may have processed it without answering,
 * because it replaces its predecessor or leaves nothing behind. Others are sent once: the caller looks before it tries again.
 */
export const repeatable = { request: { isRepeatable: true } };

/** Opens a client, whose libraries are loaded only here: they would cost every command 30 ms. */
export async function openHost(
  { api, hasGraphql, repository, token }: HostAccess,
  { totalTimeoutMs = 90_000, until = null, secondMs = 1_000, fetch: way = fetch }: HostBounds = {},
): Promise<Host> {
  const [{ getOctokit }, { retry }, { throttling }] = await hostLibraries();
  const baseUrl = api.replace(/\/+$/, '');
  const time = callTime(totalTimeoutMs, until);
  const fitsIn = (seconds: number, _options: object, _client: object, tries: number) =>
    tries < 3 && seconds * secondMs < time.remainingMs();
  const octokit = getOctokit(
    token,
    {
      baseUrl,
      userAgent: 'phase-executor',
      request: { fetch: fetchOnce(new URL(baseUrl), way, time) },
      retry: { retryAfterBaseValue: secondMs, doNotRetry: clientErrors },
      throttle: {
        onRateLimit: fitsIn,
        onSecondaryRateLimit: fitsIn,
        retryAfterBaseValue: secondMs,
        write: atOnce,
        notifications: atOnce,
      },
    },
    keepFailure,
    retry,
    throttling,
  );
  boundCalls(octokit, new URL(baseUrl).host, time);
  const [owner = '', repo = ''] = repository.split('/');
  const graphql = hasGraphql ? buildGraphqlClient(octokit, new URL(baseUrl).host) : null;
  let viewer: Promise<string> | null = null;
  const askViewer = async () => {
    // A job's own token may not ask for its user over REST, but over GraphQL.
    if (graphql === null) return (await octokit.rest.users.getAuthenticated()).data.login;
    return (await graphql<{ viewer: { login: string } }>('query { viewer { login } }')).viewer.login;
  };
  return {
    rest: octokit.rest,
    paginate: octokit.paginate,
    graphql,
    repository,
    here: { owner, repo },
    viewer: () => {
      viewer ??= askViewer();
      return viewer;
    },
  };
}

/** Loads the client of the host. */
export function hostLibraries() {
  return Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
}

/** Refusals, which the host would repeat; the plugin's own list lacks some that Gitea gives. A limit (429) passes. */
const clientErrors = Array.from({ length: 100 }, (_, at) => 400 + at).filter((status) => status !== 429);

/** No pause between writes: a report makes a dozen, and who makes more keeps its own pauses. */
const atOnce = { key: () => ({ schedule: (_options: object, job: () => unknown) => job() }) } as never;

/** Makes one try. Works around what the client does with answers and with links. */
function fetchOnce(api: URL, way: Fetch, time: CallTime): Fetch {
  return (url, request) =>
    callWithin(callMs, time, async (signal) => {
      // The next page of a list comes from the host as a whole address; Gitea's may be another one than the job's.
      const { pathname, search } = new URL(url);
      const answer = await way(`${api.origin}${pathname}${search}`, { ...request, signal });
      // The client takes a body that breaks off for an empty one.
      await answer.clone().arrayBuffer();
      return answer;
    }).catch((error: Error & Partial<UnreachableError>) => {
      const isFinal = error.isFinal === true || time.remainingMs() <= 0;
      // The client repeats no AbortError.
      throw Object.assign(new Error(error.message, { cause: error }), { name: isFinal ? 'AbortError' : 'Error' });
    });
}

/** Plugin that notes the last failure of a call, before another plugin waits for its next try. */
function keepFailure({ hook }: Pick<Octokit, 'hook'>) {
  hook.error('request', (error, options) => {
    options.request.failure = error;
    throw error;
  });
  return {};
}

/** Bounds each call, its waits included, by the time of all; turns failures into HostErrors. */
function boundCalls({ hook, request: { endpoint } }: Octokit, host: string, time: CallTime): void {
  hook.wrap('request', async (request, options) => {
    const isCreating = options.method === 'POST' && options.url !== '/graphql' && !options.request.isRepeatable;
    // A copy: calls share this object, and plugins count in it. A number of retries would hold for refusals as well.
    options.request = { ...options.request, ...(isCreating ? { retries: 0 } : {}) };
    const { pathname } = new URL(endpoint(options as never).url);
    const what = `${options.method} ${pathname.slice(1)}`;
    try {
      const answer = await callWithin(Infinity, time, async () => request(options));
      // Another server's page, or JSON that is cut off; the log of a job is a text.
      if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
        throw buildUnreadable(what, 'it is not JSON');
      return answer;
    } catch (error) {
      throw error instanceof HostError ? error : hostError(options.request.failure ?? error, host, what);
    }
  });
}

function buildGraphqlClient({ graphql }: Octokit, host: string): NonNullable<Host['graphql']> {
  return async (query, variables = {}) => {
    try {
      return await graphql(query, variables);
    } catch (error) {
      const [first] = (error as { errors?: { message: string }[] }).errors ?? [];
      if (first === undefined) throw error;
      throw new HostError(`${host} refused: ${first.message}`, 200, first.message);
    }
  };
}

/** After an interrupt, the few seconds left are for saying how the run ended, not for reporting it. */
function getTimeBounds(
  { environment, interrupt: { soon } }: Surroundings,
  totalTimeoutMs = 90_000,
): Required<Omit<HostBounds, 'secondMs'>> {
  const fetch = fetchFrom(environment);
  return soon.aborted ? { totalTimeoutMs: 2_000, until: null, fetch } : { totalTimeoutMs, until: soon, fetch };
}

type Surroundings = Pick<World, 'environment' | 'interrupt'>;

export function deliveryRoute(world: Surroundings): DeliveryRoute {
  const { fetch, totalTimeoutMs, until } = getTimeBounds(world, 30_000);
  return { fetch, time: callTime(totalTimeoutMs, until) };
}

/** Null outside of a job, and without a token. `totalTimeoutMs` is for all calls together. */
export async function connectHost(
  world: Surroundings & Pick<World, 'settings'>,
  totalTimeoutMs?: number,
): Promise<Host | null> {
  return hostAt(world.environment, world.settings['github-token'], getTimeBounds(world, totalTimeoutMs));
}

/** The host of this job; null outside of one, and without a token. */
export async function hostAt(environment: NodeJS.ProcessEnv, token: string, bounds: HostBounds): Promise<Host | null> {
  const access = hostAccess(environment, token);
  return access && openHost(access, { fetch: fetchFrom(environment), ...bounds });
}

export function hostAccess(environment: NodeJS.ProcessEnv, token: string): HostAccess | null {
  const {
    GITHUB_API_URL: api = '',
    GITHUB_GRAPHQL_URL: graphql = '',
    GITHUB_REPOSITORY: repository = '',
  } = environment;
  if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
  return { api, hasGraphql: URL.canParse(graphql), repository, token };
}

export const repositoryForm = /^[\w.-]+\/[\w.-]+$/;
