import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodePaths } from '../../files/path-bytes.ts';
import { type Captured, captureOutput } from '../../process/capture.ts';
import { runJobProgram } from '../../process/job-program.ts';
import { MARK } from '../../process/process-tree.ts';
import { findProgram } from '../../process/program.ts';
import { releasePipes } from '../../process/special-files.ts';
import { forgetCall, type GitSession, noteCall, sessionMark } from './call-record.ts';
import { syncFiles } from './file-sync.ts';
import { configListing, fileStamp, GitConfig } from './git-config.ts';
import { neutralSettings, syncSettings, withoutSecrets } from './git-environment.ts';
import { GitError, gitFailure, UnansweredError } from './git-error.ts';
import { type ClearedLocks, clearOwnLocks, refusedLock } from './lock.ts';

/**
 * Calls git in one repository: by its full path, with a configuration and environment that nothing in `.git`
 * decides, in the name of the checkout's holder, synced, and again where a lock was in the way.
 */
export class GitCalls {
  readonly root: string;
  /** That of this work tree; `commonDir` is shared by all. */
  readonly gitDir: string;
  readonly commonDir: string;
  readonly config: GitConfig;
  /** Without secrets. */
  protected readonly env: Record<string, string>;
  /** As the job set it, for calls to a remote. */
  protected readonly jobEnv: Record<string, string>;
  /** Found when the repository was opened, before an agent could write to a folder of PATH. */
  protected readonly program: string;
  protected mayWrite: () => void = () => undefined;
  protected isSynced = true;
  /** Null where the checkout is not held. */
  protected session: GitSession | null = null;
  /** Locks that were waited for in vain. */
  readonly #lasting = new Set<string>();

  /** `config` is that of another work tree, with equal trust. */
  constructor(
    root: string,
    gitDir: string,
    commonDir: string,
    env: Record<string, string>,
    program: string,
    config?: GitConfig,
  ) {
    this.program = program;
    this.root = root;
    this.gitDir = gitDir;
    this.commonDir = commonDir;
    // Named, not discovered again: `core.worktree` or a new `.git` must not redirect a later call.
    this.jobEnv = { ...env, GIT_DIR: gitDir, GIT_WORK_TREE: root };
    this.env = withoutSecrets(this.jobEnv);
    const list = () => this.read(configListing, { trusting: true });
    this.config = config ?? new GitConfig({ root, gitDir, commonDir, env: this.env }, list);
  }

  get isLinked(): boolean {
    return this.gitDir !== this.commonDir;
  }

  /**
   * Mark of the processes of an attempt, or of a part of the gate, by which they are found. It names the repository too:
   * another one on this machine may have a run of the same id, as hosts number them, and must not be swept.
   */
  processMark(runId: string, of: string, time: number): string {
    return `${createHash('sha256').update(this.commonDir).digest('hex').slice(0, 12)}/${runId}/${of}/${time}`;
  }

  get isShallow(): boolean {
    return existsSync(join(this.commonDir, 'shallow'));
  }

  /**
   * Sets a check before every call that may change something; an error of it prevents the call (I10). These calls
   * are noted for `session`, so that locks of a killed one are known as ours.
   */
  guardWith(mayWrite: () => void, session: GitSession): void {
    this.mayWrite = mayWrite;
    this.session = session;
  }

  async clearOwnLocks(): Promise<ClearedLocks> {
    if (this.session === null) return { removed: [], left: [] };
    this.mayWrite();
    return clearOwnLocks(this, this.session);
  }

  /** Paths are below the top of the work tree. */
  async syncFiles(files: readonly string[]): Promise<void> {
    if (this.isSynced) await syncFiles(this.root, files);
  }

  get environment(): Record<string, string> {
    return { ...this.env };
  }

  /** Call that changes nothing here, for a caller that connects its output to another program. */
  plain(args: readonly string[]): { command: string; args: string[]; cwd: string; env: Record<string, string> } {
    const ours = [...neutralSettings, ...this.config.forced, ...this.config.overridden()];
    const settings = ours.flatMap((setting) => ['-c', setting]);
    return { command: this.program, args: [...settings, ...args], cwd: this.root, env: { ...this.env } };
  }

  read(args: readonly string[], how: GitCallOptions = {}): Promise<string> {
    return this.run(args, { ...how, reading: true });
  }

