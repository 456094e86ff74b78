import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Captured } from '../../process/capture.ts';
import { GitError } from '../calls/git-error.ts';
import { splitNonEmptyLines } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects } from '../objects/object-reader.ts';
import { BundleError, type BundleHeader, bundleHeader, checkBundleRef, parseBundleHeader } from './bundle-file.ts';

export interface BundledCommit {
  ref: string;
  commit: string;
}

const maxBundleBytes = 256 * 1024 * 1024;

/** Normal packs take far less; a malicious one is aborted. */
const indexTimeoutMs = 120_000;

/**
 * Writes commits into a bundle without moving refs. Commits reachable from `exclude` become prerequisites. Returns
 * false without writing if all are excluded. @throws BundleError for a name that `readBundle` rejects; GitError if git
 * fails
 */
export async function writeBundle(
  git: Git,
  file: string,
  commits: readonly BundledCommit[],
  exclude: readonly string[],
): Promise<boolean> {
  for (const { ref } of commits) checkBundleRef(ref);
  const range = [...commits.map(({ commit }) => commit), ...exclude.map((commit) => `^${commit}`)].join('\n');
  const lines = splitNonEmptyLines(await git.read(['rev-list', '--boundary', '--stdin'], { stdin: `${range}\n` }));
  const [firstCommit] = lines.filter((line) => !line.startsWith('-'));
  if (firstCommit === undefined) return false;
  const boundary = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
  const incoming = new Set(lines);
  const existing = commits.flatMap(({ commit }) => (incoming.has(commit) ? [] : [commit]));
  const header = bundleHeader({
    objectFormat: firstCommit.length === 40 ? 'sha1' : 'sha256',
    prerequisites: [...new Set([...boundary, ...existing])],
    refs: new Map(commits.map(({ ref, commit }) => [ref, commit])),
  });
  const { exitCode, stdout, stderr } = await packCommits(git, range);
  if (exitCode !== 0) throw new GitError(`git could not pack the commits for ${file}: ${stderr.trim()}`);
  await writeFile(file, Buffer.concat([Buffer.from(header, 'latin1'), stdout]));
  return true;
}

/** Packs a range of commits (`rev-list --stdin` syntax). @throws BundleError if it is too large */
export function packCommits(
  git: Git,
  range: string,
  options: { readonly env?: Record<string, string>; readonly timeoutMs?: number } = {},
): Promise<Captured> {
  const args = ['pack-objects', '--revs', '--stdout', '--thin', '--delta-base-offset', '--quiet'];
  return git.try(args, { reading: true, stdin: `${range}\n`, ...options }).catch((cause: unknown) => {
    throw new BundleError('the commits could not be packed; they may be more than a bundle can carry', { cause });
  });
}

/**
 * Imports an untrusted bundle without moving refs. Returns its commits by ref. Git's strictest fsck checks every object
 * first; a rejected bundle leaves nothing behind. `git fetch` isn't used, because before git 2.46 it doesn't check
 * bundle objects even with fetch.fsckObjects. @throws BundleError for any problem of the bundle
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

/** Imports an untrusted pack after git's strictest fsck; a rejected one leaves nothing behind. @throws BundleError */
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
    // Use a file, because a colon in the path would split the environment variable.
    await mkdir(join(quarantine, 'info'));
    await writeFile(join(quarantine, 'info', 'alternates'), `${objects}\n`);
    await indexPack(git, pack, { GIT_OBJECT_DIRECTORY: quarantine });
    await runInTurn(objects, async () => {
      const addedFiles = await movePack(join(quarantine, 'pack'), join(objects, 'pack'));
      // This uses the running object reader. No ref points to the new objects yet.
      const matches = await describeObjects(git, commits);
      const notACommit = commits.find((_, at) => matches[at]?.type !== 'commit');
      if (notACommit === undefined) return;
      for (const file of addedFiles) await rm(file, { force: true });
      git.objects.close(); // it has the deleted packs open
      throw new BundleError(notCommit(notACommit));
    });
  } finally {
    await rm(quarantine, { recursive: true, force: true });
  }
}

const turns = new Map<string, Promise<void>>();

/** Imports one pack at a time: two may be identical, and rejecting one must not delete the other's files. */
async function runInTurn(objects: string, take: () => Promise<void>): Promise<void> {
  const turn = (turns.get(objects) ?? Promise.resolve()).then(take);
  const settled = turn.catch(() => undefined); // the caller gets the error
  turns.set(objects, settled);
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
  const formatHint = objectFormat === 'sha256' ? ' It is of a repository with sha256 objects.' : '';
  throw new BundleError(
    `the bundle builds on ${missing.length} commits that are missing here, such as ${missing[0]}: it was made from another base.${formatHint}`,
  );
}

async function indexPack(git: Git, pack: Buffer, env: Record<string, string>): Promise<void> {
  // Stream large blobs: a bundle of 1 MB may contain a blob of 1 GB.
  const args = ['-c', 'core.bigFileThreshold=16m', 'index-pack', '--stdin', '--fix-thin', '--strict'];
  const { exitCode, stderr } = await git
    .try(args, { stdin: pack, env, timeoutMs: indexTimeoutMs })
    .catch((cause: unknown) => {
      const limit = `${indexTimeoutMs / 1000} s or all memory`;
      throw new BundleError(`checking the bundle took more than ${limit}, and was stopped`, { cause });
    });
  if (exitCode !== 0) throw new BundleError(`git refuses what the bundle contains: ${formatGitError(stderr)}`);
}

/** Moves a pack into place, the index last because git looks for it. Returns newly added files. */
async function movePack(from: string, to: string): Promise<string[]> {
  const files = (await readdir(from)).sort((a, b) => Number(a.endsWith('.idx')) - Number(b.endsWith('.idx')));
  const fresh = files.filter((name) => !existsSync(join(to, name)));
  for (const name of fresh) await rename(join(from, name), join(to, name));
  return fresh.map((name) => join(to, name)).reverse();
}

function formatGitError(stderr: string): string {
  const result = stderr.split('\n').filter((line) => /^(fatal|error):/.test(line));
  const line = (result.join('; ') || stderr.trim() || 'no cause given').slice(0, 300);
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
