import { isNodeTestFile } from './counts.ts';
import type { Grammar, Reader } from './grammar.ts';
import { fullName, getTestTitle, maxNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';
import type { TestLineRow } from './runner-row.ts';

const tookPattern = / (?:\(\d[\d.]* ?m?s\)|\d[\d.]*m?s)$/;

/** Reads the lines that a runner prints for each test, whose form says everything. */
export function buildTestReader(rows: readonly TestLineRow[]): Reader {
  const tests: NamedTest[] = [];
  const observed = new Set<string>();
  const forms = rows.map(({ form, until, between, once }) => {
    const [line, end] = [new RegExp(form), new RegExp(until ?? '$^')];
    let isOver = false;
    return (text: string): void => {
      isOver ||= end.test(text);
      const { file, within, name = file ?? '', ...marks } = (!isOver && line.exec(text)?.groups) || {};
      const outcome = outcomes.find((each) => marks[each] !== undefined);
      const isInside = within !== undefined && !within.endsWith(`.${name}`);
      const title = between === undefined ? [name] : name.split(between);
      const full = isInside ? `${within}.${name}` : (within ?? fullName([...title.slice(0, -1), strip(title.at(-1))]));
      const key = `${outcome} ${file} ${full}`;
      if (outcome === undefined || full === '' || (once && observed.has(key))) return;
      if (once) observed.add(key);
      tests.push({ name: full, ...(file !== undefined && file !== name ? { file } : {}), outcome });
    };
  });
  return {
    line(text) {
      if (tests.length < maxNamedTests) for (const read of forms) read(text);
    },
    tests: () => tests,
  };
}

const outcomes = ['passed', 'failed', 'skipped'] as const;

const strip = (title = '') => title.replace(tookPattern, '');

const marks: Readonly<Record<string, TestOutcome>> = Object.fromEntries(
  ['passed ✔✓', 'failed ✖✕✗✘×', 'skipped ﹣○↓✎□'].flatMap((row) => {
    const [outcome, signs = ''] = row.split(' ');
    return [...signs].map((sign) => [sign, outcome as TestOutcome]);
  }),
);

/** `  ✔ adds (0.6ms)` of node:test, mocha, ava, jest, vitest, bats and playwright; `▶` opens a suite of node's. */
export const markedTests: Grammar = {
  names: ['node:test', 'mocha', 'ava', 'jest', 'vitest', 'bats', 'playwright'],
  wants: new RegExp(`[${Object.keys(marks).join('')}▶] |test at \\S`),
  reader() {
    const tests: NamedTest[] = [];
    let open: { indent: number; name: string; hasFailed: boolean }[] = [];
    let at: string | undefined;
    const line = (text: string): void => {
      const location = /^test at (.+?):\d+:\d+$/.exec(text)?.[1];
      const [, indent = '', mark = '', rest = ''] = /^( *)(\S) +(.+)$/.exec(text) ?? [];
      const reported = at;
      at = location;
      const [message = '', directive] = rest.split(/ # (?=(?:SKIP|TODO)\b)/);
      const name = fullName([strip(message).replace(/^(?:skipped|todo|\d+) (?=\S)|:\d+:\d+(?= )/g, '')]);
      const outcome = directive === undefined ? marks[mark] : 'skipped';
      if (location !== undefined || name === '' || /\(\d+ tests?\b|^failing tests:$/.test(name)) return;
      if (reported !== undefined) {
        placeFailed(tests, name, reported);
        return;
      }
      open = open.filter(
        (suite) => suite.indent < indent.length || (suite.indent === indent.length && suite.name === name),
      );
      const own = open.find((suite) => suite.indent === indent.length);
      const around = open.filter((suite) => suite !== own);
      if (mark === '▶' && own === undefined) open.push({ indent: indent.length, name, hasFailed: false });
      if (outcome === 'failed') for (const suite of around) suite.hasFailed = true;
      if (outcome !== undefined && tests.length < maxNamedTests) {
        const isEmptyFile = outcome === 'passed' && isNodeTestFile(name);
        const isGroup = isEmptyFile || (own !== undefined && (outcome !== 'failed' || own.hasFailed));
        const full = fullName([...around.map((suite) => suite.name), name]);
        tests.push({ name: full, outcome, ...(isGroup ? { isGroup } : {}) });
      }
      if (own !== undefined) open = around;
    };
    return { line, tests: () => tests };
  },
};

function placeFailed(tests: NamedTest[], title: string, file: string): void {
  const index = tests.findIndex((test) => test.outcome === 'failed' && !test.file && getTestTitle(test) === title);
  const test = tests[index];
  if (test !== undefined) tests[index] = { ...test, file };
}
