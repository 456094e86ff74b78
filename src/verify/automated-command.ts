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

/** A shell's word for a program it does not find on PATH. A path that leads nowhere is the work's own fault. */
const missingProgram = /(?:^|[\s:])[\w.+-]+: (?:command )?not found\s*$/m;

/** What is to be run for an `<automated>` text, or why it cannot be run on this machine. */
export type RunnableCommand = { command: string } | { notRunnable: string };

/**
 * Runs the text of an `<automated>` element with `run` (`bash -c` in `root`, under a deadline). That the command cannot
 * run here - the author's home directory, a program that is not installed - is told, and is no failure of the work.
 */
export async function verifyCommand(
  root: string,
  text: string,
  run: (command: string) => Promise<CommandEnd>,
): Promise<Finding> {
  const runnable = await runnableCommand(root, text);
  const subject = firstLine('command' in runnable ? runnable.command : decodeEntities(text));
  const say = (passed: boolean | null, message: string): Finding => ({ check: 'command', passed, subject, message });
  if ('notRunnable' in runnable) return say(null, runnable.notRunnable);

  const end = await run(runnable.command);
  if (end.timedOut) return say(false, 'did not end before its deadline');
  if (end.exitCode === 0) return say(true, 'exit code 0');
  if (end.exitCode === 127 && missingProgram.test(end.tail))
    return say(null, `needs a program that is not installed here: ${firstLine(lastLine(end.tail))}`);
  if (end.exitCode === null) return say(false, 'was killed before it ended');
  return say(false, `exit code ${end.exitCode}: ${firstLine(lastLine(end.tail))}`);
}

/** Decodes and classifies. A path of the author's that leads to this repository, by its name, is put right. */
export async function runnableCommand(root: string, text: string): Promise<RunnableCommand> {
  const command = withoutFence(decodeEntities(text)).trim();
  if (command === '') return { notRunnable: 'is empty' };
  if (/^MISSING\b/.test(command)) return { notRunnable: 'says MISSING: the planner left it to a person' };
  if (command.length > 20_000) return { notRunnable: 'is longer than a command can be' };
  const here = command.replace(foreignPath, (path) => repositoryPath(path, root) ?? path);
  for (const [path] of here.matchAll(foreignPath))
    if (!path.startsWith(root) && !(await exists(path)))
      return { notRunnable: `names ${firstLine(path)}, a path of the machine it was written on` };
  return { command: here };
}

/** Homes, mounted volumes and Windows drives: paths that say more about a machine than about a system. */
const foreignPath =
  /(?<![\w./$}-])(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/[^\s'"`;&|()<>]{1,500}|~\/[^\s'"`;&|()<>]{1,500}|[A-Z]:[\\/][^\s'"`;&|()<>]{1,500})/g;

/** `/Users/me/work/my_app/src` is `<root>/src` if the repository is called `my-app`. */
function repositoryPath(path: string, root: string): string | null {
  const plain = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');
  const parts = path.split(/[\\/]/);
  const at = parts.findLastIndex((part) => part !== '' && plain(part) === plain(basename(root)));
  return at < 0 || path.startsWith('~') ? null : [root, ...parts.slice(at + 1)].join('/');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Plans are half XML, so one in fifteen commands is written with `&amp;&amp;`. One pass: `&amp;lt;` is `&lt;`. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (all, name, decimal, hex) => {
    if (name) return entities[String(name).toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function withoutFence(text: string): string {
  const match = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*```\s*$/.exec(text);
  return match?.[1] ?? text;
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
