import { awaitChecks } from '../chain/integration/awaited-checks.ts';
import { asksGate, gateRunnerFrom } from '../chain/integration/gate-runner.ts';
import { integrateRound } from '../chain/integration/integration.ts';
import { type ChainJob, getPushBranch, openChainJob } from '../chain/rounds/chain-job.ts';
import { canContinue, isUsedUp } from '../chain/rounds/next-round.ts';
import { ForgedError } from '../chain/transfer/provenance.ts';
import {
  brokenSetUp,
  collectWorkers,
  isSetUpBroken,
  noResults,
  openResultFolder,
  type ResultFolder,
} from '../chain/transfer/worker-transfer.ts';
import { unisolatedWarning } from '../chain/workers/job-isolation.ts';
import { readWorker, WorkerResultError } from '../chain/workers/worker-result.ts';
import type { Gate } from '../judge/decide/judge-commit.ts';
import { runPhaseGate } from '../judge/decide/phase-gate.ts';
import { listPlanChanges } from '../judge/run/plan-changes.ts';
import { samePhase } from '../plan/phase/phase-id.ts';
import { getGateArtifactName } from '../plan/schedule/job-matrix.ts';
import { type FindBranch, reportBrokenRun } from '../publish/announce/report-broken-run.ts';
import { resultOfRun } from '../publish/announce/run-result.ts';
import { publishSigned } from '../publish/branch/sign-commits.ts';
import { ArtifactError } from '../publish/host/artifacts.ts';
import { DispatchError, dispatchPhase } from '../publish/host/dispatch.ts';
import type { PhaseContext } from '../record/documents/phase-context.ts';
import { isSameWork } from '../record/log/tracking-files.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { isUsedUpBy } from '../run/context/run-context.ts';
import { endPhase } from '../run/loop/phase-end.ts';
import { listWeakerPlans, resumeRun } from '../run/loop/run-progress.ts';
import { BrokenRunError, describeFailure } from '../settings/call/failure.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { OtherSettingsError } from '../settings/file/effective-settings.ts';
import { type Settings, UsageError } from '../settings/table/settings.ts';
import { CompletionSignal } from '../signal/completion-signal.ts';
import { closeGate } from '../signal/exit-gate.ts';
import { describeNextPhase, type NextPhase } from '../signal/next-phase.ts';
import type { PhaseEnd } from '../signal/phase-outcome.ts';
import { shortenId } from '../system/text/text.ts';

/** Ends a chained run: integrates an open round, judges the exit gate and signals the phase's result. */
export const runConclude: CommandHandler = async (args, world) => {
  const { settings } = world;
  try {
    return await concludeRun(args, world);
  } catch (error) {
    if (error instanceof OtherSettingsError) throw error; // the command restarts with the correct settings
    const reason = `the last job could not conclude the phase: ${describeFailure(error).message}`;
    const [ref = ''] = args;
    const isPushed = settings.remote !== '';
    const findBranch: FindBranch = async (read) => ({ name: getPushBranch(read, settings), isPushed });
    await reportBrokenRun(reason, { ref, archive: 'phase-signal', findBranch }, world);
    if (ref === '') throw error;
    const context = { at: new Date(world.now()), runId: settings['run-id'] || undefined };
    const broken = { message: reason, stack: (error as Error).stack };
    const signal = CompletionSignal.failure(ref, broken, { reason: 'internal', retryable: false }, context);
    throw new BrokenRunError(signal, error as Error);
  }
};

async function concludeRun([ref = '']: readonly string[], world: World): Promise<CommandResult> {
  const { settings } = world;
  return openChainJob({ ref, opens: false }, world, async (job) => {
    const { run, read, publish } = job;
    refuseOtherRun(run, settings);
    if (settings.unisolated) run.services.ledger.append('warning', { message: unisolatedWarning });
    const results = await openResultFolder(world).catch((error: unknown) => {
      if (!(error instanceof ArtifactError)) throw error;
      world.progress(`the artifacts of this run cannot be fetched: ${error.message}`);
      return noResults; // missing results are lost, but the phase still gets its signal
    });
    const open = phaseState(run.services.ledger.earlier).run(run.runId).openRound();
    let progress = resumeRun(run);
    const { tags } = open
      ? await integrateRound(progress, await collectWorkers(open.jobs, results, world), open)
      : { tags: [] };
    const { gate, closed } = asksGate(run) ? await readGateResult(results, run, world) : noGateResult;
    // An open round or a missing gate result means that the chain broke, not that it ran out of rounds.
    const isBroken = open !== null || (gate === null && closed === null && asksGate(run));
    const isOpen =
      (await canContinue(progress)) ||
      (isBroken && progress.run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)));
    const cut = isBroken || !isUsedUp(progress, settings['max-rounds']) ? 'interrupted' : 'rounds';
    const isBudgetUsedUp = !isBroken && isUsedUpBy(run) !== null;
    progress = { ...progress, cut: isOpen && !isBudgetUsedUp ? cut : null };
    // A missing or forged gate result counts for nothing, and the signal gives the reason.
    const gateRunner = { ...gateRunnerFrom(gate, run), ...(closed === null ? {} : { setUp: async () => closed }) };
    const phaseEnd = await endPhase(progress, async () =>
      hostGate(
        await runPhaseGate(progress.run, gateRunner, {
          changes: await listPlanChanges(progress.run, progress.signals),
          questions: listWeakerPlans(progress),
        }),
        job,
        world,
      ),
    );
    const reported = await publishSigned(() => publish({ tags, released: true }), phaseEnd, run);
    const isPushed = settings.remote !== '';
    const reply = await resultOfRun(reported, { world, run, branch: job.branch, isPushed, archive: 'phase-signal' });
    const nextMessage = await startNextRun(reported, read.next, world);
    const location = `The work is at ${reported.head}${job.branch === null ? '' : ` on branch ${job.branch}`}`;
    const extraLines = [location, ...(nextMessage === null ? [] : [nextMessage])];
    const [text, summary] = [reply.text, reply.summary ?? ''].map((each) => [each.trimEnd(), ...extraLines].join('\n'));
    return { ...reply, text: text ?? '', summary: `${summary}\n` };
  });
}

