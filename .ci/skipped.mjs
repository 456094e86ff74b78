import { relative } from 'node:path';

/**
 * Names at the end of a run what was skipped, a line a file, with the reason the file gave on console.warn behind
 * "SKIPPED: " (test/needs.ts). A skipped test says nothing about the code, and nobody sees it among thousands that passed.
 */
export default class Skipped {
  #skipped = new Map();

  onTestResult({ path, context }, { testResults, console: said }) {
    const tests = testResults.filter(({ status }) => status === 'pending').length;
    const reasons = (said ?? []).flatMap(({ message }) => /^SKIPPED: (.*)/.exec(message)?.[1] ?? []);
    if (tests > 0 || reasons.length > 0) this.#skipped.set(relative(context.config.rootDir, path), { tests, reasons });
  }

  onRunComplete(_, { wasInterrupted }) {
    if (this.#skipped.size === 0 || wasInterrupted) return;
    const lines = [...this.#skipped].sort().map(([path, { tests, reasons }]) => {
      const why = [...new Set(reasons)].join('; ') || 'the file does not say why';
      return `  ${path}: ${tests} ${tests === 1 ? 'test' : 'tests'}: ${why}`;
    });
    // Behind the totals, which Jest's own reporter writes after all others.
    process.once('exit', () => process.stderr.write(`\nSkipped, so not tested here:\n${lines.join('\n')}\n`));
  }
}
