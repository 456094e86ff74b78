import { createHash } from 'node:crypto';

/** The parts of OTLP that are used, in its JSON form: 64-bit numbers are strings there, and ids hexadecimal. */
export interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly Span[];
    }[];
    readonly schemaUrl: string;
  }[];
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** Sampled. */
  readonly flags: 1;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly KeyValue[];
  readonly status: { readonly code?: 2 };
}

export interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string } | { readonly doubleValue: number };
}

export const spanKind = { internal: 1, server: 2 } as const;

/** A number that is to have fractions. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export type Attributes = Readonly<Record<string, string | number | Double | null | undefined>>;

/** Those that have a value; numbers are whole. */
export function attributesOf(values: Attributes): KeyValue[] {
  return Object.entries(values).flatMap(([key, value]): KeyValue[] => {
    if (value === null || value === undefined || value === '') return [];
    if (value instanceof Double) return [{ key, value: { doubleValue: value.value } }];
    if (typeof value === 'number') return [{ key, value: { intValue: String(Math.round(value)) } }];
    return [{ key, value: { stringValue: value } }];
  });
}

/** Of ms since the epoch. */
export function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms)) * 1_000_000n);
}

/** The opening of a run, as its record has it. Every job of the run reads the same, so all of them derive the same ids. */
export interface TraceKey {
  readonly phase: string;
  readonly runId: string;
  /** ISO time: a workflow run that is started again opens its run again. */
  readonly at: string;
  /** The commit it began on, by which run ids of two repositories differ. */
  readonly base?: string | undefined;
}

/** 32 hex digits. */
export function traceIdOf(key: TraceKey): string {
  return digest(key, ['trace']).slice(0, 32);
}

/** 16 hex digits, by what the span is about. */
export function spanIdOf(key: TraceKey, about: readonly string[]): string {
  return digest(key, ['span', ...about]).slice(0, 16);
}

export function attemptSpan(key: TraceKey, plan: string, attempt: number): string {
  return spanIdOf(key, ['attempt', plan, String(attempt)]);
}

/** W3C trace context for what the agent of an attempt reports of itself: its spans are children of that attempt's. */
export function traceparent(key: TraceKey, plan: string, attempt: number): string {
  return `00-${traceIdOf(key)}-${attemptSpan(key, plan, attempt)}-01`;
}

function digest({ phase, runId, at, base = '' }: TraceKey, about: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(['phase-executor', base, phase, runId, at, ...about]))
    .digest('hex');
}
