import { getLargest, getSmallest } from '../../system/text/extremes.ts';
import {
  type EventOf,
  endsCounting,
  hasTraits,
  kindTraits,
  type LedgerEvent,
  type RecordedPlanStatus,
} from '../events/event.ts';
import type { OrchestratorState } from '../events/orchestrator-state.ts';
import { attemptHistory } from './attempt-history.ts';

export interface StateFacts {
  readonly phase: string;
  /** Event log, relative to the root. */
  readonly checkpointFile: string;
}

/** State of the newest run, from events alone, so that a lost file can be recreated; null for no run. Pure. */
export function deriveState(
  events: readonly LedgerEvent[],
  { phase, checkpointFile }: StateFacts,
): OrchestratorState | null {
  const from = events.findLastIndex(({ event }) => event === 'phase_start');
  const started = events[from];
  if (started?.event !== 'phase_start') return null;
  const run = events.slice(from).filter(changesState);
  // Includes runs that it continues, but not its own end, after which nothing counts.
  const counted = events.slice(1 + events.findLastIndex((event, at) => at < from && endsCounting(event)));
  const { lastAttempt } = attemptHistory(counted.filter((event) => !endsCounting(event)));
  const waves = new Map(Object.entries(started.waves));
  const statuses = planStatuses(run, started);
  const ids = [...statuses.keys()];
  const completed = ids.filter((id) => statuses.get(id) === 'completed');
  const open = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => waves.get(id) ?? 0);
  const running = ids.filter((id) => statuses.get(id) === 'running');
  return {
    schema_version: 1,
    phase,
    mode: started.mode,
    team_name: `phase-executor-${started.phase}`,
    started_at: (counted.find(({ event }) => event === 'phase_start') ?? started).at,
    updated_at: run.at(-1)?.at ?? started.at,
    plan_task_map: Object.fromEntries([...lastAttempt].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
    executor_names: running.map(executorName),
    verifier_task_id: null,
    completed_plans: completed,
    current_wave: open.length > 0 ? getSmallest(open) : getLargest(waves.values(), 0),
    checkpoint_file: checkpointFile,
    run_id: started.runId,
    ...(started.epoch === undefined ? {} : { epoch: started.epoch }),
    plans: Object.fromEntries(
      ids.map((id) => [
        id,
        { status: statuses.get(id) ?? 'pending', attempts: lastAttempt.get(id) ?? 0, wave: waves.get(id) ?? null },
      ]),
    ),
  };
}

/** Name of a plan's agent, as in heartbeats. */
export function executorName(plan: string): string {
  return `executor-${plan}`;
}

/** Heartbeats report everything else. */
export function changesState(event: LedgerEvent): boolean {
  return (
    kindTraits(event.event).status !== undefined || event.event === 'phase_start' || hasTraits(event, { ends: 'phase' })
  );
}

function planStatuses(
  run: readonly LedgerEvent[],
  { plans, done }: EventOf<'phase_start'>,
): Map<string, RecordedPlanStatus> {
  const statuses = new Map<string, RecordedPlanStatus>(plans.map((id) => [id, 'pending']));
  for (const id of done) statuses.set(id, 'completed');
  for (const event of run) {
    const { status } = kindTraits(event.event);
    if ('plan' in event && event.plan !== undefined && status !== undefined) statuses.set(event.plan, status);
  }
  return statuses;
}
