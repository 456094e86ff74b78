import { join } from 'node:path';
import { isStopForPerson } from '../../agents/stream/plain-ending.ts';
import { shownLine } from '../../agents/stream/stream-reader.ts';
import { buildObjection } from '../../judge/decide/objection.ts';
import { decideLevels, type Finding } from '../../judge/rules/finding.ts';
import { closingQuestion, findUnfinishedSentence } from '../../plan/claims/last-words.ts';
import { readClaims } from '../../plan/claims/summary-claims.ts';
import { remainingWork } from '../../signal/handoff-remaining.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { firstFew } from '../../system/text/text.ts';
import { lastWords } from './agent-work.ts';
import { askedAbout, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { documentsAreOurs } from './bounds.ts';
import { buildFailure, readAgentSignal, readHandoff } from './exchange.ts';

/** Believes the agent where it speaks against its own attempt; null where it does not. */
export function heedClaims(attempt: Attempt): Ending | null {
  const { agentRun, run, start, standing } = attempt;
  if (agentRun.reason === 'interrupted') return buildFailure('interrupted', agentRun.message ?? 'interrupted');
  if (!documentsAreOurs(run)) return buildFailure('scope_violation', '.planning (or a folder in it) was replaced');
  const result = readAgentSignal(start.exchange, run.phase.id);
  if (result !== null) return result;
  // The agent may stop here for a person; whether it did the tasks before that is judged later.
  const isStopped = standing.stop !== null && agentRun.exitCode === 0 && isStopForPerson(agentRun.message);
  const remark = agentRun.isRemark ? remarkOn(attempt) : null;
  if (remark !== null) attempt.warnings.add(remark);
  if (!agentRun.ok && !isStopped && remark === null) return agentFailure(attempt);
  const requested = decisionAsked(attempt) ?? questionAsked(attempt);
  if (requested !== null) return requested;
  const remaining = remainingWork(readHandoff(start.exchange) ?? '');
  if (remaining.length === 0) return standing.stop === null ? findUnfinishedWork(attempt) : null;
  const message = `the agent stopped before the end of the plan; its handoff says what remains: ${firstFew(remaining, 5, '; ')}`;
  return buildFailure('context_exhausted', message);
}

/** Remark on work that is judged although its agent did not end well; null where it can only have failed. */
function remarkOn({ plan, run, start, agentRun }: Attempt): string | null {
  if (agentRun.reason !== 'idle_timeout') return agentRun.message;
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath));
  if (summary === start.summaryBefore) return null;
  return 'the agent wrote its SUMMARY and did not exit, so idle-timeout ended it';
}

/** A SUMMARY that stopped for a decision of architecture (rule 4 of GSD's executor) asks a person, however much is done. */
function decisionAsked({ plan, run, start }: Attempt): Ending | null {
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath)) ?? '';
  const claims = summary === start.summaryBefore ? [] : readClaims(summary.slice(0, 256 * 1024));
  const requested = claims.find(({ kind }) => kind === 'person');
  if (requested === undefined) return null;
  const reason = `the SUMMARY says "${shownLine(requested.text)}"; what is to be done?`;
  return { status: 'blocked', reason, details: { userInputRequired: true }, isRequested: true };
}

/** An agent that wrote no SUMMARY and ends with a question asks a person, as if it had written it to its SIGNAL_FILE. */
function questionAsked({ plan, run, start, agentRun, standing }: Attempt): Ending | null {
  const summary = tryReadRegular(join(run.workspace.root, plan.summaryPath));
  if (standing.stop !== null || summary !== start.summaryBefore) return null;
  const question = closingQuestion(lastWords(agentRun, run) ?? '');
  if (question === null) return null;
  return {
    status: 'blocked',
    reason: shownLine(question, 1000),
    details: { userInputRequired: true },
    isRequested: true,
  };
}

/** A success whose last message says that it did not finish. Its session is asked to, as for any other finding. */
function findUnfinishedWork({ agentRun, run }: Attempt): Ending | null {
  // Of what a command printed only the end is its own: what is above it can be of any program. A script only runs programs.
  const printed = run.services.agent.name === 'script' ? '' : (lastWords(agentRun, run) ?? '');
  const sentence = findUnfinishedSentence(agentRun.result?.text ?? printed.split(/\n\s*\n/).at(-1) ?? '');
  if (sentence === null) return null;
  const message = `ended with the words "${shownLine(sentence)}"`;
  const finding: Finding = { rule: 'agent/unfinished', passed: false, subject: 'message', message };
  const against = buildObjection(decideLevels([finding], run.policy));
  if (against === null || 'question' in against) return against && askedAbout(against);
  return { ...buildFailure(against.reason, `the agent ${message}`), findings: against.findings };
}

export function agentFailure({ agentRun, start, run }: Attempt): Ending {
  const { retryAfterMs, resetAt, retryable } = agentRun;
  const reason = agentRun.reason ?? 'agent_error';
  const message = agentRun.message ?? 'the agent failed without output';
  const { deadlineAt } = run.policy.limits;
  // An agent that was asked to hand over ends before the deadline itself.
  const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
  const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
  return outOfTime
    ? buildFailure('deadline', `the run's deadline was reached: ${message}`)
    : { ...buildFailure(reason, message), retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}
