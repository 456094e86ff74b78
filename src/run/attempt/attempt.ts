import { join } from 'node:path';
import type { AgentRun } from '../../agents/program/agent.ts';
import { promptFor } from '../../agents/prompt/prompt.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readPlanText } from '../../plan/phase/plan-text.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type CompletionSignal, interruptedSignal } from '../../signal/completion-signal.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { withoutControls } from '../../system/files/control-characters.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { RunContext } from '../context/run-context.ts';
import { stageOf, standingIn } from '../questions/standing.ts';
import { type AgentWork, endOfAttempt, runAgent } from './agent-work.ts';
import { endingText, signalOf } from './attempt-signal.ts';
import { Attempt } from './attempt-state.ts';
import { openExchange, readHandoff, type SaidFailure } from './exchange.ts';
import { callWithRepairs } from './repair.ts';
import { undo } from './restore-tree.ts';
import { type EarlierAttempt, handoffFromFacts, isSalvageable, salvage } from './salvage.ts';

/** The result of an attempt. Whether another follows is not decided here, so its signal is not yet the plan's. */
export interface AttemptResult {
  readonly signal: CompletionSignal;
  /** Facts for the agent of the next attempt, and the work it may begin with; null after a success. */
  readonly earlier: EarlierAttempt | null;
  /** Its verified work, where that has still to be folded onto the branch. */
  readonly proven?: VerifiedCommit | null;
  /** The part that it did of a plan that goes on when a person has answered. */
  readonly part?: PlanPart;
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
): Promise<AttemptResult> {
  if (run.services.interrupt.soon.aborted)
    return { signal: interruptedSignal(plan.id, undefined, run), earlier: null, isAgentless: true };
  const attempt = await begin(plan, number, earlier, run);
  return concludeAttempt(attempt, async () => {
    if (earlier?.salvage) {
      run.services.ledger.append('salvage', { ...attempt.stamp, from: earlier.salvage.ref });
      await salvage(earlier.salvage, run.workspace);
    }
    const prompt = (deadline: string) => promptOf(plan, number, deadline, earlier, run);
    return runAgent(attempt, { prompt, session: null, log: 'agent' });
  });
}

async function begin(plan: Plan, number: number, earlier: EarlierAttempt | null, run: RunContext): Promise<Attempt> {
  const { services, workspace } = run;
  const startedAt = services.clock.uptimeMs();
  const at = new Date(services.clock.now());
  const stamp = { plan: plan.id, attempt: number };
  services.ledger.append('attempt_start', { ...stamp, since: at.toISOString() });
  // It says what the one before it says already.
  services.ledger.writeSignal(plan.id, interruptedSignal(plan.id, number, run), 'fleeting');

  const known = workspace.known ?? (await workspace.checkpoints.scan());
  const phase = run.phase.id;
  const checkpoint = await workspace.checkpoints.create({ phase, plan: plan.id, at, known, isOfAttempt: true });
  workspace.invalidate();
  const { tag, head } = checkpoint;
  services.ledger.append('checkpoint', { ...stamp, tag, head, place: workspace.git.root });
  return new Attempt(plan, number, run, {
    startedAt,
    endsAt: endOfAttempt(run),
    repairs: 0,
    checkpoint,
    summaryBefore: tryReadRegular(join(workspace.root, plan.summaryPath)),
    isEndSeen: true,
    dirtyBefore: new Set(known.changes.map(({ path }) => path)),
    untrackedBefore: new Set(known.changes.flatMap(({ kind, path }) => (kind === 'untracked' ? [path] : []))),
    inheritedFrom: earlier?.salvage?.tree ?? null,
    inheritedFiles: earlier?.salvage?.files ?? [],
    exchange: openExchange(services.exchangeDir, plan.id, number),
  });
}

/** The part of a run that goes into a prompt. */
interface PromptingRun {
  readonly phase: { readonly id: string };
  readonly policy: Pick<RunPolicy, 'teamRules'>;
  readonly found: Pick<RunContext['found'], 'standings'>;
}

/** What the agent of an attempt is told. `deadline` is an ISO time. */
export function promptOf(
  plan: Plan,
  attempt: number,
  deadline: string,
  before: EarlierAttempt | null,
  run: PromptingRun,
): string {
  const { text, reads } = readPlanText(plan.text);
  const earlier = before === null ? null : { ...before, salvaged: before.salvage !== null };
  const { teamRules } = run.policy;
  const standing = standingIn(plan, run);
  const stage = stageOf(plan, standing);
  const answers = standing.told.map(({ asked, answer }) => ({ asked, text: answer.text }));
  const context = { phase: run.phase.id, attempt, deadline, earlier, teamRules, reads, stage, answers };
  return promptFor({ ...plan, text }, context);
}

/**
 * Has the work of an attempt done and looks at what it left: verification, then the plan's commit or a rollback with the
 * work kept. Never throws for anything the agent did. Where the machine kept us from handling the work the attempt counts as
 * none, the tree is put back as far as that can be done, and the error is thrown on, which ends the run.
 */
export async function concludeAttempt(attempt: Attempt, work: () => Promise<AgentWork>): Promise<AttemptResult> {
  const { plan, number, run, start, stamp } = attempt;
  const { ledger, clock } = run.services;
  const { ending, agentRun, repairs, fault } = await callWithRepairs(attempt, work);
  const written = readHandoff(start.exchange);
  const message = withoutControls(endingText(ending)).slice(0, 4000);
  const error = ending.status === 'failure' ? errorRecord(attempt, ending, agentRun) : null;
  // First, for what follows may be refused as well.
  if (fault && error) ledger.append('attempt_failed', { ...stamp, ...error, isMachines: true });
  const isDone = ending.status === 'success' || ending.status === 'part';
  const kept = isDone ? null : await undo(attempt, message);
  if (fault) throw fault.error;
  const taken = ending.status === 'failure' && isSalvageable(ending.reason, kept, run) ? kept : null;
  const handoff = written ?? (taken && JSON.stringify(handoffFromFacts(plan, taken, message, run)));
  const handoffPath = handoff === null ? null : ledger.keepHandoff(plan.id, number, handoff);
  if (error !== null) ledger.append('attempt_failed', { ...stamp, ...error });
  const durationMs = clock.uptimeMs() - start.startedAt;
  const signal = signalOf(attempt, ending, { agentRun, repairs, kept, handoffPath, durationMs });
  if (!isDone) return { signal, earlier: { attempt: number, message, handoff, salvage: taken } };
  return { signal, earlier: null, proven: ending.proven, ...(ending.status === 'part' ? { part: ending.part } : {}) };
}

/** The entry of a failed attempt in the error log (seed 004): the task that was under way and the agent, by name. */
function errorRecord({ plan, run }: Attempt, ending: SaidFailure, { lastProgress }: AgentRun) {
  const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
  return { task, specialist: run.services.agent.name, error_type: ending.reason, details: ending.message };
}
