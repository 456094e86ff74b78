import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testIf } from '../needs.ts';
import {
  bareEnvironment,
  cli,
  cliJson,
  cliPath,
  git,
  inRoom,
  makeProject,
  plan,
  put,
  startedRun,
  temporaryDir,
} from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const ledger = '.git/phase-executor/1';
/** Mounts that end with the process. */
const ownMounts = ['--user', '--map-root-user', '--mount'];
const statePath = '.planning/.orchestrator-state.json';

describe('a disk that is full', () => {
  test('ends the run as nobody’s wrong usage, in a sentence, and the next one goes on', async () => {
    const root = makeProject({ '01-01': plan() });
    mkdirSync(join(root, ledger), { recursive: true });
    symlinkSync('/dev/full', join(root, ledger, 'events.ndjson'));
    const { code, stderr, json } = await cliJson(root, 'run', '1', ...quick);
    expect([code, json.error.exitCode, stderr]).toEqual([
      70,
      70,
      expect.stringMatching(/^phase-executor: the disk is full: .*ENOSPC.*run again/m),
    ]);
    expect(stderr).not.toMatch(/^ +at /m);
    rmSync(join(root, ledger, 'events.ndjson'));
    expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
  });

  testIf(canMount(), 'nothing can be mounted here, so there is no disk to fill').each([
    [
      'where rooms lie too: its work is kept',
      '10m',
      'TMPDIR=/mnt',
      'refs/phase-executor/01/partial/01-01/1',
      / was cut off in attempt 1/,
    ],
    [
      'of the repository alone, as the branch moves: the next run completes the move',
      '8m',
      'WHERE=other',
      'HEAD',
      /1 plan, 1 complete/,
    ],
  ])('met by git in the middle of an attempt, %s', (_, size, where, kept, told) => {
    const script = 'echo done > out.txt; [ "$ATTEMPT" -gt 1 ] || head -c 6000000 /dev/urandom > large';
    const root = makeProject({ '01-01': plan({ script, files: 'out.txt, large' }) });
    const steps = [
      `mount -t tmpfs -o size=${size} tmpfs /mnt && cp -a "$1" /mnt/project && cd /mnt/project && shift && export ${where}`,
      '"$@"; echo "first: $?"',
      'mount -o remount,size=200m /mnt && "$@"; echo "second: $?"; GIT_OPTIONAL_LOCKS=0 git status --porcelain',
      `git cat-file -s ${kept}:large`,
    ];
    const run = [process.execPath, cliPath, 'run', '1', ...quick];
    const { stdout, stderr } = spawnSync('unshare', [...ownMounts, 'bash', '-c', steps.join('\n'), '-', root, ...run], {
      encoding: 'utf8',
      env: bareEnvironment(),
    });
    expect({ stdout: stdout.match(/^(first|second): .*|^.. large|^\?\? .*|^\d+$/gm), stderr }).toEqual({
      stdout: ['first: 70', 'second: 0', '6000000'],
      stderr: expect.stringMatching(/^phase-executor: the disk is full: [\s\S]*run again/m),
    });
    expect(stderr).toMatch(told);
  });
});

test('work that could not be kept stays in its work tree, and the next run keeps it (I5)', async () => {
  const root = makeProject({ '01-01': plan({ script: 'echo half > half.txt; exit 1' }) });
  const isolated = [...quick, '--max-attempts', '1'];
  // Where the ref of the kept work should go lies a file.
  put(root, '.git/refs/phase-executor/01/partial', 'in the way');
  const { code, stderr } = await cli(root, 'run', '1', ...isolated);
  expect([code === 0, stderr]).toEqual([false, expect.stringContaining('partial')]);
  rmSync(join(root, '.git/refs/phase-executor/01/partial'));
  await cli(root, 'run', '1', ...isolated);
  expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:half.txt')).toBe('half');
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('garbage in the place of a lease is told and overtaken', async () => {
  const root = makeProject({ '01-01': plan() });
  put(root, '.git/phase-executor/run.lock/41.json', 'half a {');
  const { code, stderr } = await cli(root, 'run', '1');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/was unreadable and was overtaken/)]);
  expect(readdirSync(join(root, '.git/phase-executor/run.lock'))).toEqual(['42.json']);
  const kept = readFileSync(join(root, '.git/phase-executor/run.lock/42.json'), 'utf8');
  expect(JSON.parse(kept).released).toBe(true);
});

