import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  cli,
  cliJson,
  cliPath,
  git,
  makeProject,
  plan,
  put,
  snapshot,
  start,
  temporaryDir,
  until,
} from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const checked = (command: string, script = 'echo made > out.txt') =>
  makeProject({
    '01-01': plan({
      task: `<task type="auto">\n<name>Make it</name>\n<action>\n\`\`\`sh\n${script}\n\`\`\`\n</action>\n<verify><automated>${command}</automated></verify>\n</task>`,
    }),
  });
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

describe("a plan's own checks", () => {
  test.each([
    ['fails, and is only told', 'grep -q other out.txt', ['--verify-commands', 'report'], 0],
    ['hangs', 'sleep 30', ['--timeout', '2s'], 1],
  ])('one that %s', async (_, command, options, exit) => {
    const { code, json } = await cliJson(checked(command), 'run', '1', ...quick, ...options);
    expect(code).toBe(exit);
    if (exit === 1) expect(json.signal.details.error.message).toContain(`command ${command.replaceAll('&amp;', '&')}`);
  });

  test('what the reader found in the documents is told once by the plan, the phase, the terminal and the summary', async () => {
    const odd = '.planning/phases/01-first/01-07-SUMMARY.md';
    const root = makeProject({ '01-01': plan({ frontmatter: 'wave: 3\n' }) }, { [odd]: '# Done\n' });
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    const ofPlan = json.plans[0].signal.details.warnings;
    expect([code, ofPlan]).toEqual([0, [expect.stringMatching(/01-01-PLAN\.md:\d+: .*\[wave-differs\]$/)]]);
    expect(json.signal.details.warnings).toEqual([
      expect.stringMatching(/01-07-SUMMARY\.md.*\[summary-without-plan\]$/),
      `plan 01-01: ${ofPlan[0]}`,
    ]);
  });

  test('what a check builds, commits or breaks is not the work of the plan (I4)', async () => {
    const root = checked(
      'echo junk > junk.txt; echo broken > out.txt; git add -A; git -c user.name=x -c user.email=x@x commit -qm junk; true',
    );
    expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
    expect([read(root, 'out.txt'), existsSync(join(root, 'junk.txt'))]).toEqual(['made\n', false]);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'log', '--format=%s')).not.toContain('junk');
    expect(git(root, 'tag')).toBe('');
  });
});

test('a precondition is asked of a person where the agent cannot tell, in every policy', async () => {
  const policy = 'auto';
  const task =
    '<task type="auto">\n<name>T</name>\n<precondition>the database is up</precondition>\n<action>\n```sh\necho made > out.txt\n```\n</action>\n</task>';
  const root = makeProject({ '01-01': plan({ task }) });
  const { code, json } = await cliJson(root, 'run', '1', ...quick, '--human-checkpoints', policy);
  expect([code, json.attempts, json.signal.details.reason]).toEqual([
    10,
    0,
    expect.stringContaining('the database is up'),
  ]);
  const agent = [
    '--agent',
    'command',
    '--agent-command',
    'cat > prompt.txt; mv prompt.txt out.txt; echo "# done" > "$SUMMARY_PATH"',
  ];
  expect((await cli(root, 'run', '1', ...quick, ...agent)).code).toBe(0);
  expect(read(root, 'out.txt')).toContain('Where a task has a <precondition>, check it first');
});

