import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { call, cliPath, git, makeProject, plan, start, temporaryDir, until } from '../project.ts';

const options = ['--json', '--max-parallel', '2', '--backoff', '1ms', '--kill-grace', '300ms'];
const done = 'echo "# done" > "$SUMMARY_PATH"';
/** Says that it runs and waits to be let go, through files in HOME. */
const wait = 'echo "$ATTEMPT" >> "$HOME/ran"; until [ -e "$HOME/go" ] || [ ! -d "$HOME" ]; do sleep 0.05; done';

/** A run that is killed as soon as its agent is at work. */
async function killedRun(script: string, more: { plans?: Record<string, string>; options?: string[] } = {}) {
  const root = makeProject({ '01-01': plan({ script }), ...more.plans });
  const HOME = temporaryDir('home');
  const cli = (command: string, ...words: string[]) =>
    start(cliPath, [command, '1', '--json', ...words], { cwd: root, env: { HOME } });
  const first = cli('run', ...options, ...(more.options ?? []));
  const endedEarly = first.ended.then(({ code, stderr }) => {
    throw new Error(`the run ended with ${code} before its agent was at work: ${stderr}`);
  });
  await Promise.race([until(() => existsSync(join(HOME, 'ran'))), endedEarly]);
  first.child.kill('SIGKILL');
  await first.ended;
  return {
    root,
    cli,
    again: (...more: string[]) => cli('run', ...options, ...more),
    /** The same to their end, in a process that they share. */
    finish: (command: string, ...words: string[]) =>
      call([command, '1', '--json', ...words], { cwd: root, env: { HOME } }),
    letGo: () => writeFileSync(join(HOME, 'go'), ''),
    /** The numbers of the attempts whose agents were started. */
    ran: () => readFileSync(join(HOME, 'ran'), 'utf8').trim().split('\n'),
    has: (name: string) => existsSync(join(HOME, name)),
  };
}

function expectTidy(root: string): void {
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'tag', '-l')).toBe('');
  expect(git(root, 'branch', '--format=%(refname:short)')).toBe('main');
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
}

function commitsOf(root: string, id: string): string[] {
  return git(root, 'log', '--format=%s')
    .split('\n')
    .filter((subject) => subject.startsWith(`plan ${id}: Make`));
}

describe('an agent whose run was killed', () => {
  test('goes on, and what it has finished by the next run is adopted: nobody does it again', async () => {
    const { root, letGo, ran, has, finish } = await killedRun(
      `${wait}; echo words; echo out > out.txt; ${done}; touch "$HOME/finished"`,
    );
    letGo();
    await until(() => has('finished'));
    const { code, stdout, stderr } = await finish('run', ...options);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    const { attempts, plans } = JSON.parse(stdout);
    expect([attempts, plans[0].signal]).toEqual([1, expect.objectContaining({ status: 'success', attempt: 1 })]);
    expect(ran()).toEqual(['1']);
    expect(commitsOf(root, '01-01')).toHaveLength(1);
    expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('out\n');
    expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toContain('[x] 01-01');
    expect(readFileSync(join(root, '.git/phase-executor/1/logs/01-01-a1.log'), 'utf8')).toContain('words');
    expectTidy(root);
  });

  test('is waited for while it is at work, beside plans that are started meanwhile', async () => {
    const other = plan({ script: 'echo b > b.txt; touch "$HOME/b-ran"', artifact: 'b.txt', dependsOn: '' });
    // With both slots taken, the third plan does not start.
    const second = plan({ script: `${wait}; echo c > c.txt; ${done}`, artifact: 'c.txt', dependsOn: '' });
    const { root, again, letGo, ran, has } = await killedRun(`${wait}; echo out > out.txt; ${done}`, {
      plans: { '01-02': second, '01-03': other },
    });
    expect(has('b-ran')).toBe(false);
    const next = again('--max-parallel', '3');
    await until(() => has('b-ran'));
    letGo();
    expect((await next.ended).code).toBe(0);
    expect(ran()).toEqual(['1', '1']);
    expect(['01-01', '01-02', '01-03'].map((id) => commitsOf(root, id).length)).toEqual([1, 1, 1]);
    expectTidy(root);
  });

  test('is adopted by a run in the checkout itself, too, and by the one after that was killed as well', async () => {
    const { root, cli, letGo, ran, finish } = await killedRun(`${wait}; echo out > out.txt; ${done}`);
    const second = cli('run', '--backoff', '1ms');
    await until(() => second.output().includes('adopted from the previous run'));
    second.child.kill('SIGKILL');
    await second.ended;
    letGo();
    const { code, stdout } = await finish('run', '--backoff', '1ms');
    expect([code, JSON.parse(stdout).plans[0].signal.attempt, ran()]).toEqual([0, 1, ['1']]);
    expect(commitsOf(root, '01-01')).toHaveLength(1);
    expectTidy(root);
  });

  test('and that ends without a SUMMARY has proven nothing: its work is kept and attempt 2 follows', async () => {
    const { root, letGo, ran, finish } = await killedRun(
      `if [ "$ATTEMPT" = 1 ]; then ${wait}; echo half > out.txt; exit 1; fi; echo "$ATTEMPT" >> "$HOME/ran"; echo out > out.txt`,
    );
    letGo();
    const adopted = JSON.parse((await finish('adopt')).stdout);
    expect(adopted).toMatchObject({ adopted: [], failed: [{ plan: '01-01', attempt: 1 }] });
    const { code, stdout } = await finish('run', ...options);
    expect([code, JSON.parse(stdout).plans[0].signal.attempt, ran()]).toEqual([0, 2, ['1', '2']]);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:out.txt')).toBe('half');
    expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('out\n');
    expectTidy(root);
  });

  test('is ended with the run that waits for it, and its work is kept', async () => {
    const { root, again } = await killedRun('echo half > work.txt; echo 1 >> "$HOME/ran"; sleep 300');
    const next = again();
    await until(() => next.output().includes('adopted from the previous run'));
    next.child.kill('SIGINT');
    expect((await next.ended).code).toBe(3);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:work.txt')).toBe('half');
    expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('may have lost its own work tree', async () => {
    const script = `if [ "$ATTEMPT" = 1 ]; then ${wait}; rm -rf "$PWD"; exit 0; fi; echo out > out.txt`;
    const { root, again, letGo } = await killedRun(script);
    const next = again();
    await until(() => next.output().includes('adopted from the previous run'));
    letGo();
    const { code, stdout } = await next.ended;
    expect([code, JSON.parse(stdout).plans[0].signal.attempt]).toEqual([0, 2]);
    expectTidy(root);
  });
});

/** A plan whose work is checked by a command, which waits the first time. */
const checked = (script: string) =>
  plan({
    task: `<task type="auto">\n<name>Make it</name>\n<action>\n\`\`\`sh\n${script}\n\`\`\`\n</action>\n<verify><automated>echo built > built.txt; if [ ! -e "$SEEN/checked" ]; then touch "$SEEN/checked"; sleep 60; fi; test -e out.txt</automated></verify>\n</task>`,
  });

test("a kill in the middle of a plan's own checks: the attempt is adopted, and checked again", async () => {
  const root = makeProject({ '01-01': checked(`echo "$ATTEMPT" >> "$HOME/ran"; echo out > out.txt; ${done}`) });
  const HOME = temporaryDir('home');
  const run = () => start(cliPath, ['run', '1', ...options], { cwd: root, env: { HOME, SEEN: HOME } });
  const first = run();
  await until(() => existsSync(join(HOME, 'checked')));
  first.child.kill('SIGKILL');
  await first.ended;
  const { code, stdout, stderr } = await run().ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout).plans[0].signal.attempt).toBe(1);
  expect(readFileSync(join(HOME, 'ran'), 'utf8').trim()).toBe('1');
  expect([commitsOf(root, '01-01').length, existsSync(join(root, 'built.txt'))]).toEqual([1, false]);
  expect(git(root, 'log', '--format=', '--name-only')).not.toContain('built.txt');
  expectTidy(root);
});

