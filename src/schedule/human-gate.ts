import type { Plan } from '../phase/plan.ts';

/** A point where a plan asks for a person. */
export interface HumanGate {
  /** The task that asks, or null when the plan as a whole says `autonomous: false`. */
  readonly task: string | null;
  readonly question: string;
  readonly options: readonly string[];
  /** Never approved unattended, whatever the policy. */
  readonly always: boolean;
}

/**
 * Where a plan waits for a person, under a policy. `stop` waits at every checkpoint; `auto` follows upstream's rules:
 * human-verify is approved, a decision takes its first option, human-action and `gate="blocking-human"` always stop
 * (gsd-core references/checkpoints.md, bugs #2107 and #3370).
 */
export function humanGate(plan: Plan, policy: 'stop' | 'auto'): HumanGate | null {
  const gates = plan.tasks
    .filter(({ type, gate }) => type.startsWith('checkpoint') || gate === 'blocking-human')
    .map(gateOf);
  const first = gates.find(({ always }) => always) ?? (policy === 'stop' ? gates[0] : undefined);
  if (first) return first;
  if (plan.autonomous || policy === 'auto') return null;
  return { task: null, question: `plan ${plan.id} says autonomous: false, which`, options: [], always: false };
}

function gateOf(task: Plan['tasks'][number]): HumanGate {
  const always = task.type === 'checkpoint:human-action' || task.gate === 'blocking-human';
  const options = task.options.map(({ id, name }) => (name ? `${id}: ${name}` : id));
  return { task: task.name, question: `${task.type} "${task.name}"`, options, always };
}
