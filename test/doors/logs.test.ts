import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cli, cliJson, cliPath, makeProject, plan, start, until } from '../project.ts';

const noisy = `if [ "$ATTEMPT" = 1 ]; then echo first; exit 1; fi
printf '\\033[2J::set-output name=status::success ##[add-mask]x\\342\\200\\256\\n'
echo key sk-abcdefghijklmnopqrstuvwx
echo '  indented'; printf 'no end'
echo done > out.txt`;
const event = (content: object) =>
  JSON.stringify({ type: 'assistant', session_id: 's', message: { id: 'm', content: [content] } });
const events = [
  event({ type: 'text', text: 'I look first.' }),
  event({ type: 'tool_use', id: 't', name: 'Bash', input: { command: 'pnpm tsc' } }),
]
  .map((line) => `echo '${line}'`)
  .join('\n');
let root = '';

beforeAll(async () => {
  root = makeProject({
    '01-01': plan({ script: noisy }),
    '01-02': plan({ dependsOn: '01-01', artifact: 'two', script: `echo two; echo 2 > two\n${events}` }),
  });
  const { code } = await cli(root, 'run', '1', '--agent', 'script', '--backoff', '1ms');
  expect(code).toBe(0);
});

describe('logs', () => {
  test('prints what agents printed, in order, harmless on a terminal and without secrets (I8)', async () => {
    const { code, stdout } = await cli(root, 'logs', '1');
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    const order = [
      '==> plan 01-01, attempt 1: agent <==',
      'first',
      '==> plan 01-01, attempt 2: agent <==',
      '::set-output name=status::success ## [add-mask]x',
      'key ***',
      '  indented',
      'no end',
      '==> plan 01-02, attempt 1: agent <==',
      'two',
    ];
    const places = order.map((line) => lines.indexOf(line));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  test('are what an agent said and did, and with --raw the events of its stream', async () => {
    const { stdout } = await cli(root, 'logs', '1', '2');
    expect(stdout).toContain('<==\ntwo\nI look first.\nruns pnpm tsc\n==>');
    const raw = await cli(root, 'logs', '1', '2', '--raw');
    expect(raw.stdout).toContain(event({ type: 'text', text: 'I look first.' }));
  });

  test('are those of one plan or one attempt where that is asked for, and of --json their files', async () => {
    const { stdout } = await cli(root, 'logs', '1', '1', '--attempt', '1');
    expect(stdout).toContain('first');
    expect(stdout).not.toMatch(/attempt 2|01-02/);
    const { json } = await cliJson(root, 'logs', '1', '2');
    expect(json.logs).toMatchObject([{ plan: '01-02', attempt: 1, of: 'agent' }]);
    expect(existsSync(json.logs[0].path)).toBe(true);
  });

  test.each([
    [['1', '01-03'], 'logs: found "01-03", which is not a plan of phase 01 (plans: 01-01, 01-02); did you mean 01-01?'],
    [['1', '01-01', '--attempt', '7'], 'attempt: found 7, but the logs of plan 01-01 are of attempt 1, 2'],
    [['2'], 'no logs of plan 02-01 here'],
    [['9'], 'phase'],
  ])('say of %j what there is', async (words, message) => {
    const { code, stdout, stderr } = await cli(root, 'logs', ...words);
    expect([code === 0, stdout]).toEqual([false, '']);
    expect(stderr).toContain(message);
  });

  test('with --follow end when the run ends, with all it printed', async () => {
    const gate = join(root, 'gate');
    const script = `echo begun\nwhile [ ! -e '${gate}' ]; do sleep 0.05; done\necho over\necho done > out.txt`;
    const other = makeProject({ '01-01': plan({ script }) });
    const run = start(cliPath, ['run', '1', '--agent', 'script'], { cwd: other });
    run.child.stdin.end();
    const log = join(other, '.git/phase-executor/1/logs/01-01-a1.log');
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('begun'));
    const follow = start(cliPath, ['logs', '1', '--follow'], { cwd: other });
    await until(() => follow.output().includes('begun'));
    expect(follow.child.exitCode).toBeNull();
    writeFileSync(gate, '');
    const { code, stdout } = await follow.ended;
    expect([code, (await run.ended).code]).toEqual([0, 0]);
    expect(stdout).toMatch(/begun\n(?:.*\n)*over\n/);
  });
});
