import { laterSpent, type Spent, zeroSpend } from '../../signal/budget.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';

/** Times are ms since the epoch. */
export interface AttemptSpan {
  readonly plan: string;
  readonly attempt: number;
  readonly startedAt: number;
  /** Time of the last event, or now for a running attempt. */
  readonly endedAt: number;
  readonly outcome: 'success' | 'failure' | 'blocked' | 'interrupted' | 'at work';
  readonly reason: string | null;
  readonly message: string | null;
  /** The agent's last output, or null if it isn't recorded. */
  readonly words: string | null;
  readonly calls: readonly RecordedCall[];
}

/** Times are ms since the epoch. */
export interface RecordedCall {
  readonly kind: 'agent' | 'handoff' | 'repair';
  readonly from: number;
  readonly to: number;
  /** Empty if another run started the call. */
  readonly agent: string;
  readonly isOk: boolean | null;
  readonly reason: string | null;
  readonly spent: Spent | null;
}

/**
 * Derives time and outcome of an attempt. Without a recorded end it lasts until `now`, or was interrupted if `now` is
 * null.
 */
export function buildAttemptSpan(
  attemptEvents: readonly LedgerEvent[],
  now: number | null,
): Omit<AttemptSpan, 'plan' | 'attempt'> {
  const ended = attemptEvents.findLast(({ event }) => outcomes[event] !== undefined);
  const failed = attemptEvents.findLast((event) => event.event === 'attempt_failed');
  const outcome = (ended && outcomes[ended.event]) ?? (now === null ? 'interrupted' : 'at work');
  // In a chained run, a plan's end is recorded long after the attempt has ended.
  const signs = attemptEvents.filter((event) => !hasTraits(event, { ends: 'plan' }) && event.event !== 'retry_wait');
  const times = signs.map(({ at }) => Date.parse(at));
  const endedAt = outcome === 'at work' && now !== null ? now : getLargest(times);
  return {
    startedAt: times[0] ?? endedAt,
    endedAt,
    outcome,
    reason: failed === undefined ? null : (failed.error_type ?? 'agent_error'),
    message: failed?.details ?? null,
    words: attemptEvents.findLast((event) => event.event === 'agent_words')?.said ?? null,
    calls: listCalls(attemptEvents, endedAt),
  };
}

const outcomes: { readonly [K in LedgerEvent['event']]?: AttemptSpan['outcome'] } = {
  attempt_failed: 'failure',
  plan_complete: 'success',
  plan_blocked: 'blocked',
};

/** A call without a recorded end lasts until `until`. */
function listCalls(attemptEvents: readonly LedgerEvent[], until: number): RecordedCall[] {
  const calls: RecordedCall[] = [];
  let kind: RecordedCall['kind'] = 'agent';
  for (const event of attemptEvents) {
    const time = Date.parse(event.at);
    if (event.event === 'repair') kind = 'repair';
    else if (event.event === 'handoff_start') kind = 'handoff';
    else if (event.event === 'agent_start' || event.event === 'adopt') {
      const agent = event.event === 'adopt' ? '' : event.agent;
      calls.push({ kind, from: time, to: until, agent, isOk: null, reason: null, spent: null });
    }
    const call = calls.at(-1);
    if ((event.event !== 'agent_spend' && event.event !== 'agent_end') || call?.isOk !== null) continue;
    const spent = event.spent ? laterSpent(call.spent ?? zeroSpend, event.spent) : call.spent;
    const end = event.event === 'agent_end' ? { to: time, isOk: event.ok, reason: event.reason ?? null } : {};
    calls.splice(-1, 1, { ...call, spent, ...end });
  }
  return calls;
}
