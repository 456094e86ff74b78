import { describe, expect, test } from '@jest/globals';
import { blockedBy, type PlanState, readyPlans } from '../../../src/plan/schedule/ready.ts';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { phaseInMemory } from './phase-in-memory.ts';

const made = buildSchedule(
  phaseInMemory({
    '03-01-PLAN.md': 'files_modified: [a.ts]',
    '03-02-PLAN.md': 'files_modified: [b.ts]',
    '03-03-PLAN.md': 'files_modified: [a.ts]',
    '03-04-PLAN.md': 'depends_on: ["03-01", "03-02"]',
    '03-05-PLAN.md': 'depends_on: ["03-04"]\nfiles_modified: [b.ts]',
    '03-06-PLAN.md': 'depends_on: ["03-02"]\nfiles_modified: [a.ts]',
  }),
);
const states = (record: Record<string, PlanState>) => new Map(Object.entries(record));

describe('what is ready', () => {
  test('is every pending plan whose dependencies are done, in plan order', () => {
    expect(readyPlans(made, new Map())).toEqual(['03-01', '03-02', '03-03']);
    expect(readyPlans(made, states({ '03-01': 'done', '03-02': 'done' }))).toEqual(['03-03', '03-04', '03-06']);
    expect(readyPlans(made, states({ '03-01': 'running', '03-02': 'done', '03-03': 'done' }))).toEqual(['03-06']);
  });

  test('leaves out plans that would write the files of a running or chosen one, also of another wave', () => {
    expect(readyPlans(made, new Map(), { apart: true })).toEqual(['03-01', '03-02']);
    expect(readyPlans(made, states({ '03-02': 'done', '03-01': 'running' }), { apart: true })).toEqual([]);
  });

  test('is limited by how many may run at once, running plans included', () => {
    expect(readyPlans(made, states({ '03-01': 'running' }), { limit: 2 })).toEqual(['03-02']);
    expect(readyPlans(made, states({ '03-01': 'running' }), { limit: 1 })).toEqual([]);
  });

  test.each(['failed', 'blocked', 'skipped', 'running', 'pending'] as const)(
    'never holds a plan whose dependency is %s',
    (state) => {
      expect(readyPlans(made, states({ '03-01': 'done', '03-02': state }))).not.toContain('03-04');
    },
  );

  test('is nothing where the dependencies form a ring', () => {
    const ring = buildSchedule(
      phaseInMemory({
        '03-01-PLAN.md': '',
        '03-02-PLAN.md': 'depends_on: ["03-03"]',
        '03-03-PLAN.md': 'depends_on: ["03-02"]',
      }),
    );
    expect(readyPlans(ring, new Map())).toEqual([]);
  });
});

describe('what can never run', () => {
  test('is told with the plan that stands in the way', () => {
    expect(blockedBy(made, states({ '03-01': 'failed', '03-02': 'done' }))).toEqual([
      { plan: '03-04', root: '03-01', state: 'failed' },
      { plan: '03-05', root: '03-01', state: 'failed' },
    ]);
  });

  test('is nothing while all may still succeed', () => {
    expect(blockedBy(made, states({ '03-01': 'running' }))).toEqual([]);
  });

  test('every pending plan is sooner or later ready or held: nothing waits for ever', () => {
    for (const last of ['done', 'failed', 'blocked', 'skipped'] as const) {
      const now = states({ '03-02': last });
      for (let turn = 0; turn < 10; turn++) for (const id of readyPlans(made, now)) now.set(id, 'done');
      const held = blockedBy(made, now).map(({ plan }) => plan);
      for (const { plan } of made.plans)
        expect([plan.id, now.has(plan.id) || held.includes(plan.id)]).toEqual([plan.id, true]);
    }
  });
});
