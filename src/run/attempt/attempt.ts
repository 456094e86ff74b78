import { join } from 'node:path';
import type { AgentRun } from '../../agents/program/agent.ts';
import { promptFor } from '../../agents/prompt/prompt.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readPlanText } from '../../plan/phase/plan-text.ts';
import { FencedError } from '../../record/log/lease.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type CompletionSignal, interruptedSignal } from '../../signal/completion-signal.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { withoutControls } from '../../system/files/control-characters.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import { isMachineFault } from '../../system/git/git-error.ts';
import { unchangedSince } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext, RunServices } from '../context/run-context.ts';
import { questionDetails } from '../questions/asking.ts';
import { agentQuestion, stageOf, standingIn } from '../questions/standing.ts';
import { type AgentWork, endOfAttempt, notRun, runAgent } from './agent-work.ts';
import { type AttemptStart, endingOf, failure } from './attempt-ending.ts';
import { type Ending, endingText, signalOf, withWork } from './attempt-signal.ts';
import { documentsAreOurs } from './bounds.ts';
import { openExchange, readHandoff } from './exchange.ts';
import { type GoEnd, Repairs } from './repair.ts';
import { type EarlierAttempt, handoffFromFacts, isSalvageable, salvage } from './salvage.ts';
import { leaveOut, setBackDocuments, setSummaryBack, undo } from './undo.ts';

/** One attempt of a plan that has ended. Whether another follows is not decided here, so its signal is not yet the plan's. */
export interface Attempt {
  readonly signal: CompletionSignal;
  /** What the agent of the next attempt should know of this one, and the work it may begin with; null after a success. */
  readonly earlier: EarlierAttempt | null;
  /** Its verified work, where somebody has to fold it onto the branch. */
  readonly proven?: VerifiedCommit | null;
  /** What it did of a plan that goes on when a person has answered. */
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
    isOfAttempt: true,
  });
  run.workspace.invalidate();
  const { tag, head } = checkpoint;
  run.services.ledger.append('checkpoint', { ...stamp, tag, head, place: run.workspace.git.root });

  const begun = {
    startedAt,
    endsAt: endOfAttempt(run),
    repairs: 0,
    checkpoint,
    summaryBefore: tryReadRegular(join(run.workspace.root, plan.summaryPath)),
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
    const prompt = (deadline: string) => promptOf(plan, number, deadline, earlier, run);
    return runAgent(plan, number, { prompt, endsAt: begun.endsAt, session: null, log: 'agent' }, begun, run);
  };
  return concludeAttempt(plan, number, begun, work, run);
}

/** What of a run goes into a prompt. */
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
  const { ending, after, agentRun, repairs } = await within(plan, number, begun, work, run).catch((error) =>
    standDown(plan, number, begun, error, run),
  );
  const left = readHandoff(exchange);
  const durationMs = () => run.services.clock.uptimeMs() - startedAt;
  if (ending.status === 'success' || ending.status === 'part') {
    const handoffPath = left === null ? null : run.services.ledger.keepHandoff(plan.id, number, left);
    const said = { agentRun, repairs, kept: null, handoffPath, durationMs: durationMs() };
    const part = ending.status === 'part' ? { part: ending.part } : {};
    return { signal: signalOf(plan.id, number, ending, said, run), earlier: null, proven: ending.proven, ...part };
  }

  const message = withoutControls(endingText(ending)).slice(0, 4000);
  const kept = await undo(plan, number, { checkpoint, after, summaryBefore, message }, run);
  const isSalvaged = ending.status === 'failure' && isSalvageable(ending.reason, kept, run);
  const handoff = left ?? (kept && isSalvaged ? JSON.stringify(handoffFromFacts(plan, kept, message, run)) : null);
  const handoffPath = handoff === null ? null : run.services.ledger.keepHandoff(plan.id, number, handoff);
  if (ending.status === 'failure')
    run.services.ledger.append('attempt_failed', { ...stamp, ...blame(plan, ending, agentRun, run.services) });
  const said = { agentRun, repairs, kept: kept?.ref ?? null, handoffPath, durationMs: durationMs() };
  const signal = signalOf(plan.id, number, askedAbout(plan, ending, { kept, head: checkpoint.head }, run), said, run);
  return { signal, earlier: { attempt: number, message, handoff, salvage: isSalvaged ? kept : null } };
}

