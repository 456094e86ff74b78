import { nonZero } from './counts.ts';
import { DIGITS, fromLines, remember, tally } from './grammar.ts';

const words =
  'failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed';
const summary = new RegExp(`^((?:\\d+ (?:${words})(?:, )?)+|no tests ran) in [\\d.]+s(?: \\([\\d:, a-z]+\\))?$`);

/**
 * `==== 1 failed, 4 passed, 1 error in 0.12s ====`, or the same without bars under `-q`. Where the session has a banner
 * only the form with bars counts, and only the last one: with `-s` a test can print either.
 */
export const pytest = fromLines(
  'pytest',
  `=${DIGITS}n.FEsxX`,
  /={3,} |[.FEsxX]{1,200} +\[ *\d+%\]|\d+ [a-z]+(?:,| in )|no tests ran in /y,
  (runs) => {
    let banner: number | undefined;
    let sawFailure = false;
    return (text, at) => {
      if (text.startsWith('=') && !text.endsWith('=')) return;
      const barred = /^=+ (.*?) =+$/.exec(text)?.[1];
      if (barred === 'test session starts') [banner, sawFailure] = [at, false];
      if (/^(?:FAILURES|ERRORS|short test summary info)$/.test(barred ?? '')) sawFailure = true;
      if (/^[.sxX]*[FE][.FEsxX]* +\[/.test(text)) sawFailure = true;
      const said = summary.exec(barred ?? (banner === undefined ? text : ''))?.[1];
      if (said === undefined) return;
      if (banner !== undefined && runs.at(-1)?.from === banner) runs.pop();
      const run = said === 'no tests ran' ? noTestsRan() : { counts: pytestCounts(said), red: [] };
      const failed = (run.counts?.failed ?? 0) + (run.counts?.errors ?? 0) > 0;
      remember(runs, { runner: 'pytest', from: banner ?? at, to: at, ...run, doubtful: failed && !sawFailure });
      if (banner === undefined) sawFailure = false;
    };
  },
);

const noTestsRan = () => ({ counts: null, red: ['pytest ran no tests'], ranNothing: true });

function pytestCounts(said: string) {
  const { passed = 0, failed = 0, skipped = 0, error = 0, errors = error, xfailed, xpassed, deselected } = tally(said);
  return { passed, failed, skipped, errors, total: null, ...nonZero({ xfailed, xpassed, deselected }) };
}

/** A rule of dashes, `Ran 5 tests in 0.031s`, and `OK` or `FAILED (failures=1, …)`; passed is what is left of the total. */
export const unittest = fromLines(
  'unittest',
  '-ROFN',
  /-{70}|Ran \d+ tests? in |OK\b|FAILED\b|NO TESTS RAN/y,
  (runs) => {
    let rule = -2;
    let ran = { at: -9, total: 0 };
    return (text, at) => {
      if (/^-{70}$/.test(text)) rule = at;
      const total = /^Ran (\d+) tests? in [\d.]+s$/.exec(text)?.[1];
      if (total !== undefined && rule === at - 1) ran = { at, total: Number(total) };
      const [, word, rest = ''] = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(text) ?? [];
      if (word === undefined || at - ran.at > 2) return;
      const counts = unittestCounts(ran.total, rest);
      const red = word === 'FAILED' ? ['unittest says FAILED'] : [];
      remember(runs, { runner: 'unittest', from: rule, to: at, counts, red });
      ran = { at: -9, total: 0 };
    };
  },
);

function unittestCounts(total: number, rest: string) {
  const of = (word: string) => Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(rest)?.[1] ?? 0);
  const [failed, errors, skipped] = [of('failures'), of('errors'), of('skipped')];
  const [xfailed, xpassed] = [of('expected failures'), of('unexpected successes')];
  const passed = Math.max(0, total - failed - errors - skipped - xfailed - xpassed);
  return { passed, failed, errors, skipped, total, ...nonZero({ xfailed, xpassed }) };
}
