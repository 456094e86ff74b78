import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { HostError } from './host-error.ts';

const Permission = z.object({ permission: z.string() });

/**
 * True when the account can write to the repository. `inEvent` is what the event says of it, for hosts such as Gitea that
 * tell only administrators. @throws HostError where the host cannot say.
 */
export async function mayWrite(login: string, inEvent: boolean | null, host: HostApi): Promise<boolean> {
  const path = `collaborators/${encodeURIComponent(login)}/permission`;
  try {
    const { permission } = await host.get(path, Permission);
    return permission === 'admin' || permission === 'write';
  } catch (error) {
    // The host does not know this account here.
    if (error instanceof HostError && error.status === 404) return false;
    if (error instanceof HostError && error.status === 403 && inEvent !== null) return inEvent;
    throw error;
  }
}

const Pull = z.object({ head: z.object({ repo: z.object({ full_name: z.string() }).nullish() }) });

/** True when the branch of a pull request is in another repository, or in one that is gone. */
export async function isFromFork(pullRequest: number, host: HostApi): Promise<boolean> {
  const { head } = await host.get(`pulls/${pullRequest}`, Pull);
  return head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
}

/** Reaction to a comment: being processed, done, or not done. */
export type CommandReaction = 'eyes' | '+1' | 'confused';

const Reaction = z.object({ content: z.string(), user: z.object({ login: z.string() }).nullish() });

export async function ownReactions(comment: number, host: HostApi): Promise<string[]> {
  const viewer = await host.viewer();
  const all = await host.list(`issues/comments/${comment}/reactions`, Reaction);
  return all.filter(({ user }) => user?.login === viewer || user?.login === giteaGhost).map(({ content }) => content);
}

/** Gitea's author of reactions by a job's token, as of all by accounts that are gone. */
const giteaGhost = 'Ghost';

export async function addReaction(comment: number, content: CommandReaction, host: HostApi): Promise<void> {
  await host.put(`issues/comments/${comment}/reactions`, { content }, Reaction);
}
