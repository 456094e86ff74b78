import { isMapping } from '../../system/files/json-text.ts';
import {
  type Activity,
  type AgentError,
  type AgentResult,
  type SessionBefore,
  type Usage,
  usageSince,
} from './agent-result.ts';
import { type ErrorClass, errorClass, usageErrorWords } from './error-class.ts';
import { parseJsonLine } from './json-fields.ts';
import { plainEnding } from './plain-ending.ts';
import { type EventTable, type StreamError, StreamReader, shownLine } from './stream-reader.ts';

export interface StreamEnd {
  /** In ms since the epoch, for words such as "resets 3pm". */
  readonly now?: number;
  readonly exitCode: number | null;
  /** Our reason to end it; null if it ended by itself. `done`: it reported its end but did not exit. `stopped`: to hand over. */
  readonly by: 'timeout' | 'idle_timeout' | 'interrupted' | 'budget' | 'stopped' | 'storm' | 'done' | 'unready' | null;
}

/** Peculiarities of a CLI when its stream is judged. */
export interface StreamRules {
  readonly name: string;
  readonly events: EventTable;
  /** Which part of a cumulative count is this run's; null where the CLI counts each run by itself. */
  readonly cumulative: readonly ('usage' | 'cost')[];
  readonly readUsage?: (text: string) => { usage: Usage | null; model: string | null };
  readonly exit?: (code: number) => { status?: number; kind?: string };
}

/** Lines in, one result out. What does not parse is kept, as far as it fits, for it may say why the CLI would not start. */
export class AgentStream {
  readonly reader: StreamReader;
  readonly #rules: StreamRules;
  readonly #plain: string[] = [];

  constructor(rules: StreamRules, report?: (activity: Activity) => void) {
    this.#rules = rules;
    this.reader = new StreamReader(rules.events, report);
  }

  /** Takes in a line of stdout or stderr. True where it is an event. */
  take(line: string): boolean {
    const event = parseJsonLine(line.trim());
    if (isMapping(event)) {
      this.reader.take(event);
      return true;
    }
    if (line.trim() !== '') {
      this.#plain.push(line.slice(0, 2_000));
      if (this.#plain.length > maxPlain) this.#plain.shift();
    }
    return false;
  }

  /** Takes in the file in which the CLI leaves its usage, where it has one. */
  readUsageFile(text: string): void {
    const { usage, model } = this.#rules.readUsage?.(text) ?? { usage: null, model: null };
    this.reader.usage = usage;
    this.reader.model ??= model;
  }

  /** The result, now that the process is gone. */
  end(end: StreamEnd, before: SessionBefore | null): AgentResult {
    const { reader } = this;
    const { usage, usageSeen, costUsd } = this.#ofThisRun(before);
    return {
      error: this.#against(end),
      text: reader.text,
      sessionId: reader.sessionId,
      model: reader.model,
      usage,
      usageSeen,
      cost: costUsd === null ? null : { usd: costUsd, source: 'reported' },
      turns: reader.turns,
    };
  }

  /** Strongest error that speaks against the run; null where it ended without any. */
  #against(end: StreamEnd): AgentError | null {
    const { reader } = this;
    const { name } = this.#rules;
    const { by } = end;
    if (by === 'unready') return agentError('unready', `${name} cannot begin: ${reader.unready ?? ''}`);
    if (by === 'storm')
      return this.#told(reader.retryError ?? { message: 'no answer' }, end, 'kept asking the model again');
    if (by === 'timeout' || by === 'idle_timeout' || by === 'interrupted' || by === 'budget')
      return agentError(by, `${name} was stopped`);
    if (by === 'stopped') return agentError('interrupted', `${name} was asked to stop`);
    if (reader.aborted) return agentError('interrupted', `${name} was interrupted before its end`);
    if (!reader.hasEnded) return this.#unended(end);
    if (reader.error !== null) return this.#told(reader.error, end, 'ended with an error');
    if (reader.contradiction !== null)
      return agentError('unknown', `the stream of ${name} cannot be trusted: ${reader.contradiction}`);
    if (by === null && end.exitCode !== 0)
      return agentError('crash', `${name} reported success, but its exit code is ${end.exitCode ?? 'unknown'}`);
    const words = plainEnding(reader.text ?? '', end.now);
    if (words !== null) return { ...agentError(words.class, words.message), ...retryTimes(words) };
    // The tools that it was denied, and may have needed.
    const denied = [...reader.denials].filter((tool) => !harmlessTools.test(tool.replace(/ in \/.*$/, '')));
    return denied.length === 0 ? null : { ...this.#denied(denied), isRemark: true };
  }

  /** Error of a stream that stops without an end: on a wrong call, in the middle of retries, or for an unknown reason. */
  #unended(end: StreamEnd): AgentError {
    const { reader } = this;
    const { name } = this.#rules;
    const last = this.#plain.map((line) => shownLine(line)).filter((line) => line !== '');
    const stderr = last.join('\n');
    const text = last.findLast((line) => /error|fatal|fail|invalid|not |no /i.test(line)) ?? last.at(-1);
    // Yargs prints the help of the command and no other word.
    const isHelp = /^positionals:$/im.test(stderr);
    const tail = isHelp ? ': it printed its help, so it does not know a flag' : text === undefined ? '' : `: ${text}`;
    if (reader.denials.size > 0 && end.exitCode === 0) return this.#denied([...reader.denials]);
    if (reader.retriesInARow > 0 && reader.retryError !== null)
      return this.#told(reader.retryError, end, 'was cut off while it asked the model again');
    const { status, kind = '' } = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
    // Only before it had begun: later on anything may have been printed by its tools.
    const hasStarted = reader.turns > 0 || reader.toolCalls > 0;
    if (!hasStarted && end.exitCode !== 0 && end.exitCode !== null) {
      const isUsage = usageErrorWords.test(`${stderr}\n${kind}`);
      const result = isUsage ? 'usage_error' : errorClass(`${kind} ${errorText(last)}`, status);
      if (result !== 'unknown' && result !== 'network')
        return agentError(result, `${name} ended with exit code ${end.exitCode}${tail}`);
    }
    const code = end.exitCode === null ? 'by a signal' : `with exit code ${end.exitCode}`;
    return agentError('crash', `${name} ended ${code} before its stream did, so the agent was cut off${tail}`);
  }

