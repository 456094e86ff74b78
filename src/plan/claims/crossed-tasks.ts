import { isSettled } from './settled-words.ts';
import { openCell } from './summary-counts.ts';
import { type Place, placeOf } from './summary-places.ts';
import { type Section, type SummaryClaim, tableCells, withoutMarks } from './summary-sections.ts';

const cross = '(?:❌|✗|✘|✖|❎|🚫|⛔|🔴|\\[(?:✗|✘|❌|✖|-|~|/)\\])';
const startsCrossed = new RegExp(`^\\s*(?:(?:[-*+]|\\d+[.)])\\s+)?[*_]*${cross}\\s*\\S`, 'u');
/** `⏳ Task 2 is still running`. */
const waits = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?[*_]*(?:⏳|🚧|🔄|⏸|🟡|👎)\ufe0f?\s*[*_]*(?:task|step) \d/iu;
const openItem = /^\s*[-*+]\s+(?:⏳|🚧|🔄|⏸)\ufe0f?\s*\S(?!.*\b(?:human|user|manual|phase|plan)\b)/iu;
const namesTask = /^\P{L}*(?:task|step|requirement|truth|must-have|criterion)\b|\btask \d/iu;
const crossedTask = new RegExp(
  `\\btask \\d+\\b.*${cross}\\s*[.)*_|]*\\s*$|\\btask \\d+\\b[^→]*[:：—–-]\\s*[*_]*${cross}`,
  'iu',
);

/** `**Tasks:** 1 ✅, 2 ❌`, `Tests: ✅ 10, ❌ 3`. */
const countedCrosses = new RegExp(
  `^\\P{L}*(?:tasks?|steps?|tests?|checks?|progress|plan)\\b[^|:：]{0,30}[:：|].*(?:(?<![\\d.])[1-9]\\d* ?${cross}(?! ?\\d)|${cross} ?[1-9])`,
  'iu',
);

/** Tasks and checks with a cross: `- ❌ Task 2`, `- ✗ route` in a section of tasks, `### Task 2: route ❌`, `| route | ❌ |`. */
export function crossedTasks(sections: readonly Section[]): SummaryClaim[] {
  return sections.flatMap((section, at) => {
    const place = placeOf(section, at);
    const title = section.level > 0 && crossedTask.test(section.title) ? [section.title] : [];
    const isTicked = place === 'work' && section.lines.some((line) => /^\s*[-*+]\s+✅/u.test(line));
    const isLeft = (line: string) => isCrossed(line, place) || (isTicked && openItem.test(line));
    const lines = section.lines.filter((line) => isLeft(line) && !isSettled(line));
    return [
      ...[...title, ...lines.map(withoutMarks)].map((text): SummaryClaim => ({ name: 'A task', text, kind: 'stop' })),
      ...(place === 'past' ? [] : rowClaims(section.lines)),
    ];
  });
}

function isCrossed(line: string, place: Place): boolean {
  if (place !== 'past' && (crossedTask.test(line) || countedCrosses.test(withoutMarks(line)))) return true;
  if (place !== 'past' && waits.test(line)) return true;
  if (!startsCrossed.test(line)) return false;
  return namesTask.test(withoutMarks(line)) || place === 'checks' || place === 'work';
}

const stateColumn = /^(?:status|state|done|completed?|result|passed|pass|outcome|verified|verdict|met|ok|✓|✅)\??$/i;
const failedCell = new RegExp(
  `^${cross}|^\\P{L}*(?:FAIL(?:ED|S|ING)?|MISSING|BROKEN|NOT [A-Z]+|Failed|Fail|Missing)(?!\\p{L})`,
  'u',
);

/** Rows of tables of tasks, checks and artifacts, in the last column that holds a state, or behind the word itself. */
function rowClaims(lines: readonly string[]): SummaryClaim[] {
  const claims: SummaryClaim[] = [];
  let [state, failed] = [-1, -1];
  let isOfTasks = false;
  for (const [at, line] of lines.entries()) {
    const cells = tableCells(line);
    const isHead = /^\s*\|[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '');
    const isNamed = /^(?:verification|tests?|build|self-check|overall|result|status)$/i.test(cells[0] ?? '');
    if (cells.length < 2) [state, failed] = [-1, -1];
    else if (failed > 0 && !isHead && /^[1-9]\d*$/.test(cells[failed] ?? '') && !isSettled(line))
      claims.push({ name: cells[0] ?? 'A row', text: `${cells[failed]} failed`, kind: 'prose' });
    else if (isHead) state = cells.findLastIndex((cell) => stateColumn.test(cell));
    if (isHead) failed = cells.findIndex((cell) => /^(?:❌ ?)?fail(?:ed|ures?|ing)?$/i.test(cell));
    if (isHead) isOfTasks = /^(?:task|step|#|no\.?)s?$/i.test(cells[0] ?? '');
    const said = cells[isNamed ? 1 : state] ?? '';
    if (!isNamed && (state <= 0 || isHead)) continue;
    if (isOfTasks && !isNamed && (openCell.test(said) || /^no$|^(?:⏳|⏸|🚧)/iu.test(said)))
      claims.push({ name: `Task ${cells[0]}`, text: `not done: ${said}`, kind: 'prose' });
    else if (failedCell.test(said) && !isSettled(line))
      claims.push({ name: cells[0] ?? 'A row', text: said, kind: 'prose' });
  }
  return claims;
}