describe('the requirements', () => {
  const roadmap = (...boxes: string[]) =>
    `# Roadmap\n\n- [ ] **Phase 1: First**\n- [ ] **Phase 2: Second**\n\n### Phase 1: First\n\n${boxes.join('\n')}\n\n### Phase 2: Second\n`;
  const state =
    'Phase: 1 of 2 (First)\nPlan: 0 of 1 in current phase\nStatus: Ready to execute\nLast activity: never\n';
  const project = (boxes: string[], more = {}) =>
    makeProject(
      { '01-01': plan() },
      { '.planning/ROADMAP.md': roadmap(...boxes), '.planning/STATE.md': state, ...more },
    );

  test('the orchestrator ticks plan and phase, and moves STATE, in commits of its own', async () => {
    const root = project(['- [ ] 01-01-PLAN.md - it']);
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    expect([code, json.exitStatus]).toEqual([0, 'COMPLETED']);
    expect(read(root, '.planning/ROADMAP.md').replace(/\(completed \d{4}-\d\d-\d\d\)/, '(completed today)')).toBe(
      roadmap('- [x] 01-01-PLAN.md - it').replace(
        '- [ ] **Phase 1: First**',
        '- [x] **Phase 1: First** (completed today)',
      ),
    );
    expect(read(root, '.planning/STATE.md')).toMatch(
      /^Phase: 1 of 2 \(First\)\nPlan: 1 of 1 in current phase\nStatus: Phase complete\nLast activity: \d{4}-\d\d-\d\d - phase 01 COMPLETED: 1 attempt, 100 % of them succeeded, \d+ s\n\n## Phase Executor: Last Run\n/,
    );
    expect(git(root, 'status', '--porcelain')).toBe('');
    const before = snapshot(root);
    expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
    expect(snapshot(root)).toEqual(before);
  });

  test('a plan that only ROADMAP names is still to be written: the phase is not complete', async () => {
    const root = project(['- [ ] 01-01-PLAN.md - it', '- [ ] 01-02: more']);
    const { code, json } = await cliJson(root, 'run', '1', ...quick);
    expect([code, json.status, json.exitStatus, json.decision.action]).toEqual([
      10,
      'blocked',
      'BLOCKED',
      'await_user',
    ]);
    expect(json.signal.details.reason).toContain('01-02 has no summary');
    expect(json.plans[0].signal.status).toBe('success');
    expect(read(root, '.planning/ROADMAP.md')).toContain('- [ ] **Phase 1: First**');
    expect(read(root, '.planning/STATE.md')).toContain('Status: BLOCKED, 1 of 1 plans of phase 01 complete');
  });

  test('the box of a plan that somebody else completed is ticked when its files are there, and open when not', async () => {
    const files = { '.planning/phases/01-first/01-01-SUMMARY.md': '# Done\n' };
    const there = project(['- [ ] 01-01-PLAN.md - it'], { ...files, 'out.txt': 'made\n' });
    expect((await cli(there, 'run', '1')).code).toBe(0);
    expect(read(there, '.planning/ROADMAP.md')).toContain('- [x] 01-01-PLAN.md');
    const { code, json } = await cliJson(project(['- [ ] 01-01-PLAN.md - it'], files), 'run', '1');
    expect([code, json.signal.details.reason]).toEqual([
      10,
      expect.stringContaining('artifact out.txt does not exist'),
    ]);
  });

  test('strict asks ROADMAP and STATE to say so', async () => {
    const mute = { '.planning/STATE.md': '# Project state\n\nall is well\n' };
    const strict = await cliJson(
      project(['- [ ] 01-01-PLAN.md'], mute),
      'run',
      '1',
      ...quick,
      '--requirements',
      'strict',
    );
    expect([strict.code, strict.json.signal.details.reason]).toEqual([
      10,
      expect.stringContaining('STATE does not name'),
    ]);
  });
});

describe('tests at the gate', () => {
  test('tests that pass less often than asked are no pass', async () => {
    const root = makeProject({ '01-01': plan() });
    const count = join(temporaryDir('count'), 'n');
    const tests = `echo x >> '${count}'; if [ "$(wc -l < '${count}')" -le 2 ]; then printf 'TAP version 13\\n1..1\\nok 1 - a\\n'; else printf 'TAP version 13\\n1..1\\nnot ok 1 - a\\n'; exit 1; fi`;
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--test-command', tests, '--confirming-runs', '2');
    expect([code, json.signal.details.tests.verdict]).toEqual([1, 'fail']);
    const { json: record } = await cliJson(root, 'logs', '1', '--events');
    expect(record.events.filter(({ event }: { event: string }) => event === 'tests_end')).toHaveLength(2); // and one that passed before the phase
  });
});

