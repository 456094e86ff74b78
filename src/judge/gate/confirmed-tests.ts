import { flakyOnRecord } from '../../record/readings/run-opening.ts';
import { exitGate, type GateFacts } from '../../signal/exit-gate.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import type { NamedTest } from '../console/named-test.ts';
import { aloneCommand } from '../tests/alone.ts';
import { isSameTest, redTests } from '../tests/lost-tests.ts';
import { isQuarantined, type Quarantine, readQuarantine } from '../tests/quarantine.ts';
import { type RedApart, redApart, type TestedRun } from '../tests/red-apart.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import { inheritedTests } from './base-tests.ts';
import type { GateContext, GateServices } from './judge-environment.ts';
import { mutantRuns } from './mutant-runs.ts';
import type { TestAnswer } from './phase-gate.ts';
import { phaseTests } from './phase-tests.ts';
import { sideTests, testsIn } from './place-programs.ts';
import { againstBase } from './test-baseline.ts';

/**
 * The tests, as often as they have to pass. Where some fail they are run once more, alone if that can be asked for, and both results count: red twice is a
 * failure, red and green on one commit is flaky, and neither is made green by running again. Then what they were before the
 * phase.
 */
export async function confirmedTests(facts: GateFacts, place: CleanPlace, run: GateContext): Promise<TestAnswer> {
  const policy = { requireTests: true, confirmingRuns: run.policy.confirmingRuns };
  const quarantine = readQuarantine(
    run.policy.quarantine,
    new Date(run.services.clock.now()).toISOString().slice(0, 10),
  );
  const runs: TestedRun[] = [];
  const wanted = 1 + run.policy.confirmingRuns;
  while (runs.length < wanted && runs.every(({ verdict }) => verdict.verdict === 'pass'))
    runs.push(await testsOn(facts.commit, runs.length + 1, place, run));
  const isRed = runs.at(-1)?.verdict.verdict !== 'pass';
  const isAllowed = run.policy.inheritedTests === 'allow' && run.policy.comparesTests;
  const inherited = isRed && isAllowed ? await inheritedTests(run) : null;
  const mayBeExcused = inherited !== null || quarantine.entries.length > 0;
  const [only] = isRed && runs.length === 1 && runs.every(hasFailures) ? runs : [];
  const alone = only === undefined || mayBeExcused ? null : await aloneOf(only, place, run);
  if (only !== undefined && alone === null) runs.push(await testsOn(facts.commit, 2, place, run));
  const context = {
    inherited,
    alone,
    isQuarantined: (test: NamedTest) => isQuarantined(test, quarantine),
  };
  const isTelling = (each: TestedRun) => each.verdict.verdict === 'pass' || hasFailures(each);
  const toldApart = (): RedApart => {
    const apart = redApart(runs.filter(isTelling), context);
    // What a run that was cut short would have shown is unknown.
    return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
  };
  let apart = isRed ? toldApart() : null;
  while (apart?.mayOpen && runs.length < wanted) {
    runs.push(await testsOn(facts.commit, runs.length + 1, place, run));
    apart = toldApart();
  }
  const first = runs.find(({ verdict }) => verdict.verdict !== 'pass') ?? runs[0];
  if (first === undefined) throw new Error('the tests were not run');
  const answer = (tests: TestVerdict, more: Partial<TestAnswer> = {}): TestAnswer => ({
    decision: exitGate(
      { ...facts, tests: { verdict: tests.verdict, commit: facts.commit }, confirmations: run.policy.confirmingRuns },
      policy,
    ),
    tests,
    proof: null,
    oldTests: [],
    phaseTests: [],
    mutants: null,
    ...more,
    warnings: [...quarantine.problems, ...redWarnings(tests.red), ...(more.warnings ?? [])],
  });
  if (apart !== null && !apart.mayOpen) {
    const { verdict } = first;
    const reasons = [...apart.reasons, ...verdict.reasons];
    return answer({ ...verdict, reasons, red: apart.red }, { warnings: withheldFrom(run.services) });
  }
  const tests = apart === null ? first.verdict : opened(first.verdict, apart);
  const relapse = apart === null ? await flakyBefore(facts.commit, quarantine, run) : null;
  if (relapse !== null) return answer({ ...tests, ...relapse });
  const { weakened, broken, warnings, proof } = await againstBase(tests, runs, place, run);
  const last = runs.at(-1);
  const more = {
    proof,
    warnings,
    oldTests: broken,
    phaseTests: last === undefined ? [] : await phaseTests(last, place, run),
  };
  if (weakened.length === 0) {
    const isGreen = broken.length === 0 && tests.red === undefined;
    return answer(tests, { ...more, mutants: isGreen ? await mutantRuns(place, run) : null });
  }
  const why = `the tests prove less than before the phase: ${weakened.join('; ')}`;
  return answer({ ...tests, verdict: 'fail', reasons: [why, ...tests.reasons] }, more);
}

