import { oneLine } from './agent.ts';
import type { ClosingWords } from './closing-words.ts';
import { plainEnding } from './plain-ending.ts';
import { reasonOf } from './provider-error.ts';

/** The JSON event streams of agent CLIs: claude, codex, gemini, opencode and copilot, each recognised by its own events. */

export interface Line {
  readonly text: string;
  /** The events on this line; none where it is plain text. */
  readonly events: readonly AgentEvent[];
}

type Json = Record<string, unknown>;
type Cli = 'claude' | 'codex' | 'gemini' | 'opencode' | 'copilot';

interface AgentEvent {
  readonly cli: Cli;
  readonly type: string;
  readonly fields: Json;
}

/** Texts over many lines are tried until so many times the output has been read: each may reach to its end. */
const mostRereading = 4;

/** The lines of an output that are not blank. An event that somebody had formatted (`| jq`) is one line again. */
export function readLines(output: string): Line[] {
  const lines = output.split(/\r?\n/);
  const endOf = closingLines(lines);
  const read: Line[] = [];
  let left = mostRereading * output.length;
  for (let at = 0; at < lines.length; at += 1) {
    const end = left > 0 ? endOf(at) : null;
    const text = end === null ? '' : lines.slice(at, end + 1).join(' ');
    left -= text.length;
    const events = eventsOf(text);
    if (end !== null && events.length > 0) {
      read.push({ text, events });
      at = end;
    } else if (lines[at]?.trim()) read.push({ text: lines[at] ?? '', events: eventsOf(lines[at]?.trim() ?? '') });
  }
  return read;
}

/** For a line that is an opening bracket alone, asked from first to last: the next one that is its closing bracket alone. */
function closingLines(lines: readonly string[]): (at: number) => number | null {
  const next = new Map<string, number>();
  return (at) => {
    const bracket = lines[at] === '{' ? '}' : lines[at] === '[' ? ']' : null;
    if (bracket === null) return null;
    let end = next.get(bracket) ?? -1;
    if (end < at) {
      const found = lines.indexOf(bracket, at);
      end = found < 0 ? Number.POSITIVE_INFINITY : found;
      next.set(bracket, end);
    }
    return Number.isFinite(end) ? end : null;
  };
}

/** A stream may have plain lines of a wrapper or of stderr among its events; plain text may quote an event. */
export function isEventStream(lines: readonly Line[]): boolean {
  const last = lines.findLastIndex(({ events }) => events.length > 0);
  return last >= 0 && (lines.length - 1 - last <= trailingLines || isMostlyEvents(lines));
}

/** As many lines as a wrapper prints after the agent. */
const trailingLines = 5;

/** Or nothing but events once the first has come, whatever a starting tool wrote to stderr before. */
function isMostlyEvents(lines: readonly Line[]): boolean {
  const spoken = lines.filter(({ events }) => events.length > 0).length;
  const first = lines.findIndex(({ events }) => events.length > 0);
  return spoken * 3 >= lines.length || spoken === lines.length - first;
}

/** What the last run in the stream says of its end. */
export function endOfStream(lines: readonly Line[]): ClosingWords | null {
  const all = lines.flatMap(({ events }) => events);
  const cli = all.at(-1)?.cli;
  if (cli === undefined) return null;
  const events = all.filter((event) => event.cli === cli);
  const end = ends[cli](events);
  if (end !== 'none') return end;
  // Somebody may print chosen events only, such as the agent's messages: those have no end to miss.
  if (!isMostlyEvents(lines) || !events.some(({ type }) => frames.has(type))) return null;
  return failure('agent_error', `the event stream of ${cli} stops before its end, so the agent was cut off`);
}

/** The last line is the JSON of an error, of whatever tool. */
export function lastError(lines: readonly Line[]): ClosingWords | null {
  const last = lines.at(-1);
  const fields = last === undefined || last.events.length > 0 ? {} : recordOf(jsonOf(last.text.trim()));
  const { type, subtype, is_error: isError, error, message, result } = fields;
  if (isError !== true && type !== 'error' && !/^error/.test(textOf(subtype))) return null;
  const detail = recordOf(error);
  const said = [message, detail.message, error, result, subtype].map(textOf).find((text) => text !== '');
  return reported('the agent', said, detail.status ?? detail.code, textOf(detail.type));
}

