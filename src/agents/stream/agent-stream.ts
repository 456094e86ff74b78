import { isMapping } from '../../system/files/json-text.ts';
import {
  type Activity,
  type AgentError,
  type AgentResult,
  type SessionBefore,
  type Usage,
  usageSince,
} from './agent-result.ts';
import { classifyError, type ErrorClass, usageErrorWords } from './error-class.ts';
import { parseJsonLine } from './json-fields.ts';
import { plainEnding } from './plain-ending.ts';
import { type EventTable, formatLine, type StreamError, StreamReader } from './stream-reader.ts';

export interface StreamEnd {
  /** In ms since the epoch, for interpreting "resets 3pm". */
  readonly now?: number;
  readonly exitCode: number | null;
  /** Why the executor stopped it, or null. `done`: no exit after the last event. `stopped`: it has to hand over. */
  readonly by: 'timeout' | 'idle_timeout' | 'interrupted' | 'budget' | 'stopped' | 'storm' | 'done' | 'unready' | null;
}

export interface StreamRules {
  readonly name: string;
  readonly events: EventTable;
  /** Counts that the CLI reports cumulatively over a session. */
  readonly cumulative: readonly ('usage' | 'cost')[];
  readonly readUsage?: (text: string) => { usage: Usage | null; model: string | null };
  readonly exit?: (code: number) => { status?: number; kind?: string };
}

/** Reads a CLI's output. The last lines that aren't events are kept to explain a failed start. */
export class AgentStream {
  readonly reader: StreamReader;
  readonly #rules: StreamRules;
  readonly #plainLines: string[] = [];

  constructor(rules: StreamRules, report?: (activity: Activity) => void) {
    this.#rules = rules;
    this.reader = new StreamReader(rules.events, report);
  }

  take(line: string): boolean {
    const event = parseJsonLine(line.trim());
    if (isMapping(event)) {
      this.reader.take(event);
      return true;
    }
    if (line.trim() !== '') {
      this.#plainLines.push(line.slice(0, 2_000));
      if (this.#plainLines.length > maxPlain) this.#plainLines.shift();
    }
    return false;
  }

  readUsageFile(text: string): void {
    const { usage, model } = this.#rules.readUsage?.(text) ?? { usage: null, model: null };
    this.reader.usage = usage;
    this.reader.model ??= model;
  }

  end(end: StreamEnd, before: SessionBefore | null): AgentResult {
    const { reader } = this;
    const { usage, usageSeen, costUsd } = this.#getRunUsage(before);
    return {
      error: this.#findError(end),
      text: reader.text,
      sessionId: reader.sessionId,
      model: reader.model,
      usage,
      usageSeen,
      cost: costUsd === null ? null : { usd: costUsd, source: 'reported' },
      turns: reader.turns,
    };
  }

  #findError(end: StreamEnd): AgentError | null {
    const { reader } = this;
    const { name } = this.#rules;
    const { by } = end;
    if (by === 'unready') return agentError('unready', `${name} cannot begin: ${reader.unready ?? ''}`);
    if (by === 'storm')
      return this.#classify(reader.retryError ?? { message: 'no answer' }, end, 'kept asking the model again');
    if (by === 'timeout' || by === 'idle_timeout' || by === 'interrupted' || by === 'budget')
      return agentError(by, `${name} was stopped`);
    if (by === 'stopped') return agentError('interrupted', `${name} was asked to stop`);
    if (reader.aborted) return agentError('interrupted', `${name} was interrupted before its end`);
    if (!reader.hasEnded) return this.#explainMissingEnd(end);
    if (reader.error !== null) return this.#classify(reader.error, end, 'ended with an error');
    if (reader.contradiction !== null)
      return agentError('unknown', `the stream of ${name} cannot be trusted: ${reader.contradiction}`);
    if (by === null && end.exitCode !== 0)
      return agentError('crash', `${name} reported success, but its exit code is ${end.exitCode ?? 'unknown'}`);
    const ending = plainEnding(reader.text ?? '', end.now);
    if (ending !== null) return { ...agentError(ending.class, ending.message), ...retryTimes(ending) };
    // Other denied tools may have been needed for the work.
    const denied = [...reader.denials].filter((tool) => !harmlessTools.test(tool.replace(/ in \/.*$/, '')));
    return denied.length === 0 ? null : { ...this.#deniedError(denied), isRemark: true };
  }

  #explainMissingEnd(end: StreamEnd): AgentError {
    const { reader } = this;
    const { name } = this.#rules;
    const lines = this.#plainLines.map((line) => formatLine(line)).filter((line) => line !== '');
    const stderr = lines.join('\n');
    const text = lines.findLast((line) => /error|fatal|fail|invalid|not |no /i.test(line)) ?? lines.at(-1);
    // For unknown flags, yargs prints only the command's help.
    const isHelp = /^positionals:$/im.test(stderr);
    const tail = isHelp ? ': it printed its help, so it does not know a flag' : text === undefined ? '' : `: ${text}`;
    if (reader.denials.size > 0 && end.exitCode === 0) return this.#deniedError([...reader.denials]);
    if (reader.retriesInARow > 0 && reader.retryError !== null)
      return this.#classify(reader.retryError, end, 'was cut off while it asked the model again');
    const { status, kind = '' } = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
    // After the start, error text may come from the agent's tools.
    const hasStarted = reader.turns > 0 || reader.toolCalls > 0;
    if (!hasStarted && end.exitCode !== 0 && end.exitCode !== null) {
      const isUsage = usageErrorWords.test(`${stderr}\n${kind}`);
      const result = isUsage ? 'usage_error' : classifyError(`${kind} ${errorText(lines)}`, status);
      if (result !== 'unknown' && result !== 'network')
        return agentError(result, `${name} ended with exit code ${end.exitCode}${tail}`);
    }
    const code = end.exitCode === null ? 'by a signal' : `with exit code ${end.exitCode}`;
    return agentError('crash', `${name} ended ${code} before its stream did, so the agent was cut off${tail}`);
  }

