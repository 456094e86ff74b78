import { z } from 'zod';
import { addCounts, NONE, type TestCounts } from './counts.ts';
import { extendRun, fromLines, type Grammar, type Run, startRun } from './grammar.ts';
import { maxNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';

/**
 * `test result: ok. 2 passed; 0 failed; …`, one for each target, so they are added. Each has to add up to the
 * `running 2 tests` before it, and the last one before the next target counts: with `--nocapture` a test can print both.
 * A target that announced tests and has no result ended early: cargo exits with 0 if a test called exit(0).
 */
export const cargo: Grammar = {
  runner: 'cargo',
  wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/,
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

/**
 * Verbose output counts: a test is `=== RUN   Name` and then `--- PASS: Name`. Otherwise only packages are told, which
 * says whether it is green, but not how many tests there were.
 */
export const go: Grammar = {
  runner: 'go',
  wants: /=== RUN {3}|--- (?:PASS|FAIL|SKIP): |ok {2}\t|\? {3}\t|FAIL\t/,
  reader() {
    const open = new Set<string>();
    const counts = { ...NONE, total: null };
    const run: Run = { runner: 'go', from: 0, to: -1, counts: null, red: [] };
    const packages = { ok: 0, empty: 0, failed: 0 };
    const started = (name: string): void => {
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
        extendRun(run, at);
        if (text.startsWith('=== RUN   ')) return started(text.slice(10));
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

const Event = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export const goJson = fromLines('go-json', /\{"(?:Time|Action|ImportPath)":"/, (runs) => {
  const run = startRun('go-json');
  const { counts } = run;
  const tests: NamedTest[] = [];
  runs.push(run);
  run.tests = tests;
  const withFailingTest = new Set<string>();
  return (text, at) => {
    if (!/"Action":"(?:pass|fail|skip|build-fail)"/.test(text)) return;
    const event = parseGoEvent(text);
    if (!event) return;
    extendRun(run, at);
    const { Action, Package = '', Test } = event;
    if (Action === 'build-fail') run.red.push('a package does not build');
    if (Test === undefined && Action === 'fail') {
      run.red.push(`package ${Package} failed`);
      // It does not build, or it died outside of a test.
      if (!withFailingTest.has(Package)) counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
    }
    if (Test === undefined) return;
    const outcome = outcomes[Action];
    if (outcome !== undefined && tests.length < maxNamedTests) tests.push({ name: Test, file: Package, outcome });
    if (Action === 'fail' && withFailingTest.size < 10_000) withFailingTest.add(Package);
    if (Test.includes('/')) return;
    if (Action === 'pass') counts.passed = (counts.passed ?? 0) + 1;
    if (Action === 'fail') counts.failed += 1;
    if (Action === 'skip') counts.skipped += 1;
  };
});

const outcomes: Readonly<Record<string, TestOutcome>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

/** Lines as `go test` would print them without `-json`, for people to read; null if nothing is left. */
export function asGoText(lines: string): string | null {
  if (!lines.includes('{"')) return lines;
  const read = lines.split('\n').flatMap((line) => {
    const event = /^\{"(?:Time|Action|ImportPath)":"/.test(line) ? parseGoEvent(line) : null;
    if (event === null) return [`${line}\n`];
    return event.Output === undefined ? [] : [event.Output];
  });
  return read.length === 0 ? null : read.join('').replace(/\n$/, '');
}

/** A test may print half a line of JSON; that is no event. */
function parseGoEvent(line: string): z.infer<typeof Event> | null {
  try {
    const event = Event.safeParse(JSON.parse(line));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
