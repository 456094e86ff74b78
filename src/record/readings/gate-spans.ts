import type { LedgerEvent } from '../events/event.ts';

/** A part of the exit gate at work. Times are ms since the epoch. */
export interface GateSpan {
  readonly kind: 'judge' | 'tests' | 'verifier';
  readonly from: number;
  readonly to: number;
}

/** When the parts of a run's exit gate were at work; one of which no end is on record lasts until `until`. Pure. */
export function gateSpans(events: readonly LedgerEvent[], runId: string, until: number): GateSpan[] {
  const spans: GateSpan[] = [];
  for (const event of events) {
    if (event.runId !== runId) continue;
    const at = Date.parse(event.at);
    const begun = starts.get(event.event);
    if (begun !== undefined) spans.push({ kind: begun, from: at, to: Math.max(at, until) });
    const ended = ends.get(event.event);
    const open = ended === undefined ? -1 : spans.findLastIndex(({ kind }) => kind === ended);
    const span = spans[open];
    if (span !== undefined) spans[open] = { ...span, to: at };
  }
  return spans;
}

const starts = new Map<LedgerEvent['event'], GateSpan['kind']>([
  ['judge_start', 'judge'],
  ['tests_start', 'tests'],
  ['verifier_start', 'verifier'],
]);
const ends = new Map<LedgerEvent['event'], GateSpan['kind']>([
  ['judge_end', 'judge'],
  ['tests_end', 'tests'],
  ['verifier_end', 'verifier'],
]);
