import type { ScheduledPlan } from '../../plan/schedule/scheduled-plan.ts';
import { type EventKind, endsCounting, hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import { eventText, joinText } from '../../record/events/event-text.ts';
import { readRun, withLedger } from '../../record/project/current-ledger.ts';
import type { LocalPhase } from '../../record/project/local-phase.ts';
import { attemptSpans, gateSpans } from '../../record/readings/attempt-spans.ts';
import { recordedPartialWork, settledWork } from '../../record/readings/plan-record.ts';
import { recordedSpending, totalSpent } from '../../record/readings/recorded-spending.ts';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { sumSpent } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { evidenceIn } from '../../signal/evidence.ts';
import type { Git } from '../../system/git/git.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { shellWord } from '../../system/text/text.ts';
import {
  type AttemptStory,
  type CheckStory,
  type DecisionStory,
  type PhaseStory,
  type PhaseVerdict,
  type PlanStory,
  TestCountsSchema,
  type TestsStory,
} from '../report/phase-story.ts';
import { questionLines } from '../report/plan-markdown.ts';
import { signalText } from '../report/run-report.ts';
import { environmentStory, settingsStory } from './page-settings.ts';
import { mostCompared, workBetween } from './plan-diff.ts';

/** Reads the record of a phase without secrets: the newest run and those it continues. `isOwnRun`: it is this one. */
export async function phaseStory(read: LocalPhase, world: World, isOwnRun = false): Promise<PhaseStory> {
  const redact = redactorFor(world);
  const now = world.now();
  const facts = await withLedger(read, world, (dir, holders) => recordOf(readRun(read, dir, holders), now));
  const { events, runs, spending, signals, opening, ended, isAtWork } = facts;
  const plans: PlanStory[] = [];
  let room = mostDiffChars;
  for (const each of read.schedule.plans) {
    const compare = plans.length < mostCompared;
    const plan = await planStory(each, facts, compare ? read : null, redact);
    room -= (plan.diff?.lines ?? []).reduce((sum, line) => sum + line.length, 0);
    const short = plan.diff && { ...plan.diff, lines: [], left: 'this diff, because the page has enough of them' };
    plans.push(room < 0 ? { ...plan, diff: short } : plan);
  }
  const signal = signals.get(null);
  const endedAt = isAtWork ? now : Date.parse(events.at(-1)?.at ?? '');
  const story: PhaseStory = {
    phase: { id: read.phase.id, name: read.phase.name },
    ...verdictOf(facts, signal),
    steps: signal?.details.nextSteps ?? [],
    warnings: signal?.details.warnings ?? [],
    run:
      opening === null
        ? null
        : {
            id: opening.runId,
            agent: opening.agent,
            startedAt: Date.parse((events.find(({ event }) => event === 'phase_start') ?? opening).at),
            endedAt,
            base: opening.base ?? null,
            exitStatus: ended?.exitStatus ?? null,
            runs: runs.length,
            spent: totalSpent(spending),
          },
    plans,
    gate: opening === null ? [] : gateSpans(events, opening.runId, endedAt),
    tests: testsStory(events, opening?.base ?? null, signal),
    decisions: events.flatMap(decisionIn),
    settings: settingsStory(world, isOwnRun),
    environment: isOwnRun ? await environmentStory(read.git, world) : [],
    at: now,
  };
  return withEachText(story, redact);
}

/** Of all diffs of a page together. */
const mostDiffChars = 1_500_000;

function testsStory(
  events: readonly LedgerEvent[],
  base: string | null,
  signal: CompletionSignal | undefined,
): TestsStory | null {
  const after = TestCountsSchema.safeParse((signal?.details as { tests?: unknown } | undefined)?.tests).data;
  if (after === undefined) return null;
  const counted = events.findLast((event) => event.event === 'tests_base' && event.commit === base);
  return { after, before: counted?.event === 'tests_base' ? { ...counted.verdict, commit: counted.commit } : null };
}

/** Reads the newest run and those that it continues, the newest last. */
function recordOf(record: ReturnType<typeof readRun>, now: number) {
  const all = record.events;
  const begun = all.findLastIndex(({ event }) => event === 'phase_start');
  const events = all.slice(1 + all.findLastIndex((event, at) => at < begun && endsCounting(event)));
  const runs = [...new Set(events.flatMap((event) => (event.event === 'phase_start' ? [event.runId] : [])))];
  const atWork = record.isAtWork ? record.opening?.runId : undefined;
  return {
    ...record,
    events,
    runs,
    spans: runs.flatMap((runId) => attemptSpans(events, runId, runId === atWork ? now : null)),
    spending: recordedSpending(events),
  };
}

type Facts = ReturnType<typeof recordOf>;

/** Says success only where the run's end, its exit status and its signal agree (I2). */
function verdictOf(
  { opening, ended, isAtWork }: Facts,
  signal: CompletionSignal | undefined,
): { verdict: PhaseVerdict; why: string } {
  if (opening === null) return { verdict: 'never run', why: 'No run of this phase is recorded here.' };
  if (isAtWork) return { verdict: 'at work', why: 'The run has not ended: nothing here is final.' };
  if (ended === null || signal === undefined)
    return {
      verdict: 'cut off',
      why: 'The last run has no recorded end. Run the phase again; the next run continues where this one ended.',
    };
  const said = signalText(signal);
  const why = ended.why === undefined || ended.why.includes(said) ? (ended.why ?? said) : `${ended.why}; ${said}`;
  if (signal.status !== 'success') return { verdict: signal.status, why };
  const agrees =
    ended.event === 'phase_complete' && ended.exitStatus === 'COMPLETED' && ended.signal.status === 'success';
  return agrees
    ? { verdict: 'success', why }
    : { verdict: 'failure', why: `${why}; but the record ends as ${ended.exitStatus}` };
}

async function planStory(
  { plan, wave, dependsOn }: ScheduledPlan,
  facts: Facts,
  place: { readonly git: Git; readonly prefix: string } | null,
  redact: (text: string) => string,
): Promise<PlanStory> {
  const { id, title } = plan;
  const { events, spending } = facts;
  const signal = facts.signals.get(id);
  const { level, tests, text } = evidenceIn(signal);
  const work = settledWork(events).findLast((each) => each.plan === id && each.upTo === undefined);
  const isCompared = place !== null && signal?.status === 'success' && work !== undefined && work.base !== null;
  const seen = isCompared && work.base !== null ? await workBetween(work.base, work.head, place, redact) : null;
  const spent = spending.filter((each) => each.plan === id);
  return {
    id,
    title,
    wave,
    dependsOn,
    verdict: signal?.status ?? 'open',
    said: signal === undefined || signal.status === 'success' ? '' : signalText(signal),
    question: signal?.status === 'blocked' && signal.details.question ? questionLines(signal.details.question) : [],
    evidence: { level, tests, text },
    attempts: attemptStories(id, facts),
    checks: lastChecks(id, events),
    promised: [...new Set([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)])],
    changed: signal?.details.filesModified ?? [],
    changes: seen?.changes ?? null,
    diff: seen?.diff ?? null,
    commit: signal?.status === 'success' ? (work?.head ?? null) : null,
    durationMs: signal?.details.durationMs ?? null,
    spent: spent.length === 0 ? null : sumSpent(spent.map((each) => each.spent)),
  };
}

