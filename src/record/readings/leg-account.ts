import type { LedgerEvent } from '../events/event.ts';

/** An event about an attempt. */
export type AttemptEvent = LedgerEvent & { readonly plan: string; readonly attempt: number };

/** What a leg has to tell: the events about attempts after this number, for those before it came from elsewhere. */
export function attemptEventsAfter(events: readonly LedgerEvent[], seq: number): AttemptEvent[] {
  return events.filter(
    (event): event is AttemptEvent =>
      event.seq > seq &&
      'plan' in event &&
      event.plan !== undefined &&
      'attempt' in event &&
      event.attempt !== undefined,
  );
}

/** The attempts that were begun, in order. */
export function attemptsIn(events: readonly LedgerEvent[]): { plan: string; attempt: number }[] {
  return events.flatMap((event) =>
    event.event === 'attempt_start' ? [{ plan: event.plan, attempt: event.attempt }] : [],
  );
}
