import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { setPhaseStatus, setRequiredCheck } from '../../../src/publish/announce/required-check.ts';
import { call, temporaryDir } from '../../project.ts';
import { type ComparedCommit, LoopbackHost } from './host.ts';

const host = await LoopbackHost.forTests();

const [head, queued, earlier] = ['a', 'c', 'e'].map((digit) => digit.repeat(40)) as [string, string, string];
const email = 'phase-executor@users.noreply.github.com';
const ofEngine = { message: 'Merge plan 07-01\n\nPhase-Executor-Plan: 07-01\nPhase-Executor-Run: x' };
const onPullRequest = { pull_request: { number: 1, head: { sha: head }, base: { ref: 'release/2' } } };
const inQueue = { merge_group: { head_sha: queued, head_ref: 'refs/heads/gh-readonly-queue/release/2/pr-1-bbb' } };

/** Has the check made for an event, on a commit with these statuses. */
async function check(commits: ComparedCommit[], phases: Record<string, string>, event: object = onPullRequest) {
  host.compared.set(`release/2...${head}`, commits);
  if (event === inQueue) host.pull({ head: 'phase/07', headSha: head, base: 'release/2' });
  for (const [context, state] of Object.entries(phases)) status(context, state);
  await setRequiredCheck({ environment: { GITHUB_EVENT_PATH: eventFile(event) } }, await host.api());
  const told = host.statuses.filter(({ context }) => context === 'phase-executor');
  return told.map(({ sha, state, description }) => [sha, state, description]);
}

function status(context: string, state: string, more: { sha?: string; author?: string } = {}): void {
  const description = `it is ${state}`;
  host.statuses.push({ sha: head, state, context, description, target_url: 'https://host.invalid/1', ...more });
}

function eventFile(event: object): string {
  const path = join(temporaryDir('event'), 'event.json');
  writeFileSync(path, JSON.stringify(event));
  return path;
}

