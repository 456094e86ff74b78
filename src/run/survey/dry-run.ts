import { setImmediate } from 'node:timers/promises';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { blockedBy } from '../../plan/schedule/ready.ts';
import type { ScheduledPlan } from '../../plan/schedule/scheduled-plan.ts';
import { getRunBranch } from '../../publish/branch/work-branch.ts';
import type { DryRunDocument, PlanOutlook } from '../../publish/report/dry-run-document.ts';
import { formatDryRun } from '../../publish/report/dry-run-text.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { sumSpending } from '../../record/readings/recorded-spending.ts';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import { type CommandResult, type World, withSettings } from '../../settings/call/world.ts';
import { shownSettings } from '../../settings/file/shown-settings.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { countSpentTokens } from '../../signal/budget.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { fenceText } from '../../system/text/markdown.ts';
import { clipText, formatElapsed } from '../../system/text/text.ts';
import { getAttemptEnd, isUsedUpBy, type RunContext } from '../context/run-context.ts';
import { findClaimedPlans } from '../loop/adopt-summaries.ts';
import { runPlans } from '../loop/phase-run.ts';
import { getStopReason } from '../loop/plan-endings.ts';
import { announceProgress, type RunProgress, startRun } from '../loop/run-progress.ts';
import { refuseUnready, selectPlans } from '../open/selected-plans.ts';
import { formatCommands } from './agent-findings.ts';
import { buildForeseen, type Foreseen } from './plan-findings.ts';
import { type RunPreview, withRehearsal } from './run-preview.ts';

/** Simulates a run without side effects; same exit code and errors as a run that refuses to start. */
export async function dryRun(ref: string, world: World): Promise<CommandResult> {
  const { problem } = world.configuration;
  if (problem !== null) throw problem;
  const at = stopClock(world);
  // Keep the real clock here: a heartbeat after the frozen time would seem to be in the future.
  const localWorld = withSettings({ ...at, machine: world.machine }, { remote: '' });
  return withRehearsal(ref, localWorld, async (rehearsal) =>
    buildDryRunResult(await buildDryRunDocument(rehearsal, at)),
  );
}

/** Freezes the clock, so that all reported times agree. */
function stopClock(world: World): World {
  const now = world.now();
  const uptime = world.machine.uptimeMs();
  return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}

async function buildDryRunDocument(rehearsal: RunPreview, world: World): Promise<DryRunDocument> {
  const { read, agent } = rehearsal;
  // If the run is refused this early, there's nothing to report.
  if (rehearsal.run === null) throw new UsageError(rehearsal.findings.at(-1)?.message ?? 'the run cannot be opened');
  const run = { ...rehearsal.run, only: selectPlans(read, world.settings.only) };
  const findings = [...rehearsal.findings, ...findLateProblems(run, world)];
  const stops = findings.filter(({ severity }) => severity === 'error');
  const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? TECHNICAL_EXIT.AGENT_MISSING);
  const { sha } = await read.git.head();
  const spent = sumSpending(phaseState(run.services.ledger.events).attempts.spending);
  const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
  const used = { costUsd, isCostKnown, isEstimate, tokens: countSpentTokens(spent), turns };
  const reached = isUsedUpBy(run)?.text ?? null;
  const claimed = new Set((await findClaimedPlans(run)).map(({ id }) => id));
  const { progress, steps } = await simulatePlans(run);
  const describePlan = (scheduled: ScheduledPlan) =>
    buildOutlook(scheduled, { rehearsal, progress, steps, claimed, world });
  return {
    dryRun: true,
    wouldStart: exitCode === 0,
    exitCode,
    phase: read.phase.id,
    name: read.phase.name,
    dir: read.phase.dir,
    ...read.next,
    start: { commit: sha, branch: await getRunBranch(read, world) },
    findings,
    schedule: { parallel: run.policy.parallel, steps, overlaps: read.schedule.overlaps },
    plans: read.schedule.plans.map(describePlan),
    budget: { used, reached },
    agent: agent && { name: agent.name, version: rehearsal.agentVersion },
    settings: { ...shownSettings(world) },
  };
}

function findLateProblems(run: RunContext, world: World): Foreseen[] {
  const { author, limits, retry } = run.policy;
  const hasMs = getAttemptEnd(run) - run.services.clock.uptimeMs();
  const findings: Foreseen[] = [];
  const warn = (code: string, message: string) => findings.push(buildForeseen('warning', code, message));
  try {
    refuseUnready(run.only, run);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    findings.push({ ...buildForeseen('error', 'only', error.message), exitCode: error.exitCode });
  }
  if (world.settings.remote !== '')
    warn(
      'remote-not-read',
      'a dry run uses no network: the record and the branch on the remote were not read; doctor checks them',
    );
  if (author !== '')
    warn(
      'author-calls',
      `${clipText(author, 60)} is called once for each plan, and again where its tests are disputed: that counts for max-cost`,
    );
  if (hasMs < limits.timeoutMs)
    warn(
      'deadline',
      `an attempt gets ${formatElapsed(hasMs)} instead of ${formatElapsed(limits.timeoutMs)}, because the run ends then`,
    );
  if (phaseState(run.services.ledger.events).attempts.history.attempts.length >= retry.maximumRunAttempts)
    warn('attempts-used', `the ${retry.maximumRunAttempts} attempts of the run are used; --fresh resets the count`);
  return findings;
}

