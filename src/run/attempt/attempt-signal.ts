import type { AgentRun } from '../../agents/program/agent.ts';
import type { PlanPart } from '../../record/readings/parts.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { blockedAsReported, blockedOnPerson } from '../../signal/blocked.ts';
import { CompletionSignal } from '../../signal/completion-signal.ts';
import { type EvidenceFacts, evidenceDetails } from '../../signal/evidence.ts';
import { type SigningRun, signalContext } from '../../signal/signal-context.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { Stop } from '../questions/stops.ts';
import type { SaidFailure } from './exchange.ts';

/** What became of the work, before it is said in a signal. */
export type Ending =
  | {
      status: 'success';
      files: string[];
      remarks: string[];
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
      remarks: string[];
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
      const { files, remarks, planHash, evidence } = ending;
      const said = remarks.length > 0 ? { warnings: remarks.slice(0, 20) } : {};
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
      const { part, stop, remarks, evidence, asked } = ending;
      const said = remarks.length > 0 ? { warnings: remarks.slice(0, 20) } : {};
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
