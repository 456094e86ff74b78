import { detectVersion, installLine } from '../../agents/adapters/cli-program.ts';
import { clis } from '../../agents/adapters/clis.ts';
import type { Agent } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanOutlook } from '../../publish/report/dry-run-document.ts';
import { findProjectRoot, type World } from '../../settings/call/world.ts';
import { getCli } from '../../settings/table/coding-agents.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { adviceOnPrice } from '../../signal/budget.ts';
import { buildAgentEnvironment, cliToInstall, findMissingKey } from '../open/choose-agent.ts';
import { buildForeseen, type Foreseen } from './plan-findings.ts';

export async function findAboutAgent(
  agent: Agent,
  world: World,
): Promise<{ readonly version: string | null; readonly findings: readonly Foreseen[] }> {
  const name = getCli(agent.name);
  if (name === undefined) return { version: null, findings: [] };
  const cli = clis[name];
  const environment = buildAgentEnvironment(agent, world);
  const root = findProjectRoot(world);
  const command = world.settings['agent-command'].trim();
  // A CLI that doesn't run has been reported already.
  const detected = cliToInstall(world) === null ? await detectVersion(cli, command, { cwd: root, environment }) : cli;
  const version = 'version' in detected ? detected.version : null;
  const findings: Foreseen[] = [];
  if (version !== null && version !== cli.version) {
    const message = `${cli.name} is version ${version}; ${cli.version} was tested (${installLine(cli)}, or set install-agent)`;
    findings.push(buildForeseen('warning', 'agent-version', message));
  }
  const key = findMissingKey(cli, environment, world);
  if (key !== null) findings.push(buildForeseen(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
  // A warning, because `run` refuses this only with `unknown=deny`.
  const unpriced = agent.unpriced?.(environment) ?? null;
  if (unpriced !== null) findings.push(buildForeseen('warning', 'unknown-cost', `${unpriced}; ${adviceOnPrice}`));
  return { version, findings };
}

export function formatCommands(
  plan: Plan,
  agent: Agent | null,
  redact: (text: string) => string,
  world: World,
): PlanOutlook['commandLines'] {
  if (agent === null) return [];
  const environment = buildAgentEnvironment(agent, world);
  const isPassed = explainNotPassed(agent, environment, world.settings) === null;
  const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
  return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}

function explainNotPassed(agent: Agent, environment: Record<string, string>, settings: Settings): string | null {
  if (agent.cannotPass === undefined) return `agent ${agent.name} cannot use it`;
  if (settings.gateway === 'off') return 'gateway is off';
  return agent.cannotPass(environment, settings.gateway !== 'auto');
}
