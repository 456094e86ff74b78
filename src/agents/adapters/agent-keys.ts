import { cliNamed } from '../../settings/table/coding-agents.ts';
import type { Variables } from '../program/agent.ts';
import { clis } from './clis.ts';
import { shortestKey } from './gateway-call.ts';

/**
 * The job's environment without what signs its agent in, under whatever name it stands, for programs that an agent may have
 * written: checks, tests, set-up, the verifier. `agent` is a setting's word; one that may be any agent has the keys of all.
 */
export function withoutAgentKeys(job: Variables, agent: string, secretName: string): Record<string, string> {
  const name = cliNamed(agent);
  const chosen = agent === 'script' ? [] : name === undefined ? Object.values(clis) : [clis[name]];
  const names = new Set([...chosen.flatMap(({ keys, keyHolders }) => [...keys, ...keyHolders]), secretName]);
  const keys = [...names].map((each) => job[each] ?? '').filter(({ length }) => length >= shortestKey);
  const passed = Object.entries(job).filter(
    ([each, value]) => !names.has(each) && !keys.some((key) => value.includes(key)),
  );
  return Object.fromEntries(passed);
}
