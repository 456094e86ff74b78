import { fstatSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryWithFile } from '../../system/files/atomic-file.ts';
import { fileBelow } from '../../system/files/path-bytes.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { advance, mergeTrees } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { type Commit, commitsSince, isAncestor } from '../../system/git/history.ts';
import { changedBetween, emptyTree, presentFiles, restoreFiles } from '../../system/git/tree.ts';
import { firstFew, shortId } from '../../system/text/text.ts';

/** Variable by which git notes in the log of HEAD what an attempt did: what is not noted so, a person did. */
export const attemptAction = { GIT_REFLOG_ACTION: 'phase-executor attempt' };

/** Moves of HEAD and its branch, since a checkpoint, that neither an attempt nor this program made. */
export interface ForeignMoves {
  /** Commits of the checkpoint's branch that came by them, oldest first. */
  readonly commits: readonly Commit[];
  /** Others that came by them: the attempt was on another branch, or has taken them off again. */
  readonly elsewhere: readonly Commit[];
  /** Commit that the branch is on. */
  readonly tip: string;
  /** No commit of the attempt is among those that the branch has gained. */
  readonly isTheirsAlone: boolean;
  /** The attempt's git was seen to note what it does. */
  readonly isMarkKnown: boolean;
  /** HEAD was switched to another branch, and is still there. */
  readonly isSwitched: boolean;
}

/** A power cut leaves zero bytes in the log, which git then appends to. */
const logLine = /(?:^|\0)([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [^\0]*> (\d+) \S+\t(.*)$/;

/** Moves of a person by the log of HEAD, which says nothing of where they lead; null for none. */
export async function foreignMoves(
  git: Git,
  { at, head: base, branch }: Pick<Checkpoint, 'at' | 'head' | 'branch'>,
): Promise<ForeignMoves | null> {
  const second = Math.floor(Date.parse(at) / 1000);
  const found = logTail(join(git.gitDir, 'logs', 'HEAD')).flatMap((line) => {
    const [, was = '', sha = '', seconds = '0', said = ''] = logLine.exec(line) ?? [];
    if (sha === '' || Number(seconds) < second) return [];
    const isSwitch = said.includes(': moving from ');
    return [{ was, sha, isNew: Number(seconds) > second, isSwitch, isOurs: said.startsWith('phase-executor'), said }];
  });
  // The log counts in seconds: what led to the base in the second of the checkpoint came before it.
  const isThere = found[0]?.was === base;
  const moves = found.slice(isThere ? 0 : found.findIndex(({ sha, isNew }) => sha === base && !isNew) + 1);
  // A first commit comes from nowhere, and what the attempt stands on has it.
  const theirs = moves.filter(({ isOurs, was }) => !isOurs && isCommit(was));
  if (theirs.length === 0) return null;
  const here = await git.head();
  const tip = (branch === null || branch === here.branch ? here.sha : await git.resolve(branch)) ?? base;
  const gained = await commitsSince(git, base, tip);
  const came = await commitsOf(git, theirs);
  const commits = gained.filter(({ sha }) => came.has(sha));
  const back = theirs.map((move) => ({ ...move, was: move.sha, sha: move.was }));
  const takenBack = await commitsOf(git, back);
  const isLeft = (sha: string) => !takenBack.has(sha) && !commits.some((each) => each.sha === sha);
  return {
    commits,
    elsewhere: [...came.values()].filter(({ sha }) => isLeft(sha)),
    tip,
    isTheirsAlone: commits.length === gained.length,
    isMarkKnown: moves.some(({ said }) => said.startsWith(attemptAction.GIT_REFLOG_ACTION)),
    isSwitched: here.branch !== branch && moves.findLast(({ isSwitch }) => isSwitch)?.isOurs === false,
  };
}

type Move = Record<'was' | 'sha', string> & { readonly isSwitch: boolean };

/** Commits that moves of a branch have brought, by their names. */
async function commitsOf(git: Git, moves: readonly Move[]): Promise<Map<string, Commit>> {
  const came = new Map<string, Commit>();
  for (const { was, sha, isSwitch } of moves)
    if (!isSwitch && was !== sha && isCommit(was) && isCommit(sha))
      for (const commit of await commitsSince(git, was, sha)) came.set(commit.sha, commit);
  return came;
}

/** False for the zeros that stand for no commit. */
function isCommit(sha: string): boolean {
  return !/^0+$/.test(sha);
}

/** Lines of the end of the log; none where git keeps no log. */
function logTail(path: string): string[] {
  const lines = tryWithFile(path, (file) => {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, 256 * 1024));
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, size - bytes.length)).split('\n');
  });
  return lines ?? [];
}

export async function changedPaths(git: Git, commits: readonly Commit[]): Promise<ReadonlySet<string>> {
  const paths = commits.map(async ({ sha }) =>
    changedBetween(git, (await git.resolve(`${sha}^`)) ?? (await emptyTree(git)), sha),
  );
  return new Set((await Promise.all(paths)).flat());
}

/** Lets index and files follow commits that came since a rollback has set the branch back to `base`. Returns them. */
export async function followLate(git: Git, base: string, own: readonly string[]): Promise<Commit[]> {
  const { sha } = await git.head();
  const late = sha === base ? [] : await commitsSince(git, base, sha);
  if (late.length > 0) await followFiles(git, base, sha, own);
  return late;
}

/**
 * Lets index and files follow the branch from `from` to `to`. Files of an attempt that is not settled stay as they are, and
 * look changed.
 */
export async function followFiles(git: Git, from: string, to: string, own: readonly string[]): Promise<void> {
  const changed = (await changedBetween(git, from, to)).filter((path) => !own.includes(path));
  // Other files that a person has staged stay staged.
  if ((await git.try(['read-tree', '-m', from, to])).exitCode !== 0) await git.run(['read-tree', '--reset', to]);
  const there = await presentFiles(git, to, changed);
  for (const path of changed) if (!there.includes(path)) rmSync(fileBelow(git.root, path), { force: true });
  await restoreFiles(git, to, there);
}

export function named(commits: readonly Commit[]): string {
  return firstFew(commits.map(({ sha, subject }) => `commit ${shortId(sha)} "${subject.slice(0, 80)}"`));
}

/** Tree with what two sides made of a base, of histories that need not meet. @throws GitError for a conflict. */
export async function mergedTree(git: Git, base: string, ours: string, theirs: string): Promise<string> {
  const root = await git.commitTree(base, [], 'Base');
  const [one = '', other = ''] = await Promise.all([ours, theirs].map((tree) => git.commitTree(tree, [root], 'Side')));
  const { tree, conflicts } = await mergeTrees(git, one, other);
  if (conflicts.length > 0) throw new GitError(`both changed ${firstFew(conflicts)}`);
  return tree;
}

/**
 * Puts commits that a rollback took off back onto the branch, without what the attempt had made below them. Returns
 * those that are not there now, because they meet something else.
 */
export async function restoreCommits(git: Git, commits: readonly Commit[]): Promise<Commit[]> {
  const refused: Commit[] = [];
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
  if (parent === tip) return sha;
  // Of a history of its own: what lies between them must not come along.
  const before = parent === null ? emptyTree(git) : git.treeOf(parent);
  const tree = await mergedTree(git, await before, await git.treeOf(tip), await git.treeOf(sha));
  const told = await git.read(['log', '-1', '--format=%an%x00%ae%x00%at%x00%B', sha, '--']);
  const [name = '', email = '', at = '', ...message] = told.split('\0');
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: `@${at}` };
  return git.commitTree(tree, [tip], message.join('\0').trim(), author);
}
