import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import { isAcceptedTest } from '../tests/accepted-tests.ts';
import { type InheritedTests, type RedApart, redApart, type TestedRun } from '../tests/red-apart.ts';
import { inheritedTests } from './base-tests.ts';
import { testsIn } from './checkout-programs.ts';
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
 * Runs the tests as often as they have to pass. Red ones are run once more, and go on to the wanted number only where none of
 * them closes the gate.
 */
export async function repeatedTests(commit: string, checkout: CleanCheckout, run: GateContext): Promise<RepeatedTests> {
  const { accepted, confirmingRuns, comparesTests } = run.policy;
  const decisive = await testsOn(commit, 1, checkout, run);
  const runs = [decisive];
  let inherited: InheritedTests | null = null;
  for (;;) {
    const red = runs.find((each) => !isGreen(each));
    if (red !== undefined && runs.length === 1 && run.policy.inheritedTests === 'allow' && comparesTests)
      inherited = await inheritedTests(run);
    const apart = red === undefined ? null : toldApart();
    const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
    if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
      return { runs, decisive: red ?? decisive, apart };
    runs.push(await testsOn(commit, runs.length + 1, checkout, run));
  }

  function toldApart(): RedApart {
    const apart = redApart(runs.filter(isTelling), { inherited, isAccepted: (test) => isAcceptedTest(test, accepted) });
    // The result of a run that was cut short is unknown.
    return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
  }
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
