import { branchOfRun } from '../../publish/branch/work-branch.ts';
import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import { dryRunText } from '../../publish/report/dry-run-text.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { totalSpent } from '../../record/readings/recorded-spending.ts';
import { deadlineAt } from '../../settings/call/job-limit.ts';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import { type CommandResult, type World, withSettings } from '../../settings/call/world.ts';
import { shownSettings } from '../../settings/file/shown-settings.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { spentTokens } from '../../signal/budget.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { fenceText } from '../../system/text/markdown.ts';
import { formatElapsed } from '../../system/text/text.ts';
import { endOfAttempt, type PlannedRun, usedUp } from '../context/run-context.ts';
import { buildRunPolicy, readTeamRules } from '../open/policies.ts';
import { mostAtOnce } from '../open/prepare.ts';
import { refuseUnready, selectedPlans } from '../open/selected-plans.ts';
import { commandLines } from './agent-forecast.ts';
import { moneyForecast } from './money-forecast.ts';
import { catchRefusal, type PhaseOutset, phaseForecast } from './phase-forecast.ts';
import { buildForeseen, type Foreseen } from './plan-forecast.ts';
import { planOutlooks, type Rehearsal } from './plan-outlook.ts';

/**
 * Reports what a run would do, by the same code, and does none of it: no file, ref, lock, agent or network. The
 * exit code is that with which a run would refuse to begin.
 * @throws UsageError and PhaseError where a run would
 */
export async function dryRun(ref: string, world: World): Promise<CommandResult> {
  const { problem } = world.configuration;
  if (problem !== null) throw problem;
  const at = standingStill(world);
  // Whether a run lives is asked of the machine's own clock: a heartbeat after the moment would be one of the future.
  const here = { ...at, machine: world.machine };
  const { ground, findings } = await phaseForecast(ref, withSettings(here, { remote: '' }));
  return buildDryRunResult(await buildDryRunDocument(ground, findings, at));
}

/** Stops the clock, because everything is reported for one moment. */
function standingStill(world: World): World {
  const now = world.now();
  const uptime = world.machine.uptimeMs();
  return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}

async function buildDryRunDocument(
  options: PhaseOutset,
  foreseens: readonly Foreseen[],
  world: World,
): Promise<DryRunDocument> {
  const { settings } = world;
  const { read } = options;
  const only = selectedPlans(read, settings.only);
  const rehearsal = await prepareDryRun(options, only, world);
  const { run } = rehearsal;
  const { policy } = run;
  const findings = [...foreseens, ...(await furtherFindings(run, only, settings))];
  const { plans, steps } = await planOutlooks(rehearsal);
  const stops = findings.filter(({ severity }) => severity === 'error');
  const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? TECHNICAL_EXIT.AGENT_MISSING);
  const { sha } = await read.git.head();
  const branch = await branchOfRun(read, world);
  return {
    dryRun: true,
    wouldStart: exitCode === 0,
    exitCode,
    phase: read.phase.id,
    name: read.phase.name,
    dir: read.phase.dir,
    ...read.next,
    start: { commit: sha, branch },
    findings,
    schedule: {
      parallel: policy.parallel,
      steps,
      overlaps: read.schedule.overlaps,
    },
    plans,
    budget: { ...spendingSoFar(run), money: moneyForecast(options, world) },
    agent: options.agent && { name: options.agent.name, version: options.agentVersion },
    settings: { ...shownSettings(world) },
  };
}

async function prepareDryRun(options: PhaseOutset, only: ReadonlySet<string> | null, world: World) {
  const { settings } = world;
  const { read, agent, events, done, standings } = options;
  const policy = {
    ...buildRunPolicy(settings, read.schedule.plans.length, { deadlineAt: await deadlineAt(world), now: world.now() }),
    parallel: mostAtOnce(read, settings),
    teamRules: await readTeamRules(settings, (await read.git.head()).sha, read.git),
    commitDocs: read.config.commitDocs,
    rules: '',
  };
  const run: PlannedRun = {
    ...read,
    runId: 'dry-run',
    leg: null,
    policy,
    workspace: read,
    found: { unfinished: new Map(), standings, orphans: new Map() },
    progress: { done: new Set(done), unverified: new Map() },
    services: {
      ledger: { events, earlier: events },
      agent: { canJudge: agent?.canJudge ?? true },
      clock: { now: world.now, uptimeMs: world.machine.uptimeMs },
      interrupt: { soon: new AbortController().signal },
      random: () => 0,
    },
  };
  const redact = redactorFor(world);
  const lines: Rehearsal['commandLinesOf'] = (plan) => commandLines(plan, agent, redact, world);
  return { ground: options, only, run, commandLinesOf: lines } satisfies Rehearsal;
}

/** Checks that only `run` makes, and warnings about its limits and about what needs a network. */
async function furtherFindings(
  run: PlannedRun,
  only: ReadonlySet<string> | null,
  settings: Settings,
): Promise<Foreseen[]> {
  const { limits, retry } = run.policy;
  const hasMs = endOfAttempt(run) - run.services.clock.uptimeMs();
  const warnings = [
    settings.remote === ''
      ? null
      : 'a dry run uses no network: the record and the branch on the remote were not read; doctor checks them',
    hasMs < limits.timeoutMs
      ? `an attempt gets ${formatElapsed(hasMs)} instead of ${formatElapsed(limits.timeoutMs)}, because the run ends then`
      : null,
    phaseState(run.services.ledger.events).attempts.history.attempts.length < retry.maximumRunAttempts
      ? null
      : `the ${retry.maximumRunAttempts} attempts of the run are used; --fresh resets the count`,
  ];
  const codes = ['remote-not-read', 'deadline', 'attempts-used'];
  return [
    ...(await catchRefusal('only', () => refuseUnready(only, run))),
    ...warnings.flatMap((text, at) => (text === null ? [] : [buildForeseen('warning', codes[at] ?? '', text)])),
  ];
}

function buildDryRunResult(json: DryRunDocument): CommandResult {
  const text = dryRunText(json);
  const { exitCode, phase, plans } = json;
  const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
  return {
    exitCode,
    json,
    text,
    outputs,
    summary: `${fenceText(text.slice(0, maxShown), { lines: 500, columns: 500 })}\n`,
  };
}

/** Limit for a job summary: the verdict and the plans come first. */
const maxShown = 15_000;

function spendingSoFar(run: PlannedRun): Omit<DryRunDocument['budget'], 'money'> {
  const spent = totalSpent(phaseState(run.services.ledger.events).attempts.spending);
  const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
  const used = { costUsd, isCostKnown, isEstimate, tokens: spentTokens(spent), turns };
  return { used, reached: usedUp(run)?.text ?? null };
}
