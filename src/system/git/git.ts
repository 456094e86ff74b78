import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getFileBelow, joinWithNuls, splitAtNuls } from '../files/path-bytes.ts';
import { runJobProgram } from '../process/job-program.ts';
import { checkVersion, findGit, GitCalls } from './calls/git-calls.ts';
import { buildGitEnvironment, buildJobEnvironment, ownIdentity } from './calls/git-environment.ts';
import { GitError } from './calls/git-error.ts';
import { type Head, readHead } from './calls/head.ts';
import { IgnoreRules } from './calls/ignore-rules.ts';
import { defuseMessage } from './objects/commit-message.ts';
import { getObjectHash } from './objects/git-object.ts';
import { NewObjects } from './objects/new-objects.ts';
import { ObjectReader } from './objects/object-reader.ts';
import { listStagedEntries } from './objects/scratch-index.ts';
import { folderMode, listFoldersAbove, repositoryMode, Trees } from './objects/trees.ts';
import { StatusReader, type TreeState } from './work-tree-status.ts';

/** An agent can write anything into `.git`, so no call runs a program configured after `open` (I7). */
export class Git extends GitCalls {
  /** Identity variables to set; empty if git has a configured committer. */
  readonly identity: Record<string, string> = {};
  readonly objects = new ObjectReader(this);
  readonly trees = new Trees(this.objects);
  readonly ignores = new IgnoreRules(this);
  /** Only the engine writes a room's index, so it has no flags that hide files. */
  #isRoom = false;
  #identities = new Map<string, Promise<string>>();
  /** The tree made last: the judged tree is usually committed next, mostly unchanged. */
  #lastMade = '';

