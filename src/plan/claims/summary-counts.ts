import { type SummaryClaim, tableCells, withoutMarks } from './summary-sections.ts';

/** `**Tasks:** 2/3`, `Tasks completed: 2 of 3`, `| Tasks | 2/3 |`, `Progress: 2/3 tasks`; or a line for each number. */
export function countClaims(lines: readonly string[]): SummaryClaim[] {
  const pairs = lines.map((line) =>
    /^((?:(?:total|completed) )?(?:tasks?|progress|completion)(?: \w+)?)\s*[:：|]\s*([^|]*)/i.exec(withoutMarks(line)),
  );
  const counts = pairs.flatMap((found): SummaryClaim[] => {
    const [, name = '', text = ''] = found ?? [];
    const isCount =
      /\d\s*(?:\/|of|out of)\s*\d/.test(text) && (!/^progress/i.test(name) || /^\S+(?: tasks?\b.*)?$/i.test(text));
    return isCount || /^\d+ \(.*\)$|^\d+ ?%/.test(text) ? [{ name, text, kind: 'count' }] : [];
  });
  const number = (label: RegExp) => pairs.find((found) => label.test(found?.[1] ?? ''))?.[2]?.match(/^\d+$/)?.[0];
  const done = number(/^tasks? (?:completed?|done)$/i);
  const total = number(/^(?:total tasks?|tasks? total)$/i);
  return done && total ? [...counts, { name: 'Tasks', text: `${done}/${total}`, kind: 'count' }] : counts;
}

/**
 * Tasks that are not done: `- [ ] Task 2`, `- ❌ Task 2`, `3. **Task 3: …** — pending user verification`, `| Task 3 | BLOCKED |`;
 * below a heading about tasks each open box and each row.
 */
export function taskClaims(lines: readonly string[], areTasks = false): SummaryClaim[] {
  let state = -1;
  return lines.flatMap((line, at): SummaryClaim[] => {
    const cells = tableCells(line);
    const isHead = cells.length > 1 && /^\s*\|[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '');
    if (isHead || cells.length === 0)
      state = /^(?:task|step|#|no\.?)s?$/i.test(cells[0] ?? '')
        ? cells.findLastIndex((cell) => stateName.test(cell))
        : -1;
    const row = state > 0 && !isHead && openCell.test(cells[state] ?? '') ? cells[state] : undefined;
    if (row !== undefined) return [{ name: `Task ${cells[0]}`, text: `not done: ${row}`, kind: 'verdict' }];
    const [, mark = '', task] =
      /^\s*(?:(?:[-*]|\d+\.|\|)\s+)?(?:(\[[ xX]\]|[❌✗✘✖🚫⛔⏳⏸🚧])\s*)?[*_]*((?:task|step) \d+.*)$/iu.exec(line) ?? [];
    const isListed = /^\s*(?:[-*]|\d+\.|\|)\s/.test(line) || /^[❌✗✘✖🚫⛔⏳⏸🚧]/u.test(mark);
    const [, box] = areTasks ? (/^\s{0,3}(?:[-*]|\d+\.)\s+\[ \]\s+(\S.*)$/.exec(line) ?? []) : [];
    if (task === undefined || !isListed)
      return box === undefined ? [] : [{ name: withoutMarks(box).slice(0, 100), text: 'not done', kind: 'verdict' }];
    const parts = withoutMarks(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
    const open = mark === '' ? parts.slice(1).find((cell) => openCell.test(cell)) : /x/i.test(mark) ? undefined : mark;
    return open === undefined ? [] : [{ name: parts[0] ?? 'Task', text: `not done: ${open}`, kind: 'verdict' }];
  });
}

const stateName = /^(?:status|state|done|result|outcome)\??$/i;
const openCell =
  /^[^\p{L}\p{N}]*(?:pending|to-?do|open|wip|deferred|missing|partly|partially|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b(?=$|[^\w]*$|\s*[,;.:(—–-]|\s(?:by|until|on|to|user|human|for|per)\b)|^(?:❌|⏳|⏸|🚧)/iu;
