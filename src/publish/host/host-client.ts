import type { getOctokit } from '@actions/github';
import type { World } from '../../settings/call/world.ts';
import type { DeliveryRoute } from '../../system/http/delivery.ts';
import { type Fetch, fetchFrom, type UnreachableError } from '../../system/http/proxy.ts';
import { type CallTime, callTime, callWithin } from '../../system/http/retries.ts';
import { buildUnreadable, HostError, hostError } from './host-error.ts';

export interface HostAccess {
  readonly api: string;
  readonly hasGraphql: boolean;
  readonly repository: string;
  readonly token: string;
}

export interface HostBounds {
  readonly totalTimeoutMs?: number;
  readonly until?: AbortSignal | null;
  /** Length of a "second" in retry delays, in ms; tests shorten it. */
  readonly secondMs?: number;
  readonly fetch?: Fetch;
}

type Octokit = ReturnType<typeof getOctokit>;

/** API client for one repository. Refusals and timeouts become HostErrors. */
export interface Host extends Pick<Octokit, 'rest' | 'paginate'> {
  readonly repository: string;
  readonly here: { readonly owner: string; readonly repo: string };
  readonly graphql: (<T>(query: string, variables?: Record<string, unknown>) => Promise<T>) | null;
  readonly viewer: () => Promise<string>;
}

/** Limits one call, so that a slow host doesn't delay a finished job. */
const callMs = 15_000;
export const largePages = { per_page: 100 };
/**
 * Marks a call that creates something but can safely be repeated after a lost answer, because it replaces its
 * predecessor or leaves nothing behind. Other creating calls are sent only once.
 */
export const repeatable = { request: { isRepeatable: true } };

/** Libraries are loaded here, because they would slow down every command by 30 ms. */
export async function openHost(
  { api, hasGraphql, repository, token }: HostAccess,
  { totalTimeoutMs = 90_000, until = null, secondMs = 1_000, fetch: fetchFn = fetch }: HostBounds = {},
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
      request: { fetch: fetchOnce(new URL(baseUrl), fetchFn, time) },
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
  limitCalls(octokit, new URL(baseUrl).host, time);
  const [owner = '', repo = ''] = repository.split('/');
  const graphql = hasGraphql ? buildGraphqlClient(octokit, new URL(baseUrl).host) : null;
  let viewer: Promise<string> | null = null;
  const askViewer = async () => {
    // A job's token can ask for its user only through GraphQL.
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

export function hostLibraries() {
  return Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
}

/** Client errors are never retried, except 429. The plugin's own list lacks some that Gitea returns. */
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);

/** Disables the plugin's pause between writes, because a report makes only a dozen. */
const atOnce = { key: () => ({ schedule: (_options: object, job: () => unknown) => job() }) } as never;

/** Sends one request and works around problems of the client. */
function fetchOnce(api: URL, fetchFn: Fetch, time: CallTime): Fetch {
  return (url, request) =>
    callWithin(callMs, time, async (signal) => {
      // Gitea's pagination links may point to another address than the API's.
      const { pathname, search } = new URL(url);
      const answer = await fetchFn(`${api.origin}${pathname}${search}`, { ...request, signal });
      // The client treats an interrupted body as an empty one.
      await answer.clone().arrayBuffer();
      return answer;
    }).catch((error: Error & Partial<UnreachableError>) => {
      const isFinal = error.isFinal === true || time.remainingMs() <= 0;
      // The client never retries an AbortError.
      throw Object.assign(new Error(error.message, { cause: error }), { name: isFinal ? 'AbortError' : 'Error' });
    });
}

function keepFailure({ hook }: Pick<Octokit, 'hook'>) {
  hook.error('request', (error, options) => {
    options.request.failure = error;
    throw error;
  });
  return {};
}

function limitCalls({ hook, request: { endpoint } }: Octokit, host: string, time: CallTime): void {
  hook.wrap('request', async (request, options) => {
    const isCreating = options.method === 'POST' && options.url !== '/graphql' && !options.request.isRepeatable;
    // Copied, because calls share this object and plugins change it. Only creating calls set `retries`, because that
    // also applies to refusals.
    options.request = { ...options.request, ...(isCreating ? { retries: 0 } : {}) };
    const { pathname } = new URL(endpoint(options as never).url);
    const action = `${options.method} ${pathname.slice(1)}`;
    try {
      const answer = await callWithin(Infinity, time, async () => request(options));
      // A text instead of JSON comes from a proxy or was cut off. Job logs are text.
      if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
        throw buildUnreadable(action, 'it is not JSON');
      return answer;
    } catch (error) {
      throw error instanceof HostError ? error : hostError(options.request.failure ?? error, host, action);
    }
  });
}

function buildGraphqlClient({ graphql }: Octokit, host: string): NonNullable<Host['graphql']> {
  return async (query, variables = {}) => {
    try {
      return await graphql(query, variables);
    } catch (error) {
      const [firstError] = (error as { errors?: { message: string }[] }).errors ?? [];
      if (firstError === undefined) throw error;
      throw new HostError(`${host} refused: ${firstError.message}`, 200, firstError.message);
    }
  };
}

/** After an interrupt, the remaining seconds are needed to save the result. */
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

/** Returns null outside of a job or without a token. `totalTimeoutMs` limits all calls together. */
export async function connectHost(
  world: Surroundings & Pick<World, 'settings'>,
  totalTimeoutMs?: number,
): Promise<Host | null> {
  return hostAt(world.environment, world.settings['github-token'], getTimeBounds(world, totalTimeoutMs));
}

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
