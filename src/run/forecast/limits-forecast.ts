import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import { attemptHistory } from '../../record/readings/attempt-history.ts';
import { spendingOf, spentOn } from '../../record/readings/recorded-spending.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { backoffMs } from '../../signal/retry-policy.ts';
import { elapsed } from '../../system/text/text.ts';
import { endOfAttempt } from '../attempt/agent-work.ts';
import { usedUp } from '../context/run-budget.ts';
import type { DecidingRun } from '../loop/deciding-run.ts';
import { usedOf } from './plan-outlook.ts';

/** The ceilings of time: an attempt's lies inside its plan's attempts, and all of them inside the deadline of the run. */
export function limitsForecast(
  policy: Pick<RunPolicy, 'limits' | 'retry' | 'repairs'>,
  steps: readonly (readonly string[])[],
  run: DecidingRun,
): DryRunDocument['limits'] {
  const { timeoutMs, idleTimeoutMs, graceMs, deadlineAt } = policy.limits;
  const { clock, ledger } = run.services;
  const { maximumAttempts: attempts, maximumRunAttempts, maximumTransientFailures: transientFailures } = policy.retry;
  const deadlineMs = deadlineAt - clock.uptimeMs();
  const hasMs = endOfAttempt(run) - clock.uptimeMs();
  const { attempts: before } = attemptHistory(ledger.events);
  const failed = new Map(steps.flat().map((id) => [id, before.filter(({ plan }) => plan === id).length]));
  const longestOf = (id: string) => longestMs(policy, hasMs, failed.get(id) ?? 0);
  const longest = steps.map((step) => Math.max(0, ...step.map(longestOf))).reduce((a, b) => a + b, 0);
  const remarks = [
    ...(hasMs < timeoutMs
      ? [`an attempt has ${elapsed(hasMs)} instead of its ${elapsed(timeoutMs)}: the run ends then`]
      : []),
    ...(longest > deadlineMs
      ? [
          `if every attempt took all of its time and failed, the plans would take ${elapsed(longest)}; the run ends after ${elapsed(deadlineMs)}, and the next one continues`,
        ]
      : []),
    ...(before.length >= maximumRunAttempts
      ? [`the ${maximumRunAttempts} attempts of the run are used; --fresh counts them anew`]
      : []),
  ];
  return {
    attempt: { timeoutMs, hasMs, idleTimeoutMs, killGraceMs: graceMs, repairs: policy.repairs },
    plan: { attempts, transientFailures, longestMs: longestMs(policy, hasMs, 0) },
    run: {
      deadlineMs,
      endsAt: new Date(clock.now() + deadlineMs).toISOString(),
      attempts: maximumRunAttempts,
      attemptsUsed: before.length,
      longestMs: longest,
    },
    remarks,
  };
}

/** Of a plan that fails by itself each time, with the waits between its attempts. */
function longestMs({ retry }: Pick<RunPolicy, 'retry'>, attemptMs: number, failures: number): number {
  const left = Math.max(1, retry.maximumAttempts - failures);
  const waits = Array.from({ length: left - 1 }, (_, at) => backoffMs(retry, failures + at + 1, 1));
  return left * attemptMs + waits.reduce((sum, wait) => sum + wait, 0);
}

/** What agents may spend, and what is spent by earlier runs. */
export function budgetForecast(run: DecidingRun): DryRunDocument['budget'] {
  const { cost, tokens, turns } = run.policy.budget;
  const of = ({ phase, plan, attempt }: typeof cost) => ({ phase, plan, attempt });
  const used = usedOf(spentOn(spendingOf(run.services.ledger.events)));
  return { cost: of(cost), tokens: of(tokens), turns: of(turns), used, reached: usedUp(run)?.text ?? null };
}
