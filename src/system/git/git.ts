import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capture } from '../process/capture.ts';
import { harmlessMessage } from './commit-message.ts';
import { isOnlyGitLfs, parseConfig } from './config-guard.ts';
import { findGit, GitCalls } from './git-calls.ts';
import { fileStamp } from './git-config.ts';
import { gitEnvironment, ownIdentity } from './git-environment.ts';
import { GitError, gitFailure } from './git-error.ts';
import { type Head, isObjectName, readHead } from './head.ts';
import { withIndexCopy } from './index-copy.ts';
import { parseStatus, type StatusChange, type TreeState } from './work-tree-status.ts';

/**
 * Git in one repository: a method per verb, every call through one place. An agent can write what it likes into
 * `.git`, so no call runs a hook, a file system monitor, an external diff or a filter that came after `open` (I7).
 */
export class Git extends GitCalls {
  /** Who commits where nobody is configured, as environment variables; empty where somebody is. */
  readonly identity: Record<string, string> = {};
  readonly #notIgnored = new Set<string>();
  readonly #trees = new Map<string, string>();
  #flagged: { index: string; entries: string[] } = { index: '', entries: [] };

  /**
   * The repository around `dir`. `env` is the complete environment of every call, of which the variables that would
   * point git elsewhere are dropped. Throws a GitError when git is missing or older than 2.38, or when there is no
   * repository with a work tree and a commit. Its configuration is trusted as it is now, and only as it is now.
   */
  static async open(dir: string, env: Record<string, string>): Promise<Git> {
    if (!existsSync(dir)) throw new GitError(`${dir} does not exist; name a folder inside a git repository`);
    const clean = gitEnvironment(env);
    const [found] = await Promise.all([
      capture('git', ['rev-parse', '--path-format=absolute', ...locationFlags], { cwd: dir, env: clean }).catch(
        () => null,
      ),
      checkVersion(dir, clean),
    ]);
    if (found === null) throw new GitError(`git could not be run in ${dir}; look whether that folder can be entered`);
    const [bare, gitDir, commonDir, root] = found.stdout.toString('utf8').split('\n');
    if (!gitDir || !commonDir)
      throw new GitError(
        `${dir} is not inside a git repository (${lineUpToBreak(found.stderr)}); run git init and commit first`,
      );
    if (bare === 'true' || !root)
      throw new GitError(
        `${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`,
      );
    const git = new Git(resolve(root), resolve(gitDir), resolve(commonDir), clean, findGit(clean));
    // On a branch without a commit, as an attempt may have left it, there is still something to go back to.
    if ((await git.resolve('HEAD')) === null && (await git.read(['for-each-ref', '--count=1'])) === '')
      throw new GitError(`${root} has no commit yet, so there is nothing to go back to; make a first commit`);
    const [hasIdentity] = await Promise.all([git.#hasIdentity(), git.config.trust()]);
    if (!hasIdentity) Object.assign(git.identity, ownIdentity);
    Object.assign(git.env, git.identity);
    return git;
  }

  /** The same repository seen from another of its work trees, with the same trust. */
  at(root: string, gitDir: string): Git {
    const git = new Git(root, gitDir, this.commonDir, this.env, this.program);
    Object.assign(git.identity, this.identity);
    git.config.trustAs(this.config); // it has no file of its own yet
    git.mayWrite = this.mayWrite;
    git.isSynced = this.isSynced;
    git.session = this.session;
    return git;
  }

  /**
   * A repository that we have just made, with `env` as the complete environment of its calls: nobody else has written
   * its configuration, so there is none to be read.
   */
  apart(root: string, gitDir: string, env: Record<string, string>): Git {
    const git = new Git(root, gitDir, gitDir, env, this.program);
    git.isSynced = false; // it goes when it has been used
    return git;
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

  head(): Promise<Head> {
    return readHead(this);
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

  async status(): Promise<StatusChange[]> {
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
      const entries = /(^|\0)[^H]/.test(listed) ? splitAtNuls(listed).filter((entry) => !entry.startsWith('H ')) : [];
      this.#flagged = { index, entries };
    }
    return this.#flagged.entries;
  }

  /** Spares `flagged` its look where the entries are known: after git itself, or we, wrote the index. */
  knowFlagged(entries: string[]): void {
    // In a sparse checkout git flags by its own patterns.
    if (!this.config.isSparse) this.#flagged = { index: this.#indexStamp(), entries };
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
    const stdin = joinWithNuls(candidates.map((path) => `./${path}`));
    const result = await this.try(args, { reading: true, stdin, env: { GIT_LITERAL_PATHSPECS: '0' } });
    if (result.exitCode > 1) throw gitFailure(args, result);
    return splitAtNuls(result.stdout.toString('utf8')).map((path) => path.slice(2));
  }

  /**
   * The rule by which git ignores each of `candidates` that it ignores, by path: `.gitignore:2: dist/`. It explains and
   * decides nothing: git names no rule at all where one of the paths lies behind a link or in a submodule.
   */
  async ignoreRules(candidates: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (candidates.length === 0) return new Map();
    const args = ['check-ignore', '-v', '-z', '--stdin'];
    const stdin = joinWithNuls(candidates.map((path) => `./${path}`));
    const result = await this.try(args, { reading: true, stdin, env: { GIT_LITERAL_PATHSPECS: '0' } });
    if (result.exitCode > 1) return new Map();
    const fields = splitAtNuls(result.stdout.toString('utf8'));
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
   * that goes in the same transaction. Returns the commit, or null when nothing changed and it is not to be made even then. Throws when HEAD moved meanwhile.
   */
  async commitPaths(
    message: string,
    files: readonly string[],
    { known, drop, isEmptyToo = false }: { known?: TreeState; drop?: string; isEmptyToo?: boolean } = {},
  ): Promise<string | null> {
    const head = known?.head ?? (await this.head()).sha;
    const made = await this.commitBeside(message, files, head, known);
    const commit = made ?? (isEmptyToo ? await this.commitTree(await this.treeOf(head), [head], message) : null);
    if (commit !== null)
      await this.moveHead(head, commit, `commit: ${lineUpToBreak(message)}`, {
        drop: drop === undefined ? [] : [drop],
      });
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
    return splitAtNuls(await this.read(['diff-index', '--cached', '-z', '--name-only', '--no-renames', head, '--']));
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
      stdin: joinWithNuls(files),
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
    if (isObjectName(commit)) this.#trees.set(commit, tree);
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

  async #hasIdentity(): Promise<boolean> {
    const { exitCode } = await this.try(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'], {
      reading: true,
    });
    return exitCode === 0;
  }
}

/** Submodules count by their commit: looking inside would run git under a configuration the agent may have written. */
const statusCommand = [
  ...['status', '--porcelain=v2', '-z', '--branch', '--no-ahead-behind'],
  ...['--no-renames', '--ignore-submodules=dirty'],
];

const locationFlags = ['--is-bare-repository', '--absolute-git-dir', '--git-common-dir', '--show-toplevel'];

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
export function splitAtNuls(list: string): string[] {
  return list.split('\0').filter((entry) => entry !== '');
}

export function joinWithNuls(list: readonly string[]): string {
  return list.map((entry) => `${entry}\0`).join('');
}

function lineUpToBreak(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