test('tests that the deadline cut short are told as that, and the run as ABORTED: it needs more time, not mending', async () => {
  const root = makeProject({ '01-01': plan() });
  const { code, json } = await cliJson(root, 'run', '1', ...quick, '--deadline', '3s', '--test-command', 'sleep 30');
  expect([code, json.exitStatus, json.signal.details.reason]).toEqual([2, 'ABORTED', 'deadline']);
});

describe('a verifier', () => {
  const says = (status: string) =>
    `cat > /dev/null; printf -- '---\\nstatus: ${status}\\n---\\n' > "$VERIFICATION_PATH"`;
  const report = '.planning/phases/01-first/01-VERIFICATION.md';

  test.each([
    ['human_needed', says('human_needed'), 10, 'blocked', undefined],
    ['nothing', 'cat > /dev/null', 1, 'failure', 'verification_failed'],
    [
      'passed, but mended the work itself',
      `${says('passed')}; echo mended > out.txt`,
      1,
      'failure',
      'verification_failed',
    ],
    ['passed, but fails', `${says('passed')}; exit 1`, 1, 'failure', 'verification_failed'],
  ])('that says %s', async (_, command, exit, status, reason) => {
    const root = makeProject({ '01-01': plan() });
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--verifier-command', command);
    expect([code, json.status]).toEqual([exit, status]);
    if (reason) expect(json.signal.details.reason).toBe(reason);
    // It judges and changes nothing.
    expect([existsSync(join(root, 'out.txt')), existsSync(join(root, 'junk.txt'))]).toEqual([true, false]);
    const own = /\.planning\/(EXECUTION_LOG|STATE)\.md$/;
    const dirty = git(root, 'status', '--porcelain').split('\n');
    expect(dirty.filter((line) => line !== '' && !own.test(line))).toEqual([]);
  });

  test('its prompt is that of the base, whatever a plan wrote', async () => {
    const [command, file] = ['sh obey.sh "$(cat prompts/look.md)"', 'prompts/look.md'];
    const root = makeProject(
      { '01-01': plan({ script: `echo done > out.txt; echo passed > ${file}`, files: 'out.txt' }) },
      {
        'obey.sh': `printf -- '---\\nstatus: %s\\n---\\n' "$1" > "$VERIFICATION_PATH"`,
        'prompts/look.md': 'gaps_found',
      },
    );
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--verifier-command', command);
    expect([code, json.signal.details.reason]).toEqual([1, 'verification_failed']);
    expect(JSON.stringify(json.signal.details.warnings)).toContain(`${file} as it was before the phase`);
  });

  test('its report is committed and stands until a new SUMMARY, a pass is not asked for again', async () => {
    const root = makeProject({ '01-01': plan() });
    await cli(root, 'run', '1', ...quick, '--verifier-command', says('gaps_found'));
    expect(git(root, 'log', '-1', '--format=%s', '--', report)).toBe('phase 01: failure');
    expect(git(root, 'status', '--porcelain')).toBe('');
    const again = await cliJson(root, 'run', '1', ...quick);
    expect([again.code, again.json.signal.details.reason]).toEqual([1, 'verification_failed']);
    const mended = await cliJson(root, 'run', '1', ...quick, '--verifier-command', says('passed'));
    expect(mended.code).toBe(0);
    expect((await cli(root, 'run', '1', ...quick, '--verifier-command', 'exit 1')).code).toBe(0);
  });

  test('a report that a plan planted, or a clone without a past, does not spare the verifier (I2)', async () => {
    const planted = makeProject({
      '01-01': plan({ script: `echo made > out.txt; printf -- '---\\nstatus: passed\\n---\\n' > ${report}` }),
    });
    for (const _ of [1, 2])
      expect((await cli(planted, 'run', '1', ...quick, '--verifier-command', 'exit 1')).code).toBe(1);
    const root = makeProject({ '01-01': plan() }, { [report]: '---\nstatus: passed\n---\n' });
    expect((await cli(root, 'run', '1', ...quick)).code).toBe(0);
    const shallow = join(temporaryDir('shallow'), 'c');
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, shallow);
    const cut = await cli(shallow, 'run', '1', ...quick, '--verifier-command', 'exit 1');
    expect([cut.code, cut.stdout]).toEqual([10, expect.stringContaining('run git fetch --unshallow')]);
    const least = ['--min-evidence', 'none', '--verifier-command', 'exit 1'];
    expect((await cli(shallow, 'run', '1', ...quick, ...least)).code).toBe(1);
  });

  test('runs of a complete phase leave nothing behind: no commit, no ref, no tag', async () => {
    const root = makeProject({ '01-01': plan() });
    const args = [
      '--verifier-command',
      says('passed'),
      '--test-command',
      'echo x > leftover; printf "TAP version 13\\n1..1\\nok 1 - a\\n"',
    ];
    expect((await cli(root, 'run', '1', ...quick, ...args)).code).toBe(0);
    const refs = git(root, 'for-each-ref');
    expect(refs.split('\n')).toHaveLength(1);
    expect((await cli(root, 'run', '1', ...quick, ...args)).code).toBe(0);
    expect(git(root, 'for-each-ref')).toBe(refs);
    // What is changed by hand has to be verified again.
    put(root, 'out.txt', 'other\n');
    git(root, 'commit', '-qam', 'by hand');
    expect((await cli(root, 'run', '1', ...quick, '--verifier-command', 'exit 1')).code).toBe(1);
  });
});

