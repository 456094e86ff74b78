import { AgentMissingError } from '../../agents/program/agent.ts';
import { acceptanceGateRunner } from '../../author/run-acceptance.ts';
import { checkInheritedRed } from '../../judge/decide/inherited-stop.ts';
import { createLocalRunner } from '../../judge/decide/local-runner.ts';
import { runPhaseGate } from '../../judge/decide/phase-gate.ts';
import { listPlanChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readyPlans } from '../../plan/schedule/ready.ts';
import { classifyEnding } from '../../record/events/event.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import { watchdog } from '../../system/process/watchdog.ts';
import { adoptAttempt } from '../attempt/adoption.ts';
import { addInterrupt, isUsedUpBy, type RunContext } from '../context/run-context.ts';
import { askBeforeAttempt } from './human-gate.ts';
import { endPhase } from './phase-end.ts';
import { getStopReason, listOmittedPlans } from './plan-endings.ts';
import { runPlan } from './plan-run.ts';
import {
  announceProgress,
  concludePlan,
  listWeakerPlans,
  noteFailure,
  type RunProgress,
  startRun,
} from './run-progress.ts';
import { findStandingVerdict } from './standing-verdict.ts';

/** Runs every open plan. Every exit leaves signals (I1), because provisional ones are written first. */
export async function runPhase(runContext: RunContext): Promise<PhaseEnd> {
  const { run, stop } = makeStoppable(runContext);
  const progress = startRun(run);
  announceProgress(progress);
  let baseTests = async () => {};
  try {
    baseTests = await testBaseFirst(progress);
    await runPlans(progress);
    await baseTests();
    const judge = async () =>
      runPhaseGate(
        run,
        { ...createLocalRunner(progress.before, run), acceptance: acceptanceGateRunner(run) },
        {
          changes: await listPlanChanges(run, progress.signals),
          questions: listWeakerPlans(progress),
        },
      );
    return await endPhase(progress, async () => (await findStandingVerdict(progress)) ?? judge());
  } catch (error) {
    // Engine or machine fault (such as a full disk): report as much as possible, then rethrow.
    stop();
    await Promise.allSettled([...progress.running.values(), baseTests()]);
    const cause = error instanceof Error ? error : String(error);
    // A hung run ended by the watchdog counts as interrupted, so the next run continues it.
    const faultReason = error instanceof AgentMissingError ? 'agent_error' : 'internal';
    const reason = watchdog.isStuck ? 'interrupted' : faultReason;
    const details = { reason, retryable: watchdog.isStuck } as const;
    const signal = CompletionSignal.failure(run.phase.id, cause, details, buildSignalContext(run));
    try {
      run.services.ledger.writeSignal(null, signal);
    } catch (unwritten) {
      if (!isMachineFault(unwritten)) throw unwritten; // on a machine fault the provisional signal stands
    }
    throw error;
  }
}

/** Runs the tests before any agent costs money: red ones would block the phase anyway. Returns how to await them. */
export async function testBaseFirst(progress: RunProgress): Promise<() => Promise<void>> {
  const { run, states, history } = progress;
  const { ledger, clock, interrupt, judging } = run.services;
  const { testCommand, comparesTests, limits, inheritedTests } = run.policy;
  const noop = async () => {};
  const omitted = new Set(listOmittedPlans(progress));
  const open = run.schedule.plans.flatMap(({ plan }) =>
    states.get(plan.id) === 'pending' && !omitted.has(plan.id) ? [plan] : [],
  );
  const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
  progress.halted = judging.namespaces.unsandboxed;
  if (progress.halted !== null) return noop;
  if (testCommand === '' || !comparesTests || open.length === 0 || history.length > 0 || isOver) return noop;
  const redTests = checkInheritedRed(open, run).then(({ warning, stop }) => {
    if (warning !== null) ledger.append('warning', { message: warning });
    return stop;
  });
  if (inheritedTests === 'allow') {
    // Avoid an unhandled rejection until the result is awaited.
    redTests.catch(() => {});
    return async () => void (await redTests);
  }
  progress.halted = await redTests;
  return noop;
}

export async function runPlans(progress: RunProgress): Promise<void> {
  const { running } = progress;
  for (;;) {
    for (const plan of selectNextPlans(progress))
      running.set(
        plan.id,
        takePlan(plan, progress).finally(() => running.delete(plan.id)),
      );
    if (running.size === 0) return;
    await Promise.race(running.values());
  }
}

function makeStoppable(run: RunContext): { run: RunContext; stop: () => void } {
  const controller = new AbortController();
  const interrupt = addInterrupt(controller.signal, run.services.interrupt);
  return { run: { ...run, services: { ...run.services, interrupt } }, stop: () => controller.abort() };
}

/** Returns the plans to start now: dependencies merged, a free slot, and no overlapping files. */
function selectNextPlans(progress: RunProgress): Plan[] {
  const { run, states } = progress;
  const isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || getStopReason(progress) !== null;
  if (isOver || run.services.interrupt.soon.aborted) return [];
  const hasMoney = isUsedUpBy(run) === null;
  const onlyPlan = hasMoney ? run.leg?.plan : null;
  if (onlyPlan)
    return run.schedule.plans.flatMap(({ plan }) =>
      plan.id === onlyPlan && states.get(onlyPlan) === 'pending' ? [plan] : [],
    );
  const waiting = [...run.found.orphans.keys()].filter((id) => states.get(id) === 'pending');
  // Orphans are already running, so the parallel limit doesn't apply to them.
  const omitted = listOmittedPlans(progress).map((id) => [id, 'skipped'] as const);
  const atWork = new Map([...states, ...omitted, ...waiting.map((id) => [id, 'running'] as const)]);
  const fresh = hasMoney ? readyPlans(run.schedule, atWork, { apart: true, limit: run.policy.parallel }) : [];
  return [...waiting, ...fresh].flatMap((id) =>
    run.schedule.plans.flatMap(({ plan }) => (plan.id === id ? [plan] : [])),
  );
}

async function takePlan(plan: Plan, progress: RunProgress): Promise<void> {
  const { run, states } = progress;
  states.set(plan.id, 'running');
  const question = run.found.orphans.has(plan.id) ? null : await askBeforeAttempt(plan, run);
  if (question !== null) return concludePlan(progress, plan.id, question);
  const past = progress.past.attempts.filter((attempt) => attempt.plan === plan.id);
  const planEnd = await runPlan(plan, progress.history, past, run, progress.attempt);
  if (planEnd.signal.status === 'failure') noteFailure(progress, planEnd);
  concludePlan(progress, plan.id, planEnd.signal, planEnd.signal.status === 'success' ? undefined : planEnd.decision);
}

/** Adopts running attempts of dead runs without starting new ones. Returns signals in plan order. */
export async function adoptOrphans(run: RunContext): Promise<CompletionSignal[]> {
  const { ledger } = run.services;
  const adopted = run.schedule.plans.map(async ({ plan }) => {
    const orphan = run.found.orphans.get(plan.id);
    if (orphan === undefined) return [];
    const { signal } = await adoptAttempt(plan, orphan, run);
    if (signal.status === 'success') run.progress.done.add(plan.id);
    ledger.writeSignal(plan.id, signal);
    ledger.append(classifyEnding('plan', signal.status), { plan: plan.id, signal });
    return [signal];
  });
  const signals = (await Promise.all(adopted)).flat();
  await run.isolation.folds.drain();
  return signals;
}
