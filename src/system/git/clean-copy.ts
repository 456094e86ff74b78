import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { captureOutput } from '../process/capture.ts';
import { quoteShellWord } from '../text/text.ts';
import { buildGitEnvironment, ownIdentity } from './calls/git-environment.ts';
import { GitError, gitFailure } from './calls/git-error.ts';
import type { Git } from './git.ts';
import { repositoryMode, type TreeEntry } from './objects/trees.ts';
import { getCheckoutArguments } from './worktree.ts';

/** Thrown if objects of a commit are missing or don't match their hash. */
export class IncompleteCommitError extends GitError {
  override name = 'IncompleteCommitError';
}

export interface CleanCopy {
  readonly root: string;
  /** Uses an index outside the copy, which programs inside can't reach. */
  readonly git: Git;
}

/**
 * Checks out a commit in a separate repository. Every object is copied and hashed again, because a loose object can be
 * forged. Configuration, hooks, excludes, grafts, replace refs, alternates and sparse patterns are not copied. The
 * copy's `.git` shows history, branches and tags for tests that read them. @throws IncompleteCommitError if objects are
 * missing
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
  const entries = await source.trees.list(commit);
  mkdirSync(root, { mode: 0o700 });
  await takeObjects(source, commit, entries, store, env);
  writeFileSync(join(store, 'shallow'), `${commit}\n`);
  writeFileSync(join(store, 'config'), config + fastScan);
  writeFileSync(join(store, 'HEAD'), `${commit}\n`);
  await checkOut(git, commit);
  await showHistory(source, git, { commit, branch, config }, env);
  return { root, git };
}

/** Creates an empty bare repository and returns its configuration, which is cached per disk. */
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

const configs = new Map<string, string>();

/** Speeds up the status scan before each plan's commands. */
const fastScan = '[core]\n\tuntrackedCache = true\n[status]\n\tshowUntrackedFiles = all\n';

function copyEnvironment(source: Git): Record<string, string> {
  return {
    ...buildGitEnvironment(source.environment),
    ...ownIdentity,
    ...source.identity,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DEFAULT_REF_FORMAT: 'files', // some refs are written as files
  };
}

async function takeObjects(
  source: Git,
  commit: string,
  entries: readonly TreeEntry[],
  store: string,
  env: Record<string, string>,
): Promise<void> {
  const objects = entries.flatMap(({ mode, id }) => (mode === repositoryMode ? [] : [id]));
  const expected = [...new Set([commit, await source.treeOf(commit), ...objects])];
  const { args, ...pack } = source.plain(['pack-objects', '--stdout', '--quiet', '--delta-base-offset', '--window=0']);
  const variables = Object.entries({ ...env, GIT_DIR: store }).map(([name, value]) => `${name}=${value}`);
  const index = ['env', '-i', ...variables, pack.command, 'index-pack', '--stdin'];
  const pipe = `${[pack.command, ...args].map(quoteShellWord).join(' ')} | "$@"`;
  const stdin = expected.map((object) => `${object}\n`).join('');
  // If the first process fails, the pack has no checksum, so the second fails as well.
  const options = { cwd: pack.cwd, env: pack.env, stdin };
  const { exitCode, stderr } = await captureOutput('/bin/sh', ['-c', pipe, 'sh', ...index], options);
  if (exitCode === 0) return;
  throw new IncompleteCommitError(`commit ${commit} cannot be read in full from the repository: ${stderr.trim()}`);
}

async function checkOut(git: Git, commit: string): Promise<void> {
  const result = await git.try(getCheckoutArguments(commit));
  if (result.exitCode === 0) return;
  // Apart from a full disk, failing here means that an object is damaged.
  const error = gitFailure(['reset'], result, git.gitDir);
  throw /No space left/.test(error.message) ? error : new IncompleteCommitError(error.message);
}

const visibleRefs = ['refs/tags', 'refs/heads', 'refs/remotes'];

/** Creates a `.git` inside the copy, like in a clone. Project code may read and even break it. */
async function showHistory(
  source: Git,
  git: Git,
  { commit, branch, config }: { commit: string; branch: string | null; config: string },
  env: Record<string, string>,
): Promise<void> {
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'judged';
  const copyGit = source.apart(git.root, join(git.root, '.git'), env);
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    mkdirSync(join(copyGit.gitDir, folder), { recursive: true });
  // Same disk, so the probed settings apply here as well.
  const copyConfig = config.replace(/^\s*bare = true$/m, '\tbare = false\n\tlogallrefupdates = true');
  writeFileSync(join(copyGit.gitDir, 'config'), copyConfig);
  writeFileSync(join(copyGit.gitDir, 'HEAD'), `ref: refs/heads/${name}\n`);
  const objects = [join(git.gitDir, 'objects'), join(source.commonDir, 'objects')];
  writeFileSync(join(copyGit.gitDir, 'objects/info/alternates'), objects.map((path) => `${path}\n`).join(''));
  if (source.isShallow) writeFileSync(join(copyGit.gitDir, 'shallow'), `${commit}\n`);
  const branches = await source.read(['for-each-ref', '--format=%(objectname) %(refname)', ...visibleRefs]);
  const visibleLines = branches
    .split('\n')
    .filter((line) => line !== '' && !/^\S+ refs\/tags\/checkpoint\//.test(line));
  const otherRefs = visibleLines.filter((line) => !`${line}/`.includes(` refs/heads/${name}/`));
  // `packed-refs` must be sorted by name.
  writeFileSync(join(copyGit.gitDir, 'packed-refs'), otherRefs.map((line) => `${line}\n`).join(''));
  const file = join(copyGit.gitDir, 'refs/heads', name);
  mkdirSync(dirname(file), { recursive: true });
  for (const each of branch === null ? [file, join(copyGit.gitDir, 'HEAD')] : [file])
    writeFileSync(each, `${commit}\n`);
  // Without file times, `git diff-index` would report every file as changed.
  copyFileSync(join(git.gitDir, 'index'), join(copyGit.gitDir, 'index'));
}
