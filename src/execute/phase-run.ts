import { type AttemptHistory, attemptHistory, type PastAttempt } from '../ledger/attempt-history.ts';
import { eventsVersion } from '../ledger/event-log.ts';
import { readSignals } from '../ledger/ledger.ts';
import type { Plan } from '../phase/plan.ts';
import { type PlanState, readyPlans } from '../schedule/ready.ts';
import { CompletionSignal } from '../signal/completion-signal.ts';
import { type Decision, decide } from '../signal/decision.ts';
import { type ExitStatus, exitStatusOf } from '../signal/exit-status.ts';
import { phaseOutcome } from '../signal/phase-outcome.ts';
import { signalEvent } from '../signal/signal-event.ts';
import type { AttemptRecord } from '../signal/stuck.ts';
import { context, interruptedSignal, planHash } from './attempt-signal.ts';
import { exitLog, inState } from './exit-log.ts';
import { gateOf, type HumanGate } from './human-gate.ts';
import { type Gate, phaseGate } from './phase-gate.ts';
import { type PlanEnd, runPlan } from './plan-run.ts';
import type { RunContext } from './run-context.ts';
import { closeRecord } from './settle.ts';

/** How a phase ended. `plans` holds the last signal of every scheduled plan, in plan order. */
export interface PhaseEnd {
  readonly signal: CompletionSignal;
  readonly signalPath: string;
  readonly decision: Decision;
  readonly exitStatus: ExitStatus;
  readonly exitCode: number;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  readonly attempts: number;
  readonly durationMs: number;
  readonly lastPlan: string | null;
  readonly successRate: number | null;
}

/**
 * Runs every plan of the phase that is not done, as many at once as the run allows and their dependencies let. Leaves
 * one signal for each plan and one for the phase on every way out (I1): the provisional ones are written before anything else.
 */
export async function runPhase(given: RunContext): Promise<PhaseEnd> {
  const { run, stop } = stoppable(given);
  const past = withoutOrphans(attemptHistory(run.ledger.earlier), run);
  const course: Course = {
    ...{ run, past, states: new Map(), signals: new Map(), startedAt: run.clock.now() },
    ...{ failed: null, before: undefined },
    history: [...past.attempts],
    // Lines that an earlier run could not commit any more.
    hadOpenRecord:
      run.tree.known?.changes.some(({ path }) => path.endsWith('.planning/EXECUTION_LOG.md')) === true ||
      wasCutOff(run),
  };
  announce(course);
  const running = new Map<string, Promise<void>>();
  try {
    for (;;) {
      for (const plan of nextPlans(course))
        running.set(
          plan.id,
          take(plan, course).finally(() => running.delete(plan.id)),
        );
      if (running.size === 0) return await end(course);
      await Promise.race(running.values());
    }
  } catch (error) {
    // Our own fault, or the machine's (a full disk, say): told as well as it still can be, then passed on to the door.
    stop();
    await Promise.allSettled(running.values());
    const message = error instanceof Error ? error.message : String(error);
    const details = { reason: 'internal', retryable: false } as const;
    run.ledger.writeSignal(null, CompletionSignal.failure(run.phase.id, message, details, context(run)));
    throw error;
  }
}

/** Attempts that are adopted have not ended yet: until they have, they count as nothing. */
function withoutOrphans({ attempts, lastAttempt }: AttemptHistory, { orphans }: RunContext): AttemptHistory {
  const isOpen = ({ plan, attempt, reason }: PastAttempt) =>
    reason === 'interrupted' && orphans.get(plan)?.attempt === attempt;
  return { attempts: attempts.filter((each) => !isOpen(each)), lastAttempt };
}

/** Whether the last run did not come to its last word, so that nobody knows what it has left to close. */
function wasCutOff({ ledger }: RunContext): boolean {
  const told = readSignals(ledger.dir).get(null) as { details?: { reason?: unknown } } | undefined;
  return told?.details?.reason === 'interrupted';
}

/** The same run with a way to end all its agents, besides a person's interrupt. */
function stoppable(run: RunContext): { run: RunContext; stop: () => void } {
  const own = new AbortController();
  const now = AbortSignal.any([run.interrupt.now, own.signal]);
  return { run: { ...run, interrupt: { soon: run.interrupt.soon, now } }, stop: () => own.abort() };
}

/** One run of a phase under way: what every plan has come to, and the failure that ends the run. */
interface Course {
  readonly run: RunContext;
  readonly states: Map<string, PlanState>;
  readonly signals: Map<string, CompletionSignal>;
  /** What an earlier run has left that this one goes on with. */
  readonly past: AttemptHistory;
  /** Every attempt of every plan, in the order in which they ended, those of the past first. */
  readonly history: AttemptRecord[];
  readonly startedAt: number;
  readonly hadOpenRecord: boolean;
  failed: (PlanEnd & { plan: string }) | null;
  /** The phase's signal of the run before. */
  before: unknown;
}

