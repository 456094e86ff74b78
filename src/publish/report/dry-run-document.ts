import { z } from 'zod';
import { NEXT_PHASE_STATUS } from '../../signal/next-phase.ts';

const text = z.string();
const count = z.number();

const Used = z.object({
  costUsd: count,
  isCostKnown: z.boolean(),
  isEstimate: z.boolean(),
  tokens: count,
  turns: count,
});
const CommandLine = z.object({ command: text, args: z.array(text), sets: z.array(text) });

const PlanOutlook = z.object({
  id: text,
  title: text.nullable(),
  wave: count,
  dependsOn: z.array(text),
  /**
   * `done`, `claimed` (its SUMMARY is verified first), `left_out` (by `only`), `starts` (at once), `waits` (for
   * plans or for room), `asks` (a person, at once), `ended` (no attempt would begin), `held` (a plan it depends on
   * asks or has ended).
   */
  state: z.enum(['done', 'claimed', 'left_out', 'starts', 'waits', 'asks', 'ended', 'held']),
  why: text.nullable(),
  waitsFor: z.array(text),
  /** The next attempt; null for none. */
  attempt: count.nullable(),
  commandLines: z.array(CommandLine),
  /** Checks besides its SUMMARY, the scope of its changes and `min-evidence`. */
  checks: z.object({ commands: z.array(text), artifacts: z.array(text), keyLinks: count }),
});

/** Answer of `run <phase> --dry-run --json`. */
export const DryRunSchema = z.object({
  dryRun: z.literal(true),
  wouldStart: z.boolean(),
  exitCode: count,
  phase: text,
  name: text,
  dir: text,
  nextPhase: text.nullable(),
  nextPhaseStatus: z.enum(NEXT_PHASE_STATUS),
  start: z.object({ commit: text, branch: text.nullable() }),
  findings: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      code: text,
      file: text.nullable(),
      line: count.nullable(),
      message: text,
      exitCode: count.optional(),
    }),
  ),
  schedule: z.object({
    parallel: count,
    /** Plans that run side by side, in order, as if those of a step ended together and all succeeded. */
    steps: z.array(z.array(text)),
    overlaps: z.array(z.object({ wave: count, plans: z.array(text), files: z.array(text) })),
  }),
  plans: z.array(PlanOutlook),
  /** What earlier runs have spent. All limits are in `settings`. */
  budget: z.object({
    used: Used,
    /** The ceiling that is used up, so that no attempt would begin; null for none. */
    reached: text.nullable(),
  }),
  agent: z
    .object({
      name: text,
      version: text.nullable(),
    })
    .nullable(),
  settings: z.looseObject({}),
});

export type DryRunDocument = z.output<typeof DryRunSchema>;
export type PlanOutlook = DryRunDocument['plans'][number];
