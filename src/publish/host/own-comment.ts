import { type Host, largePages } from './host-client.ts';
import { createdOnce, HostError, unlessRefused } from './host-error.ts';

/** A comment, an issue or a pull request. */
interface WrittenText {
  readonly body?: string | null;
  readonly user?: { readonly login: string } | null;
}

/**
 * Creates or updates our one comment with this marker, the first line of `body`, on an issue or pull request. Of
 * several, which two parallel jobs can have made, the oldest stays. The author must be our own account: anyone can
 * copy a marker. Returns its address.
 */
export async function putComment(number: number, body: string, host: Host): Promise<string> {
  const marker = firstLine({ body });
  const matches = await listOwnComments(await host.viewer(), number, marker, host);
  const [first, ...more] = matches.length > 0 ? matches : await createComment(number, body, marker, host);
  if (first === undefined) throw new HostError(`the comment on #${number} was created but cannot be found`);
  for (const { id } of more) {
    const removing = host.rest.issues.deleteComment({ ...host.here, comment_id: id });
    await unlessRefused(removing, [404], null); // another job was as quick
  }
  if (first.body !== body) await host.rest.issues.updateComment({ ...host.here, comment_id: first.id, body });
  return first.html_url;
}

/** Creates the comment, then looks for it: an answer may have been lost, or another job been as quick. */
async function createComment(number: number, body: string, marker: string, host: Host) {
  const viewer = await host.viewer();
  const find = async () => (await listOwnComments(viewer, number, marker, host))[0];
  const create = async () => (await host.rest.issues.createComment({ ...host.here, issue_number: number, body })).data;
  const made = await createdOnce(create, find);
  // The author of this comment wrote the others as well.
  return listOwnComments(made.user?.login ?? viewer, number, marker, host);
}

async function listOwnComments(login: string, number: number, marker: string, host: Host) {
  return withMarker(marker, login, await listComments(number, host)).sort((one, other) => one.id - other.id);
}

export function listComments(number: number, host: Host) {
  return host.paginate(host.rest.issues.listComments, { ...host.here, ...largePages, issue_number: number });
}

/** Texts of this account whose first line is the marker. */
export function withMarker<T extends WrittenText>(marker: string, login: string, all: readonly T[]): T[] {
  return all.filter((each) => each.user?.login === login && firstLine(each) === marker);
}

export async function ownTexts(number: number, host: Host): Promise<string[]> {
  const viewer = await host.viewer();
  return (await listComments(number, host)).filter(({ user }) => user?.login === viewer).map(({ body }) => body ?? '');
}

export function firstLine({ body }: Pick<WrittenText, 'body'>): string {
  return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
}
