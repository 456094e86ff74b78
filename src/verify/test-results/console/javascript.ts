import { NONE } from '../counts.ts';
import { DIGITS, type Grammar, oneLine, type Run, tally } from './grammar.ts';

/** `Test Suites: …` with `Tests: …` on the next line. One without the other is what a test printed. */
export const jest: Grammar = {
  runner: 'jest',
  starts: 'TFN',
  wants: /Test Suites: |Tests: |FAIL |No tests found, exiting/y,
  reader() {
    const runs: Run[] = [];
    let suites = { at: -2, failed: 0 };
    let sawFailure = false;
    return {
      line(text, at) {
        if (text.startsWith('FAIL ')) sawFailure = true;
        if (text.startsWith('No tests found')) runs.push(nothing('jest', at, 'jest found no tests'));
        if (/^Test Suites: .* total$/.test(text)) suites = { at, failed: tally(text).failed ?? 0 };
        if (suites.at !== at - 1 || !/^Tests: +(?:\d+ [a-z]+, )*\d+ total$/.test(text)) return;
        const { passed = 0, failed = 0, skipped = 0, todo, total = 0 } = tally(text);
        const counts = {
          passed,
          failed,
          skipped,
          errors: 0,
          total,
          suitesFailed: suites.failed,
          ...(todo ? { todo } : {}),
        };
        const doubtful = failed + suites.failed > 0 && !sawFailure;
        runs.push({ runner: 'jest', from: suites.at, to: at, counts, red: [], doubtful });
        sawFailure = false;
      },
      runs: () => runs,
    };
  },
};

/** ` Test Files  …`, `      Tests  …`, and `     Errors  …` when something failed outside of a test. */
export const vitest: Grammar = {
  runner: 'vitest',
  starts: 'TERN',
  wants: /Test Files {2}|Tests {2}|Errors {2}|Type Errors {2}|RUN {2}v|No test files found, exiting/y,
  reader() {
    const runs: Run[] = [];
    let banner: number | undefined;
    let files = { at: -2, failed: 0 };
    return {
      line(text, at) {
        if (/^ RUN {2}v\d/.test(text)) banner = at;
        if (text.startsWith('No test files found')) runs.push(nothing('vitest', at, 'vitest found no test files'));
        if (/^ Test Files {2}(?:no tests|.*\(\d+\)$)/.test(text)) files = { at, failed: tally(text).failed ?? 0 };
        if (files.at === at - 1 && /^ {6}Tests {2}(?:no tests|.*\(\d+\)$)/.test(text)) {
          const { passed = 0, failed = 0, skipped = 0, todo, expected } = tally(text);
          const total = Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0);
          const more = { ...(todo ? { todo } : {}), ...(expected ? { xfailed: expected } : {}) };
          const counts = { passed, failed, skipped, errors: 0, total, suitesFailed: files.failed, ...more };
          runs.push({ runner: 'vitest', from: banner ?? files.at, to: at, counts, red: [] });
          banner = undefined;
        }
        const last = runs.at(-1);
        const errors = /^ {1,5}(?:Type )?Errors {2}(\d+) errors?$/.exec(text)?.[1];
        if (errors && last?.counts && at - last.to <= 3) {
          last.counts.errors += Number(errors);
          last.to = at;
        }
      },
      runs: () => runs,
    };
  },
};

/** `  2 passing (28ms)`, then `  2 pending` and `  2 failing` on the lines after it. A failed hook counts as a failure. */
export const mocha: Grammar = {
  runner: 'mocha',
  starts: DIGITS,
  wants: /\d+ (?:passing|pending|failing)|\d+\) /y,
  reader() {
    const runs: Run[] = [];
    let sawFailure = false;
    return {
      line(text, at) {
        if (/^ +\d+\) /.test(text)) sawFailure = true;
        const [, number, word] = /^ {2}(\d+) (passing|pending|failing)(?: \([^()]*\))?$/.exec(text) ?? [];
        const last = runs.at(-1);
        // Reporters without a tree name the failures only under the summary.
        if (last && at - last.to <= 3 && /^ {2}1\) /.test(text)) last.doubtful = false;
        if (word === 'passing') {
          const counts = { passed: Number(number), failed: 0, skipped: 0, errors: 0, total: null };
          runs.push({ runner: 'mocha', from: at, to: at, counts, red: [] });
        } else if (word && last?.counts && last.to === at - 1) {
          last.counts[word === 'pending' ? 'skipped' : 'failed'] = Number(number);
          last.to = at;
          if (word === 'failing') last.doubtful = !sawFailure;
          if (word === 'failing') sawFailure = false;
        }
      },
      runs: () => runs,
    };
  },
};

