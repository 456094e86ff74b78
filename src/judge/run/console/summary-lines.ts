import { nonZero, type TestCounts } from './counts.ts';
import { combineRuns, isRed, type Reader, type Run, rememberRun } from './grammar.ts';
import type { SummaryRow, SummaryStep } from './runner-row.ts';

/** `other`: in the total, but neither passed nor reported. */
type Count = keyof TestCounts | 'other';

/** The lines of a summary, as far as they were seen. */
interface Block {
  step: number;
  from: number;
  to: number;
  text: string;
  sawFailure: boolean;
  each: Partial<Record<Count, number>>;
  run?: Run;
}

/** Patterns look back in the text of a summary: what a test prints must not make them slow. */
const maxLine = 2000;

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

/** Makes the reader of a row, which adds to `runs`. */
function compileSummary(runner: string, row: SummaryRow): (runs: Run[]) => Reader['line'] {
  const [steps, bare] = [row.summary, row.withoutBanner ?? row.summary].map((lines) => lines.map(compileStep));
  const [banner, each, alarm] = [row.banner, row.each, row.alarm].map(compilePattern);
  const [nothing, empty, failure, notAfter] = [row.nothing, row.empty, row.failure, row.notAfter].map(compilePattern);
  const patterns = (row.words ?? []).map((word) => [word, `(\\d+) ${word}`]).concat(Object.entries(row.counts ?? {}));
  const counts = patterns.map(([count, source = '']) => [count as Count, new RegExp(source, 'gm')] as const);
  const redText = row.red === undefined ? undefined : new RegExp(row.red, 'gm');

  return (runs) => {
    const foundNone = { counts: null, red: [`${runner} found no tests`], ranNothing: true };
    let block: Block | undefined;
    /** The run that a banner began; its line is forgotten after a summary, unless the last one counts. */
    let session = { from: -1, text: '' };
    let isOpen = false;
    let sessionOfLast: typeof session | undefined;
    let tests: Block['each'] = {};
    let firstTest: number | undefined;
    let alarms: string[] = [];
    let sawFailure = false;
    let otherAt = -2;

    const begin = (text: string, at: number): void => {
      session = { from: at, text: text.slice(0, 200) };
      isOpen = true;
      [tests, alarms, sawFailure] = [{}, [], false];
    };
    /** What was printed before a summary that is added to others may be the summary of another runner. */
    const started = (from: number, at: number): number => {
      if (banner === undefined && firstTest !== undefined) return firstTest;
      return row.sum ? at : isOpen ? session.from : from;
    };
    const add = (run: Run): void => {
      if (row.lastCounts && sessionOfLast === session && (row.sum || session.from >= 0)) runs.pop();
      for (const before of row.sum ? combineRuns(runs.splice(0)) : []) runs.push(before);
      rememberRun(runs, run);
      sessionOfLast = session;
      isOpen &&= row.lastCounts === true;
    };
    const complete = (ended: Block): void => {
      const result = findCounts(`${session.text}\n${ended.text}`, counts);
      // A test that is told of may be in the summary as well, but what adds to the total is not.
      for (const [count, reported = 0] of listEntries(ended.each))
        result[count] = count === 'total' ? (result.total ?? 0) + reported : Math.max(result[count] ?? 0, reported);
      const words = redText === undefined ? [] : [...ended.text.matchAll(redText)].map(([word]) => word.trim());
      const isUncounted = row.needs?.some((count) => result[count as Count]) === false;
      const run: Run = ended.run ?? { runner, from: ended.from, to: ended.to, counts: null, red: [] };
      const { counts: all, isOff } = addTotals(result, row);
      const off = isOff ? [`the counts of ${runner} do not add up`] : [];
      const red = [...alarms, ...off, ...words.map((word) => `${runner} says ${word.slice(0, 200)}`)];
      Object.assign(
        run,
        { to: ended.to, counts: isUncounted ? null : all, red },
        empty?.test(ended.text) ? foundNone : {},
      );
      if (failure) run.doubtful = run.counts !== null && isRed(run) && !ended.sawFailure;
      if (ended.run === undefined) add(run);
      ended.run = run;
    };

    return (text, at) => {
      if (notAfter?.test(text)) otherAt = at;
      if (otherAt === at - 1) return;
      if (banner?.test(text)) begin(text, at);
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
      }
      const expected = (session.from < 0 ? bare : steps) ?? [];
      const next = block === undefined ? -1 : followingStep(expected, block, text, at);
      if (block !== undefined && next >= 0) {
        Object.assign(block, { step: next, to: at, text: `${block.text}\n${text}`.slice(0, 5 * maxLine) });
        if (failure?.test(text)) block.sawFailure = true;
      } else {
        const step = firstStep(expected, text);
        if (step < 0) return;
        block = { step, from: at, to: at, text: text.slice(0, maxLine), sawFailure, each: {} };
      }
      if (expected.some(({ isNeeded }, location) => isNeeded && location > (block?.step ?? 0))) return;
      if (block.run === undefined) {
        block.from = started(block.from, at);
        [block.each, tests, firstTest] = [tests, {}, undefined];
        sawFailure &&= isOpen;
      }
      complete(block);
    };
  };
}

interface CompiledStep {
  line: RegExp;
  within: number;
  isNeeded: boolean;
  isRepeated: boolean;
}

function compileStep(step: SummaryStep): CompiledStep {
  const { line, within = 1, times = '' } = typeof step === 'string' ? { line: step } : step;
  return {
    line: new RegExp(line),
    within: within === 0 ? Number.POSITIVE_INFINITY : within,
    isNeeded: times === '' || times === '+',
    isRepeated: times === '+',
  };
}

function compilePattern(source: string | undefined): RegExp | undefined {
  return source === undefined ? undefined : new RegExp(source);
}

/** The step of a summary that a line can begin, or -1. */
function firstStep(steps: readonly CompiledStep[], text: string): number {
  const last = steps.findIndex(({ isNeeded }) => isNeeded);
  return steps.slice(0, last < 0 ? steps.length : last + 1).findIndex(({ line }) => line.test(text));
}

/** The step that goes on with a summary, or -1. */
function followingStep(steps: readonly CompiledStep[], { step, to }: Block, text: string, at: number): number {
  if (steps[step]?.isRepeated && to === at - 1 && steps[step]?.line.test(text)) return step;
  for (const [location, { line, within, isNeeded }] of steps.entries()) {
    if (location <= step) continue;
    if (at - to <= within && line.test(text)) return location;
    if (isNeeded) break;
  }
  return -1;
}

type Found = Block['each'];

function findCounts(text: string, counts: readonly (readonly [Count, RegExp])[], result: Found = {}): Found {
  for (const [count, number] of counts)
    for (const [, ...digits] of text.matchAll(number))
      result[count] = (result[count] ?? 0) + Number(digits.find((digit) => digit !== undefined) ?? 1);
  return result;
}

function listEntries(result: Found) {
  return Object.entries(result) as [Count, number][];
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
