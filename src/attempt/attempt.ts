import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentRun } from '../agents/agent.ts';
import { agentEnvironment } from '../agents/environment.ts';
import { oneLine } from '../agents/one-line.ts';
import { progressOf } from '../agents/progress.ts';
import { promptFor } from '../agents/prompt.ts';
import { tryRead } from '../files/atomic-file.ts';
import type { VerifiedCommit } from '../git/checkpoint/checkpoint.ts';
import type { KeptWork } from '../git/checkpoint/kept-work.ts';
import type { TreeState } from '../git/status.ts';
import { unchangedSince } from '../git/tree.ts';
import { FencedError } from '../ledger/lease.ts';
import type { Plan } from '../phase/plan.ts';
import { reach } from '../process/process-tree.ts';
import type { CompletionSignal } from '../signal/completion-signal.ts';
import { type AttemptStart, endingOf, failure } from './attempt-ending.ts';
import { type Ending, endingText, interruptedSignal, signalOf } from './attempt-signal.ts';
import { documentsAreOurs } from './bounds.ts';
import { paid } from './budget.ts';
import { type Exchange, openExchange, readHandoff } from './exchange.ts';
import { leaveOut } from './left-out.ts';
import { withWork } from './question.ts';
import type { RunContext, RunServices } from './run-context.ts';
import { type EarlierAttempt, handoffFromFacts, isSalvageable, salvage } from './salvage.ts';
import { remarkOn, setBackDocuments } from './set-back.ts';
import { guardTrackingFiles } from './tracking-files.ts';
import { undo } from './undo.ts';

/** One attempt of a plan that has ended. Whether another follows is not decided here, so its signal is not yet the plan's. */
export interface Attempt {
  readonly signal: CompletionSignal;
  /** What the agent of the next attempt should know of this one, and the work it may begin with; null after a success. */
  readonly earlier: EarlierAttempt | null;
  /** Its verified work, where somebody has to fold it onto the branch. */
  readonly proven?: VerifiedCommit | null;
  /** The run was stopped before its agent could begin: it counts as no attempt. */
  readonly isAgentless?: true;
}

/**
 * Runs one attempt: provisional signal, checkpoint, agent under its ceilings, verification, then the plan's commit or
 * a rollback with the work kept (I1, I4, I5). Never throws for anything the agent did.
 */
export async function attemptPlan(
  plan: Plan,
  number: number,
  earlier: EarlierAttempt | null,
  run: RunContext,
): Promise<Attempt> {
  if (run.services.interrupt.soon.aborted)
    return { signal: interruptedSignal(plan.id, undefined, run), earlier: null, isAgentless: true };
  const startedAt = run.services.clock.uptimeMs();
  const at = new Date(run.services.clock.now());
  const stamp = { plan: plan.id, attempt: number };
  run.services.ledger.append('attempt_start', { ...stamp, since: at.toISOString() });
  // It says what the one before it says already.
  run.services.ledger.writeSignal(plan.id, interruptedSignal(plan.id, number, run), 'fleeting');

  const before = run.workspace.known ?? (await run.workspace.checkpoints.scan());
  const checkpoint = await run.workspace.checkpoints.create({
    phase: run.phase.id,
    plan: plan.id,
    at,
    known: before,
  });
  run.workspace.invalidate();
  const { tag, head } = checkpoint;
  run.services.ledger.append('checkpoint', { ...stamp, tag, head, place: run.workspace.git.root });

  const begun = {
    startedAt,
    checkpoint,
    summaryBefore: tryRead(join(run.workspace.root, plan.summaryPath)),
    isEndSeen: true,
    dirtyBefore: new Set(before.changes.map(({ path }) => path)),
    untrackedBefore: new Set(before.changes.flatMap(({ kind, path }) => (kind === 'untracked' ? [path] : []))),
    inheritedFrom: earlier?.salvage?.tree ?? null,
    inheritedFiles: earlier?.salvage?.files ?? [],
    exchange: openExchange(run.services.exchangeDir, plan.id, number),
  };
  const work = async () => {
    if (earlier?.salvage) {
      run.services.ledger.append('salvage', { ...stamp, from: earlier.salvage.ref });
      await salvage(earlier.salvage, run.workspace);
    }
    run.progress.underWay.set(plan.id, { attempt: number, checkpoint, checkpoints: run.workspace.checkpoints });
    return runAgent(plan, number, earlier, begun.exchange, run).finally(() => run.progress.underWay.delete(plan.id));
  };
  return concludeAttempt(plan, number, begun, work, run);
}

/** What an agent did, and what of it was put back at once. */
export interface AgentWork {
  readonly agentRun: AgentRun;
  readonly remarks: readonly string[];
}

/**
 * Lets the work of an attempt be done and looks at what it left: verification, then the plan's commit or a rollback with
 * the work kept. Never throws for anything the agent did.
 */
