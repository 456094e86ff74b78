import { firstFew } from '../../system/text/text.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
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
      const location = { file: plan.path, line: plan.keyLines.get('depends_on') ?? 1 };
      for (const one of resolved) {
        const finding = dependencyFinding(one, phase);
        if (finding) diagnostics.push({ ...finding, ...location });
      }
      const ids = resolved.flatMap(({ resolution }) => (resolution.kind === 'plan' ? [resolution.id] : []));
      return { plan, dependsOn: [...new Set(ids)], wave: 0, footprint: getFootprint(plan) };
    });
  return { plans, diagnostics };
}

interface ResolvedItem {
  item: string;
  resolution: Resolution;
}

function dependencyFinding(
  { item, resolution }: ResolvedItem,
  { plans }: Phase,
): Pick<Diagnostic, 'severity' | 'code' | 'message'> | null {
  switch (resolution.kind) {
    case 'plan':
    case 'no-plan':
      return null;
    case 'superseded': {
      const message = `depends_on names ${resolution.id}, which is superseded, so it is ignored. Remove it`;
      return { severity: 'info', code: 'depends-on-superseded', message };
    }
    case 'cross-phase': {
      if (resolution.plan.hasSummary) return null;
      const message = `depends_on names ${item} of another phase (${resolution.plan.dir}), which has no SUMMARY yet. Run that phase first`;
      return { severity: 'warning', code: 'cross-phase-incomplete', message };
    }
    case 'unresolved': {
      const existing = plans.map(({ id }) => id);
      const match = `depends_on names "${item}", ${resolution.why} (plans: ${firstFew(existing, 20)})`;
      // If it were ignored, the plan could run before what it needs.
      if (resolution.isOwn)
        return { severity: 'error', code: 'dependency-unresolved', message: `${match}. Correct or remove it` };
      const message = `${match}. It was ignored; correct or remove it`;
      return { severity: 'warning', code: 'dependency-unresolved', message };
    }
  }
}
