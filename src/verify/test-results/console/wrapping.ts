/**
 * What others put before a line: a CI timestamp, the columns of `gh run view --log`, line numbers of `grep -n`, the level of
 * maven, the task of turbo, pnpm or concurrently. Works on latin1 text in place: positions in, position and task out.
 */
export interface Unwrapped {
  /** Where the line itself starts. */
  start: number;
  /** The task or job whose output it is; tasks interleave. */
  task: string;
}

const stamp = /(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/y;
const columns = /(?:\d{1,9}[:-])?([^\t\n]{1,200}\t[^\t\n]{0,200})\t(?=(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT)/y;
const numbered = /\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/y;
const bracket = /\[([^\]\n]{1,60})\]:? ?/y;
const level = /^(?:INFO|ERROR|WARNING|WARN|DEBUG)$/;
const turbo = /(@?[\w./-]{1,80}[:#][\w:.-]{0,60}(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}): ?/y;
const pnpm = /([\w@./-]{1,80} (?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}): ?/y;

/** Takes the wrappers off the line that starts at `start`. A log has columns or not: `hasColumns` says whether to look. */
export function unwrap(text: string, start: number, end: number, hasColumns: boolean): Unwrapped {
  let task = '';
  let at = start;
  const skip = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || pattern.lastIndex > end) return undefined;
    at = pattern.lastIndex;
    return match[1] ?? '';
  };
  if (hasColumns) task = skip(columns) ?? task;
  if (isDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 0xef) {
    skip(numbered);
    skip(stamp);
  }
  const first = firstSignificant(text, at, end);
  const code = text.charCodeAt(first);
  if (code !== OPEN_BRACKET && !isWordStart(code)) return { start: at, task };
  const before = at;
  at = first;
  const name = code === OPEN_BRACKET ? skip(bracket) : (skip(turbo) ?? skip(pnpm));
  if (name === undefined) return { start: before, task };
  return { start: at, task: level.test(stripEscapes(name)) ? task : `${task}\n${name}` };
}

/** Whether a log is one of `gh run view --log`: job, step and time in columns. */
export function looksLikeColumns(text: string, start: number): boolean {
  columns.lastIndex = start;
  return columns.test(text);
}

const OPEN_BRACKET = 0x5b;

/** The first character that is no blank and no part of an escape sequence; escapes may be written out as `^[`. */
export function firstSignificant(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09) at += 1;
    else if (code === 0x1b) at = afterEscape(text, at + 1, end);
    else if (code === 0x5e && text.charCodeAt(at + 1) === OPEN_BRACKET && text.charCodeAt(at + 2) === OPEN_BRACKET)
      at = afterEscape(text, at + 2, end);
    else break;
  }
  return at;
}

/** After the rest of an escape sequence: `[`, parameters, one final letter; or `(B`. */
function afterEscape(text: string, start: number, end: number): number {
  if (text.charCodeAt(start) !== OPEN_BRACKET) return Math.min(start + (text.charCodeAt(start) === 0x28 ? 2 : 1), end);
  let at = start + 1;
  while (at < end && text.charCodeAt(at) < 0x40) at += 1;
  return Math.min(at + 1, end);
}

/** Removes terminal escapes, also those written out as `^[`. Bounded patterns; for one line at a time. */
export function stripEscapes(line: string): string {
  if (!line.includes('\u001b') && !line.includes('^[')) return line;
  return line
    .replaceAll('^[', '\u001b')
    .replace(
      /\u001b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-B]|[@-Z\\^_=>78])/g,
      '',
    );
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isWordStart(code: number): boolean {
  return code === 0x40 || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
