import { laterSpent, nothingSpent, type Spent, sumSpent } from '../../signal/budget.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';
import { readingOnward } from './growing-log.ts';

export interface AttemptSpending {
  readonly plan: string;
  readonly attempt: number;
  readonly spent: Spent;
}

/** `closed`: calls of the agent that have ended. `open`: the call under way, as far as one that was cut off is known. */
interface Account {
  readonly plan: string;
  readonly attempt: number;
  closed: Spent;
  open: Spent;
}

/** Spending by attempt since the phase was last complete, however a run ended, because no money comes back. */
export function recordedSpending(events: readonly LedgerEvent[]): AttemptSpending[] {
  return [...accountsSoFar(events).values()].map(({ plan, attempt, closed, open }) => ({
    plan,
    attempt,
    // Of a call that was cut off nobody knows all.
    spent: open === nothingSpent ? closed : sumSpent([closed, { ...open, isEstimate: true }]),
  }));
}

const accountsSoFar = readingOnward(() => new Map<string, Account>(), addEvent);

function addEvent(accounts: Map<string, Account>, event: LedgerEvent): void {
  const keyOf = (plan: string, attempt: number, runId: string) => `${runId}\0${plan}\0${attempt}`;
  const accountOf = ({ plan, attempt, runId }: Pick<EventOf<'agent_start'>, 'plan' | 'attempt' | 'runId'>) => {
    const key = keyOf(plan, attempt, runId);
    const account = accounts.get(key) ?? { plan, attempt, closed: nothingSpent, open: nothingSpent };
    accounts.set(key, account);
    return account;
  };
  switch (event.event) {
    case 'phase_complete':
      accounts.clear();
      break;
    case 'agent_start':
    case 'agent_spend':
    case 'agent_end': {
      const account = accountOf(event);
      if ('spent' in event && event.spent) account.open = laterSpent(account.open, event.spent);
      if (event.event === 'agent_spend') break;
      account.closed = sumSpent([account.closed, account.open]);
      account.open = nothingSpent;
      break;
    }
    case 'author_end': {
      // Its author has an account of its own, as attempt 0.
      const account = accountOf({ ...event, attempt: 0 });
      account.closed = sumSpent([account.closed, event.spent ?? nothingSpent]);
      break;
    }
    case 'adopt': {
      // The run that continues an attempt takes over its spending.
      const account = accountOf(event);
      for (const runId of [event.from, ...event.adopters]) {
        const before = accounts.get(keyOf(event.plan, event.attempt, runId));
        if (before === undefined) continue;
        account.closed = sumSpent([account.closed, before.closed]);
        account.open = laterSpent(account.open, before.open);
        accounts.delete(keyOf(event.plan, event.attempt, runId));
      }
      break;
    }
  }
}

/** Spending on a phase, or on one plan of it. */
export function totalSpent(spending: readonly AttemptSpending[], plan?: string): Spent {
  return sumSpent(
    spending.flatMap((attemptSpending) =>
      plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : [],
    ),
  );
}
