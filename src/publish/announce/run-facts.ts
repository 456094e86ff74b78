import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { type AttemptSpan, attemptSpans } from '../../record/readings/attempt-spans.ts';
import { settledWork } from '../../record/readings/settled-work.ts';
import type { PhaseEnd } from '../../signal/ended-phase.ts';
import type { HostLinks, RunReport } from '../report/plan-report.ts';
import { changesBetween, mostCompared } from '../story/plan-diff.ts';

/** What people are told of a run that has ended, from its signals, its record and git. */
export async function runFacts(
  ended: PhaseEnd,
  { phase, nextPhase }: ReadSchedule,
  run: PhaseContext,
  place: { readonly head: string; readonly branch: string | null; readonly host: HostLinks | null },
): Promise<RunReport> {
  const { events } = run.services.ledger;
  const spans = attemptSpans(events, run.runId);
  const work = new Map(settledWork(events).map((each) => [each.plan, each]));
  const plans = [];
  for (const [at, [id, signal]] of [...ended.plans].entries()) {
    const title = run.schedule.plans.find(({ plan }) => plan.id === id)?.plan.title ?? null;
    const attempts = spans.filter(({ plan }) => plan === id);
    const { head = null, base = null } = (signal.status === 'success' ? work.get(id) : undefined) ?? {};
    const changes =
      at < mostCompared && head !== null && base !== null ? await changesBetween(base, head, run.workspace) : null;
    plans.push({ id, title, signal, attempts: attempts.map(told), commit: head, changes });
  }
  const startedAt = spans[0]?.startedAt ?? run.services.clock.now();
  return { phase, ended, nextPhase: ended.decision.continue ? nextPhase : null, plans, startedAt, ...place };
}

function told({ plan: _, ...attempt }: AttemptSpan) {
  return attempt;
}
