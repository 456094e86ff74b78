import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { HostError } from './host-error.ts';

/** A comment, an issue or a pull request. */
export const WrittenText = z.object({ body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() });
type WrittenText = z.infer<typeof WrittenText>;

const Comment = WrittenText.extend({ id: z.number(), html_url: z.string().optional() });
type Comment = z.infer<typeof Comment>;

/**
 * Creates or updates our one comment with this marker, the first line of `body`, on an issue or pull request. Of
 * several, which two parallel jobs can have made, the oldest stays. The author must be our own account: anyone can
 * copy a marker. Returns its address.
 */
export async function putComment(number: number, body: string, host: HostApi): Promise<string> {
  const marker = firstLine({ body });
  const found = await commentsOf(await host.viewer(), number, marker, host);
  const [first, ...more] = found.length > 0 ? found : await created(number, body, marker, host);
  if (first === undefined) throw new HostError(`the comment on #${number} was created but cannot be found`);
  for (const { id } of more) await host.remove(`issues/comments/${id}`);
  const kept = first.body === body ? first : await host.patch(`issues/comments/${first.id}`, { body }, Comment);
  return kept.html_url ?? '';
}

/** Creates the comment, then looks for it: an answer may have been lost, or another job been as quick. */
async function created(number: number, body: string, marker: string, host: HostApi): Promise<Comment[]> {
  const viewer = await host.viewer();
  const find = async () => (await commentsOf(viewer, number, marker, host))[0];
  const made = await host.createOnce(`issues/${number}/comments`, { body }, Comment, find);
  // The author of this comment wrote the others as well.
  return commentsOf(made.user?.login ?? viewer, number, marker, host);
}

async function commentsOf(login: string, number: number, marker: string, host: HostApi): Promise<Comment[]> {
  const all = await host.list(`issues/${number}/comments`, Comment);
  return withMarker(marker, login, all).sort((one, other) => one.id - other.id);
}

/** Texts of this account whose first line is the marker. */
export function withMarker<T extends WrittenText>(marker: string, login: string, all: readonly T[]): T[] {
  return all.filter((each) => each.user?.login === login && firstLine(each) === marker);
}

export async function ownFirstLines(number: number, host: HostApi): Promise<string[]> {
  const viewer = await host.viewer();
  const all = await host.list(`issues/${number}/comments`, Comment);
  return all.filter(({ user }) => user?.login === viewer).map(firstLine);
}

export function firstLine({ body }: Pick<WrittenText, 'body'>): string {
  return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
}