  #classify(error: StreamError, end: StreamEnd, action: string): AgentError {
    const { label, kind = '', class: knownClass, retryAfterMs } = error;
    const message = error.message.slice(0, maxMessage);
    const exit = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
    const code = error.status ?? exit.status;
    const result = knownClass ?? classifyError(`${kind} ${exit.kind ?? ''} ${message}`, code);
    const wait = retryAfterMs === undefined ? retryTimes(plainEnding(message, end.now) ?? {}) : { retryAfterMs };
    const text = `${label === undefined ? '' : ` (${label})`}${message === '' ? '' : `: ${message}`}`;
    return { ...agentError(result, `${this.#rules.name} ${action}${text}`), ...wait };
  }

  #deniedError(tools: readonly string[]): AgentError {
    return agentError('tool_denied', `${this.#rules.name} was denied a tool (${tools.join(', ')})`);
  }

  #getRunUsage(before: SessionBefore | null) {
    const { usage, usageSeen, costUsd } = this.reader;
    const { cumulative } = this.#rules;
    return {
      usage: before && cumulative.includes('usage') ? usageAfter(usage, before.usage) : usage,
      // A count for the whole session must not be attributed to this run.
      usageSeen: before && cumulative.includes('usage') ? usageAfter(usageSeen, before.usage) : usageSeen,
      costUsd: before && cumulative.includes('cost') ? paidSince(costUsd, before.costUsd) : costUsd,
    };
  }
}

const maxPlain = 60;
const maxMessage = 8_000;

/** Tools that an agent can do without. */
const harmlessTools =
  /^(?:read|view|grep|glob|ls|list\w*|web_?(?:fetch|search)|fetch\w*|todo\w*|ask\w*|exit_?plan_?mode|task\w*|agent|skill|mcp\w*)$/i;

function usageAfter(all: Usage | null, before: Usage | null): Usage | null {
  return all === null || before === null ? null : usageSince(all, before);
}

function paidSince(all: number | null, before: number | null): number | null {
  return all === null || before === null || all < before ? null : all - before;
}

function agentError(name: ErrorClass, message: string): AgentError {
  return { class: name, message: formatLine(message, 500) };
}

export function retryTimes({ retryAfterMs, resetAt }: Pick<AgentError, 'retryAfterMs' | 'resetAt'>) {
  return { ...(retryAfterMs === undefined ? {} : { retryAfterMs }), ...(resetAt === undefined ? {} : { resetAt }) };
}

function errorText(lines: readonly string[]): string {
  return lines.filter((line) => !/^warn/i.test(line)).join('\n');
}
