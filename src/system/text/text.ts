import { getLargest } from './extremes.ts';

export function alignRows(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths = (rows[0] ?? []).map((_, column) => getLargest(rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    `${indent}${row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}`.trimEnd(),
  );
}

export function formatDiagnostics(
  diagnostics: readonly { severity: string; code: string; file: string; line: number; message: string }[],
): string[] {
  return diagnostics.map(
    ({ severity, code, file, line, message }) =>
      `${stripLine(file)}:${line}: ${severity}: ${stripLine(message)} [${code}]`,
  );
}

/** Returns text as one harmless line (I8). Runners obey old-style commands (`##[`) anywhere in a line. */
export function stripLine(text: string): string {
  return withoutControls(text).replaceAll('##[', '## [');
}

export function stripIndented(text: string): string {
  return `${/^ */.exec(text)?.[0] ?? ''}${stripLine(text)}`;
}

export function stripLines(text: string): string {
  return text.split('\n').map(stripIndented).join('\n');
}

/** Formats `0.3 s`, `3 min 12 s`, `30 min` or `2 h 5 min`. */
export function formatElapsed(ms: number): string {
  const [seconds, minutes] = [Math.floor(ms / 1000), Math.floor(ms / 60_000)];
  if (minutes < 1) return `${Math.round(ms / 100) / 10} s`;
  const [value, unit, smaller] = minutes < 60 ? ([seconds, 'min', 's'] as const) : ([minutes, 'h', 'min'] as const);
  const remaining = value % 60;
  return `${Math.floor(value / 60)} ${unit}${remaining === 0 ? '' : ` ${remaining} ${smaller}`}`;
}

export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const pad = (part: number) => String(part).padStart(2, '0');
  return minutes < 60
    ? `${minutes}:${pad(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}

export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Formats `a, b and 3 more`. */
export function joinFirstFew(items: readonly string[], max = 5, separator = ', '): string {
  const shown = items.slice(0, max).join(separator);
  return items.length > max ? `${shown} and ${items.length - max} more` : shown;
}

/** Cuts a text to `max` characters with an ellipsis, without splitting a character. */
export function clipText(text: string, max = 200): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

export function shortenId(commit: string): string {
  return commit.slice(0, 12);
}

export function quoteShellWord(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Returns text as one harmless line (I8), without direction marks that could disguise it. */
export function withoutControls(text: string): string {
  return text
    .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}

export function harmlessLines(text: string): string[] {
  const lines = text.split('\n').map(withoutControls);
  return lines.filter((line) => line !== '');
}

/** Cuts the middle out of a text to about `bytes` bytes of UTF-8. Mostly keeps the end, which says what went wrong. */
export function clipTail(text: string, bytes: number): string {
  const all = Buffer.from(text, 'utf8');
  if (all.length <= bytes) return text;
  const room = Math.max(0, bytes - omitted(all.length).length);
  const head = Math.floor(room / 4);
  let start = head;
  while (start > 0 && isInside(all, start)) start -= 1;
  let end = all.length - (room - head);
  while (end < all.length && isInside(all, end)) end += 1;
  const note = omitted(end - start);
  return `${all.toString('utf8', 0, start)}${note}${all.toString('utf8', end)}`;
}

function omitted(bytes: number): string {
  return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
}

function isInside(bytes: Buffer, at: number): boolean {
  return ((bytes[at] ?? 0) & 0xc0) === 0x80;
}

/** Joins parts up to `max` characters. The first always fits; a note counts the omitted ones. */
export function joinFitting(
  [first, ...rest]: readonly [string, ...string[]],
  max: number,
  size: (text: string) => number = (text) => text.length,
): string {
  const parts = [first];
  let remaining = max - size(first) - noteRoom;
  let omitted = 0;
  for (const part of rest) {
    const needed = size(part) + 2;
    if (needed > remaining) omitted += 1;
    else {
      parts.push(part);
      remaining -= needed;
    }
  }
  if (omitted > 0) parts.push(`_${formatCount(omitted, 'more part')} of this report did not fit; the run has them._`);
  return parts.join('\n\n');
}

const noteRoom = 120;
