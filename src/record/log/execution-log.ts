import { appendFileSync, closeSync, constants, fstatSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile, tryOpenFile, tryWithFile } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import type { Git } from '../../system/git/git.ts';
import { textInTree } from '../../system/git/tree.ts';
import { inertMarkdown, invisibleCharacters } from '../../system/text/markdown.ts';
import { shortId } from '../../system/text/text.ts';
import { isEvent, isKnownKind, kindTraits, type RecordedLine } from '../events/event.ts';
import { eventText } from '../events/event-text.ts';
import { parseLine } from './event-log.ts';

const logHeading = `# Execution Log

Written by Phase Executor: what happened, oldest first. The record of the phase (events.ndjson, in the git directory)
has every event in full.

`;

/**
 * Appends the events that `.planning/EXECUTION_LOG.md` lacks, and keeps everything else in it (JSON lines of
 * earlier versions, other tools' lines). Called only between attempts, so a rollback cannot undo it and an agent's
 * commit cannot contain half of it. `events` are of one log, oldest first: the file has all events before one that
 * it has. `mayLag` delays small additions to a large file, because git stores each version in full.
 */
export function updateExecutionLog(path: string, events: readonly RecordedLine[], { mayLag = false } = {}): void {
  const readable = events.filter(({ event }) => !isKnownKind(event) || !kindTraits(event).fleeting);
  const file = tryOpenFile(path, constants.O_RDWR | constants.O_APPEND);
  try {
    const missing = file === null ? readable : missingEvents(file, readable);
    const rows = missing.map(eventRow).join('');
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

/** Newline and table head that a first new row needs. */
function beforeRows(file: number): string {
  const [last] = linesFromEnd(file);
  const { size } = fstatSync(file);
  // A blank line, or any other text between, ends a table.
  const isDirectlyBefore = last !== undefined && size - last.from <= Buffer.byteLength(last.text) + 1;
  const isTable = isDirectlyBefore && isInTable(last.text);
  return `${endsInMidLine(file) ? '\n' : ''}${isTable || size === 0 ? '' : '\n'}${isTable ? '' : tableHead}`;
}

/** Git stores each version in full: written at every plan, a thousand plans would take hundreds of MB. */
function isTooCostly(added: number, size: number): boolean {
  return size > 256 * 1024 && added < size / 20;
}

/** Appends one event made by hand to the log of a `.planning` directory, numbered after the last. */
export function appendToExecutionLog<E extends Omit<RecordedLine, 'seq'>>(
  planning: string,
  event: E,
): E & RecordedLine {
  const path = join(planning, 'EXECUTION_LOG.md');
  const written = { ...event, seq: lastNumber(path) + 1 };
  updateExecutionLog(path, [written]);
  return written;
}

/** Searches backwards for the newest event that the file holds. */
function missingEvents(file: number, events: readonly RecordedLine[]): readonly RecordedLine[] {
  const places = new Map(events.map((event, at) => [eventKey(event), at]));
  const runs = new Set(events.map(({ runId }) => runId));
  const isOther = (bytes: string, from: number, to: number) => !runs.has(runOnLine(bytes, from, to));
  for (const { text } of linesFromEnd(file, isOther)) {
    const key = eventKeyOnLine(text);
    const at = key === null ? undefined : places.get(eventKey(key));
    if (at !== undefined) return events.slice(at + 1);
  }
  return events;
}

function runOnLine(bytes: string, from: number, to: number): string {
  const field = '"runId":"';
  // Searches this line only; a search to the end of the file would be repeated for each line.
  const line = bytes.slice(from, to);
  const at = line.indexOf(field);
  return at < 0 ? '' : line.slice(at + field.length, line.indexOf('"', at + field.length));
}

function lastNumber(path: string): number {
  const last = tryWithFile(path, (file) => {
    for (const { text } of linesFromEnd(file)) {
      const key = eventKeyOnLine(text);
      if (key !== null) return key.seq;
    }
    return 0;
  });
  return last ?? 0;
}

function eventKey({ runId, seq }: EventKey): string {
  return `${runId} ${seq}`;
}

export const tableHead = '| Time (UTC) | Plan | What happened | Result | Commit |\n| --- | --- | --- | --- | --- |\n';

export type EventKey = Pick<RecordedLine, 'runId' | 'seq'>;

/** Characters; the record has the full event. */
const longestCell = 240;

/**
 * Row of an event. A hidden comment at its end, a JSON object with run, number and kind, identifies it. For the
 * end of a plan or a phase it is the whole event, with its signal, for readers with only this file: another clone,
 * other tools (seed 000).
 */
function eventRow(event: RecordedLine & { readonly plan?: unknown }): string {
  const text = eventText(event);
  if (text === null) return '';
  const { what, result = '', commit } = text;
  const plan = typeof event.plan === 'string' ? event.plan : `phase ${event.phase}`;
  const isWhole = isKnownKind(event.event) && 'ends' in kindTraits(event.event);
  const { runId, seq, event: kind } = event;
  const comment = `<!-- ${escapedForComment(JSON.stringify(isWhole ? event : { runId, seq, event: kind }))} -->`;
  const time = event.at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
  const cells = [
    inertMarkdown(time, 40),
    inertMarkdown(plan, 80),
    inertMarkdown(what, 80),
    inertMarkdown(result, longestCell),
  ];
  return `| ${[...cells, `${commit ? `${inertMarkdown(shortId(commit))} ` : ''}${comment}`].join(' | ')} |\n`;
}

/** Identifies the event of a row or, from earlier versions, a JSON line; null for none. */
export function eventKeyOnLine(line: string): EventKey | null {
  const event = eventOnLine(line);
  if (event !== null) return event;
  try {
    const { runId, seq } = JSON.parse(commentText(line) ?? 'null') ?? {};
    return typeof runId === 'string' && Number.isSafeInteger(seq) ? { runId, seq } : null;
  } catch {
    return null; // a torn or edited row
  }
}

function eventOnLine(line: string): RecordedLine | null {
  return parseLine(line.startsWith('|') ? (commentText(line) ?? '') : line);
}

function isInTable(line: string): boolean {
  return line.startsWith('|') && (eventKeyOnLine(line) !== null || tableHead.endsWith(`${line}\n`));
}

/** The last comment of the line: our cells cannot contain one, but an edit might. */
function commentText(line: string): string | null {
  const at = line.lastIndexOf('<!-- ');
  const end = line.lastIndexOf(' -->');
  return line.startsWith('|') && at >= 0 && end > at ? line.slice(at + '<!-- '.length, end) : null;
}

/** Escapes JSON so that it cannot end the comment or the cell, and contains no markup for a program that shows comments, and nothing invisible. */
function escapedForComment(json: string): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json
    .replace(invisibleCharacters, (sign) => sign.split('').map(escaped).join(''))
    .replace(/[<>&@`!~*|]/g, escaped)
    .replace(/(?<=\])\(/g, escaped)
    .replace(/--+/g, (signs) => [...signs].map(escaped).join(''));
}

export interface LoggedPlan {
  /** Hash of the plan's text then. */
  readonly planHash: string;
  /** As git names them. */
  readonly files: readonly string[];
}

const CompletionDetails = z.object({ planHash: z.string(), filesModified: z.array(z.string()).default([]) });

/** Plans that an EXECUTION_LOG.md records as completed; other tools may have written there too. */
export function parseLoggedPlans(text: string): Map<string, LoggedPlan> {
  const plans = new Map<string, LoggedPlan>();
  for (const each of text.split('\n')) {
    const line = each.includes('"plan_complete"') ? eventOnLine(each) : null;
    if (line === null || !isEvent(line) || line.event !== 'plan_complete' || line.signal.status !== 'success') continue;
    const details = CompletionDetails.safeParse(line.signal.details);
    if (details.success) plans.set(line.plan, { planHash: details.data.planHash, files: details.data.filesModified });
  }
  return plans;
}

/** Completed plans by EXECUTION_LOG.md at HEAD, for a shallow clone that lacks the commits with the engine's marks. */
export async function loggedPlans(git: Git, prefix: string): Promise<Map<string, LoggedPlan>> {
  return parseLoggedPlans((await textInTree(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`)) ?? '');
}
