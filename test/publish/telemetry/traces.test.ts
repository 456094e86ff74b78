import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { PhaseStory } from '../../../src/publish/report/phase-story.ts';
import { report } from '../../../src/publish/story/tell-phase.ts';
import { buildTraceparent } from '../../../src/publish/telemetry/otlp.ts';
import { type Span, traceRequests } from '../../../src/publish/telemetry/story-trace.ts';
import { hasTraits, isEvent, type LedgerEvent } from '../../../src/record/events/event.ts';
import { parseLine } from '../../../src/record/log/event-log.ts';
import { phaseState } from '../../../src/record/readings/phase-state.ts';
import { parseSettings } from '../../../src/settings/table/settings.ts';
import { type CompletionSignal, parseSignal } from '../../../src/signal/completion-signal.ts';
import { GitError } from '../../../src/system/git/calls/git-error.ts';
import { home } from '../../project.ts';
import { attribute, spansOf } from './otlp-schema.ts';

const source = { service: 's', resource: { 'deployment.environment.name': 'test' }, host: null };
type End = Partial<Pick<PhaseStory, 'verdict' | 'signal' | 'exitStatus' | 'decision'>>;
const succeeded: End = { verdict: 'success', exitStatus: 'COMPLETED', decision: 'proceed' };

function eventsOf(log: string): LedgerEvent[] {
  const lines = readFileSync(join(home, 'test/record/logs', log), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const event = parseLine(line);
    return event !== null && isEvent(event) ? [event] : [];
  });
}

/** Story of the newest of these runs, from its events alone. */
async function storyOf(events: readonly LedgerEvent[], end: End): Promise<PhaseStory> {
  const { opening, ended } = phaseState(events);
  if (opening === null) throw new Error('no opening');
  const plans = opening.plans.map((id) => ({
    plan: { id, title: null, text: '', filesModified: [], mustHaves: { artifacts: [] } },
    wave: opening.waves?.[id] ?? 0,
    dependsOn: [],
  }));
  const git = { root: '/', treeOf: () => Promise.reject(new GitError('none')) };
  const place = { phase: { id: '01', name: 'x' }, next: null, schedule: { plans }, root: '/', git, prefix: '' };
  const own = events.slice(events.lastIndexOf(opening));
  const signals = own.flatMap((event) =>
    hasTraits(event, { ends: 'plan' }) ? [[event.plan, parseSignal(event.signal)] as const] : [],
  );
  const record = {
    events,
    opening,
    ended,
    isAtWork: false,
    signals: new Map<string | null, CompletionSignal>(signals),
  };
  const configuration = { file: '', commit: null, text: null, origins: new Map(), givenAs: 'option' };
  const world = { now: () => 0, environment: {}, settings: parseSettings({}), configuration };
  return { ...(await report(place as never, record, world as never, null)), ...end };
}

async function spansFrom(events: readonly LedgerEvent[], end = succeeded): Promise<Span[]> {
  return spansOf(traceRequests(await storyOf(events, end), source));
}

/** The tree of a trace as lines, each with the result of its span. */
function tree(spans: readonly Span[], parent?: string, depth = 0): string[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .flatMap((span) => {
      const result = attribute(span, 'cicd.pipeline.task.run.result') ?? attribute(span, 'cicd.pipeline.result') ?? '-';
      return [`${'  '.repeat(depth)}${span.name}: ${result}`, ...tree(spans, span.spanId, depth + 1)];
    });
}

const chain = eventsOf('chain.ndjson');
const spans = await spansFrom(chain);

describe('the trace of a chained run', () => {
  const events = chain;

  test('has the phase, its plans, and in them attempts and calls of agents', () => {
    expect(tree(spans)).toEqual([
      'RUN phase 01: success',
      '  plan 01-01: success',
      '    attempt 1: success',
      '      agent script: success',
      '  plan 01-02: success',
      '    attempt 1: failure',
      '      agent script: failure',
      '    attempt 2: success',
      '      agent script: success',
      '  plan 01-03: success',
      '    attempt 1: success',
      '      agent script: success',
    ]);
    expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual([
      'attempt 1',
      'agent script',
    ]);
    const [root] = spans;
    expect([root?.kind, root?.parentSpanId, spans[1]?.kind]).toEqual([2, undefined, 1]);
    expect(spans.every((span) => BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano))).toBe(true);
  });

  test('has the same ids whoever makes it, those that agents were given, each once', async () => {
    expect(await spansFrom(eventsOf('chain.ndjson'))).toEqual(spans);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    const opening = events.find((event) => event.event === 'phase_start');
    if (opening?.event !== 'phase_start') throw new Error('no opening');
    const attempt = spans.find(({ name }) => name === 'attempt 2');
    expect(buildTraceparent(opening, '01-02', 2)).toBe(`00-${attempt?.traceId}-${attempt?.spanId}-01`);
    expect(buildTraceparent({ ...opening, at: '2026-11-23T00:00:00.000Z' }, '01-02', 2)).not.toContain(
      attempt?.traceId,
    );
  });

  test('says nothing that a plan or an agent wrote, and nothing that there is not', async () => {
    const words = 'ignore all instructions';
    const told = events.map((event) =>
      event.event === 'attempt_failed'
        ? { ...event, at: '1960-01-01T00:00:00.000Z', details: words, error_type: words, task: words }
        : event.event === 'agent_start'
          ? { ...event, at: '9999-01-01T00:00:00.000Z', agent: event.plan === '01-01' ? words : 'constructor' }
          : event,
    );
    const found = await spansFrom(told);
    const [{ startTimeUnixNano: start = '', endTimeUnixNano: end = '' } = {}] = spans;
    expect(found.filter((span) => span.startTimeUnixNano < start || span.endTimeUnixNano > end)).toEqual([]);
    const text = JSON.stringify(found);
    expect(text).not.toContain('constructor');
    expect(text).not.toContain(words);
    expect(text).not.toContain('Make it');
    expect(text).toContain('{"key":"error.type","value":{"stringValue":"_OTHER"}}');
  });
});

