import type { CompletionSignal } from './completion-signal.ts';
import type { CompletionStatus } from './signal-schema.ts';

const types = {
  success: 'complete',
  failure: 'failed',
  blocked: 'blocked',
  skipped: 'skipped',
} as const satisfies Record<CompletionStatus, string>;

/**
 * The line that EXECUTION_LOG.md gets for a signal. Its type says how it ended: the first implementation wrote
 * `phase_complete` for failures too, and so hid them from whoever resumed.
 */
export function signalEvent(signal: CompletionSignal): {
  type: `${'plan' | 'phase'}_${(typeof types)[CompletionStatus]}`;
  phase: string;
  signal: Record<string, unknown>;
} {
  const subject = signal.plan === undefined ? 'phase' : 'plan';
  return { type: `${subject}_${types[signal.status]}` as const, phase: signal.phase, signal: signal.toJSON() };
}
