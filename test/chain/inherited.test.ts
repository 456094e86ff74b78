import { expect, test } from '@jest/globals';
import { Chain, matrix, sound, waves } from './jobs.ts';

const red = {
  'package.json': '{"scripts":{"test":"node --test test/"}}',
  'test/old.test.js': "require('node:test')('since long', () => { throw new Error('red') });\n",
  'test/ok.test.js': "require('node:test')('ok', () => {});\n",
};
const tested = ['--test-command', 'node --test test/'];

test.each([[[]], [matrix]])('tests that are red on the base stop the legs before the first attempt: %j', (mode) => {
  const chain = new Chain(waves, [...mode, ...tested], red);
  const { rounds, ended } = chain.run();
  expect([rounds, ended.code, ended.json.status, ended.json.attempts]).toEqual([1, 10, 'blocked', 0]);
  expect(ended.json.signal).toMatchObject({
    details: {
      reason: expect.stringContaining('1 test red before the phase: since long'),
      nextSteps: [expect.stringContaining('fix the red tests')],
    },
  });
  expect(chain.events.filter(({ event }) => event === 'attempt_start')).toEqual([]);

  // Nothing was counted against the plans, so the next dispatch begins as if it were the first.
  chain.runId = '1002';
  const first = sound(chain.integrate(0, null, ['--inherited-tests', 'allow']));
  expect(first.matrix?.include.map(({ attempt }) => attempt)).toEqual([1]);
});
