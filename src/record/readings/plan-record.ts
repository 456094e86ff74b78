import { z } from 'zod';
import { type Question, QuestionSchema } from '../../signal/signal-schema.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { type EventOf, kindTraits, type LedgerEvent, type RecordedPlanStatus } from '../events/event.ts';

/** Tasks of a plan that were done before a person was asked. */
export type PlanPart = Pick<
  EventOf<'part'>,
  'plan' | 'upTo' | 'planHash' | 'base' | 'commit' | 'head' | 'isWitnessed' | 'files'
>;

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

/** Kept work of an attempt: its ref, and the commit it began on. */
export interface RecordedPartialWork {
  readonly plan: string;
  readonly attempt: number;
  readonly ref: string;
  readonly base: string;
}

/** How the plans of a phase stand, and the work on record of each. */
export class RecordedPlans {
  /** Status in the newest run. */
  readonly statuses = new Map<string, RecordedPlanStatus>();
  /** Time of the last change of a status, or of the run's begin or end. */
  changedAt: string | null = null;
  /** Parts of each plan since it was last complete, without duplicates: a run repeats those it found. */
  readonly parts = new Map<string, readonly PlanPart[]>();
  /** The last completion of each plan: hash of its text then, and the paths that its commits changed, as git names them. */
  readonly completed = new Map<string, { readonly planHash: string; readonly files: readonly string[] }>();
  /** Attempts that the project's own CI sent back, of plans that are not complete again: their commits are no half-done work. */
  readonly reopened = new Map<string, number>();
  /** Agents' own questions to people since the plan was last complete, oldest first, without duplicates. */
  readonly questions = new Map<string, readonly Question[]>();
  /** The last question of each plan since it was complete, of whatever kind; null for one that cannot be read. */
  readonly lastQuestions = new Map<string, Question | null>();
  /** Time (ISO) when a question was first asked, by its id. */
  readonly askedAt = new Map<string, string>();
  /** Ids of questions whose answers were taken up. */
  readonly answered = new Set<string>();
  /** The last verification of each plan. */
  readonly verifications = new Map<string, EventOf<'verify'>>();
  /** Settled attempts and parts of plans, oldest first. */
  readonly settled: SettledWork[] = [];
  /** Commits with verified work: settled, or with an adopted SUMMARY. */
  readonly verified: { readonly plan: string; readonly head: string }[] = [];
  /** Kept work of all attempts, oldest first, from the commit that its rollback names or that of its checkpoint. */
  readonly kept: RecordedPartialWork[] = [];
  readonly #waits = new Map<string, EventOf<'retry_wait'>>();
  readonly #bases = new Map<string, string>();
  readonly #heads = new Map<string, string>();

  /** Newest kept work of an attempt; null for none. */
  savedWork(plan: string, attempt: number): RecordedPartialWork | null {
    return this.kept.findLast((work) => work.plan === plan && work.attempt === attempt) ?? null;
  }

  /** Time when all these plans may be retried, in ms since the epoch; null where none has to wait. */
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
        this.#complete(event);
        break;
      case 'plan_blocked':
        this.#ask(event);
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

  #complete({ plan, signal }: EventOf<'plan_complete'>): void {
    const { data } = CompletionDetails.safeParse(signal.details);
    if (data === undefined) return;
    const { planHash, filesModified, alreadyComplete } = data;
    // A signal that only repeats that the plan is complete names no files.
    const files = (alreadyComplete && this.completed.get(plan)?.files) || filesModified;
    this.completed.set(plan, { planHash, files });
  }

  #ask({ at, plan, signal }: EventOf<'plan_blocked'>): void {
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
