import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLogEnding } from '../../agents/adapters/log-ending.ts';
import { type AgentRun, notRun } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { AgentLog } from '../../record/log/ledger.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { buildInterruptedSignal } from '../../signal/completion-signal.ts';
import { filesDirtyAt } from '../../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { urgentGraceMs } from '../../system/process/child.ts';
import { measureElapsed } from '../../system/process/machine.ts';
import { isAnyMarked, stopMarked, sweepMarked } from '../../system/process/process-tree.ts';
import { clearSpecialFiles } from '../../system/process/special-files.ts';
import type { RunContext } from '../context/run-context.ts';
import { takeLeftCommits } from '../room/private-clone.ts';
import { type AttemptResult, buildFailedAttempt, concludeAttempt } from './attempt.ts';
import { Attempt } from './attempt-state.ts';
import { closeExchange, getExchange } from './exchange.ts';
import { runAndMerge } from './room-attempt.ts';
import { takeWork } from './sandboxed-call.ts';

/** Waits for the agent of a dead run to end, then judges and merges its work as usual. */
export async function adoptAttempt(plan: Plan, orphan: Orphan, run: RunContext): Promise<AttemptResult> {
  const { pool, rooms } = run.isolation;
  const { attempt: number, runId, adopters, tag, endsAt, isEndSeen } = orphan;
  run.services.ledger.append('adopt', {
    plan: plan.id,
    attempt: number,
    from: runId,
    adopters,
    tag,
    endsAt: new Date(endsAt).toISOString(),
    isAtWork: !isEndSeen && isAnyMarked(listProcessMarks(orphan, run)[0] ?? ''),
  });
  run.services.ledger.writeSignal(plan.id, buildInterruptedSignal(plan.id, number, run));
  const agentRun = await awaitEnd(orphan, run);
  if (agentRun.spent)
    run.services.ledger.append('agent_spend', { plan: plan.id, attempt: number, spent: agentRun.spent });
  // Not earlier: while it runs, the agent could still remove both.
  const room = rooms.find(orphan.place);
  const checkpoint = (await run.workspace.checkpoints.list()).find((each) => each.tag === tag);
  if (room === null || checkpoint === undefined || !existsSync(room.root)) {
    if (room !== null) pool.giveBack(room);
    return endLostAttempt(plan, orphan, checkpoint, run);
  }
  const conclude = (inside: RunContext) => concludeOrphan(plan, orphan, checkpoint, agentRun, inside);
  return runAndMerge({ plan, number, earlier: null }, room, run, conclude);
}

async function concludeOrphan(
  plan: Plan,
  orphan: Orphan,
  checkpoint: Checkpoint,
  agentRun: AgentRun,
  run: RunContext,
): Promise<AttemptResult> {
  const work = async () => {
    await clearSpecialFiles(run.workspace.git.root);
    const warnings = await takeWork(attempt, (name) => takeLeftCommits(run.workspace.git, name));
    await undoChecks(orphan, run.workspace);
    return { agentRun, warnings };
  };
  const exchange = getExchange(
    join(dirname(run.services.exchangeDir), `phase-executor-${orphan.runId}`),
    plan.id,
    orphan.attempt,
  );
  const attempt = new Attempt(plan, orphan.attempt, run, {
    startedAt: run.services.clock.uptimeMs() - measureElapsed(orphan.startedAt, run.services.clock),
    endsAt: 0, // an adopting run never calls the agent again
    repairs: orphan.repairs ?? 0,
    checkpoint,
    exchange,
    isEndSeen: orphan.isEndSeen,
    summaryBefore: await readTextInTree(
      run.workspace.git,
      checkpoint.head,
      `${run.workspace.prefix}${plan.summaryPath}`,
    ),
    dirtyBefore: new Set(await filesDirtyAt(run.workspace.git, checkpoint)),
    earlier: null,
  });
  attempt.boundaries.push(orphan.boundary);
  const result = await concludeAttempt(attempt, work);
  closeExchange(exchange);
  return result;
}

const pollIntervalMs = 200;

