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

/** Caches a positive answer about two objects, which cannot change. */
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

/** Those of these commits that `descendant` has, by one process for all. Unknown ones are in no history. */
export async function ancestorsAmong(git: Git, commits: readonly string[], descendant: string): Promise<Set<string>> {
  const existing = (await describeObjects(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
  if (existing.length === 0) return new Set();
  const stdin = `${[...existing.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
  const others = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
  return new Set(existing.flatMap(({ id }) => (others.has(id) ? [] : [id])));
}

/** The newest commit that both have; null for none, or in a history that is cut off. */
export async function mergeBase(git: Git, one: string, other: string): Promise<string | null> {
  const { exitCode, stdout } = await git.try(['merge-base', one, other], { reading: true });
  return exitCode === 0 ? stdout.toString().trim() : null;
}

const knownAncestors = new WeakMap<Git, Set<string>>();

/** Oldest first. */
export async function commitsSince(git: Git, sha: string, to = 'HEAD'): Promise<Commit[]> {
  const line = await straightLine(git, sha, to);
  if (line !== null) return line.map((commit) => ({ sha: commit.sha, subject: getSubject(commit.message) }));
  if ((await straightLine(git, to, sha)) !== null) return []; // the other way round
  return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
}

/** Every path that a commit after `from` changed, whether or not a later one changed it back. */
export async function touchedSince(git: Git, from: string, to: string): Promise<string[]> {
  const line = await straightLine(git, from, to);
  if (line !== null) {
    const steps = line.map(({ sha, parents: [parent = from] }) => git.trees.differences(parent, sha));
    return [...new Set((await Promise.all(steps)).flat().map(({ path }) => path))];
  }
  const names = ['--format=', '--name-only', '--no-renames', '--diff-merges=first-parent'];
  return [...new Set(splitAtNuls(await git.read(['log', '-z', ...names, `${from}..${to}`, '--'])))];
}

/** The newest commit reachable from HEAD that changed any of these files; null where none did. */
export async function lastChange(git: Git, files: readonly string[], from = 'HEAD'): Promise<string | null> {
  if (files.length === 0) return null;
  const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', from, '--', ...files];
  return (await git.read(args)).trim() || null;
}

export async function recentCommits(git: Git, limit: number): Promise<Commit[]> {
  return parseCommitLog(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}

function getSubject(message: string): string {
  const [first = ''] = message.replace(/^(?:[ \t]*\n)+/, '').split(/\n[ \t]*(?:\n|$)/, 1);
  return first
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
