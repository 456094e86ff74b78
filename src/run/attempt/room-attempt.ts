import { runProgram } from '../../agents/program/agent.ts';
import { commitRecord } from '../../record/documents/documents.ts';
import { setUpCommand } from '../../settings/call/set-up-command.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import { UnmergeableError } from '../../system/git/calls/git-error.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { enterRoom, type RunContext } from '../context/run-context.ts';
import type { Proven } from '../merge/merge.ts';
import { bringDocuments, takeDocumentsBack } from '../room/carried-documents.ts';
import { bringInstalled } from '../room/installed-folders.ts';
import { openClone } from '../room/private-clone.ts';
import type { Room } from '../room/rooms.ts';
import { type AttemptResult, attemptPlan, buildFailedAttempt } from './attempt.ts';
import { writeAcceptance } from './author-call.ts';
import { isOthersDocument } from './restore-tree.ts';
import type { AttemptOrder } from './salvage.ts';

export async function attemptInRoom(order: AttemptOrder, run: RunContext): Promise<AttemptResult> {
  const { pool, folds } = run.isolation;
  await writeAcceptance(order.plan, run);
  const base = await folds.tip(run.workspace);
  const room = await pool.take(base);
  return runAndMerge(order, room, run, async (roomRun) => {
    if (bringDocuments(roomRun.workspace, run.policy.commitDocs)) roomRun.workspace.known = null;
    const failed = room.prepared === null ? await prepareRoom(order, room, roomRun) : null;
    return failed ?? attemptPlan(order, roomRun);
  });
}

/** Merges verified work; a conflict fails only this plan. After a machine fault the room keeps the only copy (I5). */
export async function runAndMerge(
  order: AttemptOrder,
  room: Room,
  run: RunContext,
  runAttempt: (roomRun: RunContext) => Promise<AttemptResult>,
): Promise<AttemptResult> {
  const { pool, folds } = run.isolation;
  const roomRun = enterRoom(room, run);
  const attempt = await runAttempt(roomRun);
  const { proven = null } = attempt;
  const isProven = attempt.signal.status !== 'failure' && proven !== null;
  const failed = isProven ? await mergeProven(order, { ...proven, part: attempt.part ?? null }, run) : null;
  if (isProven && failed === null) {
    await takeDocuments(order, proven.commit, roomRun);
    const recorded = folds.record(run.workspace.git, (plans) => commitRecord(plans, run));
    // Parallel plans needn't wait for the record.
    if (run.policy.parallel === 1) await recorded;
  }
  pool.giveBack(room);
  return failed ?? attempt;
}

async function takeDocuments({ plan, number }: AttemptOrder, commit: string, roomRun: RunContext): Promise<void> {
  const isOthers = (path: string) => isOthersDocument(path, plan, roomRun);
  const remaining = await takeDocumentsBack(roomRun.workspace, roomRun.policy.commitDocs ? commit : null, isOthers);
  if (remaining.length === 0) return;
  const message = `did not take over ${joinFirstFew(remaining)}, which the attempt wrote and which is not a document of plan ${plan.id}`;
  roomRun.services.ledger.append('warning', { plan: plan.id, attempt: number, message });
}

async function mergeProven(
  order: AttemptOrder,
  proven: VerifiedCommit & Pick<Proven, 'part'>,
  run: RunContext,
): Promise<AttemptResult | null> {
  const { plan, number } = order;
  const obstacle = await findMergeObstacle(order, proven, run);
  if (obstacle === null) return null;
  const attemptName = { phase: run.phase.id, plan: plan.id, attempt: number };
  const ref = await savePartialCommit(run.workspace.git, attemptName, proven.commit);
  await run.workspace.checkpoints.discard(proven.checkpoint);
  const { why, ...details } = obstacle;
  const message = `${why}; its work is kept in ${ref}`;
  return buildFailedAttempt(plan, number, { ...details, message, checkpoints: [ref] }, run);
}

async function findMergeObstacle(
  { plan, number }: AttemptOrder,
  proven: VerifiedCommit & Pick<Proven, 'part'>,
  run: RunContext,
): Promise<(SignalDetailsInput<'failure'> & { why: string }) | null> {
  try {
    const files = await run.isolation.folds.fold({ plan, attempt: number, ...proven }, run);
    const reason = `its work conflicts in ${files.join(', ')} with what other plans or commits changed meanwhile`;
    return files.length === 0 ? null : { reason: 'merge_conflict', why: reason, filesModified: [...files] };
  } catch (error) {
    if (!(error instanceof UnmergeableError)) throw error;
    return { reason: 'merge_conflict', why: error.message, retryable: false };
  }
}

async function prepareRoom(order: AttemptOrder, room: Room, run: RunContext): Promise<AttemptResult | null> {
  const incoming = await run.isolation.installed;
  await bringInstalled(run.isolation.checkout, room.root, incoming);
  const failed = await runSetUp(order, room, run);
  if (failed !== null) return failed;
  if (incoming.folders.length > 0 && room.prepared === null) {
    room.prepared = await room.git.state();
    run.workspace.known = null;
  }
  // File times can lag the clock by one tick.
  room.installed = { incoming, at: run.services.clock.now() + 100 };
  return null;
}

/** Runs `setup-command`, because a new room lacks ignored files (dependencies, `.env`). Returns null on success. */
async function runSetUp(
  { plan, number: attempt }: AttemptOrder,
  room: Room,
  run: RunContext,
): Promise<AttemptResult | null> {
  const command = setUpCommand(run.policy.setupCommand, run.workspace.root, run.workspace.project);
  if (command === null) return null;
  run.services.ledger.append('setup_start', { plan: plan.id, attempt, command });
  await openClone(room.git, run.found.branch);
  const { limits } = run.policy;
  const { ledger, clock, judging } = run.services;
  const home = judging.checksHome(room.name);
  const program = { command: 'bash', args: ['-c', command], inside: judging.namespaces.inCheckout };
  const options = {
    cwd: run.workspace.root,
    clock,
    graceMs: limits.graceMs,
    idleTimeoutMs: limits.idleTimeoutMs,
    cancel: run.services.interrupt.now,
    environment: judging.environment(home, room.root, { PHASE_ID: run.phase.id, PLAN_ID: plan.id }),
    timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
    logFile: ledger.logFile(plan.id, attempt, 'setup'),
    marker: run.workspace.git.processMark(run.runId, plan.id, attempt),
  };
  const ended = await runProgram(program, options);
  run.workspace.known = null;
  if (ended.ok) {
    judging.keepChecksHome(room.name, home);
    room.prepared = await room.git.state();
    return null;
  }
  const message = `setup-command failed in the plan's room: ${ended.message}`;
  const reason = ended.reason === 'invalid_plan' || ended.reason === null ? 'agent_error' : ended.reason;
  return buildFailedAttempt(plan, attempt, { reason, message }, run, { task: 'setup-command', specialist: 'bash' });
}
