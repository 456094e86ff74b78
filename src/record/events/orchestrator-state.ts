import { z } from 'zod';
import { describeField } from '../../signal/signal-schema.ts';
import { parseJson } from '../../system/files/json-text.ts';

/** Fields of `.planning/.orchestrator-state.json` (seeds/001 and our own). Unknown fields are kept. */
export const OrchestratorStateSchema = z.looseObject({
  schema_version: z.literal(1).default(1).meta(describeField('version of this form', 1)),
  phase: z.string().min(1).meta(describeField("name of the phase's directory", '02.1-claude-teams-hardening')),
  mode: z.enum(['team', 'fallback']).meta(describeField('`team`: several plans at once', 'fallback')),
  team_name: z.string().nullable().optional().meta(describeField('name of the team', 'phase-executor-02.1')),
  started_at: z.iso.datetime({ offset: true }).meta(describeField('ISO time, set once', '2026-01-01T00:00:00.000Z')),
  updated_at: z.iso
    .datetime({ offset: true })
    .meta(describeField('ISO time of the last write', '2026-01-01T00:20:00.000Z')),
  plan_task_map: z
    .record(z.string(), z.string())
    .optional()
    .meta(describeField('newest attempt of each plan', { '02.1-01': '02.1-01/2' })),
  executor_names: z
    .array(z.string())
    .optional()
    .meta(describeField('names of the agents at work', ['executor-02.1-01'])),
  verifier_task_id: z
    .string()
    .nullable()
    .optional()
    .meta(describeField('task of the verifier, of other orchestrators', null)),
  completed_plans: z
    .array(z.string())
    .optional()
    .meta(describeField('ids of the complete plans', ['02.1-01'])),
  current_wave: z
    .number()
    .int()
    .nonnegative()
    .nullable()
    .optional()
    .meta(describeField('lowest wave that is not complete', 1)),
  checkpoint_file: z
    .string()
    .nullable()
    .optional()
    .meta(describeField('where the event log is', '.git/phase-executor/…')),
  run_id: z.string().optional().meta(describeField('id of the run', '6e689798-4e5d-4344-9882-c9cf8a7732f4')),
  epoch: z.number().int().nonnegative().optional().meta(describeField('number of the lease, higher for each run', 3)),
  plans: z
    .record(
      z.string(),
      z.looseObject({
        status: z.enum(['pending', 'running', 'retrying', 'completed', 'failed', 'blocked', 'skipped']),
        attempts: z.number().int().nonnegative(),
        wave: z.number().int().nonnegative().nullable(),
      }),
    )
    .optional()
    .meta(
      describeField('status, attempts and wave of each plan', {
        '02.1-01': { status: 'completed', attempts: 1, wave: 1 },
      }),
    ),
});
export type OrchestratorState = z.output<typeof OrchestratorStateSchema>;

export type StateFileContent =
  | { readonly kind: 'none' }
  | { readonly kind: 'state'; readonly state: OrchestratorState }
  | { readonly kind: 'unusable'; readonly why: string; readonly content: unknown };

export function parseState(text: string | null): StateFileContent {
  if (text === null) return { kind: 'none' };
  let content: unknown;
  try {
    content = parseJson(text);
  } catch (cause) {
    return { kind: 'unusable', why: `it is not JSON: ${(cause as Error).message}`, content: null };
  }
  const version = (content as { schema_version?: unknown } | null)?.schema_version;
  if (typeof version === 'number' && version > 1)
    return { kind: 'unusable', why: `it has version ${version}, but this program knows only version 1`, content };
  const parsed = OrchestratorStateSchema.safeParse(content);
  if (parsed.success) return { kind: 'state', state: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  return { kind: 'unusable', why: problems.join('; '), content };
}

export function areAllPlansComplete(state: OrchestratorState): boolean {
  const { plan_task_map = {}, plans = {}, completed_plans = [] } = state;
  const existing = [...Object.keys(plan_task_map), ...Object.keys(plans)];
  return existing.length > 0 && existing.every((plan) => completed_plans.includes(plan));
}
