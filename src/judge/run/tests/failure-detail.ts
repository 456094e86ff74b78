import { clipText, withoutControls } from '../../../system/text/text.ts';
import { quoteForGo } from '../console/cargo-go.ts';
import { getTestTitle, type NamedTest } from '../console/named-test.ts';
import { stripEscapes } from '../console/wrapping.ts';
import { listRedTests, testLabel } from './lost-tests.ts';

export function addFailureDetails(tests: readonly NamedTest[], output: string): NamedTest[] {
  const reds = listRedTests(tests).slice(0, maxDetails);
  if (reds.length === 0) return [...tests];
  const lines = stripEscapes(quoteForGo(output) ?? output)
    .split(/\r?\n/)
    .slice(-maxLines);
  const titles = reds.map(getTestTitle);
  return tests.map((test) => {
    const detail = reds.includes(test) ? findFailureDetail(getTestTitle(test), titles, lines) : null;
    return detail === null ? test : { ...test, detail };
  });
}

/** Formats a failed test: `"adds" (test/a.test.js): expected 3, got 4`. */
export function formatFailure({ name, file, detail }: NamedTest): string {
  const label = testLabel({ name: `"${name}"`, file: file === name ? undefined : file });
  return detail === undefined ? label : `${label}: ${detail}`;
}

const maxDetails = 20;
const maxLines = 4_000;
const maxBelow = 60;
const maxChars = 120;

function findFailureDetail(title: string, titles: readonly string[], lines: readonly string[]): string | null {
  const otherTitles = titles.filter((other) => other !== title);
  const blocks = lines.flatMap((line, at) => {
    if (!isNamed(title, line) || line.startsWith('{"')) return [];
    const below = lines.slice(at + 1, at + 1 + maxBelow);
    const end = below.findIndex((each) => otherTitles.some((other) => isNamed(other, each)));
    const remainder = line.slice(line.lastIndexOf(title) + title.length).replace(/^ - /, '');
    return [
      [remainder, ...(end < 0 ? below : below.slice(0, end))].map((each) => each.trim().replace(marginPattern, '')),
    ];
  });
  const findFirst = (read: (block: readonly string[]) => string | null) =>
    blocks.map(read).find((detail) => detail !== null) ?? null;
  return findFirst(findPair) ?? findFirst(findDifference) ?? findFirst(findSentence);
}

function isNamed(title: string, line: string): boolean {
  const at = line.indexOf(title);
  return at >= 0 && !/\w/.test(`${line[at - 1] ?? ''}${line[at + title.length] ?? ''}`);
}

const marginPattern = /^(?:E|\||>|#|\[ERROR\]|\d+\))\s+/;

function findPair(block: readonly string[]): string | null {
  const [expected = null, actual = null, left, right] = pairForms.map((form) => findFirstValue(block, form));
  if (left && right) return `left ${showText(left)}, right ${showText(right)}`; // Rust doesn't say which value was expected
  return formatComparison(expected, actual);
}

const pairForms = [
  /^expected(?: value)?\s*:\s*(.+?),?$/i,
  /^(?:actual|received|got)(?: value)?\s*:\s*(.+?),?$/i,
  /^left: (.+)$/,
  /^right: (.+)$/,
];

/** Reads the first lines of a diff, using its heading to assign the signs: `+ actual - expected`. */
function findDifference(block: readonly string[]): string | null {
  const at = block.findIndex((line) => /^[+-] ?(?:actual|expected|received)\b/i.test(line));
  if (at < 0) return null;
  const isPlusExpected = /\+ ?expected/i.test(block[at] ?? '');
  const below = block.slice(at + 1).filter((line) => !/^[+-] ?(?:actual|expected|received)\b/i.test(line));
  const [plus, minus] = [findFirstValue(below, /^\+\s*(.+)$/), findFirstValue(below, /^-\s*(.+)$/)];
  return isPlusExpected ? formatComparison(plus, minus) : formatComparison(minus, plus);
}

function findSentence(block: readonly string[]): string | null {
  const [expectation, errorText] = [
    block.find((line) => expectationPattern.test(line)),
    findFirstValue(block, errorPattern),
  ];
  const line = expectation?.replace(/^(?:\w*(?:Error|Exception|Failure)(?: \[\w+\])?|\S+:\d+): /, '') ?? errorText;
  return line === null ? null : showText(line);
}

const expectationPattern =
  /\bexpected\b.+\b(?:to|but|got|was|received|found)\b|\b(?:got|want)\b.+\b(?:want|got)\b|^assert(?:ion)?\b.+(?:==|!=|\bin\b|failed)|^Failed asserting|^(?:\w*Error: )?.+ !==? .+$/i;
const errorPattern = /^(?:error: '|\w*(?:Error|Exception)(?: \[\w+\])?: )(.+?)'?$/;

function findFirstValue(lines: readonly string[], form: RegExp): string | null {
  for (const line of lines) {
    const value = form.exec(line)?.[1];
    if (value !== undefined && !/^[|>][-+]?$/.test(value)) return value;
  }
  return null;
}

function formatComparison(expected: string | null, actual: string | null): string | null {
  return expected === null || actual === null ? null : `expected ${showText(expected)}, got ${showText(actual)}`;
}

function showText(text: string): string {
  return clipText(withoutControls(text).trim(), maxChars);
}
