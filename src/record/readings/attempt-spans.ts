import { has, type LedgerEvent } from '../events/event.ts';

/** An attempt of a run along its time. Times are ms since the epoch. */
export interface AttemptSpan {
  readonly plan: string;
  readonly attempt: number;
  readonly startedAt: number;
  /** When it was last heard of. */
  readonly endedAt: number;
  readonly outcome: 'success' | 'failure' | 'blocked' | 'interrupted';
  /** Of a failure, as one word and as what was said. */
  readonly reason: string | null;
  readonly message: string | null;
  /** What its agent said last; null where that is not on record. */
  readonly words: string | null;
}

/** The attempts of a run in the order in which they began; one of which no end is on record was interrupted. Pure. */
export function attemptSpans(events: readonly LedgerEvent[], runId: string): AttemptSpan[] {
  const spans = new Map<string, AttemptSpan>();
  for (const event of events) {
    if (event.runId !== runId || !('plan' in event) || event.plan === undefined) continue;
    const { plan } = event;
    const attempt = has(event, { ends: 'plan' }) ? event.signal.attempt : (event as { attempt?: number }).attempt;
    if (attempt === undefined) continue;
    const key = JSON.stringify([plan, attempt]);
    const at = Date.parse(event.at);
    if (event.event === 'attempt_start' || event.event === 'adopt')
      spans.set(key, {
        plan,
        attempt,
        startedAt: at,
        endedAt: at,
        outcome: 'interrupted',
        reason: null,
        message: null,
        words: null,
      });
    const span = spans.get(key);
    if (span === undefined) continue;
    switch (event.event) {
      case 'attempt_failed': {
        const { error_type: reason = 'agent_error', details: message = null } = event;
        spans.set(key, { ...span, endedAt: Math.max(at, span.endedAt), outcome: 'failure', reason, message });
        break;
      }
      case 'agent_words':
        spans.set(key, { ...span, endedAt: Math.max(at, span.endedAt), words: event.said });
        break;
      case 'plan_complete':
      case 'plan_blocked':
        // In a chain it is said when the round is integrated, long after the attempt has ended.
        spans.set(key, { ...span, outcome: event.event === 'plan_complete' ? 'success' : 'blocked' });
        break;
      default:
        if (!has(event, { ends: 'plan' }) && event.event !== 'retry_wait')
          spans.set(key, { ...span, endedAt: Math.max(at, span.endedAt) });
    }
  }
  return [...spans.values()].sort((one, other) => one.startedAt - other.startedAt);
}
