import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentRun } from '../../agents/program/agent.ts';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import { inTree, isNamed } from '../../judge/checks/declared.ts';
import { type Finding, reasonOf } from '../../judge/checks/finding.ts';
import { undeclaredParts } from '../../judge/gate/test-integrity.ts';
import { hollowIn, type Texts, wasBegun } from '../../judge/verdict/hollow.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { remainingWork } from '../../signal/handoff-remaining.ts';
import { isRetryable } from '../../signal/retry-policy.ts';
import type { FailureReason } from '../../signal/signal-schema.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { commitsSince, isAncestor } from '../../system/git/history.ts';
import { changedSince, textInTree, unchangedSince } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';
import { askedDetails } from '../questions/asking.ts';
import {
  doneFiles,
  isRedo,
  policyOfPart,
  type Standing,
  standingIn,
  untouchedTasks,
  upToStop,
} from '../questions/standing.ts';
import { aboutPlans, aboutUndeclared, type Ending } from './attempt-signal.ts';
import { automatedChecks } from './automated-checks.ts';
import { changedPlans, documentsAreOurs, scopeViolation } from './bounds.ts';
import { commitPart, commitPlan } from './commit-plan.ts';
import { type Exchange, pausedWork, readAgentSignal, readHandoff, type SaidFailure } from './exchange.ts';
import { complaint, judge, type Verdict, type Work, withChecks, withEvidence } from './judge.ts';
import type { LeftOut, SetBack } from './undo.ts';

/** What is known of an attempt whose checkpoint has been taken. */
export interface AttemptStart {
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  /** When the attempt has to be over, by the same clock. */
  readonly endsAt: number;
  readonly checkpoint: Checkpoint;
  readonly summaryBefore: string | null;
  readonly dirtyBefore: ReadonlySet<string>;
  /** Those of them that git did not know: they are somebody's, and no attempt's work. */
  readonly untrackedBefore: ReadonlySet<string>;
  /** The tree with the work of an earlier attempt that this one began with, and its files; null for none. */
  readonly inheritedFrom: string | null;
  readonly inheritedFiles: readonly string[];
  readonly exchange: Exchange;
  /** Repairs that were made before it was taken over from a run that died. */
  readonly repairs: number;
  /** Whether we can tell how the agent ended; else only a summary of its own says that it had finished. */
  readonly isEndSeen: boolean;
}

/** What is known of an attempt whose agent has ended. */
export interface AttemptFacts extends AttemptStart {
  /** The scan after the attempt, without what is left out of its commit. */
  readonly after: TreeState;
  readonly left: LeftOut;
  readonly setBack: SetBack;
  readonly agentRun: AgentRun;
  /** What was put back before the tree was looked at. */
  readonly remarks: readonly string[];
}

/**
 * What became of an attempt: what the agent says against itself is believed, and for the rest the tree is looked at. A
 * success is made durable before it is told.
 */