  #told(error: StreamError, end: StreamEnd, what: string): AgentError {
    const { label, kind = '', class: existing, retryAfterMs } = error;
    const message = error.message.slice(0, maxMessage);
    const exit = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
    const code = error.status ?? exit.status;
    const result = existing ?? errorClass(`${kind} ${exit.kind ?? ''} ${message}`, code);
    const requested = retryAfterMs === undefined ? retryTimes(plainEnding(message, end.now) ?? {}) : { retryAfterMs };
    const text = `${label === undefined ? '' : ` (${label})`}${message === '' ? '' : `: ${message}`}`;
    return { ...agentError(result, `${this.#rules.name} ${what}${text}`), ...requested };
  }

  #denied(tools: readonly string[]): AgentError {
    return agentError('tool_denied', `${this.#rules.name} was denied a tool (${tools.join(', ')})`);
  }

  #ofThisRun(before: SessionBefore | null) {
    const { usage, usageSeen, costUsd } = this.reader;
    const { cumulative } = this.#rules;
    return {
      usage: before && cumulative.includes('usage') ? usageAfter(usage, before.usage) : usage,
      // A count of the whole session says nothing of this run alone.
      usageSeen: before && cumulative.includes('usage') ? usageAfter(usageSeen, before.usage) : usageSeen,
      costUsd: before && cumulative.includes('cost') ? paidSince(costUsd, before.costUsd) : costUsd,
    };
  }
}

const maxPlain = 60;
const maxMessage = 8_000;

/** Tools without which work can still have been done as the plan wanted it. */
const harmlessTools =
  /^(?:read|view|grep|glob|ls|list\w*|web_?(?:fetch|search)|fetch\w*|todo\w*|ask\w*|exit_?plan_?mode|task\w*|agent|skill|mcp\w*)$/i;

/** Usage since `before`; unknown where the usage before is unknown. */
function usageAfter(all: Usage | null, before: Usage | null): Usage | null {
  return all === null || before === null ? null : usageSince(all, before);
}

function paidSince(all: number | null, before: number | null): number | null {
  return all === null || before === null || all < before ? null : all - before;
}

function agentError(name: ErrorClass, message: string): AgentError {
  return { class: name, message: shownLine(message, 500) };
}

export function retryTimes({ retryAfterMs, resetAt }: Pick<AgentError, 'retryAfterMs' | 'resetAt'>) {
  return { ...(retryAfterMs === undefined ? {} : { retryAfterMs }), ...(resetAt === undefined ? {} : { resetAt }) };
}

/** A warning says nothing about the end. */
function errorText(lines: readonly string[]): string {
  return lines.filter((line) => !/^warn/i.test(line)).join('\n');
}
