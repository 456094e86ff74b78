import { appendFileSync, closeSync, constants, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { escapeMarkdown } from '../../system/text/markdown.ts';
import { formatElapsed, shortenId } from '../../system/text/text.ts';
import type { LedgerEvent } from '../events/event.ts';
import type { LogRow } from '../readings/log-rows.ts';
import { phaseState } from '../readings/phase-state.ts';

const logHeading = `# Execution Log

Written by Phase Executor: one row for each attempt and each decision, oldest first. \`phase-executor logs <phase> --events\`
prints every event.

`;

/**
 * Appends missing rows to `.planning/EXECUTION_LOG.md` and keeps its other content. Call it only between attempts, so
 * that a rollback can't undo it and an agent can't commit half of it. `events` must be from one log, oldest first.
 */
export function updateExecutionLog(path: string, events: readonly LedgerEvent[]): void {
  appendRows(path, (lines) => findMissingRows(lines, phaseState(events).rows));
}

export function appendToExecutionLog(planning: string, row: LogRow): void {
  appendRows(join(planning, 'EXECUTION_LOG.md'), () => [row]);
}

function appendRows(path: string, chooseRows: (lines: readonly string[]) => readonly LogRow[]): void {
  const text = tryReadRegular(path);
  const lines = text?.split('\n') ?? [];
  const rows = chooseRows(lines).map(formatRow).join('');
  if (rows === '') return;
  if (text === null) {
    replaceFile(path, `${logHeading}${tableHead}${rows}`);
    return;
  }
  const isWhole = text === '' || text.endsWith('\n');
  // A blank line or any other text ends a Markdown table.
  const isTable = splitRowCells(lines.at(isWhole ? -2 : -1) ?? '').length === columns.length;
  const between = isTable ? '' : `${text === '' ? '' : '\n'}${tableHead}`;
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW);
  try {
    appendFileSync(file, `${isWhole ? '' : '\n'}${between}${rows}`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function findMissingRows(lines: readonly string[], rows: readonly LogRow[]): readonly LogRow[] {
  const existingKeys = new Set(lines.map((line) => splitRowCells(line).slice(0, 2).join(' | ')));
  return rows.slice(1 + rows.findLastIndex((row) => existingKeys.has(getRowKey(row))));
}

const columns = ['When (UTC)', 'What', 'Took', 'Judged', 'Result', 'Commit'];
export const tableHead = `| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |\n`;

/** In characters; the event log keeps the full text. */
const maxCell = 240;

function formatRow(row: LogRow): string {
  const { tookMs, judged = '', result, commit } = row;
  const took = tookMs === undefined || Number.isNaN(tookMs) ? '' : formatElapsed(Math.max(0, tookMs));
  const location = commit?.startsWith('refs/') ? commit : shortenId(commit ?? '');
  const otherCells = [took, escapeMarkdown(judged, maxCell), escapeMarkdown(result, maxCell), escapeMarkdown(location)];
  return `| ${[getRowKey(row), ...otherCells].join(' | ')} |\n`;
}

function getRowKey({ at, what }: LogRow): string {
  const time = at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
  return `${escapeMarkdown(time, 40)} | ${escapeMarkdown(what, 80)}`;
}

/** Returns an empty list for a line that isn't a row. */
function splitRowCells(line: string): string[] {
  return line.startsWith('| ') && line.endsWith(' |') ? line.slice(2, -2).split(/(?<!\\) \| /) : [];
}