/** Events that nobody prints who shows the agent's messages only. */
const frames = new Set([
  ...['system', 'user', 'thread.started', 'turn.started', 'init', 'tool_result', 'step_start'],
  ...['session.skills_loaded', 'session.tools_updated', 'assistant.turn_start'],
]);

type End = ClosingWords | null | 'none';

const ends: Record<Cli, (events: readonly AgentEvent[]) => End> = {
  claude: endOfClaude,
  codex: endOfCodex,
  gemini: endOfGemini,
  opencode: endOfOpencode,
  copilot: endOfCopilot,
};

/** `subtype` is `success` also for each API error; `is_error` decides. */
function endOfClaude(events: readonly AgentEvent[]): End {
  const at = events.findLastIndex(({ type }) => type === 'result');
  const result = events[at]?.fields;
  if (result === undefined || events.slice(at).some(({ type }) => type === 'assistant')) return 'none';
  const { is_error: isError, subtype = 'success', terminal_reason: why, api_error_status: status } = result;
  if (isError === true || subtype !== 'success') {
    const said = [textOf(result.result), textsOf(result.errors)].filter((text) => text !== '').join('; ');
    const kind = subtype === 'success' ? '' : ` (${textOf(subtype)})`;
    const words = [why, subtype, result.api_error_type].map(textOf).join(' ');
    const reason = reasonOf(`${words} ${said}`, typeof status === 'number' ? status : undefined);
    return failure(reason, `claude ended with an error${kind}${said ? `: ${said}` : ''}`, said);
  }
  const denials = listOf(result.permission_denials).map(({ tool_name: tool }) => textOf(tool));
  return denied(denials) ?? plainEnding(textOf(result.result));
}

/** `error` events are not fatal: only `turn.failed` is. */
function endOfCodex(events: readonly AgentEvent[]): End {
  const last = events.findLast(({ type }) => type.startsWith('turn.'));
  if (last?.type === 'turn.failed') return reported('codex', recordOf(last.fields.error).message);
  if (last?.type !== 'turn.completed') return 'none';
  const said = events.findLast(({ fields }) => recordOf(fields.item).type === 'agent_message');
  return plainEnding(textOf(recordOf(said?.fields.item).text));
}

function endOfGemini(events: readonly AgentEvent[]): End {
  const at = events.findLastIndex(({ type }) => type === 'result');
  const result = events[at]?.fields;
  if (result === undefined || events.slice(at).some(({ type }) => type === 'init')) return 'none';
  const error = recordOf(result.error);
  if (result.status !== 'success')
    return reported('gemini', error.message ?? result.status, undefined, textOf(error.type));
  const spoken = events.slice(events.findLastIndex(({ type }) => type.startsWith('tool_')) + 1);
  const text = spoken.filter(({ fields }) => fields.role === 'assistant').map(({ fields }) => textOf(fields.content));
  return plainEnding(text.join(''));
}

/** It has no event for its end: the last step says `stop`, whatever went wrong before. */
function endOfOpencode(events: readonly AgentEvent[]): End {
  const last = events.findLast(({ type }) => ['step_start', 'step_finish', 'error'].includes(type));
  const said = events.findLast(({ type }) => type === 'text');
  const isCompacting = said !== undefined && recordOf(said.fields.part).synthetic === true;
  if (last !== undefined && isCompacting && events.indexOf(said) > events.indexOf(last))
    return failure('context_exhausted', 'opencode was still compacting its conversation');
  if (last?.type === 'error') {
    const { name, data, message } = recordOf(last.fields.error);
    const { message: detail, statusCode, responseHeaders } = recordOf(data);
    const wait = Number.parseFloat(textOf(recordOf(responseHeaders)['retry-after']));
    const words = reported('opencode', detail ?? message ?? name, statusCode, textOf(recordOf(data).responseBody));
    return wait > 0 ? { ...words, retryAfterMs: wait * 1000 } : words;
  }
  if (last?.type !== 'step_finish') return 'none';
  const reason = textOf(recordOf(last.fields.part).reason);
  if (reason !== 'stop') {
    const why = reason === 'tool-calls' ? 'a tool that was denied or had no answer' : `reason "${reason}"`;
    return failure(reason === 'length' ? 'context_exhausted' : 'agent_error', `opencode stopped at ${why}`);
  }
  return plainEnding(textOf(recordOf(said?.fields.part).text));
}

