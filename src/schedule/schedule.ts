import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { dependencyResolver, type ResolutionRule } from './dependency.ts';
import { type Footprint, footprint } from './overlap.ts';
import { type Overlap, overlapsByWave } from './wave-overlap.ts';

/** The order in which the plans of a phase may run. Pure: the same phase gives the same schedule. */
export interface Schedule {
  /** In plan order, superseded plans left out. */
  plans: ScheduledPlan[];
  /** Plan ids by level of the dependency graph; without the plans that stand on or behind a cycle. */
  waves: string[][];
  /** Pairs of one wave that write the same files and so must not run side by side. */
  overlaps: Overlap[];
  /** The first ring found, as [a, b, a]; nothing can run then. */
  cycle: string[] | null;
  diagnostics: Diagnostic[];
}

export interface ScheduledPlan {
  plan: Plan;
  /** Ids of plans in this phase, each once, in the order written. */
  dependsOn: string[];
  /** Level in the graph from 1, recomputed; 0 when a cycle leaves the plan without one. */
  wave: number;
  /** Items of `depends_on` as written: those nobody could resolve, */
  unresolved: string[];
  /** plans of other phases, */
  crossPhase: string[];
  /** and what names no plan, like `none` and `Phase 58`. */
  notPlanRefs: string[];
  /** The rules that read the items, each once, when not all were exact ids. */
  resolvedBy: ResolutionRule[];
  footprint: Footprint;
}

export function schedule(phase: Phase): Schedule {
  const diagnostics: Diagnostic[] = [];
  const plans = scheduledPlans(phase, diagnostics);
  const waves = levels(plans);
  const cycle = plans.some(({ wave }) => wave === 0) ? findCycle(plans) : null;
  if (cycle) diagnostics.push(cycleFound(plans, cycle));
  diagnostics.push(...differingWaves(plans));
  const { overlaps, capped } = overlapsByWave(waves);
  const ids = waves.map((wave) => wave.map(({ plan }) => plan.id));
  return {
    plans,
    waves: ids,
    overlaps,
    cycle,
    diagnostics: [...diagnostics, ...overlapsFound(phase, overlaps, capped)],
  };
}

function scheduledPlans(phase: Phase, diagnostics: Diagnostic[]): ScheduledPlan[] {
  const resolve = dependencyResolver(phase);
  const superseded = new Set(phase.plans.filter((plan) => plan.superseded).map(({ id }) => id));
  return phase.plans
    .filter((plan) => !plan.superseded)
    .map((plan) => {
      const scheduled: ScheduledPlan = {
        plan,
        dependsOn: [],
        wave: 0,
        unresolved: [],
        crossPhase: [],
        notPlanRefs: [],
        resolvedBy: [],
        footprint: footprint(plan),
      };
      const rules = new Set<ResolutionRule>();
      const dependsOn = new Set<string>();
      const tell = (severity: Diagnostic['severity'], code: string, message: string): void => {
        diagnostics.push({ severity, code, file: plan.path, line: lineOf(plan, 'depends_on'), message });
      };
      for (const item of plan.dependsOn) {
        const resolution = resolve(item);
        switch (resolution.kind) {
          case 'plan':
            rules.add(resolution.rule);
            if (superseded.has(resolution.id))
              tell(
                'info',
                'depends-on-superseded',
                `depends_on names ${resolution.id}, which is superseded and waited for by nobody`,
              );
            else dependsOn.add(resolution.id);
            break;
          case 'cross-phase':
            scheduled.crossPhase.push(item);
            if (!resolution.plan.hasSummary)
              tell(
                'warning',
                'cross-phase-incomplete',
                `depends_on names ${item} of another phase (${resolution.plan.dir}), which has no SUMMARY yet. Run that phase first`,
              );
            break;
          case 'no-plan':
            if (item !== '') scheduled.notPlanRefs.push(item);
            break;
          case 'unresolved':
            scheduled.unresolved.push(item);
            tell(
              'warning',
              'dependency-unresolved',
              `depends_on names "${item}", ${resolution.why} (plans: ${listOf(phase.plans)}). It was ignored; correct or remove it`,
            );
        }
      }
      scheduled.dependsOn = [...dependsOn];
      if ([...rules].some((rule) => rule !== 'exact')) scheduled.resolvedBy = [...rules];
      return scheduled;
    });
}

