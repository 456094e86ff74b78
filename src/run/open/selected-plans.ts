import { dependencyResolver } from '../../plan/schedule/dependency.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { nearestName } from '../../settings/table/nearest-name.ts';
import { UsageError } from '../../settings/table/settings.ts';
import type { RunContext } from '../context/run-context.ts';

/**
 * The ids of the plans that somebody named, as `depends_on` may name them; null where none was named, which means all. `by` is what they were given to.
 * @throws UsageError naming each word that is not a plan of the phase.
 */
export function selectedPlans(
  { phase, schedule }: ReadSchedule,
  words: readonly string[],
  by = 'only',
): ReadonlySet<string> | null {
  if (words.length === 0) return null;
  const known = schedule.plans.map(({ plan }) => plan.id);
  const resolve = dependencyResolver(phase);
  const selected = new Set<string>();
  const wrong: string[] = [];
  for (const word of words) {
    const found = resolve(word);
    if (found.kind === 'plan' && known.includes(found.id)) selected.add(found.id);
    else wrong.push(notAPlan(word, known, phase.id, by));
  }
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return selected;
}

function notAPlan(word: string, known: readonly string[], phase: string, by: string): string {
  const near = nearestName(
    word.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
    known,
  );
  const meant = near === null ? '' : `; did you mean ${near}?`;
  const plans = known.slice(0, 20).join(', ') + (known.length > 20 ? ` and ${known.length - 20} more` : '');
  return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}

/** What says which plans are complete, and which are still at work. */
interface UnreadyPlace extends Pick<RunContext, 'schedule' | 'phase'> {
  readonly progress: { readonly done: ReadonlySet<string> };
  readonly found: { readonly orphans: ReadonlyMap<string, unknown> };
}

/**
 * Refuses plans that cannot run because of one that is not among them.
 * @throws UsageError naming each plan with what it needs, and agents that are still at work on other plans.
 */
export function refuseUnready(
  only: ReadonlySet<string> | null,
  { schedule, progress, found, phase }: UnreadyPlace,
): void {
  if (only === null) return;
  const isOpen = (id: string) => !progress.done.has(id);
  const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
    const lacking = dependsOn.filter((id) => isOpen(id) && !only.has(id));
    if (!only.has(plan.id) || !isOpen(plan.id) || lacking.length === 0) return [];
    const is = lacking.length === 1 ? 'which is' : 'which are';
    return [
      `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`,
    ];
  });
  const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
  if (atWork.length > 0)
    wrong.push(
      `only: the agent of plan ${atWork.join(', ')} is still at work from an earlier run; take its work in first: phase-executor adopt ${phase.id}`,
    );
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
}
