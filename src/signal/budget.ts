import { z } from 'zod';

const amountSchema = z.number().nonnegative().max(1e15);

/** Token counts and cost. Each token is counted once, so `inputFresh` excludes cached input. */
export const SpentSchema = z.object({
  inputFresh: amountSchema,
  cacheRead: amountSchema,
  cacheWrite: amountSchema,
  output: amountSchema,
  turns: amountSchema,
  costUsd: amountSchema,
  /** False if a model has no known price. Its cost is then the vendor's highest rate, or 0 if no rate is known. */
  isCostKnown: z.boolean(),
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

export function sumSpent(spendings: readonly Spent[]): Spent {
  const sum = { ...zeroSpend };
  for (const spent of spendings) {
    for (const figure of figures) sum[figure] += spent[figure];
    sum.isCostKnown &&= spent.isCostKnown;
    if (spent.isEstimate) sum.isEstimate = true;
  }
  return sum;
}

const figures = ['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'turns', 'costUsd'] as const;

function markEstimate(isEstimate: boolean | undefined): Pick<Spent, 'isEstimate'> {
  return isEstimate ? { isEstimate } : {};
}

/** Merges a later count of the same work. Figures never decrease, except that a known cost replaces an estimate. */
export function laterSpent(previous: Spent, current: Spent): Spent {
  const { isCostKnown, isEstimate } = current;
  const isBetter = (isCostKnown && !previous.isCostKnown) || (!isEstimate && previous.isEstimate === true);
  const costUsd = isBetter ? current.costUsd : Math.max(previous.costUsd, current.costUsd);
  return { ...getHighestFigures(previous, current), costUsd, isCostKnown, ...markEstimate(isEstimate) };
}

/** Formats a cost such as `USD 0.38`, with a leading `~` for estimates. */
export function formatCost(spent: Partial<Spent> & Pick<Spent, 'costUsd'>): string {
  const { costUsd, isCostKnown = true, isEstimate } = spent;
  if (!isCostKnown && costUsd === 0) return 'unknown cost';
  return `${isCostKnown && !isEstimate ? '' : '~'}USD ${costUsd.toFixed(2)}`;
}

/** Builds the signal's spending fields and leaves out unknown figures. */
export function getSpendingDetails(spent: Spent = zeroSpend) {
  const { costUsd, isCostKnown, isEstimate } = spent;
  const tokensUsed = countSpentTokens(spent);
  const isPriced = isCostKnown && (tokensUsed > 0 || costUsd > 0);
  return {
    ...(tokensUsed > 0 ? { tokensUsed } : {}),
    ...(isPriced ? { costUsd } : {}),
    ...(isPriced && isEstimate ? { isCostEstimate: true } : {}),
  };
}

function getHighestFigures(a: Spent, b: Spent): Record<(typeof figures)[number], number> {
  const highest = { ...zeroSpend };
  for (const figure of figures) highest[figure] = Math.max(a[figure], b[figure]);
  return highest;
}

export function countSpentTokens({ inputFresh, cacheRead, cacheWrite, output }: Spent): number {
  return Math.round(inputFresh + cacheRead + cacheWrite + output);
}

/** Returns the cached share of the input, from 0 to 1, or null if there was no input. */
export function cacheShare({ inputFresh, cacheRead, cacheWrite }: Spent): number | null {
  const input = inputFresh + cacheRead + cacheWrite;
  return input === 0 ? null : cacheRead / input;
}

/** Widest first, so that the phase's cap is reported before a plan's. */
const budgetLevels = ['phase', 'plan', 'attempt'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

export type Caps = Readonly<Record<BudgetLevel, number | null>>;

export interface BudgetPolicy {
  readonly cost: Caps;
  readonly tokens: Caps;
  readonly turns: Caps;
  /** True if work with an unknown cost may continue under a cost cap. */
  readonly unknownCost: 'allow' | 'refuse';
  /** The phase cap is this job's share, because several jobs split it. */
  readonly isShare?: boolean;
}

export interface ReachedCap {
  readonly level: BudgetLevel;
  readonly text: string;
}

/**
 * Returns the widest cap that is reached or can't be enforced, or null. The spending of a plan is included in that of
 * its phase.
 */
export function reachedCap(policy: BudgetPolicy, spent: Partial<Record<BudgetLevel, Spent>>): ReachedCap | null {
  for (const level of budgetLevels) {
    const used = spent[level];
    const cap = used === undefined ? null : describeReachedCap(policy, level, used);
    if (cap !== null) return { level, text: cap };
  }
  return null;
}

function describeReachedCap(
  { cost, tokens, turns, unknownCost, isShare = false }: BudgetPolicy,
  level: BudgetLevel,
  used: Spent,
): string | null {
  const scope = isShare && level === 'phase' ? "this job's share of the phase" : `the ${level}`;
  const max = { cost: cost[level], tokens: tokens[level], turns: turns[level] };
  if (max.cost !== null && used.costUsd >= max.cost)
    return `max-cost is reached: ${formatCost(used)} of ${max.cost.toFixed(2)} for ${scope}${used.isCostKnown ? '' : `, at the highest known rate of the vendor because a model has no price; ${adviceOnPrice}`}`;
  if (max.tokens !== null && countSpentTokens(used) >= max.tokens)
    return `max-tokens is reached: ${countSpentTokens(used)} of ${max.tokens} tokens for ${scope}`;
  if (max.turns !== null && used.turns >= max.turns)
    return `max-turns is reached: ${used.turns} of ${max.turns} turns for ${scope}`;
  if (max.cost !== null && !used.isCostKnown && unknownCost === 'refuse')
    return `max-cost cannot be enforced: the cost for ${scope} is unknown; ${adviceOnPrices}`;
  return null;
}

/**
 * Returns the option that sets a model's price, in USD per million tokens. The name is checked because it may come from
 * an agent.
 */
export function priceOption(model: string | null = null, { input = 2, cacheRead = 0.2, output = 10 } = {}): string {
  const name = model !== null && /^[\w.:/@-]+$/.test(model) ? model : 'MODEL';
  return `--agent-prices '${JSON.stringify({ [name]: { input, 'cache-read': cacheRead, output } })}'`;
}

export const adviceOnPrice = `set one, for example ${priceOption()}`;
export const adviceOnPrices = `${adviceOnPrice}, or remove unknown=deny from max-cost`;

export function sharedPolicy(policy: BudgetPolicy, spent: Spent, parts: number): BudgetPolicy {
  if (parts <= 1) return policy;
  const share = ({ phase, ...narrowerCaps }: Caps, used: number): Caps => ({
    ...narrowerCaps,
    phase: phase === null ? null : used + Math.max(0, phase - used) / parts,
  });
  return {
    ...policy,
    isShare: true,
    cost: share(policy.cost, spent.costUsd),
    tokens: share(policy.tokens, countSpentTokens(spent)),
    turns: share(policy.turns, spent.turns),
  };
}
