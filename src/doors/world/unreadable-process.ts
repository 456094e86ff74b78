import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { MARK } from '../../system/process/process-tree.ts';

const folderPrefix = 'phase-executor-unreadable-';

/**
 * Restarts this program in place, so that no process of the same user can read or write its memory, attach to it or see
 * its environment. The kernel protects a process whose executable its user may execute but not read (see `would_dump`
 * in the kernel's exec.c). That executable is a copy of the loader, which then loads Node. Does nothing if already
 * restarted, as root (who can read every file), without glibc's loader, and before Node 22.15 (which has no `execve`).
 * @param commands first words of the commands to protect; default: all
 */
export function becomeUnreadable(host: RestartableProcess, commands?: readonly string[]): void {
  if (commands !== undefined && !commands.includes(host.argv[2] ?? '')) return;
  if (basename(dirname(host.execPath)).startsWith(folderPrefix)) {
    rmSync(dirname(host.execPath), { recursive: true, force: true });
    host.execPath = host.argv0;
    return;
  }
  // A host or an outer run must still find this process by its environment.
  const isTracked = [MARK, 'JENKINS_NODE_COOKIE', 'BUILD_ID'].some((name) => host.env[name] !== undefined);
  if (host.execve === undefined || host.getuid?.() === 0 || isTracked) return;
  const copy = tryCopyLoader(host.execPath, host.env.RUNNER_TEMP || tmpdir());
  if (copy === null) return;
  // A failed execve would abort the process, so this first tests that the folder allows execution.
  if (spawnSync(copy, ['--verify', host.execPath], { env: {} }).status === 0)
    host.execve(copy, ['node', host.execPath, ...host.execArgv, ...host.argv.slice(1)], { ...host.env });
  rmSync(dirname(copy), { recursive: true, force: true });
}

/** Copies the loader named in the program's header, as `node` for process lists; null if that isn't possible. */
function tryCopyLoader(program: string, location: string): string | null {
  const [, loader] = /\0(\/[\w./-]+\/ld-linux[\w.-]*)\0/.exec(firstPage(program)) ?? [];
  if (loader === undefined) return null;
  try {
    const copy = join(mkdtempSync(join(location, folderPrefix)), 'node');
    copyFileSync(loader, copy);
    chmodSync(copy, 0o111);
    return copy;
  } catch {
    return null; // the run itself reports a problem with its temporary folder
  }
}

/** A process that may be able to restart itself; the types of Node 20 lack `execve`. */
export interface RestartableProcess
  extends Pick<NodeJS.Process, 'argv' | 'argv0' | 'execPath' | 'execArgv' | 'env'>,
    Partial<Pick<NodeJS.Process, 'getuid'>> {
  readonly execve?: (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => never;
}

function firstPage(path: string): string {
  const file = openSync(path, 'r');
  try {
    const page = Buffer.alloc(4_096);
    return page.toString('latin1', 0, readSync(file, page, 0, page.length, 0));
  } finally {
    closeSync(file);
  }
}
