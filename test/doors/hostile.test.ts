import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  cli,
  cliJson,
  cliPath,
  eventsOf,
  git,
  makeProject,
  plan,
  put,
  signalsOf,
  start,
  startedRun,
  temporaryDir,
} from '../project.ts';

const commit = 'git add -A; git -c user.name=A -c user.email=a@b commit -qm work';
const good = 'echo done > out.txt; echo "# done" > "$SUMMARY_PATH"';
const quick = ['--repairs', '0', '--backoff', '1ms', '--kill-grace', '300ms'];
const once = ['--max-attempts', '1', ...quick];
/** In a sandbox most of this would come to nothing (test/attacks/cage.test.ts). */
const agent = (command: string) => ['--agent', 'command', '--agent-command', command, '--sandbox', 'off', ...once];

describe('no false green (I2)', () => {
  const lies: [name: string, command: string, type?: string, told?: string][] = [
    [
      'a promised file that git ignores by a rule of the attempt',
      `${good}; echo out.txt >> .gitignore`,
      'verification_failed',
    ],
    [
      'a forged ROADMAP that git is told to ignore',
      `${good}; ${commit}; git rm -q --cached .planning/ROADMAP.md; echo ROADMAP.md > .planning/.gitignore; ${commit}`,
    ],
    ['an empty folder in its place', `${good}; rm out.txt; mkdir out.txt`, 'verification_failed'],
    [
      'a repository in its place',
      `${good}; rm out.txt; git init -q out.txt; cd out.txt; git -c user.name=A -c user.email=a@b commit -q --allow-empty -m x`,
      'verification_failed',
    ],
    ['a link into .git in its place', `${good}; ln -sf .git/HEAD out.txt`, 'verification_failed'],
    ['a branch without a past', `git checkout -q --orphan other; ${good}; ${commit}`],
    ['rewritten history', `git reset -q --hard HEAD~1; ${good}; ${commit}`],
    ["another plan's summary", `${good}; echo "# done" > .planning/phases/01-first/01-02-SUMMARY.md; ${commit}`],
    ['a pipe in the place of a file of another plan', `${good}; rm promised.txt; mkfifo promised.txt`],
    ['a file that another plan promised, deleted', `${good}; rm promised.txt; ${commit}`],
    [
      'a workflow that the plan does not name',
      `${good}; mkdir -p .github/workflows; echo x > .github/workflows/ci.yml`,
    ],
    ['.planning as a link', `${good}; ${commit}; mv .planning "$HOME/p$$"; ln -s "$HOME/p$$" .planning`],
    ['a summary that is a folder', 'echo done > out.txt; mkdir "$SUMMARY_PATH"', 'verification_failed'],
    ['the log as a pipe', 'rm -f .planning/EXECUTION_LOG.md; mkfifo .planning/EXECUTION_LOG.md; exit 1', 'agent_error'],
    [
      'the log as a folder',
      'rm -f .planning/EXECUTION_LOG.md; mkdir .planning/EXECUTION_LOG.md; exit 1',
      'agent_error',
    ],
    ['a signal of 50 MB', `${good}; head -c 50000000 /dev/zero > "$SIGNAL_FILE"`, 'agent_error'],
    ['a name that is not UTF-8', `${good}; printf x > "$(printf 'bad\\377.txt')"`],
    ['a name that git refuses', `${good}; mkdir -p 'lib/git~1'; echo x > 'lib/git~1/config'`],
    ['the ledger removed', 'rm -rf .git/phase-executor; exit 1', 'agent_error'],
    // Commits that bring what a later one takes back.
    [
      'a link out of the repository',
      `ln -s /etc/passwd link; ${commit}; rm link; ${commit}; ${good}`,
      'scope_violation',
      'its symbolic link link leads out of',
    ],
    [
      'a submodule',
      `git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),sub; git -c user.name=A -c user.email=a@b commit -qm x; git rm -q --cached sub; ${commit}; ${good}`,
      'scope_violation',
      'it changes the submodule sub',
    ],
    [
      'a document too large to read',
      `yes | head -c 2000000 > .planning/BIG.md; ${commit}; rm .planning/BIG.md; ${commit}; ${good}`,
      'scope_violation',
      'has 2000000 bytes',
    ],
    [
      'a name that git refuses, in a commit',
      `tree=$(printf '100644 blob %s\\t.GIT\\n' $(git rev-parse HEAD:promised.txt) | git mktree); git update-ref HEAD $(git -c user.name=A -c user.email=a@b commit-tree -m x -p HEAD $tree); ${good}`,
      'scope_violation',
      'its commits were refused: git refuses what',
    ],
  ];
  /** An attempt for each, seven in a run, for waits double: what a new attempt finds is what the first one found. */
  test.each([
    ['of its files', lies.slice(0, 7)],
    ['beside its files', lies.slice(7, 13)],
    ['in what is ours', lies.slice(13, 19)],
    ['in commits that they take back', lies.slice(19)],
  ])('attempts that lie %s fail, are rolled back, and spoil no record', async (_, lies) => {
    const other = plan({ artifact: 'promised.txt', dependsOn: '"01-01"' });
    const root = makeProject({ '01-01': plan(), '01-02': other }, { 'promised.txt': 'p\n' });
    git(root, 'commit', '-q', '--allow-empty', '-m', 'second');
    const HOME = temporaryDir('home');
    const look =
      '(git rev-parse HEAD; git symbolic-ref HEAD; git status --porcelain --ignored; find . -name .git -prune -o -print | sort)';
    const each = lies.map(([, command], at) => `01-01-${at + 1}) ${command};;`).join('\n');
    const honest = `${good}; [ $PLAN_ID = 01-01 ] || echo kept > promised.txt`;
    const command = `${look} > "$HOME/$PLAN_ID-$ATTEMPT"\ncase $PLAN_ID-$ATTEMPT in\n${each}\n*) ${honest};;\nesac`;
    const words = ['--agent', 'command', '--agent-command', command, '--sandbox', 'off', '--stuck', 'off', ...quick];
    const caps = ['--max-attempts', `${lies.length + 1}`, '--max-run-attempts', '99'];
    const { code, stdout, stderr } = await call(['run', '1', '--json', ...words, ...caps], {
      cwd: root,
      env: { HOME },
    });
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).plans[0].signal.attempt).toBe(lies.length + 1);
    const found = lies.map((_, at) => readFileSync(join(HOME, `01-01-${at + 1}`), 'utf8'));
    for (const [at, [name]] of lies.entries()) expect([name, found[at]]).toEqual([name, found[0]]);
    const failed = eventsOf(root).filter(({ event }) => event === 'attempt_failed');
    expect(failed.map(({ error_type }, at) => [lies[at]?.[0], error_type])).toEqual(
      lies.map(([name, , type = 'scope_violation']) => [name, type]),
    );
    for (const [at, [, , , told = '']] of lies.entries()) expect(failed[at]?.details).toContain(told);
  });

  test('a plan whose text changed since it was completed is told (I3)', async () => {
    const root = makeProject({ '01-01': plan() });
    await cli(root, 'run', '1');
    put(root, '.planning/phases/01-first/01-01-PLAN.md', plan({ script: 'echo more > out.txt' }));
    git(root, 'commit', '-qam', 'change the plan');
    const { code, stdout } = await cli(root, 'run', '1');
    expect([code, stdout]).toEqual([0, expect.stringContaining('01-01-PLAN.md has changed since it was completed')]);
  });
});

