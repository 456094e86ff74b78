import { z } from 'zod';
import type { CommitObject } from '../../system/git/commit-object.ts';
import type { HostApi } from './host-api.ts';
import { HostError } from './host-error.ts';

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

/** Sets a status; a later one of the same context replaces it. Returns the login of its author. */
export async function setStatus(commit: string, status: CommitStatus, host: HostApi): Promise<string> {
  const { state, context, description, url } = status;
  // GitHub takes 140 characters.
  const body = { state, context, description: description.slice(0, 140), target_url: url };
  return (await host.put(`statuses/${commit}`, body, Authored)).creator?.login ?? '';
}

const Authored = z.object({ creator: z.object({ login: z.string() }).nullish() });
const State = z.enum(['success', 'failure', 'error', 'pending']).catch('error');
const Status = Authored.extend({
  id: z.number(),
  state: State.optional(),
  /** On Gitea. */
  status: State.optional(),
  context: z.string(),
  description: z.string().nullish(),
  target_url: z.string().nullish(),
});

export interface FoundStatus extends CommitStatus {
  /** Login; empty where the host does not know. */
  readonly author: string;
}

/** The newest status of each context and author. */
export async function statusesOf(commit: string, host: HostApi): Promise<FoundStatus[]> {
  const all = await host.list(`commits/${commit}/statuses`, Status);
  const found = all
    .sort((one, other) => one.id - other.id)
    .map(({ state, status, context, description, target_url: url, creator }) => {
      const said = { state: state ?? status ?? 'error', context, description: description ?? '', url: url ?? '' };
      return { ...said, author: creator?.login ?? '' };
    });
  return [...new Map(found.map((each) => [JSON.stringify([each.context, each.author]), each])).values()];
}

const Compared = z
  .object({
    total_commits: z.number(),
    commits: z.array(
      z.object({
        sha: z.string(),
        commit: z.object({ message: z.string(), committer: z.object({ email: z.string().nullish() }).nullish() }),
      }),
    ),
  })
  .transform(({ total_commits: total, commits }) => ({
    total,
    entries: commits.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' })),
  }));
/** `by` is the address of its committer. */
export type HostCommit = z.output<typeof Compared>['entries'][number];

/** The commits that `head` has and `base`, a commit or a branch, has not; the newest last. @throws HostError */
export function commitsBetween(base: string, head: string, host: HostApi): Promise<HostCommit[]> {
  return host.listCounted(`compare/${encodeURIComponent(base)}...${head}`, Compared);
}
