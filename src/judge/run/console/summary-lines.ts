import { nonZero, type TestCounts } from './counts.ts';
import { addRun, combineRuns, isRed, type Reader, type Run } from './grammar.ts';
import type { SummaryRow } from './runner-row.ts';

/** `other` is part of the total, but not reported separately. */
type Count = keyof TestCounts | 'other';
type FoundCounts = Partial<Record<Count, number>>;

/** Keeps the backtracking patterns fast on long test output. */
const maxLine = 2000;
const maxLines = 12;
const maxGap = 4;

export function compileSummaries(runner: string, rows: readonly SummaryRow[]): () => Reader {
  const summaryRows = rows.map((row) => ({ row, begin: compileSummary(runner, row) }));
  return () => {
    const parts = summaryRows.map(({ row, begin }) => {
      const runs: Run[] = [];
      return { row, runs, line: begin(runs) };
    });
    return {
      line(text, at) {
        for (const part of parts) part.line(text, at);
      },
      runs() {
        let allRuns: Run[] = [];
        for (const { row, runs } of parts)
          if (!row.instead || allRuns.length === 0) allRuns = allRuns.concat(row.sum ? combineRuns(runs) : runs);
        return rows.every(({ sum }) => sum)
          ? combineRuns(allRuns.sort((first, second) => first.from - second.from))
          : allRuns;
      },
    };
  };
}

function compileSummary(runner: string, row: SummaryRow): (runs: Run[]) => Reader['line'] {
  const compile = (source: string | undefined) => (source === undefined ? undefined : new RegExp(source, 'm'));
  const [banner, each, alarm] = [row.banner, row.each, row.alarm].map(compile);
  const [nothing, empty, failure, notAfter] = [row.nothing, row.empty, row.failure, row.notAfter].map(compile);
  const [summary, withoutBanner] = [row.summary, row.withoutBanner ?? row.summary].map(
    (source) => new RegExp(`(?:${source})(?![^])`, 'm'),
  );
  const maxRecent = row.summary.includes('\\n') ? maxLines : 1;
  const patterns = (row.words ?? []).map((word) => [word, `(\\d+) ${word}`]).concat(Object.entries(row.counts ?? {}));
  const counts = patterns.map(([count, source = '']) => [count as Count, new RegExp(source, 'gm')] as const);
  const redText = row.red === undefined ? undefined : new RegExp(row.red, 'gm');

  return (runs) => {
    const foundNone = { counts: null, red: [`${runner} found no tests`], ranNothing: true };
    let recent: { text: string; at: number }[] = [];
    let lastSummary: { run: Run; begin: number; each: FoundCounts; sawFailure: boolean } | undefined;
    let session = { from: -1, text: '' };
    let isOpen = false;
    let lastSession: typeof session | undefined;
    let tests: FoundCounts = {};
    let firstTest: number | undefined;
    let alarms: string[] = [];
    let sawFailure = false;
    let otherAt = -2;

    const startRun = (begin: number, at: number): Run => {
      // With summed summaries, earlier lines may be another runner's summary.
      const start = row.sum ? at : isOpen ? session.from : begin;
      const from = banner === undefined ? (firstTest ?? start) : start;
      const run: Run = { runner, from, to: at, counts: null, red: [] };
      lastSummary = { run, begin, each: tests, sawFailure };
      [tests, firstTest] = [{}, undefined];
      sawFailure &&= isOpen;
      return run;
    };
    const add = (run: Run): void => {
      if (row.lastCounts && lastSession === session && (row.sum || session.from >= 0)) runs.pop();
      for (const before of row.sum ? combineRuns(runs.splice(0)) : []) runs.push(before);
      addRun(runs, run);
      lastSession = session;
      isOpen &&= row.lastCounts === true;
    };
    const complete = (text: string, begin: number, at: number): void => {
      const isContinuation = lastSummary?.begin === begin;
      const run = isContinuation && lastSummary ? lastSummary.run : startRun(begin, at);
      const found = findCounts(`${session.text}\n${text}`, counts);
      // Tests counted from single lines may be in the summary too, except those that add to the total.
      for (const [count, eachCount = 0] of Object.entries(lastSummary?.each ?? {}) as [Count, number][])
        found[count] = count === 'total' ? (found.total ?? 0) + eachCount : Math.max(found[count] ?? 0, eachCount);
      const words = redText === undefined ? [] : [...text.matchAll(redText)].map(([word]) => word.trim());
      const isUncounted = row.needs?.some((count) => found[count as Count]) === false;
      const { counts: counted, isOff } = addTotals(found, row);
      const mismatch = isOff ? [`the counts of ${runner} do not add up`] : [];
      const red = [...alarms, ...mismatch, ...words.map((word) => `${runner} says ${word.slice(0, 200)}`)];
      Object.assign(run, { to: at, counts: isUncounted ? null : counted, red }, empty?.test(text) ? foundNone : {});
      if (failure) run.doubtful = run.counts !== null && isRed(run) && !lastSummary?.sawFailure && !failure.test(text);
      if (!isContinuation) add(run);
    };

    return (text, at) => {
      if (notAfter?.test(text)) otherAt = at;
      if (otherAt === at - 1) return;
      if (banner?.test(text)) {
        session = { from: at, text: text.slice(0, 200) };
        isOpen = true;
        [tests, alarms, sawFailure] = [{}, [], false];
      }
      if (failure?.test(text)) sawFailure = true;
      if (nothing?.test(text)) {
        addRun(runs, { runner, from: at, to: at, ...foundNone });
        lastSession = undefined;
      }
      if (alarm?.test(text) && alarms.length < 20) {
        alarms.push(text.trim().slice(0, 200));
        if (lastSession === session) runs.at(-1)?.red.push(text.trim().slice(0, 200));
      }
      if (each?.test(text)) {
        findCounts(text, counts, tests);
        firstTest ??= at;
        return;
      }
      recent = [...recent.slice(Math.max(0, recent.length + 1 - maxRecent)), { text: text.slice(0, maxLine), at }];
      if (row.needsBanner && session.from < 0) return;
      const block = joinLines(recent);
      const match = (session.from < 0 ? withoutBanner : summary)?.exec(block.text);
      if (match) complete(match[0], block.lineAt(match.index), at);
    };
  };
}

