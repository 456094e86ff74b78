import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cliPath, git, makeProject, plan, put, putGit, signalsOf, start, temporaryDir, until } from '../project.ts';

/** A run in place, whose agent, checks and tests wait for each other with a person. */
function begin(
  of: (meet: (name: string) => string) => Parameters<typeof plan>[0],
  files: Record<string, string> = {},
  words: readonly string[] = [],
) {
  const HOME = temporaryDir('home');
  // The person acts, and the other side waits until that is done.
  const meet = (name: string) => `touch "${HOME}/${name}"; while [ ! -e "${HOME}/${name}-done" ]; do sleep 0.05; done`;
  const root = makeProject({ '01-01': plan(of(meet)) }, files);
  const { ended } = start(cliPath, ['run', '1', '--kill-grace', '300ms', '--backoff', '1ms', ...words], {
    cwd: root,
    env: { HOME, CI: '' },
  });
  const at = (name: string) => until(() => existsSync(join(HOME, name)));
  const goOn = (name: string) => writeFileSync(join(HOME, name), '');
  return { root, ended, at, goOn };
}

function asPerson(root: string, ...args: string[]): void {
  git(root, '-c', 'user.name=Person', '-c', 'user.email=p@example.com', ...args);
}

function commitMine(root: string): void {
  put(root, 'mine.txt', 'mine\n');
  git(root, 'add', 'mine.txt');
  asPerson(root, 'commit', '-qm', 'My own change');
}

function expectMine(root: string): void {
  expect(readFileSync(join(root, 'mine.txt'), 'utf8')).toBe('mine\n');
  expect(git(root, 'log', '--format=%an %s').match(/^Person My own change$/gm)).toHaveLength(1);
  expect(git(root, 'show', '--format=', '--name-only', git(root, 'log', '-1', '--author=Person', '--format=%H'))).toBe(
    'mine.txt',
  );
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(JSON.stringify(signalsOf(root).phase)).toContain('My own change');
}

test.each([
  ['that fails', 'echo half > half.txt; exit 1'],
  ['that had committed before, and fails', 'exit 1', 'echo x > x.txt; git add x.txt; git commit -qm x'],
  ['that succeeds', 'echo done > out.txt'],
])(
  'a commit of a person beside an attempt %s stays on the branch, and the signal names it',
  async (_, then, first = ':') => {
    const { root, ended, at, goOn } = begin((meet) => ({
      script: `if [ "$ATTEMPT" = 1 ]; then ${first}; ${meet('now')}; ${then}; fi; echo done > out.txt`,
    }));
    await at('now');
    commitMine(root);
    goOn('now-done');
    const { code, stderr } = await ended;
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expectMine(root);
    expect(git(root, 'ls-files', 'half.txt', 'x.txt')).toBe('');
  },
);

test('a commit of a person that the agent takes off the branch is kept, and the signal says where', async () => {
  const { root, ended, at, goOn } = begin(
    (meet) => ({ script: `${meet('now')}; git reset -q --hard HEAD~1; echo done > out.txt` }),
    {},
    ['--cage', 'off'],
  );
  await at('now');
  commitMine(root);
  goOn('now-done');
  const { code, stderr } = await ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  const [, kept = ''] = /"My own change.*?kept in (\S+?),/.exec(JSON.stringify(signalsOf(root).phase)) ?? [];
  expect(git(root, 'show', `${kept}:mine.txt`)).toBe('mine');
});

const shared = 'a\nb\nc\nd\ne\n';
const sharing = { files: 'shared.txt', artifact: 'shared.txt' };
const checking = (script: string, check: string) => `<task type="auto">
  <name>Make it</name>
  <action>\n\`\`\`sh\n${script}\n\`\`\`\n</action>
  <verify><automated>${check}; grep -q end shared.txt</automated></verify>
</task>`;

test.each([
  [
    'beside an attempt that fails',
    (meet: (name: string) => string) => ({
      script: `if [ "$ATTEMPT" = 1 ]; then echo x >> shared.txt; git commit -qam x; ${meet('now')}; exit 1; fi; echo end >> shared.txt`,
    }),
  ],
  ['that the agent edits', (meet: (name: string) => string) => ({ script: `${meet('now')}; echo end >> shared.txt` })],
  [
    'while it is judged',
    (meet: (name: string) => string) => ({ task: checking('echo end >> shared.txt', meet('now')) }),
  ],
])('a commit of a person to a file of the plan, %s, stays and is merged with the work', async (_, of) => {
  const { root, ended, at, goOn } = begin((meet) => ({ ...sharing, ...of(meet) }), { 'shared.txt': shared });
  await at('now');
  put(root, 'shared.txt', readFileSync(join(root, 'shared.txt'), 'utf8').replace('a\n', 'mine\n'));
  asPerson(root, 'commit', '-qam', 'My own change');
  goOn('now-done');
  const { code, stderr } = await ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expect(readFileSync(join(root, 'shared.txt'), 'utf8')).toMatch(/^mine\nb\nc\nd\ne\n(x\n)?end\n$/);
  expect(git(root, 'log', '--format=%an %s').match(/^Person My own change$/gm)).toHaveLength(1);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(JSON.stringify(signalsOf(root).phase)).toContain('My own change');
});

