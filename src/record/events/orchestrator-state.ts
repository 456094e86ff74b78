import { z } from 'zod';
import { parseJson } from '../../system/files/json-text.ts';

/** `.planning/.orchestrator-state.json` in the fields of seeds/001, and ours. Unknown fields are kept. */
export const OrchestratorStateSchema = z.looseObject({
  schema_version: z.literal(1).default(1),
  /** The phase's directory, such as `02.1-claude-teams-hardening`. */
  phase: z.string().min(1),
  mode: z.enum(['team', 'fallback']),
  team_name: z.string().nullable().optional(),
  /** Set once; both are ISO times. */
  started_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  plan_task_map: z.record(z.string(), z.string()).optional(),
  executor_names: z.array(z.string()).optional(),
  verifier_task_id: z.string().nullable().optional(),
  completed_plans: z.array(z.string()).optional(),
  current_wave: z.number().int().nonnegative().nullable().optional(),
  checkpoint_file: z.string().nullable().optional(),
  run_id: z.string().optional(),
  epoch: z.number().int().nonnegative().optional(),
  plans: z
    .record(
      z.string(),
      z.looseObject({
        status: z.enum(['pending', 'running', 'retrying', 'completed', 'failed', 'blocked', 'skipped']),
        attempts: z.number().int().nonnegative(),
        wave: z.number().int().nonnegative().nullable(),
      }),
    )
    .optional(),
});
export type OrchestratorState = z.output<typeof OrchestratorStateSchema>;

export type StateFileContent =
  | { readonly kind: 'none' }
  | { readonly kind: 'state'; readonly state: OrchestratorState }
  /** `why` is a sentence, `content` whatever is JSON. */
  | { readonly kind: 'unusable'; readonly why: string; readonly content: unknown };

/** Null stands for a missing file. */
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

/** A state with all plans complete is not needed any more. */
export function areAllPlansComplete(state: OrchestratorState): boolean {
  const { plan_task_map = {}, plans = {}, completed_plans = [] } = state;
  const known = [...Object.keys(plan_task_map), ...Object.keys(plans)];
  return known.length > 0 && known.every((plan) => completed_plans.includes(plan));
}
