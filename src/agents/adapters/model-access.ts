import { cliNames, getCli } from '../../settings/table/coding-agents.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Variables } from '../program/agent.ts';
import { cliVariables, makeCallFiles } from './agent-cli.ts';
import { clis } from './clis.ts';
import { findGatewayProblem, openGatewayCall, shortestKey } from './gateway-call.ts';

export interface ModelAccess {
  readonly environment: Readonly<Record<string, string>>;
  readonly problem: string | null;
  readonly close: () => void;
}

interface AccessRequest {
  readonly command: string;
  readonly agent: string;
  readonly job: Variables;
  readonly folder: string;
}

/** Opens model access for a user command that calls a coding agent; its spending isn't counted. */
export async function openModelAccess(request: AccessRequest, gateway: Gateway | null): Promise<ModelAccess> {
  const { command, agent, job, folder } = request;
  const isCalled = (name: string) => new RegExp(`(?:^|[\\s/;&|(])${name}(?=\\s|$)`).test(command);
  const name = cliNames.find(isCalled) ?? getCli(agent);
  const noAccess = { environment: {}, problem: null, close: () => undefined };
  if (name === undefined || !clis[name].keys.some((key) => job[key])) return noAccess;
  const cli = clis[name];
  const model = job.PHASE_EXECUTOR_MODEL || null;
  const facts = { environment: job, command, model };
  const problem = gateway === null ? 'the gateway is off' : findGatewayProblem(cli, facts, gateway.hasOwnUpstream);
  if (problem !== null) return { ...noAccess, problem: `the verifier got no key of ${name}: ${problem}` };
  const { pass, withoutKey, close } = await openGatewayCall(cli, facts, {
    price: () => ({ usd: 0, isKnown: true }), // spending isn't counted
    meter: undefined,
    gateway,
  });
  const call = cli.call({ folder, environment: job, model, resume: null, command, pass });
  makeCallFiles(call);
  const cliEntries = [...cliVariables(cli), 'NO_PROXY', 'no_proxy'].map((each) => [each, job[each]] as const);
  // CLIs that we configure by arguments read these variables when the user calls them.
  const address = cli.variables.includes('OPENAI_BASE_URL')
    ? { OPENAI_BASE_URL: pass?.url, OPENAI_API_KEY: pass?.token }
    : {};
  return {
    environment: withoutKey({ ...Object.fromEntries(cliEntries), ...call.env, ...address }),
    problem: null,
    close,
  };
}

/** Removes the agent's keys, whatever their variable, from the environment of programs that an agent may have written. */
export function withoutAgentKeys(job: Variables, agent: string, secretName: string): Record<string, string> {
  const name = getCli(agent);
  const chosen = agent === 'script' ? [] : name === undefined ? Object.values(clis) : [clis[name]];
  const names = new Set([...chosen.flatMap(({ keys, keyHolders = [] }) => [...keys, ...keyHolders]), secretName]);
  const keys = [...names].map((each) => job[each] ?? '').filter(({ length }) => length >= shortestKey);
  const passed = Object.entries(job).filter(
    ([each, value]) => !names.has(each) && !keys.some((key) => value.includes(key)),
  );
  return Object.fromEntries(passed);
}