export async function endingOf(plan: Plan, attempt: number, facts: AttemptFacts, run: RunContext): Promise<Ending> {
  const { agentRun, exchange } = facts;
  if (agentRun.reason === 'interrupted') return failure('interrupted', agentRun.message ?? 'interrupted');
  if (!documentsAreOurs(run))
    return failure('scope_violation', 'it replaced .planning or a folder in it by something else');
  const said = readAgentSignal(exchange, run.phase.id);
  if (said !== null && said.status !== 'success') return said;
  const standing = standingIn(plan, run);
  const { stop } = standing;
  // Where it is to stop for a person it may say so; whether it did what comes before is looked at.
  const isStopped = stop !== null && agentRun.exitCode === 0 && isStopForPerson(agentRun.message);
  if (!agentRun.ok && !isStopped) return agentFailure(facts, run);
  const remaining = remainingWork(readHandoff(exchange) ?? '');
  if (remaining.length > 0)
    return failure(
      'context_exhausted',
      `the agent stopped before the end of the plan; its handoff says what remains: ${list(remaining)}`,
    );

  const work = await workOf(plan, facts, run);
  const paused = pausedWork(
    work.changed.filter((path) => !work.inherited.has(path)),
    run.workspace,
  );
  if (stop === null && paused.length > 0)
    return failure('context_exhausted', `the agent paused its work: ${list(paused)}`);
  const trespassed = await scopeViolation(plan, facts.checkpoint, facts.after, work.changed, run);
  if (trespassed !== null) return failure('scope_violation', trespassed);
  if (!facts.isEndSeen && !work.changed.includes(`${run.workspace.prefix}${plan.summaryPath}`))
    return failure(
      'interrupted',
      `the run died during this attempt, and its agent left no ${plan.summaryPath} to say that it had finished`,
    );
  if (isRedo(standing) && work.changed.every((path) => work.inherited.has(path)))
    return failure('verification_failed', 'a person asked for changes to what was done, and nothing was changed');
  const judged = {
    plan: stop === null ? plan : upToStop(plan, stop, standing),
    work: stop === null || isRedo(standing) ? withParts(work, standing) : work,
  };
  const untouched = untouchedTasks(plan, standing, judged.work.changed, run.workspace.prefix);
  if (untouched.length > 0)
    return failure(
      'verification_failed',
      `nothing was changed for what is left of the plan after the answer: ${list(untouched.map(({ name }) => name))}`,
    );
  const verdict = await verified(judged.plan, attempt, judged.work, facts, { standing, run });
  if (verdict === null) return failure('interrupted', 'the run was interrupted during verification');
  run.services.ledger.append('verify', {
    plan: plan.id,
    attempt,
    passed: verdict.passed,
    findings: verdict.findings.map(withoutOutput),
    remarks: verdict.remarks,
  });
  if (!verdict.passed) {
    const isOutOfTime = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt;
    const message = `verification failed: ${complaint(verdict.findings)}`;
    if (isOutOfTime) return failure('deadline', `the run's deadline came: ${message}`);
    const findings = verdict.findings.filter(({ passed }) => passed !== true);
    return (
      aboutUndeclared(verdict.findings, run.policy) ?? { ...failure(reasonOf(verdict.findings), message), findings }
    );
  }
  const plans = changedPlans(plan, work.changed, run.workspace.prefix);
  if (plans.length > 0) return aboutPlans(plans);
  const { evidence } = verdict;
  const remarks = [...verdict.remarks];
  if (stop !== null) {
    const { part, proven } = await commitPart(plan, stop, attempt, { ...facts, work, ...verdict }, run);
    return { status: 'part', part, stop, remarks, evidence, asked: askedDetails(plan, stop, part, run), proven };
  }
  const proven = await commitPlan(plan, attempt, { ...facts, work: judged.work, ...verdict }, run);
  const files = [...judged.work.changed];
  return { status: 'success', files, remarks, planHash: planHash(plan), evidence, proven };
}

/** What the parts of a plan did which were verified and committed before is its work as well. */
function withParts(work: Work, standing: Standing): Work {
  const isWitnessed = work.isWitnessed && standing.parts.every((part) => part.isWitnessed);
  return { ...work, isWitnessed, changed: [...new Set([...work.changed, ...doneFiles(standing)])] };
}

/** What stands in the tree is judged first; only what passes there is worth running the plan's own checks for. */
async function verified(
  plan: Plan,
  attempt: number,
  work: Work,
  { left, setBack, after, remarks }: AttemptFacts,
  { standing, run }: { standing: Standing; run: RunContext },
): Promise<Verdict | null> {
  const isPart = standing.stop !== null;
  const seen = await judge(run, plan, { ...work, isPart });
  const verdict = {
    ...seen,
    remarks: [...new Set([...remarks, ...setBack.remarks, ...left.remarks, ...seen.remarks])],
  };
  if (!verdict.passed) return verdict;
  const checks = await automatedChecks(plan, attempt, { ...after, changes: [...after.changes, ...left.changes] }, run);
  if (checks === null) return null;
  const checked = withChecks(verdict, checks, run.policy.verifyCommands);
  const policy = isPart ? policyOfPart(plan.tasks, run.policy) : run.policy;
  return withEvidence(checked, plan, policy, { areCommandsKnown: true });
}

