import { z } from 'zod';
import { isEvent } from '../event.ts';
import { wholeEventIn } from '../execution-row.ts';

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
