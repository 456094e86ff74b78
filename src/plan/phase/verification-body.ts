import { blankComments, maskText } from './markup.ts';

/**
 * Finds what the body of a verification report says against its own frontmatter: a second status, also in a second frontmatter,
 * and rows of its tables that failed. Columns that tell of an earlier verification do not count.
 */
export function bodyObjections(body: string): { statuses: string[]; failedRows: number } {
  const lines = maskText(blankComments(body)).split(/\r?\n/);
  const statuses = lines.flatMap((line, at) => {
    const [, text] = /^status:[ \t]*["']?([A-Za-z_ -]{1,40})["']?[ \t]*$/.exec(line) ?? [];
    const isFrontmatter = lines.slice(Math.max(0, at - 10), at).some((before) => /^---[ \t]*$/.test(before));
    return text !== undefined && isFrontmatter ? [text] : [];
  });
  return { statuses, failedRows: failedRows(lines) };
}

function failedRows(lines: readonly string[]): number {
  let failed = 0;
  let head: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = splitTableRow(line);
    if (cells.length === 0) head = [];
    else if (isRule(lines[at + 1] ?? '')) head = cells;
    else if (cells.some((cell, column) => column > 0 && isFailure(cell) && !earlierPattern.test(head[column] ?? '')))
      failed += 1;
  }
  return failed;
}

function splitTableRow(line: string): string[] {
  const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line.slice(0, 2_000)) ?? [];
  return (row ?? '').split('|').flatMap((cell) => (row === undefined ? [] : [cell.replace(/[*_`]/g, '').trim()]));
}

function isRule(line: string): boolean {
  return /^\s*\|?[\s|:-]*---[\s|:-]*$/.test(line);
}

const earlierPattern = /previous|before|earlier|was|initial|expected/i;

/** The words of GSD's verifier for a truth, an artifact or a link that does not hold, alone in a cell. */
function isFailure(cell: string): boolean {
  return /^(?:[✗✘❌×]\s*)?(?:FAILED|FAIL|NOT[ _]VERIFIED|NOT[ _]WIRED|NOT[ _]SATISFIED|MISSING|STUB|ORPHANED)$|^[✗✘❌](?:\s+[A-Z_ ]+)?$/.test(
    cell,
  );
}
