import type { ScheduledPlan } from '../../plan/schedule/scheduled-plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { endsCounting } from '../../record/events/event.ts';
import { readRun, withLedger } from '../../record/project/current-ledger.ts';
import type { LocalPhase } from '../../record/project/local-phase.ts';
import { type PhaseState, phaseState } from '../../record/readings/phase-state.ts';
import { sumSpending } from '../../record/readings/recorded-spending.ts';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { sumSpent } from '../../signal/budget.ts';
import { type CompletionSignal, parseSignal } from '../../signal/completion-signal.ts';
import { readEvidence, readLevel } from '../../signal/evidence.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { quoteShellWord } from '../../system/text/text.ts';
import {
  type AttemptStory,
  type CheckStory,
  type PhaseStory,
  type PlanStory,
  TestCountsSchema,
  type TestsStory,
} from '../report/phase-story.ts';
import { formatSignal } from '../report/sentences.ts';
import { type ChangedFile, countChanges, listChangedFiles } from './changed-files.ts';

export function reportEnd(end: PhaseEnd, run: PhaseContext, world: World): Promise<PhaseStory> {
  const { events } = run.services.ledger;
  const signals = new Map<string | null, CompletionSignal>([...end.plans, [null, end.signal]]);
  const { root, git, prefix } = run.workspace;
  // Skips plans that were added during the run.
  const plans = run.schedule.plans.filter(({ plan }) => end.plans.has(plan.id));
  const location = { phase: run.phase, next: run.next, schedule: { ...run.schedule, plans }, root, git, prefix };
  const { opening, ended } = phaseState(events);
  return report(location, { events, opening, ended, isAtWork: false, signals }, world, end);
}

/** Reports the newest run from the local or the remote record, including the runs that it continues. */
export async function reportRecorded(localPhase: LocalPhase, world: World): Promise<PhaseStory> {
  return report(
    localPhase,
    await withLedger(localPhase, world, (dir, holders) => readRun(localPhase, dir, holders)),
    world,
    null,
  );
}

type Place = Pick<LocalPhase, 'phase' | 'next' | 'schedule' | 'root' | 'git' | 'prefix'>;
type Recorded = Pick<ReturnType<typeof readRun>, 'events' | 'opening' | 'ended' | 'isAtWork' | 'signals'>;

/** `end` is set if the run ends in this process. */
export async function report(
  location: Place,
  recorded: Recorded,
  world: World,
  end: PhaseEnd | null,
): Promise<PhaseStory> {
  const redact = createRedactor(world);
  const now = world.now();
  const facts = readRuns(recorded, now, redact);
  const { opening, ended, isAtWork, events, state } = facts;
  const signal = facts.signals.get(null) ?? null;
  const endedAt = isAtWork ? now : Date.parse(events.at(-1)?.at ?? '');
  const story: Omit<PhaseStory, 'signal' | 'plans'> = {
    phase: { id: location.phase.id, name: location.phase.name },
    ...decideVerdict(facts, signal),
    exitStatus: end?.exitStatus ?? ended?.exitStatus ?? null,
    decision: end?.decision.action ?? ended?.decision ?? null,
    ...(end === null ? {} : { why: end.decision.why }),
    next: (end?.decision.continue ?? ended?.decision === 'proceed') ? location.next : null,
    steps: signal?.details.nextSteps ?? [],
    warnings: signal?.details.warnings ?? [],
    evidence: end?.evidence ?? readLevel(signal?.details.evidence),
    attempts: {
      count: end?.attempts ?? facts.spans.length,
      successRate: end?.successRate ?? ended?.successRate ?? null,
      lastPlan: end?.lastPlan ?? ended?.lastPlan ?? null,
    },
    durationMs: end?.durationMs ?? signal?.details.durationMs ?? null,
    spent: end?.spent ?? sumSpending(facts.spending),
    run: opening && {
      key: { phase: opening.phase, runId: opening.runId, at: opening.at, base: opening.base },
      agent: opening.agent,
      openedAt: Date.parse(opening.at),
      startedAt: Date.parse(state.startedAt ?? opening.at),
      endedAt,
      runs: facts.runs.length,
    },
    tests: buildTestsStory(state, opening?.base ?? '', signal),
    branch: null,
    head: end?.head ?? null,
    host: null,
    folders: [...new Set([location.root, location.git.root])],
    at: now,
  };
  // Signals are already redacted; redacting them again could break them.
  const plans = (await buildPlanStories(location, facts)).map((plan) => {
    const { signal: reported, ...planFields } = plan;
    return { ...withEachText(planFields, redact), signal: reported };
  });
  return { ...withEachText(story, redact), signal, plans };
}

function readRuns(record: Recorded, now: number, redact: (text: string) => string) {
  const allEvents = record.events;
  const started = allEvents.findLastIndex(({ event }) => event === 'phase_start');
  const events = allEvents.slice(1 + allEvents.findLastIndex((event, index) => index < started && endsCounting(event)));
  const state = phaseState(events);
  const runs = state.openedRuns;
  const atWork = record.isAtWork ? record.opening?.runId : undefined;
  const hidden = (signal: CompletionSignal) => parseSignal(withEachText(signal.toJSON(), redact));
  return {
    ...record,
    events,
    state,
    runs,
    signals: new Map([...record.signals].map(([id, signal]) => [id, hidden(signal)])),
    spans: runs.flatMap((runId) =>
      state.attempts.spans(runId, runId === atWork ? now : null).map((span) => ({ ...span, runId })),
    ),
    spending: state.attempts.spending,
  };
}

