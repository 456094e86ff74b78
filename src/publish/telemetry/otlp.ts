import { createHash } from 'node:crypto';
import type { RunStory } from '../report/phase-story.ts';

type AttributeValue = string | number | { readonly double: number };

export type Attributes = Readonly<Record<string, AttributeValue | null | undefined>>;

/** Leaves out empty values. OTLP's JSON form writes 64-bit integers as strings. */
export function encodeAttributes(values: Attributes) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ key, value: encodeValue(value) }],
  );
}

function encodeValue(value: AttributeValue) {
  if (typeof value === 'object') return { doubleValue: value.double };
  return typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };
}

export function toNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms)) * 1_000_000n);
}

export function buildTraceId(key: RunStory['key']): string {
  return digestKey(key, ['trace']).slice(0, 32);
}

export function buildSpanId(key: RunStory['key'], path: readonly string[]): string {
  return digestKey(key, ['span', ...path]).slice(0, 16);
}

export function buildPhaseSpan(key: RunStory['key']): string {
  return buildSpanId(key, ['phase']);
}

export function attemptSpan(key: RunStory['key'], plan: string, attempt: number): string {
  return buildSpanId(key, ['attempt', plan, String(attempt)]);
}

/** W3C trace context for an agent. Its spans become children of the attempt's span. */
export function buildTraceparent(key: RunStory['key'], plan: string, attempt: number): string {
  return `00-${buildTraceId(key)}-${attemptSpan(key, plan, attempt)}-01`;
}

function digestKey({ phase, runId, at, base = '' }: RunStory['key'], path: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(['phase-executor', base, phase, runId, at, ...path]))
    .digest('hex');
}
