import { appendFileSync, closeSync, constants, fstatSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryOpen } from '../files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../files/file-tail.ts';
import { isKnownKind, type RecordedLine, traitsOf } from './event.ts';
import { parseLine } from './event-log.ts';

const heading = '# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n';

/**
 * Brings `.planning/EXECUTION_LOG.md`, the readable and committed form of the event log, up to date: appends the
 * events it lacks, and leaves whatever else stands in it (an older heading, other tools' lines) as it is.
 * It is written between attempts only, so a rollback cannot undo it and an agent's commit cannot contain half of it.
 * `events` are of one log, oldest first: what stands before one that the file holds, it holds as well. With `mayLag` a
 * large file is left as it is until what it lacks is worth a new version of all of it in git.
 */
export function updateExecutionLog(path: string, events: readonly RecordedLine[], { mayLag = false } = {}): void {
  const readable = events.filter(({ event }) => {
    const { fleeting, unlogged } = isKnownKind(event) ? traitsOf(event) : {};
    return !fleeting && !unlogged;
  });
  const file = tryOpen(path, constants.O_RDWR | constants.O_APPEND);
  try {
    const missing = file === null ? readable : lacking(file, readable);
    if (missing.length === 0) return;
    const lines = missing.map((event) => `${inMarkdown(JSON.stringify(event))}\n`).join('');
    if (mayLag && file !== null && isNotWorthIt(lines.length, fstatSync(file).size)) return;
    if (file === null) replaceFile(path, `${heading}${lines}`);
    else {
      appendFileSync(file, `${endsInMidLine(file) ? '\n' : ''}${lines}`);
      fsyncSync(file);
    }
  } finally {
    if (file !== null) closeSync(file);
  }
}

/**
 * The same JSON, in which nothing is markup to whoever shows the file as Markdown: no tag, comment, image, link, code
 * or mention. None of these signs stands outside of a string there.
 */
function inMarkdown(json: string): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(/[<>&@`!~*]/g, escaped).replace(/(?<=\])\(/g, escaped);
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
    const event = parseLine(text);
    const at = event === null ? undefined : places.get(eventKey(event));
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
      const event = parseLine(text);
      if (event !== null) return event.seq;
    }
    return 0;
  } finally {
    closeSync(file);
  }
}

function eventKey({ runId, seq }: RecordedLine): string {
  return `${runId} ${seq}`;
}
