import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { listDir, tryReadRegular } from '../../system/files/atomic-file.ts';
import { decodePaths, getFileBelow, splitAtNuls } from '../../system/files/path-bytes.ts';
import { packCommits, takePack } from '../../system/git/bundle/bundle.ts';
import { BundleError } from '../../system/git/bundle/bundle-file.ts';
import { checkTreeSizes } from '../../system/git/bundle/tree-size.ts';
import { urlCredentials } from '../../system/git/calls/git-config.ts';
import { syncSettings } from '../../system/git/calls/git-environment.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import { isObjectName, readSingleLine } from '../../system/git/calls/head.ts';
import { type AttemptName, savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { splitNonEmptyLines } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { withScratchIndex } from '../../system/git/objects/scratch-index.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import { takeLargeFiles } from './large-files.ts';

interface PrivateClone {
  /** The engine's own view of the room, with an index and HEAD that the agent can't reach. */
  readonly git: Git;
  readonly folder: string;
  readonly base: string;
  readonly known: ReadonlySet<string>;
}

/** Takes over commits. Returns warnings about those it couldn't take. */
type TakeCommits = (as: AttemptName) => Promise<readonly string[]>;

/**
 * Creates a room's git directory, replacing any old one: a clone with the repository's refs, hooks and configuration,
 * but without credentials and engine records. It reads the repository's objects and writes its own. HEAD is on `branch`
 * (full ref), or detached. Returns a function that takes over new commits.
 */
export async function openClone(git: Git, branch: string | null): Promise<TakeCommits> {
  const folder = join(git.root, '.git');
  const { sha } = await git.head();
  const refs = await listPackedRefs(git);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { force: true });
  // Initialized submodules have their repositories in `modules`.
  for (const name of listDir(folder))
    if (name !== 'modules') rmSync(join(folder, name), { recursive: true, force: true });
  for (const path of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'objects/info/alternates'), `${JSON.stringify(join(git.commonDir, 'objects'))}\n`);
  writeFileSync(join(folder, 'config'), renderConfig(git));
  writeFileSync(join(folder, 'packed-refs'), refs);
  copyFiles(git.commonDir, folder, ['shallow', 'info/exclude', 'info/attributes']);
  // Keep `git add -A` from adding the orchestrator's uncommitted files.
  appendFileSync(join(folder, 'info/exclude'), trackingFiles.map((file) => `\n**/${file}`).join(''));
  writeFileSync(join(folder, 'HEAD'), branch === null ? `${sha}\n` : `ref: ${branch}\n`);
  if (branch !== null) {
    mkdirSync(dirname(join(folder, branch)), { recursive: true });
    writeFileSync(join(folder, branch), `${sha}\n`);
  }
  const hooks = join(git.commonDir, 'hooks');
  if (existsSync(hooks))
    cpSync(hooks, join(folder, 'hooks'), { recursive: true, filter: (path) => !path.endsWith('.sample') });
  const shared = readdirSync(git.gitDir).filter((name) => name.startsWith('sharedindex.'));
  copyFiles(git.gitDir, folder, ['index', ...shared]);
  return (name) => takeCommits({ git, folder, base: sha, known: parseNamedObjects(refs) }, name);
}

export async function takeLeftCommits(git: Git, as: AttemptName): Promise<readonly string[]> {
  const [{ sha }, refs] = await Promise.all([git.head(), listPackedRefs(git)]);
  return takeCommits({ git, folder: join(git.root, '.git'), base: sha, known: parseNamedObjects(refs) }, as);
}

/**
 * Takes over commits from a room after its processes have ended, and moves the engine's HEAD. Git never runs with the
 * room's configuration. The files count as they are; commits beside HEAD are always saved (I5). @throws BundleError if
 * commits are rejected
 */
async function takeCommits(privateClone: PrivateClone, as: AttemptName): Promise<readonly string[]> {
  const { folder } = privateClone;
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return ['the agent removed its git directory'];
  if (!stats.isDirectory()) throw new Error('the git directory is not a folder');
  await takeLargeFiles(privateClone.git, folder);
  const refusal = await takeHead(privateClone).then(
    () => null,
    (error: Error) => error,
  );
  if (refusal !== null && isMachineFault(refusal)) throw refusal;
  const warnings = await saveOtherCommits(privateClone, as);
  if (refusal !== null) throw refusal;
  await takeIndex(privateClone);
  return warnings;
}

async function takeHead(privateClone: PrivateClone): Promise<void> {
  const { git, folder, base } = privateClone;
  const head = readHead(privateClone);
  if (head === base) return;
  keepOnlyObjects(join(folder, 'objects'));
  await takeObjects(privateClone, head);
  await git.moveHead(base, head, 'phase-executor: work of an agent');
  await git.run(['read-tree', '--reset', head]);
}

