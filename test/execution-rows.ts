/** A row of EXECUTION_LOG.md as a test asks for it: its cells without escapes. */
export interface LoggedRow {
  readonly when: string;
  readonly what: string;
  readonly took: string;
  readonly judged: string;
  readonly result: string;
  readonly commit: string;
}

/** The rows of an EXECUTION_LOG.md; throws for one that has another number of cells, or a comment. */
export function rowsIn(log: string): LoggedRow[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (When \(UTC\)|---) \|/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\', ''));
      const [, when = '', what = '', took = '', judged = '', result = '', commit = ''] = cells;
      if (cells.length !== 8 || line.includes('<!--')) throw new Error(`not a row of six cells: ${line}`);
      return { when, what, took, judged, result, commit };
    });
}

/** The attempts of a log in order, such as `01-02 attempt 1`. */
export function attemptsIn(log: string): LoggedRow[] {
  return rowsIn(log).filter(({ what }) => / attempt \d+$/.test(what) && !what.includes(' after '));
}
