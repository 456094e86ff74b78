import { expect, test } from '@jest/globals';
import { artifactName, buildJobMatrix, maxJobs } from '../../../src/plan/schedule/job-matrix.ts';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { phaseInMemory } from './phase-in-memory.ts';

test('a round has one job for each plan that may run, with its next attempt', () => {
  const made = buildSchedule(phaseInMemory({ '03-01-PLAN.md': '', '03-02-PLAN.md': '', '03-03-PLAN.md': '' }));
  expect(
    buildJobMatrix(made, ['03-03', '03-01'], { phase: '03', round: 2, attempts: new Map([['03-03', 1]]) }),
  ).toEqual({
    include: [
      {
        phase: '03',
        plan: '03-01',
        path: '.planning/phases/03-api/03-01-PLAN.md',
        wave: 1,
        round: 2,
        attempt: 1,
        index: 0,
        artifact: 'phase-03-r2-03-01-a1',
      },
      {
        phase: '03',
        plan: '03-03',
        path: '.planning/phases/03-api/03-03-PLAN.md',
        wave: 1,
        round: 2,
        attempt: 2,
        index: 1,
        artifact: 'phase-03-r2-03-03-a2',
      },
    ],
  });
});

test('a round without plans has no matrix, for an empty one is an error of the workflow', () => {
  expect(
    buildJobMatrix(buildSchedule(phaseInMemory({ '03-01-PLAN.md': '' })), [], { phase: '03', round: 1 }),
  ).toBeNull();
});

test('a matrix never has more jobs than GitHub makes', () => {
  const made = buildSchedule(
    phaseInMemory(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`03-${n}-PLAN.md`, '']))),
  );
  expect(buildJobMatrix(made, made.waves.flat(), { phase: '03', round: 1 })?.include).toHaveLength(maxJobs);
});

test('artifact names hold no character that artifacts forbid', () => {
  expect(artifactName('03', 1, 'a b:c/d\n"e"', 1)).toBe('phase-03-r1-a_20b_3ac_2fd_a_22e_22-a1');
});
