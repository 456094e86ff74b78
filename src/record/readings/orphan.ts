import { type EventOf, hasTraits, kindTraits, type LedgerEvent } from '../events/event.ts';

/**
 * An attempt in a work tree of its own whose run has died: its agent goes on without us, and the next run of the phase
 * adopts what it proves.
 */
export interface Orphan {
  readonly phase: string;
  readonly plan: string;
  readonly attempt: number;
  /** Its checkpoint, and the folder of its work tree. */
  readonly tag: string;
  readonly place: string;
  readonly runId: string;
  /** The name of its agent. */
  readonly agent: string;
  /** Runs that were about to adopt it and died as well: their checks may still be running. */
  readonly adopters: readonly string[];
  /** In ms since the epoch: when the attempt began, and when its agent has to be over. */
  readonly startedAt: number;
  readonly endsAt: number;
  /** Somebody saw its agent end well, and died afterwards. */
  readonly isEndSeen: boolean;
  /** How often its agent was given back what had not passed; absent for never. */
  readonly repairs?: number | undefined;
  /** By this time the checkpoint is known that was taken before the plan's own checks, if they were under way. */
  readonly checkedSince: string | null;
}

/**
 * The attempts on record that were made elsewhere than in the checkout, in whichever run, and of which nothing is known
 * that ends them. Whether their work trees are still there is for the caller to find out. Pure.
 */
export function findOrphans(events: readonly LedgerEvent[], checkout: string): Orphan[] {
  const found = new Map<string, Draft>();
  const begunAt = new Map<string, number>();
  for (const event of events) {
    if (!('plan' in event) || event.plan === undefined) continue;
    const { plan } = event;
    const known = found.get(plan);
    const isOfIt = ({ runId, attempt }: EventOf<'agent_start' | 'agent_end'>) =>
      known?.runId === runId && known.attempt === attempt;
    switch (event.event) {
      case 'attempt_start':
        found.delete(plan);
        begunAt.set(plan, Date.parse(event.since));
        break;
      case 'checkpoint':
        found.delete(plan);
        if (event.place !== undefined && event.place !== checkout)
          found.set(plan, newDraft(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
        break;
      case 'agent_start':
        if (known && isOfIt(event)) {
          known.endsAt = Date.parse(event.at) + event.timeoutMs;
          known.agent = event.agent;
          known.isEndSeen = false; // that of the go before its repair
        }
        break;
      case 'agent_end':
        if (known && isOfIt(event) && event.ok) known.isEndSeen = true;
        else found.delete(plan); // its failure was seen: nothing in it is to be proven any more
        break;
      case 'adopt':
        known?.adopters.push(event.runId);
        break;
      case 'repair':
        if (known?.attempt === event.attempt) known.repairs = event.repair;
        break;
      case 'verify_start':
        if (known) known.checkedSince = event.since;
        break;
      case 'verify':
        if (known) known.checkedSince = null;
        break;
      default:
        if (endsOrphan(event)) found.delete(plan);
    }
  }
  return [...found.values()].flatMap(({ endsAt, ...rest }) => (endsAt === null ? [] : [{ ...rest, endsAt }]));
}

type Draft = ReturnType<typeof newDraft>;

function newDraft(event: EventOf<'checkpoint'>, place: string, startedAt: number) {
  const { phase, plan, attempt, tag, runId } = event;
  return {
    phase,
    plan,
    attempt,
    place,
    runId,
    startedAt,
    tag,
    agent: '',
    adopters: [] as string[],
    endsAt: null as number | null,
    isEndSeen: false,
    repairs: undefined as number | undefined,
    checkedSince: null as string | null,
  };
}

/** A plan that a run did not come to has a last word too, but that is about no attempt. */
function endsOrphan(event: LedgerEvent): boolean {
  if (hasTraits(event, { ends: 'plan' })) return event.event === 'plan_complete' || event.signal.attempt !== undefined;
  const { attempt } = kindTraits(event.event);
  return attempt === 'decides' || attempt === 'closes';
}

/** The marks of all processes that may be at work for it. */
export function orphanMarks({ runId, adopters, plan, attempt }: Orphan): string[] {
  return [runId, ...adopters].map((id) => `${id}/${plan}/${attempt}`);
}
