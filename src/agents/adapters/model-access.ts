import { cliNamed, cliNames } from '../../settings/table/coding-agents.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Variables } from '../program/agent.ts';
import { cliVariables, makeCallFiles } from './agent-cli.ts';
import { clis } from './clis.ts';
import { gatewayProblem, openGatewayCall, shortestKey } from './gateway-call.ts';

/** Way of a command to a model that needs no key in its hands. */
export interface ModelAccess {
  /** Variables that lead a coding agent to the gateway, with a token of it; none where there is a problem. */
  readonly environment: Readonly<Record<string, string>>;
  /** Reason why it has no key, as a sentence; null where it has access, or there is no key. */
  readonly problem: string | null;
  readonly close: () => void;
}

interface Asking {
  readonly command: string;
  /** The run's agent: the command may be a script that calls it. */
  readonly agent: string;
  /** With the key. */
  readonly job: Variables;
  /** For files of the coding agent. */
  readonly folder: string;
}

/** Opens access for a command of the user that calls a coding agent; what it spends is not counted. */
export async function openModelAccess(asking: Asking, gateway: Gateway | null): Promise<ModelAccess> {
  const { command, agent, job, folder } = asking;
  const isCalled = (name: string) => new RegExp(`(?:^|[\\s/;&|(])${name}(?=\\s|$)`).test(command);
  const name = cliNames.find(isCalled) ?? cliNamed(agent);
  const none = { environment: {}, problem: null, close: () => undefined };
  if (name === undefined || !clis[name].keys.some((key) => job[key])) return none;
  const cli = clis[name];
  const model = job.PHASE_EXECUTOR_MODEL || null;
  const facts = { environment: job, command, model };
  const problem = gateway === null ? 'the gateway is off' : gatewayProblem(cli, facts, gateway.hasOwnUpstream);
  if (problem !== null) return { ...none, problem: `the verifier got no key of ${name}: ${problem}` };
  const { pass, withoutKey, close } = await openGatewayCall(cli, facts, {
    price: () => ({ usd: 0, isKnown: true }), // nobody counts it
    meter: undefined,
    gateway,
  });
  const call = cli.call({ folder, environment: job, model, resume: null, command, pass });
  makeCallFiles(call);
  const input = [...cliVariables(cli), 'NO_PROXY', 'no_proxy'].map((each) => [each, job[each]] as const);
  // One that we lead by its arguments, which are the user's here, reads these.
  const address = cli.variables.includes('OPENAI_BASE_URL')
    ? { OPENAI_BASE_URL: pass?.url, OPENAI_API_KEY: pass?.token }
    : {};
  return { environment: withoutKey({ ...Object.fromEntries(input), ...call.env, ...address }), problem: null, close };
}

/**
 * The job's environment without what signs its agent in, under whatever name it stands, for programs that an agent may have
 * written: checks, tests, set-up, the verifier. `agent` is a setting's word; one that may be any agent has the keys of all.
 */
export function withoutAgentKeys(job: Variables, agent: string, secretName: string): Record<string, string> {
  const name = cliNamed(agent);
  const chosen = agent === 'script' ? [] : name === undefined ? Object.values(clis) : [clis[name]];
  const names = new Set([...chosen.flatMap(({ keys, keyHolders = [] }) => [...keys, ...keyHolders]), secretName]);
  const keys = [...names].map((each) => job[each] ?? '').filter(({ length }) => length >= shortestKey);
  const passed = Object.entries(job).filter(
    ([each, value]) => !names.has(each) && !keys.some((key) => value.includes(key)),
  );
  return Object.fromEntries(passed);
}
