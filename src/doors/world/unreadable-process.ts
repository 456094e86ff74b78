import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { MARK } from '../../system/process/process-tree.ts';

const folderPrefix = 'phase-executor-unreadable-';

/**
 * Starts this program again in its own place, so that no process of the same user can read or write its memory, attach to it,
 * or see its environment: the kernel protects a process whose program its user may execute and not read (`would_dump` in its
 * exec.c). That program is a copy of the loader, which then loads Node. Returns where it is done already, or cannot be: as root,
 * who reads every file, on systems without the loader of glibc, and before Node 22.15, which has no `execve`.
 * @param commands for which it is done, by their first word; default: all
 */
export function becomeUnreadable(host: RestartableProcess, commands?: readonly string[]): void {
  if (commands !== undefined && !commands.includes(host.argv[2] ?? '')) return;
  if (basename(dirname(host.execPath)).startsWith(folderPrefix)) {
    rmSync(dirname(host.execPath), { recursive: true, force: true });
    host.execPath = host.argv0;
    return;
  }
  // A host or an outer run that finds its processes by their environment has to find this one.
  const isFoundByIt = [MARK, 'JENKINS_NODE_COOKIE', 'BUILD_ID'].some((name) => host.env[name] !== undefined);
  if (host.execve === undefined || host.getuid?.() === 0 || isFoundByIt) return;
  const copy = tryCopyLoader(host.execPath, host.env.RUNNER_TEMP || tmpdir());
  if (copy === null) return;
  // A failed execve would abort: a folder where nothing can be executed shows here.
  if (spawnSync(copy, ['--verify', host.execPath], { env: {} }).status === 0)
    host.execve(copy, ['node', host.execPath, ...host.execArgv, ...host.argv.slice(1)], { ...host.env });
  rmSync(dirname(copy), { recursive: true, force: true });
}

/** Copies the loader that a program names, under the name that lists of processes show; null where that is not possible. */
function tryCopyLoader(program: string, location: string): string | null {
  const [, loader] = /\0(\/[\w./-]+\/ld-linux[\w.-]*)\0/.exec(firstPage(program)) ?? [];
  if (loader === undefined) return null;
  try {
    const copy = join(mkdtempSync(join(location, folderPrefix)), 'node');
    copyFileSync(loader, copy);
    chmodSync(copy, 0o111);
    return copy;
  } catch {
    return null; // the run says itself what is wrong with its temporary folder
  }
}

/** A process that may start its program again. The types of Node 20 do not have `execve`. */
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
