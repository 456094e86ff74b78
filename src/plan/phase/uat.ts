import { readFrontmatter } from './frontmatter.ts';
import { maskText } from './markup.ts';
import { asText as scalar } from './must-haves.ts';
import { phaseKey, phaseNumber } from './phase-id.ts';

/** True for GSD's record of tests by a person: `07-UAT.md`, `07-HUMAN-UAT.md`, `07-UAT-retest.md`. `number`: of its phase, null for none. */
export function isUatFile(file: string, number: string | null): boolean {
  if (!/^(?:.+-)?UAT(?:-.+)?\.md$/.test(file)) return false;
  const other = phaseNumber(file);
  return number === null || other === null || phaseKey(other) === phaseKey(number);
}

/** Open gaps of a UAT. Of a test with an issue the entry under Gaps counts, because only that is updated. */
export function openGaps(text: string): string[] {
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
  const open = (gaps.length > 0 ? gaps : tests)
    .filter(({ state }) => failedPattern.test(state))
    .map(({ name }) => name);
  return open.length === 0 && /^(?:failed|fail|gaps_found)$/.test(status) ? [`its status is ${status}`] : open;
}

const failedPattern = /^[\W_]*(?:failed|fail|issues?|open|unresolved|gap)\b(?!.*\bfixed\b)/i;

/** Names with the state that is told below them. */
function parseEntries(lines: readonly string[], named: RegExp, stated: RegExp): { name: string; state: string }[] {
  const matches: { name: string; state: string }[] = [];
  let name = 'a gap';
  for (const line of lines) {
    name = named.exec(line)?.[1]?.replace(/^["']|["']$/g, '') ?? name;
    const state = stated.exec(line)?.[1];
    if (state !== undefined) matches.push({ name, state });
  }
  return matches;
}
