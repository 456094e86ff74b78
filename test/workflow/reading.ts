export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/** What GitHub's documents leave open, or servers do differently. The workflows have to do with each. */
export interface Reading {
  /** cancelled() after a job ran into its timeout: true for nobody, or for the jobs that need it. */
  readonly cancelledSees: 'the run' | 'needs too';
  /** success() in a called workflow: about jobs of that workflow, or also about what the calling job needs. */
  readonly calleeSees: 'its own jobs' | "its caller's needs too";
  /** needs.x.result of a job with continue-on-error that failed: success (GitHub) or what it was (Gitea). */
  readonly tolerated: 'success' | 'as it ended';
}

/** Every pair of them: what depends on three at once is not known. */
export const readings: readonly Reading[] = [
  { cancelledSees: 'the run', calleeSees: 'its own jobs', tolerated: 'success' },
  { cancelledSees: 'the run', calleeSees: "its caller's needs too", tolerated: 'as it ended' },
  { cancelledSees: 'needs too', calleeSees: 'its own jobs', tolerated: 'as it ended' },
  { cancelledSees: 'needs too', calleeSees: "its caller's needs too", tolerated: 'success' },
];

/** What the jobs after it see of a job with continue-on-error. */
export function seenBy(tolerated: Reading['tolerated'], result: Result): Result {
  return tolerated === 'success' && result === 'failure' ? 'success' : result;
}

/** The result of a matrix, or of a called workflow, from the results of its jobs. */
export function aggregate(results: readonly Result[]): Result {
  for (const worst of ['failure', 'cancelled', 'success'] as const) if (results.includes(worst)) return worst;
  return 'skipped';
}
