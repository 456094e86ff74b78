import { type Host, largePages } from './host-client.ts';
import { HostError, memoize, unlessRefused } from './host-error.ts';

interface WrittenText {
  readonly body?: string | null;
  readonly user?: { readonly login: string } | null;
}

/**
 * Creates or updates our comment with this marker, the first line of `body`. Parallel jobs may have created several;
 * the oldest is kept. Only comments of our account count, because anyone can copy a marker. Returns the URL.
 */
export async function putComment(number: number, body: string, host: Host): Promise<string> {
  const marker = getFirstLine({ body });
  const matches = await listOwnComments(await host.viewer(), number, marker, host);
  const [oldestComment, ...duplicates] = matches.length > 0 ? matches : await createComment(number, body, marker, host);
  if (oldestComment === undefined) throw new HostError(`the comment on #${number} was created but cannot be found`);
  for (const { id } of duplicates) {
    const removing = host.rest.issues.deleteComment({ ...host.here, comment_id: id });
    await unlessRefused(removing, [404], null); // another job was as quick
  }
  if (oldestComment.body !== body)
    await host.rest.issues.updateComment({ ...host.here, comment_id: oldestComment.id, body });
  return oldestComment.html_url;
}

/** Looks for the comment afterwards, because a response may be lost or another job may create one at the same time. */
async function createComment(number: number, body: string, marker: string, host: Host) {
  const viewer = await host.viewer();
  const find = async () => (await listOwnComments(viewer, number, marker, host))[0];
  const create = async () => (await host.rest.issues.createComment({ ...host.here, issue_number: number, body })).data;
  const newComment = await memoize(create, find);
  // The author of this comment also wrote the others.
  return listOwnComments(newComment.user?.login ?? viewer, number, marker, host);
}

async function listOwnComments(login: string, number: number, marker: string, host: Host) {
  return withMarker(marker, login, await listComments(number, host)).sort((a, b) => a.id - b.id);
}

export function listComments(number: number, host: Host) {
  return host.paginate(host.rest.issues.listComments, { ...host.here, ...largePages, issue_number: number });
}

export function withMarker<T extends WrittenText>(marker: string, login: string, texts: readonly T[]): T[] {
  return texts.filter((text) => text.user?.login === login && getFirstLine(text) === marker);
}

export async function ownTexts(number: number, host: Host): Promise<string[]> {
  const viewer = await host.viewer();
  return (await listComments(number, host)).filter(({ user }) => user?.login === viewer).map(({ body }) => body ?? '');
}

export function getFirstLine({ body }: Pick<WrittenText, 'body'>): string {
  return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
}
