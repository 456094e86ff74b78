import { laterSpent, type Spent, zeroSpend } from '../../signal/budget.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';

/** Attempt in time. Times are ms since the epoch. */
export interface AttemptSpan {
  readonly plan: string;
  readonly attempt: number;
  readonly startedAt: number;
  /** Time of its last event; the present for one at work. */
  readonly endedAt: number;
  readonly outcome: 'success' | 'failure' | 'blocked' | 'interrupted' | 'at work';
  /** Of a failure, as one word and as a message. */
  readonly reason: string | null;
  readonly message: string | null;
  /** Last words of its agent; null where they are not recorded. */
  readonly words: string | null;
  /** Calls of its agent, in order. */
  readonly calls: readonly RecordedCall[];
}

/** A call of an agent. Times are ms since the epoch. */
export interface RecordedCall {
  readonly kind: 'agent' | 'handoff' | 'repair';
  readonly from: number;
  readonly to: number;
  /** Empty for one that another run began. */
  readonly agent: string;
  /** Null for no recorded end. */
  readonly isOk: boolean | null;
  readonly reason: string | null;
  /** Null where the agent reported nothing. */
  readonly spent: Spent | null;
}

/** Time and outcome of an attempt by its events; without a recorded end it lasts until `now`, or was interrupted where that is null. */
export function buildAttemptSpan(
  own: readonly LedgerEvent[],
  now: number | null,
): Omit<AttemptSpan, 'plan' | 'attempt'> {
  const ended = own.findLast(({ event }) => outcomes[event] !== undefined);
  const failed = own.findLast((event) => event.event === 'attempt_failed');
  const outcome = (ended && outcomes[ended.event]) ?? (now === null ? 'interrupted' : 'at work');
  // In a chain the end of a plan is recorded when the round is integrated, long after the attempt has ended.
  const signs = own.filter((event) => !hasTraits(event, { ends: 'plan' }) && event.event !== 'retry_wait');
  const times = signs.map(({ at }) => Date.parse(at));
  const endedAt = outcome === 'at work' && now !== null ? now : getLargest(times);
  return {
    startedAt: times[0] ?? endedAt,
    endedAt,
    outcome,
    reason: failed === undefined ? null : (failed.error_type ?? 'agent_error'),
    message: failed?.details ?? null,
    words: own.findLast((event) => event.event === 'agent_words')?.said ?? null,
    calls: listCalls(own, endedAt),
  };
}

const outcomes: { readonly [K in LedgerEvent['event']]?: AttemptSpan['outcome'] } = {
  attempt_failed: 'failure',
  plan_complete: 'success',
  plan_blocked: 'blocked',
};

/** One without a recorded end lasts until `until`. */
function listCalls(own: readonly LedgerEvent[], until: number): RecordedCall[] {
  const calls: RecordedCall[] = [];
  let kind: RecordedCall['kind'] = 'agent';
  for (const event of own) {
    const at = Date.parse(event.at);
    if (event.event === 'repair') kind = 'repair';
    else if (event.event === 'handoff_start') kind = 'handoff';
    else if (event.event === 'agent_start' || event.event === 'adopt') {
      const agent = event.event === 'adopt' ? '' : event.agent;
      calls.push({ kind, from: at, to: until, agent, isOk: null, reason: null, spent: null });
    }
    const call = calls.at(-1);
    if ((event.event !== 'agent_spend' && event.event !== 'agent_end') || call?.isOk !== null) continue;
    const spent = event.spent ? laterSpent(call.spent ?? zeroSpend, event.spent) : call.spent;
    const end = event.event === 'agent_end' ? { to: at, isOk: event.ok, reason: event.reason ?? null } : {};
    calls.splice(-1, 1, { ...call, spent, ...end });
  }
  return calls;
}
