import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { closeIssue, dropLabel, markForAttention, putIssue } from '../../../src/publish/host/attention-issue.ts';
import { bot, LoopbackHost } from './host.ts';

const host = await LoopbackHost.forTests();
beforeEach(() => {
  host.collaborators.set('lead', 'write');
});
afterEach(() => expect(host.broken).toEqual([]));

const marker = '<!-- phase-executor:issue phase=07 folder= -->';
const issue = { title: 'Phase 07 needs a person', body: `${marker}\n## it` };
const marks = { label: 'phase-needs-attention', assignees: ['lead', 'gone'] };
const ours = () => host.issues.filter(({ login }) => login === bot);

describe('the one issue of a phase', () => {
  test('is opened with label and assignee, brought up to date, closed when it heals and opened again', async () => {
    for (let at = 0; at < 120; at += 1) host.issue({ login: bot, body: 'of another workflow' });
    const theirs = host.issue({ login: 'mallory', body: issue.body });
    await putIssue(issue, marks, await host.api());
    await putIssue({ ...issue, body: `${issue.body} changed` }, marks, await host.api());
    const made = ours().filter(({ body }) => body.startsWith(marker));
    expect(made).toMatchObject([{ title: issue.title, body: `${issue.body} changed`, state: 'open' }]);
    const { number = 0 } = made[0] ?? {};
    expect([[...(host.labels.get(number) ?? [])], [...(host.assignees.get(number) ?? [])]]).toEqual([
      ['phase-needs-attention'],
      ['lead'],
    ]);
    await closeIssue(`${marker}\nhealed`, await host.api());
    expect(made).toMatchObject([{ body: `${marker}\nhealed`, state: 'closed' }]);
    await putIssue(issue, marks, await host.api());
    expect(made).toMatchObject([{ body: issue.body, state: 'open' }]);
    expect([theirs.state, theirs.body, host.issues.length]).toEqual(['open', issue.body, 122]);
  });
});

test('a pull request gets the label and the assignees, and loses the label; one that is not there is as good', async () => {
  host.permissions = { pull_requests: 'write' };
  const { number } = host.pull({ head: 'phase/07' });
  await markForAttention(number, { ...marks, label: 'needs help/now' }, await host.api());
  expect([...(host.labels.get(number) ?? [])]).toEqual(['needs help/now']);
  await dropLabel(number, 'needs help/now', await host.api());
  await dropLabel(number, 'needs help/now', await host.api());
  expect([[...(host.labels.get(number) ?? [])], [...(host.assignees.get(number) ?? [])]]).toEqual([[], ['lead']]);
});
