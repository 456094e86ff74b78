import { isNodeTestFile } from './counts.ts';
import type { Grammar, Reader } from './grammar.ts';
import { getFullName, getTestTitle, maxNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';
import type { TestLineRow } from './runner-row.ts';

const durationPattern = / (?:\(\d[\d.]* ?m?s\)|\d[\d.]*m?s)$/;

export function buildTestReader(rows: readonly TestLineRow[]): Reader {
  const tests: NamedTest[] = [];
  const seenTests = new Set<string>();
  const forms = rows.map(({ form, until, between, once }) => {
    const [line, end] = [new RegExp(form), new RegExp(until ?? '$^')];
    let isOver = false;
    return (text: string): void => {
      isOver ||= end.test(text);
      const { file, within, name = file ?? '', ...marks } = (!isOver && line.exec(text)?.groups) || {};
      const outcome = outcomes.find((each) => marks[each] !== undefined);
      const isInside = within !== undefined && !within.endsWith(`.${name}`);
      const title = between === undefined ? [name] : name.split(between);
      const fullTitle = isInside
        ? `${within}.${name}`
        : (within ?? getFullName([...title.slice(0, -1), stripDuration(title.at(-1))]));
      const key = `${outcome} ${file} ${fullTitle}`;
      if (outcome === undefined || fullTitle === '' || (once && seenTests.has(key))) return;
      if (once) seenTests.add(key);
      tests.push({ name: fullTitle, ...(file !== undefined && file !== name ? { file } : {}), outcome });
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

const stripDuration = (title = '') => title.replace(durationPattern, '');

const marks: Readonly<Record<string, TestOutcome>> = Object.fromEntries(
  ['passed ✔✓', 'failed ✖✕✗✘×', 'skipped ﹣○↓✎□'].flatMap((row) => {
    const [outcome, signs = ''] = row.split(' ');
    return [...signs].map((sign) => [sign, outcome as TestOutcome]);
  }),
);

/** Reads `  ✔ adds (0.6ms)` from node:test, mocha, ava, jest, vitest, bats and playwright; `▶` opens a node:test suite. */
export const markedTests: Grammar = {
  names: ['node:test', 'mocha', 'ava', 'jest', 'vitest', 'bats', 'playwright'],
  wants: new RegExp(`[${Object.keys(marks).join('')}▶] |test at \\S`),
  reader() {
    const tests: NamedTest[] = [];
    let openSuites: { indent: number; name: string; hasFailed: boolean }[] = [];
    let at: string | undefined;
    const line = (text: string): void => {
      const location = /^test at (.+?):\d+:\d+$/.exec(text)?.[1];
      const [, indent = '', mark = '', label = ''] = /^( *)(\S) +(.+)$/.exec(text) ?? [];
      const failedAt = at;
      at = location;
      const [message = '', directive] = label.split(/ # (?=(?:SKIP|TODO)\b)/);
      const name = getFullName([stripDuration(message).replace(/^(?:skipped|todo|\d+) (?=\S)|:\d+:\d+(?= )/g, '')]);
      const outcome = directive === undefined ? marks[mark] : 'skipped';
      if (location !== undefined || name === '' || /\(\d+ tests?\b|^failing tests:$/.test(name)) return;
      if (failedAt !== undefined) {
        placeFailed(tests, name, failedAt);
        return;
      }
      openSuites = openSuites.filter(
        (suite) => suite.indent < indent.length || (suite.indent === indent.length && suite.name === name),
      );
      const ownSuite = openSuites.find((suite) => suite.indent === indent.length);
      const outerSuites = openSuites.filter((suite) => suite !== ownSuite);
      if (mark === '▶' && ownSuite === undefined) openSuites.push({ indent: indent.length, name, hasFailed: false });
      if (outcome === 'failed') for (const suite of outerSuites) suite.hasFailed = true;
      if (outcome !== undefined && tests.length < maxNamedTests) {
        const isEmptyFile = outcome === 'passed' && isNodeTestFile(name);
        const isGroup = isEmptyFile || (ownSuite !== undefined && (outcome !== 'failed' || ownSuite.hasFailed));
        const fullTitle = getFullName([...outerSuites.map((suite) => suite.name), name]);
        tests.push({ name: fullTitle, outcome, ...(isGroup ? { isGroup } : {}) });
      }
      if (ownSuite !== undefined) openSuites = outerSuites;
    };
    return { line, tests: () => tests };
  },
};

function placeFailed(tests: NamedTest[], title: string, file: string): void {
  const index = tests.findIndex((test) => test.outcome === 'failed' && !test.file && getTestTitle(test) === title);
  const test = tests[index];
  if (test !== undefined) tests[index] = { ...test, file };
}
