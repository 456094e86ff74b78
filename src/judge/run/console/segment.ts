import { getLargest } from '../../../system/text/extremes.ts';
import { withoutNodeFiles } from './counts.ts';
import { type Grammar, isRed, type Reader, type Run } from './grammar.ts';

export interface SegmentResult {
  runs: Run[];
  /** Red summaries of the same log that were not taken for the result and that nothing explains away. */
  doubts: Run[];
}

/** The lines of one command. The last summary is the result; what stands between banner and summary is a test's. */
export class Segment {
  private readonly readers = new Map<Grammar, Reader>();
  private readonly reports: Run[] = [];
  /** For each runner the command names, whose summaries it can end in. If there are any, no other is believed. */
  private readonly named: (readonly string[])[];

  constructor(named: readonly (readonly string[])[]) {
    this.named = [...named];
  }

  name(runners: readonly (readonly string[])[]): void {
    for (const runner of runners) this.named.push(runner);
  }

  line(grammar: Grammar, text: string, at: number): void {
    const reader = this.readers.get(grammar) ?? grammar.reader();
    this.readers.set(grammar, reader);
    reader.line(text, at);
  }

  report(run: Run): void {
    this.reports.push(run);
  }

  result(): SegmentResult {
    const all = [...[...this.readers.values()].flatMap((reader) => reader.runs?.() ?? []), ...this.reports];
    const names = this.named.flat();
    const believed = all.filter((run) => names.length === 0 || names.includes(run.runner));
    const free = believed.filter((run) => !believed.some((other) => isEnclosing(other, run)));
    const groups = this.named.length > 0 ? this.named : [free.map((run) => run.runner)];
    const runs = new Set(groups.flatMap((group) => keepLastRuns(free.filter((run) => group.includes(run.runner)))));
    const doubts = free.filter((run) => !runs.has(run) && isRed(run) && !run.doubtful);
    return { runs: [...runs].map((run) => this.withTests(run)), doubts };
  }

  private withTests(run: Run): Run {
    const tests =
      run.tests ??
      [...this.readers].flatMap(([{ names }, reader]) => (names.includes(run.runner) ? (reader.tests?.() ?? []) : []));
    const counts = run.counts !== null && run.runner === 'node:test' ? withoutNodeFiles(run.counts, tests) : run.counts;
    return { ...run, counts, tests };
  }
}

function isEnclosing(outer: Run, inner: Run): boolean {
  return outer.runner !== inner.runner && outer.from < inner.from && inner.to < outer.to;
}

function keepLastRuns(runs: readonly Run[]): Run[] {
  const to = getLargest(runs.map((run) => run.to));
  return runs.filter((run) => run.to === to).slice(-1);
}
