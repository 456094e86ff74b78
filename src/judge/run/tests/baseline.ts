import { firstFew, formatCount } from '../../../system/text/text.ts';
import { NOTHING_EXECUTED, type TestVerdict } from './verdict.ts';

/** Compares counts before and after a phase: `weakened` says how the tests prove less, warnings are for people. */
export function compareWithBaseline(
  before: TestVerdict,
  after: TestVerdict,
): { weakened: string[]; warnings: string[] } {
  const [base, now] = [tallyVerdict(before), tallyVerdict(after)];
  if (base === null)
    return { weakened: [], warnings: [`the tests were not compared: ${describeUncounted(before)} on the base`] };
  if (now === null)
    return {
      weakened:
        base.executed > 0
          ? [`${describeUncounted(after)}, but the base executed ${formatCount(base.executed, 'test')}`]
          : [],
      warnings: [],
    };
  const changedRunner =
    before.runner === after.runner ? [] : [`the tests ran with ${before.runner} on the base, with ${after.runner} now`];
  const rising = ['skipped', 'todo', 'expected to fail', 'deselected', 'not run'] as const;
  const weakened = [
    ...describeDrop('executed', base.executed, now.executed),
    ...describeDrop('counted in all', base.total, now.total),
    ...rising.flatMap((kind) => describeRise(kind, base[kind], now[kind])),
  ];
  return { weakened, warnings: changedRunner };
}

/** null: nothing was counted, or not how many passed. A test that is expected to fail proves nothing, so it is not among the executed. */
function tallyVerdict({ passed, failed, skipped, errors, total, extra }: TestVerdict) {
  if (passed === null || failed === null) return null;
  const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
  const executed = passed + failed + (errors ?? 0) + flaky;
  const expectedToFail = xfailed + xpassed;
  const all = executed + (skipped ?? 0) + todo + expectedToFail;
  return {
    executed,
    skipped: skipped ?? 0,
    todo,
    'expected to fail': expectedToFail,
    deselected,
    'not run': notRun,
    // Runners differ in what a total includes; the sum of the kinds is the same on both sides.
    total: total === null ? all : Math.max(total, all),
  };
}

function describeUncounted({ passed, failed }: TestVerdict): string {
  return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}

function describeDrop(what: string, before: number, after: number): string[] {
  const were = before === 1 ? 'was' : 'were';
  return after < before ? [`${formatCount(before, 'test')} ${were} ${what} on the base, ${after} now`] : [];
}

function describeRise(what: string, before: number, after: number): string[] {
  const are = after === 1 ? 'is' : 'are';
  return after > before ? [`${formatCount(after, 'test')} ${are} ${what}, ${before} on the base`] : [];
}

export interface ProofOfRed {
  proven: boolean;
  sentence: string;
}

/** Judges new tests by their runs on the base, where one has to fail, and on the result, where all have to pass. */
export function proofOfRed(onBase: TestVerdict, onResult: TestVerdict, hollow: readonly string[] = []): ProofOfRed {
  const not = (sentence: string): ProofOfRed => ({ proven: false, sentence });
  const proven = (what: string): ProofOfRed => {
    return { proven: true, sentence: `${what} on the base, and all pass on the result` };
  };
  if (onResult.verdict !== 'pass') return not(`the new tests do not pass on the result: ${joinReasons(onResult)}`);
  const as = hollow.length === 0 ? '' : `, where each new or changed function of ${firstFew(hollow, 3)} fails`;
  if (onBase.verdict === 'pass')
    return not(`the new tests pass on the base as well${as}, so they do not show that the work was necessary`);
  // A machine that is too slow or out of memory says nothing about the tests.
  const wasStopped = onBase.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  if (onBase.verdict === 'unknown' || wasStopped)
    return not(`it is not known whether the new tests fail on the base: ${joinReasons(onBase)}`);

  const { failed, errors, passed, extra } = onBase;
  const red = (failed ?? 0) + (errors ?? 0);
  if (red > 0) return proven(`${red} of ${red + (passed ?? 0)} executed tests fail`);
  const files = extra.suitesFailed ?? 0;
  if (files > 0) return proven(`${files === 1 ? '1 test file does' : `${files} test files do`} not load`);
  if (onBase.runner !== null && passed === null && !onBase.reasons.includes(NOTHING_EXECUTED))
    return {
      proven: true,
      sentence: `the new tests do not build on the base (${onBase.runner}), and all pass on the result`,
    };
  return not(`no test failed on the base, but its run did: ${joinReasons(onBase)}`);
}

function joinReasons({ reasons }: TestVerdict): string {
  return firstFew(reasons, 3, '; ') || 'no known reason';
}
