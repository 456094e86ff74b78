import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { describeFailure } from '../../src/settings/call/failure.ts';
import { GitError } from '../../src/system/git/calls/git-error.ts';
import {
  call,
  cli,
  cliJson,
  cliPath,
  commitAll,
  git,
  makeProject,
  makeRepository,
  plan,
  put,
  putProgram,
  start,
  startedRun,
  temporaryDir,
  until,
} from '../project.ts';
import { runner } from '../runner.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const twoPlans = {
  '01-01': plan(),
  '01-02': plan({ script: 'echo b > b.txt', artifact: 'b.txt', dependsOn: '01-01' }),
};

/** Variables of an engine that runs this code first, with `fs`, `proto` (of a file handle), `root` and `base` in reach. */
function preloaded(root: string, code: string): Record<string, string> {
  const file = join(temporaryDir('preload').replace(/ /g, ''), 'preload.mjs');
  put('/', file, '');
  writeFileSync(
    file,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const root = ${JSON.stringify(root)};
const base = ${JSON.stringify(git(root, 'rev-parse', 'HEAD'))};
const handle = await fs.promises.open('/dev/null');
const proto = Object.getPrototypeOf(handle);
await handle.close();
${code}
syncBuiltinESMExports();
`,
  );
  return { NODE_OPTIONS: `--import=${file}` };
}

/** Lets every sync of the engine fail for so long after the branch moved. */
const failingSyncs = (code: string, errno: number, ms: number) => `
let until = null;
const check = () => {
  if (until === null && fs.readFileSync(root + '/.git/refs/heads/main', 'utf8').trim() !== base) until = Date.now() + ${ms};
  if (until !== null && Date.now() < until)
    throw Object.assign(new Error('${code}: fsync'), { code: '${code}', errno: ${errno}, syscall: 'fsync' });
};
const { fsyncSync } = fs;
fs.fsyncSync = (file) => (check(), fsyncSync(file));
const { sync } = proto;
proto.sync = async function () { check(); return sync.call(this); };
`;

describe('a disk that fails once a plan is on the branch', () => {
  test('does no plan twice (I3)', async () => {
    const parallel = '2';
    const root = makeProject(twoPlans);
    const words = ['run', '1', ...quick, '--max-parallel', parallel];
    const first = await start(cliPath, words, { cwd: root, env: preloaded(root, failingSyncs('EIO', -5, 800)) }).ended;
    expect([first.code, first.stderr]).toEqual([70, expect.stringMatching(/EIO.*check it \(dmesg\); then run again/)]);
    expect(first.stderr).not.toMatch(/^ +at /m);
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--max-parallel', parallel);
    expect([code, json.attempts, JSON.stringify(json.signal)]).toEqual([0, 1, expect.not.stringContaining('person')]);
    expect(git(root, 'log', '--format=%s').match(/^plan 01-0\d: Make/gm)).toHaveLength(2);
    expect(git(root, 'log', '--format=%B').match(/^Phase-Executor-Plan:/gim)).toHaveLength(2);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });
});

test.each([
  ['EIO', -5, 'check it (dmesg); then run again'],
  ['Unknown system error -116', -116, 'mounted anew or lost the file: open the folder again; then run again'],
  ['EROFS', -30, 'read-only: make it writable; then run again'],
  ['EMFILE', -24, 'raise their limit (ulimit -n); then run again'],
])('what the system refuses is told with what to do: %s', (code, errno, told) => {
  const error = Object.assign(new Error(`${code}: fsync`), { code, errno });
  expect(describeFailure(error)).toEqual({ exitCode: 70, message: expect.stringContaining(told), stack: null });
});

test.each([
  ['git tag: unable to create directory for /r/.git/refs/tags/x: Operation not permitted', 'Make .git writable'],
  ['git add: error: open("a"): Too many open files', 'raise their limit (ulimit -n)'],
])('what git could not do is told with what to do: %s', (message, told) => {
  const failure = { exitCode: 70, message: expect.stringContaining(told), stack: null };
  expect(describeFailure(new GitError(message))).toEqual(failure);
});

describe('a pipe that git would wait on for ever', () => {
  test('goes with the attempt that made it', async () => {
    const script = '[ "$ATTEMPT" -gt 1 ] || { mkfifo .gitattributes .gitignore; exit 1; }; echo done > out.txt';
    const root = makeProject({ '01-01': plan({ script }) });
    expect((await cli(root, 'run', '1', ...quick, '--sandbox', 'off')).code).toBe(0);
  });

  test('that comes into the checkout while an agent works holds nothing up', async () => {
    const root = makeProject({ '01-01': plan({ script: `mkfifo "$ROOT/.gitignore"; echo done > out.txt` }) });
    const words = ['run', '1', ...quick, '--sandbox', 'off', '--agent-env', 'ROOT'];
    expect((await start(cliPath, words, { cwd: root, env: { ROOT: root } }).ended).code).toBe(0);
    expect(git(root, 'show', 'HEAD:out.txt')).toBe('done');
  });

  test('is named where it lies in the checkout', async () => {
    const root = makeProject({ '01-01': plan() });
    execFileSync('mkfifo', [join(root, '.gitignore')]);
    const { code, stderr } = await cli(root, 'run', '1', ...quick);
    expect([code, stderr]).toEqual([64, expect.stringMatching(/\.gitignore is a pipe.*remove it, then run again/)]);
  });
});

test('an attempt that empties HEAD and leaves devices hands nothing on to the next', async () => {
  const script =
    '[ "$ATTEMPT" -gt 1 ] || { : > .git/HEAD; mknod dev c 1 3 || true; exit 1; }; [ ! -e dev ]; echo done > out.txt';
  const root = makeProject({ '01-01': plan({ script }) });
  expect((await cli(root, 'run', '1', ...quick, '--sandbox', 'off')).code).toBe(0);
});

describe('a program on PATH that changes during a run', () => {
  const changing = (folder: string) => plan({ script: `echo '# new' >> "${folder}/mine"; echo done > out.txt` });

  test('is of no interest where nothing uses it', async () => {
    const folder = temporaryDir('programs');
    const env = { PATH: putProgram(folder, 'mine', 'exit 0') };
    const root = makeProject({ '01-01': changing(folder) });
    const { code, stdout } = await call(['run', '1', ...quick], { cwd: root, env });
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('mine')]);
  });

  test.each([['a command', ['--setup-command', 'mine'], {}]])(
    'closes the gate, with its name, where %s names it',
    async (_, more, files) => {
      const folder = temporaryDir('programs');
      const env = { PATH: putProgram(folder, 'mine', 'exit 0') };
      const root = makeProject({ '01-01': changing(folder) }, files);
      const { code, stdout } = await call(['run', '1', ...quick, ...more], { cwd: root, env });
      expect([code, stdout]).toEqual([1, expect.stringContaining(`${folder}/mine was changed since the run began`)]);
    },
  );
});

test('what a person amends while the gate judges is judged in turn', async () => {
  const slow = join(temporaryDir('gate'), 'judging');
  const files = {
    'test/a.test.mjs': `import test from 'node:test';
import { existsSync, writeFileSync } from 'node:fs';
test('out', async () => {
  if (!existsSync('out.txt')) return;
  writeFileSync(${JSON.stringify(slow)}, '');
  await new Promise((resolve) => setTimeout(resolve, 1500));
});
`,
  };
  const root = makeProject({ '01-01': plan() }, files);
  const words = ['run', '1', ...quick, '--test-command', 'node --test test/', '--prove', 'off', '--json'];
  const run = start(cliPath, [...words, '--sandbox-writable', join(slow, '..')], { cwd: root });
  await until(() => existsSync(slow));
  git(root, 'commit', '-q', '--amend', '-m', 'in my own words');
  const { code, stdout } = await run.ended;
  expect([code, JSON.parse(stdout).exitStatus]).toEqual([0, 'COMPLETED']);
  expect(git(root, 'log', '--format=%s', '-2')).toBe('phase 01: complete\nin my own words');
});

test('post puts back documents that a killed main step had written', async () => {
  const root = makeProject({ '01-01': plan() });
  const code = `const { renameSync } = fs;
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (to === root + '/.planning/STATE.md') process.kill(process.pid, 'SIGKILL');
};`;
  const step = runner(root, { phase: '1' }, preloaded(root, code));
  expect((await step.start.main().ended).signal).toBe('SIGKILL');
  expect(git(root, 'status', '--porcelain')).toContain('M .planning/ROADMAP.md');
  expect((await step.post()).code).toBe(0);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
  expect(git(root, 'show', 'HEAD:.planning/ROADMAP.md')).toContain('- [x] **Phase 1: First**');
});

test('git gc waits until a run is over: no ref leads to the objects of work that is being judged', async () => {
  const script = 'touch "$HOME/started"; until [ -e "$HOME/go" ]; do sleep 0.1; done; echo done > out.txt';
  const root = makeProject({ '01-01': plan({ script }) });
  const { ended, HOME } = await startedRun(root, ...quick);
  const gc = () => spawnSync('git', ['gc', '--quiet', '--prune=now'], { cwd: root, encoding: 'utf8' });
  expect(gc().stderr).toContain('gc is already running on machine');
  writeFileSync(join(HOME, 'go'), '');
  expect((await ended).code).toBe(0);
  expect([gc().status, git(root, 'fsck', '--no-dangling')]).toEqual([0, '']);
});

describe('a repository of a person', () => {
  test('with core.safecrlf completes', async () => {
    const root = makeProject({ '01-01': plan({ script: "printf 'a\\r\\nb\\r\\n' > out.txt" }) });
    git(root, 'config', 'core.autocrlf', 'input');
    git(root, 'config', 'core.safecrlf', 'true');
    expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
  });

  const library = () => makeRepository({ 'lib.txt': 'lib\n' });
  const withLibrary = (script: string) => {
    const root = makeProject({ '01-01': plan({ script }) });
    git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library(), 'lib');
    commitAll(root, 'lib');
    return root;
  };

  test('with a submodule: what an attempt writes into its empty folder fails it', async () => {
    const root = withLibrary('echo mine > lib/mine.txt; echo done > out.txt');
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--max-attempts', '1');
    expect([code, json.signal.details.error.message]).toEqual([
      1,
      expect.stringContaining('it wrote into the submodule lib, whose files are not here'),
    ]);
  });

  test('with a submodule that setup-command makes: git works there, and a change is told', async () => {
    const root = withLibrary('git -C lib status && git add -A && echo mine >> lib/lib.txt; echo done > out.txt');
    const setUp = ['--setup-command', 'git -c protocol.file.allow=always submodule --quiet update --init'];
    const { code, json } = await cliJson(root, 'run', '1', ...quick, ...setUp, '--max-attempts', '1');
    expect([code, json.signal.details.warnings]).toEqual([
      0,
      [expect.stringContaining('files in the submodule lib changed')],
    ]);
  });
});
