import { z } from 'zod';

const amountSchema = z.number().nonnegative().max(1e15);

/** Spending of agents, each token counted once: `inputFresh` is without what came from the cache. */
export const SpentSchema = z.object({
  inputFresh: amountSchema,
  cacheRead: amountSchema,
  cacheWrite: amountSchema,
  output: amountSchema,
  /** Answers of the model, as far as they are told apart. */
  turns: amountSchema,
  /** US dollars. */
  costUsd: amountSchema,
  /** false: some of it has no known price: it is counted at the dearest of its vendor, or not at all where that is unknown too. */
  isCostKnown: z.boolean(),
  /** Some of it was cut off before its usage was told. */
  isEstimate: z.boolean().optional(),
});
export type Spent = Readonly<z.output<typeof SpentSchema>>;

export const zeroSpend: Spent = {
  inputFresh: 0,
  cacheRead: 0,
  cacheWrite: 0,
  output: 0,
  turns: 0,
  costUsd: 0,
  isCostKnown: true,
};

export function sumSpent(all: readonly Spent[]): Spent {
  const sum = { ...zeroSpend };
  for (const each of all) {
    for (const figure of figures) sum[figure] += each[figure];
    sum.isCostKnown &&= each.isCostKnown;
    if (each.isEstimate) sum.isEstimate = true;
  }
  return sum;
}

const figures = ['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'turns', 'costUsd'] as const;

function markEstimate(isEstimate: boolean | undefined): Pick<Spent, 'isEstimate'> {
  return isEstimate ? { isEstimate } : {};
}

/** A later count of the same work: no figure falls, but an estimate of its cost to what that was. */
export function laterSpent(before: Spent, now: Spent): Spent {
  const { isCostKnown, isEstimate } = now;
  const isBetter = (isCostKnown && !before.isCostKnown) || (!isEstimate && before.isEstimate === true);
  const costUsd = isBetter ? now.costUsd : Math.max(before.costUsd, now.costUsd);
  return { ...highestFigures(before, now), costUsd, isCostKnown, ...markEstimate(isEstimate) };
}

/** `USD 0.38`, with a `~` where that is an estimate. */
export function costText(spent: Partial<Spent> & Pick<Spent, 'costUsd'>): string {
  const { costUsd, isCostKnown = true, isEstimate } = spent;
  if (!isCostKnown && costUsd === 0) return 'unknown cost';
  return `${isCostKnown && !isEstimate ? '' : '~'}USD ${costUsd.toFixed(2)}`;
}

/** Spending as a signal says it: nothing of what is not known. */
export function spendingDetails(spent: Spent = zeroSpend) {
  const { costUsd, isCostKnown, isEstimate } = spent;
  const tokensUsed = spentTokens(spent);
  const isPriced = isCostKnown && (tokensUsed > 0 || costUsd > 0);
  return {
    ...(tokensUsed > 0 ? { tokensUsed } : {}),
    ...(isPriced ? { costUsd } : {}),
    ...(isPriced && isEstimate ? { isCostEstimate: true } : {}),
  };
}

/** The higher one of each figure. */
function highestFigures(one: Spent, other: Spent): Record<(typeof figures)[number], number> {
  const highest = { ...zeroSpend };
  for (const figure of figures) highest[figure] = Math.max(one[figure], other[figure]);
  return highest;
}

/** Every token that a model read or wrote, cached ones too. */
export function spentTokens({ inputFresh, cacheRead, cacheWrite, output }: Spent): number {
  return Math.round(inputFresh + cacheRead + cacheWrite + output);
}

/** The share of the input that came from the cache, from 0 to 1; null where there was no input. */
export function cacheShare({ inputFresh, cacheRead, cacheWrite }: Spent): number | null {
  const input = inputFresh + cacheRead + cacheWrite;
  return input === 0 ? null : cacheRead / input;
}

/** From the widest to the narrowest: that of the phase is reached first where two are. */
const budgetLevels = ['phase', 'plan', 'attempt'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

/** The ceilings of one figure; null for none. */
export type Caps = Readonly<Record<BudgetLevel, number | null>>;

export interface BudgetPolicy {
  /** US dollars. */
  readonly cost: Caps;
  readonly tokens: Caps;
  readonly turns: Caps;
  /** Work of unknown cost may continue although there is a ceiling for the cost. */
  readonly unknownCost: 'allow' | 'refuse';
  /** The ceiling of the phase is what one of several jobs may use of it. */
  readonly isShare?: boolean;
}

export interface ReachedCap {
  readonly level: BudgetLevel;
  /** A sentence without its end: which ceiling, how high, and what was spent. */
  readonly text: string;
}

/**
 * The widest ceiling that is reached, or that cannot be checked any more; null where none is. `spent` is for the attempt at
 * work, its plan and the phase, the narrower within the wider. Pure.
 */
export function reachedCap(policy: BudgetPolicy, spent: Partial<Record<BudgetLevel, Spent>>): ReachedCap | null {
  for (const level of budgetLevels) {
    const used = spent[level];
    const cap = used === undefined ? null : capReached(policy, level, used);
    if (cap !== null) return { level, text: cap };
  }
  return null;
}

function capReached(
  { cost, tokens, turns, unknownCost, isShare = false }: BudgetPolicy,
  level: BudgetLevel,
  used: Spent,
): string | null {
  const whole = isShare && level === 'phase' ? "this job's share of the phase" : `the ${level}`;
  const max = { cost: cost[level], tokens: tokens[level], turns: turns[level] };
  if (max.cost !== null && used.costUsd >= max.cost)
    return `max-cost is reached: ${costText(used)} of ${max.cost.toFixed(2)} for ${whole}${used.isCostKnown ? '' : `, at the highest known rate of the vendor because a model has no price; ${adviceOnPrice}`}`;
  if (max.tokens !== null && spentTokens(used) >= max.tokens)
    return `max-tokens is reached: ${spentTokens(used)} of ${max.tokens} tokens for ${whole}`;
  if (max.turns !== null && used.turns >= max.turns)
    return `max-turns is reached: ${used.turns} of ${max.turns} turns for ${whole}`;
  if (max.cost !== null && !used.isCostKnown && unknownCost === 'refuse')
    return `max-cost cannot be enforced: the cost for ${whole} is unknown; ${adviceOnPrices}`;
  return null;
}

/** Option that sets the price of a model, in US dollars for a million tokens. The name may come from an agent. */
export function priceOption(model: string | null = null, { input = 2, cacheRead = 0.2, output = 10 } = {}): string {
  const name = model !== null && /^[\w.:/@-]+$/.test(model) ? model : 'MODEL';
  return `--agent-prices '${JSON.stringify({ [name]: { input, 'cache-read': cacheRead, output } })}'`;
}

export const adviceOnPrice = `set one, for example ${priceOption()}`;
export const adviceOnPrices = `${adviceOnPrice}, or remove unknown=deny from max-cost`;

/** The ceilings of a job that has one of `parts` equal shares of what is left for the phase. Pure. */
export function sharedPolicy(policy: BudgetPolicy, spent: Spent, parts: number): BudgetPolicy {
  if (parts <= 1) return policy;
  const share = ({ phase, ...rest }: Caps, used: number): Caps => ({
    ...rest,
    phase: phase === null ? null : used + Math.max(0, phase - used) / parts,
  });
  return {
    ...policy,
    isShare: true,
    cost: share(policy.cost, spent.costUsd),
    tokens: share(policy.tokens, spentTokens(spent)),
    turns: share(policy.turns, spent.turns),
  };
}
