import { z } from 'zod';
import { addCounts, NONE, type TestCounts } from './counts.ts';
import type { Reader, Run } from './grammar.ts';
import { maxNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';

/** Sums the results of all targets. With `--nocapture` tests can print fake ones, so each must match its `running N tests`. */
export function buildCargoReader(): Reader {
  const targets: { announced: number; counts?: TestCounts }[] = [];
  const red: string[] = [];
  let total: TestCounts | undefined;
  let sawAnnouncement = false;
  let [from, to, lastLine] = [-1, -1, -1];
  const add = (counts: TestCounts) => {
    total = total === undefined ? counts : addCounts([total, counts]);
  };
  const settle = () => {
    const counts = targets.at(-1)?.counts;
    if (counts === undefined) return;
    targets.pop();
    add(counts);
  };
  return {
    line(text, at) {
      if (from < 0) from = at;
      lastLine = at;
      const announced = /^running (\d+) tests?$/.exec(text)?.[1];
      if (announced !== undefined) settle();
      if (announced !== undefined && targets.length < 1000) targets.push({ announced: Number(announced) });
      sawAnnouncement ||= announced !== undefined;
      if (text.startsWith('error: ') && red.length < 20) red.push(text.slice(0, 200));
      const result = readCargoResult(text);
      if (result === null) return;
      // A result that matches an earlier open target belongs to that one; its tests printed the lines in between.
      const isLast = targets.at(-1)?.announced === result.tests;
      const openIndex = targets.findLastIndex(({ announced, counts }) => !counts && announced === result.tests);
      const target = targets[isLast ? targets.length - 1 : openIndex];
      if (target !== undefined) {
        targets.length = targets.indexOf(target) + 1;
        target.counts = result.counts;
      } // An excerpt of a log may contain only the results.
      else if (!sawAnnouncement) add(result.counts);
      else return;
      to = at;
    },
    runs() {
      settle();
      const lost = targets.flatMap(({ announced, counts }) =>
        announced > 0 && !counts ? [`a cargo target announced ${announced} tests and did not report their result`] : [],
      );
      if (total) return [{ runner: 'cargo', from, to, counts: total, red: [...red, ...new Set(lost)].slice(0, 40) }];
      const broken = red.some((line) => line.startsWith('error: could not compile'));
      return broken ? [{ runner: 'cargo', from, to: lastLine, counts: null, red }] : [];
    },
  };
}

function readCargoResult(line: string) {
  const [, word, ...numbers] =
    /^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out/.exec(
      line,
    ) ?? [];
  if (word === undefined) return null;
  const [passed = 0, failed = 0, skipped = 0, measured = 0] = numbers.map(Number);
  const errors = word === 'FAILED' && failed === 0 ? 1 : 0;
  const counts = { passed: passed + measured, failed, skipped, errors, total: null };
  return { tests: passed + failed + skipped + measured, counts };
}

const Event = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

/** Reads `go test -json` output, one event per line. Subtests count as part of their test, as in `-v`. */
export function buildGoJsonReader(): Reader {
  const counts: TestCounts & { passed: number } = { ...NONE, total: null, passed: 0 };
  const tests: NamedTest[] = [];
  const run: Run = { runner: 'go-json', from: -1, to: -1, counts, red: [], tests };
  const withFailingTest = new Set<string>();
  return {
    line(text, at) {
      const event = /"Action":"(?:pass|fail|skip|build-fail)"/.test(text) ? parseGoEvent(text) : null;
      if (event === null) return;
      if (run.from < 0) run.from = at;
      run.to = at;
      const { Action, Package = '', Test } = event;
      const outcome = outcomes[Action];
      if (outcome === undefined) run.red.push('a package does not build');
      else if (Test === undefined && outcome === 'failed') {
        run.red.push(`package ${Package} failed`);
        // The package doesn't build or crashed outside a test.
        if (!withFailingTest.has(Package)) counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
      }
      if (outcome === undefined || Test === undefined) return;
      if (tests.length < maxNamedTests) tests.push({ name: Test, file: Package, outcome });
      if (outcome === 'failed' && withFailingTest.size < 10_000) withFailingTest.add(Package);
      if (!Test.includes('/')) counts[outcome] += 1;
    },
    runs: () => (run.to < 0 ? [] : [run]),
  };
}

const outcomes: Readonly<Record<string, TestOutcome>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

export function quoteForGo(lines: string): string | null {
  if (!lines.includes('{"')) return lines;
  const read = lines.split('\n').flatMap((line) => {
    const event = /^\{"(?:Time|Action|ImportPath)":"/.test(line) ? parseGoEvent(line) : null;
    if (event === null) return [`${line}\n`];
    return event.Output === undefined ? [] : [event.Output];
  });
  return read.length === 0 ? null : read.join('').replace(/\n$/, '');
}

function parseGoEvent(line: string): z.infer<typeof Event> | null {
  try {
    const event = Event.safeParse(JSON.parse(line));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
