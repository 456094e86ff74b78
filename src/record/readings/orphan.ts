import type { Boundary } from '../../signal/boundary.ts';
import { type EventOf, hasTraits, kindTraits, type LedgerEvent } from '../events/event.ts';

/** Attempt whose run died. Its agent keeps working, and the next run adopts verified work. */
export interface Orphan {
  readonly phase: string;
  readonly plan: string;
  readonly attempt: number;
  /** Name of the attempt's work tree in `place`. */
  readonly tag: string;
  readonly place: string;
  readonly runId: string;
  readonly agent: string;
  /** Dead runs that adopted the attempt; their checks may still be running. */
  readonly adopters: readonly string[];
  /** Start of the attempt and deadline of the agent, in ms since the epoch. */
  readonly startedAt: number;
  readonly endsAt: number;
  /** A run saw the agent end successfully and died afterwards. */
  readonly isEndSeen: boolean;
  readonly repairs?: number | undefined;
  readonly boundary: Boundary;
  /** Checkpoint time of the plan's checks, if they were running. */
  readonly checkedSince: string | null;
}

/** Becomes an orphan once the agent has a deadline. */
type Draft = Omit<Orphan, 'endsAt'> & { readonly endsAt: number | null };

/** Attempts whose agents outlive their run. The caller checks that their work trees exist. */
export class Orphans {
  readonly #drafts = new Map<string, Draft>();
  readonly #begunAt = new Map<string, number>();

  /** Old versions worked in the checkout itself; those attempts are left out. */
  listOutside(checkout: string): Orphan[] {
    return [...this.#drafts.values()].flatMap(({ endsAt, ...draft }) =>
      endsAt === null || draft.place === checkout ? [] : [{ ...draft, endsAt }],
    );
  }

  follow(event: LedgerEvent): void {
    if (!('plan' in event) || event.plan === undefined) return;
    const { plan } = event;
    if (event.event === 'attempt_start') this.#begunAt.set(plan, Date.parse(event.since));
    const nextDraft =
      event.event === 'checkpoint'
        ? createDraft(event, this.#begunAt.get(plan) ?? Date.parse(event.at))
        : continueDraft(this.#drafts.get(plan), event);
    if (nextDraft) this.#drafts.set(plan, nextDraft);
    else this.#drafts.delete(plan);
  }
}

function createDraft(
  { phase, plan, attempt, tag, runId, place }: EventOf<'checkpoint'>,
  startedAt: number,
): Draft | null {
  if (place === undefined) return null;
  const draft = { phase, plan, attempt, place, runId, startedAt, tag, agent: '', adopters: [], endsAt: null };
  return { ...draft, isEndSeen: false, repairs: undefined, boundary: { cage: 'none' }, checkedSince: null };
}

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
      // A recorded end belongs to the call before this repair.
      return {
        ...draft,
        agent,
        boundary: { cage, network },
        endsAt: Date.parse(event.at) + timeoutMs,
        isEndSeen: false,
      };
    }
    case 'agent_end':
      // A failed end is known, so nothing remains to verify.
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

/** A plan that was never started has an end but no attempt. */
function endsOrphan(event: LedgerEvent): boolean {
  if (hasTraits(event, { ends: 'plan' })) return event.event === 'plan_complete' || event.signal.attempt !== undefined;
  const { attempt } = kindTraits(event.event);
  return attempt === 'decides' || attempt === 'closes';
}