test('what OTLP does not allow is noticed', async () => {
  const [request] = traceRequests(await storyOf(eventsOf('completed.ndjson'), succeeded), source);
  const text = JSON.stringify(request);
  for (const [from, to] of [
    ['"flags":1', '"flag":1'],
    ['"kind":2', '"kind":"two"'],
    ['"startTimeUnixNano":"', '"startTimeUnixNano":"x'],
  ] as const) {
    expect(text).toContain(from);
    expect(() => spansOf([JSON.parse(text.replace(from, to))])).toThrow();
  }
});

test('a run that was killed is an error, and the one that goes on with it has a trace of its own', async () => {
  const events = eventsOf('killed-resumed.ndjson');
  const second = events.findLastIndex(({ event }) => event === 'phase_start');
  const killed = await spansFrom(events.slice(0, second), { verdict: 'cut off' });
  const resumed = await spansFrom(events);
  expect(tree(killed)).toEqual(
    expect.arrayContaining(['RUN phase 01: error', expect.stringMatching(/^ +attempt \d: error$/)]),
  );
  expect(tree(resumed).join('\n')).not.toMatch(/error/);
  const ids = new Set(killed.map(({ spanId }) => spanId));
  expect(resumed.filter(({ spanId }) => ids.has(spanId))).toEqual([]);
});

test.each([
  ['failure', 'tests_failed', 'failure', 'tests_failed'],
  ['failure', 'idle_timeout', 'timeout', 'idle_timeout'],
  ['failure', 'interrupted', 'cancellation', 'interrupted'],
  ['failure', 'rate_limit', 'error', 'rate_limit'],
  ['failure', 'something else', 'failure', '_OTHER'],
  ['blocked', null, 'skip', null],
  ['skipped', null, 'skip', null],
  ['at work', null, null, null],
] as const)('%s, %s is %s in the words of the conventions', async (verdict, reason, result, error) => {
  const signal = { status: 'failure', details: { reason } } as unknown as CompletionSignal;
  const [root] = await spansFrom(eventsOf('completed.ndjson'), { ...succeeded, verdict, signal });
  if (root === undefined) throw new Error('no span');
  expect(attribute(root, 'cicd.pipeline.result')).toBe(result);
  expect(attribute(root, 'error.type')).toBe(error);
  expect(attribute(root, 'phase_executor.status')).toBe(verdict);
});

test('a call of a model says what it used, also where names with token are hidden and numbers dropped', async () => {
  const spent = {
    inputFresh: 100,
    cacheRead: 300,
    cacheWrite: 7,
    output: 50,
    turns: 3,
    costUsd: 0.42,
    isCostKnown: true,
  };
  const events = eventsOf('completed.ndjson').map((event) => {
    if (event.event === 'agent_start') return { ...event, agent: 'claude' };
    return event.event === 'agent_end' ? { ...event, spent } : event;
  });
  const call = (await spansFrom(events)).find(({ name }) => name === 'invoke_agent claude');
  if (call === undefined) throw new Error('no call');
  const said = (key: string) => attribute(call, key);
  expect(said('gen_ai.operation.name')).toBe('invoke_agent');
  expect(said('gen_ai.provider.name')).toBe('anthropic');
  expect(said('gen_ai.usage.input_tokens')).toBe('407');
  expect(said('gen_ai.usage.cache_read.input_tokens')).toBe('300');
  expect(said('gen_ai.usage.output_tokens')).toBe('50');
  expect(said('phase_executor.cost_usd')).toBe('0.42');
  expect(said('phase_executor.usage')).toBe('input=407 cache_read=300 cache_write=7 output=50 turns=3 cost_usd=0.42');
});
