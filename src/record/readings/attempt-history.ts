import { laterSpent, type Spent, sumSpent, zeroSpend } from '../../signal/budget.ts';
import { FAILURE_REASONS } from '../../signal/signal-words.ts';
import { type AttemptRecord, failureFingerprint } from '../../signal/stuck.ts';
import { type EventOf, endsCounting, hasTraits, type LedgerEvent } from '../events/event.ts';
import { type AttemptSpan, buildAttemptSpan } from './attempt-spans.ts';
import type { AttemptSpending } from './recorded-spending.ts';

export interface PastAttempt extends AttemptRecord {
  readonly attempt: number;
  readonly message?: string | undefined;
}

/** Totals of earlier runs that this run continues, so that limits survive a restart (I11). */
export interface AttemptHistory {
  /** Attempts in the order in which they ended. An attempt without an end failed with `interrupted`. */
  readonly attempts: readonly PastAttempt[];
  readonly lastAttempt: ReadonlyMap<string, number>;
}

/** The part of an attempt that belongs to one run. */
interface Session {
  readonly runId: string;
  readonly plan: string;
  readonly attempt: number;
  own: LedgerEvent[] | null;
  /** The agent never started, so the end says nothing about the plan. */
  isAgentless: boolean;
  /** `closed` sums the finished calls of the agent, `open` is the current one. Null before the first. */
  spending: { closed: Spent; open: Spent } | null;
}

export class RecordedAttempts {
  readonly #sessions = new Map<string, Session>();
  readonly #counted = new Map<Session, PastAttempt>();
  readonly #last = new Map<string, number>();
  #numbers = new Map<string, number>();
  readonly #begun = new Map<string, number>();
  readonly failures: EventOf<'attempt_failed'>[] = [];
  #isOver = false;

