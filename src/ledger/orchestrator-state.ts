import { z } from 'zod';
import { parseJson } from '../files/nesting.ts';
import { attemptHistory } from './attempt-history.ts';
import { endsTheCount, type LedgerEvent } from './event-log.ts';

/**
 * `.planning/.orchestrator-state.json` in the fields of seeds/001, and ours besides. A field this version does not know
 * is kept as it is.
 */
export const OrchestratorStateSchema = z.looseObject({
  schema_version: z.literal(1).default(1),
  /** The phase's directory, such as `02.1-claude-teams-hardening`. */
  phase: z.string().min(1),
  mode: z.enum(['team', 'fallback']),
  team_name: z.string().nullable().optional(),
  /** ISO times; the first is set once. */
  started_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  plan_task_map: z.record(z.string(), z.string()).optional(),
  executor_names: z.array(z.string()).optional(),
  verifier_task_id: z.string().nullable().optional(),
  completed_plans: z.array(z.string()).optional(),
  current_wave: z.number().int().nonnegative().nullable().optional(),
  checkpoint_file: z.string().nullable().optional(),
  run_id: z.string().optional(),
  /** Of the lease the run holds. */
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

/** What a state file holds. */
export type FoundState =
  | { readonly kind: 'none' }
  | { readonly kind: 'state'; readonly state: OrchestratorState }
  /** What it says is no state of this version: `why` is a sentence, `content` what it says as far as it is JSON. */
  | { readonly kind: 'unusable'; readonly why: string; readonly content: unknown };

/** Reads the text of a state file; null stands for a file that is not there. */
export function parseState(text: string | null): FoundState {
  if (text === null) return { kind: 'none' };
  let content: unknown;
  try {
    content = parseJson(text);
  } catch (cause) {
    return { kind: 'unusable', why: `it is no JSON: ${(cause as Error).message}`, content: null };
  }
  const version = (content as { schema_version?: unknown } | null)?.schema_version;
  if (typeof version === 'number' && version > 1)
    return { kind: 'unusable', why: `it is of version ${version}, and this program knows version 1`, content };
  const parsed = OrchestratorStateSchema.safeParse(content);
  if (parsed.success) return { kind: 'state', state: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  return { kind: 'unusable', why: problems.join('; '), content };
}

/** Every plan it knows of is complete, so it is of no more use to anybody. */
export function isComplete({ plan_task_map = {}, plans = {}, completed_plans = [] }: OrchestratorState): boolean {
  const known = [...Object.keys(plan_task_map), ...Object.keys(plans)];
  return known.length > 0 && known.every((plan) => completed_plans.includes(plan));
}

/** What events do not say. */
export interface StateFacts {
  readonly phase: string;
  /** The event log, relative to the root. */
  readonly checkpointFile: string;
}

/**
 * The state of the newest run of a log, from its events alone: the run itself writes no other, so what was lost can be
 * made again. Null where no run has begun. Pure.
 */
export function stateFrom(
  events: readonly LedgerEvent[],
  { phase, checkpointFile }: StateFacts,
): OrchestratorState | null {
  const from = events.findLastIndex(({ event }) => event === 'phase_start');
  const begun = events[from];
  if (begun === undefined) return null;
  const run = events.slice(from).filter(({ event }) => changesState(event));
  // With the runs it goes on with, and without its own end, after which nothing counts any more.
  const counted = events.slice(1 + events.findLastIndex((event, at) => at < from && endsTheCount(event)));
  const { lastAttempt } = attemptHistory(counted.filter((event) => !endsTheCount(event)));
  const waves = new Map(Object.entries((begun.waves ?? {}) as Record<string, number>));
  const statuses = statusesIn(run, begun);
  const ids = [...statuses.keys()];
  const completed = ids.filter((id) => statuses.get(id) === 'completed');
  const open = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => waves.get(id) ?? 0);
  const running = ids.filter((id) => statuses.get(id) === 'running');
  return {
    schema_version: 1,
    phase,
    mode: begun.mode === 'team' ? 'team' : 'fallback',
    team_name: `phase-executor-${begun.phase}`,
    started_at: (counted.find(({ event }) => event === 'phase_start') ?? begun).at,
    updated_at: run.at(-1)?.at ?? begun.at,
    plan_task_map: Object.fromEntries([...lastAttempt].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
    executor_names: running.map(executorName),
    verifier_task_id: null,
    completed_plans: completed,
    current_wave: open.length > 0 ? Math.min(...open) : Math.max(0, ...waves.values()),
    checkpoint_file: checkpointFile,
    run_id: begun.runId,
    ...(begun.epoch === undefined ? {} : { epoch: begun.epoch }),
    plans: Object.fromEntries(
      ids.map((id) => [
        id,
        { status: statuses.get(id) ?? 'pending', attempts: lastAttempt.get(id) ?? 0, wave: waves.get(id) ?? null },
      ]),
    ),
  };
}

/** Who works on a plan, as heartbeats name them too. */
export function executorName(plan: string): string {
  return `executor-${plan}`;
}

/** Whether the state differs after an event; what agents do meanwhile is told by heartbeats. */
export function changesState(event: string): boolean {
  return event in statusAfter || event === 'phase_start' || /^phase_(complete|failed|blocked|skipped)$/.test(event);
}

type PlanStatus = NonNullable<OrchestratorState['plans']>[string]['status'];

const statusAfter: Partial<Record<string, PlanStatus>> = {
  attempt_start: 'running',
  adopt: 'running',
  attempt_failed: 'failed',
  retry_wait: 'retrying',
  recovered: 'pending',
  plan_complete: 'completed',
  plan_failed: 'failed',
  plan_blocked: 'blocked',
  plan_skipped: 'skipped',
};

function statusesIn(run: readonly LedgerEvent[], begun: LedgerEvent): Map<string, PlanStatus> {
  const { plans, done } = begun as { plans?: string[]; done?: string[] };
  const statuses = new Map<string, PlanStatus>((plans ?? []).map((id) => [id, 'pending']));
  for (const id of done ?? []) statuses.set(id, 'completed');
  for (const { event, plan } of run) {
    const status = statusAfter[event];
    if (plan !== undefined && status !== undefined) statuses.set(plan, status);
  }
  return statuses;
}
