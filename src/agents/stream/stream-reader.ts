import { clipText, withoutControls } from '../../system/text/text.ts';
import { type Activity, addUsage, noUsage, sumTokens, type Usage, usageSince } from './agent-result.ts';
import { type ErrorClass, isHopeless } from './error-class.ts';
import { type Json, jsonText } from './json-fields.ts';

export interface StreamError {
  readonly message: string;
  readonly label?: string;
  readonly kind?: string;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly class?: ErrorClass;
}

/** Returns an error for an early stop that a CLI may report as success, see the API's "Handling stop reasons". */
export function stopError(reason: string): StreamError | null {
  if (/^(?:max_tokens|model_context_window_exceeded|length)$/.test(reason))
    return { message: `the model's last answer was cut off (${reason})`, class: 'context_exhausted' };
  if (/^(?:refusal|pause_turn|content_filter)$/.test(reason))
    return { message: `the model stopped before its end (${reason})`, class: 'unknown' };
  return null;
}

/** Handlers by event type: `*` runs before each, an empty name handles events without a type. Called once per run. */
export type EventTable = (run: StreamReader) => Readonly<Record<string, (event: Json) => void>>;

/** State of one run in bounded memory. Unreported values stay null; only a terminal event that comes last ends it. */
export class StreamReader {
  sessionId: string | null = null;
  model: string | null = null;
  text: string | null = null;
  /** Usage reported at the end; null if missing or not trustworthy. */
  usage: Usage | null = null;
  usageSeen: Usage | null = null;
  costUsd: number | null = null;
  turns = 0;
  toolCalls = 0;
  retries = 0;
  /** Retries since the agent last made progress. */
  retriesInARow = 0;
  readonly denials = new Set<string>();
  /** Error of the terminal event; null if it reports success. */
  error: StreamError | null = null;
  retryError: StreamError | null = null;
  /** True if the run was interrupted, whatever its end reports. */
  aborted = false;
  /** Why the CLI can't work in this environment, from its first event. */
  unready: string | null = null;
  contradiction: string | null = null;
  #hasEnded = false;
  readonly #report: (activity: Activity) => void;
  readonly #openTools = new Map<string, OpenTool>();
  readonly #handlers: ReturnType<EventTable>;

  constructor(events: EventTable, report: (activity: Activity) => void = () => undefined) {
    this.#report = report;
    this.#handlers = events(this);
  }

