import { accessSync, closeSync, constants, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { MARK } from '../../system/process/process-tree.ts';

/**
 * Moves the environment to the heap, because an agent of the same user can read `/proc/<pid>/environ`. @param env
 * Node's own environment: setting a value again copies it to the heap
 */
export function hideEnvironment(env: NodeJS.ProcessEnv, warn: (line: string) => void): void {
  const reason = tryHideEnvironment(env);
  if (reason !== null) warn(`every process of this user can read the secrets of this run in /proc: ${reason}`);
}

function tryHideEnvironment(env: NodeJS.ProcessEnv): string | null {
  if (!isReadable('/proc/self/environ')) return null;
  for (const [name, value] of Object.entries(env)) if (!isProcessMarker(name)) env[name] = value;
  try {
    eraseEnvironment();
    const visible = readFileSync('/proc/self/environ', 'latin1').split(/\0+/);
    const remaining = visible.filter((entry) => entry !== '' && !isProcessMarker(entry.replace(/=.*/s, '')));
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

/** Variables without secrets by which a host or an outer run finds its processes. */
const isProcessMarker = (name: string) =>
  [MARK, 'RUNNER_TRACKING_ID', 'JENKINS_NODE_COOKIE', 'BUILD_ID'].includes(name);

/** Node has no prctl, and another execve would cost as much as the first start, so this writes to /proc/self/mem. */
function eraseEnvironment(): void {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // Fields 50 and 51 are env_start and env_end, see proc(5). The name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [start, end] = [Number(fields[47]), Number(fields[48])];
  if (!(start > 0 && end > start)) throw new Error('/proc/self/stat does not say where the environment is');
  const memory = openSync('/proc/self/mem', 'r+');
  try {
    const block = Buffer.alloc(end - start);
    readSync(memory, block, 0, block.length, start);
    for (let offset = 0; offset < block.length; ) {
      const next = block.indexOf(0, offset) + 1 || block.length;
      const name = block.toString('latin1', offset, next).replace(/=.*/s, '');
      if (!isProcessMarker(name)) block.fill(0, offset, next);
      offset = next;
    }
    writeSync(memory, block, 0, block.length, start);
  } finally {
    closeSync(memory);
  }
}
