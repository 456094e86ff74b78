import { extend, fromLines, growing, labelled, remember, tally } from './grammar.ts';

/** `Passed: Total 12, Failed 0, Errors 0, Passed 11, Skipped 1, Ignored 2` of any framework, one for each project, added. */
export const sbt = fromLines('sbt', 'PFE', /(?:Passed|Failed|Error): Total \d+, Failed /y, (runs) => {
  const run = growing('sbt');
  runs.push(run);
  return (text, at) => {
    const match =
      /^(?:Passed|Failed|Error): Total (\d+), Failed (\d+), Errors (\d+), Passed (\d+)((?:, \w+ \d+)*)$/.exec(text);
    if (!match) return;
    const [total = 0, failed = 0, errors = 0, passed = 0] = match.slice(1, 5).map(Number);
    const left = [...(match[5] ?? '').matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0);
    extend(run, at);
    run.counts = {
      passed: (run.counts.passed ?? 0) + passed,
      failed: run.counts.failed + failed,
      errors: run.counts.errors + errors,
      skipped: run.counts.skipped + left,
      total: (run.counts.total ?? 0) + total,
    };
  };
});

/** `Suites: completed 3, aborted 0` with `Tests: succeeded 11, failed 1, canceled 0, ignored 2, pending 0` on the next line. */
export const scalatest = fromLines('scalatest', 'ST', /Suites: completed \d|Tests: succeeded \d/y, (runs) => {
  let suites = { at: -2, aborted: 0 };
  return (text, at) => {
    const aborted = /^Suites: completed \d+, aborted (\d+)/.exec(text)?.[1];
    if (aborted !== undefined) suites = { at, aborted: Number(aborted) };
    const match = /^Tests: succeeded (\d+), failed (\d+), canceled (\d+), ignored (\d+), pending (\d+)$/.exec(text);
    if (!match || suites.at !== at - 1) return;
    const [passed = 0, failed = 0, ...left] = match.slice(1).map(Number);
    const skipped = left.reduce((sum, number) => sum + number, 0);
    const counts = { passed, failed, skipped, errors: 0, total: null, suitesFailed: suites.aborted };
    remember(runs, { runner: 'scalatest', from: suites.at, to: at, counts, red: [] });
  };
});

/** `Kotest completed in …` and two lines later `Tests: passed 2, failed 0, ignored 1`, or `2 passed, 0 failed, 1 ignored`. */
export const kotest = fromLines(
  'kotest',
  'KT0123456789',
  /Kotest completed in |Tests: passed \d|\d+ passed, /y,
  (runs) => {
    let begun = -9;
    return (text, at) => {
      const line = text.trim();
      if (line.startsWith('Kotest completed in ')) begun = at;
      if (at !== begun + 2) return;
      const isNumberFirst = /^\d+ passed, \d+ failed, \d+ ignored$/.test(line);
      if (!isNumberFirst && !/^Tests: passed \d+, failed \d+, ignored \d+$/.test(line)) return;
      const said = isNumberFirst ? tally(line) : labelled(line.replace('Tests: ', '').replace(/(\w) (\d)/g, '$1: $2'));
      const { passed = 0, failed = 0, ignored = 0 } = said;
      const counts = { passed, failed, skipped: ignored, errors: 0, total: passed + failed + ignored };
      remember(runs, { runner: 'kotest', from: begun, to: at, counts, red: [] });
    };
  },
);
