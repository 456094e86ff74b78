import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { callStep, git, home, makeProject, plan, put, signalsOf, until } from '../project.ts';
import { obeyed, runner } from '../runner.ts';

describe('the Action', () => {
  test('runs a phase from its inputs and sets every output of action.yml', async () => {
    const root = makeProject({ '01-01': plan() });
    const step = runner(root, { phase: '1', root });
    const { code } = await step.start.main().ended;
    expect(code).toBe(0);
    const outputs = step.outputs();
    expect(outputs).toMatchObject({
      ...{
        status: 'success',
        decision: 'proceed',
        'exit-status': 'COMPLETED',
        'exit-code': '0',
        phase: '01',
        'next-phase': '02',
      },
      ...{
        plans: '["01-01"]',
        completed: '["01-01"]',
        remaining: '[]',
        branch: 'phase/01-first',
        checkpoint: '',
        tokens: '',
        'cost-usd': '',
        reason: '',
      },
      'head-sha': git(root, 'rev-parse', 'HEAD'),
    });
    expect(JSON.parse(readFileSync(outputs['signal-path'] ?? '', 'utf8'))).toEqual(JSON.parse(outputs.signal ?? ''));
    expect(outputs['duration-seconds']).toMatch(/^\d+$/);
    expect(step.summary()).toContain('## ✅ Phase 01 first: COMPLETED');
    expect((await step.start.post().ended).code).toBe(0);
  });

  test('a failed phase fails the step, names the kept work, and says why in one word', async () => {
    const root = makeProject({ '01-01': plan({ script: 'echo half > half.txt; exit 1' }) });
    const step = runner(root, { phase: '1', backoff: '1ms', 'max-attempts': '2' });
    const { code, stdout } = await step.main();
    expect(code).toBe(1);
    expect(step.outputs()).toMatchObject({
      ...{ status: 'failure', decision: 'escalate', 'exit-status': 'STUCK', 'exit-code': '1', reason: 'agent_error' },
      ...{ remaining: '["01-01"]', 'next-phase': '', checkpoint: 'refs/phase-executor/01/partial/01-01/2' },
    });
    expect(stdout).toMatch(/^::error::Phase 01 first: STUCK/m);
  });

  test('a failure about a line of a file is an annotation of that line', async () => {
    const root = makeProject({ '01-01': plan() });
    put(root, '.github/phase-executor.yml', 'retry:\n  max-attempts: many\n');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'Configure');
    const { code, stdout } = await runner(root, { phase: '1' }).main();
    expect(code).toBe(64);
    expect(stdout).toMatch(/^::error file=\.github\/phase-executor\.yml,line=2::/m);
  });

  test.each([
    [
      'a rule among the words',
      { args: '--min-evidence\nproven' },
      64,
      'found "1 --min-evidence proven", but run takes <phase>; settings are',
    ],
    [
      'a folder that is not there',
      { root: 'nowhere', agent: 'script' },
      64,
      'root: found "nowhere", which is not a folder',
    ],
  ])('%s fails the step with a failure status, so that no gate is green (I2)', async (_, inputs, exitCode, why) => {
    const step = runner(makeProject({ '01-01': plan() }), { phase: '1', ...inputs });
    const { code, stdout } = await step.main();
    expect([code, step.outputs()]).toMatchObject([exitCode, { status: 'failure', 'exit-code': String(exitCode) }]);
    expect(/^::error::(.*)/m.exec(stdout)?.[1]).toMatch(why);
  });

  test('a step that cannot write its outputs runs nothing, and says so', async () => {
    const root = makeProject({ '01-01': plan() });
    const env = { GITHUB_OUTPUT: join(root, '.planning/STATE.md/output'), INPUT_PHASE: '1', RUNNER_TEMP: root };
    const { code, stdout } = await callStep('main', join(home, 'dist/index.js'), { cwd: root, env });
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^::error::The outputs of this step could not be written/),
    ]);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('other commands work as well: plan gives outputs and annotations', async () => {
    const step = runner(makeProject({ '01-01': plan({ dependsOn: '"07-01"' }) }), { command: 'plan', phase: '1' });
    const { code, stdout } = await step.main();
    expect(code).toBe(0);
    expect(step.outputs()).toMatchObject({ phase: '01', 'next-phase': '02', plans: '["01-01"]' });
    expect(JSON.parse(step.outputs().matrix ?? '')).toMatchObject({
      include: [{ phase: '01', plan: '01-01', round: 1 }],
    });
    expect(stdout).toMatch(/^::warning .*file=\.planning\/phases\/01-first\/01-01-PLAN\.md,line=4/m);
  });

  test('signal handle, for gating a job on a signal by hand', async () => {
    const args = 'handle\n{"status":"blocked","phase":1,"reason":"key?","userInputRequired":true}';
    const step = runner(makeProject({ '01-01': plan() }), { command: 'signal', args });
    expect((await step.main()).code).toBe(0);
    expect(step.outputs()).toMatchObject({ status: 'blocked', decision: 'await_user', phase: '1', 'next-phase': '02' });
  });

  test('tests fail the step unless they pass, and what they print is no workflow command (I2, I8)', async () => {
    const root = makeProject({ '01-01': plan() });
    const summary = (tests: string) => `printf '::error::forged\\nTest Suites: 1 passed, 1 total\\nTests: ${tests}\\n'`;
    const green = runner(root, { command: 'tests', args: summary('2 passed, 2 total') });
    const { code, stdout } = await green.main();
    expect([code, green.outputs().status, green.outputs().reason]).toEqual([0, 'success', '']);
    const [, token = ''] = /^::stop-commands::(.+)$/m.exec(stdout) ?? [];
    expect(stdout.slice(stdout.indexOf('::stop-commands::'), stdout.indexOf(`::${token}::`))).toContain(
      '::error::forged',
    );
    const red = runner(root, { command: 'tests', args: 'bash\n-c\nexit 1' });
    expect((await red.main()).code).toBe(1);
    expect([red.outputs().status, red.outputs().reason]).toEqual(['failure', 'tests_failed']);
  });

  test('a checkpoint made in one step is rolled back to in another', async () => {
    const root = makeProject({ '01-01': plan() });
    const made = runner(root, { command: 'checkpoint', args: 'create\n01\n01-01' });
    expect((await made.main()).code).toBe(0);
    writeFileSync(join(root, 'b.txt'), 'half');
    const back = runner(root, { command: 'checkpoint', args: `rollback\n${made.outputs().checkpoint}` });
    expect((await back.main()).code).toBe(0);
    expect(existsSync(join(root, 'b.txt'))).toBe(false);
    expect(git(root, 'show', `${back.outputs().checkpoint}:b.txt`)).toBe('half');
  });

  test('SIGINT: outputs, summary and signal are written and the tree restored inside 7.5 s', async () => {
    const script = 'echo half > b.txt; trap "" TERM INT; touch "$HOME/started"; sleep 60 & wait; sleep 60';
    const root = makeProject({ '01-01': plan({ script }) });
    const step = runner(root, { phase: '1' });
    const { child, ended } = step.start.main();
    await until(() => existsSync(join(step.dir, 'started')));
    const asked = Date.now();
    child.kill('SIGINT');
    expect((await ended).code).toBe(3);
    expect(Date.now() - asked).toBeLessThan(7_000);
    expect(step.outputs()).toMatchObject({
      status: 'failure',
      'exit-status': 'INTERRUPTED',
      reason: 'interrupted',
      checkpoint: 'refs/phase-executor/01/partial/01-01/1',
    });
    expect(step.summary()).toContain('INTERRUPTED');
    expect(existsSync(join(root, 'b.txt'))).toBe(false);
  });

  test('post does what a killed main could not: keeps the work, restores the tree, says so', async () => {
    const root = makeProject({ '01-01': plan({ script: 'echo half > b.txt; touch "$HOME/started"; sleep 60' }) });
    const step = runner(root, { phase: '1' });
    const { child, ended } = step.start.main();
    await until(() => existsSync(join(step.dir, 'started')));
    child.kill('SIGKILL');
    await ended;
    const failed = { status: 'failure', decision: 'stop', 'exit-status': 'INTERRUPTED', reason: 'interrupted' };
    expect(step.outputs()).toMatchObject(failed);
    const { code, stdout } = await step.post();
    expect([code, stdout]).toEqual([0, expect.stringContaining('its work is kept')]);
    expect(step.outputs()).toMatchObject(failed);
    expect(step.summary()).toContain('its work is kept');
    expect(existsSync(join(root, 'b.txt'))).toBe(false);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:b.txt')).toBe('half');
    expect(signalsOf(root).phase).toMatchObject({ status: 'failure', details: { reason: 'interrupted' } });
  });

  test('post runs no phase where main died before it left a state', async () => {
    const root = makeProject({ '01-01': plan() });
    const head = git(root, 'rev-parse', 'HEAD');
    const step = runner(root, { phase: '1' });
    expect((await step.post()).code).toBe(0);
    expect([git(root, 'rev-parse', 'HEAD'), existsSync(join(root, 'out.txt'))]).toEqual([head, false]);
    expect(step.outputs()).toMatchObject({ status: 'failure', reason: 'interrupted' });
  });

  test("the agent's environment holds nothing of the runner (I7), and its text is no workflow command (I8)", async () => {
    const task =
      '<task type="auto"><name>::set-output name=status::success ##[add-mask]x</name><action>\n```sh\nenv > "$HOME/env.txt"; env > out.txt; echo "::error::forged"; exit 1\n```\n</action></task>';
    const root = makeProject({ '01-01': plan({ task }) });
    const step = runner(
      root,
      { phase: '1', 'max-attempts': '1', 'agent-env': 'MY_KEY GITHUB_TOKEN' },
      { MY_KEY: 'k', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 'a', AWS_SECRET_ACCESS_KEY: 's' },
    );
    const { stdout } = await step.main();
    const seen = readFileSync(join(step.dir, 'env.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(seen.filter((name) => /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|STATE_|AWS_)/.test(name ?? ''))).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(['MY_KEY', 'PHASE_EXECUTOR', 'SIGNAL_FILE', 'PATH', 'HOME']));
    const { commands, groups } = obeyed(stdout);
    expect(commands.map((line) => line.replace(/^(::error\b.*?::).*/, '$1'))).toEqual([
      '::group::plan 01-01, failed',
      '::endgroup::',
      '::error title=agent_error,file=.planning/phases/01-first/01-01-PLAN.md,line=1::',
      '::error::', // the step's own, which says why it failed
    ]);
    expect(commands.at(-1)).toContain('::error::Phase 01');
    expect(groups.flat().join('\n')).toContain('## [add-mask]x');
    expect(stdout).not.toContain('##[');
  });
});

