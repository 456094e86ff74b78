import { expect, test } from '@jest/globals';
import { clis } from '../../src/agents/adapters/clis.ts';
import { reportedFailure } from '../../src/agents/adapters/command-agent.ts';
import { AgentStream } from '../../src/agents/stream/agent-stream.ts';
import type { CliName } from '../../src/settings/table/coding-agents.ts';

const claude = (stop: string | null) => [
  { type: 'system', subtype: 'init', session_id: '1', model: 'm' },
  {
    ...{ type: 'result', subtype: 'success', is_error: false, terminal_reason: 'completed', session_id: '1' },
    ...{ result: 'All done.', stop_reason: stop },
  },
];
const gemini = (...events: object[]) => [
  { type: 'init', session_id: '1', model: 'm' },
  ...events,
  { type: 'result', status: 'success' },
];
const opencode = (reason: string) => [
  { type: 'step_start', sessionID: '1', part: {} },
  { type: 'step_finish', sessionID: '1', part: { reason, tokens: { input: 1, output: 1, reasoning: 0 } } },
];
const loop = { type: 'error', severity: 'warning', message: 'Loop detected, stopping execution' };
const warning = { type: 'error', severity: 'warning', message: 'a tool is slow' };
const words = { type: 'message', role: 'assistant', content: 'On.', delta: true };

test.each<[string, CliName, object[], string | null]>([
  ['an end', 'claude', claude('end_turn'), null],
  ['an unnamed reason', 'claude', claude(null), null],
  ['a refusal', 'claude', claude('refusal'), 'unknown'],
  ['an answer that was cut off', 'claude', claude('max_tokens'), 'context_exhausted'],
  ['a full context', 'claude', claude('model_context_window_exceeded'), 'context_exhausted'],
  ['an end', 'gemini', gemini(words), null],
  ['a warning', 'gemini', gemini(words, warning), null],
  ['a loop', 'gemini', gemini(words, loop), 'unknown'],
  ['a loop it came out of', 'gemini', gemini(loop, words), null],
  ['the end of its turns', 'gemini', gemini({ type: 'error', message: 'Maximum session turns exceeded' }), 'max_turns'],
  ['an end', 'opencode', opencode('stop'), null],
  ['an answer that was cut off', 'opencode', opencode('length'), 'context_exhausted'],
  ['a refusal', 'opencode', opencode('content-filter'), 'unknown'],
])('%s of %s is told as what it is, whatever its result says', (_, cli, events, expected) => {
  const stream = new AgentStream(clis[cli]);
  for (const event of events) stream.take(JSON.stringify(event));
  expect(stream.end({ exitCode: 0, by: null }, null).error?.class ?? null).toBe(expected);
});

test.each([
  ['refusal', 'agent_error'],
  ['max_tokens', 'context_exhausted'],
  ['end_turn', undefined],
])('a command whose last event has the stop reason %s', (stop, reason) => {
  expect(reportedFailure(`working\n${JSON.stringify(claude(stop)[1])}\n`)?.reason).toBe(reason);
});
