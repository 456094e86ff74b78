import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from '../../agents/adapters/agent-cli.ts';
import { type CliSettings, cliAgent } from '../../agents/adapters/cli-agent.ts';
import { installLine } from '../../agents/adapters/cli-program.ts';
import { clis } from '../../agents/adapters/clis.ts';
import { commandAgent } from '../../agents/adapters/command-agent.ts';
import {
  type Build,
  type InstalledCli,
  installCli,
  installedFolder,
  localBuild,
} from '../../agents/adapters/installed-cli.ts';
import { scriptAgent, scriptBlocks } from '../../agents/adapters/script-agent.ts';
import { type Agent, AgentMissingError } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { PhaseError } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { projectRoot, type World, withSettings } from '../../settings/call/world.ts';
import { cliNamed, cliNames } from '../../settings/table/coding-agents.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { adviceOnPrices } from '../../signal/budget.ts';
import { EXIT_STATUS } from '../../signal/exit-status.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { findProgram } from '../../system/process/program.ts';
import { firstFew } from '../../system/text/text.ts';
import { parseFallbackRules } from './policies.ts';
import { selectedPlans } from './selected-plans.ts';

/** Chooses the agent once the phase is read. `scratch` is a folder of the run for installed programs. */
export type AgentChoice = (read: ReadSchedule, scratch: string) => Agent | Promise<Agent>;

/**
 * Finds the agent on this machine, or installs it below `scratch`; without `scratch` it only checks if it could. `required`
 * is what `requireNamedAgent` has found.
 * @throws AgentMissingError and UsageError, both saying what to set
 */
export async function findAgent(
  world: World,
  read: ReadSchedule,
  scratch: string | null,
  required: Agent | null = null,
): Promise<Agent> {
  const fallback = parseFallbackRules(world.settings);
  const author = await findAuthor(world, read, scratch);
  const first = { ...(await findOne(world, read, scratch, required)), ...(author === null ? {} : { author }) };
  if (fallback === null) return first;
  const others = new Map<string, Agent>();
  const [own = '', ...more] = fallback.lines;
  for (const line of new Set([...more, ...(fallback.stronger === null ? [] : [fallback.stronger.line])])) {
    if (line === own) continue;
    const folder = scratch && join(scratch, `${installedFolder}-${others.size + 1}`); // npm would empty the folder of another
    others.set(line, { ...(await findOne(withAgentLine(line, world), read, folder)), line });
  }
  return { ...first, line: own, others };
}

function withAgentLine(line: string, world: World): World {
  const name = cliNamed(line.split(/\s/)[0]);
  return withSettings(world, { agent: name ?? 'command', 'agent-command': line === name ? '' : line });
}

async function findAuthor(world: World, read: ReadSchedule, scratch: string | null): Promise<Agent | null> {
  const line = world.settings.author.trim();
  if (line === '') return null;
  const folder = scratch && join(scratch, `${installedFolder}-author`);
  return { ...(await findOne(withAgentLine(line, world), read, folder)), line };
}

async function findOne(world: World, read: ReadSchedule, scratch: string | null, required: Agent | null = null) {
  const { settings } = world;
  const expected = cliToInstall(world);
  const own = cliSettings(settings);
  if (expected !== null && scratch === null) return requireAffordable(cliAgent(expected.cli, own), world);
  const agent =
    expected === null || scratch === null
      ? (namedAgent(settings) ?? agentHere(read, world))
      : cliAgent(expected.cli, { ...own, installed: await installAgent(expected, scratch, world) });
  const ready = required ?? (await requireFound(agent, world));
  if (ready === scriptAgent) requireScripts(read, settings.only);
  if (scratch === null) return ready; // a dry run reports the key itself
  const name = cliNamed(ready.name);
  const key = name === undefined ? null : missingKey(clis[name], buildAgentEnvironment(ready, world), world);
  if (key?.isSure) throw new AgentMissingError(key.message);
  reportKeyHolding(ready, world);
  return ready;
}

