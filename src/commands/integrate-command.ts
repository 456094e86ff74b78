import { awaitChecks } from '../chain/integration/awaited-checks.ts';
import { integrateRound } from '../chain/integration/integration.ts';
import { reopenPlan } from '../chain/integration/reopened-plan.ts';
import { type ChainJob, openChainJob, parseMatrixJobs } from '../chain/rounds/chain-job.ts';
import { type NextRound, planNextRound } from '../chain/rounds/next-round.ts';
import { collectWorkers, openResultFolder, withoutReceipts } from '../chain/transfer/worker-transfer.ts';
import { noteOpener, refuseWithoutTransport } from '../chain/workers/job-isolation.ts';
import { reportProgress } from '../publish/announce/report-to-host.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { announceProgress, type RunProgress, resumeRun, startRun } from '../run/loop/run-progress.ts';
import { deadlineLadder } from '../settings/call/job-limit.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { type Settings, UsageError } from '../settings/table/settings.ts';
import { escapeMarkdown } from '../system/text/markdown.ts';

/** Opens a chained run or integrates a round, publishes branch and record together and outputs the next jobs. */
export const runIntegrate: CommandHandler = async ([ref = ''], world) => {
  const { settings } = world;
  const { round, mode, 'max-rounds': max } = settings;
  if (round === 0) await refuseWithoutTransport('input-dir', world);
  return openChainJob({ ref, opens: round === 0 }, world, async (job) => {
    const { run, publish } = job;
    const progress = round === 0 ? startRun(run) : resumeRun(run);
    if (round === 0) {
      announceProgress(progress);
      noteOpener(run.services, job.start, world);
    }
    const { tags } = round === 0 ? { tags: [] } : await integrateRecordedRound(round, progress, job, world);
    const rounds = { mode, next: round + 1, most: max };
    let next = await planNextRound(progress, rounds);
    await publish({ tags, released: false });
    if (next.matrix === null && next.action === 'proceed' && settings.checks.length > 0) {
      if (await isSentBack(progress, job, world)) next = await planNextRound(progress, rounds);
      await publish({ tags: [], released: false });
    }
    const since = Date.parse(phaseState(run.services.ledger.events).run(run.runId).opening?.at ?? '') || world.now();
    const progressReport = { since, signals: progress.signals, next: `Next: ${describeNextStep(next)}.` };
    for (const note of await reportProgress(progressReport, { run, branch: job.branch }, world)) world.progress(note);
    return buildRoundReply(next, job, settings);
  });
};

/** Waits for the project's CI on the pushed work. True if it failed and a plan will run again. */
async function isSentBack(progress: RunProgress, { run, branch }: ChainJob, world: World) {
  const { git, prefix } = run.workspace;
  const { sha: commit } = await git.head();
  const answer = await awaitChecks({ commit, branch, isRequested: false, prefix }, world);
  const { verdict, why } = answer;
  run.services.ledger.append('host_checks', { commit, verdict, why });
  return verdict === 'red' && (await reopenPlan(progress, answer));
}

async function integrateRecordedRound(round: number, progress: RunProgress, { run, start }: ChainJob, world: World) {
  const { settings } = world;
  const configuredRound = {
    round,
    base: settings.base === '' ? start : settings.base,
    jobs: parseMatrixJobs(settings),
  };
  const opened = phaseState(run.services.ledger.earlier).run(run.runId).openRound(round) ?? configuredRound;
  if (opened.jobs.length === 0)
    throw new UsageError(`round: run ${run.runId} has no round ${round}, and there is no matrix`);
  const warning = withoutReceipts(world);
  if (warning !== null) run.services.ledger.append('warning', { message: warning });
  const workers = await collectWorkers(opened.jobs, await openResultFolder(world), world);
  return integrateRound(progress, workers, opened);
}

async function buildRoundReply(next: NextRound, job: ChainJob, settings: Settings): Promise<CommandResult> {
  const { run, branch } = job;
  const { matrix, round, gate, action: decision } = next;
  const { sha: base } = await run.workspace.git.head();
  const { jobMinutes, stepMinutes } = deadlineLadder(settings['job-timeout']);
  const phase = run.phase.id;
  const plans = run.schedule.plans.map(({ plan }) => plan.id);
  const completed = plans.filter((id) => run.progress.done.has(id));
  const remaining = plans.filter((id) => !run.progress.done.has(id));
  const notBefore = next.notBefore === null ? null : new Date(next.notBefore).toISOString();
  const json = { decision, matrix, round, gate, branch, base, notBefore, phase, plans, completed, remaining };
  const outputs = {
    decision,
    round: String(round),
    'not-before': notBefore ?? '',
    base,
    matrix: matrix === null ? '' : JSON.stringify(matrix),
    gate: gate ? 'true' : '',
    verifier: run.policy.verifierCommand === '' ? '' : 'true',
    branch: branch ?? '',
    'head-sha': base,
    phase,
    plans: JSON.stringify(plans),
    completed: JSON.stringify(completed),
    remaining: JSON.stringify(remaining),
    'leg-timeout-minutes': String(jobMinutes),
    'step-timeout-minutes': String(stepMinutes),
  };
  const text = `${completed.length} of ${plans.length} plans complete; ${describeNextStep(next)}`;
  return { exitCode: 0, json, text, summary: `${escapeMarkdown(text)}\n`, outputs };
}

function describeNextStep({ matrix, round, gate, action }: NextRound): string {
  if (matrix !== null) {
    const plans = matrix.include.map(({ plan }) => plan || 'all plans that can run');
    return `round ${round} executes ${plans.join(', ')} (${action})`;
  }
  return gate ? 'the exit gate runs next' : `no further round (${action})`;
}