/** Waits until all processes of the attempt have exited, or kills them at its time limit (I6, I12). */
async function awaitEnd(orphan: Orphan, run: PhaseContext): Promise<AgentRun> {
  const logs = listAgentLogs(orphan, run);
  const { clock, interrupt } = run.services;
  const { limits } = run.policy;
  const marks = listProcessMarks(orphan, run);
  const [mark = ''] = marks;
  // The wall clock may have been changed, so the remaining time is capped at one attempt's limit.
  const remaining = Math.min(orphan.endsAt - clock.now(), limits.timeoutMs);
  const stopAt = Math.min(clock.uptimeMs() + remaining, limits.deadlineAt);
  let reason: 'interrupted' | 'timeout' | null = null;
  // Check twice: a process calling exec briefly has no marker.
  for (let quietChecks = 0; quietChecks < 2 && !orphan.isEndSeen; ) {
    quietChecks = isAnyMarked(mark) ? 0 : quietChecks + 1;
    if (quietChecks === 2) break;
    reason = interrupt.now.aborted ? 'interrupted' : quietChecks === 0 && clock.uptimeMs() >= stopAt ? 'timeout' : null;
    if (reason !== null) break;
    await clock.sleep(
      quietChecks === 0 ? Math.max(1, Math.min(pollIntervalMs, stopAt - clock.uptimeMs())) : 10,
      interrupt.now,
    );
  }
  // Ask the agent to stop before killing it, with a shorter grace period if a person interrupted the run.
  if (reason !== null)
    await stopMarked(mark, reason === 'timeout' ? limits.graceMs : Math.min(limits.graceMs, urgentGraceMs));
  const sweeps = await Promise.all(marks.map((each) => sweepMarked(each)));
  const survivors = sweeps.reduce((all, { killed }) => all + killed, 0);
  const facts = { ...notRun, durationMs: measureElapsed(orphan.startedAt, clock), survivors };
  if (sweeps.some(({ escaped }) => escaped > 0))
    return {
      ...facts,
      message: 'processes of the adopted attempt could not be stopped and may still write to its room',
    };
  if (reason === 'interrupted')
    return { ...facts, reason, message: 'the run was interrupted while the agent of the adopted attempt worked' };
  if (reason === 'timeout')
    return { ...facts, reason, message: 'the agent of the adopted attempt was still running at its time limit' };
  const reported = orphan.isEndSeen ? null : await readLogEnding(orphan.agent, logs);
  return { ...facts, ok: true, reason: null, message: null, ...reported, durationMs: facts.durationMs, survivors };
}

function listProcessMarks({ runId, adopters, plan, attempt }: Orphan, { workspace: { git } }: PhaseContext): string[] {
  return [runId, ...adopters].map((id) => git.processMark(id, plan, attempt));
}

function listAgentLogs({ plan, attempt, repairs = 0 }: Orphan, { services: { ledger } }: PhaseContext): string[] {
  const names = Array.from({ length: repairs }, (_, at): AgentLog => `repair-${at + 1}`);
  return (['agent', ...names] as const).map((name) => ledger.logFile(plan, attempt, name));
}

async function undoChecks({ plan, checkedSince }: Orphan, { checkpoints }: Workspace): Promise<void> {
  if (checkedSince === null) return;
  const checkpoint = (await checkpoints.list()).find((each) => each.plan === plan && each.at === checkedSince);
  if (checkpoint === undefined) return;
  await checkpoints.rollback(checkpoint, { saved: 'nothing' });
  await checkpoints.discard(checkpoint);
}

async function endLostAttempt(
  plan: Plan,
  { attempt, tag, runId }: Orphan,
  checkpoint: Checkpoint | undefined,
  run: RunContext,
): Promise<AttemptResult> {
  if (checkpoint !== undefined) await run.workspace.checkpoints.discard(checkpoint);
  run.services.ledger.append('recovered', { plan: plan.id, attempt, tag, kept: null, cutOffRun: runId });
  const message = `the run died during attempt ${attempt}, and its room is gone`;
  return buildFailedAttempt(plan, attempt, { reason: 'interrupted', message, retryable: true }, run);
}
