import { clipText, firstFew } from '../../../system/text/text.ts';
import type { Finding } from '../../rules/finding.ts';
import type { RuleId } from '../../rules/rule-book.ts';
import { type CommandFolder, withLocalPaths } from '../commands/author-paths.ts';
import { canFail, lastStage } from '../commands/command-strength.ts';
import { failureText, withDetails } from '../tests/failure-detail.ts';
import { redTests } from '../tests/lost-tests.ts';
import { namedTests } from '../tests/named-tests.ts';
import { TestLog } from '../tests/test-log.ts';
import { idleRun, NOTHING_EXECUTED, testVerdict } from '../tests/verdict.ts';
import tools from './known-tools.json' with { type: 'json' };
import { missingTool, type RunCommand } from './missing-tool.ts';

/** Runs an automated command of a plan. That it cannot run on this machine is reported, and is no failure. */
export async function verifyCommand(commandFolder: CommandFolder, text: string, run: RunCommand): Promise<Finding> {
  const runnable = runnableCommand(commandFolder, text);
  const subject = firstLine(text);
  const say = (passed: boolean | null, message: string, rule: RuleId = 'command/failed'): Finding => ({
    rule: passed === null ? 'command/cannot-run' : rule,
    passed,
    subject,
    message,
    proves: passed === true && canFail(text),
  });
  if ('notRunnable' in runnable) return say(null, runnable.notRunnable);

  const end = await run(runnable.command, { pipefail: true });
  if (end.timedOut)
    return { ...say(false, 'did not end before its deadline', 'command/timeout'), output: end.tail.slice(-maxOutput) };
  const unused = end.exitCode === 0 ? withoutTests(runnable.command, end.tail) : null;
  if (unused !== null)
    return { ...say(unused.passed, unused.message, 'command/no-tests'), output: end.tail.slice(-maxOutput) };
  if (end.exitCode === 0) return say(true, canFail(text) ? 'exit code 0' : 'exit code 0, but it cannot fail');
  if (end.exitCode === brokenPipe) return afterBrokenPipe(runnable.command, run, say);
  if (end.exitCode === 2 && sentencePattern.test(text) && syntaxError.test(end.tail)) {
    const [first = ''] = text.trim().split(' ');
    if ((await run(`command -v ${first}`, { pipefail: true })).exitCode !== 0)
      return say(null, 'is a sentence, not a command');
  }
  if (end.exitCode === null) return say(false, 'was killed before it ended');
  const missing = await missingTool(runnable.command, end, commandFolder, run);
  if (missing !== null) return say(null, missing);
  const guess = runnable.guess === undefined ? '' : ` (${runnable.guess} was taken for the root of the project)`;
  const advice = commandAdvice(runnable.command, end);
  const more = `${guess}${advice === null ? '' : `; ${advice}`}`;
  const cause = failedTests(runnable.command, end, commandFolder) ?? failureCause(end.tail);
  const finding = say(false, `exit code ${end.exitCode}${cause === '' ? '' : `: ${cause}`}${more}`);
  return { ...finding, output: end.tail.slice(-maxOutput) };
}

/** Names of the tests that failed, with what they expected; null where the output names none. */
function failedTests(
  command: string,
  { exitCode, tail: output }: { readonly exitCode: number | null; readonly tail: string },
  { root }: CommandFolder,
): string | null {
  const log = new TestLog(command);
  log.push(Buffer.from(output));
  const evidence = { exitCode, log: log.end() };
  const reds = redTests(withDetails(namedTests(evidence, testVerdict(evidence), root).tests, output));
  return reds.length === 0 ? null : firstFew(reds.map(failureText), 3, '; ');
}

/** Result of a test runner that ended with 0 and ran no test: a failure where the command says which tests it means. Null for anything else. */
function withoutTests(command: string, output: string): Pick<Finding, 'passed' | 'message'> | null {
  const [, args] = runnerCall.exec(command) ?? [];
  if (args === undefined || output.length > 3 * maxOutput || buildsOrLists.test(command)) return null;
  const log = new TestLog(command);
  log.push(Buffer.from(output));
  const unused = idleRun(log.end());
  const input = args.trim().split(/\s+/);
  const isChoice = (word: string, at: number) =>
    (namePattern.test(word) || !/^-|^$/.test(word)) && !noChoice.test(`${input[at - 1] ?? ''} ${word}`);
  const chosen = input.filter(isChoice).join(' ');
  const isOmitted = unused !== NOTHING_EXECUTED && !input.some((word) => namePattern.test(word));
  if (unused === null) return null;
  if (chosen === '' || isOmitted) return { passed: null, message: `exit code 0, but ${unused}` };
  return { passed: false, message: `exit code 0, but ${NOTHING_EXECUTED} for ${clipText(chosen)}` };
}

