import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import type { DecisionStory } from '../report/phase-story.ts';

/** What an event says was decided, and why. */
export function decisionIn(event: LedgerEvent): DecisionStory[] {
  const at = Date.parse(event.at);
  switch (event.event) {
    case 'retry_wait':
      return [{ at, plan: event.plan, action: 'retry', why: event.why }];
    case 'handoff_start':
      return [{ at, plan: event.plan, action: 'hand over', why: event.why }];
    case 'repair':
      return [{ at, plan: event.plan, action: 'repair', why: event.details }];
    case 'adopt':
      return [
        {
          at,
          plan: event.plan,
          action: 'adopt',
          why: `attempt ${event.attempt} was begun by run ${event.from}, which is gone`,
        },
      ];
    case 'answered':
      return [
        { at, plan: event.plan, action: 'go on', why: `${event.approved ? 'approved' : 'answered'} by ${event.by}` },
      ];
  }
  if (hasTraits(event, { ends: 'plan' }))
    return event.decision === undefined
      ? []
      : [{ at, plan: event.plan, action: event.decision.action, why: event.decision.why }];
  if (hasTraits(event, { ends: 'phase' }))
    return [{ at, plan: null, action: event.decision, why: event.why ?? event.reason }];
  return [];
}
