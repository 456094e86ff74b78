import { failure, type Git, paths } from './git.ts';

export interface Commit {
  sha: string;
  subject: string;
}

export async function isAncestor(git: Git, ancestor: string, descendant: string): Promise<boolean> {
  const args = ['merge-base', '--is-ancestor', ancestor, descendant];
  const result = await git.try(args, { reading: true });
  if (result.exitCode > 1) throw failure(args, result);
  return result.exitCode === 0;
}

/** The commits that HEAD has and `sha` has not, oldest first. */
export async function commitsSince(git: Git, sha: string): Promise<Commit[]> {
  return commits(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..HEAD`, '--']));
}

/** When the newest of the commits was made that HEAD has and `sha` has not, in ms since the epoch; null where there is none. */
export async function newestSince(git: Git, sha: string): Promise<number | null> {
  const times = (await git.read(['log', '--format=%ct', `${sha}..HEAD`, '--']))
    .split('\n')
    .filter((line) => line !== '');
  return times.length === 0 ? null : Math.max(...times.slice(0, 10_000).map(Number)) * 1000;
}

/** The newest commit reachable from HEAD that changed any of these files; null where none did. */
export async function lastChange(git: Git, files: readonly string[]): Promise<string | null> {
  if (files.length === 0) return null;
  const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', 'HEAD', '--', ...files];
  return (await git.read(args)).trim() || null;
}

/** The newest commits reachable from HEAD, newest first. */
export async function recentCommits(git: Git, limit: number): Promise<Commit[]> {
  return commits(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}

function commits(log: string): Commit[] {
  return paths(log).map((entry) => ({
    sha: entry.slice(0, entry.indexOf(' ')),
    subject: entry.slice(entry.indexOf(' ') + 1),
  }));
}
