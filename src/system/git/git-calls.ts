import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Captured, capture } from '../process/capture.ts';
import { MARK } from '../process/process-tree.ts';
import { forgetCall, type GitSession, noteCall, sessionMark } from './call-record.ts';
import { syncFiles } from './file-sync.ts';
import { GitConfig } from './git-config.ts';
import { neutralSettings, syncSettings, syncVariables } from './git-environment.ts';
import { gitFailure, UnansweredError } from './git-error.ts';
import { type ClearedLocks, clearOwnLocks, lockStamp, refusedLock } from './lock.ts';

/**
 * How git is called in one repository: by its full path, with a configuration and an environment that nothing in `.git`
 * decides, in the name of the run that holds the checkout, synced to the disk, and once more where a lock was in its way.
 */
export class GitCalls {
  /** The top of the work tree. */
  readonly root: string;
  /** The git directory of this work tree, and the one all work trees of the repository share. */
  readonly gitDir: string;
  readonly commonDir: string;
  readonly config: GitConfig;
  protected readonly env: Record<string, string>;
  /** Where git was when the repository was opened: by then no agent had written to a folder of PATH. */
  protected readonly program: string;
  protected mayWrite: () => void = () => undefined;
  protected isSynced = true;
  /** In whose name it changes something; null where nobody holds the checkout. */
  protected session: GitSession | null = null;
  /** Locks that were waited for in vain. */
  readonly #lasting = new Set<string>();

  constructor(root: string, gitDir: string, commonDir: string, env: Record<string, string>, program: string) {
    this.program = program;
    this.root = root;
    this.gitDir = gitDir;
    this.commonDir = commonDir;
    // Named, not discovered again: `core.worktree` or a new `.git` must not send a later call elsewhere.
    this.env = { ...env, GIT_DIR: gitDir, GIT_WORK_TREE: root };
    const list = ['config', '--list', '-z', '--includes'];
    this.config = new GitConfig({ gitDir, commonDir, env: this.env }, () => this.read(list, { trusting: true }));
  }

  /** Whether this is one of several work trees and not the first. */
  get isLinked(): boolean {
    return this.gitDir !== this.commonDir;
  }

  /** Whether history is cut off somewhere: git lists there where. */
  get isShallow(): boolean {
    return existsSync(join(this.commonDir, 'shallow'));
  }

  /**
   * From now on asks before every call that may change something; what `mayWrite` throws keeps git from being called
   * (I10). In the name of `session` these calls are noted, so that what a killed one leaves is known for ours.
   */
  guardWith(mayWrite: () => void, session: GitSession): void {
    this.mayWrite = mayWrite;
    this.session = session;
  }

  /** Removes what calls of dead runs in this checkout have left locked. */
  async clearOwnLocks(): Promise<ClearedLocks> {
    if (this.session === null) return { removed: [], left: [] };
    this.mayWrite();
    return clearOwnLocks(this, this.session);
  }

  /** From now on what git writes is not synced to the disk: faster, and lost in a power cut. */
  leaveSyncingToSystem(): void {
    this.isSynced = false;
  }

  /** Puts these files of the work tree on the disk, by their paths below its top. */
  syncFiles(files: readonly string[]): void {
    if (this.isSynced) syncFiles(files.map((path) => join(this.root, path)));
  }

  /** Variables that let a git called by somebody else, an agent, sync what it writes as ours does. */
  syncVariables(env: Readonly<Record<string, string>>): Record<string, string> {
    return this.isSynced ? syncVariables(env) : {};
  }

  /** The environment of its calls. */
  get environment(): Record<string, string> {
    return { ...this.env };
  }

  /** A call of git that changes nothing here, for whoever connects its output to another program. */
  plain(args: readonly string[]): { command: string; args: string[]; cwd: string; env: Record<string, string> } {
    const settings = [...neutralSettings, ...this.config.forced, ...this.config.overridden].flatMap((setting) => [
      '-c',
      setting,
    ]);
    return { command: this.program, args: [...settings, ...args], cwd: this.root, env: { ...this.env } };
  }

