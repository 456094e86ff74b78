import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { FencedError } from '../../record/log/lease.ts';
import { getSignalPath } from '../../record/log/ledger.ts';
import { getPartialPrefix, recordRef } from '../../record/published/published-state.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { currentNames } from '../../record/readings/signed-commits.ts';
import type { World } from '../../settings/call/world.ts';
import {
  buildSignalContext,
  CompletionSignal,
  parseSignal,
  SignalError,
  withSignalCommits,
  withWarnings,
} from '../../signal/completion-signal.ts';
import { buildStop } from '../../signal/decision.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { toRefPart } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { isAncestor } from '../../system/git/history.ts';
import { updateRef } from '../../system/git/refs.ts';
import type { Remote } from '../../system/git/remote.ts';
import { shortenId } from '../../system/text/text.ts';
import { connectHost } from '../host/host-client.ts';
import { HostError } from '../host/host-error.ts';
import { type SignedCommit, signThroughHost } from './host-signing.ts';

export interface SigningContext {
  readonly run: PhaseContext;
  readonly remote: Remote;
  readonly world: World;
}

export interface Signing {
  readonly as: (sha: string) => string;
  readonly warning: string | null;
}

export const asTheyAre: Signing = { as: (sha) => sha, warning: null };

/**
 * Has the host sign the phase's commits (docs/decisions/0041), then moves the local branch and records that. Remote
 * branches don't move. On failure nothing moves and a warning says why. Call it right before a push, while no agent is
 * working.
 */
export async function signCommits(context: SigningContext): Promise<Signing> {
  const { run, world } = context;
  if (world.settings['commit-signing'] === 'off') return asTheyAre;
  const { git } = run.workspace;
  const { sha: head, branch } = await git.head();
  const signed = await signSince(head, context).catch((error: unknown) => {
    if (error instanceof HostError || error instanceof GitError) return error;
    throw error;
  });
  if (signed instanceof Error) return buildUnsigned(signed, run);
  if (signed.length === 0) return asTheyAre;
  const names = new Map(signed.flatMap(({ sha, replaces }) => replaces.map((each) => [each, sha] as const)));
  const as = (sha: string) => names.get(sha) ?? sha;
  // Keeps the originals, because texts of agents and questions mention them.
  const saved = `${getPartialPrefix(toRefPart(run.phase.id))}unsigned/${shortenId(head)}`;
  await updateRef(git, saved, head, await git.resolve(saved));
  // Recorded before the branch moves, so that a run after a crash knows where it must be.
  run.services.ledger.append('signed', { from: head, to: as(head), branch, commits: [...names] });
  await git.moveHead(head, as(head), 'phase-executor: signed', { ref: branch ?? 'HEAD' });
  run.workspace.known = null;
  renameInSignal(as, run);
  return { as, warning: null };
}

function renameInSignal(rename: Signing['as'], { services: { ledger } }: PhaseContext): void {
  const text = tryReadRegular(getSignalPath(ledger.dir, null));
  try {
    if (text !== null) ledger.writeSignal(null, withSignalCommits(parseSignal(text), rename));
  } catch (error) {
    if (!(error instanceof SignalError)) throw error; // a signal that cannot be read names no commit
  }
}

/**
 * Returns the last signed commit of the phase, or the commit on which its oldest recorded run began. Not `startCommit`,
 * because a completed phase may restart on unsigned commits.
 */
async function findBeginning({ services, found, workspace }: PhaseContext, head: string): Promise<string> {
  const { git } = workspace;
  const { events } = services.ledger;
  const firstStart = events.find((event) => event.event === 'phase_start');
  for (const commit of [phaseState(events).signing?.to, firstStart?.base])
    if (commit !== undefined && (await git.resolve(commit)) !== null && (await isAncestor(git, commit, head)))
      return commit;
  return found.startCommit;
}

async function signSince(head: string, { run, remote, world }: SigningContext): Promise<SignedCommit[]> {
  const { events } = run.services.ledger;
  return signThroughHost({
    git: run.workspace.git,
    remote,
    head,
    since: await findBeginning(run, head),
    ref: recordRef({ phase: run.phase.id, prefix: run.workspace.prefix }).replace(/state$/, 'signing'),
    named: new Set(JSON.stringify(events).match(/\b[0-9a-f]{40,64}\b/g)),
    nameOf: currentNames(events),
    connect: () => connectHost(world, totalTimeoutMs),
    report: world.progress,
  });
}

const totalTimeoutMs = 300_000;

function buildUnsigned({ message }: Error, { phase, services }: PhaseContext): Signing {
  const warning = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
  services.ledger.append('warning', { message: warning });
  return { ...asTheyAre, warning };
}

/** Publishes the end of a phase. If that fails, the phase fails. */
export async function publishSigned(
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
    return {
      ...ended,
      judged,
      head: as(ended.head),
      signal,
      signalPath: run.services.ledger.writeSignal(null, signal),
    };
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof FencedError)) throw error;
    const message = `it ended as ${ended.exitStatus}, but the result could not be pushed, so it does not count: ${error.message}`;
    const details = { reason: 'internal' as const, retryable: false, nextSteps: ['run this job again'] };
    const signal = CompletionSignal.failure(
      run.phase.id,
      { message, stack: error.stack },
      details,
      buildSignalContext(run),
    );
    // The run that took over reports the phase.
    const isTakenOver = error instanceof FencedError;
    const decision = isTakenOver
      ? buildStop('taken_over', message, 'taken-over')
      : buildStop('unpublished', message, 'unpublished');
    const signalPath = run.services.ledger.writeSignal(null, signal);
    return { ...ended, signal, signalPath, decision, exitStatus: 'ABORTED', exitCode: TECHNICAL_EXIT.INTERNAL };
  }
}
