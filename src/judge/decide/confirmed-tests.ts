import { join } from 'node:path';
import { phaseState } from '../../record/readings/phase-state.ts';
import { exitGate, type GateFacts } from '../../signal/exit-gate.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { getInheritedTests } from '../run/base-tests.ts';
import { findRewrittenCode, runCheckoutTests } from '../run/checkout-programs.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { saveReports } from '../run/coverage-reports.ts';
import type { GateContext, GateServices } from '../run/judge-environment.ts';
import { runMutants } from '../run/mutant-runs.ts';
import { ENDED_EARLY } from '../run/own-results.ts';
import { findPhaseTests } from '../run/phase-tests.ts';
import { findUnreachedLines } from '../run/reach.ts';
import { compareWithBase } from '../run/test-baseline.ts';
import {
  classifyRedTests,
  type InheritedTests,
  isAcceptedTest,
  type RedClassification,
  type TestedRun,
} from '../run/tests/red-apart.ts';
import type { TestVerdict } from '../run/tests/verdict.ts';
import type { TestAnswer } from './judge-commit.ts';

/** Runs the tests as often as required, then compares them with the base. */
export async function runConfirmedTests(
  facts: GateFacts,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<TestAnswer> {
  const repeated = await runRepeatedly(facts.commit, checkout, run);
  const result =
    rejectRed(repeated, run) ??
    (await rejectRewriting(repeated, checkout, run)) ??
    (await rejectFlaky(repeated, facts.commit, run)) ??
    (await compareAndMutate(repeated, checkout, run));
  const { tests } = result;
  const { confirmingRuns } = run.policy;
  const confirmedFacts = {
    ...facts,
    tests: { verdict: tests.verdict, commit: facts.commit },
    confirmations: confirmingRuns,
  };
  return {
    decision: exitGate(confirmedFacts, { requireTests: true, confirmingRuns }),
    proof: null,
    oldTests: [],
    phaseTests: [],
    mutants: null,
    ...result,
    warnings: [...describeRed(tests.red), ...(result.warnings ?? [])],
  };
}

type PartialAnswer = Partial<TestAnswer> & { readonly tests: TestVerdict };

function rejectRed({ decisive: { verdict }, apart }: RepeatedTests, run: GateContext): PartialAnswer | null {
  if (apart === null || apart.mayOpen) return null;
  const reasons = [...apart.reasons, ...verdict.reasons];
  return { tests: { ...verdict, reasons, red: apart.red }, warnings: warnAboutWithheld(run.services) };
}

async function rejectRewriting(
  tests: RepeatedTests,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<PartialAnswer | null> {
  const changed = await listChangedPaths(run.workspace.git, run.found.startCommit, checkout.commit);
  const rewritten = await findRewrittenCode(changed, checkout, run);
  if (rewritten.length === 0) return null;
  const reason = `the tests rewrote ${joinFirstFew(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
  const { verdict } = tests.decisive;
  return { tests: { ...verdict, verdict: 'fail', reasons: [reason, ...verdict.reasons] } };
}

/** Compares tests that don't close the gate with the base, and mutates the code if they are green. */
async function compareAndMutate(
  repeated: RepeatedTests,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<PartialAnswer> {
  const { runs, decisive, apart } = repeated;
  const tests: TestVerdict =
    apart === null ? decisive.verdict : { ...decisive.verdict, verdict: 'pass', reasons: [], red: apart.red };
  const { weakened, broken, warnings, proof, idle } = await compareWithBase(tests, runs, checkout, run);
  const ownTests = await findPhaseTests(runs.at(-1) ?? decisive, idle, checkout, run);
  const details = { proof, warnings, oldTests: broken, phaseTests: ownTests };
  const endedEarly = new Set(details.phaseTests.flatMap(({ path, idle }) => (idle === ENDED_EARLY ? [path] : [])));
  const objections = [
    ...(weakened.length > 0 ? [`the tests prove less than before the phase: ${weakened.join('; ')}`] : []),
    ...(endedEarly.size > 0
      ? [
          `${joinFirstFew([...endedEarly])} ended with exit code 0 and reported none of the tests in it; find what ends the process`,
        ]
      : []),
  ];
  if (objections.length > 0) {
    const reason = objections.join('; ');
    return { tests: { ...tests, verdict: 'fail', reasons: [reason, ...tests.reasons] }, ...details };
  }
  if (isBareChange(run))
    for (const warning of await findUnreachedLines(coverageFolder(checkout), checkout, run)) warnings.push(warning);
  const isGreen = broken.length === 0 && tests.red === undefined;
  return { tests, ...details, mutants: isGreen ? await runMutants(checkout, run) : null };
}

/** Without plan commands, test coverage is the only evidence of what was executed. */
function coverageFolder({ scratch }: CleanCheckout): string {
  return join(scratch, 'tests-1', 'coverage');
}

function describeRed(red: TestVerdict['red']): string[] {
  if (red === undefined) return [];
  const describe = (names: readonly string[], reason: string) =>
    names.length === 0 ? [] : [`${reason}: ${joinFirstFew(names)}`];
  return [
    ...describe(red.inherited, 'red before the phase and red now (inherited)'),
    ...describe(red.flaky, 'red and green on the same commit (flaky)'),
    ...describe(red.accepted, 'red, and accepted'),
  ];
}

/** Rejects a green run if the same files were flaky in an earlier run, because repeating it doesn't make them stable. */
async function rejectFlaky(
  { decisive: { verdict }, apart }: RepeatedTests,
  commit: string,
  run: GateContext,
): Promise<PartialAnswer | null> {
  if (apart !== null) return null;
  const { git, prefix } = run.workspace;
  for (const earlier of phaseState(run.services.ledger.earlier).flakyTests(run.policy.testCommand)) {
    if (earlier.commit === run.found.startCommit || (await git.resolve(earlier.commit)) === null) continue;
    const changed = await listChangedPaths(git, earlier.commit, commit);
    if (changed.some((path) => !path.startsWith(`${prefix}.planning/`))) continue;
    const isNamed = (name: string) => isAcceptedTest({ name, outcome: 'failed' }, run.policy.accepted);
    const unaccepted = earlier.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
    if (unaccepted.length === 0) continue;
    const reason = `flaky: ${joinFirstFew(unaccepted)} failed on ${shortenId(earlier.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
    const red = { new: [], inherited: [], flaky: earlier.names.slice(0, 100), accepted: [] };
    return { tests: { ...verdict, verdict: 'fail', reasons: [reason], red } };
  }
  return null;
}

function warnAboutWithheld({ judging }: GateServices): string[] {
  const names = judging.withheld();
  if (names.length === 0) return [];
  return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}

interface RepeatedTests {
  readonly runs: readonly TestedRun[];
  /** The first red run, or the first run if all are green. */
  readonly decisive: TestedRun;
  readonly apart: RedClassification | null;
}

/** Repeats red tests once, and further only while no failure closes the gate. */
async function runRepeatedly(commit: string, checkout: CleanCheckout, run: GateContext): Promise<RepeatedTests> {
  const { accepted, confirmingRuns, comparesTests } = run.policy;
  const decisive = await runTestsOn(commit, 1, checkout, run);
  const runs = [decisive];
  const isAllowed = run.policy.inheritedTests === 'allow' && comparesTests;
  for (;;) {
    const red = runs.find((testedRun) => !isGreen(testedRun));
    const apart = red === undefined ? null : classifyRed(isAllowed ? await getInheritedTests(run) : null);
    const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
    if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
      return { runs, decisive: red ?? decisive, apart };
    runs.push(await runTestsOn(commit, runs.length + 1, checkout, run));
  }

  function classifyRed(inherited: InheritedTests | null): RedClassification {
    const apart = classifyRedTests(runs.filter(isInformative), {
      inherited,
      isAccepted: (test) => isAcceptedTest(test, accepted),
    });
    return { ...apart, mayOpen: apart.mayOpen && runs.every(isInformative) };
  }
}

function isGreen({ verdict }: TestedRun): boolean {
  return verdict.verdict === 'pass';
}

function isInformative(run: TestedRun): boolean {
  return isGreen(run) || hasFailures(run);
}

function hasFailures({ verdict }: TestedRun): boolean {
  const { failed, errors, extra } = verdict;
  const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}

async function runTestsOn(commit: string, time: number, checkout: CleanCheckout, run: GateContext): Promise<TestedRun> {
  const { ledger } = run.services;
  ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
  await checkout.reset();
  const isFirst = time === 1 && isBareChange(run);
  const coverage = isFirst ? { coverage: coverageFolder(checkout) } : {};
  const tested = await runCheckoutTests(checkout, { time, logFile: ledger.logFile('tests', time), ...coverage }, run);
  if (isFirst) await saveReports(coverageFolder(checkout), checkout, run);
  ledger.append('tests_end', { commit, ...tested.verdict });
  return tested;
}
