import { retryTimes } from '../../agents/stream/agent-stream.ts';
import type { Objection } from '../../judge/decide/objection.ts';
import { type Finding, getFindingDetails } from '../../judge/rules/finding.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import { blockAsReported, blockedOnPerson } from '../../signal/blocked.ts';
import { findWeakestBoundary } from '../../signal/boundary.ts';
import { getSpendingDetails } from '../../signal/budget.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import { type EvidenceFacts, getEvidenceDetails } from '../../signal/evidence.ts';
import { getRetryOptions } from '../../signal/retry-policy.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import { getAttemptSpending } from '../context/run-context.ts';
import { getQuestionDetails } from '../questions/asking.ts';
import { buildQuestion, findAgentQuestion, type Stop } from '../questions/question-state.ts';
import type { Attempt } from './attempt-state.ts';
import type { ReportedFailure } from './exchange.ts';
import { wasStoppedEarly } from './salvage.ts';

export type Ending =
  | {
      status: 'success';
      files: string[];
      warnings: string[];
      planHash: string;
      evidence: EvidenceFacts;
      /** Not on any branch yet. */
      proven: VerifiedCommit;
    }
  | {
      /** The tasks before a question are done and committed; the plan is reported as blocked. */
      status: 'part';
      part: PlanPart;
      stop: Stop;
      warnings: string[];
      evidence: EvidenceFacts;
      proven: VerifiedCommit;
    }
  | ReportedFailure
  | {
      status: 'blocked';
      reason: string;
      details: Partial<SignalDetailsInput<'blocked'>>;
      /** A person decides whether to merge the saved work. */
      isAboutWork?: true;
      findings?: readonly Finding[];
      /** The question was written by the agent. */
      isRequested?: boolean;
    };

export function buildAttemptSignal(
  attempt: Attempt,
  result: Ending,
  facts: {
    readonly repairs: number;
    readonly saved: PartialWork | null;
    readonly handoffPath: string | null;
    readonly durationMs: number;
  },
): CompletionSignal {
  const { plan, number, run } = attempt;
  const ending = withQuestion(attempt, result, facts.saved);
  const common = {
    durationMs: Math.round(facts.durationMs),
    ...(run.services.agent.line === undefined ? {} : { agent: run.services.agent.line }),
    ...getSpendingDetails(getAttemptSpending(plan.id, number, run.services.ledger.events)),
    ...(facts.repairs === 0 ? {} : { repairs: facts.repairs }),
    ...(facts.saved === null ? {} : { checkpoints: [facts.saved.ref] }),
    ...(facts.handoffPath === null ? {} : { handoff: facts.handoffPath }),
  };
  const sandbox = findWeakestBoundary(attempt.boundaries);
  const reported = getFindingDetails(attempt.findings).slice(0, 100);
  const judged = reported.length === 0 ? {} : { findings: reported };
  const at = buildSignalContext(run, plan.id, number);
  switch (ending.status) {
    case 'success':
    case 'part': {
      const { warnings, evidence } = ending;
      const files = ending.status === 'success' ? ending.files : ending.part.files;
      const details = {
        ...common,
        ...sandbox,
        ...judged,
        ...(warnings.length > 0 ? { warnings: warnings.slice(0, 20) } : {}),
        filesModified: files.slice(0, 1000),
        evidence: getEvidenceDetails(evidence),
      };
      if (ending.status === 'success') {
        const passed = { ...details, verificationStatus: 'passed', planHash: ending.planHash };
        return CompletionSignal.success(run.phase.id, passed, at);
      }
      const requested = getQuestionDetails(buildQuestion(plan, ending.stop, ending.part), plan, run);
      return blockedOnPerson(run.phase.id, ending.stop.question, { ...details, ...requested }, at);
    }
    case 'failure': {
      const retryOptions = getRetryOptions(run.policy.retry);
      const { reason, retryable } = ending;
      return CompletionSignal.failure(
        run.phase.id,
        ending.message,
        { ...common, ...sandbox, ...judged, ...retryTimes(ending), reason, retryable, retryOptions },
        at,
      );
    }
    case 'blocked':
      return blockAsReported(run.phase.id, ending.reason, { ...common, ...ending.details, ...sandbox, ...judged }, at);
  }
}

/** Adds the options and next steps to a question, or turns a stopped attempt into one (`on-failure: ask`). */
function withQuestion({ plan, run, start, standing }: Attempt, ending: Ending, saved: PartialWork | null): Ending {
  if (ending.status === 'blocked' && ending.isAboutWork && saved !== null) return addWorkStep(ending, saved.ref);
  if (ending.status === 'blocked' && ending.isRequested) {
    const question = findAgentQuestion(plan, ending.reason, start.checkpoint.head, standing.from);
    return { ...ending, details: { ...ending.details, ...getQuestionDetails(question, plan, run) } };
  }
  if (run.policy.onFailure !== 'ask' || ending.status !== 'failure' || !wasStoppedEarly(ending.reason, saved, run))
    return ending;
  const nextSteps = [`git diff HEAD ${saved.ref} shows the work; run again with --on-failure keep or rollback`];
  return {
    status: 'blocked',
    reason: `${ending.message}; keep its work in ${saved.ref}?`,
    details: { userInputRequired: true, options: ['keep', 'rollback'], nextSteps },
  };
}

export function getEndingText(ending: Ending): string {
  switch (ending.status) {
    case 'success':
      return 'complete';
    case 'part':
      return ending.stop.question;
    case 'failure':
      return ending.message;
    case 'blocked':
      return ending.reason;
  }
}

export type Question = Extract<Ending, { status: 'blocked' }>;

export function buildWorkQuestion({
  question,
  nextSteps,
  findings,
}: Extract<Objection, { question: string }>): Question {
  const details = { userInputRequired: true, options: ['merge the work', 'run again'], nextSteps: [...nextSteps] };
  return { status: 'blocked', reason: question, details, findings, isAboutWork: true };
}

export function addWorkStep(requested: Question, ref: string): Question {
  const take = `git diff HEAD ${ref} shows the work; to merge it: git merge --squash ${ref}, commit, then run the phase again`;
  return { ...requested, details: { ...requested.details, nextSteps: [take, ...(requested.details.nextSteps ?? [])] } };
}