export async function concludeAttempt(
  plan: Plan,
  number: number,
  begun: AttemptStart,
  work: () => Promise<AgentWork>,
  run: RunContext,
): Promise<Attempt> {
  const { startedAt, checkpoint, summaryBefore, exchange } = begun;
  const stamp = { plan: plan.id, attempt: number };
  const { ending, after, agentRun } = await within(plan, number, begun, work, run);
  const left = readHandoff(exchange);
  const durationMs = () => run.services.clock.uptimeMs() - startedAt;
  if (ending.status === 'success') {
    const handoffPath = left === null ? null : run.services.ledger.keepHandoff(plan.id, number, left);
    const said = { agentRun, kept: null, handoffPath, durationMs: durationMs() };
    return { signal: signalOf(plan.id, number, ending, said, run), earlier: null, proven: ending.proven };
  }

  const message = oneLine(endingText(ending)).slice(0, 4000);
  const kept = await undo(plan, number, { checkpoint, after, summaryBefore, message }, run);
  const isSalvaged = ending.status === 'failure' && isSalvageable(ending.reason, kept, run);
  const handoff = left ?? (kept && isSalvaged ? JSON.stringify(handoffFromFacts(plan, kept, message, run)) : null);
  const handoffPath = handoff === null ? null : run.services.ledger.keepHandoff(plan.id, number, handoff);
  if (ending.status === 'failure')
    run.services.ledger.append('attempt_failed', { ...stamp, ...blame(plan, ending, agentRun, run.services) });
  const said = { agentRun, kept: kept?.ref ?? null, handoffPath, durationMs: durationMs() };
  const signal = signalOf(plan.id, number, askedAbout(ending, kept, run), said, run);
  return { signal, earlier: { attempt: number, message, handoff, salvage: isSalvaged ? kept : null } };
}

/**
 * What happens between the checkpoint and either the commit or the rollback. An agent can leave behind what nobody
 * foresaw, so whatever goes wrong in here is a failed attempt, to be rolled back like any other.
 */
async function within(
  plan: Plan,
  attempt: number,
  begun: AttemptStart,
  work: () => Promise<AgentWork>,
  run: RunContext,
) {
  let agentRun: AgentRun = notRun;
  let after: TreeState | null = null;
  try {
    const worked = await work();
    agentRun = worked.agentRun;
    const hidden = await run.workspace.checkpoints.reveal(begun.checkpoint);
    const records = await run.workspace.checkpoints.restoreRecords(begun.checkpoint);
    if (records.length > 0)
      run.services.ledger.append('warning', { plan: plan.id, attempt, message: recordsText(plan, records) });
    after = await run.workspace.checkpoints.scan();
    if (hidden.length > 0) return { ending: failure('scope_violation', hiddenText(hidden)), after, agentRun };
    const intruded = run.workspace.isolated ? await run.isolation.writes.putNeighboursOut(plan, run) : [];
    if (intruded.length > 0) {
      run.services.ledger.append('set_back', { plan: plan.id, attempt, files: intruded });
      after = await run.workspace.checkpoints.scan();
    }
    const isOurs = documentsAreOurs(run);
    const setBack = isOurs
      ? await setBackDocuments(plan, begun.checkpoint, after, begun.dirtyBefore, run.workspace)
      : { files: [], remarks: [] };
    if (setBack.files.length > 0) {
      run.services.ledger.append('set_back', { plan: plan.id, attempt, files: setBack.files });
      after = await run.workspace.checkpoints.scan();
    }
    const left = leaveOut(plan, after, begun.untrackedBefore, await foundThere(begun, run), run);
    const facts = { ...begun, ...worked, after: left.state, left, setBack };
    const ending = await endingOf(plan, attempt, facts, run);
    return { ending, after, agentRun };
  } catch (error) {
    if (error instanceof FencedError) throw error; // nothing here is ours to undo any more
    const message = `what the attempt left could not be handled: ${error instanceof Error ? error.message : String(error)}`;
    return { ending: failure('agent_error', message), after: null, agentRun };
  }
}

/**
 * What was in a work tree of its own before the attempt began, and is as it was: made by the set-up or planted by a
 * neighbour, it is no work of this plan, whether or not the plan names it.
 */
async function foundThere({ checkpoint, dirtyBefore }: AttemptStart, run: RunContext): Promise<ReadonlySet<string>> {
  const { isolated, git } = run.workspace;
  if (!isolated || checkpoint.work === null) return new Set();
  return new Set(await unchangedSince(git, checkpoint.work, [...dirtyBefore]));
}

function recordsText({ id }: Plan, names: readonly string[]): string {
  const named = names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
  return `plan ${id} wrote refs of other phases, which are as before again: ${named}`;
}

function hiddenText(paths: readonly string[]): string {
  const named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
  return `the attempt told git not to look at ${named} (skip-worktree, assume-unchanged or a sparse checkout), so its changes there could not be seen; leave git's index and settings as they are`;
}

