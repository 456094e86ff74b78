import { describe, expect, test } from '@jest/globals';
import type { LedgerEvent } from '../../src/record/events/event.ts';
import { phaseState } from '../../src/record/readings/phase-state.ts';
import { deriveState } from '../../src/record/readings/run-state.ts';
import { currentNames, withSignedCommits } from '../../src/record/readings/signed-commits.ts';
import { event } from './sample-events.ts';

const here = '/checkout';
const one = { plan: '07-01', attempt: 1 };
const two = { plan: '07-02', attempt: 1 };

/** An attempt in a work tree of its own, whose agent is at work. */
const elsewhere: LedgerEvent[] = [
  event('phase_start', {}, { seq: 1 }),
  event('attempt_start', { since: '2026-01-01T00:00:00.000Z' }, { seq: 2 }),
  event('checkpoint', { place: '/worktrees/1', tag: 'tag-1' }, { seq: 3 }),
  event('agent_start', { timeoutMs: 5_000 }, { seq: 4, at: '2026-01-01T00:00:01.000Z' }),
];

describe('an attempt that goes on without its run', () => {
  test('is an orphan with the time its agent has, until something ends it', () => {
    expect(phaseState(elsewhere).open.orphans(here)).toEqual([
      {
        phase: '07',
        plan: '07-01',
        agent: 'script',
        attempt: 1,
        tag: 'tag-1',
        place: '/worktrees/1',
        runId: 'run',
        adopters: [],
        startedAt: Date.parse('2026-01-01T00:00:00.000Z'),
        endsAt: Date.parse('2026-01-01T00:00:06.000Z'),
        isEndSeen: false,
        boundary: { cage: 'none' },
        checkedSince: null,
      },
    ]);
    expect(phaseState(elsewhere).open.orphans('/worktrees/1')).toEqual([]);
    const ending = elsewhere.map((each) =>
      each.event === 'agent_start' ? { ...each, endsWithRun: true as const } : each,
    );
    expect(phaseState(ending).open.orphans(here)).toEqual([]);
    expect(phaseState(elsewhere.slice(0, 3)).open.orphans(here)).toEqual([]); // no agent was started
  });

  test.each([
    event('agent_end', { ok: false }),
    event('attempt_failed'),
    event('rollback'),
    event('retry_wait'),
    event('recovered'),
    event('plan_complete', { signal: { status: 'success', details: {} } }),
    event('plan_failed'),
    event('attempt_start', { attempt: 2 }),
    event('agent_end', {}, { runId: 'another' }),
  ])('is none any more after $event', (last) => {
    expect(phaseState([...elsewhere, last]).open.orphans(here)).toEqual([]);
  });

  test.each([
    event('plan_skipped'), // a run that did not come to it
    event('agent_end'),
    event('adopt', {}, { runId: 'second' }),
    event('verify_start', { since: '2026-01-01T00:00:05.000Z' }),
    event('warning', two),
    event('rollback', two),
  ])('is one still after $event', (last) => {
    expect(phaseState([...elsewhere, last]).open.orphans(here)).toHaveLength(1);
  });

  test('tells who was about to adopt it, and whether its checks were under way', () => {
    const adopted = [...elsewhere, event('agent_end'), event('adopt', {}, { runId: 'second' })];
    const checked = [...adopted, event('verify_start', { since: 'then' })];
    expect(phaseState(checked).open.orphans(here)).toMatchObject([
      { adopters: ['second'], isEndSeen: true, checkedSince: 'then' },
    ]);
    expect(phaseState([...checked, event('verify')]).open.orphans(here)).toMatchObject([{ checkedSince: null }]);
  });
});

