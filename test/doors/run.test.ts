import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rowsIn } from '../execution-rows.ts';
import {
  call,
  cli,
  cliJson,
  commitAll,
  git,
  inRoom,
  makeProject,
  makeRepository,
  plan,
  put,
  signalsOf,
  snapshot,
  startedRun,
  temporaryDir,
} from '../project.ts';

const log = '.planning/EXECUTION_LOG.md';
/** What a run writes besides its work: it stays, whatever is rolled back. */
const records = [
  ...[log, '.planning/STATE.md', '.planning/execution-log.ndjson', '.planning/specialist-errors.jsonl'],
  '.planning/.orchestrator-state.json',
];
const agent = (command: string) => ['--agent', 'command', '--agent-command', command];
const once = ['--max-attempts', '1', '--repairs', '0'];
const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];

describe('a phase that completes', () => {
  test('runs plans in dependency order, commits each, ticks the ROADMAP and signals success', async () => {
    const root = makeProject({
      '01-01': plan({ script: 'echo a > a.txt', artifact: 'a.txt', dependsOn: '"01-02"' }),
      '01-02': plan({
        script: 'echo b > b.txt && git add b.txt && git -c user.name=A -c user.email=a@b commit -qm "feat: b"',
        artifact: 'b.txt',
      }),
    });
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      status: 'success',
      exitStatus: 'COMPLETED',
      phase: '01',
      nextPhase: '02',
      attempts: 2,
      branch: 'main',
    });
    expect(json.decision).toMatchObject({ continue: true, action: 'proceed', nextPhase: '02' });
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'log', '--format=%s', '--reverse').split('\n')).toEqual([
      ...['begin', 'feat: b', 'plan 01-02: Make b.txt', 'plan 01-01: Make a.txt', 'phase 01: complete'],
    ]);
    const roadmap = readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8');
    expect(roadmap).toContain('- [x] 01-01-PLAN.md: it\n- [x] 01-02-PLAN.md: it');
    expect(roadmap).toMatch(/^- \[x\] \*\*Phase 1: First\*\* \(completed \d{4}-\d{2}-\d{2}\)$/m);
    expect(roadmap).toContain('- [ ] **Phase 2: Second**');
    expect(git(root, 'tag', '-l')).toBe('');
    const rows = rowsIn(readFileSync(join(root, log), 'utf8'));
    expect(rows.map(({ what }) => what)).toEqual([
      ...['phase 01 run', '01-02 attempt 1', '01-01 attempt 1', 'phase 01 end'],
    ]);
    expect(rows[1]).toMatchObject({
      result: 'complete: evidence artifacts',
      judged: expect.stringMatching(/1 of 1 artifact/),
    });
    expect(git(root, 'rev-parse', rows[1]?.commit ?? '')).toBe(git(root, 'log', '--format=%H', '--grep=^plan 01-02'));
    expect(rows.at(-1)?.result).toMatch(/^COMPLETED; 2 of 2 plans, 2 attempts; proceed: /);
  });

  test('what an agent writes into ROADMAP, STATE and the log is set back (I9)', async () => {
    const script =
      'for f in ROADMAP STATE EXECUTION_LOG; do echo forged > .planning/$f.md; done; git add -A; git -c user.name=A -c user.email=a@b commit -qm x; echo ok > out.txt';
    const root = makeProject({ '01-01': plan({ script }) });
    expect((await cli(root, 'run', '1')).code).toBe(0);
    expect(readFileSync(join(root, '.planning/STATE.md'), 'utf8')).toMatch(
      /^Phase: 1 of 2\n\n## Phase Executor: Last Run\n(?![\s\S]*forged)/,
    );
    expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toContain('- [x] 01-01-PLAN.md');
    expect(readFileSync(join(root, log), 'utf8')).not.toContain('forged\n');
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('of documents that no commit has, only those of the plan leave its room', async () => {
    const folder = '.planning/phases/01-first';
    const script = `sed -i 's/autonomous/x/' ${folder}/01-02-PLAN.md; cp ${folder}/01-02-PLAN.md ${folder}/01-03-PLAN.md; echo n > ${folder}/notes.md; echo ok > out.txt`;
    const root = makeProject(
      {
        '01-01': plan({ script }),
        '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }),
      },
      { '.planning/config.json': '{"commit_docs": false}', '.gitignore': '.planning/\n' },
    );
    const before = readFileSync(join(root, folder, '01-02-PLAN.md'), 'utf8');
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    expect([code, json.signal.details.warnings.join()]).toEqual([
      0,
      expect.stringMatching(/did not take over .*01-02-PLAN\.md, .*01-03-PLAN\.md/),
    ]);
    expect(readFileSync(join(root, folder, '01-02-PLAN.md'), 'utf8')).toBe(before);
    expect(readdirSync(join(root, folder)).sort()).toEqual([
      '01-01-PLAN.md',
      '01-01-SUMMARY.md',
      '01-02-PLAN.md',
      '01-02-SUMMARY.md',
      'notes.md',
    ]);
  });
});

