import { accessSync, closeSync, constants, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { MARK } from '../../system/process/process-tree.ts';

/**
 * Moves the environment of this process to its heap, and erases what the kernel shows of it: `/proc/<pid>/environ` can be read
 * by each process of the same user, an agent's too. Warns where that was not possible.
 * @param env of Node itself: a value that is set again is copied to the heap
 */
export function hideEnvironment(env: NodeJS.ProcessEnv, warn: (line: string) => void): void {
  const reason = whyReadable(env);
  if (reason !== null) warn(`every process of this user can read the secrets of this run in /proc: ${reason}`);
}

/** Hides it. Returns why it can still be read; null where nothing is shown any more. */
function whyReadable(env: NodeJS.ProcessEnv): string | null {
  if (!isReadable('/proc/self/environ')) return null;
  for (const [name, value] of Object.entries(env)) if (!isLeft(name)) env[name] = value;
  try {
    erase();
    const shown = readFileSync('/proc/self/environ', 'latin1').split(/\0+/);
    const remaining = shown.filter((entry) => entry !== '' && !isLeft(entry.replace(/=.*/s, '')));
    return remaining.length === 0 ? null : `/proc/self/environ still shows ${remaining.length} of its variables`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Variables by which a host, or a run around this one, finds its processes. They hold no secret. */
const isLeft = (name: string) => [MARK, 'RUNNER_TRACKING_ID', 'JENKINS_NODE_COOKIE', 'BUILD_ID'].includes(name);

/** Node has no prctl, and a new start (execve) would cost as much as the first: the kernel lets a process write its own memory. */
function erase(): void {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // proc(5): env_start and env_end are the fields 50 and 51. The name in parentheses may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [start, end] = [Number(fields[47]), Number(fields[48])];
  if (!(start > 0 && end > start)) throw new Error('/proc/self/stat does not say where the environment is');
  const memory = openSync('/proc/self/mem', 'r+');
  try {
    const block = Buffer.alloc(end - start);
    readSync(memory, block, 0, block.length, start);
    for (let at = 0; at < block.length; ) {
      const next = block.indexOf(0, at) + 1 || block.length;
      const name = block.toString('latin1', at, next).replace(/=.*/s, '');
      if (!isLeft(name)) block.fill(0, at, next);
      at = next;
    }
    writeSync(memory, block, 0, block.length, start);
  } finally {
    closeSync(memory);
  }
}
