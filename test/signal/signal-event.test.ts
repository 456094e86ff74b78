import { expect, test } from '@jest/globals';
import { parseSignal } from '../../src/signal/completion-signal.ts';
import { signalEvent } from '../../src/signal/signal-event.ts';

test.each([
  ['success', 'phase_complete'],
  ['failure', 'phase_failed'],
  ['blocked', 'phase_blocked'],
  ['skipped', 'phase_skipped'],
])('a %s is logged as %s, so that no failure counts as completed', (status, type) => {
  const signal = parseSignal({ status, phase: '02.1', reason: status === 'failure' ? 'timeout' : 'why' });
  expect(signalEvent(signal)).toEqual({ type, phase: '02.1', signal: signal.toJSON() });
  expect(signalEvent(parseSignal({ ...signal.toJSON(), plan: '02.1-01' })).type).toBe(type.replace('phase', 'plan'));
});
