import { type SummaryClaim, withoutMarks } from './summary-sections.ts';

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

/** `- [ ] Task 2`, `3. **Task 3: …** — pending user verification`, `| Task 3 | … | BLOCKED |`. */
export function taskListClaims(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const [, box, task] = /^\s*(?:[-*]|\d+\.|\|)\s+(?:\[([ xX])\]\s+)?[*_]*(task \d+.*)$/i.exec(line) ?? [];
    if (task === undefined) return [];
    const cells = withoutMarks(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
    const open = cells.slice(1).find((cell) => openCell.test(cell));
    if (box !== ' ' && open === undefined) return [];
    return [{ name: cells[0] ?? 'Task', text: box === ' ' ? 'not done' : (open ?? ''), kind: 'prose' }];
  });
}

export const openCell =
  /^[^\p{L}]*(?:pending|to-?do|open|wip|deferred|missing|partly|partially|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b/iu;

/** `- [ ] the server` in a section that lists the plan's own tasks. */
export function boxClaims(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const [, task] = /^\s{0,3}(?:[-*]|\d+\.)\s+\[ \]\s+(\S.*)$/.exec(line) ?? [];
    return task === undefined ? [] : [{ name: withoutMarks(task).slice(0, 100), text: 'not done', kind: 'prose' }];
  });
}

const passing =
  /(?<![\d./-])(\d{1,4})\s*(?:\/|of(?: the)?|out of)\s*(\d{1,4})(?: \w+)? (?:tests?|specs?|checks?|assertions?)? ?(?:are |is )?(?:pass(?:ed|ing|es)?|green|succeed(?:ed)?)\b|\b(?:implemented|completed|finished|did) (\d{1,3})\s*(?:\/|of(?: the)?|out of)\s*(\d{1,3}) (?:tasks|steps)\b|^(?:only )?(\d{1,3}) (?:of(?: the)?|out of) (\d{1,3}) (?:\w+ ){1,2}(?:is|are|were|have been) (?:done|implemented|completed?|finished|written|built|working)\b|(\d{1,3})\s*(?:\/|of(?: the)?|out of)\s*(\d{1,3}) (?:\w+ )?(?:criteria|requirements|must-haves) (?:(?:is|are|were|have been) )?(?:met|satisfied|fulfilled)\b|^(?:(?:acceptance |success )?criteria|requirements|must-haves) (?:met|satisfied|fulfilled)\s*[:：|]\s*(\d{1,3})\s*(?:\/|of|out of)\s*(\d{1,3})\b/i;

/** `10/13 tests pass`, `Implemented 2 of 3 tasks`; tests that were skipped, or fail as they should, are none. */
export function partClaims(text: string): SummaryClaim[] {
  const [all, ...numbers] = passing.exec(text) ?? [];
  if (all === undefined || /\bskip|xfail|\btodo\b|\bpending\b|\bmanual|\bhuman\b/i.test(text)) return [];
  const [done, total] = numbers.filter((number) => number !== undefined);
  return [{ name: text.slice(0, 60), text: `${done}/${total}`, kind: 'count' }];
}
