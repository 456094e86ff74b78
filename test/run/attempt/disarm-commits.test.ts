import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { disarmCommits } from '../../../src/run/attempt/disarm-commits.ts';
import { restoreTree } from '../../../src/run/attempt/restore-tree.ts';
import { BegunAttempt } from './begun-attempt.ts';

let project: BegunAttempt;
beforeEach(() => {
  project = new BegunAttempt();
});
afterEach(() => project.repo.remove());

/** Takes an attempt that has committed up to the stage. Returns its commits, newest first, as author, committer and message. */
async function disarmed(...commits: readonly (readonly string[])[]) {
  const attempt = await project.begin();
  for (const [at, args] of commits.entries()) {
    project.repo.write({ 'a.txt': `${at}\n` });
    project.repo.git('add', 'a.txt');
    project.repo.git(...args);
  }
  const before = project.repo.git('log', '--format=%T %aI', `${attempt.start.checkpoint.head}..`);
  await restoreTree(attempt);
  const head = attempt.tree?.head;
  expect(await disarmCommits(attempt)).toBeNull();
  expect(attempt.tree?.head).toBe(project.repo.git('rev-parse', 'HEAD').trim());
  expect(project.repo.git('log', '--format=%T %aI', `${attempt.start.checkpoint.head}..`)).toBe(before);
  expect(project.repo.git('status', '--porcelain')).toBe('');
  const log = project.repo.git('log', '--format=%an <%ae> %cn: %B%x00', `${attempt.start.checkpoint.head}..`);
  const told = log.split('\0').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  return { told, isSame: head === attempt.tree?.head };
}

const us = 'A User <user@example.com> A User:';

test('commits in the name of others are made again in ours, with the same trees and times', async () => {
  const forged = ['-c', 'user.name=Linus', '-c', 'user.email=l@example.org', 'commit', '-q', '-m', 'one'];
  const { told } = await disarmed(
    forged,
    ['commit', '-q', '-m', 'two'],
    ['commit', '-q', '-m', 'x', '--author=B <b@c>'],
  );
  expect(told).toEqual([`${us} x`, `${us} two`, `${us} one`]);
});

test('messages that act on a host are made harmless, and what was said stands in the body', async () => {
  const long = `fixes #1 [skip ci] ${'word '.repeat(30)}`.trim();
  const { told } = await disarmed(
    ['commit', '-q', '-m', 'fine'],
    ['commit', '-q', '-m', long, '-m', 'Signed-off-by: B <b@c.d>'],
  );
  expect(told[1]).toBe(`${us} fine`);
  expect(told[0]).toMatch(
    /^A User <user@example.com> A User: fixes #\u200b1 \(skip ci\) word [^\n]*…\n\nfixes #\u200b1 \(skip ci\)/,
  );
  expect(told[0]).toContain(`${'word '.repeat(30).trim()}\n\n> Signed-off-by: B <b@\u200bc.d>`);
});

test('commits that act on nobody keep their names', async () => {
  const { told, isSame } = await disarmed(
    ['commit', '-q', '-m', 'feat: one'],
    ['commit', '-q', '-m', 'two', '-m', 'A body.'],
  );
  expect([isSame, told]).toEqual([true, [`${us} two\n\nA body.`, `${us} feat: one`]]);
});
