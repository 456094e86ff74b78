import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findNamespace } from '../../src/system/process/namespace.ts';
import { runWith, standIn } from '../agents/stand-in.ts';
import { testIf } from '../needs.ts';
import { call, cliPath, git, home, makeProject, plan, put, start, temporaryDir, until } from '../project.ts';

// An agent that writes and reads whatever it can. Its loot lies in its work tree, for the test to see.

const canCage = ['root', 'user'].includes((await findNamespace()).kind) && existsSync('/usr/bin/perl');
const caged = testIf(canCage, 'this kernel lets nobody make namespaces');

interface Place {
  readonly root: string;
  readonly home: string;
  readonly runner: string;
}

/** What an agent does, and how it is seen afterwards that it could. */
const attacks: [name: string, script: string, isHit: (place: Place, loot: string) => boolean][] = [
  [
    'plants a git that the next run would find',
    'mkdir -p ~/.local/bin; echo x > ~/.local/bin/git',
    ({ home }) => existsSync(join(home, '.local/bin/git')),
  ],
  [
    'changes the shell that the next step starts',
    'echo "touch /hit" >> ~/.bashrc',
    ({ home }) => existsSync(join(home, '.bashrc')),
  ],
  [
    'plants a configuration of npm',
    'echo "script-shell=/x" > ~/.npmrc',
    ({ home }) => existsSync(join(home, '.npmrc')),
  ],
  [
    'reads where the user signs in',
    'cat ~/.netrc ~/.ssh/id ~/.config/gh/hosts.yml',
    (_, loot) => loot.includes('of-the-user'),
  ],
  [
    'reads credentials that a checkout persisted',
    'git config --get-regexp extraheader; cat .git/config',
    (_, loot) => loot.includes('of-the-checkout'),
  ],
  [
    'reads the environment of the engine',
    "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep ^OF_THE_JOB",
    (_, loot) => loot.includes('of-the-engine'),
  ],
  ['reads files of the runner', 'cat "$RUN"/token "$RUN"/output', (_, loot) => loot.includes('of-the-runner')],
  [
    'writes an output of the step',
    'echo "status=success" >> "$RUN/output"',
    ({ runner }) => readFileSync(join(runner, 'output'), 'utf8').includes('status=success'),
  ],
  ['reads our record', 'grep -r . .git/phase-executor', (_, loot) => loot.includes('"attempt_start"')],
  [
    'forges our lease',
    'echo "{}" > .git/phase-executor/forged',
    ({ root }) => existsSync(join(root, '.git/phase-executor/forged')),
  ],
  [
    'replaces a commit by another',
    'git replace HEAD $(git commit-tree -m forged HEAD^{tree})',
    ({ root }) => git(root, 'for-each-ref', 'refs/replace') !== '',
  ],
  [
    'moves the record of another phase',
    'git update-ref refs/phase-executor/99/state HEAD',
    ({ root }) => git(root, 'for-each-ref', 'refs/phase-executor/99') !== '',
  ],
  ['makes a tag that a release would follow', 'git tag v9', ({ root }) => git(root, 'tag', '-l', 'v9') !== ''],
  [
    'removes objects of the repository',
    'mv .git/objects/$(git rev-parse HEAD:.planning/STATE.md | sed s,..,\\&/,) .git/moved && mv .git/moved .git/objects/$(git rev-parse HEAD:.planning/STATE.md | sed s,..,\\&/,); echo $?',
    (_, loot) => loot.trim().endsWith('0'),
  ],
  [
    'leaves a socket or file for later runs in the temporary folder',
    'echo x > "$TMPDIR/phase-executor-left"',
    ({ root }) => existsSync(join(dirname(root), 'phase-executor-left')),
  ],
  ['writes beside the work tree', 'echo x > ../beside', ({ root }) => existsSync(join(root, '../beside'))],
];
const beside = 'writes into the engine';

