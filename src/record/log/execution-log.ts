import { appendFileSync, closeSync, constants, fstatSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryOpenFile } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { formatElapsed, shortId } from '../../system/text/text.ts';
import type { LedgerEvent } from '../events/event.ts';
import type { LogRow } from '../readings/log-rows.ts';
import { phaseState } from '../readings/phase-state.ts';

const logHeading = `# Execution Log

Written by Phase Executor: one row for each attempt and each decision, oldest first. \`phase-executor logs <phase> --events\`
prints every event.

`;

/**
 * Appends the rows that `.planning/EXECUTION_LOG.md` lacks, and keeps everything else in it. Called only between attempts,
 * so a rollback cannot undo it and an agent's commit cannot contain half of it. `events` are of one log, oldest first: the
 * file has all rows before one that it has. `mayLag` delays small additions to a large file, because git stores each
 * version in full.
 */
export function updateExecutionLog(path: string, events: readonly LedgerEvent[], { mayLag = false } = {}): void {
  const { rows } = phaseState(events);
  appendRows(path, (file) => (file === null ? rows : missingRows(file, rows)), mayLag);
}

/** Appends one row made by hand to the log of a `.planning` directory. */
export function appendToExecutionLog(planning: string, row: LogRow): void {
  appendRows(join(planning, 'EXECUTION_LOG.md'), () => [row]);
}

function appendRows(path: string, rowsFor: (file: number | null) => readonly LogRow[], mayLag = false): void {
  const file = tryOpenFile(path, constants.O_RDWR | constants.O_APPEND);
  try {
    const rows = rowsFor(file).map(rowText).join('');
    if (rows === '') return;
    if (mayLag && file !== null && isTooCostly(rows.length, fstatSync(file).size)) return;
    if (file === null) replaceFile(path, `${logHeading}${tableHead}${rows}`);
    else {
      appendFileSync(file, `${beforeRows(file)}${rows}`);
      fsyncSync(file);
    }
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** Searches backwards for the newest row that the file holds. */
function missingRows(file: number, rows: readonly LogRow[]): readonly LogRow[] {
  const places = new Map(rows.map((row, at) => [getRowKey(row), at]));
  for (const { text } of linesFromEnd(file)) {
    const at = places.get(keyOnLine(text));
    if (at !== undefined) return rows.slice(at + 1);
  }
  return rows;
}

/** Newline and table head that a first new row needs. */
function beforeRows(file: number): string {
  const [last] = linesFromEnd(file);
  const { size } = fstatSync(file);
  // A blank line, or any other text between, ends a table.
  const isDirectlyBefore = last !== undefined && size - last.from <= Buffer.byteLength(last.text) + 1;
  const isTable = isDirectlyBefore && splitRowCells(last.text).length === columns.length;
  return `${endsInMidLine(file) ? '\n' : ''}${isTable || size === 0 ? '' : '\n'}${isTable ? '' : tableHead}`;
}

/** Git stores each version in full: written at every plan, a thousand plans would take hundreds of MB. */
function isTooCostly(added: number, size: number): boolean {
  return size > 256 * 1024 && added < size / 20;
}

const columns = ['When (UTC)', 'What', 'Took', 'Judged', 'Result', 'Commit'];
export const tableHead = `| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |\n`;

/** Characters; the record has the full event. */
const maxCell = 240;

function rowText(row: LogRow): string {
  const { tookMs, judged = '', result, commit } = row;
  const took = tookMs === undefined || Number.isNaN(tookMs) ? '' : formatElapsed(Math.max(0, tookMs));
  const location = commit?.startsWith('refs/') ? commit : shortId(commit ?? '');
  const rest = [took, inertMarkdown(judged, maxCell), inertMarkdown(result, maxCell), inertMarkdown(location)];
  return `| ${[getRowKey(row), ...rest].join(' | ')} |\n`;
}

/** The first two cells, which identify a row. Kept, because each end of a plan asks for those of all rows. */
function getRowKey(row: LogRow): string {
  const key = knownKeys.get(row) ?? newKey(row);
  knownKeys.set(row, key);
  return key;
}

const knownKeys = new WeakMap<LogRow, string>();

function newKey({ at, what }: LogRow): string {
  const time = at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
  return `${inertMarkdown(time, 40)} | ${inertMarkdown(what, 80)}`;
}

function keyOnLine(line: string): string {
  return splitRowCells(line).slice(0, 2).join(' | ');
}

/** The cells of a row as they are written; none of another line. */
function splitRowCells(line: string): string[] {
  return line.startsWith('| ') && line.endsWith(' |') ? line.slice(2, -2).split(/(?<!\\) \| /) : [];
}
