import { firstFew } from '../../system/text/text.ts';
import { type Diagnostic, finding } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { dependencyResolver, type Resolution } from './dependency.ts';
import { type Footprint, getFootprint } from './overlap.ts';

export interface ScheduledPlan {
  plan: Plan;
  /** Ids of plans in this phase, each once, in the order written. */
  dependsOn: string[];
  /** Level in the graph from 1, recomputed; 0 when a cycle leaves the plan without one. */
  wave: number;
  footprint: Footprint;
}

export function scheduledPlans(phase: Phase): { plans: ScheduledPlan[]; diagnostics: Diagnostic[] } {
  const resolve = dependencyResolver(phase);
  const diagnostics: Diagnostic[] = [];
  const plans = phase.plans
    .filter((plan) => !plan.superseded)
    .map((plan) => {
      const resolved = plan.dependsOn.map((item) => ({ item, resolution: resolve(item) }));
      for (const { item, resolution } of resolved) {
        const found = dependencyFinding(item, resolution, plan, phase);
        if (found) diagnostics.push(found);
      }
      const ids = resolved.flatMap(({ resolution }) => (resolution.kind === 'plan' ? [resolution.id] : []));
      return { plan, dependsOn: [...new Set(ids)], wave: 0, footprint: getFootprint(plan) };
    });
  return { plans, diagnostics };
}

function dependencyFinding(item: string, resolution: Resolution, plan: Plan, { plans }: Phase): Diagnostic | null {
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
  const existing = firstFew(
    plans.map(({ id }) => id),
    20,
  );
  const match = `depends_on names "${item}", ${resolution.why} (plans: ${existing})`;
  // If it were ignored, the plan could run before what it needs.
  const end = resolution.isOwn ? 'Correct or remove it' : 'It was ignored; correct or remove it';
  return finding(resolution.isOwn ? 'error' : 'warning', 'dependency-unresolved', path, `${match}. ${end}`, line);
}