/** Kahn's levels: sets each plan's wave and returns the plans of each level in plan order. */
function levels(plans: readonly ScheduledPlan[]): ScheduledPlan[][] {
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
        const left = (waiting.get(dependent) ?? 0) - 1;
        waiting.set(dependent, left);
        if (left === 0) next.push(dependent);
      }
    }
    level = next;
  }
  const waves = Array.from({ length: wave }, (): ScheduledPlan[] => []);
  for (const plan of plans) waves[plan.wave - 1]?.push(plan);
  return waves;
}

/** Follows dependencies among the plans without a wave until one comes back: each of them waits for another of them. */
function findCycle(plans: readonly ScheduledPlan[]): string[] {
  const stuck = new Map(plans.filter(({ wave }) => wave === 0).map((scheduled) => [scheduled.plan.id, scheduled]));
  const trail: string[] = [];
  const seen = new Map<string, number>();
  let id = [...stuck.keys()][0];
  while (id !== undefined && !seen.has(id)) {
    seen.set(id, trail.length);
    trail.push(id);
    id = stuck.get(id)?.dependsOn.find((dependency) => stuck.has(dependency));
  }
  return id === undefined ? trail : [...trail.slice(seen.get(id)), id];
}

function cycleFound(plans: readonly ScheduledPlan[], cycle: readonly string[]): Diagnostic {
  const plan = plans.find((scheduled) => scheduled.plan.id === cycle[0])?.plan;
  const message = `the plans depend on each other in a ring: ${cycle.join(' → ')} (each depends on the next). Remove one of these dependencies`;
  return {
    severity: 'error',
    code: 'dependency-cycle',
    file: plan?.path ?? '',
    line: plan ? lineOf(plan, 'depends_on') : 1,
    message,
  };
}

/** The declared wave is compared and nothing else. A phase that counts its waves from 0 is not wrong. */
function differingWaves(plans: readonly ScheduledPlan[]): Diagnostic[] {
  const shift = plans.some(({ plan }) => plan.declaredWave === '0') ? 1 : 0;
  return plans.flatMap(({ plan, wave }): Diagnostic[] => {
    const declared = plan.declaredWave;
    if (declared === null || wave === 0 || Number(declared) + shift === wave) return [];
    const message = `the plan declares wave ${declared}; by its dependencies it is in wave ${wave}, and that is when it runs`;
    return [{ severity: 'warning', code: 'wave-differs', file: plan.path, line: lineOf(plan, 'wave'), message }];
  });
}

function overlapsFound(phase: Phase, overlaps: readonly Overlap[], capped: boolean): Diagnostic[] {
  const found = overlaps.map(({ wave, plans: [a, b], files }): Diagnostic => {
    const shown = files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');
    const message = `plans ${a} and ${b} of wave ${wave} both write ${shown}: they run one after the other`;
    const file = phase.plans.find(({ id }) => id === a)?.path ?? phase.dir;
    return { severity: 'info', code: 'files-overlap', file, line: 1, message };
  });
  const message =
    'so many plans of one wave write the same files that not every pair is listed; none of them runs beside another';
  return capped ? [...found, { severity: 'info', code: 'files-overlap', file: phase.dir, line: 1, message }] : found;
}

function listOf(plans: readonly Plan[]): string {
  const ids = plans.slice(0, 20).map(({ id }) => id);
  return plans.length > ids.length ? `${ids.join(', ')}, …` : ids.join(', ');
}

/** The line of a frontmatter key, or the first. */
function lineOf(plan: Plan, key: string): number {
  return plan.keyLines.get(key) ?? 1;
}
