import type { Agent } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { type CompletionSignal, parseSignal } from '../../signal/completion-signal.ts';
import type { RunContext } from '../context/run-context.ts';
import type { AttemptResult } from './attempt.ts';
import { attemptIsolated } from './isolated-attempt.ts';
import type { EarlierAttempt } from './salvage.ts';

/**
 * Runs one attempt for each agent, side by side in work trees of their own. Each is judged like any other; the first
 * whose work is verified is merged, and the others are stopped with their work kept. The result that decides stands last.
 */
export async function race(
  plan: Plan,
  number: number,
  earlier: EarlierAttempt | null,
  agents: readonly Agent[],
  run: RunContext,
): Promise<AttemptResult[]> {
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
    const { interrupt } = run.services;
    const both = { soon: AbortSignal.any([interrupt.soon, stop]), now: AbortSignal.any([interrupt.now, stop]) };
    const racing = { claim: () => claim(lane), lost: () => (stop.aborted ? String(stop.reason) : null) };
    try {
      const inside = { ...run, racing, services: { ...run.services, agent, interrupt: both } };
      ended.push({ lane, result: await attemptIsolated(plan, number + lane, earlier, inside) });
    } catch (error) {
      stopOthers(lane, 'stopped, because the run cannot go on');
      throw error;
    }
  });
  // All of them, also after a fault of the machine: none may work on when the run ends.
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
  const rank = ({ lane, result }: (typeof ended)[number]) =>
    lane === winner ? 2 : result.signal.status === 'blocked' ? 1 : 0;
  const inOrder = ended.sort((one, other) => rank(one) - rank(other)).map(({ result }) => result);
  const others = inOrder.slice(0, -1).map(({ signal }) => signal);
  return [...inOrder.slice(0, -1), ...inOrder.slice(-1).map((last) => withOthers(last, others))];
}

/** Names the other racers in the signal of the plan, with what they cost. */
function withOthers(result: AttemptResult, others: readonly CompletionSignal[]): AttemptResult {
  const raced = others.map(({ attempt = 0, status, details }) => {
    const { agent = '', tokensUsed, costUsd, isCostEstimate } = details;
    return { attempt, agent, status, tokensUsed, costUsd, isCostEstimate };
  });
  const { signal } = result;
  return { ...result, signal: parseSignal({ ...signal.toJSON(), details: { ...signal.details, raced } }) };
}
