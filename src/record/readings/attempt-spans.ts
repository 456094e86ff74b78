import { laterSpent, nothingSpent, type Spent } from '../../signal/budget.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';

/** Attempt in time. Times are ms since the epoch. */
export interface AttemptSpan {
  readonly plan: string;
  readonly attempt: number;
  readonly startedAt: number;
  /** Time of its last event. */
  readonly endedAt: number;
  readonly outcome: 'success' | 'failure' | 'blocked' | 'interrupted';
  /** Of a failure, as one word and as a message. */
  readonly reason: string | null;
  readonly message: string | null;
  /** Last words of its agent; null where they are not recorded. */
  readonly words: string | null;
}

/** Attempts of a run by start; one without a recorded end was interrupted. Pure. */
export function attemptSpans(events: readonly LedgerEvent[], runId: string): AttemptSpan[] {
  const spans = new Map<string, AttemptSpan>();
  for (const event of events) {
    if (event.runId !== runId || !('plan' in event) || event.plan === undefined) continue;
    const { plan } = event;
    const attempt = hasTraits(event, { ends: 'plan' }) ? event.signal.attempt : (event as { attempt?: number }).attempt;
    if (attempt === undefined) continue;
    const key = JSON.stringify([plan, attempt]);
    const at = Date.parse(event.at);
    if (event.event === 'attempt_start' || event.event === 'adopt')
      spans.set(key, { ...withoutEnd, plan, attempt, startedAt: at, endedAt: at });
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
        // In a chain this is recorded when the round is integrated, long after the attempt has ended.
        spans.set(key, { ...span, outcome: event.event === 'plan_complete' ? 'success' : 'blocked' });
        break;
      default:
        if (!hasTraits(event, { ends: 'plan' }) && event.event !== 'retry_wait')
          spans.set(key, { ...span, endedAt: Math.max(at, span.endedAt) });
    }
  }
  return [...spans.values()].sort((one, other) => one.startedAt - other.startedAt);
}

const withoutEnd = { outcome: 'interrupted', reason: null, message: null, words: null } as const;

/** A part of an attempt, or the wait after it. Times are ms since the epoch. */
export interface Stage {
  readonly kind: 'preparing' | 'set-up' | 'agent' | 'handoff' | 'repair' | 'checking' | 'backoff';
  readonly from: number;
  readonly to: number;
}

/** Stages of an attempt, in order, and the wait after it. One without a recorded end lasts until `until`. Pure. */
export function attemptStages(events: readonly LedgerEvent[], of: AttemptName, until: number): Stage[] {
  const stages: Stage[] = [];
  let open: { kind: Stage['kind']; from: number } | null = null;
  let isRepair = false;
  const turn = (kind: Stage['kind'] | null, at: number) => {
    if (open?.kind === kind) return;
    if (open !== null && at > open.from) stages.push({ ...open, to: at });
    open = kind === null ? null : { kind, from: at };
  };
  for (const event of eventsOfAttempt(events, of)) {
    const at = Date.parse(event.at);
    isRepair ||= event.event === 'repair';
    const kind = event.event === 'agent_start' && isRepair ? 'repair' : stageStarts[event.event];
    if (kind !== undefined) turn(kind, at);
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
  agent_start: 'agent',
  handoff_start: 'handoff',
  agent_end: 'checking',
  verify_start: 'checking',
  repair: 'repair',
  settled: null,
  part: null,
  attempt_failed: null,
  retry_wait: null,
};

interface AttemptName {
  readonly runId: string;
  readonly plan: string;
  readonly attempt: number;
}

function eventsOfAttempt(events: readonly LedgerEvent[], { runId, plan, attempt }: AttemptName): LedgerEvent[] {
  return events.filter(
    (event) => event.runId === runId && 'attempt' in event && event.plan === plan && event.attempt === attempt,
  );
}

/** Times are ms since the epoch. */
export interface AgentCall {
  readonly kind: 'agent' | 'handoff' | 'repair';
  readonly agent: string;
  readonly from: number;
  readonly to: number;
  /** Null for no recorded end. */
  readonly isOk: boolean | null;
  readonly reason: string | null;
  /** Null where the agent reported nothing. */
  readonly spent: Spent | null;
}

/** Calls of the agent in an attempt, in order; one without an end lasts until `until`. Pure. */
export function agentCalls(events: readonly LedgerEvent[], of: AttemptName, until: number): AgentCall[] {
  const calls: AgentCall[] = [];
  let kind: AgentCall['kind'] = 'agent';
  let open = null as AgentCall | null;
  const close = (to: number, isOk: boolean | null = null, reason: string | null = null) => {
    if (open !== null) calls.push({ ...open, to, isOk, reason });
    open = null;
  };
  for (const event of eventsOfAttempt(events, of)) {
    const at = Date.parse(event.at);
    const call = open;
    switch (event.event) {
      case 'repair':
        kind = 'repair';
        break;
      case 'handoff_start':
        kind = 'handoff';
        break;
      case 'adopt':
      case 'agent_start': {
        close(at);
        const agent = event.event === 'adopt' ? '' : event.agent;
        open = { kind, agent, from: at, to: at, isOk: null, reason: null, spent: null };
        break;
      }
      case 'agent_spend':
      case 'agent_end':
        if (call !== null && event.spent)
          open = { ...call, spent: laterSpent(call.spent ?? nothingSpent, event.spent) };
        if (event.event === 'agent_end') close(at, event.ok, event.reason);
        break;
      case 'verify_start':
      case 'verify':
        close(at); // an adopted call has no recorded end
        break;
    }
  }
  close(until);
  return calls;
}

/** Times are ms since the epoch. */
export interface GateSpan {
  readonly kind: 'judge' | 'tests' | 'verifier';
  readonly from: number;
  readonly to: number;
}

/** Parts of a run's exit gate; one without a recorded end lasts until `until`. Pure. */
export function gateSpans(events: readonly LedgerEvent[], runId: string, until: number): GateSpan[] {
  const spans: GateSpan[] = [];
  for (const event of events) {
    if (event.runId !== runId) continue;
    const at = Date.parse(event.at);
    const [, kind, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
    if (edge === 'start') spans.push({ kind: kind as GateSpan['kind'], from: at, to: Math.max(at, until) });
    const open = edge === 'end' ? spans.findLastIndex((span) => span.kind === kind) : -1;
    const span = spans[open];
    if (span !== undefined) spans[open] = { ...span, to: at };
  }
  return spans;
}
