import type { LedgerEvent } from '../events/event.ts';

/** The work that was kept of an attempt: the ref under which it stays, and the commit it began on. */
export interface KeptWork {
  readonly plan: string;
  readonly attempt: number;
  readonly ref: string;
  readonly base: string;
}

/** The last work on record that was kept of an attempt; null without any. */
export function keptWork(events: readonly LedgerEvent[], plan: string, attempt: number): KeptWork | null {
  const mine = events.filter((event) => isOf(event, plan, attempt));
  const left = mine.findLast((event) => refOf(event) !== null);
  const ref = left === undefined ? null : refOf(left);
  const told = left?.event === 'rollback' ? left.base : undefined;
  const base = told ?? mine.findLast((event) => event.event === 'checkpoint')?.head;
  return ref === null || base === undefined ? null : { plan, attempt, ref, base };
}

/** All work on record that was kept of attempts whose checkpoints are on record too, oldest first. */
export function allKeptWork(events: readonly LedgerEvent[]): KeptWork[] {
  return events.flatMap((event) => {
    const ref = refOf(event);
    if (ref === null || !('plan' in event) || event.plan === undefined || !('attempt' in event)) return [];
    const { plan, attempt = 1 } = event;
    const begun = events.find((each) => each.event === 'checkpoint' && each.plan === plan && each.attempt === attempt);
    return begun?.event === 'checkpoint' ? [{ plan, attempt, ref, base: begun.head }] : [];
  });
}

function refOf(event: LedgerEvent): string | null {
  return event.event === 'rollback' || event.event === 'recovered' ? event.kept : null;
}

function isOf(event: LedgerEvent, plan: string, attempt: number): boolean {
  return 'plan' in event && 'attempt' in event && event.plan === plan && event.attempt === attempt;
}
