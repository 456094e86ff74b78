import { existsSync, realpathSync } from 'node:fs';
import { type ChildResult, type ChildSpec, runChild } from '../../../system/process/child.ts';
import { asGoText } from '../console/cargo-go.ts';
import { withDetails } from './failure-detail.ts';
import { type ForcedFile, forceReports } from './forced-report.ts';
import { namedTests } from './named-tests.ts';
import type { TestedRun } from './red-apart.ts';
import { buildReports, comingReports, readReportFile } from './report-files.ts';
import { TestLog } from './test-log.ts';
import { type TestEvidence, type TestReport, testVerdict } from './verdict.ts';

/** Tests to be run. Times are milliseconds. */
export interface TestRun extends Omit<ChildSpec, 'command' | 'args' | 'onOutput' | 'onLine'> {
  command: string;
  scratch: string;
  /** Glob of the reports that the tests write of their own accord, below `cwd`; then none are asked for. */
  reports?: string;
  baselineTotal?: number | null;
  /** Called with whole lines of output, without the last line end. */
  onText?: (text: string) => void;
}

/** Runs tests under their deadlines and judges what they printed and reported. */
export async function runTests(run: TestRun): Promise<TestedRun & { end: ChildResult }> {
  const { command, scratch, reports, baselineTotal, onText, ...child } = run;
  const folder = existsSync(run.cwd) ? realpathSync(run.cwd) : run.cwd;
  const own = reports === undefined ? null : comingReports(run.cwd, reports);
  const forced = own ? { command, env: {}, files: [], certain: [] } : forceReports(command, run.env, scratch, folder);
  const built = own ? [] : buildReports(command, run.cwd);
  const log = new TestLog(command);
  const take = (text: Buffer) => {
    log.push(text);
    const lines = asGoText(text.toString('utf8', 0, text.at(-1) === 10 ? text.length - 1 : text.length));
    if (lines !== null) onText?.(lines);
  };
  const streams = { stdout: wholeLines(take), stderr: wholeLines(take) };
  const end = await runChild({
    ...child,
    command: 'bash',
    args: ['-c', forced.command],
    env: { ...run.env, ...forced.env },
    onOutput: (chunk, stream) => streams[stream].push(chunk),
  });
  streams.stdout.end();
  streams.stderr.end();

  const requested = forced.files.filter(({ path }) => existsSync(path));
  const evidence: TestEvidence = {
    ...getTestEvidence(end),
    log: log.end(),
    command,
    reports: [
      ...(own ? own.read() : []),
      ...requested.map(({ path, covers }) => ({ ...readReportFile(path), covers })),
      ...(end.exitCode === 0 ? missingReports(forced.certain) : []),
      ...built.flatMap(({ files, covers }) => files.readIfAny().map((report) => ({ ...report, covers }))),
    ],
    baselineTotal,
  };
  const verdict = testVerdict(evidence);
  // A process that still runs may yet undo what was counted.
  const sure = end.escaped > 0 && verdict.verdict === 'pass' ? { ...verdict, verdict: 'unknown' as const } : verdict;
  const reported = { ...sure, reasons: [...sure.reasons, ...endNotes(end, run)] };
  const named = namedTests(evidence, reported, folder);
  return { verdict: reported, named: { ...named, tests: withDetails(named.tests, end.tail) }, end };
}

/** A runner that was told to write a report, and did not, was ended by what it ran, whatever was printed then. */
function missingReports(certain: readonly ForcedFile[]): TestReport[] {
  const unreadable = 'requested from the runner is missing: it was ended early';
  return certain.filter(({ path }) => !existsSync(path)).map(({ covers }) => ({ unreadable, covers }));
}

/** How tests died that we ended ourselves says nothing about them. */
function getTestEvidence({ ending, exitCode, signal }: ChildResult): Omit<TestEvidence, 'log' | 'command'> {
  if (ending === 'timeout' || ending === 'idle_timeout') return { exitCode: null, timedOut: true };
  return ending === 'cancelled' ? { exitCode: null, signal: 'an interrupt' } : { exitCode, signal };
}

function endNotes({ ending, survivors, escaped }: ChildResult, { idleTimeoutMs = 0 }: TestRun): string[] {
  return [
    ...(ending === 'idle_timeout' ? [`they printed nothing for ${idleTimeoutMs / 1000} s`] : []),
    ...(survivors > 0 ? [`${survivors} processes outlived the tests and were stopped`] : []),
    ...(escaped > 0 ? [`${escaped} processes of the tests could not be stopped`] : []),
  ];
}

/** Passes on whole lines, so that stdout and stderr do not cut each other's in two. */
function wholeLines(deliver: (lines: Buffer) => void) {
  let open: Buffer[] = [];
  let size = 0;
  const end = (last: Buffer = Buffer.alloc(0)) => {
    const lines = size > 0 ? Buffer.concat([...open, last]) : last;
    [open, size] = [[], 0];
    if (lines.length > 0) deliver(lines);
  };
  const push = (chunk: Buffer) => {
    const at = chunk.lastIndexOf(10) + 1;
    if (at > 0) end(chunk.subarray(0, at));
    open.push(chunk.subarray(at));
    size += chunk.length - at;
    if (size > maxLine) end();
  };
  return { push, end };
}

const maxLine = 1024 * 1024;
