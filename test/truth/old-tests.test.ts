import { describe, test } from '@jest/globals';
import { atJudge, expectCompleted, expectRefused, inChain, inOneRun, type Trial } from './trial.ts';

const files = {
  'src/price.js': 'exports.total = (items) => items.length;\n',
  'test/price.test.js': `const test = require('node:test'), assert = require('node:assert'), { total } = require('../src/price.js');
test('counts one', () => { assert.strictEqual(total([1]), 1); });
test('counts two', () => { assert.strictEqual(total([1, 2]), 2); });
`,
  'test/data/golden.json': '[1]\n',
  'test/golden.test.js': `const test = require('node:test'), assert = require('node:assert'), fs = require('node:fs'), path = require('node:path');
test('golden', () => { assert.strictEqual(require('../src/price.js').total(JSON.parse(fs.readFileSync(path.join(__dirname, 'data/golden.json')))), 1); });
`,
};
const options = ['--test-command', 'node --test test/'];
const made = 'echo made > out.txt; done_so; ';
const declares = (...more: string[]) => ({ '01-01': { files: ['out.txt', 'src/price.js', ...more] } });

const breaks = `${made} echo 'exports.total = () => 7;' > src/price.js; `;
const fits = `${breaks} sed -i 's/, 1);/, 7);/; s/, 2);/, 7);/' test/*.test.js`;

interface Case extends Partial<Trial> {
  readonly name: string;
  readonly agent: string;
  readonly why: RegExp;
}

const liars: Case[] = [
  {
    name: 'an old test was changed to fit broken code',
    agent: fits,
    why: /old tests?, as .* before the phase, fails? on the new code: .*counts one.*name (?:it|them) in files_modified/,
  },
  {
    name: 'a fixture was changed to fit it',
    agent: `${made} echo 'exports.total = (items) => items.length === 1 ? 3 : items.length - (items.length > 2 ? 2 : 0);' > src/price.js; sed -i 's/\\[1\\]), 1/[1]), 3/' test/price.test.js; echo '[1,2,3]' > test/data/golden.json`,
    plans: declares('test/price.test.js'),
    why: /golden/,
  },
  {
    name: 'a test was renamed',
    agent: `${made} sed -i "s/'counts two'/'is fine'/" test/price.test.js`,
    why: /prove less than before.*: counts two/,
  },
  {
    name: 'a test was replaced by a filler',
    agent: `${made} sed -i "/counts two/d" test/price.test.js; echo "require('node:test')('filler', () => {})" > test/filler.test.js`,
    why: /counts two.*bring them back, or name their files in files_modified/,
  },
  {
    name: 'a test file moved to where the command does not look',
    agent: `${made} mkdir -p old/test; git mv test/price.test.js old/test/price.test.js; printf "const test = require('node:test');\\ntest('a', () => {});\\ntest('b', () => {});\\n" > test/filler.test.js`,
    why: /counts one/,
  },
];

const honest: Case[] = [
  {
    name: 'the plan names the test that changes',
    agent: fits,
    plans: declares('test/price.test.js', 'test/golden.test.js'),
    why: / /,
  },
  {
    name: 'the plan names the file in which a test is renamed',
    agent: `${made} sed -i "s/'counts two'/'counts more'/" test/price.test.js`,
    plans: declares('test/price.test.js'),
    why: /1 test of the base does not run any more: counts two/,
  },
  {
    name: 'a test moved to another file',
    agent: `${made} sed -n '1p;3p' test/price.test.js > test/more.test.js; sed -i 3d test/price.test.js`,
    why: / /,
  },
  {
    name: 'a test was added to an old file',
    agent: `${made} echo "test('none', () => { assert.strictEqual(total([]), 0); });" >> test/price.test.js`,
    why: / /,
  },
  {
    name: 'a new test is skipped where it cannot run',
    agent: `${made} echo "require('node:test')('on Windows', { skip: process.platform !== 'win32' }, () => {})" > test/windows.test.js`,
    why: / /,
  },
  {
    name: 'the new code needs a helper that a new test alone uses',
    agent: `${made} echo "exports.more = 1" > test/data/help.js; echo "const test = require('node:test'); test('new', () => { if (require('./data/help.js').more !== 1) throw 1 });" > test/new.test.js`,
    why: / /,
  },
  {
    name: 'an old helper grew for a new test',
    files: { ...files, 'test/data/help.js': 'exports.one = 1;\n' },
    agent: `${made} echo "exports.more = 1" >> test/data/help.js; echo "const test = require('node:test'); test('new', () => { if (require('./data/help.js').more !== 1) throw 1 });" > test/new.test.js`,
    why: /with test\/data\/help\.js as before the phase/,
  },
];

describe('old tests as they stood', () => {
  test.each(liars)('close the gate where $name', async ({ why, ...trial }) => {
    expectRefused(await atJudge({ files, options, plans: declares(), ...trial }), why);
  });

  test('close it in a run and in a chain, where they are a question to a person with undeclared-changes: ask', async () => {
    const [{ why, ...liar }] = liars as [Case];
    const trial = { files, options, plans: declares(), ...liar };
    expectRefused(await inOneRun(trial), why);
    expectRefused(
      inChain({ ...trial, options: [...options, '--undeclared-changes', 'ask'] }),
      /A person must decide.*counts one/,
    );
  });

  test.each(honest)('leave it open where $name', async ({ why, ...trial }) => {
    expectCompleted(await atJudge({ files, options, plans: declares(), ...trial }), why.source === ' ' ? null : why);
  });
});