describe('every way out leaves one signal a plan and one for the phase (I1)', () => {
  const three = {
    '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
    '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt; exit 1', dependsOn: '"01-01"' }),
    '01-03': plan({ artifact: 'c.txt', script: 'echo c > c.txt', dependsOn: '"01-02"' }),
  };
  const statuses = (root: string) =>
    Object.fromEntries(Object.entries(signalsOf(root)).map(([key, { status }]) => [key, status]));

  test('a failure: the failed plan says why, the rest is skipped', async () => {
    const root = makeProject(three);
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    expect(code).toBe(1);
    expect(json).toMatchObject({ status: 'failure', exitStatus: 'STUCK', attempts: 3 });
    expect(statuses(root)).toEqual({ phase: 'failure', '01-01': 'success', '01-02': 'failure', '01-03': 'skipped' });
    expect(signalsOf(root)['01-02']).toMatchObject({
      attempt: 2,
      details: { reason: 'stuck', lastReason: 'agent_error', retryable: false },
    });
  });

  test('a failure: one short headline, the long reason once below it, and the decision in the log', async () => {
    const script = `echo 'a very long reason that ${'goes on and '.repeat(12)}ends here' >&2; exit 1`;
    const root = makeProject({ '01-01': plan({ script }) });
    const { stdout, stderr } = await cli(root, 'run', '1', ...quick);
    const lines = stdout.split('\n');
    const at = lines.findIndex((line) => line.startsWith('01-01 failed: '));
    expect(lines[at]).toMatch(/^01-01 failed: .*… \(2 attempts\)$/);
    expect(lines[at]?.length).toBeLessThanOrEqual(100);
    expect(lines[at + 1]).toMatch(/^because: .*ends here/);
    expect(stdout.split('ends here')).toHaveLength(2);
    expect(stderr).toMatch(/✗ failed: .{1,100}$/m);
    const [, decided, ended] = rowsIn(readFileSync(join(root, log), 'utf8'))
      .slice(-3)
      .map(({ result }) => result);
    expect([decided, ended]).toEqual(['escalate (stuck_same_failure)', expect.stringMatching(/^STUCK: /)]);
  });

  test('kill -9 in the middle of an attempt: the provisional signals stand, and the next run recovers and completes', async () => {
    const wait =
      'if [ ! -e "$HOME/go" ]; then echo half > b.txt; echo more >> a.txt; touch "$HOME/started"; sleep 60; fi; echo b > b.txt';
    const root = makeProject({ ...three, '01-02': plan({ artifact: 'b.txt', script: wait, dependsOn: '"01-01"' }) });
    const { HOME, child, ended } = await startedRun(root);
    child.kill('SIGKILL');
    await ended;
    expect(statuses(root)).toEqual({ phase: 'failure', '01-01': 'success', '01-02': 'failure', '01-03': 'failure' });
    expect(signalsOf(root)['01-02']?.details).toMatchObject({ reason: 'interrupted' });
    expect(readFileSync(inRoom(root, 'b.txt'), 'utf8')).toBe('half\n');
    expect(git(root, 'status', '--porcelain')).toBe('');

    writeFileSync(join(HOME, 'go'), '');
    const { code, stdout, stderr } = await call(['run', '1', '--json'], { cwd: root, env: { HOME } });
    expect(stderr).toContain('cut off in attempt 1');
    expect([code, JSON.parse(stdout).status]).toEqual([0, 'success']);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('a\n');
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-02/1:a.txt')).toBe('a\nmore');
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test("SIGINT: the agent is ended, its work kept, the tree as it was, exit code 3, well inside the runner's 7.5 s", async () => {
    const script = 'echo half > b.txt; trap "" TERM INT; touch "$HOME/started"; sleep 60 & wait; sleep 60';
    const root = makeProject({ ...three, '01-02': plan({ artifact: 'b.txt', script, dependsOn: '"01-01"' }) });
    const { child, ended } = await startedRun(root, '--json');
    const asked = Date.now();
    child.kill('SIGINT');
    const { code, stdout } = await ended;
    expect(Date.now() - asked).toBeLessThan(6_000);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'failure',
      exitStatus: 'INTERRUPTED',
      signal: { details: { reason: 'interrupted' } },
    });
    expect(statuses(root)).toEqual({ phase: 'failure', '01-01': 'success', '01-02': 'failure', '01-03': 'skipped' });
    expect(existsSync(join(root, 'b.txt'))).toBe(false);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-02/1:b.txt')).toBe('half');
  });

  test('with interrupt: finish the attempt under way still completes, and no other is started', async () => {
    const script = 'touch "$HOME/started"; sleep 0.5; echo b > b.txt';
    const root = makeProject({ ...three, '01-02': plan({ artifact: 'b.txt', script, dependsOn: '"01-01"' }) });
    const { child, ended } = await startedRun(root, '--interrupt', 'finish');
    child.kill('SIGINT');
    expect((await ended).code).toBe(3);
    expect(statuses(root)).toEqual({ phase: 'failure', '01-01': 'success', '01-02': 'success', '01-03': 'skipped' });
  });

  test('the deadline: ABORTED, and what did not start is told', async () => {
    const root = makeProject({
      ...three,
      '01-02': plan({ artifact: 'b.txt', script: 'sleep 60', dependsOn: '"01-01"' }),
    });
    const { code, json } = await cliJson(root, 'run', '1', '--deadline', '6s', ...quick);
    expect(code).toBe(2);
    expect(json).toMatchObject({ exitStatus: 'ABORTED', signal: { details: { reason: 'deadline' } } });
    expect(statuses(root)).toEqual({ phase: 'failure', '01-01': 'success', '01-02': 'failure', '01-03': 'skipped' });
  });

  test('a plan that somebody left half-way is not started again unasked', async () => {
    const root = makeProject({ '01-01': plan() });
    git(root, 'commit', '-q', '--allow-empty', '-m', 'feat(01-01): half of it');
    const { code, json } = await cliJson(root, 'run', '1');
    expect([code, json.status, json.attempts]).toEqual([10, 'blocked', 0]);
    expect(json.signal.details.reason).toMatch(/plan 01-01 has commits \(.*half of it\) but no SUMMARY/);
    expect((await cli(root, 'run', '1', '--unfinished-plans', 'run')).code).toBe(0);
  });
});

