import { GitError } from '../../system/git/calls/git-error.ts';
import { type CommitObject, commitObjects, listCommitsBetween, withCoAuthor } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import type { Remote } from '../../system/git/remote.ts';
import type { Host } from '../host/host-client.ts';
import { makeCommit } from '../host/host-commit.ts';

export interface CommitsToSign {
  readonly git: Git;
  readonly remote: Remote;
  /** The newest commit. Commits that are already on a branch of the remote stay unchanged. */
  readonly head: string;
  readonly since: string;
  readonly ref: string;
  /** Plan commits in the record. The engine's own commits are recognized by their trailers. */
  readonly named: ReadonlySet<string>;
  readonly nameOf: (sha: string) => string;
  /** Opens the API of the remote's host; returns null if it has none. */
  readonly connect: () => Promise<Host | null>;
  readonly report: (progress: string) => void;
}

export interface SignedCommit {
  readonly sha: string;
  readonly expected: Pick<CommitObject, 'tree' | 'parents' | 'message'>;
  /** The commits that it replaces, including the agent's in that plan. */
  readonly replaces: readonly string[];
}

/**
 * Has the host create and sign one commit per plan and per engine commit, then fetches them. Moves no branch. @throws
 * HostError and GitError if the host can't sign or returns something else.
 */
export async function signThroughHost(signing: CommitsToSign): Promise<SignedCommit[]> {
  const { git, remote, head, since, ref, connect, report: tell } = signing;
  const shas = await listCommitsBetween(git, head, [since, ...(await remote.heads())]);
  if (shas.length === 0) return [];
  const host = await connect();
  if (host === null) throw new GitError('this is not a job on GitHub, or it has no github-token');
  const steps = listSteps(await commitObjects(git, shas), signing);
  // The host must have the trees before it can create commits.
  const remoteTip = (await remote.list([ref])).get(ref) ?? null;
  if (remoteTip !== head && !(await remote.move([{ name: ref, to: head, from: remoteTip }])))
    throw new GitError(`${ref} was moved by another run`);
  try {
    const signed = await makeSigned(steps, host, signing.nameOf);
    await remote.bring(signed.slice(-1).map(({ sha }) => sha));
    await requireSame(signed, git);
    return signed;
  } finally {
    // The next run replaces and removes a ref that remains.
    await remote.remove(ref, head).catch(({ message }: Error) => tell(message));
  }
}

/** Commits that become one signed commit. The last one provides tree and message. */
interface Step {
  readonly last: CommitObject;
  readonly all: readonly CommitObject[];
  /** Parents that stay unchanged, without the previous step. */
  readonly saved: readonly string[];
}

/** Follows first parents, oldest first. Merged and agent commits belong to the next step. */
function listSteps(objects: ReadonlyMap<string, CommitObject>, { head, named }: CommitsToSign): Step[] {
  const line: CommitObject[] = [];
  for (let object = objects.get(head); object !== undefined; object = objects.get(object.parents[0] ?? ''))
    line.unshift(object);
  const remaining = new Map(objects);
  const takeAll = (newest: CommitObject): CommitObject[] => {
    const includedCommits = [newest];
    remaining.delete(newest.sha);
    for (const { parents } of includedCommits)
      for (const sha of parents) {
        const commit = remaining.get(sha);
        if (commit !== undefined && remaining.delete(sha)) includedCommits.push(commit);
      }
    return includedCommits;
  };
  const steps: Step[] = [];
  let [all, saved]: [CommitObject[], string[]] = [[], line[0]?.parents.slice(0, 1) ?? []];
  for (const lastCommit of line) {
    all = all.concat(takeAll(lastCommit));
    saved = saved.concat(lastCommit.parents.slice(1).filter((sha) => !objects.has(sha)));
    if (lastCommit.sha !== head && !named.has(lastCommit.sha) && !/^Phase-Executor-\w+: /m.test(lastCommit.message))
      continue;
    steps.push({ last: lastCommit, all, saved });
    [all, saved] = [[], []];
  }
  return steps;
}

async function makeSigned(
  steps: readonly Step[],
  host: Host,
  nameOf: CommitsToSign['nameOf'],
): Promise<SignedCommit[]> {
  const signed: SignedCommit[] = [];
  const names = new Map<string, string>();
  for (const { last, all, saved: kept } of steps) {
    const parents = [...signed.slice(-1).map(({ sha }) => sha), ...kept];
    const authored = all.reduce((text, { author }) => withCoAuthor(text, author), last.message);
    const message = renameCommits(authored, (sha) => names.get(sha) ?? nameOf(sha)) || '(no message)';
    const expected = { message, tree: last.tree, parents };
    const madeCommit = await makeCommit(expected, host);
    if (!madeCommit.verified)
      throw new GitError(
        `the host made a commit and did not sign it (${madeCommit.reason}); GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`,
      );
    signed.push({ sha: madeCommit.sha, expected, replaces: all.map(({ sha }) => sha) });
    for (const { sha } of all) names.set(sha, madeCommit.sha);
  }
  return signed;
}

function renameCommits(message: string, nameOf: (sha: string) => string): string {
  return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line) => line.replace(/[0-9a-f]{40,64}/g, nameOf));
}

/** Verifies the fetched objects instead of trusting the host's answer. */
async function requireSame(signed: readonly SignedCommit[], git: Git): Promise<void> {
  const shas = signed.map(({ sha }) => sha);
  const objects = await commitObjects(git, shas);
  // Hosts differ in the newline at the end of a message.
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  for (const { sha, expected } of signed) {
    const madeCommit = objects.get(sha);
    const isSame = madeCommit?.tree === expected.tree && madeCommit.parents.join() === expected.parents.join();
    if (!isSame || plain(madeCommit.message) !== plain(expected.message))
      throw new GitError(`the commit ${sha} of the host has another tree, message or parent than requested`);
    if (!madeCommit.isSigned) throw new GitError(`the commit ${sha} of the host has no signature`);
  }
}
