import { expect, test } from '@jest/globals';
import { classifyError } from '../../src/agents/stream/error-class.ts';

/** As providers and CLIs say it; the status where the CLI passes it on. */
test.each<[string, number | undefined, string]>([
  ['model: claude-nowhere', undefined, 'bad_model'],
  ['The model `gpt-x` does not exist or you do not have access to it.', undefined, 'bad_model'],
  [
    "There's an issue with the selected model (x). It may not exist or you may not have access to it.",
    404,
    'bad_model',
  ],
  ['models/gemini-x is not found for API version v1beta', 404, 'bad_model'],
  ['[API Error: model: gemini-nowhere]', undefined, 'bad_model'],
  ["ProviderAuthError Anthropic API key is missing. Pass it using the 'apiKey' parameter", undefined, 'auth'],
  ['invalid x-api-key', 401, 'auth'],
  ['unexpected status 403 Forbidden: Country not supported', undefined, 'auth'],
  ['API key not valid. Please pass a valid API key.', 400, 'auth'],
  ['Missing environment variable: `OPENAI_API_KEY`.', undefined, 'auth'],
  ['Your credit balance is too low to access the Anthropic API.', 400, 'quota'],
  ['You exceeded your current quota, please check your plan and billing details.', 429, 'quota'],
  ['Rate limited\nTo increase your limits, request a quota increase through AI Studio', 429, 'rate_limit'],
  ['RESOURCE_EXHAUSTED', undefined, 'rate_limit'],
  ['Overloaded', 529, 'overloaded'],
  ['unexpected status 503 Service Unavailable: x', undefined, 'overloaded'],
  ['mock error', 500, 'server'],
  ['API Error: 502 Bad gateway', undefined, 'server'],
  ['[API Error: terminated]', undefined, 'network'],
  ['API Error: Connection error.', undefined, 'network'],
  ['Cannot connect to API: The socket connection was closed unexpectedly.', undefined, 'network'],
  ['API Error: Unable to connect to API (ConnectionRefused)', undefined, 'network'],
  ['Unable to connect. Is the computer able to access the url?', undefined, 'network'],
  ['Client network socket disconnected before secure TLS connection was established', undefined, 'network'],
  ['stream disconnected before completion: idle timeout waiting for SSE', undefined, 'network'],
  ["Codex ran out of room in the model's context window. Start a new thread", undefined, 'context_exhausted'],
  ['The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).', 400, 'context_exhausted'],
  ['prompt is too long: 210000 tokens > 200000 maximum', 400, 'context_exhausted'],
  ['no rollout found for thread id 1', undefined, 'session_not_found'],
  ['No conversation found with session ID: 1', undefined, 'session_not_found'],
  ['Reached max session turns for this session.', undefined, 'max_turns'],
  ['something odd happened', undefined, 'unknown'],
  ['something odd happened', 400, 'unknown'],
])('%j (%s) is %s', (message, status, name) => {
  expect(classifyError(message, status)).toBe(name);
});
