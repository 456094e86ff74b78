import { endOfStream, isEventStream, lastError, readLines } from '../adapters/event-stream.ts';
import { failureReason } from '../stream/error-class.ts';
import { type PlainEnding, plainEnding } from '../stream/plain-ending.ts';
import type { ReportedFailure } from './agent.ts';

/**
 * Why an agent that ended with exit code 0 was still not successful, or null where nothing speaks against it. `tail` is
 * the end of its output. Exit code 0 proves little: a usage limit, an interrupt and a denied tool all end with it. Only
 * the last words count, because an agent may print anything about limits and errors while it works.
 */
export function reportedFailure(tail: string): ReportedFailure | null {
  const lines = readLines(tail);
  const text = lines.map((line) => line.text).join('\n');
  return (isEventStream(lines) ? endOfStream(lines) : failureOfEnding(plainEnding(text))) ?? lastError(lines);
}

function failureOfEnding(ending: PlainEnding | null): ReportedFailure | null {
  if (ending === null) return null;
  const { class: name, message, retryAfterMs, resetAt } = ending;
  return { reason: failureReason(name), message, retryAfterMs, resetAt };
}
