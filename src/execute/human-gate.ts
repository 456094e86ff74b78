import type { RunContext } from '../attempt/run-context.ts';
import type { Plan } from '../phase/plan.ts';
import type { Task } from '../phase/task.ts';
import { resumption } from '../schedule/resume-gate.ts';
import { answerCheckpoint, type CheckpointPolicy } from '../signal/human-checkpoint.ts';

/** Where a plan waits for a person before it can run. */
export interface HumanGate {
  /** The task that asks; null when the plan as a whole says `autonomous: false`. */
  readonly task: string | null;
  readonly question: string;
  readonly options: readonly string[];
}

/** What of a run decides whether a person is asked. */
export interface AskedRun {
  readonly policy: Pick<RunContext['policy'], 'humanCheckpoints'>;
  readonly found: Pick<RunContext['found'], 'unfinished'>;
  readonly progress: Pick<RunContext['progress'], 'unverified'>;
  readonly services: { readonly agent: Pick<RunContext['services']['agent'], 'canJudge'> };
}

/** The first reason for which a plan cannot run unattended, or null. */
export function gateOf(plan: Plan, run: AskedRun): HumanGate | null {
  const unverified = run.progress.unverified.get(plan.id);
  if (unverified !== undefined) return { task: null, question: unverified, options: [] };
  const resumed = resumption(plan, run.found.unfinished.get(plan.id) ?? []);
  switch (resumed.kind) {
    case 'ask':
    case 'halted':
      return { task: null, question: resumed.message, options: [] };
    case 'start':
    case 'done':
      return humanGate(plan, run.policy.humanCheckpoints, run.services.agent.canJudge);
  }
}

/** The first place in a plan that the policy does not answer by itself, or null when the plan may run unattended. */
function humanGate(plan: Plan, policy: CheckpointPolicy, canJudge: boolean): HumanGate | null {
  for (const task of plan.tasks) {
    // An agent that reads the plan looks itself, and says blocked where the precondition is not met.
    const preconditionOpen = task.precondition !== null && !canJudge;
    if (!task.type.startsWith('checkpoint') && task.gate !== 'blocking-human' && !preconditionOpen) continue;
    const options = task.options.map(({ id, name }) => (name ? `${id}: ${name}` : id));
    const answer = answerCheckpoint(
      { type: task.type, gate: task.gate ?? undefined, options, preconditionOpen },
      policy,
    );
    const condition = preconditionOpen ? `: ${task.precondition}` : '';
    if (answer.ask) return { task: task.name, question: `${asked(task)} (${answer.why}${condition})`, options };
  }
  if (plan.autonomous || policy === 'auto') return null;
  return { task: null, question: `plan ${plan.id} says autonomous: false (the policy is to stop there)`, options: [] };
}

function asked({ type, name }: Task): string {
  return `${type} "${name}" asks for a person`;
}
