import type { Agent } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PastAttempt } from '../../record/readings/attempt-history.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { blockUntilReset } from '../../signal/blocked.ts';
import type { ReachedCap } from '../../signal/budget.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import { buildStop, type Decision, type DecisionHistory, decide } from '../../signal/decision.ts';
import { noChange } from '../../signal/failure-step.ts';
import { decideFallback, type FallbackFailure, listAgentsInTurn } from '../../signal/fallback.ts';
import { FailureReasonSchema } from '../../signal/signal-schema.ts';
import { FAILURES } from '../../signal/signal-words.ts';
import { type AttemptRecord, detectStuck, failureFingerprint } from '../../signal/stuck.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { adoptAttempt } from '../attempt/adoption.ts';
import type { AttemptResult } from '../attempt/attempt.ts';
import type { attemptInRoom } from '../attempt/room-attempt.ts';
import { type EarlierAttempt, readEarlierAttempt } from '../attempt/salvage.ts';
import {
  getDecisionMoment,
  isAtOwnCap,
  isAtShare,
  isUsedUpBy,
  type PlannedRun,
  type RunContext,
} from '../context/run-context.ts';
import { getQuestionState } from '../questions/question-state.ts';

export interface PlanEnd {
  readonly plan: string;
  readonly signal: CompletionSignal;
  readonly decision: Decision;
  readonly attempts: number;
}

/** Attempts a plan until it succeeds or may not be retried. `past` are attempts of earlier runs by end time. */
export async function runPlan(
  plan: Plan,
  history: AttemptRecord[],
  past: readonly PastAttempt[],
  run: RunContext,
  attemptPlan: typeof attemptInRoom,
): Promise<PlanEnd> {
  const last = past.at(-1);
  recordAnswers(plan, run);
  let earlier: EarlierAttempt | null = null;
  const orphan = run.found.orphans.get(plan.id);
  if (orphan === undefined && last?.outcome === 'failure') {
    const end = run.leg ? null : endAfter(plan, last, history, run);
    if (end !== null) return end;
    earlier = await readEarlierAttempt(plan, last, run);
  }
  let useStronger = false;
  for (let number = orphan?.attempt ?? getLargest([0, ...past.map(({ attempt }) => attempt)]) + 1; ; number += 1) {
    const cap = orphan?.attempt === number ? null : isUsedUpBy(run, plan.id);
    if (cap !== null) return buildBudgetEnd(plan, number - 1, cap, run);
    const services: RunContext['services'] = { ...run.services, agent: chooseNextAgent(plan, useStronger, run) };
    const attempt: AttemptResult =
      orphan?.attempt === number
        ? await adoptAttempt(plan, orphan, run)
        : await attemptPlan({ plan, number, earlier }, { ...run, services });
    if (!attempt.isAgentless) history.push(buildAttemptRecord(plan.id, attempt, earlier));
    const decision = decideOn(attempt.signal, history, run);
    const end = { plan: plan.id, signal: buildFinalSignal(decision, attempt.signal, run), decision, attempts: number };
    if (decision.action !== 'retry' || run.leg?.plan) return end;
    run.services.ledger.append('retry_wait', {
      plan: plan.id,
      attempt: number,
      backoffMs: decision.backoffMs,
      why: decision.why,
    });
    await run.services.clock.sleep(decision.backoffMs, run.services.interrupt.soon);
    if (run.services.interrupt.soon.aborted) return end;
    earlier = attempt.earlier;
    // Instead of giving up, retry with the stronger agent.
    useStronger =
      decision.rule === 'relay' &&
      attempt.signal.status === 'failure' &&
      FAILURES[attempt.signal.details.reason].isAgentsFault;
  }
}

function recordAnswers(plan: Plan, run: RunContext): void {
  const { ledger } = run.services;
  const existing = phaseState(ledger.earlier).plans.answered;
  const { answered, told } = getQuestionState(plan, run);
  const answers = [
    ...answered.map(({ stop, answer }) => ({ asked: stop.kind, answer })),
    ...told.map(({ answer }) => ({ asked: 'agent-question' as const, answer })),
  ];
  for (const { asked, answer } of answers) {
    const { question, approved, by } = answer;
    if (!existing.has(question)) ledger.append('answered', { plan: plan.id, question, approved, by, asked });
  }
}

export function buildBudgetEnd(plan: Plan, attempts: number, { text }: ReachedCap, run: PlannedRun): PlanEnd {
  const message = `no attempt may start: ${text}`;
  const details = { reason: 'budget', retryable: true } as const;
  const signal = CompletionSignal.failure(run.phase.id, message, details, buildSignalContext(run, plan.id));
  const decision = buildStop('budget_used', `Plan ${plan.id} is not complete, and ${message}`, 'budget');
  return { plan: plan.id, signal, decision, attempts };
}

/** Returns the plan's end if its last attempt in an earlier run allows no retry, or null. */
export function endAfter(
  plan: Plan,
  last: PastAttempt,
  history: readonly AttemptRecord[],
  run: PlannedRun,
): PlanEnd | null {
  const { attempt, reason = 'agent_error', message = `attempt ${last.attempt} was cut off` } = last;
  // The time since then counts as backoff.
  const retryOptions = { maxRetries: Math.max(1, run.policy.retry.maximumAttempts - 1), backoffMs: 0 };
  const details = { reason, retryOptions };
  const signal = CompletionSignal.failure(run.phase.id, message, details, buildSignalContext(run, plan.id, attempt));
  // Someone who reruns after such a failure (budget, key) has presumably fixed it.
  const retry = { ...run.policy.retry, nonRetryableReasons: [] };
  const decision = escalateInterruptions(decideOn(signal, history, { ...run, policy: { ...run.policy, retry } }));
  // The wait is over; only a new attempt can show whether the provider accepts it.
  if (decision.action === 'retry' || decision.action === 'await_dependency') return null;
  return { plan: plan.id, signal: buildFinalSignal(decision, signal, run), decision, attempts: attempt };
}

