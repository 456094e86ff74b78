import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testIf, testWithShared } from '../needs.ts';
import {
  bareEnvironment,
  call,
  cliJson,
  cliPath,
  home,
  makeProject,
  plan,
  putProgram,
  signalsOf,
  temporaryDir,
} from '../project.ts';
import { obeyed, runner } from '../runner.ts';
import { Screen } from '../screen.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const onPty = testIf(
  spawnSync('python3', ['-c', 'import pty']).status === 0,
  'there is no python3 with pty; apt-get install python3',
);
const python = `
import fcntl, os, pty, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    os.execvp(sys.argv[3], sys.argv[3:])
fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', int(sys.argv[2]), int(sys.argv[1]), 0, 0))
out = b''
while True:
    try:
        part = os.read(fd, 65536)
    except OSError:
        break
    if not part:
        break
    os.write(1, part)
    out += part
    if os.environ.get('INTERRUPT_AT') and os.environ['INTERRUPT_AT'].encode() in out:
        os.environ['INTERRUPT_AT'] = ''
        os.write(fd, b'\\x03')
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

/** A stand-in for claude that does the plan's work and replays a stream, one event each `everyMs`. */
function claudeThat(events: readonly string[], everyMs: number): string {
  const dir = temporaryDir('bin');
  const write = `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