/** Saves commits reachable only from other branches, tags and stashes, before the room is reset. Returns warnings. */
async function saveOtherCommits(privateClone: PrivateClone, as: AttemptName): Promise<string[]> {
  const { git, folder, known } = privateClone;
  const { sha: head } = await git.head();
  const tips = [...new Set(readTips(folder))].filter(
    (tip) => !known.has(tip) && tip !== head && tip !== privateClone.base,
  );
  if (tips.length === 0) return [];
  keepOnlyObjects(join(folder, 'objects'));
  const excluded = [...known, privateClone.base, head].map((commit) => `^${commit}`);
  const listing = await git.try(['rev-list', '--parents', '--ignore-missing', '--stdin'], {
    reading: true,
    stdin: `${[...tips, ...excluded].join('\n')}\n`,
    env: buildObjectsEnv(folder),
    timeoutMs: packTimeoutMs,
  });
  if (listing.exitCode !== 0) return ['commits of the agent on other branches are lost: git cannot read them'];
  const commits = splitNonEmptyLines(listing.stdout.toString('latin1')).map((line) => line.split(' '));
  const parents = new Set(commits.flatMap(([, ...commitParents]) => commitParents));
  const ends = commits.flatMap(([commit = '']) => (parents.has(commit) ? [] : [commit]));
  const warnings: string[] = [];
  for (const end of ends.slice(0, maxOtherCommits)) {
    try {
      await takeObjects({ ...privateClone, base: head }, end);
      await savePartialCommit(git, { ...as, attempt: `${as.attempt}-beside-${shortenId(end)}` }, end);
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      warnings.push(`commit ${shortenId(end)}, beside those of its branch, is lost: ${error.message}`);
    }
  }
  if (ends.length > maxOtherCommits)
    warnings.push(`of ${ends.length} ends of other branches of the agent the last ${maxOtherCommits} are kept`);
  return warnings;
}

const maxOtherCommits = 50;

/** Reads the objects named by refs and stashes, without running git. Engine refs made by an agent are skipped. */
function readTips(folder: string): string[] {
  const refs = join(folder, 'refs');
  const isFolder = lstatSync(refs, { throwIfNoEntry: false })?.isDirectory() === true;
  const files = isFolder ? readdirSync(refs, { recursive: true, withFileTypes: true }) : [];
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const enginePrefix = join(refs, 'phase-executor/');
  const loose = paths.flatMap((path) => (path.startsWith(enginePrefix) ? [] : [readSingleLine(path)]));
  // The ref names only the latest stash.
  const stashes = (tryReadRegular(join(folder, 'logs/refs/stash')) ?? '').split('\n');
  const lines = (tryReadRegular(join(folder, 'packed-refs')) ?? '').split('\n');
  const packed = parseNamedObjects(lines.filter((line) => !line.includes(' refs/phase-executor/')).join('\n'));
  return [...loose, ...stashes.map((line) => line.split(' ')[1] ?? ''), ...packed].filter(isObjectName);
}

function parseNamedObjects(refs: string): Set<string> {
  return new Set(
    refs
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
      .filter(isObjectName),
  );
}

/**
 * Stages ignored files that the agent added by force. The rest of its index is not trusted. @throws BundleError if
 * changed files are hidden by index flags, which would keep them out of the commit
 */
