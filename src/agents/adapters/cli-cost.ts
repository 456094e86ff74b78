import { cliRows, findHighestPrice, listPrices } from '../../settings/table/coding-agents.ts';
import type { Prices } from '../../settings/table/setting.ts';
import { priceOption, type Spent } from '../../signal/budget.ts';
import type { Variables } from '../program/agent.ts';
import {
  type Activity,
  type AgentResult,
  noUsage,
  spendingOfUsage,
  sumTokens,
  type Usage,
} from '../stream/agent-result.ts';
import { formatLine } from '../stream/stream-reader.ts';
import type { Cli } from './agent-cli.ts';
import { type Charge, computeCharge, getVendor } from './prices.ts';

/** Cost of the calls of one CLI, as it is called here. */
export class CliCosts {
  /** For answers without the name of their model. */
  readonly requested: string | null;
  /** The last model that was paid for without a known price, null for one without a name; undefined for none. */
  unpriced: string | null | undefined;
  readonly #cli: Cli;
  readonly #prices: Prices;

  constructor(cli: Cli, command: string, environment: Variables, prices: Prices) {
    this.requested = findRequestedModel(command, environment);
    this.#cli = cli;
    this.#prices = { ...listPrices, ...prices };
  }

  charge(usage: Usage, model: string | null): Charge {
    const named = model ?? this.requested;
    const cost = computeCharge(usage, named, this.#prices, cliRows[this.#cli.name].provider);
    if (!cost.isKnown && sumTokens(usage) > 0) this.unpriced = named;
    return cost;
  }

  /** Reason why the cost of a run cannot be known before its end, as a sentence; null where it can, or the model is not known yet. */
  unpricedReason(): string | null {
    const { name, reportsCost } = this.#cli;
    if (reportsCost === 'by step' || (reportsCost && this.requested === null)) return null;
    if (this.requested !== null && this.charge(noUsage, this.requested).isKnown) return null;
    const reported = reportsCost === undefined ? 'reports no cost' : 'reports its cost at its end only';
    return `${name} ${reported}, and there is no price for ${shownModel(this.requested)}`;
  }

  /** Said once: how the ceilings are kept for a model whose price nobody knows. */
  missingPriceWarning(model: string | null): string {
    const rate = findHighestPrice(getVendor(model) ?? cliRows[this.#cli.name].provider);
    return `no price for ${shownModel(model)}: max-cost counts its tokens at the highest known rate of its vendor ($${rate.input}/$${rate.output} per 1M input/output tokens); to set its price: ${priceOption(model, rate)}`;
  }

  /** Most CLIs say what it cost at their end only: until then it is estimated. */
  withEstimate(activity: Activity, model: string | null): Activity {
    if (activity.kind !== 'usage' || activity.costUsd !== null) return activity;
    return { ...activity, costUsd: this.charge(activity.usage, model).usd, isEstimate: true };
  }

  /** With the cost by our prices, where the CLI reports none and its model has a price. */
  priced(reported: AgentResult): AgentResult {
    const result = { ...reported, model: reported.model ?? this.requested };
    const { cost, usage, model } = result;
    // A CLI that has no price for its model reports that it cost nothing.
    if (usage === null || (cost !== null && (cost.usd > 0 || sumTokens(usage) === 0))) return result;
    const { usd, isKnown } = this.charge(usage, model);
    return { ...result, cost: isKnown ? { usd, source: 'estimated' } : null };
  }

  /** Money that a run has spent. Of one that was cut off, the usage counted so far is priced, and the sum is an estimate. */
  spent({ cost, usage, usageSeen, turns, model }: AgentResult): Spent {
    const used = usage ?? usageSeen;
    const isCut = usage === null && (used !== null || turns > 0);
    const counted = used === null ? (turns === 0 ? 0 : null) : this.charge(used, model);
    return spendingOfUsage(used, turns, cost?.usd ?? counted, isCut);
  }
}

/** The model that was asked for, where one was: Codex does not name its model. */
export function findRequestedModel(command: string, environment: Variables): string | null {
  const value = /(?:^|\s)(?:-m|--model)(?:\s+|=)(["']?)([\w./:@-]+)\1/.exec(command)?.[2];
  return value ?? (environment.PHASE_EXECUTOR_MODEL || null);
}

function shownModel(model: string | null): string {
  return model === null ? 'an unnamed model' : `model ${formatLine(model)}`;
}