describe('what a run was cut off in', () => {
  test('is an attempt from its checkpoint on, also while it is being rolled back, until its plan is told of', () => {
    const begun = [event('phase_start'), event('attempt_start'), event('checkpoint', { tag: 'tag-1' })];
    for (const open of [begun, [...begun, event('rollback')], [...begun, event('attempt_failed')]])
      expect(phaseState(open).open.attempts(here)).toMatchObject([{ plan: '07-01', tag: 'tag-1', adopters: [] }]);
    for (const last of [event('plan_failed'), event('retry_wait'), event('recovered'), event('phase_start')])
      expect(phaseState([...begun, last]).open.isAny(here)).toBe(false);
  });

  test('is an attempt before its checkpoint too, although there is nothing to put back', () => {
    const begun = [event('phase_start'), event('attempt_start')];
    expect([phaseState(begun).open.attempts(here), phaseState(begun).open.isAny(here)]).toEqual([[], true]);
  });

  test('counts an attempt elsewhere once, of whichever run it is, with its adopters', () => {
    expect(phaseState(elsewhere).open.attempts(here)).toHaveLength(1);
    const second = { runId: 'second' };
    const later = [...elsewhere, event('phase_start', {}, second), event('adopt', {}, second)];
    expect(phaseState(later).open.attempts(here)).toMatchObject([{ runId: 'run', tag: 'tag-1', adopters: ['second'] }]);
  });

  test.each([
    ['judge_start', 'judge_end'],
    ['tests_start', 'tests_end'],
    ['verifier_start', 'verifier_end'],
  ] as const)('is the gate after %s, and not after %s or the last word on the phase', (opens, closes) => {
    const begun = [event('phase_start'), event(opens)];
    expect(phaseState(begun).open.gate).toMatchObject({ event: opens });
    expect(phaseState(begun).open.isAny(here)).toBe(true);
    for (const last of [event(closes), event('phase_failed'), event('phase_start')])
      expect(phaseState([...begun, last]).open.gate).toBeNull();
    const { plan, attempt, ...gate } = event('recovered', { of: 'tests' });
    expect(phaseState([...begun, gate as LedgerEvent]).open.gate).toBeNull();
    expect(phaseState([...begun, event('recovered')]).open.gate).not.toBeNull(); // that of an attempt
  });

  test('is the last fold whose plan nobody has told of', () => {
    const folds = [event('fold', two, { seq: 5 }), event('fold', one, { seq: 4 })];
    expect(phaseState([event('phase_start'), ...folds]).open.lastFold).toMatchObject(two);
    expect(
      phaseState([event('phase_start'), ...folds, event('plan_complete', { plan: '07-02' })]).open.lastFold,
    ).toMatchObject(one);
    expect(phaseState([...folds, event('phase_start')]).open.lastFold).toBeNull();
  });
});

describe('how a run was opened', () => {
  const events = [
    event('phase_start', { base: 'first' }),
    event('opened', { job: '1' }),
    event('phase_start', { base: 'other' }, { runId: 'other' }),
    event('phase_start', { base: 'again' }, { seq: 4 }),
    event('opened', { job: '2' }),
    event('warning', {}, { runId: 'other' }),
  ];

  test('is told by its newest opening, and what is on record since is its own alone', () => {
    const state = phaseState(events);
    expect(state.run('run')).toMatchObject({ opening: { seq: 4, base: 'again' }, openingJob: '2' });
    expect([...state.run('run').kinds]).toEqual(['phase_start', 'opened']);
    expect(state.run('other').openingJob).toBeNull();
    expect(state.run('nobody')).toMatchObject({ opening: null, kinds: new Set() });
    expect(state.openedRuns).toEqual(['run', 'other']);
  });

  test('the phase began with the first run since it was last complete, where that run says on which commit', () => {
    expect(phaseState(events)).toMatchObject({ base: 'first', wasComplete: false });
    const done = [...events, event('phase_complete')];
    expect(phaseState([...done])).toMatchObject({ base: null, wasComplete: true });
    const older = event('phase_start', { base: undefined });
    expect(phaseState([...done, older, event('phase_start', { base: 'next' })]).base).toBe('next');
  });
});

describe('rounds', () => {
  const jobs = [
    {
      phase: '07',
      plan: '07-01',
      path: 'p',
      wave: 1,
      round: 1,
      attempt: 1,
      index: 0,
      artifact: 'phase-07-r1-07-01-a1',
    },
  ];
  const first = [event('round_start', { round: 1, base: 'b1', jobs }), event('leg', { result: 'r' })];
  const both = [...first, event('round_end', { round: 1 }), event('round_start', { round: 2, base: 'b2', jobs: [] })];

  test('the newest is open until it was integrated; one may be asked for by its number', () => {
    expect(phaseState(first).run('run').openRound()).toMatchObject({ round: 1, base: 'b1', jobs });
    expect(phaseState(both).run('run').openRound()).toMatchObject({ round: 2 });
    expect(
      phaseState([...both, event('round_end', { round: 2 })])
        .run('run')
        .openRound(),
    ).toBeNull();
    expect(phaseState(both).run('run').openRound(1)).toMatchObject({ round: 1 });
    expect([phaseState(both).run('run').openRound(3), phaseState(both).run('other').openRound()]).toEqual([null, null]);
  });
});

