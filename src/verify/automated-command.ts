import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Finding } from './finding.ts';

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

/** What is to be run for an `<automated>` text, or why it cannot be run on this machine. */
export type RunnableCommand = { command: string } | { notRunnable: string };

/** Where a command runs: in `root`, which may be a work tree of the project that everybody knows as `project`. Both absolute. */
export interface CommandPlace {
  root: string;
  project: string;
}

/**
 * Runs an automated command of a plan with `run` (`bash -c` in the root, under a deadline). That the command cannot
 * run here - the author's home directory, a program that is not installed - is told, and is no failure of the work.
 */
export async function verifyCommand(
  place: CommandPlace,
  text: string,
  run: (command: string) => Promise<CommandEnd>,
): Promise<Finding> {
  const runnable = await runnableCommand(place, text);
  const subject = firstLine(text);
  const say = (passed: boolean | null, message: string): Finding => ({ check: 'command', passed, subject, message });
  if ('notRunnable' in runnable) return say(null, runnable.notRunnable);

  const end = await run(runnable.command);
  if (end.timedOut) return say(false, 'did not end before its deadline');
  if (end.exitCode === 0) return say(true, 'exit code 0');
  const missing = end.exitCode === 127 ? missingProgram(runnable.command, end.tail) : null;
  if (missing !== null) return say(null, `needs the program ${missing}, which is not installed here`);
  if (end.exitCode === null) return say(false, 'was killed before it ended');
  return say(false, `exit code ${end.exitCode}: ${firstLine(lastLine(end.tail))}`);
}

/** Classifies. A path that leads to this project, also on its author's machine, leads to where the work is: to the root. */
export async function runnableCommand({ root, project }: CommandPlace, text: string): Promise<RunnableCommand> {
  const command = text.trim();
  if (command === '') return { notRunnable: 'is empty' };
  if (/^MISSING\b/.test(command)) return { notRunnable: 'says MISSING: the planner left it to a person' };
  if (command.length > 20_000) return { notRunnable: 'is longer than a command can be' };
  const known = command.replaceAll(project, root);
  const here = known.replace(foreignPath, (path) =>
    path.startsWith(root) ? path : (repositoryPath(path, { root, project }) ?? path),
  );
  for (const [path] of here.matchAll(foreignPath))
    if (!path.startsWith(root) && !(await exists(path)))
      return { notRunnable: `names ${firstLine(path)}, a path of the machine it was written on` };
  return { command: here };
}

/** Homes, mounted volumes and Windows drives: paths that say more about a machine than about a system. */
const foreignPath =
  /(?<![\w./$}-])(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/[^\s'"`;&|()<>]{1,500}|~\/[^\s'"`;&|()<>]{1,500}|[A-Z]:[\\/][^\s'"`;&|()<>]{1,500})/g;

/** `/Users/me/work/my_app/src` is `<root>/src` if the repository is called `my-app`. */
function repositoryPath(path: string, { root, project }: CommandPlace): string | null {
  const plain = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');
  const parts = path.split(/[\\/]/);
  const at = parts.findLastIndex((part) => part !== '' && plain(part) === plain(basename(project)));
  return at < 0 || path.startsWith('~') ? null : [root, ...parts.slice(at + 1)].join('/');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}

function firstLine(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length <= 200 ? line : `${line.slice(0, 199)}…`;
}
