import { expect, test } from '@jest/globals';
import { claude } from '../../src/agents/adapters/claude.ts';
import { codex } from '../../src/agents/adapters/codex.ts';
import type { AgentRun } from '../../src/agents/program/agent.ts';
import { mergeRuns, sessionAfter } from '../../src/agents/program/agent-session.ts';
import type { AgentResult, Usage } from '../../src/agents/stream/agent-result.ts';
import { AgentStream } from '../../src/agents/stream/agent-stream.ts';

const usage = (tokens: number): Usage => ({
  inputFresh: tokens,
  cacheRead: 0,
  cacheWrite: 0,
  output: 1,
  reasoning: null,
});

function ran(sessionId: string | null, tokens: number | null, usd: number | null): AgentRun {
  const result = {
    sessionId,
    usage: tokens === null ? null : usage(tokens),
    usageSeen: null,
  } as unknown as AgentResult;
  const cost = usd === null ? null : { usd, source: 'reported' as const };
  const used = { durationMs: 10, survivors: 0, lastProgress: null };
  return { ok: true, reason: null, message: null, exitCode: 0, ...used, result: { ...result, cost } };
}

test('a session is gone on with by what all its runs have used, and an unknown part makes the whole unknown', () => {
  const first = sessionAfter(ran('s-1', 10, 0.5), null);
  const second = sessionAfter(ran('s-1', 5, 0.25), first);
  expect(second).toMatchObject({ id: 's-1', before: { usage: { inputFresh: 15, output: 2 }, costUsd: 0.75 } });
  expect(sessionAfter(ran('s-1', null, 0.25), first)?.before).toEqual({ usage: null, costUsd: 0.75 });
  expect(sessionAfter(ran('s-2', 5, 0.25), first)?.before).toEqual({ usage: null, costUsd: null });
  expect(mergeRuns(ran('s-1', 10, 0.5), ran('s-1', 5, null))).toMatchObject({ result: { cost: null }, durationMs: 20 });
});

test.each(['--dangerously-skip-permissions', '-c', '', 'a b', '$(id)', '../x', null])('%s is no session', (id) => {
  expect(sessionAfter(ran(id, 1, 1), null)).toBeNull();
});

test('a count of the whole session is never taken for that of one run, not even where it goes backwards', () => {
  const stream = new AgentStream(codex);
  for (const event of [
    { type: 'thread.started', thread_id: 's-1' },
    { type: 'turn.started' },
    { type: 'turn.completed', usage: { input_tokens: 100, output_tokens: 7 } },
  ])
    stream.take(JSON.stringify(event));
  const before = { usage: usage(5000), costUsd: null };
  expect(stream.end({ exitCode: 0, by: null }, before)).toMatchObject({ usage: null, usageSeen: null });
});

test('a claude that compacts again and again with hardly any work in between is a context that is used up, and a bill that is not paid ends it at once', () => {
  const compact = { type: 'system', subtype: 'compact_boundary', session_id: 's' };
  const works = (id: string) => ({
    ...{ type: 'assistant', session_id: 's' },
    message: { id, content: [{ type: 'tool_use', id, name: 'Read', input: {} }] },
  });
  const read = (events: object[]) => {
    const stream = new AgentStream(claude);
    for (const event of events) stream.take(JSON.stringify(event));
    return stream;
  };
  const endless = read([compact, works('a'), compact, works('b'), compact]);
  expect(endless.reader.isStorm).toBe(true);
  expect(endless.end({ exitCode: null, by: 'storm' }, null).error?.class).toBe('context_exhausted');
  const retry = (error: string) => ({ type: 'system', subtype: 'api_retry', attempt: 1, error, error_status: 429 });
  expect(
    ['billing_error', 'insufficient_quota', 'rate_limit'].map((error) => read([retry(error)]).reader.isStorm),
  ).toEqual([true, true, false]);
  const busy = ['a', 'b', 'c', 'd'].flatMap((each) => [compact, ...['1', '2', '3'].map((at) => works(each + at))]);
  expect(read(busy).reader.isStorm).toBe(false);
});
