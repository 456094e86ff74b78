import { joinFirstFew } from '../../system/text/text.ts';
import { type Diagnostic, finding } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { createDependencyResolver, type DependencyResolution } from './dependency.ts';
import { type Footprint, getFootprint } from './overlap.ts';

export interface ScheduledPlan {
  plan: Plan;
  /** Plan ids in this phase, without duplicates, in written order. */
  dependsOn: string[];
  /** Computed level, starting at 1; 0 for plans on or behind a cycle. */
  wave: number;
  footprint: Footprint;
}

export function schedulePlans(phase: Phase): { plans: ScheduledPlan[]; diagnostics: Diagnostic[] } {
  const resolve = createDependencyResolver(phase);
  const diagnostics: Diagnostic[] = [];
  const plans = phase.plans
    .filter((plan) => !plan.superseded)
    .map((plan) => {
      const resolved = plan.dependsOn.map((item) => ({ item, resolution: resolve(item) }));
      for (const { item, resolution } of resolved) {
        const diagnostic = checkDependency(item, resolution, plan, phase);
        if (diagnostic) diagnostics.push(diagnostic);
      }
      const ids = resolved.flatMap(({ resolution }) => (resolution.kind === 'plan' ? [resolution.id] : []));
      return { plan, dependsOn: [...new Set(ids)], wave: 0, footprint: getFootprint(plan) };
    });
  return { plans, diagnostics };
}

function checkDependency(
  item: string,
  resolution: DependencyResolution,
  plan: Plan,
  { plans }: Phase,
): Diagnostic | null {
  const { path } = plan;
  const line = plan.keyLines.get('depends_on');
  if (resolution.kind === 'superseded') {
    const message = `depends_on names ${resolution.id}, which is superseded, so it is ignored. Remove it`;
    return finding('info', 'depends-on-superseded', path, message, line);
  }
  if (resolution.kind === 'cross-phase' && !resolution.plan.hasSummary) {
    const message = `depends_on names ${item} of another phase (${resolution.plan.dir}), which has no SUMMARY yet. Run that phase first`;
    return finding('warning', 'cross-phase-incomplete', path, message, line);
  }
  if (resolution.kind !== 'unresolved') return null;
  const planList = joinFirstFew(
    plans.map(({ id }) => id),
    20,
  );
  const problem = `depends_on names "${item}", ${resolution.why} (plans: ${planList})`;
  // Ignoring it could run the plan before its dependency.
  const advice = resolution.isOwn ? 'Correct or remove it' : 'It was ignored; correct or remove it';
  return finding(resolution.isOwn ? 'error' : 'warning', 'dependency-unresolved', path, `${problem}. ${advice}`, line);
}
