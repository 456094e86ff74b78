import { listWindows } from '../../settings/table/coding-agents.ts';
import { zeroSpend } from '../../signal/budget.ts';
import type { AccountTerms } from '../gateway/account.ts';
import type { Gateway, OpenPass } from '../gateway/gateway.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { type Activity, type AgentError, type Meter, noMeter } from '../stream/agent-result.ts';
import { errorClass, errorTraits } from '../stream/error-class.ts';
import type { Cli, RouteFacts } from './agent-cli.ts';
import { contextWindow, mostOutput } from './prices.ts';

/** Reason why the calls of a CLI cannot go through a gateway, as a sentence; null where they can. */
export function gatewayProblem(cli: Cli, facts: RouteFacts, hasOwnUpstream: boolean): string | null {
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

/** The gateway as one call of an agent uses it, and its result afterwards. */
export interface GatewayCall {
  readonly pass: OpenPass | null;
  /** Aborted when the agent is to be ended on account of what passes, or does not pass any more. */
  readonly stop: AbortSignal;
  /** The agent's environment without the key, wherever that stands. */
  readonly withoutKey: (environment: NodeJS.ProcessEnv) => Record<string, string>;
  /** A text for people, with the provider's address in the place of the gateway's. */
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
    limits: (model) => ({ input: contextWindow(model, listWindows) ?? 1_000_000, output: mostOutput(model) }),
    meter: meter ?? noMeter,
    onFailure: ({ status, message }, count) => {
      const cause = [status, message].filter((part) => part !== null && part !== '').join(' ');
      onActivity?.({ kind: 'retry', count, message: cause });
    },
  });
  // It counts from here on, so a cost is known until an answer says otherwise.
  meter?.take(zeroSpend);
  const signing = Object.values(route.headers).map((value) => value.replace(/^Bearer /, ''));
  const secrets = [...signing, ...cli.keys.map((name) => facts.environment[name] ?? '')].filter(
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

/** No proxy stands between an agent and its gateway. */
function withoutProxy(environment: Record<string, string>): Record<string, string> {
  const { NO_PROXY = '', no_proxy = NO_PROXY } = environment;
  const exempt = (list: string) => [list, '127.0.0.1'].filter((part) => part !== '').join(',');
  return { ...environment, NO_PROXY: exempt(NO_PROXY || no_proxy), no_proxy: exempt(no_proxy) };
}

/** Shorter keys occur inside other words. */
export const shortestKey = 8;

/** At its ceiling an agent is told so by its next call; one that goes on all the same is ended. */
function afterGrace(cut: AbortSignal | undefined): AbortSignal {
  const late = new AbortController();
  const wait = () => void setTimeout(() => late.abort(), ceilingGraceMs).unref();
  if (cut?.aborted) wait();
  else cut?.addEventListener('abort', wait, { once: true });
  return late.signal;
}

const ceilingGraceMs = 15_000;

type PassedCall = Pick<GatewayCall, 'pass' | 'withAddress'>;

/** An error as the provider itself has told it, where it was the last that came; a CLI often says less, or something else. */
export function withProviderError(error: AgentError, { name }: Pick<Cli, 'name'>, passage: PassedCall): AgentError {
  const failure = passage.pass?.account.failure ?? null;
  const own = { ...error, message: passage.withAddress(error.message) };
  if (failure === null || !errorTraits[error.class].isVague) return own;
  const { status, message, kind, retryAfterMs } = failure;
  const result = status === null ? 'network' : errorClass(`${kind} ${message}`, status);
  if (result === 'unknown') return own;
  const what = status === null ? message : `its provider answered ${status}${message === '' ? '' : `: ${message}`}`;
  return {
    class: result,
    message: error.class === result && own.message.length > 0 ? own.message : `${name} failed: ${what}`,
    resetAt: error.resetAt,
    retryAfterMs: retryAfterMs ?? error.retryAfterMs,
  };
}

function withoutUndefined(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
