import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import { answerCheckpoint, type CheckpointPolicy, checkpointKind } from '../../signal/human-checkpoint.ts';
import type { Question } from '../../signal/signal-schema.ts';

/** A place in a plan where a person is asked. */
export interface Stop {
  /** How many tasks come before it, and with which one (from 0) the plan goes on: a checkpoint itself is nobody's work. */
  readonly at: number;
  readonly next: number;
  readonly kind: Question['kind'];
  /** Null where the plan as a whole asks. */
  readonly task: PlanTask | null;
  /** As a sentence. */
  readonly question: string;
}

/** The places where a plan waits for a person, in order. What the policy answers by itself is none. */
export function stopsOf(plan: Plan, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const stops = plan.tasks.flatMap((task, at) => stopAt(task, at, policy, canJudge));
  if (stops.length > 0 || plan.autonomous || policy === 'auto') return stops;
  const question = `plan ${plan.id} says autonomous: false (the policy is to stop there)`;
  return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}

function stopAt(task: PlanTask, at: number, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const isCheckpoint = task.type.startsWith('checkpoint');
  // An agent that reads the plan looks itself, and says blocked where the precondition is not met.
  const preconditionOpen = task.precondition !== null && !canJudge;
  if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen) return [];
  const options = task.options.map(({ id }) => id);
  const answer = answerCheckpoint({ type: task.type, gate: task.gate ?? undefined, options, preconditionOpen }, policy);
  if (!answer.ask) return [];
  const condition = preconditionOpen ? `: ${task.precondition}` : '';
  const question = `${task.type} "${task.name}" asks for a person (${answer.why}${condition})`;
  return [{ at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? kindAsked(task) : 'go-ahead', task, question }];
}

/** Of a kind that nobody knows somebody has to look at what is there. */
function kindAsked({ type }: PlanTask): Question['kind'] {
  const kind = checkpointKind(type);
  return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}