/** The red tests of a run by themselves, on files as the commit has them; null where not all of them could be run so. */
async function aloneOf({ named }: TestedRun, place: CleanPlace, run: GateContext): Promise<TestedRun | null> {
  const reds = redTests(named.tests);
  const command = named.isRedNamed ? aloneCommand(run.policy.testCommand, reds, place.root) : null;
  if (command === null) return null;
  await place.reset();
  place.renewHome();
  const alone = await sideTests({ what: 'alone', time: 102, log: 'tests-alone', command }, place, run);
  const ran = alone.named.tests.filter(({ outcome }) => outcome !== 'skipped');
  return reds.every((test) => ran.some((each) => isSameTest(each, test))) ? alone : null;
}

/** Tests that failed and were counted: running them again may say more. */
function hasFailures({ verdict }: TestedRun): boolean {
  const { failed, errors, extra } = verdict;
  const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
  return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}

/** A verdict on red tests of which none closes the gate. */
function opened(verdict: TestVerdict, { red }: RedApart): TestVerdict {
  return { ...verdict, verdict: 'pass', reasons: [], red };
}

function redWarnings(red: TestVerdict['red']): string[] {
  if (red === undefined) return [];
  const told = (names: readonly string[], why: string) => (names.length === 0 ? [] : [`${why}: ${firstFew(names)}`]);
  return [
    ...told(red.inherited, 'red before the phase and red now (inherited)'),
    ...told(red.flaky, 'red and green on the same commit (flaky)'),
    ...told(red.quarantined, 'red, and quarantined as flaky'),
  ];
}

/**
 * A green run on work that was seen to be flaky before: running again does not make it stable. Null where there is none, or the
 * work has changed since, or all of it is quarantined.
 */
async function flakyBefore(
  commit: string,
  quarantine: Quarantine,
  run: GateContext,
): Promise<Pick<TestVerdict, 'verdict' | 'reasons' | 'red'> | null> {
  const { git, prefix } = run.workspace;
  for (const known of flakyOnRecord(run.services.ledger.earlier, run.policy.testCommand)) {
    if (known.commit === run.found.startCommit || (await git.resolve(known.commit)) === null) continue;
    const changed = await changedBetween(git, known.commit, commit);
    if (changed.some((path) => !path.startsWith(`${prefix}.planning/`))) continue;
    const isNamed = (name: string) => isQuarantined({ name, outcome: 'failed' }, quarantine);
    const open = known.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
    const red = { new: [], inherited: [], flaky: known.names.slice(0, 100), quarantined: [] };
    if (open.length === 0) continue;
    const why = `flaky: ${firstFew(open)} failed on ${shortId(known.commit)}, which has the same files; make it stable, or name it in .github/phase-executor-flaky.yml with owner and expiry date`;
    return { verdict: 'fail', reasons: [why], red };
  }
  return null;
}

/** Secrets that red tests may have lacked. */
function withheldFrom({ judging }: GateServices): string[] {
  const names = judging.withheld();
  if (names.length === 0) return [];
  return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}

/** Runs the tests under the ceilings of an attempt, on files as the commit has them. */
async function testsOn(commit: string, time: number, place: CleanPlace, run: GateContext): Promise<TestedRun> {
  const { ledger } = run.services;
  ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
  await place.reset();
  place.renewHome();
  const tested = await testsIn(place, { time, logFile: ledger.logFile('tests', time) }, run);
  ledger.append('tests_end', { commit, ...tested.verdict });
  return tested;
}
