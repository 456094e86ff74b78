import { splitAtNuls } from '../files/path-bytes.ts';
import { gitFailure } from './calls/git-error.ts';
import { isObjectName } from './calls/head.ts';
import { straightLine } from './commit-object.ts';
import type { Git } from './git.ts';
import { describeObjects } from './objects/object-reader.ts';

export interface Commit {
  sha: string;
  subject: string;
}

/** Positive answers are cached, because history doesn't change. */
export async function isAncestor(git: Git, ancestor: string, descendant: string): Promise<boolean> {
  const existing = knownAncestors.get(git) ?? new Set<string>();
  knownAncestors.set(git, existing);
  const key = `${ancestor} ${descendant}`;
  if (existing.has(key)) return true;
  if ((await straightLine(git, ancestor, descendant)) !== null) return true;
  const args = ['merge-base', '--is-ancestor', ancestor, descendant];
  const result = await git.try(args, { reading: true });
  if (result.exitCode > 1) throw gitFailure(args, result);
  if (result.exitCode === 0 && isObjectName(ancestor) && isObjectName(descendant)) existing.add(key);
  return result.exitCode === 0;
}

/** Returns which of the commits are ancestors of `descendant`, with one process for all. */
export async function filterAncestors(git: Git, commits: readonly string[], descendant: string): Promise<Set<string>> {
  const existing = (await describeObjects(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
  if (existing.length === 0) return new Set();
  const stdin = `${[...existing.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
  const unreachable = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
  return new Set(existing.flatMap(({ id }) => (unreachable.has(id) ? [] : [id])));
}

export async function mergeBase(git: Git, a: string, b: string): Promise<string | null> {
  const { exitCode, stdout } = await git.try(['merge-base', a, b], { reading: true });
  return exitCode === 0 ? stdout.toString().trim() : null;
}

const knownAncestors = new WeakMap<Git, Set<string>>();

/** Oldest first. */
export async function listCommitsSince(git: Git, sha: string, to = 'HEAD'): Promise<Commit[]> {
  const line = await straightLine(git, sha, to);
  if (line !== null) return line.map((commit) => ({ sha: commit.sha, subject: getSubject(commit.message) }));
  if ((await straightLine(git, to, sha)) !== null) return []; // `to` is behind `sha`
  return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
}

/** Returns every path changed by a commit after `from`, even if a later commit undid it. */
export async function listTouchedPaths(git: Git, from: string, to: string): Promise<string[]> {
  const line = await straightLine(git, from, to);
  if (line !== null) {
    const steps = line.map(({ sha, parents: [parent = from] }) => git.trees.differences(parent, sha));
    return [...new Set((await Promise.all(steps)).flat().map(({ path }) => path))];
  }
  const names = ['--format=', '--name-only', '--no-renames', '--diff-merges=first-parent'];
  return [...new Set(splitAtNuls(await git.read(['log', '-z', ...names, `${from}..${to}`, '--'])))];
}

export async function findLastChange(git: Git, files: readonly string[], from = 'HEAD'): Promise<string | null> {
  if (files.length === 0) return null;
  const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', from, '--', ...files];
  return (await git.read(args)).trim() || null;
}

export async function listRecentCommits(git: Git, limit: number): Promise<Commit[]> {
  return parseCommitLog(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}

function getSubject(message: string): string {
  const [paragraph = ''] = message.replace(/^(?:[ \t]*\n)+/, '').split(/\n[ \t]*(?:\n|$)/, 1);
  return paragraph
    .split('\n')
    .map((line) => line.trimEnd())
    .join(' ')
    .trimEnd();
}

function parseCommitLog(log: string): Commit[] {
  return splitAtNuls(log).map((entry) => ({
    sha: entry.slice(0, entry.indexOf(' ')),
    subject: entry.slice(entry.indexOf(' ') + 1),
  }));
}
