import { clipText, withoutControls } from '../../system/text/text.ts';
import { type Activity, addUsage, noUsage, totalTokens, type Usage, usageSince } from './agent-result.ts';
import { type ErrorClass, isHopeless } from './error-class.ts';
import { type Json, jsonText } from './json-fields.ts';

/** An error as a stream tells it, before it is classed. */
export interface StreamError {
  readonly message: string;
  /** The CLI's own name for it, for people. */
  readonly label?: string;
  /** Words of the error's own kind, such as `rate_limit`, where there are any. */
  readonly kind?: string;
  /** HTTP status of the provider. */
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Class that the stream itself states beyond doubt. */
  readonly class?: ErrorClass;
}

/**
 * Error for a reason of the API for which a model stopped before its end, though its CLI calls that a success; null for the
 * others. https://docs.anthropic.com/en/api/handling-stop-reasons
 */
export function stopError(reason: string): StreamError | null {
  if (/^(?:max_tokens|model_context_window_exceeded|length)$/.test(reason))
    return { message: `the model's last answer was cut off (${reason})`, class: 'context_exhausted' };
  if (/^(?:refusal|pause_turn|content_filter)$/.test(reason))
    return { message: `the model stopped before its end (${reason})`, class: 'unknown' };
  return null;
}

/**
 * Table of the events of a CLI, by their type: `*` comes before each of them, and `` is an event without a type. What has
 * to be remembered from one event to the next is a variable of the function, which is called once for each run.
 */
export type EventTable = (run: StreamReader) => Readonly<Record<string, (event: Json) => void>>;

/** State of one run by its events, in bounded memory. What is not said plainly stays null; only a last, terminal event is an end. */
export class StreamReader {
  sessionId: string | null = null;
  model: string | null = null;
  text: string | null = null;
  /** As the CLI reports it at its end; null where it reports none, or nothing that can be believed. */
  usage: Usage | null = null;
  usageSeen: Usage | null = null;
  costUsd: number | null = null;
  turns = 0;
  toolCalls = 0;
  retries = 0;
  /** Retry notices since the agent last got on with its work. */
  retriesInARow = 0;
  readonly denials = new Set<string>();
  /** Error of the terminal event; null where it reports success. */
  error: StreamError | null = null;
  /** Error because of which the CLI last retried. */
  retryError: StreamError | null = null;
  /** The run was interrupted, whatever it reports at its end. */
  aborted = false;
  /** Reason why it cannot work as it is set up here, from its first event. */
  unready: string | null = null;
  /** Reason why the stream as a whole cannot be believed. */
  contradiction: string | null = null;
  #hasEnded = false;
  readonly #tell: (activity: Activity) => void;
  readonly #openTools = new Map<string, OpenTool>();
  readonly #handlers: ReturnType<EventTable>;

  constructor(events: EventTable, report: (activity: Activity) => void = () => undefined) {
    this.#tell = report;
    this.#handlers = events(this);
  }

