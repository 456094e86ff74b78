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

/** Calls git by its full path, with a configuration and environment that `.git` can't influence. */
export class GitCalls {
  readonly root: string;
  /** The git directory of this work tree; all work trees share `commonDir`. */
  readonly gitDir: string;
  readonly commonDir: string;
  readonly config: GitConfig;
  protected readonly env: Record<string, string>;
  protected readonly jobEnv: Record<string, string>;
  /** Resolved before an agent could write to a folder on PATH. */
  protected readonly program: string;
  protected mayWrite: () => void = () => undefined;
  protected isSynced = true;
  /** Null if the checkout isn't locked. */
  protected session: GitSession | null = null;
  /** Locks that outlasted the wait. */
  readonly #lasting = new Set<string>();

  /** Pass `config` to share the trust of another work tree. */
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
    // Set explicitly, because `core.worktree` or a new `.git` could redirect later calls.
    this.jobEnv = { ...env, GIT_DIR: gitDir, GIT_WORK_TREE: root };
    this.env = withoutSecrets(this.jobEnv);
    const list = () => this.read(configListing, { trusting: true });
    this.config = config ?? new GitConfig({ root, gitDir, commonDir, env: this.env }, list);
  }

  get isLinked(): boolean {
    return this.gitDir !== this.commonDir;
  }

  /** Includes the repository, because another repository's run on this machine may have the same id. */
  processMark(runId: string, of: string, time: number): string {
    return `${createHash('sha256').update(this.commonDir).digest('hex').slice(0, 12)}/${runId}/${of}/${time}`;
  }

  get isShallow(): boolean {
    return existsSync(join(this.commonDir, 'shallow'));
  }

  /** `mayWrite` may throw to prevent a modifying call (I10). `session` identifies locks of killed calls. */
  guardWith(mayWrite: () => void, session: GitSession): void {
    this.mayWrite = mayWrite;
    this.session = session;
  }

  async clearOwnLocks(): Promise<ClearedLocks> {
    if (this.session === null) return { removed: [], left: [] };
    this.mayWrite();
    return clearOwnLocks(this, this.session);
  }

  async syncFiles(files: readonly string[]): Promise<void> {
    if (this.isSynced) await syncFiles(this.root, files);
  }

  get environment(): Record<string, string> {
    return { ...this.env };
  }

  /** Returns the words of a read-only call, for a caller that pipes the output to another program. */
  plain(args: readonly string[]): { command: string; args: string[]; cwd: string; env: Record<string, string> } {
    const ownSettings = [...neutralSettings, ...this.config.forced, ...this.config.overridden()];
    const settings = ownSettings.flatMap((setting) => ['-c', setting]);
    return { command: this.program, args: [...settings, ...args], cwd: this.root, env: { ...this.env } };
  }

  read(args: readonly string[], call: GitCallOptions = {}): Promise<string> {
    return this.run(args, { ...call, reading: true });
  }

  async readPaths(args: readonly string[], call: GitCallOptions = {}): Promise<string> {
    return decodePaths(await this.#runForOutput(args, { reading: true, ...call }));
  }

  /** Passes NUL-separated paths to `take`, about 64 KiB at a time. @throws GitError with git's message */
  async readPathsInPieces(
    args: readonly string[],
    take: (paths: readonly string[]) => Promise<void> | void,
    call: GitCallOptions = {},
  ): Promise<void> {
    const output = await this.#runForOutput(args, { reading: true, ...call });
    const last = output.lastIndexOf(0);
    for (let at = 0, end = 0; at <= last; at = end + 1) {
      end = output.indexOf(0, Math.min(at + 65_536, last));
      await take(decodePaths(output.subarray(at, end)).split('\0'));
    }
  }

  async run(args: readonly string[], call: GitCallOptions = {}): Promise<string> {
    return (await this.#runForOutput(args, call)).toString('utf8');
  }

  async #runForOutput(args: readonly string[], call: GitCallOptions): Promise<Buffer> {
    const result = await this.try(args, call);
    if (result.exitCode !== 0) throw gitFailure(args, result, this.gitDir, this.session?.now());
    return result.stdout;
  }

  /** Runs git and returns any exit code. Retries for a few seconds while another process holds a lock. */
  async try(args: readonly string[], call: GitCallOptions = {}): Promise<Captured> {
    for (const giveUpAt = performance.now() + lockTimeLimitMs; ; ) {
      const result = await this.#runOnce(args, call);
      const lock = call.reading || result.exitCode === 0 ? null : refusedLock(result.stderr);
      if (lock === null || !(await this.#waitForLock(lock, giveUpAt))) return result;
    }
  }

  /** Waits until a lock is gone or replaced. Returns false if it stays. */
  async #waitForLock(lock: string, giveUpAt: number): Promise<boolean> {
    const stamp = fileStamp(lock);
    if (stamp === null) return performance.now() < giveUpAt;
    if (this.#lasting.has(stamp)) return false;
    await this.clearOwnLocks();
    while (performance.now() < giveUpAt) {
      if (fileStamp(lock) !== stamp) return true;
      await sleep(50);
    }
    this.#lasting.add(stamp);
    return false;
  }

  /** The only place that starts git. */
  async #runOnce(args: readonly string[], call: GitCallOptions): Promise<Captured> {
    if (!call.reading) this.mayWrite();
    const { index, reading, trusting, stdin, env, timeoutMs, isRemote } = call;
    const copySettings = index === undefined ? [] : ['index.skipHash=true', 'core.splitIndex=false'];
    // Needed even for reading calls: merge-tree takes no lock but writes objects.
    const syncOptions = this.isSynced ? syncSettings[index === undefined ? 'repository' : 'indexCopy'] : [];
    const ownSettings = [...neutralSettings, ...copySettings, ...syncOptions, ...this.config.forced];
    if (!trusting) await this.config.refresh();
    const overridden = trusting ? [] : this.config.overridden({ isRemote });
    const settings = [...ownSettings, ...overridden].flatMap((setting) => ['-c', setting]);
    // Writing to an index copy takes no locks in the repository.
    const session = reading || index !== undefined ? null : this.session;
    const variables = {
      ...(isRemote ? this.jobEnv : this.env),
      ...(index === undefined ? {} : { GIT_INDEX_FILE: index, GIT_INDEX_VERSION: '2' }),
      ...(reading ? { GIT_OPTIONAL_LOCKS: '0' } : {}),
      ...(this.session && { [MARK]: [this.env[MARK] ?? [], sessionMark(this.session.id)].flat().join(' ') }),
      ...env,
    };
    const record = session === null ? null : noteCall(this, session, args);
    let wasKilled = true;
    const finished = new AbortController();
    void releasePipesUntil(this.root, finished.signal);
    try {
      // Not detached for a remote, because credential helpers may ask on the terminal.
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
      finished.abort();
      forgetCall(record, wasKilled);
    }
  }
}

/** Unblocks a call that waits for a pipe; checks less and less often. */
async function releasePipesUntil(root: string, signal: AbortSignal): Promise<void> {
  for (let waitMs = 2_000; !signal.aborted; waitMs *= 2) {
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await releasePipes(root).catch(() => undefined);
  }
}

/** A commit takes less; an editor open for its message takes more. */
const lockTimeLimitMs = 5_000;

export interface GitCallOptions {
  index?: string;
  /** True for read-only calls: they take no optional locks. */
  reading?: boolean;
  /** True for reading the configuration itself, without overrides. */
  trusting?: boolean;
  stdin?: string | Buffer;
  env?: Record<string, string>;
  /** Calls to a remote need the job's secrets. */
  isRemote?: true;
  /** Set for calls that depend on another machine or on untrusted data. */
  timeoutMs?: number;
}

export async function checkVersion(cwd: string, env: Record<string, string>): Promise<void> {
  const expected = 'git 2.38 or later is needed; install it outside of the home folder, or put it first on PATH';
  const answer = await runJobProgram('git', ['--version'], { cwd, env, timeoutMs: 60_000 }).catch((cause: unknown) => {
    throw new GitError(`git cannot be run: ${expected}`, { cause });
  });
  const version = answer.stdout.trim();
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  if (major < 2 || (major === 2 && minor < 38))
    throw new GitError(`${version || 'an unknown git'} was found, but ${expected}`);
}

/** Finds the first executable git on PATH, or returns `git`. */
export function findGit({ PATH = '' }: Record<string, string>): string {
  const folders = PATH.split(delimiter).filter((folder) => isAbsolute(folder));
  return findProgram(folders.join(delimiter), 'git') ?? 'git';
}
