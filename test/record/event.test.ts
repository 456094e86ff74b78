import { expect, test } from '@jest/globals';
import { classifyEnding, type EventKind, eventKinds, isEvent, listKindsWith } from '../../src/record/events/event.ts';
import { parseLine } from '../../src/record/log/event-log.ts';
import { event, line } from './sample-events.ts';

const kinds = Object.keys(eventKinds) as EventKind[];

test.each(kinds)('%s is read as it was written', (kind) => {
  const read = parseLine(line(event(kind)));
  expect(read).toEqual(event(kind));
  expect(read && isEvent(read)).toBe(true);
});

/** Those of which a worker tells less, or that say nothing a reading depends on. */
const saysNothingNeeded = new Set<EventKind>(['setup_start', 'opened']);

test.each(kinds.filter((kind) => !saysNothingNeeded.has(kind)))('%s without what it has to say is no event', (kind) => {
  const { at, seq, runId, phase } = event(kind);
  expect(isEvent({ at, seq, runId, phase, event: kind })).toBe(false);
});

test('what a later version adds to an event is no reason to pass it over', () => {
  expect(isEvent({ ...event('attempt_start'), mood: 'good' } as never)).toBe(true);
});

test('an event that announces an effect or ends a phase is on the disk before anything follows it', () => {
  const announcing = [
    'phase_start',
    'attempt_start',
    'verify_start',
    'checkpoint',
    'commit',
    'fold',
    'part',
    'signed',
    'rollback',
    'recovered',
  ];
  expect(listKindsWith({ sync: true }).sort()).toEqual([...announcing, ...listKindsWith({ ends: 'phase' })].sort());
});

test.each([
  ['success', 'phase_complete'],
  ['failure', 'phase_failed'],
  ['blocked', 'phase_blocked'],
  ['skipped', 'phase_skipped'],
] as const)('a %s is logged as %s, so that no failure counts as completed', (status, kind) => {
  expect(classifyEnding('phase', status)).toBe(kind);
  expect(classifyEnding('plan', status)).toBe(kind.replace('phase', 'plan'));
});
