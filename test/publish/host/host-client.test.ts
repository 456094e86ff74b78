import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { openHost } from '../../../src/publish/host/host-client.ts';
import { setStatus } from '../../../src/publish/host/host-commit.ts';
import { putComment } from '../../../src/publish/host/own-comment.ts';
import { proposePullRequest } from '../../../src/publish/host/pull-request.ts';
import { bot, LoopbackHost } from './host.ts';

const host = await LoopbackHost.forTests();

const marker = '<!-- phase-executor:comment phase=07 folder= -->';
const body = `${marker}\n## it`;
const ours = () => host.comments.filter((each) => each.body.startsWith(marker) && each.login === bot);

describe('the one comment', () => {
  test('is made once and changed in place, behind hundreds of others', async () => {
    for (let at = 0; at < 250; at += 1) host.comment(7, 'someone', `comment ${at}`);
    expect(await putComment(7, body, await host.api())).toContain('issuecomment');
    await putComment(7, `${body} changed`, await host.api());
    expect(ours().map((each) => each.body)).toEqual([`${body} changed`]);
    expect(host.comments).toHaveLength(251);
  });

  test('is not one that somebody else wrote with our marker, nor one of ours that quotes it further down', async () => {
    const theirs = host.comment(7, 'mallory', `${marker}\nforged`);
    const quoting = host.comment(7, bot, `see:\n${marker}`);
    await putComment(7, body, await host.api());
    expect([theirs.body, quoting.body]).toEqual([`${marker}\nforged`, `see:\n${marker}`]);
    expect(ours()).toHaveLength(1);
  });

  test('that a person has edited is written anew, and of two that two jobs made the older one stays', async () => {
    const first = host.comment(7, bot, `${marker}\nedited by a person`);
    host.comment(7, bot, `${marker}\nof another job`);
    await putComment(7, body, await host.api());
    expect(ours().map(({ id, body: text }) => [id, text])).toEqual([[first.id, body]]);
  });

  test.each(['done and reset', 'limited'] as const)('is one, too, when making it fails once: %s', async (how) => {
    host.fail(/^POST .*\/comments$/, how);
    await putComment(7, body, await host.api());
    expect(ours().map((each) => each.body)).toEqual([body]);
  });

  test.each([
    ['a host that stays away', 'unavailable', 99, /answered 503: Service unavailable/],
    ['a token that has expired', 'expired', 99, /answered 401: Bad credentials \(the token is wrong or has expired\)/],
    ['a host that is slow', 'slow', 99, /did not answer/],
    ['a limit that is too far away', 'limited', 99, /secondary rate limit/],
  ] as const)('%s is told, in bounded time', async (_, how, times, why) => {
    host.fail(/comments/, how, times, 3600);
    const startedAt = performance.now();
    await expect(putComment(7, body, await host.api({ totalTimeoutMs: 600 }))).rejects.toThrow(why);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(host.comments).toEqual([]);
  });

  test('a token without the right is told which one it needs, and is not tried again', async () => {
    host.permissions = {};
    await expect(putComment(7, body, await host.api())).rejects.toThrow(
      /403: Resource not accessible.*\(it needs pull_requests=write\)/,
    );
    expect(host.asked.filter((line) => line.startsWith('POST /repos'))).toHaveLength(1);
  });
});

