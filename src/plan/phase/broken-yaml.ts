import { tryYaml } from './yaml.ts';

export interface Repair {
  /** Index of the line in the block. */
  at: number;
  why: string;
  readAs: string;
}

/**
 * Rewrites the lines of an invalid YAML block for faults met in real plans: `contains: "a", "b"`, a regular
 * expression in double quotes (`"foo\("`), a leading backtick or `>=`, a colon in an unquoted text.
 */
export function repairedLines(lines: readonly string[]): { lines: string[]; repairs: Repair[] } {
  const repairs: Repair[] = [];
  let literalIndent = -1;
  const repaired = lines.map((line, at) => {
    const indent = line.search(/\S/);
    if (literalIndent >= 0 && (indent < 0 || indent > literalIndent)) return line;
    literalIndent = -1;
    const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w.-]+:(?: +|$))?)(.*)$/.exec(line.trimEnd()) ?? [];
    if (/^[|>][+-]?\d?[+-]?$/.test(value)) literalIndent = indent;
    const repair = repairedValue(value, lead);
    if (!repair) return line;
    repairs.push({ at, why: repair.why, readAs: repair.readAs });
    return lead + repair.readAs;
  });
  return { lines: repaired, repairs };
}

function repairedValue(value: string, lead: string): { why: string; readAs: string } | null {
  if (value === '' || lead.trim() === '' || isCompleteValue(value)) return null;
  if (quotedList.test(value)) return { why: 'several quoted texts without brackets', readAs: `[${value}]` };
  if (/^"(?:[^"\\]|\\.)*"$/.test(value))
    return {
      why: 'a backslash that is not a YAML escape',
      // One unknown escape means that all were meant for the regular expression, so only `\"` and `\\` are undone.
      readAs: singleQuoted(value.slice(1, -1).replace(/\\(["\\])/g, '$1')),
    };
  return { why: 'an unquoted text with a special character', readAs: singleQuoted(value) };
}

const quotedList = /^"(?:[^"\\]|\\.)*"(?:\s*,\s*"(?:[^"\\]|\\.)*")+$/;

/** True for a value that is valid as it is: a scalar, a whole flow collection or the beginning of a longer value. */
function isCompleteValue(value: string): boolean {
  if (/^(?:#|[|>][+-]?\d?[+-]?$)/.test(value)) return true;
  if (/^[[{]/.test(value) && !/[\]}]/.test(value)) return true;
  const read = tryYaml(value);
  return /^[[{]/.test(value) ? read !== undefined : typeof read === 'string';
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Drops the smallest entries that do not parse, as the last resort; `lost` has the index of each one's first line. */
export function salvageYaml(
  lines: readonly string[],
  read: (text: string) => unknown,
): { value: unknown; lost: number[] } {
  const [head = ''] = lines;
  let saved = head;
  const lost: number[] = [];
  const keepIfValid = (above: string, from: number, to: number): boolean => {
    const entry = lines.slice(from, to).join('\n');
    const isValid = entry.trim() === '' || read(`${above}\n${entry}`) !== undefined;
    if (isValid) saved += `\n${entry}`;
    return isValid;
  };
  for (const [from, to] of childEntries(lines, 1, lines.length)) {
    if (keepIfValid(head, from, to)) continue;
    const own = lines[from] ?? '';
    const parts = own.trimEnd().endsWith(':') ? childEntries(lines, from + 1, to) : [];
    if (parts.length === 0) lost.push(from);
    else saved += `\n${own}`;
    for (const [start, end] of parts) if (!keepIfValid(`${head}\n${own}`, start, end)) lost.push(start);
  }
  const value = read(saved);
  return value === undefined && lost.length === 0 ? { value, lost: [0] } : { value, lost };
}

/** The entries on the first level below a line, each as [first line, line after the last]. */
function childEntries(lines: readonly string[], from: number, to: number): [number, number][] {
  const first = lines.slice(from, to).find((line) => line.trim() !== '');
  const indent = first?.search(/\S/) ?? 0;
  const starts: number[] = [];
  for (let at = from; at < to; at++) {
    const own = lines[at]?.search(/\S/) ?? -1;
    if (own >= 0 && own <= indent) starts.push(at);
  }
  return starts.map((start, at) => [start, starts[at + 1] ?? to]);
}
