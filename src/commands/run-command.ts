import { createLocalRunner } from '../judge/decide/local-runner.ts';
import { ownBranch, reportBrokenRun } from '../publish/announce/report-broken-run.ts';
import { reportProgress } from '../publish/announce/report-to-host.ts';
import { resultOfRun } from '../publish/announce/run-result.ts';
import { publishSigned } from '../publish/branch/sign-commits.ts';
import { WorkBranch, withOrigin } from '../publish/branch/work-branch.ts';
import { recordedSignals } from '../record/project/current-ledger.ts';
import { adoptSummaries } from '../run/loop/adopt-summaries.ts';
import { runPhase } from '../run/loop/phase-run.ts';
import { type AgentChoice, findAgent, requireNamedAgent } from '../run/open/choose-agent.ts';
import { holdPhase } from '../run/open/hold-phase.ts';
import { holdShared, type RunScope } from '../run/open/own-record.ts';
import { warnOfCredentials } from '../run/open/policies.ts';
import { refuseUnready, selectPlans } from '../run/open/selected-plans.ts';
import { refuseUntestable, testProblem } from '../run/open/test-program.ts';
import { dryRun } from '../run/survey/dry-run.ts';
import { BrokenRunError, describeFailure } from '../settings/call/failure.ts';
import { getDeadline } from '../settings/call/job-limit.ts';
import type { CommandHandler, World } from '../settings/call/world.ts';
import { OtherSettingsError } from '../settings/file/effective-settings.ts';
import { UsageError } from '../settings/table/settings.ts';
import { CompletionSignal } from '../signal/completion-signal.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';

/** Runs all unfinished plans of a phase, or previews that with `dry-run`. */
export const runRun: CommandHandler = async ([ref = ''], input) => {
  const world = await withOrigin(input);
  const { settings } = world;
  if (settings.checks.length > 0)
    throw new UsageError(
      `checks: found ${settings.checks.join(', ')}, but only a chain (phase.yml) waits for the host's checks; use it, or run with --checks ""`,
    );
  if (settings['dry-run']) return dryRun(ref, world);
  // Missing requirements are reported before anything waits.
  const namedAgent = world.configuration.problem === null ? await requireNamedAgent(world) : null;
  const agent: AgentChoice = (read, scratch) => findAgent(world, read, scratch, namedAgent);
  const work = new WorkBranch(world);
  const openRecord = (scope: RunScope) => holdShared(scope, (phaseScope, last) => work.enter(phaseScope, last), world);
  const hold = { ref, agent, deadlineAt: await getDeadline(world), openRecord };
  return holdPhase(hold, world, async (context, read, publishRecord) => {
    const only = selectPlans(read, settings.only);
    warnOfCredentials(context);
    const { name: branch = null } = (await ownBranch(read, world)) ?? {};
    await adoptSummaries(context, createLocalRunner(undefined, context));
    refuseUnready(only, context);
    const open = read.schedule.plans.flatMap(({ plan }) => (context.progress.done.has(plan.id) ? [] : [plan]));
    refuseUntestable(await testProblem(open, world));
    const started = { since: world.now(), signals: new Map(), next: null };
    for (const note of await reportProgress(started, { run: context, branch }, world)) world.progress(note);
    try {
      const push = () => work.push(context, publishRecord);
      const phaseEnd = await publishSigned(push, await runPhase({ ...context, only }), context);
      const isPushed = work.isPushedAt(phaseEnd.head);
      return await resultOfRun(phaseEnd, { world, run: context, branch, isPushed, archive: 'own' });
    } catch (error) {
      const reason = `the run could not conclude the phase: ${describeFailure(error).message}`;
      await reportBrokenRun(reason, { ref, archive: 'own', findBranch: ownBranch }, world);
      const signal = recordedSignals(context.services.ledger.dir).get(null);
      const isOwn = signal?.status === 'failure' && signal.runId === context.runId;
      throw isOwn && error instanceof Error ? new BrokenRunError(signal, error) : error;
    }
  }).catch((error: Error) => {
    throw withSignal(error, ref, world);
  });
};

/** Adds a signal to an error that stopped a run before it could record anything. */
function withSignal(error: Error, phase: string, world: World): Error {
  const { exitCode, message } = describeFailure(error);
  const isReported = error instanceof BrokenRunError || error instanceof OtherSettingsError || phase === '';
  if (isReported || exitCode !== TECHNICAL_EXIT.INTERNAL) return error;
  const details = { reason: 'internal', retryable: false } as const;
  return new BrokenRunError(
    CompletionSignal.failure(phase, { message, stack: error.stack }, details, { at: new Date(world.now()) }),
    error,
  );
}
