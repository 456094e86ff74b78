import { expect, test } from '@jest/globals';
import { answerCheckpoint, type HumanCheckpoint } from '../../src/signal/human-checkpoint.ts';

const at = (type: string, more: Partial<HumanCheckpoint> = {}): HumanCheckpoint => ({
  type,
  options: ['a', 'b'],
  ...more,
});

test.each([
  ['checkpoint:human-verify', 'approved'],
  ['human_verify', 'approved'],
  ['checkpoint:decision', 'a'],
])('auto answers %s', (type, answer) => {
  expect(answerCheckpoint(at(type), 'auto')).toMatchObject({ ask: false, answer });
  expect(answerCheckpoint(at(type, { gate: 'blocking' }), 'auto')).toMatchObject({ ask: false, answer });
});

test.each(['checkpoint:human-action', 'human_action', 'checkpoint', 'checkpoint:tdd-review', 'checkpoint:new'])(
  'auto never answers %s',
  (type) => {
    expect(answerCheckpoint(at(type), 'auto').ask).toBe(true);
  },
);

test('stop answers nothing, and what never passes never does', () => {
  for (const type of ['checkpoint:human-verify', 'checkpoint:decision', 'checkpoint:human-action']) {
    expect(answerCheckpoint(at(type), 'stop').ask).toBe(true);
    expect(answerCheckpoint(at(type, { gate: 'blocking-human' }), 'auto').ask).toBe(true);
    expect(answerCheckpoint(at(type, { preconditionOpen: true }), 'auto').ask).toBe(true);
  }
  expect(answerCheckpoint(at('checkpoint:decision', { options: [] }), 'auto').ask).toBe(true);
});
