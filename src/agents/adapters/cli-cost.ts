import { cliRows, dearestPrice } from '../../settings/table/coding-agents.ts';
import type { Prices } from '../../settings/table/setting.ts';
import type { Spent } from '../../signal/budget.ts';
import type { AgentJob, Variables } from '../program/agent.ts';
import { type Activity, type AgentResult, noUsage, spendingOfUsage, totalTokens } from '../stream/agent-result.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { Cli } from './agent-cli.ts';
import { type PriceOf, parsePrices, usageCost, vendorOf } from './prices.ts';

/** Said once: how the ceilings are kept for a model whose price nobody knows. */
export function missingPriceWarning(cli: Cli, model: string | null): string {
  const { input, output } = dearestPrice(vendorOf(model) ?? cliRows[cli.name].provider);
  return `the price of ${shownModel(model)} is unknown: max-cost counts it as USD ${input} for a million tokens read and USD ${output} written, the dearest known of its vendor; set it in agent.prices of the configuration file, or in PHASE_EXECUTOR_PRICES`;
}

/** Reason why the cost of a run cannot be known before its end, as a sentence; null where it can, or the model is not known yet. */
export function unpricedReason(cli: Cli, model: string | null, environment: Variables, prices: Prices): string | null {
  if (cli.reportsCost === 'by step' || (cli.reportsCost && model === null)) return null;
  if (model !== null && hasPrice(model, environment, prices)) return null;
  const told = cli.reportsCost === undefined ? 'reports no cost' : 'reports its cost at its end only';
  return `${cli.name} ${told}, and there is no price for ${shownModel(model)}`;
}

function shownModel(model: string | null): string {
  return model === null ? 'an unnamed model' : `model ${shownLine(model)}`;
}

function hasPrice(model: string, { PHASE_EXECUTOR_PRICES: text }: Variables, prices: Prices): boolean {
  return usageCost(noUsage, model, parsePrices(text, prices)) !== null;
}

/** Reports the usage at the end, which is known better now than while the agent worked. */
export function reportUsage(
  { usage, usageSeen, cost }: AgentResult,
  costUsd: number | null,
  { onActivity }: AgentJob,
): void {
  const used = usage ?? usageSeen;
  if (used === null) return;
  const source = cost?.source === 'reported' ? {} : { isEstimate: true as const };
  onActivity({ kind: 'usage', usage: used, costUsd, ...source });
}

/** Most CLIs say what it cost at their end only: until then it is estimated. */
export function withEstimate(activity: Activity, price: PriceOf, model: string | null): Activity {
  if (activity.kind !== 'usage' || activity.costUsd !== null) return activity;
  return { ...activity, costUsd: price(activity.usage, model).usd, isEstimate: true };
}

/** Money that a run has spent. Of one that was cut off, the usage counted so far is priced, and the sum is an estimate. */
export function endSpending({ cost, usage, usageSeen, turns, model }: AgentResult, price: PriceOf): Spent {
  const used = usage ?? usageSeen;
  const isCut = usage === null && (used !== null || turns > 0);
  if (cost !== null) return spendingOfUsage(used, turns, cost.usd, isCut);
  if (used === null) return spendingOfUsage(null, turns, turns === 0 ? 0 : null, isCut);
  return spendingOfUsage(used, turns, price(used, model), isCut);
}

/** Codex does not name its model: it is the one that was asked for, where one was. */
export function requestedModel(model: string | null, command: string, environment: Variables): string | null {
  const given = /(?:^|\s)(?:-m|--model)(?:\s+|=)(["']?)([\w./:@-]+)\1/.exec(command)?.[2];
  return model ?? given ?? (environment.PHASE_EXECUTOR_MODEL || null);
}

/** With the cost by our prices, where the CLI reports none and its model has a price. */
export function priced(result: AgentResult, model: string | null, prices: Prices): AgentResult {
  // A CLI that has no price for its model reports that it cost nothing.
  const isTold =
    result.cost !== null && (result.cost.usd > 0 || result.usage === null || totalTokens(result.usage) === 0);
  if (isTold || result.usage === null) return { ...result, model };
  const usd = usageCost(result.usage, model, prices);
  return { ...result, model, cost: usd === null ? null : { usd, source: 'estimated' } };
}
