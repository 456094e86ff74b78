import { findFrontmatter } from '../phase/frontmatter.ts';
import { joinParagraph, splitSections, splitTableCells, withoutMarks } from './summary-sections.ts';

/** Lists the entries under `## Known Stubs` of a SUMMARY, from a list, a table or plain text. */
export function knownStubs(summary: string): string[] {
  const sections = splitSections(summary.slice(findFrontmatter(summary)?.bodyStart ?? 0));
  return sections
    .filter(({ title }) => /^(?:known |remaining |open )?stubs?\b/i.test(title))
    .flatMap(({ lines }) => listEntries(lines));
}

function listEntries(lines: readonly string[]): string[] {
  const text = joinParagraph(lines);
  if (text === '' || /^(?:none|no|nothing|n\/a|-)(?![\w/])/i.test(text)) return [];
  const [, , ...rows] = lines.map(splitTableCells).filter((cells) => cells.length > 1);
  const items = lines.filter((line) => /^\s{0,3}(?:[-*+]|\d+[.)])\s+\S/.test(line));
  if (rows.length > 0) return rows.map((cells) => cells.slice(0, 2).join(': '));
  return items.length > 0 ? items.map(withoutMarks) : [text];
}
