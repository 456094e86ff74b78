import { errorClass, errorTraits } from '../stream/error-class.ts';
import { type Json, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { plainEnding } from '../stream/plain-ending.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { ReportedFailure } from './agent.ts';

/**
 * Reason why an agent that ended with exit code 0 was still not successful, or null where its output reports none. `tail`
 * is the end of its output. Exit code 0 proves little: a usage limit, an interrupt and a denied tool all end with it. Only
 * the last words count, because an agent may print anything about limits and errors while it works.
 */
export function reportedFailure(tail: string): ReportedFailure | null {
  const lines = tail.split(/\r?\n/).filter((line) => line.trim() !== '');
  const last = lastObject(lines.slice(-lastLines));
  return wordsAgainst(lines.join('\n')) ?? wordsAgainst(jsonText(last.result)) ?? errorIn(last);
}

/** A wrapper may print a line or two after its agent. */
const lastLines = 3;

function wordsAgainst(text: string): ReportedFailure | null {
  const ending = plainEnding(text);
  if (ending === null) return null;
  const { class: name, message, retryAfterMs, resetAt } = ending;
  return { reason: errorTraits[name].reason, message, retryAfterMs, resetAt };
}

/** The last JSON object on a line of its own. `claude --output-format json --verbose` prints its events as one array. */
function lastObject(lines: readonly string[]): Json {
  const values = lines.flatMap((line) => parseJsonLine(line.trim()) ?? []);
  return jsonRecord(values.at(-1));
}

function errorIn({
  type,
  subtype,
  status: end,
  is_error: isError,
  error,
  message,
  result,
}: Json): ReportedFailure | null {
  const isBadResult = type === 'result' && (end === 'error' || !['', 'success'].includes(jsonText(subtype)));
  if (isError !== true && !isBadResult && !/^(?:error|\w+\.failed)$/.test(jsonText(type))) return null;
  const detail = jsonRecord(error);
  const said = [message, detail.message, error, result, subtype].map(jsonText).find((text) => text !== '') ?? '';
  const status = Number(detail.status ?? detail.code);
  const words = `${jsonText(detail.type)} ${jsonText(subtype)} ${said}`;
  const name = errorClass(words, Number.isFinite(status) ? status : undefined);
  const { retryAfterMs, resetAt } = plainEnding(said) ?? {};
  const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
  return { reason: errorTraits[name].reason, message: shownLine(ended, 500), retryAfterMs, resetAt };
}
