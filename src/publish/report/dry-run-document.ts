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
   * `claimed`: has a SUMMARY that must be verified first. `left_out`: excluded by `only`. `waits`: for other plans or a
   * free slot. `asks`: a person, immediately. `ended`: no further attempt. `held`: depends on a plan that asks or has
   * ended.
   */
  state: z.enum(['done', 'claimed', 'left_out', 'starts', 'waits', 'asks', 'ended', 'held']),
  why: text.nullable(),
  waitsFor: z.array(text),
  attempt: count.nullable(),
  commandLines: z.array(CommandLine),
  /** In addition to the SUMMARY check, the scope check and `min-evidence`. */
  checks: z.object({ commands: z.array(text), artifacts: z.array(text), keyLinks: count }),
});

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
    /** Plans that run in parallel, assuming that all plans of a step succeed at the same time. */
    steps: z.array(z.array(text)),
    overlaps: z.array(z.object({ wave: count, plans: z.array(text), files: z.array(text) })),
  }),
  plans: z.array(PlanOutlook),
  budget: z.object({
    used: Used,
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
