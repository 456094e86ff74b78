import type { Agent } from '../../agents/program/agent.ts';
import { spendingDetails } from '../../signal/budget.ts';
import { parseSignal } from '../../signal/completion-signal.ts';
import { endedBy, type RunContext, spentBy } from '../context/run-context.ts';
import type { AttemptResult } from './attempt.ts';
import { attemptInRoom } from './room-attempt.ts';
import type { AttemptOrder } from './salvage.ts';

/**
 * Runs one attempt for each agent, side by side in work trees of their own. Each is judged like any other; the first
 * whose work is verified is merged, and the others are stopped with their work kept. The result that decides stands last.
 */
export async function race(order: AttemptOrder, agents: readonly Agent[], run: RunContext): Promise<AttemptResult[]> {
  const { plan, number } = order;
  const names = agents.map(({ line, name }) => line ?? name);
  run.services.ledger.append('race', { plan: plan.id, attempt: number, agents: names });
  const stops = agents.map(() => new AbortController());
  let winner: number | null = null;
  const stopOthers = (lane: number, why: string) =>
    stops.forEach((stop, at) => {
      if (at !== lane) stop.abort(why);
    });
  const claim = (lane: number) => {
    if (winner !== null || stops[lane]?.signal.aborted) return false;
    winner = lane;
    stopOthers(lane, `stopped, because the work of ${names[lane]} in attempt ${number + lane} was verified first`);
    return true;
  };
  const ended: { lane: number; result: AttemptResult }[] = [];
  const lanes = agents.map(async (agent, lane) => {
    const stop = (stops[lane] as AbortController).signal;
    const interrupt = endedBy(stop, run.services.interrupt);
    const racing = { claim: () => claim(lane), lost: () => (stop.aborted ? String(stop.reason) : null) };
    try {
      const inside = { ...run, racing, services: { ...run.services, agent, interrupt } };
      ended.push({ lane, result: await attemptInRoom({ ...order, number: number + lane }, inside) });
    } catch (error) {
      stopOthers(lane, 'stopped, because the run cannot go on');
      throw error;
    }
  });
  // All of them, also after a fault of the machine: none may work on when the run ends.
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
  const rank = ({ lane, result }: (typeof ended)[number]) =>
    lane === winner ? 2 : result.signal.status === 'blocked' ? 1 : 0;
  const inOrder = ended.sort((one, other) => rank(one) - rank(other));
  const others = inOrder.slice(0, -1);
  const raced = others.map(({ lane, result: { signal } }) => ({
    attempt: number + lane,
    agent: names[lane] ?? '',
    status: signal.status,
    ...spendingDetails(spentBy(plan.id, number + lane, run.services.ledger.events)),
  }));
  // The signal of the plan names the other racers, with what they cost.
  const decides = inOrder.slice(-1).map(({ result }) => {
    const { signal } = result;
    return { ...result, signal: parseSignal({ ...signal.toJSON(), details: { ...signal.details, raced } }) };
  });
  return [...others.map(({ result }) => result), ...decides];
}
