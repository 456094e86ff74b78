import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EventDetails } from '../../record/events/event.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { inPreparedCheckout, sideTests } from './checkout-programs.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { isSameTest, redTests, testLabel } from './tests/lost-tests.ts';
import { type InheritedTests, isRed, type TestedRun } from './tests/red-apart.ts';

/** Tests on a commit before any plan of the run, or the reason why they could not be run there. */
export type TestsBefore = (TestedRun & { readonly flaky: readonly string[] }) | { readonly problem: string };

const started = new WeakMap<PhaseContext['found'], Map<string, Promise<TestsBefore>>>();

/** The tests on a commit, from the record or run once in a clean copy; red ones twice, to tell flaky ones apart. */
export function testsBefore(commit: string, run: GateContext): Promise<TestsBefore> {
  const existing = started.get(run.found) ?? new Map<string, Promise<TestsBefore>>();
  started.set(run.found, existing);
  const result = existing.get(commit) ?? readOrRun(commit, run);
  existing.set(commit, result);
  return result;
}

async function readOrRun(commit: string, run: GateContext): Promise<TestsBefore> {
  const { ledger } = run.services;
  const { testCommand: command } = run.policy;
  const recorded = phaseState(ledger.events).testsBefore(commit, command);
  if (recorded !== null && recorded.names?.isCut !== true) return { ...fromRecord(recorded), flaky: [] };
  return inPreparedCheckout(commit, run, async (checkout) => {
    const first = await sideTests({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
    const hasRed = redTests(first.named.tests).length > 0 && first.named.isRedNamed;
    if (hasRed) await checkout.reset();
    const second = hasRed ? await sideTests({ what: 'before', time: 101, log: 'tests-base' }, checkout, run) : first;
    const isAsReported = second.verdict.verdict === 'pass' || second.named.isRedNamed;
    const testedRun = isAsReported ? second : first;
    const redAtFirst = isAsReported ? redTests(first.named.tests) : [];
    const flaky = redAtFirst.filter((test) => !isRed(test, second)).map(testLabel);
    // A result that was cut short says nothing of the commit, and must not be reused from the record.
    if (run.services.interrupt.now.aborted) return { problem: 'the run was interrupted' };
    ledger.append('tests_base', { commit, command, verdict: testedRun.verdict, names: namesOnRecord(testedRun) });
    if (flaky.length > 0) ledger.append('tests_flaky', { commit, command, names: flaky.slice(0, 100) });
    return { ...testedRun, flaky };
  });
}

/** More characters of names than this are too many for one line of the record. */
const maxNameText = 64 * 1024;

function namesOnRecord({ named }: TestedRun): NonNullable<EventDetails<'tests_base'>['names']> {
  const failed = redTests(named.tests).map(({ name, file }) => ({ name, ...(file ? { file } : {}) }));
  const passed = named.tests.flatMap(({ name, outcome, isGroup }) => (outcome === 'passed' && !isGroup ? [name] : []));
  const size = [...passed, ...failed.map(testLabel)].reduce((sum, name) => sum + name.length, 0);
  const { isRedNamed, isComplete } = named;
  if (size > maxNameText) return { failed: [], passed: null, isRedNamed: false, isCut: true };
  return { failed, passed: isComplete ? passed : null, isRedNamed };
}

function fromRecord({ verdict, names }: EventDetails<'tests_base'>): TestedRun {
  const failed = (names?.failed ?? []).map((test) => ({ ...test, outcome: 'failed' as const }));
  const passed = (names?.passed ?? []).map((name) => ({ name, outcome: 'passed' as const }));
  const { passed: existing = null, isRedNamed = false } = names ?? {};
  return { verdict, named: { tests: [...failed, ...passed], isComplete: existing !== null, isRedNamed } };
}

/** Tests that are red on the base, by name, but those that a person has fixed since; null where none is known. */
export async function inheritedTests(run: GateContext): Promise<InheritedTests | null> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const base = await testsBefore(startCommit, run);
  if ('problem' in base || !base.named.isRedNamed) return null;
  const { runner } = base.verdict;
  let tests: readonly NamedTest[] = redTests(base.named.tests);
  for (const event of run.services.ledger.events) {
    if (event.event !== 'tests_base' || event.commit === startCommit || event.command !== run.policy.testCommand)
      continue;
    if ((await git.resolve(event.commit)) === null) continue;
    const changed = await changedBetween(git, startCommit, event.commit);
    const isOther = changed.some((path) => !path.startsWith(`${prefix}.planning/`));
    const { failed = [], passed = null } = event.names ?? {};
    const isStillRed = (test: NamedTest) => failed.some((each) => isSameTest({ ...each, outcome: 'failed' }, test));
    if (isOther && (passed !== null || event.names?.isRedNamed)) tests = tests.filter(isStillRed);
  }
  return tests.length === 0 ? null : { tests, runner };
}
