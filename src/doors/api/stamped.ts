import {
  type BuilderOptions,
  type CheckpointReturn,
  CheckpointReturnBuilder as UnstampedBuilder,
} from '../../signal/checkpoint-return.ts';
import {
  parseSignal,
  type SignalContext,
  CompletionSignal as UnstampedSignal,
} from '../../signal/completion-signal.ts';
import type { SignalDetailsInput, SignalFields } from '../../signal/signal-schema.ts';
import type { CompletionStatus } from '../../signal/signal-words.ts';

type Given = Partial<SignalContext>;
type Phase = string | number;
type Details<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;

/** Completion signal as seed 000 builds it: without a time of the caller's it has that of this process. */
class StampedSignal<S extends CompletionStatus> extends UnstampedSignal<S> {
  constructor(status: S, phase: Phase, details: Details<S> = {}, context: Given = {}) {
    super(parseSignal({ status, phase, details }, stamped(context)) as unknown as Extract<SignalFields, { status: S }>);
  }

  static override success(phase: Phase, details?: Details<'success'>, context?: Given) {
    return UnstampedSignal.success(phase, details, stamped(context));
  }

  static override failure(phase: Phase, error: Error | string, options?: Details<'failure'>, context?: Given) {
    return UnstampedSignal.failure(phase, error, options, stamped(context));
  }

  static override blocked(phase: Phase, reason: string, details?: Details<'blocked'>, context?: Given) {
    return UnstampedSignal.blocked(phase, reason, details, stamped(context));
  }

  static override skipped(phase: Phase, reason: string, details?: Details<'skipped'>, context?: Given) {
    return UnstampedSignal.skipped(phase, reason, details, stamped(context));
  }
}

/** A union, so that a switch over `status` knows the details of each. */
export type CompletionSignal = UnstampedSignal;
export const CompletionSignal = StampedSignal;

/** Builder of a handoff as seed 002 writes it: by the clock of this process, with a warning about its size on stderr. */
export class CheckpointReturnBuilder extends UnstampedBuilder {
  constructor(agentId: string, reason: CheckpointReturn['reason'], options: Partial<BuilderOptions> = {}) {
    super(agentId, reason, { now: () => new Date(), warn: console.warn, ...options });
  }
}

function stamped(context: Given = {}): Given {
  return { at: new Date(), ...context };
}
