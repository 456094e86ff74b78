import type { EventOf, LedgerEvent } from '../events/event.ts';

/** Tasks of a plan that were done before a person was asked. */
export type PlanPart = Pick<
  EventOf<'part'>,
  'plan' | 'upTo' | 'planHash' | 'base' | 'commit' | 'head' | 'isWitnessed' | 'files'
>;

/**
 * The parts on record of each plan, oldest first, each once: a run tells again of those that it found. What came before a
 * plan was complete belongs to that time.
 */
export function partsOf(events: readonly LedgerEvent[]): Map<string, PlanPart[]> {
  const found = new Map<string, PlanPart[]>();
  for (const event of events) {
    if (event.event === 'plan_complete') found.delete(event.plan);
    if (event.event !== 'part') continue;
    const { plan, upTo, planHash, base, commit, head, isWitnessed, files } = event;
    const known = found.get(plan) ?? [];
    if (known.some((each) => each.commit === commit && each.upTo === upTo && each.planHash === planHash)) continue;
    found.set(plan, [...known, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
  }
  return found;
}
