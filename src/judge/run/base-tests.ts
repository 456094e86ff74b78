import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EventDetails } from '../../record/events/event.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import { inPreparedCheckout, runSideTests } from './checkout-programs.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { isSameTest, listRedTests, testLabel } from './tests/lost-tests.ts';
import { type InheritedTests, isRed, type TestedRun } from './tests/red-apart.ts';

export type TestsBefore = (TestedRun & { readonly flaky: readonly string[] }) | { readonly problem: string };

const startedRuns = new WeakMap<PhaseContext['found'], Map<string, Promise<TestsBefore>>>();

/** Returns the test results on a commit, from the record or from a clean copy. Failing tests run twice to detect flaky ones. */
export function getTestsBefore(commit: string, run: GateContext): Promise<TestsBefore> {
  const byCommit = startedRuns.get(run.found) ?? new Map<string, Promise<TestsBefore>>();
  startedRuns.set(run.found, byCommit);
  const result = byCommit.get(commit) ?? loadOrRunTests(commit, run);
  byCommit.set(commit, result);
  return result;
}

async function loadOrRunTests(commit: string, run: GateContext): Promise<TestsBefore> {
  const { ledger } = run.services;
  const { testCommand: command } = run.policy;
  const recorded = phaseState(ledger.events).testsBefore(commit, command);
  if (recorded !== null && recorded.names?.isCut !== true) return { ...readRecordedRun(recorded), flaky: [] };
  return inPreparedCheckout(commit, run, async (checkout) => {
    const firstRun = await runSideTests({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
    const hasRed = listRedTests(firstRun.named.tests).length > 0 && firstRun.named.isRedNamed;
    if (hasRed) await checkout.reset();
    const secondRun = hasRed
      ? await runSideTests({ what: 'before', time: 101, log: 'tests-base' }, checkout, run)
      : firstRun;
    const usesSecondRun = secondRun.verdict.verdict === 'pass' || secondRun.named.isRedNamed;
    const testedRun = usesSecondRun ? secondRun : firstRun;
    const redInFirstRun = usesSecondRun ? listRedTests(firstRun.named.tests) : [];
    const flaky = redInFirstRun.filter((test) => !isRed(test, secondRun)).map(testLabel);
    // An interrupted run says nothing about the commit, so it must not be recorded.
    if (run.services.interrupt.now.aborted) return { problem: 'the run was interrupted' };
    ledger.append('tests_base', { commit, command, verdict: testedRun.verdict, names: buildRecordedNames(testedRun) });
    if (flaky.length > 0) ledger.append('tests_flaky', { commit, command, names: flaky.slice(0, 100) });
    return { ...testedRun, flaky };
  });
}

/** Longer name lists don't fit on one line of the record. */
const maxNameText = 64 * 1024;

function buildRecordedNames({ named }: TestedRun): NonNullable<EventDetails<'tests_base'>['names']> {
  const failed = listRedTests(named.tests).map(({ name, file }) => ({ name, ...(file ? { file } : {}) }));
  const passed = named.tests.flatMap(({ name, outcome, isGroup }) => (outcome === 'passed' && !isGroup ? [name] : []));
  const size = [...passed, ...failed.map(testLabel)].reduce((sum, name) => sum + name.length, 0);
  const { isRedNamed, isComplete } = named;
  if (size > maxNameText) return { failed: [], passed: null, isRedNamed: false, isCut: true };
  return { failed, passed: isComplete ? passed : null, isRedNamed };
}

function readRecordedRun({ verdict, names }: EventDetails<'tests_base'>): TestedRun {
  const failed = (names?.failed ?? []).map((test) => ({ ...test, outcome: 'failed' as const }));
  const passed = (names?.passed ?? []).map((name) => ({ name, outcome: 'passed' as const }));
  const { passed: passedNames = null, isRedNamed = false } = names ?? {};
  return { verdict, named: { tests: [...failed, ...passed], isComplete: passedNames !== null, isRedNamed } };
}

/** Returns the named tests that were red at the start and haven't been fixed since, or null if there are none. */
export async function getInheritedTests(run: GateContext): Promise<InheritedTests | null> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const base = await getTestsBefore(startCommit, run);
  if ('problem' in base || !base.named.isRedNamed) return null;
  const { runner } = base.verdict;
  let tests: readonly NamedTest[] = listRedTests(base.named.tests);
  for (const event of run.services.ledger.events) {
    if (event.event !== 'tests_base' || event.commit === startCommit || event.command !== run.policy.testCommand)
      continue;
    if ((await git.resolve(event.commit)) === null) continue;
    const changed = await listChangedPaths(git, startCommit, event.commit);
    const hasCodeChanges = changed.some((path) => !path.startsWith(`${prefix}.planning/`));
    const { failed = [], passed = null } = event.names ?? {};
    const isStillRed = (test: NamedTest) => failed.some((each) => isSameTest({ ...each, outcome: 'failed' }, test));
    if (hasCodeChanges && (passed !== null || event.names?.isRedNamed)) tests = tests.filter(isStillRed);
  }
  return tests.length === 0 ? null : { tests, runner };
}