/** Runs a phase whose agent makes all attacks; each leaves its loot in a file of its own. */
async function attacked(mode: 'auto' | 'off') {
  const lines = attacks.map(([, script], at) => `mkdir -p loot; ( ${script} ) > loot/${at}.txt 2>&1`);
  const engine = `touch '${home}/dist/written-by-${mode}'`;
  const root = makeProject(
    {
      '01-01': plan({
        artifact: 'out.txt',
        script: [...lines, engine, 'echo done > out.txt'].map((line) => `${line} || true`).join('\n'),
      }),
    },
    { '.gitignore': 'loot/\n' },
  );
  const place = { root, home: temporaryDir('home'), runner: temporaryDir('runner') };
  for (const name of ['.netrc', '.ssh/id', '.config/gh/hosts.yml']) put(place.home, name, 'secret of-the-user\n');
  for (const name of ['token', 'output']) put(place.runner, name, 'secret of-the-runner\n');
  git(root, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic of-the-checkout');
  const env = {
    HOME: place.home,
    RUNNER_TEMP: place.runner,
    GITHUB_OUTPUT: join(place.runner, 'output'),
    OF_THE_JOB: 'of-the-engine',
    RUN: place.runner,
  };
  const words = ['run', '1', '--json', '--agent', 'script', '--agent-env', 'RUN', '--cage', mode];
  const { ended } = start(cliPath, words, { cwd: root, env });
  const { stdout } = await ended;
  const loot = attacks.map((_, at) => readFileSync(join(root, `loot/${at}.txt`), 'utf8'));
  const written = join(home, 'dist', `written-by-${mode}`);
  const hits = new Map(attacks.map(([name, , isHit], at) => [name, isHit(place, loot[at] ?? '')]));
  hits.set(beside, existsSync(written));
  rmSync(written, { force: true });
  return { root, hits, json: JSON.parse(stdout) };
}

describe('what an agent reads and writes outside of its work', () => {
  let inside: Awaited<ReturnType<typeof attacked>>;
  let outside: Awaited<ReturnType<typeof attacked>>;
  beforeAll(async () => {
    if (!canCage) return;
    inside = await attacked('auto');
    outside = await attacked('off');
  });

  caged.each([...attacks.map(([name]) => name), beside])('an agent that %s fails in a cage', (name) => {
    expect([name, inside.hits.get(name)]).toEqual([name, false]);
  });

  caged('most of that succeeds without one, which the signal says', () => {
    const missed = [...outside.hits].filter(([, isHit]) => !isHit).map(([name]) => name);
    expect(missed).toEqual(['moves the record of another phase']); // restored by a guard
    expect(outside.json.signal.details.cage).toBe('none');
  });

  caged('the plan succeeds all the same, and its signal and that of the phase name the boundary', () => {
    const { signal, plans } = inside.json;
    expect([signal.status, signal.details.cage, plans[0].signal.details.cage]).toEqual(['success', 'kernel', 'kernel']);
    expect(git(inside.root, 'fsck', '--strict', '--no-dangling')).toBe('');
  });

  caged('nothing of the cage is left', () => {
    const left = [dirname(inside.root), '/var/tmp', '/tmp']
      .flatMap((place) => readdirSync(place))
      .filter((name) => /-cage$/.test(name));
    expect(left).toEqual([]);
  });
});

const honest = `
echo one > a.txt; git add a.txt; git commit -qm 'feat: one'
echo two > a.txt; git stash -q; git stash pop -q; git commit -qam 'feat: two'
echo three > b.txt; git add b.txt; git commit -qm 'wip'; git commit -q --amend -m 'feat: three'
echo kept > made.log; git add -f made.log
mkdir -p ~/.cache/tool "$TMPDIR/x"; echo c > ~/.cache/tool/c; cat ~/.cache/tool/c > "$TMPDIR/x/c"; mktemp
git worktree add -q "$TMPDIR/side" HEAD; git worktree remove "$TMPDIR/side"
cat ~/known > out.txt`;

caged.each([['in-place'], ['worktree']])(
  'honest work in a cage is merged as it was committed (%s)',
  async (isolation) => {
    const more = { '.gitignore': '*.log\n' };
    const files = 'a.txt, b.txt, made.log, out.txt';
    const root = makeProject(
      {
        '01-01': plan({ script: honest, files }),
        '01-02': plan({ artifact: 'c.txt', script: 'echo c > c.txt', files: 'c.txt' }),
      },
      more,
    );
    const HOME = temporaryDir('home');
    put(HOME, 'known', 'known\n');
    git(root, 'config', 'user.name', 'Agent');
    git(root, 'config', 'user.email', 'agent@example.invalid');
    const words = [
      'run',
      '1',
      '--json',
      '--agent',
      'script',
      '--cage',
      'auto',
      '--require-cage',
      'kernel',
      '--isolation',
      isolation,
      '--max-parallel',
      '2',
    ];
    const { stdout } = await call(words, { cwd: root, env: { HOME } });
    const { status, details } = JSON.parse(stdout).signal;
    expect([status, details.cage, details.warnings]).toEqual(['success', 'kernel', undefined]);
    expect(['a.txt', 'b.txt', 'made.log', 'out.txt', 'c.txt'].map((path) => git(root, 'show', `HEAD:${path}`))).toEqual(
      ['two', 'three', 'kept', 'known', 'c'],
    );
    if (isolation === 'in-place') expect(git(root, 'log', '--format=%s')).toMatch(/feat: three\nfeat: two\nfeat: one/);
    expect([git(root, 'status', '--porcelain'), existsSync(join(HOME, '.cache'))]).toEqual(['', false]);
  },
);

test('require-cage ends the phase blocked, before any agent, where the boundary cannot be built', async () => {
  const root = makeProject({ '01-01': plan({ script: 'touch started; echo done > out.txt' }) });
  // A home that holds every temporary folder cannot be made private.
  const words = ['run', '1', '--json', '--agent', 'script', '--cage', 'auto', '--require-cage', 'kernel'];
  const { code, stdout } = await call(words, { cwd: root, env: { HOME: '/var', TMPDIR: temporaryDir('tmp') } });
  const { signal, decision } = JSON.parse(stdout);
  expect([code, signal.status, decision.action]).toEqual([10, 'blocked', 'await_user']);
  expect(signal.details.reason).toMatch(/^require-cage: found (namespace|none), expected kernel: /);
  expect(existsSync(join(root, 'started'))).toBe(false);
});

test('require-cage contradicts cage: off', async () => {
  const root = makeProject({ '01-01': plan() });
  const { code, stderr } = await call(['run', '1', '--cage', 'off', '--require-cage', 'kernel'], { cwd: root });
  expect([code, stderr]).toEqual([64, expect.stringContaining('require-cage: kernel needs cage: auto')]);
});

caged.each(['claude', 'codex'] as const)(
  'a repair goes on with the session that %s keeps in its private home',
  async (name) => {
    const check = 'grep -qx good out.txt';
    const task = `<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n  <verify><automated>${check}</automated></verify>\n</task>`;
    const root = makeProject({ '01-01': plan({ task }) });
    const writes = (text: string) =>
      `echo ${text} > out.txt; git add out.txt; git commit -qm "feat: $call"; echo "# Done by $resumed" > "$SUMMARY_PATH"`;
    const agent = standIn(name, [writes('bad'), writes('good')]);
    const { code, json } = await runWith(agent, root, '--cage', 'auto');
    expect([code, json.plans[0].signal.details]).toMatchObject([0, { repairs: 1, cage: 'kernel' }]);
    expect(git(root, 'show', 'HEAD:.planning/phases/01-first/01-01-SUMMARY.md')).toContain('Done by session-1');
    expect(git(root, 'log', '--format=%s', '--', 'out.txt').split('\n')).toContain('feat: 1');
    expect(agent.calls()).toBe(0); // it counts in its home
  },
);

caged.each(['worktree', 'in-place'])(
  'the engine is killed while its agent works (%s): its files count, and nothing of the cage is left',
  async (isolation) => {
    const TMPDIR = temporaryDir('tmp');
    const commits = 'echo a > a.txt; git add a.txt; git commit -qm "feat: a"; echo out > out.txt';
    const script = `[ -e go ] || touch started; until [ -e go ] || [ "$ATTEMPT" != 1 ]; do sleep 0.02; done; rm -f started go; ${commits}; echo "# done $ATTEMPT" > "$SUMMARY_PATH"`;
    const root = makeProject({ '01-01': plan({ script, files: 'a.txt' }) });
    const words = [
      'run',
      '1',
      '--json',
      '--cage',
      'auto',
      '--agent',
      'script',
      '--isolation',
      isolation,
      '--max-parallel',
      '2',
      '--backoff',
      '1ms',
    ];
    const run = () => start(cliPath, words, { cwd: root, env: { TMPDIR } });
    const first = run();
    const started = () => execFileSync('find', [TMPDIR, root, '-name', 'started'], { encoding: 'utf8' }).trim();
    await until(() => started() !== '');
    const tree = dirname(started());
    first.child.kill('SIGKILL');
    await first.ended;
    if (isolation === 'worktree') writeFileSync(join(tree, 'go'), '');
    const { stdout } = await run().ended;
    const { plans } = JSON.parse(stdout);
    expect([plans[0].signal.status, plans[0].signal.attempt]).toEqual(['success', isolation === 'worktree' ? 1 : 2]);
    expect([
      git(root, 'show', 'HEAD:a.txt'),
      git(root, 'show', 'HEAD:out.txt'),
      git(root, 'status', '--porcelain'),
    ]).toEqual(['a', 'out', '']);
    expect(readdirSync(TMPDIR).filter((name) => name !== 'phase-executor-worktrees')).toEqual([]);
  },
);
