import { type Spent, sumSpent } from '../../signal/budget.ts';

export interface AttemptSpending {
  readonly plan: string;
  readonly attempt: number;
  readonly spent: Spent;
}

export function sumSpending(spending: readonly AttemptSpending[], plan?: string): Spent {
  return sumSpent(
    spending.flatMap((attemptSpending) =>
      plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : [],
    ),
  );
}
