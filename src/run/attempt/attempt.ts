import { join } from 'node:path';
import type { AgentRun } from '../../agents/program/agent.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import { buildInterruptedSignal, buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { withoutControls } from '../../system/text/text.ts';
import { getAttemptEnd, type RunContext } from '../context/run-context.ts';
import { noteAttempt } from '../room/attempt-note.ts';
import { type AgentWork, runAgent } from './agent-work.ts';
import { buildPrompt } from './attempt-prompt.ts';
import { buildAttemptSignal, getEndingText } from './attempt-signal.ts';
import { Attempt } from './attempt-state.ts';
import { openExchange, type ReportedFailure, readHandoff } from './exchange.ts';
import { callWithRepairs } from './repair.ts';
import { undoChanges } from './restore-tree.ts';
import {
  type AttemptOrder,
  buildFactsHandoff,
  commitSalvage,
  type EarlierAttempt,
  wasStoppedEarly,
} from './salvage.ts';

export interface AttemptResult {
  readonly signal: CompletionSignal;
  readonly earlier: EarlierAttempt | null;
  readonly proven?: VerifiedCommit | null;
  readonly part?: PlanPart;
  /** The run was stopped before the agent started, so this doesn't count as an attempt. */
  readonly isAgentless?: true;
}

/** Runs one attempt, from checkpoint to commit or rollback (I1, I4, I5). Agent errors never throw. */
export async function attemptPlan(order: AttemptOrder, run: RunContext): Promise<AttemptResult> {
  const { plan, earlier } = order;
  if (run.services.interrupt.soon.aborted)
    return { signal: buildInterruptedSignal(plan.id, undefined, run), earlier: null, isAgentless: true };
  const attempt = await beginAttempt(order, run);
  return concludeAttempt(attempt, async () => {
    if (earlier?.salvage) {
      run.services.ledger.append('salvage', { ...attempt.stamp, from: earlier.salvage.ref });
      await commitSalvage(earlier.salvage, `${run.workspace.prefix}${plan.summaryPath}`, run.workspace);
    }
    const prompt = (deadline: string) => buildPrompt(order, deadline, run);
    return runAgent(attempt, { prompt, session: null, log: 'agent' });
  });
}

async function beginAttempt({ plan, number, earlier }: AttemptOrder, run: RunContext): Promise<Attempt> {
  const { services, workspace } = run;
  const startedAt = services.clock.uptimeMs();
  const at = new Date(services.clock.now());
  const stamp = { plan: plan.id, attempt: number };
  services.ledger.append('attempt_start', { ...stamp, since: at.toISOString() });
  // Not synced to disk, because the previous signal says the same.
  services.ledger.writeSignal(plan.id, buildInterruptedSignal(plan.id, number, run), 'fleeting');

  const treeState = workspace.known ?? (await workspace.git.state());
  const phase = run.phase.id;
  const checkpoint = await workspace.checkpoints.create({ phase, plan: plan.id, at, known: treeState });
  workspace.known = null;
  const { tag, head } = checkpoint;
  noteAttempt(workspace.git, tag);
  services.ledger.append('checkpoint', { ...stamp, tag, head, place: workspace.git.root });
  return new Attempt(plan, number, run, {
    startedAt,
    endsAt: getAttemptEnd(run),
    repairs: 0,
    checkpoint,
    summaryBefore: tryReadRegular(join(workspace.root, plan.summaryPath)),
    isEndSeen: true,
    dirtyBefore: new Set(treeState.changes.map(({ path }) => path)),
    earlier,
    exchange: openExchange(services.exchangeDir, plan.id, number),
  });
}

/** Verifies the attempt, then commits or rolls back. Throws only for machine faults, after restoring the tree. */
export async function concludeAttempt(attempt: Attempt, work: () => Promise<AgentWork>): Promise<AttemptResult> {
  const { plan, number, run, start, stamp } = attempt;
  const { ledger, clock } = run.services;
  const { ending, agentRun, repairs, fault } = await callWithRepairs(attempt, work);
  const written = readHandoff(start.exchange);
  const message = withoutControls(getEndingText(ending)).slice(0, 4000);
  const error = ending.status === 'failure' ? buildErrorRecord(attempt, ending, agentRun) : null;
  // Recorded first, because the same fault may break the next steps.
  if (fault && error) ledger.append('attempt_failed', { ...stamp, ...error, isMachines: true });
  const isDone = ending.status === 'success' || ending.status === 'part';
  const saved = isDone ? null : await undoChanges(attempt, message);
  if (fault) throw fault.error;
  const mayBeTaken = ending.status === 'failure' && run.policy.onFailure === 'keep';
  const taken = mayBeTaken && wasStoppedEarly(ending.reason, saved, run) ? saved : null;
  const handoff = written ?? (taken && JSON.stringify(buildFactsHandoff(plan, taken, message, run)));
  const handoffPath = handoff === null ? null : ledger.keepHandoff(plan.id, number, handoff);
  if (error !== null) ledger.append('attempt_failed', { ...stamp, ...error });
  const durationMs = clock.uptimeMs() - start.startedAt;
  const signal = buildAttemptSignal(attempt, ending, { repairs, saved, handoffPath, durationMs });
  if (!isDone) return { signal, earlier: { attempt: number, message, handoff, salvage: taken } };
  return { signal, earlier: null, proven: ending.proven, ...(ending.status === 'part' ? { part: ending.part } : {}) };
}

export function buildFailedAttempt(
  plan: Plan,
  attempt: number,
  { message, ...details }: SignalDetailsInput<'failure'> & { message: string },
  run: RunContext,
  by: { readonly task: string; readonly specialist: string } = {
    task: `plan ${plan.id}`,
    specialist: run.services.agent.line ?? run.services.agent.name,
  },
): AttemptResult {
  const error = { ...by, error_type: details.reason, details: message };
  run.services.ledger.append('attempt_failed', { plan: plan.id, attempt, ...error });
  const signal = CompletionSignal.failure(run.phase.id, message, details, buildSignalContext(run, plan.id, attempt));
  return { signal, earlier: { attempt, message, handoff: null, salvage: null } };
}

function buildErrorRecord({ plan, run }: Attempt, ending: ReportedFailure, { lastProgress }: AgentRun) {
  const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
  return {
    task,
    specialist: run.services.agent.line ?? run.services.agent.name,
    error_type: ending.reason,
    details: ending.message,
  };
}