async function takeIndex({ git, folder }: PrivateClone): Promise<void> {
  const file = join(folder, 'index');
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > maxIndexBytes) return;
  const [forced = [], listed = []] = await withScratchIndex(git, async (index) => {
    copyFileSync(file, index);
    const list = async (...options: string[]) => {
      const { exitCode, stdout } = await git.try(['ls-files', '-z', ...options], { index, reading: true });
      return exitCode === 0 ? splitAtNuls(decodePaths(stdout)) : [];
    };
    return Promise.all([list('--cached', '--ignored', '--exclude-standard'), list('-v')]);
  });
  const isFile = (path: string) =>
    lstatSync(getFileBelow(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  if (forced.length <= maxForced) await git.stage(forced.filter(isFile));
  const flagged = new Set(listed.flatMap((entry) => (/^[a-zS] /.test(entry) ? [entry.slice(2)] : [])));
  const hidden = flagged.size === 0 ? [] : (await git.state({ untracked: false })).changes;
  const paths = hidden.flatMap(({ path }) => (flagged.has(path) ? [path] : []));
  if (paths.length > 0)
    throw new BundleError(
      `it told git not to look at ${joinFirstFew(paths, 5)}, and changed that; leave its index flags`,
    );
}

const maxIndexBytes = 512 * 1024 * 1024;
/** A forged index may name any file. */
const maxForced = 1_000;

/** Reads the commit that HEAD is on, without running git. @throws Error if there is none */
function readHead({ folder }: PrivateClone): string {
  const text = readSingleLine(join(folder, 'HEAD'));
  const ref = /^ref: (refs\/[^\0-\x20~^:?*[\\]+)$/.exec(text)?.[1];
  const commit = ref === undefined ? text : readSingleLine(join(folder, ref)) || readPackedCommit(folder, ref);
  if (!isObjectName(commit)) throw new Error('the agent left HEAD on no commit');
  return commit;
}

function readPackedCommit(folder: string, ref: string): string {
  const lines = (tryReadRegular(join(folder, 'packed-refs')) ?? '').split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}

/** Imports a commit's objects after git's strictest fsck. */
async function takeObjects({ git, folder, base }: PrivateClone, commit: string): Promise<void> {
  const packed = await packCommits(git, `${commit}\n^${base}`, {
    env: buildObjectsEnv(folder),
    timeoutMs: packTimeoutMs,
  });
  if (packed.exitCode !== 0) throw new BundleError(`git cannot pack it: ${packed.stderr.trim().slice(0, 300)}`);
  await takePack(git, packed.stdout, [commit], () => `HEAD is on ${commit}, which is not a commit`);
  // Checked before listing paths: a few kilobytes of trees can expand to endless paths.
  await checkTreeSizes(git, base, [await git.treeOf(commit)]).catch((error: Error) => {
    throw isMachineFault(error) ? error : new BundleError(error.message, { cause: error });
  });
}

function buildObjectsEnv(folder: string): Record<string, string> {
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(join(folder, 'objects')) };
}

const packTimeoutMs = 120_000;

/** Copies existing files with their times, which git compares with those in the index. */
function copyFiles(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const stat = statSync(join(from, name), { throwIfNoEntry: false });
    if (stat === undefined) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), stat.atime, stat.mtime);
  }
}

/** Returns the repository's configuration without credentials and programs that the engine doesn't run. */
function renderConfig(git: Git): string {
  // Automatic maintenance must not copy the repository's objects, and signing keys are unreachable in the sandbox.
  const fixedSettings = [
    'gc.auto=0',
    'maintenance.auto=false',
    'commit.gpgsign=false',
    'tag.gpgsign=false',
    'core.bare=false',
  ];
  const extraSettings = [...fixedSettings, ...syncSettings.repository].map((setting) => setting.replace('=', '\n'));
  return [...git.config.own, ...extraSettings].map(renderConfigEntry).join('');
}

function renderConfigEntry(entry: string): string {
  const [key = ''] = entry.split('\n', 1);
  const [, section = '', , subsection, name = ''] = /^([^.]+)(\.(.+))?\.([^.]+)$/s.exec(key) ?? [];
  if (isWithheld(key)) return '';
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const head = `[${section}${subsection === undefined ? '' : ` ${quote(subsection)}`}]\n\t${name}`;
  if (key.length === entry.length) return `${head}\n`;
  const value = entry.slice(key.length + 1).replace(urlCredentials, '//');
  return `${head} = ${quote(value).replaceAll('\n', '\\n')}\n`;
}

/** True for credentials, includes, and formats that don't apply to the clone. */
function isWithheld(key: string): boolean {
  const isFormat =
    /^(extensions\.(worktreeconfig|refstorage)|core\.(worktree|bare|sparsecheckout(cone)?)|index\.sparse|lfs\.storage)$/.test(
      key,
    );
  return isFormat || /^(credential|include|includeif)\.|^http\..*(extraheader|cookiefile)$|^url\..*@/.test(key);
}

/** Lists the repository's refs without engine refs, checkpoints, stashes and refs of other work trees. */
async function listPackedRefs(git: Git): Promise<string> {
  const listed = await git.read(['for-each-ref', '--format=%(objectname) %(refname)']);
  const isOmitted = /^refs\/(?:(?:phase-executor|tags\/checkpoint|worktree|bisect|rewritten)\/|stash$)/;
  return listed
    .split('\n')
    .flatMap((line) => (line === '' || isOmitted.test(line.slice(line.indexOf(' ') + 1)) ? [] : [`${line}\n`]))
    .join('');
}

/** Removes everything but objects: alternates, for example, would redirect git. @throws BundleError */
function keepOnlyObjects(objects: string): void {
  // A link would make us delete files elsewhere.
  if (!lstatSync(objects).isDirectory()) throw new BundleError('the folder of its objects is not one');
  for (const folder of readdirSync(objects, { withFileTypes: true })) {
    const path = join(objects, folder.name);
    const isPacks = folder.name === 'pack';
    if (!folder.isDirectory() || !(isPacks || /^[0-9a-f]{2}$/.test(folder.name))) {
      rmSync(path, { recursive: true, force: true });
      continue;
    }
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (!entry.isFile() || (isPacks && !/^pack-[0-9a-f]+\.(pack|idx)$/.test(entry.name)))
        rmSync(join(path, entry.name), { recursive: true, force: true });
  }
}
