import { inert } from '../../system/text/markdown.ts';
import { isKnownKind, type RecordedLine, traitsOf } from '../events/event.ts';
import type { EventWords } from '../events/event-words.ts';
import { parseLine } from './event-log.ts';

/** What stands above the rows of EXECUTION_LOG.md, whenever a table begins. */
export const tableHead = '| Time (UTC) | Plan | What happened | Result | Commit |\n| --- | --- | --- | --- | --- |\n';

/** Which event a line of EXECUTION_LOG.md is about. */
export type EventKey = Pick<RecordedLine, 'runId' | 'seq'>;

/** No cell is longer, whatever an agent said. The event on record has all of it. */
const longestCell = 240;

/**
 * An event as a row. Its last cell ends in a comment that nobody sees and by which the row is known again: a JSON object
 * with run, number and kind. Of an end of a plan or a phase it is the whole event, with its signal, for those who have no
 * more of the record than this file: another clone, other tools (seed 000).
 */
export function rowOf(
  event: RecordedLine & { readonly plan?: unknown },
  { what, result = '', commit }: EventWords,
): string {
  const plan = typeof event.plan === 'string' ? event.plan : `phase ${event.phase}`;
  const isWhole = isKnownKind(event.event) && 'ends' in traitsOf(event.event);
  const { runId, seq, event: kind } = event;
  const comment = `<!-- ${inComment(JSON.stringify(isWhole ? event : { runId, seq, event: kind }))} -->`;
  const time = event.at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
  const cells = [inert(time, 40), inert(plan, 80), inert(what, 80), inert(result, longestCell)];
  return `| ${[...cells, `${commit ? `${inert(commit, 12).replace('…', '')} ` : ''}${comment}`].join(' | ')} |\n`;
}

/** The event that a line is about, as a row or, of earlier versions, as JSON; null where it is about none. */
export function keyIn(line: string): EventKey | null {
  const event = wholeEventIn(line);
  if (event !== null) return event;
  try {
    const { runId, seq } = JSON.parse(commentIn(line) ?? 'null') ?? {};
    return typeof runId === 'string' && Number.isSafeInteger(seq) ? { runId, seq } : null;
  } catch {
    return null; // a row that was torn, or edited
  }
}

/** The whole event that a line holds; null where it has none. */
export function wholeEventIn(line: string): RecordedLine | null {
  return parseLine(line.startsWith('|') ? (commentIn(line) ?? '') : line);
}

/** Whether a row after this line is one of the same table. */
export function isInTable(line: string): boolean {
  return line.startsWith('|') && (keyIn(line) !== null || tableHead.endsWith(`${line}\n`));
}

/** Only the last on the line: no cell before it can hold one, but an edit might. */
function commentIn(line: string): string | null {
  const at = line.lastIndexOf('<!-- ');
  const end = line.lastIndexOf(' -->');
  return line.startsWith('|') && at >= 0 && end > at ? line.slice(at + '<!-- '.length, end) : null;
}

/** The same JSON, in which nothing ends the comment or the cell, or is markup to whoever shows comments. */
function inComment(json: string): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json
    .replace(/[<>&@`!~*|]/g, escaped)
    .replace(/(?<=\])\(/g, escaped)
    .replace(/--+/g, (signs) => [...signs].map(escaped).join(''));
}
