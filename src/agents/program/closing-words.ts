import { classOf, reasonOfClass } from '../stream/error-class.ts';
import { type Json, jsonOf, recordOf, textOf } from '../stream/fields.ts';
import { plainEnding } from '../stream/plain-ending.ts';
import { shown } from '../stream/stream-reader.ts';
import type { ClosingWords } from './agent.ts';

/**
 * Why an agent that ended with exit code 0 was still not successful, or null where nothing speaks against it. `tail` is
 * the end of its output. Exit code 0 proves little: a usage limit, an interrupt and a denied tool all end with it. Only
 * the last words count, because an agent may print anything about limits and errors while it works.
 */
export function closingWords(tail: string): ClosingWords | null {
  const lines = tail.split(/\r?\n/).filter((line) => line.trim() !== '');
  const last = lastObject(lines.slice(-lastLines));
  return wordsAgainst(lines.join('\n')) ?? wordsAgainst(textOf(last.result)) ?? errorIn(last);
}

/** A wrapper may print a line or two after its agent. */
const lastLines = 3;

function wordsAgainst(text: string): ClosingWords | null {
  const ending = plainEnding(text);
  if (ending === null) return null;
  const { class: name, message, retryAfterMs, resetAt } = ending;
  return { reason: reasonOfClass(name), message, retryAfterMs, resetAt };
}

/** The last JSON object on a line of its own. `claude --output-format json --verbose` prints its events as one array. */
function lastObject(lines: readonly string[]): Json {
  const values = lines.flatMap((line) => jsonOf(line.trim()) ?? []);
  return recordOf(values.at(-1));
}

/** The JSON of an error, of whatever tool. */
function errorIn({ type, subtype, status: end, is_error: isError, error, message, result }: Json): ClosingWords | null {
  const isBadResult = type === 'result' && (end === 'error' || !['', 'success'].includes(textOf(subtype)));
  if (isError !== true && !isBadResult && !/^(?:error|\w+\.failed)$/.test(textOf(type))) return null;
  const detail = recordOf(error);
  const said = [message, detail.message, error, result, subtype].map(textOf).find((text) => text !== '') ?? '';
  const status = Number(detail.status ?? detail.code);
  const name = classOf(
    `${textOf(detail.type)} ${textOf(subtype)} ${said}`,
    Number.isFinite(status) ? status : undefined,
  );
  const { retryAfterMs, resetAt } = plainEnding(said) ?? {};
  const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
  return { reason: reasonOfClass(name), message: shown(ended, 500), retryAfterMs, resetAt };
}
