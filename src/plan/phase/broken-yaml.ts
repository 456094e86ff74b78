import { tryYaml } from './yaml.ts';

export interface Repair {
  at: number;
  why: string;
  readAs: string;
}

/** Repairs YAML mistakes seen in real plans, such as `contains: "a", "b"` and `"foo\("`. */
export function repairLines(lines: readonly string[]): { lines: string[]; repairs: Repair[] } {
  const repairs: Repair[] = [];
  let literalIndent = -1;
  const repaired = lines.map((line, at) => {
    const indent = line.search(/\S/);
    if (literalIndent >= 0 && (indent < 0 || indent > literalIndent)) return line;
    literalIndent = -1;
    const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w.-]+:(?: +|$))?)(.*)$/.exec(line.trimEnd()) ?? [];
    if (/^[|>][+-]?\d?[+-]?$/.test(value)) literalIndent = indent;
    const repair = repairValue(value, lead);
    if (!repair) return line;
    repairs.push({ at, why: repair.why, readAs: repair.readAs });
    return lead + repair.readAs;
  });
  return { lines: repaired, repairs };
}

function repairValue(value: string, lead: string): { why: string; readAs: string } | null {
  if (value === '' || lead.trim() === '' || isCompleteValue(value)) return null;
  if (quotedList.test(value)) return { why: 'several quoted texts without brackets', readAs: `[${value}]` };
  if (/^"(?:[^"\\]|\\.)*"$/.test(value))
    return {
      why: 'a backslash that is not a YAML escape',
      // An unknown escape means that the text is a regular expression, so only `\"` and `\\` are unescaped.
      readAs: quoteSingle(value.slice(1, -1).replace(/\\(["\\])/g, '$1')),
    };
  return { why: 'an unquoted text with a special character', readAs: quoteSingle(value) };
}

const quotedList = /^"(?:[^"\\]|\\.)*"(?:\s*,\s*"(?:[^"\\]|\\.)*")+$/;

function isCompleteValue(value: string): boolean {
  if (/^(?:#|[|>][+-]?\d?[+-]?$)/.test(value)) return true;
  if (/^[[{]/.test(value) && !/[\]}]/.test(value)) return true;
  const read = tryYaml(value);
  return /^[[{]/.test(value) ? read !== undefined : typeof read === 'string';
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