  /** Takes in one event: any JSON object, known or not. */
  take(event: Json): void {
    const type = jsonText(event.type);
    if (!Object.hasOwn(this.#handlers, type)) return;
    this.#handlers['*']?.(event);
    this.#handlers[type]?.(event);
  }

  /** A terminal event was seen, and the agent did nothing after it. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** A tool is at work: silence is its, not the model's. */
  get openTool(): string | null {
    return [...this.#openTools.values()].at(-1)?.what ?? null;
  }

  /** The CLI does nothing any more but ask the model again. */
  get isStorm(): boolean {
    if (this.#compactionsInARow >= maxCompactions) return true;
    if (this.retriesInARow === 0) return false;
    const { kind = '', message = '', status, class: existing } = this.retryError ?? {};
    const text = `${kind} ${message}`;
    if (isHopeless(text)) return true;
    const isFew = existing === 'context_exhausted' || status === 401 || /auth/i.test(text);
    return this.retriesInARow >= (isFew ? fewRetries : maxRetries);
  }

  session(id: unknown): void {
    const value = jsonText(id).slice(0, 200);
    if (value === '') return;
    if (this.sessionId !== null && this.sessionId !== value)
      this.contradiction ??= 'its stream holds the events of two sessions';
    this.sessionId ??= value;
  }

  named(model: unknown): void {
    const value = jsonText(model).slice(0, 200);
    if (value !== '' && value !== '<synthetic>') this.model = value;
  }

  /** The agent is at work, so it has not ended, whatever came before. */
  works(): void {
    this.goesOn();
    this.retriesInARow = 0;
  }

  /** It has not ended, and does not get on either. */
  goesOn(): void {
    this.#hasEnded = false;
  }

  ends(error: StreamError | null): void {
    if (this.#hasEnded) this.contradiction ??= 'its stream ends twice';
    this.#hasEnded = true;
    this.#openTools.clear();
    this.error = error;
  }

  /** Takes the usage that the end reports: nothing readable is a sign of an unknown version, and a counter only grows. */
  reports(usage: Usage | null, isExpected = true): void {
    if (usage === null && isExpected) this.contradiction ??= 'its final event reports usage in an unknown form';
    else if (usage !== null && this.usage !== null && usageSince(usage, this.usage) === null)
      this.contradiction ??= 'its reported usage decreases';
    this.usage = usage;
    if (usage !== null) this.usageSeen = usage;
  }

  turn(): void {
    this.works();
    this.turns += 1;
    this.#tell({ kind: 'turn', turn: this.turns });
  }

  says(text: unknown): void {
    if (typeof text === 'string' && text !== '')
      this.text = text.length > maxStreamText ? text.slice(-maxStreamText) : text;
  }

  toolStarts(id: unknown, name: string, input: Json = {}): void {
    const key = jsonText(id);
    if (this.#openTools.has(key)) return;
    this.works();
    this.toolCalls += 1;
    const tool = openTool(name, input);
    if (this.#openTools.size < maxOpenTools) this.#openTools.set(key, tool);
    if (tool.command !== null) this.#tell({ kind: 'command', command: tool.command, state: 'started' });
    else if (tool.path === null) this.#tell({ kind: 'tool', tool: shownLine(tool.name) });
  }

  /** `exitCode` null: it did not say, or there is none. */
  toolEnds(id: unknown, { ok, exitCode = null }: { ok: boolean; exitCode?: number | null }): OpenTool | null {
    this.works();
    const key = jsonText(id);
    const tool = this.#openTools.get(key) ?? null;
    this.#openTools.delete(key);
    if (tool?.command) this.#tell({ kind: 'command', command: tool.command, state: 'ended', exitCode });
    else if (tool?.path && ok) this.#tell({ kind: 'edit', path: tool.path });
    return tool;
  }

  denied(name: string): void {
    if (this.denials.size < maxDenials) this.denials.add(shownLine(name) || 'unnamed');
  }

  retry(error: StreamError): void {
    this.retries += 1;
    this.retriesInARow += 1;
    this.retryError = error;
    this.#tell({ kind: 'retry', count: this.retriesInARow, message: shownLine(error.message) });
  }

  /** `isMain`: of the agent's own conversation, not of one that it has started. */
  used(more: Usage, isMain = true): void {
    this.usageSeen = addUsage(this.usageSeen ?? noUsage, more);
    const contextTokens = isMain ? totalTokens(more) : null;
    this.#tell({ kind: 'usage', usage: this.usageSeen, costUsd: this.costUsd, contextTokens, model: this.model });
  }

  /** It had to shorten its conversation. To do so again and again and get hardly any work done in between is no way on. */
  compacts(): void {
    const isAgain = this.#compactionsInARow > 0 && this.toolCalls - this.#callsAtCompaction < fewCalls;
    this.#compactionsInARow = isAgain ? this.#compactionsInARow + 1 : 1;
    this.#callsAtCompaction = this.toolCalls;
    if (this.#compactionsInARow < maxCompactions) return;
    this.retryError = {
      message: 'the context window filled up again right after compaction',
      class: 'context_exhausted',
    };
  }
  #compactionsInARow = 0;
  #callsAtCompaction = 0;
}

interface OpenTool {
  readonly name: string;
  readonly command: string | null;
  readonly path: string | null;
  /** For people. */
  readonly what: string;
}

const maxRetries = 8;
const fewRetries = 3;
const maxCompactions = 3;
const fewCalls = 3;
const maxStreamText = 64 * 1024;
const maxOpenTools = 1_000;
const maxDenials = 50;

/** Describes a tool call, by the names that the five CLIs give their tools and arguments. */
function openTool(name: string, input: Json): OpenTool {
  const given = input.command ?? input.cmd;
  const command = Array.isArray(given) ? given.map(jsonText).join(' ') : jsonText(given);
  const path = jsonText(input.file_path ?? input.filePath ?? input.path ?? input.notebook_path);
  const isEdit =
    /^(?:write|edit|multi_?edit|notebook_?edit|create|str_replace\w*|replace|write_file|apply_patch|patch|file_change)$/i;
  const isCommand = /^(?:bash|shell|run_shell_command|exec_command|command_execution|powershell)$/i;
  if (command !== '' && isCommand.test(name)) {
    const shownCommand = shownLine(command);
    return { name, command: shownCommand, path: null, what: shownCommand };
  }
  const edited = path !== '' && isEdit.test(name) ? shownLine(path) : null;
  return { name, command: null, path: edited, what: shownLine(path === '' ? name : `${name} ${path}`) };
}

/** One harmless line (I8). */
export function shownLine(text: string, max = 200): string {
  return clipText(withoutControls(text.slice(0, 4 * max)), max);
}
