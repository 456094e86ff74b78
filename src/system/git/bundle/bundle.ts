import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Captured } from '../../process/capture.ts';
import { GitError } from '../calls/git-error.ts';
import { nonEmptyLines } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects } from '../objects/object-reader.ts';
import { BundleError, type BundleHeader, bundleHeader, checkBundleRef, parseBundleHeader } from './bundle-file.ts';

export interface BundledCommit {
  ref: string;
  commit: string;
}

/** Default limit of a bundle: as many bytes as `writeBundle` can write. */
const maxBundleBytes = 256 * 1024 * 1024;

/** A pack of that size takes far less; one made to be slow is given up. */
const indexTimeoutMs = 120_000;

/**
 * Writes commits into a bundle, without what `exclude` reaches and without moving a ref. An excluded commit is
 * listed as one that the reader must have. Returns false, without a file, when all are excluded.
 * @throws BundleError for a name that `readBundle` refuses; GitError where git fails
 */
export async function writeBundle(
  git: Git,
  file: string,
  commits: readonly BundledCommit[],
  exclude: readonly string[],
): Promise<boolean> {
  for (const { ref } of commits) checkBundleRef(ref);
  const range = [...commits.map(({ commit }) => commit), ...exclude.map((commit) => `^${commit}`)].join('\n');
  const lines = nonEmptyLines(await git.read(['rev-list', '--boundary', '--stdin'], { stdin: `${range}\n` }));
  const [first] = lines.filter((line) => !line.startsWith('-'));
  if (first === undefined) return false;
  const boundary = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
  const incoming = new Set(lines);
  const existing = commits.flatMap(({ commit }) => (incoming.has(commit) ? [] : [commit]));
  const header = bundleHeader({
    objectFormat: first.length === 40 ? 'sha1' : 'sha256',
    prerequisites: [...new Set([...boundary, ...existing])],
    refs: new Map(commits.map(({ ref, commit }) => [ref, commit])),
  });
  const { exitCode, stdout, stderr } = await packCommits(git, range);
  if (exitCode !== 0) throw new GitError(`git could not pack the commits for ${file}: ${stderr.trim()}`);
  await writeFile(file, Buffer.concat([Buffer.from(header, 'latin1'), stdout]));
  return true;
}

/** Packs a range of commits, as `rev-list --stdin` reads it. @throws BundleError for more than a bundle can carry */
export function packCommits(
  git: Git,
  range: string,
  how: { readonly env?: Record<string, string>; readonly timeoutMs?: number } = {},
): Promise<Captured> {
  const args = ['pack-objects', '--revs', '--stdout', '--thin', '--delta-base-offset', '--quiet'];
  return git.try(args, { reading: true, stdin: `${range}\n`, ...how }).catch((cause: unknown) => {
    throw new BundleError('the commits could not be packed; they may be more than a bundle can carry', { cause });
  });
}

/**
 * Takes an untrusted bundle into the repository, without moving a ref. Returns its commits by their names. Before the
 * repository has them, git's strictest fsck checks every object and that none is missing; a refused bundle leaves nothing.
 * `inspect` checks the changes. Not by `git fetch`: before git 2.46 that checks no object of a bundle, whatever
 * fetch.fsckObjects says.
 * @throws BundleError for every problem of the bundle.
 */
export async function readBundle(
  git: Git,
  file: string,
  { maxBytes = maxBundleBytes } = {},
): Promise<Map<string, string>> {
  const bytes = await readBounded(file, maxBytes);
  const header = parseBundleHeader(bytes);
  await checkPrerequisites(git, header);
  const names = new Map([...header.refs].map(([name, commit]) => [commit, name]));
  await takePack(git, bytes.subarray(header.packAt), [...names.keys()], (commit) => {
    return `the bundle names ${names.get(commit)} for ${commit}, which is not a commit that it brings or builds on`;
  });
  return header.refs;
}

/**
 * Takes an untrusted pack into the repository, once git's strictest fsck has passed it, for the sake of these commits. A
 * refused pack leaves nothing; `notCommit` says why it is refused where one of them is none.
 * @throws BundleError for every problem of the pack
 */
