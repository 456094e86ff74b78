import { expect, test } from '@jest/globals';
import type { LedgerEvent } from '../../src/record/events/event.ts';
import { phaseState } from '../../src/record/readings/phase-state.ts';

const begin = Date.parse('2026-01-01T00:00:00Z');
const stamp = { runId: 'run', phase: '01', schemaVersion: 1, plan: '01-01', attempt: 1 };

function recorded(...events: [second: number, event: LedgerEvent['event'], details?: object][]): LedgerEvent[] {
  return events.map(
    ([second, event, details], seq) =>
      ({ ...stamp, seq, at: new Date(begin + second * 1_000).toISOString(), event, ...details }) as LedgerEvent,
  );
}

test('the time of a handoff is the whole time of its call, and a part without an end lasts until the present', () => {
  const events = recorded(
    [0, 'attempt_start'],
    [1, 'agent_start', { agent: 'claude' }],
    [5, 'agent_end', { ok: true }],
    [5, 'handoff_start'],
    [6, 'agent_start', { agent: 'claude' }],
    [9, 'agent_end', { ok: false, reason: 'timeout' }],
  );
  const [span] = phaseState(events).attempts.spans('run', begin + 12_000);
  const stages = span?.stages.map(({ kind, from, to, call }) => [kind, from - begin, to - begin, call?.isOk]);
  expect(span?.outcome).toBe('at work');
  expect(stages).toEqual([
    ['preparing', 0, 1_000, undefined],
    ['agent', 1_000, 5_000, true],
    ['handoff', 5_000, 9_000, false],
    ['checking', 9_000, 12_000, undefined],
  ]);
  expect(phaseState(events).attempts.spans('run')).toMatchObject([{ outcome: 'interrupted', endedAt: begin + 9_000 }]);
});
