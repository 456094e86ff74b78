import { z } from 'zod';
import type { CommitObject } from '../../system/git/commit-object.ts';
import { type HostApi, HostError } from './host-api.ts';

export interface MadeCommit extends z.infer<typeof VerificationSchema> {
  readonly sha: string;
}

const id = z.string().regex(/^[0-9a-f]{40,64}$/);
/** The reason is one of GitHub's words, such as `valid` or `unsigned`. */
const VerificationSchema = z
  .object({ verified: z.boolean(), reason: z.string().regex(/^\w{1,60}$/) })
  // A server that does not know signatures omits the field.
  .catch({ verified: false, reason: 'unknown' });
const Made = z.object({
  sha: id,
  tree: z.object({ sha: z.string() }),
  parents: z.array(z.object({ sha: z.string() })),
  verification: VerificationSchema,
});

/**
 * Has the host make a commit, without author, committer and signature: GitHub signs only then. A repeated call
 * leaves an unreferenced object. @throws HostError where it refuses or makes another commit than was asked for.
 */
export async function makeCommit(
  { message, tree, parents }: Pick<CommitObject, 'message' | 'tree' | 'parents'>,
  host: HostApi,
): Promise<MadeCommit> {
  const made = await host.put('git/commits', { message, tree, parents }, Made);
  const isSame = made.tree.sha === tree && made.parents.map(({ sha }) => sha).join() === parents.join();
  if (!isSame) {
    const odd = `${made.sha} has another tree or other parents than requested`;
    throw new HostError(`repos/${host.repository}/git/commits: ${odd}`, 200);
  }
  return { sha: made.sha, ...made.verification };
}

export async function isVerified(sha: string, host: HostApi): Promise<boolean> {
  const Found = z.object({ sha: z.literal(sha), verification: VerificationSchema });
  return (await host.get(`git/commits/${sha}`, Found)).verification.verified;
}

export interface CommitStatus {
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  readonly context: string;
  readonly description: string;
  readonly url: string;
}

/** Sets a status; a later one of the same context replaces it. */
export async function setStatus(commit: string, status: CommitStatus, host: HostApi): Promise<void> {
  const { state, context, description, url } = status;
  // GitHub takes 140 characters.
  const body = { state, context, description: description.slice(0, 140), target_url: url };
  await host.put(`statuses/${commit}`, body, z.unknown());
}

const State = z.enum(['success', 'failure', 'error', 'pending']).catch('error');
const Status = z.object({
  id: z.number(),
  state: State.optional(),
  /** On Gitea. */
  status: State.optional(),
  context: z.string(),
  description: z.string().nullish(),
  target_url: z.string().nullish(),
});

/** The newest status of each context. */
export async function statusesOf(commit: string, host: HostApi): Promise<CommitStatus[]> {
  const all = await host.list(`commits/${commit}/statuses`, Status);
  const newest = new Map(all.sort((one, other) => one.id - other.id).map((each) => [each.context, each]));
  return [...newest.values()].map(({ state, status, context, description, target_url: url }) => {
    return { state: state ?? status ?? 'error', context, description: description ?? '', url: url ?? '' };
  });
}

const Compared = z.object({
  total_commits: z.number(),
  commits: z.array(
    z.object({
      commit: z.object({ message: z.string(), committer: z.object({ email: z.string().nullish() }).nullish() }),
    }),
  ),
});

/** Messages and committers of what `head` has and `base` has not. @throws HostError where the host does not list all. */
export async function commitsBetween(base: string, head: string, host: HostApi) {
  const path = `compare/${base}...${head}`;
  const found: { message: string; committer: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { total_commits: total, commits } = await host.get(`${path}?per_page=100&page=${page}`, Compared);
    for (const { commit } of commits) found.push({ message: commit.message, committer: commit.committer?.email ?? '' });
    if (found.length >= total) return found;
    if (commits.length === 0) throw new HostError(`${path}: the host lists ${found.length} of ${total} commits`, 200);
  }
}
