import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clipped } from '../../system/text/text.ts';
import { type CommandPlace, withLocalPaths } from '../commands/author-paths.ts';
import { canFail, lastStage } from '../commands/command-strength.ts';
import type { Finding } from './finding.ts';

/** Result of a command of a plan. `proves`: it ran, passed, and would have failed for other work. */
export interface CommandFinding extends Finding {
  readonly proves: boolean;
  /** The end of what a command printed that failed. */
  readonly output?: string;
}

/** How a shell command ended; what `process` gives. */
export interface CommandEnd {
  exitCode: number | null;
  timedOut: boolean;
  /** The last part of its output, for the message. */
  tail: string;
}

/**
 * The word of the command's own shell for a program it does not find on PATH. A script's word for what it does not find
 * is about the script, and a path that leads nowhere is the work's own fault.
 */
function missingProgram(command: string, tail: string): string | null {
  const [, program] = /^bash: (?:line \d+: )?([\w.+-]+): command not found$/m.exec(tail) ?? [];
  return program !== undefined && command.includes(program) ? program : null;
}

/** Runs one command with `bash -c`. With `pipefail` it fails when any part of a pipeline does. */
export type RunCommand = (command: string, how: { pipefail: boolean }) => Promise<CommandEnd>;

/**
 * Runs an automated command of a plan with `run` (bash in the root, under a deadline). That the command cannot run here -
 * the author's home directory, a program that is not installed - is reported, and is no failure of the work.
 */
export async function verifyCommand(place: CommandPlace, text: string, run: RunCommand): Promise<CommandFinding> {
  const runnable = runnableCommand(place, text);
  const subject = firstLine(text);
  const say = (passed: boolean | null, message: string): CommandFinding => ({
    check: 'command',
    passed,
    subject,
    message,
    proves: passed === true && canFail(text),
  });
  if ('notRunnable' in runnable) return say(null, runnable.notRunnable);

  const end = await run(runnable.command, { pipefail: true });
  if (end.timedOut) return { ...say(false, 'did not end before its deadline'), output: end.tail.slice(-mostOutput) };
  if (end.exitCode === 0) return say(true, canFail(text) ? 'exit code 0' : 'exit code 0, but it cannot fail');
  if (end.exitCode === brokenPipe) return afterBrokenPipe(runnable.command, run, say);
  const missing = end.exitCode === 127 ? missingProgram(runnable.command, end.tail) : null;
  // A command may print that sentence without its being true.
  const isThere = missing !== null && (await run(`command -v ${missing}`, { pipefail: true })).exitCode === 0;
  if (missing !== null && !isThere) return say(null, `needs the program ${missing}, which is not installed here`);
  if (end.exitCode === 2 && sentence.test(text) && syntaxError.test(end.tail)) {
    const [first = ''] = text.trim().split(' ');
    if ((await run(`command -v ${first}`, { pipefail: true })).exitCode !== 0)
      return say(null, 'is a sentence, not a command');
  }
  const dependency = end.exitCode === 127 ? missingDependency(place, end.tail) : null;
  if (dependency !== null) return say(null, dependency);
  if (end.exitCode === null) return say(false, 'was killed before it ended');
  const guess = runnable.guess === undefined ? '' : ` (${runnable.guess} was taken for the root of the project)`;
  const finding = say(false, `exit code ${end.exitCode}: ${firstLine(lastLine(end.tail))}${guess}`);
  return { ...finding, output: end.tail.slice(-mostOutput) };
}

const mostOutput = 16 * 1024;

/** `Check that the user's page renders`: for bash a quote that is never closed. */
const sentence = /^\s*[A-Z][a-z]+ [a-z]/;
const syntaxError = /^bash: .*(?:unexpected EOF while looking for matching|syntax error)/m;

/** 128 + SIGPIPE: the reader of a pipe went away before its writer had ended. */
const brokenPipe = 141;

/**
 * Everything right of the broken pipe has succeeded. `grep -q` leaves early because it has found what it looks for;
 * after `head` it is unknown how the command before it would have ended.
 */
async function afterBrokenPipe(
  command: string,
  run: RunCommand,
  say: (passed: boolean | null, message: string) => CommandFinding,
): Promise<CommandFinding> {
  const reader = lastStage(command);
  if (reader === null || !/(?:^|\/)(?:[efz]?grep|rg|ag|jq|awk)$/.test(reader))
    return say(null, `was cut off by ${reader ?? 'the end of its pipe'}, so its result is unknown`);
  const end = await run(command, { pipefail: false });
  if (end.timedOut) return say(false, 'did not end before its deadline');
  return end.exitCode === 0
    ? say(true, 'exit code 0')
    : say(false, `exit code ${end.exitCode ?? 'none'}: ${firstLine(lastLine(end.tail))}`);
}

/** Folders of dependencies that hold programs; git ignores them, so a new work tree does not have them. */
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];

/** The reason why a script lacks a program that the project's own checkout has installed; null where it has not. */
function missingDependency({ root, project }: CommandPlace, tail: string): string | null {
  const [, program] =
    /(?:^|\n)[^\n:]{1,200}: (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found\s*(?:\n|$)/.exec(tail) ?? [];
  if (root === project) return null;
  const [, path] =
    /(?:^|[:\s])(?:\.\/)?((?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/[\w.+@-]+): (?:No such file or directory|not found)/.exec(
      tail,
    ) ?? [];
  if (path !== undefined && existsSync(join(project, path)) && !existsSync(join(root, path)))
    return `needs ${path}, which git ignores, so this copy of the project does not have it; set setup-command (such as npm ci) to install it`;
  if (program === undefined) return null;
  for (const folder of programFolders)
    if (existsSync(join(project, folder, program)) && !existsSync(join(root, folder, program)))
      return `needs ${program} from ${dirname(folder)}, which git ignores, so this copy of the project does not have it; set setup-command (such as npm ci) to install it`;
  return null;
}

/** The command of an `<automated>` text, or why it cannot run here. */
export function runnableCommand(
  place: CommandPlace,
  text: string,
): { command: string; guess?: string } | { notRunnable: string } {
  const command = text.trim();
  if (command === '') return { notRunnable: 'is empty' };
  if (/^(?:n\/?a|none|manual(?:ly)?|tbd|-+)\.?$/i.test(command)) return { notRunnable: 'names no command' };
  if (/^MISSING\b/.test(command)) return { notRunnable: 'says MISSING: the planner did not write it' };
  if (command.length > 20_000) return { notRunnable: 'is too long for a command' };
  const local = withLocalPaths(command, place);
  if ('command' in local) return local;
  const path = firstLine(local.foreign);
  return {
    notRunnable: `names ${path}, a path of its author's machine; write it relative to the root of the project`,
  };
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}

function firstLine(text: string): string {
  return clipped(text.trim().split('\n')[0] ?? '');
}
