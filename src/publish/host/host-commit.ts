import type { CommitObject } from '../../system/git/commit-object.ts';
import { type Host, largePages, repeatable } from './host-client.ts';
import { buildUnreadable } from './host-error.ts';

export interface MadeCommit {
  readonly sha: string;
  readonly verified: boolean;
  /** GitHub's word, such as `valid` or `unsigned`; `unknown` if the host has no signature support. */
  readonly reason: string;
}

/**
 * Has the host create a commit. Author, committer and signature are left out, because GitHub signs only then. A
 * repeated call leaves an unreferenced object. @throws HostError if the host refuses or creates a different commit.
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

/** Sets a status, which replaces an earlier one with the same context. Returns its author's login. */
export async function setStatus(commit: string, status: CommitStatus, host: Host): Promise<string> {
  const { state, context, description, url } = status;
  // GitHub's limit is 140 characters.
  const body = { state, context, description: description.slice(0, 140), target_url: url };
  const { data } = await host.rest.repos.createCommitStatus({ ...host.here, sha: commit, ...body, ...repeatable });
  return data.creator?.login ?? '';
}

function requireKnownState(state: string | undefined): CommitStatus['state'] {
  return state === 'success' || state === 'failure' || state === 'pending' ? state : 'error';
}

export interface FoundStatus extends CommitStatus {
  readonly author: string;
}

export async function listStatuses(commit: string, host: Host): Promise<FoundStatus[]> {
  const requested = { ...host.here, ...largePages, ref: commit };
  const statuses = await host.paginate(host.rest.repos.listCommitStatusesForRef, requested);
  const matches = statuses
    .sort((a, b) => a.id - b.id)
    .map(({ state, context, description, target_url: url, creator, ...otherFields }) => {
      const { status } = otherFields as { status?: string }; // Gitea's name of it
      const result = {
        state: requireKnownState(state ?? status),
        context,
        description: description ?? '',
        url: url ?? '',
      };
      return { ...result, author: creator?.login ?? '' };
    });
  return [...new Map(matches.map((entry) => [JSON.stringify([entry.context, entry.author]), entry])).values()];
}

type Comparison = Awaited<ReturnType<Host['rest']['repos']['compareCommitsWithBasehead']>>['data'];

export interface HostCommit {
  readonly sha: string;
  readonly message: string;
  readonly by: string;
}

/** Lists the commits in `head` but not in `base`, newest last. @throws HostError if the list is incomplete. */
export async function listCommitsBetween(base: string, head: string, host: Host): Promise<HostCommit[]> {
  const basehead = `${base}...${head}`;
  const range = { ...host.here, ...largePages, basehead };
  let total = 0;
  const listedCommits = await host.paginate(host.rest.repos.compareCommitsWithBasehead, range, ({ data }) => {
    // For an answer without a URL, such as Gitea's, the client returns the commits directly.
    const { commits = data, total_commits: count } = data as unknown as Comparison & Comparison['commits'];
    total = count;
    return commits as Comparison['commits'];
  });
  if (listedCommits.length < total)
    throw buildUnreadable(`compare/${basehead}`, `the host lists ${listedCommits.length} of ${total} commits`);
  return listedCommits.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' }));
}
