import { join } from 'node:path';
import { replaceFile, tryRead } from '../files/atomic-file.ts';
import { compareNatural, phaseKey, withoutZeros } from '../phase/phase-id.ts';
import { parseRoadmap, type Roadmap } from '../phase/roadmap.ts';
import { editState, readPosition, type StateChange, type StateProgress } from '../phase/state.ts';
import type { RunContext } from './run-context.ts';

export const statePath = '.planning/STATE.md';

/**
 * Writes into STATE.md where the phase stands: its lines for phase, plan and progress, and what is given besides. Lines
 * it does not have are not invented, and a STATE that is past this phase stays there. `isDone`: the phase is complete. Returns
 * whether anything changed.
 */
export function writeState(
  done: number,
  more: Omit<StateChange, 'phase' | 'plan' | 'progress'>,
  run: RunContext,
  isDone = false,
): boolean {
  const path = join(run.workspace.root, statePath);
  const text = tryRead(path);
  if (text === null) return false;
  const lastUpdated = new Date(run.services.clock.now()).toISOString();
  const edited = editState(text, { ...position(text, done, isDone, run), ...more, lastUpdated });
  // The time alone is no news.
  if (edited === editState(text, { lastUpdated })) return false;
  replaceFile(path, edited);
  return true;
}

function position(text: string, done: number, isDone: boolean, run: RunContext): StateChange {
  const { phase: found, plans: counted, phases } = readPosition(text);
  if (found === null) return {};
  const roadmapText = tryRead(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = roadmapText === null ? null : parseRoadmap(roadmapText);
  const where = place(found, run.phase.id, roadmap);
  if (where === 'past') return {};
  // A STATE that counts more plans than there are knows of some that are still to be written.
  const plans = Math.max(run.schedule.plans.length, where === 'in' ? (counted ?? 0) : 0);
  const change = { plan: `${done} of ${plans} in current phase`, progress: progress(done, isDone, run) };
  if (where === 'in') return change;
  const name = roadmap?.phases.find(({ id }) => phaseKey(id) === phaseKey(run.phase.id))?.name || run.phase.name;
  const total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
  return { ...change, phase: `${withoutZeros(run.phase.id)} of ${total} (${name})` };
}

/** Counted over all phases, as upstream's bar is. */
function progress(done: number, isDone: boolean, { phase, schedule }: RunContext): StateProgress {
  const dirs = new Set(phase.tree.phases.map(({ dir }) => dir).filter((dir) => dir !== phase.dir));
  const others = [...phase.tree.known.values()].filter(({ dir }) => dirs.has(dir));
  return {
    completedPlans: others.filter(({ hasSummary }) => hasSummary).length + done,
    totalPlans: others.length + schedule.plans.length,
    // Until this phase is complete the number is what it was before.
    ...(isDone ? { completedPhases: completeIn(others) + 1 } : {}),
  };
}

/** How many phases have plans, each of which has a summary. */
function completeIn(plans: readonly { dir: string; hasSummary: boolean }[]): number {
  const open = new Set(plans.filter(({ hasSummary }) => !hasSummary).map(({ dir }) => dir));
  return new Set(plans.map(({ dir }) => dir).filter((dir) => !open.has(dir))).size;
}

/** Where a phase that STATE names stands to ours, by the order of the ROADMAP, else by number. */
export function place(found: string, ours: string, roadmap: Roadmap | null): 'before' | 'in' | 'past' {
  const [a, b] = [phaseKey(found), phaseKey(ours)];
  if (a === b) return 'in';
  const order = (roadmap?.phases ?? []).map(({ id }) => phaseKey(id));
  const [at, our] = [order.indexOf(a), order.indexOf(b)];
  const isBefore = at >= 0 && our >= 0 ? at < our : compareNatural(a, b) < 0;
  return isBefore ? 'before' : 'past';
}