/** An agent that finds no key. `isSure`: not even in a place of its own, so that every call of it would fail. */
export interface MissingKey {
  readonly message: string;
  readonly isSure: boolean;
}

export function missingKey(cli: Cli, environment: Readonly<Record<string, string>>, world: World): MissingKey | null {
  const { settings } = world;
  const names = [...cli.keys, ...settings['agent-env'], settings['agent-secret-name']];
  if (names.some((name) => (environment[name] ?? '') !== '')) return null;
  if (Object.keys(environment).some((name) => cli.ownWay?.test(name))) return null;
  const home = environment.HOME ?? '';
  if (cli.login.some((path) => existsSync(join(home, path)))) return null;
  const configured = cli.configs.some((path) =>
    [home, projectRoot(world)].some((folder) => credentialPattern.test(tryReadRegular(join(folder, path)) ?? '')),
  );
  // The user's flags may name the key, and other systems keep logins in a key chain.
  const isSure = settings['agent-command'].trim() === '' && process.platform === 'linux' && !configured;
  const logins = cli.login.map((path) => `~/${path}`).join(', ');
  const message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${logins}; set ${cli.secret}`;
  return { message, isSure };
}

/** A key, a program that gives one, or another provider, as the configuration files of the CLIs name them. */
const credentialPattern = /(?:api_?key(?:helper)?|token|base_?url|providers?|env_key|host)["']?\s*[:=]/i;

function reportKeyHolding(agent: Agent, world: World): void {
  if (world.settings.gateway === 'off') return;
  const reason = agent.cannotPass?.(buildAgentEnvironment(agent, world), world.settings.gateway !== 'auto');
  if (reason) world.progress(`gateway: not used, so ${agent.name} has its credentials itself: ${reason}`);
}

/** Checks an agent that the settings name, before anything is read or waited for. Null where they name none. */
export async function requireNamedAgent(world: World): Promise<Agent | null> {
  const named = cliToInstall(world) === null ? namedAgent(world.settings) : null;
  return named && requireFound(named, world);
}

/** CLI that `install-agent` is about; null without that. @throws UsageError, or AgentMissingError if it cannot be. */
export function cliToInstall({ settings, environment }: World): ToInstall | null {
  if (!settings['install-agent'] || settings.agent === 'script' || settings.agent === 'command') return null;
  const name = cliNamed(settings.agent);
  if (name === undefined)
    throw new UsageError(
      `install-agent: found with agent "${settings.agent}"; set agent to the one to install (${cliNames.join(', ')})`,
    );
  const cli = clis[name];
  const result = localBuild(name, environment);
  if ('build' in result) return { cli, build: result.build };
  throw new AgentMissingError(`agent ${name} cannot be installed here: ${result.problem}; ${byHand(cli)}`);
}

interface ToInstall {
  readonly cli: Cli;
  readonly build: Build;
}

function cliSettings(settings: Settings): CliSettings {
  return { command: settings['agent-command'].trim(), prices: settings['agent-prices'] };
}

function byHand(cli: Cli): string {
  return `install it yourself (${installLine(cli)}) and remove install-agent`;
}

async function installAgent(
  { cli, build }: ToInstall,
  scratch: string,
  { environment, progress, interrupt }: World,
): Promise<InstalledCli> {
  const folder = join(scratch, installedFolder);
  // The user sets its registry and key, in the environment or in a file of their home.
  const names = Object.keys(environment).filter((name) => /^npm_config_/i.test(name));
  const npms = agentEnvironment(environment, [...names, 'NODE_AUTH_TOKEN', 'NPM_TOKEN'], {});
  progress(`agent: installing ${cli.name} ${cli.version} for this run`);
  try {
    return await installCli(cli.name, build, folder, npms, interrupt.soon);
  } catch (error) {
    if (interrupt.soon.aborted)
      throw Object.assign(new Error(`the installation of ${cli.name} was interrupted; run again to continue`), {
        exitCode: EXIT_STATUS.INTERRUPTED,
      });
    throw new AgentMissingError(
      `agent ${cli.name} ${cli.version} could not be installed: ${(error as Error).message}; run again, or ${byHand(cli)}`,
      { cause: error },
    );
  }
}

async function requireFound(agent: Agent, world: World): Promise<Agent> {
  const missing = await agent.missing({ cwd: projectRoot(world), environment: buildAgentEnvironment(agent, world) });
  if (missing !== null) throw new AgentMissingError(missing);
  return requireAffordable(agent, world);
}

export function buildAgentEnvironment(agent: Agent, { settings, environment }: World): Record<string, string> {
  return agentEnvironment(environment, [...(agent.variables ?? []), ...settings['agent-env']], {});
}

/** Refuses a cost limit that could not be kept. @throws UsageError saying what would let the run begin */
function requireAffordable(agent: Agent, world: World): Agent {
  const { 'max-cost': max } = world.settings;
  const environment = buildAgentEnvironment(agent, world);
  const isCapped = max.attempt !== null || max.plan !== null || max.phase !== null;
  const unpriced = isCapped && max.unknown === 'refuse' ? (agent.unpriced?.(environment) ?? null) : null;
  if (unpriced !== null) throw new UsageError(`max-cost: ${unpriced}; ${adviceOnPrices}`);
  return agent;
}

/** Agent of a phase for a job that runs none: its name, and whether it can judge. */
export function chosenAgent(settings: Settings, read: ReadSchedule): Agent {
  return namedAgent(settings) ?? (taskWithoutScript(read) === null ? scriptAgent : anyAgent);
}

/** Null with `auto`, where nothing else names one. */
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
        'agent-command is missing, but agent is "command"; set the shell command to run, which gets the prompt on stdin',
      );
    default:
      return cliAgent(clis[settings.agent], cliSettings(settings));
  }
}

/** Plans that bring their own commands need no model; others need exactly one CLI on PATH. */
function agentHere(read: ReadSchedule, world: World): Agent {
  const bare = taskWithoutScript(read);
  if (bare === null) {
    world.progress('agent: script, because every task has a script to run');
    return scriptAgent;
  }
  const matches = cliNames.filter((name) => findProgram(world.environment.PATH ?? '', name) !== null);
  const [only, second] = matches;
  if (only === undefined)
    throw new AgentMissingError(
      `agent: none of ${cliNames.join(', ')} is on PATH, and ${bare} has no script to run; ` +
        `install one (such as ${installLine(clis.claude)}), or set agent to command and agent-command to your own command`,
    );
  if (second !== undefined)
    throw new UsageError(`agent: found ${matches.join(' and ')} on PATH; set agent to one of them`);
  world.progress(`agent: ${only}, the only one on PATH`);
  return cliAgent(clis[only], { prices: world.settings['agent-prices'] });
}

function requireScripts(read: ReadSchedule, only: readonly string[]): void {
  const selected = selectedPlans(read, only);
  const isForPerson = (plan: Plan) =>
    plan.tasks.length > 0 && plan.tasks.every(({ type }) => type.startsWith('checkpoint'));
  const bare = read.schedule.plans.flatMap(({ plan }) =>
    plan.hasSummary || isForPerson(plan) || selected?.has(plan.id) === false || scriptBlocks(plan).length > 0
      ? []
      : [plan.path],
  );
  if (bare.length > 0)
    throw new PhaseError(
      `agent: script has nothing to run in ${firstFew(bare)}: no <action> there has a fenced sh or bash block; choose another agent or add a block`,
    );
}

/** First task that only a model could do, with its plan; null where there is none. */
export function taskWithoutScript({ schedule }: ReadSchedule): string | null {
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

/** Stands for the agent that another job finds on its machine. */
export const anyAgent: Agent = {
  name: 'auto',
  canJudge: true,
  missing: async () => null,
  commandLines: () => [],
  run: async () => {
    throw new Error('this job runs no agent');
  },
};
