import { createDependencyResolver } from '../../plan/schedule/dependency.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { didYouMean } from '../../settings/table/nearest-name.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { firstFew } from '../../system/text/text.ts';
import type { PlannedRun } from '../context/run-context.ts';

/** Ids of selected plans, named as in `depends_on`; null means all. @throws UsageError naming each unknown word. */
export function selectedPlans(
  { phase, schedule }: ReadSchedule,
  args: readonly string[],
  by = 'only',
): ReadonlySet<string> | null {
  if (args.length === 0) return null;
  const existing = schedule.plans.map(({ plan }) => plan.id);
  const resolve = createDependencyResolver(phase);
  const selected = new Set<string>();
  const wrong: string[] = [];
  for (const word of args) {
    const resolution = resolve(word);
    if (resolution.kind === 'plan' && existing.includes(resolution.id)) selected.add(resolution.id);
    else wrong.push(notAPlan(word, existing, phase.id, by));
  }
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return selected;
}

function notAPlan(word: string, existing: readonly string[], phase: string, by: string): string {
  const meant = didYouMean(
    word.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
    existing,
  );
  const plans = firstFew(existing, 20);
  return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}

export function refuseUnready(only: ReadonlySet<string> | null, run: PlannedRun): void {
  const { schedule, progress, found, phase } = run;
  if (only === null) return;
  const isOpen = (id: string) => !progress.done.has(id);
  const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
    const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
    if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0) return [];
    const is = missing.length === 1 ? 'which is' : 'which are';
    return [
      `only: plan ${plan.id} depends on ${missing.join(', ')}, ${is} not complete; run that first, or name it too`,
    ];
  });
  const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
  if (atWork.length > 0)
    wrong.push(
      `only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`,
    );
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
}
