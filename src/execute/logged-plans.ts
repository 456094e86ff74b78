import type { Git } from '../git/git.ts';
import { textIn } from '../git/tree.ts';
import { type LoggedPlan, loggedPlansIn } from '../ledger/readings/logged-plans.ts';

/**
 * The plans that EXECUTION_LOG.md at HEAD tells of as completed. Only the orchestrator writes it; it is asked where the
 * clone is cut off and the commits with the engine's marks are missing.
 */
export async function loggedPlans(git: Git, prefix: string): Promise<Map<string, LoggedPlan>> {
  return loggedPlansIn((await textIn(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`)) ?? '');
}