describe('unknown is never success (I2)', () => {
  const failing: [string, string, string][] = [
    [
      'an agent that claims success and does nothing',
      `echo '{"status":"success","phase":"01"}' > "$SIGNAL_FILE"`,
      'verification_failed',
    ],
    [
      'an agent that leaves an unreadable signal',
      'echo done > out.txt; echo "{nonsense" > "$SIGNAL_FILE"',
      'agent_error',
    ],
  ];
  test.each(failing)('%s fails', async (_, command, reason) => {
    const root = makeProject({ '01-01': plan() });
    const before = snapshot(root, records);
    const { code, json } = await cliJson(root, 'run', '1', ...agent(command), ...once);
    expect([code, json.status, json.signal.details.reason]).toEqual([1, 'failure', reason]);
    expect(snapshot(root, records)).toEqual(before);
  });

  test('a plan that promises nothing needs a summary or its files', async () => {
    const bare = '# Plan\n\nDo something.\n';
    const root = makeProject({ '01-01': bare });
    const silent = await cliJson(root, 'run', '1', ...agent('echo x > x.txt'), ...once);
    expect([silent.code, silent.json.signal.details.reason]).toEqual([1, 'verification_failed']);
    const tells = agent('echo x > x.txt; echo "# did x" > "$SUMMARY_PATH"');
    const telling = await cliJson(root, 'run', '1', ...tells);
    expect([telling.code, telling.json.status]).toEqual([0, 'success']);
  });
});

