import { formatCount, joinFirstFew } from '../../../system/text/text.ts';
import type { Acceptance } from '../../rules/rule-book.ts';
import { getTestTitle, type NamedTest } from '../console/named-test.ts';
import { formatFailure } from './failure-detail.ts';
import { isSameTest, listRedTests, testLabel } from './lost-tests.ts';
import type { NamedTests } from './named-tests.ts';
import type { TestVerdict } from './verdict.ts';

export interface TestedRun {
  readonly verdict: TestVerdict;
  readonly named: NamedTests;
  readonly durationMs?: number;
}

export interface InheritedTests {
  readonly tests: readonly NamedTest[];
  readonly runner: string | null;
}

export interface RedContext {
  readonly inherited: InheritedTests | null;
  readonly isAccepted: (test: NamedTest) => boolean;
}

export interface RedClassification {
  readonly red: NonNullable<TestVerdict['red']>;
  /** True if no failure closes the gate and nothing else went wrong. */
  readonly mayOpen: boolean;
  readonly reasons: readonly string[];
}

/** Classifies red tests: `inherited` also fail on the base, `flaky` also pass on this commit, `new` are the others. */
export function classifyRedTests(runs: readonly TestedRun[], { inherited, isAccepted }: RedContext): RedClassification {
  const failed = runs.filter(({ verdict }) => verdict.verdict !== 'pass');
  const isNamed = failed.every(({ named }) => named.isRedNamed);
  const reds = dropDuplicates(failed.flatMap(({ named }) => listRedTests(named.tests)));
  const hasPassed = (test: NamedTest, run: TestedRun) =>
    (run.verdict.verdict === 'pass' || run.named.isRedNamed) && !isRed(test, run);
  const flaky = reds.filter((test) => runs.some((run) => hasPassed(test, run)));
  const accepted = reds.filter(isAccepted);
  const isOneRunner = failed.every(({ verdict }) => verdict.runner === inherited?.runner);
  const before = isOneRunner ? [...(inherited?.tests ?? [])] : [];
  const inheritedReds = reds.filter((test) => !accepted.includes(test) && removeFirst(before, test));
  const closingReds = reds.filter((test) => !accepted.includes(test) && !inheritedReds.includes(test));
  const newReds = closingReds.filter((test) => !flaky.includes(test));
  const isUnnamedFlaky = !isNamed && runs.some(({ verdict }) => verdict.verdict === 'pass');
  const flakyNames = isUnnamedFlaky ? [...listLabels(flaky), unnamedTest] : listLabels(flaky);
  const closingFlaky = isUnnamedFlaky ? flakyNames : listLabels(flaky.filter((test) => closingReds.includes(test)));
  const reasons: string[] = [];
  if (closingFlaky.length > 0)
    reasons.push(
      `flaky: ${joinFirstFew(closingFlaky)} failed and passed on the same commit; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`,
    );
  const times = failed.length > 1 ? ` in all of ${formatCount(failed.length, 'run')}` : '';
  if (newReds.length > 0) reasons.push(`failed${times}: ${joinFirstFew(newReds.map(formatFailure), 5, '; ')}`);
  if (inherited !== null && !isNamed && inherited.tests.length > 0)
    reasons.push(
      'tests were red before the phase, but not every red test has a name now, so new failures cannot be told apart',
    );
  return {
    red: {
      new: listLabels(newReds),
      inherited: listLabels(inheritedReds),
      flaky: flakyNames,
      accepted: listLabels(accepted),
    },
    mayOpen:
      isNamed &&
      failed.length > 0 &&
      closingReds.length === 0 &&
      failed.every(({ verdict }) => (verdict.passed ?? 0) > 0),
    reasons,
  };
}

export function isRed(test: NamedTest, { named }: TestedRun): boolean {
  return listRedTests(named.tests).some((redTest) => isSameTest(redTest, test));
}

const unnamedTest = 'a test whose name the runner does not tell';

/** Removes one matching test, so that two tests with the same name need two entries. */
function removeFirst(tests: NamedTest[], test: NamedTest): boolean {
  const at = tests.findIndex((namedTest) => isSameTest(namedTest, test));
  if (at >= 0) tests.splice(at, 1);
  return at >= 0;
}

function dropDuplicates(tests: readonly NamedTest[]): NamedTest[] {
  const byLabel = new Map<string, NamedTest>();
  for (const test of tests) if (!byLabel.has(testLabel(test))) byLabel.set(testLabel(test), test);
  return [...byLabel.values()];
}

function listLabels(tests: readonly NamedTest[]): string[] {
  return tests.slice(0, 100).map((test) => testLabel(test).slice(0, 400));
}

export function isAcceptedTest(test: NamedTest, accepted: readonly Acceptance[]): boolean {
  return accepted.some(
    ({ rule, test: name }) => rule === 'result/red' && (name === test.name || name === getTestTitle(test)),
  );
}