test('an agent of another phase goes on beside a run of this one, and is adopted by the next of its own', async () => {
  // The plan of phase 2 makes the same file with the same content, which is no conflict.
  const { root, letGo, ran, finish } = await killedRun(`${wait}; echo done > out.txt; ${done}`);
  const other = await call(['run', '2', ...options], { cwd: root });
  expect({ code: other.code, stderr: other.code === 0 ? '' : other.stderr }).toEqual({ code: 0, stderr: '' });
  expect(git(root, 'log', '--format=%s')).toContain('plan 02-01: Make');
  expect([ran(), git(root, 'worktree', 'list').split('\n').length]).toEqual([['1'], 2]);
  letGo();
  const { code, stdout, stderr } = await finish('run', ...options);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout).plans[0].signal.attempt).toBe(1);
  expect([ran(), commitsOf(root, '01-01').length]).toEqual([['1'], 1]);
  expectTidy(root);
});

test('an agent ends at its time also when no run ever comes', async () => {
  const { has } = await killedRun(
    // It has a guardian by then; one that is alone already in its first moment is ended by the next run.
    `trap 'touch "$HOME/asked"; exit 0' TERM; sleep 0.5; echo 1 >> "$HOME/ran"; while :; do sleep 0.05; done`,
    { options: ['--timeout', '2s'] },
  );
  await until(() => has('asked'));
});

test('an agent whose time is over is asked to end before it is ended', async () => {
  const { root, finish } = await killedRun(
    `[ "$ATTEMPT" = 1 ] || { cp said.txt out.txt; exit 0; }; trap 'echo asked > said.txt; exit 0' TERM; echo 1 >> "$HOME/ran"; while :; do sleep 0.05; done`,
    // Longer than a busy machine takes to start the next run: its guardian would end it before.
    { options: ['--timeout', '12s', '--kill-grace', '5s'] },
  );
  const { code } = await finish('run', ...options, '--kill-grace', '5s');
  // As after any timeout, the second attempt begins with what the first had done, its last word included.
  expect([code, readFileSync(join(root, 'out.txt'), 'utf8')]).toEqual([0, 'asked\n']);
  expectTidy(root);
});

describe('adopt', () => {
  test('takes over what was proven and tells the rest, and starts no agent', async () => {
    const second = plan({ script: 'echo b > b.txt; touch "$HOME/b-ran"', artifact: 'b.txt', dependsOn: '"01-01"' });
    const { root, letGo, ran, has, finish } = await killedRun(`${wait}; echo out > out.txt; ${done}`, {
      plans: { '01-02': second },
    });
    letGo();
    const { code, stdout } = await finish('adopt');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      adopted: [{ plan: '01-01', attempt: 1, filesModified: expect.arrayContaining(['out.txt']) }],
      failed: [],
    });
    expect([ran(), has('b-ran'), commitsOf(root, '01-01').length]).toEqual([['1'], false, 1]);
    expectTidy(root);
    expect(JSON.parse((await finish('adopt')).stdout)).toEqual({ adopted: [], failed: [] });
    const json = JSON.parse((await finish('run')).stdout);
    expect([json.status, json.attempts, ran()]).toEqual(['success', 1, ['1']]);
    expectTidy(root);
  });
});