test('nothing is written through a link that the agent laid', async () => {
  const root = makeProject({ '01-01': plan() });
  const victim = join(temporaryDir('victim'), 'v');
  writeFileSync(victim, 'mine');
  await cli(
    root,
    'run',
    '1',
    ...agent(
      `${good}; rm -f .planning/EXECUTION_LOG.md; ln -s ${JSON.stringify(victim)} .planning/EXECUTION_LOG.md; ln -s ${JSON.stringify(victim)} .planning/EXECUTION_LOG.md.1.tmp`,
    ),
  );
  expect(readFileSync(victim, 'utf8')).toBe('mine');
});

test("an agent's retry-after is honoured: beyond the deadline the phase is blocked until then", async () => {
  const root = makeProject({ '01-01': plan() });
  const said =
    '{"status":"failure","phase":"1","details":{"reason":"rate_limit","retryable":true,"retryAfterMs":86400000}}';
  const { code, json } = await cliJson(
    root,
    'run',
    '1',
    '--agent',
    'command',
    '--agent-command',
    `echo '${said}' > "$SIGNAL_FILE"`,
  );
  expect(json.decision.action).toBe('await_dependency');
  expect(Date.parse(json.decision.unblockAt)).toBeGreaterThan(Date.now() + 80_000_000);
  expect([code, json.attempts]).toEqual([10, 1]);
});

