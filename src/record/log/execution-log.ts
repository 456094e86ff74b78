import { appendFileSync, closeSync, constants, fstatSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryOpen } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import { isKnownKind, type RecordedLine, traitsOf } from '../events/event.ts';
import { wordsOf } from '../events/event-words.ts';
import { type EventKey, isInTable, keyIn, rowOf, tableHead } from './execution-row.ts';

const heading = `# Execution Log

Written by Phase Executor: what happened, oldest first. The record of the phase (events.ndjson, in the git directory)
has every event in full.

`;

/**
 * Brings `.planning/EXECUTION_LOG.md`, the readable and committed form of the event log, up to date: appends a
 * row for each event it lacks, and leaves whatever else stands in it (the JSON lines of earlier versions, other tools' lines) as it is.
 * It is written between attempts only, so a rollback cannot undo it and an agent's commit cannot contain half of it.
 * `events` are of one log, oldest first: what stands before one that the file holds, it holds as well. With `mayLag` a
 * large file is left as it is until what it lacks is worth a new version of all of it in git.
 */
export function updateExecutionLog(path: string, events: readonly RecordedLine[], { mayLag = false } = {}): void {
  const readable = events.filter(({ event }) => !isKnownKind(event) || !traitsOf(event).fleeting);
  const file = tryOpen(path, constants.O_RDWR | constants.O_APPEND);
  try {
    const missing = file === null ? readable : lacking(file, readable);
    const rows = missing.map(rowOrNothing).join('');
    if (rows === '') return;
    if (mayLag && file !== null && isNotWorthIt(rows.length, fstatSync(file).size)) return;
    if (file === null) replaceFile(path, `${heading}${tableHead}${rows}`);
    else {
      appendFileSync(file, `${beforeRows(file)}${rows}`);
      fsyncSync(file);
    }
  } finally {
    if (file !== null) closeSync(file);
  }
}

function rowOrNothing(event: RecordedLine): string {
  const words = wordsOf(event);
  return words === null ? '' : rowOf(event, words);
}

/** The end of a line that lacks one, and the head of a new table where the file does not end in one of ours. */
function beforeRows(file: number): string {
  const [last] = linesFromEnd(file);
  const { size } = fstatSync(file);
  // A blank line ends a table, and so does whatever else stands between.
  const isDirectlyBefore = last !== undefined && size - last.from <= Buffer.byteLength(last.text) + 1;
  const isTable = isDirectlyBefore && isInTable(last.text);
  return `${endsInMidLine(file) ? '\n' : ''}${isTable || size === 0 ? '' : '\n'}${isTable ? '' : tableHead}`;
}

/** Each version of the file is an object of its own: written at every plan, a thousand plans would take hundreds of MB. */
function isNotWorthIt(added: number, size: number): boolean {
  return size > 256 * 1024 && added < size / 20;
}

/** Appends one event made by hand to the log of a `.planning` directory, numbered after the last, and returns it. */
export function appendToExecutionLog<E extends Omit<RecordedLine, 'seq'>>(
  planning: string,
  event: E,
): E & RecordedLine {
  const path = join(planning, 'EXECUTION_LOG.md');
  const written = { ...event, seq: lastNumberIn(path) + 1 };
  updateExecutionLog(path, [written]);
  return written;
}

/** Looks from the end of the file for the newest event it holds. */
function lacking(file: number, events: readonly RecordedLine[]): readonly RecordedLine[] {
  const places = new Map(events.map((event, at) => [eventKey(event), at]));
  const runs = new Set(events.map(({ runId }) => runId));
  const isOther = (bytes: string, from: number, to: number) => !runs.has(runIn(bytes, from, to));
  for (const { text } of linesFromEnd(file, isOther)) {
    const key = keyIn(text);
    const at = key === null ? undefined : places.get(eventKey(key));
    if (at !== undefined) return events.slice(at + 1);
  }
  return events;
}

/** The run that a line names, told from its bytes; empty where it names none. */
function runIn(bytes: string, from: number, to: number): string {
  const field = '"runId":"';
  // Of the line alone: a search that goes on to the end of the file would be made for each of its lines.
  const line = bytes.slice(from, to);
  const at = line.indexOf(field);
  return at < 0 ? '' : line.slice(at + field.length, line.indexOf('"', at + field.length));
}

function lastNumberIn(path: string): number {
  const file = tryOpen(path);
  if (file === null) return 0;
  try {
    for (const { text } of linesFromEnd(file)) {
      const key = keyIn(text);
      if (key !== null) return key.seq;
    }
    return 0;
  } finally {
    closeSync(file);
  }
}

function eventKey({ runId, seq }: EventKey): string {
  return `${runId} ${seq}`;
}
