import { z } from 'zod';
import { formatCount } from '../../../system/text/text.ts';
import { addCounts, countExecuted, type TestCounts } from '../console/counts.ts';
import { isRed, type Report } from '../console/grammar.ts';
import { runnerRows } from '../console/runner-row.ts';
import type { LogResult } from './test-log.ts';

export interface TestEvidence {
  exitCode: number | null;
  signal?: string | null | undefined;
  timedOut?: boolean | undefined;
  log?: LogResult | undefined;
  command?: string | undefined;
  reports?: readonly TestReport[] | undefined;
  baselineTotal?: number | null | undefined;
}

/** A report file. `covers` lists the runners it replaces on the console; all if missing. */
export type TestReport = (Report | { unreadable: string }) & { covers?: readonly string[] | undefined };

const count = z.number().int().nonnegative().max(1e9);

const names = z.array(z.string().max(400)).max(101);

/** Bounded, because a verdict may come from another job. */
export const TestVerdictSchema = z.object({
  verdict: z.enum(['pass', 'fail', 'unknown']),
  passed: count.nullable(),
  failed: count.nullable(),
  skipped: count.nullable(),
  errors: count.nullable(),
  total: count.nullable(),
  /** `multi` for several runners, null if unknown. */
  runner: z.string().max(100).nullable(),
  source: z.enum(['report', 'console', 'none']),
  extra: z.record(z.string().max(50), count.optional()),
  reasons: z.array(z.string().max(10_000)).max(200),
  /** Red tests by class, if some don't close the gate or the tests ran again. */
  red: z.object({ new: names, inherited: names, flaky: names, accepted: names }).optional(),
});
export type TestVerdict = z.output<typeof TestVerdictSchema>;

/** Passes with exit code 0, an executed test and no objection. Fails on an objection, and is otherwise unknown (I2). */
export function testVerdict(evidence: TestEvidence): TestVerdict {
  const { runs, source } = selectRuns(evidence);
  const counted = runs.flatMap((run) => (run.counts ? [run.counts] : []));
  const counts = counted.length > 0 ? addCounts(counted) : null;
  const failureReasons = listFailureReasons(evidence, runs, counts);
  const doubts = failureReasons.length > 0 ? [] : listDoubts(evidence, runs, counts);
  const verdict = failureReasons.length > 0 ? 'fail' : doubts.length > 0 ? 'unknown' : 'pass';
  const runners = [...new Set(runs.map((run) => run.runner))];
  const { passed = null, failed = null, skipped = null, errors = null, total = null, ...extra } = counts ?? {};
  return {
    verdict,
    passed,
    failed,
    skipped,
    errors,
    total,
    extra,
    runner: runners.length > 1 ? 'multi' : (runners[0] ?? null),
    source,
    reasons: [...failureReasons, ...doubts, ...describeDrop(evidence.baselineTotal, counts), ...describeCounts(counts)],
  };
}

export const NOTHING_EXECUTED = 'no test was executed';

/** Prefers reports to the console, unless the console shows a failure or fewer tests. */
export function selectRuns({ log, reports = [] }: TestEvidence): { runs: Report[]; source: TestVerdict['source'] } {
  const readable = reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
  const console: Report[] = log?.runs ?? [];
  if (!readable.some((report) => report.counts))
    return { runs: console, source: console.some((run) => run.counts) ? 'console' : 'none' };
  const isCovered = ({ runner }: Report) =>
    readable.some((report) => (report.covers ?? getCoveredRunners(report)).includes(runner));
  const coversAll = readable.some((report) => report.covers === undefined && getCoveredRunners(report).length === 0);
  const covered = coversAll ? console : console.filter(isCovered);
  const hiddenFailure = readable.some(isRed) ? undefined : covered.find(isRed);
  const red = hiddenFailure?.ranNothing
    ? hiddenFailure.red
    : ['the reports are green, but the console shows a failure'];
  return {
    runs: [
      ...(hiddenFailure
        ? [...readable, { runner: hiddenFailure.runner, counts: null, red }]
        : (findNarrowerRuns(readable, covered) ?? readable)),
      ...console.filter((run) => !covered.includes(run)),
    ],
    source: 'report',
  };
}

function getCoveredRunners({ runner }: Report): readonly string[] {
  const console = /^(jest|vitest|mocha|rspec)-json$/.exec(runner)?.[1];
  return console === undefined ? [] : [console];
}

