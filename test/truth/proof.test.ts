import { expect, test } from '@jest/globals';
import { atJudge, expectCompleted, expectRefused, inChain, inOneRun, type PlanSketch } from './trial.ts';

const files = {
  'package.json': '{"name":"x","version":"1.0.0","type":"commonjs","scripts":{"test":"node --test test/"}}',
  'sum.js': 'exports.sum = () => 0;\n',
  'test/old.test.js': "require('node:test')('old', () => {});\n",
};
const plans: Record<string, PlanSketch> = { '01-01': { promises: ['sum.js'], files: ['sum.js', 'test/sum.test.js'] } };
const asks = (file: string, name: string, answer: number) =>
  `echo "const { ${name} } = require('../${file}'); require('node:test')('${name}', () => require('node:assert').equal(${name}(1, 1), ${answer}));" > test/${name}.test.js; `;
const works = `echo "exports.sum = (a, b) => a + b;" > sum.js; ${asks('sum.js', 'sum', 2)} done_so`;
/** It passes with and without the work. */
const idleTest = `require('node:test')('sum', () => require('node:assert').equal(Math.max(1, 2), 2));`;
const empty = `echo "exports.sum = (a, b) => a + b;" > sum.js; echo "${idleTest}" > test/sum.test.js; done_so`;
const withProof = (prove: string) => ['--test-command', 'node --test test/', '--prove', prove];

test('in a run a test that fails without the work proves it, and warns of nothing', async () => {
  const outcome = await inOneRun({ plans, files, agent: works, options: withProof('require') });
  expectCompleted(outcome, null);
  expect([outcome.evidence, outcome.warnings]).toEqual(['red-green', expect.not.stringMatching(/base|proof|prove/)]);
});

test('in a chain a test that passes without it does not, and prove: require closes the gate', () => {
  const outcome = inChain({ plans, files, agent: empty, options: withProof('require') });
  expectRefused(outcome, /prove: require, but the new tests pass on the base as well/);
});

test('with report it is a warning, and a test that asks the work for nothing is no evidence', async () => {
  const outcome = await atJudge({ plans, files, agent: empty, options: withProof('report') });
  expectCompleted(outcome, /the new tests pass on the base as well/);
  expect(outcome.warnings).toMatch(
    /proves anything: test\/sum\.test\.js "sum" \(it passes where each new or changed function fails/,
  );
  expect(outcome.evidence).toBe('artifacts');
});

test('a test of old behaviour that would notice if the new code failed is evidence, and no proof', async () => {
  const moved = `echo "exports.zero = () => 0;" > zero.js; echo "exports.sum = () => require('./zero.js').zero();" > sum.js; ${asks('sum.js', 'sum', 0)} done_so`;
  const outcome = await atJudge({ plans, files, agent: moved, options: withProof('report') });
  expectCompleted(outcome, /the new tests pass on the base as well/);
  expect(outcome.evidence).toBe('tests');
});

test.each([
  [
    'asks only whether it is there',
    `typeof slug, 'function'`,
    /no test that can fail \(it asks for nothing but types\)/,
  ],
  ['asks it for something', `slug('A b'), 'a-b'`, null],
])('a test of a new function in an old file that %s', async (_, asked, refusal) => {
  const test = `const { slug } = require('../sum.js'); require('node:test')('slug', () => require('node:assert').equal(${asked}));`;
  const code = `exports.slug = (text) => text.toLowerCase().replace(' ', '-');`;
  const agent = `echo "${code}" >> sum.js; echo "${test}" > test/sum.test.js; done_so`;
  const outcome = await atJudge({ plans, files, agent, options: withProof('report') });
  if (refusal !== null) return expectRefused(outcome, refusal);
  expectCompleted(outcome, null);
  expect(outcome.evidence).toBe('red-green');
});

test('the tests of one plan prove nothing of another', async () => {
  const two = {
    ...plans,
    '01-02': { promises: ['product.js'], files: ['product.js', 'test/product.test.js'], after: '01-01' },
  };
  // It fails without the file, and asks nothing of it.
  const mocked = `const real = require('../product.js'); require('node:test')('product', (t) => require('node:assert').equal(t.mock.method(real, 'product', () => 6)(2, 3), 6));`;
  const idle = `echo "exports.product = (a, b) => a + b;" > product.js; echo "${mocked}" > test/product.test.js; done_so`;
  const agent = `if [ "$PLAN_ID" = 01-01 ]; then ${works}; else ${idle}; fi`;
  const outcome = await atJudge({ plans: two, files, agent, options: withProof('require') });
  expectCompleted(outcome, /plan 01-02: the new tests pass on the base as well/);
  expect(outcome.evidence).toBe('artifacts'); // the weakest: that of 01-02
  expect(outcome.plans).toMatchObject({
    '01-01': { evidence: { level: 'red-green' } },
    '01-02': { evidence: { level: 'artifacts' } },
  });
});

test('a proof on code that never ends is not known, and is over soon', async () => {
  const server = `const http = require('node:http'); exports.sum = (a, b) => a + b; exports.serve = () => http.createServer((_, response) => response.end(String(exports.sum(1, 1)))).listen(0);`;
  const asked = `const { serve } = require('../sum.js'); require('node:test')('serves', (_, done) => { const server = serve(); server.on('listening', () => require('node:http').get({ port: server.address().port }, (answer) => { server.close(); done(); })); });`;
  const old = `const http = require('node:http'); exports.sum = () => 0; exports.serve = () => http.createServer(() => {}).listen(0);`;
  const agent = `echo "${server.replaceAll('"', '')}" > sum.js; echo "${asked}" > test/sum.test.js; done_so`;
  const outcome = await atJudge({
    plans,
    files: { ...files, 'sum.js': `${old}\n` },
    agent,
    options: [...withProof('report'), '--timeout', '10m'],
  });
  expectCompleted(outcome, /it is not known whether the new tests fail on the base/);
});

test('tests of a new package that the base does not run prove nothing either way', async () => {
  const workspace = {
    'package.json':
      '{"name":"x","version":"1.0.0","private":true,"scripts":{"test":"for each in packages/*/package.json; do node --test $(dirname $each)/*.test.js || exit 1; done"}}',
    'packages/old/package.json': '{"name":"old","version":"1.0.0"}',
    'packages/old/old.test.js': "require('node:test')('old', () => {});\n",
  };
  const names = ['package.json', 'new.js', 'new.test.js'].map((name) => `packages/new/${name}`);
  const agent = `mkdir -p packages/new; echo '{"name":"new","version":"1.0.0"}' > packages/new/package.json; echo "exports.up = (a) => a + 1;" > packages/new/new.js; echo "require('node:test')('up', () => require('node:assert').equal(require('./new.js').up(1), 2));" > packages/new/new.test.js; done_so`;
  const outcome = await atJudge({
    plans: { '01-01': { promises: ['packages/new/new.js'], files: names } },
    files: workspace,
    agent,
    options: ['--test-command', 'npm test --silent', '--prove', 'report'],
  });
  expectCompleted(outcome, /the new tests do not run without the work, so they prove nothing either way/);
  expect(outcome.warnings).not.toMatch(/passes where each new or changed function fails/);
});
