import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import { GitError } from '../git-error.ts';
import { isAncestor } from '../history.ts';
import { changedBetween } from '../tree.ts';
import { advance, mergeTrees } from './plan-merge.ts';

/** Variable by which git notes in the log of HEAD what an attempt did: what is not noted so, a person did. */
export const attemptAction = { GIT_REFLOG_ACTION: 'phase-executor attempt' };

/** A commit that neither an attempt nor this program made. */
export interface ForeignCommit {
  readonly sha: string;
  readonly subject: string;
}

/** Commits that a person made in this work tree since `since`, oldest first, by the log of HEAD. */
export function foreignCommits({ gitDir }: Pick<Git, 'gitDir'>, since: Date): ForeignCommit[] {
  let found: ForeignCommit[] = [];
  for (const line of logTail(join(gitDir, 'logs', 'HEAD'))) {
    const [, was = '', sha = '', seconds = '0', said = ''] = /^(\S+) (\S+) .*> (\d+) \S+\t(.*)$/.exec(line) ?? [];
    const [, amends, subject = ''] = /^commit( \(amend\))?: (.*)$/.exec(said) ?? [];
    if (Number(seconds) * 1000 + 999 < since.getTime() || said.startsWith('phase-executor')) continue;
    // A person who resets or rebases has dropped what came before.
    const before = amends === undefined ? found : found.filter((each) => each.sha !== was);
    found = subject === '' ? [] : [...before, { sha, subject }];
  }
  return found;
}

/** Lines of the end of the log; none where git keeps no log. */
function logTail(path: string): string[] {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return [];
  }
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, 256 * 1024));
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, size - bytes.length)).split('\n');
  } finally {
    closeSync(file);
  }
}

/** Paths that these commits changed. */
export async function foreignPaths(git: Git, commits: readonly ForeignCommit[]): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(commits.map(({ sha }) => changedBetween(git, `${sha}^`, sha)));
  return new Set(paths.flat());
}

/**
 * Puts commits that a rollback took off back onto the branch, without what the attempt had made below them. Returns
 * those that are not there now, because they meet something else.
 */
export async function restoreCommits(git: Git, commits: readonly ForeignCommit[]): Promise<ForeignCommit[]> {
  const refused: ForeignCommit[] = [];
  for (const commit of commits) {
    const { sha: tip } = await git.head();
    if (await isAncestor(git, commit.sha, tip)) continue;
    try {
      await advance(git, tip, await onTopOf(git, tip, commit.sha));
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      refused.push(commit); // the caller names it with its ref
    }
  }
  return refused;
}

/** The commit itself where it follows `tip`, else the same change on top of that. @throws GitError for a conflict. */
async function onTopOf(git: Git, tip: string, sha: string): Promise<string> {
  const parent = await git.resolve(`${sha}^`);
  if (parent === null) throw new GitError(`${sha} has no parent`);
  if (parent === tip) return sha;
  // Of a history of its own: what lies between them must not come along.
  const base = await git.commitTree(await git.treeOf(parent), [], 'Base');
  const sides = [tip, sha].map(async (each) => git.commitTree(await git.treeOf(each), [base], 'Side'));
  const [ours = '', theirs = ''] = await Promise.all(sides);
  const { tree, conflicts } = await mergeTrees(git, ours, theirs);
  if (conflicts.length > 0) throw new GitError(`${sha} conflicts in ${conflicts.join(', ')}`);
  const told = await git.read(['log', '-1', '--format=%an%x00%ae%x00%at%x00%B', sha, '--']);
  const [name = '', email = '', at = '', ...message] = told.split('\0');
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: `@${at}` };
  return git.commitTree(tree, [tip], message.join('\0').trim(), author);
}
