import { z } from 'zod';
import type { HostApi } from './host-api.ts';

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

/** Marks an issue or a pull request. Hosts silently ignore an assignee who is not a collaborator. */
export async function markForAttention(number: number, { label, assignees }: Marks, host: HostApi): Promise<void> {
  const path = `issues/${number}`;
  if (label !== '') await host.put(`${path}/labels`, { labels: [label] }, z.unknown());
  if (assignees.length > 0) await host.put(`${path}/assignees`, { assignees }, z.unknown());
}

export async function dropLabel(number: number, label: string, host: HostApi): Promise<void> {
  if (label === '') return;
  await host.remove(`issues/${number}/labels/${encodeURIComponent(label)}`);
}

/** Creates, updates or reopens the one issue of ours with this marker, the first line of its body. */
export async function putIssue(
  { title, body }: { readonly title: string; readonly body: string },
  marks: Marks,
  host: HostApi,
): Promise<void> {
  const [marker = ''] = body.split('\n', 1);
  const find = async () => (await ownIssues(marker, 'all', host))[0];
  const there = (await find()) ?? (await host.createOnce('issues', { title, body }, Issue, find));
  if (there.body !== body || there.state !== 'open')
    await host.patch(`issues/${there.number}`, { title, body, state: 'open' }, Issue);
  await markForAttention(there.number, marks, host);
}

export async function closeIssue(body: string, host: HostApi): Promise<void> {
  const [marker = ''] = body.split('\n', 1);
  for (const { number } of await ownIssues(marker, 'open', host))
    await host.patch(`issues/${number}`, { body, state: 'closed', state_reason: 'completed' }, Issue);
}

/** The oldest first. */
async function ownIssues(marker: string, state: 'all' | 'open', host: HostApi): Promise<Issue[]> {
  const login = await host.viewer();
  const path = `issues?state=${state}&creator=${encodeURIComponent(login)}`;
  const all = await host.list(path, Issue);
  // Some hosts ignore `creator`.
  return all
    .filter(({ body, user }) => user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker)
    .sort((one, other) => one.number - other.number);
}
