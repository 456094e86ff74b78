import { FAILURE_REASONS } from '../signal/signal-schema.ts';
import { type AttemptRecord, failureFingerprint } from '../signal/stuck.ts';
import { endsTheCount, type LedgerEvent } from './event-log.ts';

/** One attempt of a run that is gone on with, as stuck detection counts it. */
export interface PastAttempt extends AttemptRecord {
  readonly attempt: number;
  /** What was said of a failure. */
  readonly message?: string | undefined;
}

/** What a run that goes on where another ended has to count, so that no cap starts anew with a restart (I11). */
export interface AttemptHistory {
  /** All attempts of all plans in the order of their ends. One that was cut off has failed with reason `interrupted`. */
  readonly attempts: readonly PastAttempt[];
  /** The highest number an attempt of each plan has had; the next one goes on from there. */
  readonly lastAttempt: ReadonlyMap<string, number>;
}

/**
 * What is on record since somebody last had to look. A run that ended COMPLETED, STUCK or BLOCKED is over, and what
 * comes after it starts to count anew; one that was cut off, INTERRUPTED or ABORTED is gone on with. Pure.
 */
export function attemptHistory(events: readonly LedgerEvent[]): AttemptHistory {
  const attempts = new Map<string, PastAttempt>();
  const lastAttempt = new Map<string, number>();
  /** Attempts whose agents have not begun: what ends those tells nothing of the plan. */
  const agentless = new Set<string>();
  const note = (key: string, plan: string, attempt: number, record: PastAttempt) => {
    attempts.delete(key); // the order is that of their endings
    attempts.set(key, record);
    lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
  };
  for (const event of events) {
    if (endsTheCount(event)) {
      attempts.clear();
      lastAttempt.clear();
    }
    const { plan, attempt = attemptOf(event), runId } = event;
    if (plan === undefined || attempt === undefined) continue;
    const key = JSON.stringify([runId, plan, attempt]);
    const isOpen = attempts.get(key)?.reason === 'interrupted';
    const failure = { plan, attempt, outcome: 'failure' } as const;
    switch (event.event) {
      case 'attempt_start':
        if (event.isLost !== true) agentless.add(key);
        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
        break;
      case 'agent_start':
        agentless.delete(key);
        // As its signal does, it counts as interrupted until something else is known (I1).
        note(key, plan, attempt, { ...failure, reason: 'interrupted' });
        break;
      case 'adopt':
        // The same attempt, of which another run has to tell from here on.
        attempts.delete(JSON.stringify([event.from, plan, attempt]));
        for (const adopter of Array.isArray(event.adopters) ? event.adopters : [])
          attempts.delete(JSON.stringify([adopter, plan, attempt]));
        note(key, plan, attempt, { ...failure, reason: 'interrupted' });
        break;
      case 'attempt_failed':
        if (agentless.has(key) && event.error_type === 'interrupted') break;
        note(key, plan, attempt, { ...failure, ...saidOfFailure(event) });
        break;
      case 'plan_complete':
        note(key, plan, attempt, { plan, attempt, outcome: 'success', ...progress(event) });
        break;
      case 'plan_blocked':
        if (isOpen) note(key, plan, attempt, { plan, attempt, outcome: 'success' }); // it ended as it should
        break;
    }
  }
  return { attempts: [...attempts.values()], lastAttempt };
}

/** A plan's last event has its attempt in the signal; a plan that was done before has had none. */
function attemptOf({ signal }: LedgerEvent): number | undefined {
  const attempt = (signal as { attempt?: unknown } | undefined)?.attempt;
  return typeof attempt === 'number' ? attempt : undefined;
}

function saidOfFailure(event: LedgerEvent): Pick<PastAttempt, 'reason' | 'message' | 'fingerprint' | 'progressed'> {
  const { error_type, details, fingerprint = failureFingerprint(String(details ?? '')) } = event;
  const reason = FAILURE_REASONS.find((each) => each === error_type);
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(typeof details === 'string' ? { message: details } : {}),
    ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
    ...progress(event),
  };
}

function progress({ progressed }: LedgerEvent): Pick<PastAttempt, 'progressed'> {
  return typeof progressed === 'boolean' ? { progressed } : {};
}
