import { setTimeout as sleep } from 'node:timers/promises';
import { GitError } from '../../system/git/calls/git-error.ts';
import { type CommitObject, commitObjects, commitsBetween, withCoAuthor } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import type { Remote } from '../../system/git/remote.ts';
import type { Host } from '../host/host-client.ts';
import { isVerified, type MadeCommit, makeCommit } from '../host/host-commit.ts';
import { HostError } from '../host/host-error.ts';

export interface CommitsToRemake {
  readonly git: Git;
  readonly remote: Remote;
  /** The newest of them. Earlier commits that a branch of the remote already has stay as they are. */
  readonly head: string;
  /** Commits up to this one stay as they are, too. */
  readonly since: string;
  /** A ref that is not a branch, to which the commits are uploaded meanwhile. */
  readonly ref: string;
  /** The current name of a commit that was remade before. */
  readonly nameOf: (sha: string) => string;
  /** API of the remote's host, with a budget for so many commits; null for none. */
  readonly hostFor: (commits: number) => Promise<Host | null>;
  readonly tell: (progress: string) => void;
}

/** A commit that the host made of one of ours, and signed. */
export interface RemadeCommit {
  readonly from: CommitObject;
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
}

/** The host does not sign, or cannot be asked: another try would end the same way. */
export class UnsignedError extends Error {
  override readonly name = 'UnsignedError';
}

/** GitHub lets a token create about 500 things an hour, and 80 a minute. */
const maxCommits = 500;
/** Below this number no pause between two requests is needed. */
const unhurried = 60;
const pauseMs = 1_000;
const progressEvery = 25;

/**
 * Has the host make commits again, with the same trees, parents and messages, so that it signs them, and fetches
 * them, parents first. No branch moves. @throws UnsignedError where the host does not sign, GitError where it
 * failed or made something else.
 */
export async function remadeCommits(of: CommitsToRemake): Promise<RemadeCommit[]> {
  const { git, remote, head, since, hostFor } = of;
  const commits = await commitsBetween(git, head, [since, ...(await remote.heads())]);
  if (commits.length === 0) return [];
  if (commits.length > maxCommits)
    throw new UnsignedError(`there are ${commits.length} of them, and GitHub makes ${maxCommits} an hour`);
  const host = await hostFor(commits.length);
  if (host === null) throw new UnsignedError('this is not a job on GitHub, or it has no github-token');
  const objects = await commitObjects(git, commits);
  const created = await withUploaded(of, async () => {
    const remade = await makeAgain([...objects.values()], host, of);
    const newest = remade.at(-1);
    if (newest !== undefined) await remote.bring([newest.sha]);
    return remade;
  });
  await requireSame(created, git);
  return created;
}

/** Uploads the commits first: the host needs the trees before it can make commits of them. */
async function withUploaded<T>({ remote, ref, head, tell }: CommitsToRemake, work: () => Promise<T>): Promise<T> {
  const from = (await remote.list([ref])).get(ref) ?? null;
  if (from !== head && !(await remote.move([{ name: ref, to: head, from }])))
    throw new GitError(`${ref} was moved by another run; nothing was pushed`);
  try {
    return await work();
  } finally {
    // A ref that stays there is replaced, and removed, by the next run.
    await remote.remove(ref, head).catch(({ message }: Error) => tell(message));
  }
}

/** Remakes each commit, parents first. One that the host already verifies stays, as long as its parents do. */
async function makeAgain(
  commits: readonly CommitObject[],
  host: Host,
  { nameOf, tell }: CommitsToRemake,
): Promise<RemadeCommit[]> {
  const created = new Map<string, RemadeCommit>();
  const nameNow = (sha: string) => created.get(sha)?.sha ?? nameOf(sha);
  for (const [at, from] of commits.entries()) {
    const parents = from.parents.map((sha) => created.get(sha)?.sha ?? sha);
    const isMoved = parents.some((sha, which) => sha !== from.parents[which]);
    const message = withCoAuthor(renameCommits(from.message, nameNow), from.author) || '(no message)';
    const ask = async () => {
      if (from.isSigned && !isMoved && (await isVerified(from.sha, host))) return null;
      return makeCommit({ message, tree: from.tree, parents }, host);
    };
    const answer = await ask().catch((error: unknown) => refuseRemake(error, created.size === 0));
    if (answer === null) continue;
    requireSigned(answer, created.size === 0);
    created.set(from.sha, { from, sha: answer.sha, message, parents });
    if (created.size % progressEvery === 0) tell(`the host has signed ${created.size} of ${commits.length} commits`);
    if (at >= unhurried) await sleep(pauseMs);
  }
  return [...created.values()];
}

/** Renames commits in a plan's trailers, which name the commit that its work began on. */
function renameCommits(message: string, nameOf: (sha: string) => string): string {
  return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line) => line.replace(/[0-9a-f]{40,64}/g, nameOf));
}

/** The first answer tells what a server never does; a later failure may pass, and the branch would stay unsigned. */
function refuseRemake(error: unknown, isFirst: boolean): never {
  if (!(error instanceof HostError)) throw error;
  if (isFirst && [403, 404, 405, 410].includes(error.status ?? 0)) throw new UnsignedError(error.message);
  throw new GitError(`${error.message} (commit-signing: api); ${hint}`);
}

function requireSigned({ verified, reason }: MadeCommit, isFirst: boolean): void {
  if (verified) return;
  const why = `the host made a commit and did not sign it (${reason})`;
  // While GitHub's own verification is down (gpgverify), this says nothing about what it signs.
  if (isFirst && !reason.startsWith('gpgverify'))
    throw new UnsignedError(
      `${why}; GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`,
    );
  throw new GitError(`${why}; ${hint}`);
}

const hint = 'nothing was pushed; run again, or set commit-signing: off';

/** Checks what git has hashed, not what the host said: it must be what was judged, with a signature. */
async function requireSame(created: readonly RemadeCommit[], git: Git): Promise<void> {
  const ids = created.map(({ sha }) => sha);
  const objects = await commitObjects(git, ids);
  for (const remade of created) {
    const odd = findDifference(remade, objects.get(remade.sha));
    if (odd !== null)
      throw new GitError(`the commit ${remade.sha}, which the host made from ${remade.from.sha}, ${odd}; ${hint}`);
  }
}

function findDifference(
  { from, message, parents }: RemadeCommit,
  commitObject: CommitObject | undefined,
): string | null {
  if (commitObject?.tree !== from.tree) return `has the tree ${commitObject?.tree} instead of ${from.tree}`;
  if (commitObject.parents.join() !== parents.join()) return 'has other parents';
  if (normalizeText(commitObject.message) !== normalizeText(message)) return 'has another message';
  return commitObject.isSigned ? null : 'has no signature';
}

/** Hosts may end a message with a newline or without. */
function normalizeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
