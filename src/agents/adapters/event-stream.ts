import type { ReportedFailure } from '../program/agent.ts';
import type { AgentError } from '../stream/agent-result.ts';
import { AgentStream } from '../stream/agent-stream.ts';
import { errorClass, failureReason } from '../stream/error-class.ts';
import { type Json, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { plainEnding } from '../stream/plain-ending.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { Cli } from './agent-cli.ts';
import { eventOwner } from './clis.ts';

/** The event streams of known CLIs in the output of a command that nobody has described to us. */

export interface Line {
  readonly text: string;
  /** The events on this line; none where it is plain text. */
  readonly events: readonly OwnedEvent[];
}

interface OwnedEvent {
  readonly cli: Cli;
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
export function endOfStream(lines: readonly Line[]): ReportedFailure | null {
  const all = lines.flatMap(({ events }) => events);
  const cli = all.at(-1)?.cli;
  if (cli === undefined) return null;
  const events = all.filter((event) => event.cli === cli).map(({ fields }) => fields);
  const { error, terminalEvent } = lastRun(cli, events).end({ exitCode: 0, by: null });
  if (error === null) return null;
  const isCutOff = !terminalEvent && error.class === 'crash';
  // Somebody may print chosen events only, such as the agent's messages: those have no end to miss.
  const isWhole = isMostlyEvents(lines) && events.some(({ type }) => frames.has(jsonText(type)));
  return isCutOff && !isWhole ? null : wordsOf(error);
}

/** A command may call its agent more than once; what it said before counts no more. */
function lastRun(cli: Cli, events: readonly Json[]): AgentStream {
  let stream = new AgentStream(cli, cli.reader());
  for (const event of events) {
    const session = jsonText(event.session_id);
    const isOther = session !== '' && stream.reader.sessionId !== null && session !== stream.reader.sessionId;
    if (isOther || cli.starts(event)) stream = new AgentStream(cli, cli.reader());
    stream.reader.take(event);
  }
  return stream;
}

function wordsOf({ class: name, message, retryAfterMs, resetAt }: AgentError): ReportedFailure {
  const hint = name === 'tool_denied' ? '; allow it in agent-command' : '';
  return { reason: failureReason(name), message: `${message}${hint}`, retryAfterMs, resetAt };
}

/** The last line is the JSON of an error, of whatever tool. */
export function lastError(lines: readonly Line[]): ReportedFailure | null {
  const last = lines.at(-1);
  const fields = last === undefined || last.events.length > 0 ? {} : jsonRecord(parseJsonLine(last.text.trim()));
  const { type, subtype, is_error: isError, error, message, result } = fields;
  if (isError !== true && type !== 'error' && !/^error/.test(jsonText(subtype))) return null;
  const detail = jsonRecord(error);
  const said = [message, detail.message, error, result, subtype].map(jsonText).find((text) => text !== '') ?? '';
  const status = Number(detail.status ?? detail.code);
  const name = errorClass(`${jsonText(detail.type)} ${said}`, Number.isFinite(status) ? status : undefined);
  const { retryAfterMs, resetAt } = plainEnding(said) ?? {};
  const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
  return { reason: failureReason(name), message: shownLine(ended, 500), retryAfterMs, resetAt };
}

/** Events that nobody prints who shows the agent's messages only. */
const frames = new Set([
  ...['system', 'user', 'thread.started', 'turn.started', 'init', 'tool_result', 'step_start'],
  ...['session.skills_loaded', 'session.tools_updated', 'assistant.turn_start'],
]);

function eventsOf(line: string): OwnedEvent[] {
  // `claude --output-format json --verbose` prints its events as one array.
  return [parseJsonLine(line)].flat().flatMap((item) => {
    const fields = jsonRecord(item);
    const cli = eventOwner(fields);
    return cli === null ? [] : [{ cli, fields }];
  });
}
