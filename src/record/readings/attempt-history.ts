import { laterSpent, type Spent, sumSpent, zeroSpend } from '../../signal/budget.ts';
import { FAILURE_REASONS } from '../../signal/signal-words.ts';
import { type AttemptRecord, failureFingerprint } from '../../signal/stuck.ts';
import { type EventOf, endsCounting, hasTraits, type LedgerEvent } from '../events/event.ts';
import { type AttemptSpan, buildAttemptSpan } from './attempt-spans.ts';
import type { AttemptSpending } from './recorded-spending.ts';

/** Attempt of a continued run, as stuck detection counts it. */
export interface PastAttempt extends AttemptRecord {
  readonly attempt: number;
  readonly message?: string | undefined;
}

/** Counts of earlier runs that a run continues, so that no cap restarts with it (I11). */
export interface AttemptHistory {
  /** All attempts in the order of their ends. One that was cut off has failed with reason `interrupted`. */
  readonly attempts: readonly PastAttempt[];
  /** Highest attempt number by plan. */
  readonly lastAttempt: ReadonlyMap<string, number>;
}

/** An attempt as one run began it, or went on with it. */
interface Session {
  readonly runId: string;
  readonly plan: string;
  readonly attempt: number;
  /** Events since its start; null where that is not recorded. */
  own: LedgerEvent[] | null;
  /** Its agent was never started, so that its end says nothing about the plan. */
  isAgentless: boolean;
  /** `closed`: calls of the agent that have ended; `open`: the call under way. Null before any. */
  spending: { closed: Spent; open: Spent } | null;
}

/** The attempts of a record: how often each plan was tried, in what time and at what cost. */
export class RecordedAttempts {
  readonly #sessions = new Map<string, Session>();
  readonly #counted = new Map<Session, PastAttempt>();
  readonly #last = new Map<string, number>();
  #numbers = new Map<string, number>();
  readonly #begun = new Map<string, number>();
  readonly failures: EventOf<'attempt_failed'>[] = [];
  #isOver = false;

  /** Attempts since a run ended COMPLETED, STUCK or BLOCKED; any other ending is continued. */
  get history(): AttemptHistory {
    return { attempts: [...this.#counted.values()], lastAttempt: this.#last };
  }

  /** Highest attempt number by plan in the newest run and those it continues, also after its end. */
  get numbers(): ReadonlyMap<string, number> {
    return this.#numbers;
  }

  /** Spending by attempt since the phase was last complete, however a run ended, because no money comes back. */
  get spending(): AttemptSpending[] {
    return [...this.#sessions.values()].flatMap(({ plan, attempt, spending }) => {
      if (spending === null) return [];
      const { closed, open } = spending;
      // How much a call that was cut off has spent is not fully known.
      return {
        plan,
        attempt,
        spent: open === zeroSpend ? closed : sumSpent([closed, { ...open, isEstimate: true }]),
      };
    });
  }

  /** Number of attempts of a plan that were begun. */
  countStarted(plan: string): number {
    return this.#begun.get(plan) ?? 0;
  }

  /** Attempts of a run by start; one without a recorded end is at work until `now`, or was interrupted where that is null. */
  spans(runId: string, now: number | null = null): AttemptSpan[] {
    const mine = [...this.#sessions.values()].filter((session) => session.runId === runId);
    const spans = mine.flatMap(({ plan, attempt, own }) =>
      own === null ? [] : [{ plan, attempt, ...buildAttemptSpan(own, now) }],
    );
    return spans.sort((one, other) => one.startedAt - other.startedAt);
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
    if (event.event === 'author_end') this.#payAuthor(event);
    const { attempt } = hasTraits(event, { ends: 'plan' }) ? event.signal : (event as { attempt?: number });
    if (!('plan' in event) || event.plan === undefined || attempt === undefined) return;
    const session = this.#session(event.runId, event.plan, attempt);
    if (event.event === 'attempt_start' || event.event === 'adopt') session.own = [];
    session.own?.push(event);
    this.#count(event, session);
    this.#pay(event, session);
  }

  #session(runId: string, plan: string, attempt: number): Session {
    const key = JSON.stringify([runId, plan, attempt]);
    const session = this.#sessions.get(key) ?? {
      ...{ runId, plan, attempt, own: null, isAgentless: false, spending: null },
    };
    this.#sessions.set(key, session);
    return session;
  }

  /** Sessions of the runs that died before this one went on with their attempt. */
  #before({ plan, attempt, from, adopters }: EventOf<'adopt'>): Session[] {
    return [from, ...adopters].map((runId) => this.#session(runId, plan, attempt));
  }

  #count(event: LedgerEvent, session: Session): void {
    const { plan, attempt } = session;
    // As its signal does, it counts as interrupted until something else is known (I1).
    const open = { plan, attempt, outcome: 'failure', reason: 'interrupted' } as const;
    const success = { plan, attempt, outcome: 'success' } as const;
    switch (event.event) {
      case 'attempt_start':
        session.isAgentless = event.isLost !== true;
        this.#begun.set(plan, this.countStarted(plan) + 1);
        this.#number(session);
        break;
      case 'agent_start':
        session.isAgentless = false;
        this.#note(session, open);
        break;
      case 'adopt':
        for (const before of this.#before(event)) this.#counted.delete(before);
        this.#note(session, open);
        break;
      case 'attempt_failed':
        this.failures.push(event);
        if (event.isMachines) this.#counted.delete(session);
        else if (!session.isAgentless || event.error_type !== 'interrupted')
          this.#note(session, { plan, attempt, outcome: 'failure', ...failureDetails(event) });
        break;
      case 'part': // it ended as it should, even if its run died before saying so
      case 'plan_complete':
        this.#note(session, success);
        break;
      case 'plan_blocked': // so did this
        if (this.#counted.get(session)?.reason === 'interrupted') this.#note(session, success);
    }
  }

  #note(session: Session, attempt: PastAttempt): void {
    this.#counted.delete(session); // the order is that of their ends
    this.#counted.set(session, attempt);
    this.#number(session);
  }

  #number({ plan, attempt }: Session): void {
    for (const numbers of [this.#last, this.#numbers]) numbers.set(plan, Math.max(attempt, numbers.get(plan) ?? 0));
  }

  /** The author of acceptance tests has an account of its own, as attempt 0. */
  #payAuthor({ runId, plan, spent = zeroSpend }: EventOf<'author_end'>): void {
    const session = this.#session(runId, plan, 0);
    session.spending = { closed: sumSpent([session.spending?.closed ?? zeroSpend, spent]), open: zeroSpend };
  }

  #pay(event: LedgerEvent, session: Session): void {
    if (!isOfCall(event)) return;
    const spending = session.spending ?? { closed: zeroSpend, open: zeroSpend };
    session.spending = spending;
    if (event.event === 'adopt') {
      for (const before of this.#before(event)) {
        if (before.spending === null) continue;
        spending.closed = sumSpent([spending.closed, before.spending.closed]);
        spending.open = laterSpent(spending.open, before.spending.open);
        before.spending = null;
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

function failureDetails(
  event: EventOf<'attempt_failed'>,
): Pick<PastAttempt, 'reason' | 'message' | 'fingerprint' | 'progressed'> {
  const { error_type, details, fingerprint = failureFingerprint(details ?? ''), progressed } = event;
  const reason = FAILURE_REASONS.find((each) => each === error_type);
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(details === undefined ? {} : { message: details }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(progressed === undefined ? {} : { progressed }),
  };
}
