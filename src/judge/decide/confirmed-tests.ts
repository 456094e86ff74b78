import { join } from 'node:path';
import { phaseState } from '../../record/readings/phase-state.ts';
import { exitGate, type GateFacts } from '../../signal/exit-gate.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { inheritedTests } from '../run/base-tests.ts';
import { rewrittenCode, runCheckoutTests } from '../run/checkout-programs.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { saveReports } from '../run/coverage-reports.ts';
import type { GateContext, GateServices } from '../run/judge-environment.ts';
import { mutantRuns } from '../run/mutant-runs.ts';
import { ENDED_EARLY } from '../run/own-results.ts';
import { phaseTests } from '../run/phase-tests.ts';
import { unreachedLines } from '../run/reach.ts';
import { againstBase } from '../run/test-baseline.ts';
import {
  type InheritedTests,
  isAcceptedTest,
  type RedApart,
  redApart,
  type TestedRun,
} from '../run/tests/red-apart.ts';
import type { TestVerdict } from '../run/tests/verdict.ts';
import type { TestAnswer } from './judge-commit.ts';

/** Runs the tests as often as they have to pass, then compares them with those before the phase. */
export async function confirmedTests(facts: GateFacts, checkout: CleanCheckout, run: GateContext): Promise<TestAnswer> {
  const repeated = await repeatedTests(facts.commit, checkout, run);
  const result =
    closedByRed(repeated, run) ??
    (await closedByRewriting(repeated, checkout, run)) ??
    (await closedByFlaky(repeated, facts.commit, run)) ??
    (await comparedWithBase(repeated, checkout, run));
  const { tests } = result;
  const { confirmingRuns } = run.policy;
  const requested = {
    ...facts,
    tests: { verdict: tests.verdict, commit: facts.commit },
    confirmations: confirmingRuns,
  };
  return {
    decision: exitGate(requested, { requireTests: true, confirmingRuns }),
    proof: null,
    oldTests: [],
    phaseTests: [],
    mutants: null,
    ...result,
    warnings: [...redWarnings(tests.red), ...(result.warnings ?? [])],
  };
}

type Found = Partial<TestAnswer> & { readonly tests: TestVerdict };

function closedByRed({ decisive: { verdict }, apart }: RepeatedTests, run: GateContext): Found | null {
  if (apart === null || apart.mayOpen) return null;
  const reasons = [...apart.reasons, ...verdict.reasons];
  return { tests: { ...verdict, reasons, red: apart.red }, warnings: withheldFrom(run.services) };
}

