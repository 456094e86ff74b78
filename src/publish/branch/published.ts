import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { FencedError } from '../../record/log/lease.ts';
import { CompletionSignal, withSignalCommits, withWarnings } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { GitError } from '../../system/git/git-error.ts';
import { asTheyAre, type Signing } from './sign-commits.ts';

/** What nobody else can see has not happened: a phase whose end could not be pushed has failed, and says with what. */
export async function published(
  publish: () => Promise<Signing>,
  ended: PhaseEnd,
  run: PhaseContext,
): Promise<PhaseEnd> {
  try {
    const signing = await publish();
    if (signing === asTheyAre) return ended;
    const { as, warning } = signing;
    const signal = withWarnings(withSignalCommits(ended.signal, as), warning === null ? [] : [warning]);
    const judged = ended.judged === null ? null : as(ended.judged);
    return { ...ended, judged, signal, signalPath: run.services.ledger.writeSignal(null, signal) };
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof FencedError)) throw error;
    const message = `it ended as ${ended.exitStatus}, but the result could not be pushed, so it does not count: ${error.message}`;
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
