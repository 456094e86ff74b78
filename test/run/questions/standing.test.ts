import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import type { PersonAnswer } from '../../../src/record/published/answers.ts';
import type { PlanPart } from '../../../src/record/readings/plan-record.ts';
import {
  computeQuestionState,
  findUntouchedTasks,
  getQuestionId,
  listStops,
  trimAtStop,
} from '../../../src/run/questions/question-state.ts';

const auto = (name: string, file: string, more = '') =>
  `<task type="auto"${more}><name>${name}</name><files>${file}</files><action>do</action></task>`;
const looks = '<task type="checkpoint:human-verify"><name>Look</name></task>';
const acts = '<task type="checkpoint:human-action"><name>Act</name></task>';

function planOf(tasks: readonly string[], frontmatter = '') {
  const promised = ['a.txt', 'b.txt', 'c.txt'].map((path) => `    - path: ${path}\n`).join('');
  const text = `---\nphase: 01-first\n${frontmatter}must_haves:\n  artifacts:\n${promised}---\n<tasks>\n${tasks.join('\n')}\n</tasks>\n`;
  return parsePlan(text, '.planning/phases/01-first/01-01-PLAN.md').plan;
}

const twice = planOf([auto('A', 'a.txt'), looks, auto('B', 'b.txt, a.txt'), acts, auto('C', 'c.txt')]);
const stops = listStops(twice, 'stop', true);

function part(upTo: number, commit = 'a'): PlanPart {
  const sha = commit.repeat(40);
  return {
    plan: '01-01',
    upTo,
    planHash: 'h',
    base: sha,
    commit: sha,
    head: sha,
    isWitnessed: false,
    files: [`${commit}.txt`],
  };
}

function answered(to: PlanPart, approved = true, plan = '01-01'): [string, PersonAnswer] {
  const question = getQuestionId(to);
  const who = { by: 'Ada', at: '2026-01-01T00:00:00.000Z' };
  return [question, { schemaVersion: 1, plan, question, approved, text: null, ...who }];
}

const standing = (parts: PlanPart[], ...answers: [string, PersonAnswer][]) =>
  computeQuestionState(stops, parts, new Map(answers));

describe('where a plan stands that asks people', () => {
  test('each question in turn, and only by its own answer', () => {
    const [first, second] = [part(1), part(3, 'b')];
    expect(standing([])).toMatchObject({ from: 0, stop: { at: 1 }, next: { kind: 'attempt' } });
    expect(standing([first])).toMatchObject({ stop: { at: 1 }, next: { kind: 'wait', part: first } });
    expect(standing([first], answered(first))).toMatchObject({ from: 2, stop: { at: 3 }, next: { kind: 'attempt' } });
    expect(standing([first, second], answered(first))).toMatchObject({ next: { kind: 'wait', part: second } });
    expect(standing([first, second], answered(first), answered(second))).toMatchObject({
      from: 4,
      stop: null,
      next: { kind: 'attempt' },
    });
  });

  test('what is left behind the last answer is done by a change of its files, not by a SUMMARY', () => {
    const plan = planOf([auto('A', 'a.txt'), looks, auto('B', 'b.txt'), auto('C', 'c.txt')]);
    const done = part(1);
    const at = computeQuestionState(listStops(plan, 'stop', true), [done], new Map([answered(done)]));
    const left = (...changed: string[]) =>
      findUntouchedTasks(plan, at, ['sub/a.txt', ...changed], 'sub/').map(({ name }) => name);
    expect(left('sub/.planning/phases/01-first/01-01-SUMMARY.md')).toEqual(['B', 'C']);
    expect(left('sub/c.txt')).toEqual([]);
    expect(findUntouchedTasks(plan, computeQuestionState([], [], new Map()), [], '')).toEqual([]);
  });

  test('a plan that begins with a question asks at once; a gate asks before its own task', () => {
    const plan = planOf([looks, auto('A', 'a.txt', ' gate="blocking-human"')]);
    const [look, gate] = listStops(plan, 'stop', true);
    expect([look?.next, gate?.at, gate?.next, gate?.kind]).toEqual([1, 1, 1, 'go-ahead']);
    expect(
      computeQuestionState(
        [look, gate].filter((each) => each !== undefined),
        [],
        new Map(),
      ).next,
    ).toEqual({ kind: 'wait', part: null });
    expect(listStops(plan, 'auto', true).map(({ at }) => at)).toEqual([1]);
    expect(listStops(planOf([auto('A', 'a.txt')], 'autonomous: false\n'), 'stop', true)).toMatchObject([
      { at: 0, next: 0, task: null, kind: 'go-ahead' },
    ]);
  });

  test('a part answers for the promises that only its own tasks name', () => {
    const [first, second] = stops;
    if (first === undefined || second === undefined) throw new Error('no stops');
    const paths = (stop: typeof first, at: ReturnType<typeof standing>) =>
      trimAtStop(twice, stop, at).mustHaves.artifacts.map(({ path }) => path);
    expect(paths(first, standing([]))).toEqual([]); // a later task names a.txt, too
    expect(paths(second, standing([part(1)], answered(part(1))))).toEqual(['a.txt', 'b.txt']);
  });
});
