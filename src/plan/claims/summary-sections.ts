import { maskText } from '../phase/markup.ts';

/** A sentence of a SUMMARY about its own plan. */
export interface SummaryClaim {
  /** As a person finds it: `status`, `Self-Check`, `Tasks`. */
  readonly name: string;
  readonly text: string;
  /**
   * `status` must say done and `count` all; the first words of `verdict` must not say open; `stop` says so. A `person` is
   * awaited.
   */
  readonly kind: 'status' | 'count' | 'verdict' | 'stop' | 'person';
}

export interface Section {
  /** 0 for the lines above the first heading. */
  readonly level: number;
  readonly title: string;
  /** Without those in code fences and comments. */
  readonly lines: readonly string[];
}

/** Longer than any line that says how a plan stands, and short enough for patterns that look back and forth. */
export const maxLineChars = 500;

/** Splits a SUMMARY's body at its headings. The first section is what stands above them. */
export function splitSections(body: string): Section[] {
  const sections: (Section & { readonly lines: string[] })[] = [{ level: 0, title: '', lines: [] }];
  for (const text of maskText(body).split(/\r?\n/)) {
    const line = text.slice(0, maxLineChars);
    const [, marks = '', rest = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    if (marks === '') sections.at(-1)?.lines.push(line);
    else sections.push({ level: marks.length, title: withoutMarks(rest).replace(/\s#+$/, ''), lines: [] });
  }
  return sections;
}

/** A line of a SUMMARY without quotes, list and table marks at the beginning, and without emphasis. */
export function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '')
    .replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '')
    .replace(/\s*\|\s*$/, '')
    .trim();
}

/** The first paragraph of a section, on one line. */
export function joinParagraph(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0) return '';
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  return withoutMarks(lines.slice(start, end < 0 ? undefined : end).join(' '));
}

/** The cells of a row of a table; none for any other line. */
export function tableCells(line: string): string[] {
  if (!/^\s*\|.*\|\s*$/.test(line)) return [];
  const cells = line.trim().slice(1, -1).split('|');
  return cells.map((cell) => withoutMarks(cell));
}
