import { clipText, joinFirstFew } from '../../../system/text/text.ts';
import type { Finding } from '../../rules/finding.ts';
import type { RuleId } from '../../rules/rule-book.ts';
import { type CommandFolder, withLocalPaths } from '../commands/author-paths.ts';
import { canFail, getLastStage } from '../commands/command-strength.ts';
import { addFailureDetails, formatFailure } from '../tests/failure-detail.ts';
import { listRedTests } from '../tests/lost-tests.ts';
import { listNamedTests } from '../tests/named-tests.ts';
import { TestLog } from '../tests/test-log.ts';
import { explainIdleRun, NOTHING_EXECUTED, testVerdict } from '../tests/verdict.ts';
import tools from './known-tools.json' with { type: 'json' };
import { findMissingTool, type RunCommand } from './missing-tool.ts';

/** Runs one `<automated>` command. A command that can't run on this machine is reported but isn't a failure. */
export async function verifyCommand(commandFolder: CommandFolder, text: string, run: RunCommand): Promise<Finding> {
  const runnable = runnableCommand(commandFolder, text);
  const subject = firstLine(text);
  const buildFinding = (passed: boolean | null, message: string, rule: RuleId = 'command/failed'): Finding => ({
    rule: passed === null ? 'command/cannot-run' : rule,
    passed,
    subject,
    message,
    proves: passed === true && canFail(text),
  });
  if ('notRunnable' in runnable) return buildFinding(null, runnable.notRunnable);

  const result = await run(runnable.command, { pipefail: true });
  if (result.timedOut)
    return {
      ...buildFinding(false, 'did not end before its deadline', 'command/timeout'),
      output: result.tail.slice(-maxOutput),
    };
  const idleResult = result.exitCode === 0 ? checkForIdleRun(runnable.command, result.tail) : null;
  if (idleResult !== null)
    return {
      ...buildFinding(idleResult.passed, idleResult.message, 'command/no-tests'),
      output: result.tail.slice(-maxOutput),
    };
  if (result.exitCode === 0)
    return buildFinding(true, canFail(text) ? 'exit code 0' : 'exit code 0, but it cannot fail');
  if (result.exitCode === brokenPipe) return judgeBrokenPipe(runnable.command, run, buildFinding);
  if (result.exitCode === 2 && sentencePattern.test(text) && syntaxErrorPattern.test(result.tail)) {
    const [program = ''] = text.trim().split(' ');
    if ((await run(`command -v ${program}`, { pipefail: true })).exitCode !== 0)
      return buildFinding(null, 'is a sentence, not a command');
  }
  if (result.exitCode === null) return buildFinding(false, 'was killed before it ended');
  const missing = await findMissingTool(runnable.command, result, commandFolder, run);
  if (missing !== null) return buildFinding(null, missing);
  const guess = runnable.guess === undefined ? '' : ` (${runnable.guess} was taken for the root of the project)`;
  const advice = getCommandAdvice(runnable.command, result);
  const suffix = `${guess}${advice === null ? '' : `; ${advice}`}`;
  const cause = describeFailedTests(runnable.command, result, commandFolder) ?? getFailureCause(result.tail);
  const finding = buildFinding(false, `exit code ${result.exitCode}${cause === '' ? '' : `: ${cause}`}${suffix}`);
  return { ...finding, output: result.tail.slice(-maxOutput) };
}

function describeFailedTests(
  command: string,
  { exitCode, tail: output }: { readonly exitCode: number | null; readonly tail: string },
  { root }: CommandFolder,
): string | null {
  const log = new TestLog(command);
  log.push(Buffer.from(output));
  const evidence = { exitCode, log: log.end() };
  const reds = listRedTests(addFailureDetails(listNamedTests(evidence, testVerdict(evidence), root).tests, output));
  return reds.length === 0 ? null : joinFirstFew(reds.map(formatFailure), 3, '; ');
}

/** Returns a finding if a test runner exited with 0 without running a test. It fails only if the command selects tests. */
function checkForIdleRun(command: string, output: string): Pick<Finding, 'passed' | 'message'> | null {
  const [, args] = runnerPattern.exec(command) ?? [];
  if (args === undefined || output.length > 3 * maxOutput || buildsOrListsPattern.test(command)) return null;
  const log = new TestLog(command);
  log.push(Buffer.from(output));
  const idleReason = explainIdleRun(log.end());
  const input = args.trim().split(/\s+/);
  const isChoice = (word: string, at: number) =>
    (namePattern.test(word) || !/^-|^$/.test(word)) && !nonChoicePattern.test(`${input[at - 1] ?? ''} ${word}`);
  const selection = input.filter(isChoice).join(' ');
  const isOmitted = idleReason !== NOTHING_EXECUTED && !input.some((word) => namePattern.test(word));
  if (idleReason === null) return null;
  if (selection === '' || isOmitted) return { passed: null, message: `exit code 0, but ${idleReason}` };
  return { passed: false, message: `exit code 0, but ${NOTHING_EXECUTED} for ${clipText(selection)}` };
}