function joinLines(lines: readonly { text: string; at: number }[]) {
  const starts: { offset: number; at: number }[] = [];
  let text = '';
  for (const [nth, line] of lines.entries()) {
    text += '\n'.repeat(nth === 0 ? 0 : Math.min(maxGap, line.at - (lines[nth - 1]?.at ?? 0)));
    starts.push({ offset: text.length, at: line.at });
    text += line.text;
  }
  return { text, lineAt: (offset: number) => starts.findLast((start) => start.offset <= offset)?.at ?? -1 };
}

function findCounts(
  text: string,
  counts: readonly (readonly [Count, RegExp])[],
  result: FoundCounts = {},
): FoundCounts {
  for (const [count, number] of counts)
    for (const [, ...digits] of text.matchAll(number))
      result[count] = (result[count] ?? 0) + Number(digits.find((digit) => digit !== undefined) ?? 1);
  return result;
}

function addTotals({ other = 0, ...found }: FoundCounts, row: SummaryRow): { counts: TestCounts; isOff: boolean } {
  const { total = null, skipped = 0, errors = 0, suitesFailed, ...more } = found;
  const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, notRun = 0 } = more;
  const isFailedDerived = row.rest === 'failed';
  const isPassedDerived = row.counts?.passed === undefined && !row.words?.includes('passed');
  // A single test can have several failures.
  const max = isPassedDerived && total !== null ? Math.max(1, total - skipped) : Number.POSITIVE_INFINITY;
  const reportedFailures = Math.min(found.failed ?? 0, max);
  const otherOutcomes = skipped + errors + other + todo + xfailed + xpassed + flaky + notRun;
  const remaining = (total ?? 0) - otherOutcomes - (found.passed ?? 0) - reportedFailures;
  const failed = isFailedDerived ? Math.max(0, remaining) : reportedFailures;
  const isOmitted = row.omitsPassed === true && failed + errors + xfailed > 0;
  const passed = found.passed ?? (isOmitted ? null : isPassedDerived ? Math.max(0, remaining) : 0);
  const counts = {
    ...{ passed, failed, skipped, errors, total },
    ...(row.counts?.suitesFailed === undefined ? {} : { suitesFailed: suitesFailed ?? 0 }),
    ...nonZero({ todo, xfailed, xpassed, flaky, notRun, deselected: more.deselected }),
  };
  return { counts, isOff: (isFailedDerived || isPassedDerived) && remaining < 0 && failed + errors === 0 };
}
