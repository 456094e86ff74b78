import { CompletionSignal, type SignalContext } from './completion-signal.ts';
import type { SignalDetails, SignalDetailsInput } from './signal-schema.ts';

type BlockedDetailsInput = Partial<SignalDetailsInput<'blocked'>>;

/** Builds a signal that waits for a person to answer, approve or decide about saved work. */
export function blockedOnPerson(phase: string, request: string, details: BlockedDetailsInput, at: SignalContext) {
  return CompletionSignal.blocked(phase, request, { ...details, userInputRequired: true }, at);
}

export function blockedOnPlans(
  phase: string,
  { reason, plans }: { reason: string; plans: readonly string[] },
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  return CompletionSignal.blocked(phase, reason, { ...details, blockingDependencies: [...plans] }, at);
}

/** Waits until a provider's limit resets. `until` is undefined if the provider gave no time. */
export function blockUntilReset(
  phase: string,
  { reason, until }: { reason: string; until: string | undefined },
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  return CompletionSignal.blocked(phase, reason, { ...details, estimatedUnblockTime: until }, at);
}

export function blockAsReported(phase: string, reason: string, details: BlockedDetailsInput, at: SignalContext) {
  return CompletionSignal.blocked(phase, reason, details, at);
}

/**
 * Builds the phase's signal from its blocked plans. A plan that waits for a person wins; otherwise the phase waits for
 * the latest reset time.
 */
export function blockedLikePlans(
  phase: string,
  [firstPlan, ...otherPlans]: readonly [SignalDetails<'blocked'>, ...SignalDetails<'blocked'>[]],
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  const blockedPlans = [firstPlan, ...otherPlans];
  const planForPerson = blockedPlans.find(({ userInputRequired }) => userInputRequired);
  if (planForPerson !== undefined) return blockedOnPerson(phase, planForPerson.reason, details, at);
  const latestReset = blockedPlans
    .flatMap(({ estimatedUnblockTime = [] }) => estimatedUnblockTime)
    .sort()
    .at(-1);
  const { reason, blockingDependencies } = firstPlan;
  return blockUntilReset(phase, { reason, until: latestReset }, { ...details, blockingDependencies }, at);
}
