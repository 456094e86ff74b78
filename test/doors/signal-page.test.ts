import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseSignal } from '../../src/signal/completion-signal.ts';
import { testIf } from '../needs.ts';
import { bareEnvironment, cliJson, cliPath, home, makeProject, plan, temporaryDir } from '../project.ts';

const page = readFileSync(join(home, 'docs/signal.md'), 'utf8');
const examples = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

test('docs/signal.md has every field of the signals that a run makes', async () => {
  const test = { '.planning/phases/01-first/01-VERIFICATION.md': '---\nstatus: passed\n---\n' };
  const root = makeProject({ '01-01': plan(), '01-02': plan({ script: 'exit 1', artifact: 'b.txt' }) }, test);
  const run = async (...words: string[]) => (await cliJson(root, 'run', '1', '--backoff', '1ms', ...words)).json;
  const failed = await run('--max-attempts', '1');
  const passed = await run('--only', '01-01');
  const signals = [failed, passed].flatMap((json) => [
    json.signal,
    ...json.plans.map((each: { signal: unknown }) => each.signal),
  ]);
  expect(new Set(signals.map(({ status }) => status))).toEqual(new Set(['success', 'failure', 'blocked', 'skipped']));
  const names = new Set(signals.flatMap((signal) => [...Object.keys(signal), ...Object.keys(signal.details)]));
  expect([...names].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  for (const name of ['attempts', 'lastPlan', 'successRate', 'spent']) {
    expect(page).toContain(`\`${name}\``);
    expect(failed).toHaveProperty(name);
  }
});

describe('the examples of docs/signal.md do what they say', () => {
  const [first = ''] = examples('json');
  const failure = parseSignal(first).toJSON();

  test('the first is a signal, as it leaves', () => {
    expect(failure).toEqual(JSON.parse(first));
  });

  test('by a shell: create, parse, handle and log', () => {
    const root = makeProject({ '01-01': plan() });
    const bin = join(temporaryDir('bin'), 'bin');
    mkdirSync(bin);
    symlinkSync(cliPath, join(bin, 'phase-executor'));
    const env = bareEnvironment({ PATH: `${bin}:${process.env.PATH}` });
    const [script = ''] = examples('sh');
    const said = execFileSync('bash', ['-e', '-c', script], { cwd: root, env, encoding: 'utf8' });
    expect(said).toMatch(/"canRetry": true[\s\S]*"action": "retry"[\s\S]*Completion signal logged/);
    expect(readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8')).toContain('timeout: no answer');
  });

  const hasJq = spawnSync('jq', ['--version']).status === 0;
  testIf(hasJq, 'jq is not installed; apt-get install jq').each([
    [failure, 'failure: attempt 2 took longer than 30m\nfalse\n', 1],
    [{ status: 'blocked', phase: '07', details: { reason: 'which key?' } }, 'blocked: which key?\nfalse\n', 1],
    [{ status: 'success', phase: '07', details: {} }, 'success: done\ntrue\n', 0],
  ])('by jq: %j', (signal, text, code) => {
    const [, script = ''] =
      /run: \|\n([\s\S]*)$/.exec(examples('yaml').find((each) => each.includes('jq')) ?? '') ?? [];
    const env = bareEnvironment({ SIGNAL: JSON.stringify(signal) });
    const command = ['-c', `{ ${script} } ; echo "exit $?"`];
    expect(execFileSync('bash', command, { env, encoding: 'utf8' })).toBe(`${text}exit ${code}\n`);
  });

  test.each([
    [JSON.stringify(failure), ['failed: attempt 2 took longer than 30m']],
    [
      '{"status":"blocked","details":{"userInputRequired":true,"reason":"which?","nextSteps":["approve"]}}',
      ['approve'],
    ],
    ['{"status":"success","details":{}}', []],
    ['', ['failed: no signal']],
  ])('by actions/github-script: %s', (signal, told) => {
    const step = examples('yaml').find((each) => each.includes('github-script')) ?? '';
    const [, script = ''] = /script: \|\n([\s\S]*)$/.exec(step) ?? [];
    const said: string[] = [];
    const core = {
      notice: (text: string) => said.push(text),
      setFailed: (text: string) => said.push(`failed: ${text}`),
    };
    new Function('core', 'process', script)(core, { env: { SIGNAL: signal } });
    expect(said).toEqual(told);
  });
});
