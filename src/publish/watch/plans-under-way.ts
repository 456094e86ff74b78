import { formatActivity } from '../../agents/stream/agent-progress.ts';
import { type Activity, spendingOfUsage } from '../../agents/stream/agent-result.ts';
import { compareNatural } from '../../plan/phase/phase-id.ts';
import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import { formatEvent } from '../../record/events/event-text.ts';
import type { LastActivity } from '../../record/log/heartbeat.ts';
import { countSpentTokens, formatCost, type Spent, sumSpent, zeroSpend } from '../../signal/budget.ts';
import { clipText, formatClock, stripLine } from '../../system/text/text.ts';

/** Facts about a running plan or gate check. Times are ms since the epoch. */
export interface UnderWayFacts {
  /** The plan's id, or `judge`, `tests` or `verifier`. */
  readonly of: string;
  readonly attempt: number | null;
  readonly since: number;
  seenAt: number;
  /** The engine's last step, or the agent's later activity. */
  what: string;
  hasReported: boolean;
  isRetrying: boolean;
  /** Spending of the agent's current call, and of earlier calls in this attempt. */
  spent: Spent;
  spentBefore: Spent;
}

export class PlansUnderWay {
  readonly #now: () => number;
  readonly #facts = new Map<string, UnderWayFacts>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sorted by plan, because parallel plans start in random order. */
  get all(): readonly UnderWayFacts[] {
    return [...this.#facts.values()].sort((a, b) => compareNatural(a.of, b.of));
  }

  of(id: string): UnderWayFacts | null {
    return this.#facts.get(id) ?? null;
  }

  /** Must see every event of the run. */
  follow(event: LedgerEvent): void {
    const [, part, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
    const isOfAgent = event.event === 'agent_progress' && event.activity !== undefined;
    const step = event.event === 'warning' || isOfAgent ? null : (formatEvent(event)?.what ?? null);
    if (event.event === 'attempt_start' || event.event === 'adopt') {
      if (!('isLost' in event && event.isLost)) this.#begin(event.plan, event.attempt, step ?? 'begins');
    } else if (hasTraits(event, { ends: 'plan' })) this.#facts.delete(event.plan);
    else if (part !== undefined && edge === 'start') this.#begin(part, null, step ?? '');
    else if (part !== undefined) this.#facts.delete(part);
    else if (step !== null && 'plan' in event && event.plan !== undefined) {
      const facts = this.#followStep(event.plan, step);
      if (event.event === 'agent_start' && facts !== undefined)
        Object.assign(facts, { spent: zeroSpend, spentBefore: attemptSpending(facts) });
    }
  }

  #begin(of: string, attempt: number | null, stepText: string): void {
    const now = this.#now();
    const unspent = { hasReported: false, isRetrying: false, spent: zeroSpend, spentBefore: zeroSpend };
    this.#facts.set(of, { of, attempt, what: stepText, since: now, seenAt: now, ...unspent });
  }

  #followStep(plan: string, stepText: string | null): UnderWayFacts | undefined {
    const facts = this.#facts.get(plan);
    if (facts !== undefined) Object.assign(facts, { seenAt: this.#now(), what: stepText ?? facts.what });
    return facts;
  }

  saw(plan: string, activity: Activity): void {
    // Once the model has answered, it is no longer retrying.
    const isAnswered = activity.kind === 'turn' && this.#facts.get(plan)?.isRetrying === true;
    const facts = this.#followStep(plan, isAnswered ? 'its model answered' : formatActivity(activity));
    if (facts === undefined) return;
    facts.hasReported = true;
    if (activity.kind !== 'usage') facts.isRetrying = activity.kind === 'retry';
    if (activity.kind === 'turn') facts.spent = { ...facts.spent, turns: activity.turn };
    if (activity.kind === 'usage' && !activity.isOfSession)
      facts.spent = spendingOfUsage(activity.usage, facts.spent.turns, activity.costUsd, activity.isEstimate);
  }
}

/**
 * Formats a line such as `attempt 2 · 41k tok · USD 0.38 · turn 14 · ran pnpm tsc (exit 1)`. Escaped, because agents
 * wrote parts of it (I8).
 */
export function formatFacts(facts: UnderWayFacts, now: number): string {
  const { attempt, what, seenAt } = facts;
  const spent = attemptSpending(facts);
  const tokens = countSpentTokens(spent);
  const silentMs = now - seenAt;
  const parts = [
    attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
    tokens === 0 ? '' : `${tokensText(tokens)} tok`,
    tokens > 0 && (spent.isCostKnown || spent.costUsd > 0) ? formatCost(spent) : '',
    spent.turns === 0 ? '' : `turn ${spent.turns}`,
    clipText(stripLine(what), 80),
    silentMs < worthSaying ? '' : `nothing new for ${formatClock(silentMs)}`,
  ];
  return stripLine(parts.filter((part) => part !== '').join(' · '));
}

export function getLastActivity(facts: UnderWayFacts | null): LastActivity | null {
  if (facts === null) return null;
  const [at = '', since = ''] = [facts.seenAt, facts.since].map((time) => new Date(time).toISOString());
  return { what: formatFacts(facts, facts.seenAt), at, since };
}

function attemptSpending({ spent, spentBefore }: UnderWayFacts): Spent {
  return sumSpent([spent, spentBefore]);
}

const worthSaying = 30_000;

function tokensText(tokens: number): string {
  if (tokens < 1_000) return String(tokens);
  return tokens < 1_000_000 ? `${Math.round(tokens / 1_000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}
