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
  await host.put(`statuses/${commit}`, body, z.object({ state: z.string() }));
}
