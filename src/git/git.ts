import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Captured, capture } from '../process/capture.ts';
import { MARK } from '../process/process-tree.ts';
import { forgetCall, type GitSession, markOfCalls, noteCall } from './call-record.ts';
import { harmlessMessage } from './commit-message.ts';
import { type Config, isOnlyGitLfs, overrides, parseConfig } from './config-guard.ts';
import { environment, neutral, ownIdentity, synced, syncVariables } from './environment.ts';
import { withIndexCopy } from './index-copy.ts';
import { type ClearedLocks, clearOwnLocks, lockMet, lockStamp, lockText } from './lock.ts';
import { type Change, parseStatus, type TreeState } from './status.ts';
import { syncFiles } from './sync.ts';

/** Something git refused or could not do, as a sentence. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Git gave no answer: it was killed, took too long, or said more than is taken. */
export class UnansweredError extends GitError {
  override name = 'UnansweredError';
}

/**
 * Git in one repository: a method per verb, every call through one place. An agent can write what it likes into
 * `.git`, so no call runs a hook, a file system monitor, an external diff or a filter that came after `open` (I7).
 */
export class Git {
  /** The top of the work tree. */
  readonly root: string;
  /** The git directory of this work tree, and the one all work trees of the repository share. */
  readonly gitDir: string;
  readonly commonDir: string;
  /** Who commits where nobody is configured, as environment variables; empty where somebody is. */
  readonly identity: Record<string, string> = {};
  readonly #env: Record<string, string>;
  /** Where git was when the repository was opened: by then no agent had written to a folder of PATH. */
  readonly #program: string;
  #config: Config = new Map();
  #overrides: string[] = [];
  #withoutFilters: string[] = [];
  /** The state of the configuration files when they were last read. */
  #readAt: string | null = null;
  #mayWrite: () => void = () => undefined;
  #isSynced = true;
  /** In whose name it changes something; null where nobody holds the checkout. */
  #session: GitSession | null = null;
  /** Locks that were waited for in vain. */
  readonly #lasting = new Set<string>();
  readonly #notIgnored = new Set<string>();
  readonly #trees = new Map<string, string>();
  #flagged: { index: string; entries: string[] } = { index: '', entries: [] };

  private constructor(root: string, gitDir: string, commonDir: string, env: Record<string, string>, program: string) {
    this.#program = program;
    this.root = root;
    this.gitDir = gitDir;
    this.commonDir = commonDir;
    // Named, not discovered again: `core.worktree` or a new `.git` must not send a later call elsewhere.
    this.#env = { ...env, GIT_DIR: gitDir, GIT_WORK_TREE: root };
  }