  /** Attempts since a run ended COMPLETED, STUCK or BLOCKED. Runs continue after any other end. */
  get history(): AttemptHistory {
    return { attempts: [...this.#counted.values()], lastAttempt: this.#last };
  }

  /** Highest attempt number by plan, in the newest run and those it continues. */
  get numbers(): ReadonlyMap<string, number> {
    return this.#numbers;
  }

  /** Spending since the phase was last complete. It counts however a run ended. */
  get spending(): AttemptSpending[] {
    return [...this.#sessions.values()].flatMap(({ plan, attempt, spending }) => {
      if (spending === null) return [];
      const { closed, open } = spending;
      // The spending of an interrupted call isn't fully known.
      return {
        plan,
        attempt,
        spent: open === zeroSpend ? closed : sumSpent([closed, { ...open, isEstimate: true }]),
      };
    });
  }

  countStarted(plan: string): number {
    return this.#begun.get(plan) ?? 0;
  }

  /**
   * Lists a run's attempts by start time. An attempt without an end lasts until `now`, or was interrupted if `now` is
   * null.
   */
  spans(runId: string, now: number | null = null): AttemptSpan[] {
    const runSessions = [...this.#sessions.values()].filter((session) => session.runId === runId);
    const spans = runSessions.flatMap(({ plan, attempt, own }) =>
      own === null ? [] : [{ plan, attempt, ...buildAttemptSpan(own, now) }],
    );
    return spans.sort((a, b) => a.startedAt - b.startedAt);
  }

  follow(event: LedgerEvent): void {
    if (event.event === 'phase_complete') for (const session of this.#sessions.values()) session.spending = null;
    if (event.event === 'phase_start' && this.#isOver) this.#numbers = new Map(this.#last);
    if (event.event === 'phase_start') this.#isOver = false;
    if (endsCounting(event)) {
      this.#isOver = true;
      this.#counted.clear();
      this.#last.clear();
    }
    if (event.event === 'author_end') this.#addAuthorSpending(event);
    const { attempt } = hasTraits(event, { ends: 'plan' }) ? event.signal : (event as { attempt?: number });
    if (!('plan' in event) || event.plan === undefined || attempt === undefined) return;
    const session = this.#getSession(event.runId, event.plan, attempt);
    if (event.event === 'attempt_start' || event.event === 'adopt') session.own = [];
    session.own?.push(event);
    this.#count(event, session);
    this.#addSpending(event, session);
  }

  #getSession(runId: string, plan: string, attempt: number): Session {
    const key = JSON.stringify([runId, plan, attempt]);
    const session = this.#sessions.get(key) ?? {
      ...{ runId, plan, attempt, own: null, isAgentless: false, spending: null },
    };
    this.#sessions.set(key, session);
    return session;
  }

  #listEarlierSessions({ plan, attempt, from, adopters }: EventOf<'adopt'>): Session[] {
    return [from, ...adopters].map((runId) => this.#getSession(runId, plan, attempt));
  }

  #count(event: LedgerEvent, session: Session): void {
    const { plan, attempt } = session;
    // Counts as interrupted until its end is known (I1).
    const openAttempt = { plan, attempt, outcome: 'failure', reason: 'interrupted' } as const;
    const success = { plan, attempt, outcome: 'success' } as const;
    switch (event.event) {
      case 'attempt_start':
        session.isAgentless = event.isLost !== true;
        this.#begun.set(plan, this.countStarted(plan) + 1);
        this.#recordNumber(session);
        break;
      case 'agent_start':
        session.isAgentless = false;
        this.#recordAttempt(session, openAttempt);
        break;
      case 'adopt':
        for (const earlierSession of this.#listEarlierSessions(event)) this.#counted.delete(earlierSession);
        this.#recordAttempt(session, openAttempt);
        break;
      case 'attempt_failed':
        this.failures.push(event);
        if (event.isMachines) this.#counted.delete(session);
        else if (!session.isAgentless || event.error_type !== 'interrupted')
          this.#recordAttempt(session, { plan, attempt, outcome: 'failure', ...getFailureDetails(event) });
        break;
      case 'part': // it ended as it should, even if its run died before saying so
      case 'plan_complete':
        this.#recordAttempt(session, success);
        break;
      case 'plan_blocked': // so did this
        if (this.#counted.get(session)?.reason === 'interrupted') this.#recordAttempt(session, success);
    }
  }

  #recordAttempt(session: Session, attempt: PastAttempt): void {
    this.#counted.delete(session); // the order is that of their ends
    this.#counted.set(session, attempt);
    this.#recordNumber(session);
  }

  #recordNumber({ plan, attempt }: Session): void {
    for (const numbers of [this.#last, this.#numbers]) numbers.set(plan, Math.max(attempt, numbers.get(plan) ?? 0));
  }

  /** Acceptance tests are written as attempt 0, with separate spending. */
  #addAuthorSpending({ runId, plan, spent = zeroSpend }: EventOf<'author_end'>): void {
    const session = this.#getSession(runId, plan, 0);
    session.spending = { closed: sumSpent([session.spending?.closed ?? zeroSpend, spent]), open: zeroSpend };
  }

  #addSpending(event: LedgerEvent, session: Session): void {
    if (!isOfCall(event)) return;
    const spending = session.spending ?? { closed: zeroSpend, open: zeroSpend };
    session.spending = spending;
    if (event.event === 'adopt') {
      for (const earlierSession of this.#listEarlierSessions(event)) {
        if (earlierSession.spending === null) continue;
        spending.closed = sumSpent([spending.closed, earlierSession.spending.closed]);
        spending.open = laterSpent(spending.open, earlierSession.spending.open);
        earlierSession.spending = null;
      }
      return;
    }
    if ('spent' in event && event.spent) spending.open = laterSpent(spending.open, event.spent);
    if (event.event === 'agent_spend') return;
    spending.closed = sumSpent([spending.closed, spending.open]);
    spending.open = zeroSpend;
  }
}

function isOfCall(event: LedgerEvent): event is EventOf<'agent_start' | 'agent_spend' | 'agent_end' | 'adopt'> {
  return ['agent_start', 'agent_spend', 'agent_end', 'adopt'].includes(event.event);
}

function getFailureDetails(
  event: EventOf<'attempt_failed'>,
): Pick<PastAttempt, 'reason' | 'message' | 'fingerprint' | 'progressed'> {
  const { error_type, details, fingerprint = failureFingerprint(details ?? ''), progressed } = event;
  const reason = FAILURE_REASONS.find((known) => known === error_type);
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(details === undefined ? {} : { message: details }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(progressed === undefined ? {} : { progressed }),
  };
}