  /**
   * Opens the repository that contains `dir` and trusts its current configuration. `env` is the complete environment
   * for git; variables that redirect git are dropped. @throws GitError if git is older than 2.38 or missing, or there
   * is no work tree or commit
   */
  static async open(dir: string, env: Record<string, string>): Promise<Git> {
    if (!existsSync(dir)) throw new GitError(`${dir} does not exist; name a folder inside a git repository`);
    const cleanEnv = buildGitEnvironment(env, dir);
    const args = ['rev-parse', '--path-format=absolute', ...locationFlags];
    const result = await runJobProgram('git', args, { cwd: dir, env: cleanEnv, timeoutMs: 60_000 }).catch(() => null);
    const [bare, gitDir, commonDir, root] = result?.stdout.split('\n') ?? [];
    if (!gitDir || !commonDir) await checkVersion(dir, cleanEnv);
    if (result === null) throw new GitError(`git could not be run in ${dir}; check whether that folder can be entered`);
    if (!gitDir || !commonDir)
      throw new GitError(
        `${dir} is not inside a git repository (${getFirstLine(result.stderr)}); run git init and commit first`,
      );
    if (bare === 'true' || !root)
      throw new GitError(
        `${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`,
      );
    const trusted = buildJobEnvironment(env, root);
    const git = new Git(resolve(root), resolve(gitDir), resolve(commonDir), trusted, findGit(trusted));
    const head = await git.config
      .trust()
      .then(() => git.resolve('HEAD'))
      .catch(async (cause: unknown) => {
        await checkVersion(root, trusted); // an older git lacks the object protocol used here
        throw cause;
      });
    // An attempt may leave an unborn branch, but other refs still have commits.
    if (head === null && (await git.read(['for-each-ref', '--count=1'])) === '')
      throw new GitError(`${root} has no commit yet, so there is nothing to roll back to; make a first commit`);
    if ((await git.identityOf('COMMITTER')) === '') {
      Object.assign(git.identity, ownIdentity);
      for (const env of [git.env, git.jobEnv]) Object.assign(env, git.identity);
      git.#identities.clear();
    } else {
      // Agents don't get the user's environment, so identity variables are passed on explicitly.
      const identityVariables = Object.entries(trusted).filter(([key]) =>
        /^GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)$/.test(key),
      );
      Object.assign(git.identity, Object.fromEntries(identityVariables));
    }
    return git;
  }

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

  /** Opens a repository that the engine just created; its configuration needs no check. */
  apart(root: string, gitDir: string, env: Record<string, string>): Git {
    const git = new Git(root, gitDir, gitDir, env, this.program);
    git.isSynced = false; // temporary, so it needn't survive a power cut
    return git;
  }

  head(): Promise<Head> {
    return readHead(this);
  }

  /** Skipping untracked files halves the time. `refresh` lets git save file times, which speeds up later scans. */
  async state({ untracked = true, refresh = false } = {}): Promise<TreeState> {
    const options = untracked ? ['--untracked-files=all', '--ignored=matching'] : ['--untracked-files=no'];
    const status = new StatusReader();
    const readEntries = (entries: readonly string[]) => {
      for (const entry of entries) status.read(entry);
    };
    await this.readPathsInPieces([...statusCommand, ...options], readEntries, { reading: !refresh });
    return untracked ? { ignored: [], ...status.state } : status.state;
  }

  /** Lists flagged index entries: `h path` is assume-unchanged, `S path` skip-worktree. */
  async flaggedEntries(): Promise<string[]> {
    if (this.#isRoom) return [];
    return splitAtNuls(await this.readPaths(['ls-files', '-v', '-z'])).filter((entry) => !entry.startsWith('H '));
  }

  async resolve(name: string): Promise<string | null> {
    const foundObject = await this.objects.find(`${name}^{commit}`);
    return foundObject.kind === 'commit' ? foundObject.id : null;
  }

  /** Returns the tag object itself for an annotated tag. */
  async object(ref: string): Promise<string> {
    const foundObject = await this.objects.find(ref);
    if (foundObject.kind === 'missing') throw new GitError(`${ref} is no object of this repository`);
    return foundObject.id;
  }

  /** Commits exactly these files without hooks. Returns null if nothing changed. Throws if HEAD moved meanwhile. */
  async commitPaths(message: string, files: readonly string[]): Promise<string | null> {
    return this.untilUnmoved(async () => {
      const head = (await this.head()).sha;
      const commit = await this.commitBeside(message, files, head);
      if (commit !== null) await this.moveHead(head, commit, `commit: ${getFirstLine(message)}`);
      return commit;
    });
  }

  /** Retries up to 10 times if someone moves HEAD meanwhile. */
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
   * Creates a commit on top of `head` without moving HEAD, and stages the files. `known` is a scan that is valid except
   * for these files. With `goes`, the work tree will be discarded, so nothing is staged. Returns null if nothing
   * changed.
   */
  async commitBeside(
    message: string,
    files: readonly string[],
    head: string,
    { known, goes = false }: { known?: TreeState; goes?: boolean } = {},
  ): Promise<string | null> {
    const changed = new Map((known?.changes ?? []).map((change) => [change.path, change]));
    const ignored = new Set(await this.ignores.ignoredOf(files.filter((file) => !changed.has(file))));
    // Leave files alone that the user hid with an index flag.
    const hidden = new Set(
      (await this.flaggedEntries()).flatMap((flaggedEntry) =>
        /^[a-zS] /.test(flaggedEntry) ? [flaggedEntry.slice(2)] : [],
      ),
    );
    const expected = files.filter((file) => !ignored.has(file) && !hidden.has(file));
    if (expected.length === 0) return null;
    // A scanned change proves a difference; otherwise compare the trees.
    const isChanged = expected.some((file) => changed.has(file));
    const created = async () => {
      const tree = await this.treeWith(head, expected);
      return isChanged || tree !== (await this.treeOf(head)) ? this.commitTree(tree, [head], message) : null;
    };
    // In parallel, because writing an index of 50,000 files takes longer than the commit.
    const [commit] = await Promise.all([created(), goes ? null : this.stage(expected)]);
    if (commit === null || goes) return commit;
    await this.syncFiles(expected);
    return commit;
  }

  /** Moves HEAD (or `ref`) and deletes refs in one transaction. @throws GitError if it isn't at `from` */
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

  async updateIndex(options: readonly string[], files: readonly string[], index?: string): Promise<void> {
    if (files.length === 0) return;
    const stdin = joinWithNuls(files);
    await this.run(['update-index', ...options, '-z', '--stdin'], index === undefined ? { stdin } : { stdin, index });
  }

  async writeTree(index: string): Promise<string> {
    return (await this.run(['write-tree'], { index })).trim();
  }

  treeOf(commit: string): Promise<string> {
    return this.trees.rootOf(commit);
  }

  /** Returns a copy of `tree` with these files as in the work tree. `isPresent` decides which exist. */
  async treeWith(tree: string, files: readonly string[], isPresent?: IsThere, stage?: StageFiles): Promise<string> {
    // Include attribute files, which may be missing in the work tree but affect how git reads files.
    const folders = new Set(files.flatMap((file) => listFoldersAbove(file)));
    const expected = new Set([...files, '.gitattributes', ...[...folders].map((folder) => `${folder}/.gitattributes`)]);
    const entries = (await this.trees.list(tree, [...expected])).filter(({ path }) => expected.has(path));
    const modules = new Set(entries.flatMap(({ mode, path }) => (mode === repositoryMode ? [path] : [])));
    const isFile = (file: string) => modules.has(file) || !isPlainFolder(getFileBelow(this.root, file));
    const gone = new Set(files.filter((file) => !(isPresent ?? isFile)(file)));
    const treeEntries = entries.filter(({ mode, path }) => mode !== folderMode && !gone.has(path));
    const presentFiles = files.filter((file) => !gone.has(file));
    const root = await this.treeOf(tree);
    const stageFiles = stage ?? this.stage.bind(this);
    const staged = await listStagedEntries(this, treeEntries, getObjectHash(root), (index, begin) =>
      stageFiles(presentFiles, index, begin),
    );
    const objects = new NewObjects(this, root);
    const id = await objects.tree(root, new Map(files.map((file) => [file, staged.get(file) ?? null])));
    // A concurrent git gc may have removed it, because nothing refers to it yet.
    const isWritten = id === this.#lastMade && existsSync(join(this.commonDir, 'objects', id.slice(0, 2), id.slice(2)));
    if (!isWritten) await objects.write();
    this.#lastMade = id;
    return id;
  }

  async commitTree(
    tree: string,
    parents: readonly string[],
    message: string,
    env: Record<string, string> = {},
  ): Promise<string> {
    const args = ['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree];
    return (await this.run(args, { stdin: defuseMessage(message), env })).trim();
  }

  identityOf(role: 'AUTHOR' | 'COMMITTER'): Promise<string> {
    const identity = this.#identities.get(role) ?? this.#askIdentity(role);
    this.#identities.set(role, identity);
    return identity;
  }

  /** Asks git only if more than plain `user.name` and `user.email` settings are involved. */
  async #askIdentity(role: 'AUTHOR' | 'COMMITTER'): Promise<string> {
    const hasVariables = ['NAME', 'EMAIL'].some((field) => this.env[`GIT_${role}_${field}`] !== undefined);
    const plainIdentity = hasVariables ? null : this.config.plainUser;
    if (plainIdentity !== null) return plainIdentity;
    const { stdout } = await this.try(['-c', 'user.useConfigOnly=true', 'var', `GIT_${role}_IDENT`], { reading: true });
    return stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '');
  }
}

/** Looking inside submodules would run git with configuration written by the agent. */
const statusCommand =
  'status --porcelain=v2 -z --branch --no-ahead-behind --no-renames --ignore-submodules=dirty'.split(' ');

const locationFlags = ['--is-bare-repository', '--absolute-git-dir', '--git-common-dir', '--show-toplevel'];

type IsThere = (file: string) => boolean;
type StageFiles = (files: readonly string[], index: string, begin: readonly string[]) => Promise<void>;

/** True for a folder that isn't a repository, which git can't stage. */
function isPlainFolder(path: string | Buffer): boolean {
  try {
    return lstatSync(path).isDirectory() && !existsSync(Buffer.concat([Buffer.from(path), Buffer.from('/.git')]));
  } catch {
    return false;
  }
}

function getFirstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