describe('a failed attempt leaves the tree as it was (I4)', () => {
  const vandal = [
    'echo changed >> tracked.txt; rm deleted.txt; mkdir -p new/dir; echo x > new/dir/file; chmod +x mode.sh',
    'echo staged > staged.txt; git add staged.txt; ln -s tracked.txt link; echo y >> ignored/keep.txt',
    'git -c user.name=A -c user.email=a@b commit -qam "bad work"; git checkout -q -b elsewhere; echo z > later.txt',
  ].join('\n');

  test.each([
    ['never ends', `${vandal}\nsleep 600`, 'timeout', ['--timeout', '1500ms']],
    [
      'leaves a merge open',
      `${vandal}\ngit checkout -q -b other HEAD~1; echo o > later.txt; git add -A; git -c user.name=A -c user.email=a@b commit -qm o; git checkout -qf elsewhere; git add -A; git -c user.name=A -c user.email=a@b commit -qm e; git merge other; exit 1`,
      'agent_error',
      [],
    ],
  ] as [string, string, string, string[]][])('an agent that %s', async (_, command, reason, options) => {
    const files = {
      'tracked.txt': 'a\n',
      'deleted.txt': 'b\n',
      'mode.sh': '#!/bin/sh\n',
      '.gitignore': 'ignored/\n',
      'ignored/keep.txt': 'secret\n',
    };
    const root = makeProject({ '01-01': plan() }, files);
    const before = snapshot(root, [...records, 'ignored/keep.txt']);
    const { code, json, stdout } = await cliJson(root, 'run', '1', ...agent(command), ...once, ...quick, ...options);
    expect([code, json.signal.details.reason]).toEqual([1, reason]);
    expect(stdout.length).toBeLessThan(20_000);
    expect(snapshot(root, [...records, 'ignored/keep.txt'])).toEqual(before);
    expect(readFileSync(join(root, 'ignored/keep.txt'), 'utf8')).toBe('secret\n');
    expect(git(root, 'show', `${json.signal.details.checkpoints[0]}:new/dir/file`)).toBe('x');
  });

  test('retries are bounded and each begins on the same tree (I11)', async () => {
    const root = makeProject({ '01-01': plan() });
    const command =
      'echo "$ATTEMPT $(git rev-parse HEAD) $(ls -A | tr "\\n" ,)" >> "$HOME/seen"; echo junk > junk.txt; exit 1';
    const HOME = temporaryDir('home');
    const words = ['run', '1', ...agent(command), ...quick, '--max-attempts', '4', '--stuck', 'off'];
    expect((await call(words, { cwd: root, env: { HOME } })).code).toBe(1);
    const seen = readFileSync(join(HOME, 'seen'), 'utf8').trim().split('\n');
    expect(seen.map((line) => line.split(' ')[0])).toEqual(['1', '2', '3', '4']);
    expect(seen.map((line) => line.slice(2))).toEqual(seen.map(() => seen[0]?.slice(2)));
  });
});