describe('a state file that is', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  test.each([['20,000 levels deep', (root: string) => put(root, statePath, deep)]])(
    '%s is told and put aside, and can be cleared',
    async (_, make) => {
      const root = makeProject({ '01-01': plan() });
      make(root);
      const read = await cliJson(root, 'state', 'read');
      expect([read.code, read.json]).toMatchObject([65, { exists: true, readable: false }]);
      const written = await cli(root, 'state', 'write', '--phase', '1', '--mode', 'team');
      expect([written.code, written.stderr]).toEqual([64, expect.stringContaining('state clear removes it')]);
      const { code, stderr } = await cli(root, 'run', '1');
      expect([code, stderr]).toEqual([0, expect.stringContaining('it was moved to')]);
      expect([
        existsSync(join(root, statePath)),
        existsSync(join(root, ledger, '.orchestrator-state.json.before')),
      ]).toEqual([false, true]);
      make(root);
      expect((await cliJson(root, 'orchestrator-state', 'clear')).json).toEqual({ cleared: true });
      expect(existsSync(join(root, statePath))).toBe(false);
    },
  );
});

test('an event and a signal 20,000 levels deep are passed over', async () => {
  const root = makeProject({ '01-01': plan({ script: 'exit 1' }) });
  expect((await cli(root, 'run', '1', ...quick, '--max-attempts', '1')).code).toBe(1);
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const log = join(root, ledger, 'events.ndjson');
  const last = readFileSync(log, 'utf8').trim().split('\n').length;
  writeFileSync(
    log,
    `{"seq":${last + 1},"event":"attempt_failed","phase":"01","plan":"01-01","runId":"x","deep":${deep}}\n`,
    { flag: 'a' },
  );
  writeFileSync(
    join(root, ledger, 'signals/01-01.json'),
    `{"status":"success","phase":"1","details":{"deep":${deep}}}`,
  );
  const { code, stderr } = await cli(root, 'run', '1', ...quick, '--max-attempts', '1');
  expect([code, stderr]).toEqual([1, expect.stringContaining('1 lines are not events')]);
});

test('a commit made just after a kill stays on the branch, and the next run goes on from it', async () => {
  const root = makeProject({
    '01-01': plan({ script: '[ "$ATTEMPT" -gt 1 ] || { touch "$HOME/started"; sleep 60; }; echo done > out.txt' }),
  });
  const { child, ended } = await startedRun(root, ...quick);
  child.kill('SIGKILL');
  await ended;
  put(root, 'mine.txt', 'mine');
  git(root, 'add', 'mine.txt');
  git(root, 'commit', '-q', '-m', 'a person was here');
  const sha = git(root, 'rev-parse', 'HEAD');
  const { code, json } = await cliJson(root, 'run', '1', ...quick);
  expect([code, json.signal.details.warnings]).toEqual([0, undefined]);
  git(root, 'merge-base', '--is-ancestor', sha, 'HEAD');
  expect([readFileSync(join(root, 'mine.txt'), 'utf8'), git(root, 'status', '--porcelain')]).toEqual(['mine', '']);
});

test('too few files that may be open are told in a sentence, and the next run goes on', async () => {
  const root = makeProject({ '01-01': plan() });
  const words = ['-c', 'ulimit -n 26; exec "$@"', '-', process.execPath, cliPath, 'run', '1', ...quick];
  const { status, stderr } = spawnSync('sh', words, { cwd: root, encoding: 'utf8', env: bareEnvironment() });
  expect([status, stderr]).toEqual([70, expect.stringMatching(/too many open files.*ulimit -n.*then run again/)]);
  expect(stderr).not.toMatch(/^ +at /m);
  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
});

testIf(canFreeze(), 'no file can be made immutable here').each([
  ['our folder', '.git/phase-executor', /operation not permitted.*Give this user the right/],
])('%s of .git that nobody may change is told in a sentence, and the next run goes on', async (_, folder, told) => {
  const root = makeProject({ '01-01': plan() });
  mkdirSync(join(root, folder), { recursive: true });
  spawnSync('chattr', ['+i', join(root, folder)]);
  const { code, stderr } = await cli(root, 'run', '1', ...quick);
  spawnSync('chattr', ['-i', join(root, folder)]);
  expect([code, stderr]).toEqual([70, expect.stringMatching(told)]);
  expect(stderr).not.toMatch(/^ +at /m);
  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
});

