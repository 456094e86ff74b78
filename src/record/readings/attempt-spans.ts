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
  /** In order, with the wait after it. */
  readonly stages: readonly Stage[];
}

/** A part of an attempt, or the wait after it. Times are ms since the epoch. */
export interface Stage {
  readonly kind: 'preparing' | 'set-up' | CallKind | 'checking' | 'backoff';
  readonly from: number;
  readonly to: number;
  /** Missing where no agent was called. */
  readonly call?: AgentCall;
}

type CallKind = 'agent' | 'handoff' | 'repair';

export interface AgentCall {
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
    stages: buildStages(own, endedAt),
  };
}

const outcomes: { readonly [K in LedgerEvent['event']]?: AttemptSpan['outcome'] } = {
  attempt_failed: 'failure',
  plan_complete: 'success',
  plan_blocked: 'blocked',
};

/** One without a recorded end lasts until `until`. */
function buildStages(own: readonly LedgerEvent[], until: number): Stage[] {
  const stages: Stage[] = [];
  let open = null as { kind: Stage['kind']; from: number; call?: AgentCall } | null;
  let callKind: CallKind = 'agent';
  const turn = (kind: Stage['kind'] | null, at: number) => {
    if (open?.kind === kind) return;
    if (open !== null && (at > open.from || open.call !== undefined)) stages.push({ ...open, to: at });
    open = kind === null ? null : { kind, from: at };
  };
  for (const event of own) {
    const at = Date.parse(event.at);
    if (event.event === 'repair' || event.event === 'handoff_start')
      callKind = event.event === 'repair' ? 'repair' : 'handoff';
    if ((event.event === 'agent_spend' || event.event === 'agent_end') && open?.call !== undefined) {
      const { call } = open;
      if (event.spent) open.call = { ...call, spent: laterSpent(call.spent ?? zeroSpend, event.spent) };
      if (event.event === 'agent_end') open.call = { ...open.call, isOk: event.ok, reason: event.reason ?? null };
    }
    const kind = event.event === 'agent_start' ? callKind : stageStarts[event.event];
    if (kind !== undefined) turn(kind, at);
    if ((event.event === 'agent_start' || event.event === 'adopt') && open !== null)
      open.call = { agent: event.event === 'adopt' ? '' : event.agent, isOk: null, reason: null, spent: null };
    if (event.event === 'retry_wait' && event.backoffMs > 0)
      stages.push({ kind: 'backoff', from: at, to: at + event.backoffMs });
  }
  turn(null, until);
  return stages;
}

/** Stage that begins with an event; null where none does, and the last one is over. */
const stageStarts: { readonly [K in LedgerEvent['event']]?: Stage['kind'] | null } = {
  attempt_start: 'preparing',
  setup_start: 'set-up',
  adopt: 'agent',
  handoff_start: 'handoff',
  agent_end: 'checking',
  verify_start: 'checking',
  repair: 'repair',
  settled: null,
  part: null,
  attempt_failed: null,
  retry_wait: null,
};
