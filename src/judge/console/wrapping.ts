/**
 * Text that others put before a line: a CI timestamp, the columns of `gh run view --log`, line numbers of `grep -n`, the level of
 * maven, the task of turbo, pnpm or concurrently. Works on latin1 text in place, because most lines are never decoded.
 */
const stamp = /(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/y;
const columns = /(?:\d{1,9}[:-])?([^\t\n]{1,200}\t[^\t\n]{0,200})\t(?=(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT)/y;
const numbered = /\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/y;
const bracket = /\[([^\]\n]{1,60})\]:? ?/y;
/** In brackets, but no task: the level of a message (maven, sbt), or a time. */
const noTask = /^(?:INFO|ERROR|WARNING|WARN|DEBUG|SUCCESS)$|\d\d:\d\d/i;
/** `test tests::adds ... ok` of cargo is none. */
const task = /(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}(?<!:)):(?!:) ?/y;

/** Takes the wrappers off one line after the other. `start` and `task` hold what was found: no object for each line. */
export class Unwrapper {
  /** Offset of the line itself. */
  start = 0;
  /** The job or task whose output it is, empty if there is only one; tasks interleave. */
  task = '';
  private columns = false;
  private numbers = false;

  /** Columns and line numbers are only looked for in a log that has them at its beginning. */
  learn(text: string, start: number): void {
    this.columns ||= matches(columns, text, start);
    this.numbers ||= matches(numbered, text, start);
  }

  unwrap(text: string, start: number, end: number): void {
    this.start = start;
    this.task = '';
    const code = text.charCodeAt(start);
    if (this.columns) this.task = this.skip(columns, text, end) ?? '';
    else if (code === 0x20) return;
    if (this.numbers) this.skip(numbered, text, end);
    const before = text.charCodeAt(this.start);
    if (before === 0xef || (isDigit(before) && text.charCodeAt(this.start + 4) === 0x2d)) this.skip(stamp, text, end);
    this.takeTask(text, end);
  }

  private takeTask(text: string, end: number): void {
    const before = this.start;
    let code = text.charCodeAt(before);
    if (code === 0x1b || code === 0x5e) {
      this.start = firstSignificant(text, before, end);
      code = text.charCodeAt(this.start);
    }
    let name: string | undefined;
    if (code === OPEN_BRACKET) name = this.skip(bracket, text, end);
    else if (isWordStart(code) && mayBeTask(text, this.start, end)) name = this.skip(task, text, end);
    if (name === undefined) this.start = before;
    else if (!noTask.test(stripEscapes(name))) this.task = `${this.task}\n${name}`;
  }

  private skip(pattern: RegExp, text: string, end: number): string | undefined {
    pattern.lastIndex = this.start;
    const match = pattern.exec(text);
    if (!match || pattern.lastIndex > end) return undefined;
    this.start = pattern.lastIndex;
    return match[1] ?? '';
  }
}

function matches(pattern: RegExp, text: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

/** True when the first word ends as the name of a task does: in `:` or `#`, or before a word like `test`. */
function mayBeTask(text: string, start: number, end: number): boolean {
  const last = Math.min(end, start + 80);
  for (let at = start; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x3a || code === 0x23) return true;
    if (code === 0x20) return 'tsuec'.includes(text.charAt(at + 1));
    if (code === 0x09 || code > 0x7a || code === 0x28) return false;
  }
  return false;
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
  const escaped = line.includes('^[') ? line.replaceAll('^[', '\u001b') : line;
  if (!escaped.includes('\u001b')) return line;
  return escaped.replace(
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