testIf(canFreeze(), 'no file can be made immutable here')(
  'an attempt whose work the machine did not let us settle counts as none: 70, in a sentence, its work kept (I5)',
  async () => {
    const free = join(temporaryDir('free'), 'now');
    const folder = '.planning/phases/01-first';
    const script = `echo ok > out.txt; [ -e "${free}" ] || chattr +i ${folder}`;
    const root = makeProject({ '01-01': plan({ script }) });
    const once = ['run', '1', ...quick, '--max-attempts', '1', '--sandbox', 'off'];
    const first = await cli(root, ...once);
    spawnSync('chattr', ['-i', inRoom(root, folder)]);
    expect([first.code, first.stderr]).toEqual([
      70,
      expect.stringMatching(/operation not permitted.*Give this user the right.*then run again/),
    ]);
    expect(first.stderr).not.toMatch(/^ +at /m);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:out.txt')).toBe('ok');
    expect([existsSync(join(root, 'out.txt')), git(root, 'log', '--format=%s')]).toEqual([false, 'begin']);
    writeFileSync(free, '');
    const { code, json } = await cliJson(root, ...once);
    expect([code, json.attempts]).toEqual([0, 1]);
  },
);

function canFreeze(): boolean {
  const file = join(temporaryDir('frozen'), 'x');
  return spawnSync('sh', ['-c', ': > "$1" && chattr +i "$1" && chattr -i "$1"', '-', file]).status === 0;
}

function canMount(): boolean {
  return spawnSync('unshare', [...ownMounts, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

test('a phase whose last run died while it closed its record is closed by the next', async () => {
  const root = makeProject({ '01-01': plan() });
  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
  // As a full disk leaves it: the last event is there, the box of the phase and its commit are not.
  git(root, 'reset', '-q', '--hard', 'HEAD~1');
  writeFileSync(join(root, ledger, 'phase.json'), 'half a {');
  expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toContain('- [ ] **Phase 1: First**');
  expect((await cliJson(root, 'run', '1', ...quick)).json).toMatchObject({ exitCode: 0, attempts: 0 });
  expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toContain('- [x] **Phase 1: First**');
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('a signal on record that is damaged is named by status', async () => {
  const root = makeProject({ '01-01': plan() });
  put(root, `${ledger}/events.ndjson`, '');
  put(root, `${ledger}/phase.json`, '{"status":"success"}');
  const { code, stderr } = await cli(root, 'status', '1');
  expect([code, stderr]).toEqual([64, expect.stringMatching(/1\/phase\.json is damaged: .*delete it/)]);
});

test('a file where our folder should be is told in a sentence, and the next run goes on', async () => {
  const root = makeProject({ '01-01': plan() });
  put(root, '.git/phase-executor', '');
  const { code, stderr, stdout } = await cli(root, 'run', '1', '--json', ...quick);
  expect([code, stderr]).toEqual([70, expect.stringMatching(/\.git\/phase-executor is a file.*: move it away; then/)]);
  expect(stderr).not.toMatch(/^ +at /m);
  const told = { status: 'failure', phase: '1', details: { reason: 'internal' } };
  expect(JSON.parse(stdout)).toMatchObject({ status: 'failure', signal: told, error: { exitCode: 70 } });
  rmSync(join(root, '.git/phase-executor'));
  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
});

test('a temporary folder that cannot be written is named, with what to set', () => {
  const root = makeProject({ '01-01': plan() });
  // Below /proc Node tried for ever to make a folder.
  const env = { ...bareEnvironment(), TMPDIR: '/proc/sys' };
  const words = [cliPath, 'run', '1', ...quick];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8', timeout: 60_000 });
  expect([status, stderr]).toEqual([64, expect.stringMatching(/folder \/proc\/sys cannot be written.*; set TMPDIR/)]);
});

testIf(canMount(), 'nothing can be mounted here, so there is no read-only .git')(
  'a .git that is read-only is told in a sentence',
  () => {
    const root = makeProject({ '01-01': plan() });
    const steps = 'mount --bind "$1/.git" "$1/.git" && mount -o remount,bind,ro "$1/.git" && cd "$1" && shift && "$@"';
    const words = [...ownMounts, 'bash', '-c', steps, '-', root, process.execPath, cliPath, 'run', '1', ...quick];
    const { status, stderr } = spawnSync('unshare', words, { encoding: 'utf8', env: bareEnvironment() });
    expect([status, stderr]).toEqual([70, expect.stringMatching(/is read-only: make it writable; then run again/)]);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);
