import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from '../../agents/adapters/agent-cli.ts';
import { type CliSettings, cliAgent } from '../../agents/adapters/cli-agent.ts';
import { installLine } from '../../agents/adapters/cli-program.ts';
import { clis } from '../../agents/adapters/clis.ts';
import { createCommandAgent } from '../../agents/adapters/command-agent.ts';
import {
  type Build,
  type InstalledCli,
  installCli,
  installedFolder,
  localBuild,
} from '../../agents/adapters/installed-cli.ts';
import { listScriptBlocks, scriptAgent } from '../../agents/adapters/script-agent.ts';
import { type Agent, AgentMissingError } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { PhaseError } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { findProjectRoot, type World, withSettings } from '../../settings/call/world.ts';
import { cliNames, getCli } from '../../settings/table/coding-agents.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { adviceOnPrices } from '../../signal/budget.ts';
import { EXIT_STATUS } from '../../signal/exit-status.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { findProgram } from '../../system/process/program.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { parseFallbackRules } from './policies.ts';
import { selectPlans } from './selected-plans.ts';

export type AgentChoice = (read: ReadSchedule, scratch: string) => Agent | Promise<Agent>;

/**
 * Finds the agent on this machine, or installs it below `scratch`; with `scratch: null`, only checks. `required` is the
 * result of `requireNamedAgent`. @throws AgentMissingError and UsageError, both saying what to set
 */
export async function findAgent(
  world: World,
  read: ReadSchedule,
  scratch: string | null,
  required: Agent | null = null,
): Promise<Agent> {
  const fallback = parseFallbackRules(world.settings);
  const author = await findAuthor(world, read, scratch);
  const mainAgent = { ...(await findOne(world, read, scratch, required)), ...(author === null ? {} : { author }) };
  if (fallback === null) return mainAgent;
  const others = new Map<string, Agent>();
  const [mainLine = '', ...nextLines] = fallback.lines;
  for (const line of new Set([...nextLines, ...(fallback.stronger === null ? [] : [fallback.stronger.line])])) {
    if (line === mainLine) continue;
    const folder = scratch && join(scratch, `${installedFolder}-${others.size + 1}`); // npm would delete another install in the same folder
    others.set(line, { ...(await findOne(withAgentLine(line, world), read, folder)), line });
  }
  return { ...mainAgent, line: mainLine, others };
}

function withAgentLine(line: string, world: World): World {
  const name = getCli(line.split(/\s/)[0]);
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
  const cliOptions = buildCliSettings(settings);
  if (expected !== null && scratch === null) return requireAffordable(cliAgent(expected.cli, cliOptions), world);
  const agent =
    expected === null || scratch === null
      ? (getNamedAgent(settings) ?? detectAgent(read, world))
      : cliAgent(expected.cli, { ...cliOptions, installed: await installAgent(expected, scratch, world) });
  const ready = required ?? (await requireFound(agent, world));
  if (ready === scriptAgent) requireScripts(read, settings.only);
  if (scratch === null) return ready; // the dry run checks the key itself
  const name = getCli(ready.name);
  const key = name === undefined ? null : findMissingKey(clis[name], buildAgentEnvironment(ready, world), world);
  if (key?.isSure) throw new AgentMissingError(key.message);
  reportKeyHolding(ready, world);
  return ready;
}

/** `isSure` means that the CLI can't have the key elsewhere, so every call would fail. */
export interface MissingKey {
  readonly message: string;
  readonly isSure: boolean;
}