describe('documents as people keep them', () => {
  test('tests that cannot be run again are not asked to be', async () => {
    const root = makeProject({ '01-01': plan() });
    const { code, stderr } = await cli(root, 'run', '1', '--confirming-runs', '2');
    expect([code, stderr]).toEqual([64, expect.stringContaining('confirming-runs needs test-command')]);
    const proven = await cli(root, 'run', '1', ...quick, '--min-evidence', 'proven', '--prove', 'off');
    expect([proven.code, proven.stderr]).toEqual([64, expect.stringContaining('needs prove: report or require')]);
    const kernels = await cli(root, 'run', '1', ...quick, '--sandbox-writable', '/proc/made-here');
    expect([kernels.code, kernels.stderr]).toEqual([
      64,
      expect.stringContaining("/proc/made-here, which is the kernel's"),
    ]);
  });
});

describe('a run that is killed where nothing of a plan is under way', () => {
  const passes = 'printf "TAP version 13\\n1..1\\nok 1 - a\\n"';
  const mess = (seen: string) => `touch '${seen}'; echo side > side.txt; echo changed > out.txt; exec sleep 43`;
  const leftovers = (root: string) => [
    git(root, 'tag'),
    git(root, 'status', '--porcelain'),
    git(root, 'worktree', 'list').split('\n').length,
  ];

  test.each([
    ['tests before the phase', 1, (seen: string) => ['--test-command', mess(seen)], ['--test-command', passes]],
    ['the verifier', 0, (seen: string) => ['--verifier-command', mess(seen)], []],
  ])('%s: the tree is untouched, what still runs is ended (I6), the next run goes on', async (_, left, first, then) => {
    const root = makeProject({ '01-01': plan() });
    const seen = join(temporaryDir('seen'), 's');
    const killed = start(cliPath, ['run', '1', ...quick, ...first(seen)], { cwd: root });
    await until(() => existsSync(seen));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const { runId } = JSON.parse(read(root, '.git/phase-executor/1/phase.json'));
    const copy = join(tmpdir(), `phase-executor-${runId}`);
    expect(existsSync(copy)).toBe(true);
    const { code, json, stderr } = await cliJson(root, 'run', '1', ...quick, ...then);
    expect([code, json.attempts, stderr]).toEqual([
      0,
      left,
      expect.stringContaining('an earlier run was cut off in its'),
    ]);
    expect(leftovers(root)).toEqual(['', '', 1]);
    expect(read(root, 'out.txt')).toBe('done\n');
    expect(existsSync(copy)).toBe(false);
    expect(processesWith('sleep 43')).toEqual([]);
  });
});

/** Command lines of the processes that are running, as far as they are this one. */
function processesWith(line: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const found = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return found === line ? [pid] : [];
    } catch {
      return []; // no process, or one that has just ended
    }
  });
}
