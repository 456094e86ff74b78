import { maskText } from '../phase/markup.ts';

export interface SummaryClaim {
  /** Label in the SUMMARY: `status`, `Self-Check`, `Tasks`. */
  readonly name: string;
  readonly text: string;
  /**
   * How to read `text`: a `status` must report completion, a `count` must be full, a `verdict` must not start with open
   * work, a `stop` reports open work, and `person` waits for a person.
   */
  readonly kind: 'status' | 'count' | 'verdict' | 'stop' | 'person';
}

export interface Section {
  /** 0 for text above the first heading. */
  readonly level: number;
  readonly title: string;
  /** Lines outside code fences and comments. */
  readonly lines: readonly string[];
}

/** Longer than any status line, and short enough for patterns with lookarounds. */
export const maxLineChars = 500;

/** Splits a SUMMARY's body at its headings; the first section is the text above them. */
export function splitSections(body: string): Section[] {
  const sections: (Section & { readonly lines: string[] })[] = [{ level: 0, title: '', lines: [] }];
  for (const text of maskText(body).split(/\r?\n/)) {
    const line = text.slice(0, maxLineChars);
    const [, marks = '', title = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    if (marks === '') sections.at(-1)?.lines.push(line);
    else sections.push({ level: marks.length, title: withoutMarks(title).replace(/\s#+$/, ''), lines: [] });
  }
  return sections;
}

/** Removes leading quote, list and table marks, and emphasis. */
export function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '')
    .replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '')
    .replace(/\s*\|\s*$/, '')
    .trim();
}

export function joinParagraph(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0) return '';
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  return withoutMarks(lines.slice(start, end < 0 ? undefined : end).join(' '));
}

/** Returns the cells of a table row, or an empty list for other lines. */
export function splitTableCells(line: string): string[] {
  if (!/^\s*\|.*\|\s*$/.test(line)) return [];
  const cells = line.trim().slice(1, -1).split('|');
  return cells.map((cell) => withoutMarks(cell));
}