/** After a line with only `─`: `  1 test failed`, `  1 known failure`, …; the number that passed only if nothing failed. */
export const ava: Grammar = {
  runner: 'ava',
  starts: `${DIGITS}\u00e2`,
  wants:
    /\d+ (?:tests?|hooks?|known|uncaught|unhandled|internal) |\u00e2\u0094\u0080[ \t\r]*(?:\n|$)|\u00e2\u009c\u0098 (?:No tests found|Couldn)/y,
  reader() {
    const runs: Run[] = [];
    let separator = -9;
    return {
      line(text, at) {
        if (text.trim() === '─') separator = at;
        if (/^ {2}✘ (?:No tests found|Couldn.t find any (?:files|matching tests))/.test(text))
          runs.push(nothing('ava', at, 'ava found no tests'));
        const [, number = '', what = ''] =
          /^ {2}(\d+) (tests? (?:passed|failed|skipped|todo)|hooks? failed|known failures?|uncaught exceptions?|unhandled rejections?|internal errors?)$/.exec(
            text,
          ) ?? [];
        if (what === '') return;
        let last = runs.at(-1);
        if (last?.counts && last.to === at - 1) last.to = at;
        else if (at - separator <= 2) {
          last = { runner: 'ava', from: separator, to: at, counts: { ...NONE, passed: null, total: null }, red: [] };
          runs.push(last);
        } else return;
        addAvaLine(last, Number(number), what);
      },
      runs: () => runs,
    };
  },
};

function addAvaLine(run: Run, number: number, what: string): void {
  const { counts } = run;
  if (!counts) return;
  if (what.endsWith('passed')) counts.passed = number;
  else if (/^tests? failed/.test(what)) counts.failed = number;
  else if (what.endsWith('skipped')) counts.skipped = number;
  else if (what.endsWith('todo')) counts.todo = number;
  else if (what.startsWith('known')) counts.xfailed = number;
  else counts.errors += number;
}

/** `ℹ tests 6` to `ℹ todo 1`, one block. In TAP the same words come after `#`; see tap.ts. */
export const nodeTest: Grammar = {
  runner: 'node:test',
  starts: '\u00e2',
  wants: /\u00e2\u0084\u00b9 (?:tests|suites|pass|fail|cancelled|skipped|todo) \d/y,
  reader() {
    const runs: Run[] = [];
    return {
      line(text, at) {
        const [, word, digits] = /^ℹ ([a-z]+) (\d+)$/.exec(text) ?? [];
        const number = Number(digits);
        if (word === 'tests')
          runs.push({ runner: 'node:test', from: at, to: at, counts: { ...NONE, total: number }, red: [] });
        const run = runs.at(-1);
        if (!run?.counts || (word !== 'tests' && run.to !== at - 1)) return;
        run.to = at;
        if (word === 'pass') run.counts.passed = number;
        if (word === 'fail') run.counts.failed = number;
        if (word === 'skipped') run.counts.skipped = number;
        if (word === 'todo' && number > 0) run.counts.todo = number;
        if (word === 'cancelled' && number > 0) run.red.push(`${number} tests were cancelled`);
      },
      runs: () => runs,
    };
  },
};

/** `  Total:     2`, `  Passed:    1`, `  Skipped:   1`; the total leaves the skipped ones out. */
export const uvu: Grammar = {
  runner: 'uvu',
  starts: 'TPS',
  wants: /(?:Total|Passed|Skipped): /y,
  reader() {
    const runs: Run[] = [];
    return {
      line(text, at) {
        const [, word, digits] = /^ {2}(Total|Passed|Skipped): +(\d+)$/.exec(text) ?? [];
        const number = Number(digits);
        if (word === 'Total')
          runs.push({ runner: 'uvu', from: at, to: at, counts: { ...NONE, total: number }, red: [] });
        const run = runs.at(-1);
        if (!run?.counts || word === undefined || (word !== 'Total' && run.to !== at - 1)) return;
        run.to = at;
        if (word === 'Passed') Object.assign(run.counts, { passed: number, failed: (run.counts.total ?? 0) - number });
        if (word === 'Skipped') run.counts.skipped = number;
      },
      runs: () => runs.filter((run) => run.to - run.from === 2),
    };
  },
};

/** `4 specs, 1 failure, 1 pending spec`; an incomplete run (nothing found, focused specs) is red. */
export const jasmine: Grammar = {
  runner: 'jasmine',
  starts: `${DIGITS}NI`,
  wants: /\d+ specs?, |No specs found|Incomplete: /y,
  reader() {
    const runs: Run[] = [];
    return {
      line(text, at) {
        const [, specs, failures, pending] =
          /^(\d+) specs?, (\d+) failures?(?:, (\d+) pending specs?)?$/.exec(text) ?? [];
        if (specs !== undefined) {
          const [total, failed, skipped] = [Number(specs), Number(failures), Number(pending ?? 0)];
          const counts = { passed: total - failed - skipped, failed, skipped, errors: 0, total };
          runs.push({ runner: 'jasmine', from: at, to: at, counts, red: [] });
        }
        if (text === 'No specs found') runs.push(nothing('jasmine', at, 'jasmine found no specs'));
        const last = runs.at(-1);
        if (text.startsWith('Incomplete: ') && last && at - last.to <= 3) last.red.push(text.slice(0, 200));
      },
      runs: () => runs,
    };
  },
};

const playwrightWords = ['failed', 'interrupted', 'flaky', 'skipped', 'did not run', 'passed'];

