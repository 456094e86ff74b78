import { joinFirstFew } from '../../system/text/text.ts';
import { type Diagnostic, finding } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import { listSharedFiles } from './overlap.ts';
import { type ScheduledPlan, schedulePlans } from './scheduled-plan.ts';

export interface Schedule {
  plans: ScheduledPlan[];
  /** Plan ids by dependency level, without plans on or behind a cycle. */
  waves: string[][];
  /** Plans of one wave that write the same files, so they can't run in parallel. */
  overlaps: Overlap[];
  /** The first cycle found, as [a, b, a]. It stops the whole schedule. */
  cycle: string[] | null;
  diagnostics: Diagnostic[];
}

interface Overlap {
  wave: number;
  plans: [string, string];
  files: string[];
}

export function buildSchedule(phase: Phase): Schedule {
  const { plans, diagnostics } = schedulePlans(phase);
  const waves = computeWaves(plans);
  const cycle = plans.some(({ wave }) => wave === 0) ? findCycle(plans) : null;
  const overlaps = waves.flatMap(findOverlaps);
  return {
    plans,
    waves: waves.map((wave) => wave.map(({ plan }) => plan.id)),
    overlaps,
    cycle,
    diagnostics: [
      ...diagnostics,
      ...(cycle ? [reportCycle(plans, cycle)] : []),
      ...reportWaveDifferences(plans),
      ...reportOverlaps(phase, overlaps),
      ...reportLateSummaries(phase, plans),
    ],
  };
}

/** Kahn's algorithm: sets each plan's wave and returns the plans by level. */
function computeWaves(plans: readonly ScheduledPlan[]): ScheduledPlan[][] {
  const dependents = new Map<string, ScheduledPlan[]>(plans.map(({ plan }) => [plan.id, []]));
  const waiting = new Map<ScheduledPlan, number>();
  for (const plan of plans) {
    waiting.set(plan, plan.dependsOn.length);
    for (const id of plan.dependsOn) dependents.get(id)?.push(plan);
  }
  let level = plans.filter(({ dependsOn }) => dependsOn.length === 0);
  let wave = 0;
  while (level.length > 0) {
    wave++;
    const nextLevel: ScheduledPlan[] = [];
    for (const scheduled of level) {
      scheduled.wave = wave;
      for (const dependent of dependents.get(scheduled.plan.id) ?? []) {
        const remaining = (waiting.get(dependent) ?? 0) - 1;
        waiting.set(dependent, remaining);
        if (remaining === 0) nextLevel.push(dependent);
      }
    }
    level = nextLevel;
  }
  const waves = Array.from({ length: wave }, (): ScheduledPlan[] => []);
  for (const plan of plans) waves[plan.wave - 1]?.push(plan);
  return waves;
}

function findCycle(plans: readonly ScheduledPlan[]): string[] {
  const unleveled = new Map(plans.filter(({ wave }) => wave === 0).map((scheduled) => [scheduled.plan.id, scheduled]));
  const trail: string[] = [];
  const visitedAt = new Map<string, number>();
  let id = [...unleveled.keys()][0];
  while (id !== undefined && !visitedAt.has(id)) {
    visitedAt.set(id, trail.length);
    trail.push(id);
    id = unleveled.get(id)?.dependsOn.find((dependency) => unleveled.has(dependency));
  }
  return id === undefined ? trail : [...trail.slice(visitedAt.get(id)), id];
}

function reportCycle(plans: readonly ScheduledPlan[], cycle: readonly string[]): Diagnostic {
  const plan = plans.find((scheduled) => scheduled.plan.id === cycle[0])?.plan;
  const message = `the plans depend on each other in a ring: ${cycle.join(' → ')} (each depends on the next). Remove one of these dependencies`;
  return finding('error', 'dependency-cycle', plan?.path ?? '', message, plan?.keyLines.get('depends_on'));
}

/** Compares declared waves, which have no effect. Counting from 0 is allowed. */
function reportWaveDifferences(plans: readonly ScheduledPlan[]): Diagnostic[] {
  const shift = plans.some(({ plan }) => plan.declaredWave === '0') ? 1 : 0;
  return plans.flatMap(({ plan, wave }): Diagnostic[] => {
    const declared = plan.declaredWave;
    if (declared === null || wave === 0 || Number(declared) + shift === wave) return [];
    const message = `the plan declares wave ${declared}; by its dependencies it is in wave ${wave}, and that is when it runs`;
    return [finding('warning', 'wave-differs', plan.path, message, plan.keyLines.get('wave'))];
  });
}

/** Reports contexts that read the SUMMARY of a plan that doesn't run earlier. */
function reportLateSummaries({ dir }: Phase, plans: readonly ScheduledPlan[]): Diagnostic[] {
  const writers = new Map(plans.map((scheduled) => [scheduled.plan.summaryPath, scheduled]));
  return plans.flatMap(({ plan, wave }) =>
    plan.summariesRead.flatMap(({ path, line }): Diagnostic[] => {
      const readPath = path.replace(/^\.\//, '');
      const writer = writers.get(readPath) ?? (readPath.includes('/') ? undefined : writers.get(`${dir}/${readPath}`));
      if (!writer || writer.plan.hasSummary || writer.wave < wave || wave === 0) return [];
      const { id } = writer.plan;
      const position =
        id === plan.id ? 'this plan itself' : `plan ${id} of ${writer.wave === wave ? 'the same' : 'a later'} wave`;
      const advice = id === plan.id ? 'Remove it' : `Add ${id} to depends_on or remove it`;
      const message = `the context reads ${readPath}, which ${position} writes, so it does not exist yet. ${advice}`;
      return [finding('warning', 'context-reads-later-summary', plan.path, message, line)];
    }),
  );
}

function findOverlaps(plans: readonly ScheduledPlan[], level: number): Overlap[] {
  return plans.flatMap((first, at) =>
    plans.slice(at + 1).flatMap((second): Overlap[] => {
      const files = listSharedFiles(first.footprint, second.footprint);
      return files.length === 0 ? [] : [{ wave: level + 1, plans: [first.plan.id, second.plan.id], files }];
    }),
  );
}

function reportOverlaps(phase: Phase, overlaps: readonly Overlap[]): Diagnostic[] {
  const paths = new Map(phase.plans.map(({ id, path }) => [id, path]));
  return overlaps.map(({ wave, plans: [a, b], files }): Diagnostic => {
    const message = `plans ${a} and ${b} of wave ${wave} both write ${joinFirstFew(files)}: they run one after the other`;
    return finding('info', 'files-overlap', paths.get(a) ?? phase.dir, message);
  });
}
