import { NONE, nonZero } from './counts.ts';
import { DIGITS, fromLines, labelled, nothing, oneLine, type Run, remember, tally } from './grammar.ts';

/** `5 examples, 1 failure, 2 pending` right after `Finished in …`; errors outside of examples are told beside it. */
export const rspec = fromLines('rspec', `${DIGITS}F`, /\d+ examples?, |Finished in /y, (runs) => {
  let finished = -2;
  return (text, at) => {
    if (text.startsWith('Finished in ')) finished = at;
    const match = /^(\d+) examples?, (\d+) failures?(.*)$/.exec(text);
    if (!match || finished !== at - 1) return;
    const { pending = 0, error = 0, errors = error } = tally(match[3] ?? '');
    const [total, failed] = [Number(match[1]), Number(match[2])];
    const counts = { passed: total - failed - pending, failed, skipped: pending, errors, total };
    remember(runs, { runner: 'rspec', from: finished, to: at, counts, red: [] });
  };
});

/** `4 runs, 2 assertions, 1 failures, 1 errors, 1 skips` (minitest), or the same of `tests` (test-unit). */
export const minitest = oneLine('minitest', DIGITS, /\d+ (?:runs|tests), \d+ assertions, /y, (line) => {
  const match = /^(\d+) (?:runs|tests), \d+ assertions, (\d+) failures, (\d+) errors(?:, .*)?$/.exec(line);
  if (!match) return null;
  const [total, failed, errors] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const { skips = 0, pendings = 0, omissions = 0 } = tally(line);
  const skipped = skips + pendings + omissions;
  return { counts: { passed: total - failed - errors - skipped, failed, skipped, errors, total }, red: [] };
});

/**
 * `OK (2 tests, 3 assertions)`, or a word of trouble with `Tests: 6, Assertions: 2, Errors: 1, …` under it. The total
 * includes everything; up to version 9 a warning is an outcome of a test, later it is a remark about one.
 */
export const phpunit = fromLines(
  'phpunit',
  'PONTFEW',
  /PHPUnit \d|OK\b|No tests executed!|Tests: \d+, Assertions: |(?:FAILURES|ERRORS|WARNINGS)!/y,
  (runs) => {
    let banner: number | undefined;
    let warningsAreOutcomes = true;
    let verdict = { at: -2, word: '' };
    return (text, at) => {
      const version = /^PHPUnit (\d+)\.\S+ by /.exec(text)?.[1];
      if (version !== undefined) [banner, warningsAreOutcomes] = [at, Number(version) < 10];
      const push = (run: Pick<Run, 'counts' | 'red' | 'ranNothing'>) => {
        remember(runs, { runner: 'phpunit', from: banner ?? at, to: at, ...run });
        banner = undefined;
      };
      if (text === 'No tests executed!') push({ counts: null, red: ['phpunit executed no tests'], ranNothing: true });
      const passed = /^OK \((\d+) tests?, \d+ assertions?\)$/.exec(text)?.[1];
      const all = { ...NONE, passed: Number(passed), total: Number(passed) };
      if (passed !== undefined) push({ counts: all, red: [] });
      const word = /^(OK, but .*!|FAILURES!|ERRORS!|WARNINGS!)$/.exec(text)?.[1];
      if (word !== undefined) verdict = { at, word };
      if (verdict.at !== at - 1 || !/^Tests: \d+, Assertions: \d+/.test(text)) return;
      const red = verdict.word.startsWith('OK') ? [] : [`phpunit says ${verdict.word}`];
      push({ counts: phpunitCounts(labelled(text), warningsAreOutcomes), red });
    };
  },
);

function phpunitCounts(said: Record<string, number>, warningsAreOutcomes: boolean) {
  const { tests: total = 0, failures: failed = 0, errors = 0, skipped = 0 } = said;
  const { incomplete = 0, risky = 0, warnings = 0 } = said;
  const other = failed + errors + skipped + incomplete + risky + (warningsAreOutcomes ? warnings : 0);
  return { passed: Math.max(0, total - other), failed, skipped, errors, total };
}

/** `  Tests:    2 failed, 1 todo, 10 passed (24 assertions)` with `  Duration: 0.53s` under it (`Time:` in old versions). */
export const pest = fromLines('pest', 'TDI', /Tests: +\d|Duration: |Time: |INFO {2}No tests found/y, (runs) => {
  let tests = { at: -2, said: {} as Record<string, number> };
  return (text, at) => {
    if (/^ +INFO {2}No tests found/.test(text)) remember(runs, nothing('pest', at, 'pest found no tests'));
    const said = /^ {2}Tests: +(\d+ [a-z]+(?:, \d+ [a-z]+)*)(?: \(\d+ assertions?\))?$/.exec(text)?.[1];
    if (said !== undefined) tests = { at, said: tally(said) };
    if (tests.at !== at - 1 || !/^ {2}(?:Duration|Time): +\d/.test(text)) return;
    const { failed = 0, errors = 0, skipped = 0, incomplete = 0, todo = 0, todos = todo, pending } = tests.said;
    // A warning, a deprecation or a notice is about a test that passed; what is risky asserted nothing.
    const {
      passed = 0,
      warnings = 0,
      warning = warnings,
      warn = warning,
      deprecated = 0,
      notices = 0,
      notice = notices,
    } = tests.said;
    const counts = {
      passed: passed + warn + deprecated + notice,
      failed,
      skipped: skipped + incomplete,
      errors,
      total: null,
    };
    const more = nonZero({ todo: todos, notRun: pending });
    remember(runs, { runner: 'pest', from: tests.at, to: at, counts: { ...counts, ...more }, red: [] });
  };
});
