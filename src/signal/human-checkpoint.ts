/** A place in a plan where a person is asked. Upstream's rules for unattended runs: gsd-core `references/checkpoints.md`. */
export interface HumanCheckpoint {
  /** As in the plan: `checkpoint:human-verify`, `human_action`, … */
  type: string;
  gate?: string | undefined;
  /** In the order of the plan. */
  options: readonly string[];
  /** A `<precondition>` that is not known to hold. */
  preconditionOpen?: boolean | undefined;
}

/** `stop`: always ask. `auto`: answer what upstream answers unattended, and ask the rest. */
export type CheckpointPolicy = 'stop' | 'auto';

export type CheckpointAnswer = { ask: true; why: string } | { ask: false; answer: string; why: string };

/** Answers a checkpoint. An action only a person can do, a blocking gate and an unmet precondition never pass by themselves. */
export function answerCheckpoint(checkpoint: HumanCheckpoint, policy: CheckpointPolicy): CheckpointAnswer {
  const { gate, options, preconditionOpen } = checkpoint;
  if (preconditionOpen) return { ask: true, why: 'a precondition is not known to hold' };
  if (gate === 'blocking-human') return { ask: true, why: 'the gate is blocking-human, which no mode passes' };
  if (policy === 'stop') return { ask: true, why: 'human-checkpoints: stop' };
  switch (checkpointKind(checkpoint.type)) {
    case 'human-verify':
      return { ask: false, answer: 'approved', why: 'human-checkpoints: auto approves such checks' };
    case 'decision': {
      const [first] = options;
      return first === undefined
        ? { ask: true, why: 'a decision without options cannot be made' }
        : { ask: false, answer: first, why: 'human-checkpoints: auto takes the first option' };
    }
    default:
      return { ask: true, why: `"${checkpoint.type}" never passes without a person` };
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
