import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { blockedBy, type PlanState, readyPlans } from '../../plan/schedule/ready.ts';
import type { PlanOutlook } from '../../publish/report/dry-run-document.ts';
import type { AttemptHistory } from '../../record/readings/attempt-history.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type PlannedRun, usedUp } from '../context/run-context.ts';
import { claimedPlans } from '../loop/adopt-summaries.ts';
import { endAfter } from '../loop/plan-run.ts';
import type { PhaseOutset } from './phase-forecast.ts';

/** Simulated run: the state it would find, and the rules it would follow. */
export interface Rehearsal {
  readonly ground: PhaseOutset;
  /** Selected plans; null for all. */
  readonly only: ReadonlySet<string> | null;
  readonly run: PlannedRun;
  readonly commandLinesOf: (plan: Plan) => PlanOutlook['commandLines'];
}

/** State of each plan in a simulated run, and which would run side by side. */
export async function planOutlooks(
  dryRun: Rehearsal,
): Promise<{ readonly plans: PlanOutlook[]; readonly steps: string[][] }> {
  const { schedule } = dryRun.ground.read;
  const past = phaseState(dryRun.ground.events).attempts.history;
  const fates = await predictOutcomes(dryRun, past);
  const steps = planSteps(fates, dryRun);
  const starting = new Set(steps[0]);
  const states = getPlanStates(fates);
  const held = new Map(blockedBy(schedule, states).map((plan) => [plan.plan, plan]));
  const plans: PlanOutlook[] = [];
  for (const { plan, wave, dependsOn } of schedule.plans) {
    const planOutcome = fates.get(plan.id) ?? runs;
    const behind = held.get(plan.id);
    const isRun = planOutcome.state === 'runs' && behind === undefined;
    const state =
      planOutcome.state !== 'runs' ? planOutcome.state : behind ? 'held' : starting.has(plan.id) ? 'starts' : 'waits';
    const reason =
      behind && planOutcome.state === 'runs' ? `plan ${behind.root} will not be complete` : planOutcome.why;
    const { id, title } = plan;
    const waitsFor = isRun ? dependsOn.filter((other) => states.get(other) !== 'done') : [];
    const attempt = isRun ? (past.lastAttempt.get(id) ?? 0) + 1 : null;
    const commandLines = isRun ? dryRun.commandLinesOf(plan) : [];
    const checks = listChecks(plan, dryRun.run.policy);
    plans.push({ id, title, wave, dependsOn, state, why: reason, waitsFor, attempt, commandLines, checks });
  }
  return { plans, steps };
}

interface Fate {
  readonly state: 'done' | 'claimed' | 'left_out' | 'asks' | 'ended' | 'runs';
  readonly why: string | null;
}

const runs: Fate = { state: 'runs', why: null };

async function predictOutcomes(dryRun: Rehearsal, past: AttemptHistory): Promise<Map<string, Fate>> {
  const { read, done } = dryRun.ground;
  const claimed = new Set((await claimedPlans(dryRun.run)).map(({ id }) => id));
  return new Map(
    read.schedule.plans.map(({ plan }) => [
      plan.id,
      claimed.has(plan.id)
        ? { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' }
        : done.has(plan.id)
          ? { state: 'done', why: null }
          : openFate(plan, dryRun, past),
    ]),
  );
}

/** Asks in the order of a real run. */
function openFate(plan: Plan, { ground, only, run }: Rehearsal, past: AttemptHistory): Fate {
  if (only !== null && !only.has(plan.id)) return { state: 'left_out', why: 'it is not among the selected plans' };
  const requested = ground.questions.get(plan.id);
  if (requested?.isAtOnce) return { state: 'asks', why: requested.question };
  const last = past.attempts.findLast((attempt) => attempt.plan === plan.id);
  const end = last?.outcome === 'failure' ? endAfter(plan, last, past.attempts, run) : null;
  if (end !== null) return { state: 'ended', why: end.decision.why };
  const cap = usedUp(run, plan.id);
  return cap === null ? runs : { state: 'ended', why: cap.text };
}

function getPlanStates(fates: ReadonlyMap<string, Fate>): Map<string, PlanState> {
  const states = { done: 'done', claimed: 'done', left_out: 'skipped', asks: 'blocked', ended: 'failed' } as const;
  return new Map([...fates].map(([id, { state }]) => [id, state === 'runs' ? 'pending' : states[state]]));
}

/** Starts plans as a run would if those side by side also ended together, each with success. */
function planSteps(fates: ReadonlyMap<string, Fate>, { ground, run }: Rehearsal): string[][] {
  const states = getPlanStates(fates);
  const steps: string[][] = [];
  for (;;) {
    const step = readyPlans(ground.read.schedule, states, { apart: true, limit: run.policy.parallel });
    if (step.length === 0) return steps;
    steps.push(step);
    for (const id of step) states.set(id, 'done');
  }
}

function listChecks(plan: Plan, { verifyCommands }: RunPolicy): PlanOutlook['checks'] {
  const { artifacts, keyLinks } = plan.mustHaves;
  return {
    commands: verifyCommands === 'off' ? [] : listPlanCommands(plan),
    artifacts: artifacts.map(({ path }) => path),
    keyLinks: keyLinks.length,
  };
}