/** Turns repeated interruptions into `stuck`, so that a person has to look. */
function escalateInterruptions(decision: Decision): Decision {
  if (decision.action !== 'escalate' || !['interrupted', 'deadline', 'budget'].includes(decision.reason))
    return decision;
  return { ...decision, reason: 'stuck' };
}

export function decideOn(signal: CompletionSignal, history: readonly AttemptRecord[], run: PlannedRun): Decision {
  const planHistory = history.filter(({ plan }) => plan === signal.plan);
  const moment = getDecisionMoment(run);
  const decision = decide(
    signal,
    { retry: run.policy.retry, ...run.next },
    {
      failures: planHistory.slice(0, -1).flatMap(({ reason }) => reason ?? []),
      runAttempts: history.length,
      budget: getRemainingBudget(signal, run),
      stuck: detectStuck(history, run.policy.stuck),
      interrupted: run.services.interrupt.soon.aborted,
      ...moment,
    },
  );
  const { retry, relay } = run.policy;
  if (relay === null || history.length >= retry.maximumRunAttempts) return decision;
  return decideFallback(decision, signal, relay, listFallbackFailures(run), moment.now);
}

/** Auth failures of earlier runs are skipped, because the key may have changed. */
function listFallbackFailures({ runId, services }: PlannedRun): FallbackFailure[] {
  return phaseState(services.ledger.events).attempts.failures.flatMap((event) => {
    if (event.isMachines) return [];
    const reason = FailureReasonSchema.safeParse(event.error_type).data;
    return reason === undefined || (reason === 'auth' && event.runId !== runId)
      ? []
      : [{ plan: event.plan, line: event.specialist ?? '', reason, at: event.at }];
  });
}

function chooseNextAgent(plan: Plan, isLast: boolean, run: RunContext): Agent {
  const { relay } = run.policy;
  const { agent, clock } = run.services;
  if (relay === null) return agent;
  const [line = ''] = listAgentsInTurn(relay, plan.id, listFallbackFailures(run), new Date(clock.now()), isLast);
  return agent.others?.get(line) ?? agent;
}

function getRemainingBudget({ status, plan, attempt }: CompletionSignal, run: PlannedRun): DecisionHistory['budget'] {
  if (status !== 'failure' || plan === undefined) return undefined;
  const cap = isUsedUpBy(run, plan);
  if (cap !== null) return { left: false, why: cap.text };
  if (attempt === undefined) return undefined;
  if (isAtOwnCap(plan, attempt, run)) return { left: true, why: 'the next attempt has a budget of its own' };
  return isAtShare(plan, attempt, run)
    ? { left: true, why: 'the phase has more budget left than its job had' }
    : undefined;
}

/** Builds a record for stuck detection. Growth of the saved work is progress; an agent's claim isn't. */
export function buildAttemptRecord(
  plan: string,
  { signal, earlier: remaining }: AttemptResult,
  before: EarlierAttempt | null,
): AttemptRecord {
  if (signal.status !== 'failure') return { plan, outcome: 'success' };
  const { reason, error } = signal.details;
  const saved = remaining?.salvage ?? null;
  const progressed = saved !== null && saved.tree !== before?.salvage?.tree;
  return { plan, outcome: 'failure', reason, fingerprint: failureFingerprint(error?.message ?? ''), progressed };
}

/** Returns the plan's final signal: `blocked` if only waiting past the run's end helps, `stuck` if escalated. */
export function buildFinalSignal(decision: Decision, signal: CompletionSignal, run: PlannedRun): CompletionSignal {
  if (signal.status !== 'failure') return signal;
  const { plan, attempt } = signal;
  const at = buildSignalContext(run, plan, attempt);
  const { reason, ...told } = signal.details;
  const message = withAttempts(told.error?.message ?? reason, plan, run);
  if (decision.action === 'await_dependency') {
    const { filesModified, checkpoints, tokensUsed, costUsd, isCostEstimate } = signal.details;
    const spending = { tokensUsed, costUsd, isCostEstimate };
    const wait = { reason: decision.why, until: decision.unblockAt };
    return blockUntilReset(run.phase.id, wait, { ...spending, filesModified, checkpoints }, at);
  }
  if (decision.action === 'escalate' && decision.reason === 'stuck') {
    const stuck = { ...told, reason: 'stuck', lastReason: reason, retryable: false } as const;
    return CompletionSignal.failure(run.phase.id, `${decision.why}: ${message}`, stuck, at);
  }
  return message === told.error?.message ? signal : CompletionSignal.failure(run.phase.id, message, signal.details, at);
}

function withAttempts(message: string, plan: string | undefined, { services }: PlannedRun): string {
  const emptyAttempts = phaseState(services.ledger.events).attempts.failures.filter(
    (event) => event.plan === plan && event.details?.startsWith(noChange),
  );
  return emptyAttempts.length < 2
    ? message
    : message.replace(noChange, `${noChange} in ${emptyAttempts.length} attempts`);
}
