import { nonZero } from './counts.ts';
import { fromLines, nothing, remember, tally } from './grammar.ts';

/** `Test Suites: …` with `Tests: …` on the next line. One without the other is what a test printed. */
export const jest = fromLines('jest', 'TFN', /Test Suites: |Tests: |FAIL |No tests found, exiting/y, (runs) => {
  let suites = { at: -2, failed: 0 };
  let sawFailure = false;
  return (text, at) => {
    if (text.startsWith('FAIL ')) sawFailure = true;
    if (text.startsWith('No tests found')) remember(runs, nothing('jest', at, 'jest found no tests'));
    if (/^Test Suites: .* total$/.test(text)) suites = { at, failed: tally(text).failed ?? 0 };
    if (suites.at !== at - 1 || !/^Tests: +(?:\d+ [a-z]+, )*\d+ total$/.test(text)) return;
    const { passed = 0, failed = 0, skipped = 0, todo, total = 0 } = tally(text);
    const more = { suitesFailed: suites.failed, ...nonZero({ todo }) };
    const counts = { passed, failed, skipped, errors: 0, total, ...more };
    const doubtful = failed + suites.failed > 0 && !sawFailure;
    remember(runs, { runner: 'jest', from: suites.at, to: at, counts, red: [], doubtful });
    sawFailure = false;
  };
});

/** ` Test Files  …`, `      Tests  …`, and `     Errors  …` when something failed outside of a test. */
export const vitest = fromLines(
  'vitest',
  'TERN',
  /Test Files {2}|Tests {2}|Errors {2}|Type Errors {2}|RUN {2}v|No test files found, exiting/y,
  (runs) => {
    let banner: number | undefined;
    let files = { at: -2, failed: 0 };
    return (text, at) => {
      if (/^ RUN {2}v\d/.test(text)) banner = at;
      if (text.startsWith('No test files found')) remember(runs, nothing('vitest', at, 'vitest found no test files'));
      if (/^ Test Files {2}(?:no tests|.*\(\d+\)$)/.test(text)) files = { at, failed: tally(text).failed ?? 0 };
      if (files.at === at - 1 && /^ {6}Tests {2}(?:no tests|.*\(\d+\)$)/.test(text)) {
        const { passed = 0, failed = 0, skipped = 0, todo, expected } = tally(text);
        const total = Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0);
        const more = { suitesFailed: files.failed, ...nonZero({ todo, xfailed: expected }) };
        const counts = { passed, failed, skipped, errors: 0, total, ...more };
        remember(runs, { runner: 'vitest', from: banner ?? files.at, to: at, counts, red: [] });
        banner = undefined;
      }
      const last = runs.at(-1);
      const errors = /^ {1,5}(?:Type )?Errors {2}(\d+) errors?$/.exec(text)?.[1];
      if (errors && last?.counts && at - last.to <= 3) {
        last.counts.errors += Number(errors);
        last.to = at;
      }
    };
  },
);
