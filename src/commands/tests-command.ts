import { randomUUID } from 'node:crypto';
import { createReadStream, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildTrustedEnvironment } from '../agents/program/agent-environment.ts';
import { formatFailure } from '../judge/run/tests/failure-detail.ts';
import { listRedTests } from '../judge/run/tests/lost-tests.ts';
import { listNamedTests, type NamedTests } from '../judge/run/tests/named-tests.ts';
import { findReportFiles } from '../judge/run/tests/report-files.ts';
import { type LogResult, TestLog } from '../judge/run/tests/test-log.ts';
import { runTests } from '../judge/run/tests/test-run.ts';
import { type TestVerdict, testVerdict } from '../judge/run/tests/verdict.ts';
import { type CommandHandler, type CommandResult, findProjectRoot, type World } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { EXIT_STATUS } from '../signal/exit-status.ts';
import { removeTree } from '../system/process/mounts.ts';
import { escapeMarkdown } from '../system/text/markdown.ts';
import { quoteShellWord, stripLine } from '../system/text/text.ts';

/** Judges a test command, or the logs and reports of a finished run (seed 003). Only `pass` exits with 0 (I2). */
export const runTestsVerb: CommandHandler = async (args, world) => {
  const command = args[0] === '--' ? args.slice(1) : args;
  const { log, report, 'exit-code': exitCode } = world.settings;
  if (command.length === 0 && log === '' && report === '')
    throw new UsageError('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
  if (command.length > 0 && (log !== '' || exitCode !== null))
    throw new UsageError('tests: found a command and --log or --exit-code; these are for a finished run');
  return command.length > 0 ? judgeCommand(command, world) : judgeFinishedRun(world);
};

async function judgeCommand(command: readonly string[], world: World): Promise<CommandResult> {
  const { settings } = world;
  const scratch = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-tests-'));
  const [line = ''] = command;
  try {
    const { verdict, named, end } = await runTests({
      command: command.length === 1 && /\s/.test(line) ? line : command.map(quoteShellWord).join(' '),
      cwd: findProjectRoot(world),
      env: buildTrustedEnvironment(world.environment),
      timeoutMs: settings.timeout,
      graceMs: settings['kill-grace'],
      cancel: world.interrupt.soon,
      ...(settings['idle-timeout'] > 0 ? { idleTimeoutMs: settings['idle-timeout'] } : {}),
      ...(settings.report === '' ? {} : { reports: settings.report }),
      scratch,
      clock: { now: world.now, uptimeMs: world.machine.uptimeMs },
      marker: randomUUID(),
      baselineTotal: settings['baseline-total'],
      onText: world.progress,
    });
    if (end.error) throw new UsageError(`tests: ${end.error.message}`, { cause: end.error });
    return buildReply(withFailures(verdict, named), end.ending === 'cancelled' ? EXIT_STATUS.INTERRUPTED : null, {
      exitCode: end.code,
      durationMs: Math.round(end.durationMs),
    });
  } finally {
    removeTree(scratch);
  }
}

async function judgeFinishedRun(world: World): Promise<CommandResult> {
  const root = findProjectRoot(world);
  const { log, report, 'exit-code': exitCode, 'baseline-total': baselineTotal } = world.settings;
  const evidence = {
    exitCode,
    baselineTotal,
    log: log === '' ? undefined : await readLog(log === '-' ? world.stdin() : createReadStream(resolve(root, log))),
    reports: report === '' ? [] : findReportFiles(root, report).read(),
  };
  const verdict = testVerdict(evidence);
  return buildReply(withFailures(verdict, listNamedTests(evidence, verdict)), null, { exitCode });
}

function withFailures(verdict: TestVerdict, { tests }: NamedTests): TestVerdict {
  const failed = listRedTests(tests).slice(0, 20);
  return { ...verdict, reasons: [...verdict.reasons, ...failed.map((test) => `failed: ${formatFailure(test)}`)] };
}

async function readLog(chunks: AsyncIterable<Uint8Array>): Promise<LogResult> {
  const log = new TestLog();
  try {
    for await (const chunk of chunks) log.push(chunk);
  } catch (cause) {
    throw new UsageError(`tests: the log cannot be read: ${(cause as Error).message}`, { cause });
  }
  return log.end();
}

function buildReply(
  judged: TestVerdict,
  exitCode: number | null,
  run: { exitCode: number | null; durationMs?: number },
): CommandResult {
  const passed = judged.verdict === 'pass';
  const text = [formatHeadline(judged), ...judged.reasons.map((reason) => `  ${stripLine(reason)}`)].join('\n');
  return {
    exitCode: exitCode ?? (passed ? 0 : 1),
    json: { ...judged, ...run },
    text,
    summary: `${escapeMarkdown(formatHeadline(judged))}\n`,
    outputs: { status: passed ? 'success' : 'failure', reason: passed ? '' : 'tests_failed' },
  };
}

function formatHeadline({ verdict, runner, source, ...counts }: TestVerdict): string {
  const { passed, failed, errors, skipped, total } = counts;
  const known = Object.entries({ passed, failed, errors, skipped, 'in all': total }).filter(
    ([, count]) => count !== null,
  );
  const figures = known.map(([name, count]) => `${count} ${name}`).join(', ');
  return `${verdict}: ${figures || 'nothing countable'}${runner === null ? '' : ` (${stripLine(runner)}, ${source})`}`;
}
