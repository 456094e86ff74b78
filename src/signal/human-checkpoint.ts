/** A task that needs a person. Rules for unattended runs come from gsd-core `references/checkpoints.md`. */
export interface HumanCheckpoint {
  readonly type: string;
  readonly gate: string | null;
  readonly options: readonly unknown[];
  readonly preconditionOpen: boolean;
}

/** `stop` always asks. `auto` passes the checkpoints that gsd-core answers in unattended runs. */
export type CheckpointPolicy = 'stop' | 'auto';

/**
 * Returns why a person must be asked, or null if the policy passes the checkpoint. Human actions, blocking gates and
 * unmet preconditions never pass automatically.
 */
export function getReasonToAsk(checkpoint: HumanCheckpoint, policy: CheckpointPolicy): string | null {
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

/** Plans spell the kind with or without `checkpoint:`, and with `-` or `_`. */
export function checkpointKind(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .replace(/^checkpoint:/, '')
    .replaceAll('_', '-');
}
