import { type Host, largePages, repeatable } from './host-client.ts';
import { HostError } from './host-error.ts';

/**
 * True when the account can write to the repository. `inEvent` is what the event says of it, for hosts such as Gitea that
 * tell only administrators. @throws HostError where the host cannot say.
 */
export async function mayWrite(login: string, inEvent: boolean | null, host: Host): Promise<boolean> {
  try {
    const { data } = await host.rest.repos.getCollaboratorPermissionLevel({ ...host.here, username: login });
    const { permission } = data;
    return permission === 'admin' || permission === 'write';
  } catch (error) {
    // The host does not know this account here.
    if (error instanceof HostError && error.status === 404) return false;
    if (error instanceof HostError && error.status === 403 && inEvent !== null) return inEvent;
    throw error;
  }
}

/** True when the branch of a pull request is in another repository, or in one that is gone. */
export async function isFromFork(pullRequest: number, host: Host): Promise<boolean> {
  const { data } = await host.rest.pulls.get({ ...host.here, pull_number: pullRequest });
  return data.head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
}

/** Reaction to a comment: being processed, done, or not done. */
export type CommandReaction = 'eyes' | '+1' | 'confused';

export async function ownReactions(comment: number, host: Host): Promise<string[]> {
  const viewer = await host.viewer();
  const requested = { ...host.here, ...largePages, comment_id: comment };
  const all = await host.paginate(host.rest.reactions.listForIssueComment, requested);
  return all.filter(({ user }) => user?.login === viewer || user?.login === giteaGhost).map(({ content }) => content);
}

/** Gitea's author of reactions by a job's token, as of all by accounts that are gone. */
const giteaGhost = 'Ghost';

export async function addReaction(comment: number, content: CommandReaction, host: Host): Promise<void> {
  await host.rest.reactions.createForIssueComment({ ...host.here, comment_id: comment, content, ...repeatable });
}
