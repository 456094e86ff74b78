import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { findReaper } from '../../src/system/process/namespace.ts';
import { testIf } from '../needs.ts';
import { bareEnvironment, call, cliPath, git, makeProject, plan, start, temporaryDir, until } from '../project.ts';

// Agents that leave programs behind where the kernel gives no boundary: `cage: off`, and machines without namespaces.

const held = testIf((await findReaper()).kind === 'reaper', 'there is no Perl');

/** Stands on the command line of all that an attack starts. */
const mark = (name: string) => `left-by-${name}-${process.pid}`;
const alive = (name: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(mark(name));
    } catch {
      return false; // no process, or one that has ended meanwhile
    }
  });

/** Two forks, a session of its own, and no variable by which it could be found. */
const detached = (name: string, script: string) =>
  `(env -i setsid bash -c '${script}' ${mark(name)} > /dev/null 2>&1 &)`;
const daemon = (name: string) => detached(name, 'trap "" TERM HUP INT; while :; do sleep 5; done');
const comet = (name: string) => detached(name, 'at() { (sleep 0.01; at) & }; at');

/** Ways in which the agent itself ends, with the words of the run. */
const once = ['--max-attempts', '1', '--kill-grace', '200ms'];
const endings: [name: string, script: string, words: string[], reason: string | null][] = [
  ['ends well', 'echo done > out.txt', [], null],
  ['ends its process group', 'kill -9 0', [], 'killed'],
  ['is deaf until its time is over', 'trap "" TERM; while :; do sleep 1; done', ['--timeout', '2s'], 'timeout'],
];

held.each(endings)('nothing that detached itself is alive when an agent %s', async (name, script, words, reason) => {
  const id = name.replaceAll(' ', '-');
  const left = `${daemon(id)}\n${daemon(id)}\n${comet(id)}\nsleep 0.4`;
  const root = makeProject({ '01-01': plan({ script: `${left}\n${script}` }) });
  const all = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'off', ...once, ...words];
  const { stdout } = await call(all, { cwd: root });
  expect(alive(id)).toEqual([]);
  expect(JSON.parse(stdout).plans[0].signal.details.reason ?? null).toBe(reason);
});

held('an agent that ends what holds its processes fails, and is not called again beside them', async () => {
  const script = `${comet('traitor')}\n[ "$(cat /proc/$PPID/comm)" != perl ] || kill -9 $PPID\nsleep 60`;
  const root = makeProject({ '01-01': plan({ script }) });
  const words = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'off', '--backoff', '1ms'];
  const { stdout } = await call(words, { cwd: root });
  const { signal } = JSON.parse(stdout).plans[0];
  expect([signal.status, signal.attempt, signal.details.retryable]).toEqual(['failure', 1, false]);
  expect(signal.details.error.message).toMatch(/could not be stopped/);
});

held.each(['', 'kill -STOP $PPID'])('an agent is dead with an engine that is killed: %s', async (before) => {
  const flag = join(temporaryDir('flag'), 'up');
  const script = `${daemon('orphan')}\n${before}\ntouch '${flag}'\nsleep 60`;
  const root = makeProject({ '01-01': plan({ script }) });
  const words = ['run', '1', '--agent', 'script', '--sandbox', 'off', '--max-parallel', '1'];
  const { child } = start(cliPath, words, { cwd: root });
  await until(() => existsSync(flag));
  child.kill('SIGKILL');
  await until(() => alive('orphan').length === 0);
});

held(
  'of plans side by side, what an agent detached is dead at its time limit when the engine was killed and no run follows',
  async () => {
    const flag = join(temporaryDir('flag'), 'up');
    const root = makeProject({ '01-01': plan({ script: `${daemon('orphan')}\ntouch '${flag}'\nsleep 60` }) });
    const words = [
      'run',
      '1',
      '--agent',
      'script',
      '--sandbox',
      'off',
      ...once,
      '--max-parallel',
      '2',
      '--timeout',
      '4s',
    ];
    const { child, ended } = start(cliPath, words, { cwd: root });
    await until(() => existsSync(flag));
    child.kill('SIGKILL');
    await ended;
    expect(alive('orphan')).not.toEqual([]); // for the next run to adopt
    await until(() => alive('orphan').length === 0);
  },
);

const ownMounts = ['--user', '--map-root-user', '--mount'];
const canMount = spawnSync('unshare', [...ownMounts, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

testIf(canMount, 'nothing can be mounted here').each([
  ['an agent that fails', 'mkdir -p own/m; mount --bind "$OTHERS" own/m; echo x > own/m/left; exit 1', '', 'failure'],
  ['an agent that is done', 'echo done > out.txt; mkdir m; mount --bind "$OTHERS" m', '', 'success'],
  ['an agent in its documents', 'echo done > out.txt; mount --bind "$OTHERS" .planning', '', 'success'],
  [
    'a command of the gate',
    'echo done > out.txt',
    'for to in m ../m; do mkdir -p $to; mount --bind "$OTHERS" $to; done; ',
    'success',
  ],
])('nothing is removed through a mount of %s, nor taken for its work', (_, script, command, status) => {
  const others = temporaryDir('others');
  writeFileSync(join(others, 'theirs'), 'x');
  mkdirSync(join(others, 'empty'), { mode: 0o755 });
  const root = makeProject({ '01-01': plan({ script }) }, { 'a.test.js': "require('node:test')('a', () => {});" });
  const words = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'off', '--agent-env', 'OTHERS', ...once];
  const { stdout, stderr } = spawnSync(
    'unshare',
    [...ownMounts, process.execPath, cliPath, ...words, '--test-command', `${command}node --test`],
    { cwd: root, encoding: 'utf8', env: bareEnvironment({ OTHERS: others }) },
  );
  expect([
    readdirSync(others)
      .filter((name) => name !== 'left')
      .sort(),
    stderr,
  ]).toEqual([['empty', 'theirs'], expect.not.stringMatching(/^ +at /m)]);
  expect(JSON.parse(stdout).signal.status).toBe(status);
  expect(git(root, 'log', '--all', '--name-only', '--format=')).not.toMatch(/theirs/);
  expect(git(root, 'status', '--porcelain', '--', ':!.planning')).toBe('');
});