const runnerPattern =
  /\b(?:_?mocha|jest|vitest|ava|pytest|py\.test|rspec|phpunit|pest|bats|unittest|nextest|(?<=\w |--)test(?::[\w-]+)?)(?:\.[cm]?js)?(?=\s|$)([^|;&\n]*)/;
const namePattern = /^(?:-t|-k|-g|-run|--grep|--(?:test-)?name-?pattern|--filter)\b/i;
const nonChoicePattern =
  /\s(?:run|\.|\.\/\.\.\.|(?:\.\/)?(?:tests?|specs?|src)\/?|\d?>.*)$|^-(?:count|timeout|parallel|cpu|c|j|n|tags|-(?:reporter|test-reporter|config|project|features|timeout|maxWorkers|environment|profile|manifest-path|prefix)) /;
const buildsOrListsPattern =
  /\s-run[= ]['"]?(?:\^\$|NONE|XXX|none\b|nothing\b)|--(?:no-run|collect-only|co|list|listTests)\b/;

const maxOutput = 16 * 1024;

const sentencePattern = /^\s*[A-Z][a-z]+ [a-z]/;
const syntaxErrorPattern = /^bash: .*(?:unexpected EOF while looking for matching|syntax error)/m;

/** Exit code 128 + SIGPIPE: the pipe's reader exited before its writer. */
const brokenPipe = 141;

/** `grep -q` exits early on a match, so that is a pass. After `head`, the writer's result is unknown. */
async function judgeBrokenPipe(
  command: string,
  run: RunCommand,
  buildFinding: (passed: boolean | null, message: string, rule?: RuleId) => Finding,
): Promise<Finding> {
  const reader = getLastStage(command);
  if (reader === null || !/(?:^|\/)(?:[efz]?grep|rg|ag|jq|awk)$/.test(reader))
    return buildFinding(null, `was cut off by ${reader ?? 'the end of its pipe'}, so its result is unknown`);
  const rerun = await run(command, { pipefail: false });
  if (rerun.timedOut) return buildFinding(false, 'did not end before its deadline', 'command/timeout');
  return rerun.exitCode === 0
    ? buildFinding(true, 'exit code 0')
    : buildFinding(false, `exit code ${rerun.exitCode ?? 'none'}: ${getFailureCause(rerun.tail)}`);
}

export function runnableCommand(
  commandFolder: CommandFolder,
  text: string,
): { command: string; guess?: string } | { notRunnable: string } {
  const command = text.trim();
  if (command === '') return { notRunnable: 'is empty' };
  if (/^(?:n\/?a|none|manual(?:ly)?|tbd|-+)\.?$/i.test(command)) return { notRunnable: 'names no command' };
  if (/^MISSING\b/.test(command)) return { notRunnable: 'says MISSING: the planner did not write it' };
  if (command.length > 20_000) return { notRunnable: 'is too long for a command' };
  const local = withLocalPaths(command, commandFolder);
  if ('command' in local) return local;
  const path = firstLine(local.external);
  return { notRunnable: `names ${path}, a path of its author's machine; write it relative to the root of the project` };
}

function firstLine(text: string): string {
  return clipText(text.trim().split('\n')[0] ?? '');
}

function getFailureCause(tail: string): string {
  const lines = tail.split('\n').map((line) => line.trim());
  const relevant = lines.filter((line) => line !== '' && !noisePattern.test(line));
  const lastLine = relevant.at(-1) ?? '';
  if (/^npm (?:error|ERR!)/.test(lastLine))
    return clipText(relevant.find((line) => /^npm (?:error|ERR!)/.test(line)) ?? lastLine);
  const text = causePattern.test(lastLine) ? lastLine : relevant.slice(-20).findLast((line) => causePattern.test(line));
  return clipText(text ?? lastLine);
}

const noisePattern =
  /^npm (?:notice|warn|WARN)\b|^[#ℹ] (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$|^=* ?\d+ (?:passed|failed|errors?)\b.* in [\d.:]+s\b|^npm (?:error|ERR!)\s*(?:(?:code|errno|syscall|path|command|workspace|location|signal|Lifecycle script|A complete log|This is probably not|There is likely additional)\b.*)?$|^at .+[):]\d*\)?$|^Node\.js v\d|^node:internal\/|^[\^~ ]+$/;

const causePattern =
  /error|fail|not found|no such|cannot|could not|unable|denied|refused|missing|expected|invalid|traceback/i;

function getCommandAdvice(
  command: string,
  { exitCode, tail }: { exitCode: number | null; tail: string },
): string | null {
  const [, filter] = /\|\s*((?:tail|head)\b[^|;&\n]*)/.exec(command) ?? [];
  if (filter !== undefined && getFailureCause(tail) === '')
    return `\`| ${filter.trim()}\` leaves nothing that says why; leave it out`;
  const matchesRow = ({ command: form, output, exitCode: code }: (typeof adviceRows)[number]) =>
    new RegExp(form).test(command.trim()) &&
    (exitCode === code || (output !== undefined && new RegExp(output).test(tail)));
  return adviceRows.find(matchesRow)?.add ?? null;
}

const adviceRows: readonly { command: string; output?: string; exitCode: number; add: string }[] = tools.advice;
