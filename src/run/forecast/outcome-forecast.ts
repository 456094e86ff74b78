import type { AttemptOutcome } from '../../publish/report/dry-run-document.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import { blockedOnPerson, blockedOnPlans } from '../../signal/blocked.ts';
import { nothingSpent, type Spent } from '../../signal/budget.ts';
import { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { signalContext } from '../../signal/signal-context.ts';
import { FAILURE_REASONS, type FailureReason } from '../../signal/signal-schema.ts';
import type { AttemptRecord } from '../../signal/stuck.ts';
import { notRun } from '../attempt/agent-work.ts';
import { failure } from '../attempt/attempt-ending.ts';
import { signalOf } from '../attempt/attempt-signal.ts';
import type { DecidingRun } from '../loop/deciding-run.ts';
import { decideOn, finalSignal } from '../loop/plan-run.ts';
import { endsRun } from '../loop/run-progress.ts';

/** A plan whose next attempt ends in each of the ways there are, after what is on record of all plans. */
interface NextAttempt {
  readonly plan: string;
  readonly attempt: number;
  readonly history: readonly AttemptRecord[];
}

/** What would follow from each ending of an attempt: decided by the code that decides in a run. */
export function attemptEndings(next: NextAttempt, run: DecidingRun): AttemptOutcome[] {
  const { plan, attempt } = next;
  const at = signalContext(run, plan, attempt);
  const of = (signal: CompletionSignal, when: string | null = null) => once(signal, when, next, run);
  const ended = { ...run, services: { ...run.services, interrupt: { soon: AbortSignal.abort() } } };
  const reasons = FAILURE_REASONS.filter((reason) => !toldApart.has(reason));
  const { sameFailure, enabled } = run.policy.stuck;
  return [
    of(CompletionSignal.success(run.phase.id, { verificationStatus: 'passed' }, at)),
    ...reasons.map((reason) => repeated(reason, null, next, run)),
    ...(enabled && sameFailure > 0
      ? [repeated('verification_failed', 'the same failure each time', next, run, true)]
      : []),
    ...budgetEndings(next, run),
    repeated('interrupted', 'somebody stops the run', next, ended),
    repeated('deadline', "the run's deadline comes", next, atDeadline(run)),
    of(blockedOnPerson(run.phase.id, 'a question', {}, at), 'it asks a person'),
    of(blockedOnPlans(run.phase.id, { reason: 'a plan', plans: [run.phase.id] }, {}, at), 'it waits for a plan'),
    of(CompletionSignal.skipped(run.phase.id, 'it is left out', {}, at)),
  ];
}

/** The same run, when its time is over. */
export function atDeadline(run: DecidingRun): DecidingRun {
  const limits = { ...run.policy.limits, deadlineAt: run.services.clock.uptimeMs() };
  return { ...run, policy: { ...run.policy, limits } };
}

/** These follow from what else is the case, or are what a decision makes of another one. */
const toldApart = new Set<FailureReason>(['budget', 'interrupted', 'deadline', 'stuck', 'internal']);

function once(
  signal: CompletionSignal,
  when: string | null,
  { history, attempt }: NextAttempt,
  run: DecidingRun,
): AttemptOutcome {
  const decision = decideOn(signal, [...history, { plan: signal.plan ?? '', outcome: 'success' }], run);
  return {
    status: signal.status,
    reason: null,
    when,
    decisions: [decided(decision, decision, attempt)],
    endsRun: false,
  };
}

/** The same ending again and again, until no attempt follows; with `isSame` also for the same cause. */
function repeated(
  reason: FailureReason,
  when: string | null,
  { plan, attempt: first, history: before }: NextAttempt,
  run: DecidingRun,
  isSame = false,
): AttemptOutcome {
  const history = [...before];
  const decisions: AttemptOutcome['decisions'] = [];
  for (let attempt = first; ; attempt += 1) {
    const cause = isSame ? 'a cause' : `cause ${attempt}`;
    const facts = { agentRun: notRun, repairs: 0, kept: null, handoffPath: null, durationMs: 0 };
    const signal = signalOf(plan, attempt, failure(reason, cause), facts, run);
    history.push({ plan, outcome: 'failure', reason, fingerprint: cause });
    const [decision, latest] = [0, almostOne].map((chance) => decideOn(signal, history, withChance(run, chance)));
    decisions.push(decided(decision as Decision, latest as Decision, attempt));
    if (decision?.action === 'retry' && decisions.length < mostSteps) continue;
    const end = { signal: finalSignal(decision as Decision, signal, run), decision: decision as Decision };
    return {
      status: 'failure',
      reason,
      when,
      decisions,
      endsRun: end.signal.status === 'failure' && endsRun(end, run),
    };
  }
}

/** The policy allows no more attempts and transient failures than that. */
const mostSteps = 250;
const almostOne = 1 - Number.EPSILON;

function withChance(run: DecidingRun, chance: number): DecidingRun {
  return { ...run, services: { ...run.services, random: () => chance } };
}

export function decided(
  decision: Decision,
  latest: Decision,
  attempt: number | null,
): AttemptOutcome['decisions'][number] {
  const { action, rule, why } = decision;
  const longest = latest.action === 'retry' ? latest.backoffMs : 0;
  const backoffMs: [number, number] | null = decision.action === 'retry' ? [decision.backoffMs, longest] : null;
  return { attempt, action, rule, why, backoffMs };
}

/** An attempt that reaches a ceiling of each level that has one. */
function budgetEndings(next: NextAttempt, run: DecidingRun): AttemptOutcome[] {
  const { cost, tokens, turns } = run.policy.budget;
  return (['attempt', 'plan', 'phase'] as const).flatMap((level) => {
    const most = { costUsd: cost[level], inputFresh: tokens[level], turns: turns[level] };
    const spent: Spent = {
      ...nothingSpent,
      ...Object.fromEntries(Object.entries(most).filter(([, ceiling]) => ceiling !== null)),
    };
    if (Object.values(most).every((ceiling) => ceiling === null)) return [];
    // Of each figure the ceiling itself: that of a narrower level is not to be the one that is reached.
    const of = {
      ...run.policy.budget,
      cost: only(cost, level),
      tokens: only(tokens, level),
      turns: only(turns, level),
    };
    const at = { ...run, policy: { ...run.policy, budget: of } };
    const { ledger } = run.services;
    const spending = (attempt: number) => spendingEvents(next.plan, attempt, spent, run);
    const events = [...ledger.events, ...[...Array(21).keys()].flatMap((each) => spending(next.attempt + each))];
    const reached = { ...at, services: { ...at.services, ledger: { events } } };
    return [repeated('budget', `a ceiling of the ${level} is reached`, next, reached)];
  });
}

function only<T extends object>(caps: T, level: string): T {
  return Object.fromEntries(Object.entries(caps).map(([name, most]) => [name, name === level ? most : null])) as T;
}

/** What would be on record of an attempt that has spent so much. */
function spendingEvents(plan: string, attempt: number, spent: Spent, run: DecidingRun): LedgerEvent[] {
  const stamp = { at: new Date(run.services.clock.now()).toISOString(), seq: 0, runId: run.runId, phase: run.phase.id };
  const start = { ...stamp, event: 'agent_start', plan, attempt, agent: '', timeoutMs: 0 };
  const end = {
    ...stamp,
    event: 'agent_end',
    plan,
    attempt,
    ok: false,
    reason: 'budget',
    exitCode: null,
    durationMs: 0,
  };
  return [start, { ...end, survivors: 0, spent }] as LedgerEvent[];
}
