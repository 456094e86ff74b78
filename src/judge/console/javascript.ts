import { emptyNodeFiles, isNodeTestFile, NONE, nonZero, withoutNodeFiles } from './counts.ts';
import { DIGITS, fromLines, nothing, oneLine, type Run, remember, tally } from './grammar.ts';

/** `  2 passing (28ms)`, then `  2 pending` and `  2 failing` on the lines after it. A failed hook counts as a failure. */
export const mocha = fromLines('mocha', DIGITS, /\d+ (?:passing|pending|failing)|1\) /y, (runs) => {
  let sawFailure = false;
  return (text, at) => {
    if (/^ +1\) /.test(text)) sawFailure = true;
    const [, number, word] = /^ {2}(\d+) (passing|pending|failing)(?: \([^()]*\))?$/.exec(text) ?? [];
    const last = runs.at(-1);
    // Reporters without a tree name the failures only under the summary.
    if (last && at - last.to <= 3 && /^ {2}1\) /.test(text)) last.doubtful = false;
    if (word === 'passing') {
      const counts = { passed: Number(number), failed: 0, skipped: 0, errors: 0, total: null };
      remember(runs, { runner: 'mocha', from: at, to: at, counts, red: [] });
    } else if (word && last?.counts && last.to === at - 1) {
      last.counts[word === 'pending' ? 'skipped' : 'failed'] = Number(number);
      last.to = at;
      if (word === 'failing') last.doubtful = !sawFailure;
      if (word === 'failing') sawFailure = false;
    }
  };
});

/** After a line with only `─`: `  1 test failed`, `  1 known failure`, …; the number that passed only if nothing failed. */
export const ava = fromLines(
  'ava',
  `${DIGITS}─✘`,
  /\d+ (?:tests?|hooks?|known|uncaught|unhandled|internal) |\u00e2\u0094\u0080[ \t\r]*(?:\n|$)|\u00e2\u009c\u0098 (?:No tests found|Couldn)/y,
  (runs) => {
    let separator = -9;
    return (text, at) => {
      if (text.trim() === '─') separator = at;
      if (/^ {2}✘ (?:No tests found|Couldn.t find any (?:files|matching tests))/.test(text))
        remember(runs, nothing('ava', at, 'ava found no tests'));
      const [, number = '', what = ''] =
        /^ {2}(\d+) (tests? (?:passed|failed|skipped|todo)|hooks? failed|known failures?|uncaught exceptions?|unhandled rejections?|internal errors?)$/.exec(
          text,
        ) ?? [];
      if (what === '') return;
      let last = runs.at(-1);
      if (last?.counts && last.to === at - 1) last.to = at;
      else if (at - separator <= 2) {
        last = { runner: 'ava', from: separator, to: at, counts: { ...NONE, passed: null, total: null }, red: [] };
        remember(runs, last);
      } else return;
      addAvaLine(last, Number(number), what);
    };
  },
  (runs) => runs.map(withNonePassed),
);