export function findMissingKey(
  cli: Cli,
  environment: Readonly<Record<string, string>>,
  world: World,
): MissingKey | null {
  const { settings } = world;
  const names = [...cli.keys, ...settings['agent-env'], settings['agent-secret-name']];
  if (names.some((name) => (environment[name] ?? '') !== '')) return null;
  if (Object.keys(environment).some((name) => cli.ownWay?.test(name))) return null;
  const home = environment.HOME ?? '';
  if (cli.login.some((path) => existsSync(join(home, path)))) return null;
  const configured = cli.configs.some((path) =>
    [home, findProjectRoot(world)].some((folder) => credentialPattern.test(tryReadRegular(join(folder, path)) ?? '')),
  );
  // Flags in `agent-command` may pass the key, and other systems keep logins in a keychain.
  const isSure = settings['agent-command'].trim() === '' && process.platform === 'linux' && !configured;
  const logins = cli.login.map((path) => `~/${path}`).join(', ');
  const message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${logins}; set ${cli.secret}`;
  return { message, isSure };
}

/** Matches a key, a key helper or another provider in the CLIs' configuration files. */
const credentialPattern = /(?:api_?key(?:helper)?|token|base_?url|providers?|env_key|host)["']?\s*[:=]/i;

function reportKeyHolding(agent: Agent, world: World): void {
  if (world.settings.gateway === 'off') return;
  const reason = agent.cannotPass?.(buildAgentEnvironment(agent, world), world.settings.gateway !== 'auto');
  if (reason) world.progress(`gateway: not used, so ${agent.name} has its credentials itself: ${reason}`);
}

/** Checks the configured agent before anything is read or waited for. Null if none is configured. */
export async function requireNamedAgent(world: World): Promise<Agent | null> {
  const agent = cliToInstall(world) === null ? getNamedAgent(world.settings) : null;
  return agent && requireFound(agent, world);
}

/** Returns the CLI to install, or null. @throws UsageError, or AgentMissingError if it can't be installed here */
export function cliToInstall({ settings, environment }: World): ToInstall | null {
  if (!settings['install-agent'] || settings.agent === 'script' || settings.agent === 'command') return null;
  const name = getCli(settings.agent);
  if (name === undefined)
    throw new UsageError(
      `install-agent: found with agent "${settings.agent}"; set agent to the one to install (${cliNames.join(', ')})`,
    );
  const cli = clis[name];
  const result = localBuild(name, environment);
  if ('build' in result) return { cli, build: result.build };
  throw new AgentMissingError(`agent ${name} cannot be installed here: ${result.problem}; ${installAdvice(cli)}`);
}

interface ToInstall {
  readonly cli: Cli;
  readonly build: Build;
}

function buildCliSettings(settings: Settings): CliSettings {
  return { command: settings['agent-command'].trim(), prices: settings['agent-prices'] };
}

function installAdvice(cli: Cli): string {
  return `install it yourself (${installLine(cli)}) and remove install-agent`;
}

async function installAgent(
  { cli, build }: ToInstall,
  scratch: string,
  { environment, progress, interrupt }: World,
): Promise<InstalledCli> {
  const folder = join(scratch, installedFolder);
  // npm's registry and token come from the user's environment or home.
  const names = Object.keys(environment).filter((name) => /^npm_config_/i.test(name));
  const npmEnvironment = agentEnvironment(environment, [...names, 'NODE_AUTH_TOKEN', 'NPM_TOKEN'], {});
  progress(`agent: installing ${cli.name} ${cli.version} for this run`);
  try {
    return await installCli(cli.name, build, folder, npmEnvironment, interrupt.soon);
  } catch (error) {
    if (interrupt.soon.aborted)
      throw Object.assign(new Error(`the installation of ${cli.name} was interrupted; run again to continue`), {
        exitCode: EXIT_STATUS.INTERRUPTED,
      });
    throw new AgentMissingError(
      `agent ${cli.name} ${cli.version} could not be installed: ${(error as Error).message}; run again, or ${installAdvice(cli)}`,
      { cause: error },
    );
  }
}

async function requireFound(agent: Agent, world: World): Promise<Agent> {
  const missing = await agent.missing({
    cwd: findProjectRoot(world),
    environment: buildAgentEnvironment(agent, world),
  });
  if (missing !== null) throw new AgentMissingError(missing);
  return requireAffordable(agent, world);
}

export function buildAgentEnvironment(agent: Agent, { settings, environment }: World): Record<string, string> {
  return agentEnvironment(environment, [...(agent.variables ?? []), ...settings['agent-env']], {});
}

/** Rejects a cost limit that can't be enforced for this agent. @throws UsageError with a way out */
function requireAffordable(agent: Agent, world: World): Agent {
  const { 'max-cost': max } = world.settings;
  const environment = buildAgentEnvironment(agent, world);
  const isCapped = max.attempt !== null || max.plan !== null || max.phase !== null;
  const unpriced = isCapped && max.unknown === 'refuse' ? (agent.unpriced?.(environment) ?? null) : null;
  if (unpriced !== null) throw new UsageError(`max-cost: ${unpriced}; ${adviceOnPrices}`);
  return agent;
}

/** Returns the phase's agent for a job that doesn't run it, only its name and `canJudge`. */
export function chosenAgent(settings: Settings, read: ReadSchedule): Agent {
  return getNamedAgent(settings) ?? (findTaskWithoutScript(read) === null ? scriptAgent : anyAgent);
}

function getNamedAgent(settings: Settings): Agent | null {
  const command = settings['agent-command'].trim();
  switch (settings.agent) {
    case 'auto':
      return command === '' ? null : createCommandAgent(command);
    case 'script':
      return scriptAgent;
    case 'command':
      if (command !== '') return createCommandAgent(command);
      throw new UsageError(
        'agent-command is missing, but agent is "command"; set the shell command to run, which gets the prompt on stdin',
      );
    default:
      return cliAgent(clis[settings.agent], buildCliSettings(settings));
  }
}

/** If every task has a script, no model is needed; otherwise exactly one CLI must be on PATH. */
function detectAgent(read: ReadSchedule, world: World): Agent {
  const taskForModel = findTaskWithoutScript(read);
  if (taskForModel === null) {
    world.progress('agent: script, because every task has a script to run');
    return scriptAgent;
  }
  const matches = cliNames.filter((name) => findProgram(world.environment.PATH ?? '', name) !== null);
  const [onlyCli, second] = matches;
  if (onlyCli === undefined)
    throw new AgentMissingError(
      `agent: none of ${cliNames.join(', ')} is on PATH, and ${taskForModel} has no script to run; ` +
        `install one (such as ${installLine(clis.claude)}), or set agent to command and agent-command to your own command`,
    );
  if (second !== undefined)
    throw new UsageError(`agent: found ${matches.join(' and ')} on PATH; set agent to one of them`);
  world.progress(`agent: ${onlyCli}, the only one on PATH`);
  return cliAgent(clis[onlyCli], { prices: world.settings['agent-prices'] });
}

function requireScripts(read: ReadSchedule, only: readonly string[]): void {
  const selected = selectPlans(read, only);
  const isForPerson = (plan: Plan) =>
    plan.tasks.length > 0 && plan.tasks.every(({ type }) => type.startsWith('checkpoint'));
  const plansWithoutScript = read.schedule.plans.flatMap(({ plan }) =>
    plan.hasSummary || isForPerson(plan) || selected?.has(plan.id) === false || listScriptBlocks(plan).length > 0
      ? []
      : [plan.path],
  );
  if (plansWithoutScript.length > 0)
    throw new PhaseError(
      `agent: script has nothing to run in ${joinFirstFew(plansWithoutScript)}: no <action> there has a fenced sh or bash block; choose another agent or add a block`,
    );
}

export function findTaskWithoutScript({ schedule }: ReadSchedule): string | null {
  for (const { plan } of schedule.plans) {
    if (plan.hasSummary) continue;
    if (plan.tasks.length === 0) return `plan ${plan.id}`;
    const modelTask = plan.tasks.find(
      (task) => !task.type.startsWith('checkpoint') && listScriptBlocks({ ...plan, tasks: [task] }).length === 0,
    );
    if (modelTask !== undefined) return `task "${modelTask.name}" of plan ${plan.id}`;
  }
  return null;
}

/** Placeholder for an agent that another job finds on its machine. */
export const anyAgent: Agent = {
  name: 'auto',
  canJudge: true,
  missing: async () => null,
  commandLines: () => [],
  run: async () => {
    throw new Error('this job runs no agent');
  },
};
