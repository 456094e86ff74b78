import { describe, expect, test } from '@jest/globals';
import { atJudge, expectCompleted, expectRefused, inChain, inOneRun, type PlanSketch } from './trial.ts';

const files = {
  'package.json': '{"name":"x","version":"1.0.0","type":"commonjs","scripts":{"test":"node --test test/"}}',
  'test/old.test.js': "require('node:test')('old', () => { require('node:assert').ok(Math.max(1, 2) === 2) });\n",
};
const plans: Record<string, PlanSketch> = { '01-01': { promises: ['sum.js'], files: ['sum.js', 'test/sum.test.js'] } };
const needs = ['--test-command', 'node --test test/', '--min-evidence', 'tests'];
const equal = "require('node:assert').equal(require('../sum').sum(1, 1), 2)";
const agent = (testFile: string, path = 'test/sum.test.js') =>
  `echo "exports.sum = (a, b) => a + b;" > sum.js; mkdir -p e2e; cat > ${path} <<'T'\nconst test = require('node:test');\n${testFile}\nT\ndone_so`;

const nothing: [string, string, RegExp][] = [
  ['no test at all', `echo "exports.sum = (a, b) => a + b;" > sum.js; done_so`, /none of its own/],
  [
    'one of code that asks whether a test runs it',
    `${agent(`test('sum', () => ${equal});`)}; echo "exports.sum = (a, b) => (process.env.NODE_TEST_CONTEXT ? a + b : 0);" > sum.js`,
    /none of its own/,
  ],
  ['one that test-command does not run', agent(`test('sum', () => ${equal});`, 'e2e/sum.test.js'), /none of its own/],
  [
    'a todo beside an old test',
    `echo "exports.sum = 1" > sum.js; echo "require('node:test').todo('sum')" >> test/old.test.js; done_so`,
    /none of its own/,
  ],
];

describe('a plan has the evidence tests by a test of its own that ran and can fail', () => {
  test.each(nothing)('%s is none', async (_, shell, why) => {
    const own = { '01-01': { ...plans['01-01'], files: ['sum.js', 'test/**', 'e2e/**'] } };
    expectRefused(await atJudge({ plans: own, files, agent: shell, options: needs }), why);
  });

  test.each([
    ['todo', agent("test.todo('sum');"), /test\/sum\.test\.js has no test that can fail \(an unwritten test/],
    [
      'one that never ran, because the code ends the process',
      `${agent(`require('../sum'); test('sum', () => ${equal});`)}; echo "process.exit(0);" >> sum.js`,
      /test\/sum\.test\.js ended with exit code 0 and reported none of the tests in it/,
    ],
    [
      'one that never ran, behind a condition that is always true',
      `${agent(`require('../sum');\nif (true) {\n  test('sum', () => ${equal});\n}`)}; echo "process.exit(0);" >> sum.js`,
      /test\/sum\.test\.js ended with exit code 0 and reported none of the tests in it/,
    ],
  ])('a test that the plan declares by name and that is %s is refused', async (_, shell, why) => {
    expectRefused(await atJudge({ plans, files, agent: shell, options: needs.slice(0, 2) }), why);
  });

  test.each([
    `if (process.platform === 'win32') {\n  test('sum', () => ${equal});\n}`,
    `const isWindows = process.platform === 'win32';\nif (isWindows) test('sum', () => ${equal});`,
  ])('one that only another platform declares is no proof, and no fault either', async (text) => {
    const outcome = await atJudge({ plans, files, agent: agent(text), options: needs.slice(0, 2) });
    expectCompleted(outcome, /no test of its own proves anything: .*its condition was not met here/);
  });

  test.each([
    [
      'the plan asks for it',
      { '01-01': { ...plans['01-01'], action: 'Write sum, and test.todo() for what is left' } },
      '',
    ],
    ['the SUMMARY says why', plans, 'echo "test/sum.test.js: more is not needed, sum is one line" >> "$SUMMARY_PATH"'],
  ])('where %s, it is told', async (_, asked, more) => {
    const shell = `${agent("test.todo('sum');")}; ${more}`;
    expectCompleted(
      await atJudge({ plans: asked, files, agent: shell, options: needs.slice(0, 2) }),
      /an unwritten test/,
    );
  });

  test('without min-evidence and a name it is told, and the phase is complete', async () => {
    const wide = { '01-01': { ...plans['01-01'], files: ['sum.js', 'test/**'] } };
    const outcome = await atJudge({
      plans: wide,
      files,
      agent: agent("test.todo('sum');"),
      options: needs.slice(0, 2),
    });
    expectCompleted(
      outcome,
      /plan 01-01: no test of its own proves anything: test\/sum\.test\.js "sum" \(an unwritten test/,
    );
    expect(outcome.evidence).toBe('artifacts');
  });

  test.each([
    ['in a run', inOneRun],
    ['in a chain', inChain],
  ] as const)('one that ran is enough %s, whatever else is todo, and is counted', async (_, door) => {
    const shell = agent(`test('sum', () => ${equal});\ntest.todo('more');`);
    const outcome = await door({ plans, files, agent: shell, options: needs });
    expectCompleted(outcome, null);
    expect(outcome.plans).toMatchObject({ '01-01': { evidence: { level: 'red-green', tests: 2, ownTests: 1 } } });
  });
});
