import { z } from 'zod';

const amountSchema = z.number().nonnegative().max(1e15);

/** What agents have spent, each token counted once: `inputFresh` is without what came from the cache. */
export const SpentSchema = z.object({
  inputFresh: amountSchema,
  cacheRead: amountSchema,
  cacheWrite: amountSchema,
  output: amountSchema,
  /** Answers of the model, as far as they are told apart. */
  turns: amountSchema,
  /** US dollars, as far as they are known. */
  costUsd: amountSchema,
  /** false: some of it has no known price, so `costUsd` is a part only. */
  isCostKnown: z.boolean(),
});
export type Spent = Readonly<z.output<typeof SpentSchema>>;

export const nothingSpent: Spent = {
  inputFresh: 0,
  cacheRead: 0,
  cacheWrite: 0,
  output: 0,
  turns: 0,
  costUsd: 0,
  isCostKnown: true,
};

export function sumSpent(all: readonly Spent[]): Spent {
  return all.reduce(
    (sum, each) => ({
      inputFresh: sum.inputFresh + each.inputFresh,
      cacheRead: sum.cacheRead + each.cacheRead,
      cacheWrite: sum.cacheWrite + each.cacheWrite,
      output: sum.output + each.output,
      turns: sum.turns + each.turns,
      costUsd: sum.costUsd + each.costUsd,
      isCostKnown: sum.isCostKnown && each.isCostKnown,
    }),
    nothingSpent,
  );
}

/**
 * Of two counts of the same work the higher one, figure by figure: a budget goes by it. A cost is known where either knows it
 * and has seen about as much as the other: what nobody asked of a gateway cost nothing there.
 */
export function higherSpent(one: Spent, other: Spent): Spent {
  return {
    inputFresh: Math.max(one.inputFresh, other.inputFresh),
    cacheRead: Math.max(one.cacheRead, other.cacheRead),
    cacheWrite: Math.max(one.cacheWrite, other.cacheWrite),
    output: Math.max(one.output, other.output),
    turns: Math.max(one.turns, other.turns),
    costUsd: Math.max(one.costUsd, other.costUsd),
    isCostKnown: knowsCost(one, other) || knowsCost(other, one),
  };
}

function knowsCost(one: Spent, other: Spent): boolean {
  return one.isCostKnown && spentTokens(one) >= 0.9 * spentTokens(other);
}

/** A later count of the same work: no figure falls, and whether its cost is known is as it says. */
export function laterSpent(before: Spent, now: Spent): Spent {
  return { ...higherSpent(before, now), isCostKnown: now.isCostKnown };
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
  /** Whether work whose cost nobody knows may go on although there is a ceiling for the cost. */
  readonly unknownCost: 'allow' | 'refuse';
  /** The ceiling of the phase is what one of several jobs may use of it. */
  readonly isShare?: boolean;
}

/** What was spent on the attempt at work, on its plan and on the phase, the narrower within the wider. */
export type SpentByLevel = Readonly<Record<BudgetLevel, Spent>>;

export interface ReachedCap {
  readonly level: BudgetLevel;
  /** A sentence without its end: which ceiling, how high, and what was spent. */
  readonly text: string;
}

/** The widest ceiling that is reached, or whose keeping nobody can tell any more; null where none is. Pure. */
export function reachedCap(policy: BudgetPolicy, spent: Partial<SpentByLevel>): ReachedCap | null {
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
  const whole = isShare && level === 'phase' ? 'the phase, as far as this job has a share of it' : `the ${level}`;
  const most = { cost: cost[level], tokens: tokens[level], turns: turns[level] };
  if (most.cost !== null && used.costUsd >= most.cost)
    return `max-cost is reached: USD ${dollars(used.costUsd)} of ${dollars(most.cost)} for ${whole}`;
  if (most.tokens !== null && spentTokens(used) >= most.tokens)
    return `max-tokens is reached: ${spentTokens(used)} of ${most.tokens} tokens for ${whole}`;
  if (most.turns !== null && used.turns >= most.turns)
    return `max-turns is reached: ${used.turns} of ${most.turns} turns for ${whole}`;
  if (most.cost !== null && !used.isCostKnown && unknownCost === 'refuse')
    return `max-cost cannot be kept: the cost of what was used for ${whole} is not known; ${adviceOnPrices}`;
  return null;
}

export const adviceOnPrices =
  'give the price of the model in agent.prices of the configuration file, or allow it with the word unknown=allow in max-cost';

function dollars(usd: number): string {
  return usd.toFixed(2);
}

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
