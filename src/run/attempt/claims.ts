import type { AgentRun } from '../../agents/program/agent.ts';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import { remainingWork } from '../../signal/handoff-remaining.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { documentsAreOurs } from './bounds.ts';
import { failure, list, readAgentSignal, readHandoff } from './exchange.ts';

/** Reads what the agent says against its own attempt, which is believed. Null where it says nothing of the kind. */
export function readClaims(attempt: Attempt): Ending | null {
  const { agentRun, run, start, standing } = attempt;
  if (agentRun.reason === 'interrupted') return failure('interrupted', agentRun.message ?? 'interrupted');
  if (!documentsAreOurs(run))
    return failure('scope_violation', 'it replaced .planning or a folder in it by something else');
  const said = readAgentSignal(start.exchange, run.phase.id);
  if (said !== null && said.status !== 'success') return said;
  // Where it is to stop for a person it may say so; whether it did what comes before is looked at.
  const isStopped = standing.stop !== null && agentRun.exitCode === 0 && isStopForPerson(agentRun.message);
  if (!agentRun.ok && !isStopped) return agentFailure(attempt);
  const remaining = remainingWork(readHandoff(start.exchange) ?? '');
  if (remaining.length === 0) return null;
  const message = `the agent stopped before the end of the plan; its handoff says what remains: ${list(remaining)}`;
  return failure('context_exhausted', message);
}

function agentFailure({ agentRun, start, run }: Attempt): Ending {
  const reason = agentRun.reason ?? 'agent_error';
  const message = agentRun.message ?? 'the agent failed without a word';
  const { deadlineAt } = run.policy.limits;
  // One that was asked to hand over ended before that.
  const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? failure('deadline', `the run's deadline came: ${message}`)
    : { ...failure(reason, message), ...askedBy(agentRun) };
}

/** Takes from the end of an agent what the other side asked for, and whether it would help. */
function askedBy({ retryAfterMs, resetAt, retryable }: AgentRun) {
  return { retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}
