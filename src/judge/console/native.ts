import { addCounts, NONE, nonZero, type TestCounts } from './counts.ts';
import { DIGITS, extend, fromLines, type Grammar, nothing, oneLine, type Run, remember, tally } from './grammar.ts';

/**
 * `test result: ok. 2 passed; 0 failed; …`, one for each target, so they are added. Each has to add up to the
 * `running 2 tests` before it, and the last one before the next target counts: with `--nocapture` a test can print both.
 * A target that announced tests and has no result ended early: cargo exits with 0 if a test called exit(0).
 */
export const cargo: Grammar = {
  runner: 'cargo',
  starts: 'rte',
  wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/y,
  reader() {
    const red: string[] = [];
    let done: TestCounts | undefined;
    let target: CargoTarget = { announced: undefined };
    let open: CargoTarget[] = [];
    let sawAnnouncement = false;
    let [from, to, last] = [-1, -1, -1];
    const finish = (announced: number | undefined): void => {
      if (target.result) done = addCounts([...(done ? [done] : []), target.result.counts]);
      else if (target.announced && open.length < 1000) open.push(target);
      if (target.result?.word === 'FAILED' && target.result.counts.failed === 0) red.push('cargo says FAILED');
      target = { announced };
    };
    /** A result that fits an open target instead is of that one: what came between was printed by its tests. */
    const reopen = ({ tests }: CargoResult): void => {
      const at = target.announced === tests ? -1 : open.findLastIndex(({ announced }) => announced === tests);
      if (at < 0) return;
      target = { announced: tests };
      open = open.slice(0, at);
    };
    return {
      line(text, at) {
        if (from < 0) from = at;
        last = at;
        const announced = /^running (\d+) tests?$/.exec(text)?.[1];
        if (announced !== undefined) finish(Number(announced));
        sawAnnouncement ||= announced !== undefined;
        if (text.startsWith('error: ') && red.length < 20) red.push(text.slice(0, 200));
        const result = cargoResult(text);
        if (!result) return;
        // An excerpt of a log may have the results only.
        if (!sawAnnouncement) finish(undefined);
        reopen(result);
        if ((target.announced ?? result.tests) !== result.tests) return;
        target.result = result;
        to = at;
      },
      runs() {
        finish(undefined);
        const lost = open.map(
          ({ announced }) => `a cargo target announced ${announced} tests and did not report their result`,
        );
        if (done) return [{ runner: 'cargo', from, to, counts: done, red: [...red, ...new Set(lost)].slice(0, 40) }];
        const broken = red.some((line) => line.startsWith('error: could not compile'));
        return broken ? [{ runner: 'cargo', from, to: last, counts: null, red }] : [];
      },
    };
  },
};

interface CargoTarget {
  announced: number | undefined;
  result?: CargoResult;
}

type CargoResult = NonNullable<ReturnType<typeof cargoResult>>;

function cargoResult(line: string) {
  const match =
    /^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out/.exec(
      line,
    );
  if (!match) return null;
  const [passed = 0, failed = 0, skipped = 0, measured = 0] = match.slice(2).map(Number);
  const counts = { passed: passed + measured, failed, skipped, errors: 0, total: null };
  return { word: match[1] ?? '', tests: passed + failed + skipped + measured, counts };
}