describe('how a plan stands', () => {
  test('retries may begin when the last of their newest waits is over', () => {
    const at = '2026-01-01T00:00:10.000Z';
    const waits = [
      event('retry_wait', { ...one, backoffMs: 60_000 }, { at }),
      event('retry_wait', { ...one, backoffMs: 1_000 }, { at }),
      event('retry_wait', { ...two, backoffMs: 2_000 }, { at }),
    ];
    expect(phaseState(waits).plans.retriesAt(['07-01', '07-02'])).toBe(Date.parse(at) + 2_000);
    expect(phaseState(waits).plans.retriesAt(['07-03'])).toBeNull();
  });

  test('stands in the state of the newest run, with the attempts of those it goes on with', () => {
    const next = { runId: 'next' };
    const opening = {
      plans: ['07-01', '07-02', '07-03'],
      done: ['07-03'],
      waves: { '07-01': 1, '07-02': 2, '07-03': 1 },
    };
    const events = [
      event('phase_start', opening),
      event('attempt_start'),
      event('agent_start'),
      event('phase_start', opening, next),
      event('recovered', one, next),
      event('attempt_start', { attempt: 2 }, next),
    ];
    const facts = { phase: '07-x', checkpointFile: 'log' };
    const standing = (log: readonly LedgerEvent[]) =>
      Object.entries(deriveState(phaseState(log), facts)?.plans ?? {}).map(([id, { status, attempts }]) => [
        id,
        status,
        attempts,
      ]);
    expect(standing(events)).toEqual([
      ['07-01', 'running', 2],
      ['07-02', 'pending', 0],
      ['07-03', 'completed', 0],
    ]);
    for (const [last, status] of [
      [event('attempt_failed', {}, next), 'failed'],
      [event('retry_wait', {}, next), 'retrying'],
      [event('recovered', {}, next), 'pending'],
      [event('plan_complete', {}, next), 'completed'],
      [event('plan_blocked', {}, next), 'blocked'],
      [event('plan_skipped', {}, next), 'skipped'],
      [event('adopt', {}, next), 'running'],
    ] as const)
      expect(standing([...events, last])[0]?.[1]).toBe(status);
    expect(deriveState(phaseState([event('warning')]), facts)).toBeNull();
  });
});

describe('work on record', () => {
  test('is kept under the newest ref of the attempt, from what that says it began on or from its checkpoint', () => {
    const events = [
      event('checkpoint', { head: 'h1' }),
      event('rollback', { kept: 'ref-1' }),
      event('recovered', { kept: null }),
    ];
    expect(phaseState(events).plans.savedWork('07-01', 1)).toEqual({ ...one, ref: 'ref-1', base: 'h1' });
    expect(
      phaseState([...events, event('rollback', { kept: 'ref-2', base: 'b2' })]).plans.savedWork('07-01', 1),
    ).toMatchObject({ ref: 'ref-2', base: 'b2' });
    expect([
      phaseState(events).plans.savedWork('07-01', 2),
      phaseState(events.slice(1)).plans.savedWork('07-01', 1),
    ]).toEqual([null, null]);
    expect(phaseState([...events, event('rollback', { ...two, kept: 'no checkpoint' })]).plans.kept).toEqual([
      { ...one, ref: 'ref-1', base: 'h1' },
    ]);
  });

  test('is settled from what it was folded onto, else from its checkpoint', () => {
    const events = [
      event('checkpoint', { head: 'c1' }),
      event('settled', { head: 's1' }),
      event('checkpoint', { ...two, head: 'c2' }),
      event('fold', { ...two, base: 'f2' }),
      event('settled', { ...two, head: 's2' }),
      event('settled', { plan: '07-03', head: 's3' }),
      event('settled', { plan: '07-04', head: null }),
    ];
    expect(phaseState(events).plans.settled.map(({ plan, base, head }) => [plan, base, head])).toEqual([
      ['07-01', 'c1', 's1'],
      ['07-02', 'f2', 's2'],
      ['07-03', null, 's3'],
    ]);
    const adopted = event('summary_adopted', { plan: '07-05', head: 'a5' });
    expect(phaseState([...events, adopted]).plans.verified.map(({ plan }) => plan)).toEqual([
      '07-01',
      '07-02',
      '07-03',
      '07-05',
    ]);
  });
});

