import type { CommitObject } from '../../system/git/commit-object.ts';
import { type Host, largePages, repeatable } from './host-client.ts';
import { buildUnreadable } from './host-error.ts';

export interface MadeCommit {
  readonly sha: string;
  readonly verified: boolean;
  /** One of GitHub's words, such as `valid` or `unsigned`; `unknown` of a server that does not know signatures. */
  readonly reason: string;
}

/**
 * Has the host make a commit, without author, committer and signature: GitHub signs only then. A repeated call
 * leaves an unreferenced object. @throws HostError where it refuses or makes another commit than was asked for.
 */
export async function makeCommit(
  { message, tree, parents }: Pick<CommitObject, 'message' | 'tree' | 'parents'>,
  host: Host,
): Promise<MadeCommit> {
  const expected = { ...host.here, message, tree, parents: [...parents], ...repeatable };
  const { data: created } = await host.rest.git.createCommit(expected);
  const isSame = created.tree.sha === tree && created.parents.map(({ sha }) => sha).join() === parents.join();
  if (!isSame || !/^[0-9a-f]{40,64}$/.test(created.sha))
    throw buildUnreadable(
      `repos/${host.repository}/git/commits`,
      'the commit has another tree or other parents than requested',
    );
  const { verified = false, reason = '' } = (created.verification as Partial<MadeCommit> | undefined) ?? {};
  return { sha: created.sha, verified, reason: /^\w{1,60}$/.test(reason) ? reason : 'unknown' };
}

export interface CommitStatus {
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  readonly context: string;
  readonly description: string;
  readonly url: string;
}

/** Sets a status; a later one of the same context replaces it. Returns the login of its author. */
export async function setStatus(commit: string, status: CommitStatus, host: Host): Promise<string> {
  const { state, context, description, url } = status;
  // GitHub takes 140 characters.
  const body = { state, context, description: description.slice(0, 140), target_url: url };
  const { data } = await host.rest.repos.createCommitStatus({ ...host.here, sha: commit, ...body, ...repeatable });
  return data.creator?.login ?? '';
}

/** A state that we do not know is an error. */
function knownState(state: string | undefined): CommitStatus['state'] {
  return state === 'success' || state === 'failure' || state === 'pending' ? state : 'error';
}

export interface FoundStatus extends CommitStatus {
  /** Login; empty where the host does not know. */
  readonly author: string;
}

/** The newest status of each context and author. */
export async function listStatuses(commit: string, host: Host): Promise<FoundStatus[]> {
  const requested = { ...host.here, ...largePages, ref: commit };
  const all = await host.paginate(host.rest.repos.listCommitStatusesForRef, requested);
  const matches = all
    .sort((one, other) => one.id - other.id)
    .map(({ state, context, description, target_url: url, creator, ...others }) => {
      const { status } = others as { status?: string }; // Gitea's name of it
      const result = { state: knownState(state ?? status), context, description: description ?? '', url: url ?? '' };
      return { ...result, author: creator?.login ?? '' };
    });
  return [...new Map(matches.map((each) => [JSON.stringify([each.context, each.author]), each])).values()];
}

type Comparison = Awaited<ReturnType<Host['rest']['repos']['compareCommitsWithBasehead']>>['data'];

export interface HostCommit {
  readonly sha: string;
  readonly message: string;
  /** Address of its committer. */
  readonly by: string;
}

/** The commits that `head` has and `base`, a commit or a branch, has not; the newest last. @throws HostError where some are missing */
export async function commitsBetween(base: string, head: string, host: Host): Promise<HostCommit[]> {
  const basehead = `${base}...${head}`;
  const range = { ...host.here, ...largePages, basehead };
  let total = 0;
  const all = await host.paginate(host.rest.repos.compareCommitsWithBasehead, range, ({ data }) => {
    // The client makes a list of an answer without an address, as Gitea's is.
    const { commits = data, total_commits: count } = data as unknown as Comparison & Comparison['commits'];
    total = count;
    return commits as Comparison['commits'];
  });
  if (all.length < total)
    throw buildUnreadable(`compare/${basehead}`, `the host lists ${all.length} of ${total} commits`);
  return all.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' }));
}