if (process.argv.includes('--version')) process.exit(0);
readFileSync(0);
writeFileSync('out-' + process.env.PLAN_ID, 'x');
writeFileSync(process.env.SUMMARY_PATH, '# Summary\\n\\nDone.\\n');
const events = readFileSync(${JSON.stringify(join(dir, 'events'))}, 'utf8').split('\\n');
for (const event of events) { process.stdout.write(event + '\\n'); await new Promise((next) => setTimeout(next, ${everyMs})); }
`;
  writeFileSync(join(dir, 'events'), events.join('\n'));
  writeFileSync(join(dir, 'claude.mjs'), write);
  putProgram(dir, 'claude', `exec "${process.execPath}" "${join(dir, 'claude.mjs')}" "$@"`);
  return dir;
}

const of = (fields: object) => JSON.stringify({ session_id: 's', ...fields });
const uses = (id: string, name: string, input: object) =>
  of({
    type: 'assistant',
    message: {
      ...{ id: `m${id}`, model: 'm', usage: { input_tokens: 20_000, output_tokens: 500 } },
      content: [{ type: 'tool_use', id, name, input }],
    },
  });
const ends = (id: string, more: object = {}) =>
  of({ type: 'user', message: { content: [{ type: 'tool_result', tool_use_id: id, ...more }] } });
const evil = 'pnpm tsc\u001b[2J\r\n::set-output name=status::success ##[add-mask]x\u202e';
const stream = [
  of({ type: 'system', subtype: 'init', model: 'm' }),
  uses('t1', 'Write', { file_path: 'src/RelationEdge.tsx' }),
  ends('t1'),
  uses('t2', 'Bash', { command: evil }),
  ends('t2', { is_error: true, content: 'Exit code 1\nboom' }),
  of({
    ...{ type: 'result', subtype: 'success', is_error: false, terminal_reason: 'completed', result: 'All done.' },
    ...{ usage: { input_tokens: 40_000, output_tokens: 1_000 }, total_cost_usd: 0.38 },
  }),
];
const twoPlans = () =>
  makeProject({
    '01-01': plan({ artifact: 'out-01-01', task: '' }),
    '01-02': plan({ artifact: 'out-01-02', task: '' }),
  });
const facts = /41k tok · USD 0\.38 · turn 2 · ran pnpm tsc ::set-output name=status::success [^(]*\(exit 1\)/;

/** What a run on a terminal has written, by a person's eyes: all of it, and what stands there in the end. */
async function onTerminal(root: string, bin: string, more: Record<string, string> = {}) {
  const args = [process.execPath, cliPath, 'run', '1', '--agent', 'claude', '--max-parallel', '2', ...quick];
  const env = bareEnvironment({
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    TERM: 'xterm-256color',
    CLAUDE_CODE_OAUTH_TOKEN: 'l',
    ...more,
  });
  const result = spawnSync('python3', ['-c', python, '140', '40', ...args], { cwd: root, env, encoding: 'utf8' });
  const screen = new Screen(140, 40);
  screen.write(result.stdout);
  return { code: result.status, written: result.stdout, screen: screen.lines };
}

describe('a run that somebody watches', () => {
  onPty(
    'has a live line a plan on a terminal, which is gone in the end, and no byte of an agent moves the cursor',
    async () => {
      const { code, written, screen } = await onTerminal(twoPlans(), claudeThat(stream, 350), { NO_COLOR: '1' });
      expect(code).toBe(0);
      expect(written).toMatch(/\d:\d\d {2}01-01 {2}.*edits src\/RelationEdge\.tsx.*\r\n\d:\d\d {2}01-02 {2}/);
      expect(written.replaceAll(/\r\u001b\[\d+A\u001b\[J/g, '')).not.toMatch(/[\u001b\u0080-\u009f\u202e]|##\[/);
      expect(screen.filter((line) => /^\d+:\d\d {2}/.test(line))).toEqual([]);
      // Wrapped at a blank where a line is too long.
      expect(screen.join(' ').replace(/\s+/g, ' ').match(new RegExp(facts, 'g'))).toHaveLength(2);
      expect(screen.join('\n')).toMatch(/01-02 {2}✓ complete[\s\S]*\nPhase 01 .*COMPLETED, 2\/2/);
    },
  );

  onPty('leaves a clean terminal after SIGINT, and is plain on one that can do nothing', async () => {
    const slow = claudeThat([...stream.slice(0, 3), ...Array.from({ length: 10 }, () => stream[0] ?? '')], 350);
    const cut = await onTerminal(twoPlans(), slow, {
      INTERRUPT_AT: 'edits src/RelationEdge',
      FORCE_COLOR: '1',
      NO_COLOR: '1',
    });
    expect(cut.written).toContain('\u001b[36m01-01\u001b[0m');
    const second = cut.screen.join('\n');
    expect(second).toMatch(/interrupted: finishing this attempt/);
    expect(cut.screen.filter((line) => /^\d+:\d\d {2}/.test(line))).toEqual([]);
    const dumb = await onTerminal(twoPlans(), claudeThat(stream, 10), { TERM: 'dumb' });
    expect([dumb.code, dumb.written.includes('\u001b')]).toEqual([0, false]);
    expect(dumb.written).toMatch(facts);
  });

  test('in the log of a runner is a folded group a plan, and an agent says nothing where commands are obeyed (I8)', async () => {
    const PATH = `${claudeThat(stream, 10)}${delimiter}${process.env.PATH}`;
    const step = runner(
      twoPlans(),
      { phase: '1', agent: 'claude', 'max-parallel': '2' },
      { PATH, CLAUDE_CODE_OAUTH_TOKEN: 'l' },
    );
    const { code, stdout } = await step.main();
    expect([code, step.outputs().status]).toEqual([0, 'success']);
    const { commands, groups } = obeyed(stdout);
    expect(commands.filter((line) => line !== '::endgroup::').sort()).toEqual([
      '::group::plan 01-01, complete',
      '::group::plan 01-02, complete',
    ]);
    for (const lines of groups) {
      expect(new Set(lines.map((line) => /01-0\d/.exec(line)?.[0])).size).toBe(1);
      expect(lines.join('\n')).toMatch(facts);
    }
    expect(stdout).not.toContain('##[');
  });

  testWithShared('agent-transcripts')('shows what the real CLIs print', async () => {
    const real = readFileSync(join(home, '../shared/agent-transcripts/claude/failbash.stdout.ndjson'), 'utf8').trim();
    const PATH = `${claudeThat(real.split('\n'), 5)}${delimiter}${process.env.PATH}`;
    const root = makeProject({ '01-01': plan({ artifact: 'out-01-01', task: '' }) });
    const { code, stderr } = await call(['run', '1', '--agent', 'claude', ...quick], {
      cwd: root,
      env: { PATH, CLAUDE_CODE_OAUTH_TOKEN: 'l' },
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/01-01 +working for \d+:\d\d: .* tok · USD 0\.\d\d · turn \d.*\(exit 7\)/);
  });
});

describe('a plan that fails', () => {
  const plans = {
    '01-01': plan({ artifact: 'a.txt', script: 'exit 1' }),
    '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }),
    '01-03': plan({ artifact: 'c.txt', script: 'echo c > c.txt' }),
    '01-04': plan({ artifact: 'd.txt', script: 'echo d > d.txt', dependsOn: '"01-03"' }),
    '01-05': plan({ artifact: 'e.txt', script: 'echo e >&2; exit 2' }),
  };
  const once = [...quick, '--max-attempts', '1'];

  test('holds up what depends on it and nothing else, in the order of the waves, and the phase still failed', async () => {
    const root = makeProject(plans);
    const { code, json, stderr } = await cliJson(root, 'run', '1', ...once);
    expect([code, json.exitStatus, json.decision.action]).toEqual([1, 'STUCK', 'escalate']);
    const told = Object.fromEntries(
      json.plans.map(({ id, signal }: never) => [id, (signal as { status: string }).status]),
    );
    expect(told).toEqual({
      '01-01': 'failure',
      '01-02': 'skipped',
      '01-03': 'success',
      '01-04': 'success',
      '01-05': 'failure',
    });
    expect(json.plans[1].signal.details.reason).toBe('not started: it depends on plan 01-01, which failed');
    expect(json.signal.details).toMatchObject({
      failedPlan: '01-01',
      error: { message: expect.stringMatching(/^plan 01-01 failed: .*; 01-05 failed as well$/) },
    });
    expect(json.signal.details.nextSteps.slice(0, 2)).toEqual([
      expect.stringContaining('01-01'),
      expect.stringContaining('01-05'),
    ]);
    const begun = stderr.split('\n').flatMap((line) => /(wave \d.*|01-0\d {2}attempt 1)/.exec(line)?.[1] ?? []);
    expect(begun).toEqual([
      'wave 1',
      ...['01-01', '01-03', '01-05'].map((id) => `${id}  attempt 1`),
      'wave 2',
      '01-04  attempt 1',
    ]);
    const again = await cliJson(root, 'run', '1', ...once, '--fail-fast');
    expect([again.code, again.json.attempts, signalsOf(root)['01-05']]).toMatchObject([
      1,
      1,
      { status: 'skipped', details: { reason: 'not started: plan 01-01 failed' } },
    ]);
  });

  test('for what all plans share starts no other', async () => {
    const root = makeProject({ '01-01': plan({ task: '' }), '01-02': plan({ task: '', artifact: 'b.txt' }) });
    const command = 'echo "API Error: 401 invalid x-api-key"; exit 1';
    const refused = claudeThat(
      [
        of({
          ...{ type: 'result', subtype: 'success', is_error: true, api_error_status: 401 },
          terminal_reason: 'api_error',
          result: command,
          usage: {},
        }),
      ],
      1,
    );
    const PATH = `${refused}${delimiter}${process.env.PATH}`;
    const { code, stdout } = await call(['run', '1', '--agent', 'claude', '--json', ...quick], {
      cwd: root,
      env: { PATH, CLAUDE_CODE_OAUTH_TOKEN: 'l' },
    });
    const json = JSON.parse(stdout);
    expect([code, json.attempts, json.plans[1].signal]).toMatchObject([
      1,
      1,
      { status: 'skipped', details: { reason: 'not started: plan 01-01 failed' } },
    ]);
  });
});

describe('--only', () => {
  const plans = {
    '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
    '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }),
    '01-03': plan({ artifact: 'c.txt', script: 'echo c > c.txt' }),
  };

  test('runs the plans it names, and the phase is complete only when all of them are', async () => {
    const root = makeProject(plans);
    const first = await cliJson(root, 'run', '1', '--only', '1', '--plan', '01-02-PLAN.md', ...quick);
    expect([first.code, first.json.status, first.json.exitStatus, first.json.attempts]).toEqual([
      10,
      'blocked',
      'BLOCKED',
      2,
    ]);
    expect(first.json.decision).toMatchObject({ action: 'await_dependency', continue: false, deps: ['01-03'] });
    expect(first.json.signal.details.blockingDependencies).toEqual(['01-03']);
    expect(signalsOf(root)['01-03']).toMatchObject({ status: 'skipped' });
    expect(existsSync(join(root, 'c.txt'))).toBe(false);
    const rest = await cliJson(root, 'run', '1', '--only', '01-03', ...quick);
    expect([rest.code, rest.json.status, rest.json.attempts, rest.json.nextPhase]).toEqual([0, 'success', 1, '02']);
  });

  test('refuses what is no plan of the phase, and plans whose dependencies are not complete', async () => {
    const root = makeProject(plans);
    const unknown = await cliJson(root, 'run', '1', '--only', '01-04,2');
    expect([unknown.code, unknown.json.error.message]).toEqual([
      64,
      'only: found "01-04", which is not a plan of phase 01 (plans: 01-01, 01-02, 01-03); did you mean 01-01?',
    ]);
    const unready = await cliJson(root, 'run', '1', '--only', '01-02');
    expect([unready.code, unready.json.error.message]).toEqual([
      64,
      expect.stringMatching(/plan 01-02 depends on 01-01, which is not complete/),
    ]);
    expect(existsSync(join(root, '.git/phase-executor/1/phase.json'))).toBe(false);
  });
});