test('commits go by the names that hosts gave them last, but in what was asked of a person', () => {
  const signed = (commits: [string, string][]) => {
    const [from = '', to = ''] = commits.at(-1) ?? [];
    return event('signed', { from, to, branch: null, commits });
  };
  const events: LedgerEvent[] = [
    event('settled', { ...one, head: 'a1' }),
    event('part', { ...two, base: 'a1', commit: 'a2', head: 'a2' }),
    signed([
      ['a1', 'b1'],
      ['a2', 'b2'],
    ]),
    event('settled', { ...two, head: 'b3' }),
    signed([
      ['b2', 'c2'],
      ['b3', 'c3'],
    ]),
    event('settled', { ...one, head: 'b3' }),
  ];
  const details = { judged: { commit: 'a2', commands: 0 }, tests: { commit: 'x' }, verification: null };
  events.unshift(event('phase_complete', { signal: { status: 'success', details } }));
  const read = withSignedCommits(events);
  expect(phaseState(read).plans.verified.map(({ head }) => head)).toEqual(['b1', 'c3', 'b3']);
  expect(read[2]).toMatchObject({ base: 'a1', commit: 'a2', head: 'c2' });
  expect(read[0]).toMatchObject({ signal: { details: { ...details, judged: { commit: 'c2', commands: 0 } } } });
  expect(['a1', 'a2', 'b2', 'b3', 'x'].map(currentNames(events))).toEqual(['b1', 'c2', 'c2', 'c3', 'x']);
  expect([phaseState(read).signing?.to, phaseState([]).signing]).toEqual(['c3', null]);
  expect(withSignedCommits(events.slice(0, 3))).toEqual(events.slice(0, 3));
});

test('the record tells the plans that were completed, with the files of their last work', () => {
  const details = { planHash: 'abc', filesModified: ['a.txt'] };
  const complete = event('plan_complete', { signal: { status: 'success', attempt: 1, details } });
  const again = { status: 'success', details: { planHash: 'abc', alreadyComplete: true } } as const;
  const events = [
    event('plan_complete', { plan: '07-02' }), // without what it was made of
    event('plan_failed', { plan: '07-03' }),
    complete,
    event('plan_complete', { signal: again }),
  ];
  expect([...phaseState(events).plans.completed]).toEqual([['07-01', { planHash: 'abc', files: ['a.txt'] }]]);
});

test('a log that grows is read on where it was read to, and means what it means when it is read at once', () => {
  const told = [
    event('phase_start'),
    event('attempt_start', one),
    event('retry_wait', one),
    event('attempt_start', { ...one, attempt: 2 }),
    event('plan_complete', { plan: one.plan }),
    event('attempt_start', two),
    event('attempt_start', { ...two, attempt: 2 }),
    event('plan_failed', { plan: two.plan }),
    event('phase_failed'),
  ];
  const log: LedgerEvent[] = [];
  const state = phaseState(log);
  for (const each of told) {
    log.push(each);
    const [grown, whole] = [phaseState(log), phaseState([...log])];
    expect(grown).toBe(state);
    expect([grown.rows, grown.attempts.history]).toEqual([whole.rows, whole.attempts.history]);
  }
  expect(state.rows.length).toBeGreaterThan(4);
});

/** An attempt, its events so many seconds after its begin. */
function recorded(...events: [second: number, kind: LedgerEvent['event'], details?: object][]): LedgerEvent[] {
  return events.map(([second, kind, details], seq) =>
    event(kind, details, { seq, at: new Date(begin + second * 1_000).toISOString() }),
  );
}

const begin = Date.parse('2026-01-01T00:00:00Z');

test('a handoff is a call of its own, and an attempt without an end lasts until the present', () => {
  const events = recorded(
    [0, 'attempt_start'],
    [1, 'agent_start', { agent: 'claude' }],
    [5, 'agent_end', { ok: true }],
    [5, 'handoff_start'],
    [6, 'agent_start', { agent: 'claude' }],
    [9, 'agent_end', { ok: false, reason: 'timeout' }],
  );
  const [span] = phaseState(events).attempts.spans('run', begin + 12_000);
  const calls = span?.calls.map(({ kind, from, to, isOk }) => [kind, from - begin, to - begin, isOk]);
  expect(span?.outcome).toBe('at work');
  expect(calls).toEqual([
    ['agent', 1_000, 5_000, true],
    ['handoff', 6_000, 9_000, false],
  ]);
  expect(phaseState(events).attempts.spans('run')).toMatchObject([{ outcome: 'interrupted', endedAt: begin + 9_000 }]);
});