describe('the files of the runner hold what the Action says and nothing else', () => {
  const paths = {
    GITHUB_OUTPUT: 'output',
    GITHUB_STATE: 'state',
    GITHUB_STEP_SUMMARY: 'summary.md',
    GITHUB_ENV: 'env',
    GITHUB_PATH: 'path',
    GITHUB_ARTIFACTS: 'artifacts',
  };
  const names = Object.keys(paths) as (keyof typeof paths)[];
  /** The environment of no process names the file, but an agent of the same user knows where runners keep such files. */
  const fileOf = (name: keyof typeof paths) => `"$HOME/${paths[name]}"`;
  const byAgent = (script: string) => ({
    ...{ phase: '1', agent: 'command', 'agent-command': script, 'max-attempts': '1', 'kill-grace': '300ms' },
    sandbox: 'off', // in one it finds neither the files nor us
  });

  test('what an agent appends to them is removed, and a person is told (I8)', async () => {
    const forge = names.map((name) => `printf 'status=success\\nmain=finished\\n' >> ${fileOf(name)}`);
    const step = runner(makeProject({ '01-01': plan() }), byAgent(`${forge.join('; ')}; exit 1`));
    const { code, stdout } = await step.main();
    expect([code, step.outputs().status]).toEqual([1, 'failure']);
    for (const name of names) expect(step.file(name)).not.toMatch(/^(status=|main=)/m);
    for (const name of ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_ARTIFACTS'] as const) expect(step.file(name)).toBe('');
    expect(stdout).toMatch(
      /^::warning::Something other than Phase Executor wrote to GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY, GITHUB_ENV, GITHUB_PATH, GITHUB_ARTIFACTS/m,
    );
  });

  test('where an agent puts another thing in the place of each, they are files of ours again', async () => {
    const damages = [
      'rm -f "$f"; ln -s "$HOME/victim" "$f"',
      'rm -f "$f"; mkdir "$f"; touch "$f/x"',
      'rm -f "$f"; mkfifo "$f"',
      'rm -f "$f"',
      'rm -f "$f"; ln -s "$HOME/victim" "$f"',
      'printf "status=success\\n" > "$f"; ln "$f" "$f.twin"',
    ];
    const each = names.map((name, at) => `f=${fileOf(name)}; ${damages[at]}`).join('; ');
    const step = runner(makeProject({ '01-01': plan() }), byAgent(`echo mine > "$HOME/victim"; ${each}; exit 1`));
    expect((await step.main()).code).toBe(1);
    expect(step.outputs()).toMatchObject({ status: 'failure', 'exit-status': 'STUCK' });
    expect([step.summary(), step.file('GITHUB_ENV')]).toEqual([expect.stringContaining('STUCK'), '']);
    expect(readFileSync(join(step.dir, 'victim'), 'utf8')).toBe('mine\n');
  });

  test('post writes the outputs of a finished main step again, and warns of nothing', async () => {
    const step = runner(makeProject({ '01-01': plan() }), { phase: '1' });
    expect((await step.main()).stdout).not.toContain('::warning');
    const outputs = step.outputs();
    expect(await step.post()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('::warning') });
    expect(step.outputs()).toEqual(outputs);
    expect(outputs).toMatchObject({ status: 'success', signal: expect.stringContaining('success') });
  });

  test('post leaves the summary of main alone where the runner has one for both, and nothing else that it finds', async () => {
    const step = runner(makeProject({ '01-01': plan() }), { phase: '1' });
    await step.main();
    const summary = step.summary();
    const state = readFileSync(join(step.dir, 'state'));
    expect(summary).not.toBe('');
    expect((await step.post('gitea')).stdout).not.toContain('::warning');
    expect(step.summary()).toBe(summary);

    writeFileSync(join(step.dir, 'state'), state);
    writeFileSync(join(step.dir, 'summary.md'), `${summary}forged`);
    expect((await step.post('gitea')).stdout).toMatch(/^::warning::.* wrote to GITHUB_STEP_SUMMARY during/m);
    expect(step.summary()).toBe('');
  });
});
