import { createDependencyResolver } from '../../plan/schedule/dependency.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { suggestName } from '../../settings/table/nearest-name.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { PlannedRun } from '../context/run-context.ts';

/** Resolves selected plans, named as in `depends_on`; null means all. @throws UsageError listing every unknown name */
export function selectPlans(
  { phase, schedule }: ReadSchedule,
  args: readonly string[],
  by = 'only',
): ReadonlySet<string> | null {
  if (args.length === 0) return null;
  const planIds = schedule.plans.map(({ plan }) => plan.id);
  const resolve = createDependencyResolver(phase);
  const selected = new Set<string>();
  const errors: string[] = [];
  for (const word of args) {
    const resolution = resolve(word);
    if (resolution.kind === 'plan' && planIds.includes(resolution.id)) selected.add(resolution.id);
    else errors.push(unknownPlanText(word, planIds, phase.id, by));
  }
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return selected;
}

function unknownPlanText(word: string, existing: readonly string[], phase: string, by: string): string {
  const suggestion = suggestName(
    word.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
    existing,
  );
  const plans = joinFirstFew(existing, 20);
  return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${suggestion}`;
}

export function refuseUnready(only: ReadonlySet<string> | null, run: PlannedRun): void {
  const { schedule, progress, found, phase } = run;
  if (only === null) return;
  const isOpen = (id: string) => !progress.done.has(id);
  const errors = schedule.plans.flatMap(({ plan, dependsOn }) => {
    const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
    if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0) return [];
    const verb = missing.length === 1 ? 'which is' : 'which are';
    return [
      `only: plan ${plan.id} depends on ${missing.join(', ')}, ${verb} not complete; run that first, or name it too`,
    ];
  });
  const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
  if (atWork.length > 0)
    errors.push(
      `only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`,
    );
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
}