async function hostGate(gate: Gate, { run, branch, start }: ChainJob, world: World): Promise<Gate> {
  if (world.settings.checks.length === 0 || !gate.decision.open) return gate;
  const { ledger } = run.services;
  const isRequested = phaseState(ledger.earlier).checkedCommits.has(start);
  const { verdict, why } = (await isSameWork(start, gate.commit, run.workspace))
    ? await awaitChecks({ commit: start, branch, isRequested, prefix: run.workspace.prefix }, world)
    : ({ verdict: 'unknown', why: `the pushed commit ${shortenId(start)} is not the judged one` } as const);
  ledger.append('host_checks', { commit: start, verdict, why });
  return verdict === 'pass'
    ? gate
    : { ...gate, decision: closeGate('checks', 'fix', `The project's own CI has not passed: ${why}`) };
}

/** Refuses a run that was never opened, and weaker gate settings than the run was opened with. */
function refuseOtherRun(run: PhaseContext, { checks }: Settings): void {
  const { testCommand, verifierCommand } = run.policy;
  const { opening, kinds } = phaseState(run.services.ledger.earlier).run(run.runId);
  if (opening === null)
    throw new UsageError(
      `run-id: run ${run.runId} was never opened for phase ${run.phase.id}; the job that runs integrate with round 0 says why`,
    );
  const missing = [
    ...(opening.gate?.tests && testCommand === '' ? ['test-command'] : []),
    ...(opening.gate?.verifier && verifierCommand === '' ? ['verifier-command'] : []),
    ...(checks.length === 0 && kinds.has('host_checks') ? ['checks'] : []),
  ];
  if (missing.length > 0)
    throw new UsageError(
      `${missing.join(', ')}: found nothing, but the run was opened with one; give conclude the same settings as integrate`,
    );
}

/** Reads the exit gate's result, which is null if it can't be used; `closed` gives the reason if it is known. */
async function readGateResult(results: ResultFolder, run: PhaseContext, world: World) {
  const artifact = world.settings['artifact-name'] || getGateArtifactName(run.phase.id);
  try {
    const folder = await results.gate(artifact);
    if (folder === null)
      return isSetUpBroken('gate-receipt', world.settings) ? { gate: null, closed: brokenSetUp } : noGateResult;
    const { leg } = readWorker(folder);
    if (leg.fault !== null) world.progress(`the exit gate could not run: ${leg.fault.message}`);
    const isOurs = leg.kind === 'gate' && leg.runId === run.runId && samePhase(leg.phase, run.phase.id);
    return { gate: isOurs && leg.fault === null ? leg.gate : null, closed: null };
  } catch (error) {
    if (error instanceof ForgedError) {
      const closed = `the result of the exit gate is forged and is ignored: ${error.message}; find out which agent did that before you run the phase again`;
      world.progress(closed);
      return { gate: null, closed };
    }
    if (!(error instanceof ArtifactError) && !(error instanceof WorkerResultError)) throw error;
    world.progress(`the result of the exit gate cannot be used: ${error.message}`);
    return noGateResult;
  }
}

const noGateResult = { gate: null, closed: null };

/** Starts the next rounds or phase if configured. Returns a message, or null if there was nothing to start. */
async function startNextRun(ended: PhaseEnd, after: NextPhase, world: World): Promise<string | null> {
  const { settings } = world;
  const { decision, head } = ended;
  // A run without any attempt would restart forever.
  const isOutOfRounds = decision.action === 'stop' && decision.reason === 'rounds' && ended.attempts > 0;
  const isAdvancing = decision.action === 'proceed' && settings['auto-advance'];
  if (isAdvancing && after.nextPhaseStatus !== 'planned')
    return `auto-advance starts no other phase: ${describeNextPhase(after)}`;
  const phase = isAdvancing ? after.nextPhase : null;
  const next = isOutOfRounds && settings['auto-continue'] ? ended.signal.phase : phase;
  if (next === null) return null;
  try {
    const workflow = await dispatchPhase(next, {
      head,
      token: settings['github-token'],
      environment: world.environment,
    });
    return `started ${workflow} for phase ${next}`;
  } catch (error) {
    if (!(error instanceof DispatchError)) throw error;
    // The phase's result stands even if the next run can't be started.
    return `phase ${next} was not started: ${error.message}`;
  }
}
