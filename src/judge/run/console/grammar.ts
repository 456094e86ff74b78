import { getLargest } from '../../../system/text/extremes.ts';
import { addCounts, type TestCounts } from './counts.ts';
import type { NamedTest } from './named-test.ts';

/** How one runner talks on a console: the lines it wants to see, and a reader that makes runs of them. */
export interface Grammar {
  /** The runners to whose summaries the tests belong of which its lines tell. */
  readonly names: readonly string[];
  /** Matches the beginning of a wanted line, behind its blanks. */
  readonly wants: RegExp;
  reader(): Reader;
}

export interface Reader {
  /** A wanted line without escapes and its number in the stream. */
  line(text: string, at: number): void;
  runs?(): readonly Run[];
  tests?(): readonly NamedTest[];
}

export interface Run {
  runner: string;
  /** First line that is known to belong to the run (its banner, if it prints one) and the last of its summary. */
  from: number;
  to: number;
  /** null: the runner said how it ended, but not how many tests there were. */
  counts: TestCounts | null;
  /** Sentences that make the run red whatever was counted. */
  red: string[];
  ranNothing?: boolean;
  tests?: readonly NamedTest[];
  /** A red summary that none of the runner's own lines about a failure came before may have been printed by a test. */
  doubtful?: boolean;
}

/** The result of a run without the lines that told of it: a report file has none. */
export type Report = Omit<Run, 'from' | 'to'>;

/** One run of all, with their counts added. What ran nothing adds nothing. */
export function combineRuns(all: readonly Run[]): Run[] {
  const runs = all.some(({ ranNothing }) => !ranNothing) ? all.filter(({ ranNothing }) => !ranNothing) : all.slice(-1);
  const [first] = runs;
  const counted = runs.flatMap((run) => run.counts ?? []);
  const counts = counted.length === 0 ? null : addCounts(counted);
  const red = [...new Set(runs.flatMap((run) => run.red))];
  return first === undefined ? [] : [{ ...first, to: getLargest(runs.map(({ to }) => to)), counts, red }];
}

/** Adds a run. A log can hold any number of lines that look like a summary: of many old ones a red one is kept, if any. */
export function rememberRun(runs: Run[], run: Run): void {
  runs.push(run);
  if (runs.length < 500) return;
  const old = runs.splice(0, 250);
  const red = old.findLast((one) => isRed(one) && !one.doubtful);
  if (red !== undefined) runs.unshift(red);
}

export function isRed({ counts, red }: Pick<Run, 'counts' | 'red'>): boolean {
  return red.length > 0 || (counts !== null && counts.failed + counts.errors + (counts.suitesFailed ?? 0) > 0);
}
