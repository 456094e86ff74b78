/** A place in a plan where a person is asked. Upstream's rules for unattended runs: gsd-core `references/checkpoints.md`. */
export interface HumanCheckpoint {
  /** As in the plan: `checkpoint:human-verify`, `human_action`, … */
  readonly type: string;
  readonly gate: string | null;
  readonly options: readonly unknown[];
  /** A `<precondition>` that is not known to hold. */
  readonly preconditionOpen: boolean;
}

/** `stop`: always ask. `auto`: pass what upstream answers unattended, and ask the rest. */
export type CheckpointPolicy = 'stop' | 'auto';

/**
 * Reason why a person is asked at a checkpoint; null where the policy lets it pass. An action only a person can do, a blocking
 * gate and an unmet precondition never pass by themselves.
 */
export function reasonToAsk(checkpoint: HumanCheckpoint, policy: CheckpointPolicy): string | null {
  const { type, gate, options, preconditionOpen } = checkpoint;
  if (preconditionOpen) return 'a precondition is not known to hold';
  if (gate === 'blocking-human') return 'the gate is blocking-human, which no mode passes';
  if (policy === 'stop') return 'human-checkpoints: stop';
  switch (checkpointKind(type)) {
    case 'human-verify':
      return null;
    case 'decision':
      return options.length === 0 ? 'a decision without options cannot be made' : null;
    default:
      return `"${type}" never passes without a person`;
  }
}

/** Plans spell it with and without `checkpoint:`, with `-` and with `_`. */
export function checkpointKind(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .replace(/^checkpoint:/, '')
    .replaceAll('_', '-');
}