describe('after a run was cut off', () => {
  const cutOff = async (script: string, first = ':') => {
    const root = makeProject(
      { '01-01': plan({ script: `${first}; touch "$HOME/started"; ${script}` }) },
      { 'kept.txt': 'k\n' },
    );
    const { child, ended } = await startedRun(root, '--sandbox', 'off');
    child.kill('SIGKILL');
    await ended;
    return root;
  };

  test('a branch without a commit, to which the agent switched, is left again, and its work is kept (I5)', async () => {
    const root = await cutOff('sleep 60', 'git checkout -q --orphan other; echo half > half.txt');
    expect((await cli(root, 'run', '1', ...agent(good))).code).toBe(0);
    expect([git(root, 'branch', '--show-current'), git(root, 'status', '--porcelain')]).toEqual(['main', '']);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:half.txt')).toBe('half');
  });

  test('another phase recovers it first', async () => {
    const root = await cutOff('echo half > kept.txt; sleep 60');
    expect((await cli(root, 'run', '2', ...agent(good))).code).toBe(0);
    expect(readFileSync(join(root, 'kept.txt'), 'utf8')).toBe('k\n');
    expect(signalsOf(root).phase).toMatchObject({ status: 'failure', details: { reason: 'interrupted' } });
  });
});

test('a reader that goes away does not leave an attempt half done', async () => {
  const root = makeProject({ '01-01': plan() });
  const { child, ended } = start(
    cliPath,
    ['run', '1', ...agent(`echo half > half.txt; sleep 0.5; rm half.txt; ${good}`)],
    { cwd: root },
  );
  child.stderr.destroy();
  child.stdout.destroy();
  expect((await ended).code).toBe(0);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('without bash the agent is missing: 69, and a sentence', async () => {
  const root = makeProject({ '01-01': plan() });
  const bin = temporaryDir('bin');
  const { execFileSync } = await import('node:child_process');
  execFileSync('ln', ['-s', execFileSync('which', ['git'], { encoding: 'utf8' }).trim(), join(bin, 'git')]);
  const { code, stderr } = await call(['run', '1'], { cwd: root, env: { PATH: bin } });
  expect([code, stderr]).toEqual([69, expect.stringContaining('needs bash on PATH')]);
  rmSync(bin, { recursive: true });
});

test("another plan's summary that git was told to ignore completes nothing", async () => {
  const write =
    "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n' > .planning/phases/01-first/01-02-SUMMARY.md";
  const root = makeProject({
    '01-01': plan({
      artifact: 'a.txt',
      script: `echo a > a.txt; echo b > b.txt; echo 01-02-SUMMARY.md > .gitignore; ${write}`,
    }),
    '01-02': plan({ artifact: 'b.txt', script: 'exit 1' }),
  });
  for (let time = 0; time < 2; time += 1) expect((await cli(root, 'run', '1', ...once)).code).toBe(1);
  expect(git(root, 'show', 'HEAD:.planning/ROADMAP.md')).toContain('- [ ] **Phase 1: First**');
});

test('commits on another branch and stashes of an attempt that was cut off are kept (I5)', async () => {
  const script = `git checkout -qb other; echo half > half.txt; ${commit}; git checkout -q main; echo more > kept.txt; git -c user.name=A -c user.email=a@b stash -q; touch "$HOME/started"; sleep 60`;
  const root = makeProject({ '01-01': plan({ script }) }, { 'kept.txt': 'k\n' });
  const { child, ended } = await startedRun(root, '--sandbox', 'off', '--max-attempts', '1');
  child.kill('SIGKILL');
  await ended;
  expect((await cli(root, 'run', '1', ...agent(good))).code).toBe(0);
  const kept = git(root, 'for-each-ref', '--format=%(contents:subject)', 'refs/phase-executor/01/partial/01-01').split(
    '\n',
  );
  expect(kept).toEqual(expect.arrayContaining(['work', expect.stringMatching(/^WIP on main/)]));
  expect(git(root, 'branch', '--list', 'other')).toBe('');
});
