import { buildJobMatrix } from '../plan/schedule/job-matrix.ts';
import { readyPlans } from '../plan/schedule/ready.ts';
import { type ReadSchedule, readSchedule } from '../record/project/read-schedule.ts';
import { type CommandHandler, projectRoot } from '../settings/call/world.ts';
import { settingsLines, shownSettings } from '../settings/file/shown-settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { nextPhaseClause, nextPhaseOutputs } from '../signal/next-phase.ts';
import { alignedRows, diagnosticLines, formatCount } from '../system/text/text.ts';

/** Reads and schedules a phase; runs nothing and needs no git. */
export const runPlan: CommandHandler = async ([ref = ''], world) => {
  const read = await readSchedule(projectRoot(world), ref);
  const inForce = shownSettings(world);
  const json = { ...planDocument(read), settings: inForce };
  const broken = read.diagnostics.some(({ severity }) => severity === 'error');
  return {
    exitCode: broken ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json,
    text: [planText(json), ...settingsLines(inForce)].join('\n'),
    diagnostics: read.diagnostics,
    outputs: {
      matrix: JSON.stringify(
        buildJobMatrix(read.schedule, json.next, { phase: json.phase, round: 1 }) ?? { include: [] },
      ),
      phase: json.phase,
      ...nextPhaseOutputs(read.next),
      plans: JSON.stringify(json.plans.map(({ id }) => id)),
    },
  };
};

/** The form of `plan --json` that others rely on (design 6.1). `status` here is what the files say, no more. */
function planDocument({ phase, schedule: scheduled, next, diagnostics }: ReadSchedule) {
  const states = new Map(
    scheduled.plans.map(({ plan: { id, hasSummary, halted } }) => [
      id,
      hasSummary && !halted ? ('done' as const) : ('pending' as const),
    ]),
  );
  return {
    phase: phase.id,
    name: phase.name,
    dir: phase.dir,
    plans: scheduled.plans.map(({ plan: each, wave, dependsOn }) => ({
      id: each.id,
      path: each.path,
      title: each.title,
      wave,
      dependsOn,
      status: states.get(each.id) ?? 'pending',
      hasSummary: each.hasSummary,
      autonomous: each.autonomous,
      filesModified: each.filesModified,
      tasks: each.tasks.map(({ name, type, files }) => ({ name, type, files })),
      asks: each.tasks.flatMap(({ name, type, gate, steps, options }, at) =>
        type.startsWith('checkpoint') || gate === 'blocking-human'
          ? [{ task: at + 1, name, type, gate, steps, options }]
          : [],
      ),
    })),
    waves: scheduled.waves,
    overlaps: scheduled.overlaps,
    next: scheduled.cycle ? [] : readyPlans(scheduled, states),
    ...next,
    diagnostics,
  };
}

function planText(document: ReturnType<typeof planDocument>): string {
  const rows = document.plans.map(({ id, wave, status, dependsOn, tasks, title }) => [
    ...[id, `wave ${wave}`, status, formatCount(tasks.length, 'task')],
    ...[dependsOn.length > 0 ? `after ${dependsOn.join(', ')}` : '', title ?? ''],
  ]);
  return [
    `Phase ${document.phase} ${document.name} (${document.dir}), ${nextPhaseClause(document)}`,
    ...alignedRows(rows),
    ...document.overlaps.map(
      ({ wave, plans, files }) => `wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`,
    ),
    `next: ${document.next.join(', ') || 'nothing'}`,
    ...diagnosticLines(document.diagnostics),
  ].join('\n');
}
