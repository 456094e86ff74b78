import { formatCount, joinFirstFew } from '../../../system/text/text.ts';
import { NOTHING_EXECUTED, type TestVerdict } from './verdict.ts';

/** Compares test counts before and after a phase. `weakened` lists what the tests no longer prove. */
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

/** Returns null without counts. Expected failures prove nothing, so they aren't counted as executed. */
function tallyVerdict({ passed, failed, skipped, errors, total, extra }: TestVerdict) {
  if (passed === null || failed === null) return null;
  const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
  const executed = passed + failed + (errors ?? 0) + flaky;
  const expectedToFail = xfailed + xpassed;
  const counted = executed + (skipped ?? 0) + todo + expectedToFail;
  return {
    executed,
    skipped: skipped ?? 0,
    todo,
    'expected to fail': expectedToFail,
    deselected,
    'not run': notRun,
    // Totals mean different things in different runners; the sum is comparable.
    total: total === null ? counted : Math.max(total, counted),
  };
}

function describeUncounted({ passed, failed }: TestVerdict): string {
  return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}

function describeDrop(label: string, before: number, after: number): string[] {
  const verb = before === 1 ? 'was' : 'were';
  return after < before ? [`${formatCount(before, 'test')} ${verb} ${label} on the base, ${after} now`] : [];
}

function describeRise(label: string, before: number, after: number): string[] {
  const verb = after === 1 ? 'is' : 'are';
  return after > before ? [`${formatCount(after, 'test')} ${verb} ${label}, ${before} on the base`] : [];
}

export interface ProofOfRed {
  proven: boolean;
  sentence: string;
}

export function judgeProof(onBase: TestVerdict, onResult: TestVerdict, hollow: readonly string[] = []): ProofOfRed {
  const buildUnproven = (sentence: string): ProofOfRed => ({ proven: false, sentence });
  const buildProven = (label: string): ProofOfRed => {
    return { proven: true, sentence: `${label} on the base, and all pass on the result` };
  };
  if (onResult.verdict !== 'pass')
    return buildUnproven(`the new tests do not pass on the result: ${joinReasons(onResult)}`);
  const condition =
    hollow.length === 0 ? '' : `, where each new or changed function of ${joinFirstFew(hollow, 3)} fails`;
  if (onBase.verdict === 'pass')
    return buildUnproven(
      `the new tests pass on the base as well${condition}, so they do not show that the work was necessary`,
    );
  // A timeout or lack of memory says nothing about the tests.
  const wasStopped = onBase.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  if (onBase.verdict === 'unknown' || wasStopped)
    return buildUnproven(`it is not known whether the new tests fail on the base: ${joinReasons(onBase)}`);

  const { failed, errors, passed, extra } = onBase;
  const red = (failed ?? 0) + (errors ?? 0);
  if (red > 0) return buildProven(`${red} of ${red + (passed ?? 0)} executed tests fail`);
  const files = extra.suitesFailed ?? 0;
  if (files > 0) return buildProven(`${files === 1 ? '1 test file does' : `${files} test files do`} not load`);
  if (onBase.runner !== null && passed === null && !onBase.reasons.includes(NOTHING_EXECUTED))
    return {
      proven: true,
      sentence: `the new tests do not build on the base (${onBase.runner}), and all pass on the result`,
    };
  return buildUnproven(`no test failed on the base, but its run did: ${joinReasons(onBase)}`);
}

function joinReasons({ reasons }: TestVerdict): string {
  return joinFirstFew(reasons, 3, '; ') || 'no known reason';
}