/** Write-ahead: from here on, dying leaves the truth behind. */
function announce(course: Course): void {
  const { run, states } = course;
  const { done } = run;
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  run.ledger.append('phase_start', {
    ...{ schemaVersion: eventsVersion, plans: ids, done: ids.filter((id) => done.has(id)), agent: run.agent.name },
    mode: run.parallel > 1 ? 'team' : 'fallback',
    waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave }) => [plan.id, wave])),
  });
  const earlier = readSignals(run.ledger.dir);
  course.before = earlier.get(null);
  run.ledger.writeSignal(null, interruptedSignal(undefined, undefined, run));
  for (const { plan } of run.schedule.plans) {
    states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
    if (done.has(plan.id)) conclude(course, plan.id, doneBefore(plan, earlier.get(plan.id), run));
    else run.ledger.writeSignal(plan.id, interruptedSignal(plan.id, undefined, run));
  }
}

/** A plan that was complete before this run. It is not run again, but a text that changed since is told (I3). */
function doneBefore(plan: Plan, before: unknown, run: RunContext): CompletionSignal {
  const hash = (before as { details?: { planHash?: unknown } } | undefined)?.details?.planHash;
  const hasChanged = typeof hash === 'string' && hash !== planHash(plan);
  const warnings = [
    `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`,
  ];
  const details = {
    alreadyComplete: true,
    ...(hash === undefined ? {} : { planHash: hash }),
    ...(hasChanged ? { warnings } : {}),
  };
  return CompletionSignal.success(run.phase.id, details, context(run, plan.id));
}

/** The plans to start now: those whose dependencies are folded, as far as there is room and none writes what another writes. */
function nextPlans({ run, states, failed }: Course): Plan[] {
  if (failed || run.interrupt.soon.aborted || run.clock.now() >= run.limits.deadlineAt) return [];
  const waiting = [...run.orphans.keys()].filter((id) => states.get(id) === 'pending');
  const isBusy = [...states.values()].includes('running');
  // Folding an orphan moves the checkout, in which nobody else may be at work then.
  if (waiting.length > 0 && !run.useWorktrees)
    return run.schedule.plans.flatMap(({ plan }) => (!isBusy && plan.id === waiting[0] ? [plan] : []));
  // Orphans are at work already, whether there is room for them or not.
  const atWork = new Map([...states, ...waiting.map((id) => [id, 'running'] as const)]);
  const ids = new Set([...waiting, ...readyPlans(run.schedule, atWork, { apart: true, limit: run.parallel })]);
  return run.schedule.plans.flatMap(({ plan }) => (ids.has(plan.id) ? [plan] : []));
}

async function take(plan: Plan, course: Course): Promise<void> {
  const { run, states } = course;
  const gate = run.orphans.has(plan.id) ? null : gateOf(plan, run);
  if (gate !== null) {
    states.set(plan.id, 'blocked');
    return conclude(course, plan.id, waitsForPerson(plan, gate, run));
  }
  states.set(plan.id, 'running');
  const last = course.past.attempts.findLast((attempt) => attempt.plan === plan.id);
  const planEnd = await runPlan(plan, course.history, last, run);
  states.set(plan.id, stateAfter[planEnd.signal.status]);
  if (planEnd.signal.status === 'failure') course.failed ??= { ...planEnd, plan: plan.id };
  conclude(course, plan.id, planEnd.signal);
}

const stateAfter = { success: 'done', failure: 'failed', blocked: 'blocked', skipped: 'skipped' } as const;

function waitsForPerson(plan: Plan, { question, options, task }: HumanGate, run: RunContext): CompletionSignal {
  const nextSteps = [
    `do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`,
    'or let checkpoints be answered as GSD does unattended: setting human-checkpoints: auto',
  ];
  const details = { userInputRequired: true, task, options: [...options], nextSteps };
  return CompletionSignal.blocked(run.phase.id, question, details, context(run, plan.id));
}

function conclude({ run, signals }: Course, plan: string, signal: CompletionSignal): void {
  signals.set(plan, signal);
  if (signal.status === 'success') run.done.add(plan);
  run.ledger.writeSignal(plan, signal);
  run.ledger.append(signalEvent(signal).type, { plan, signal });
}

