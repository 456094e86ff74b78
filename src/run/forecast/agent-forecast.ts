import type { Cli } from '../../agents/adapters/agent-cli.ts';
import { detectVersion, installLine } from '../../agents/adapters/cli-program.ts';
import { clis } from '../../agents/adapters/clis.ts';
import type { Agent } from '../../agents/program/agent.ts';
import { projectRoot, type World } from '../../settings/call/world.ts';
import { cliNamed } from '../../settings/table/coding-agents.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { adviceOnPrices } from '../../signal/budget.ts';
import { missingKey } from '../open/agent-key.ts';
import { cliToInstall, environmentOf } from '../open/choose-agent.ts';
import { type Foreseen, foreseen } from './plan-forecast.ts';

/** Findings about a CLI that could stop a run, and the version that would run; null for an agent without one. */
export async function agentForecast(
  agent: Agent,
  world: World,
): Promise<{ readonly version: string | null; readonly findings: readonly Foreseen[] }> {
  const name = cliNamed(agent.name);
  if (name === undefined) return { version: null, findings: [] };
  const cli = clis[name];
  const environment = environmentOf(agent, world);
  const root = projectRoot(world);
  const version =
    cliToInstall(world) === null ? await versionHere(cli, root, environment, world.settings) : cli.version;
  const key = missingKey(cli, environment, world);
  const findings = [
    ...versionForecast(cli, version),
    ...(key === null ? [] : [foreseen(key.isSure ? 'error' : 'warning', 'agent-key', key.message)]),
    ...costForecast(agent, environment),
  ];
  return { version, findings };
}

async function versionHere(cli: Cli, cwd: string, environment: Record<string, string>, settings: Settings) {
  const found = await detectVersion(cli, settings['agent-command'].trim(), { cwd, environment });
  return 'version' in found ? found.version : null; // one that does not run is reported already
}

function versionForecast(cli: Cli, version: string | null): Foreseen[] {
  if (version === null || version === cli.version) return [];
  const message = `${cli.name} is version ${version}; ${cli.version} was tested (${installLine(cli)}, or set install-agent)`;
  return [foreseen('warning', 'agent-version', message)];
}

/** `run` refuses this only where a cost limit depends on it. */
function costForecast(agent: Agent, environment: Record<string, string>): Foreseen[] {
  const unpriced = agent.unpriced?.(environment) ?? null;
  return unpriced === null ? [] : [foreseen('warning', 'unknown-cost', `${unpriced}; ${adviceOnPrices}`)];
}
