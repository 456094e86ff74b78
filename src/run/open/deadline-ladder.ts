/** The times at which a leg's engine, step and job end, from the job's own limit. The last two are what a workflow file takes. */
export interface DeadlineLadder {
  /** From the job's start to the engine's own deadline, in ms. */
  readonly engineMs: number;
  readonly stepMinutes: number;
  readonly jobMinutes: number;
}

const minute = 60_000;

/**
 * Engine before step before job: whoever is ended from outside can say nothing any more, so there is time to save and
 * upload the work after each rung. A rung is 5 % of the limit, from one to ten minutes; a step of GitHub's has whole ones.
 */
export function deadlineLadder(jobTimeoutMs: number): DeadlineLadder {
  const rung = Math.min(10 * minute, Math.max(minute, Math.round(jobTimeoutMs / 20)));
  const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minute));
  const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minute));
  // Of a job of a few minutes half is for the work.
  return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung), stepMinutes, jobMinutes };
}