/** `     Summary [   0.1s] 4 tests run: 3 passed (1 flaky), 1 failed, 1 skipped`. */
export const nextest = oneLine('nextest', 'S', /Summary \[/y, (line) => {
  const match = /^ +Summary \[ *[\d.]+s\] (\d+)(?:\/\d+)? tests? run: (.*)$/.exec(line);
  if (!match) return null;
  const { passed = 0, failed = 0, skipped = 0, flaky, timed = 0, exec = 0 } = tally(match[2] ?? '');
  const counts = { passed, failed: failed + timed + exec, skipped, errors: 0, total: Number(match[1]) };
  return { counts: { ...counts, ...(flaky ? { flaky: 0 } : {}) }, red: [] };
});

/**
 * Verbose output counts: a test is `=== RUN   Name` and then `--- PASS: Name`. Otherwise only packages are told, which
 * says whether it is green, but not how many tests there were.
 */
export const go: Grammar = {
  runner: 'go',
  starts: '=-o?F',
  wants: /=== RUN {3}|--- (?:PASS|FAIL|SKIP): |ok {2}\t|\? {3}\t|FAIL\t/y,
  reader() {
    const open = new Set<string>();
    const counts = { ...NONE, total: null };
    const run: Run = { runner: 'go', from: 0, to: -1, counts: null, red: [] };
    const packages = { ok: 0, empty: 0, failed: 0 };
    const begun = (name: string): void => {
      run.counts = counts;
      if (!name.includes('/') && open.size < 100_000) open.add(name);
    };
    const ended = (text: string): void => {
      const [, outcome, name = ''] = /^--- (PASS|FAIL|SKIP): (\S+) \([\d.]+s\)$/.exec(text) ?? [];
      if (!open.delete(name)) return;
      if (outcome === 'PASS') counts.passed = (counts.passed ?? 0) + 1;
      if (outcome === 'FAIL') counts.failed += 1;
      if (outcome === 'SKIP') counts.skipped += 1;
    };
    /** A test that prints half a line hides its own last line behind it; in a package that is ok it did not fail. */
    const closed = (isOk: boolean): void => {
      if (isOk) counts.passed = (counts.passed ?? 0) + open.size;
      open.clear();
    };
    return {
      line(text, at) {
        extend(run, at);
        if (text.startsWith('=== RUN   ')) return begun(text.slice(10));
        if (text.startsWith('--- ')) return ended(text);
        if (/^(?:ok {2}|FAIL)\t/.test(text)) closed(text.startsWith('ok'));
        if (/^ok {2}\t/.test(text)) packages[text.includes('[no tests to run]') ? 'empty' : 'ok'] += 1;
        if (/^\? {3}\t/.test(text)) packages.empty += 1;
        if (/^FAIL\t\S+(?:\t[\d.]+s| \[(?:build|setup) failed\])$/.test(text)) packages.failed += 1;
      },
      runs() {
        if (packages.ok + packages.empty + packages.failed === 0) return [];
        const ranNothing = packages.ok + packages.failed === 0;
        const red = [
          ...(packages.failed > 0 ? [`${packages.failed} packages failed`] : []),
          ...(ranNothing ? ['no package has tests to run'] : []),
        ];
        return [{ ...run, red, ranNothing }];
      },
    };
  },
};

/** `75% tests passed, 1 tests failed out of 4`: a skipped test is among those that passed, a disabled one is not in the total. */
export const ctest = fromLines(
  'ctest',
  `${DIGITS}TN`,
  /\d+% tests passed|\d+\/\d+ Test +#\d+:|Test project |No tests were found/y,
  (runs) => {
    let project: number | undefined;
    let [skipped, disabled] = [0, 0];
    return (text, at) => {
      if (text.startsWith('Test project ')) [project, skipped, disabled] = [at, 0, 0];
      const left = /^ *\d+\/\d+ Test +#\d+: .*\*\*\*(Skipped|Not Run \(Disabled\))/.exec(text)?.[1];
      if (left === 'Skipped') skipped += 1;
      else if (left !== undefined) disabled += 1;
      if (/^No tests were found!!!/.test(text)) remember(runs, nothing('ctest', at, 'ctest found no tests'));
      const match = /^\d+% tests passed(?:,|!,) (\d+) tests? failed out of (\d+)$/.exec(text);
      if (!match) return;
      const [failed, total] = [Number(match[1]), Number(match[2])];
      const passed = Math.max(0, total - failed - skipped);
      const counts = { passed, failed, skipped: skipped + disabled, errors: 0, total };
      remember(runs, { runner: 'ctest', from: project ?? at, to: at, counts, red: [] });
      [skipped, disabled] = [0, 0];
    };
  },
);

/** `4 tests, 1 failure, 1 skipped`; after `Finished in …` it is that of ExUnit. */
export const bats = fromLines('bats', `${DIGITS}F`, /\d+ tests?, \d+ failures?|Finished in /y, (runs) => {
  let finished = -2;
  return (text, at) => {
    if (text.startsWith('Finished in ')) finished = at;
    const match = /^(\d+) tests?, (\d+) failures?((?:, \d+ (?:skipped|not run))*)(?: in \d+ seconds)?$/.exec(text);
    if (!match || finished === at - 1) return;
    const [total, failed] = [Number(match[1]), Number(match[2])];
    const { skipped = 0, not: notRun = 0 } = tally(match[3] ?? '');
    const counts = {
      passed: total - failed - skipped - notRun,
      failed,
      skipped,
      errors: 0,
      total,
      ...nonZero({ notRun }),
    };
    remember(runs, { runner: 'bats', from: at, to: at, counts, red: [] });
  };
});
