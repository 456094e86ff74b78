import { z } from 'zod';
import { parseJson } from '../files/nesting.ts';
import type { Git } from '../git/git.ts';
import { textIn } from '../git/tree.ts';

/** What the committed log of the phase says of a plan that was completed. */
export interface LoggedPlan {
  /** Of the plan's text then. */
  readonly planHash: string;
  /** As git names them. */
  readonly files: readonly string[];
}

const Completed = z.object({
  event: z.literal('plan_complete'),
  plan: z.string(),
  signal: z.object({
    status: z.literal('success'),
    details: z.object({ planHash: z.string(), filesModified: z.array(z.string()).default([]) }),
  }),
});

/**
 * The plans that EXECUTION_LOG.md at HEAD tells of as completed. Only the orchestrator writes it; it is asked where the
 * clone is cut off and the commits with the engine's marks are missing.
 */
export async function loggedPlans(git: Git, prefix: string): Promise<Map<string, LoggedPlan>> {
  const text = (await textIn(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`)) ?? '';
  const plans = new Map<string, LoggedPlan>();
  for (const line of text.split('\n')) {
    const found = line.includes('"plan_complete"') ? Completed.safeParse(tryJson(line)) : null;
    if (!found?.success) continue;
    const { plan, signal } = found.data;
    plans.set(plan, { planHash: signal.details.planHash, files: signal.details.filesModified });
  }
  return plans;
}

export async function isShallow(git: Git): Promise<boolean> {
  return (await git.read(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

function tryJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
