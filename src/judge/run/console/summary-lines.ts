import { nonZero, type TestCounts } from './counts.ts';
import { combineRuns, isRed, type Reader, type Run, rememberRun } from './grammar.ts';
import type { SummaryRow } from './runner-row.ts';

/** `other`: in the total, but neither passed nor reported. */
type Count = keyof TestCounts | 'other';
type Found = Partial<Record<Count, number>>;

/** Patterns look back in the text of a summary: what a test prints must not make them slow. */
const maxLine = 2000;
/** No summary has more wanted lines than these, or more lines between two of them than these. */
const maxLines = 12;
const maxGap = 4;

/** A reader of a runner's summaries, by the forms that they have. */
export function compileSummaries(runner: string, rows: readonly SummaryRow[]): () => Reader {
  const own = rows.map((row) => ({ row, begin: compileSummary(runner, row) }));
  return () => {
    const parts = own.map(({ row, begin }) => {
      const runs: Run[] = [];
      return { row, runs, line: begin(runs) };
    });
    return {
      line(text, at) {
        for (const part of parts) part.line(text, at);
      },
      runs() {
        let all: Run[] = [];
        for (const { row, runs } of parts)
          if (!row.instead || all.length === 0) all = all.concat(row.sum ? combineRuns(runs) : runs);
        return rows.every(({ sum }) => sum) ? combineRuns(all.sort((one, other) => one.from - other.from)) : all;
      },
    };
  };
}

