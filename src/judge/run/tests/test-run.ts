import { existsSync, realpathSync } from 'node:fs';
import { type ChildResult, type ChildSpec, runChild } from '../../../system/process/child.ts';
import { quoteForGo } from '../console/cargo-go.ts';
import { addFailureDetails } from './failure-detail.ts';
import { forceReports, type RequestedReport } from './forced-report.ts';
import { listNamedTests } from './named-tests.ts';
import type { TestedRun } from './red-apart.ts';
import { expectBuildReports, expectReports, readReportFile } from './report-files.ts';
import { TestLog } from './test-log.ts';
import { type TestEvidence, type TestReport, testVerdict } from './verdict.ts';

/** Times are in milliseconds. */
export interface TestRun extends Omit<ChildSpec, 'command' | 'args' | 'onOutput' | 'onLine'> {
  command: string;
  scratch: string;
  /** Glob of reports that the tests write anyway, below `cwd`. If set, no other reports are requested. */
  reports?: string;
  baselineTotal?: number | null;
  /** Called with whole lines, without the final line break. */
  onText?: (text: string) => void;
}

export async function runTests(run: TestRun): Promise<TestedRun & { end: ChildResult }> {
  const { command, scratch, reports, baselineTotal, onText, ...child } = run;
  const folder = existsSync(run.cwd) ? realpathSync(run.cwd) : run.cwd;
  const ownReports = reports === undefined ? null : expectReports(run.cwd, reports);
  const forced = ownReports
    ? { command, env: {}, files: [], certain: [] }
    : forceReports(command, run.env, scratch, folder);
  const built = ownReports ? [] : expectBuildReports(command, run.cwd);
  const log = new TestLog(command);
  const handleOutput = (text: Buffer) => {
    log.push(text);
    const lines = quoteForGo(text.toString('utf8', 0, text.at(-1) === 10 ? text.length - 1 : text.length));
    if (lines !== null) onText?.(lines);
  };
  const streams = { stdout: createLineBuffer(handleOutput), stderr: createLineBuffer(handleOutput) };
  const result = await runChild({
    ...child,
    command: 'bash',
    args: ['-c', forced.command],
    env: { ...run.env, ...forced.env },
    onOutput: (chunk, stream) => streams[stream].push(chunk),
  });
  streams.stdout.end();
  streams.stderr.end();

  const writtenFiles = forced.files.filter(({ path }) => existsSync(path));
  const evidence: TestEvidence = {
    ...getTestEvidence(result),
    log: log.end(),
    command,
    reports: [
      ...(ownReports ? ownReports.read() : []),
      ...writtenFiles.map(({ path, covers }) => ({ ...readReportFile(path), covers })),
      ...(result.exitCode === 0 ? listMissingReports(forced.certain) : []),
      ...built.flatMap(({ files, covers }) => files.readIfAny().map((report) => ({ ...report, covers }))),
    ],
    baselineTotal,
  };
  const verdict = testVerdict(evidence);
  // A process that is still running may undo the result.
  const checkedVerdict =
    result.escaped > 0 && verdict.verdict === 'pass' ? { ...verdict, verdict: 'unknown' as const } : verdict;
  const finalVerdict = { ...checkedVerdict, reasons: [...checkedVerdict.reasons, ...describeEnding(result, run)] };
  const named = listNamedTests(evidence, finalVerdict, folder);
  return {
    verdict: finalVerdict,
    named: { ...named, tests: addFailureDetails(named.tests, result.tail) },
    end: result,
  };
}

/** A requested report is missing only if the runner was ended early. */
function listMissingReports(certain: readonly RequestedReport[]): TestReport[] {
  const unreadable = 'requested from the runner is missing: it was ended early';
  return certain.filter(({ path }) => !existsSync(path)).map(({ covers }) => ({ unreadable, covers }));
}

/** If we stopped the tests, their exit status says nothing. */
function getTestEvidence({ ending, exitCode, signal }: ChildResult): Omit<TestEvidence, 'log' | 'command'> {
  if (ending === 'timeout' || ending === 'idle_timeout') return { exitCode: null, timedOut: true };
  return ending === 'cancelled' ? { exitCode: null, signal: 'an interrupt' } : { exitCode, signal };
}

function describeEnding({ ending, survivors, escaped }: ChildResult, { idleTimeoutMs = 0 }: TestRun): string[] {
  return [
    ...(ending === 'idle_timeout' ? [`they printed nothing for ${idleTimeoutMs / 1000} s`] : []),
    ...(survivors > 0 ? [`${survivors} processes outlived the tests and were stopped`] : []),
    ...(escaped > 0 ? [`${escaped} processes of the tests could not be stopped`] : []),
  ];
}

/** Buffers whole lines, so that stdout and stderr don't split each other's lines. */
function createLineBuffer(deliver: (lines: Buffer) => void) {
  let chunks: Buffer[] = [];
  let size = 0;
  const end = (finalChunk: Buffer = Buffer.alloc(0)) => {
    const lines = size > 0 ? Buffer.concat([...chunks, finalChunk]) : finalChunk;
    [chunks, size] = [[], 0];
    if (lines.length > 0) deliver(lines);
  };
  const push = (chunk: Buffer) => {
    const at = chunk.lastIndexOf(10) + 1;
    if (at > 0) end(chunk.subarray(0, at));
    chunks.push(chunk.subarray(at));
    size += chunk.length - at;
    if (size > maxLine) end();
  };
  return { push, end };
}

const maxLine = 1024 * 1024;
