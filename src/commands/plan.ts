import { join, resolve } from 'node:path';
import { tryRead } from '../ledger/atomic-file.ts';
import { type PlanningConfig, readConfig } from '../phase/config.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
import { type Phase, readPhase } from '../phase/phase.ts';
import { nextRunnablePhase, parseRoadmap, type Roadmap } from '../phase/roadmap.ts';
import type { PlanningTree } from '../phase/tree.ts';
import { phaseTicks, progressIn } from '../phase/tree-findings.ts';
import { diagnosticLines, table } from '../report/text.ts';
import { jobMatrix } from '../schedule/job-matrix.ts';
import { readyPlans } from '../schedule/ready.ts';
import { type Schedule, schedule } from '../schedule/schedule.ts';
import type { Settings } from '../settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import type { Reply, World } from './command.ts';

/** Reads and schedules a phase; runs nothing and needs no git. */
export async function plan([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const read = await readSchedule(resolve(world.directory, settings.root), ref);
  const json = planDocument(read);
  const broken = read.diagnostics.some(({ severity }) => severity === 'error');
  return {
    exitCode: broken ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json,
    text: planText(json),
    diagnostics: read.diagnostics,
    outputs: {
      matrix: JSON.stringify(jobMatrix(read.schedule, json.next, { phase: json.phase, round: 1 }) ?? { include: [] }),
      phase: json.phase,
      'next-phase': json.nextPhase ?? '',
      plans: JSON.stringify(json.plans.map(({ id }) => id)),
    },
  };
}

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
    ...{ phase, schedule: scheduled, nextPhase: nextPhaseBy(roadmap, phase.tree, phase.id), config },
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

/** The form of `plan --json` that others rely on (design 6.1). `status` here is what the files say, no more. */
function planDocument({ phase, schedule: scheduled, nextPhase, diagnostics }: ReadSchedule) {
  const states = new Map(
    scheduled.plans.map(({ plan: { id, hasSummary, halted } }) => [
      id,
      hasSummary && !halted ? ('done' as const) : ('pending' as const),
    ]),
  );
  return {
    ...{ phase: phase.id, name: phase.name, dir: phase.dir },
    plans: scheduled.plans.map(({ plan: each, wave, dependsOn }) => ({
      ...{
        id: each.id,
        path: each.path,
        title: each.title,
        wave,
        dependsOn,
        status: states.get(each.id) ?? 'pending',
        hasSummary: each.hasSummary,
      },
      ...{ autonomous: each.autonomous, filesModified: each.filesModified },
      tasks: each.tasks.map(({ name, type, files }) => ({ name, type, files })),
    })),
    waves: scheduled.waves,
    overlaps: scheduled.overlaps,
    next: scheduled.cycle ? [] : readyPlans(scheduled, states),
    nextPhase,
    diagnostics,
  };
}

function planText(document: ReturnType<typeof planDocument>): string {
  const rows = document.plans.map(({ id, wave, status, dependsOn, tasks, title }) => [
    ...[id, `wave ${wave}`, status, `${tasks.length} ${tasks.length === 1 ? 'task' : 'tasks'}`],
    ...[dependsOn.length > 0 ? `after ${dependsOn.join(', ')}` : '', title ?? ''],
  ]);
  return [
    `Phase ${document.phase} ${document.name} (${document.dir}), next phase: ${document.nextPhase ?? 'none'}`,
    ...table(rows),
    ...document.overlaps.map(
      ({ wave, plans, files }) => `wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`,
    ),
    `next: ${document.next.join(', ') || 'nothing'}`,
    ...diagnosticLines(document.diagnostics),
  ].join('\n');
}