  /** Output of a call that changes nothing. */
  read(args: readonly string[], how: GitCallOptions = {}): Promise<string> {
    return this.run(args, { ...how, reading: true });
  }

  /** Output of a call that must succeed. Throws a GitError with git's own words. */
  async run(args: readonly string[], how: GitCallOptions = {}): Promise<string> {
    const result = await this.try(args, how);
    if (result.exitCode !== 0) throw gitFailure(args, result, this.gitDir, this.session?.now());
    return result.stdout.toString('utf8');
  }

  /**
   * Runs git once more as long as somebody else holds a lock it needs, for some seconds: git then has changed nothing yet.
   * For the files of this room; others use the verbs.
   */
  async try(args: readonly string[], how: GitCallOptions = {}): Promise<Captured> {
    for (const until = performance.now() + lockPatienceMs; ; ) {
      const result = await this.#once(args, how);
      const lock = how.reading || result.exitCode === 0 ? null : refusedLock(result.stderr);
      if (lock === null || !(await this.#outlast(lock, until))) return result;
    }
  }

  /** Waits until a lock is gone, or another one stands in its place. False when it stays. */
  async #outlast(lock: string, until: number): Promise<boolean> {
    const stamp = lockStamp(lock);
    if (stamp === null) return performance.now() < until;
    if (this.#lasting.has(stamp)) return false;
    await this.clearOwnLocks();
    while (performance.now() < until) {
      if (lockStamp(lock) !== stamp) return true;
      await sleep(50);
    }
    this.#lasting.add(stamp);
    return false;
  }

  /** The one place where git is called. */
  async #once(args: readonly string[], how: GitCallOptions): Promise<Captured> {
    if (!how.reading) this.mayWrite();
    const { cwd = this.root, index, reading, trusting, stdin, env, timeoutMs } = how;
    const forCopies = index === undefined ? [] : ['index.skipHash=true']; // nobody reads a copy after us
    // Also where it only reads: merge-tree takes no lock, and writes objects.
    const toSync = this.isSynced ? syncSettings[index === undefined ? 'repository' : 'indexCopy'] : [];
    const ours = [...neutralSettings, ...forCopies, ...toSync, ...this.config.forced];
    const settings = [...ours, ...(trusting ? [] : this.config.overridden)].flatMap((setting) => ['-c', setting]);
    // What is written into a copy of the index locks nothing of the user's.
    const session = reading || index !== undefined ? null : this.session;
    const variables = {
      ...this.env,
      ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
      ...(reading ? { GIT_OPTIONAL_LOCKS: '0' } : {}),
      ...(session === null ? {} : { [MARK]: [this.env[MARK] ?? [], sessionMark(session.id)].flat().join(' ') }),
      ...env,
    };
    const call = session === null ? null : noteCall(this, session, args);
    let wasKilled = true;
    try {
      const captured = await capture(this.program, [...settings, ...args], {
        cwd,
        env: variables,
        ...(stdin === undefined ? {} : { stdin }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      wasKilled = false;
      return captured;
    } catch (cause) {
      const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? '';
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new UnansweredError(`git ${verb} gave no answer: ${why}`, { cause });
    } finally {
      forgetCall(call, wasKilled);
    }
  }
}

/** How long a lock of somebody else's is waited for. A commit takes less; an editor that is open for its message more. */
const lockPatienceMs = 5_000;

export interface GitCallOptions {
  cwd?: string;
  /** Another index file than the user's. */
  index?: string;
  /** The call changes nothing, so it takes no lock that another git might wait for. */
  reading?: boolean;
  /** Without the overrides of `distrust`. */
  trusting?: boolean;
  stdin?: string | Buffer;
  env?: Record<string, string>;
  /** For calls that wait for another machine; the others end by themselves. */
  timeoutMs?: number;
}

/** The first git on PATH that can be run, by its full path; the bare name where PATH leads to none. */
export function findGit({ PATH = '' }: Record<string, string>): string {
  const found = PATH.split(delimiter)
    .map((folder) => join(folder, 'git'))
    .find((file) => isAbsolute(file) && canRun(file));
  return found ?? 'git';
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
