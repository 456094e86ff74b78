import { readFrontmatter } from './frontmatter.ts';
import { maskText } from './markup.ts';
import { toText as scalar } from './must-haves.ts';
import { getPhaseKey, getPhaseNumber } from './phase-id.ts';

/** Matches GSD's user test records of a phase: `07-UAT.md`, `07-HUMAN-UAT.md`, `07-UAT-retest.md`. */
export function isUatFile(file: string, number: string | null): boolean {
  if (!/^(?:.+-)?UAT(?:-.+)?\.md$/.test(file)) return false;
  const fileNumber = getPhaseNumber(file);
  return number === null || fileNumber === null || getPhaseKey(fileNumber) === getPhaseKey(number);
}

/** Returns open gaps. Only entries under Gaps are kept up to date, so they win over test results. */
export function listOpenGaps(text: string): string[] {
  const { values, bodyStart } = readFrontmatter(text);
  const status = scalar(values.get('status')).toLowerCase();
  if (/^(?:resolved|passed|pass)$/.test(status)) return [];
  const lines = maskText(text.slice(bodyStart)).split(/\r?\n/);
  const at = lines.findIndex((line) => /^#{1,4} Gaps\b/i.test(line));
  const gaps = at < 0 ? [] : parseEntries(lines.slice(at + 1), /^\s*-?\s*truth:\s*(.*)$/i, /^\s*-?\s*status:\s*(.*)$/i);
  const tests = parseEntries(
    at < 0 ? lines : lines.slice(0, at),
    /^#{2,4} (.*)$/,
    /^\s*[-*]?\s*[*_]{0,2}result[*_]{0,2}:[*_]{0,2}\s*(.*)$/i,
  );
  const openNames = (gaps.length > 0 ? gaps : tests)
    .filter(({ state }) => failedPattern.test(state))
    .map(({ name }) => name);
  return openNames.length === 0 && /^(?:failed|fail|gaps_found)$/.test(status)
    ? [`its status is ${status}`]
    : openNames;
}

const failedPattern = /^[\W_]*(?:failed|fail|issues?|open|unresolved|gap)\b(?!.*\bfixed\b)/i;

function parseEntries(
  lines: readonly string[],
  namePattern: RegExp,
  statePattern: RegExp,
): { name: string; state: string }[] {
  const entries: { name: string; state: string }[] = [];
  let name = 'a gap';
  for (const line of lines) {
    name = namePattern.exec(line)?.[1]?.replace(/^["']|["']$/g, '') ?? name;
    const state = statePattern.exec(line)?.[1];
    if (state !== undefined) entries.push({ name, state });
  }
  return entries;
}
