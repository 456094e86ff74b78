import { type EventOf, hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import {
  type AgentCall,
  type AttemptSpan,
  agentCalls,
  attemptSpans,
  attemptStages,
  gateSpans,
} from '../../record/readings/attempt-spans.ts';
import { runOpening, sinceOpened } from '../../record/readings/run-opening.ts';
import { FAILURE_REASONS, type FailureReason } from '../../signal/signal-schema.ts';
import type { TraceKey } from './otlp.ts';

/** End of a run from a caller that knows more than the record. */
export type RunEnd = Pick<RunTrace, 'outcome' | 'exitStatus' | 'decision'>;

/** Builds the trace of a run from its record; null where it was never opened. */
export function runTrace(events: readonly LedgerEvent[], runId: string, end: RunEnd): RunTrace | null {
  const key = runOpening(events, runId);
  if (key === null) return null;
  const own = sinceOpened(events, runId);
  const isAtWork = end.outcome.status === 'at work';
  const spans = attemptSpans(own, runId);
  const waves = new Map(Object.entries(key.waves));
  const plans = key.plans.flatMap((id) => {
    const mine = spans.filter(({ plan }) => plan === id);
    return planTrace(id, waves.get(id) ?? 0, mine, own, isAtWork);
  });
  const from = Date.parse(key.at);
  const to = Math.max(from, Date.parse(own.at(-1)?.at ?? key.at));
  return { key, from, to, ...end, rounds: roundsIn(own, to), plans, gate: gateParts(own, runId, to) };
}

/** Leaves out a plan that was complete before, or that the run did not reach. */
function planTrace(
  id: string,
  wave: number,
  spans: readonly AttemptSpan[],
  events: readonly LedgerEvent[],
  isAtWork: boolean,
): PlanTrace[] {
  const last = events.findLast((event) => hasTraits(event, { ends: 'plan' }) && event.plan === id);
  const ended = last !== undefined && hasTraits(last, { ends: 'plan' }) ? last.signal : null;
  if (spans.length === 0 && (ended === null || ended.status === 'success')) return [];
  const open: Outcome = { status: isAtWork ? 'at work' : 'cut off', reason: null };
  const outcome = ended === null ? open : outcomeOf(ended.status, ended.details.reason);
  const attempts = spans.map((span, at) =>
    attemptTrace(span, events, ended === null && at === spans.length - 1 ? open : cutOff),
  );
  return [{ id, wave, outcome, attempts }];
}

const cutOff: Outcome = { status: 'cut off', reason: null };

function attemptTrace(span: AttemptSpan, events: readonly LedgerEvent[], open: Outcome): AttemptTrace {
  const { plan, attempt, startedAt: from, endedAt: to, outcome: status, reason } = span;
  const of = { runId: events[0]?.runId ?? '', plan, attempt };
  const outcome = status === 'interrupted' ? open : outcomeOf(status, reason);
  const calls = agentCalls(events, of, to).map((call) => callTrace(call, status === 'interrupted' ? open : null));
  return { attempt, from, to, outcome, calls, parts: partsOf(of, to, events) };
}

function callTrace({ isOk, reason, ...call }: AgentCall, open: Outcome | null): CallTrace {
  const outcome = isOk === null ? open : outcomeOf(isOk ? 'success' : 'failure', reason);
  return { ...call, outcome };
}

function partsOf(
  of: { runId: string; plan: string; attempt: number },
  until: number,
  events: readonly LedgerEvent[],
): AttemptTrace['parts'] {
  const verified = events.filter(
    (event): event is EventOf<'verify'> =>
      event.event === 'verify' && event.plan === of.plan && event.attempt === of.attempt,
  );
  return attemptStages(events, of, until).flatMap(({ kind, from, to }): AttemptTrace['parts'] => {
    if (kind === 'set-up') return [{ name: 'set-up', from, to, outcome: null }];
    // The time after a failed agent is spent on its rollback.
    const verdict = verified.find(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
    if (kind !== 'checking' || verdict === undefined) return [];
    const outcome = verdict.passed ? outcomeOf('success') : outcomeOf('failure', 'verification_failed');
    return [{ name: 'verification', from, to, outcome, ...checksIn(verdict) }];
  });
}

function checksIn({ findings }: EventOf<'verify'>): Pick<AttemptTrace['parts'][number], 'checks'> {
  if (!Array.isArray(findings)) return {};
  const count = (value: boolean) => findings.filter((finding) => finding?.passed === value).length;
  return { checks: { passed: count(true), failed: count(false) } };
}

function roundsIn(events: readonly LedgerEvent[], until: number): Part[] {
  return events.flatMap((event) => {
    if (event.event !== 'round_start') return [];
    const end = events.find((each) => each.event === 'round_end' && each.round === event.round);
    const to = end === undefined ? until : Date.parse(end.at);
    return [{ name: `round ${event.round}`, from: Date.parse(event.at), to, outcome: null }];
  });
}

/** Parts of the exit gate. The record has only the time of the judge; its findings are in the end of the phase. */
function gateParts(events: readonly LedgerEvent[], runId: string, until: number): Part[] {
  return gateSpans(events, runId, until).map(({ kind, from, to }) => {
    const end = events.find(({ event, at }) => event === `${kind}_end` && Date.parse(at) === to);
    return { name: kind, from, to, outcome: end === undefined ? cutOff : gateOutcome(end) };
  });
}

function gateOutcome(end: LedgerEvent): Outcome | null {
  switch (end.event) {
    case 'tests_end':
      return outcomeOf(end.verdict === 'pass' ? 'success' : 'failure', 'tests_failed');
    case 'verifier_end':
      return outcomeOf(end.ok ? 'success' : 'failure', end.reason);
    default:
      return null;
  }
}

/** Drops unknown reasons: a record may contain anything. */
export function outcomeOf(status: Outcome['status'], reason?: unknown): Outcome {
  const known = FAILURE_REASONS.find((each) => each === reason) ?? null;
  return { status, reason: status === 'failure' ? known : null };
}

/** A run for its trace: times (ms since the epoch), outcomes and usage, but no words of plans or agents. */
export interface RunTrace {
  readonly key: TraceKey;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly exitStatus: string | null;
  readonly decision: string | null;
  /** Rounds of a chained run; empty for a run in one process. */
  readonly rounds: readonly Part[];
  readonly plans: readonly PlanTrace[];
  readonly gate: readonly Part[];
}

/** `cut off`: no end is on record. */
export type OutcomeStatus = 'success' | 'failure' | 'blocked' | 'skipped' | 'cut off' | 'at work';

export interface Outcome {
  readonly status: OutcomeStatus;
  /** Null for anything but a failure, and for an unknown reason, because a leg may have written anything. */
  readonly reason: FailureReason | null;
}

export interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome | null;
}

export interface PlanTrace {
  readonly id: string;
  readonly wave: number;
  readonly outcome: Outcome;
  readonly attempts: readonly AttemptTrace[];
}

export interface AttemptTrace {
  readonly attempt: number;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly calls: readonly CallTrace[];
  readonly parts: readonly (Part & { readonly checks?: { readonly passed: number; readonly failed: number } })[];
}

export interface CallTrace extends Omit<AgentCall, 'isOk' | 'reason'> {
  /** Null where another run took the call over, so that its end is not recorded. */
  readonly outcome: Outcome | null;
}
