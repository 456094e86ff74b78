import { getTestTitle, maxNamedTests, type NamedTest } from '../console/named-test.ts';
import { selectRuns, type TestEvidence, type TestVerdict } from './verdict.ts';

/** Tests of one run by name. They stay in memory: events and results hold what is needed of them. */
export interface NamedTests {
  readonly tests: readonly NamedTest[];
  /** Every executed test has a name here, so one that is missing was not executed. */
  readonly isComplete: boolean;
  /** Every test that failed has a name here, and nothing else speaks against the run. */
  readonly isRedNamed: boolean;
}

/** Names by the same reports and summaries that the verdict is made of. Paths below `folder` become relative to it. */
export function namedTests(evidence: TestEvidence, verdict: TestVerdict, folder = ''): NamedTests {
  const { reports = [] } = evidence;
  const { runs } = selectRuns(evidence);
  const isNamed = runs.every(({ counts, tests }) => counts === null || tests !== undefined);
  const reported = isNamed ? runs : reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
  const tests = withoutRepeats(reported.flatMap((run) => (run.tests ?? []).map((test) => relativeTo(folder, test))));
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

/** jest and vitest tell of a failure twice: in their tree, and with its suites. */
function withoutRepeats(tests: readonly NamedTest[]): NamedTest[] {
  const suited = new Set(
    tests.flatMap((test) => (test.outcome === 'failed' && test.name.includes(' > ') ? getTestTitle(test) : [])),
  );
  return tests.filter(({ name, outcome }) => outcome !== 'failed' || !suited.has(name));
}

function relativeTo(folder: string, { name, file, ...test }: NamedTest): NamedTest {
  const inside = (text: string) => (folder === '' ? text : text.replaceAll(`${folder.replace(/\/$/, '')}/`, ''));
  return { ...test, name: inside(name), ...(file === undefined ? {} : { file: inside(file) }) };
}

/** Reasons that a failed test explains, or that are no failure. A build that broke or a run that was killed is more than its tests. */
const explainedPattern =
  /^(?:exit code \d+|\d+ (?:failed|errors|suites failed|skipped)|the report says (?:success: false|outcome Failed)|package \S+ failed|\w+ says (?:FAILED|BUILD FAILURE|FAILURES!|ERRORS!|FAIL|Result: FAIL)|a group of tests failed|error: (?:test failed|\d+ targets? failed).*|\d+ files? without a reported test)$/;
