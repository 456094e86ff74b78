import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileBelow, joinWithNuls, splitAtNuls } from '../files/path-bytes.ts';
import { runJobProgram } from '../process/job-program.ts';
import { checkVersion, findGit, GitCalls } from './calls/git-calls.ts';
import { gitEnvironment, jobEnvironment, ownIdentity } from './calls/git-environment.ts';
import { GitError } from './calls/git-error.ts';
import { type Head, readHead } from './calls/head.ts';
import { IgnoreRules } from './calls/ignore-rules.ts';
import { harmlessMessage } from './objects/commit-message.ts';
import { getObjectHash } from './objects/git-object.ts';
import { NewObjects } from './objects/new-objects.ts';
import { ObjectReader } from './objects/object-reader.ts';
import { stagedEntries } from './objects/scratch-index.ts';
import { folderMode, foldersAbove, repositoryMode, Trees } from './objects/trees.ts';
import { StatusReader, type TreeState } from './work-tree-status.ts';

/**
 * Git in one repository, a method per verb. An agent can write anything into `.git`, so no call runs a hook, file
 * system monitor, external diff, or filter that came after `open` (I7).
 */
export class Git extends GitCalls {
  /** Committer as environment variables where none is configured; else empty. */
  readonly identity: Record<string, string> = {};
  readonly objects = new ObjectReader(this);
  readonly trees = new Trees(this.objects);
  readonly ignores = new IgnoreRules(this);
  /** True for a room: only the engine writes its index, and no flag in it hides a file. */
  #isRoom = false;
  #identities = new Map<string, Promise<string>>();
  /** Tree that `treeWith` made last: what is judged is made once more to be committed, and is mostly the same. */
  #lastMade = '';

