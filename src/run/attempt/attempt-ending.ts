import type { AgentRun } from '../../agents/program/agent.ts';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import { type Finding, reasonOf } from '../../judge/checks/finding.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { remainingWork } from '../../signal/handoff-remaining.ts';
import { firstFew } from '../../system/text/text.ts';
import { judgedPart } from '../questions/standing.ts';
import { aboutPlans, aboutUndeclared, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { readWork } from './attempt-work.ts';
import { changedPlans, documentsAreOurs, objectionTo } from './bounds.ts';
import { commitWork } from './commit-plan.ts';
import { failure, readAgentSignal, readHandoff } from './exchange.ts';
import { complaint, verify } from './judge.ts';
import { leaveOut } from './left-out.ts';

/**
 * Ends an attempt whose agent has ended: what the agent says against itself is believed, and for the rest the tree is looked
 * at. A success is made durable before it is told.
 */
export async function finishAttempt(attempt: Attempt): Promise<Ending> {
  const { plan, run, stamp, standing } = attempt;
  const { stop } = standing;
  const claimed = readClaims(attempt);
  if (claimed !== null) return claimed;
  const left = await leaveOut(attempt);
  const work = await readWork(attempt, left);
  const part = judgedPart(plan, standing, work.changed, run);
  const objection = objectionTo(attempt, work, part.untouched);
  if (objection !== null) return objection;
  const isWitnessed = work.isWitnessed && part.parts.every((each) => each.isWitnessed);
  const judged = { ...work, changed: part.changed, isWitnessed, isPart: stop !== null };
  const verdict = await verify(attempt, part, judged, left);
  if (verdict === null) return failure('interrupted', 'the run was interrupted during verification');
  const { findings, evidence } = verdict;
  const warnings = [...verdict.warnings];
  run.services.ledger.append('verify', {
    ...stamp,
    passed: verdict.passed,
    findings: findings.map(withoutOutput),
    remarks: warnings,
  });
  if (!verdict.passed) {
    const message = `verification failed: ${complaint(findings)}`;
    if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
      return failure('deadline', `the run's deadline was reached: ${message}`);
    const failed = findings.filter(({ passed }) => passed !== true);
    return aboutUndeclared(findings, run.policy) ?? { ...failure(reasonOf(findings), message), findings: failed };
  }
  const plans = changedPlans(plan, work.changed, run.workspace.prefix);
  if (plans.length > 0) return aboutPlans(plans);
  const { part: done, proven } = await commitWork(attempt, stop === null ? judged : work, left, verdict);
  if (stop === null || done === null)
    return { status: 'success', files: [...judged.changed], warnings, planHash: planHash(plan), evidence, proven };
  return { status: 'part', part: done, stop, warnings, evidence, proven };
}

/** Drops what a program printed, which stays in its log. */
function withoutOutput({ output: _, ...finding }: Finding & { readonly output?: string }): Finding {
  return finding;
}

/** Reads what the agent says against its own attempt, which is believed. Null where it says nothing of the kind. */
export function readClaims(attempt: Attempt): Ending | null {
  const { agentRun, run, start, standing } = attempt;
  if (agentRun.reason === 'interrupted') return failure('interrupted', agentRun.message ?? 'interrupted');
  if (!documentsAreOurs(run)) return failure('scope_violation', '.planning (or a folder in it) was replaced');
  const said = readAgentSignal(start.exchange, run.phase.id);
  if (said !== null && said.status !== 'success') return said;
  // Where it is to stop for a person it may say so; whether it did what comes before is looked at.
  const isStopped = standing.stop !== null && agentRun.exitCode === 0 && isStopForPerson(agentRun.message);
  if (!agentRun.ok && !isStopped) return agentFailure(attempt);
  const remaining = remainingWork(readHandoff(start.exchange) ?? '');
  if (remaining.length === 0) return null;
  const message = `the agent stopped before the end of the plan; its handoff says what remains: ${firstFew(remaining, 5, '; ')}`;
  return failure('context_exhausted', message);
}

function agentFailure({ agentRun, start, run }: Attempt): Ending {
  const reason = agentRun.reason ?? 'agent_error';
  const message = agentRun.message ?? 'the agent failed without output';
  const { deadlineAt } = run.policy.limits;
  // One that was asked to hand over ended before that.
  const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? failure('deadline', `the run's deadline was reached: ${message}`)
    : { ...failure(reason, message), ...askedBy(agentRun) };
}

/** Takes from the end of an agent what the other side asked for, and whether it would help. */
function askedBy({ retryAfterMs, resetAt, retryable }: AgentRun) {
  return { retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}
