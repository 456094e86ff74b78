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

class StampedSignal<S extends CompletionStatus> extends UnstampedSignal<S> {
  constructor(status: S, phase: Phase, details: Details<S> = {}, context: Given = {}) {
    super(
      parseSignal({ status, phase, details }, withTime(context)) as unknown as Extract<SignalFields, { status: S }>,
    );
  }

  static override success(phase: Phase, details?: Details<'success'>, context?: Given) {
    return UnstampedSignal.success(phase, details, withTime(context));
  }

  static override failure(phase: Phase, error: Error | string, options?: Details<'failure'>, context?: Given) {
    return UnstampedSignal.failure(phase, error, options, withTime(context));
  }

  static override blocked(phase: Phase, reason: string, details?: Details<'blocked'>, context?: Given) {
    return UnstampedSignal.blocked(phase, reason, details, withTime(context));
  }

  static override skipped(phase: Phase, reason: string, details?: Details<'skipped'>, context?: Given) {
    return UnstampedSignal.skipped(phase, reason, details, withTime(context));
  }
}

/** A union, so that a switch over `status` narrows the details. */
export type CompletionSignal = UnstampedSignal;
export const CompletionSignal = StampedSignal;

/** Handoff builder of seed 002; uses the current time and warns about the size on stderr. */
export class CheckpointReturnBuilder extends UnstampedBuilder {
  constructor(agentId: string, reason: CheckpointReturn['reason'], options: Partial<BuilderOptions> = {}) {
    super(agentId, reason, { now: () => new Date(), warn: console.warn, ...options });
  }
}

function withTime(context: Given = {}): Given {
  return { at: new Date(), ...context };
}
