import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { judge } from '../../../src/judge/decide/judge.ts';
import { buildObjection } from '../../../src/judge/decide/objection.ts';
import type { Attempt } from '../../../src/run/attempt/attempt-state.ts';
import { makeAttemptCandidate, readWork } from '../../../src/run/attempt/attempt-work.ts';
import { refuseEnd } from '../../../src/run/attempt/bounds.ts';
import { heedClaims } from '../../../src/run/attempt/claims.ts';
import { commitWork } from '../../../src/run/attempt/commit-plan.ts';
import { leaveOut } from '../../../src/run/attempt/left-out.ts';
import { restoreTree, undoChanges } from '../../../src/run/attempt/restore-tree.ts';
import { BegunAttempt, summary } from './begun-attempt.ts';

let project: BegunAttempt;
beforeEach(() => {
  project = new BegunAttempt();
});
afterEach(() => project.repo.remove());

/** Takes an attempt up to its commit, as if its work had passed. */
async function judged(attempt: Attempt): Promise<void> {
  await restoreTree(attempt);
  await readWork(attempt);
  const candidate = await makeAttemptCandidate(attempt);
  attempt.judged = { candidate, verdict: await judge(candidate, attempt.run), warnings: [] };
}

describe('the tree that an agent left', () => {
  test.each([
    ['the orchestrator writes', '.planning/STATE.md', ''],
    ['the orchestrator writes, though the plan names it', '.planning/STATE.md', ', .planning/STATE.md'],
    ['is of the project', '.planning/REQUIREMENTS.md', ''],
    ['is another plan', '.planning/phases/01-first/01-02-PLAN.md', ''],
  ])('has a document back that %s', async (_, path, names) => {
    const attempt = await project.begin({ names });
    project.repo.write({ [path]: 'mine now\n', 'a.txt': 'a\n' });
    expect(await restoreTree(attempt)).toBeNull();
    expect(project.repo.read(path)).not.toBe('mine now\n');
    expect(project.events).toEqual([{ event: 'set_back', plan: '01-01', attempt: 1, files: [path] }]);
    expect(attempt.restored.warnings).toEqual([`undid the attempt's change of ${path}; it had written "mine now"`]);
    expect(attempt.tree?.changes.map((change) => change.path)).toEqual(['a.txt']);
  });

  test.each([
    ['a file', (path: string) => project.repo.write({ [path]: '# Log\n' })],
    ['a folder', (path: string) => project.repo.write({ [`${path}/x`]: 'x' })],
    ['an empty folder', (path: string) => mkdirSync(join(project.repo.root, path))],
  ])('has nothing where the orchestrator will write: %s', async (_, make) => {
    const attempt = await project.begin();
    make('.planning/EXECUTION_LOG.md');
    expect(await restoreTree(attempt)).toBeNull();
    expect(existsSync(join(project.repo.root, '.planning/EXECUTION_LOG.md/x'))).toBe(false);
    expect(existsSync(join(project.repo.root, '.planning/EXECUTION_LOG.md'))).toBe(false);
    expect(attempt.tree?.changes).toEqual([]);
  });

  test('has no SUMMARY where a person is asked before the plan is complete', async () => {
    const attempt = await project.begin({ asks: true });
    project.repo.write({ [summary]: 'done\n' });
    expect(await restoreTree(attempt)).toBeNull();
    expect(existsSync(join(project.repo.root, summary))).toBe(false);
    expect(project.events).toMatchObject([{ event: 'set_back', files: [summary] }]);
    expect(attempt.tree?.changes).toEqual([]);
  });
});

test.each([
  ['a file that was there before', 'notes.txt', true, []],
  ['a file with secrets', '.env', false, ['.env']],
  ['a folder that tools make', 'node_modules/x/index.js', false, ['node_modules/']],
])('%s stays out of the commit', async (_, path, isBefore, named) => {
  const attempt = await project.begin({ dirty: isBefore ? { [path]: 'x' } : {} });
  project.repo.write({ [path]: 'x', 'a.txt': 'a\n' });
  await restoreTree(attempt);
  const left = await leaveOut(attempt);
  expect(left.changes.map((change) => change.path)).toEqual([path]);
  expect(left.tree.changes.map((change) => change.path)).toEqual(['a.txt']);
  const warnings = named.map(
    (each) => `left ${each} out of the commit; add it to .gitignore to keep it out in every clone`,
  );
  expect(left.warnings).toEqual(warnings);
});

describe('what an agent says against its attempt', () => {
  const failed = { ok: false, reason: 'agent_error', message: 'no model' } as const;
  test.each([
    ['nothing', {}, null],
    ['that it was interrupted', { ok: false, reason: 'interrupted', message: 'ctrl-c' }, 'interrupted: ctrl-c'],
    ['that it failed', failed, 'agent_error: no model'],
    ['that its time was over', { ok: false, reason: 'timeout', message: 'slow' }, 'timeout: slow'],
  ] as const)('%s', async (_, agentRun, ending) => {
    const attempt = await project.begin();
    attempt.agentRun = { ...attempt.agentRun, ...agentRun };
    const claimed = heedClaims(attempt);
    expect(claimed?.status === 'failure' ? `${claimed.reason}: ${claimed.message}` : claimed).toBe(ending);
  });

  test('in its SUMMARY, which stopped for a decision of a person', async () => {
    const attempt = await project.begin();
    project.repo.write({ [summary]: '# Summary\n\nStopped by Rule 4: the schema needs a new table.\n' });
    expect(heedClaims(attempt)).toMatchObject({
      status: 'blocked',
      reason: expect.stringContaining('Stopped by Rule 4: the schema needs a new table.'),
      isRequested: true,
    });
    project.repo.write({ [summary]: '# Summary\n\nRule 4: the user approved the new table.\n' });
    expect(heedClaims(attempt)).toBeNull();
  });
});

