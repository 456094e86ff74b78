import { isNodeTestFile } from './counts.ts';
import type { Grammar } from './grammar.ts';
import { fullName, getTestTitle, maxNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';
import known from './test-lines.json' with { type: 'json' };

/** Reads the lines that a runner prints for each test. `names`: the runners whose summaries such lines belong to. */
function testLines(
  names: readonly string[],
  wants: RegExp,
  begin: (tests: NamedTest[]) => (text: string) => void,
): Grammar {
  return {
    runner: `tests of ${names.join(', ')}`,
    names,
    wants,
    reader() {
      const tests: NamedTest[] = [];
      const line = begin(tests);
      return {
        line: (text) => {
          if (tests.length < maxNamedTests) line(text);
        },
        runs: () => [],
        tests: () => tests,
      };
    },
  };
}

/** Runners with one line for each test, whose form says everything. */
const oneEach = known.map(({ names, wants, form, words }) => {
  const [line, outcomes] = [new RegExp(form), words as Readonly<Record<string, TestOutcome>>];
  return testLines(names, new RegExp(wants), (tests) => (text) => {
    const { name = '', word = '', file } = line.exec(text)?.groups ?? {};
    const outcome = outcomes[word];
    if (outcome !== undefined && name !== '')
      tests.push({ name: fullName([name]), ...(file ? { file } : {}), outcome });
  });
});

const marks: Readonly<Record<string, TestOutcome>> = Object.fromEntries(
  ['passed ✔✓', 'failed ✖✕✗✘×', 'skipped ﹣○↓✎□'].flatMap((row) => {
    const [outcome, signs = ''] = row.split(' ');
    return [...signs].map((sign) => [sign, outcome as TestOutcome]);
  }),
);

const tookPattern = / (?:\(\d[\d.]* ?m?s\)|\d[\d.]*m?s)$/;

/**
 * A mark and the name: `  ✔ adds (0.6ms)` of node:test, and the same of mocha, ava, jest, vitest, bats and playwright. In
 * node's `▶ math` opens a suite, whose own line closes it; what failed is told again below `test at a.test.js:2:59`.
 */
const marked = testLines(
  ['node:test', 'mocha', 'ava', 'jest', 'vitest', 'bats', 'playwright'],
  new RegExp(`[${Object.keys(marks).join('')}▶] |test at \\S`),
  (tests) => {
    let open: { indent: number; name: string; hasFailed: boolean }[] = [];
    let at: string | undefined;
    return (text) => {
      const location = /^test at (.+?):\d+:\d+$/.exec(text)?.[1];
      const [, indent = '', mark = '', rest = ''] = /^( *)(\S) +(.+)$/.exec(text) ?? [];
      const reported = at;
      at = location;
      const [message = '', directive] = rest.split(/ # (?=(?:SKIP|TODO)\b)/);
      const name = fullName([
        message.replace(tookPattern, '').replace(/^(?:skipped|todo|\d+) (?=\S)|:\d+:\d+(?= )/g, ''),
      ]);
      const outcome = directive === undefined ? marks[mark] : 'skipped';
      if (location !== undefined || name === '' || /\(\d+ tests?\b|^failing tests:$/.test(name)) return;
      if (reported !== undefined) return placeFailed(tests, name, reported);
      open = open.filter(
        (suite) => suite.indent < indent.length || (suite.indent === indent.length && suite.name === name),
      );
      const own = open.find((suite) => suite.indent === indent.length);
      const around = open.filter((suite) => suite !== own);
      if (mark === '▶' && own === undefined) open.push({ indent: indent.length, name, hasFailed: false });
      if (outcome === 'failed') for (const suite of around) suite.hasFailed = true;
      const isEmptyFile = outcome === 'passed' && isNodeTestFile(name);
      if (outcome !== undefined) {
        const isGroup = isEmptyFile || (own !== undefined && (outcome !== 'failed' || own.hasFailed));
        tests.push({
          name: fullName([...around.map((suite) => suite.name), name]),
          outcome,
          ...(isGroup ? { isGroup } : {}),
        });
      }
      if (own !== undefined) open = around;
    };
  },
);

/** Adds its file to a test that failed and has none yet. */
function placeFailed(tests: NamedTest[], title: string, file: string): void {
  const index = tests.findIndex((test) => test.outcome === 'failed' && !test.file && getTestTitle(test) === title);
  const test = tests[index];
  if (test !== undefined) tests[index] = { ...test, file };
}

/** Lines of mocha's tree for tests that did not pass: `    1) fails`, `    - later`. Below the counts the failures are told again. */
const mochaOthers = testLines(['mocha'], /\d+\) \S|- \S|\d+ passing\b/, (tests) => {
  let isOver = false;
  return (text) => {
    if (/^ {2}\d+ passing/.test(text)) isOver = true;
    const [, mark, name = ''] = /^ {2,}(\d+\)|-) (.+)$/.exec(text) ?? [];
    if (mark !== undefined && !isOver)
      tests.push({ name: fullName([name.replace(tookPattern, '')]), outcome: mark === '-' ? 'skipped' : 'failed' });
  };
});

/** Failures with their suites: `  ● math › divides badly` of jest, ` FAIL  math.test.js > math > divides badly` of vitest. */
const namedFailures = testLines(['jest', 'vitest'], /● \S|FAIL {2}\S/, (tests) => {
  const seen = new Set<string>();
  return (text) => {
    const jest = /^ {2}● (.+)$/.exec(text)?.[1]?.split(' › ');
    const [file, ...vitest] = /^ FAIL {2}(.+)$/.exec(text)?.[1]?.split(' > ') ?? [];
    const name = fullName(jest ?? (vitest.length > 0 ? vitest : [file ?? '']));
    if (name === '' || seen.has(`${file}\n${name}`)) return;
    seen.add(`${file}\n${name}`);
    tests.push({ name, ...(vitest.length > 0 && file ? { file } : {}), outcome: 'failed' });
  };
});

/** With docstrings the outcome stands behind the docstring, on a line that is not read: then not every test has a name. */
const unittest = testLines(['unittest'], /test\w* \(|FAIL: |ERROR: /, (tests) => {
  const words: Readonly<Record<string, TestOutcome>> = { ok: 'passed', FAIL: 'failed', ERROR: 'failed' };
  const full = (title: string, location: string) =>
    location.endsWith(`.${title}`) ? location : `${location}.${title}`;
  return (text) => {
    const [, name = '', within = '', word = ''] = /^(\w+) \(([\w.]+)\).* \.\.\. (.*)$/.exec(text) ?? [];
    const [, failed = '', where = ''] = /^(?:FAIL|ERROR): (\w+) \(([\w.]+)\)/.exec(text) ?? [];
    if (name !== '' && (words[word] !== undefined || /^(?:skipped|expected)/.test(word)))
      tests.push({ name: full(name, within), outcome: words[word] ?? 'skipped' });
    const isTold = tests.some((test) => test.outcome === 'failed' && test.name === full(failed, where));
    if (failed !== '' && !isTold) tests.push({ name: full(failed, where), outcome: 'failed' });
  };
});

/** Lines of every runner that prints one for a test. */
export const testLineGrammars: readonly Grammar[] = [marked, mochaOthers, namedFailures, unittest, ...oneEach];
