import type { AgentRun } from '../../agents/program/agent.ts';
import type { Finding } from '../../judge/checks/finding.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { blockedAsReported, blockedOnPerson } from '../../signal/blocked.ts';
import { CompletionSignal, type SigningRun, signalContext } from '../../signal/completion-signal.ts';
import { type EvidenceFacts, evidenceDetails } from '../../signal/evidence.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { Stop } from '../questions/stops.ts';
import type { SaidFailure } from './exchange.ts';
import { complaint } from './judge.ts';

/** What became of the work, before it is said in a signal. */
export type Ending =
  | {
      status: 'success';
      files: string[];
      warnings: string[];
      planHash: string;
      evidence: EvidenceFacts;
      /** Its commit, where that is on no branch yet. */
      proven: VerifiedCommit | null;
    }
  | {
      /** The tasks before a question are done and committed; it is told as blocked. */
      status: 'part';
      part: PlanPart;
      stop: Stop;
      warnings: string[];
      evidence: EvidenceFacts;
      /** What is said of the question, and how to answer it. */
      asked: Partial<SignalDetailsInput<'blocked'>>;
      proven: VerifiedCommit | null;
    }
  | SaidFailure
  | {
      status: 'blocked';
      reason: string;
      details: Partial<SignalDetailsInput<'blocked'>>;
      /** A person decides whether the work, which is kept, is taken. */
      isAboutWork?: true;
      /** The agent asks a person in its own words. */
      isAsked?: boolean;
    };

/** The signal of an attempt that has ended. */
export function signalOf(
  plan: string,
  attempt: number,
  ending: Ending,
  facts: { agentRun: AgentRun; repairs: number; kept: string | null; handoffPath: string | null; durationMs: number },
  run: SigningRun & { readonly phase: { readonly id: string }; readonly policy: Pick<RunPolicy, 'retry'> },
): CompletionSignal {
  const { tokensUsed, costUsd } = facts.agentRun;
  const common = {
    durationMs: Math.round(facts.durationMs),
    ...(tokensUsed === null ? {} : { tokensUsed }),
    ...(costUsd === null ? {} : { costUsd }),
    ...(facts.repairs === 0 ? {} : { repairs: facts.repairs }),
    ...(facts.kept === null ? {} : { checkpoints: [facts.kept] }),
    ...(facts.handoffPath === null ? {} : { handoff: facts.handoffPath }),
  };
  const at = signalContext(run, plan, attempt);
  switch (ending.status) {
    case 'success': {
      const { files, warnings, planHash, evidence } = ending;
      const said = warnings.length > 0 ? { warnings: warnings.slice(0, 20) } : {};
      const details = {
        ...common,
        ...said,
        filesModified: files.slice(0, 1000),
        verificationStatus: 'passed',
        evidence: evidenceDetails(evidence),
        planHash,
      };
      return CompletionSignal.success(run.phase.id, details, at);
    }
    case 'part': {
      const { part, stop, warnings, evidence, asked } = ending;
      const said = warnings.length > 0 ? { warnings: warnings.slice(0, 20) } : {};
      const files = { filesModified: part.files.slice(0, 1000), evidence: evidenceDetails(evidence) };
      return blockedOnPerson(run.phase.id, stop.question, { ...common, ...said, ...files, ...asked }, at);
    }
    case 'failure': {
      const retryOptions = {
        maxRetries: run.policy.retry.maximumAttempts - 1,
        backoffMs: run.policy.retry.initialIntervalMs,
      };
      const { reason, retryable, retryAfterMs, resetAt } = ending;
      const asked = {
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        ...(resetAt === undefined ? {} : { resetAt }),
      };
      return CompletionSignal.failure(
        run.phase.id,
        ending.message,
        { ...common, ...asked, reason, retryable, retryOptions },
        at,
      );
    }
    case 'blocked':
      return blockedAsReported(run.phase.id, ending.reason, { ...common, ...ending.details }, at);
  }
}

/** The ending as a sentence. */
export function endingText(ending: Ending): string {
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

/** Work that may be good, and that only a person may take. */
function question(reason: string, nextSteps: readonly string[]): Question {
  const details = { userInputRequired: true, options: ['merge the work', 'run again'], nextSteps: [...nextSteps] };
  return { status: 'blocked', reason, details, isAboutWork: true };
}

/** What is asked about a plan that changed plans which it names. `plans` are their paths. */
export function aboutPlans(plans: readonly string[]): Question {
  const which = plans.length === 1 ? 'a plan' : 'plans';
  return question(
    `it changed ${plans.join(', ')}, ${which} that its files_modified names; a run never merges changes of plans by itself. Merge it?`,
    [],
  );
}

/** What is asked, by setting `undeclared-changes: await_user`, about findings that are all of scope; else null. */
export function aboutUndeclared(findings: readonly Finding[], { undeclaredChanges }: RunPolicy): Question | null {
  const failed = findings.filter(({ passed }) => passed !== true);
  if (undeclaredChanges === 'fail' || failed.length === 0 || failed.some(({ check }) => check !== 'scope')) return null;
  return question(`it made changes that its plan does not name: ${complaint(failed)}. Merge them?`, [
    'to allow the changes, name the files in its files_modified, commit that, and run the phase again',
  ]);
}

/** A question about work that was kept, with how to look at it and how to take it. */
export function withWork(asked: Question, ref: string): Question {
  const take = `git diff HEAD ${ref} shows the work; to merge it: git merge --squash ${ref}, commit, then run the phase again`;
  return { ...asked, details: { ...asked.details, nextSteps: [take, ...(asked.details.nextSteps ?? [])] } };
}
