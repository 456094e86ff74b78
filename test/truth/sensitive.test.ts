import { expect, test } from '@jest/globals';
import { atJudge, expectCompleted, expectRefused, inOneRun, type PlanSketch } from './trial.ts';

const files = {
  'package.json': '{"name":"x","version":"1.0.0","type":"commonjs","scripts":{"test":"node --test test/"}}',
  'test/old.test.js': "require('node:test')('old', () => { require('node:assert').ok(Math.max(1, 2) === 2) });\n",
};
const plans: Record<string, PlanSketch> = {
  '01-01': { promises: ['price.js'], files: ['price.js', 'test/price.test.js'] },
};
const agent = (assertions: string) => `cat > price.js <<'T'
exports.price = (count, each) => {
  if (count >= 10) {
    return count * each - 5;
  }
  return count * each;
};
T
cat > test/price.test.js <<'T'
const { test } = require('node:test');
const assert = require('node:assert');
const { price } = require('../price');
test('price', () => {
${assertions}
});
T
done_so`;
const thorough =
  '  assert.equal(price(9, 2), 18);\n  assert.equal(price(10, 2), 15);\n  assert.equal(price(11, 2), 17);';
/** It runs, fails without the work, and notices next to nothing of it. */
const weak = "  assert.equal(typeof price, 'function');\n  assert.equal(price(0, 2), 0);";
const options = ['--test-command', 'node --test test/', '--min-evidence', 'mutation-tested'];

test.each([['a run', inOneRun]] as const)(
  'in %s tests that notice small changes have the evidence mutation-tested',
  async (_, door) => {
    const outcome = await door({ plans, files, agent: agent(thorough), options });
    expectCompleted(outcome, null);
    expect(outcome.evidence).toBe('mutation-tested');
    expect(outcome.plans).toMatchObject({
      '01-01': { evidence: { ownTests: 1, mutants: { killed: expect.any(Number) } } },
    });
    expect(outcome.warnings).not.toMatch(/unnoticed/);
  },
);

test('tests that notice little close the gate, and each unnoticed change is named with its line', async () => {
  const outcome = await atJudge({ plans, files, agent: agent(weak), options });
  expectRefused(
    outcome,
    /evidence red-green .*small changes? noticed.*min-evidence is mutation-tested; its tests have to notice at least 80 %/,
  );
  expect(outcome.warnings).toMatch(/went unnoticed by the tests: price\.js:\d "[^"]+" as "[^"]+"/);
});

test('with mutants alone they are a warning', async () => {
  const outcome = await atJudge({
    plans,
    files,
    agent: agent(weak),
    options: [...options.slice(0, 2), '--mutants', '3'],
  });
  expectCompleted(
    outcome,
    /[123] of 3 small changes of the code went unnoticed/, // which are tried depends on the commit
  );
  expect(outcome.evidence).toBe('red-green');
});