/**
 * The machine refused us what we had to do with the work: the attempt counts as none, its work is kept and the tree put back as
 * far as that can be done, and the run ends.
 */
async function standDown(
  plan: Plan,
  attempt: number,
  { checkpoint, summaryBefore }: AttemptStart,
  error: unknown,
  run: RunContext,
): Promise<never> {
  if (!isMachineFault(error)) throw error;
  const message = leftText(error);
  const blamed = blame(plan, failure('internal', message), notRun, run.services);
  // First, for what follows may be refused as well.
  run.services.ledger.append('attempt_failed', { plan: plan.id, attempt, ...blamed, isMachines: true });
  await undo(plan, attempt, { checkpoint, after: null, summaryBefore, message }, run);
  throw error;
}

function leftText(error: unknown): string {
  return `what the attempt left could not be handled: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * What happens between the checkpoint and either the commit or the rollback: the agent's work, and its repairs for as long as
 * that does not pass. Each go is looked at as if it were the only one.
 */
async function within(
  plan: Plan,
  attempt: number,
  begun: AttemptStart,
  work: () => Promise<AgentWork>,
  run: RunContext,
) {
  const repairs = new Repairs(plan, attempt, begun, run);
  const remarks = new Set<string>();
  for (let go: () => Promise<AgentWork> = work; ; ) {
    const told = async () => {
      const worked = await go();
      for (const remark of worked.remarks) remarks.add(remark);
      return { ...worked, remarks: [...remarks] };
    };
    const end = await goEnd(plan, attempt, begun, told, run);
    const agentRun = repairs.joined(end.agentRun);
    const next = await repairs.next(end);
    if (next === null) {
      const ending = repairs.ended(end.ending, end.agentRun);
      return { ending, after: end.after, agentRun, repairs: begun.repairs + repairs.count };
    }
    go = next;
  }
}

/**
 * What a go of the agent has come to. An agent can leave behind what nobody foresaw, so whatever goes wrong in here is a
 * failed attempt, to be rolled back like any other.
 */
async function goEnd(
  plan: Plan,
  attempt: number,
  begun: AttemptStart,
  work: () => Promise<AgentWork>,
  run: RunContext,
): Promise<GoEnd> {
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
    // Before a person was asked the plan is not complete, whoever says so.
    const isPart = standingIn(plan, run).stop !== null;
    if (isPart && isOurs && setSummaryBack(join(run.workspace.root, plan.summaryPath), begun.summaryBefore)) {
      run.services.ledger.append('set_back', { plan: plan.id, attempt, files: [plan.summaryPath] });
      after = await run.workspace.checkpoints.scan();
    }
    const left = leaveOut(plan, after, begun.untrackedBefore, await foundThere(begun, run), run);
    const facts = { ...begun, ...worked, after: left.state, left, setBack };
    const ending = await endingOf(plan, attempt, facts, run);
    return { ending, after, agentRun };
  } catch (error) {
    if (error instanceof FencedError || isMachineFault(error)) throw error; // nothing here is ours to undo any more, or the agent's
    return { ending: failure('agent_error', leftText(error)), after: null, agentRun };
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

/** What the error log says of a failed attempt (seed 004): the task that was under way and the agent, by name. */
function blame(plan: Plan, ending: Ending & { status: 'failure' }, { lastProgress }: AgentRun, services: RunServices) {
  const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
  return { task, specialist: services.agent.name, error_type: ending.reason, details: ending.message };
}

/** What a person is asked: about work, by the agent or, with `on-failure: ask`, what becomes of work that was stopped from outside. */
function askedAbout(
  plan: Plan,
  ending: Ending,
  at: { kept: PartialWork | null; head: string },
  run: RunContext,
): Ending {
  const { kept, head } = at;
  if (ending.status === 'blocked' && ending.isAboutWork && kept !== null) return withWork(ending, kept.ref);
  if (ending.status === 'blocked' && ending.isAsked) {
    const asked = agentQuestion(plan, ending.reason, head, standingIn(plan, run).from);
    return { ...ending, details: { ...ending.details, ...questionDetails(asked, plan, run) } };
  }
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
