import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { HostError } from './host-error.ts';

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  html_url: z.string().optional(),
  user: z.object({ login: z.string() }).nullish(),
});
type Comment = z.infer<typeof Comment>;

/**
 * Creates or updates our one comment with this marker, the first line of `body`, on an issue or pull request. Of
 * several, which two parallel jobs can have made, the oldest stays. The author must be our own account: anyone can
 * copy a marker. Returns its address.
 */
export async function putComment(number: number, body: string, host: HostApi): Promise<string> {
  const [marker = ''] = body.split('\n', 1);
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
  return all
    .filter(({ body, user }) => user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker)
    .sort((one, other) => one.id - other.id);
}

export async function ownFirstLines(number: number, host: HostApi): Promise<string[]> {
  const viewer = await host.viewer();
  const all = await host.list(`issues/${number}/comments`, Comment);
  return all.filter(({ user }) => user?.login === viewer).map(({ body }) => (body ?? '').split(/\r?\n/, 1)[0] ?? '');
}
