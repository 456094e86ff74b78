import { NONE, type TestCounts } from './counts.ts';
import { DIGITS, fromLines, nothing, type Run, remember, together } from './grammar.ts';

/**
 * XCTest prints `Test Suite 'All tests' passed at …` and ` Executed 12 tests, with 1 test skipped and 0 failures (0
 * unexpected) in …`; swift-testing prints `✔ Test run with 12 tests in 3 suites passed after 0.01 seconds.` after it.
 * `swift test` prints both, and one of them is often of no test, so they are added. Of each block the last summary counts:
 * a test can print one.
 */
export const swift = fromLines(
  'swift',
  'TE◇✔✘➜',
  /Test Suite '(?:All|Selected) tests' |Executed \d+ tests?, with |\u00e2(?:\u0097\u0087|\u009c\u0094|\u009c\u0098|\u009e\u009c) Test /y,
  (runs) => {
    const open: { xctest?: Run; testing?: Run } = {};
    let ended = -2;
    let [failed, skipped] = [0, 0];
    const add = (kind: keyof typeof open, counts: TestCounts, at: number): void => {
      const run = open[kind] ?? { runner: 'swift', from: at, to: at, counts, red: [] };
      if (open[kind] === undefined) runs.push(run);
      open[kind] = Object.assign(run, { counts, to: at });
    };
    return (text, at) => {
      if (/^Test Suite '[A-Z]\w+ tests' started/.test(text)) delete open.xctest;
      if (/^Test Suite '[A-Z]\w+ tests' (?:passed|failed) at /.test(text)) ended = at;
      const counts = ended === at - 1 ? xctestCounts(text) : null;
      if (counts) add('xctest', counts, at);
      if (text === '◇ Test run started.') {
        delete open.testing;
        [failed, skipped] = [0, 0];
      }
      const summary = /^[✔✘] Test run with (\d+) tests?(?: in \d+ suites?)? (passed|failed) after /.exec(text);
      if (summary) {
        const total = Number(summary[1]);
        failed = summary[2] === 'failed' ? Math.max(1, failed) : 0;
        add('testing', { ...NONE, passed: Math.max(0, total - failed - skipped), failed, skipped, total }, at);
      } else if (/^✘ Test .+ failed after /.test(text)) failed += 1;
      else if (/^➜ Test .+ skipped/.test(text)) skipped += 1;
    };
  },
  together,
);

/** A test can have several failures, so the number that passed may be too low in a red run. */
function xctestCounts(line: string): TestCounts | null {
  const match =
    /^\s+Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures? \(\d+ unexpected\) in /.exec(line);
  if (!match) return null;
  const [total = 0, skipped = 0, failures = 0] = match.slice(1).map((number) => Number(number ?? 0));
  const failed = Math.min(failures, Math.max(1, total - skipped));
  return { ...NONE, passed: Math.max(0, total - skipped - failed), failed, skipped, total };
}

/** `00:05 +12 ~1 -2: Some tests failed.`, and the reporter for GitHub: `🎉 12 tests passed, 1 skipped.` */
export const dart = fromLines(
  'dart',
  `${DIGITS}+:N🎉`,
  /\d+:\d\d [+\u001b]|\+\d+[ :\u001b]|::error::\d+ tests? passed|\u00f0\u009f\u008e\u0089 \d+ tests? passed|No tests ran\./y,
  (runs) => (text, at) => {
    if (text === 'No tests ran.') remember(runs, nothing('dart', at, 'no test ran'));
    const progress =
      /^(?:\d+:\d\d )?\+(\d+)(?: ~(\d+))?(?: -(\d+))?: (?:All (?:other )?tests (?:passed|skipped)|Some tests failed|No tests ran)[.!]/.exec(
        text,
      );
    const github = /^(?:🎉 |::error::)(\d+) tests? passed(?:, (\d+) failed)?(?:, (\d+) skipped)?\.$/.exec(text);
    const [passed, skipped, failed] = (
      progress ? progress.slice(1) : github ? [github[1], github[3], github[2]] : []
    ).map((number) => Number(number ?? 0));
    if (passed === undefined || skipped === undefined || failed === undefined) return;
    const counts = { passed, failed, skipped, errors: 0, total: passed + failed + skipped };
    const red = text.includes('Some tests failed') ? ['dart says that some tests failed'] : [];
    remember(runs, { runner: 'dart', from: at, to: at, counts, red });
  },
);
