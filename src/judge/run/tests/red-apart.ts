import { firstFew, formatCount } from '../../../system/text/text.ts';
import type { Acceptance } from '../../rules/rule-book.ts';
import { getTestTitle, type NamedTest } from '../console/named-test.ts';
import { failureText } from './failure-detail.ts';
import { isSameTest, redTests, testLabel } from './lost-tests.ts';
import type { NamedTests } from './named-tests.ts';
import type { TestVerdict } from './verdict.ts';

export interface TestedRun {
  readonly verdict: TestVerdict;
  readonly named: NamedTests;
  /** Missing where it is from the record. */
  readonly durationMs?: number;
}

export interface InheritedTests {
  readonly tests: readonly NamedTest[];
  readonly runner: string | null;
}

export interface RedContext {
  /** Null where such tests close the gate like all others. */
  readonly inherited: InheritedTests | null;
  /** True for a test whose failure a person has accepted. */
  readonly isAccepted: (test: NamedTest) => boolean;
}

export interface RedApart {
  readonly red: NonNullable<TestVerdict['red']>;
  /** None of them closes the gate, and nothing else speaks against the runs. */
  readonly mayOpen: boolean;
  /** Sentences for a person, each with what would satisfy it. */
  readonly reasons: readonly string[];
}

/** Tells red tests apart: `inherited` are red on the base too, `flaky` also green on this commit, `new` the rest. */
export function redApart(runs: readonly TestedRun[], { inherited, isAccepted }: RedContext): RedApart {
  const failed = runs.filter(({ verdict }) => verdict.verdict !== 'pass');
  const isNamed = failed.every(({ named }) => named.isRedNamed);
  const reds = dropDuplicates(failed.flatMap(({ named }) => redTests(named.tests)));
  const passedIn = (test: NamedTest, run: TestedRun) =>
    (run.verdict.verdict === 'pass' || run.named.isRedNamed) && !isRed(test, run);
  const flaky = reds.filter((test) => runs.some((run) => passedIn(test, run)));
  const accepted = reds.filter(isAccepted);
  const isOneRunner = failed.every(({ verdict }) => verdict.runner === inherited?.runner);
  const before = isOneRunner ? [...(inherited?.tests ?? [])] : [];
  const old = reds.filter((test) => !accepted.includes(test) && takeFrom(before, test));
  const closing = reds.filter((test) => !accepted.includes(test) && !old.includes(test));
  const fresh = closing.filter((test) => !flaky.includes(test));
  const isUnnamedFlaky = !isNamed && runs.some(({ verdict }) => verdict.verdict === 'pass');
  const flakyNames = isUnnamedFlaky ? [...listLabels(flaky), unnamed] : listLabels(flaky);
  const closingFlaky = isUnnamedFlaky ? flakyNames : listLabels(flaky.filter((test) => closing.includes(test)));
  const reasons: string[] = [];
  if (closingFlaky.length > 0)
    reasons.push(
      `flaky: ${firstFew(closingFlaky)} failed and passed on the same commit; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`,
    );
  const times = failed.length > 1 ? ` in all of ${formatCount(failed.length, 'run')}` : '';
  if (fresh.length > 0) reasons.push(`failed${times}: ${firstFew(fresh.map(failureText), 5, '; ')}`);
  if (inherited !== null && !isNamed && inherited.tests.length > 0)
    reasons.push(
      'tests were red before the phase, but not every red test has a name now, so new failures cannot be told apart',
    );
  return {
    red: { new: listLabels(fresh), inherited: listLabels(old), flaky: flakyNames, accepted: listLabels(accepted) },
    mayOpen:
      isNamed && failed.length > 0 && closing.length === 0 && failed.every(({ verdict }) => (verdict.passed ?? 0) > 0),
    reasons,
  };
}

export function isRed(test: NamedTest, { named }: TestedRun): boolean {
  return redTests(named.tests).some((redTest) => isSameTest(redTest, test));
}

const unnamed = 'a test whose name the runner does not tell';

/** Takes one test of a list away, so that two of one name need two. */
function takeFrom(tests: NamedTest[], test: NamedTest): boolean {
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

/** True for a test whose failures a person has accepted, so that they do not close the exit gate. */
export function isAcceptedTest(test: NamedTest, accepted: readonly Acceptance[]): boolean {
  return accepted.some(
    ({ rule, test: name }) => rule === 'result/red' && (name === test.name || name === getTestTitle(test)),
  );
}