describe('what cannot be run is told in a sentence, with its exit code, and nothing is touched', () => {
  const good = () => makeProject({ '01-01': plan() });
  const cases: [string, () => string, string[], number, RegExp][] = [
    ['no such phase', good, ['run', '9'], 65, /There is no phase "9".*01-first, 02-second/],
    [
      'no .planning',
      () => makeRepository({ a: 'b' }),
      ['run', '1'],
      65,
      /no \.planning in .*Set root to the directory/,
    ],
    [
      'an unknown agent',
      good,
      ['run', '1', '--agent', 'hal'],
      64,
      /agent: found "hal", expected one of: auto, claude, /,
    ],
    ['an agent without its command', good, ['run', '1', '--agent', 'command'], 64, /agent-command is missing/],
    [
      'an agent command that is not there',
      good,
      ['run', '1', ...agent('no-such-cli -p')],
      69,
      /"no-such-cli" of agent-command was not found on PATH/,
    ],
    [
      'a wrong duration',
      good,
      ['run', '1', '--timeout', 'soon'],
      64,
      /timeout: found "soon", expected a duration such as/,
    ],
    ['an unknown option', good, ['run', '1', '--tiemout', '5m'], 64, /unknown option '--tiemout'/],
    ['no phase at all', good, ['run'], 64, /missing required argument 'phase'/],
    [
      'a dependency cycle',
      () => makeProject({ '01-01': plan({ dependsOn: '"01-02"' }), '01-02': plan({ dependsOn: '"01-01"' }) }),
      ['run', '1'],
      65,
      /01-01 → 01-02 → 01-01|01-02 → 01-01 → 01-02/,
    ],
    [
      'a phase without plans',
      () => makeProject({}, { '.planning/phases/01-first/notes.md': 'x' }),
      ['run', '1'],
      65,
      /no plan/,
    ],
    [
      'unterminated frontmatter',
      () => makeProject({ '01-01': '---\nphase: 1\ndepends_on: []\n# no end\n' }),
      ['run', '1'],
      65,
      /01-01-PLAN\.md:1: .*never closed/,
    ],
  ];
  test.each(cases)('%s', async (_, make, args, code, sentence) => {
    const root = make();
    const before = snapshot(root);
    const ended = await cli(root, ...args);
    expect(ended.stderr).toMatch(sentence);
    expect(ended.stderr).not.toMatch(/^\s+at /m);
    expect(ended.code).toBe(code);
    expect(ended.stdout).toBe('');
    expect(snapshot(root)).toEqual(before);
  });

  test('not a git repository, and a repository without a commit', async () => {
    const root = temporaryDir('no git');
    put(root, '.planning/phases/01-first/01-01-PLAN.md', plan());
    const ended = await cli(root, 'run', '1');
    expect([ended.code, ended.stderr]).toEqual([
      64,
      expect.stringMatching(/is not inside a git repository.*run git init/),
    ]);
    git(root, 'init', '-q');
    const empty = await cli(root, 'run', '1');
    expect([empty.code, empty.stderr]).toEqual([64, expect.stringMatching(/has no commit yet.*make a first commit/)]);
  });

  test('a dirty tree, unless it is allowed; our own log does not count', async () => {
    const root = makeProject({ '01-01': plan() }, { 'app.txt': 'old' });
    writeFileSync(join(root, 'app.txt'), 'changed');
    const refused = await cli(root, 'run', '1');
    expect([refused.code, refused.stderr]).toEqual([
      64,
      expect.stringMatching(/uncommitted changes \(app\.txt\).*--allow-dirty/),
    ]);
    expect((await cli(root, 'run', '1', '--allow-dirty')).code).toBe(0);
    expect(git(root, 'status', '--porcelain')).toBe('M app.txt');
    git(root, 'checkout', '-q', 'app.txt');
    writeFileSync(join(root, log), `${readFileSync(join(root, log), 'utf8')}a line\n`);
    expect((await cli(root, 'run', '1')).code).toBe(0);
  });

  test('a repository inside stays where it is with --allow-dirty, also when a failed attempt gives it to git', async () => {
    const script = '[ "$ATTEMPT" -gt 1 ] || { git add -A; git commit -qm all; exit 1; }; echo done > out.txt';
    const root = makeProject({ '01-01': plan({ script }) });
    const own = join(root, 'own');
    mkdirSync(own);
    git(own, 'init', '-q', '-b', 'main');
    writeFileSync(join(own, 'x'), 'x');
    git(own, 'add', 'x');
    git(own, 'commit', '-qm', 'mine');
    const before = git(own, 'rev-parse', 'HEAD');
    const { code, stderr } = await cli(root, 'run', '1', '--allow-dirty', '--backoff', '1ms');
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect([git(own, 'rev-parse', 'HEAD'), git(own, 'status', '--porcelain')]).toEqual([before, '']);
    expect([git(root, 'status', '--porcelain'), git(root, 'ls-files', 'own')]).toEqual(['?? own/', '']);
  });

  test('with --json the error is a document as well', async () => {
    const { code, json } = await cliJson(good(), 'run', '9');
    expect(json.error.exitCode).toBe(code);
    expect(json.error.message).toContain('There is no phase "9"');
  });
});

