import { NONE } from './counts.ts';
import { DIGITS, fromLines, nothing, oneLine, type Run, remember, tally } from './grammar.ts';

const playwrightWords = ['failed', 'interrupted', 'flaky', 'skipped', 'did not run', 'passed'];

/** `  2 failed`, `  1 flaky`, `  2 skipped`, `  1 did not run`, `  1 passed (3.2s)`, always in this order. */
export const playwright = fromLines(
  'playwright',
  `${DIGITS}RE`,
  /\d+ (?:failed|interrupted|flaky|skipped|did not run|passed|errors? (?:was|were) not a part)|Running \d+ tests? using|Error: No tests found/y,
  (runs) => {
    let banner: number | undefined;
    let rank = -1;
    /** Errors outside of tests are told before or after the counts. */
    let outside: string[] = [];
    return (text, at) => {
      if (/^Running \d+ tests? using \d+ workers?/.test(text)) [banner, rank, outside] = [at, -1, []];
      if (text === 'Error: No tests found') remember(runs, nothing('playwright', at, 'playwright found no tests'));
      if (/^ {2}\d+ errors? (?:was|were) not a part of any test/.test(text)) outside.push(text.trim().slice(0, 200));
      const [, number, word = ''] =
        /^ {2}(\d+) (failed|interrupted|flaky|skipped|did not run|passed)(?: \([^()]*\))?$/.exec(text) ?? [];
      if (banner === undefined || word === '') return;
      let run = runs.at(-1);
      if (!run?.counts || run.from !== banner || playwrightWords.indexOf(word) <= rank) {
        if (run?.from === banner) runs.pop();
        run = { runner: 'playwright', from: banner, to: at, counts: { ...NONE, total: null }, red: outside };
        remember(runs, run);
      }
      rank = playwrightWords.indexOf(word);
      run.to = at;
      addPlaywrightLine(run, Number(number), word);
    };
  },
);

function addPlaywrightLine(run: Run, number: number, word: string): void {
  if (!run.counts) return;
  if (word === 'did not run') run.counts.notRun = number;
  else if (word === 'flaky') run.counts.flaky = number;
  else if (word === 'interrupted') run.red.push(`${number} tests were interrupted`);
  else if (word === 'passed' || word === 'failed' || word === 'skipped') run.counts[word] = number;
}

/** `3 scenarios (1 failed, 1 undefined, 1 passed)`; what is undefined was never tested, so it is no pass. */
export const cucumber = oneLine('cucumber', DIGITS, /\d+ scenarios?/y, (line) => {
  const match = /^(\d+) scenarios?(?: \(([^()]*)\))?$/.exec(line);
  if (!match) return null;
  const said = tally(match[2] ?? '');
  const { passed = 0, failed = 0, skipped = 0 } = said;
  const { pending = 0, undefined: missing = 0, ambiguous = 0 } = said;
  const open = missing + ambiguous + pending;
  const counts = { passed, failed, skipped, errors: 0, total: Number(match[1]) };
  return { counts, red: open > 0 ? [`${open} scenarios are undefined, ambiguous or pending`] : [] };
});
