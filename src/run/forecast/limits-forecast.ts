import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import { attemptHistory } from '../../record/readings/attempt-history.ts';
import { recordedSpending, totalSpent } from '../../record/readings/recorded-spending.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { elapsed } from '../../system/text/text.ts';
import { endOfAttempt } from '../attempt/agent-work.ts';
import { usedUp } from '../context/run-budget.ts';
import type { DecidingRun } from '../loop/plan-run.ts';
import { usedOf } from './plan-outlook.ts';

/** The ceilings of time: an attempt's lies inside its plan's attempts, and all of them inside the deadline of the run. */
export function limitsForecast(
  policy: Pick<RunPolicy, 'limits' | 'retry' | 'repairs'>,
  run: DecidingRun,
): DryRunDocument['limits'] {
  const { timeoutMs, idleTimeoutMs, graceMs, deadlineAt } = policy.limits;
  const { clock, ledger } = run.services;
  const { maximumAttempts: attempts, maximumRunAttempts, maximumTransientFailures: transientFailures } = policy.retry;
  const deadlineMs = deadlineAt - clock.uptimeMs();
  const hasMs = endOfAttempt(run) - clock.uptimeMs();
  const { attempts: before } = attemptHistory(ledger.events);
  const remarks = [
    ...(hasMs < timeoutMs
      ? [`an attempt has ${elapsed(hasMs)} instead of its ${elapsed(timeoutMs)}: the run ends then`]
      : []),
    ...(before.length >= maximumRunAttempts
      ? [`the ${maximumRunAttempts} attempts of the run are used; --fresh counts them anew`]
      : []),
  ];
  return {
    attempt: { timeoutMs, hasMs, idleTimeoutMs, killGraceMs: graceMs, repairs: policy.repairs },
    plan: { attempts, transientFailures },
    run: {
      deadlineMs,
      endsAt: new Date(clock.now() + deadlineMs).toISOString(),
      attempts: maximumRunAttempts,
      attemptsUsed: before.length,
    },
    remarks,
  };
}

/** What agents may spend, and what is spent by earlier runs. */
export function budgetForecast(run: DecidingRun): DryRunDocument['budget'] {
  const { cost, tokens, turns } = run.policy.budget;
  const of = ({ phase, plan, attempt }: typeof cost) => ({ phase, plan, attempt });
  const used = usedOf(totalSpent(recordedSpending(run.services.ledger.events)));
  return { cost: of(cost), tokens: of(tokens), turns: of(turns), used, reached: usedUp(run)?.text ?? null };
}
