import type { Boundary } from '../../signal/boundary.ts';
import { type EventOf, hasTraits, kindTraits, type LedgerEvent } from '../events/event.ts';

/** Attempt whose run has died: its agent continues in its room, and the next run adopts what it proves. */
export interface Orphan {
  readonly phase: string;
  readonly plan: string;
  readonly attempt: number;
  /** Folder of its room in `place`. */
  readonly tag: string;
  readonly place: string;
  readonly runId: string;
  readonly agent: string;
  /** Runs that died while adopting it: their checks may still be running. */
  readonly adopters: readonly string[];
  /** Start of the attempt and deadline of its agent, in ms since the epoch. */
  readonly startedAt: number;
  readonly endsAt: number;
  /** A run saw its agent end well, and died afterwards. */
  readonly isEndSeen: boolean;
  /** Absent for none. */
  readonly repairs?: number | undefined;
  /** The boundary around its agent. */
  readonly boundary: Boundary;
  /** Time of the checkpoint before the plan's own checks, if they were under way. */
  readonly checkedSince: string | null;
}

/** What an event says of an orphan-to-be. It is one once its agent has a deadline. */
type Draft = Omit<Orphan, 'endsAt'> & { readonly endsAt: number | null };

/** Attempts of agents that outlive their run, without a recorded end. The caller checks that their rooms exist. */
export class Orphans {
  readonly #drafts = new Map<string, Draft>();
  readonly #begunAt = new Map<string, number>();

  /** Those outside of the checkout, in which older versions worked. */
  outside(checkout: string): Orphan[] {
    return [...this.#drafts.values()].flatMap(({ endsAt, ...draft }) =>
      endsAt === null || draft.place === checkout ? [] : [{ ...draft, endsAt }],
    );
  }

  follow(event: LedgerEvent): void {
    if (!('plan' in event) || event.plan === undefined) return;
    const { plan } = event;
    if (event.event === 'attempt_start') this.#begunAt.set(plan, Date.parse(event.since));
    const next =
      event.event === 'checkpoint'
        ? newDraft(event, this.#begunAt.get(plan) ?? Date.parse(event.at))
        : continueDraft(this.#drafts.get(plan), event);
    if (next) this.#drafts.set(plan, next);
    else this.#drafts.delete(plan);
  }
}

function newDraft({ phase, plan, attempt, tag, runId, place }: EventOf<'checkpoint'>, startedAt: number): Draft | null {
  if (place === undefined) return null;
  const draft = { phase, plan, attempt, place, runId, startedAt, tag, agent: '', adopters: [], endsAt: null };
  return { ...draft, isEndSeen: false, repairs: undefined, boundary: { cage: 'none' }, checkedSince: null };
}

/** Returns null where nothing of the attempt goes on. */
function continueDraft(draft: Draft | undefined, event: LedgerEvent): Draft | null {
  if (draft === undefined) return null;
  const isOfIt = ({ runId, attempt }: EventOf<'agent_start' | 'agent_end'>) =>
    draft.runId === runId && draft.attempt === attempt;
  switch (event.event) {
    case 'attempt_start':
      return null;
    case 'agent_start': {
      if (!isOfIt(event)) return draft;
      if (event.endsWithRun) return null;
      const { agent, cage = 'none', network, timeoutMs } = event;
      // The end seen before is that of the call before its repair.
      return {
        ...draft,
        agent,
        boundary: { cage, network },
        endsAt: Date.parse(event.at) + timeoutMs,
        isEndSeen: false,
      };
    }
    case 'agent_end':
      // Its failure was seen, so nothing is left to prove.
      return isOfIt(event) && event.ok ? { ...draft, isEndSeen: true } : null;
    case 'adopt':
      return { ...draft, adopters: [...draft.adopters, event.runId] };
    case 'repair':
      return draft.attempt === event.attempt ? { ...draft, repairs: event.repair } : draft;
    case 'verify_start':
      return { ...draft, checkedSince: event.since };
    case 'verify':
      return { ...draft, checkedSince: null };
    default:
      return endsOrphan(event) ? null : draft;
  }
}

/** A plan that a run did not reach ends too, but without an attempt. */
function endsOrphan(event: LedgerEvent): boolean {
  if (hasTraits(event, { ends: 'plan' })) return event.event === 'plan_complete' || event.signal.attempt !== undefined;
  const { attempt } = kindTraits(event.event);
  return attempt === 'decides' || attempt === 'closes';
}
