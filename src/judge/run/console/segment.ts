import { getLargest } from '../../../system/text/extremes.ts';
import { withoutNodeFiles } from './counts.ts';
import { type Grammar, isRed, type Reader, type Run } from './grammar.ts';

export interface SegmentResult {
  runs: Run[];
  doubts: Run[];
}

/** The output of one command. Its last summary is the result; a summary before that was printed by a test. */
export class Segment {
  private readonly readers = new Map<Grammar, Reader>();
  private readonly reports: Run[] = [];
  /** Summary formats of the runners that the command names. If empty, any format is accepted. */
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
    const allRuns = [...[...this.readers.values()].flatMap((reader) => reader.runs?.() ?? []), ...this.reports];
    const names = this.named.flat();
    const believed = allRuns.filter((run) => names.length === 0 || names.includes(run.runner));
    const outermost = believed.filter((run) => !believed.some((other) => isEnclosing(other, run)));
    const groups = this.named.length > 0 ? this.named : [outermost.map((run) => run.runner)];
    const runs = new Set(
      groups.flatMap((group) => keepLastRuns(outermost.filter((run) => group.includes(run.runner)))),
    );
    const doubts = outermost.filter((run) => !runs.has(run) && isRed(run) && !run.doubtful);
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
  const lastLine = getLargest(runs.map((run) => run.to));
  return runs.filter((run) => run.to === lastLine).slice(-1);
}
