import { join } from 'node:path';
import { tryRead } from '../files/atomic-file.ts';
import { type PlanningConfig, readConfig } from '../phase/config.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
import { type Phase, readPhase } from '../phase/phase.ts';
import { nextRunnablePhase, parseRoadmap, type Roadmap } from '../phase/roadmap.ts';
import type { PlanningTree } from '../phase/tree.ts';
import { phaseTicks, progressIn } from '../phase/tree-findings.ts';
import { type Schedule, schedule } from '../schedule/schedule.ts';

/** A phase with its schedule, as every command starts. */
export interface ReadSchedule {
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly nextPhase: string | null;
  readonly config: PlanningConfig;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readSchedule(root: string, ref: string): Promise<ReadSchedule> {
  const phase = await readPhase(root, ref);
  const scheduled = schedule(phase);
  const roadmap = readRoadmap(root);
  const { config, diagnostics } = readConfig(tryRead(join(root, '.planning', 'config.json')));
  const ticked = roadmap === null ? [] : phaseTicks(roadmap, phase.tree).filter(({ dir }) => dir === phase.dir);
  return {
    phase,
    schedule: scheduled,
    nextPhase: nextPhaseBy(roadmap, phase.tree, phase.id),
    config,
    diagnostics: [
      ...diagnostics,
      ...ticked.map(({ diagnostic }) => diagnostic),
      ...phase.diagnostics,
      ...scheduled.diagnostics,
    ],
  };
}

/** The next phase in ROADMAP order that can be run, null after the last. A missing ROADMAP leaves the directories' order. */
export function nextPhaseIn(root: string, tree: PlanningTree, phase: string): string | null {
  return nextPhaseBy(readRoadmap(root), tree, phase);
}

function nextPhaseBy(roadmap: Roadmap | null, tree: PlanningTree, phase: string): string | null {
  return nextRunnablePhase(roadmap, tree.phases, phase, (id) => progressIn(roadmap, tree, id));
}

function readRoadmap(root: string): Roadmap | null {
  const text = tryRead(join(root, '.planning', 'ROADMAP.md'));
  return text === null ? null : parseRoadmap(text);
}
