import { z } from 'zod';
import type { Schedule } from './schedule.ts';

/** One worker of a round: what a job needs to know to execute one plan, or with an empty `plan` all that can run. */
export const MatrixJobSchema = z.object({
  phase: z.string(),
  plan: z.string(),
  path: z.string(),
  wave: z.number(),
  round: z.number(),
  attempt: z.number(),
  /** Index in its round, from 0: the receipt of the job is the output `leg-<index>`. */
  index: z.number().default(0),
  artifact: z.string().min(1),
});
export type MatrixJob = z.output<typeof MatrixJobSchema>;

/** A matrix of GitHub Actions makes at most 256 jobs; what does not fit waits for the next round. */
export const maxJobs = 256;

/** Makes one job per plan, in plan order. Null without plans: a matrix without jobs is an error of the workflow. */
export function jobMatrix(
  schedule: Schedule,
  plans: readonly string[],
  { phase, round, attempts = new Map() }: { phase: string; round: number; attempts?: ReadonlyMap<string, number> },
): { include: MatrixJob[] } | null {
  const expected = new Set(plans);
  const chosen = schedule.plans.filter(({ plan }) => expected.has(plan.id)).slice(0, maxJobs);
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

/** `phase-07-r1-07-03-a2`; a character that is not a plain one becomes its number, `_20` for a blank. */
export function artifactName(phase: string, round: number, plan: string, attempt: number): string {
  return `phase-${artifactPart(phase)}-r${round}-${artifactPart(plan)}-a${attempt}`;
}

/** Artifact of the job that asks the exit gate; it contains the commit asked about. */
export function gateArtifact(phase: string): string {
  return `phase-${artifactPart(phase)}-gate`;
}

function artifactPart(text: string): string {
  return text.replace(/[^A-Za-z0-9.-]/gu, (other) => `_${other.codePointAt(0)?.toString(16)}`);
}

/** Matrix with the one job of a round, whose `plan` is empty: it runs all it can. Null when no plan can run. */
export function singleJobMatrix(
  schedule: Schedule,
  plans: readonly string[],
  { phase, round }: { phase: string; round: number },
): { include: MatrixJob[] } | null {
  const [first] = schedule.plans.filter(({ plan }) => plans.includes(plan.id));
  if (first === undefined) return null;
  const job = { phase, plan: '', path: '', wave: first.wave, round, attempt: 1, index: 0 };
  return { include: [{ ...job, artifact: artifactName(phase, round, 'all', 1) }] };
}