describe('the pull request of a branch', () => {
  const prMarker = '<!-- phase-executor:pull-request phase=07 folder= -->';
  const proposal = {
    branch: 'phase/07-auth',
    base: 'main',
    title: 'Phase 07: auth',
    body: `${prMarker}\nit`,
    isReady: false,
  };

  test('is opened as a draft, brought up to date, and marked ready when the phase has succeeded', async () => {
    const { pullRequest } = await proposePullRequest(proposal, await host.api());
    expect(host.pulls).toMatchObject([
      { number: pullRequest?.number, draft: true, head: 'phase/07-auth', base: 'main' },
    ]);
    await proposePullRequest({ ...proposal, body: `${prMarker}\nmore` }, await host.api());
    expect(host.pulls).toMatchObject([{ draft: true, body: `${prMarker}\nmore` }]);
    expect((await proposePullRequest({ ...proposal, isReady: true }, await host.api())).note).toBeNull();
    expect(host.pulls).toMatchObject([{ draft: false, state: 'open' }]);
  });

  test('that somebody else opened is left as it is, text and draft', async () => {
    host.pull({ head: proposal.branch, draft: true, body: 'mine', login: 'person' });
    const { pullRequest } = await proposePullRequest({ ...proposal, isReady: true }, await host.api());
    expect(pullRequest?.number).toBe(1);
    expect(host.pulls).toMatchObject([{ body: 'mine', draft: true }]);
  });

  test('that somebody closed is not opened again; after one that was merged there is a new one', async () => {
    host.pull({ head: proposal.branch, state: 'closed' });
    expect((await proposePullRequest(proposal, await host.api())).note).toMatch(/#1 is closed/);
    expect(host.pulls).toHaveLength(1);
    host.pull({ head: proposal.branch, state: 'closed', mergedAt: '2026-01-01T00:00:00Z' });
    await proposePullRequest(proposal, await host.api());
    expect(host.pulls).toHaveLength(3);
  });

  test.each(['done and reset', 'limited'] as const)('is one, too, when opening it fails once: %s', async (how) => {
    host.fail(/^POST .*\/pulls$/, how);
    expect((await proposePullRequest(proposal, await host.api())).pullRequest?.number).toBe(1);
    expect(host.pulls).toHaveLength(1);
  });

  test('waits for success where the repository has no drafts', async () => {
    host.hasDrafts = false;
    expect((await proposePullRequest(proposal, await host.api())).note).toMatch(/opened when the phase succeeds/);
    await proposePullRequest({ ...proposal, isReady: true }, await host.api());
    expect(host.pulls).toMatchObject([{ draft: false }]);
  });
});

const status = {
  state: 'success' as const,
  context: 'phase/07',
  description: 'x'.repeat(300),
  url: 'https://host.invalid/run',
};

test('a status of a commit that is not there is refused, and one that is sent twice stands once more', async () => {
  host.commits = new Set(['a'.repeat(40)]);
  host.fail(/statuses/, 'done and reset');
  await setStatus('a'.repeat(40), status, await host.api());
  expect(host.statuses.every((each) => each.state === 'success' && each.description.length === 140)).toBe(true);
  await expect(setStatus('b'.repeat(40), status, await host.api())).rejects.toThrow(/422: No commit found/);
});

test.each(['unavailable', 'done and unavailable', 'reset'] as const)(
  'a POST that creates something is sent once, what may be repeated four times, where the answer is: %s',
  async (how) => {
    const { rest, here } = await host.api();
    const sent = () => host.asked.splice(0).length;
    host.fail(/./, how, 99);
    await expect(rest.issues.create({ ...here, title: 'it' })).rejects.toThrow(/503|502|did not answer/);
    expect(sent()).toBe(1);
    await expect(rest.git.getCommit({ ...here, commit_sha: 'a' })).rejects.toThrow(/503|502|did not answer/);
    expect(sent()).toBe(4);
    await expect(setStatus('a'.repeat(40), status, await host.api())).rejects.toThrow(/503|502|did not answer/);
    expect(sent()).toBe(4);
  },
);

test.each([
  ['breaks off', { 'content-length': '100' }, '[{"id": 1', /did not answer GET repos.*(terminated|closed|aborted)/],
  ['is a page of another server', { 'content-type': 'text/html' }, '<html>', /cannot be read: it is not JSON/],
  ['ends in the middle', {}, '[{"id": 1', /cannot be read: it is not JSON/],
])('an answer that %s is no empty list', async (_, headers, body, message) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).write(body, () => {
      if ('content-length' in headers) response.destroy();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { api, hasGraphql: false, repository: 'me/mine', token: 'tok' };
  const { rest, paginate, here } = await openHost(access, { secondMs: 5 });
  const listing = paginate(rest.issues.listComments, { ...here, issue_number: 1 });
  try {
    await expect(listing).rejects.toThrow(message);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('all calls of a client share one time, the waits between their tries included', async () => {
  const { rest, here } = await host.api({ totalTimeoutMs: 400 });
  host.fail(/./, 'slow', 99);
  const startedAt = performance.now();
  await expect(rest.repos.get(here)).rejects.toThrow(/did not answer/);
  await expect(rest.repos.get(here)).rejects.toThrow(/did not answer GET repos.me.mine: no answer in time/);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(host.asked).toHaveLength(1);
});
