import { getLargest } from '../../../system/text/extremes.ts';
import { addCounts, type TestCounts } from './counts.ts';
import type { NamedTest } from './named-test.ts';

export interface Grammar {
  readonly names: readonly string[];
  readonly wants: RegExp;
  reader(): Reader;
}

export interface Reader {
  line(text: string, at: number): void;
  runs?(): readonly Run[];
  tests?(): readonly NamedTest[];
}

export interface Run {
  runner: string;
  from: number;
  to: number;
  /** Null if the runner reported its outcome without test counts. */
  counts: TestCounts | null;
  red: string[];
  ranNothing?: boolean;
  tests?: readonly NamedTest[];
  /** True for a red summary without a preceding failure line; a test may have printed it. */
  doubtful?: boolean;
}

export type Report = Omit<Run, 'from' | 'to'>;

export function combineRuns(allRuns: readonly Run[]): Run[] {
  const runs = allRuns.some(({ ranNothing }) => !ranNothing)
    ? allRuns.filter(({ ranNothing }) => !ranNothing)
    : allRuns.slice(-1);
  const [firstRun] = runs;
  const counted = runs.flatMap((run) => run.counts ?? []);
  const counts = counted.length === 0 ? null : addCounts(counted);
  const red = [...new Set(runs.flatMap((run) => run.red))];
  return firstRun === undefined ? [] : [{ ...firstRun, to: getLargest(runs.map(({ to }) => to)), counts, red }];
}

/** Adds a run. A log can contain any number of fake summaries, so of many old runs only a red one is kept. */
export function addRun(runs: Run[], run: Run): void {
  runs.push(run);
  if (runs.length < 500) return;
  const oldRuns = runs.splice(0, 250);
  const redRun = oldRuns.findLast((oldRun) => isRed(oldRun) && !oldRun.doubtful);
  if (redRun !== undefined) runs.unshift(redRun);
}

export function isRed({ counts, red }: Pick<Run, 'counts' | 'red'>): boolean {
  return red.length > 0 || (counts !== null && counts.failed + counts.errors + (counts.suitesFailed ?? 0) > 0);
}
