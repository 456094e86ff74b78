import { z } from 'zod';
import { type Question, QuestionSchema } from '../../signal/signal-schema.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** Tasks of a plan that were done before a person was asked. */
export type PlanPart = Pick<
  EventOf<'part'>,
  'plan' | 'upTo' | 'planHash' | 'base' | 'commit' | 'head' | 'isWitnessed' | 'files'
>;

/** Parts of each plan since it was last complete, without duplicates: a run repeats those it found. */
export function recordedParts(events: readonly LedgerEvent[]): Map<string, PlanPart[]> {
  const result = new Map<string, PlanPart[]>();
  for (const event of events) {
    if (event.event === 'plan_complete') result.delete(event.plan);
    if (event.event !== 'part') continue;
    const { plan, upTo, planHash, base, commit, head, isWitnessed, files } = event;
    const planParts = result.get(plan) ?? [];
    if (planParts.some((part) => part.commit === commit && part.upTo === upTo && part.planHash === planHash)) continue;
    result.set(plan, [...planParts, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
  }
  return result;
}

/** The last completion of each plan: hash of its text then, and the paths that its commits changed, as git names them. */
export function recordedPlans(events: readonly LedgerEvent[]): Map<string, { planHash: string; files: string[] }> {
  const plans = new Map<string, { planHash: string; files: string[] }>();
  for (const event of events) {
    if (event.event !== 'plan_complete') continue;
    const details = CompletionDetails.safeParse(event.signal.details);
    if (!details.success) continue;
    const { planHash, filesModified, alreadyComplete } = details.data;
    // A signal that only repeats that the plan is complete names no files.
    const files = (alreadyComplete && plans.get(event.plan)?.files) || filesModified;
    plans.set(event.plan, { planHash, files });
  }
  return plans;
}

const CompletionDetails = z.object({
  planHash: z.string(),
  filesModified: z.array(z.string()).default([]),
  alreadyComplete: z.boolean().default(false),
});

/** End of a plan, or its wait for a retry. */
export type LastPlanEvent = EventOf<KindsWith<{ ends: 'plan' }> | 'retry_wait'>;

/** Status of a plan between two jobs of a run; null for none. */
export function lastPlanEvent(events: readonly LedgerEvent[], plan: string): LastPlanEvent | null {
  return (
    events.findLast(
      (event): event is LastPlanEvent =>
        (hasTraits(event, { ends: 'plan' }) || event.event === 'retry_wait') && event.plan === plan,
    ) ?? null
  );
}

/** Attempts that the project's own CI sent back, of plans that are not complete again: their commits are no half-done work. */
export function reopenedPlans(events: readonly LedgerEvent[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const event of events) {
    if (event.event === 'reopened') result.set(event.plan, event.attempt);
    if (event.event === 'plan_complete') result.delete(event.plan);
  }
  return result;
}

/** Time when all these plans may be retried, in ms since the epoch; null where none has to wait. */
export function retriesAt(events: readonly LedgerEvent[], plans: readonly string[]): number | null {
  const waits = plans.flatMap((plan) => {
    const wait = events.findLast((event) => event.event === 'retry_wait' && event.plan === plan);
    return wait?.event === 'retry_wait' ? [Date.parse(wait.at) + wait.backoffMs] : [];
  });
  return waits.length === 0 ? null : getLargest(waits);
}

/** Agents' own questions to people since the plan was last complete, oldest first, without duplicates. */
export function agentQuestions(events: readonly LedgerEvent[]): Map<string, Question[]> {
  const result = new Map<string, Question[]>();
  for (const event of events) {
    if (event.event === 'plan_complete') result.delete(event.plan);
    if (event.event !== 'plan_blocked') continue;
    const { data } = QuestionSchema.safeParse(event.signal.details.question);
    const existing = result.get(event.plan) ?? [];
    if (data?.kind === 'agent-question' && !existing.some(({ id }) => id === data.id))
      result.set(event.plan, [...existing, data]);
  }
  return result;
}

/** Proven work of a plan: `head` is its result, `base` the commit it began on or was folded onto. */
export interface SettledWork {
  readonly plan: string;
  readonly attempt: number;
  /** Null where it is not recorded. */
  readonly base: string | null;
  readonly head: string;
  /** Number of its tasks, for a part that ends where a person is asked. */
  readonly upTo?: number;
}

/** Oldest first, parts of plans too. */
export function settledWork(events: readonly LedgerEvent[]): SettledWork[] {
  const bases = new Map<string, string>();
  const settledWorks: SettledWork[] = [];
  for (const event of events) {
    if (event.event === 'checkpoint') bases.set(event.plan, event.head);
    if (event.event === 'fold') bases.set(event.plan, event.base);
    if (event.event !== 'part' && event.event !== 'settled') continue;
    const { plan, attempt, head } = event;
    if (attempt === undefined || head === null) continue;
    const base = bases.get(plan) ?? null;
    settledWorks.push({ plan, attempt, head, base, ...(event.event === 'part' ? { upTo: event.upTo } : {}) });
  }
  return settledWorks;
}

/** Commits with verified work: settled, or with an adopted SUMMARY. */
export function verifiedWork(events: readonly LedgerEvent[]): { plan: string; head: string }[] {
  return events.flatMap((event) =>
    (event.event === 'settled' || event.event === 'summary_adopted') && event.head !== null
      ? [{ plan: event.plan, head: event.head }]
      : [],
  );
}

/** Kept work of an attempt: its ref, and the commit it began on. */
export interface RecordedPartialWork {
  readonly plan: string;
  readonly attempt: number;
  readonly ref: string;
  readonly base: string;
}

/** Newest kept work of an attempt; null for none. */
export function recordedPartialWork(
  events: readonly LedgerEvent[],
  plan: string,
  attempt: number,
): RecordedPartialWork | null {
  return allPartialWork(events).findLast((work) => work.plan === plan && work.attempt === attempt) ?? null;
}

/** Kept work of all attempts, oldest first, from the commit that its rollback names or that of its checkpoint. */
export function allPartialWork(events: readonly LedgerEvent[]): RecordedPartialWork[] {
  const heads = new Map<string, string>();
  return events.flatMap((event) => {
    if (event.event === 'checkpoint') heads.set(JSON.stringify([event.plan, event.attempt]), event.head);
    if (event.event !== 'rollback' && event.event !== 'recovered') return [];
    const { plan, attempt = 1, kept: ref } = event;
    const reported = event.event === 'rollback' ? event.base : undefined;
    const base = reported ?? heads.get(JSON.stringify([plan, attempt]));
    return plan === undefined || ref === null || base === undefined ? [] : [{ plan, attempt, ref, base }];
  });
}
