import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { wasPerhapsHeard } from './own-comment.ts';

/** How people find what needs them. */
export interface Marks {
  /** Empty for none. */
  readonly label: string;
  readonly assignees: readonly string[];
}

const Issue = z.object({
  number: z.number(),
  state: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
type Issue = z.infer<typeof Issue>;

/** On an issue or a pull request. Who is no collaborator cannot be assigned, which hosts pass over in silence. */
export async function markForAttention(number: number, { label, assignees }: Marks, host: HostApi): Promise<void> {
  const path = `repos/${host.repository}/issues/${number}`;
  if (label !== '') await host.put(`${path}/labels`, { labels: [label] }, z.unknown());
  if (assignees.length > 0) await host.put(`${path}/assignees`, { assignees }, z.unknown());
}

export async function dropLabel(number: number, label: string, host: HostApi): Promise<void> {
  if (label === '') return;
  await host.remove(`repos/${host.repository}/issues/${number}/labels/${encodeURIComponent(label)}`);
}

/**
 * Puts the one issue of ours with this marker, the first line of its body: the one that is there is brought up to date, and
 * opened again where it was closed.
 */
export async function putIssue(
  { title, body }: { readonly title: string; readonly body: string },
  marks: Marks,
  host: HostApi,
): Promise<void> {
  const [marker = ''] = body.split('\n', 1);
  const there = (await ownIssues(marker, 'all', host))[0] ?? (await created({ title, body }, marker, host));
  if (there.body !== body || there.state !== 'open')
    await host.patch(pathOf(there.number, host), { title, body, state: 'open' }, Issue);
  await markForAttention(there.number, marks, host);
}

/** Closes the issue with this marker, if one is open. */
export async function closeIssue(body: string, host: HostApi): Promise<void> {
  const [marker = ''] = body.split('\n', 1);
  for (const { number } of await ownIssues(marker, 'open', host))
    await host.patch(pathOf(number, host), { body, state: 'closed', state_reason: 'completed' }, Issue);
}

/** An answer may be lost on its way: then it is looked for before it is made again. */
async function created(issue: { title: string; body: string }, marker: string, host: HostApi): Promise<Issue> {
  const make = () => host.create(`repos/${host.repository}/issues`, issue, Issue);
  try {
    return await make();
  } catch (error) {
    if (!wasPerhapsHeard(error)) throw error;
    return (await ownIssues(marker, 'all', host))[0] ?? (await make());
  }
}

/** The oldest first. */
async function ownIssues(marker: string, state: 'all' | 'open', host: HostApi): Promise<Issue[]> {
  const login = await host.viewer();
  const path = `repos/${host.repository}/issues?state=${state}&creator=${encodeURIComponent(login)}`;
  const all = await host.list(path, Issue);
  // Not every host obeys `creator`.
  return all
    .filter(({ body, user }) => user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker)
    .sort((one, other) => one.number - other.number);
}

function pathOf(number: number, host: HostApi): string {
  return `repos/${host.repository}/issues/${number}`;
}
