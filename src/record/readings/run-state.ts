import { getLargest, getSmallest } from '../../system/text/extremes.ts';
import { hasTraits, kindTraits, type LedgerEvent } from '../events/event.ts';
import type { OrchestratorState } from '../events/orchestrator-state.ts';
import type { PhaseState } from './phase-state.ts';

export interface StateFacts {
  readonly phase: string;
  readonly checkpointFile: string;
}

/** Derives the newest run's state from the record alone, so that a lost file can be recreated. Null without a run. */
export function deriveState(
  { opening, startedAt, plans: { statuses, changedAt }, attempts: { numbers } }: PhaseState,
  { phase, checkpointFile }: StateFacts,
): OrchestratorState | null {
  if (opening === null) return null;
  const ids = [...statuses.keys()];
  const withStatus = (status: string) => ids.filter((id) => statuses.get(id) === status);
  const completed = withStatus('completed');
  const openWaves = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => opening.waves[id] ?? 0);
  return {
    schema_version: 1,
    phase,
    mode: opening.mode,
    team_name: `phase-executor-${opening.phase}`,
    started_at: startedAt ?? opening.at,
    updated_at: changedAt ?? opening.at,
    plan_task_map: Object.fromEntries([...numbers].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
    executor_names: withStatus('running').map(getExecutorName),
    verifier_task_id: null,
    completed_plans: completed,
    current_wave: openWaves.length > 0 ? getSmallest(openWaves) : getLargest(Object.values(opening.waves), 0),
    checkpoint_file: checkpointFile,
    run_id: opening.runId,
    ...(opening.epoch === undefined ? {} : { epoch: opening.epoch }),
    plans: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          status: statuses.get(id) ?? 'pending',
          attempts: numbers.get(id) ?? 0,
          wave: opening.waves[id] ?? null,
        },
      ]),
    ),
  };
}

/** The agent's name in heartbeats and in the state file. */
export function getExecutorName(plan: string): string {
  return `executor-${plan}`;
}

/** Other events only update heartbeats. */
export function changesState(event: LedgerEvent): boolean {
  return (
    kindTraits(event.event).status !== undefined || event.event === 'phase_start' || hasTraits(event, { ends: 'phase' })
  );
}
