import { join } from 'node:path';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import { formatLine } from '../../agents/stream/stream-reader.ts';
import { buildObjection } from '../../judge/decide/objection.ts';
import { decideLevels, type Finding } from '../../judge/rules/finding.ts';
import { findClosingQuestion, findUnfinishedSentence } from '../../plan/claims/last-words.ts';
import { readClaims } from '../../plan/claims/summary-claims.ts';
import { listRemainingWork } from '../../signal/handoff-remaining.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { getFinalOutput } from './agent-work.ts';
import { buildWorkQuestion, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { areDocumentsReal } from './bounds.ts';
import { buildFailure, readAgentSignal, readHandoff } from './exchange.ts';

/** Returns the agent's own report of a failure or question, or null. */
export function checkClaims(attempt: Attempt): Ending | null {
  const { agentRun, run, start, standing } = attempt;
  if (agentRun.reason === 'interrupted') return buildFailure('interrupted', agentRun.message ?? 'interrupted');
  if (!areDocumentsReal(run)) return buildFailure('scope_violation', '.planning (or a folder in it) was replaced');
  const result = readAgentSignal(start.exchange, run.phase.id);
  if (result !== null) return result;
  // The agent may stop at a question; the tasks before it are judged later.
  const isStopped = standing.stop !== null && agentRun.exitCode === 0 && isStopForPerson(agentRun.message);
  const remark = agentRun.isRemark ? getRemark(attempt) : null;
  if (remark !== null) attempt.warnings.add(remark);
  if (!agentRun.ok && !isStopped && remark === null) return classifyAgentFailure(attempt);
  const requested = findRequestedDecision(attempt) ?? findFinalQuestion(attempt);
  if (requested !== null) return requested;
  const remaining = listRemainingWork(readHandoff(start.exchange) ?? '');
  if (remaining.length === 0) return standing.stop === null ? findUnfinishedWork(attempt) : null;
  const message = `the agent stopped before the end of the plan; its handoff says what remains: ${joinFirstFew(remaining, 5, '; ')}`;
  return buildFailure('context_exhausted', message);
}

/** Returns a warning if the work can be judged although the agent ended badly, or null. */
function getRemark({ plan, run, start, agentRun }: Attempt): string | null {
  if (agentRun.reason !== 'idle_timeout') return agentRun.message;
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath));
  if (summary === start.summaryBefore) return null;
  return 'the agent wrote its SUMMARY and did not exit, so idle-timeout ended it';
}

/** Asks a person if the SUMMARY requests an architectural decision (rule 4 of GSD's executor). */
function findRequestedDecision({ plan, run, start }: Attempt): Ending | null {
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath)) ?? '';
  const claims = summary === start.summaryBefore ? [] : readClaims(summary.slice(0, 256 * 1024));
  const requested = claims.find(({ kind }) => kind === 'person');
  if (requested === undefined) return null;
  const reason = `the SUMMARY says "${formatLine(requested.text)}"; what is to be done?`;
  return { status: 'blocked', reason, details: { userInputRequired: true }, isRequested: true };
}

/** Treats a final question without a SUMMARY like a question in SIGNAL_FILE. */
function findFinalQuestion({ plan, run, start, agentRun, standing }: Attempt): Ending | null {
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath));
  if (standing.stop !== null || summary !== start.summaryBefore) return null;
  const question = findClosingQuestion(getFinalOutput(agentRun, run) ?? '');
  if (question === null) return null;
  return {
    status: 'blocked',
    reason: formatLine(question, 1000),
    details: { userInputRequired: true },
    isRequested: true,
  };
}

/** Fails a success whose last message says that work remains. */
function findUnfinishedWork({ agentRun, run }: Attempt): Ending | null {
  // Only the last paragraph is surely the agent's own; earlier output may come from any program. Script output is all
  // from programs.
  const printed = run.services.agent.name === 'script' ? '' : (getFinalOutput(agentRun, run) ?? '');
  const sentence = findUnfinishedSentence(agentRun.result?.text ?? printed.split(/\n\s*\n/).at(-1) ?? '');
  if (sentence === null) return null;
  const message = `ended with the words "${formatLine(sentence)}"`;
  const finding: Finding = { rule: 'agent/unfinished', passed: false, subject: 'message', message };
  const objection = buildObjection(decideLevels([finding], run.policy));
  if (objection === null || 'question' in objection) return objection && buildWorkQuestion(objection);
  return { ...buildFailure(objection.reason, `the agent ${message}`), findings: objection.findings };
}

export function classifyAgentFailure({ agentRun, start, run }: Attempt): Ending {
  const { retryAfterMs, resetAt, retryable } = agentRun;
  const reason = agentRun.reason ?? 'agent_error';
  const message = agentRun.message ?? 'the agent failed without output';
  const { deadlineAt } = run.policy.limits;
  // An agent asked to hand over stops before the deadline.
  const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? buildFailure('deadline', `the run's deadline was reached: ${message}`)
    : { ...buildFailure(reason, message), retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}