describe('the exit gate', () => {
  const run = (root: string, command: string) => cliJson(root, 'run', '1', '--test-command', command);
  const tap = (passed: number, failed: number) =>
    `printf 'TAP version 13\\n'; for i in $(seq ${passed}); do echo "ok $i"; done; for i in $(seq ${failed}); do echo "not ok $i"; done; echo "1..${passed + failed}"; [ ${failed} = 0 ]`;

  test('opens when the tests of the last commit pass, and the signal holds their counts', async () => {
    const root = makeProject({ '01-01': plan() });
    const { code, json } = await run(root, tap(3, 0));
    expect([code, json.status]).toEqual([0, 'success']);
    expect(json.signal.details.tests).toMatchObject({ verdict: 'pass', passed: 3, failed: 0 });
  });

  test.each([['tests that fail', tap(2, 1), /The tests fail/]])(
    'stays shut for %s (I2), and the tree is as the plans left it',
    async (_, command, why) => {
      const root = makeProject({ '01-01': plan() });
      const { code, json } = await run(root, `echo junk > junk.txt; ${command}`);
      expect([code, json.status, json.signal.details.reason]).toEqual([1, 'failure', 'tests_failed']);
      expect(json.signal.details.error.message).toMatch(why);
      expect(json.plans[0].signal.status).toBe('success');
      expect(existsSync(join(root, 'junk.txt'))).toBe(false);
    },
  );
});

test('status tells where the phase stands, before, after and in between', async () => {
  const root = makeProject({
    '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
    '01-02': plan({ script: 'exit 1', dependsOn: '"01-01"' }),
  });
  expect((await cliJson(root, 'status', '1')).json).toMatchObject({
    signal: null,
    next: ['01-01'],
    verification: 'missing',
  });
  commitAll(root, 'verified', { '.planning/phases/01-first/01-VERIFICATION.md': '---\nstatus: passed\n---\n' });
  expect((await cliJson(root, 'status', '1')).json.verification).toBe('passed');
  await cli(root, 'run', '1', ...quick);
  const { code, json } = await cliJson(root, 'status', '01');
  expect(code).toBe(0);
  const all = await cliJson(root, 'status');
  expect(all.json).toMatchObject({
    phases: [
      { phase: '01', plans: 2, summaries: 1, isAtWork: false, lastRun: { exitStatus: 'STUCK' } },
      { phase: '02', plans: 1, summaries: 0, lastRun: null },
    ],
    nextCommand: 'phase-executor run 01',
  });
  expect(json).toMatchObject({
    phase: '01',
    signal: { status: 'failure' },
    next: ['01-02'],
    lastEvent: { event: 'phase_failed' },
    verification: 'stale',
  });
  expect(
    json.plans.map(({ id, done, attempt }: { id: string; done: boolean; attempt: number }) => [id, done, attempt]),
  ).toEqual([
    ['01-01', true, 1],
    ['01-02', false, 2],
  ]);
});

test('the demo needs nothing, heals its third plan and ends COMPLETED', async () => {
  const { code, json, stderr } = await cliJson(temporaryDir('demo'), 'demo');
  expect(code).toBe(0);
  expect(json).toMatchObject({ status: 'success', attempts: 5, nextPhase: '02' });
  expect(stderr).toMatch(/wave 1[\s\S]*01-03 {2}attempt 1[\s\S]*rolled back[\s\S]*01-03 {2}attempt 2[\s\S]*wave 3/);
});
