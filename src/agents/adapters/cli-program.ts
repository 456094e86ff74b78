import { cliRows } from '../../settings/table/coding-agents.ts';
import { runJobProgram, timedOutExit } from '../../system/process/job-program.ts';
import type { AgentJob } from '../program/agent.ts';
import { formatLine } from '../stream/stream-reader.ts';
import type { Cli } from './agent-cli.ts';
import { parseWindows } from './prices.ts';

type ProgramScope = Pick<AgentJob, 'cwd' | 'environment'>;

export async function cliProblem(cli: Cli, command: string, scope: ProgramScope): Promise<string | null> {
  const tableProblem = windowsProblem(scope.environment);
  if (tableProblem !== null) return tableProblem;
  const result = await detectVersion(cli, command, scope);
  if ('version' in result) return null;
  const name = command.trim() === '' ? cli.name : `agent-command "${formatLine(command, 100)}"`;
  return `agent ${cli.name}: ${name} --version does not run (${result.problem}); install it: ${installLine(cli)}`;
}

export async function detectVersion(
  cli: Cli,
  command: string,
  { cwd, environment }: ProgramScope,
): Promise<{ readonly version: string } | { readonly problem: string }> {
  const program = cliProgram(cli, command, ['--version']);
  try {
    const options = { cwd, env: dropKeys(environment), timeoutMs: versionMs };
    const { exitCode, stdout, stderr } = await runJobProgram(program.command, program.args, options);
    if (exitCode === timedOutExit) return { problem: `no answer in ${versionMs / 1000} s` };
    if (exitCode !== 0) return { problem: formatLine(stderr) || `exit code ${exitCode}` };
    const text = stdout.slice(0, 1000);
    return { version: /\d+(?:\.\d+)+[\w.+-]*/.exec(text)?.[0]?.slice(0, 40) ?? formatLine(text, 40) };
  } catch (error) {
    return { problem: formatLine((error as Error).message) };
  }
}

function dropKeys(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)));
}

/** A first start unpacks the CLI, which takes long on a busy machine. */
const versionMs = 60_000;

export function installLine({ name, version }: Cli): string {
  return `npm install -g ${cliRows[name].package}@${version}`;
}

function windowsProblem(environment: Readonly<Record<string, string>>): string | null {
  try {
    parseWindows(environment.PHASE_EXECUTOR_WINDOWS);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Runs the user's command in a shell, with our arguments passed separately. */
export function cliProgram(
  cli: Cli,
  command: string,
  args: readonly string[],
): { command: string; args: readonly string[] } {
  if (command.trim() === '') return { command: cli.name, args };
  return { command: 'bash', args: ['-c', `${command} "$@"`, 'bash', ...args] };
}
