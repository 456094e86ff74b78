import { createHash } from 'node:crypto';

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