interface Passage {
  readonly progress: RunProgress;
  /** Groups of plans that run in parallel, as if all plans of a step ended together and succeeded. */
  readonly steps: string[][];
}

/** Runs the plans with fake attempts that succeed together with their step. */
async function simulatePlans(run: RunContext): Promise<Passage> {
  const steps: string[][] = [];
  let waiting: { plan: string; go: () => void }[] = [];
  const endStep = async () => {
    while (waiting.length < progress.running.size) await setImmediate();
    const step = waiting;
    waiting = [];
    steps.push(step.map(({ plan }) => plan).sort());
    for (const { go: finish } of step) finish();
  };
  const attempt: RunProgress['attempt'] = async ({ plan, number }) => {
    const done = new Promise<void>((finish) => waiting.push({ plan: plan.id, go: finish }));
    if (waiting.length === 1) void endStep();
    await done;
    const signal = CompletionSignal.success(run.phase.id, {}, buildSignalContext(run, plan.id, number));
    return { signal, earlier: null };
  };
  const progress = startRun({ ...run, progress: { ...run.progress, done: new Set(run.progress.done) } }, attempt);
  announceProgress(progress);
  // Like `baseFirst`, but without running the tests.
  progress.halted = run.services.judging.namespaces.unsandboxed;
  await runPlans(progress);
  return { progress, steps };
}

interface OutlookFacts extends Passage {
  readonly rehearsal: RunPreview;
  readonly claimed: ReadonlySet<string>;
  readonly world: World;
}

function buildOutlook({ plan, wave, dependsOn }: ScheduledPlan, facts: OutlookFacts): PlanOutlook {
  const { rehearsal, progress, claimed, steps, world } = facts;
  const { id, title } = plan;
  const step = steps.findIndex((each) => each.includes(id));
  const isRun = step >= 0;
  const { state, why } = isRun
    ? { state: step === 0 ? ('starts' as const) : ('waits' as const), why: null }
    : explainNoAttempt(plan, facts);
  const isOpen = (other: string) => rehearsal.open.some((each) => each.id === other) && !claimed.has(other);
  const { artifacts, keyLinks } = plan.mustHaves;
  return {
    ...{ id, title, wave, dependsOn, state, why },
    waitsFor: isRun ? dependsOn.filter(isOpen) : [],
    attempt: isRun ? (progress.past.lastAttempt.get(id) ?? 0) + 1 : null,
    commandLines: isRun ? formatCommands(plan, rehearsal.agent, createRedactor(world), world) : [],
    checks: {
      commands: progress.run.policy.verifyCommands === 'off' ? [] : listPlanCommands(plan),
      artifacts: artifacts.map(({ path }) => path),
      keyLinks: keyLinks.length,
    },
  };
}

function explainNoAttempt(
  { id }: Plan,
  { rehearsal, progress, claimed }: OutlookFacts,
): Pick<PlanOutlook, 'state' | 'why'> {
  const { run, signals, states } = progress;
  if (claimed.has(id)) return { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' };
  if (!rehearsal.open.some((plan) => plan.id === id)) return { state: 'done', why: null };
  if (run.only?.has(id) === false) return { state: 'left_out', why: 'it is not among the selected plans' };
  const signal = signals.get(id);
  if (signal?.status === 'blocked') return { state: 'asks', why: signal.details.reason };
  if (signal !== undefined) {
    const last = phaseState(run.services.ledger.events).run(run.runId).plans.get(id);
    const decision = last === undefined || last.event === 'retry_wait' ? undefined : last.decision;
    return { state: 'ended', why: decision?.why ?? null };
  }
  const cap = isUsedUpBy(run, id);
  if (cap !== null) return { state: 'ended', why: cap.text };
  const blockedPlan = blockedBy(run.schedule, states).find(({ plan }) => plan === id);
  const endReason = getStopReason(progress) ?? 'the run would end before it could start';
  return { state: 'held', why: blockedPlan ? `plan ${blockedPlan.root} will not be complete` : endReason };
}

function buildDryRunResult(json: DryRunDocument): CommandResult {
  const text = formatDryRun(json);
  const { exitCode, phase, plans } = json;
  const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
  const summary = `${fenceText(text.slice(0, maxShown), { lines: 500, columns: 500 })}\n`;
  return { exitCode, json, text, outputs, summary };
}

/** Limit for a job summary, which starts with the verdict and the plans. */
const maxShown = 15_000;
