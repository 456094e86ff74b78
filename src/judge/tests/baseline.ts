import { counted } from '../../system/text/text.ts';
import type { TestVerdict } from './verdict.ts';

/** Two runs of the same tests compared: before a phase, on its base, and after it. */
export interface BaselineComparison {
  /** What became weaker; sentences. Not empty: the tests prove less than before. */
  weakened: string[];
  /** Why there was nothing to compare with, or what else a person should know. Not a reason to stop. */
  warnings: string[];
}

/**
 * Whether tests were taken out of a suite: fewer executed, more skipped, todo, expected to fail, deselected or not run, or
 * a smaller total than on the base. A base on which nothing could be counted (a new project, tests that do not start)
 * gives nothing to compare with: that is a warning. A base whose tests fail counts like any other.
 */
export function compareWithBaseline(before: TestVerdict, after: TestVerdict): BaselineComparison {
  const [base, now] = [tallyOf(before), tallyOf(after)];
  if (base === null)
    return { weakened: [], warnings: [`the tests were not compared: ${uncounted(before)} on the base`] };
  if (now === null)
    return {
      weakened: base.executed > 0 ? [`${uncounted(after)}, but the base executed ${tests(base.executed)}`] : [],
      warnings: [],
    };
  const changedRunner =
    before.runner === after.runner ? [] : [`the tests ran with ${before.runner} on the base, with ${after.runner} now`];
  const weakened = [
    ...fell('executed', base.executed, now.executed),
    ...fell('counted in all', base.total, now.total),
    ...rose('skipped', base.skipped, now.skipped),
    ...rose('todo', base.todo, now.todo),
    ...rose('expected to fail', base.expectedToFail, now.expectedToFail),
    ...rose('deselected', base.deselected, now.deselected),
    ...rose('not run', base.notRun, now.notRun),
  ];
  return { weakened, warnings: changedRunner };
}

interface Tally {
  executed: number;
  total: number;
  skipped: number;
  todo: number;
  expectedToFail: number;
  deselected: number;
  notRun: number;
}

/** null: nothing was counted, or not how many passed. A test that is expected to fail proves nothing, so it is not among the executed. */
function tallyOf({ passed, failed, skipped, errors, total, extra }: TestVerdict): Tally | null {
  if (passed === null || failed === null) return null;
  const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
  const executed = passed + failed + (errors ?? 0) + flaky;
  const expectedToFail = xfailed + xpassed;
  const all = executed + (skipped ?? 0) + todo + expectedToFail;
  return {
    executed,
    skipped: skipped ?? 0,
    todo,
    expectedToFail,
    deselected,
    notRun,
    // Runners differ in what a total includes; the sum of the kinds is the same on both sides.
    total: total === null ? all : Math.max(total, all),
  };
}

function uncounted({ passed, failed }: TestVerdict): string {
  return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}

function fell(what: string, before: number, after: number): string[] {
  return after < before ? [`${tests(before)} ${was(before)} ${what} on the base, ${after} now`] : [];
}

function rose(what: string, before: number, after: number): string[] {
  return after > before ? [`${tests(after)} ${is(after)} ${what}, ${before} on the base`] : [];
}

const tests = (count: number) => counted(count, 'test');
const is = (count: number) => (count === 1 ? 'is' : 'are');
const was = (count: number) => (count === 1 ? 'was' : 'were');
