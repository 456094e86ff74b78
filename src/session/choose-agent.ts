import type { Agent } from '../agents/agent.ts';
import { cliAgent, installLine } from '../agents/cli-agent.ts';
import { cliNamed, cliNames } from '../agents/clis.ts';
import { commandAgent } from '../agents/command.ts';
import { agentEnvironment } from '../agents/environment.ts';
import { scriptAgent, scriptBlocks } from '../agents/script.ts';
import { programOn } from '../process/program.ts';
import { type Settings, UsageError } from '../settings/settings.ts';
import { adviceOnPrices } from '../signal/budget.ts';
import type { World } from './command.ts';
import type { ReadSchedule } from './read-schedule.ts';

/** The agent, or something it needs, is not on this machine. Ends with exit code 69. */
export class AgentMissingError extends Error {
  override readonly name = 'AgentMissingError';
  readonly exitCode: number = 69;
}

/** Which agent a phase gets, once the phase is read. */
export type AgentChoice = (read: ReadSchedule) => Agent | Promise<Agent>;

/**
 * The agent that is to run, looked for on this machine.
 * @throws AgentMissingError and UsageError, both saying what to set
 */
export async function findAgent(root: string, settings: Settings, world: World, read: ReadSchedule): Promise<Agent> {
  const agent = await found(namedAgent(settings) ?? agentHere(read, settings, world), root, settings, world);
  const why =
    settings.gateway === 'off' ? null : agent.cannotPass?.(seenBy(agent, settings, world), settings.gateway !== 'auto');
  if (why) world.progress(`gateway: not used, and ${agent.name} holds its credentials itself, because ${why}`);
  return agent;
}

/** The same check for an agent that the settings name, before anything is read or waited for. */
export async function requireNamedAgent(root: string, settings: Settings, world: World): Promise<void> {
  const named = namedAgent(settings);
  if (named !== null) await found(named, root, settings, world);
}

async function found(agent: Agent, root: string, settings: Settings, world: World): Promise<Agent> {
  const environment = seenBy(agent, settings, world);
  const missing = await agent.missing({ cwd: root, environment });
  if (missing !== null) throw new AgentMissingError(missing);
  refuseUnknownCost(agent, environment, settings);
  return agent;
}

function seenBy(agent: Agent, settings: Settings, world: World): Record<string, string> {
  const names = [...(agent.variables ?? []), ...settings['agent-env']];
  return agentEnvironment(world.environment, names, {});
}

/** A ceiling that nobody could keep is none. @throws UsageError saying what would let the run begin */
function refuseUnknownCost(agent: Agent, environment: Record<string, string>, { 'max-cost': most }: Settings): void {
  const isCapped = most.attempt !== null || most.plan !== null || most.phase !== null;
  const unpriced = isCapped && most.unknown === 'refuse' ? (agent.unpriced?.(environment) ?? null) : null;
  if (unpriced !== null) throw new UsageError(`max-cost: ${unpriced}; ${adviceOnPrices}`);
}

/** The agent of a phase for a job that runs none: its name, and whether it can judge. */
export function chosenAgent(settings: Settings, read: ReadSchedule): Agent {
  return namedAgent(settings) ?? (taskWithoutScript(read) === null ? scriptAgent : anyAgent);
}

/** null with `auto`, where nothing else says which. */
function namedAgent(settings: Settings): Agent | null {
  const command = settings['agent-command'].trim();
  switch (settings.agent) {
    case 'auto':
      return command === '' ? null : commandAgent(command);
    case 'script':
      return scriptAgent;
    case 'command':
      if (command !== '') return commandAgent(command);
      throw new UsageError(
        'agent-command: found nothing, but agent is "command"; give the shell command to run, it gets the prompt on stdin',
      );
    default:
      return cliAgent(cliNamed(settings.agent), { command, prices: settings['agent-prices'] });
  }
}

/** Plans that bring their own commands need no model; for others there has to be one CLI, and no doubt which. */
function agentHere(read: ReadSchedule, settings: Settings, world: World): Agent {
  const bare = taskWithoutScript(read);
  if (bare === null) {
    world.progress('agent: script, because every task has a script to run');
    return scriptAgent;
  }
  const found = cliNames.filter((name) => programOn(world.environment.PATH ?? '', name) !== null);
  const [only, second] = found;
  if (only === undefined)
    throw new AgentMissingError(
      `agent: none of ${cliNames.join(', ')} is on PATH, and ${bare} has no script to run; ` +
        `install one (such as ${installLine(cliNamed('claude'))}), or set agent to command and agent-command to what runs yours`,
    );
  if (second !== undefined)
    throw new UsageError(`agent: found ${found.join(' and ')} on PATH; set agent to the one that is to be used`);
  world.progress(`agent: ${only}, the only one on PATH`);
  return cliAgent(cliNamed(only), { prices: settings['agent-prices'] });
}

/** The first task, by its plan, that only a model could do; null where there is none. */
function taskWithoutScript({ schedule }: ReadSchedule): string | null {
  for (const { plan } of schedule.plans) {
    if (plan.hasSummary) continue;
    if (plan.tasks.length === 0) return `plan ${plan.id}`;
    const bare = plan.tasks.find(
      (task) => !task.type.startsWith('checkpoint') && scriptBlocks({ ...plan, tasks: [task] }).length === 0,
    );
    if (bare !== undefined) return `task "${bare.name}" of plan ${plan.id}`;
  }
  return null;
}

/** Stands for whichever agent another job finds on its machine. */
const anyAgent: Agent = {
  name: 'auto',
  canJudge: true,
  missing: async () => null,
  run: async () => {
    throw new Error('this job runs no agent');
  },
};
