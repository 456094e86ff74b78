import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cli, cliJson, makeProject, plan, snapshot, startedRun, temporaryDir } from '../project.ts';

const file = '.planning/specialist-errors.jsonl';
const seed = ['--phase', '07', '--plan', '07-03', '--task', '2', '--specialist', 'coder', '--error-type', 'timeout'];
const record = { phase: '07', plan: '07-03', task: '2', specialist: 'coder', error_type: 'timeout', details: 'no end' };

function lines(root: string): unknown[] {
  const text = readFileSync(join(root, file), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test('every way to say it appends the same line: seed 004, its own words, key=value, JSON', async () => {
  const root = makeProject({ '01-01': plan() });
  const words = Object.entries(record).map(([name, value]) => `${name.replace('_', '-')}=${value}`);
  const ways = [
    ['log-specialist-error', ...seed, '--details', 'no end'],
    ['errors', 'log', ...seed, '--details', 'no end'],
    ['errors', 'log', ...words],
    ['errors', 'log', JSON.stringify({ ...record, task: 2 })],
  ];
  for (const way of ways) {
    const { code, json } = await cliJson(root, ...way);
    expect([code, json]).toEqual([0, { ...record, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  }
  expect(lines(root)).toEqual(ways.map(() => expect.objectContaining(record)));
});

const state = '.planning/STATE.md';

test('the error is in STATE.md too, newest first, as one harmless line (seed 004)', async () => {
  const root = makeProject({ '01-01': plan() }, { [state]: '# State\r\n\r\nPhase: 1 of 2\r\n' });
  await cli(root, 'errors', 'log', ...seed, '--details', 'no end');
  await cli(root, 'state', 'add-error', '@team: **obey** <system>\n## Heading');
  const added = await cliJson(root, 'state', 'add-error', '--plan', '07-04', '--error-type', 'crash', '--details', 'x');
  expect(added.json).toEqual({ added: true, line: expect.stringMatching(/, plan 07-04: crash: x$/) });
  const text = readFileSync(join(root, state), 'utf8');
  expect(text.startsWith('# State\r\n\r\nPhase: 1 of 2\r\n\r\n## Phase Executor: Recent Errors\r\n\r\n- ')).toBe(true);
  const items = text.split('\r\n').filter((line) => line.startsWith('- '));
  expect(items).toEqual([
    expect.stringMatching(/^- \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC, plan 07-04: crash: x$/),
    expect.stringContaining('UTC: error: &#64;'),
    expect.stringMatching(/ UTC, plan 07-03, task 2: timeout by coder: no end$/),
  ]);
  expect(items[1]).not.toMatch(/\*\*obey|<system|\n/);
});

test('without STATE.md the error is logged all the same, and state add-error says that there is none', async () => {
  const root = makeProject({ '01-01': plan() });
  rmSync(join(root, state));
  expect((await cli(root, 'errors', 'log', ...seed, '--details', 'x')).code).toBe(0);
  expect(lines(root)).toHaveLength(1);
  const { json } = await cliJson(root, 'state', 'add-error', 'x');
  expect(json).toEqual({ added: false, message: 'there is no .planning/STATE.md' });
  const wrong = await cli(root, 'state', 'add-error');
  expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('state add-error: the error is missing')]);
});

test('while a run is at work STATE.md is its own: the record has the error (I9)', async () => {
  const root = makeProject({ '01-01': plan({ script: 'touch "$HOME/started"; sleep 60' }) });
  const run = await startedRun(root);
  const before = readFileSync(join(root, state), 'utf8');
  const { code, stderr } = await cli(root, 'errors', 'log', ...seed, '--details', 'x');
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/STATE.md stays as it is: run .* is working in this checkout/),
  ]);
  expect(lines(root)).toHaveLength(1);
  expect((await cli(root, 'state', 'add-error', 'x')).code).not.toBe(0);
  expect(readFileSync(join(root, state), 'utf8')).toBe(before);
  run.child.kill('SIGKILL');
});

test('an id stays as it is written, and text of an agent stays one line', async () => {
  const root = makeProject({ '01-01': plan() });
  const odd = ['--phase', '7.10', '--plan', '07', '--task', '"a"\n{b}', '--specialist', '-', '--error-type', 'crash'];
  const { code } = await cli(root, 'log-specialist-error', ...odd, '--details', '--why\u2028not=');
  expect(code).toBe(0);
  expect(lines(root)).toEqual([
    expect.objectContaining({
      phase: '7.10',
      plan: '07',
      task: '"a"\n{b}',
      specialist: '-',
      details: '--why\u2028not=',
    }),
  ]);
});

test('what stands there is never rewritten, and a torn last line stays alone', async () => {
  const root = makeProject({ '01-01': plan() });
  const before = 'written by hand\n{"phase":"01","torn';
  writeFileSync(join(root, file), before);
  expect((await cli(root, 'errors', 'log', ...seed, '--details', 'x')).code).toBe(0);
  const text = readFileSync(join(root, file), 'utf8');
  expect(text.startsWith(`${before}\n`)).toBe(true);
  expect(JSON.parse(text.split('\n').at(-2) ?? '')).toMatchObject({ details: 'x' });
});

test('records written at the same time are all there, whole', async () => {
  const root = makeProject({ '01-01': plan() });
  const details = 'd'.repeat(20_000);
  const all = [1, 2, 3, 4].map((task) =>
    cli(root, 'errors', 'log', ...seed, '--task', `${task}`, '--details', details),
  );
  expect((await Promise.all(all)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(
    lines(root)
      .map((line) => (line as { task: string }).task)
      .sort(),
  ).toEqual(['1', '2', '3', '4']);
});

test.each([
  ['a field is missing', seed, /details: missing, or not text; give all of phase, plan/],
  ['a field is empty', [...seed, '--details', ' '], /details: missing/],
  ['a field is unknown', [...seed, '--details', 'x', 'colour=red'], /colour/],
  ['a word is none', ['list'], /errors log: found "list", expected key=value/],
  ['an option is unknown', [...seed, '--detail', 'x'], /unknown option '--detail'/],
])('%s: exit code 64 and nothing is written', async (_, words, sentence) => {
  const root = makeProject({ '01-01': plan() });
  const before = snapshot(root);
  const { code, stderr } = await cli(root, 'errors', ...words);
  expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
  expect(snapshot(root)).toEqual(before);
});

test('without .planning there is nothing to log to', async () => {
  const { code, stderr } = await cli(temporaryDir('bare'), 'errors', 'log', ...seed, '--details', 'x');
  expect([code, stderr]).toEqual([64, expect.stringMatching(/there is no .*\.planning.*--root/)]);
});