  /**
   * Opens the repository around `dir` and trusts its configuration as it is now. `env` is the complete environment
   * of every call; variables that redirect git are dropped.
   * @throws GitError when git is older than 2.38 or missing, or there is no work tree or no commit.
   */
  static async open(dir: string, env: Record<string, string>): Promise<Git> {
    if (!existsSync(dir)) throw new GitError(`${dir} does not exist; name a folder inside a git repository`);
    const clean = gitEnvironment(env, dir);
    const where = ['rev-parse', '--path-format=absolute', ...locationFlags];
    const result = await runJobProgram('git', where, { cwd: dir, env: clean, timeoutMs: 60_000 }).catch(() => null);
    const [bare, gitDir, commonDir, root] = result?.stdout.split('\n') ?? [];
    if (!gitDir || !commonDir) await checkVersion(dir, clean);
    if (result === null) throw new GitError(`git could not be run in ${dir}; check whether that folder can be entered`);
    if (!gitDir || !commonDir)
      throw new GitError(
        `${dir} is not inside a git repository (${lineUpToBreak(result.stderr)}); run git init and commit first`,
      );
    if (bare === 'true' || !root)
      throw new GitError(
        `${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`,
      );
    const trusted = jobEnvironment(env, root);
    const git = new Git(resolve(root), resolve(gitDir), resolve(commonDir), trusted, findGit(trusted));
    const head = await git.config
      .trust()
      .then(() => git.resolve('HEAD'))
      .catch(async (cause: unknown) => {
        await checkVersion(root, trusted); // an older git does not know how objects are read here
        throw cause;
      });
    // A branch without a commit, as an attempt may leave it, still has something to go back to.
    if (head === null && (await git.read(['for-each-ref', '--count=1'])) === '')
      throw new GitError(`${root} has no commit yet, so there is nothing to roll back to; make a first commit`);
    if ((await git.identityOf('COMMITTER')) === '') {
      Object.assign(git.identity, ownIdentity);
      for (const env of [git.env, git.jobEnv]) Object.assign(env, git.identity);
      git.#identities.clear();
    } else {
      // An agent sees no variables of the user's, and may have no other identity.
      const named = Object.entries(trusted).filter(([key]) => /^GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)$/.test(key));
      Object.assign(git.identity, Object.fromEntries(named));
    }
    return git;
  }

  /** A room of the repository: one of its work trees, with equal trust. */
  room(root: string, gitDir: string): Git {
    const git = new Git(root, gitDir, this.commonDir, this.jobEnv, this.program, this.config);
    git.#isRoom = true;
    Object.assign(git.identity, this.identity);
    git.#identities = this.#identities;
    git.mayWrite = this.mayWrite;
    git.isSynced = this.isSynced;
    git.session = this.session;
    git.objects.shared = this.objects;
    return git;
  }

  /** A repository that we have just made: only we wrote its configuration, so it is not read. */
  apart(root: string, gitDir: string, env: Record<string, string>): Git {
    const git = new Git(root, gitDir, gitDir, env, this.program);
    git.isSynced = false; // it goes when it has been used
    return git;
  }

  head(): Promise<Head> {
    return readHead(this);
  }

  /**
   * HEAD, branch and all differences from HEAD in one scan; without untracked files in half the time. `refresh`
   * lets git note in the index what it has read: until then a file as new as the index is read at every scan.
   */
  async state({ untracked = true, refresh = false } = {}): Promise<TreeState> {
    const which = untracked ? ['--untracked-files=all', '--ignored=matching'] : ['--untracked-files=no'];
    const status = new StatusReader();
    const take = (entries: readonly string[]) => {
      for (const entry of entries) status.read(entry);
    };
    await this.readPathsInPieces([...statusCommand, ...which], take, { reading: !refresh });
    return untracked ? { ignored: [], ...status.state } : status.state;
  }

  /** Entries of the index with a flag: `h path` is assumed unchanged, `S path` skipped. */
  async flaggedEntries(): Promise<string[]> {
    if (this.#isRoom) return [];
    return splitAtNuls(await this.readPaths(['ls-files', '-v', '-z'])).filter((entry) => !entry.startsWith('H '));
  }

  async resolve(name: string): Promise<string | null> {
    const foundObject = await this.objects.find(`${name}^{commit}`);
    return foundObject.kind === 'commit' ? foundObject.id : null;
  }

  /** For an annotated tag this is the tag itself. */
  async object(ref: string): Promise<string> {
    const foundObject = await this.objects.find(ref);
    if (foundObject.kind === 'missing') throw new GitError(`${ref} is no object of this repository`);
    return foundObject.id;
  }

  /**
   * Commits exactly these files on HEAD's branch, without hooks; ignored files and other staged changes stay.
   * Returns null when nothing changed. Throws when HEAD moved meanwhile.
   */
  async commitPaths(message: string, files: readonly string[]): Promise<string | null> {
    return this.untilUnmoved(async () => {
      const head = (await this.head()).sha;
      const commit = await this.commitBeside(message, files, head);
      if (commit !== null) await this.moveHead(head, commit, `commit: ${lineUpToBreak(message)}`);
      return commit;
    });
  }

  /** Does it again, up to ten times, where a person has moved HEAD at this very moment. */
  async untilUnmoved<T>(change: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const { sha } = await this.head();
      try {
        return await change();
      } catch (error) {
        if (tries === 10 || (await this.head()).sha === sha) throw error;
      }
    }
  }

  /**
   * Commits on top of `head`, on no branch: the files are staged, but HEAD stays. `known` is a scan that still holds
   * but for these files; a work tree that `goes` afterwards is not staged. Null when nothing changed.
   */
  async commitBeside(
    message: string,
    files: readonly string[],
    head: string,
    { known, goes = false }: { known?: TreeState; goes?: boolean } = {},
  ): Promise<string | null> {
    const changed = new Map((known?.changes ?? []).map((change) => [change.path, change]));
    const ignored = new Set(await this.ignores.ignoredOf(files.filter((file) => !changed.has(file))));
    // Files that a user hides from git stay as they are.
    const hidden = new Set(
      (await this.flaggedEntries()).flatMap((flaggedEntry) =>
        /^[a-zS] /.test(flaggedEntry) ? [flaggedEntry.slice(2)] : [],
      ),
    );
    const expected = files.filter((file) => !ignored.has(file) && !hidden.has(file));
    if (expected.length === 0) return null;
    // A file that a scan found changed makes a difference for certain; otherwise only the trees can tell.
    const isChanged = expected.some((file) => changed.has(file));
    const created = async () => {
      const tree = await this.treeWith(head, expected);
      return isChanged || tree !== (await this.treeOf(head)) ? this.commitTree(tree, [head], message) : null;
    };
    // Beside each other: the index of 50,000 files takes longer to write than the commit to make.
    const [commit] = await Promise.all([created(), goes ? null : this.stage(expected)]);
    if (commit === null || goes) return commit;
    await this.syncFiles(expected);
    return commit;
  }

  /** Moves HEAD and its branch, or `ref`, and drops refs, in one transaction. @throws GitError when not at `from`. */
  async moveHead(
    from: string,
    to: string,
    reason: string,
    { ref = 'HEAD', drop = [] }: { ref?: string; drop?: readonly string[] } = {},
  ): Promise<void> {
    const moves = [`update ${ref} ${to} ${from}`, ...drop.map((ref) => `delete ${ref}`)];
    await this.run(['update-ref', '-m', reason, '--stdin'], { stdin: `${moves.join('\n')}\n` });
  }

  stage(files: readonly string[], index?: string, begin: readonly string[] = []): Promise<void> {
    return this.updateIndex(['--add', '--remove', '--replace', ...begin], files, index);
  }

  async updateIndex(how: readonly string[], files: readonly string[], index?: string): Promise<void> {
    if (files.length === 0) return;
    const stdin = joinWithNuls(files);
    await this.run(['update-index', ...how, '-z', '--stdin'], index === undefined ? { stdin } : { stdin, index });
  }

  async writeTree(index: string): Promise<string> {
    return (await this.run(['write-tree'], { index })).trim();
  }

  treeOf(commit: string): Promise<string> {
    return this.trees.rootOf(commit);
  }

  /** A tree like `tree` (a commit or tree), but with these files as they are in the work tree, those that `isThere`. */
  async treeWith(tree: string, files: readonly string[], isThere?: IsThere, stage?: StageFiles): Promise<string> {
    // How git reads a file is also decided by attributes that the work tree lacks.
    const folders = new Set(files.flatMap((file) => foldersAbove(file)));
    const expected = new Set([...files, '.gitattributes', ...[...folders].map((folder) => `${folder}/.gitattributes`)]);
    const listed = (await this.trees.list(tree, [...expected])).filter(({ path }) => expected.has(path));
    const modules = new Set(listed.flatMap(({ mode, path }) => (mode === repositoryMode ? [path] : [])));
    const isFile = (file: string) => modules.has(file) || !isPlainFolder(fileBelow(this.root, file));
    const gone = new Set(files.filter((file) => !(isThere ?? isFile)(file)));
    const treeEntries = listed.filter(({ mode, path }) => mode !== folderMode && !gone.has(path));
    const there = files.filter((file) => !gone.has(file));
    const root = await this.treeOf(tree);
    const take = stage ?? this.stage.bind(this);
    const staged = await stagedEntries(this, treeEntries, getObjectHash(root), (index, begin) =>
      take(there, index, begin),
    );
    const objects = new NewObjects(this, root);
    const id = await objects.tree(root, new Map(files.map((file) => [file, staged.get(file) ?? null])));
    // A git gc beside the run may have removed it: nothing refers to it yet.
    const isMade = id === this.#lastMade && existsSync(join(this.commonDir, 'objects', id.slice(0, 2), id.slice(2)));
    if (!isMade) await objects.write();
    this.#lastMade = id;
    return id;
  }

  /** A commit of a tree, on no branch. */
  async commitTree(
    tree: string,
    parents: readonly string[],
    message: string,
    env: Record<string, string> = {},
  ): Promise<string> {
    const args = ['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree];
    return (await this.run(args, { stdin: harmlessMessage(message), env })).trim();
  }

  identityOf(who: 'AUTHOR' | 'COMMITTER'): Promise<string> {
    const existing = this.#identities.get(who) ?? this.#askIdentity(who);
    this.#identities.set(who, existing);
    return existing;
  }

  /** Git is asked only where more decides than a plain `user.name` and `user.email`. */
  async #askIdentity(who: 'AUTHOR' | 'COMMITTER'): Promise<string> {
    const input = ['NAME', 'EMAIL'].some((field) => this.env[`GIT_${who}_${field}`] !== undefined);
    const existing = input ? null : this.config.plainUser;
    if (existing !== null) return existing;
    const { stdout } = await this.try(['-c', 'user.useConfigOnly=true', 'var', `GIT_${who}_IDENT`], { reading: true });
    return stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '');
  }
}

/** Submodules count by their commit: a look inside would run git under a configuration of the agent's. */
const statusCommand =
  'status --porcelain=v2 -z --branch --no-ahead-behind --no-renames --ignore-submodules=dirty'.split(' ');

const locationFlags = ['--is-bare-repository', '--absolute-git-dir', '--git-common-dir', '--show-toplevel'];

type IsThere = (file: string) => boolean;
type StageFiles = (files: readonly string[], index: string, begin: readonly string[]) => Promise<void>;

/** Git refuses a folder that is no repository, also where a file was. */
function isPlainFolder(path: string | Buffer): boolean {
  try {
    return lstatSync(path).isDirectory() && !existsSync(Buffer.concat([Buffer.from(path), Buffer.from('/.git')]));
  } catch {
    return false;
  }
}

function lineUpToBreak(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