function compileSummary(runner: string, row: SummaryRow): (runs: Run[]) => Reader['line'] {
  const compile = (source: string | undefined) => (source === undefined ? undefined : new RegExp(source, 'm'));
  const [banner, each, alarm] = [row.banner, row.each, row.alarm].map(compile);
  const [nothing, empty, failure, notAfter] = [row.nothing, row.empty, row.failure, row.notAfter].map(compile);
  const [summary, bare] = [row.summary, row.withoutBanner ?? row.summary].map(
    (source) => new RegExp(`(?:${source})(?![^])`, 'm'),
  );
  const maxRecent = row.summary.includes('\\n') ? maxLines : 1;
  const patterns = (row.words ?? []).map((word) => [word, `(\\d+) ${word}`]).concat(Object.entries(row.counts ?? {}));
  const counts = patterns.map(([count, source = '']) => [count as Count, new RegExp(source, 'gm')] as const);
  const redText = row.red === undefined ? undefined : new RegExp(row.red, 'gm');

  return (runs) => {
    const foundNone = { counts: null, red: [`${runner} found no tests`], ranNothing: true };
    let recent: { text: string; at: number }[] = [];
    /** The last run, the line on which its summary began, and what came before that. */
    let last: { run: Run; begin: number; each: Found; sawFailure: boolean } | undefined;
    /** The run that a banner began; its line is forgotten after a summary, unless the last one counts. */
    let session = { from: -1, text: '' };
    let isOpen = false;
    let sessionOfLast: typeof session | undefined;
    let tests: Found = {};
    let firstTest: number | undefined;
    let alarms: string[] = [];
    let sawFailure = false;
    let otherAt = -2;

    const startRun = (begin: number, at: number): Run => {
      // What was printed before a summary that is added to others may be the summary of another runner.
      const start = row.sum ? at : isOpen ? session.from : begin;
      const from = banner === undefined ? (firstTest ?? start) : start;
      const run: Run = { runner, from, to: at, counts: null, red: [] };
      last = { run, begin, each: tests, sawFailure };
      [tests, firstTest] = [{}, undefined];
      sawFailure &&= isOpen;
      return run;
    };
    const add = (run: Run): void => {
      if (row.lastCounts && sessionOfLast === session && (row.sum || session.from >= 0)) runs.pop();
      for (const before of row.sum ? combineRuns(runs.splice(0)) : []) runs.push(before);
      rememberRun(runs, run);
      sessionOfLast = session;
      isOpen &&= row.lastCounts === true;
    };
    const complete = (text: string, begin: number, at: number): void => {
      const isMore = last?.begin === begin;
      const run = isMore && last ? last.run : startRun(begin, at);
      const result = findCounts(`${session.text}\n${text}`, counts);
      // A test that is told of may be in the summary as well, but what adds to the total is not.
      for (const [count, reported = 0] of Object.entries(last?.each ?? {}) as [Count, number][])
        result[count] = count === 'total' ? (result.total ?? 0) + reported : Math.max(result[count] ?? 0, reported);
      const words = redText === undefined ? [] : [...text.matchAll(redText)].map(([word]) => word.trim());
      const isUncounted = row.needs?.some((count) => result[count as Count]) === false;
      const { counts: all, isOff } = addTotals(result, row);
      const off = isOff ? [`the counts of ${runner} do not add up`] : [];
      const red = [...alarms, ...off, ...words.map((word) => `${runner} says ${word.slice(0, 200)}`)];
      Object.assign(run, { to: at, counts: isUncounted ? null : all, red }, empty?.test(text) ? foundNone : {});
      if (failure) run.doubtful = run.counts !== null && isRed(run) && !last?.sawFailure && !failure.test(text);
      if (!isMore) add(run);
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
        rememberRun(runs, { runner, from: at, to: at, ...foundNone });
        sessionOfLast = undefined;
      }
      if (alarm?.test(text) && alarms.length < 20) {
        alarms.push(text.trim().slice(0, 200));
        if (sessionOfLast === session) runs.at(-1)?.red.push(text.trim().slice(0, 200));
      }
      if (each?.test(text)) {
        findCounts(text, counts, tests);
        firstTest ??= at;
        return;
      }
      recent = [...recent.slice(Math.max(0, recent.length + 1 - maxRecent)), { text: text.slice(0, maxLine), at }];
      if (row.needsBanner && session.from < 0) return;
      const block = joinLines(recent);
      const match = (session.from < 0 ? bare : summary)?.exec(block.text);
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

function findCounts(text: string, counts: readonly (readonly [Count, RegExp])[], result: Found = {}): Found {
  for (const [count, number] of counts)
    for (const [, ...digits] of text.matchAll(number))
      result[count] = (result[count] ?? 0) + Number(digits.find((digit) => digit !== undefined) ?? 1);
  return result;
}

/** The counts with what the runner leaves to be reckoned; `isOff` if more tests have an outcome than there are. */
function addTotals({ other = 0, ...found }: Found, row: SummaryRow): { counts: TestCounts; isOff: boolean } {
  const { total = null, skipped = 0, errors = 0, suitesFailed, ...more } = found;
  const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, notRun = 0 } = more;
  const isFailedLeft = row.rest === 'failed';
  const isPassedLeft = row.counts?.passed === undefined && !row.words?.includes('passed');
  // One test can have several failures.
  const max = isPassedLeft && total !== null ? Math.max(1, total - skipped) : Number.POSITIVE_INFINITY;
  const reported = Math.min(found.failed ?? 0, max);
  const apart = skipped + errors + other + todo + xfailed + xpassed + flaky + notRun;
  const remaining = (total ?? 0) - apart - (found.passed ?? 0) - reported;
  const failed = isFailedLeft ? Math.max(0, remaining) : reported;
  const isOmitted = row.omitsPassed === true && failed + errors + xfailed > 0;
  const passed = found.passed ?? (isOmitted ? null : isPassedLeft ? Math.max(0, remaining) : 0);
  const counts = {
    ...{ passed, failed, skipped, errors, total },
    ...(row.counts?.suitesFailed === undefined ? {} : { suitesFailed: suitesFailed ?? 0 }),
    ...nonZero({ todo, xfailed, xpassed, flaky, notRun, deselected: more.deselected }),
  };
  return { counts, isOff: (isFailedLeft || isPassedLeft) && remaining < 0 && failed + errors === 0 };
}
