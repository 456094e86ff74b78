import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { type RetryBounds, RetryBudget } from '../../system/http/retry-budget.ts';
import { HostApi } from './host-api.ts';

/** After an interrupt, the few seconds left are for saying how the run ended, not for reporting it. */
function boundsOf({ interrupt: { soon } }: Pick<World, 'interrupt'>, patienceMs?: number): RetryBounds {
  if (soon.aborted) return { patienceMs: 2_000 };
  return { until: soon, ...(patienceMs === undefined ? {} : { patienceMs }) };
}

/** For servers that users choose, which may not hold up a job for long. */
export function patienceOf(world: Pick<World, 'interrupt'>): RetryBudget {
  return new RetryBudget(boundsOf(world, 30_000));
}

/** Null outside of a job, and without a token. `patienceMs` is for all calls together. */
export function hostOf(settings: Settings, { environment, interrupt }: World, patienceMs?: number): HostApi | null {
  const {
    GITHUB_API_URL: api = '',
    GITHUB_GRAPHQL_URL: graphql = '',
    GITHUB_REPOSITORY: repository = '',
  } = environment;
  const token = settings['github-token'];
  if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
  const access = { api, graphql: URL.canParse(graphql) ? graphql : null, repository, token };
  return new HostApi(access, boundsOf({ interrupt }, patienceMs));
}

export const repositoryForm = /^[\w.-]+\/[\w.-]+$/;
