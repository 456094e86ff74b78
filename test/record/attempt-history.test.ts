import { describe, expect, test } from '@jest/globals';
import type { EventKind, LedgerEvent } from '../../src/record/events/event.ts';
import { phaseState } from '../../src/record/readings/phase-state.ts';
import { type AttemptRecord, detectStuck, StuckPolicySchema } from '../../src/signal/stuck.ts';
import { event as sample } from './sample-events.ts';

const attemptHistory = (events: readonly LedgerEvent[]) => phaseState(events).attempts.history;

type Line = [EventKind, (string | undefined)?, (number | undefined)?, object?];

/** A log of runs, each a list of [event, plan, attempt, details]. */
function log(...runs: Line[][]): LedgerEvent[] {
  return runs.flatMap((run, at) =>
    run.map(([event, plan, attempt, details], seq) => {
      const of = { ...(plan === undefined ? {} : { plan }), ...(attempt === undefined ? {} : { attempt }) };
      return { ...sample(event, {}, { runId: `run-${at}`, seq, phase: '01' }), ...of, ...details } as LedgerEvent;
    }),
  );
}

const failed = (plan: string, attempt: number, error_type: string, details = 'it broke') =>
  ['attempt_failed', plan, attempt, { error_type, details }] as Line;
const complete = (plan: string, attempt?: number) =>
  ['plan_complete', plan, undefined, { signal: { status: 'success', attempt, details: {} } }] as [
    EventKind,
    string,
    undefined,
    object,
  ];
const ended = (event: EventKind, exitStatus: string) => [event, undefined, undefined, { exitStatus }] as Line;

describe('what a resumed run counts (I11)', () => {
  test('a run that was cut off: its failures with their reasons, and the open attempt as interrupted', () => {
    const history = attemptHistory(
      log([
        ['phase_start'],
        ['attempt_start', '01-01', 1],
        ['attempt_start', '01-02', 1],
        failed('01-01', 1, 'verification_failed'),
        ['attempt_start', '01-01', 2],
        ['agent_start', '01-01', 2],
        complete('01-02', 1),
      ]),
    );
    expect(history.attempts.map(({ plan, attempt, outcome, reason }) => [plan, attempt, outcome, reason])).toEqual([
      ['01-01', 1, 'failure', 'verification_failed'],
      ['01-01', 2, 'failure', 'interrupted'],
      ['01-02', 1, 'success', undefined],
    ]);
    expect([...history.lastAttempt]).toEqual([
      ['01-01', 2],
      ['01-02', 1],
    ]);
  });

  test.each([
    ['phase_failed', 'INTERRUPTED', 1],
    ['phase_failed', 'ABORTED', 1],
    ['phase_complete', 'COMPLETED', 0],
    ['phase_failed', 'STUCK', 0],
    ['phase_blocked', 'BLOCKED', 0],
  ] as const)('after %s %s it counts %i of one attempt, and all that come then', (event, status, counted) => {
    const once = (attempt: number): Line[] => [
      ['phase_start'],
      ['attempt_start', '01-01', attempt],
      failed('01-01', attempt, 'agent_error'),
    ];
    const over = [...once(1), ended(event, status)];
    expect(attemptHistory(log(over)).attempts).toHaveLength(counted);
    expect(attemptHistory(log(over)).lastAttempt.size).toBe(counted);
    expect(attemptHistory(log(over, once(2))).attempts).toHaveLength(counted + 1);
  });

  test('an attempt whose agent never began is none, but its number is used', () => {
    const history = attemptHistory(
      log([
        ['phase_start'],
        ['attempt_start', '01-01', 1],
        failed('01-01', 1, 'interrupted'),
        ['attempt_start', '01-01', 2],
        failed('01-01', 2, 'agent_error'),
        ['attempt_start', '01-01', 3],
      ]),
    );
    expect(history.attempts.map(({ attempt, reason }) => [attempt, reason])).toEqual([[2, 'agent_error']]);
    expect([...history.lastAttempt]).toEqual([['01-01', 3]]);
  });

  test.each([
    ['used up, and no failure, where it ended so', ['agent_start', '01-01', 1] as Line, 'success', undefined],
    ['the failure that blocked the plan', failed('01-01', 1, 'rate_limit'), 'failure', 'rate_limit'],
  ])('an attempt of a blocked plan is %s', (_, line, outcome, reason) => {
    const blocked = { signal: { status: 'blocked', attempt: 1, details: {} } };
    const { attempts } = attemptHistory(
      log([['attempt_start', '01-01', 1], line, ['plan_blocked', '01-01', undefined, blocked]]),
    );
    expect(attempts).toMatchObject([{ outcome, ...(reason === undefined ? {} : { reason }) }]);
  });

  test('stuck detection reads it as it is: alike failures have one fingerprint, whatever numbers they name', () => {
    const { attempts } = attemptHistory(
      log(
        [['attempt_start', '01-01', 1], failed('01-01', 1, 'agent_error', 'line 17 of /a/b/x.ts is wrong')],
        [['attempt_start', '01-01', 2], failed('01-01', 2, 'agent_error', 'line 23 of /a/c/x.ts is wrong')],
      ),
    );
    const records: readonly AttemptRecord[] = attempts;
    expect(detectStuck(records, StuckPolicySchema.parse({}))).toMatchObject({ stuck: true, rule: 'same_failure' });
  });

  test('what the event itself says of fingerprint and progress counts before what its text says', () => {
    const [event] = log([failed('01-01', 1, 'tests_failed')]);
    const { attempts } = attemptHistory([{ ...event, fingerprint: 'abc', progressed: true } as LedgerEvent]);
    expect(attempts[0]).toMatchObject({ fingerprint: 'abc', progressed: true });
  });
});
