import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  cli,
  cliJson,
  cliPath,
  git,
  makeProject,
  plan,
  put,
  signalsOf,
  snapshot,
  start,
  startedRun,
  temporaryDir,
} from '../project.ts';

const records = [
  '.planning/EXECUTION_LOG.md',
  '.planning/STATE.md',
  '.planning/execution-log.ndjson',
  '.planning/specialist-errors.jsonl',
  '.planning/.orchestrator-state.json',
];
const commit = 'git add -A; git -c user.name=A -c user.email=a@b commit -qm work';
const good = 'echo done > out.txt; echo "# done" > "$SUMMARY_PATH"';
const once = ['--max-attempts', '1', '--kill-grace', '300ms'];
/** In a cage most of this would come to nothing (test/attacks/cage.test.ts). */
const agent = (command: string) => ['--agent', 'command', '--agent-command', command, '--cage', 'off', ...once];

describe('no false green (I2)', () => {
  /** Beside what `snapshot` sees: records of the engine, by which the next run goes. */
  const inRecords = [
    'a forged ROADMAP that git is told to ignore',
    'the log as a pipe',
    'the log as a folder',
    'the ledger removed',
  ];
  const lies: [string, string][] = [
    ['a promised file that git ignores by a rule of the attempt', `${good}; echo out.txt >> .gitignore`],
    [
      'a forged ROADMAP that git is told to ignore',
      `${good}; ${commit}; git rm -q --cached .planning/ROADMAP.md; echo ROADMAP.md > .planning/.gitignore; ${commit}`,
    ],
    ['an empty folder in its place', `${good}; rm out.txt; mkdir out.txt`],
    [
      'a repository in its place',
      `${good}; rm out.txt; git init -q out.txt; cd out.txt; git -c user.name=A -c user.email=a@b commit -q --allow-empty -m x`,
    ],
    ['a link into .git in its place', `${good}; ln -sf .git/HEAD out.txt`],
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
    ['a summary that is a folder', 'echo done > out.txt; mkdir "$SUMMARY_PATH"'],
    ['the log as a pipe', 'rm -f .planning/EXECUTION_LOG.md; mkfifo .planning/EXECUTION_LOG.md; exit 1'],
    ['the log as a folder', 'rm -f .planning/EXECUTION_LOG.md; mkdir .planning/EXECUTION_LOG.md; exit 1'],
    ['a signal of 50 MB', `${good}; head -c 50000000 /dev/zero > "$SIGNAL_FILE"`],
    ['a name that is not UTF-8', `${good}; printf x > "$(printf 'bad\\377.txt')"`],
    ['a name that git refuses', `${good}; mkdir -p 'lib/git~1'; echo x > 'lib/git~1/config'`],
    ['the ledger removed', 'rm -rf .git/phase-executor; exit 1'],
  ];
  test.each(lies)('%s: a failed attempt, rolled back', async (name, command) => {
    const other = plan({ artifact: 'promised.txt', dependsOn: '"01-01"' });
    const root = makeProject({ '01-01': plan(), '01-02': other }, { 'promised.txt': 'p\n' });
    git(root, 'commit', '-q', '--allow-empty', '-m', 'second');
    const before = snapshot(root, records);
    const HOME = temporaryDir('home');
    const { code, stdout } = await call(['run', '1', '--json', ...agent(command)], { cwd: root, env: { HOME } });
    expect([code, JSON.parse(stdout).status]).toEqual([1, 'failure']);
    expect(snapshot(root, records)).toEqual(before);
    if (!inRecords.includes(name)) return;
    const next = agent(`${good}; [ $PLAN_ID = 01-01 ] || echo kept > promised.txt`);
    expect((await cli(root, 'run', '1', ...next)).code).toBe(0);
  });

  test('a committed summary that is empty or says it failed does not make a plan done', async () => {
    const summary = '.planning/phases/01-first/01-01-SUMMARY.md';
    for (const text of ['', '# S\n\n## Self-Check: FAILED\n']) {
      const root = makeProject({ '01-01': plan() }, { [summary]: text });
      const { code, json } = await cliJson(root, 'run', '1', ...agent('exit 1'));
      expect([code, json.attempts]).toEqual([1, 1]);
    }
  });

  test('a plan whose text changed since it was completed is told (I3)', async () => {
    const root = makeProject({ '01-01': plan() });
    await cli(root, 'run', '1');
    put(root, '.planning/phases/01-first/01-01-PLAN.md', plan({ script: 'echo more > out.txt' }));
    git(root, 'commit', '-qam', 'change the plan');
    const { code, stdout } = await cli(root, 'run', '1');
    expect([code, stdout]).toEqual([0, expect.stringContaining('01-01-PLAN.md has changed since it was completed')]);
  });

  test("another plan's promises taken away: they are put back, and it is reported", async () => {
    const other = plan({ artifact: 'promised.txt', dependsOn: '"01-01"' });
    const root = makeProject({ '01-01': plan(), '01-02': other });
    const path = '.planning/phases/01-first/01-02-PLAN.md';
    const command = `${good}; [ $PLAN_ID = 01-01 ] && echo "# nothing" > ${path} && ${commit}; true`;
    const { code, json } = await cliJson(root, 'run', '1', ...agent(command));
    expect([code, json.signal.details.failedPlan]).toEqual([1, '01-02']);
    expect(readFileSync(join(root, path), 'utf8')).toBe(other);
    expect(json.plans[0].signal.details.warnings).toEqual([
      `undid the attempt's change of ${path}; it had written "# nothing"`,
    ]);
  });

  test('a promised file that git ignored all along is in no commit, so it is not there', async () => {
    const root = makeProject(
      {
        '01-01': plan({
          artifact: 'local.json',
          script: 'echo k > local.json; echo x > out.txt; echo "# s" > "$SUMMARY_PATH"',
        }),
      },
      { '.gitignore': 'local.json\n' },
    );
    const { code, stdout } = await cli(root, 'run', '1', '--max-attempts', '1');
    expect([code, stdout]).toEqual([1, expect.stringContaining('no commit can contain it')]);
  });
});