describe('work is objected to before it is judged', () => {
  const objection = async (change: () => void, options: { dirty?: Record<string, string> } = {}) => {
    const attempt = await project.begin(options);
    change();
    await restoreTree(attempt);
    await readWork(attempt);
    return refuseEnd(attempt);
  };

  test.each([
    ['rewrites history', () => project.repo.git('commit', '-q', '--amend', '-m', 'Mine'), 'it rewrote or dropped'],
  ])('where it %s', async (_, change, message) => {
    expect(await objection(change)).toMatchObject({
      reason: 'scope_violation',
      message: expect.stringContaining(message),
    });
  });

  test('where its run died and no SUMMARY says that it had finished', async () => {
    const begun = await project.begin();
    Object.assign(begun.start, { isEndSeen: false });
    await restoreTree(begun);
    await readWork(begun);
    expect(refuseEnd(begun)).toMatchObject({ reason: 'interrupted' });
  });
});

test('an attempt is judged by the tree that its commit will have, whatever the checkout shows later', async () => {
  const attempt = await project.begin();
  project.repo.write({ 'a.txt': 'a\n', [summary]: 'All tasks are done.\n', '.env': 'KEY=1\n' });
  await restoreTree(attempt);
  await readWork(attempt);
  const candidate = await makeAttemptCandidate(attempt);
  project.repo.write({ 'a.txt': '', [summary]: 'Not done.\n' });
  const verdict = await judge(candidate, attempt.run);
  expect(project.repo.git('ls-tree', '-r', '--name-only', candidate.commit)).not.toContain('.env');
  expect(project.repo.git('status', '--porcelain')).not.toMatch(/^A/m); // nothing of it is staged
  expect(buildObjection(verdict.findings)).toBe(null);
});

test('a failed attempt is kept (I5), and its checkpoint is gone', async () => {
  const attempt = await project.begin();
  project.repo.write({ 'a.txt': 'half\n', [summary]: 'not done\n' });
  const kept = await undoChanges(attempt, 'it failed');
  expect(project.repo.git('show', `${kept?.ref}:a.txt`)).toBe('half\n');
  expect(project.events).toMatchObject([{ event: 'rollback', plan: '01-01', attempt: 1, kept: kept?.ref }]);
  expect(project.repo.git('tag', '--list')).toBe('');
});

test('verified work is a commit with its mark, on no branch yet (I3)', async () => {
  const attempt = await project.begin();
  project.repo.write({ 'a.txt': 'a\n', [summary]: 'done\n' });
  await judged(attempt);
  const ending = await commitWork(attempt);
  expect(ending).toMatchObject({ status: 'success', files: [summary, 'a.txt'] });
  const commit = ending.status === 'success' ? ending.proven.commit : '';
  expect(project.events).toMatchObject([{ event: 'commit', summaryFromFacts: false }]);
  expect(project.repo.git('log', '-1', '--format=%B', commit)).toContain('Phase-Executor-Plan: 01-01');
  expect(project.repo.git('show', '--format=', '--name-only', commit).trim().split('\n')).toEqual([summary, 'a.txt']);
  expect(project.repo.git('rev-parse', `${commit}^`)).toBe(project.repo.git('rev-parse', 'HEAD'));
});

test('what changed after it was judged is not committed', async () => {
  const attempt = await project.begin();
  const head = project.repo.git('rev-parse', 'HEAD');
  project.repo.write({ 'a.txt': 'a\n', [summary]: 'done\n' });
  await judged(attempt);
  project.repo.write({ 'a.txt': 'other\n' });
  expect(await commitWork(attempt)).toMatchObject({
    status: 'failure',
    reason: 'verification_failed',
    message: expect.stringContaining('a.txt changed while the work was judged'),
  });
  expect(project.repo.git('rev-parse', 'HEAD')).toBe(head);
});

test('the part before a question is a commit of its own kind, without the mark of a plan', async () => {
  const attempt = await project.begin({ asks: true });
  project.repo.write({ 'a.txt': 'a\n' });
  await judged(attempt);
  const ending = await commitWork(attempt);
  const commit = ending.status === 'part' ? ending.part.commit : '';
  expect(ending).toMatchObject({ status: 'part', part: { plan: '01-01', files: ['a.txt'] } });
  expect(project.events.map(({ event }) => event)).toEqual(['commit']);
  const message = project.repo.git('log', '-1', '--format=%B', commit);
  expect(message).toContain('Phase-Executor-Part: 01-01');
  expect(message).not.toContain('Phase-Executor-Plan:');
});
