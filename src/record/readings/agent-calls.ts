import { laterOf, nothingSpent, type Spent } from '../../signal/budget.ts';
import type { LedgerEvent } from '../events/event.ts';

/** One call of an agent. Times are ms since the epoch. */
export interface AgentCall {
  readonly kind: 'agent' | 'handoff' | 'repair';
  readonly agent: string;
  readonly from: number;
  readonly to: number;
  /** Null where no end is on record. */
  readonly isOk: boolean | null;
  readonly reason: string | null;
  /** Null where the agent told nothing. */
  readonly spent: Spent | null;
}

/** The calls of the agent in one attempt of a run, in order; one without an end lasts until `until`. Pure. */
export function agentCalls(
  events: readonly LedgerEvent[],
  { runId, plan, attempt }: { runId: string; plan: string; attempt: number },
  until: number,
): AgentCall[] {
  const calls: AgentCall[] = [];
  let kind: AgentCall['kind'] = 'agent';
  let open = null as AgentCall | null;
  const close = (end: Pick<AgentCall, 'to' | 'isOk' | 'reason'>) => {
    if (open !== null) calls.push({ ...open, ...end });
    open = null;
  };
  for (const event of events) {
    if (event.runId !== runId || !('attempt' in event) || event.plan !== plan || event.attempt !== attempt) continue;
    const at = Date.parse(event.at);
    const call = open;
    switch (event.event) {
      case 'repair':
        kind = 'repair';
        break;
      case 'handoff_start':
        kind = 'handoff';
        break;
      case 'adopt':
        open = { kind, agent: '', from: at, to: at, isOk: null, reason: null, spent: null };
        break;
      case 'agent_start':
        close({ to: at, isOk: null, reason: null });
        open = { kind, agent: event.agent, from: at, to: at, isOk: null, reason: null, spent: null };
        break;
      case 'agent_spend':
        if (call !== null) open = { ...call, spent: laterOf(call.spent ?? nothingSpent, event.spent) };
        break;
      case 'agent_end':
        if (call !== null && event.spent) open = { ...call, spent: laterOf(call.spent ?? nothingSpent, event.spent) };
        close({ to: at, isOk: event.ok, reason: event.reason ?? null });
        break;
      case 'verify_start':
      case 'verify':
        close({ to: at, isOk: null, reason: null }); // of one that was adopted no end is on record
        break;
    }
  }
  close({ to: until, isOk: null, reason: null });
  return calls;
}