const runnerCall =
  /\b(?:_?mocha|jest|vitest|ava|pytest|py\.test|rspec|phpunit|pest|bats|unittest|nextest|(?<=\w |--)test(?::[\w-]+)?)(?:\.[cm]?js)?(?=\s|$)([^|;&\n]*)/;
const namePattern = /^(?:-t|-k|-g|-run|--grep|--(?:test-)?name-?pattern|--filter)\b/i;
const noChoice =
  /\s(?:run|\.|\.\/\.\.\.|(?:\.\/)?(?:tests?|specs?|src)\/?|\d?>.*)$|^-(?:count|timeout|parallel|cpu|c|j|n|tags|-(?:reporter|test-reporter|config|project|features|timeout|maxWorkers|environment|profile|manifest-path|prefix)) /;
const buildsOrLists = /\s-run[= ]['"]?(?:\^\$|NONE|XXX|none\b|nothing\b)|--(?:no-run|collect-only|co|list|listTests)\b/;

const maxOutput = 16 * 1024;

const sentencePattern = /^\s*[A-Z][a-z]+ [a-z]/;
const syntaxError = /^bash: .*(?:unexpected EOF while looking for matching|syntax error)/m;

/** 128 + SIGPIPE: the reader of a pipe went away before its writer had ended. */
const brokenPipe = 141;

/** `grep -q` leaves early because it found something; after `head` nobody knows how the writer would have ended. */
async function afterBrokenPipe(
  command: string,
  run: RunCommand,
  say: (passed: boolean | null, message: string, rule?: RuleId) => Finding,
): Promise<Finding> {
  const reader = lastStage(command);
  if (reader === null || !/(?:^|\/)(?:[efz]?grep|rg|ag|jq|awk)$/.test(reader))
    return say(null, `was cut off by ${reader ?? 'the end of its pipe'}, so its result is unknown`);
  const end = await run(command, { pipefail: false });
  if (end.timedOut) return say(false, 'did not end before its deadline', 'command/timeout');
  return end.exitCode === 0
    ? say(true, 'exit code 0')
    : say(false, `exit code ${end.exitCode ?? 'none'}: ${failureCause(end.tail)}`);
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

/** The line of an output that says why a command failed: not a notice of npm, its closing words or a stack. */
function failureCause(tail: string): string {
  const lines = tail.split('\n').map((line) => line.trim());
  const saved = lines.filter((line) => line !== '' && !noisePattern.test(line));
  const last = saved.at(-1) ?? '';
  if (/^npm (?:error|ERR!)/.test(last)) return clipText(saved.find((line) => /^npm (?:error|ERR!)/.test(line)) ?? last);
  const text = saysPattern.test(last) ? last : saved.slice(-20).findLast((line) => saysPattern.test(line));
  return clipText(text ?? last);
}

const noisePattern =
  /^npm (?:notice|warn|WARN)\b|^[#ℹ] (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$|^=* ?\d+ (?:passed|failed|errors?)\b.* in [\d.:]+s\b|^npm (?:error|ERR!)\s*(?:(?:code|errno|syscall|path|command|workspace|location|signal|Lifecycle script|A complete log|This is probably not|There is likely additional)\b.*)?$|^at .+[):]\d*\)?$|^Node\.js v\d|^node:internal\/|^[\^~ ]+$/;

const saysPattern =
  /error|fail|not found|no such|cannot|could not|unable|denied|refused|missing|expected|invalid|traceback/i;

/** Advice for a form that fails for another reason than the work; null where there is nothing to say. */
function commandAdvice(command: string, { exitCode, tail }: { exitCode: number | null; tail: string }): string | null {
  const [, filter] = /\|\s*((?:tail|head)\b[^|;&\n]*)/.exec(command) ?? [];
  if (filter !== undefined && failureCause(tail) === '')
    return `\`| ${filter.trim()}\` leaves nothing that says why; leave it out`;
  const isMet = ({ command: form, output, exitCode: code }: (typeof adviceRows)[number]) =>
    new RegExp(form).test(command.trim()) &&
    (exitCode === code || (output !== undefined && new RegExp(output).test(tail)));
  return adviceRows.find(isMet)?.add ?? null;
}

const adviceRows: readonly { command: string; output?: string; exitCode: number; add: string }[] = tools.advice;
