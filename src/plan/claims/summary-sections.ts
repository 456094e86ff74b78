import { masked } from '../phase/markup.ts';

/** A sentence of a SUMMARY about its own plan. */
export interface SummaryClaim {
  /** As a person finds it: `status`, `Self-Check`, `Tasks`. */
  readonly name: string;
  readonly text: string;
  /**
   * `status` must say done, `count` all; `prose` and the first words of `verdict` must not say open; `stop` does. A
   * `decision` waits for a person.
   */
  readonly kind: 'status' | 'count' | 'prose' | 'verdict' | 'stop' | 'decision';
}

export interface Section {
  /** 0 for the lines above the first heading. */
  readonly level: number;
  readonly title: string;
  /** Titles of the headings it stands below, outermost first, and its own. */
  readonly path: readonly string[];
  readonly lines: readonly string[];
  /** Lines in code fences, which are no lines of its own. */
  readonly printed: readonly string[];
}

type OpenSection = Omit<Section, 'lines' | 'printed'> & { readonly lines: string[]; readonly printed: string[] };

/** Longer than any line that says how a plan stands, and short enough for patterns that look back and forth. */
export const maxLineChars = 500;

/** Splits a SUMMARY's body at its headings. The first section is what stands above them. */
export function splitSections(body: string): Section[] {
  const sections: OpenSection[] = [{ level: 0, title: '', path: [], lines: [], printed: [] }];
  const above: string[] = [];
  const written = body.split(/\r?\n/);
  for (const [at, text] of masked(body).split(/\r?\n/).entries()) {
    const line = text.slice(0, maxLineChars);
    const printed = text.trim() === '' ? (written[at] ?? '').slice(0, maxLineChars) : '';
    if (printed.trim() !== '') sections.at(-1)?.printed.push(printed);
    const [, marks = '', rest = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    if (marks === '') {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const level = marks.length;
    const title = withoutMarks(rest).replace(/\s#+$/, '');
    above.length = Math.min(above.length, level - 1);
    above[level - 1] = title;
    sections.push({ level, title, path: [...above].map((each) => each ?? ''), lines: [], printed: [] });
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
export function paragraph(lines: readonly string[]): string {
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