  /** Reads output with paths in it, of which no byte is lost. */
  async readPaths(args: readonly string[], how: GitCallOptions = {}): Promise<string> {
    return decodePaths(await this.#output(args, { reading: true, ...how }));
  }

  /**
   * Hands over the paths of git's output, which NULs separate, about 64 KiB of them at a time.
   * @throws GitError with git's own words.
   */
  async readPathsInPieces(
    args: readonly string[],
    take: (paths: readonly string[]) => Promise<void> | void,
    how: GitCallOptions = {},
  ): Promise<void> {
    const output = await this.#output(args, { reading: true, ...how });
    const last = output.lastIndexOf(0);
    for (let at = 0, end = 0; at <= last; at = end + 1) {
      end = output.indexOf(0, Math.min(at + 65_536, last));
      await take(decodePaths(output.subarray(at, end)).split('\0'));
    }
  }

  async run(args: readonly string[], how: GitCallOptions = {}): Promise<string> {
    return (await this.#output(args, how)).toString('utf8');
  }

  async #output(args: readonly string[], how: GitCallOptions): Promise<Buffer> {
    const result = await this.try(args, how);
    if (result.exitCode !== 0) throw gitFailure(args, result, this.gitDir, this.session?.now());
    return result.stdout;
  }

  /** Repeats a call for some seconds while another process holds a lock. For this room; others use verbs. */
  async try(args: readonly string[], how: GitCallOptions = {}): Promise<Captured> {
    for (const until = performance.now() + lockTimeLimitMs; ; ) {
      const result = await this.#once(args, how);
      const lock = how.reading || result.exitCode === 0 ? null : refusedLock(result.stderr);
      if (lock === null || !(await this.#outlast(lock, until))) return result;
    }
  }

  /** Waits until a lock is gone or replaced. False when it stays. */
  async #outlast(lock: string, until: number): Promise<boolean> {
    const stamp = fileStamp(lock);
    if (stamp === null) return performance.now() < until;
    if (this.#lasting.has(stamp)) return false;
    await this.clearOwnLocks();
    while (performance.now() < until) {
      if (fileStamp(lock) !== stamp) return true;
      await sleep(50);
    }
    this.#lasting.add(stamp);
    return false;
  }

  /** Calls git: the only place that does. */
  async #once(args: readonly string[], how: GitCallOptions): Promise<Captured> {
    if (!how.reading) this.mayWrite();
    const { index, reading, trusting, stdin, env, timeoutMs, isRemote } = how;
    const forCopies = index === undefined ? [] : ['index.skipHash=true', 'core.splitIndex=false']; // not read after us
    // Also where it only reads: merge-tree takes no lock, and writes objects.
    const toSync = this.isSynced ? syncSettings[index === undefined ? 'repository' : 'indexCopy'] : [];
    const ours = [...neutralSettings, ...forCopies, ...toSync, ...this.config.forced];
    if (!trusting) await this.config.refresh();
    const overridden = trusting ? [] : this.config.overridden({ isRemote });
    const settings = [...ours, ...overridden].flatMap((setting) => ['-c', setting]);
    // A write into a copy of the index locks nothing of the user's.
    const session = reading || index !== undefined ? null : this.session;
    const variables = {
      ...(isRemote ? this.jobEnv : this.env),
      ...(index === undefined ? {} : { GIT_INDEX_FILE: index, GIT_INDEX_VERSION: '2' }),
      ...(reading ? { GIT_OPTIONAL_LOCKS: '0' } : {}),
      ...(this.session && { [MARK]: [this.env[MARK] ?? [], sessionMark(this.session.id)].flat().join(' ') }),
      ...env,
    };
    const call = session === null ? null : noteCall(this, session, args);
    let wasKilled = true;
    const over = new AbortController();
    void releaseWhile(this.root, over.signal);
    try {
      // A credential helper may ask on the terminal.
      const options = { cwd: this.root, env: variables, stdin, timeoutMs, isDetached: !isRemote };
      const captured = await captureOutput(this.program, [...settings, ...args], options);
      wasKilled = false;
      return captured;
    } catch (cause) {
      const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? '';
      const text = cause instanceof Error ? cause.message : String(cause);
      const reason = text.replace(`${this.program} ${[...settings, ...args].join(' ')}: `, '');
      throw new UnansweredError(`git ${verb} gave no answer: ${reason}`, { cause });
    } finally {
      over.abort();
      forgetCall(call, wasKilled);
    }
  }
}

/** Lets go on a call that waits for a pipe, for which it looks less and less often. */
async function releaseWhile(root: string, signal: AbortSignal): Promise<void> {
  for (let waitMs = 2_000; !signal.aborted; waitMs *= 2) {
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    // A folder that is gone holds no pipe.
    if (!signal.aborted) await releasePipes(root).catch(() => undefined);
  }
}

/** Patience with a lock of another process. A commit takes less; an open editor for its message more. */
const lockTimeLimitMs = 5_000;

export interface GitCallOptions {
  index?: string;
  /** The call changes nothing, so it takes no lock that another git might wait for. */
  reading?: boolean;
  /** Without the overrides of the configuration, which it reads. */
  trusting?: boolean;
  stdin?: string | Buffer;
  env?: Record<string, string>;
  /** It signs in to another machine, so it gets the job's secrets. */
  isRemote?: true;
  /** For calls that wait for another machine, or for what a stranger made; the others end by themselves. */
  timeoutMs?: number;
}

export async function checkVersion(cwd: string, env: Record<string, string>): Promise<void> {
  const expected = 'git 2.38 or later is needed; install it outside of the home folder, or put it first on PATH';
  const answer = await runJobProgram('git', ['--version'], { cwd, env, timeoutMs: 60_000 }).catch((cause: unknown) => {
    throw new GitError(`git cannot be run: ${expected}`, { cause });
  });
  const match = answer.stdout.trim();
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(match) ?? []).map(Number);
  if (major < 2 || (major === 2 && minor < 38))
    throw new GitError(`${match || 'an unknown git'} was found, but ${expected}`);
}

/** Finds the first executable git on PATH; the bare name without one. */
export function findGit({ PATH = '' }: Record<string, string>): string {
  const folders = PATH.split(delimiter).filter((folder) => isAbsolute(folder));
  return findProgram(folders.join(delimiter), 'git') ?? 'git';
}
