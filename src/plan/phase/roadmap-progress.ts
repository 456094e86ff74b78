import { maskText } from './markup.ts';
import { getPhaseKey } from './phase-id.ts';
import { parseRoadmap, plansFieldPattern } from './roadmap.ts';

interface RoadmapProgress {
  readonly done: number;
  readonly plans: number;
  /** Completion date such as `2026-01-31`, or null. */
  readonly completed: string | null;
}

/** Updates progress like GSD: `**Plans**: 2/3 plans executed` and the table row. */
export function writeRoadmapProgress(text: string, phase: string, progress: RoadmapProgress): string {
  const maskedLines = maskText(text).split('\n');
  const roadmapPhase = parseRoadmap(text).phases.find(({ id }) => getPhaseKey(id) === getPhaseKey(phase));
  const { planCount = null, plansLine = null } = roadmapPhase ?? {};
  // Keeps counting unwritten plans, because the exit gate asks for them.
  const planProgress = { ...progress, plans: Math.max(progress.plans, planCount ?? 0) };
  const lines = text.split('\n').map((line, at) => {
    if (at + 1 === plansLine) return updatePlansLine(line, planProgress);
    const [, id] = progressRowPattern.exec(maskedLines[at] ?? '') ?? [];
    return id !== undefined && getPhaseKey(id) === getPhaseKey(phase) ? updateTableRow(line, planProgress) : line;
  });
  return lines.join('\n');
}

export function addCompletionDates(before: string, ticked: string, day: string): string {
  const oldLines = before.split('\n');
  const addDate = (line: string, at: number) =>
    line === oldLines[at] || /\(completed /i.test(line)
      ? line
      : `${line.trimEnd()} (completed ${day})${line.slice(line.trimEnd().length)}`;
  return ticked.split('\n').map(addDate).join('\n');
}

const progressPattern = /^(?:(?:\d+\/)?\d+ plans?|\d+\/\d+ (?:plans? )?(?:executed|complete)|TBD)$/i;

function updatePlansLine(line: string, { done, plans, completed }: RoadmapProgress): string {
  const [head = ''] = plansFieldPattern.exec(line) ?? [];
  const value = line.slice(head.length).trimEnd();
  const trailing = line.slice(head.length + value.length);
  const progressText = `${done}/${plans} plans ${completed === null ? 'executed' : 'complete'}`;
  return progressPattern.test(value) ? `${head}${progressText}${trailing}` : line;
}

/** Matches `| 1. Foundation | 0/3 | Not started | - |`, with an optional milestone column. */
const progressRowPattern =
  /^\|\s*\**(?:Phase\s+)?((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)\.?(?![\w.-])[^|]*\|(?:\s*v[\w.]+\s*\|)?\s*\d+\/(?:\d+|TBD|\?)\s*\|\s*(?:not started|planned|ready|pending|in progress|(?:✓|✅)? ?complete)?\s*\|\s*(?:-|—|\d{4}-\d{2}-\d{2})?\s*\|\s*$/i;

function updateTableRow(line: string, { done, plans, completed }: RoadmapProgress): string {
  const cells = line.split('|');
  const [status = '', day = ''] = cells.slice(-3).map((cell) => cell.trim());
  const isDated = /\d/.test(day);
  const newCells = [
    `${done}/${plans}`,
    completed === null ? 'In Progress' : /complete/i.test(status) ? status : 'Complete',
    completed === null ? (isDated ? '-' : day) : isDated ? day : completed,
  ];
  for (const [at, text] of newCells.entries()) {
    const before = cells.at(at - 4) ?? '';
    if (text !== before.trim()) cells[cells.length + at - 4] = ` ${text} `.padEnd(before.length);
  }
  return cells.join('|');
}
