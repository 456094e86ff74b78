import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  cliJson,
  cliPath,
  eventsOf,
  makeProject,
  plan,
  signalsOf,
  start,
  temporaryDir,
  until,
} from '../project.ts';

const ledger = '.git/phase-executor/1';

/** Attempts of all runs as the log has them: `01-01/2 agent_error`, and without a word what was cut off or went well. */
function attempts(root: string): string[] {
  const events = eventsOf(root);
  return events
    .filter(({ event }) => event === 'attempt_start')
    .map(({ plan: of, attempt, runId }) => {
      const failed = events.find(
        (each) =>
          each.event === 'attempt_failed' && each.plan === of && each.attempt === attempt && each.runId === runId,
      );
      return `${of}/${attempt}${failed ? ` ${failed.error_type}` : ''}`;
    });
}

/** Each attempt fails in its own words, or waits where `$HOME/wait` says so. */
const script =
  'if [ -e "$HOME/wait" ]; then touch "$HOME/started"; sleep 60; fi; head -c "$ATTEMPT" /dev/zero | tr "\\0" x >&2; echo " failed" >&2; [ -e "$HOME/well" ] && echo done > out.txt';

async function scene() {
  const root = makeProject({ '01-01': plan({ script }) });
  const HOME = temporaryDir('home');
  const env = { HOME, TMPDIR: tmpdir() };
  const words = ['run', '1', '--json', '--backoff', '1ms', '--kill-grace', '300ms'];
  const begin = (...options: string[]) => start(cliPath, [...words, ...options], { cwd: root, env });
  /** Runs until an attempt waits, and ends the run there. */
  const cutOff = async (signal: 'SIGKILL' | 'SIGINT', ...options: string[]) => {
    rmSync(join(HOME, 'started'), { force: true });
    const { child, ended } = begin(...options);
    await until(() => existsSync(join(HOME, 'started')));
    child.kill(signal);
    return (await ended).code;
  };
  const toTheEnd = async (...options: string[]) => {
    const { code, stdout, stderr } = await call([...words, ...options], { cwd: root, env });
    return { code, json: JSON.parse(stdout), stderr };
  };
  return { root, HOME, cutOff, toTheEnd, begin };
}

describe('a run that ends early is gone on with', () => {
  test('what killed runs leave beside their attempts is cleared by the next start', async () => {
    const { root, HOME, cutOff, toTheEnd } = await scene();
    writeFileSync(join(HOME, 'wait'), '');
    expect(await cutOff('SIGKILL')).toBeNull();
    rmSync(join(HOME, 'wait'));
    writeFileSync(join(HOME, 'well'), '');
    const runId = JSON.parse(readFileSync(join(root, ledger, 'events.ndjson'), 'utf8').split('\n')[0] ?? '').runId;
    const prompts = join(tmpdir(), `phase-executor-${runId}`);
    expect(existsSync(prompts)).toBe(true);
    const records = ['7', '8', '9'].map((name) => join(root, '.git/worktrees', name));
    for (const record of records) mkdirSync(record, { recursive: true });
    writeFileSync(join(records[0] ?? '', 'locked'), 'initializing\n');
    // As a power cut leaves one.
    for (const name of ['HEAD.lock', 'gitdir', 'locked']) writeFileSync(join(records[1] ?? '', name), '');
    // With it git lists no work tree at all.
    writeFileSync(join(records[2] ?? '', 'commondir'), '');
    for (const name of ['gitdir', 'HEAD']) writeFileSync(join(records[2] ?? '', name), '/elsewhere/.git\n');
    // Not of this moment: what is new may be a git at work.
    for (const record of records) utimesSync(record, 1, 1);
    // No process has such a number.
    const copies = ['index-4194304-531931c3cbe7', 'index-4194304-1.lock'].map((name) =>
      join(root, '.git/phase-executor', name),
    );
    const drafts = [join(root, ledger, 'phase.json.1.tmp'), join(root, ledger, 'signals/01-01.json.1.tmp')];
    for (const path of [...copies, ...drafts]) writeFileSync(path, 'half');
    expect((await toTheEnd()).code).toBe(0);
    expect([prompts, ...records, ...copies, ...drafts].filter((path) => existsSync(path))).toEqual([]);
  });

  test('attempts used count, their numbers go on, and the caps hold over every restart (I11)', async () => {
    const { root, HOME, cutOff, toTheEnd, begin } = await scene();
    // The first attempt fails; the run dies while it waits for the second.
    const { child, ended } = begin('--backoff', '1h', '--max-attempts', '3');
    const log = join(root, ledger, 'events.ndjson');
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('"event":"retry_wait"'));
    child.kill('SIGKILL');
    await ended;
    writeFileSync(join(HOME, 'wait'), '');
    expect(await cutOff('SIGKILL', '--max-attempts', '3')).toBeNull();
    expect(await cutOff('SIGINT', '--max-attempts', '3')).toBe(3);
    rmSync(join(HOME, 'wait'));
    const { code, json } = await toTheEnd('--max-attempts', '3');
    expect([code, json.exitStatus, json.attempts]).toEqual([1, 'STUCK', 2]);
    expect(attempts(root)).toEqual([
      ...['01-01/1 agent_error', '01-01/2', '01-01/3 interrupted', '01-01/4 agent_error', '01-01/5 agent_error'],
    ]);
    expect(signalsOf(root)['01-01']).toMatchObject({ attempt: 5, details: { reason: 'agent_error' } });
  });

  test('what the plan has used up already is not spent again, whatever else there is to do', async () => {
    const { root, HOME, cutOff, toTheEnd } = await scene();
    writeFileSync(join(HOME, 'wait'), '');
    for (let kills = 0; kills < 6; kills += 1) await cutOff('SIGKILL');
    rmSync(join(HOME, 'wait'));
    const { code, json } = await toTheEnd();
    expect([code, json.exitStatus, json.attempts, json.signal.details.reason]).toEqual([1, 'STUCK', 0, 'stuck']);
    expect(json.signal.details.error.message).toMatch(/interrupted.*6 of 6 attempts used/);
    expect(attempts(root)).toHaveLength(6);
    writeFileSync(join(HOME, 'well'), '');
    expect((await toTheEnd()).code).toBe(0);
  });
});

