import { notifyUrl } from '../../publish/announce/notify.ts';
import { otlpTarget } from '../../publish/telemetry/otlp-target.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { proxyTo } from '../../system/http/proxy.ts';

/** Way of each call out of this machine, as `host directly` or `host through proxy`; empty for a machine without a proxy. @throws Error for an unusable proxy */
export function outgoingWays(settings: Settings, { environment }: Pick<World, 'environment'>): string[] {
  const { GITHUB_API_URL: api = 'https://api.github.com', ACTIONS_RESULTS_URL: artifacts = '' } = environment;
  const target = otlpTarget(settings['otel-endpoint'], environment);
  const traces = target !== null && 'url' in target ? target.url : '';
  const models = ['auto', 'off'].includes(settings.gateway) ? modelHosts : [settings.gateway];
  const addresses = [api, artifacts, traces, notifyUrl(settings, environment), ...models].filter((each) =>
    URL.canParse(each),
  );
  const ways = addresses.map((each) => ({ host: new URL(each).host, proxy: proxyTo(each, environment)?.host ?? null }));
  if (ways.every(({ proxy }) => proxy === null)) return [];
  return [...new Set(ways.map(({ host, proxy }) => `${host} ${proxy === null ? 'directly' : `through ${proxy}`}`))];
}

const modelHosts = ['https://api.anthropic.com', 'https://api.openai.com', 'https://generativelanguage.googleapis.com'];