/** Returns the console's run if it proves fewer tests, because pytest's XML can't express an unexpected pass. */
function findNarrowerRuns(reports: readonly Report[], covered: readonly Report[]): Report[] | null {
  const [run, ...otherRuns] = covered;
  const isOneRun = otherRuns.length === 0 && (reports.length === 1 || run?.runner === 'surefire');
  if (!run?.counts || run.counts.passed === null || !isOneRun || reports.some((report) => isRed(report))) return null;
  const counts = addCounts(reports.flatMap((report) => (report.counts ? [report.counts] : [])));
  return countProving(run.counts) < countProving(counts) ? [run] : null;
}

function countProving(counts: TestCounts): number {
  return countExecuted(counts) - (counts.xfailed ?? 0) - (counts.xpassed ?? 0);
}

/** Explains why a green run proves nothing: no runner executed a test. Otherwise returns null. */
export function explainIdleRun({ runs, doubts }: LogResult): string | null {
  const isIdle = ({ counts, ranNothing }: Report) =>
    counts === null ? ranNothing === true : counts.passed !== null && countExecuted(counts) === 0;
  if (runs.length === 0 || doubts.length > 0 || !runs.every(isIdle)) return null;
  return runs.some(({ counts }) => (counts?.skipped ?? 0) > 0) ? 'every test was skipped' : NOTHING_EXECUTED;
}

function listFailureReasons(evidence: TestEvidence, runs: readonly Report[], counts: TestCounts | null): string[] {
  const { exitCode, signal, timedOut } = evidence;
  const { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
  const ranNothing =
    runs.length > 0 &&
    (counts ? countExecuted(counts) === 0 && counts.passed !== null : runs.every((run) => run.ranNothing));
  return [
    ...(timedOut ? ['the tests did not end before their deadline'] : []),
    ...(signal ? [`the tests were killed by ${signal}`] : []),
    ...(exitCode !== null && exitCode !== 0 ? [`exit code ${exitCode}`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...(suitesFailed > 0 ? [`${suitesFailed} suites failed`] : []),
    ...runs.filter((run) => !run.ranNothing || ranNothing).flatMap((run) => run.red),
    ...(ranNothing && counts?.emptyFiles
      ? [
          `node:test counted ${formatCount(counts.emptyFiles, 'file')} in which no test is declared; wrap what they check in test()`,
        ]
      : []),
    ...(ranNothing ? [NOTHING_EXECUTED] : []),
  ];
}

function listDoubts(
  { exitCode, log, command, reports = [] }: TestEvidence,
  runs: readonly Report[],
  counts: TestCounts | null,
): string[] {
  const commands = [command ?? '', ...(log?.scripts ?? [])].join('\n');
  const advice =
    command === undefined ? '' : `; ${getCountingAdvice(commands, [...new Set(runs.map(({ runner }) => runner))])}`;
  const uncounted =
    log?.empty === false
      ? 'no summary with counts: none was printed, or the runner ended before it'
      : 'no output: nothing shows that a test ran';
  return [
    ...(exitCode === null ? ['the exit code is unknown'] : []),
    ...(counts === null ? [`${uncounted}${advice}`] : []),
    ...(counts !== null && counts.passed === null ? ['the number of passed tests is not printed'] : []),
    ...(log?.doubts ?? []).map((run) => `a ${run.runner} summary in line ${run.to} reports a failure`),
    ...reports.flatMap((report) => ('unreadable' in report ? [`a report ${report.unreadable}`] : [])),
  ];
}

/** Fewer tests may mean that some were deleted to make the run green. */
function describeDrop(baseline: number | null | undefined, counts: TestCounts | null): string[] {
  if (baseline === null || baseline === undefined || !counts) return [];
  const total = counts.total ?? countExecuted(counts) + counts.skipped + (counts.todo ?? 0);
  return total < baseline ? [`the total fell from ${baseline} to ${total}`] : [];
}

function describeCounts(counts: TestCounts | null): string[] {
  const { flaky = 0, notRun = 0, skipped = 0, emptyFiles = 0, passed = 0 } = counts ?? {};
  return [
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    ...(notRun > 0 ? [`${notRun} did not run`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(emptyFiles > 0 && passed !== 0 ? [`${formatCount(emptyFiles, 'file')} without a reported test`] : []),
  ];
}

function getCountingAdvice(command: string, runners: readonly string[]): string {
  const filter = /(?<!\|)\|&?\s*((?:tail|head|e?grep|sed|awk|cut|wc)\b[^|&;\n]*)/.exec(command)?.[1]?.trim();
  if (filter !== undefined) return `leave \`| ${filter}\` out: it hides the summary and the exit code`;
  const runnerRow =
    runnerRows.find(({ named }) => named !== undefined && new RegExp(named).test(command)) ??
    runnerRows.find(({ runner }) => runners.includes(runner));
  return (
    runnerRow?.advice ??
    'let the command print its runner’s summary (no --silent, -q or dot reporter), or print TAP or JUnit XML on its output'
  );
}
