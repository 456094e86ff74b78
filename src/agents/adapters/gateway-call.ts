import { listWindows } from '../../settings/table/coding-agents.ts';
import { zeroSpend } from '../../signal/budget.ts';
import type { AccountTerms } from '../gateway/account.ts';
import type { Gateway, OpenPass } from '../gateway/gateway.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { type Activity, type AgentError, type Meter, noMeter } from '../stream/agent-result.ts';
import { classifyError, errorTraits } from '../stream/error-class.ts';
import type { Cli, RouteFacts } from './agent-cli.ts';
import { getContextWindow, mostOutput } from './prices.ts';

export function findGatewayProblem(cli: Cli, facts: RouteFacts, hasOwnUpstream: boolean): string | null {
  const route = chooseUpstream(cli, facts, hasOwnUpstream);
  return typeof route === 'string' ? route : null;
}

function chooseUpstream(cli: Cli, facts: RouteFacts, hasOwnUpstream: boolean): Upstream | string {
  const route = cli.upstream(facts);
  if (typeof route === 'string' || hasOwnUpstream) return route;
  const { HTTPS_PROXY, https_proxy, ALL_PROXY, all_proxy } = facts.environment;
  if ((ALL_PROXY || all_proxy) && !(HTTPS_PROXY || https_proxy))
    return 'the gateway does not follow ALL_PROXY; set HTTPS_PROXY';
  const { hostname } = route.base;
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return isHere ? `its provider is at ${hostname}; set gateway to that address` : route;
}

export interface GatewayCall {
  readonly pass: OpenPass | null;
  /** Aborted when the gateway requires the agent to stop or is no longer reachable. */
  readonly stop: AbortSignal;
  readonly withoutKey: (environment: NodeJS.ProcessEnv) => Record<string, string>;
  /** Replaces the gateway's address in a message with the provider's. */
  readonly withAddress: (text: string) => string;
  readonly close: () => void;
}

interface GatewayTerms {
  readonly price: AccountTerms['price'];
  readonly meter: Meter | undefined;
  readonly gateway: Gateway | null;
  readonly onActivity?: (activity: Activity) => void;
}

export async function openGatewayCall(
  cli: Cli,
  facts: RouteFacts,
  { price, meter, gateway, onActivity }: GatewayTerms,
): Promise<GatewayCall> {
  const route = gateway === null ? '' : chooseUpstream(cli, facts, gateway.hasOwnUpstream);
  if (gateway === null || typeof route === 'string')
    return {
      pass: null,
      stop: meter?.cut ?? new AbortController().signal,
      withoutKey: withoutUndefined,
      withAddress: (text) => text,
      close: () => undefined,
    };
  const pass = await gateway.open(route, {
    price,
    limits: (model) => ({ input: getContextWindow(model, listWindows) ?? 1_000_000, output: mostOutput(model) }),
    meter: meter ?? noMeter,
    onFailure: ({ status, message }, count) => {
      const cause = [status, message].filter((part) => part !== null && part !== '').join(' ');
      onActivity?.({ kind: 'retry', count, message: cause });
    },
  });
  // The gateway counts from here, so the cost is known to be zero until an answer changes it.
  meter?.take(zeroSpend);
  const headerKeys = Object.values(route.headers).map((value) => value.replace(/^Bearer /, ''));
  const secrets = [...headerKeys, ...cli.keys.map((name) => facts.environment[name] ?? '')].filter(
    (secret) => secret.length >= shortestKey,
  );
  return {
    pass,
    stop: AbortSignal.any([afterGrace(meter?.cut), pass.account.hopeless]),
    withoutKey: (environment) => {
      const entries = Object.entries(withoutProxy(withoutUndefined(environment))).map(([name, value]) => {
        return [name, secrets.reduce((text, secret) => text.replaceAll(secret, pass.token), value)] as const;
      });
      return Object.fromEntries(entries);
    },
    withAddress: (text) => text.replaceAll(pass.url, route.base.href.replace(/\/$/, '')),
    close: pass.close,
  };
}

/** Keeps calls to the local gateway from going through a proxy. */
function withoutProxy(environment: Record<string, string>): Record<string, string> {
  const { NO_PROXY = '', no_proxy = NO_PROXY } = environment;
  const exempt = (list: string) => [list, '127.0.0.1'].filter((part) => part !== '').join(',');
  return { ...environment, NO_PROXY: exempt(NO_PROXY || no_proxy), no_proxy: exempt(no_proxy) };
}

/** Shorter values also occur inside ordinary words. */
export const shortestKey = 8;

/** Gives an agent at its ceiling time to learn that from a refused call before it is stopped. */
function afterGrace(cut: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const startTimer = () => void setTimeout(() => controller.abort(), ceilingGraceMs).unref();
  if (cut?.aborted) startTimer();
  else cut?.addEventListener('abort', startTimer, { once: true });
  return controller.signal;
}

const ceilingGraceMs = 15_000;

type PassedCall = Pick<GatewayCall, 'pass' | 'withAddress'>;

/** Replaces a CLI's error with the provider's last error, which is often more precise. */
export function withProviderError(error: AgentError, { name }: Pick<Cli, 'name'>, passage: PassedCall): AgentError {
  const failure = passage.pass?.account.failure ?? null;
  const cliError = { ...error, message: passage.withAddress(error.message) };
  if (failure === null || !errorTraits[error.class].isVague) return cliError;
  const { status, message, kind, retryAfterMs } = failure;
  const providerClass = status === null ? 'network' : classifyError(`${kind} ${message}`, status);
  if (providerClass === 'unknown') return cliError;
  const cause = status === null ? message : `its provider answered ${status}${message === '' ? '' : `: ${message}`}`;
  return {
    class: providerClass,
    message:
      error.class === providerClass && cliError.message.length > 0 ? cliError.message : `${name} failed: ${cause}`,
    resetAt: error.resetAt,
    retryAfterMs: retryAfterMs ?? error.retryAfterMs,
  };
}

function withoutUndefined(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
