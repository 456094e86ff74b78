import { buildJobMatrix } from '../plan/schedule/job-matrix.ts';
import { readyPlans } from '../plan/schedule/ready.ts';
import { type ReadSchedule, readSchedule } from '../record/project/read-schedule.ts';
import { type CommandHandler, findProjectRoot } from '../settings/call/world.ts';
import { formatSettings, shownSettings } from '../settings/file/shown-settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { buildNextPhaseOutputs, describeNextPhase } from '../signal/next-phase.ts';
import { alignRows, formatCount, formatDiagnostics } from '../system/text/text.ts';

/** Reads and schedules a phase without running anything; works without git. */
export const runPlan: CommandHandler = async ([ref = ''], world) => {
  const schedule = await readSchedule(findProjectRoot(world), ref);
  const settings = shownSettings(world);
  const json = { ...planDocument(schedule), settings };
  const broken = schedule.diagnostics.some(({ severity }) => severity === 'error');
  return {
    exitCode: broken ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json,
    text: [planText(json), ...formatSettings(settings)].join('\n'),
    diagnostics: schedule.diagnostics,
    outputs: {
      matrix: JSON.stringify(
        buildJobMatrix(schedule.schedule, json.next, { phase: json.phase, round: 1 }) ?? { include: [] },
      ),
      phase: json.phase,
      ...buildNextPhaseOutputs(schedule.next),
      plans: JSON.stringify(json.plans.map(({ id }) => id)),
    },
  };
};

/** The documented format of `plan --json` (design 6.1). `status` reflects only the files. */
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
    `Phase ${document.phase} ${document.name} (${document.dir}), ${describeNextPhase(document)}`,
    ...alignRows(rows),
    ...document.overlaps.map(
      ({ wave, plans, files }) => `wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`,
    ),
    `next: ${document.next.join(', ') || 'nothing'}`,
    ...formatDiagnostics(document.diagnostics),
  ].join('\n');
}
