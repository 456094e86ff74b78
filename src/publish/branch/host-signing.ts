import { GitError } from '../../system/git/calls/git-error.ts';
import { type CommitObject, commitObjects, commitsBetween, withCoAuthor } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import type { Remote } from '../../system/git/remote.ts';
import type { Host } from '../host/host-client.ts';
import { makeCommit } from '../host/host-commit.ts';

export interface CommitsToSign {
  readonly git: Git;
  readonly remote: Remote;
  /** The newest of them. Earlier commits that a branch of the remote already has stay as they are. */
  readonly head: string;
  /** Commits up to this one stay as they are, too. */
  readonly since: string;
  /** A ref that is not a branch, to which the commits are uploaded meanwhile. */
  readonly ref: string;
  /** Commits that the record names; the engine's own are recognised by their trailers. */
  readonly named: ReadonlySet<string>;
  /** The current name of a commit that was signed before. */
  readonly nameOf: (sha: string) => string;
  /** Opens the API of the remote's host; null for none. */
  readonly connect: () => Promise<Host | null>;
  readonly report: (progress: string) => void;
}

/** A commit that the host made and signed, with the tree of one of ours. */
export interface SignedCommit {
  readonly sha: string;
  readonly expected: Pick<CommitObject, 'tree' | 'parents' | 'message'>;
  /** Ours that it stands for: those of the agent in its plan, too. */
  readonly replaces: readonly string[];
}

/**
 * Has the host make one commit for each plan, and for each of the engine's own, which it signs, and fetches them. No branch
 * moves. @throws HostError and GitError where the host does not sign, failed or made something else.
 */
export async function signThroughHost(signing: CommitsToSign): Promise<SignedCommit[]> {
  const { git, remote, head, since, ref, connect, report: tell } = signing;
  const shas = await commitsBetween(git, head, [since, ...(await remote.heads())]);
  if (shas.length === 0) return [];
  const host = await connect();
  if (host === null) throw new GitError('this is not a job on GitHub, or it has no github-token');
  const steps = listSteps(await commitObjects(git, shas), signing);
  // The host needs the trees before it can make commits of them.
  const from = (await remote.list([ref])).get(ref) ?? null;
  if (from !== head && !(await remote.move([{ name: ref, to: head, from }])))
    throw new GitError(`${ref} was moved by another run`);
  try {
    const signed = await makeSigned(steps, host, signing.nameOf);
    await remote.bring(signed.slice(-1).map(({ sha }) => sha));
    await requireSame(signed, git);
    return signed;
  } finally {
    // A ref that stays there is replaced, and removed, by the next run.
    await remote.remove(ref, head).catch(({ message }: Error) => tell(message));
  }
}

/** Commits that become one: the last of them gives tree and message. */
interface Step {
  readonly last: CommitObject;
  readonly all: readonly CommitObject[];
  /** Parents that stay as they are, the step before left out. */
  readonly saved: readonly string[];
}

/** Follows first parents, oldest first. What was merged, and what an agent committed on its way, belongs to the next step. */
function listSteps(objects: ReadonlyMap<string, CommitObject>, { head, named }: CommitsToSign): Step[] {
  const line: CommitObject[] = [];
  for (let at = objects.get(head); at !== undefined; at = objects.get(at.parents[0] ?? '')) line.unshift(at);
  const remaining = new Map(objects);
  const takeAll = (newest: CommitObject): CommitObject[] => {
    const taken = [newest];
    remaining.delete(newest.sha);
    for (const { parents } of taken)
      for (const sha of parents) {
        const commit = remaining.get(sha);
        if (commit !== undefined && remaining.delete(sha)) taken.push(commit);
      }
    return taken;
  };
  const steps: Step[] = [];
  let [all, saved]: [CommitObject[], string[]] = [[], line[0]?.parents.slice(0, 1) ?? []];
  for (const last of line) {
    all = all.concat(takeAll(last));
    saved = saved.concat(last.parents.slice(1).filter((sha) => !objects.has(sha)));
    if (last.sha !== head && !named.has(last.sha) && !/^Phase-Executor-\w+: /m.test(last.message)) continue;
    steps.push({ last, all, saved });
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
    const made = await makeCommit(expected, host);
    if (!made.verified)
      throw new GitError(
        `the host made a commit and did not sign it (${made.reason}); GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`,
      );
    signed.push({ sha: made.sha, expected, replaces: all.map(({ sha }) => sha) });
    for (const { sha } of all) names.set(sha, made.sha);
  }
  return signed;
}

/** Renames commits in a plan's trailers, which name the commit that its work began on. */
function renameCommits(message: string, nameOf: (sha: string) => string): string {
  return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line) => line.replace(/[0-9a-f]{40,64}/g, nameOf));
}

/** Checks what git has hashed, not what the host said: it must be what was judged, with a signature. */
async function requireSame(signed: readonly SignedCommit[], git: Git): Promise<void> {
  const shas = signed.map(({ sha }) => sha);
  const objects = await commitObjects(git, shas);
  // Hosts may end a message with a newline or without.
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  for (const { sha, expected } of signed) {
    const made = objects.get(sha);
    const isSame = made?.tree === expected.tree && made.parents.join() === expected.parents.join();
    if (!isSame || plain(made.message) !== plain(expected.message))
      throw new GitError(`the commit ${sha} of the host has another tree, message or parent than requested`);
    if (!made.isSigned) throw new GitError(`the commit ${sha} of the host has no signature`);
  }
}
