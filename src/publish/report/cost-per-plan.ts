import { cacheShareOf, type Spent, tokensOf } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';

interface PaidPhase {
  readonly spent: Spent;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
}

/** US dollars for each verified plan, failed attempts included; null where the cost or a verified plan is missing. */
export function costPerPlan({ spent, plans }: PaidPhase): number | null {
  const verified = [...plans.values()].filter(({ status }) => status === 'success').length;
  return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}

/** `41,200 tokens (81 % of the input from the cache), USD 0.38, USD 0.19 for each verified plan`; null where nothing was spent. */
export function spentText(phase: PaidPhase): string | null {
  const { spent } = phase;
  if (tokensOf(spent) === 0 && spent.costUsd === 0) return null;
  const share = cacheShareOf(spent);
  const perPlan = costPerPlan(phase);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  const cost = spent.isCostKnown
    ? [`USD ${spent.costUsd.toFixed(2)}`]
    : [spent.costUsd > 0 ? `USD ${spent.costUsd.toFixed(2)} and a part of unknown cost` : 'the cost is not known'];
  return [
    `${tokensOf(spent).toLocaleString('en-US')} tokens${cached}`,
    ...cost,
    ...(perPlan === null ? [] : [`USD ${perPlan.toFixed(2)} for each verified plan`]),
  ].join(', ');
}
