import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  cliJson,
  cliPath,
  eventsOf,
  git,
  makeProject,
  plan,
  signalsOf,
  start,
  temporaryDir,
  until,
} from '../project.ts';

const parallel = ['--max-parallel', '4', '--backoff', '1ms', '--kill-grace', '300ms'];

/** Every work tree but the checkout itself, and every branch but main. */
function leftBehind(root: string): string[] {
  const trees = git(root, 'worktree', 'list', '--porcelain')
    .split('\n')
    .filter((line) => line.startsWith('worktree '))
    .slice(1);
  const branches = git(root, 'branch', '--format=%(refname:short)')
    .split('\n')
    .filter((name) => name !== 'main');
  return [...trees, ...branches, ...git(root, 'tag', '-l').split('\n')].filter((line) => line !== '');
}

describe('plans that run at once', () => {
  test('each has a work tree of its own, and all of their work is folded onto the branch', async () => {
    const meet = (id: string, other: string) =>
      `touch "$HOME/${id}"; until [ -e "$HOME/${other}" ]; do sleep 0.02; done; echo ${id} > ${id}.txt; pwd > "$HOME/${id}.pwd"`;
    const root = makeProject({
      '01-01': plan({ script: meet('a', 'b'), artifact: 'a.txt' }),
      '01-02': plan({ script: meet('b', 'a'), artifact: 'b.txt' }),
      '01-03': plan({ script: 'cat a.txt b.txt > c.txt', artifact: 'c.txt', dependsOn: '"01-01", "01-02"' }),
    });
    const HOME = temporaryDir('home');
    const { code, stdout, stderr } = await call(['run', '1', '--json', ...parallel], { cwd: root, env: { HOME } });
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'success', attempts: 3, branch: 'main' });
    expect(readFileSync(join(root, 'c.txt'), 'utf8')).toBe('a\nb\n');
    expect(readFileSync(join(HOME, 'a.pwd'), 'utf8').trim()).not.toBe(root);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(leftBehind(root)).toEqual([]);
    expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toMatch(
      /\[x\] 01-01[\s\S]*\[x\] 01-02[\s\S]*\[x\] 01-03/,
    );
    expect(
      readdirSync(join(root, '.planning/phases/01-first')).filter((name) => name.endsWith('SUMMARY.md')),
    ).toHaveLength(3);
  });

  test('a plan starts as soon as its own dependencies are folded, not when the whole wave is done', async () => {
    const root = makeProject({
      '01-01': plan({ script: 'echo a > a.txt', artifact: 'a.txt' }),
      '01-02': plan({ script: 'until [ -e "$HOME/c-ran" ]; do sleep 0.02; done; echo b > b.txt', artifact: 'b.txt' }),
      '01-03': plan({ script: 'cp a.txt c.txt; touch "$HOME/c-ran"', artifact: 'c.txt', dependsOn: '"01-01"' }),
    });
    const { code } = await call(['run', '1', ...parallel], { cwd: root, env: { HOME: temporaryDir('home') } });
    expect(code).toBe(0);
    const order = eventsOf(root).map(({ event, plan: id }) => `${event} ${id}`);
    expect(order.indexOf('attempt_start 01-03')).toBeGreaterThan(order.indexOf('plan_complete 01-01'));
    expect(order.indexOf('attempt_start 01-03')).toBeLessThan(order.indexOf('plan_complete 01-02'));
  });

  test('plans that write the same file never run at once', async () => {
    const both = (id: string) =>
      `[ ! -e "$HOME/busy" ] || exit 9; touch "$HOME/busy"; sleep 0.3; rm "$HOME/busy"; echo ${id} >> shared.txt; cp shared.txt ${id}.txt`;
    const files = 'files_modified: [shared.txt]\n';
    const twin = (id: string) =>
      plan({ script: both(id), artifact: `${id}.txt` }).replace('files_modified: []\n', files);
    const root = makeProject({ '01-01': twin('a'), '01-02': twin('b') });
    const { code } = await call(['run', '1', ...parallel], { cwd: root, env: { HOME: temporaryDir('home') } });
    expect(code).toBe(0);
    expect(readFileSync(join(root, 'shared.txt'), 'utf8')).toBe('a\nb\n');
  });

  test('a conflict fails that plan alone: its work is kept, and it runs again on the folded base', async () => {
    const script = (id: string, other: string) =>
      `if [ "$ATTEMPT" = 1 ]; then touch "$HOME/${id}"; until [ -e "$HOME/${other}" ]; do sleep 0.02; done; fi; echo ${id} >> same.txt; cp same.txt ${id}.txt`;
    const root = makeProject({
      '01-01': plan({ script: script('a', 'b'), artifact: 'a.txt' }),
      '01-02': plan({ script: script('b', 'a'), artifact: 'b.txt' }),
    });
    const { code, stdout } = await call(['run', '1', '--json', ...parallel], {
      cwd: root,
      env: { HOME: temporaryDir('home') },
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'success', attempts: 3 });
    expect(readFileSync(join(root, 'same.txt'), 'utf8').split('\n').sort()).toEqual(['', 'a', 'b']);
    const retried = eventsOf(root).find(({ event }) => event === 'retry_wait')?.plan ?? '';
    expect(git(root, 'show', `refs/phase-executor/01/partial/${retried}/1:same.txt`)).toMatch(/^[ab]$/);
    expect(leftBehind(root)).toEqual([]);
  });

  test('a file of a person in the way of a plan stays, the branch has the work, and a warning says how to take it', async () => {
    const root = makeProject({
      '01-01': plan({ script: 'until [ -e "$HOME/put" ]; do sleep 0.02; done; echo a > a.txt', artifact: 'a.txt' }),
      '01-02': plan({ script: 'until [ -e "$HOME/put" ]; do sleep 0.02; done; echo b > b.txt', artifact: 'b.txt' }),
    });
    const HOME = temporaryDir('home');
    const run = start(cliPath, ['run', '1', '--json', ...parallel], { cwd: root, env: { HOME, CI: '' } });
    await until(() => run.output().includes('01-01    Make it'));
    writeFileSync(join(root, 'a.txt'), 'mine\n');
    writeFileSync(join(HOME, 'put'), '');
    const { code, stdout } = await run.ended;
    expect([code, JSON.parse(stdout).status]).toEqual([0, 'success']);
    expect(stdout).toMatch(
      /a\.txt has local changes in the checkout, which stay.*git checkout HEAD -- a\.txt takes the work/,
    );
    expect([readFileSync(join(root, 'a.txt'), 'utf8'), git(root, 'show', 'main:a.txt')]).toEqual(['mine\n', 'a']);
    expect(git(root, 'status', '--porcelain')).toBe('M a.txt');
  });

  test('a checkout that somebody switched meanwhile is left alone: the work goes to the branch the run began on', async () => {
    const root = makeProject({
      '01-01': plan({
        script: 'until [ -e "$HOME/switched" ]; do sleep 0.02; done; echo a > a.txt',
        artifact: 'a.txt',
      }),
      '01-02': plan({ script: 'cat a.txt > b.txt', artifact: 'b.txt', dependsOn: '"01-01"' }),
    });
    const HOME = temporaryDir('home');
    const run = start(cliPath, ['run', '1', '--json', ...parallel], { cwd: root, env: { HOME } });
    await until(() => run.output().includes('01-01    Make it'));
    const base = git(root, 'rev-parse', 'HEAD');
    git(root, 'switch', '-q', '-c', 'mine');
    writeFileSync(join(root, 'mine.txt'), 'mine\n');
    writeFileSync(join(HOME, 'switched'), '');
    const { code, stdout } = await run.ended;
    const { status, signal, error } = JSON.parse(stdout);
    expect([code, status, signal.details.reason]).toEqual([70, 'failure', 'internal']);
    expect(error.message).toMatch(/is on mine now.*01-01.*merged onto main.*git checkout main/s);
    expect([git(root, 'rev-parse', 'mine'), git(root, 'status', '--porcelain')]).toEqual([base, '?? mine.txt']);
    expect(git(root, 'show', 'main:a.txt')).toBe('a');
    git(root, 'checkout', '-q', 'main');
    const next = await call(['run', '1', '--json', ...parallel], { cwd: root, env: { HOME } });
    expect([next.code, JSON.parse(next.stdout).attempts, git(root, 'rev-parse', 'mine')]).toEqual([0, 0, base]);
  });

  test('with fail-fast a plan that fails ends the run, but those under way are finished and folded', async () => {
    const root = makeProject({
      '01-01': plan({ script: 'until [ -e "$HOME/b" ]; do sleep 0.02; done; exit 1' }),
      '01-02': plan({ script: 'touch "$HOME/b"; sleep 1; echo b > b.txt', artifact: 'b.txt' }),
      '01-03': plan({ script: 'echo c > c.txt', artifact: 'c.txt', dependsOn: '"01-02"' }),
    });
    const HOME = temporaryDir('home');
    const { code } = await call(['run', '1', ...parallel, '--max-attempts', '1', '--fail-fast'], {
      cwd: root,
      env: { HOME },
    });
    expect(code).toBe(1);
    const statuses = Object.fromEntries(Object.entries(signalsOf(root)).map(([id, { status }]) => [id, status]));
    expect(statuses).toEqual({ phase: 'failure', '01-01': 'failure', '01-02': 'success', '01-03': 'skipped' });
    expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('b\n');
    expect(leftBehind(root)).toEqual([]);
  });

  test('a setup-command that fails is told', async () => {
    const words = ['run', '1', '--max-attempts', '1', '--setup-command', 'exit 7'];
    const { code, json } = await cliJson(makeProject({ '01-01': plan() }), ...words);
    expect([code, json.signal.details.error.message]).toEqual([1, expect.stringContaining('setup-command failed')]);
  });
});

