import {
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
import { basename, join, relative } from 'node:path';
import { tryReadRegular, tryRemoveEmptyFolder } from '../../system/files/atomic-file.ts';
import { takePack } from '../../system/git/bundle/bundle.ts';
import { BundleError } from '../../system/git/bundle/bundle-file.ts';
import { fileStamp, urlCredentials } from '../../system/git/calls/git-config.ts';
import { type Head, isObjectName, readSingleLine } from '../../system/git/calls/head.ts';
import { readIndex, takeIndex } from '../../system/git/checkpoint/index-file.ts';
import { listRefs, takeListedRefs } from '../../system/git/checkpoint/ref-guard.ts';
import type { Git } from '../../system/git/git.ts';

/** Git directory for one call of an agent. */
interface PrivateGit {
  readonly git: Git;
  /** To be bound over the common git directory. */
  readonly folder: string;
  /** Of the work tree; `folder` itself for the first one. */
  readonly gitDir: string;
  readonly head: Head;
}

/**
 * Makes a git directory for one call of an agent at `folder`, in place of what is there. It has the repository's refs, index,
 * hooks and configuration, but no credentials, no record of ours and no other work tree. Objects of the repository are read
 * from `base-objects`, where the caller binds them. Returns what takes over, as data, what the agent committed and staged:
 * see `takeOver`. @throws Error for a repository of a form that it does not know.
 */
export async function makePrivateGit(git: Git, folder: string): Promise<() => Promise<string[]>> {
  const below = relative(git.commonDir, git.gitDir);
  if (git.isLinked && below !== join('worktrees', basename(below)))
    throw new Error(`${git.gitDir} is not where git keeps the directory of a linked work tree`);
  const head = await git.head();
  const [config, refs] = await Promise.all([configText(git), packedRefs(git, head)]);
  rmSync(folder, { recursive: true, force: true });
  const gitDir = join(folder, below);
  const inside = ['objects/info', 'objects/pack', baseObjects, 'refs/heads', 'info', 'lfs'];
  for (const path of [...inside, join(below, 'info'), join(below, 'modules')])
    mkdirSync(join(folder, path), { recursive: true });
  // Bound to those of the repository, without which what an agent commits of large files and submodules is of no use.
  for (const path of [join(git.commonDir, 'lfs'), join(git.gitDir, 'modules')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, 'objects/info/alternates'), `../${baseObjects}\n`);
  writeFileSync(join(folder, 'config'), config);
  writeFileSync(join(folder, 'packed-refs'), refs);
  copyFiles(git.commonDir, folder, ['shallow', 'info/exclude', 'info/attributes', 'info/sparse-checkout']);
  if (git.isLinked) {
    copyFiles(git.commonDir, folder, ['HEAD']);
    copyFiles(git.gitDir, gitDir, ['commondir', 'gitdir', 'info/sparse-checkout']);
  }
  writeFileSync(join(gitDir, 'HEAD'), head.branch === null ? `${head.sha}\n` : `ref: ${head.branch}\n`);
  copyHooks(join(git.commonDir, 'hooks'), join(folder, 'hooks'));
  const shared = readdirSync(git.gitDir).filter((name) => name.startsWith('sharedindex.'));
  copyFiles(git.gitDir, gitDir, ['index', ...shared]);
  const index = fileStamp(join(gitDir, 'index'));
  return () => takeOver({ git, folder, gitDir, head }, index);
}

/**
 * Takes over what the agent committed and staged, once nothing of it is alive: afterwards it looks as if it had been
 * done in the checkout. Git never runs by what the agent wrote here. `stamp` is of the index before. Returns what could
 * not be taken over, as sentences; the files in the work tree then count as they lie there.
 * @throws Error where HEAD's commit cannot be taken over; nothing has changed then
 */
async function takeOver(place: PrivateGit, stamp: string | null): Promise<string[]> {
  const { git, folder, gitDir, head: begun } = place;
  tryRemoveEmptyFolder(join(git.gitDir, 'modules'));
  const head = headNow(place);
  const isTouched = fileStamp(join(gitDir, 'index')) !== stamp;
  const index = isTouched ? (readIndex(gitDir)?.bytes ?? null) : null;
  const before = index && readIndex(git.gitDir);
  const isIndexSame = index === null || before?.bytes.equals(index) === true;
  if (head === begun.sha && isIndexSame) return [];
  const now = await git.head();
  if (now.sha !== begun.sha || now.branch !== begun.branch)
    throw new Error('the branch has moved in the checkout meanwhile');
  keepOnlyObjects(join(folder, 'objects'));
  const warnings: string[] = [];
  const take = (staged: Buffer) => takeObjects(place, head, staged).then(() => true, noted(warnings));
  const isStaged = !isIndexSame && (await take(index)) && (await takeIndex(git, head, index, before));
  if (!isStaged && head !== begun.sha) {
    await takeObjects(place, head, null);
    rmSync(join(git.gitDir, 'index'), { force: true });
    await git.run(['read-tree', '--reset', head]);
  }
  if (head !== begun.sha) await git.moveHead(begun.sha, head, 'phase-executor: work of an agent');
  return warnings;
}

/** The commit that HEAD is on, read as data. @throws Error where it is on none. */
function headNow({ folder, gitDir }: PrivateGit): string {
  const text = readSingleLine(join(gitDir, 'HEAD'));
  const ref = /^ref: (refs\/[^\0-\x20~^:?*[\\]+)$/.exec(text)?.[1];
  const commit = ref === undefined ? text : readSingleLine(join(folder, ref)) || packedCommit(folder, ref);
  if (!isObjectName(commit)) throw new Error('the agent left HEAD on no commit');
  return commit;
}

function packedCommit(folder: string, ref: string): string {
  const lines = (tryReadRegular(join(folder, 'packed-refs')) ?? '').split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}

/** Takes the objects of a commit and of an index into the repository. */
async function takeObjects({ git, folder, head }: PrivateGit, commit: string, index: Buffer | null): Promise<void> {
  const copy = `${folder}-index`; // not inside, where the agent may have put a link
  if (index !== null) writeFileSync(copy, index);
  const all = index === null ? [] : ['--indexed-objects'];
  const args = ['pack-objects', '--revs', ...all, '--stdout', '--thin', '--delta-base-offset', '--quiet'];
  const packed = await git.try(args, {
    reading: true,
    stdin: `${commit}\n^${head.sha}\n`,
    env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(join(folder, 'objects')) },
    timeoutMs: packTimeoutMs,
    ...(index === null ? {} : { index: copy }),
  });
  if (packed.exitCode !== 0) throw new BundleError(`git cannot pack it: ${packed.stderr.trim().slice(0, 300)}`);
  await takePack(git, packed.stdout, [commit], () => `HEAD is on ${commit}, which is not a commit`);
}

/** Folder in which the private directory finds the repository's own objects. */
export const baseObjects = 'base-objects';

const packTimeoutMs = 120_000;

function noted(warnings: string[]): (error: Error) => false {
  return (error) => {
    if (!(error instanceof BundleError)) throw error;
    warnings.push(`what the agent staged could not be read: ${error.message}`);
    return false;
  };
}

/** Copies those that are there, with their times: git compares the index's with those of files. */
function copyFiles(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const stat = statSync(join(from, name), { throwIfNoEntry: false });
    if (stat === undefined) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), stat.atime, stat.mtime);
  }
}

