import { CompletionSignal, type SignalContext } from './completion-signal.ts';
import type { SignalDetails, SignalDetailsInput } from './signal-schema.ts';

/** Every blocked signal is made here, one function for each thing waited for, with the details that tell them apart. */
type BlockedDetailsInput = Partial<SignalDetailsInput<'blocked'>>;

/** Waits for a person: for an answer, an approval, or a decision about work that was kept. */
export function blockedOnPerson(phase: string, request: string, details: BlockedDetailsInput, at: SignalContext) {
  return CompletionSignal.blocked(phase, request, { ...details, userInputRequired: true }, at);
}

/** Waits for plans that are not complete. */
export function blockedOnPlans(
  phase: string,
  { reason, plans }: { reason: string; plans: readonly string[] },
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  return CompletionSignal.blocked(phase, reason, { ...details, blockingDependencies: [...plans] }, at);
}

/** Waits until a limit of a provider resets; `until` is undefined where the provider named no time. */
export function blockedUntilReset(
  phase: string,
  { reason, until }: { reason: string; until: string | undefined },
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  return CompletionSignal.blocked(phase, reason, { ...details, estimatedUnblockTime: until }, at);
}

/** Waits for what an agent or a job reported; its own details say for what. */
export function blockedAsReported(phase: string, reason: string, details: BlockedDetailsInput, at: SignalContext) {
  return CompletionSignal.blocked(phase, reason, details, at);
}

/**
 * A phase that waits for what its first blocked plan waits for: plans that wait for each other add nothing. A plan that
 * waits for a person comes first; where several wait for their time, the phase waits for the last of them.
 */
export function blockedLikePlans(
  phase: string,
  [first, ...others]: readonly [SignalDetails<'blocked'>, ...SignalDetails<'blocked'>[]],
  details: BlockedDetailsInput,
  at: SignalContext,
) {
  const all = [first, ...others];
  const onPerson = all.find(({ userInputRequired }) => userInputRequired);
  if (onPerson !== undefined) return blockedOnPerson(phase, onPerson.reason, details, at);
  const until = all
    .flatMap(({ estimatedUnblockTime = [] }) => estimatedUnblockTime)
    .sort()
    .at(-1);
  const { reason, blockingDependencies } = first;
  return blockedUntilReset(phase, { reason, until }, { ...details, blockingDependencies }, at);
}
