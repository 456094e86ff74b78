import { randomUUID } from 'node:crypto';
import { isAbsolute, join, relative, resolve } from 'node:path';
import * as core from '@actions/core';
import { z } from 'zod';
import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import type { CommandHandler, CommandResult, World } from '../../settings/call/world.ts';
import { formerNames, removedSetting, renamedSetting } from '../../settings/table/removed-settings.ts';
import {
  type GivenValues,
  meantByInput,
  parseSettings,
  type Settings,
  settingRows,
  UsageError,
} from '../../settings/table/settings.ts';
import { EXIT_STATUS } from '../../signal/exit-status.ts';
import { SharedTime } from '../../system/process/shared-time.ts';
import { type Watchdog, watchdog } from '../../system/process/watchdog.ts';
import { stripLine, stripLines } from '../../system/text/text.ts';
import { type Command, findCommand } from '../catalogue/catalogue.ts';
import { callCommand } from '../world/call.ts';
import { hideEnvironment } from '../world/hidden-environment.ts';
import { buildPrinter, findHome, type HostProcess, leave, openWorld } from '../world/open-world.ts';
import { holdInstallation } from './external-checkout.ts';
import { GuardedLog } from './guarded-log.ts';
import { digestSummary, type ReportWriter, RunnerFiles, type StepReport } from './runner-files.ts';

/** Outputs of a main step until it has ended, and for good when it was cut off: the runner then reads these. */
const cutOff = {
  status: 'failure',
  decision: 'stop',
  'exit-status': 'INTERRUPTED',
  'exit-code': String(EXIT_STATUS.INTERRUPTED),
  reason: 'interrupted',
};

/** The runner hands the state to the post step in its environment, where one value can have 128 KiB: longer outputs stay as main wrote them. */
const maxRecorded = 64 * 1024;

/** After a cancel, Gitea's service refuses every upload of the run, and its runner waits as long as the post step tries. */
const postUploadsMs = 20_000;

/** The part of `@actions/core` by which a step reads its inputs and talks to its runner. */
export type StepToolkit = ReportWriter &
  Pick<typeof core, 'getInput' | 'getMultilineInput' | 'getState' | 'error' | 'warning' | 'notice'>;

/** The process in which a step runs, and what speaks for it. */
export interface StepProcess {
  readonly host: HostProcess;
  readonly core: StepToolkit;
  readonly waits: Pick<Watchdog, 'watch'>;
}

interface Step extends StepProcess {
  readonly files: RunnerFiles;
}

/** Runs a step of the Action, the main one by default, and ends this process. */
export async function run(step: (own: StepProcess) => Promise<number> = main): Promise<void> {
  hideEnvironment(process.env, core.warning);
  leave(await step({ host: process, core, waits: watchdog }));
}

/** The post step has a file of its own: a main step that dies at once leaves nothing to know it by. */
export const runPost = () => run(post);

/** The Action's main step: inputs in, one command, outputs and job summary out. Returns the step's exit code. */
export async function main(own: StepProcess): Promise<number> {
  const step = { ...own, files: new RunnerFiles(own.host.env, own.core) };
  const { core } = step;
  const started = await tryReport(step, { outputs: cutOff, state: { main: 'started' }, summary: '' }, 0);
  if (started !== 0) return started;
  const restore = heldInstallation(step);
  const { code, report } = await performStep(step);
  try {
    const changed = restore?.() ?? [];
    if (changed.length > 0)
      core.warning(`Files of this Action were changed during the run and were restored: ${changed.join(', ')}`);
  } catch (error) {
    core.warning(
      `Files of this Action were changed during the run and could not be restored: ${stripLines(describeFailure(error).message)}`,
    );
  }
  return tryReport(step, report, code); // nothing may come after it that starts a process
}

/** Writes what the runner reads. Returns `code`, or that of a failure where it cannot be written. */
async function tryReport(step: Step, report: StepReport, code: number): Promise<number> {
  try {
    await reportToRunner(step, report);
    return code;
  } catch (error) {
    return failStep(step, `The outputs of this step could not be written: ${describeFailure(error).message}`, code);
  }
}