  take(event: Json): void {
    const type = jsonText(event.type);
    if (!Object.hasOwn(this.#handlers, type)) return;
    this.#handlers['*']?.(event);
    this.#handlers[type]?.(event);
  }

  /** True if a terminal event was seen and nothing happened after it. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The running tool, which may be silent for longer than the model. */
  get openTool(): string | null {
    return [...this.#openTools.values()].at(-1)?.what ?? null;
  }

  /** True if the CLI only retries or compacts. */
  get isStorm(): boolean {
    if (this.#compactionsInARow >= maxCompactions) return true;
    if (this.retriesInARow === 0) return false;
    const { kind = '', message = '', status, class: knownClass } = this.retryError ?? {};
    const text = `${kind} ${message}`;
    if (isHopeless(text)) return true;
    const isUnlikelyToRecover = knownClass === 'context_exhausted' || status === 401 || /auth/i.test(text);
    return this.retriesInARow >= (isUnlikelyToRecover ? maxHopelessRetries : maxRetries);
  }

  setSession(id: unknown): void {
    const value = jsonText(id).slice(0, 200);
    if (value === '') return;
    if (this.sessionId !== null && this.sessionId !== value)
      this.contradiction ??= 'its stream holds the events of two sessions';
    this.sessionId ??= value;
  }

  setModel(model: unknown): void {
    const value = jsonText(model).slice(0, 200);
    if (value !== '' && value !== '<synthetic>') this.model = value;
  }

  /** Records progress, which also means that the run hasn't ended. */
  markProgress(): void {
    this.markUnfinished();
    this.retriesInARow = 0;
  }

  /** Records that the run hasn't ended, without progress. */
  markUnfinished(): void {
    this.#hasEnded = false;
  }

  finish(error: StreamError | null): void {
    if (this.#hasEnded) this.contradiction ??= 'its stream ends twice';
    this.#hasEnded = true;
    this.#openTools.clear();
    this.error = error;
  }

  /** Records the usage reported at the end. A missing or decreasing count contradicts the stream. */
  setFinalUsage(usage: Usage | null, isExpected = true): void {
    if (usage === null && isExpected) this.contradiction ??= 'its final event reports usage in an unknown form';
    else if (usage !== null && this.usage !== null && usageSince(usage, this.usage) === null)
      this.contradiction ??= 'its reported usage decreases';
    this.usage = usage;
    if (usage !== null) this.usageSeen = usage;
  }

  startTurn(): void {
    this.markProgress();
    this.turns += 1;
    this.#report({ kind: 'turn', turn: this.turns });
  }

  setText(text: unknown): void {
    if (typeof text === 'string' && text !== '')
      this.text = text.length > maxStreamText ? text.slice(-maxStreamText) : text;
  }

  startTool(id: unknown, name: string, input: Json = {}): void {
    const key = jsonText(id);
    if (this.#openTools.has(key)) return;
    this.markProgress();
    this.toolCalls += 1;
    const tool = describeTool(name, input);
    if (this.#openTools.size < maxOpenTools) this.#openTools.set(key, tool);
    if (tool.command !== null) this.#report({ kind: 'command', command: tool.command, state: 'started' });
    else if (tool.path === null) this.#report({ kind: 'tool', tool: formatLine(tool.name) });
  }

  /** A null `exitCode` is unknown. */
  endTool(id: unknown, { ok, exitCode = null }: { ok: boolean; exitCode?: number | null }): OpenTool | null {
    this.markProgress();
    const key = jsonText(id);
    const tool = this.#openTools.get(key) ?? null;
    this.#openTools.delete(key);
    if (tool?.command) this.#report({ kind: 'command', command: tool.command, state: 'ended', exitCode });
    else if (tool?.path && ok) this.#report({ kind: 'edit', path: tool.path });
    return tool;
  }

  recordDenial(name: string): void {
    if (this.denials.size < maxDenials) this.denials.add(formatLine(name) || 'unnamed');
  }

  recordRetry(error: StreamError): void {
    this.retries += 1;
    this.retriesInARow += 1;
    this.retryError = error;
    this.#report({ kind: 'retry', count: this.retriesInARow, message: formatLine(error.message) });
  }

  /** `isMain` is false for subagents. */
  recordUsage(more: Usage, isMain = true): void {
    this.usageSeen = addUsage(this.usageSeen ?? noUsage, more);
    const contextTokens = isMain ? sumTokens(more) : null;
    this.#report({ kind: 'usage', usage: this.usageSeen, costUsd: this.costUsd, contextTokens, model: this.model });
  }

  /** Records a compaction. Repeated compaction with hardly any tool calls in between is treated as a loop. */
  recordCompaction(): void {
    const isAgain =
      this.#compactionsInARow > 0 && this.toolCalls - this.#callsAtCompaction < minCallsBetweenCompactions;
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
  readonly what: string;
}

const maxRetries = 8;
const maxHopelessRetries = 3;
const maxCompactions = 3;
const minCallsBetweenCompactions = 3;
const maxStreamText = 64 * 1024;
const maxOpenTools = 1_000;
const maxDenials = 50;

/** Describes a tool call, using the tool and argument names of all supported CLIs. */
function describeTool(name: string, input: Json): OpenTool {
  const rawCommand = input.command ?? input.cmd;
  const command = Array.isArray(rawCommand) ? rawCommand.map(jsonText).join(' ') : jsonText(rawCommand);
  const path = jsonText(input.file_path ?? input.filePath ?? input.path ?? input.notebook_path);
  const isEdit =
    /^(?:write|edit|multi_?edit|notebook_?edit|create|str_replace\w*|replace|write_file|apply_patch|patch|file_change)$/i;
  const isCommand = /^(?:bash|shell|run_shell_command|exec_command|command_execution|powershell)$/i;
  if (command !== '' && isCommand.test(name)) {
    const shownCommand = formatLine(command);
    return { name, command: shownCommand, path: null, what: shownCommand };
  }
  const edited = path !== '' && isEdit.test(name) ? formatLine(path) : null;
  return { name, command: null, path: edited, what: formatLine(path === '' ? name : `${name} ${path}`) };
}

/** Returns a short line without control characters (I8). */
export function formatLine(text: string, max = 200): string {
  return clipText(withoutControls(text.slice(0, 4 * max)), max);
}
