import { maskText } from './markup.ts';
import { phaseKey } from './phase-id.ts';
import { parseRoadmap, plansField } from './roadmap.ts';

export interface RoadmapProgress {
  readonly done: number;
  readonly plans: number;
  /** The day on which the phase was complete, as `2026-01-31`; null while it is not. */
  readonly completed: string | null;
}

/**
 * Writes a phase's progress where GSD does: `**Plans**: 2/3 plans executed` and the row of the progress table.
 * Text in a form that GSD does not write belongs to its author and stays.
 */
export function writeRoadmapProgress(text: string, phase: string, progress: RoadmapProgress): string {
  const lines = text.split('\n');
  const observed = maskText(text).split('\n');
  const roadmapPhase = parseRoadmap(text).phases.find(({ id }) => phaseKey(id) === phaseKey(phase));
  const { planCount = null, plansLine = null } = roadmapPhase ?? {};
  // Plans that are still to be written stay counted: the exit gate asks for them.
  const now = { ...progress, plans: Math.max(progress.plans, planCount ?? 0) };
  if (plansLine !== null) lines[plansLine - 1] = withPlans(lines[plansLine - 1] ?? '', now);
  for (const { row, columns } of tableRows(observed, phase)) lines[row] = withCells(lines[row] ?? '', columns, now);
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

interface Columns {
  readonly plans: number;
  readonly status: number;
  readonly completed: number;
  readonly count: number;
}

/** The rows of a phase in tables with the columns that GSD's has. */
function tableRows(lines: readonly string[], phase: string): { row: number; columns: Columns }[] {
  const rows: { row: number; columns: Columns }[] = [];
  let columns: Columns | null = null;
  for (const [row, line] of lines.entries()) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = progressColumns(cells);
    else if (cells.length === columns.count && isRowOfPhase(cells[0] ?? '', phase)) rows.push({ row, columns });
  }
  return rows;
}

function progressColumns(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const at = {
    plans: names.indexOf('plans complete'),
    status: names.indexOf('status'),
    completed: names.indexOf('completed'),
  };
  const isOurs = names[0] === 'phase' && at.plans > 0 && at.status > 0 && at.completed > 0;
  // A table of another form is skipped down to its end.
  return isOurs ? { ...at, count: cells.length } : { plans: 0, status: 0, completed: 0, count: -1 };
}

/** `1. Foundation`, `Phase 2.1: Name`, `64A`. */
function isRowOfPhase(cell: string, phase: string): boolean {
  const [, id] = /^\**(?:Phase\s+)?((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)\.?(?![\w.-])/i.exec(cell.trim()) ?? [];
  return id !== undefined && phaseKey(id) === phaseKey(phase);
}

function rowCells(line: string): string[] | null {
  const trimmed = line.trim();
  return trimmed.length > 1 && trimmed.startsWith('|') && trimmed.endsWith('|')
    ? trimmed.slice(1, -1).split('|')
    : null;
}

const knownCells = {
  plans: /^(?:\d+\/(?:\d+|TBD|\?)|\d+|TBD|-|—)?$/i,
  status: /^(?:not started|planned|ready|pending|in progress|(?:✓|✅)? ?complete)?$/i,
  completed: /^(?:-|—|\d{4}-\d{2}-\d{2})?$/,
};

function withCells(line: string, columns: Columns, { done, plans, completed }: RoadmapProgress): string {
  const cells = rowCells(line) ?? [];
  const value = (name: keyof typeof knownCells) => (cells[columns[name]] ?? '').trim();
  const names = ['plans', 'status', 'completed'] as const;
  if (!names.every((name) => knownCells[name].test(value(name)))) return line;
  const wasComplete = /complete/i.test(value('status'));
  const isDated = /\d/.test(value('completed'));
  const now = {
    plans: `${done}/${plans}`,
    status: completed === null ? 'In Progress' : wasComplete ? value('status') : 'Complete',
    completed: completed === null ? (isDated ? '-' : value('completed')) : isDated ? value('completed') : completed,
  };
  for (const name of names) {
    const before = cells[columns[name]] ?? '';
    if (now[name] !== value(name)) cells[columns[name]] = ` ${now[name]} `.padEnd(before.length);
  }
  const [first, last] = [line.indexOf('|'), line.lastIndexOf('|')];
  return `${line.slice(0, first + 1)}${cells.join('|')}${line.slice(last)}`;
}