async function performStep(step: Step): Promise<{ code: number; report: StepReport }> {
  try {
    const inputs = readInputs(step);
    const { command } = inputs;
    const { reply, settings } = await withGuardedLog(step, (log) => callHandler(step, command.load, inputs, log));
    const { outputs = {}, summary = '', diagnostics = [] } = reply;
    for (const diagnostic of diagnostics.slice(0, 50)) annotate(step, diagnostic);
    const code = isFailing(command, reply, settings)
      ? failStep(step, reply.text.split('\n', 1)[0] ?? '', reply.exitCode)
      : 0;
    return { code, report: { outputs, state: addFinished(outputs, summary), summary } };
  } catch (error) {
    const { exitCode, message, stack, signal } = describeFailure(error);
    const reason = exitCode === EXIT_STATUS.INTERRUPTED ? 'interrupted' : 'internal';
    const outputs = { status: 'failure', decision: 'escalate', reason, 'exit-code': String(exitCode) };
    const reported = signal === undefined ? outputs : { ...outputs, signal: JSON.stringify(signal) };
    return {
      code: failStep(step, stack ?? message, exitCode),
      report: { outputs: reported, state: addFinished(reported, ''), summary: '' },
    };
  }
}

/**
 * The post step writes the outputs of a finished main step again, for runners that take them from here as well. What a
 * cut-off main step did not get done it does now; such a step has failed, whatever was found. It never fails the job.
 */
export async function post(own: StepProcess): Promise<number> {
  const step = { ...own, files: new RunnerFiles(own.host.env, own.core) };
  const { core, files } = step;
  try {
    const ofMain = core.getState('main') === 'finished' ? readRecorded(step) : null;
    if (ofMain !== null) {
      const summary = files.keepSummary(core.getState('summary'));
      await reportToRunner(step, { outputs: ofMain, state: addFinished(ofMain, summary), summary });
      return 0;
    }
    await reportToRunner(step, { outputs: cutOff, state: { main: 'started' }, summary: '' });
    const inputs = readInputs(step);
    const finish = await findFinisher(inputs);
    if (finish === null) return 0;
    const uploads = new SharedTime(postUploadsMs);
    const { reply } = await withGuardedLog(step, (log) =>
      callHandler(step, async () => finish, inputs, log, { uploads }),
    );
    for (const diagnostic of (reply.diagnostics ?? []).slice(0, 50)) annotate(step, diagnostic);
    const outputs = { ...reply.outputs, ...cutOff };
    await reportToRunner(step, { outputs, state: { main: 'started' }, summary: reply.summary ?? '' });
  } catch (error) {
    core.warning(`after the cut-off run: ${stripLines(describeFailure(error).message)}`);
  }
  return 0;
}

/** Writes what the runner reads of this step. Where a runner has no such file, core prints a command, as in former times. */
async function reportToRunner({ core, files }: Step, report: StepReport): Promise<void> {
  const external = await files.replace(report);
  if (external.length > 0)
    core.warning(
      `Something other than Phase Executor wrote to ${external.join(', ')} during this step. It was removed; look at what the agent did.`,
    );
}

/** State that main leaves for the post step. */
function addFinished(outputs: Readonly<Record<string, string>>, summary: string): Record<string, string> {
  let remaining = maxRecorded;
  const short = Object.entries(outputs).filter(([name, value]) => {
    const size = JSON.stringify([name, value]).length * 3; // bytes in UTF-8, at most
    if (size > remaining) return false;
    remaining -= size;
    return true;
  });
  return { main: 'finished', outputs: JSON.stringify(Object.fromEntries(short)), summary: digestSummary(summary) };
}

/** Null for what main cannot have written. */
function readRecorded({ core }: Step): Record<string, string> | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(core.getState('outputs')));
  } catch {
    return null;
  }
}

/** Commands that start no program but git: nothing can have changed our files meanwhile. */
const startsNothing = ['plan', 'validate', 'status'];

/** Restores the files of this Action, unless they are the work itself: a repository may run the Action it holds. */
function heldInstallation({ host, core }: Step): (() => string[]) | null {
  const toRoot = relative(findHome(host), resolve(host.cwd(), core.getInput('root') || '.'));
  const isOurWork = !toRoot.startsWith('..') && !isAbsolute(toRoot);
  return isOurWork || startsNothing.includes(core.getInput('command'))
    ? null
    : holdInstallation(join(findHome(host), 'dist'));
}

/** Handler that ends a command whose step was cut off; null where nothing is left to do. */
async function findFinisher({ command: { name }, given }: Inputs): Promise<CommandHandler | null> {
  if (given['dry-run'] === 'true') return null;
  if (name === 'run') return (await import('../../run/open/recover-checkout.ts')).runRecovery;
  return name === 'execute' ? (await import('../../commands/execute-command.ts')).finishWorker : null;
}

