import { cliNames } from '../../settings/table/coding-agents.ts';
import { suggestName } from '../../settings/table/nearest-name.ts';
import {
  type Agent,
  type AgentJob,
  type AgentRun,
  bashExitCode,
  type ReportedFailure,
  runProgram,
} from '../program/agent.ts';
import { spendingOfUsage } from '../stream/agent-result.ts';
import { adviceOnCredit, classifyError, errorTraits, isUnpaid } from '../stream/error-class.ts';
import { type Json, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { plainEnding } from '../stream/plain-ending.ts';
import { formatLine, stopError } from '../stream/stream-reader.ts';
import { suggestPermission } from './agent-cli.ts';
import { clis } from './clis.ts';

/** Any shell command, the prompt on its stdin. */
export function createCommandAgent(shellCommand: string): Agent {
  return {
    name: 'command',
    canJudge: true,
    async missing({ cwd, environment }) {
      const first = /^\s*([\w./+@-]+)(?=\s|$)/.exec(shellCommand)?.[1];
      // Of an assignment, a group or a variable only running it can tell.
      const exitCode = await bashExitCode(first ? `type -t -- ${first}` : 'exit 0', cwd, environment);
      if (exitCode === 0) return null;
      if (exitCode !== 1) return 'the command agent needs bash on PATH; install it';
      return (
        `the command "${first}" of agent-command was not found on PATH (${environment.PATH ?? 'empty'}); ` +
        `install it, or use a path in agent-command${suggestName(String(first), cliNames)}`
      );
    },
    commandLines: () => [{ ...inBash(shellCommand), sets: [] }],
    run: async (job) => {
      const program = { ...inBash(shellCommand), stdinFile: job.promptFile, onLine: outputReporter(job) };
      const closingWords = (tail: string) => reportedFailure(tail, job.clock.now());
      const run = await runProgram({ ...program, closingWords }, job);
      return { ...withRemark(run, deniedInWords(run.printed)), spent: spendingOfUsage(null, 0, null) };
    },
  };
}

/** Its work is judged where it was denied a tool, and where it fell silent: many are done then and only do not exit. */
function withRemark(run: AgentRun, denial: string | null): AgentRun {
  if (run.reason === 'idle_timeout') return { ...run, isRemark: true };
  if (!run.ok || denial === null) return run;
  return { ...run, ok: false, reason: 'agent_error', message: denial, retryable: false, isRemark: true };
}

/** Finds the sentence of Claude Code about a tool that it may not use, which its model repeats. */
function deniedInWords(printed = ''): string | null {
  const [, what] =
    /\brequested permissions? to (use [\w-]+|write|edit)\b.{0,300}haven['’]t granted/.exec(printed) ?? [];
  const tool = what?.startsWith('use ') ? what.slice('use '.length) : 'Write';
  return what === undefined ? null : `claude was denied a tool (${tool}); ${suggestPermission(clis.claude, [tool])}`;
}

function inBash(shellCommand: string) {
  return { command: 'bash', args: ['-c', shellCommand] };
}

/** Tells of what is printed, a few lines a second at most: a command may print a million. */
function outputReporter({ onActivity, clock }: AgentJob): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    if (clock.uptimeMs() - last < outputEveryMs) return;
    const text = formatLine(line, 80);
    if (text === '') return;
    last = clock.uptimeMs();
    onActivity({ kind: 'output', text });
  };
}

const outputEveryMs = 200;

/**
 * Failure that an agent's output reports at its end (`tail`), or null. Exit codes prove little: a usage limit or an
 * interrupt ends with 0 in one version and with 1 in another. Only the last words count, because an agent may print anything about limits and errors while it works.
 */
export function reportedFailure(tail: string, now?: number): ReportedFailure | null {
  const lines = tail.split(/\r?\n/).filter((line) => line.trim() !== '');
  const last = lastObject(lines.slice(-lastLines));
  return (
    wordsAgainst(lines.join('\n'), now) ?? wordsAgainst(jsonText(last.result), now) ?? findReportedFailure(last, now)
  );
}

/** A wrapper may print a line or two after its agent. */
const lastLines = 3;

function wordsAgainst(text: string, now: number | undefined): ReportedFailure | null {
  const ending = plainEnding(text, now);
  if (ending === null) return null;
  const { class: name, message, retryAfterMs, resetAt } = ending;
  return unpaidIsFinal({ reason: errorTraits[name].reason, message, retryAfterMs, resetAt });
}

function unpaidIsFinal(failure: ReportedFailure): ReportedFailure {
  if (!isUnpaid(failure.message)) return failure;
  return { ...failure, message: `${failure.message}; ${adviceOnCredit}`, retryable: false };
}

/** The last JSON object on a line of its own. `claude --output-format json --verbose` prints its events as one array. */
function lastObject(lines: readonly string[]): Json {
  const values = lines.flatMap((line) => parseJsonLine(line.trim()) ?? []);
  return jsonRecord(values.at(-1));
}

function findReportedFailure(event: Json, now: number | undefined): ReportedFailure | null {
  const { type, subtype, status: end, is_error: isError, error, message, result } = event;
  const stopped = type === 'result' ? stopError(jsonText(event.stop_reason)) : null;
  if (stopped?.class !== undefined) return { reason: errorTraits[stopped.class].reason, message: stopped.message };
  const isBadResult = type === 'result' && (end === 'error' || !['', 'success'].includes(jsonText(subtype)));
  if (isError !== true && !isBadResult && !/^(?:error|\w+\.failed)$/.test(jsonText(type))) return null;
  const detail = jsonRecord(error);
  const said = [message, detail.message, error, result, subtype].map(jsonText).find((text) => text !== '') ?? '';
  const status = Number(detail.status ?? detail.code);
  const words = `${jsonText(detail.type)} ${jsonText(subtype)} ${said}`;
  const name = classifyError(words, Number.isFinite(status) ? status : undefined);
  const { retryAfterMs, resetAt } = plainEnding(said, now) ?? {};
  const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
  return unpaidIsFinal({ reason: errorTraits[name].reason, message: formatLine(ended, 500), retryAfterMs, resetAt });
}
