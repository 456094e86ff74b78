import { nonZero, type TestCounts } from './counts.ts';
import { DIGITS, fromLines, oneLine, tally, together } from './grammar.ts';

/**
 * `Finished in 0.03 seconds (…)`, then `3 doctests, 12 tests, 0 failures, 1 excluded, 2 skipped`. What is excluded is in that
 * total, but not in that of newer versions: `12 tests, 0 failures (1 excluded)`. An umbrella prints one for each application.
 */
export const exunit = fromLines(
  'exunit',
  `${DIGITS}FR`,
  /Running ExUnit with seed|Randomized with seed|Finished in |\d+ [a-z_]+, \d+ /y,
  (runs) => {
    let [isOpen, isFinished] = [false, false];
    return (text, at) => {
      if (/^R(?:unning ExUnit|andomized) with seed/.test(text)) isOpen = false;
      if (text.startsWith('Finished in ')) isFinished = true;
      const counts = isFinished ? exunitCounts(text) : null;
      if (!counts) return;
      // Of each application the last summary counts.
      const { from } = (isOpen ? runs.pop() : undefined) ?? { from: at };
      runs.push({ runner: 'exunit', from, to: at, counts, red: [] });
      [isOpen, isFinished] = [true, false];
    };
  },
  together,
);

function exunitCounts(line: string): TestCounts | null {
  const match =
    /^((?:\d+ (?!examples?|scenarios?|specs?)[a-z_]+, )+)(\d+) failures?((?:, \d+ (?:excluded|invalid|skipped))*)(?: \((\d+) excluded\))?$/.exec(
      line,
    );
  if (!match) return null;
  const [, types = '', failures, rest = '', apart] = match;
  const of = (word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(rest)?.[1] ?? 0);
  const excluded = of('excluded');
  const total = [...types.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0) - excluded;
  const [failed, skipped, errors] = [Number(failures), of('skipped'), of('invalid')];
  const passed = Math.max(0, total - failed - skipped - errors);
  return { passed, failed, skipped, errors, total, ...nonZero({ deselected: excluded + Number(apart ?? 0) }) };
}

/** `All 3 tests passed.` or `2 passed; 1 skipped; 0 failed.` of one file. */
export const zig = oneLine(
  'zig',
  `${DIGITS}AB`,
  /All \d+ tests passed|\d+ passed; \d+ skipped|Build Summary: /y,
  (line) => {
    const all = /^All (\d+) tests passed\.$/.exec(line)?.[1];
    const file = /^(\d+) passed; (\d+) skipped; (\d+) failed\.$/.exec(line);
    const build =
      /^Build Summary: \d+\/\d+ steps succeeded(?:; \d+ \w+)*?; (\d+)\/(\d+) tests passed((?:; \d+ [a-z ]+)*)/.exec(
        line,
      );
    const [passed, skipped, failed] = (all ? [all, 0, 0] : (file?.slice(1) ?? [])).map(Number);
    if (passed !== undefined && skipped !== undefined && failed !== undefined)
      return { counts: { passed, failed, skipped, errors: 0, total: passed + skipped + failed }, red: [] };
    if (!build) return null;
    const { skipped: left = 0, failed: red = 0, crashed = 0, timed = 0, leaked = 0 } = tally(build[3] ?? '');
    const counts = { passed: Number(build[1]), failed: red + crashed + timed, skipped: left, errors: 0 };
    const leaks = leaked > 0 ? [`${leaked} tests leaked memory`] : [];
    return { counts: { ...counts, total: Number(build[2]) }, red: leaks };
  },
);
