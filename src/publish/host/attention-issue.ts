import { type Host, largePages, repeatable } from './host-client.ts';
import { HostError, memoize, unlessRefused } from './host-error.ts';
import { getFirstLine, withMarker } from './own-comment.ts';

export interface AttentionMarks {
  readonly label: string;
  readonly assignees: readonly string[];
}

/** Labels and assigns an issue or a pull request. Hosts silently ignore an assignee who isn't a collaborator. */
export async function markForAttention(
  number: number,
  { label, assignees }: AttentionMarks,
  host: Host,
): Promise<void> {
  if (label !== '') await setLabel(number, label, host);
  if (assignees.length > 0)
    await host.rest.issues.addAssignees({
      ...host.here,
      issue_number: number,
      assignees: [...assignees],
      ...repeatable,
    });
}

/** GitHub creates a missing label; Gitea silently ignores it. */
async function setLabel(number: number, label: string, host: Host): Promise<void> {
  const set = async () => {
    const expected = { ...host.here, issue_number: number, labels: [label] };
    const { data } = await host.rest.issues.addLabels({ ...expected, ...repeatable });
    return (data ?? []).some(({ name }) => name.toLowerCase() === label.toLowerCase());
  };
  if (await set()) return;
  await host.rest.issues.createLabel({ ...host.here, name: label, color: '#d93f0b' });
  if (!(await set())) throw new HostError(`the label ${label} could not be set on #${number}`, 200);
}

/** Gitea removes labels by id only and answers 404 for a name. */
export async function dropLabel(number: number, label: string, host: Host): Promise<void> {
  const issue = { ...host.here, issue_number: number };
  const isDropped = (name: string) =>
    unlessRefused(
      host.rest.issues.removeLabel({ ...issue, name }).then(() => true),
      [404],
      false,
    );
  if (label === '' || (await isDropped(label))) return;
  const { data } = await host.rest.issues.listLabelsOnIssue(issue);
  const existingLabel = (data ?? []).find(({ name }) => name === label);
  if (existingLabel !== undefined) await isDropped(`${existingLabel.id}`);
}

export async function putIssue(
  { title, body }: { readonly title: string; readonly body: string },
  marks: AttentionMarks,
  host: Host,
): Promise<void> {
  const find = async () => (await listOwnIssues(body, 'all', host))[0];
  const create = async () => (await host.rest.issues.create({ ...host.here, title, body })).data;
  const existingIssue = (await find()) ?? (await memoize(create, find));
  if (existingIssue.body !== body || existingIssue.state !== 'open')
    await host.rest.issues.update({ ...host.here, issue_number: existingIssue.number, title, body, state: 'open' });
  await markForAttention(existingIssue.number, marks, host);
}

export async function closeIssue(body: string, host: Host): Promise<void> {
  for (const { number } of await listOwnIssues(body, 'open', host))
    await host.rest.issues.update({ ...host.here, issue_number: number, body, ...completed });
}

const completed = { state: 'closed', state_reason: 'completed' } as const;

async function listOwnIssues(body: string, state: 'all' | 'open', host: Host) {
  const login = await host.viewer();
  const requested = { ...host.here, ...largePages, state, creator: login };
  const issues = await host.paginate(host.rest.issues.listForRepo, requested);
  // Some hosts ignore `creator`.
  return withMarker(getFirstLine({ body }), login, issues).sort((a, b) => a.number - b.number);
}
