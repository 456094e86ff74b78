import { DIGITS, type Grammar, oneLine, type Run, remember, tally } from './grammar.ts';

/** ` 1 pass`, ` 1 fail` and so on, closed by `Ran 4 tests across 1 file.`. */
export const bun: Grammar = {
  runner: 'bun',
  starts: `${DIGITS}Rb`,
  wants: /\d+ (?:pass|fail|skip|todo|errors?|expect\(\) calls|filtered out)\b|Ran \d+ tests? across|bun test v/y,
  reader() {
    const runs: Run[] = [];
    let banner: number | undefined;
    let block: { at: number; words: Record<string, number> } = { at: -2, words: {} };
    return {
      line(text, at) {
        if (text.startsWith('bun test v')) banner = at;
        if (/^ \d+ [a-z(]/.test(text))
          block = { at, words: { ...(block.at === at - 1 ? block.words : {}), ...tally(text) } };
        const ran = /^Ran (\d+) tests? across \d+ files?\./.exec(text)?.[1];
        if (ran === undefined || at - block.at > 2) return;
        const { pass = 0, fail = 0, skip = 0, todo, error = 0, errors = error } = block.words;
        const counts = {
          passed: pass,
          failed: fail,
          skipped: skip,
          errors,
          total: Number(ran),
          ...(todo ? { todo } : {}),
        };
        remember(runs, { runner: 'bun', from: banner ?? block.at, to: at, counts, red: [] });
        banner = undefined;
      },
      runs: () => runs,
    };
  },
};

/** `FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)`. */
export const deno: Grammar = oneLine('deno', 'oF', /(?:ok|FAILED) \| \d/y, (line) => {
  const match = /^(ok|FAILED) \| (\d+) passed(?: \([^()]*\))? \| (\d+) failed(.*)$/.exec(line);
  if (!match) return null;
  const [, word, passed, failed, rest = ''] = match;
  const counts = {
    passed: Number(passed),
    failed: Number(failed),
    skipped: tally(rest).ignored ?? 0,
    errors: 0,
    total: null,
  };
  return { counts, red: word === 'FAILED' ? ['deno says FAILED'] : [] };
});
