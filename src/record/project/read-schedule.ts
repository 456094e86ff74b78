import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type PlanningConfig, readPlanningConfig } from '../../plan/phase/config.ts';
import { type Diagnostic, formatDiagnostic } from '../../plan/phase/diagnostic.ts';
import { type Phase, PhaseError, readPhase } from '../../plan/phase/phase.ts';
import type { PlanningTree } from '../../plan/phase/planning-tree.ts';
import { findNextPhase, parseRoadmap, type Roadmap } from '../../plan/phase/roadmap.ts';
import { findEarlyTicks, getDirectoryProgress } from '../../plan/phase/tree-findings.ts';
import { buildSchedule, type Schedule } from '../../plan/schedule/schedule.ts';
import type { NextPhase } from '../../signal/next-phase.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

export interface ReadSchedule {
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly next: NextPhase;
  readonly config: PlanningConfig;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readSchedule(root: string, ref: string): Promise<ReadSchedule> {
  const phase = await readPhase(root, ref);
  const scheduled = buildSchedule(phase);
  const roadmap = readRoadmap(root);
  const { config, diagnostics } = readPlanningConfig(tryReadRegular(join(root, '.planning', 'config.json')));
  const ticked = roadmap === null ? [] : findEarlyTicks(roadmap, phase.tree).filter(({ dir }) => dir === phase.dir);
  return {
    phase,
    schedule: scheduled,
    next: nextPhaseAfter(root, phase.tree, phase.id),
    config,
    diagnostics: [
      ...diagnostics,
      ...ticked.map(({ diagnostic }) => diagnostic),
      ...phase.diagnostics,
      ...scheduled.diagnostics,
    ],
  };
}

/** Used to judge a change without plans. */
export function withoutPhase(root: string): ReadSchedule {
  const tree = { phases: [], known: new Map(), links: [] };
  const { config, diagnostics } = readPlanningConfig(tryReadRegular(join(root, '.planning', 'config.json')));
  const names = { id: '', name: '', slug: '', dir: '.planning/phases' };
  const lists = { plans: [], summariesWithoutPlan: [], verificationPaths: [], diagnostics: [] };
  const phase: Phase = { ...names, ...lists, verificationPath: null, tree };
  const nextPhase = { nextPhase: null, nextPhaseStatus: 'unknown' } as const;
  return { phase, schedule: buildSchedule(phase), next: nextPhase, config, diagnostics };
}

/** Finds the next phase in ROADMAP order, else by directory, else by counting. */
export function nextPhaseAfter(root: string, tree: PlanningTree, phase: string): NextPhase {
  const roadmap = readRoadmap(root);
  return findNextPhase(roadmap, tree.phases, phase, (id) => getDirectoryProgress(roadmap, tree, id));
}

function readRoadmap(root: string): Roadmap | null {
  const text = tryReadRegular(join(root, '.planning', 'ROADMAP.md'));
  return text === null ? null : parseRoadmap(text);
}

export async function readRunnable(root: string, ref: string): Promise<ReadSchedule> {
  const readResult = await readSchedule(root, ref);
  const errors = readResult.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new PhaseError(errors.map(formatDiagnostic).join('\n'));
  if (readResult.schedule.plans.length === 0)
    throw new PhaseError(
      `${readResult.phase.dir} contains no plan to run (expected files such as ${readResult.phase.id}-01-PLAN.md)`,
    );
  return readResult;
}

/** Returns the project path inside the repository with a trailing slash; empty for the repository root. */
export function getProjectPrefix(git: Git, root: string): string {
  const below = relative(git.root, realpathSync(root)).split(sep).join('/');
  return below === '' ? '' : `${below}/`;
}
