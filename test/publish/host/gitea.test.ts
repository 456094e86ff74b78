import { beforeEach, describe, expect, test } from '@jest/globals';
import { dropLabel, markForAttention, putIssue } from '../../../src/publish/host/attention-issue.ts';
import { listStatuses, setStatus } from '../../../src/publish/host/host-commit.ts';
import { putComment } from '../../../src/publish/host/own-comment.ts';
import { proposePullRequest } from '../../../src/publish/host/pull-request.ts';
import { LoopbackHost } from './host.ts';

const host = await LoopbackHost.forTests();
beforeEach(() => {
  host.dialect = 'gitea';
});

describe('on a host that speaks as Gitea does', () => {
  const proposal = { branch: 'phase/07-auth', base: 'main', title: 'Phase 07: auth', body: '<!-- marker -->\ntext' };

  test('a pull request is work in progress by its title until success, and again after a failure', async () => {
    const titles: [string, boolean][] = [];
    for (const isReady of [false, false, true, false]) {
      const { note } = await proposePullRequest({ ...proposal, isReady }, await host.api({ graphql: null }));
      expect(note).toBe(null);
      titles.push(...host.pulls.map(({ title, draft }): [string, boolean] => [title, draft]));
    }
    const unfinished = ['WIP: Phase 07: auth', true];
    expect(titles).toEqual([unfinished, unfinished, ['Phase 07: auth', false], unfinished]);
  });

  test('a label is made before it is set, and is gone when it is dropped', async () => {
    const { number } = host.issue({});
    await markForAttention(number, { label: 'needs-attention', assignees: [] }, await host.api({ graphql: null }));
    await markForAttention(number, { label: 'needs-attention', assignees: [] }, await host.api({ graphql: null }));
    expect([host.madeLabels, [...(host.labels.get(number) ?? [])]]).toEqual([['needs-attention'], ['needs-attention']]);
    await dropLabel(number, 'needs-attention', await host.api({ graphql: null }));
    expect([...(host.labels.get(number) ?? [])]).toEqual([]);
    await dropLabel(number, 'needs-attention', await host.api({ graphql: null }));
  });

  test('a label that does not stick is said', async () => {
    host.madeLabels.push = () => 0;
    try {
      await expect(
        putIssue({ title: 'it', body: 'it' }, { label: 'lost', assignees: [] }, await host.api({ graphql: null })),
      ).rejects.toThrow(/the label lost could not be set on #1/);
    } finally {
      Reflect.deleteProperty(host.madeLabels, 'push');
    }
  });

  test('a first comment finds an empty list, and a status is read where it stands', async () => {
    await putComment(1, '<!-- marker -->\none', await host.api({ graphql: null }));
    await putComment(1, '<!-- marker -->\ntwo', await host.api({ graphql: null }));
    expect(host.comments).toMatchObject([{ body: '<!-- marker -->\ntwo' }]);
    const sha = 'a'.repeat(40);
    expect(await listStatuses(sha, await host.api({ graphql: null }))).toEqual([]);
    await setStatus(
      sha,
      { state: 'success', context: 'phase/07', description: 'it', url: '' },
      await host.api({ graphql: null }),
    );
    expect(await listStatuses(sha, await host.api({ graphql: null }))).toMatchObject([
      { state: 'success', context: 'phase/07' },
    ]);
  });
});