function copyHooks(from: string, to: string): void {
  const isWanted = (path: string) => !path.endsWith('.sample');
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: isWanted });
}

/** The repository's own configuration, without what it signs in with. Read again where its files have changed. */
async function configText(git: Git): Promise<string> {
  const { stamp } = git.config;
  const known = lastConfig;
  if (known !== null && known.stamp === stamp) return known.text;
  const text = await readConfigText(git);
  lastConfig = stamp === null || stamp !== git.config.stamp ? null : { stamp, text };
  return text;
}

let lastConfig: { readonly stamp: string; readonly text: string } | null = null;

async function readConfigText(git: Git): Promise<string> {
  const listed = await git.read(['config', '--list', '-z', '--includes', '--show-scope'], { trusting: true });
  const fields = listed.split('\0');
  const lines = fields.flatMap((scope, at) => {
    const entry = fields[at + 1] ?? '';
    return at % 2 === 0 && (scope === 'local' || scope === 'worktree') ? [configLines(entry)] : [];
  });
  // Nothing that git does on its own may copy the repository's objects, and the keys that would sign are out of reach.
  const ours = ['gc.auto\n0', 'maintenance.auto\nfalse', 'commit.gpgsign\nfalse', 'tag.gpgsign\nfalse'];
  return [...lines, ...ours.map(configLines)].join('');
}

function configLines(entry: string): string {
  const [key = ''] = entry.split('\n', 1);
  const [, section = '', , subsection, name = ''] = /^([^.]+)(\.(.+))?\.([^.]+)$/s.exec(key) ?? [];
  if (isWithheld(key)) return '';
  const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const head = `[${section}${subsection === undefined ? '' : ` ${quoted(subsection)}`}]\n\t${name}`;
  if (key.length === entry.length) return `${head}\n`;
  const value = entry.slice(key.length + 1).replace(urlCredentials, '//');
  return `${head} = ${quoted(value).replaceAll('\n', '\\n')}\n`;
}

/** True for what signs in, what leads to other files, and what the private directory is not. */
function isWithheld(key: string): boolean {
  const isFormat = key === 'extensions.worktreeconfig' || key === 'extensions.refstorage';
  return isFormat || /^(credential|include|includeif)\.|^http\..*(extraheader|cookiefile)$|^url\..*@/.test(key);
}

/** The repository's refs, without our records and checkpoints, stashes, and what belongs to other work trees. */
async function packedRefs(git: Git, head: Head): Promise<string> {
  const listed = takeListedRefs(git, head) ?? (await listRefs(git, []));
  const isLeftOut = /^refs\/(?:(?:phase-executor|tags\/checkpoint|worktree|bisect|rewritten)\/|stash$)/;
  return listed.flatMap(({ name, sha }) => (isLeftOut.test(name) ? [] : [`${sha} ${name}\n`])).join('');
}

/** Removes from an agent's object store all but objects: the rest would lead git elsewhere. @throws BundleError */
function keepOnlyObjects(objects: string): void {
  // A link would lead us to remove files of others.
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
