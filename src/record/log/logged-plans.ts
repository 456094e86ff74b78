import { z } from 'zod';
import type { Git } from '../../system/git/git.ts';
import { textIn } from '../../system/git/tree.ts';
import { isEvent } from '../events/event.ts';
import { wholeEventIn } from './execution-row.ts';

/** What a log says of a plan that was completed. */
export interface LoggedPlan {
  /** Of the plan's text then. */
  readonly planHash: string;
  /** As git names them. */
  readonly files: readonly string[];
}

const Details = z.object({ planHash: z.string(), filesModified: z.array(z.string()).default([]) });

/** The plans that the text of an EXECUTION_LOG.md tells of as completed; other tools may have written there too. */
export function loggedPlansIn(text: string): Map<string, LoggedPlan> {
  const plans = new Map<string, LoggedPlan>();
  for (const each of text.split('\n')) {
    const line = each.includes('"plan_complete"') ? wholeEventIn(each) : null;
    if (line === null || !isEvent(line) || line.event !== 'plan_complete' || line.signal.status !== 'success') continue;
    const details = Details.safeParse(line.signal.details);
    if (details.success) plans.set(line.plan, { planHash: details.data.planHash, files: details.data.filesModified });
  }
  return plans;
}

/**
 * The plans that EXECUTION_LOG.md at HEAD tells of as completed. Only the orchestrator writes it; it is asked where the
 * clone is cut off and the commits with the engine's marks are missing.
 */
export async function loggedPlans(git: Git, prefix: string): Promise<Map<string, LoggedPlan>> {
  return loggedPlansIn((await textIn(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`)) ?? '');
}