/** `  2 failed`, `  1 flaky`, `  2 skipped`, `  1 did not run`, `  1 passed (3.2s)`, always in this order. */
export const playwright: Grammar = {
  runner: 'playwright',
  starts: `${DIGITS}RE`,
  wants:
    /\d+ (?:failed|interrupted|flaky|skipped|did not run|passed|errors? (?:was|were) not a part)|Running \d+ tests? using|Error: No tests found/y,
  reader() {
    const runs: Run[] = [];
    let banner: number | undefined;
    let rank = -1;
    return {
      line(text, at) {
        if (/^Running \d+ tests? using \d+ workers?/.test(text)) [banner, rank] = [at, -1];
        if (text === 'Error: No tests found') runs.push(nothing('playwright', at, 'playwright found no tests'));
        const last = runs.at(-1);
        const outside = /^ {2}(\d+) errors? (?:was|were) not a part of any test/.exec(text)?.[1];
        if (outside && last) last.red.push(`${outside} errors were not a part of any test`);
        const [, number, word = ''] =
          /^ {2}(\d+) (failed|interrupted|flaky|skipped|did not run|passed)(?: \([^()]*\))?$/.exec(text) ?? [];
        if (banner === undefined || word === '') return;
        let run = last;
        if (!run?.counts || run.from !== banner || playwrightWords.indexOf(word) <= rank) {
          if (run?.from === banner) runs.pop();
          run = { runner: 'playwright', from: banner, to: at, counts: { ...NONE, total: null }, red: [] };
          runs.push(run);
        }
        rank = playwrightWords.indexOf(word);
        run.to = at;
        addPlaywrightLine(run, Number(number), word);
      },
      runs: () => runs,
    };
  },
};

function addPlaywrightLine(run: Run, number: number, word: string): void {
  if (!run.counts) return;
  if (word === 'did not run') run.counts.notRun = number;
  else if (word === 'flaky') run.counts.flaky = number;
  else if (word === 'interrupted') run.red.push(`${number} tests were interrupted`);
  else if (word === 'passed' || word === 'failed' || word === 'skipped') run.counts[word] = number;
}

/** ` 1 pass`, ` 1 fail` and so on, closed by `Ran 4 tests across 1 file.`. */
export const bun: Grammar = {
  runner: 'bun',
  starts: `${DIGITS}Rb`,
  wants: /\d+ (?:pass|fail|skip|todo|errors?|expect\(\) calls|filtered out)\b|Ran \d+ tests? across|bun test v/y,
  reader() {
    const runs: Run[] = [];
    let banner: number | undefined;
    let block: { at: number; words: Record<string, number> } = { at: -2, words: {} };
    return {
      line(text, at) {
        if (text.startsWith('bun test v')) banner = at;
        if (/^ \d+ [a-z(]/.test(text))
          block = { at, words: { ...(block.at === at - 1 ? block.words : {}), ...tally(text) } };
        const ran = /^Ran (\d+) tests? across \d+ files?\./.exec(text)?.[1];
        if (ran === undefined || at - block.at > 2) return;
        const { pass = 0, fail = 0, skip = 0, todo, error = 0, errors = error } = block.words;
        const counts = {
          passed: pass,
          failed: fail,
          skipped: skip,
          errors,
          total: Number(ran),
          ...(todo ? { todo } : {}),
        };
        runs.push({ runner: 'bun', from: banner ?? block.at, to: at, counts, red: [] });
        banner = undefined;
      },
      runs: () => runs,
    };
  },
};

/** `FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)`. */
export const deno: Grammar = oneLine('deno', 'oF', /(?:ok|FAILED) \| \d/y, (line) => {
  const match = /^(ok|FAILED) \| (\d+) passed(?: \([^()]*\))? \| (\d+) failed(.*)$/.exec(line);
  if (!match) return null;
  const [, word, passed, failed, rest = ''] = match;
  const counts = {
    passed: Number(passed),
    failed: Number(failed),
    skipped: tally(rest).ignored ?? 0,
    errors: 0,
    total: null,
  };
  return { counts, red: word === 'FAILED' ? ['deno says FAILED'] : [] };
});

/** `3 scenarios (1 failed, 1 undefined, 1 passed)`; what is undefined was never tested, so it is no pass. */
export const cucumber: Grammar = oneLine('cucumber', DIGITS, /\d+ scenarios?/y, (line) => {
  const match = /^(\d+) scenarios?(?: \(([^()]*)\))?$/.exec(line);
  if (!match) return null;
  const {
    passed = 0,
    failed = 0,
    skipped = 0,
    pending = 0,
    undefined: missing = 0,
    ambiguous = 0,
  } = tally(match[2] ?? '');
  const open = missing + ambiguous + pending;
  const counts = { passed, failed, skipped, errors: 0, total: Number(match[1]) };
  return { counts, red: open > 0 ? [`${open} scenarios are undefined, ambiguous or pending`] : [] };
});

function nothing(runner: string, at: number, why: string): Run {
  return { runner, from: at, to: at, counts: null, red: [why], ranNothing: true };
}