/** Tests that passed on code of the phase that they had changed themselves; null where they changed none. */
async function closedByRewriting(
  tests: RepeatedTests,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<Found | null> {
  const changed = await changedBetween(run.workspace.git, run.found.startCommit, checkout.commit);
  const rewritten = await rewrittenCode(changed, checkout, run);
  if (rewritten.length === 0) return null;
  const reason = `the tests rewrote ${firstFew(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
  const { verdict } = tests.decisive;
  return { tests: { ...verdict, verdict: 'fail', reasons: [reason, ...verdict.reasons] } };
}

/** Compares tests that leave the gate open with those before the phase, and tries small changes on those that are green. */
async function comparedWithBase(repeated: RepeatedTests, checkout: CleanCheckout, run: GateContext): Promise<Found> {
  const { runs, decisive, apart } = repeated;
  const tests: TestVerdict =
    apart === null ? decisive.verdict : { ...decisive.verdict, verdict: 'pass', reasons: [], red: apart.red };
  const { weakened, broken, warnings, proof, idle } = await againstBase(tests, runs, checkout, run);
  const own = await phaseTests(runs.at(-1) ?? decisive, idle, checkout, run);
  const more = { proof, warnings, oldTests: broken, phaseTests: own };
  const ended = new Set(more.phaseTests.flatMap(({ path, idle }) => (idle === ENDED_EARLY ? [path] : [])));
  const objections = [
    ...(weakened.length > 0 ? [`the tests prove less than before the phase: ${weakened.join('; ')}`] : []),
    ...(ended.size > 0
      ? [
          `${firstFew([...ended])} ended with exit code 0 and reported none of the tests in it; find what ends the process`,
        ]
      : []),
  ];
  if (objections.length > 0) {
    const reason = objections.join('; ');
    return { tests: { ...tests, verdict: 'fail', reasons: [reason, ...tests.reasons] }, ...more };
  }
  if (isBareChange(run))
    for (const warning of await unreachedLines(coverageFolder(checkout), checkout, run)) warnings.push(warning);
  const isGreen = broken.length === 0 && tests.red === undefined;
  return { tests, ...more, mutants: isGreen ? await mutantRuns(checkout, run) : null };
}

/** Without a plan's commands, what the tests reach is all that was tried. */
function coverageFolder({ scratch }: CleanCheckout): string {
  return join(scratch, 'tests-1', 'coverage');
}

function redWarnings(red: TestVerdict['red']): string[] {
  if (red === undefined) return [];
  const reported = (names: readonly string[], reason: string) =>
    names.length === 0 ? [] : [`${reason}: ${firstFew(names)}`];
  return [
    ...reported(red.inherited, 'red before the phase and red now (inherited)'),
    ...reported(red.flaky, 'red and green on the same commit (flaky)'),
    ...reported(red.accepted, 'red, and accepted'),
  ];
}

/** A green run on work that was flaky in an earlier run: running again does not make it stable. Null otherwise. */
async function closedByFlaky(
  { decisive: { verdict }, apart }: RepeatedTests,
  commit: string,
  run: GateContext,
): Promise<Found | null> {
  if (apart !== null) return null;
  const { git, prefix } = run.workspace;
  for (const existing of phaseState(run.services.ledger.earlier).flakyTests(run.policy.testCommand)) {
    if (existing.commit === run.found.startCommit || (await git.resolve(existing.commit)) === null) continue;
    const changed = await changedBetween(git, existing.commit, commit);
    if (changed.some((path) => !path.startsWith(`${prefix}.planning/`))) continue;
    const isNamed = (name: string) => isAcceptedTest({ name, outcome: 'failed' }, run.policy.accepted);
    const open = existing.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
    if (open.length === 0) continue;
    const reason = `flaky: ${firstFew(open)} failed on ${shortId(existing.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
    const red = { new: [], inherited: [], flaky: existing.names.slice(0, 100), accepted: [] };
    return { tests: { ...verdict, verdict: 'fail', reasons: [reason], red } };
  }
  return null;
}

function withheldFrom({ judging }: GateServices): string[] {
  const names = judging.withheld();
  if (names.length === 0) return [];
  return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}

interface RepeatedTests {
  readonly runs: readonly TestedRun[];
  /** The run that speaks for all of them: the first that is red, else the first. */
  readonly decisive: TestedRun;
  readonly apart: RedApart | null;
}

/** Red tests are run once more, and up to the wanted number only where none of them closes the gate. */
async function repeatedTests(commit: string, checkout: CleanCheckout, run: GateContext): Promise<RepeatedTests> {
  const { accepted, confirmingRuns, comparesTests } = run.policy;
  const decisive = await testsOn(commit, 1, checkout, run);
  const runs = [decisive];
  const isAllowed = run.policy.inheritedTests === 'allow' && comparesTests;
  for (;;) {
    const red = runs.find((testedRun) => !isGreen(testedRun));
    const apart = red === undefined ? null : reportedApart(isAllowed ? await inheritedTests(run) : null);
    const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
    if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
      return { runs, decisive: red ?? decisive, apart };
    runs.push(await testsOn(commit, runs.length + 1, checkout, run));
  }

  function reportedApart(inherited: InheritedTests | null): RedApart {
    const apart = redApart(runs.filter(isTelling), { inherited, isAccepted: (test) => isAcceptedTest(test, accepted) });
    return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
  }
}

function isGreen({ verdict }: TestedRun): boolean {
  return verdict.verdict === 'pass';
}

function isTelling(run: TestedRun): boolean {
  return isGreen(run) || hasFailures(run);
}

/** Tests that failed and were counted: running them again may say more. */
function hasFailures({ verdict }: TestedRun): boolean {
  const { failed, errors, extra } = verdict;
  const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}

async function testsOn(commit: string, time: number, checkout: CleanCheckout, run: GateContext): Promise<TestedRun> {
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
