import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { cli, cliJson, commitAll, git, home, makeProject, makeRepository, plan, put } from '../project.ts';
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
    put(root, '.github/workflows/x.yml', 'on: push\n');
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'more');
    const { code, json } = await cliJson(root, 'judge', '--base', 'base');
    expect([code, json.phase, json.why]).toEqual([10, null, expect.stringContaining('is protected')]);
  });

  test('works in a repository without .planning, as a command and as a step', async () => {
    const one = "require('node:test')('one', () => require('node:assert').equal(require('./one.js'), 1));\n";
    const root = makeRepository({ 'one.js': 'module.exports = 1;\n', 'one.test.js': one });
    const base = git(root, 'rev-parse', 'HEAD');
    const head = commitAll(root, 'more', { 'two.js': 'module.exports = 2;\n' });
    const tests = 'node --test';
    const { code, json } = await cliJson(root, 'judge', '--base', base, '--test-command', tests);
    expect([code, json.phase, json.verdict, json.tests.passed]).toEqual([0, null, 'passes', 1]);
    const step = runner(root, { command: 'judge', base, head, 'test-command': tests });
    expect((await step.main()).code).toBe(0);
    expect(step.outputs()).toMatchObject({ status: 'success', 'exit-code': '0', 'head-sha': head });
    commitAll(root, 'break', { 'one.js': 'module.exports = 2;\n' });
    const red = runner(root, { command: 'judge', base, 'test-command': tests });
    expect((await red.main()).code).toBe(1);
    expect(red.outputs()).toMatchObject({ status: 'failure', 'exit-code': '1' });
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
