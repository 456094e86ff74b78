import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { HostError } from './host-error.ts';
import { firstLine, WrittenText, withMarker } from './own-comment.ts';

export interface AttentionMarks {
  /** Empty for none. */
  readonly label: string;
  readonly assignees: readonly string[];
}

const Issue = WrittenText.extend({ number: z.number(), state: z.string() });
type Issue = z.infer<typeof Issue>;

/** AttentionMarks an issue or a pull request. Hosts silently ignore an assignee who is not a collaborator. */
export async function markForAttention(
  number: number,
  { label, assignees }: AttentionMarks,
  host: HostApi,
): Promise<void> {
  if (label !== '') await setLabel(number, label, host);
  if (assignees.length > 0) await host.put(`issues/${number}/assignees`, { assignees }, z.unknown());
}

const Labels = z.array(z.object({ id: z.number(), name: z.string() })).nullable();

/** GitHub makes a label that is new; Gitea leaves it out, without an error. */
async function setLabel(number: number, label: string, host: HostApi): Promise<void> {
  const set = async () => {
    const labels = await host.put(`issues/${number}/labels`, { labels: [label] }, Labels);
    return (labels ?? []).some(({ name }) => name.toLowerCase() === label.toLowerCase());
  };
  if (await set()) return;
  await host.create('labels', { name: label, color: '#d93f0b' }, z.unknown());
  if (!(await set())) throw new HostError(`the label ${label} could not be set on #${number}`, 200);
}

/** Gitea removes labels by their ids only, and says of a name that it is not there. */
export async function dropLabel(number: number, label: string, host: HostApi): Promise<void> {
  const path = `issues/${number}/labels`;
  if (label === '' || (await host.remove(`${path}/${encodeURIComponent(label)}`))) return;
  const there = (await host.get(path, Labels))?.find(({ name }) => name === label);
  if (there !== undefined) await host.remove(`${path}/${there.id}`);
}

/** Creates, updates or reopens the one issue of ours with this marker, the first line of its body. */
export async function putIssue(
  { title, body }: { readonly title: string; readonly body: string },
  marks: AttentionMarks,
  host: HostApi,
): Promise<void> {
  const find = async () => (await ownIssues(body, 'all', host))[0];
  const there = (await find()) ?? (await host.createOnce('issues', { title, body }, Issue, find));
  if (there.body !== body || there.state !== 'open')
    await host.patch(`issues/${there.number}`, { title, body, state: 'open' }, Issue);
  await markForAttention(there.number, marks, host);
}

export async function closeIssue(body: string, host: HostApi): Promise<void> {
  for (const { number } of await ownIssues(body, 'open', host))
    await host.patch(`issues/${number}`, { body, state: 'closed', state_reason: 'completed' }, Issue);
}

/** Issues of ours that begin as this text does, the oldest first. */
async function ownIssues(body: string, state: 'all' | 'open', host: HostApi): Promise<Issue[]> {
  const login = await host.viewer();
  const path = `issues?state=${state}&creator=${encodeURIComponent(login)}`;
  const all = await host.list(path, Issue);
  // Some hosts ignore `creator`.
  return withMarker(firstLine({ body }), login, all).sort((one, other) => one.number - other.number);
}
