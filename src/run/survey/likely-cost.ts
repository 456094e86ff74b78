import type { Agent } from '../../agents/program/agent.ts';
import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import { listLedgers } from '../../record/log/ledger.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { totalSpent } from '../../record/readings/recorded-spending.ts';
import type { World } from '../../settings/call/world.ts';
import { costText, spentTokens, sumSpent } from '../../signal/budget.ts';
import { formatCount } from '../../system/text/text.ts';
import { buildAgentEnvironment } from '../open/choose-agent.ts';
import type { RunPreview } from './run-preview.ts';

type Money = NonNullable<DryRunDocument['budget']['money']>;

/** Foretells what the phase may cost, by the prices in force and the record of this repository. */
export function estimateMoney({ agent, read, open }: RunPreview, world: World): Money | null {
  if (!agent?.price) return null;
  const records = listLedgers(read.git.gitDir).map(({ events }) => events);
  return { worth: ceilingWorth(agent, world), likely: likelyCost(open.length, records) };
}

function ceilingWorth(agent: Agent, world: World): string | null {
  const { attempt, plan, phase } = world.settings['max-cost'];
  const [level, usd] = Object.entries({ attempt, plan, phase }).find(([, max]) => max !== null) ?? [];
  const price = agent.price?.(buildAgentEnvironment(agent, world));
  if (level === undefined || !usd || !price) return null;
  const tokens = (each: number) =>
    each === 0 ? 'any number of' : `${((usd / each) * 1e6).toLocaleString('en-US', { notation: 'compact' })}`;
  const model = price.model === null ? 'its model is not named before it runs' : `no price is known for ${price.model}`;
  const how = price.isKnown ? `with ${price.model}` : `at the highest known rate of the vendor, because ${model}`;
  return `USD ${usd} for the ${level} is ${tokens(price.input)} tokens read or ${tokens(price.output)} written ${how}`;
}

/** By what finished plans cost, failed attempts included: from the cheapest to the dearest for each open one. Pure. */
export function likelyCost(open: number, records: readonly (readonly LedgerEvent[])[]): Money['likely'] {
  const costs = records
    .flatMap((events) => {
      const spending = phaseState(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending;
      const done = events.flatMap((ledgerEvent) => (ledgerEvent.event === 'plan_complete' ? [ledgerEvent.plan] : []));
      return [...new Set(done)].map((plan) => totalSpent(spending, plan));
    })
    .filter((spent) => spentTokens(spent) > 0 && spent.costUsd > 0)
    .sort((one, other) => one.costUsd - other.costUsd);
  const [low, high] = [costs[0], costs.at(-1)];
  if (low === undefined || high === undefined || open === 0) return null;
  const { isCostKnown, isEstimate } = sumSpent(costs);
  const range = (times: number) => {
    const [from, to] = [low, high].map(({ costUsd }) =>
      costText({ costUsd: times * costUsd, isCostKnown, isEstimate }),
    );
    return from === to ? from : `${from} to ${to?.replace(/^~?USD /, '')}`;
  };
  const text = `${range(open)} for ${formatCount(open, 'open plan')}, because ${formatCount(costs.length, 'finished plan')} on record here cost ${range(1)}${costs.length === 1 ? '' : ' each'}`;
  return { text, lowUsd: open * low.costUsd, highUsd: open * high.costUsd, restsOn: costs.length };
}
