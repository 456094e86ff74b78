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

/** Attempts of agents that outlive their run, without a recorded end. The caller checks that their rooms exist. Pure. */
export function findOrphans(events: readonly LedgerEvent[], checkout: string): Orphan[] {
  const result = new Map<string, Draft>();
  const begunAt = new Map<string, number>();
  for (const event of events) {
    if (!('plan' in event) || event.plan === undefined) continue;
    const { plan } = event;
    const existing = result.get(plan);
    const isOfIt = ({ runId, attempt }: EventOf<'agent_start' | 'agent_end'>) =>
      existing?.runId === runId && existing.attempt === attempt;
    switch (event.event) {
      case 'attempt_start':
        result.delete(plan);
        begunAt.set(plan, Date.parse(event.since));
        break;
      case 'checkpoint':
        result.delete(plan);
        if (event.place !== undefined && event.place !== checkout)
          result.set(plan, newDraft(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
        break;
      case 'agent_start':
        if (existing && isOfIt(event) && event.endsWithRun) result.delete(plan);
        else if (existing && isOfIt(event)) {
          existing.endsAt = Date.parse(event.at) + event.timeoutMs;
          existing.agent = event.agent;
          existing.boundary = { cage: event.cage ?? 'none', network: event.network };
          existing.isEndSeen = false; // that of the call before its repair
        }
        break;
      case 'agent_end':
        if (existing && isOfIt(event) && event.ok) existing.isEndSeen = true;
        else result.delete(plan); // its failure was seen, so nothing is left to prove
        break;
      case 'adopt':
        existing?.adopters.push(event.runId);
        break;
      case 'repair':
        if (existing?.attempt === event.attempt) existing.repairs = event.repair;
        break;
      case 'verify_start':
        if (existing) existing.checkedSince = event.since;
        break;
      case 'verify':
        if (existing) existing.checkedSince = null;
        break;
      default:
        if (endsOrphan(event)) result.delete(plan);
    }
  }
  return [...result.values()].flatMap(({ endsAt, ...rest }) => (endsAt === null ? [] : [{ ...rest, endsAt }]));
}

type Draft = ReturnType<typeof newDraft>;

function newDraft(event: EventOf<'checkpoint'>, location: string, startedAt: number) {
  const { phase, plan, attempt, tag, runId } = event;
  return {
    phase,
    plan,
    attempt,
    place: location,
    runId,
    startedAt,
    tag,
    agent: '',
    adopters: [] as string[],
    endsAt: null as number | null,
    isEndSeen: false,
    repairs: undefined as number | undefined,
    boundary: { cage: 'none' } as Boundary,
    checkedSince: null as string | null,
  };
}

/** A plan that a run did not reach ends too, but without an attempt. */
function endsOrphan(event: LedgerEvent): boolean {
  if (hasTraits(event, { ends: 'plan' })) return event.event === 'plan_complete' || event.signal.attempt !== undefined;
  const { attempt } = kindTraits(event.event);
  return attempt === 'decides' || attempt === 'closes';
}
