import { maskText } from './markup.ts';
import { phaseKey } from './phase-id.ts';
import { parseRoadmap, plansField } from './roadmap.ts';

interface RoadmapProgress {
  readonly done: number;
  readonly plans: number;
  /** The day on which the phase was complete, as `2026-01-31`; null while it is not. */
  readonly completed: string | null;
}

/** Writes a phase's progress where GSD does: `**Plans**: 2/3 plans executed` and the row of the table. */
export function writeRoadmapProgress(text: string, phase: string, progress: RoadmapProgress): string {
  const observed = maskText(text).split('\n');
  const roadmapPhase = parseRoadmap(text).phases.find(({ id }) => phaseKey(id) === phaseKey(phase));
  const { planCount = null, plansLine = null } = roadmapPhase ?? {};
  // Plans that are still to be written stay counted: the exit gate asks for them.
  const now = { ...progress, plans: Math.max(progress.plans, planCount ?? 0) };
  const lines = text.split('\n').map((line, at) => {
    if (at + 1 === plansLine) return withPlans(line, now);
    const [, id] = progressRow.exec(observed[at] ?? '') ?? [];
    return id !== undefined && phaseKey(id) === phaseKey(phase) ? withCells(line, now) : line;
  });
  return lines.join('\n');
}

/** Appends the day of completion to newly ticked lines, as GSD does. */
export function withCompletion(before: string, ticked: string, day: string): string {
  const old = before.split('\n');
  const dated = (line: string, at: number) =>
    line === old[at] || /\(completed /i.test(line)
      ? line
      : `${line.trimEnd()} (completed ${day})${line.slice(line.trimEnd().length)}`;
  return ticked.split('\n').map(dated).join('\n');
}

const ownPlans = /^(?:(?:\d+\/)?\d+ plans?|\d+\/\d+ (?:plans? )?(?:executed|complete)|TBD)$/i;

function withPlans(line: string, { done, plans, completed }: RoadmapProgress): string {
  const [head = ''] = plansField.exec(line) ?? [];
  const value = line.slice(head.length).trimEnd();
  const end = line.slice(head.length + value.length);
  const now = `${done}/${plans} plans ${completed === null ? 'executed' : 'complete'}`;
  return ownPlans.test(value) ? `${head}${now}${end}` : line;
}

/** `| 1. Foundation | 0/3 | Not started | - |`, also with a column for the milestone: phase, plans, status and day. */
const progressRow =
  /^\|\s*\**(?:Phase\s+)?((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)\.?(?![\w.-])[^|]*\|(?:\s*v[\w.]+\s*\|)?\s*\d+\/(?:\d+|TBD|\?)\s*\|\s*(?:not started|planned|ready|pending|in progress|(?:✓|✅)? ?complete)?\s*\|\s*(?:-|—|\d{4}-\d{2}-\d{2})?\s*\|\s*$/i;

function withCells(line: string, { done, plans, completed }: RoadmapProgress): string {
  const cells = line.split('|');
  const [status = '', day = ''] = cells.slice(-3).map((cell) => cell.trim());
  const isDated = /\d/.test(day);
  const now = [
    `${done}/${plans}`,
    completed === null ? 'In Progress' : /complete/i.test(status) ? status : 'Complete',
    completed === null ? (isDated ? '-' : day) : isDated ? day : completed,
  ];
  for (const [at, text] of now.entries()) {
    const before = cells.at(at - 4) ?? '';
    if (text !== before.trim()) cells[cells.length + at - 4] = ` ${text} `.padEnd(before.length);
  }
  return cells.join('|');
}
