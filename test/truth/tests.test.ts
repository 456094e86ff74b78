import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { atJudge, expectCompleted, expectRefused, inChain, inOneRun, type Liar } from './trial.ts';

const made = 'echo made > out.txt; done_so; ';
const node = {
  'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"}}',
  'test/a.test.js':
    "const test = require('node:test');\ntest('adds', () => {});\ntest('subtracts', () => { throw new Error('no') });\n",
  'test/b.test.js': "const test = require('node:test');\ntest('multiplies', () => {});\n",
};
// One of their tests is red before the phase, which would end it at once.
const allowed = ['--inherited-tests', 'allow'];
const npmTest = ['--test-command', 'npm test', ...allowed];
const nodeTest = ['--test-command', 'node --test test/', ...allowed];
const python = {
  'tests/__init__.py': '',
  'tests/test_a.py':
    'import unittest\nclass A(unittest.TestCase):\n    def test_a(self):\n        pass\n    def test_b(self):\n        self.fail()\n',
};
const unittest = ['--test-command', 'python3 -m unittest discover', ...allowed];

describe('tests that were weakened do not pass', () => {
  const liars: Liar[] = [
    {
      name: 'the failing file is deleted',
      agent: `${made} rm test/a.test.js`,
      why: /test\/a\.test\.js.*(?:deleted|removed|gone)/,
    },
    {
      name: 'the script of package.json throws the failure away',
      options: npmTest,
      agent: `${made} sed -i 's#test/"}}#test/ || true"}}#' package.json`,
      why: /package\.json.*scripts\.test|scripts\.test of package\.json cannot fail/,
    },
    {
      name: 'the failing test ends the process',
      agent: `${made} sed -i "1a process.exit(0);" test/a.test.js`,
      why: /test\/a\.test\.js|tests|fewer/,
    },
    {
      name: 'the failing test is commented out',
      agent: `${made} sed -i "s#^test('subtracts'#// test('subtracts'#" test/a.test.js`,
      why: /prove less than before the phase: 3 tests were executed on the base, 2 now/,
    },
    {
      name: 'Python: a load_tests that loads nothing',
      files: python,
      options: unittest,
      agent: `${made} printf 'def load_tests(loader, tests, pattern):\\n    return unittest.TestSuite()\\n' >> tests/test_a.py`,
      why: /no test was executed/,
    },
  ];
  test.each(liars)('at the judge: $name', async ({ why, ...trial }) => {
    expectRefused(await atJudge({ files: node, options: nodeTest, ...trial }), why);
  });
  test('in a run and in a chain: the failing file is deleted', async () => {
    const [{ why, ...trial }] = liars as [Liar];
    for (const door of [inOneRun, inChain])
      expectRefused(await door({ files: node, options: nodeTest, ...trial }), why);
  });

  test('a plan that declares the file may delete it', async () => {
    const plans = { '01-01': { files: ['out.txt', 'test/a.test.js'] } };
    const files = { ...node, 'test/a.test.js': "require('node:test')('adds', () => {});\n" };
    const outcome = await atJudge({
      plans,
      files,
      options: [...nodeTest, '--test-baseline', 'off'],
      agent: `${made} rm test/a.test.js`,
    });
    expectCompleted(outcome, null);
  });
});

describe('runners that print no numbers are asked for them', () => {
  const cases: [string, Record<string, string>, string][] = [
    [
      'unittest, quietly',
      { 'test_a.py': 'import unittest\nclass A(unittest.TestCase):\n    def test_a(self):\n        pass\n' },
      'python3 -m unittest -q',
    ],
    [
      'go test below a folder',
      {
        'srv/go.mod': 'module x\ngo 1.21\n',
        'srv/a_test.go': 'package x\nimport "testing"\nfunc TestA(t *testing.T) {}\n',
      },
      'cd srv && go test ./...',
    ],
    [
      'npm run that calls node --test',
      {
        'package.json': '{"name":"x","version":"1.0.0","scripts":{"unit":"node --test test/"}}',
        'test/a.test.js': "require('node:test')('adds', () => {});\n",
      },
      'npm run -s unit',
    ],
  ];
  // With the cache of this machine, which is shared on purpose: else go compiles its standard library again.
  const GOCACHE = join(homedir(), '.cache', 'go-build');
  const environment = { PATH: `${process.env.PATH}:/usr/local/go/bin`, GOCACHE };
  test.each(cases)('%s', async (_, files, command) => {
    expectCompleted(
      await atJudge({
        files,
        environment,
        options: ['--agent-env', 'GOCACHE', '--test-command', command],
        agent: made,
      }),
      null,
    );
  });

  test('a reporter that the command asks for itself is told, with what to write instead', async () => {
    const files = { 'test/a.test.js': "require('node:test')('adds', () => {});\n" };
    const options = ['--test-command', 'node --test --test-reporter=dot test/'];
    expectRefused(
      await atJudge({ files, options, agent: made }),
      /no summary with counts: .*; use --test-reporter=spec or tap/,
    );
  });
});

describe('results of programs that rewrite the code of the phase are about what they wrote', () => {
  const files = { 'src/add.js': 'exports.add = (a, b) => a + b;\n' };
  const plan = { files: ['src/add.js', 'test/0.test.js'], promises: ['src/add.js'] };
  const wrong = "echo 'exports.mul = (a, b) => a + b;' >> src/add.js; mkdir -p test; done_so; ";
  const writes = (from: string, to: string) =>
    `const fs = require('fs'); const p = 'src/add.js'; fs.writeFileSync(p, fs.readFileSync(p, 'utf8').replace(${from}, ${to}));`;
  const testOf = (begin: string) =>
    `cat > test/0.test.js <<'E'\n${begin}\nrequire('node:test')('mul', () => require('node:assert').equal(require('../src/add.js').mul(2, 3), 6));\nE\n`;
  const options = ['--test-command', 'node --test test/'];
  const repairs = writes("'mul = (a, b) => a + b'", "'mul = (a, b) => a * b'");

  test('tests that repair it are no tests of the commit', async () => {
    const trial = { plans: { '01-01': plan }, files, options, agent: wrong + testOf(repairs) };
    expectRefused(await atJudge(trial), /the tests rewrote src\/add\.js, so they passed on other code/);
  });

  test('a command that repairs it proves nothing', async () => {
    const plans = { '01-01': { ...plan, files: ['src/add.js'], checks: [`node -e "${repairs}" && node t.js`] } };
    const check = "require('assert').equal(require('./src/add.js').mul(2, 3), 6);\n";
    const outcome = await atJudge({ plans, files: { ...files, 't.js': check }, agent: wrong });
    expectCompleted(outcome, /command of the plan rewrote src\/add\.js, so they prove nothing about the commit/);
    expect(outcome.evidence).toBe('artifacts');
  });

  test('one that only formats it is believed', async () => {
    const formats = writes('/;\\n/g', "'\\n\\n'");
    const right = wrong.replace('mul = (a, b) => a + b', 'mul = (a, b) => a * b');
    const trial = { plans: { '01-01': plan }, files, options, agent: right + testOf(formats) };
    expectCompleted(await atJudge(trial), null);
  });
});
