import { describe, expect, test } from '@jest/globals';
import { criticalPath, waitsOf } from '../../../src/publish/report/critical-path.ts';
import type { AttemptStory, PlanStory } from '../../../src/publish/report/phase-story.ts';
import { phaseStory, planStory } from './story.ts';

/** Attempts by their begin and end in seconds; a third figure is the backoff after one. */
function plan(id: string, dependsOn: string[], ...attempts: [number, number, number?][]): PlanStory {
  const told = attempts.map(([from, to, backoff = 0], at): AttemptStory => {
    const [startedAt, endedAt] = [from * 1_000, to * 1_000];
    const stages = backoff > 0 ? [{ kind: 'backoff' as const, from: endedAt, to: endedAt + backoff * 1_000 }] : [];
    const outcome = at === attempts.length - 1 ? 'success' : 'failure';
    return {
      attempt: at + 1,
      startedAt,
      endedAt,
      outcome,
      reason: null,
      message: null,
      words: null,
      stages,
      spent: null,
      kept: null,
    };
  });
  return { ...planStory(id, 'success', 'x'), dependsOn, attempts: told };
}

function pathOf(...plans: PlanStory[]): string[] {
  const { run } = phaseStory(plans);
  const steps = criticalPath({ plans, run: run && { ...run, startedAt: 0 } });
  return steps.map(
    ({ plan: id, attempt, after }) => `${id}#${attempt}${after === null ? '' : ` ${after.why} ${after.plan}`}`,
  );
}

describe('the critical path', () => {
  test('goes over the dependency that ended last, not over the longest plan', () => {
    const path = pathOf(
      plan('a', [], [0, 10]),
      plan('b', [], [0, 30]),
      plan('c', ['a', 'b'], [30.2, 50]),
      plan('long', [], [0, 45]),
    );
    expect(path).toEqual(['b#1', 'c#1 dependency b']);
  });

  test('goes over attempts of the plan itself, with the wait between them', () => {
    expect(pathOf(plan('a', [], [0, 10, 60], [70, 90]))).toEqual(['a#1', 'a#2 retry a']);
  });

  test('goes over whoever made room, where a plan could have begun before', () => {
    // One place: c needs a alone, and waited for b.
    const path = pathOf(plan('a', [], [0, 10]), plan('b', [], [10, 40]), plan('c', ['a'], [40, 60]));
    expect(path).toEqual(['a#1', 'b#1 place a', 'c#1 place b']);
  });

  test('calls nobody that ended by chance while a plan began for its dependency', () => {
    const path = pathOf(plan('a', [], [0, 40]), plan('b', [], [0, 40.3]), plan('c', ['a'], [40.5, 60]));
    expect(path).toEqual(['a#1', 'c#1 dependency a']);
  });

  test('of one that began long after all that it needs, with nobody ending in between, is that of its need', () => {
    expect(pathOf(plan('a', [], [0, 10]), plan('b', ['a'], [100, 110]))).toEqual(['a#1', 'b#1 dependency a']);
  });

  test('ends, whatever clocks and documents say', () => {
    const ring = [plan('a', ['b'], [0, 10]), plan('b', ['a'], [0, 10])];
    expect(pathOf(...ring)).toHaveLength(2);
    expect(pathOf()).toEqual([]);
  });
});

test('an attempt waits until its needs are over, and queues from then on', () => {
  const plans = [plan('a', [], [0, 10, 5], [20, 30]), plan('b', [], [12, 14]), plan('c', ['b'], [30, 40])];
  const { run } = phaseStory(plans);
  const waits = waitsOf({ plans, run: run && { ...run, startedAt: 0 } });
  expect(waits.map(({ plan: id, attempt, readyAt }) => [`${id}#${attempt.attempt}`, readyAt])).toEqual([
    ['a#1', 0],
    ['a#2', 15_000],
    ['b#1', 0],
    ['c#1', 14_000],
  ]);
});