async function end(course: Course): Promise<PhaseEnd> {
  const { run, signals, startedAt } = course;
  await run.apart.chores.finish();
  const order = run.schedule.plans.map(({ plan }) => plan.id);
  for (const id of order) if (!signals.has(id)) conclude(course, id, notStarted(id, course));

  const plans = new Map(order.map((id) => [id, signals.get(id) as CompletionSignal]));
  const open = [...plans].flatMap(([id, { status }]) => (status === 'success' ? [] : [id]));
  const gate = open.length === 0 ? await phaseGate(course.before, run) : null;
  // After the gate, whose tests and verifier take time as well.
  const deadlineReached = run.clock.now() >= run.limits.deadlineAt;
  const interrupted = run.interrupt.soon.aborted;
  const durationMs = run.clock.now() - startedAt;
  const facts = { interrupted, deadlineReached, durationMs, nextSteps: nextSteps(course, gate), gate };
  const signal = phaseOutcome(run.phase.id, plans, facts, context(run));
  const decision = course.failed?.decision ?? decideOn(signal, course);
  const capReached = decision.action === 'stop';
  const exit = exitStatusOf({
    status: signal.status,
    interrupted,
    capReached,
    reason: signal.status === 'failure' ? signal.details.reason : undefined,
  });

  const told = exitLog(course, signal, exit.status);
  run.ledger.append(signalEvent(signal).type, { signal, decision: decision.action, ...told });
  const report = gate?.verification?.isNew ? gate.verification.report : null;
  // A run that found everything done leaves the record alone: its lines go with those of the next that has news.
  const attempts = course.history.length - course.past.attempts.length;
  const hasNews = attempts > 0 || course.hadOpenRecord || report;
  if (hasNews || signal.status !== 'success')
    await closeRecord({ isDone: signal.status === 'success', report, state: inState(told, run) }, run);
  const signalPath = run.ledger.writeSignal(null, signal);
  return {
    signal,
    signalPath,
    decision,
    exitStatus: exit.status,
    exitCode: exit.code,
    plans,
    attempts,
    durationMs,
    ...{ lastPlan: told.lastPlan, successRate: told.successRate },
  };
}

/** A plan the run did not come to: it was interrupted, something else failed, time ran out, or it waits for another plan. */
function notStarted(plan: string, { run, states, failed }: Course): CompletionSignal {
  if (run.interrupt.soon.aborted) return interruptedSignal(plan, undefined, run);
  const waits = (run.schedule.plans.find((each) => each.plan.id === plan)?.dependsOn ?? []).filter(
    (id) => states.get(id) !== 'done',
  );
  const at = context(run, plan);
  if (failed) return CompletionSignal.skipped(run.phase.id, `not started: plan ${failed.plan} failed`, {}, at);
  if (waits.length === 0)
    return CompletionSignal.skipped(run.phase.id, "not started: the run's deadline came first", {}, at);
  return CompletionSignal.blocked(
    run.phase.id,
    `waits for plan ${waits.join(', ')}`,
    { blockingDependencies: waits },
    at,
  );
}

function decideOn(signal: CompletionSignal, { run, history }: Course): Decision {
  const { retry, nextPhase, limits, clock, interrupt } = run;
  return decide(
    signal,
    { retry, nextPhase },
    {
      failures: [],
      runAttempts: history.length,
      now: new Date(clock.now()),
      deadlineAt: new Date(limits.deadlineAt),
      interrupted: interrupt.soon.aborted,
      random: run.random(),
    },
  );
}

function nextSteps({ run, failed, signals }: Course, gate: Gate | null): string[] {
  if (run.interrupt.soon.aborted) return gate?.decision.open ? [] : ['run the phase again to go on'];
  if (failed?.decision.action === 'stop' && failed.decision.reason === 'attempts')
    return ['run the phase again with --fresh to count attempts anew'];
  if (failed)
    return [
      `read the logs of plan ${failed.plan}: ${run.ledger.logFile(failed.plan, failed.attempts).replace(/\.log$/, '*.log')}`,
      'mend the plan or the repository, then run the phase again',
    ];
  if (gate?.decision.open === false) return stepsToOpen(gate.decision.by, gate, run);
  return [...signals.values()].flatMap(({ details }) => details.nextSteps);
}

function stepsToOpen(by: 'tests' | 'requirements' | 'verification', { verification }: Gate, run: RunContext): string[] {
  switch (by) {
    case 'tests':
      return [
        `read ${run.ledger.logFile('tests', 1).replace(/1\.log$/, '*.log')}, mend what fails, then run the phase again`,
      ];
    case 'requirements':
      return ['write the plans that are missing, or put .planning/ROADMAP.md right, then run the phase again'];
    case 'verification':
      if (verification?.hash === null)
        return [`read ${run.ledger.logFile('verification', 1)}: the verifier wrote no report`];
      return [`read ${verification?.report}; plan what it misses, or put its status right, then run the phase again`];
  }
}
