import { artifactName, jobMatrix, type MatrixJob, maxJobs } from './job-matrix.ts';
import { type PlanStates, readyPlans } from './ready.ts';
import type { Schedule } from './schedule.ts';

export interface RoundRequest {
  readonly phase: string;
  /** The number of the round, from 1. */
  readonly round: number;
  /** One job for all that can run, or one for each plan. */
  readonly mode: 'single' | 'matrix';
  /** By plan: the attempts it has had. */
  readonly attempts: ReadonlyMap<string, number>;
}

/** The plans that can run in a round: in jobs of their own only those that write no file of each other's. */
export function plansOfRound(schedule: Schedule, states: PlanStates, mode: RoundRequest['mode']): string[] {
  return readyPlans(schedule, states, { apart: mode === 'matrix', limit: maxJobs });
}

/**
 * The job matrix of a round for plans that can run now; null when there are none, for a matrix without jobs is an error
 * of the workflow. The one job of `single` has an empty `plan`: it goes on to whatever its plans make possible.
 */
export function matrixOf(
  schedule: Schedule,
  plans: readonly string[],
  { phase, round, mode, attempts }: RoundRequest,
): { include: MatrixJob[] } | null {
  if (mode === 'matrix') return jobMatrix(schedule, plans, { phase, round, attempts });
  const [first] = schedule.plans.filter(({ plan }) => plans.includes(plan.id));
  if (first === undefined) return null;
  const job = { phase, plan: '', path: '', wave: first.wave, round, attempt: 1, index: 0 };
  return { include: [{ ...job, artifact: artifactName(phase, round, 'all', 1) }] };
}