function endOfCopilot(all: readonly AgentEvent[]): End {
  const events = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ type }) => type === 'user.message'),
    ),
  );
  const data = (type: string) => recordOf(events.findLast((event) => event.type === type)?.fields.data);
  const result = events.findLast(({ type }) => type === 'result');
  const error = data('session.error');
  if (error.message !== undefined && result?.fields.exitCode !== 0)
    return reported('copilot', error.message, error.statusCode, textOf(error.errorType));
  if (events.some(({ type }) => type === 'abort') || data('assistant.idle').aborted === true)
    return failure('agent_error', 'copilot was interrupted before its end');
  if (result === undefined) return 'none';
  if (result.fields.exitCode !== 0)
    return failure('agent_error', `copilot ended with exit code ${textOf(result.fields.exitCode)}`);
  const started = new Map(
    events.map(({ fields }) => [recordOf(fields.data).toolCallId, recordOf(fields.data).toolName]),
  );
  const refused = events
    .map(({ fields }) => recordOf(fields.data))
    .filter(({ error: problem }) => recordOf(problem).code === 'denied')
    .map(({ toolCallId }) => textOf(started.get(toolCallId)));
  return denied(refused) ?? plainEnding(textOf(data('assistant.message').content));
}

/** Without the tools that change something the work cannot have been done as the plan wanted it. */
function denied(tools: readonly string[]): ClosingWords | null {
  const names = [...new Set(tools.filter((tool) => !harmlessTools.test(tool)))];
  if (names.length === 0) return null;
  const which = names.map((name) => name || 'unnamed').join(', ');
  return failure('agent_error', `the agent was denied a tool (${which}); allow it in agent-command`);
}

const harmlessTools =
  /^(?:read|view|grep|glob|ls|list\w*|web_?(?:fetch|search)|fetch\w*|todo\w*|ask\w*|exit_?plan_?mode|task\w*|agent|skill|mcp\w*)$/i;

function reported(cli: string, message: unknown, status?: unknown, kind = ''): ClosingWords {
  const said = textOf(message);
  const reason = reasonOf(`${kind} ${said}`, typeof status === 'number' ? status : undefined);
  return failure(reason, `${cli} ended with an error${said ? `: ${said}` : ''}`, said);
}

/** What the text says of when to come back is read by the reader of plain endings. */
function failure(reason: ClosingWords['reason'], message: string, said = ''): ClosingWords {
  const { retryAfterMs, resetAt } = (said === '' ? null : plainEnding(said)) ?? {};
  const line = oneLine(message);
  return { reason, message: line.length > 500 ? `${line.slice(0, 499)}…` : line, retryAfterMs, resetAt };
}

function eventsOf(line: string): AgentEvent[] {
  // `claude --output-format json --verbose` prints its events as one array.
  return [jsonOf(line)].flat().flatMap((item) => {
    const fields = recordOf(item);
    const { type } = fields;
    // `gemini --output-format json`
    if (type === undefined && 'stats' in fields && 'error' in fields)
      return [{ cli: 'gemini', type: 'result', fields }];
    if (typeof type !== 'string') return [];
    const cli = cliOf(type, fields);
    return cli === null ? [] : [{ cli, type, fields }];
  });
}

/** undefined where it was cut off, or is not JSON at all. */
function jsonOf(line: string): unknown {
  if (line.length < 2 || !/^[[{]/.test(line)) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function cliOf(type: string, fields: Json): Cli | null {
  const has = (key: string) => typeof fields[key] === 'string';
  if (has('sessionID')) return 'opencode';
  if (/^(?:thread|turn|item)\./.test(type)) return 'codex';
  if (type === 'result') {
    if (typeof fields.is_error === 'boolean' || has('subtype')) return 'claude';
    if (has('status')) return 'gemini';
    return typeof fields.exitCode === 'number' ? 'copilot' : null;
  }
  if (typeof fields.data === 'object' && (/^[a-z]+\.[a-z_]+$/.test(type) || type === 'abort')) return 'copilot';
  if (/^(?:system|assistant|user)$/.test(type)) return has('session_id') ? 'claude' : null;
  if (type === 'init') return has('session_id') && has('model') ? 'gemini' : null;
  if (type === 'message') return has('role') && has('timestamp') ? 'gemini' : null;
  return /^tool_(?:use|result)$/.test(type) && has('tool_id') ? 'gemini' : null;
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function textsOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join('; ') : '';
}
