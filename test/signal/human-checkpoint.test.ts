import { expect, test } from '@jest/globals';
import { getReasonToAsk, type HumanCheckpoint } from '../../src/signal/human-checkpoint.ts';

const at = (type: string, more: Partial<HumanCheckpoint> = {}): HumanCheckpoint => ({
  type,
  gate: null,
  options: ['a', 'b'],
  preconditionOpen: false,
  ...more,
});

test.each(['checkpoint:human-verify', 'human_verify', 'checkpoint:decision'])('auto passes %s', (type) => {
  expect(getReasonToAsk(at(type), 'auto')).toBeNull();
  expect(getReasonToAsk(at(type, { gate: 'blocking' }), 'auto')).toBeNull();
});

test.each(['checkpoint:human-action', 'human_action', 'checkpoint', 'checkpoint:tdd-review', 'checkpoint:new'])(
  'auto never passes %s',
  (type) => {
    expect(getReasonToAsk(at(type), 'auto')).toContain('without a person');
  },
);

test('stop passes nothing, and what never passes never does', () => {
  for (const type of ['checkpoint:human-verify', 'checkpoint:decision', 'checkpoint:human-action']) {
    expect(getReasonToAsk(at(type), 'stop')).not.toBeNull();
    expect(getReasonToAsk(at(type, { gate: 'blocking-human' }), 'auto')).not.toBeNull();
    expect(getReasonToAsk(at(type, { preconditionOpen: true }), 'auto')).not.toBeNull();
  }
  expect(getReasonToAsk(at('checkpoint:decision', { options: [] }), 'auto')).not.toBeNull();
});
