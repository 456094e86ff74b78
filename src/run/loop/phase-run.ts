import { AgentMissingError } from '../../agents/program/agent.ts';
import { acceptanceGateRunner } from '../../author/run-acceptance.ts';
import { checkInheritedRed } from '../../judge/decide/inherited-stop.ts';
import { createLocalRunner } from '../../judge/decide/local-runner.ts';
import { runPhaseGate } from '../../judge/decide/phase-gate.ts';
import { planChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readyPlans } from '../../plan/schedule/ready.ts';
import { endingKind } from '../../record/events/event.ts';
import { CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import { watchdog } from '../../system/process/watchdog.ts';
import { adoptAttempt } from '../attempt/adoption.ts';
import { endedBy, type RunContext, usedUp } from '../context/run-context.ts';
import { askBeforeAttempt } from './human-gate.ts';
import { endPhase } from './phase-end.ts';
import { overReason, plansOmitted } from './plan-endings.ts';
import { runPlan } from './plan-run.ts';
import {
  announceProgress,
  concludePlan,
  noteFailure,
  type RunProgress,
  startRun,
  weakerPlans,
} from './run-progress.ts';
import { standingVerdict } from './standing-verdict.ts';

/**
 * Runs every open plan, as many at once as the run allows. Leaves a signal for each plan and one for the phase on
 * every way out (I1): the provisional ones are written before anything else.
 */
export async function runPhase(runContext: RunContext): Promise<PhaseEnd> {
  const { run, stop } = makeStoppable(runContext);
  const progress = startRun(run);
  announceProgress(progress);
  let baseTests = async () => {};
  try {
    baseTests = await baseFirst(progress);
    await runPlans(progress);
    await baseTests();
    const judge = async () =>
      runPhaseGate(
        run,
        { ...createLocalRunner(progress.before, run), acceptance: acceptanceGateRunner(run) },
        {
          changes: await planChanges(run, progress.signals),
          questions: weakerPlans(progress),
        },
      );
    return await endPhase(progress, async () => (await standingVerdict(progress)) ?? judge());
  } catch (error) {
    // A fault of ours or of the machine, such as a full disk: reported as far as possible, then thrown.
    stop();
    await Promise.allSettled([...progress.running.values(), baseTests()]);
    const cause = error instanceof Error ? error : String(error);
    // A run that the watchdog ended because it hung is not a fault: the next run goes on.
    const ours = error instanceof AgentMissingError ? 'agent_error' : 'internal';
    const reason = watchdog.isStuck ? 'interrupted' : ours;
    const details = { reason, retryable: watchdog.isStuck } as const;
    const signal = CompletionSignal.failure(run.phase.id, cause, details, signalContext(run));
    try {
      run.services.ledger.writeSignal(null, signal);
    } catch (unwritten) {
      if (!isMachineFault(unwritten)) throw unwritten; // else the first fault says more; the provisional signal stands
    }
    throw error;
  }
}

/**
 * Runs the tests on the commit the phase begins on, before the first agent is paid: a test that is red there would close the
 * exit gate after the whole bill. With `inherited-tests: allow` nothing waits for them. Returns what is still under way.
 */
export async function baseFirst(progress: RunProgress): Promise<() => Promise<void>> {
  const { run, states, history } = progress;
  const { ledger, clock, interrupt, judging } = run.services;
  const { testCommand, comparesTests, limits, inheritedTests } = run.policy;
  const nothing = async () => {};
  const omitted = new Set(plansOmitted(progress));
  const open = run.schedule.plans.flatMap(({ plan }) =>
    states.get(plan.id) === 'pending' && !omitted.has(plan.id) ? [plan] : [],
  );
  const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
  progress.halted = judging.namespaces.unsandboxed;
  if (progress.halted !== null) return nothing;
  if (testCommand === '' || !comparesTests || open.length === 0 || history.length > 0 || isOver) return nothing;
  const reported = checkInheritedRed(open, run).then(({ warning, stop }) => {
    if (warning !== null) ledger.append('warning', { message: warning });
    return stop;
  });
  if (inheritedTests === 'allow') {
    // A fault is for the one who waits for it in the end, and not for nobody meanwhile.
    reported.catch(() => {});
    return async () => void (await reported);
  }
  progress.halted = await reported;
  return nothing;
}

export async function runPlans(progress: RunProgress): Promise<void> {
  const { running } = progress;
  for (;;) {
    for (const plan of nextPlans(progress))
      running.set(
        plan.id,
        takePlan(plan, progress).finally(() => running.delete(plan.id)),
      );
    if (running.size === 0) return;
    await Promise.race(running.values());
  }
}

function makeStoppable(run: RunContext): { run: RunContext; stop: () => void } {
  const own = new AbortController();
  const interrupt = endedBy(own.signal, run.services.interrupt);
  return { run: { ...run, services: { ...run.services, interrupt } }, stop: () => own.abort() };
}

/** Plans to start now: dependencies are merged, there is room, and none writes what another writes. */
function nextPlans(progress: RunProgress): Plan[] {
  const { run, states } = progress;
  const isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || overReason(progress) !== null;
  if (isOver || run.services.interrupt.soon.aborted) return [];
  const hasMoney = usedUp(run) === null;
  const only = hasMoney ? run.leg?.plan : null;
  if (only)
    return run.schedule.plans.flatMap(({ plan }) => (plan.id === only && states.get(only) === 'pending' ? [plan] : []));
  const waiting = [...run.found.orphans.keys()].filter((id) => states.get(id) === 'pending');
  // Orphans are at work already, whether there is room for them or not.
  const omitted = plansOmitted(progress).map((id) => [id, 'skipped'] as const);
  const atWork = new Map([...states, ...omitted, ...waiting.map((id) => [id, 'running'] as const)]);
  const fresh = hasMoney ? readyPlans(run.schedule, atWork, { apart: true, limit: run.policy.parallel }) : [];
  return [...waiting, ...fresh].flatMap((id) =>
    run.schedule.plans.flatMap(({ plan }) => (plan.id === id ? [plan] : [])),
  );
}

async function takePlan(plan: Plan, progress: RunProgress): Promise<void> {
  const { run, states } = progress;
  states.set(plan.id, 'running');
  const waits = run.found.orphans.has(plan.id) ? null : await askBeforeAttempt(plan, run);
  if (waits !== null) return concludePlan(progress, plan.id, waits);
  const past = progress.past.attempts.filter((attempt) => attempt.plan === plan.id);
  const planEnd = await runPlan(plan, progress.history, past, run, progress.attempt);
  if (planEnd.signal.status === 'failure') noteFailure(progress, planEnd);
  concludePlan(progress, plan.id, planEnd.signal, planEnd.signal.status === 'success' ? undefined : planEnd.decision);
}

/** Adopts what goes on of dead runs, and starts nothing. Returns the signals in plan order. */
export async function adoptOrphans(run: RunContext): Promise<CompletionSignal[]> {
  const { ledger } = run.services;
  const adopted = run.schedule.plans.map(async ({ plan }) => {
    const orphan = run.found.orphans.get(plan.id);
    if (orphan === undefined) return [];
    const { signal } = await adoptAttempt(plan, orphan, run);
    if (signal.status === 'success') run.progress.done.add(plan.id);
    ledger.writeSignal(plan.id, signal);
    ledger.append(endingKind('plan', signal.status), { plan: plan.id, signal });
    return [signal];
  });
  const signals = (await Promise.all(adopted)).flat();
  await run.isolation.folds.drain();
  return signals;
}
