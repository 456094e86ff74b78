import type { StreamError } from './stream-reader.ts';

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
