import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { FencedError } from '../../record/log/lease.ts';
import { signalPath } from '../../record/log/ledger.ts';
import { partialPrefix, recordRef } from '../../record/published/published-state.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { currentNames } from '../../record/readings/signed-commits.ts';
import type { World } from '../../settings/call/world.ts';
import {
  CompletionSignal,
  parseSignal,
  SignalError,
  signalContext,
  withSignalCommits,
  withWarnings,
} from '../../signal/completion-signal.ts';
import { buildStop } from '../../signal/decision.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { refPart } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { isAncestor } from '../../system/git/history.ts';
import { updateRef } from '../../system/git/refs.ts';
import type { Remote } from '../../system/git/remote.ts';
import { shortId } from '../../system/text/text.ts';
import { connectHost } from '../host/host-client.ts';
import { HostError } from '../host/host-error.ts';
import { type SignedCommit, signThroughHost } from './host-signing.ts';

export interface SigningContext {
  readonly run: PhaseContext;
  readonly remote: Remote;
  readonly world: World;
}

export interface Signing {
  /** Maps a commit to the one that the host made of it, else to itself. */
  readonly as: (sha: string) => string;
  /** Reason why commits stay unsigned although signing was asked for, as a sentence; null for none. */
  readonly warning: string | null;
}

export const asTheyAre: Signing = { as: (sha) => sha, warning: null };

/**
 * Has the host sign the commits of the phase (docs/decisions/0041), moves the checkout's branch to them and notes
 * that in the record; no branch moves on the remote. Where the host cannot, nothing moves here either, and a warning says
 * why. Call it right before a push, when no agent is at work.
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
  // The originals stay with the record: texts of agents and questions to people name them.
  const saved = `${partialPrefix(refPart(run.phase.id))}unsigned/${shortId(head)}`;
  await updateRef(git, saved, head, await git.resolve(saved));
  // Recorded before the move, so that a run after a crash knows where the branch must be.
  run.services.ledger.append('signed', { from: head, to: as(head), branch, commits: [...names] });
  await git.moveHead(head, as(head), 'phase-executor: signed', { ref: branch ?? 'HEAD' });
  run.workspace.known = null;
  renameInSignal(as, run);
  return { as, warning: null };
}

/** Renames the judged commit in the phase's signal, which is published with the record. */
function renameInSignal(as: Signing['as'], { services: { ledger } }: PhaseContext): void {
  const text = tryReadRegular(signalPath(ledger.dir, null));
  try {
    if (text !== null) ledger.writeSignal(null, withSignalCommits(parseSignal(text), as));
  } catch (error) {
    if (!(error instanceof SignalError)) throw error; // a signal that cannot be read names no commit
  }
}

/**
 * The last commit that a host signed for this phase, else that on which the oldest run on record began. Not `startCommit`: a
 * complete phase begins again on commits not yet signed.
 */
async function findBeginning({ services, found, workspace }: PhaseContext, head: string): Promise<string> {
  const { git } = workspace;
  const { events } = services.ledger;
  const first = events.find((event) => event.event === 'phase_start');
  for (const commit of [phaseState(events).signing?.to, first?.base])
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

/** For all calls together. */
const totalTimeoutMs = 300_000;

function buildUnsigned({ message }: Error, { phase, services }: PhaseContext): Signing {
  const warning = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
  services.ledger.append('warning', { message: warning });
  return { ...asTheyAre, warning };
}

/** Publishes the end of a phase. An end that could not be pushed does not count: the phase has failed. */
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
    const signal = CompletionSignal.failure(run.phase.id, { message, stack: error.stack }, details, signalContext(run));
    // The run that has taken over reports the state of the phase.
    const isTakenOver = error instanceof FencedError;
    const decision = isTakenOver
      ? buildStop('taken_over', message, 'taken-over')
      : buildStop('unpublished', message, 'unpublished');
    const signalPath = run.services.ledger.writeSignal(null, signal);
    return { ...ended, signal, signalPath, decision, exitStatus: 'ABORTED', exitCode: TECHNICAL_EXIT.INTERNAL };
  }
}