describe('the work of an attempt that was stopped', () => {
  const slow =
    'echo "$ATTEMPT $(cat work.txt 2>/dev/null)" >> "$HOME/seen"; echo part >> work.txt; if [ "$ATTEMPT" = 1 ]; then sleep 300; fi; cp work.txt out.txt';
  const run = async (root: string, ...options: string[]) => {
    const HOME = temporaryDir('home');
    const args = ['run', '1', '--json', '--backoff', '1ms', '--timeout', '1500ms', '--kill-grace', '300ms', ...options];
    const { code, stdout } = await call(args, { cwd: root, env: { HOME } });
    return { code, json: JSON.parse(stdout), seen: readFileSync(join(HOME, 'seen'), 'utf8').trim().split('\n') };
  };

  test('is there for the next attempt, with a handoff that says what is done and what remains (keep)', async () => {
    const root = makeProject({ '01-01': plan({ script: slow }) });
    const { code, seen } = await run(root);
    expect([code, seen]).toEqual([0, ['1 ', '2 part']]);
    const handoffs = join(root, '.git/phase-executor/1/handoffs');
    const handoff = JSON.parse(readFileSync(join(handoffs, readdirSync(handoffs)[0] ?? ''), 'utf8'));
    expect(handoff).toMatchObject({
      completed: [{ file: 'work.txt', status: 'partial' }],
      remaining: [{ file: 'out.txt' }],
    });
    const errors = readFileSync(join(root, '.planning/specialist-errors.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(errors).toEqual([
      {
        phase: '01',
        plan: '01-01',
        task: 'Make it',
        specialist: 'script',
        error_type: 'timeout',
        details: expect.stringContaining('still running'),
        timestamp: expect.any(String),
      },
    ]);
  });

  test('is rolled back before the next attempt where that is asked for (rollback)', async () => {
    const { code, seen } = await run(makeProject({ '01-01': plan({ script: slow }) }), '--on-failure', 'rollback');
    expect([code, seen]).toEqual([0, ['1 ', '2']]);
  });

  test('is a question to a person where that is asked for (ask)', async () => {
    const { code, json, seen } = await run(makeProject({ '01-01': plan({ script: slow }) }), '--on-failure', 'ask');
    expect([code, seen]).toEqual([10, ['1']]);
    expect(json.signal.details.reason).toContain('keep its work in refs/phase-executor/01/partial/01-01/1?');
  });
});
