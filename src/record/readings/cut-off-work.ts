import { type EventOf, type EventStamp, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';
import { findOrphans } from './orphan.ts';

/** Work in the middle of which a run died. */
export type CutOffWork = CutOffAttempt | CutOffGate;

/** `place` is the folder of its room; undefined for the checkout in records of old versions. */
export interface CutOffAttempt extends Pick<EventStamp, 'phase' | 'runId'> {
  readonly plan: string;
  readonly attempt: number;
  readonly tag: string;
  readonly place?: string | undefined;
  /** Runs that died while adopting it. */
  readonly adopters: readonly string[];
}

/** The event that began it. */
export type CutOffGate = EventOf<KindsWith<{ gate: 'opens' }>>;

export function isGateCutOff(cutOff: CutOffWork): cutOff is CutOffGate {
  return 'of' in cutOff;
}

/** Tells whether the last run of a ledger ended in the middle of an attempt, tests or a verifier. Pure. */
export function isCutOff(events: readonly LedgerEvent[], checkout: string): boolean {
  return (
    cutOffAttempts(events, checkout).length > 0 ||
    latestOfKind(events, 'attempt_start').length > 0 ||
    cutOffGate(events) !== null
  );
}

/** Attempts of the last run without a recorded end after their checkpoint, and orphans of any run. */
export function cutOffAttempts(events: readonly LedgerEvent[], checkout: string): CutOffAttempt[] {
  const orphans = new Map(findOrphans(events, checkout).map((orphan) => [orphan.tag, orphan]));
  const open = latestOfKind(events, 'checkpoint').map(
    (event): CutOffAttempt => ({ ...event, adopters: orphans.get(event.tag)?.adopters ?? [] }),
  );
  const tags = new Set(open.map(({ tag }) => tag));
  return [...[...orphans.values()].filter(({ tag }) => !tags.has(tag)), ...open];
}

/** Start of the part of the exit gate in which the last run died; null for none. */
export function cutOffGate(events: readonly LedgerEvent[]): CutOffGate | null {
  const last = events.findLast(
    (event) =>
      hasTraits(event, { gate: 'opens' }) ||
      hasTraits(event, { gate: 'closes' }) ||
      (event.event === 'recovered' && event.of !== undefined),
  );
  return last !== undefined && hasTraits(last, { gate: 'opens' }) ? last : null;
}

/** The fold in which the last run may have died: plans are folded one after the other, so only the last can be it. */
export function lastFold(events: readonly LedgerEvent[]): EventOf<'fold'> | null {
  return (
    latestOfKind(events, 'fold')
      .sort((one, other) => one.seq - other.seq)
      .at(-1) ?? null
  );
}

export function announcedCheckpoints(events: readonly LedgerEvent[]): { plan: string; at: string }[] {
  return events.flatMap((event) =>
    event.event === 'attempt_start' || event.event === 'verify_start' ? [{ plan: event.plan, at: event.since }] : [],
  );
}

export function checkpointTags(events: readonly LedgerEvent[]): Set<string> {
  return new Set(events.flatMap((event) => ('tag' in event && event.tag !== undefined ? [event.tag] : [])));
}

/** Events of this kind in the last run that no later one of the same plan has replaced. */
function latestOfKind<K extends 'attempt_start' | 'checkpoint' | 'fold'>(
  events: readonly LedgerEvent[],
  kind: K,
): EventOf<K>[] {
  const result = new Map<string, EventOf<K>>();
  for (const event of events) {
    if (event.event === 'phase_start') result.clear();
    else if (isOfKind(event, kind)) result.set(event.plan, event);
    else if (
      event.event === 'checkpoint' ||
      event.event === 'retry_wait' ||
      hasTraits(event, { attempt: 'closes' }) ||
      hasTraits(event, { ends: 'plan' })
    )
      result.delete(event.plan ?? '');
  }
  return [...result.values()];
}

function isOfKind<K extends LedgerEvent['event']>(event: LedgerEvent, kind: K): event is EventOf<K> {
  return event.event === kind;
}