export async function takePack(
  git: Git,
  pack: Buffer,
  commits: readonly string[],
  notCommit: (id: string) => string,
): Promise<void> {
  const objects = join(git.commonDir, 'objects');
  await mkdir(join(objects, 'pack'), { recursive: true });
  const quarantine = await mkdtemp(join(objects, 'incoming-phase-executor-'));
  try {
    // By a file: in the variable for it a colon in the path would mean two paths.
    await mkdir(join(quarantine, 'info'));
    await writeFile(join(quarantine, 'info', 'alternates'), `${objects}\n`);
    await indexPack(git, pack, { GIT_OBJECT_DIRECTORY: quarantine });
    await inTurn(objects, async () => {
      const taken = await migrateFormat(join(quarantine, 'pack'), join(objects, 'pack'));
      // Here the process that reads objects answers, and none is started; no name leads to them yet.
      const matches = await describeObjects(git, commits);
      const wrong = commits.find((_, at) => matches[at]?.type !== 'commit');
      if (wrong === undefined) return;
      for (const file of taken) await rm(file, { force: true });
      git.objects.close(); // it has opened them
      throw new BundleError(notCommit(wrong));
    });
  } finally {
    await rm(quarantine, { recursive: true, force: true });
  }
}

const turns = new Map<string, Promise<void>>();

/** Packs come in one after another: two may be the same, and a refused one must not take that of the other away. */
async function inTurn(objects: string, take: () => Promise<void>): Promise<void> {
  const turn = (turns.get(objects) ?? Promise.resolve()).then(take);
  const over = turn.catch(() => undefined); // who waits for this turn is told
  turns.set(objects, over);
  return turn;
}

async function readBounded(file: string, maxBytes: number): Promise<Buffer> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) throw new BundleError('there is no bundle file');
  if (stats.size > maxBytes)
    throw new BundleError(`the bundle has ${stats.size} bytes; at most ${maxBytes} are accepted`);
  return readFile(file);
}

async function checkPrerequisites(git: Git, { objectFormat, prerequisites }: BundleHeader): Promise<void> {
  const matches = await describeObjects(git, prerequisites);
  const missing = prerequisites.filter((_, at) => matches[at]?.type !== 'commit');
  if (missing.length === 0) return;
  const ofOther = objectFormat === 'sha256' ? ' It is of a repository with sha256 objects.' : '';
  throw new BundleError(
    `the bundle builds on ${missing.length} commits that are missing here, such as ${missing[0]}: it was made from another base.${ofOther}`,
  );
}

/** Checks each object of the pack and its links, and leaves the pack in the quarantine. */
async function indexPack(git: Git, pack: Buffer, env: Record<string, string>): Promise<void> {
  // Blobs beyond the threshold are never in memory whole: a bundle of 1 MB may contain one of 1 GB.
  const args = ['-c', 'core.bigFileThreshold=16m', 'index-pack', '--stdin', '--fix-thin', '--strict'];
  const { exitCode, stderr } = await git
    .try(args, { stdin: pack, env, timeoutMs: indexTimeoutMs })
    .catch((cause: unknown) => {
      const limit = `${indexTimeoutMs / 1000} s or all memory`;
      throw new BundleError(`checking the bundle took more than ${limit}, and was stopped`, { cause });
    });
  if (exitCode !== 0) throw new BundleError(`git refuses what the bundle contains: ${gitComplaint(stderr)}`);
}

/** Moves a pack to where git finds it; the index last, because git looks for that. Returns what was not there before. */
async function migrateFormat(from: string, to: string): Promise<string[]> {
  const files = (await readdir(from)).sort(
    (one, other) => Number(one.endsWith('.idx')) - Number(other.endsWith('.idx')),
  );
  const fresh = files.filter((name) => !existsSync(join(to, name)));
  for (const name of fresh) await rename(join(from, name), join(to, name));
  return fresh.map((name) => join(to, name)).reverse();
}

/** Git's own words as one line of plain text; it may quote a name of the bundle's. */
function gitComplaint(stderr: string): string {
  const result = stderr.split('\n').filter((line) => /^(fatal|error):/.test(line));
  const line = (result.join('; ') || stderr.trim() || 'no cause given').slice(0, 300);
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
