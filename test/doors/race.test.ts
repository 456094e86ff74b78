import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standIn, together } from '../agents/stand-in.ts';
import { call, cliPath, git, makeProject, plan, signalsOf, start, until } from '../project.ts';

const task =
  '<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n  <verify><automated>grep -q good out.txt</automated></verify>\n</task>';
const project = () => makeProject({ '01-01': plan({ task }) });
const writes = (text: string) => `echo ${text} > out.txt; echo "# Done" > "$SUMMARY_PATH"`;
const hangs = 'echo half > half.txt; touch "$HOME/at-work"; exec sleep 120';
const together2 = ['--agent', 'claude', '--next-agents', 'codex', '--race', '2', '--backoff', '1ms', '--repairs', '0'];
/** Lets the other agent come first. */
const after = (file: string, script: string) => `until [ -e "${file}" ]; do sleep 0.05; done; sleep 0.5; ${script}`;

function run(root: string, agents: readonly ReturnType<typeof standIn>[], ...words: string[]) {
  return call(['run', '1', '--json', ...together2, ...words], { cwd: root, env: together(agents) });
}

function expectOneMerge(root: string, text: string) {
  const subjects = git(root, 'log', '--format=%s').split('\n');
  expect(subjects.filter((subject) => subject.startsWith('plan 01-01: Make'))).toHaveLength(1);
  expect(git(root, 'show', 'HEAD:out.txt')).toBe(text);
  expect([git(root, 'status', '--porcelain'), git(root, 'tag', '-l')]).toEqual(['', '']);
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
}

test('the first verified work wins; the other agent is stopped, its work kept, and the signal names what it cost', async () => {
  const root = project();
  const usage =
    'says \'"type":"assistant","message":{"id":"m9","model":"claude-sonnet-4-5","usage":{"input_tokens":1000,"output_tokens":1},"content":[]}\'';
  const claude = standIn('claude', [`${usage}; ${hangs}`]);
  const codex = standIn('codex', [after(join(claude.home, 'at-work'), writes('good'))]);
  const { code, stderr } = await run(root, [claude, codex]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expectOneMerge(root, 'good');
  expect(stderr).toContain('claude (attempt 1) and codex (attempt 2) work side by side');
  expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:half.txt')).toBe('half');
  const signal = signalsOf(root)['01-01'];
  expect(signal).toMatchObject({ status: 'success', attempt: 2, details: { agent: 'codex' } });
  expect(signal?.details.raced).toEqual([
    expect.objectContaining({ attempt: 1, agent: 'claude', status: 'failure', costUsd: expect.any(Number) }),
  ]);
  const log = readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8');
  expect(log).toContain('01-01 attempt 2');
  expect(log).toContain('stopped, because the work of codex in attempt 2 was verified first');
});

test('work that does not pass does not win by being first, and of two that pass one is merged', async () => {
  for (const [first, second, winner] of [
    ['bad', 'good', 'codex'],
    ['good', 'good-too', null],
  ] as const) {
    const root = project();
    const claude = standIn('claude', [`${writes(first)}; touch "$HOME/at-work"`]);
    const then = after(join(claude.home, 'at-work'), writes(second));
    const codex = standIn('codex', [winner === null ? writes(second) : then]);
    const { code, stderr } = await run(root, [claude, codex]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const { agent, raced } = signalsOf(root)['01-01']?.details ?? {};
    const other = agent === 'claude' ? 'codex' : 'claude';
    expect(raced).toMatchObject([{ agent: other, status: 'failure', tokensUsed: expect.any(Number) }]);
    expect([winner, 'claude', 'codex'].slice(winner === null ? 1 : 0, winner === null ? 3 : 1)).toContain(agent);
    expectOneMerge(root, agent === 'claude' ? first : second);
  }
});

test('after a kill both trees go, both works are kept, and the next run begins a new attempt', async () => {
  const root = project();
  const [claude, codex] = [standIn('claude', [hangs, writes('good')]), standIn('codex', [hangs, writes('good')])];
  const options = { cwd: root, env: together([claude, codex]) };
  const { child, ended } = start(cliPath, ['run', '1', '--json', ...together2], options);
  await until(() => [claude, codex].every(({ home }) => existsSync(join(home, 'at-work'))));
  child.kill('SIGKILL');
  await ended;
  const { code, stderr } = await run(root, [claude, codex]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expectOneMerge(root, 'good');
  for (const attempt of [1, 2])
    expect(git(root, 'show', `refs/phase-executor/01/partial/01-01/${attempt}:half.txt`)).toBe('half');
  expect(signalsOf(root)['01-01']).toMatchObject({ status: 'success' });
  expect(stderr).toContain('01-01  attempt 3');
});

test('a refused provider leaves the race to the other, and caps count both', async () => {
  const root = project();
  const refused = `says '"type":"result","subtype":"success","is_error":true,"terminal_reason":"api_error","api_error_status":401,"result":"invalid x-api-key",'"$usage"; exit 1`;
  const claude = standIn('claude', [refused]);
  const codex = standIn('codex', [writes('bad'), writes('good')]);
  const words = ['--max-attempts', '3', '--stuck', 'off'];
  const { code, stderr } = await run(root, [claude, codex], ...words);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect([claude.calls(), codex.calls()]).toEqual([1, 2]);
  const failing = project();
  const [one, other] = [standIn('claude', [writes('bad-$call')]), standIn('codex', [writes('worse-$call')])];
  expect((await run(failing, [one, other], ...words)).code).not.toBe(0);
  expect(one.calls() + other.calls()).toBe(3);
});

test('a ceiling of the plan holds over both, and one agent cannot race', async () => {
  const root = project();
  const spends = (id: number) =>
    `says '"type":"assistant","message":{"id":"n${id}","model":"claude-sonnet-4-5","usage":{"input_tokens":600,"output_tokens":1},"content":[]}'`;
  const claude = standIn('claude', [`${spends(1)}; ${spends(2)}; ${hangs}`]);
  const words = ['--next-agents', 'claude --model haiku', '--max-tokens', 'plan=1000'];
  const { code, stdout } = await run(root, [claude], ...words, '--gateway', 'off');
  expect(code).not.toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ plans: [{ signal: { details: { reason: 'budget' } } }] });
  const alone = await call(['run', '1', '--agent', 'claude', '--race', '2'], { cwd: root, env: together([claude]) });
  expect(alone).toMatchObject({ code: 64, stderr: expect.stringContaining('name the other in next-agents') });
});
