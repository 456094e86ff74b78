import { emptyNodeFiles, isNodeTestFile, nonZero, withoutNodeFiles } from './counts.ts';
import { fromLines, rememberRun } from './grammar.ts';

/** `ℹ tests 6` to `ℹ todo 1`, one block. In TAP the same words come after `#`; see tap.ts. */
export const nodeTest = fromLines(
  'node:test',
  /ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo) \d|✔ .{1,300}\.[cm]?[jt]sx? \(/,
  (runs) => {
    let empty = 0;
    let block: { from: number; to: number; words: Record<string, number> } = { from: -2, to: -2, words: {} };
    return (text, at) => {
      const name = /^✔ (.+) \([\d.]+ms\)$/.exec(text)?.[1];
      if (name !== undefined && isNodeTestFile(name)) empty += 1;
      const [, word, digits] = /^ℹ ([a-z]+) (\d+)$/.exec(text) ?? [];
      if (word === undefined || (word !== 'tests' && block.to !== at - 1)) return;
      if (word === 'tests') block = { from: at, to: at, words: {} };
      block.words[word] = Number(digits);
      block.to = at;
      if (word !== 'todo') return;
      const { tests: total = 0, pass: passed = 0, fail: failed = 0, skipped = 0, todo, cancelled = 0 } = block.words;
      const all = { passed, failed, skipped, errors: 0, total, ...nonZero({ todo }) };
      const counts = withoutNodeFiles(all, empty);
      const red = [
        ...(cancelled > 0 ? [`${cancelled} tests were cancelled`] : []),
        ...(counts.passed === 0 ? emptyNodeFiles(empty) : []),
      ];
      empty = 0;
      rememberRun(runs, { runner: 'node:test', from: block.from, to: at, counts, red });
    };
  },
);
