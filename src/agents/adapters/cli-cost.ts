import type { Prices } from '../../settings/table/setting.ts';
import type { AgentJob } from '../program/agent.ts';
import { type Activity, type AgentResult, noUsage, totalTokens, type Usage } from '../stream/agent-result.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { Cli } from './agent-cli.ts';
import { parsePrices, usageCost } from './prices.ts';

/** Said once: the sum of what is known would look like all of it. */
export function missingPriceWarning(cli: Cli, result: AgentResult | undefined): string | null {
  if (!result || result.cost !== null || result.usage === null) return null;
  const model = result.model === null ? 'a model it does not name' : `model ${shownLine(result.model)}`;
  return `the cost of ${cli.name} is not known: it reports none, and there is no price for ${model}; give one in agent.prices of the configuration file, or in PHASE_EXECUTOR_PRICES`;
}

export function hasPrice(
  model: string,
  { PHASE_EXECUTOR_PRICES: text }: Readonly<Record<string, string>>,
  prices: Prices,
): boolean {
  return usageCost(noUsage, model, parsePrices(text, prices)) !== null;
}

/** What it used in the end, which is known better now than while it worked. */
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

/** Most CLIs say what it cost at their end only: until then it is estimated, where the model has a price. */
export function withEstimate(activity: Activity, model: string | null, prices: Prices): Activity {
  if (activity.kind !== 'usage' || activity.costUsd !== null) return activity;
  const estimate = usageCost(activity.usage, model, prices);
  return estimate === null ? activity : { ...activity, costUsd: estimate, isEstimate: true };
}

/** What it has cost by our prices. A CLI that reports its cost at its end may have prices of its own. */
export function usagePrice(cli: Cli, usage: Usage, model: string | null, prices: Prices): number | null {
  return usageCost(usage, model, prices) ?? (cli.reportsCost ? 0 : null);
}

/** What was seen of one that was cut off has a price as well. */
export function endCost({ cost, usageSeen, turns, model }: AgentResult, prices: Prices) {
  if (cost !== null) return cost.usd;
  if (usageSeen === null) return turns === 0 ? 0 : null;
  return usageCost(usageSeen, model, prices);
}

/** Codex does not name its model: it is the one that was asked for, where one was. */
export function requestedModel(
  model: string | null,
  command: string,
  environment: Readonly<Record<string, string>>,
): string | null {
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
