import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';

/** One attempt on the chain of waiting that fixed when the attempts of a phase were over. Times are ms since the epoch. */
export interface PathStep {
  readonly plan: string;
  readonly attempt: number;
  readonly from: number;
  readonly to: number;
  /** What it began after; null where nothing before it on record held it up. */
  readonly after: { readonly plan: string; readonly why: Hold } | null;
}

/** A dependency had to end, an earlier attempt of the plan itself, or another plan that had its place. */
export type Hold = 'dependency' | 'retry' | 'place';

/** An attempt among those of all plans, with what it waited for. */
export interface Waits {
  readonly plan: string;
  readonly attempt: AttemptStory;
  /** From when on nothing of its own plan and of its dependencies held it up. */
  readonly readyAt: number;
}

/** What begins within this of an end begins because of it; clocks of different machines differ by as much. */
const slackMs = 1_000;

/**
 * The attempts that fixed when the last one was over, the first one first: from the last, back to what each waited for. An
 * attempt that began as soon as its dependencies, or the wait after its own earlier attempt, were over waited for them; one
 * that could have begun earlier waited for whoever ended last before it. Empty without attempts. Pure.
 */
export function criticalPath({ plans, run }: Pick<PhaseStory, 'plans' | 'run'>): PathStep[] {
  const all = spansOf(plans);
  let at = latest(all);
  const steps: PathStep[] = [];
  const seen = new Set<Span>();
  while (at !== null && !seen.has(at)) {
    seen.add(at);
    const { span: before, why } = heldBy(at, all, run?.startedAt ?? 0);
    const { plan, attempt, from, to } = at;
    const after = before === null ? null : { plan: before.plan, why };
    steps.unshift({ plan, attempt: attempt.attempt, from, to, after });
    at = before;
  }
  return steps;
}

/** For every attempt, in the order of the plans, from when on it could have begun. */
export function waitsOf({ plans, run }: Pick<PhaseStory, 'plans' | 'run'>): Waits[] {
  const all = spansOf(plans);
  return all.map((span) => {
    const own = ownHold(span, all);
    const begin = Math.min(run?.startedAt ?? span.from, span.from);
    return { plan: span.plan, attempt: span.attempt, readyAt: Math.min(span.from, own?.at ?? begin) };
  });
}

interface Span {
  readonly plan: string;
  readonly dependsOn: readonly string[];
  readonly attempt: AttemptStory;
  readonly from: number;
  readonly to: number;
}

function spansOf(plans: readonly PlanStory[]): Span[] {
  return plans.flatMap(({ id, dependsOn, attempts }) =>
    attempts.map((attempt) => {
      const { startedAt: from, endedAt } = attempt;
      return { plan: id, dependsOn, attempt, from, to: Math.max(from, endedAt) };
    }),
  );
}

function latest(spans: readonly Span[]): Span | null {
  return spans.reduce<Span | null>((last, each) => (last === null || each.to > last.to ? each : last), null);
}

/** The last of what had to be over before this attempt: its plan's dependencies and earlier attempts. */
function ownHold(span: Span, all: readonly Span[]): { span: Span; at: number; why: Hold } | null {
  const needed = span.dependsOn.flatMap((id) => latest(all.filter(({ plan }) => plan === id)) ?? []);
  const earlier = latest(all.filter((each) => each.plan === span.plan && each.from < span.from));
  const holds: { span: Span; at: number; why: Hold }[] = [
    ...needed.map((each) => ({ span: each, at: each.to, why: 'dependency' as const })),
    ...(earlier === null ? [] : [{ span: earlier, at: endOfBackoff(earlier), why: 'retry' as const }]),
  ];
  return holds.reduce<(typeof holds)[number] | null>(
    (last, each) => (last === null || each.at > last.at ? each : last),
    null,
  );
}

function endOfBackoff({ attempt, to }: Span): number {
  return Math.max(to, ...attempt.stages.map((stage) => stage.to));
}

function heldBy(span: Span, all: readonly Span[], begin: number): { span: Span | null; why: Hold } {
  const own = ownHold(span, all);
  const readyAt = own?.at ?? begin;
  const others = all.filter(
    ({ plan, from, to }) => plan !== span.plan && from < span.from && to > readyAt && to <= span.from + slackMs,
  );
  const place = span.from - readyAt > slackMs ? latest(others) : null;
  if (place !== null) return { span: place, why: 'place' };
  return own === null ? { span: null, why: 'place' } : { span: own.span, why: own.why };
}
