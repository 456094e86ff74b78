import type { RunContext } from '../attempt/run-context.ts';
import type { PhaseEnd } from '../execute/phase-end.ts';
import { GitError } from '../git/git-error.ts';
import { isAncestor } from '../git/history.ts';
import { withoutSecret } from '../git/remote.ts';
import { FencedError } from '../ledger/lease.ts';
import { type Settings, UsageError } from '../settings/settings.ts';
import { CompletionSignal, withWarnings } from '../signal/completion-signal.ts';
import type { Decision } from '../signal/decision.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import type { World } from './command.ts';
import { remoteOf } from './remote.ts';
import { asTheyAre, type Signing, signCommits } from './sign-commits.ts';

/** What nobody else can see has not happened: a phase whose end could not be pushed has failed, and says with what. */
export async function published(publish: () => Promise<Signing>, ended: PhaseEnd, run: RunContext): Promise<PhaseEnd> {
  try {
    const { as, remark } = await publish();
    const told = { ...ended, judged: ended.judged === null ? null : as(ended.judged) };
    if (remark === null) return told;
    const signal = withWarnings(ended.signal, [remark]);
    return { ...told, signal, signalPath: run.services.ledger.writeSignal(null, signal) };
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof FencedError)) throw error;
    const message = `it ended as ${ended.exitStatus}, but that could not be pushed, so nothing of it counts: ${error.message}`;
    const details = { reason: 'internal' as const, retryable: false, nextSteps: ['run this job again'] };
    const signal = CompletionSignal.failure(run.phase.id, message, details, {
      at: new Date(run.services.clock.now()),
      runId: run.runId,
    });
    // Whoever has taken the phase over says how it stands.
    const isTakenOver = error instanceof FencedError;
    const decision: Decision = {
      continue: false,
      action: 'stop',
      reason: isTakenOver ? 'taken-over' : 'unpublished',
      rule: isTakenOver ? 'taken_over' : 'unpublished',
      why: message,
    };
    const signalPath = run.services.ledger.writeSignal(null, signal);
    return { ...ended, signal, signalPath, decision, exitStatus: 'ABORTED', exitCode: TECHNICAL_EXIT.INTERNAL };
  }
}

/**
 * Looks where the branch stands that the work of a run is to be pushed to; returns how to push it, once no agent is left.
 * @throws UsageError where that branch has commits which this checkout has not, so that the work could not be pushed.
 */
export async function branchOfRun(
  run: RunContext,
  settings: Settings,
  world: World,
  publishRecord: () => Promise<void>,
): Promise<() => Promise<Signing>> {
  const { git } = run.workspace;
  if (settings.branch === '') return async () => asTheyAre;
  if (settings.remote === '')
    throw new UsageError(`branch: found "${settings.branch}", but no remote to push it to; give remote: origin`);
  const remote = remoteOf(git, settings, world);
  const name = `refs/heads/${settings.branch.replace(/^refs\/heads\//, '')}`;
  const from = (await remote.list([name])).get(name) ?? null;
  const start = await git.head();
  const where = `${name} on ${withoutSecret(settings.remote)}`;
  if (from !== null && ((await git.resolve(from)) === null || !(await isAncestor(git, from, start.sha))))
    throw new UsageError(
      `branch: ${where} stands at ${from}, which ${start.sha} does not contain, so the work could not be pushed there; check out that branch with its history (fetch-depth: 0)`,
    );
  return async () => {
    const signing = await signCommits({ run, remote, settings, world });
    // Before the branch, so that whoever goes on from the record stands on it.
    if (signing !== asTheyAre) await publishRecord();
    const { sha } = await git.head();
    if (sha !== from && !(await remote.move([{ name, to: sha, from }])))
      throw new GitError(`${where} was moved by someone else in the meantime; the work is at ${sha}`);
    return signing;
  };
}
