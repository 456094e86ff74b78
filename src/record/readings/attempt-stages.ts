import type { LedgerEvent } from '../events/event.ts';

/** A part of an attempt, or the wait after it. Times are ms since the epoch. */
export interface Stage {
  readonly kind: 'preparing' | 'set-up' | 'agent' | 'handoff' | 'repair' | 'checking' | 'backoff';
  readonly from: number;
  readonly to: number;
}

/**
 * What one attempt of a run spent its time on, in order, and the wait that followed it. The part that nothing on record ends
 * lasts until `until`: when it was last heard of. Pure.
 */
export function attemptStages(
  events: readonly LedgerEvent[],
  { runId, plan, attempt }: { runId: string; plan: string; attempt: number },
  until: number,
): Stage[] {
  const stages: Stage[] = [];
  let open: { kind: Stage['kind']; from: number } | null = null;
  let isRepair = false;
  const turn = (kind: Stage['kind'] | null, at: number) => {
    if (open?.kind === kind) return;
    if (open !== null && at > open.from) stages.push({ ...open, to: at });
    open = kind === null ? null : { kind, from: at };
  };
  for (const event of events) {
    if (event.runId !== runId || !('attempt' in event) || event.plan !== plan || event.attempt !== attempt) continue;
    const at = Date.parse(event.at);
    switch (event.event) {
      case 'attempt_start':
        turn('preparing', at);
        break;
      case 'setup_start':
        turn('set-up', at);
        break;
      case 'adopt':
        turn('agent', at);
        break;
      case 'agent_start':
        turn(isRepair ? 'repair' : 'agent', at);
        break;
      case 'handoff_start':
        turn('handoff', at);
        break;
      case 'agent_end':
      case 'verify_start':
        turn('checking', at);
        break;
      case 'repair':
        isRepair = true;
        turn('repair', at);
        break;
      case 'settled':
      case 'part':
      case 'attempt_failed':
        turn(null, at);
        break;
      case 'retry_wait':
        turn(null, at);
        if (event.backoffMs > 0) stages.push({ kind: 'backoff', from: at, to: at + event.backoffMs });
        break;
    }
  }
  turn(null, until);
  return stages;
}
