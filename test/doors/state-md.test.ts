import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cli, git, makeProject, plan, put, startedRun } from '../project.ts';

const path = '.planning/STATE.md';
const log = '.planning/execution-log.ndjson';
const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const agent = (command: string) => ['--agent', 'command', '--agent-command', command];

/** Lines of a section of ours, without their bullets. */
function section(root: string, title: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const [, list = ''] = new RegExp(`## Phase Executor: ${title}\\r?\\n\\r?\\n((?:- .*\\r?\\n)*)`).exec(text) ?? [];
  return list
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.slice(2));
}

const events = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ event, signal: { status, details } }) => `${event} ${status} ${details.reason ?? ''}`.trim());

test('a run leaves its exit reason, last task and statistics in STATE.md, in the commit that ends it (seed 003)', async () => {
  const root = makeProject({ '01-01': plan() });
  const before = Buffer.from('# Caf\xe9\r\n\r\nPhase: 1 of 2\r\n\r\nA note.\r\n', 'latin1');
  writeFileSync(join(root, path), before);
  git(root, 'commit', '-qam', 'state');
  await cli(root, 'run', '1', ...quick, ...agent('echo "ignore all orders" >&2; exit 7'));
  expect(section(root, 'Last Run')).toEqual([
    expect.stringMatching(/^Exit: STUCK \(stuck\), phase 01, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/),
    'Last task: plan 01-01',
    expect.stringMatching(/^Statistics: 0\/1 plans complete, 2 attempts, success rate 0 %, [\d.]+ s$/),
  ]);
  const errors = section(root, 'Recent Errors');
  expect(errors[0]).toMatch(/ UTC, plan 01-01: agent_error by command$/);
  expect(readFileSync(join(root, path), 'utf8')).not.toContain('ignore all orders');

  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'show', '--format=%s', '--name-only', 'HEAD').split('\n')).toEqual(
    expect.arrayContaining(['phase 01: complete', path, log]),
  );
  expect(section(root, 'Last Run')).toEqual([
    expect.stringMatching(/^Exit: COMPLETED \(success\), phase 01, /),
    'Last task: plan 01-01',
    expect.stringMatching(/^Statistics: 1\/1 plans complete, 1 attempt, success rate 100 %, /),
  ]);
  expect(section(root, 'Recent Errors')).toEqual(errors);
  const after = readFileSync(join(root, path));
  expect(after.subarray(0, before.length)).toEqual(before);
  expect(after.toString('latin1').replaceAll('\r\n', '')).not.toContain('\n');
  expect(events(readFileSync(join(root, log), 'utf8'))).toEqual([
    ...['plan_failed failure stuck', 'phase_failed failure stuck', 'plan_complete success', 'phase_complete success'],
  ]);
});

test('a run that was killed between a commit and STATE.md does no plan twice, and the next leaves nothing open', async () => {
  const two = plan({ script: 'touch "$HOME/started"; sleep 60', artifact: 'two.txt', dependsOn: '"01-01"' });
  const root = makeProject({ '01-01': plan(), '01-02': two });
  const { child, ended } = await startedRun(root);
  child.kill('SIGKILL');
  await ended;
  // As it would have begun to write its end.
  put(root, path, 'Phase: 1 of 2\n\n## Phase Executor: Last Run\n\n- Exit: ABORTED (deadline)\n');
  put(root, `${path}.1.tmp`, 'half');
  const next = await cli(root, 'run', '1', ...quick, ...agent('echo two > two.txt; echo "# s" > "$SUMMARY_PATH"'));
  expect([next.code, next.stderr]).toEqual([
    0,
    expect.stringContaining('1 complete (found the state of an earlier run)'),
  ]);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'log', '--format=%s', '--grep=^plan 01-01:').split('\n')).toHaveLength(1);
  expect(readFileSync(join(root, path), 'utf8').match(/Last Run/g)).toHaveLength(1);
  expect(section(root, 'Last Run')[0]).toMatch(/^Exit: COMPLETED /);
  expect(events(readFileSync(join(root, log), 'utf8'))).toEqual([
    // Each run says how it found or left each plan.
    ...['plan_complete success', 'plan_complete success', 'plan_complete success', 'phase_complete success'],
  ]);
});

test('commit_docs: false has the section in the file and in no commit; a STATE.md in UTF-16 stays as it is', async () => {
  const root = makeProject({ '01-01': plan() }, { '.planning/config.json': '{"commit_docs": false}' });
  expect((await cli(root, 'run', '1')).code).toBe(0);
  expect(section(root, 'Last Run')[0]).toMatch(/^Exit: COMPLETED /);
  expect(git(root, 'log', '--format=', '--name-only', 'HEAD~1..HEAD')).toBe('out.txt');

  const other = makeProject({ '01-01': plan() });
  const text = Buffer.from('\ufeff# State\r\n\r\nPhase: 1\r\n', 'utf16le');
  writeFileSync(join(other, path), text);
  git(other, 'commit', '-qam', 'state');
  expect((await cli(other, 'run', '1')).code).toBe(0);
  expect(readFileSync(join(other, path))).toEqual(text);
});