function attemptStories(id: string, { events, spans, spending }: Facts): AttemptStory[] {
  return spans
    .filter(({ plan }) => plan === id)
    .map(({ plan, ...span }): AttemptStory => {
      const { attempt } = span;
      const kept = span.outcome === 'success' ? null : recordedPartialWork(events, plan, attempt);
      return {
        ...span,
        spent: spending.find((each) => each.plan === plan && each.attempt === attempt)?.spent ?? null,
        // The commands are those of docs/how-a-plan-is-run.md.
        kept: kept && {
          ref: kept.ref,
          look: `git diff ${shellWord(kept.base)} ${shellWord(kept.ref)}`,
          restore: `git restore --source ${shellWord(kept.ref)} -- <path>`,
        },
      };
    });
}

function lastChecks(plan: string, events: readonly LedgerEvent[]): CheckStory[] {
  const verified = events.findLast((event) => event.event === 'verify' && event.plan === plan);
  const findings = verified?.event === 'verify' && Array.isArray(verified.findings) ? verified.findings : [];
  return findings.map((finding: Partial<Record<keyof CheckStory | 'rule' | 'level', unknown>> | null) => ({
    check: String(finding?.rule ?? finding?.check ?? ''),
    // A warning did not decide.
    passed: typeof finding?.passed === 'boolean' && finding.level !== 'warn' ? finding.passed : null,
    subject: String(finding?.subject ?? ''),
    message: String(finding?.message ?? ''),
  }));
}

function decisionIn(event: LedgerEvent): DecisionStory[] {
  const at = Date.parse(event.at);
  const action = actions[event.event];
  const text = action === undefined ? null : eventText(event);
  if (action !== undefined && text !== null)
    return [{ at, plan: text.of, action, why: joinText(text.what, text.result ?? '') }];
  if (hasTraits(event, { ends: 'plan' }))
    return event.decision === undefined
      ? []
      : [{ at, plan: event.plan, action: event.decision.action, why: event.decision.why }];
  return hasTraits(event, { ends: 'phase' })
    ? [{ at, plan: null, action: event.decision, why: event.why ?? event.reason }]
    : [];
}

const actions: Partial<Record<EventKind, string>> = {
  retry_wait: 'retry',
  handoff_start: 'hand over',
  repair: 'repair',
  adopt: 'adopt',
  answered: 'go on',
};
