import type { CompletionSignal } from './completion-signal.ts';
import { type FailureReason, FailureReasonSchema } from './signal-schema.ts';

/** Next step of a person about a failed plan. */
export function failureStep(signal: CompletionSignal): string {
  const { reason, lastReason = reason } = signal.details as { reason?: unknown; lastReason?: unknown };
  const known = FailureReasonSchema.safeParse(lastReason);
  return `${steps[known.data ?? 'verification_failed']}, then run the phase again`;
}

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
