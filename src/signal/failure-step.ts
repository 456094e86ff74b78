import { clipped, plainLine } from '../system/text/text.ts';
import type { CompletionSignal } from './completion-signal.ts';
import { FailureReasonSchema } from './signal-schema.ts';
import type { FailureReason } from './signal-words.ts';

/** Next step of a person about a failed plan. `finding` is the first one against its work, where it was judged. */
export function failureStep(signal: CompletionSignal, finding: JudgedFinding | null = null): string {
  const { reason, lastReason = reason } = signal.details as { reason?: unknown; lastReason?: unknown };
  const known = FailureReasonSchema.safeParse(lastReason);
  // With no hour in which it is served again, only a payment helps.
  if (known.data === 'quota' && signal.status === 'failure' && !signal.details.retryable)
    return "add credit to the account of the agent's provider, then run the phase again";
  const isJudged = (known.data ?? 'verification_failed') === 'verification_failed';
  const step =
    isJudged && finding !== null ? findingSteps[finding.check]?.(clipped(plainLine(finding.subject), 120)) : undefined;
  return `${step ?? steps[known.data ?? 'verification_failed']}, then run the phase again`;
}

export interface JudgedFinding {
  readonly check: string;
  readonly subject: string;
}

const findingSteps: Readonly<Record<string, (subject: string) => string>> = {
  artifact: (path) =>
    `let a task of the plan say that ${path} is to be written, or correct its name in must_haves.artifacts`,
  key_link: (link) =>
    `let a task of the plan say how ${link} is to be connected, or correct it in must_haves.key_links`,
  command: (command) => `run ${command} yourself, and correct it in <automated> of the plan or what it tests`,
};

const steps: Readonly<Record<FailureReason, string>> = {
  timeout: 'split the plan, or give each attempt more time (timeout)',
  idle_timeout: 'find what the agent waited for, or set a longer idle-timeout',
  killed: 'find what killed the agent, often a lack of memory',
  interrupted: 'look at the work that was kept',
  deadline: 'split the plan, or give the run more time (deadline)',
  context_exhausted: 'split the plan',
  agent_error: 'fix what the agent reports',
  rate_limit: "wait until the agent's provider serves it again",
  quota: "wait until the quota of the agent's provider is reset, or buy more",
  overloaded: "wait until the agent's provider serves it again",
  auth: "set a key that the agent's provider accepts",
  budget: 'raise the limit that is named above',
  verification_failed: 'fix the plan or the repository',
  tests_failed: 'fix the tests or the code that they test',
  scope_violation: 'name the files in files_modified of the plan, or say in it what must stay as it is',
  merge_conflict: 'let one of the plans depend on the other (depends_on)',
  stuck: 'fix the plan or the repository',
  invalid_plan: 'correct the plan as its diagnostics say',
  internal: 'report the error if it comes back',
};
