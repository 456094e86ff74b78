import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  cli,
  cliJson,
  commitAll,
  git,
  home,
  makeProject,
  makeRepository,
  plan,
  put,
  temporaryDir,
} from '../project.ts';
import { LoopbackHost } from '../publish/host/host.ts';
import { runner } from '../runner.ts';

const summary = '.planning/phases/01-first/01-01-SUMMARY.md';
const done = { 'out.txt': 'done\n', [summary]: 'All tasks are done.\n' };

/** A project in which somebody committed this work on top of the plans. */
function worked(files: Record<string, string>, change: (root: string) => void = () => {}): string {
  const root = makeProject({ '01-01': plan() });
  git(root, 'tag', 'base');
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  change(root);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '--allow-empty', '-m', 'feat(01-01): work of a person');
  return root;
}

const oldTest =
  "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { one } from '../src/one.mjs';\ntest('one', () => assert.equal(one, 1));\n";
/** A repository without plans. */
const base = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'src/one.mjs': 'export const one = 1;\n',
  'test/one.test.mjs': oldTest,
};
/** Work, with a test of it. */
const shop = {
  'src/two.mjs': 'export function two() {\n  return 2;\n}\n',
  'test/two.test.mjs':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { two } from '../src/two.mjs';\ntest('two', () => assert.equal(two(), 2));\n",
};
const swallowing = shop['test/two.test.mjs'].replace(
  '=> assert.equal(two(), 2)',
  '=> {\n  try {\n    assert.equal(two(), 3);\n  } catch {}\n}',
);
const list = 'specs/001-two/tasks.md';

