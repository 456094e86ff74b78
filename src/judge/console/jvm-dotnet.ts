import { addCounts } from './counts.ts';
import { DIGITS, extend, fromLines, growing, LETTERS, labelled, remember } from './grammar.ts';

/**
 * `Tests run: 140, Failures: 2, Errors: 0, Skipped: 1`: with more behind it a class, alone the total of a module. The
 * totals of the modules are added; only without any are the classes.
 */
export const surefire = fromLines(
  'surefire',
  'TB',
  /Tests run: \d|BUILD FAILURE/y,
  (runs) => {
    const [totals, classes] = [growing('surefire'), growing('surefire')];
    runs.push(totals, classes);
    return (text, at) => {
      if (/^BUILD FAILURE$/.test(text)) for (const run of runs) run.red.push('maven says BUILD FAILURE');
      const match = /^Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+(?:, Flakes: \d+)?(.*)$/.exec(text);
      if (!match) return;
      const run = match[1] === '' ? totals : classes;
      extend(run, at);
      const { 'tests run': ran = 0, failures = 0, errors = 0, skipped = 0, flakes = 0 } = labelled(text);
      run.counts.passed = (run.counts.passed ?? 0) + ran - failures - errors - skipped - flakes;
      run.counts.failed += failures;
      run.counts.errors += errors;
      run.counts.skipped += skipped;
      if (flakes > 0) run.counts.flaky = (run.counts.flaky ?? 0) + flakes;
    };
  },
  (runs) => runs.filter((run) => run.to >= 0).slice(0, 1),
);

/**
 * `9 tests completed, 1 failed, 8 skipped`, which gradle prints only when something failed. With its test logging each test
 * has a line, `SomeTest > adds() PASSED`, and they are counted once the build has ended. Without one that passed or failed
 * nothing is known: a build may log the skipped ones alone.
 */
export const gradle = fromLines(
  'gradle',
  `${DIGITS}${LETTERS}`,
  /\d+ tests? completed|BUILD (?:SUCCESSFUL|FAILED) in |[\w$.]+(?: [\w$.,:()'-]{1,60}){0,12} > /y,
  (runs) => {
    const logged = growing('gradle');
    return (text, at) => {
      const match = /^ *(\d+) tests? completed(?:, (\d+) failed)?(?:, (\d+) skipped)?$/.exec(text);
      if (match) {
        const [total = 0, failed = 0, skipped = 0] = match.slice(1).map((number) => Number(number ?? 0));
        const counts = { passed: total - failed - skipped, failed, skipped, errors: 0, total };
        remember(runs, { runner: 'gradle', from: at, to: at, counts, red: [] });
      }
      const outcome = /^\S.* > .* (PASSED|FAILED|SKIPPED)(?: \([\d.]+m?s\))?$/.exec(text)?.[1];
      if (outcome !== undefined) extend(logged, at);
      if (outcome === 'PASSED') logged.counts.passed = (logged.counts.passed ?? 0) + 1;
      if (outcome === 'FAILED') logged.counts.failed += 1;
      if (outcome === 'SKIPPED') logged.counts.skipped += 1;
      const isCounted = (logged.counts.passed ?? 0) + logged.counts.failed > 0 && runs.length === 0;
      if (isCounted && /^BUILD (?:SUCCESSFUL|FAILED) in /.test(text)) runs.push({ ...logged, to: at });
    };
  },
);

/**
 * One line for each assembly, added: `Failed!  - Failed:     2, Passed:    13, Skipped:     0, Total:    15, …`. The
 * terminal logger of newer versions prints one for all: `Test summary: total: 3, failed: 1, succeeded: 2, skipped: 0, …`.
 */
export const dotnet = fromLines(
  'dotnet',
  'PFST',
  /(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: |Test Run (?:Failed|Aborted)\./y,
  (runs) => {
    const run = growing('dotnet');
    runs.push(run);
    return (text, at) => {
      if (/^Test Run (Failed|Aborted)\./.test(text)) run.red.push(text.slice(0, 200));
      const one = /^(?:Passed|Failed|Skipped)! +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/.test(text);
      const all = /^Test summary: total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/.test(text);
      if (!one && !all) return;
      const said = labelled(text.replace(/^\w+(?:!| summary:)/, ''));
      const { passed: p = 0, succeeded: passed = p, failed = 0, skipped = 0, total = 0 } = said;
      const now = { passed, failed, skipped, errors: 0, total };
      run.counts = one && run.to >= 0 ? addCounts([run.counts, now]) : now;
      extend(run, at);
    };
  },
);
