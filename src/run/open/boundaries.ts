import { EgressProxy } from '../../agents/gateway/egress-proxy.ts';
import { Gateway } from '../../agents/gateway/gateway.ts';
import type { Agent } from '../../agents/program/agent.ts';
import type { World } from '../../settings/call/world.ts';
import { getCli } from '../../settings/table/coding-agents.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { proxyTo } from '../../system/http/proxy.ts';
import { findNamespace } from '../../system/process/namespace.ts';
import type { Cleanup } from './checkout.ts';

export function refuseContradictions(settings: Settings, agent: Agent | null): void {
  const { sandbox, network, 'network-allow': allowed } = settings;
  if (sandbox === 'off' && network !== 'full') throw new UsageError(`network: ${network} needs sandbox: auto`);
  if (network !== 'gateway' && allowed.length > 0) throw new UsageError('network-allow needs network: gateway');
  const agents = agent === null ? [] : [agent, ...(agent.others?.values() ?? [])];
  const cliAgent = agents.find(({ name }) => getCli(name) !== undefined);
  if (network === 'none' && cliAgent !== undefined)
    throw new UsageError(`network: none leaves ${cliAgent.name} without its model; use network: gateway`);
}

export function openGateway({ settings, now, environment }: World, cleanup: Cleanup): Gateway | null {
  if (settings.gateway === 'off') return null;
  const upstream = settings.gateway === 'auto' ? null : new URL(settings.gateway);
  const { network, 'network-allow': allowed } = settings;
  const allowedTools = new Set(allowed.flatMap((entry) => /^tool:(.+)$/.exec(entry)?.[1] ?? []));
  const allowedActions = network === 'full' ? null : allowedTools;
  const gateway = new Gateway({ upstream, now, proxyTo: (url) => proxyTo(url, environment), allowedActions });
  cleanup.defer(() => gateway.close());
  return gateway;
}

export async function openEgressProxy(
  gateway: Gateway | null,
  folder: string,
  { settings: { network, 'network-allow': allowed }, environment, progress }: World,
  cleanup: Cleanup,
): Promise<EgressProxy | null> {
  if (network !== 'gateway' || (await findNamespace()).kind === 'none') return null;
  const chooseProxy = (host: URL) => proxyTo(host, environment);
  const hosts = allowed.filter((entry) => !entry.startsWith('tool:'));
  const egress = await EgressProxy.open({ folder, gateway, allowed: hosts, proxyTo: chooseProxy, onRefused: progress });
  cleanup.defer(() => egress.close());
  return egress;
}
