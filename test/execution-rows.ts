/** A row of EXECUTION_LOG.md as a test asks for it: its cells, and what its comment says. */
export interface LoggedRow {
  readonly plan: string;
  readonly what: string;
  readonly result: string;
  readonly event: {
    readonly runId: string;
    readonly seq: number;
    readonly event: string;
    readonly [key: string]: unknown;
  };
}

/** The rows of an EXECUTION_LOG.md; throws for one that has another number of cells, or no comment. */
export function rowsIn(log: string): LoggedRow[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (Time \(UTC\)|---) \|/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const [, , plan = '', what = '', result = '', last = ''] = cells;
      const [, json] = /<!-- (\{.*\}) -->$/.exec(last) ?? [];
      if (cells.length !== 7 || json === undefined) throw new Error(`not a row of five cells with a comment: ${line}`);
      return { plan, what, result: result.replaceAll('\\', ''), event: JSON.parse(json) };
    });
}
