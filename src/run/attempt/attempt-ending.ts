import { type Finding, reasonOf } from '../../judge/checks/finding.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { judgedPart } from '../questions/standing.ts';
import { aboutPlans, aboutUndeclared, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { readWork } from './attempt-work.ts';
import { changedPlans, objectionTo } from './bounds.ts';
import { readClaims } from './claims.ts';
import { commitWork } from './commit-plan.ts';
import { failure } from './exchange.ts';
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
  const remarks = [...verdict.remarks];
  run.services.ledger.append('verify', {
    ...stamp,
    passed: verdict.passed,
    findings: findings.map(withoutOutput),
    remarks,
  });
  if (!verdict.passed) {
    const message = `verification failed: ${complaint(findings)}`;
    if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
      return failure('deadline', `the run's deadline came: ${message}`);
    const failed = findings.filter(({ passed }) => passed !== true);
    return aboutUndeclared(findings, run.policy) ?? { ...failure(reasonOf(findings), message), findings: failed };
  }
  const plans = changedPlans(plan, work.changed, run.workspace.prefix);
  if (plans.length > 0) return aboutPlans(plans);
  const { part: done, proven } = await commitWork(attempt, stop === null ? judged : work, left, verdict);
  if (stop === null || done === null)
    return { status: 'success', files: [...judged.changed], remarks, planHash: planHash(plan), evidence, proven };
  return { status: 'part', part: done, stop, remarks, evidence, proven };
}

/** Drops what a program printed, which stays in its log. */
function withoutOutput({ output: _, ...finding }: Finding & { readonly output?: string }): Finding {
  return finding;
}
