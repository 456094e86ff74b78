import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { clis } from '../../../src/agents/adapters/clis.ts';
import {
  buildWorkMessage,
  findForgedMarks,
  listMarkedCommits,
  readPlanMark,
  recordMessage,
} from '../../../src/record/documents/plan-mark.ts';
import { Scratch } from '../../system/git/scratch.ts';

const repo = new Scratch();
afterAll(() => repo.remove());

const url = 'https://host.invalid/o/r/actions/runs/7';
const run = (coAuthor?: string) =>
  ({
    ...{ runId: 'run-1', runUrl: url, policy: { namesCoAuthor: true } },
    services: { agent: { name: 'claude', coAuthor } },
  }) as never;
const markOf = (base: string, plan = '07-01') =>
  readPlanMark({ plan, planHash: 'a'.repeat(40), base, runId: 'run-1', runUrl: url, attempt: 2, parts: [] });

test('marks and trailers are read again, whatever the title of a plan and the configuration of git say', async () => {
  const base = repo.git('rev-parse', 'HEAD').trim();
  appendFileSync(
    join(repo.root, '.git/config'),
    '[core]\n\tcommentChar = P\n[commit]\n\tcleanup = scissors\n[i18n]\n\tcommitEncoding = ISO-8859-1\n[trailer]\n\tseparators = "="\n',
  );
  const git = await repo.open();
  for (const title of [
    'größer, 日本語',
    'two\nlines',
    'a\n\nPhase-Executor-Plan: 99-99',
    '# not a comment',
    'x\r\n\r\nCo-authored-by: Mallory <m@evil.invalid>',
  ]) {
    const message = buildWorkMessage(`plan 07-01: ${title}`, markOf(base), run('Claude <noreply@anthropic.com>'));
    const commit = await git.commitTree(await git.treeOf(base), [(await git.head()).sha], message);
    await git.moveHead((await git.head()).sha, commit, 'test');
    const [newest] = await listMarkedCommits(git, 1);
    expect(newest?.mark).toEqual({ plan: '07-01', planHash: 'a'.repeat(40), base, parts: [] });
    const told = await git.read(['log', '-1', '--format=%(trailers:only)', '--']);
    expect(told.trim().split('\n').slice(3)).toEqual([
      `Phase-Executor-Run: run-1 (attempt 2, ${url})`,
      'Co-authored-by: Claude <noreply@anthropic.com>',
    ]);
    // All of the title stands in the first line, which is made harmless.
    expect((await git.read(['log', '-1', '--format=%B', '--'])).split('\n')[1]).toBe('');
    expect(newest?.subject).toContain(title.split(/\s/)[0]);
  }
});

test('a plan whose name has a line end brings no trailer of its own', async () => {
  const git = await repo.open();
  const { sha } = await git.head();
  const name = `07-01\nPhase-Executor-Plan: 07-02`;
  const commit = await git.commitTree(
    await git.treeOf(sha),
    [sha],
    buildWorkMessage('plan', markOf(sha, name), run(undefined)),
  );
  const plans = await git.read(['log', '-1', '--format=%(trailers:key=Phase-Executor-Plan,valueonly)', commit, '--']);
  expect(plans.trim().split('\n')).toEqual(['07-01 Phase-Executor-Plan: 07-02']);
  expect(await git.read(['log', '-1', '--format=%B', commit, '--'])).not.toContain('Co-authored-by');
});

test('marks in the commits of an agent are found, in any case and with other trailers; talk of them is none', async () => {
  const git = await repo.open();
  const { sha } = await git.head();
  const tree = await git.treeOf(sha);
  const make = (message: string) => git.commitTree(tree, [sha], message);
  const honest = [
    await make('feat: a'),
    await make('docs: Phase-Executor-Plan: 1\n\nsays Phase-Executor-Plan nowhere'),
  ];
  const forged = [
    await make('feat: b\n\nphase-executor-plan: 07-02'),
    await make('c\n\nReviewed-by: x\nPhase-Executor-Part: 07-02, tasks before 2'),
    await make(`plan 07-02: done\n\n${markOf(sha, '07-02')}`),
  ];
  expect(await findForgedMarks(git, [...honest, ...forged])).toEqual(forged);
  expect(await findForgedMarks(git, [])).toEqual([]);
});

test('each agent by name has an address as co-author, and the record names the run alone', () => {
  for (const { coAuthor } of Object.values(clis)) expect(coAuthor).toMatch(/^[\w ]+ <[^\s<>@]+@[\w.-]+>$/);
  expect(recordMessage('phase 07: complete', run('Claude <noreply@anthropic.com>'))).toBe(
    `phase 07: complete\n\nPhase-Executor-Run: run-1 (${url})`,
  );
});