export const notRun: AgentRun = {
  ok: false,
  reason: 'agent_error',
  message: 'the agent was not run',
  exitCode: null,
  durationMs: 0,
  survivors: 0,
  tokensUsed: null,
  costUsd: null,
  lastProgress: null,
};

/** What the error log says of a failed attempt (seed 004): the task that was under way and the agent, by name. */
function blame(plan: Plan, ending: Ending & { status: 'failure' }, { lastProgress }: AgentRun, services: RunServices) {
  const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
  return { task, specialist: services.agent.name, error_type: ending.reason, details: ending.message };
}

/** With `on-failure: ask` a person decides what becomes of work that was stopped from outside. */
function askedAbout(ending: Ending, kept: KeptWork | null, run: RunContext): Ending {
  if (ending.status === 'blocked' && ending.isAboutWork && kept !== null) return withWork(ending, kept.ref);
  if (
    run.policy.onFailure !== 'ask' ||
    ending.status !== 'failure' ||
    !isSalvageable(ending.reason, kept, { ...run, policy: { ...run.policy, onFailure: 'keep' } })
  )
    return ending;
  const nextSteps = [`git diff HEAD ${kept.ref} shows the work; run again with --on-failure keep or rollback`];
  return {
    status: 'blocked',
    reason: `${ending.message}; is its work in ${kept.ref} to be kept?`,
    details: { userInputRequired: true, options: ['keep', 'rollback'], nextSteps },
  };
}

async function runAgent(
  plan: Plan,
  attempt: number,
  earlier: EarlierAttempt | null,
  exchange: Exchange,
  run: RunContext,
): Promise<AgentWork> {
  const { limits } = run.policy;
  const { ledger, clock } = run.services;
  if (run.services.interrupt.now.aborted)
    return {
      agentRun: { ...notRun, reason: 'interrupted', message: 'the run was stopped before it began' },
      remarks: [],
    };
  const timeoutMs = Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs()));
  const deadline = new Date(clock.now() + timeoutMs).toISOString();
  const passed = [...(run.services.agent.variables ?? []), ...run.policy.agentEnv];
  const environment = agentEnvironment(run.services.environment, passed, {
    PHASE_ID: run.phase.id,
    PLAN_ID: plan.id,
    PLAN_PATH: plan.path,
    SUMMARY_PATH: plan.summaryPath,
    ATTEMPT: String(attempt),
    DEADLINE: deadline,
    SIGNAL_FILE: exchange.signal,
    HANDOFF_FILE: exchange.handoff,
  });
  const setBack = guardTrackingFiles(run.workspace.root);
  ledger.append('agent_start', { plan: plan.id, attempt, agent: run.services.agent.name, timeoutMs });
  const before = earlier === null ? null : { ...earlier, salvaged: earlier.salvage !== null };
  writeFileSync(exchange.prompt, promptFor(plan, { phase: run.phase.id, attempt, deadline, earlier: before }));
  const stamp = { plan: plan.id, attempt };
  const meter = run.services.budget.open(plan.id, attempt, (spent) =>
    ledger.append('agent_spend', { ...stamp, spent }),
  );
  const running = run.services.agent.run({
    meter,
    gateway: run.services.gateway,
    plan,
    environment: { ...environment, ...run.workspace.git.identity, ...run.workspace.git.syncVariables(environment) },
    timeoutMs,
    clock,
    promptFile: exchange.prompt,
    cwd: run.workspace.root,
    idleTimeoutMs: limits.idleTimeoutMs,
    graceMs: limits.graceMs,
    cancel: run.services.interrupt.now,
    logFile: ledger.logFile(plan.id, attempt),
    marker: `${run.runId}/${plan.id}/${attempt}`,
    // Where environments cannot be read nobody could find it again.
    outlivesUs: run.workspace.isolated && reach() === 'full',
    onProgress: (what) => ledger.append('agent_progress', { plan: plan.id, attempt, what }),
    onActivity: progressOf(clock, (what, activity) =>
      ledger.append('agent_progress', { plan: plan.id, attempt, what, activity }),
    ),
  });
  // Beside others the time of an agent is time for chores.
  const ended = await (run.workspace.isolated ? run.isolation.chores.runWhileWaiting(() => running) : running);
  const agentRun = paid(ended, meter);
  const { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
  ledger.append('agent_end', { ...stamp, ok, reason, exitCode, durationMs, survivors, ...(spent ? { spent } : {}) });
  if (agentRun.note !== undefined) ledger.append('warning', { plan: plan.id, attempt, message: agentRun.note });
  // Behind a link there may be anybody's files; the rollback puts the folder itself back.
  const undone = documentsAreOurs(run) ? setBack() : [];
  const files = undone.map(({ file }) => file);
  if (files.length > 0) ledger.append('set_back', { plan: plan.id, attempt, files });
  const remarks = undone.flatMap(({ file, before, now }) =>
    file.endsWith('.md') ? [remarkOn(`${run.workspace.prefix}${file}`, before ?? '', now)] : [],
  );
  return { agentRun, remarks };
}