/** What the attempt changed: what differs from its base now and did not differ before. */
async function workOf(plan: Plan, facts: AttemptFacts, run: RunContext): Promise<Work> {
  const { checkpoint, dirtyBefore, after, setBack, summaryBefore, inheritedFrom, inheritedFiles, agentRun } = facts;
  const moved = after.head !== null && after.head !== checkpoint.head;
  const isOnTop = moved && (await isAncestor(run.workspace.git, checkpoint.head, after.head ?? ''));
  const differing = await changedSince(run.workspace.git, checkpoint.head, after);
  // Put back, and seen by git: the plan's commit has them as they were.
  const seen = new Set(after.changes.map(({ path }) => path));
  const undone = new Set(setBack.files.filter((path) => seen.has(path)));
  const text = tryReadRegular(join(run.workspace.root, plan.summaryPath));
  const summary = inTree(run.workspace.prefix, plan.summaryPath);
  const inherited =
    inheritedFrom === null ? [] : await unchangedSince(run.workspace.git, inheritedFrom, inheritedFiles);
  const known = inheritedFiles.includes(summary)
    ? await textInTree(run.workspace.git, inheritedFrom ?? '', summary)
    : summaryBefore;
  const changed = differing.filter(
    (path) => !(dirtyBefore.has(path) || undone.has(path)) || isNamed(plan, path, run.workspace.prefix),
  );
  return {
    base: checkpoint.head,
    changed,
    inherited: new Set(inherited),
    hollow: await hollowIn(changed, readable(textsOf(checkpoint.head, run.workspace), run.workspace.git.root)),
    wasBegun: await wasBegun(plan, checkpoint.head, run),
    commits: isOnTop ? await commitsSince(run.workspace.git, checkpoint.head) : [],
    after,
    summary: text === null ? null : { text, isNew: text !== known },
    isWitnessed: agentRun.ranEveryTask === true,
    parts: await undeclaredParts(changed, textsOf(checkpoint.head, run.workspace), run),
  };
}

/** The same of files that are small enough to be compared. */
function readable({ before, after }: Texts, root: string): Texts {
  const isSmall = (path: string) => (statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0) <= mostBytes;
  return { before, after: async (path) => (isSmall(path) ? after(path) : null) };
}

const mostBytes = 1024 * 1024;

/** The texts of a file before and after the attempt. */
function textsOf(base: string, { git }: Workspace) {
  return {
    before: (path: string) => textInTree(git, base, path),
    after: async (path: string) => tryReadRegular(join(git.root, path)),
  };
}

/** What programs print stays in their logs. */
function withoutOutput({ output: _, ...finding }: Finding & { readonly output?: string }): Finding {
  return finding;
}

function list(items: readonly string[]): string {
  return items.length <= 5 ? items.join('; ') : `${items.slice(0, 5).join('; ')} and ${items.length - 5} more`;
}

function agentFailure({ agentRun, endsAt }: AttemptFacts, run: RunContext): Ending {
  const reason = agentRun.reason ?? 'agent_error';
  const message = agentRun.message ?? 'the agent failed without a word';
  const { deadlineAt } = run.policy.limits;
  // One that was asked to hand over ended before that.
  const isLast = agentRun.isStopped === true && endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? failure('deadline', `the run's deadline came: ${message}`)
    : { ...failure(reason, message), ...askedBy(agentRun) };
}

/** What the other side asked for, and whether it would help, where the agent tells. */
function askedBy({ retryAfterMs, resetAt, retryable }: AgentRun) {
  return { retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}

export function failure(reason: FailureReason, message: string): SaidFailure {
  return { status: 'failure', reason, message, retryable: isRetryable(reason) };
}
