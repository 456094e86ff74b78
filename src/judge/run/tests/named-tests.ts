import { getTestTitle, maxNamedTests, type NamedTest } from '../console/named-test.ts';
import { selectRuns, type TestEvidence, type TestVerdict } from './verdict.ts';

export interface NamedTests {
  readonly tests: readonly NamedTest[];
  /** True if every executed test is listed, so a missing one wasn't executed. */
  readonly isComplete: boolean;
  /** True if every failed test is listed and nothing else went wrong. */
  readonly isRedNamed: boolean;
}

/** Uses the same reports as the verdict. Makes paths below `folder` relative. */
export function listNamedTests(evidence: TestEvidence, verdict: TestVerdict, folder = ''): NamedTests {
  const { reports = [] } = evidence;
  const { runs } = selectRuns(evidence);
  const isNamed = runs.every(({ counts, tests }) => counts === null || tests !== undefined);
  const namedRuns = isNamed ? runs : reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
  const tests = withoutRepeats(
    namedRuns.flatMap((run) => (run.tests ?? []).map((test) => makeTestRelative(folder, test))),
  );
  const count = (outcome: NamedTest['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const { passed, failed, errors, extra } = verdict;
  const red = (failed ?? 0) + (errors ?? 0);
  const executed = (passed ?? 0) + red + (extra.flaky ?? 0);
  const isWhole = passed !== null && tests.length > 0 && tests.length < maxNamedTests;
  return {
    tests,
    isComplete: isWhole && count('passed') + count('failed') >= executed && count('passed') >= passed,
    isRedNamed: red > 0 && count('failed') >= red && verdict.reasons.every((reason) => explainedPattern.test(reason)),
  };
}

/** jest and vitest report each failure twice: in the tree and in the list of failures. */
function withoutRepeats(tests: readonly NamedTest[]): NamedTest[] {
  const suited = new Set(
    tests.flatMap((test) => (test.outcome === 'failed' && test.name.includes(' > ') ? getTestTitle(test) : [])),
  );
  return tests.filter(({ name, outcome }) => outcome !== 'failed' || !suited.has(name));
}

function makeTestRelative(folder: string, { name, file, ...test }: NamedTest): NamedTest {
  const makeRelative = (text: string) => (folder === '' ? text : text.replaceAll(`${folder.replace(/\/$/, '')}/`, ''));
  return { ...test, name: makeRelative(name), ...(file === undefined ? {} : { file: makeRelative(file) }) };
}

/** Reasons that a failed test explains. A broken build or a killed run isn't explained by its tests. */
const explainedPattern =
  /^(?:exit code \d+|\d+ (?:failed|errors|suites failed|skipped)|the report says (?:success: false|outcome Failed)|package \S+ failed|\w+ says (?:FAILED|BUILD FAILURE|FAILURES!|ERRORS!|FAIL|Result: FAIL)|a group of tests failed|error: (?:test failed|\d+ targets? failed).*|\d+ files? without a reported test)$/;