function readInputs({ host, core }: Step) {
  const args = [core.getInput('phase'), ...core.getMultilineInput('args')].filter((word) => word !== '');
  const command = findCommand(core.getInput('command') || 'run');
  refuseMisspelt(host.env, core);
  const least = command.words.filter((word) => word.startsWith('<')).length;
  const max = command.words.at(-1)?.includes('…') ? Infinity : command.words.length;
  if (args.length < least || args.length > max)
    throw new UsageError(
      `phase and args: found "${args.join(' ')}", but ${command.name} takes ${command.words.join(' ') || 'no words'}; settings are inputs of their own`,
    );
  const input: GivenValues = Object.fromEntries(settingRows.map(({ name }) => [name, core.getInput(name)]));
  for (const former of formerNames) {
    const renamed = core.getInput(former) === '' ? null : renamedSetting(former);
    if (renamed === null) continue;
    core.warning(renamed.text);
    input[renamed.name as keyof GivenValues] ||= core.getInput(former);
  }
  return { command, words: args, given: input };
}

type Inputs = ReturnType<typeof readInputs>;

/** The runner passes on an input that no action declares with a warning: a rule that was misspelt would not hold. */
function refuseMisspelt(env: NodeJS.ProcessEnv, core: StepToolkit): void {
  const existing = new Set<string>([
    'command',
    'phase',
    'args',
    ...formerNames,
    ...settingRows.map(({ name }) => name),
  ]);
  for (const [variable, value] of Object.entries(env)) {
    const [, name = ''] = /^INPUT_(.+)$/.exec(variable.toUpperCase()) ?? [];
    const input = name.toLowerCase();
    if (input === '' || existing.has(input) || !value) continue;
    const removed = removedSetting(input);
    if (removed !== null) core.warning(removed);
    const meant = meantByInput(input);
    if (removed === null && meant !== null) throw new UsageError(`${input} is not an input; did you mean ${meant}?`);
  }
}

async function callHandler(
  { host, waits }: Step,
  load: () => Promise<CommandHandler>,
  { command, words, given }: Inputs,
  log: GuardedLog,
  more: Pick<World, 'uploads'> = {},
) {
  const { interrupt } = parseSettings(given);
  const world = openWorld(host, {
    waits,
    interrupt,
    progress: log.print,
    group: log.group,
    temporaryDirectory: host.env.RUNNER_TEMP || undefined,
  });
  return callCommand(load, { command, words, given, givenAs: 'input' }, { ...world, ...more });
}

type Answer = Awaited<ReturnType<typeof callHandler>>;

/** Prints what plans and agents wrote while the runner obeys no workflow command (I8). */
async function withGuardedLog({ host }: Step, work: (log: GuardedLog) => Promise<Answer>): Promise<Answer> {
  const log = new GuardedLog((text) => host.stdout.write(text), buildPrinter(host.stdout), randomUUID);
  try {
    const answer = await work(log);
    host.stdout.write(`${answer.reply.text}\n`);
    return answer;
  } finally {
    log.close();
  }
}

function annotate({ core }: Step, { severity, message, code, file, line }: Diagnostic): void {
  const say = { error: core.error, warning: core.warning, info: core.notice }[severity];
  say(inCommand(message), { title: code, file: stripLine(file), startLine: line });
}

/** A run fails its step as `fail-on` says; any other command by its exit code. */
function isFailing(command: Command, { exitCode, outputs }: CommandResult, settings: Settings): boolean {
  if (command.staysGreen) return false;
  return command.settings.includes('fail-on') && outputs?.status !== undefined
    ? settings['fail-on'].includes(outputs.status)
    : exitCode !== 0;
}

/** A message about a place begins with it, as `file:line: `. */
function failStep({ core }: Step, message: string, exitCode: number): number {
  const [, file, line] = /^([^\s:]+):(\d+)(?::\d+)?: /.exec(message) ?? [];
  core.error(inCommand(message), file === undefined ? {} : { file: stripLine(file), startLine: Number(line) });
  return exitCode || 1;
}

/** Text that may quote an agent, for a workflow command: the older form of those is looked for in the middle of lines, too. */
function inCommand(message: string): string {
  return stripLines(message).replaceAll('##[', '## [');
}