describe('the status that a rule can require', () => {
  test('is green on a pull request without a phase, however long, and with an agent that no phase ran', async () => {
    const theirs = Array.from({ length: 250 }, (_, at) => ({
      message: `change ${at}\n\nCo-authored-by: Claude <noreply@anthropic.com>`,
    }));
    expect(await check(theirs, {})).toEqual([[head, 'success', 'no phase at work here']]);
  });

  test.each<[string, ComparedCommit[], Record<string, string>, string[]]>([
    [
      'repeats the verdict of the phase on this commit',
      [ofEngine],
      { 'phase/07': 'success' },
      ['success', 'phase/07: it is success'],
    ],
    [
      'is the worst of two phases',
      [ofEngine],
      { 'phase/07': 'success', 'phase/web/08': 'failure' },
      ['failure', 'phase/web/08: it is failure'],
    ],
    ['waits with a phase that waits', [ofEngine], { 'phase/07': 'pending' }, ['pending', 'phase/07: it is pending']],
    [
      'waits where a person pushed behind the verdict',
      [ofEngine, { message: 'fix' }],
      {},
      ['pending', 'no verdict of a phase on this commit; run its phase again'],
    ],
    [
      'finds a commit of the engine behind hundreds of others',
      [...Array(230).fill({ message: 'x' }), { message: 'x', email }],
      {},
      ['pending', 'no verdict of a phase on this commit; run its phase again'],
    ],
    [
      'does not hide an interrupted phase without commits',
      [],
      { 'phase/07': 'error' },
      ['error', 'phase/07: it is error'],
    ],
    [
      'takes no other check for that of a phase',
      [ofEngine],
      { 'phases/07': 'success', lint: 'success' },
      ['pending', 'no verdict of a phase on this commit; run its phase again'],
    ],
  ])('%s', async (_, commits, phases, told) => {
    expect(await check(commits, phases)).toEqual([[head, ...told]]);
  });

  test('is that of the pull request on the commit that a queue makes of it', async () => {
    expect(await check([ofEngine], { 'phase/07': 'success' }, inQueue)).toEqual([
      [queued, 'success', 'at aaaaaaaaaaaa, before the merge: phase/07: it is success'],
    ]);
    host.reset();
    expect(await check([{ message: 'fix' }], {}, inQueue)).toEqual([[queued, 'success', 'no phase at work here']]);
  });

  test('is no success by what another account says of a phase, whatever it said last', async () => {
    status('phase/07', 'success', { author: 'octocat' });
    expect(await check([ofEngine], {})).toEqual([
      [head, 'pending', 'phase/07 is by octocat; give check the token of the phase'],
    ]);
    host.reset();
    status('phase/07', 'failure');
    status('phase/07', 'success', { author: 'other-app[bot]' });
    expect(await check([ofEngine], {})).toEqual([[head, 'failure', 'phase/07: it is failure']]);
    host.reset();
    status('phase/docs', 'failure', { author: 'docs-ci[bot]' });
    expect(await check([{ message: 'fix' }], {})).toEqual([[head, 'success', 'no phase at work here']]);
  });

  test('is not made green by a second pull request of the same commit into the branch of the phase', async () => {
    host.pull({ head: 'phase/07', headSha: head, base: 'main' });
    host.pull({ head: 'phase/07', headSha: head, base: 'release/2' });
    host.compared.set(`main...${head}`, [ofEngine]);
    expect(await check([], {})).toEqual([
      [head, 'pending', 'no verdict of a phase on this commit; run its phase again'],
    ]);
  });

  describe('of a phase on top of another one', () => {
    const before = [{ message: 'phase 02.1: failed\n\nPhase-Executor-Run: w', sha: earlier }, ofEngine];
    test.each<[string, { sha?: string; author?: string } | null, string, string[]]>([
      ['that failed where it ended', { sha: earlier }, 'failure', ['failure', 'phase/02.1: it is failure']],
      ['that succeeded where it ended', { sha: earlier }, 'success', ['success', 'phase/07: it is success']],
      ['that only another account calls good', { sha: earlier, author: 'octocat' }, 'success', ['pending']],
      ['without a verdict', null, '', ['pending', 'no verdict of phase 2.1, whose work is here; run it again']],
    ])('%s', async (_, where, state, told) => {
      if (where !== null) status('phase/02.1', state, where);
      const [[sha, ...found] = []] = await check(before, { 'phase/07': 'success' });
      expect([sha, ...found.slice(0, told.length)]).toEqual([head, ...told]);
    });
  });

  test('of a run counts phases below its own, and is set after its verdict', async () => {
    const told = { state: 'success', context: 'phase/07', description: 'it is success', url: '' } as const;
    host.compared.set(`main...${head}`, [{ message: 'phase 06: failed', email, sha: earlier }, ofEngine]);
    status('phase/06', 'failure', { sha: earlier });
    await setPhaseStatus(head, told, async () => 'main', await host.api());
    expect(host.statuses.slice(1)).toMatchObject([
      { context: 'phase/07', state: 'success' },
      { context: 'phase-executor', state: 'failure', description: 'phase/06: it is failure' },
    ]);
  });

  test('is left to the job where its token may only read, as on a fork: green where no phase is at work, else red', async () => {
    const env = { ...host.environment(eventFile(onPullRequest)), GITHUB_TOKEN: '' };
    const check = () => call(['check', '--github-token', 'tok-of-the-job'], { cwd: temporaryDir('empty'), env });
    host.permissions = {};
    host.compared.set(`release/2...${head}`, [{ message: 'fix' }]);
    const words = 'this token may not set the status (it needs statuses: write), so the job is the verdict';
    expect(await check()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`no phase at work here; ${words}`),
    });
    host.compared.set(`release/2...${head}`, [ofEngine]);
    expect(await check()).toMatchObject({ code: 1, stdout: expect.stringContaining('pending, no verdict of a phase') });
    expect(host.statuses).toEqual([]);
  });

  test('is set on the commit of a fork by a workflow that follows its own', async () => {
    const follows = {
      workflow_run: { head_sha: head, pull_requests: [] },
      repository: { default_branch: 'release/2' },
    };
    expect(await check([{ message: 'fix' }], {}, follows)).toEqual([[head, 'success', 'no phase at work here']]);
    host.reset();
    expect(await check([ofEngine], {}, follows)).toEqual([
      [head, 'pending', 'no verdict of a phase on this commit; run its phase again'],
    ]);
  });

  test('is set by the command of a job, which says what it did; without an event of this kind it is wrong usage', async () => {
    const env = { ...host.environment(eventFile(onPullRequest)), GITHUB_TOKEN: '' };
    const words = ['check', '--github-token', 'tok-of-the-job'];
    const done = await call(words, { cwd: temporaryDir('empty'), env });
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('success, no phase at work here') });
    expect(host.statuses).toMatchObject([{ sha: head, context: 'phase-executor', state: 'success' }]);
    const other = await call(words, { cwd: temporaryDir('empty'), env: host.environment(eventFile({})) });
    expect(other).toMatchObject({ code: 64, stderr: expect.stringContaining('expected a job that was started by') });
  });
});
