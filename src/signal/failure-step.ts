import { clipText, stripLine } from '../system/text/text.ts';
import type { CompletionSignal } from './completion-signal.ts';
import failureSteps from './failure-steps.json' with { type: 'json' };
import { FailureReasonSchema } from './signal-schema.ts';
import type { FailureReason } from './signal-words.ts';

export const noChange = 'the agent changed no file';

/** Tells a person what to do about a failed plan. `finding` is the first finding against its work, if it was judged. */
export function failureStep(signal: CompletionSignal, finding: JudgedFinding | null = null): string {
  const { reason, lastReason = reason } = signal.details as { reason?: unknown; lastReason?: unknown };
  const knownReason = FailureReasonSchema.safeParse(lastReason).data ?? 'verification_failed';
  // Without a reset time, only more credit helps.
  if (knownReason === 'quota' && signal.status === 'failure' && !signal.details.retryable)
    return "add credit to the account of the agent's provider, then run the phase again";
  if (signal.status === 'failure' && signal.details.error?.message.includes(noChange))
    return 'read there what the agent said, let it write files and run commands (flags in agent-command), then run the phase again';
  const subject = clipText(stripLine(finding?.subject ?? ''), 120);
  const step =
    knownReason === 'verification_failed' && finding !== null ? findingSteps[finding.check]?.(subject) : undefined;
  return `${step ?? steps[knownReason]}, then run the phase again`;
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

const steps: Readonly<Record<FailureReason, string>> = failureSteps;
