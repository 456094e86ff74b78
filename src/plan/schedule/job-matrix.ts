import { z } from 'zod';
import type { Schedule } from './schedule.ts';

/** A job that runs one plan, or every plan that can run if `plan` is empty. */
export const MatrixJobSchema = z.object({
  phase: z.string(),
  plan: z.string(),
  path: z.string(),
  wave: z.number(),
  round: z.number(),
  attempt: z.number(),
  /** Index in the round, starting at 0; the job's receipt is the output `leg-<index>`. */
  index: z.number().default(0),
  artifact: z.string().min(1),
});
export type MatrixJob = z.output<typeof MatrixJobSchema>;

/** GitHub Actions allows 256 jobs per matrix; the rest wait for the next round. */
export const maxJobs = 256;

/** Creates one job per plan, or returns null because GitHub rejects an empty matrix. */
export function buildJobMatrix(
  schedule: Schedule,
  plans: readonly string[],
  { phase, round, attempts = new Map() }: { phase: string; round: number; attempts?: ReadonlyMap<string, number> },
): { include: MatrixJob[] } | null {
  const planIds = new Set(plans);
  const chosen = schedule.plans.filter(({ plan }) => planIds.has(plan.id)).slice(0, maxJobs);
  if (chosen.length === 0) return null;
  const include = chosen.map(({ plan, wave }, index) => {
    const attempt = (attempts.get(plan.id) ?? 0) + 1;
    return {
      phase,
      plan: plan.id,
      path: plan.path,
      wave,
      round,
      attempt,
      index,
      artifact: artifactName(phase, round, plan.id, attempt),
    };
  });
  return { include };
}

/** Builds `phase-07-r1-07-03-a2`. Special characters become their code: `_20` for a space. */
export function artifactName(phase: string, round: number, plan: string, attempt: number): string {
  return `phase-${encodeArtifactPart(phase)}-r${round}-${encodeArtifactPart(plan)}-a${attempt}`;
}

export function getGateArtifactName(phase: string): string {
  return `phase-${encodeArtifactPart(phase)}-gate`;
}

function encodeArtifactPart(text: string): string {
  return text.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`);
}

/** Creates a single job that runs every plan it can. Returns null if none can run. */
export function buildSingleJobMatrix(
  schedule: Schedule,
  plans: readonly string[],
  { phase, round }: { phase: string; round: number },
): { include: MatrixJob[] } | null {
  const [firstPlan] = schedule.plans.filter(({ plan }) => plans.includes(plan.id));
  if (firstPlan === undefined) return null;
  const job = { phase, plan: '', path: '', wave: firstPlan.wave, round, attempt: 1, index: 0 };
  return { include: [{ ...job, artifact: artifactName(phase, round, 'all', 1) }] };
}
