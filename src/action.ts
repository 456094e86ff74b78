import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { type Command, findCommand } from './commands/catalogue.ts';
import type { Perform, Reply } from './commands/command.ts';
import { failureOf } from './commands/failure.ts';
import type { Diagnostic } from './phase/diagnostic.ts';
import { parseSettings, type SettingName, type Settings, settingDocs } from './settings.ts';
import { leave, openWorld, printer } from './world.ts';

leave(core.getState('main') === '' ? await main() : await post());

/** The Action's main step: inputs in, one command, outputs and job summary out. Returns the step's exit code. */
async function main(): Promise<number> {
  core.saveState('main', 'started');
  try {
    const { command, words, settings } = readInputs();
    const reply = await guarded(async (progress) => (await command.load())(words, settings, world(settings, progress)));
    await show(reply);
    return fails(command, reply, settings) ? failStep(firstLine(reply.text), reply.exitCode) : 0;
  } catch (error) {
    const { exitCode, message, stack } = failureOf(error);
    const outputs = { status: 'failure', decision: 'escalate', reason: 'internal', 'exit-code': String(exitCode) };
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
    return failStep(stack ?? message, exitCode);
  } finally {
    core.saveState('main', 'finished');
  }
}

/** The post step does again what a cancelled or crashed main step did not get done. It never fails the job. */
async function post(): Promise<number> {
  if (core.getState('main') === 'finished') return 0;
  try {
    const { command, words, settings } = readInputs();
    const finish = await finisher(command.name);
    if (finish === null) return 0;
    await show(await guarded((progress) => finish(words, settings, world(settings, progress))));
  } catch (error) {
    core.warning(`after the cut-off run: ${failureOf(error).message}`);
  }
  return 0;
}

/** What is left to do of a command whose step was cut off. */
async function finisher(name: string): Promise<Perform | null> {
  if (name === 'run') return (await import('./commands/recover.ts')).recover;
  return name === 'execute' ? (await import('./commands/execute.ts')).finishLeg : null;
}

function readInputs(): { command: Command; words: string[]; settings: Settings } {
  const values = Object.fromEntries(settingDocs().map(({ name }) => [name, core.getInput(name)]));
  const command = findCommand(core.getInput('command') || 'run');
  const words = [core.getInput('phase'), ...core.getMultilineInput('args')].filter((word) => word !== '');
  return { command, words, settings: parseSettings(values as Partial<Record<SettingName, string>>) };
}

function world(settings: Settings, progress: (line: string) => void) {
  return openWorld({
    interrupt: settings.interrupt,
    progress,
    temporaryDirectory: process.env.RUNNER_TEMP || undefined,
  });
}

/** What plans and agents wrote is printed while the runner obeys no workflow command (I8). */
async function guarded(work: (progress: (line: string) => void) => Promise<Reply>): Promise<Reply> {
  const token = randomUUID();
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(`::stop-commands::${token}`);
  try {
    const reply = await work(printer(process.stdout));
    print(reply.text);
    return reply;
  } finally {
    print(`::${token}::`);
  }
}

async function show({ outputs = {}, summary, diagnostics = [] }: Reply): Promise<void> {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  diagnostics.slice(0, 50).forEach(annotate);
  // GHES and other runners may have no job summary; the outputs say the same.
  if (summary !== undefined && process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(summary).write();
}

function annotate({ severity, message, code, file, line }: Diagnostic): void {
  const say = { error: core.error, warning: core.warning, info: core.notice }[severity];
  say(message, { title: code, file, startLine: line });
}

/** A run fails its step as `fail-on` says; any other command by its exit code. */
function fails(command: Command, { exitCode, outputs }: Reply, settings: Settings): boolean {
  if (command.staysGreen) return false;
  return command.settings.includes('fail-on') && outputs?.status !== undefined
    ? settings['fail-on'].includes(outputs.status)
    : exitCode !== 0;
}

function failStep(message: string, exitCode: number): number {
  core.error(message);
  return exitCode || 1;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
