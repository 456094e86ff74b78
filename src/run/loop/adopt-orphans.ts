import type { Plan } from '../../plan/phase/plan.ts';
import { planEnding } from '../../record/events/event.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { adoptAttempt } from '../attempt/adoption.ts';
import type { RunContext } from '../context/run-context.ts';

/** Adopts what goes on of runs that died, and starts nothing. Returns the signals of those plans, in plan order. */
export async function adoptOrphans(run: RunContext): Promise<CompletionSignal[]> {
  const signals = await Promise.all(
    run.schedule.plans.flatMap(({ plan }) => (run.found.orphans.has(plan.id) ? [adoptOne(plan, run)] : [])),
  );
  await run.isolation.chores.drain();
  return signals;
}

async function adoptOne(plan: Plan, run: RunContext): Promise<CompletionSignal> {
  const orphan = run.found.orphans.get(plan.id);
  if (orphan === undefined) throw new Error(`plan ${plan.id} has no attempt to adopt`);
  const { signal } = await adoptAttempt(plan, orphan, run);
  if (signal.status === 'success') run.progress.done.add(plan.id);
  run.services.ledger.writeSignal(plan.id, signal);
  run.services.ledger.append(planEnding[signal.status], { plan: plan.id, signal });
  return signal;
}
