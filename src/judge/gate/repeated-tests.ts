import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import { isAcceptedTest } from '../tests/accepted-tests.ts';
import { aloneCommand } from '../tests/alone.ts';
import { isSameTest, redTests } from '../tests/lost-tests.ts';
import { type RedApart, redApart, type TestedRun } from '../tests/red-apart.ts';
import { inheritedTests } from './base-tests.ts';
import { sideTests, testsIn } from './checkout-programs.ts';
import type { GateContext } from './judge-environment.ts';

/** Runs of the tests on one commit. */
export interface RepeatedTests {
  readonly runs: readonly TestedRun[];
  /** The run that speaks for all of them: the first that is red, else the first. */
  readonly decisive: TestedRun;
  /** Their red tests, told apart; null where all passed. */
  readonly apart: RedApart | null;
}

/**
 * Runs the tests as often as they have to pass. Red ones are run once more, alone where the runner can be told to, and go on
 * to the wanted number only where none of them closes the gate.
 */
export async function repeatedTests(commit: string, checkout: CleanCheckout, run: GateContext): Promise<RepeatedTests> {
  const { accepted } = run.policy;
  const wanted = 1 + run.policy.confirmingRuns;
  const decisive = await testsOn(commit, 1, checkout, run);
  const runs = [decisive];
  const runAgain = async () => void runs.push(await testsOn(commit, runs.length + 1, checkout, run));
  while (runs.length < wanted && runs.every(isGreen)) await runAgain();
  const red = runs.find((each) => !isGreen(each));
  if (red === undefined) return { runs, decisive, apart: null };

  const isAllowed = run.policy.inheritedTests === 'allow' && run.policy.comparesTests;
  const inherited = isAllowed ? await inheritedTests(run) : null;
  const isFirst = runs.length === 1 && hasFailures(red);
  // A failure that may be excused has to be seen beside all the other tests.
  const mayBeExcused = inherited !== null || accepted.some(({ test }) => test !== undefined);
  const alone = isFirst && !mayBeExcused ? await redAlone(red, checkout, run) : null;
  if (isFirst && alone === null) await runAgain();
  const toldApart = (): RedApart => {
    const apart = redApart(runs.filter(isTelling), {
      inherited,
      alone,
      isAccepted: (test) => isAcceptedTest(test, accepted),
    });
    // The result of a run that was cut short is unknown.
    return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
  };
  let apart = toldApart();
  while (apart.mayOpen && runs.length < wanted) {
    await runAgain();
    apart = toldApart();
  }
  return { runs, decisive: red, apart };
}

function isGreen({ verdict }: TestedRun): boolean {
  return verdict.verdict === 'pass';
}

function isTelling(each: TestedRun): boolean {
  return isGreen(each) || hasFailures(each);
}

/** Tests that failed and were counted: running them again may say more. */
function hasFailures({ verdict }: TestedRun): boolean {
  const { failed, errors, extra } = verdict;
  const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}

/** Runs the tests under the ceilings of an attempt, on files as the commit has them. */
async function testsOn(commit: string, time: number, checkout: CleanCheckout, run: GateContext): Promise<TestedRun> {
  const { ledger } = run.services;
  ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
  await checkout.reset();
  const tested = await testsIn(checkout, { time, logFile: ledger.logFile('tests', time) }, run);
  ledger.append('tests_end', { commit, ...tested.verdict });
  return tested;
}

/** Runs the red tests by themselves, on files as the commit has them; null where not all of them could be run so. */
async function redAlone({ named }: TestedRun, checkout: CleanCheckout, run: GateContext): Promise<TestedRun | null> {
  const reds = redTests(named.tests);
  const command = named.isRedNamed ? aloneCommand(run.policy.testCommand, reds, checkout.root) : null;
  if (command === null) return null;
  await checkout.reset();
  const alone = await sideTests({ what: 'alone', time: 102, log: 'tests-alone', command }, checkout, run);
  const ran = alone.named.tests.filter(({ outcome }) => outcome !== 'skipped');
  return reds.every((test) => ran.some((each) => isSameTest(each, test))) ? alone : null;
}
