import { FAILURE_REASONS } from '../../signal/signal-words.ts';
import { type AttemptRecord, failureFingerprint } from '../../signal/stuck.ts';
import { type EventOf, endsCounting, hasTraits, type LedgerEvent } from '../events/event.ts';

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

/** Counts since a run ended COMPLETED, STUCK or BLOCKED; any other ending is continued. Pure. */
export function attemptHistory(events: readonly LedgerEvent[]): AttemptHistory {
  const attempts = new Map<string, PastAttempt>();
  const lastAttempt = new Map<string, number>();
  /** Attempts without an agent yet, whose end says nothing about the plan. */
  const agentless = new Set<string>();
  const keyOf = (plan: string, attempt: number, runId: string) => JSON.stringify([runId, plan, attempt]);
  const note = (key: string, record: PastAttempt) => {
    const { plan, attempt } = record;
    attempts.delete(key); // the order is that of their ends
    attempts.set(key, record);
    lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
  };
  for (const event of events) {
    if (endsCounting(event)) {
      attempts.clear();
      lastAttempt.clear();
    }
    const { attempt } = hasTraits(event, { ends: 'plan' }) ? event.signal : (event as { attempt?: number });
    if (!('plan' in event) || event.plan === undefined || attempt === undefined) continue;
    const { plan } = event;
    const key = keyOf(plan, attempt, event.runId);
    // As its signal does, it counts as interrupted until something else is known (I1).
    const open: PastAttempt = { plan, attempt, outcome: 'failure', reason: 'interrupted' };
    switch (event.event) {
      case 'attempt_start':
        if (event.isLost !== true) agentless.add(key);
        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
        break;
      case 'agent_start':
        agentless.delete(key);
        note(key, open);
        break;
      case 'adopt':
        // Another run continued this attempt.
        for (const runId of [event.from, ...event.adopters]) attempts.delete(keyOf(plan, attempt, runId));
        note(key, open);
        break;
      case 'attempt_failed':
        if (event.isMachines) attempts.delete(key);
        if (event.isMachines || (agentless.has(key) && event.error_type === 'interrupted')) break;
        note(key, { plan, attempt, outcome: 'failure', ...failureDetails(event) });
        break;
      case 'part': // it ended as it should, even if its run died before saying so
      case 'plan_complete':
        note(key, { plan, attempt, outcome: 'success' });
        break;
      case 'plan_blocked':
        if (attempts.get(key)?.reason === 'interrupted') note(key, { plan, attempt, outcome: 'success' }); // it ended as it should
        break;
    }
  }
  return { attempts: [...attempts.values()], lastAttempt };
}

/** Counts the begun attempts of a plan in this log. */
export function attemptsBegun(events: readonly LedgerEvent[], plan: string): number {
  return events.filter((event) => event.event === 'attempt_start' && event.plan === plan).length;
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