test('a lock left by the agent in .git does not stop the engine', async () => {
  const root = makeProject({ '01-01': plan() });
  const { code, stderr } = await cli(root, 'run', '1', ...agent(`${good}; touch .git/index.lock`));
  expect({ code, clean: git(root, 'status', '--porcelain') }).toEqual({
    code: stderr === '' ? 0 : code,
    clean: expect.any(String),
  });
  expect((await cli(root, 'run', '1', ...agent(good))).code).toBe(0);
});

test("what the attempt wrote into git's configuration is gone, also after a success (I7)", async () => {
  const root = makeProject({ '01-01': plan() });
  const before = readFileSync(join(root, '.git/config'), 'utf8');
  expect(
    (await cli(root, 'run', '1', ...agent(`${good}; git config url."http://127.0.0.1:9/".insteadOf "https://"`))).code,
  ).toBe(0);
  expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(before);
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
    const { child, ended } = await startedRun(root, '--cage', 'off');
    child.kill('SIGKILL');
    await ended;
    return root;
  };

  test.each([
    [
      'and ends',
      async (unborn: string) => {
        const root = makeProject({ '01-01': plan() });
        expect((await cli(root, 'run', '1', ...agent(`${unborn}; exit 1`))).code).toBe(1);
        return root;
      },
    ],
    [
      'and is stopped at its time limit',
      async (unborn: string) => {
        const root = makeProject({ '01-01': plan() });
        const { code, json } = await cliJson(root, 'run', '1', '--timeout', '3s', ...agent(`${unborn}; sleep 60`));
        expect([code, json.signal.details.reason]).toEqual([1, 'timeout']);
        return root;
      },
    ],
    ['and is cut off', (unborn: string) => cutOff('sleep 60', unborn)],
  ])(
    'a branch without a commit, to which the agent switches %s, is left again, and its work is kept (I5)',
    async (_, play) => {
      const root = await play('git checkout -q --orphan other; echo half > half.txt');
      expect((await cli(root, 'run', '1', ...agent(good))).code).toBe(0);
      expect([git(root, 'branch', '--show-current'), git(root, 'status', '--porcelain')]).toEqual(['main', '']);
      expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:half.txt')).toBe('half');
    },
  );

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

describe('what an attempt hides from git is looked at all the same', () => {
  test('by .git/info/exclude', async () => {
    const root = makeProject({ '01-01': plan({}) });
    const script = `${good}; echo out.txt >> "$(git rev-parse --git-path info/exclude)"`;
    expect((await cli(root, 'run', '1', ...agent(script))).code).toBe(0);
    expect(git(root, 'show', 'HEAD:out.txt')).toBe(readFileSync(join(root, 'out.txt'), 'utf8').trim());
    expect(git(root, 'status', '--porcelain')).toBe('');
  });
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
  for (let time = 0; time < 2; time += 1) expect((await cli(root, 'run', '1', '--max-attempts', '1')).code).toBe(1);
  expect(git(root, 'show', 'HEAD:.planning/ROADMAP.md')).toContain('- [ ] **Phase 1: First**');
});

test.each([
  ['a link out of it', `ln -s /etc/passwd link; ${commit}; rm link; ${commit}`, 'its symbolic link link leads out of'],
  [
    'a submodule',
    `git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),sub; git -c user.name=A -c user.email=a@b commit -qm x; git rm -q --cached sub; ${commit}`,
    'it changes the submodule sub',
  ],
  [
    'a document too large to read',
    `yes | head -c 2000000 > .planning/BIG.md; ${commit}; rm .planning/BIG.md; ${commit}`,
    'has 2000000 bytes',
  ],
  [
    'a name that git refuses',
    `tree=$(printf '100644 blob %s\\t.GIT\\n' $(git rev-parse HEAD:.gitignore) | git mktree); git update-ref HEAD $(git -c user.name=A -c user.email=a@b commit-tree -m x -p HEAD $tree)`,
    'its commits were refused: git refuses what',
  ],
])('an attempt whose commits bring %s, also where a later one removes it, fails', async (_, script, words) => {
  const root = makeProject({ '01-01': plan() }, { '.gitignore': 'x\n' });
  const { code, json } = await cliJson(root, 'run', '1', ...agent(`${script}; ${good}`));
  expect([code, json.signal.details.error.message]).toEqual([1, expect.stringContaining(words)]);
  expect(json.signal.details.reason).toBe('scope_violation');
});

test.each([
  ['failed', 'exit 1', []],
  ['was cut off', 'sleep 60', []],
  ['was adopted', 'sleep 1', ['--max-parallel', '2']],
])('commits on another branch and stashes of an attempt that %s are kept (I5)', async (how, end, more) => {
  const script = `git checkout -qb other; echo half > half.txt; ${commit}; git checkout -q main; echo more > kept.txt; git -c user.name=A -c user.email=a@b stash -q; touch "$HOME/started"; ${end}`;
  const root = makeProject({ '01-01': plan({ script }) }, { 'kept.txt': 'k\n' });
  const { child, ended } = await startedRun(root, '--cage', 'off', '--max-attempts', '1', ...more);
  if (how !== 'failed') child.kill('SIGKILL');
  await ended;
  const next = how === 'failed' ? null : await cli(root, 'run', '1', ...agent(good), ...more);
  expect(next?.code ?? 0).toBe(how === 'was adopted' ? 3 : 0);
  const kept = git(root, 'for-each-ref', '--format=%(contents:subject)', 'refs/phase-executor/01/partial/01-01').split(
    '\n',
  );
  expect(kept).toEqual(expect.arrayContaining(['work', expect.stringMatching(/^WIP on main/)]));
  expect(git(root, 'branch', '--list', 'other')).toBe('');
});
