import { NONE } from './counts.ts';
import { DIGITS, type Grammar, type Run, remember, tally } from './grammar.ts';

const words =
  'failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed';
const summary = new RegExp(`^((?:\\d+ (?:${words})(?:, )?)+|no tests ran) in [\\d.]+s(?: \\([\\d:, a-z]+\\))?$`);

/**
 * `==== 1 failed, 4 passed, 1 error in 0.12s ====`, or the same without bars under `-q`. Where the session has a banner
 * only the form with bars counts, and only the last one: with `-s` a test can print either.
 */
export const pytest: Grammar = {
  runner: 'pytest',
  starts: `=${DIGITS}n.FEsxX`,
  wants: /={3,} |[.FEsxX]{1,200} +\[ *\d+%\]|\d+ [a-z]+(?:,| in )|no tests ran in /y,
  reader() {
    const runs: Run[] = [];
    let banner: number | undefined;
    let sawFailure = false;
    return {
      line(text, at) {
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
      },
      runs: () => runs,
    };
  },
};

const noTestsRan = () => ({ counts: null, red: ['pytest ran no tests'], ranNothing: true });

function pytestCounts(said: string) {
  const { passed = 0, failed = 0, skipped = 0, error = 0, errors = error, xfailed, xpassed, deselected } = tally(said);
  const more = {
    ...(xfailed ? { xfailed } : {}),
    ...(xpassed ? { xpassed } : {}),
    ...(deselected ? { deselected } : {}),
  };
  return { passed, failed, skipped, errors, total: null, ...more };
}

/** A rule of dashes, `Ran 5 tests in 0.031s`, and `OK` or `FAILED (failures=1, …)`; passed is what is left of the total. */
export const unittest: Grammar = {
  runner: 'unittest',
  starts: '-ROFN',
  wants: /-{70}|Ran \d+ tests? in |OK\b|FAILED\b|NO TESTS RAN/y,
  reader() {
    const runs: Run[] = [];
    let rule = -2;
    let ran = { at: -9, total: 0 };
    return {
      line(text, at) {
        if (/^-{70}$/.test(text)) rule = at;
        const total = /^Ran (\d+) tests? in [\d.]+s$/.exec(text)?.[1];
        if (total !== undefined && rule === at - 1) ran = { at, total: Number(total) };
        const [, word, rest = ''] = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(text) ?? [];
        if (word === undefined || at - ran.at > 2) return;
        const counts = unittestCounts(ran.total, rest);
        remember(runs, {
          runner: 'unittest',
          from: rule,
          to: at,
          counts,
          red: word === 'FAILED' ? ['unittest says FAILED'] : [],
        });
        ran = { at: -9, total: 0 };
      },
      runs: () => runs,
    };
  },
};

function unittestCounts(total: number, rest: string) {
  const of = (word: string) => Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(rest)?.[1] ?? 0);
  const [failed, errors, skipped] = [of('failures'), of('errors'), of('skipped')];
  const [xfailed, xpassed] = [of('expected failures'), of('unexpected successes')];
  const passed = Math.max(0, total - failed - errors - skipped - xfailed - xpassed);
  return {
    ...NONE,
    passed,
    failed,
    errors,
    skipped,
    total,
    ...(xfailed ? { xfailed } : {}),
    ...(xpassed ? { xpassed } : {}),
  };
}