test('after STUCK somebody has looked: the next run counts from the beginning', async () => {
  const { root, HOME, toTheEnd } = await scene();
  expect((await toTheEnd('--max-attempts', '1')).code).toBe(1);
  writeFileSync(join(HOME, 'well'), '');
  const { code, json } = await toTheEnd('--max-attempts', '1');
  expect([code, json.plans[0].signal.attempt]).toEqual([0, 1]);
  expect(attempts(root)).toEqual(['01-01/1 agent_error', '01-01/1']);
});

test('--fresh counts from the beginning, keeps the old record aside, and done plans stay done', async () => {
  const root = makeProject({
    '01-01': plan({ script: 'echo a > a.txt', artifact: 'a.txt' }),
    '01-02': plan({ script, dependsOn: '"01-01"' }),
  });
  const HOME = temporaryDir('home');
  writeFileSync(join(HOME, 'wait'), '');
  const { child, ended } = start(cliPath, ['run', '1', '--json'], { cwd: root, env: { HOME } });
  await until(() => existsSync(join(HOME, 'started')));
  child.kill('SIGKILL');
  await ended;
  rmSync(join(HOME, 'wait'));
  writeFileSync(join(HOME, 'well'), '');
  const { code, stdout, stderr } = await call(['run', '1', '--json', '--fresh'], { cwd: root, env: { HOME } });
  expect([code, JSON.parse(stdout).attempts]).toEqual([0, 1]);
  expect(attempts(root)).toEqual(['01-02/1']);
  const [aside = ''] = readdirSync(join(root, '.git/phase-executor/earlier'));
  expect(stderr).toContain(join('.git/phase-executor/earlier', aside));
  const old = readFileSync(join(root, '.git/phase-executor/earlier', aside, 'events.ndjson'), 'utf8');
  expect(old).toContain('"event":"attempt_start","plan":"01-01"');
  expect(old).toContain('"event":"recovered"');
  expect((await cliJson(root, 'run', '1')).json.attempts).toBe(0);
});

test('a run after one that ended at its deadline has time of its own', async () => {
  const root = makeProject({ '01-01': plan({ script: 'sleep 20' }) });
  for (const _ of [1, 2]) {
    const { json } = await cliJson(root, 'run', '1', '--deadline', '1s', '--kill-grace', '100ms');
    expect([json.attempts, json.exitStatus]).toEqual([1, 'ABORTED']);
  }
});
