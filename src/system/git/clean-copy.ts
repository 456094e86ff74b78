import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { captureOutput } from '../process/capture.ts';
import { shellWord } from '../text/text.ts';
import { gitEnvironment, ownIdentity } from './calls/git-environment.ts';
import { GitError, gitFailure } from './calls/git-error.ts';
import type { Git } from './git.ts';
import { repositoryMode, type TreeEntry } from './objects/trees.ts';
import { getCheckoutArguments } from './worktree.ts';

/** Reports a commit that is not wholly here, or whose objects are not what their names say. */
export class IncompleteCommitError extends GitError {
  override name = 'IncompleteCommitError';
}

export interface CleanCopy {
  readonly root: string;
  /** Uses an index of its own, which nothing that runs among the files knows of. */
  readonly git: Git;
}

/**
 * Checks a commit out apart from its repository. Only objects that it reaches are taken, each hashed again: a
 * loose object can be replaced by another text under its name. No configuration, hook, exclude file, graft,
 * replace ref, alternate, sparse pattern or untracked file comes along. The copy's own `.git` shows history,
 * branches and tags, for tests that read them.
 * @throws IncompleteCommitError when the repository does not hold all of the commit.
 */
export async function makeCleanCopy(
  source: Git,
  commit: string,
  folder: string,
  branch: string | null,
): Promise<CleanCopy> {
  const root = join(folder, 'tree');
  const store = join(folder, 'store.git');
  mkdirSync(folder, { recursive: true });
  const env = copyEnvironment(source);
  const config = await makeStore(source, store, commit.length, env);
  const git = source.apart(root, store, env);
  const listed = await source.trees.list(commit);
  mkdirSync(root, { mode: 0o700 });
  await takeObjects(source, commit, listed, store, env);
  writeFileSync(join(store, 'shallow'), `${commit}\n`);
  writeFileSync(join(store, 'config'), config + fastScan);
  writeFileSync(join(store, 'HEAD'), `${commit}\n`);
  await checkOut(git, commit);
  await showHistory(source, git, { commit, branch, config }, env);
  return { root, git };
}

/** Makes an empty bare repository and returns its configuration. Git is asked once what a disk can do. */
async function makeStore(source: Git, store: string, idLength: number, env: Record<string, string>): Promise<string> {
  const key = `${statSync(dirname(store)).dev} ${idLength}`;
  const existing = configs.get(key);
  if (existing !== undefined) {
    for (const folder of ['objects', 'refs']) mkdirSync(join(store, folder), { recursive: true });
    writeFileSync(join(store, 'config'), existing);
    writeFileSync(join(store, 'HEAD'), 'ref: refs/heads/main\n');
    return existing;
  }
  const format = idLength === 64 ? 'sha256' : 'sha1';
  const init = ['init', '--quiet', '--template=', `--object-format=${format}`, '--bare', store];
  const created = await captureOutput(source.plain([]).command, init, { cwd: dirname(store), env });
  if (created.exitCode !== 0) throw gitFailure(init, created);
  const config = readFileSync(join(store, 'config'), 'utf8');
  configs.set(key, config);
  return config;
}

/** By the device on which copies are made, and the length of names of objects. */
const configs = new Map<string, string>();

/** Speeds up the scan before each plan's commands: git remembers unchanged folders. */
const fastScan = '[core]\n\tuntrackedCache = true\n[status]\n\tshowUntrackedFiles = all\n';

function copyEnvironment(source: Git): Record<string, string> {
  return {
    ...gitEnvironment(source.environment),
    ...ownIdentity,
    ...source.identity,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DEFAULT_REF_FORMAT: 'files', // we write some of them
  };
}

async function takeObjects(
  source: Git,
  commit: string,
  listed: readonly TreeEntry[],
  store: string,
  env: Record<string, string>,
): Promise<void> {
  const objects = listed.flatMap(({ mode, id }) => (mode === repositoryMode ? [] : [id]));
  const expected = [...new Set([commit, await source.treeOf(commit), ...objects])];
  const { args, ...pack } = source.plain(['pack-objects', '--stdout', '--quiet', '--delta-base-offset', '--window=0']);
  const variables = Object.entries({ ...env, GIT_DIR: store }).map(([name, value]) => `${name}=${value}`);
  const index = ['env', '-i', ...variables, pack.command, 'index-pack', '--stdin'];
  const pipe = `${[pack.command, ...args].map(shellWord).join(' ')} | "$@"`;
  const stdin = expected.map((object) => `${object}\n`).join('');
  // A pack that ends early has no checksum, so how the second ended tells of both.
  const how = { cwd: pack.cwd, env: pack.env, stdin };
  const { exitCode, stderr } = await captureOutput('/bin/sh', ['-c', pipe, 'sh', ...index], how);
  if (exitCode === 0) return;
  throw new IncompleteCommitError(`commit ${commit} cannot be read in full from the repository: ${stderr.trim()}`);
}

async function checkOut(git: Git, commit: string): Promise<void> {
  const done = await git.try(getCheckoutArguments(commit));
  if (done.exitCode === 0) return;
  // `gitFailure` reports a full disk; any other failure is an object that the pack did not prove.
  const error = gitFailure(['reset'], done, git.gitDir);
  throw /No space left/.test(error.message) ? error : new IncompleteCommitError(error.message);
}

/** Refs that checks compare with: `main...HEAD`, `git describe`. */
const visibleRefs = ['refs/tags', 'refs/heads', 'refs/remotes'];

/** Makes a repository among the files, as a clone has one: their code may ask it, and may break it. */
async function showHistory(
  source: Git,
  git: Git,
  { commit, branch, config }: { commit: string; branch: string | null; config: string },
  env: Record<string, string>,
): Promise<void> {
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'judged';
  const own = source.apart(git.root, join(git.root, '.git'), env);
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    mkdirSync(join(own.gitDir, folder), { recursive: true });
  // The disk is the same, so what git found out about the other one's holds here.
  const notBare = config.replace(/^\s*bare = true$/m, '\tbare = false\n\tlogallrefupdates = true');
  writeFileSync(join(own.gitDir, 'config'), notBare);
  writeFileSync(join(own.gitDir, 'HEAD'), `ref: refs/heads/${name}\n`);
  const objects = [join(git.gitDir, 'objects'), join(source.commonDir, 'objects')];
  writeFileSync(join(own.gitDir, 'objects/info/alternates'), objects.map((path) => `${path}\n`).join(''));
  if (source.isShallow) writeFileSync(join(own.gitDir, 'shallow'), `${commit}\n`);
  const branches = await source.read(['for-each-ref', '--format=%(objectname) %(refname)', ...visibleRefs]);
  const shown = branches.split('\n').filter((line) => line !== '' && !/^\S+ refs\/tags\/checkpoint\//.test(line));
  const others = shown.filter((line) => !`${line}/`.includes(` refs/heads/${name}/`));
  // In git's order of names, by which it looks them up.
  writeFileSync(join(own.gitDir, 'packed-refs'), others.map((line) => `${line}\n`).join(''));
  const file = join(own.gitDir, 'refs/heads', name);
  mkdirSync(dirname(file), { recursive: true });
  for (const each of branch === null ? [file, join(own.gitDir, 'HEAD')] : [file]) writeFileSync(each, `${commit}\n`);
  // With the times of the files: without them `git diff-index` takes every file for changed.
  copyFileSync(join(git.gitDir, 'index'), join(own.gitDir, 'index'));
}
