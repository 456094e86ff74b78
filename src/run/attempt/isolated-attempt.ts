import { join } from 'node:path';
import { runProgram } from '../../agents/program/agent.ts';
import { commitRecord } from '../../record/documents/documents.ts';
import { setUpCommand } from '../../settings/call/set-up-command.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import { UnmergeableError } from '../../system/git/calls/git-error.ts';
import { Checkpoints, type VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Worktree } from '../../system/git/worktree.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Proven } from '../merge/merge.ts';
import { type AttemptResult, attemptPlan, failedAttempt } from './attempt.ts';
import { isHeld, noteReach } from './caged-call.ts';
import type { AttemptOrder } from './salvage.ts';

/** Runs one attempt in its own work tree, on top of what is merged so far. */
export async function attemptIsolated(order: AttemptOrder, run: RunContext): Promise<AttemptResult> {
  const { pool, folds, chores } = run.isolation;
  return chores.pauseWhile(async () => {
    const base = await folds.tip(run.workspace);
    const from = run.services.clock.now();
    const worktree = await pool.take(base);
    return foldedBack(order, worktree, { base, from }, run, async (inside) => {
      const failed = await setUp(order, inside);
      return failed ?? attemptPlan(order, inside);
    });
  });
}

/**
 * Merges what an attempt proves onto the branch. Writing where others work, or a conflict, fails this plan alone;
 * its work is kept. After a fault of ours, such as a full disk, the work tree stays as it is: its content may be
 * kept nowhere else (I5).
 */
export async function foldedBack(
  order: AttemptOrder,
  worktree: Worktree,
  { base, from }: { base: string; from: number },
  run: RunContext,
  attemptIn: (inside: RunContext) => Promise<AttemptResult>,
): Promise<AttemptResult> {
  const { pool, folds, chores, writes } = run.isolation;
  const { plan, number } = order;
  const inside = contextIn(worktree, run);
  const begun = {
    plan,
    attempt: number,
    git: worktree.git,
    base,
    from,
    logs: () => run.services.ledger.agentLogs(plan.id, number),
  };
  const occupancy = await writes.begin(begun, run.workspace.git);
  const attempt = await attemptIn(inside);
  const intrusion = isHeld(run) ? writes.forget(occupancy) : await folds.exclusively(() => writes.end(occupancy, run));
  const { proven = null } = attempt;
  const isProven = attempt.signal.status !== 'failure' && proven !== null;
  const ended = isProven
    ? ((await foldProven(order, { ...proven, part: attempt.part ?? null }, intrusion, run)) ?? attempt)
    : withIntrusion(attempt, intrusion);
  const record = () => folds.record(run.workspace.git, (plans) => commitRecord(plans, run));
  // With attempts in the checkout itself, nothing may be written there later.
  if (isProven && ended === attempt && run.policy.useWorktrees) chores.enqueue(record);
  else if (isProven && ended === attempt) await record();
  pool.giveBack(worktree);
  return ended;
}

/** Returns null when the work is on the branch now, else the failure. */
async function foldProven(
  order: AttemptOrder,
  proven: VerifiedCommit & Pick<Proven, 'part'>,
  intrusion: string | null,
  run: RunContext,
): Promise<AttemptResult | null> {
  const { plan, number } = order;
  const obstacle = await obstacleTo(order, proven, intrusion, run);
  if (obstacle === null) return null;
  const of = { phase: run.phase.id, plan: plan.id, attempt: number };
  const ref = await savePartialCommit(run.workspace.git, of, proven.commit);
  await run.workspace.checkpoints.discard(proven.checkpoint);
  const { why, ...details } = obstacle;
  const message = `${why}; its work is kept in ${ref}`;
  return failedAttempt(plan, number, { ...details, message, checkpoints: [ref] }, run);
}

/** Merges proven work onto the branch. Returns what stands in its way; null where it is merged. */
async function obstacleTo(
  { plan, number }: AttemptOrder,
  proven: VerifiedCommit & Pick<Proven, 'part'>,
  intrusion: string | null,
  run: RunContext,
): Promise<(SignalDetailsInput<'failure'> & { why: string }) | null> {
  if (intrusion !== null) return { reason: 'scope_violation', why: intrusion };
  try {
    const files = await run.isolation.folds.fold({ plan, attempt: number, ...proven }, run);
    const why = `its work conflicts in ${files.join(', ')} with what other plans changed meanwhile`;
    return files.length === 0 ? null : { reason: 'merge_conflict', why, filesModified: [...files] };
  } catch (error) {
    if (!(error instanceof UnmergeableError)) throw error;
    // Another attempt would meet the same obstacle.
    return { reason: 'merge_conflict', why: error.message, retryable: false };
  }
}

/** Tells the next attempt what else this one did. */
function withIntrusion(result: AttemptResult, intrusion: string | null): AttemptResult {
  if (intrusion === null || result.earlier === null) return result;
  const message = `${result.earlier.message}; besides, ${intrusion}`;
  return { ...result, earlier: { ...result.earlier, message } };
}

function contextIn({ root, git }: Worktree, run: RunContext): RunContext {
  const { project, prefix } = run.workspace;
  const checkpoints = new Checkpoints(git);
  const workspace = new Workspace({
    root: join(root, prefix),
    project,
    prefix,
    git,
    checkpoints,
    isolated: true,
    // Its neighbours and the set-up may have written there already.
    known: null,
  });
  return { ...run, workspace };
}

/** Runs `setup-command`, because a new work tree has no ignored files (dependencies, `.env`). Null on success. */
async function setUp({ plan, number: attempt }: AttemptOrder, run: RunContext): Promise<AttemptResult | null> {
  const command = setUpCommand(run.policy.setupCommand, run.workspace.root, run.workspace.project);
  if (command === null) return null;
  run.services.ledger.append('setup_start', { plan: plan.id, attempt, command });
  noteReach(run);
  const { limits } = run.policy;
  const { ledger, clock } = run.services;
  const program = { command: 'bash', args: ['-c', command], inside: run.services.judging.namespaces.inCheckout };
  const how = {
    cwd: run.workspace.root,
    clock,
    graceMs: limits.graceMs,
    idleTimeoutMs: limits.idleTimeoutMs,
    cancel: run.services.interrupt.now,
    environment: run.services.judging.environment(
      run.services.judging.checksHome(`${plan.id}-${attempt}`),
      run.workspace.git.root,
      { PHASE_ID: run.phase.id, PLAN_ID: plan.id },
    ),
    timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
    logFile: ledger.logFile(plan.id, attempt, 'setup'),
    marker: run.workspace.git.processMark(run.runId, plan.id, attempt),
  };
  const ended = await run.isolation.chores.runWhileWaiting(() => runProgram(program, how));
  if (ended.ok) return null;
  const message = `setup-command failed in the plan's work tree: ${ended.message}`;
  const reason = ended.reason === 'invalid_plan' || ended.reason === null ? 'agent_error' : ended.reason;
  return failedAttempt(plan, attempt, { reason, message }, run, { task: 'setup-command', specialist: 'bash' });
}