const eachCage = test.each([
  ['in a cage', []],
  ['without one', ['--cage', 'off']],
]);

eachCage(
  'a branch switched to while the work is judged keeps its commits, and an edit is kept, %s',
  async (_, words) => {
    const { root, ended, at, goOn } = begin(
      (meet) => ({ ...sharing, task: checking('echo end >> shared.txt', meet('now')) }),
      { 'shared.txt': shared, 'read.me': 'read\n' },
      words,
    );
    await at('now');
    asPerson(root, 'checkout', '-q', '-b', 'side');
    commitMine(root);
    put(root, 'read.me', 'edited\n');
    goOn('now-done');
    const { code, stderr } = await ended;
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(git(root, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
    expect(git(root, 'ls-tree', '--name-only', 'main', 'mine.txt')).toBe('');
    expect(git(root, 'log', '-1', '--format=%s', 'side')).toBe('My own change');
    const [kept = ''] = git(root, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor/01/partial').split('\n');
    expect(git(root, 'show', `${kept}:read.me`)).toBe('edited');
  },
);

eachCage(
  'planning documents that a person commits beside an attempt stay, and the phase ends by them, %s',
  async (_, words) => {
    const [project, roadmap] = ['.planning/PROJECT.md', '.planning/ROADMAP.md'];
    const next = '.planning/phases/02-second/02-01-PLAN.md';
    const first = words.length === 0 ? ':' : 'echo x > x.txt; git add x.txt; git commit -qm x';
    const { root, ended, at, goOn } = begin(
      (meet) => ({ script: `${first}; ${meet('now')}; echo its >> ${project}; echo done > out.txt` }),
      { [project]: 'begun\n' },
      words,
    );
    await at('now');
    put(root, project, 'begun\nmine\n');
    put(root, next, `${plan()}\nMine.\n`);
    put(root, roadmap, `${readFileSync(join(root, roadmap), 'utf8')}- [ ] 01-02-PLAN.md\n`);
    asPerson(root, 'commit', '-qm', 'My own change', '--', '.planning');
    goOn('now-done');
    const { code, stderr } = await ended;
    expect({ code, stderr: code === 10 ? '' : stderr }).toEqual({ code: 10, stderr: '' });
    expect(git(root, 'show', `HEAD:${project}`)).toBe('begun\nmine');
    expect(git(root, 'show', `HEAD:${roadmap}`)).toMatch(/- \[x\] 01-01[\s\S]*- \[ \] 01-02/);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'show', `HEAD:${next}`)).toContain('Mine.');
    const signal = JSON.stringify(signalsOf(root).phase);
    expect(signal.match(/undid .*?\.md[^.]*?its/g)).toEqual([
      `undid the attempt's change of ${project}; it had written \\"its`,
    ]);
    expect(signal.match(/undid/g)).toHaveLength(1);
    expect(signal).toContain(`${next} was changed by a commit beside the run`);
  },
);

test('a commit of a person while the work is judged stays, and the judged work goes on top of it', async () => {
  const { root, ended, at, goOn } = begin((meet) => ({
    task: `<task type="auto">
  <name>Make it</name>
  <action>\n\`\`\`sh\necho done > out.txt\n\`\`\`\n</action>
  <verify><automated>${meet('check')}; test -e out.txt</automated></verify>
</task>`,
  }));
  await at('check');
  commitMine(root);
  goOn('check-done');
  const { code, stderr } = await ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expectMine(root);
  expect(git(root, 'for-each-ref', 'refs/phase-executor/01/partial')).toBe(''); // it was no failure
});

eachCage(
  "a commit of a plan's command without the mark is no person's where it changes a workflow, %s",
  async (_, words) => {
    const workflow = '.github/workflows/ci.yml';
    const commits = `echo x >> ${workflow}; git add -A .github; env -u GIT_REFLOG_ACTION git -c user.name=a -c user.email=a@b commit -qm Theirs`;
    const { root, ended } = begin(
      () => ({ task: checking('echo end >> shared.txt', commits), ...sharing }),
      { 'shared.txt': shared, [workflow]: 'on: push\n' },
      words,
    );
    const { code, stderr } = await ended;
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(git(root, 'log', '--format=%s')).not.toContain('Theirs');
    expect(git(root, 'show', `HEAD:${workflow}`)).toBe('on: push');
    const [, kept = ''] = /"Theirs.*?kept in (\S+?),/.exec(JSON.stringify(signalsOf(root).phase)) ?? [];
    // In layers of their own, what commands do goes with them.
    if (kept !== '' || words.length > 0) expect(git(root, 'show', `${kept}:${workflow}`)).toBe('on: push\nx');
  },
);

const commitsMine = `echo mine > mine.txt; git add mine.txt
    git -c user.name=Person -c user.email=p@example.com commit -qm 'My own change' mine.txt`;

/** A git before one of whose calls, where a condition in shell holds for the first time, a person commits in the checkout. */
function committingGit(isNow: (bin: string) => string, act = commitsMine): string {
  const bin = temporaryDir('bin');
  return putGit(
    bin,
    `if ! [ -e '${bin}/done' ] && ${isNow(bin)}; then
  : > '${bin}/done'
  (
    unset $(env | sed -n 's/^\\(GIT_[A-Z_0-9]*\\)=.*/\\1/p')
    ${act}
  ) > '${bin}/log' 2>&1
fi`,
  );
}

/** At the n-th call of git once an attempt's work is kept. */
const afterKept = (n: number) =>
  committingGit(
    (bin) =>
      `[ -n "$(git for-each-ref refs/phase-executor/01/partial)" ] && echo >> '${bin}/calls' && [ "$(wc -l < '${bin}/calls')" -ge ${n} ]`,
  );

const moments = [1, 2, 3];
const half = 'echo half > half.txt; git add half.txt; git -c user.name=a -c user.email=a@b commit -qm half';

test.each(moments)('a commit of a person in the moment of a rollback stays (git call %d of it)', async (n) => {
  const root = makeProject({
    '01-01': plan({ script: `[ "$ATTEMPT" -gt 1 ] || { ${half}; exit 1; }; echo done > out.txt` }),
  });
  const words = ['run', '1', '--json', '--backoff', '1ms', '--cage', 'off'];
  const env = { PATH: afterKept(n), CI: '' };
  const { code, stderr } = await start(cliPath, words, { cwd: root, env }).ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expectMine(root);
});

test.each(moments)('a commit of a person while a killed run is recovered stays (git call %d of it)', async (n) => {
  const HOME = temporaryDir('home');
  const script = `[ "$ATTEMPT" -gt 1 ] || { ${half}; echo more > more.txt; touch "$HOME/now"; sleep 60; }; echo done > out.txt`;
  const root = makeProject({ '01-01': plan({ script }) });
  const words = ['run', '1', '--json', '--backoff', '1ms', '--cage', 'off'];
  const first = start(cliPath, words, { cwd: root, env: { HOME, CI: '' } });
  await until(() => existsSync(join(HOME, 'now')));
  first.child.kill('SIGKILL');
  await first.ended;
  const env = { PATH: afterKept(n), HOME, CI: '' };
  const { code, stderr } = await start(cliPath, words, { cwd: root, env }).ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expectMine(root);
  expect(git(root, 'ls-files', 'half.txt', 'more.txt')).toBe('');
});

test('a commit of a person in the moment in which the end of a phase is committed stays', async () => {
  const root = makeProject({ '01-01': plan({ script: 'echo done > out.txt' }) });
  const PATH = committingGit(() => 'case "$*" in *"commit: phase 01: complete"*) ;; *) false ;; esac');
  const { code, stderr } = await start(cliPath, ['run', '1', '--json', '--cage', 'off'], {
    cwd: root,
    env: { PATH, CI: '' },
  }).ended;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'show', 'HEAD:mine.txt')).toBe('mine');
  expect(git(root, 'log', '-2', '--format=%s')).toBe('phase 01: complete\nMy own change');
});

test.each([
  ['switched', 'git checkout -q -b side', 'does not have it'],
  ['reset', 'git reset -q --hard HEAD~1', 'does not have it'],
  ['renamed', 'git branch -m main trunk', 'is gone'],
])('a phase has failed where a person has %s its branch in the moment of its end', async (_, act, why) => {
  const root = makeProject({ '01-01': plan({ script: 'echo done > out.txt' }) });
  const PATH = committingGit(() => 'case "$*" in *"commit: phase 01: complete"*) ;; *) false ;; esac', act);
  const words = ['run', '1', '--json', '--cage', 'off'];
  const { code } = await start(cliPath, words, { cwd: root, env: { PATH, CI: '' } }).ended;
  const { phase } = signalsOf(root);
  expect({ code, status: phase?.status }).toEqual({ code: 1, status: 'failure' });
  expect(JSON.stringify(phase?.details.error)).toContain(`main, on which the run began, ${why}`);
});
