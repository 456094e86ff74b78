import { withoutControls } from '../files/control-characters.ts';

/** Rows as lines with aligned columns; the last column is not padded. */
export function alignedRows(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    `${indent}${row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}`.trimEnd(),
  );
}

/** One line a diagnostic, as compilers write them. */
export function diagnosticLines(
  diagnostics: readonly { severity: string; code: string; file: string; line: number; message: string }[],
): string[] {
  return diagnostics.map(
    ({ severity, code, file, line, message }) =>
      `${plainLine(file)}:${line}: ${severity}: ${plainLine(message)} [${code}]`,
  );
}

/**
 * Text of plans, agents and file names as one harmless line: no control character reaches a terminal, and a runner finds
 * no command of its old form, which it obeys anywhere in a line (I8).
 */
export function plainLine(text: string): string {
  return withoutControls(text).replaceAll('##[', '## [');
}

/** The same for a line that may be indented. */
export function plainIndented(text: string): string {
  return `${/^ */.exec(text)?.[0] ?? ''}${plainLine(text)}`;
}

/** The same, line by line: for a message of ours that may quote them. */
export function plainLines(text: string): string {
  return text.split('\n').map(plainIndented).join('\n');
}

/** `4.2 s`, `3 min 20 s`, `1 h 5 min`. */
export function elapsed(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60
    ? `${minutes} min ${Math.floor((ms % 60_000) / 1000)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A running time as clocks show it: `0:07`, `3:12`, `1:05:09`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (part: number) => String(part).padStart(2, '0');
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** `1 attempt`, `2 attempts`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