type Facts = ReturnType<typeof readRuns>;

/** Returns success only if the run's end, exit status and signal agree (I2). */
function decideVerdict(
  { opening, ended, isAtWork }: Facts,
  signal: CompletionSignal | null,
): Pick<PhaseStory, 'verdict' | 'why'> {
  if (opening === null) return { verdict: 'never run', why: 'No run of this phase is recorded here.' };
  if (isAtWork) return { verdict: 'at work', why: 'The run has not ended: nothing here is final.' };
  if (ended === null || signal === null)
    return {
      verdict: 'cut off',
      why: 'The last run has no recorded end. Run the phase again; the next run continues where this one ended.',
    };
  const reason = ended.why ?? formatSignal(signal);
  if (signal.status !== 'success') return { verdict: signal.status, why: reason };
  const agrees =
    ended.event === 'phase_complete' && ended.exitStatus === 'COMPLETED' && ended.signal.status === 'success';
  return agrees
    ? { verdict: 'success', why: reason }
    : { verdict: 'failure', why: `${reason}; but the record ends as ${ended.exitStatus}` };
}

function buildTestsStory(state: PhaseState, base: string, signal: CompletionSignal | null): TestsStory | null {
  const finalCounts = TestCountsSchema.safeParse(signal?.details.tests).data;
  if (finalCounts === undefined) return null;
  const counted = state.testsBefore(base);
  return { after: finalCounts, before: counted && { ...counted.verdict, commit: base } };
}

async function buildPlanStories({ schedule, git, prefix }: Place, facts: Facts): Promise<PlanStory[]> {
  const works = schedule.plans.map(({ plan }) => reportWork(plan.id, facts));
  const files = await listChangedFiles(works, { git, prefix });
  return schedule.plans.map((scheduled, index) =>
    buildPlanStory(scheduled, works[index] ?? null, files[index] ?? null, facts),
  );
}

function reportWork(id: string, { state, spans, signals }: Facts): { base: string; head: string } | null {
  if (signals.get(id)?.status === 'success') {
    const settled = state.plans.settled.findLast((work) => work.plan === id && work.upTo === undefined);
    return settled && settled.base !== null ? { base: settled.base, head: settled.head } : null;
  }
  const lastSpan = spans.findLast(({ plan }) => plan === id);
  const saved = lastSpan && state.plans.savedWork(id, lastSpan.attempt);
  return saved ? { base: saved.base, head: saved.ref } : null;
}

function buildPlanStory(
  { plan, wave, dependsOn }: ScheduledPlan,
  work: ReturnType<typeof reportWork>,
  files: readonly ChangedFile[] | null,
  facts: Facts,
): PlanStory {
  const { id, title } = plan;
  const signal = facts.signals.get(id) ?? null;
  const spent = facts.spending.filter((spending) => spending.plan === id);
  const isCommitted = signal?.status === 'success';
  return {
    id,
    title,
    objective: trimObjective(plan.text, title),
    wave,
    dependsOn,
    verdict: signal?.status ?? ('open' as const),
    signal,
    evidence: readEvidence(signal ?? undefined),
    attempts: buildAttemptStories(id, facts),
    checks: listLastChecks(id, facts.state),
    promised: [...new Set([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)])],
    changed: files?.map(({ path }) => path) ?? signal?.details.filesModified ?? [],
    changes: isCommitted && files !== null ? countChanges(files) : null,
    commit: isCommitted ? (work?.head ?? null) : null,
    spent: spent.length === 0 ? null : sumSpent(spent.map((spending) => spending.spent)),
  };
}

/** Reads a plan's objective without a leading copy of the title. */
function trimObjective(text: string, title: string | null): string {
  const start = text.indexOf('<objective>');
  const endTagStart = text.indexOf('</objective>', start);
  if (start < 0 || endTagStart < 0) return '';
  const stated = text.slice(start + '<objective>'.length, Math.min(endTagStart, start + 10_000)).trim();
  return title !== null && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
}

function buildAttemptStories(id: string, { state, spans, spending }: Facts): AttemptStory[] {
  return spans
    .filter(({ plan }) => plan === id)
    .map(({ plan, ...span }): AttemptStory => {
      const { attempt } = span;
      const saved = span.outcome === 'success' ? null : state.plans.savedWork(plan, attempt);
      return {
        ...span,
        spent:
          spending.find((attemptSpending) => attemptSpending.plan === plan && attemptSpending.attempt === attempt)
            ?.spent ?? null,
        // These commands are documented in docs/how-a-plan-is-run.md.
        saved: saved && {
          look: `git diff ${quoteShellWord(saved.base)} ${quoteShellWord(saved.ref)}`,
          restore: `git restore --source ${quoteShellWord(saved.ref)} -- <path>`,
        },
      };
    });
}

function listLastChecks(plan: string, { plans }: PhaseState): CheckStory[] {
  const { findings: recorded } = plans.verifications.get(plan) ?? {};
  const findings = Array.isArray(recorded) ? recorded : [];
  return findings.map((finding: Partial<Record<keyof CheckStory | 'check' | 'level', unknown>> | null) => ({
    rule: String(finding?.rule ?? finding?.check ?? ''),
    // A warning doesn't decide the result.
    passed: typeof finding?.passed === 'boolean' && finding.level !== 'warn' ? finding.passed : null,
    subject: String(finding?.subject ?? ''),
    message: String(finding?.message ?? ''),
  }));
}
