import { notifyUrl } from '../../publish/announce/notify.ts';
import { hostAt } from '../../publish/host/host-client.ts';
import { HostError } from '../../publish/host/host-error.ts';
import { type HostObstacle, hostObstacles } from '../../publish/host/host-rules.ts';
import { defaultBranch } from '../../publish/host/pull-request.ts';
import { otlpTarget } from '../../publish/telemetry/otlp-target.ts';
import { originUrl } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';
import { fetchFrom, proxyTo } from '../../system/http/proxy.ts';

/** Foretells what the host's rules will block; null without a token, or where the repository is on no host. */
export async function surveyHost(
  ref: string | undefined,
  git: Git,
  { settings, environment }: World,
): Promise<readonly HostObstacle[] | null> {
  const location = { ...(await remoteVariables(git)), ...environment };
  const host = await hostAt(location, settings['github-token'], {
    totalTimeoutMs: 20_000,
    fetch: fetchFrom(environment),
  });
  if (host === null) return null;
  try {
    const base = await defaultBranch(host);
    const branch = `phase/${ref ?? '01'}-doctor`; // rules name such branches by a pattern
    const isSigned = settings['commit-signing'] === 'api';
    const terms = { branch, base, isSigned, secret: settings['agent-secret-name'] };
    return [...(await hostObstacles(terms, host)), ...unstartedChecks(settings)];
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return [{ isFatal: false, found: 'the rules of the host not read', advice: error.message }];
  }
}

function unstartedChecks({ checks, 'checks-dispatch': workflow }: Settings): HostObstacle[] {
  if (checks.length === 0 || workflow !== '') return [];
  const advice = "a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch";
  return [{ isFatal: false, found: `the phase waits for ${checks.join(', ')}`, advice }];
}

/** Variables of a job, as the remote tells them outside of one. */
export async function remoteVariables(git: Git): Promise<Record<string, string>> {
  const form = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
  const [, name = '', repository] = form.exec(await originUrl(git)) ?? [];
  if (repository === undefined) return {};
  const api = name === 'github.com' ? 'https://api.github.com' : `https://${name}/api/v3`;
  return { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository };
}

/** Way of each call out of this machine, as `host directly` or `host through proxy`; empty for a machine without a proxy. @throws Error for an unusable proxy */
export function outgoingWays(settings: Settings, { environment }: Pick<World, 'environment'>): string[] {
  const { GITHUB_API_URL: api = 'https://api.github.com', ACTIONS_RESULTS_URL: artifacts = '' } = environment;
  const target = otlpTarget(settings['otel-endpoint'], environment);
  const traces = target !== null && 'url' in target ? target.url : '';
  const models = ['auto', 'off'].includes(settings.gateway) ? modelHosts : [settings.gateway];
  const addresses = [api, artifacts, traces, notifyUrl(settings, environment), ...models].filter((each) =>
    URL.canParse(each),
  );
  const ways = addresses.map((address) => ({
    host: new URL(address).host,
    proxy: proxyTo(address, environment)?.host ?? null,
  }));
  if (ways.every(({ proxy }) => proxy === null)) return [];
  return [...new Set(ways.map(({ host, proxy }) => `${host} ${proxy === null ? 'directly' : `through ${proxy}`}`))];
}

const modelHosts = ['https://api.anthropic.com', 'https://api.openai.com', 'https://generativelanguage.googleapis.com'];
