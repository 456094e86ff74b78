import { clis } from '../../agents/adapters/clis.ts';
import type { Agent, AgentCommandLine } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import type { World } from '../../settings/call/world.ts';
import { cliNamed } from '../../settings/table/coding-agents.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { environmentOf } from '../open/choose-agent.ts';
import type { PhaseGround } from './phase-forecast.ts';

/** Agent of a run, as known before it starts; secrets by their names only. */
export function agentPreview({ agent, agentVersion: version }: PhaseGround, world: World): DryRunDocument['agent'] {
  if (agent === null) return null;
  const environment = environmentOf(agent, world);
  const why = whyNotPassed(agent, environment, world.settings);
  const name = cliNamed(agent.name);
  const keys = name === undefined ? [] : clis[name].keys;
  const isSecret = (name: string) => keys.includes(name) || /KEY|TOKEN|SECRET|PASSWORD/i.test(name);
  const names = Object.keys(environment).sort();
  return {
    name: agent.name,
    version,
    environment: names,
    secrets: names.filter((name) => isSecret(name) || world.settings['agent-env'].includes(name)),
    gateway: { isUsed: why === null, why },
  };
}

/** Command lines of the agent for a plan. `redact` hides what looks like a secret. */
export function commandLines(
  plan: Plan,
  agent: Agent | null,
  redact: (text: string) => string,
  world: World,
): AgentCommandLine[] {
  if (agent === null) return [];
  const environment = environmentOf(agent, world);
  const isPassed = whyNotPassed(agent, environment, world.settings) === null;
  const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
  return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets }));
}

function whyNotPassed(agent: Agent, environment: Record<string, string>, settings: Settings): string | null {
  if (agent.cannotPass === undefined) return `agent ${agent.name} cannot use it`;
  if (settings.gateway === 'off') return 'gateway is off';
  return agent.cannotPass(environment, settings.gateway !== 'auto');
}
