import { type Host, largePages, repeatable } from './host-client.ts';
import { HostError } from './host-error.ts';

/**
 * Whether the account can write to the repository. `inEvent` is the event's answer, for hosts such as Gitea that let
 * only administrators ask. @throws HostError if the host can't tell.
 */
export async function mayWrite(login: string, inEvent: boolean | null, host: Host): Promise<boolean> {
  try {
    const { data } = await host.rest.repos.getCollaboratorPermissionLevel({ ...host.here, username: login });
    const { permission } = data;
    return permission === 'admin' || permission === 'write';
  } catch (error) {
    // The account doesn't exist on this host.
    if (error instanceof HostError && error.status === 404) return false;
    if (error instanceof HostError && error.status === 403 && inEvent !== null) return inEvent;
    throw error;
  }
}

/** True if the pull request's branch is in another or a deleted repository. */
export async function isFromFork(pullRequest: number, host: Host): Promise<boolean> {
  const { data } = await host.rest.pulls.get({ ...host.here, pull_number: pullRequest });
  return data.head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
}

/** `eyes` means in progress, `+1` done, `confused` not done. */
export type CommandReaction = 'eyes' | '+1' | 'confused';

export async function ownReactions(comment: number, host: Host): Promise<string[]> {
  const viewer = await host.viewer();
  const requested = { ...host.here, ...largePages, comment_id: comment };
  const reactions = await host.paginate(host.rest.reactions.listForIssueComment, requested);
  return reactions
    .filter(({ user }) => user?.login === viewer || user?.login === giteaGhost)
    .map(({ content }) => content);
}

/** Gitea's author for reactions by a job's token or by deleted accounts. */
const giteaGhost = 'Ghost';

export async function addReaction(comment: number, content: CommandReaction, host: Host): Promise<void> {
  await host.rest.reactions.createForIssueComment({ ...host.here, comment_id: comment, content, ...repeatable });
}