/** ava leaves the passed ones out where something failed, and where there are none. */
function withNonePassed(run: Run): Run {
  const { counts } = run;
  if (!counts || counts.passed !== null || counts.failed + counts.errors + (counts.xfailed ?? 0) > 0) return run;
  return { ...run, counts: { ...counts, passed: 0 } };
}

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
export const nodeTest = fromLines(
  'node:test',
  'ℹ✔',
  /\u00e2\u0084\u00b9 (?:tests|suites|pass|fail|cancelled|skipped|todo) \d|\u00e2\u009c\u0094 [^\n]{1,300}\.[cm]?[jt]sx? \(/y,
  (runs) => {
    let empty = 0;
    let block: { from: number; to: number; words: Record<string, number> } = { from: -2, to: -2, words: {} };
    return (text, at) => {
      const name = /^✔ (.+) \([\d.]+ms\)$/.exec(text)?.[1];
      if (name !== undefined && isNodeTestFile(name)) empty += 1;
      const [, word, digits] = /^ℹ ([a-z]+) (\d+)$/.exec(text) ?? [];
      if (word === undefined || (word !== 'tests' && block.to !== at - 1)) return;
      if (word === 'tests') block = { from: at, to: at, words: {} };
      block.words[word] = Number(digits);
      block.to = at;
      if (word !== 'todo') return;
      const { tests: total = 0, pass: passed = 0, fail: failed = 0, skipped = 0, todo, cancelled = 0 } = block.words;
      const all = { passed, failed, skipped, errors: 0, total, ...nonZero({ todo }) };
      const counts = withoutNodeFiles(all, empty);
      const red = [
        ...(cancelled > 0 ? [`${cancelled} tests were cancelled`] : []),
        ...(counts.passed === 0 ? emptyNodeFiles(empty) : []),
      ];
      empty = 0;
      remember(runs, { runner: 'node:test', from: block.from, to: at, counts, red });
    };
  },
);

/** `  Total:     2`, `  Passed:    1`, `  Skipped:   1`; the total leaves the skipped ones out. */
export const uvu = fromLines(
  'uvu',
  'TPS',
  /(?:Total|Passed|Skipped): /y,
  (runs) => (text, at) => {
    const [, word, digits] = /^ {2}(Total|Passed|Skipped): +(\d+)$/.exec(text) ?? [];
    const number = Number(digits);
    if (word === 'Total')
      remember(runs, { runner: 'uvu', from: at, to: at, counts: { ...NONE, total: number }, red: [] });
    const run = runs.at(-1);
    if (!run?.counts || word === undefined || (word !== 'Total' && run.to !== at - 1)) return;
    run.to = at;
    if (word === 'Passed') Object.assign(run.counts, { passed: number, failed: (run.counts.total ?? 0) - number });
    if (word === 'Skipped') run.counts.skipped = number;
  },
  (runs) => runs.filter((run) => run.to - run.from === 2),
);

/** `4 specs, 1 failure, 1 pending spec`; an incomplete run (nothing found, focused specs) is red. */
export const jasmine = fromLines('jasmine', `${DIGITS}NI`, /\d+ specs?, |No specs found|Incomplete: /y, (runs) => {
  return (text, at) => {
    const [, specs, failures, pending] = /^(\d+) specs?, (\d+) failures?(?:, (\d+) pending specs?)?$/.exec(text) ?? [];
    if (specs !== undefined) {
      const [total, failed, skipped] = [Number(specs), Number(failures), Number(pending ?? 0)];
      const counts = { passed: total - failed - skipped, failed, skipped, errors: 0, total };
      remember(runs, { runner: 'jasmine', from: at, to: at, counts, red: [] });
    }
    if (text === 'No specs found') remember(runs, nothing('jasmine', at, 'jasmine found no specs'));
    const last = runs.at(-1);
    if (text.startsWith('Incomplete: ') && last && at - last.to <= 3) last.red.push(text.slice(0, 200));
  };
});

/** ` 1 pass`, ` 1 fail` and so on, closed by `Ran 4 tests across 1 file.`. */
export const bun = fromLines(
  'bun',
  `${DIGITS}Rb`,
  /\d+ (?:pass|fail|skip|todo|errors?|expect\(\) calls|filtered out)\b|Ran \d+ tests? across|bun test v/y,
  (runs) => {
    let banner: number | undefined;
    let block: { at: number; words: Record<string, number> } = { at: -2, words: {} };
    return (text, at) => {
      if (text.startsWith('bun test v')) banner = at;
      if (/^ \d+ [a-z(]/.test(text))
        block = { at, words: { ...(block.at === at - 1 ? block.words : {}), ...tally(text) } };
      const ran = /^Ran (\d+) tests? across \d+ files?\./.exec(text)?.[1];
      if (ran === undefined || at - block.at > 2) return;
      const { pass = 0, fail = 0, skip = 0, todo, error = 0, errors = error } = block.words;
      const counts = { passed: pass, failed: fail, skipped: skip, errors, total: Number(ran), ...nonZero({ todo }) };
      remember(runs, { runner: 'bun', from: banner ?? block.at, to: at, counts, red: [] });
      banner = undefined;
    };
  },
);

/** `FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)`. */
export const deno = oneLine('deno', 'oF', /(?:ok|FAILED) \| \d/y, (line) => {
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