describe('judge, on commits that nothing of ours made', () => {
  test('passes work that keeps its plan, and changes nothing', async () => {
    const root = worked(done);
    const before = [git(root, 'status', '--porcelain'), git(root, 'for-each-ref')];
    const { code, json } = await cliJson(root, 'judge', '1', '--base', 'base');
    expect([code, json.verdict, json.evidence, json.head]).toEqual([
      ...[0, 'passes', 'artifacts', git(root, 'rev-parse', 'HEAD')],
    ]);
    expect(json.plans[0].checks.map((each: { check: string; answer: string }) => [each.check, each.answer])).toEqual([
      ...[
        ['artifact', 'passes'],
        ['summary', 'passes'],
        ['scope', 'passes'],
      ],
    ]);
    expect(json.notJudged).toEqual(['test-command is not set, so no test was run']);
    expect([git(root, 'status', '--porcelain'), git(root, 'for-each-ref')]).toEqual(before);
  });

  const objects = [1, 'objects'] as const;
  const asks = [10, 'asks'] as const;
  test.each<[string, Record<string, string>, (root: string) => void, RegExp, typeof objects | typeof asks]>([
    [
      'leaves out what it promises',
      { [summary]: 'All tasks are done.\n' },
      () => {},
      /artifact out\.txt does not exist/,
      objects,
    ],
    ['weakens a test', done, (root) => git(root, 'rm', '-q', 'old.test.js'), /old\.test\.js/, asks],
  ])('does not pass work that %s', async (_, files, change, why, answer) => {
    const root = makeProject({ '01-01': plan() }, { 'old.test.js': "test('a', () => {});\ntest('b', () => {});\n" });
    git(root, 'tag', 'base');
    for (const [path, text] of Object.entries(files)) put(root, path, text);
    change(root);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'feat(01-01): work');
    const { code, json } = await cliJson(root, 'judge', '1', '--base', 'base');
    expect([code, json.verdict]).toEqual(answer);
    expect(json.why).toMatch(why);
  });

  test('judges a plan that the same commit closed together with the one it was asked for', async () => {
    const root = makeProject({ '01-01': plan(), '01-02': plan({ artifact: 'more.txt' }) });
    git(root, 'tag', 'base');
    commitAll(root, 'feat(01-01): work', { ...done, [summary.replace('01-01', '01-02')]: 'All tasks are done.\n' });
    const { code, json } = await cliJson(root, 'judge', '1', '--base', 'base', '--plan', '01-01');
    expect([code, json.why]).toEqual([1, expect.stringMatching(/01-02.*artifact more\.txt does not exist/)]);
  });

  test('asks about a plan that the work added, where only another one is judged', async () => {
    const root = makeProject({ '01-01': plan() });
    git(root, 'tag', 'base');
    commitAll(root, 'feat(01-01): work', { ...done, [summary.replace('01-01-SUMMARY', '01-02-PLAN')]: plan() });
    const { code, json } = await cliJson(root, 'judge', '1', '--base', 'base', '--plan', '01-01');
    expect([code, json.why]).toEqual([10, expect.stringMatching(/01-02-PLAN\.md, which belongs to plan 01-02/)]);
  });

  test('judges the commit, not the checkout', async () => {
    const root = worked({ [summary]: 'All tasks are done.\n' });
    put(root, 'out.txt', 'done\n');
    expect((await cliJson(root, 'judge', '1', '--base', 'base')).json.verdict).toBe('objects');
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'the rest');
    expect((await cliJson(root, 'judge', '1', '--base', 'base')).json.verdict).toBe('passes');
    expect((await cliJson(root, 'judge', '1', '--base', 'base', '--head', 'HEAD~1')).json.verdict).toBe('objects');
  });

  test('without a phase looks at what needs no plan, and says what it could not judge', async () => {
    const root = worked({ 'made.js': '1\n' });
    const fine = await cli(root, 'judge', '--base', 'base', '--test-command', 'echo "1 passed, 0 failed"');
    expect(fine.stdout).toContain('not judged: no plan was given');
    put(root, 'CODEOWNERS', '* @ann\n');
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'more');
    const { code, json } = await cliJson(root, 'judge', '--base', 'base');
    expect([code, json.phase, json.why]).toEqual([10, null, expect.stringContaining('is protected')]);
  });

  test('works in a repository without .planning, as a command and as a step', async () => {
    const sees = "Object.values(process.env).some((value) => value.includes('tok-of-the-job'))";
    const one = `require('node:test')('one', () => require('node:assert').deepEqual([require('./one.js'), ${sees}], [1, false]));\n`;
    const root = makeRepository({ 'one.js': 'module.exports = 1;\n', 'one.test.js': one });
    const base = git(root, 'rev-parse', 'HEAD');
    const head = commitAll(root, 'more', { 'two.js': 'module.exports = 2;\n' });
    const tests = 'node --test';
    const { code, json } = await cliJson(root, 'judge', '--base', base, '--test-command', tests);
    expect([code, json.phase, json.verdict, json.tests.passed]).toEqual([0, null, 'passes', 1]);
    const token = { 'github-token': 'tok-of-the-job' };
    const step = runner(
      root,
      { command: 'judge', base, head, 'test-command': tests, ...token },
      { TOKEN: 'tok-of-the-job' },
    );
    expect((await step.main()).code).toBe(0);
    expect(step.outputs()).toMatchObject({ status: 'success', 'exit-code': '0', 'head-sha': head });
    commitAll(root, 'break', { 'one.js': 'module.exports = 2;\n' });
    const red = runner(root, { command: 'judge', base, 'test-command': tests });
    expect((await red.main()).code).toBe(1);
    expect(red.outputs()).toMatchObject({ status: 'failure', 'exit-code': '1' });
  });

  test.each<[string, Record<string, string>, readonly [number, string, string, string], RegExp]>([
    ['changes nothing', {}, [10, 'asks', 'unmeasured', 'unmeasured'], /nothing was changed/],
    ['brings work and a test of it', shop, [0, 'passes', 'pass', 'unmeasured'], /^$/],
    [
      'brings code that does nothing',
      { 'src/two.mjs': "export function two() {\n  throw new Error('not implemented');\n}\n" },
      [10, 'asks', 'unmeasured', 'fail'],
      /has a placeholder in line 2 .* and nothing else/,
    ],
    [
      'brings a test that swallows its failure',
      { ...shop, 'test/two.test.mjs': swallowing },
      [10, 'asks', 'unmeasured', 'fail'],
      /has no test that can fail/,
    ],
    [
      'breaks what an old test asks, and rewrites it',
      { 'src/one.mjs': 'export const one = 2;\n', 'test/one.test.mjs': oldTest.replace('one, 1', 'one, 2') },
      [10, 'asks', 'fail', 'unmeasured'],
      /1 old test, as it stood before the phase, fails on the new code/,
    ],
    [
      'gives an old test another name',
      { 'test/one.test.mjs': oldTest.replace("'one'", "'first'") },
      [0, 'passes', 'pass', 'unmeasured'],
      /^$/,
    ],
    [
      'breaks a test',
      { 'src/one.mjs': 'export const one = 2;\n' },
      [1, 'objects', 'fail', 'unmeasured'],
      /The tests fail/,
    ],
    [
      'brings a new test file with a test that is left out',
      {
        ...shop,
        'test/two.test.mjs': `${shop['test/two.test.mjs']}test.skip('later', () => {});\ntest.todo('more');\n`,
      },
      [0, 'passes', 'pass', 'unmeasured'],
      /^$/,
    ],
    [
      'brings settings of a package that has no tests yet, and a test on a condition',
      {
        'more/bunfig.toml': '[test]\n',
        'test/one.test.mjs': `${oldTest}test('two', { skip: process.platform === 'win32' }, () => assert.equal(one + one, 2));\n`,
      },
      [0, 'passes', 'pass', 'unmeasured'],
      /^$/,
    ],
    [
      'ticks a task and does it',
      {
        ...shop,
        [list]: '- [x] T001 Write two in src/two.mjs, `node --test`\n- [ ] T002 Write three in src/three.mjs\n',
      },
      [0, 'passes', 'pass', 'pass'],
      /^$/,
    ],
    [
      'ticks a task of which no file was changed',
      { ...shop, [list]: '- [x] T001 Write two in src/two.mjs\n- [x] T002 Write three in src/three.mjs\n' },
      [10, 'asks', 'unmeasured', 'fail'],
      /"Write three in src\/three\.mjs" changed none of its files/,
    ],
    [
      'ticks a task that names nothing to check',
      { ...shop, [list]: '- [x] T001 Write two in src/two.mjs\n- [x] T003 Ask around\n' },
      [0, 'passes', 'pass', 'unmeasured'],
      /^$/,
    ],
  ])('without a plan answers two questions about a change that %s', async (_, files, expected, why) => {
    const root = makeRepository(base);
    const from = git(root, 'rev-parse', 'HEAD');
    if (Object.keys(files).length > 0) commitAll(root, 'work', files);
    const { code, json } = await cliJson(root, 'judge', '--base', from, '--test-command', 'node --test');
    expect([code, json.verdict, json.regression, json.task, json.why ?? '']).toEqual([
      ...expected,
      expect.stringMatching(why),
    ]);
  });

  test('without a plan names the changed lines that no test executed', async () => {
    const root = makeRepository(base);
    commitAll(root, 'work', {
      ...shop,
      'src/two.mjs':
        '/** Twice. */\nexport function two(n) {\n  if (n > 3) {\n    return 4;\n  }\n  return 2;\n}\n\nexport const three = () => 3;\n',
    });
    const { json } = await cliJson(root, 'judge', '--base', 'HEAD^');
    expect([json.verdict, json.warnings]).toEqual([
      'passes',
      ['no test executed these changed lines: src/two.mjs:4 (result/compared)'],
    ]);
  });

  test('without a plan reads the coverage that the test command writes, and the boxes of the issue of its event', async () => {
    const root = makeRepository(base);
    const from = git(root, 'rev-parse', 'HEAD');
    commitAll(root, 'work', { ...shop, 'src/three.py': 'def three():\n    return 3\n' });
    const event = join(temporaryDir('event'), 'event.json');
    writeFileSync(event, JSON.stringify({ issue: { body: '- [x] `src/three.py` is written\n' } }));
    const tests = `node --test && printf 'SF:src/three.py\\nDA:1,1\\nDA:2,0\\nend_of_record\\n' > lcov.info`;
    const step = runner(
      root,
      { command: 'judge', base: from, 'test-command': tests },
      { GITHUB_EVENT_PATH: event, PATH: process.env.PATH ?? '' },
    );
    await step.main();
    expect(step.outputs()).toMatchObject({ verdict: 'passes', task: 'pass' });
    expect(step.summary()).toContain('no test executed these changed lines: src/three.py:2');
  });

  test('judges the pull request of its event as what would be merged, and reports it in every way', async () => {
    const host = await LoopbackHost.start();
    try {
      const root = makeRepository({ ...base, '.github/pull_request_template.md': '- [ ] I read docs/rules.md\n' });
      git(root, 'checkout', '-q', '-b', 'topic');
      const head = commitAll(root, 'work', { ...shop, 'src/bad.json': '{' });
      git(root, 'checkout', '-q', 'main');
      const from = commitAll(root, 'meanwhile', { 'other.txt': 'x\n' });
      git(root, 'checkout', '-q', '--detach', 'main');
      git(root, 'merge', '-q', '--no-ff', '-m', 'Merge', 'topic');
      const body = '- [x] I read docs/rules.md\n- [x] `src/two.mjs` is written\n';
      const event = join(temporaryDir('event'), 'event.json');
      writeFileSync(
        event,
        JSON.stringify({ pull_request: { number: 7, body, base: { sha: from }, head: { sha: head } } }),
      );
      const step = runner(
        root,
        { command: 'judge', 'github-token': 'tok-of-the-job' },
        { ...host.environment(event), PATH: process.env.PATH ?? '' },
      );
      const { code, stdout } = await step.main();
      expect(code).toBe(1);
      expect(step.outputs()).toMatchObject({
        status: 'failure',
        verdict: 'objects',
        task: 'fail',
        'head-sha': git(root, 'rev-parse', 'HEAD'),
      });
      expect(stdout).toMatch(/::error title=code\/broken-syntax,file=src\/bad\.json/);
      expect(step.summary()).toContain('code/broken-syntax');
      const sarif = JSON.parse(readFileSync(step.outputs().sarif ?? '', 'utf8'));
      expect(sarif.runs[0].results).toContainEqual(
        expect.objectContaining({ ruleId: 'code/broken-syntax', level: 'error' }),
      );
      expect(host.comments.map(({ body: text }) => text)).toEqual([
        expect.stringMatching(/^<!-- phase-executor: judge -->\n### .*does not pass/),
      ]);
      await step.main();
      expect(host.comments).toHaveLength(1);
      // Of two people only one may write, and only for her the finding is a warning.
      host.collaborators.set('ann', 'write');
      host.collaborators.set('eve', 'read');
      host.comment(7, 'eve', '/judge accept task/untouched');
      host.comment(7, 'ann', '/judge accept code/broken-syntax src/bad.json\nIt is a fixture.');
      await step.main();
      const levels = Object.fromEntries(
        JSON.parse(step.outputs().findings ?? '[]').map(({ rule, level }: { rule: string; level: string }) => [
          rule,
          level,
        ]),
      );
      expect(levels).toMatchObject({ 'code/broken-syntax': 'warn' });
      expect(step.outputs().findings).toMatch(/accepted by ann \(https:.*issuecomment-/);
      // The token of a fork's pull request can only read.
      host.permissions = {};
      host.comments.length = 0;
      const fork = await step.main();
      expect([fork.code, step.outputs().verdict, host.comments]).toEqual([1, 'objects', []]);
      expect(fork.stdout).toContain('no comment was written: ');
    } finally {
      await host.close();
    }
  });

  test('takes its rules from the base of the event, not from the change', async () => {
    const root = makeRepository(base);
    const from = git(root, 'rev-parse', 'HEAD');
    const head = commitAll(root, 'work', {
      ...shop,
      'test/two.test.mjs': swallowing,
      '.github/phase-executor.yml': 'rules: { own-test/cannot-fail: off, scope/protected: off }\n',
    });
    const event = join(temporaryDir('event'), 'event.json');
    writeFileSync(event, JSON.stringify({ merge_group: { base_sha: from, head_sha: head } }));
    const step = runner(root, { command: 'judge' }, { GITHUB_EVENT_PATH: event, PATH: process.env.PATH ?? '' });
    await step.main();
    const rules = JSON.parse(step.outputs().findings ?? '[]').map(({ rule }: { rule: string }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['own-test/cannot-fail', 'scope/protected']));
  });

  test('has its commits among the inputs of the Action', () => {
    const { inputs } = parse(readFileSync(join(home, 'action.yml'), 'utf8'));
    expect(inputs).toMatchObject({ base: {}, head: {} });
  });

  test.each([
    [['judge', '1'], /--base is missing/],
    [['judge', '1', '--base', 'nowhere'], /base: found "nowhere", which is not a commit in this repository/],
    [['judge', '1', '--base', 'base', '--head', 'nowhere'], /head: found "nowhere"/],
    [['judge', '1', '--base', 'base', '--plan', '01-09'], /plan: found "01-09", which is not a plan of phase 01/],
    [['judge', '--base', 'base', '--plan', '01-01'], /--plan without a phase/],
  ])('says what is wrong with %j', async (words, message) => {
    const { code, stderr } = await cli(worked(done), ...words);
    expect(code).toBe(64);
    expect(stderr).toMatch(message);
  });
});
