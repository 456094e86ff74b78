import { type Question, QuestionSchema } from '../../signal/signal-schema.ts';
import type { LedgerEvent } from '../events/event.ts';

/** What the agents of each plan asked people in their own words since the plan was last complete, oldest first, each once. */
export function agentQuestionsOf(events: readonly LedgerEvent[]): Map<string, Question[]> {
  const found = new Map<string, Question[]>();
  for (const event of events) {
    if (event.event === 'plan_complete') found.delete(event.plan);
    if (event.event !== 'plan_blocked') continue;
    const { data } = QuestionSchema.safeParse(event.signal.details.question);
    const known = found.get(event.plan) ?? [];
    if (data?.kind === 'agent-question' && !known.some(({ id }) => id === data.id))
      found.set(event.plan, [...known, data]);
  }
  return found;
}
