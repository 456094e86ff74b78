import { type Grammar, type Run, remember } from './grammar.ts';

/**
 * `Files=3, Tests=5, …` and `Result: FAIL` under it; what failed is told file by file before. What was skipped in a file
 * that passes, or failed as a todo, only verbose output shows, where every point has its line.
 */
export const prove: Grammar = {
  runner: 'prove',
  starts: 'F(Ron',
  wants: /(?:not )?ok \d|Failed \d+\/\d+ subtests|\(less \d+ skipped|Files=\d+, Tests=|Result: /y,
  reader() {
    const runs: Run[] = [];
    let [failed, skipped] = [0, 0];
    let points = { seen: 0, skipped: 0, todo: 0 };
    return {
      line(text, at) {
        const [point, not, directive] = /^(not )?ok \d+\b(?:.*#\s*(skip|todo)\b)?/i.exec(text) ?? [];
        if (point !== undefined) {
          points.seen += 1;
          if (/skip/i.test(directive ?? '')) points.skipped += 1;
          if (/todo/i.test(directive ?? '') && not !== undefined) points.todo += 1;
        }
        failed += Number(/^Failed (\d+)\/\d+ subtests/.exec(text)?.[1] ?? 0);
        skipped += Number(/^\t\(less (\d+) skipped subtests?:/.exec(text)?.[1] ?? 0);
        const total = /^Files=\d+, Tests=(\d+),/.exec(text)?.[1];
        if (total !== undefined) {
          if (points.seen > 0) skipped = points.skipped;
          const passed = Math.max(0, Number(total) - failed - skipped - points.todo);
          const xfailed = points.todo > 0 ? { xfailed: points.todo } : {};
          const counts = { passed, failed, skipped, errors: 0, total: Number(total), ...xfailed };
          remember(runs, { runner: 'prove', from: at, to: at, counts, red: [] });
          [failed, skipped] = [0, 0];
          points = { seen: 0, skipped: 0, todo: 0 };
        }
        const result = /^Result: (FAIL|NOTESTS)$/.exec(text)?.[1];
        const last = runs.at(-1);
        if (result && last?.to === at - 1) last.red.push(`prove says ${result}`);
      },
      runs: () => runs,
    };
  },
};
