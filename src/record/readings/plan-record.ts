import { z } from 'zod';
import { type Question, QuestionSchema } from '../../signal/signal-schema.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { type EventOf, kindTraits, type LedgerEvent, type RecordedPlanStatus } from '../events/event.ts';

export type PlanPart = Pick<
  EventOf<'part'>,
  'plan' | 'upTo' | 'planHash' | 'base' | 'commit' | 'head' | 'isWitnessed' | 'files'
>;

/** Verified work. `base` is the commit on which it began or onto which it was merged. */
export interface SettledWork {
  readonly plan: string;
  readonly attempt: number;
  readonly base: string | null;
  readonly head: string;
  readonly upTo?: number;
}

/** Saved work of an attempt, and the commit on which it began. */
export interface RecordedPartialWork {
  readonly plan: string;
  readonly attempt: number;
  readonly ref: string;
  readonly base: string;
}

export class RecordedPlans {
  readonly statuses = new Map<string, RecordedPlanStatus>();
  changedAt: string | null = null;
  /** Parts since the plan was last complete, without duplicates, because each run repeats them. */
  readonly parts = new Map<string, readonly PlanPart[]>();
  /** Hash and changed paths of each plan's last completion. */
  readonly completed = new Map<string, { readonly planHash: string; readonly files: readonly string[] }>();
  /** Attempts that the project's CI rejected. Their commits don't count as unfinished work. */
  readonly reopened = new Map<string, number>();
  /** Questions of agents since the plan was last complete, oldest first, without duplicates. */
  readonly questions = new Map<string, readonly Question[]>();
  /** The last question of each plan since it was complete; null if it is unreadable. */
  readonly lastQuestions = new Map<string, Question | null>();
  readonly askedAt = new Map<string, string>();
  readonly answered = new Set<string>();
  readonly verifications = new Map<string, EventOf<'verify'>>();
  readonly settled: SettledWork[] = [];
  /** Commits with verified work, including adopted SUMMARY files. */
  readonly verified: { readonly plan: string; readonly head: string }[] = [];
  /** Saved work of all attempts, oldest first, with the base from its rollback or checkpoint. */
  readonly kept: RecordedPartialWork[] = [];
  readonly #waits = new Map<string, EventOf<'retry_wait'>>();
  readonly #bases = new Map<string, string>();
  readonly #heads = new Map<string, string>();

  savedWork(plan: string, attempt: number): RecordedPartialWork | null {
    return this.kept.findLast((work) => work.plan === plan && work.attempt === attempt) ?? null;
  }

  /** Time at which all these plans may be retried, in ms since the epoch, or null if none waits. */
  retriesAt(plans: readonly string[]): number | null {
    const waits = plans.flatMap((plan) => this.#waits.get(plan) ?? []);
    return waits.length === 0 ? null : getLargest(waits.map(({ at, backoffMs }) => Date.parse(at) + backoffMs));
  }

  follow(event: LedgerEvent): void {
    const { status } = kindTraits(event.event);
    if ('plan' in event && event.plan !== undefined && status !== undefined) this.statuses.set(event.plan, status);
    if (status !== undefined || event.event.startsWith('phase_')) this.changedAt = event.at;
    switch (event.event) {
      case 'phase_start':
        this.statuses.clear();
        for (const id of event.plans) this.statuses.set(id, 'pending');
        for (const id of event.done) this.statuses.set(id, 'completed');
        break;
      case 'plan_complete':
        this.parts.delete(event.plan);
        this.reopened.delete(event.plan);
        this.questions.delete(event.plan);
        this.lastQuestions.delete(event.plan);
        this.#followCompletion(event);
        break;
      case 'plan_blocked':
        this.#followQuestion(event);
        break;
      case 'reopened':
        this.reopened.set(event.plan, event.attempt);
        break;
      case 'retry_wait':
        this.#waits.set(event.plan, event);
        break;
      case 'answered':
        this.answered.add(event.question);
        break;
      case 'verify':
        this.verifications.set(event.plan, event);
        break;
      default:
        this.#followWork(event);
    }
  }

  #followCompletion({ plan, signal }: EventOf<'plan_complete'>): void {
    const { data } = CompletionDetails.safeParse(signal.details);
    if (data === undefined) return;
    const { planHash, filesModified, alreadyComplete } = data;
    // A repeated completion lists no files.
    const files = (alreadyComplete && this.completed.get(plan)?.files) || filesModified;
    this.completed.set(plan, { planHash, files });
  }

  #followQuestion({ at, plan, signal }: EventOf<'plan_blocked'>): void {
    const { question } = signal.details;
    const { data } = QuestionSchema.safeParse(question);
    if (question !== undefined) this.lastQuestions.set(plan, data ?? null);
    if (data !== undefined && !this.askedAt.has(data.id)) this.askedAt.set(data.id, at);
    const existing = this.questions.get(plan) ?? [];
    if (data?.kind === 'agent-question' && !existing.some(({ id }) => id === data.id))
      this.questions.set(plan, [...existing, data]);
  }

  #followWork(event: LedgerEvent): void {
    switch (event.event) {
      case 'checkpoint':
        this.#bases.set(event.plan, event.head);
        this.#heads.set(JSON.stringify([event.plan, event.attempt]), event.head);
        break;
      case 'fold':
        this.#bases.set(event.plan, event.base);
        break;
      case 'part':
        this.#addPart(event);
        this.#settle(event, { upTo: event.upTo });
        break;
      case 'settled':
        this.#settle(event, {});
        if (event.head !== null) this.verified.push({ plan: event.plan, head: event.head });
        break;
      case 'summary_adopted':
        this.verified.push({ plan: event.plan, head: event.head });
        break;
      case 'rollback':
      case 'recovered':
        this.#keep(event);
    }
  }

  #addPart({ plan, upTo, planHash, base, commit, head, isWitnessed, files }: EventOf<'part'>): void {
    const parts = this.parts.get(plan) ?? [];
    if (parts.some((part) => part.commit === commit && part.upTo === upTo && part.planHash === planHash)) return;
    this.parts.set(plan, [...parts, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
  }

  #settle({ plan, attempt, head }: EventOf<'part' | 'settled'>, upTo: Pick<SettledWork, 'upTo'>): void {
    if (attempt === undefined || head === null) return;
    this.settled.push({ plan, attempt, head, base: this.#bases.get(plan) ?? null, ...upTo });
  }

  #keep(event: EventOf<'rollback' | 'recovered'>): void {
    const { plan, attempt = 1, kept: ref } = event;
    const reported = event.event === 'rollback' ? event.base : undefined;
    const base = reported ?? this.#heads.get(JSON.stringify([plan, attempt]));
    if (plan !== undefined && ref !== null && base !== undefined) this.kept.push({ plan, attempt, ref, base });
  }
}

const CompletionDetails = z.object({
  planHash: z.string(),
  filesModified: z.array(z.string()).default([]),
  alreadyComplete: z.boolean().default(false),
});
