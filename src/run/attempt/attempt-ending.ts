import type { AgentRun } from '../../agents/program/agent.ts';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import type { Finding } from '../../judge/checks/finding.ts';
import { objectionBy } from '../../judge/verdict/objection.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { remainingWork } from '../../signal/handoff-remaining.ts';
import { firstFew } from '../../system/text/text.ts';
import { judgedPart } from '../questions/standing.ts';
import { askedAbout, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { candidateOf, readWork } from './attempt-work.ts';
import { documentsAreOurs, objectionTo } from './bounds.ts';
import { commitWork } from './commit-plan.ts';
import { failure, readAgentSignal, readHandoff } from './exchange.ts';
import { leaveOut } from './left-out.ts';
import { verify } from './verify.ts';

/**
 * Ends an attempt: the agent is believed where it speaks against itself; everything else is judged by the tree. A
 * success is made durable before it is reported.
 */
export async function finishAttempt(attempt: Attempt): Promise<Ending> {
  const { plan, run, stamp, standing } = attempt;
  const { stop } = standing;
  const claimed = readClaims(attempt);
  if (claimed !== null) return claimed;
  const left = await leaveOut(attempt);
  const work = await readWork(attempt, left);
  const part = judgedPart(plan, standing, work.changed, run);
  const objection = objectionTo(attempt, work);
  if (objection !== null) return objection;
  const candidate = await candidateOf(attempt, work, part);
  const verdict = await verify(attempt, candidate, part, left);
  if (verdict === null) return failure('interrupted', 'the run was interrupted during verification');
  const { findings, evidence } = verdict;
  const warnings = [...verdict.warnings];
  run.services.ledger.append('verify', {
    ...stamp,
    passed: verdict.passed,
    findings: findings.map(withoutOutput),
    remarks: warnings,
  });
  const against = objectionBy(verdict, run.policy);
  if (against !== null) {
    if ('question' in against) return askedAbout(against);
    if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
      return failure('deadline', `the run's deadline was reached: ${against.message}`);
    return { ...failure(against.reason, against.message), findings: against.findings };
  }
  const { part: done, proven } = await commitWork(
    attempt,
    { ...candidate, changed: stop === null ? part.changed : work.changed },
    left,
    verdict,
  );
  if (stop === null || done === null)
    return { status: 'success', files: [...part.changed], warnings, planHash: planHash(plan), evidence, proven };
  return { status: 'part', part: done, stop, warnings, evidence, proven };
}

/** Drops what a program printed, which stays in its log. */
function withoutOutput({ output: _, ...finding }: Finding & { readonly output?: string }): Finding {
  return finding;
}

/** Reads what the agent says against its own attempt, which is believed; null where it says nothing of the kind. */
export function readClaims(attempt: Attempt): Ending | null {
  const { agentRun, run, start, standing } = attempt;
  if (agentRun.reason === 'interrupted') return failure('interrupted', agentRun.message ?? 'interrupted');
  if (!documentsAreOurs(run)) return failure('scope_violation', '.planning (or a folder in it) was replaced');
  const said = readAgentSignal(start.exchange, run.phase.id);
  if (said !== null && said.status !== 'success') return said;
  // The agent may stop here for a person; whether it did the tasks before that is judged later.
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
  // An agent that was asked to hand over ends before the deadline itself.
  const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? failure('deadline', `the run's deadline was reached: ${message}`)
    : { ...failure(reason, message), ...askedBy(agentRun) };
}

function askedBy({ retryAfterMs, resetAt, retryable }: AgentRun) {
  return { retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}