  /**
   * The repository around `dir`. `env` is the complete environment of every call, of which the variables that would
   * point git elsewhere are dropped. Throws a GitError when git is missing or older than 2.38, or when there is no
   * repository with a work tree and a commit. Its configuration is trusted as it is now, and only as it is now.
   */
  static async open(dir: string, env: Record<string, string>): Promise<Git> {
    if (!existsSync(dir)) throw new GitError(`${dir} does not exist; name a folder inside a git repository`);
    const clean = environment(env);
    const [found] = await Promise.all([
      capture('git', ['rev-parse', '--path-format=absolute', ...whereabouts], { cwd: dir, env: clean }).catch(
        () => null,
      ),
      checkVersion(dir, clean),
    ]);
    if (found === null) throw new GitError(`git could not be run in ${dir}; look whether that folder can be entered`);
    const [bare, gitDir, commonDir, root] = found.stdout.toString('utf8').split('\n');
    if (!gitDir || !commonDir)
      throw new GitError(
        `${dir} is not inside a git repository (${firstLine(found.stderr)}); run git init and commit first`,
      );
    if (bare === 'true' || !root)
      throw new GitError(
        `${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`,
      );
    const git = new Git(resolve(root), resolve(gitDir), resolve(commonDir), clean, programOf(clean));
    // On a branch without a commit, as an attempt may have left it, there is still something to go back to.
    if ((await git.resolve('HEAD')) === null && (await git.read(['for-each-ref', '--count=1'])) === '')
      throw new GitError(`${root} has no commit yet, so there is nothing to go back to; make a first commit`);
    const [config, hasIdentity] = await Promise.all([git.#readConfig(), git.#hasIdentity()]);
    git.#config = config;
    git.#readAt = git.#configStamp();
    if (!hasIdentity) Object.assign(git.identity, ownIdentity);
    Object.assign(git.#env, git.identity);
    return git;
  }

  /** The same repository seen from another of its work trees, with the same trust. */
  at(root: string, gitDir: string): Git {
    const git = new Git(root, gitDir, this.commonDir, this.#env, this.#program);
    Object.assign(git.identity, this.identity);
    git.#config = this.#config;
    git.#overrides = this.#overrides;
    git.#withoutFilters = this.#withoutFilters;
    // It reads the same files, and has none of its own yet.
    git.#readAt = this.#readAt;
    git.#mayWrite = this.#mayWrite;
    git.#isSynced = this.#isSynced;
    git.#session = this.#session;
    return git;
  }

  /**
   * A repository that we have just made, with `env` as the complete environment of its calls: nobody else has written
   * its configuration, so there is none to be read.
   */
  apart(root: string, gitDir: string, env: Record<string, string>): Git {
    const git = new Git(root, gitDir, gitDir, env, this.#program);
    git.#isSynced = false; // it goes when it has been used
    return git;
  }

  /**
   * From now on no filter runs: for jobs that check out what agents brought, whose `.gitattributes` would choose from the
   * filters of the machine and whose `.lfsconfig` says where LFS fetches from. Files are then as git stores them.
   */
  withoutFilters(): void {
    const drivers = [...this.#config.keys()].flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
    this.#withoutFilters = [...new Set(['lfs', ...drivers])].flatMap((driver) =>
      ['clean=', 'smudge=', 'process=', 'required=false'].map((setting) => `filter.${driver}.${setting}`),
    );
  }

  /**
   * From now on asks before every call that may change something; what `mayWrite` throws keeps git from being called
   * (I10). In the name of `session` these calls are noted, so that what a killed one leaves is known for ours.
   */
  guardWith(mayWrite: () => void, session: GitSession): void {
    this.#mayWrite = mayWrite;
    this.#session = session;
  }

  /** Removes what calls of dead runs in this checkout have left locked. */
  async clearOwnLocks(): Promise<ClearedLocks> {
    if (this.#session === null) return { removed: [], left: [] };
    this.#mayWrite();
    return clearOwnLocks(this, this.#session);
  }

  /** From now on what git writes is not synced to the disk: faster, and lost in a power cut. */
  leaveSyncingToSystem(): void {
    this.#isSynced = false;
  }

  /** Puts these files of the work tree on the disk, by their paths below its top. */
  syncFiles(files: readonly string[]): void {
    if (this.#isSynced) syncFiles(files.map((path) => join(this.root, path)));
  }

  /** Variables that let a git called by somebody else, an agent, sync what it writes as ours does. */
  syncVariables(env: Readonly<Record<string, string>>): Record<string, string> {
    return this.#isSynced ? syncVariables(env) : {};
  }

  /**
   * Looks at the configuration again, after an attempt, and overrides in every later call what could run a program or
   * change what files contain. Returns the overriding settings, none when nothing suspicious was changed.
   */
  async distrust(): Promise<readonly string[]> {
    const stamp = this.#configStamp();
    if (stamp === null || stamp !== this.#readAt) {
      this.#overrides = overrides(this.#config, await this.#readConfig());
      this.#readAt = stamp;
    }
    return this.#overrides;
  }

  /**
   * Tells one state of the configuration files from another, change times included, which cannot be set back. Null
   * where one file includes another: then only git knows which files count.
   */
  #configStamp(): string | null {
    if ([...this.#config.keys()].some((key) => /^include(if)?\./.test(key))) return null;
    const { HOME = '', XDG_CONFIG_HOME = join(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#env;
    const global =
      GIT_CONFIG_GLOBAL === undefined
        ? [join(XDG_CONFIG_HOME, 'git/config'), join(HOME, '.gitconfig')]
        : [GIT_CONFIG_GLOBAL];
    const own = [join(this.commonDir, 'config'), join(this.gitDir, 'config.worktree')];
    return ['/etc/gitconfig', ...global, ...own].map(fileStamp).join('|');
  }

  /** The configuration of the user, whom an agent's `git config --global` would speak for. */
  get userConfigs(): readonly string[] {
    const { HOME = '', XDG_CONFIG_HOME = join(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#env;
    if (GIT_CONFIG_GLOBAL !== undefined) return GIT_CONFIG_GLOBAL === '/dev/null' ? [] : [GIT_CONFIG_GLOBAL];
    return HOME === '' ? [] : [join(XDG_CONFIG_HOME, 'git/config'), join(HOME, '.gitconfig')];
  }

  /** Whether a file of configuration differs from `before` only by what sets up LFS; false where git cannot read it. */
  async isConfigForLfs(file: string, before: Buffer | null | undefined): Promise<boolean> {
    const list = ['config', '--list', '-z', '--no-includes', '--file'];
    const env = { GIT_CONFIG_GLOBAL: '/dev/null' };
    const now = await this.try([...list, file], { reading: true, trusting: true, env });
    if (now.exitCode !== 0) return false;
    const then = await this.try([...list, '-'], { reading: true, trusting: true, env, stdin: before ?? '' });
    const [one, other] = [then, now].map(({ stdout }) => parseConfig(stdout.toString('utf8')));
    return then.exitCode === 0 && one !== undefined && other !== undefined && isOnlyGitLfs(one, other);
  }

  /** Who is configured to commit; null where nobody is. */
  get user(): { name: string; email: string } | null {
    const [name, email] = ['user.name', 'user.email'].map((key) => this.#config.get(key)?.at(-1));
    return name === undefined || email === undefined ? null : { name, email };
  }

  /** The keys under which the configuration holds a token or a password, as a checkout that persists credentials leaves it. */
  get credentials(): string[] {
    const found = [...this.#config].filter(([key, values]) => values.some((value) => holdsSecret(key, value)));
    return found.map(([key]) => key.replace(inUrl, '//***@'));
  }

  /** The environment of its calls. */
  get environment(): Record<string, string> {
    return { ...this.#env };
  }

  /** A call of git that changes nothing here, for whoever connects its output to another program. */
  plain(args: readonly string[]): { command: string; args: string[]; cwd: string; env: Record<string, string> } {
    const settings = [...neutral, ...this.#withoutFilters, ...this.#overrides].flatMap((setting) => ['-c', setting]);
    return { command: this.#program, args: [...settings, ...args], cwd: this.root, env: { ...this.#env } };
  }

  get overridden(): readonly string[] {
    return this.#overrides;
  }

  /** Whether this is one of several work trees and not the first. */
  get isLinked(): boolean {
    return this.gitDir !== this.commonDir;
  }

  /** Whether only a part of the files is checked out. */
  get isSparse(): boolean {
    return this.#config.get('core.sparsecheckout')?.at(-1) === 'true';
  }

  async head(): Promise<{ sha: string; branch: string | null }> {
    const [sha = '', name = ''] = (await this.read(['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD'])).split('\n');
    return { sha, branch: name.startsWith('refs/heads/') ? name : null };
  }

  /**
   * HEAD, branch and every path that differs from HEAD, in one scan. Untracked files are named one by one; without them
   * the scan takes half the time. `refresh` lets git write into the index what it has seen of the files, where we own the
   * index: a file as new as the index itself is read at every scan until then.
   */
  async state({ untracked = true, refresh = false } = {}): Promise<TreeState> {
    const which = untracked ? ['--untracked-files=all', '--ignored=matching'] : ['--untracked-files=no'];
    const args = [...statusCommand, ...which];
    const state = parseStatus(await (refresh ? this.run(args) : this.read(args)));
    return untracked ? { ignored: [], ...state } : state;
  }

  async status(): Promise<Change[]> {
    return (await this.state()).changes;
  }

  async isClean(): Promise<boolean> {
    return (await this.status()).length === 0;
  }

  /**
   * The index entries that carry a flag, as `git ls-files -v` tells them: `h path` is assumed unchanged, `S path` is
   * skipped. Read anew only when the index was.
   */
  async flagged(): Promise<string[]> {
    const index = this.#indexStamp();
    if (this.#flagged.index !== index) {
      const listed = await this.read(['ls-files', '-v', '-z']);
      // Nearly always nothing is flagged, and 50,000 entries are not worth taking apart to find that out.
      const entries = /(^|\0)[^H]/.test(listed) ? paths(listed).filter((entry) => !entry.startsWith('H ')) : [];
      this.#flagged = { index, entries };
    }
    return this.#flagged.entries;
  }

  /** Spares `flagged` its look where the entries are known: after git itself, or we, wrote the index. */
  knowFlagged(entries: string[]): void {
    // In a sparse checkout git flags by its own patterns.
    if (!this.isSparse) this.#flagged = { index: this.#indexStamp(), entries };
  }

  /** Tells one state of the user's index file from another. */
  #indexStamp(): string {
    return fileStamp(join(this.gitDir, 'index'));
  }

  /** The commit a name stands for; null when there is none. */
  async resolve(name: string): Promise<string | null> {
    const { exitCode, stdout } = await this.try(
      ['rev-parse', '-q', '--verify', '--end-of-options', `${name}^{commit}`],
      { reading: true },
    );
    return exitCode === 0 ? stdout.toString('latin1').trim() : null;
  }

  /** The object a full ref name stands for: of an annotated tag the tag itself. */
  async object(ref: string): Promise<string> {
    return (await this.read(['rev-parse', '--verify', '--end-of-options', ref])).trim();
  }

  /** Those of `candidates` that are untracked and ignored. */
  async ignored(candidates: readonly string[]): Promise<string[]> {
    if (candidates.length === 0) return [];
    const args = ['check-ignore', '-z', '--stdin'];
    // This verb refuses literal pathspecs; `./` keeps a leading colon from meaning something.
    const stdin = zeroEnded(candidates.map((path) => `./${path}`));
    const result = await this.try(args, { reading: true, stdin, env: { GIT_LITERAL_PATHSPECS: '0' } });
    if (result.exitCode > 1) throw failure(args, result);
    return paths(result.stdout.toString('utf8')).map((path) => path.slice(2));
  }

  /**
   * The rule by which git ignores each of `candidates` that it ignores, by path: `.gitignore:2: dist/`. It explains and
   * decides nothing: git names no rule at all where one of the paths lies behind a link or in a submodule.
   */
  async ignoreRules(candidates: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (candidates.length === 0) return new Map();
    const args = ['check-ignore', '-v', '-z', '--stdin'];
    const stdin = zeroEnded(candidates.map((path) => `./${path}`));
    const result = await this.try(args, { reading: true, stdin, env: { GIT_LITERAL_PATHSPECS: '0' } });
    if (result.exitCode > 1) return new Map();
    const fields = paths(result.stdout.toString('utf8'));
    const rules = new Map<string, string>();
    for (let at = 0; at + 3 < fields.length; at += 4) {
      const [source, line, pattern = '', path = ''] = fields.slice(at, at + 4);
      // With `-v` git also prints the rule that takes a path out again.
      if (!pattern.startsWith('!')) rules.set(path.slice(2), `${source}:${line}: ${pattern}`);
    }
    return rules;
  }

  /**
   * Commits these files as they are now, and nothing else, on the branch HEAD is on. No hook runs; ignored files and
   * other staged changes are left as they are. `known` is a scan that still holds but for these files; `drop` is a ref
   * that goes in the same transaction. Returns the commit, or null when nothing changed. Throws when HEAD moved meanwhile.
   */
  async commitPaths(
    message: string,
    files: readonly string[],
    { known, drop }: { known?: TreeState; drop?: string } = {},
  ): Promise<string | null> {
    const head = known?.head ?? (await this.head()).sha;
    const commit = await this.commitBeside(message, files, head, known);
    if (commit !== null)
      await this.moveHead(head, commit, `commit: ${firstLine(message)}`, { drop: drop === undefined ? [] : [drop] });
    return commit;
  }

  /** The same commit on top of `head`, on no branch: its files are staged, but HEAD stays where it is. */
  async commitBeside(
    message: string,
    files: readonly string[],
    head: string,
    known?: TreeState,
  ): Promise<string | null> {
    const changed = new Map((known?.changes ?? []).map((change) => [change.path, change]));
    const ignored = new Set(await this.#ignoredOf(files.filter((file) => !changed.has(file))));
    const wanted = files.filter((file) => !ignored.has(file));
    if (wanted.length === 0) return null;
    const wasRead = this.#flagged.index === this.#indexStamp();
    await this.stage(wanted);
    const mine = new Set(wanted);
    const [staged] = await Promise.all([
      known
        ? known.changes.filter(({ kind, index }) => kind !== 'untracked' && index !== '.').map(({ path }) => path)
        : this.#staged(head),
      known ? null : this.treeOf(head), // asked for below, and remembered
    ]);
    const tree = staged.every((path) => mine.has(path)) ? await this.writeTree() : await this.treeWith(head, wanted);
    // A file that a scan found changed makes a difference for certain; otherwise only the trees can tell.
    if (!wanted.some((file) => changed.has(file)) && tree === (await this.treeOf(head))) return null;
    // Staging and writing a tree rewrite the index, but flag nothing.
    if (wasRead) this.#flagged.index = this.#indexStamp();
    if (!this.isLinked) this.syncFiles(wanted); // what a work tree of ours holds is folded, and goes
    return this.commitTree(tree, [head], message);
  }

  /**
   * Moves HEAD and its branch, or another `ref`, and drops refs, in one transaction. Throws a GitError when it is not at
   * `from`.
   */
  async moveHead(
    from: string,
    to: string,
    reason: string,
    { ref = 'HEAD', drop = [] }: { ref?: string; drop?: readonly string[] } = {},
  ): Promise<void> {
    const moves = [`update ${ref} ${to} ${from}`, ...drop.map((ref) => `delete ${ref}`)];
    await this.run(['update-ref', '-m', reason, '--stdin'], { stdin: `${moves.join('\n')}\n` });
  }

  async #staged(head: string): Promise<string[]> {
    return paths(await this.read(['diff-index', '--cached', '-z', '--name-only', '--no-renames', head, '--']));
  }

  /** Asks once for each path that turned out not to be ignored: by the time that could change it is tracked. */
  async #ignoredOf(files: readonly string[]): Promise<string[]> {
    const unknown = files.filter((file) => !this.#notIgnored.has(file));
    const ignored = await this.ignored(unknown);
    for (const file of unknown) if (!ignored.includes(file)) this.#notIgnored.add(file);
    return ignored;
  }

  /** Takes these files into the index as they are in the work tree; those that are gone leave it. */
  async stage(files: readonly string[], index?: string): Promise<void> {
    await this.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
      stdin: zeroEnded(files),
      ...(index === undefined ? {} : { index }),
    });
  }

  async writeTree(index?: string): Promise<string> {
    return (await this.run(['write-tree'], index === undefined ? {} : { index })).trim();
  }

  async treeOf(commit: string): Promise<string> {
    const known = this.#trees.get(commit);
    if (known !== undefined) return known;
    const tree = (await this.read(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).trim();
    if (/^[0-9a-f]{40,64}$/.test(commit)) this.#trees.set(commit, tree);
    return tree;
  }

  /** A tree like that of `tree`, a commit or tree, but with these files as they are in the work tree. */
  async treeWith(tree: string, files: readonly string[]): Promise<string> {
    return withIndexCopy(this, async (index) => {
      await this.run(['read-tree', '--reset', tree], { index });
      await this.stage(files, index);
      return this.writeTree(index);
    });
  }

  /** A commit of a tree, on no branch. */
  async commitTree(tree: string, parents: readonly string[], message: string): Promise<string> {
    const args = ['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree];
    return (await this.run(args, { stdin: harmlessMessage(message) })).trim();
  }

  async #readConfig(): Promise<Config> {
    return parseConfig(await this.read(['config', '--list', '-z', '--includes'], { trusting: true }));
  }

  async #hasIdentity(): Promise<boolean> {
    const { exitCode } = await this.try(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'], {
      reading: true,
    });
    return exitCode === 0;
  }

  /** Output of a call that changes nothing. */
  read(args: readonly string[], how: Call = {}): Promise<string> {
    return this.run(args, { ...how, reading: true });
  }

  /** Output of a call that must succeed. Throws a GitError with git's own words. */
  async run(args: readonly string[], how: Call = {}): Promise<string> {
    const result = await this.try(args, how);
    if (result.exitCode !== 0) throw failure(args, result, this.gitDir, this.#session?.now());
    return result.stdout.toString('utf8');
  }

  /**
   * Runs git once more as long as somebody else holds a lock it needs, for some seconds: git then has changed nothing yet.
   * For the files of this room; others use the verbs.
   */
  async try(args: readonly string[], how: Call = {}): Promise<Captured> {
    for (const until = performance.now() + lockPatienceMs; ; ) {
      const result = await this.#once(args, how);
      const lock = how.reading || result.exitCode === 0 ? null : lockMet(result.stderr);
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
  async #once(args: readonly string[], how: Call): Promise<Captured> {
    if (!how.reading) this.#mayWrite();
    const { cwd = this.root, index, reading, trusting, stdin, env, timeoutMs } = how;
    const forCopies = index === undefined ? [] : ['index.skipHash=true']; // nobody reads a copy after us
    // Also where it only reads: merge-tree takes no lock, and writes objects.
    const toSync = this.#isSynced ? synced[index === undefined ? 'repository' : 'indexCopy'] : [];
    const ours = [...neutral, ...forCopies, ...toSync, ...this.#withoutFilters];
    const settings = [...ours, ...(trusting ? [] : this.#overrides)].flatMap((setting) => ['-c', setting]);
    // What is written into a copy of the index locks nothing of the user's.
    const session = reading || index !== undefined ? null : this.#session;
    const variables = {
      ...this.#env,
      ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
      ...(reading ? { GIT_OPTIONAL_LOCKS: '0' } : {}),
      ...(session === null ? {} : { [MARK]: [this.#env[MARK] ?? [], markOfCalls(session.id)].flat().join(' ') }),
      ...env,
    };
    const call = session === null ? null : noteCall(this, session, args);
    let wasKilled = true;
    try {
      const captured = await capture(this.#program, [...settings, ...args], {
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

export interface Call {
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
function programOf({ PATH = '' }: Record<string, string>): string {
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

function holdsSecret(key: string, value: string): boolean {
  if (/^http\.(.+\.)?extraheader$/.test(key)) return /^authorization:/i.test(value.trim());
  return /^url\./.test(key) ? inUrl.test(key) : /^remote\..+\.(push)?url$/.test(key) && inUrl.test(value);
}

const inUrl = /(?<=https?:)\/\/[^/@]+@/i;

function fileStamp(path: string): string {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : 'none';
}

/** Says why a call failed. `now` is in ms since the epoch. */
export function failure(
  args: readonly string[],
  { exitCode, stderr }: Captured,
  gitDir?: string,
  now: number | null = null,
): GitError {
  const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
  const lock = lockMet(stderr);
  if (lock !== null) return new GitError(`git ${verb} could not be done: ${lockText(lock, now)}`);
  const said = stderr.trim() || 'it said nothing';
  const full = gitDir !== undefined && isFull(gitDir) ? ' (No space left on device)' : '';
  return new GitError(`git ${verb} failed with exit code ${exitCode}: ${said}${full}`);
}

/** Git often does not say why it could not write. */
function isFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < 128 * 1024;
  } catch {
    return false;
  }
}

/** Submodules count by their commit: looking inside would run git under a configuration the agent may have written. */
const statusCommand = [
  ...['status', '--porcelain=v2', '-z', '--branch', '--no-ahead-behind'],
  ...['--no-renames', '--ignore-submodules=dirty'],
];

const whereabouts = ['--is-bare-repository', '--absolute-git-dir', '--git-common-dir', '--show-toplevel'];

async function checkVersion(cwd: string, env: Record<string, string>): Promise<void> {
  const wanted = 'git 2.38 or later is needed; install it or put it first on PATH';
  const answer = await capture('git', ['--version'], { cwd, env }).catch((cause: unknown) => {
    throw new GitError(`git cannot be run: ${wanted}`, { cause });
  });
  const found = answer.stdout.toString('utf8').trim();
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(found) ?? []).map(Number);
  if (major < 2 || (major === 2 && minor < 38))
    throw new GitError(`${found || 'an unknown git'} was found, but ${wanted}`);
}

/** The entries of a list in which each one ends with a NUL. */
export function paths(list: string): string[] {
  return list.split('\0').filter((entry) => entry !== '');
}

export function zeroEnded(list: readonly string[]): string {
  return list.map((entry) => `${entry}\0`).join('');
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
