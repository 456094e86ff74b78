import { firstFew } from '../../system/text/text.ts';
import { type Diagnostic, finding } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import { sharedFiles } from './overlap.ts';
import { type ScheduledPlan, scheduledPlans } from './scheduled-plan.ts';

export interface Schedule {
  plans: ScheduledPlan[];
  /** Plan ids by level of the dependency graph; without the plans that stand on or behind a cycle. */
  waves: string[][];
  /** Pairs of one wave that write the same files and so must not run side by side. */
  overlaps: Overlap[];
  /** The first ring found, as [a, b, a]; nothing can run then. */
  cycle: string[] | null;
  diagnostics: Diagnostic[];
}

interface Overlap {
  wave: number;
  plans: [string, string];
  files: string[];
}

export function buildSchedule(phase: Phase): Schedule {
  const { plans, diagnostics } = scheduledPlans(phase);
  const waves = waveLevels(plans);
  const cycle = plans.some(({ wave }) => wave === 0) ? findCycle(plans) : null;
  const overlaps = waves.flatMap(findOverlaps);
  return {
    plans,
    waves: waves.map((wave) => wave.map(({ plan }) => plan.id)),
    overlaps,
    cycle,
    diagnostics: [
      ...diagnostics,
      ...(cycle ? [cycleFound(plans, cycle)] : []),
      ...differingWaves(plans),
      ...overlapsFound(phase, overlaps),
      ...summariesTooLate(phase, plans),
    ],
  };
}

/** Kahn's levels: sets each plan's wave and returns the plans of each level in plan order. */
function waveLevels(plans: readonly ScheduledPlan[]): ScheduledPlan[][] {
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
    const next: ScheduledPlan[] = [];
    for (const scheduled of level) {
      scheduled.wave = wave;
      for (const dependent of dependents.get(scheduled.plan.id) ?? []) {
        const remaining = (waiting.get(dependent) ?? 0) - 1;
        waiting.set(dependent, remaining);
        if (remaining === 0) next.push(dependent);
      }
    }
    level = next;
  }
  const waves = Array.from({ length: wave }, (): ScheduledPlan[] => []);
  for (const plan of plans) waves[plan.wave - 1]?.push(plan);
  return waves;
}

/** Follows dependencies among the plans without a wave until one repeats. */
function findCycle(plans: readonly ScheduledPlan[]): string[] {
  const stuck = new Map(plans.filter(({ wave }) => wave === 0).map((scheduled) => [scheduled.plan.id, scheduled]));
  const trail: string[] = [];
  const observed = new Map<string, number>();
  let id = [...stuck.keys()][0];
  while (id !== undefined && !observed.has(id)) {
    observed.set(id, trail.length);
    trail.push(id);
    id = stuck.get(id)?.dependsOn.find((dependency) => stuck.has(dependency));
  }
  return id === undefined ? trail : [...trail.slice(observed.get(id)), id];
}

function cycleFound(plans: readonly ScheduledPlan[], cycle: readonly string[]): Diagnostic {
  const plan = plans.find((scheduled) => scheduled.plan.id === cycle[0])?.plan;
  const message = `the plans depend on each other in a ring: ${cycle.join(' → ')} (each depends on the next). Remove one of these dependencies`;
  return finding('error', 'dependency-cycle', plan?.path ?? '', message, plan?.keyLines.get('depends_on'));
}

/** Compares the declared wave, which decides nothing. A phase that counts its waves from 0 is not wrong. */
function differingWaves(plans: readonly ScheduledPlan[]): Diagnostic[] {
  const shift = plans.some(({ plan }) => plan.declaredWave === '0') ? 1 : 0;
  return plans.flatMap(({ plan, wave }): Diagnostic[] => {
    const declared = plan.declaredWave;
    if (declared === null || wave === 0 || Number(declared) + shift === wave) return [];
    const message = `the plan declares wave ${declared}; by its dependencies it is in wave ${wave}, and that is when it runs`;
    return [finding('warning', 'wave-differs', plan.path, message, plan.keyLines.get('wave'))];
  });
}

/** A context may name the SUMMARY of a plan that does not come before; the executor would not find the file. */
function summariesTooLate({ dir }: Phase, plans: readonly ScheduledPlan[]): Diagnostic[] {
  const writers = new Map(plans.map((scheduled) => [scheduled.plan.summaryPath, scheduled]));
  return plans.flatMap(({ plan, wave }) =>
    plan.summariesRead.flatMap(({ path, line }): Diagnostic[] => {
      const own = path.replace(/^\.\//, '');
      const writer = writers.get(own) ?? (own.includes('/') ? undefined : writers.get(`${dir}/${own}`));
      if (!writer || writer.plan.hasSummary || writer.wave < wave || wave === 0) return [];
      const { id } = writer.plan;
      const when =
        id === plan.id ? 'this plan itself' : `plan ${id} of ${writer.wave === wave ? 'the same' : 'a later'} wave`;
      const advice = id === plan.id ? 'Remove it' : `Add ${id} to depends_on or remove it`;
      const message = `the context reads ${own}, which ${when} writes, so it does not exist yet. ${advice}`;
      return [finding('warning', 'context-reads-later-summary', plan.path, message, line)];
    }),
  );
}

function findOverlaps(plans: readonly ScheduledPlan[], level: number): Overlap[] {
  return plans.flatMap((one, at) =>
    plans.slice(at + 1).flatMap((other): Overlap[] => {
      const files = sharedFiles(one.footprint, other.footprint);
      return files.length === 0 ? [] : [{ wave: level + 1, plans: [one.plan.id, other.plan.id], files }];
    }),
  );
}

function overlapsFound(phase: Phase, overlaps: readonly Overlap[]): Diagnostic[] {
  const paths = new Map(phase.plans.map(({ id, path }) => [id, path]));
  return overlaps.map(({ wave, plans: [a, b], files }): Diagnostic => {
    const message = `plans ${a} and ${b} of wave ${wave} both write ${firstFew(files)}: they run one after the other`;
    return finding('info', 'files-overlap', paths.get(a) ?? phase.dir, message);
  });
}
