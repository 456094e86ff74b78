import { getReportState } from '../judge/run/verifier.ts';
import { readyPlans } from '../plan/schedule/ready.ts';
import { formatQuestion, formatSignal } from '../publish/report/sentences.ts';
import { formatPhases } from '../publish/story/phases-overview.ts';
import type { LedgerEvent } from '../record/events/event.ts';
import { checkStale, type LastActivity, ledgerHeartbeats } from '../record/log/heartbeat.ts';
import { findLeaseHolder, type Holder } from '../record/log/lease.ts';
import { readRun, withLedger } from '../record/project/current-ledger.ts';
import { answerStore, openPhase } from '../record/project/local-phase.ts';
import { type Answers, type PersonAnswer, readAnswers } from '../record/published/answers.ts';
import type { AttemptSpan } from '../record/readings/attempt-spans.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { sumSpending } from '../record/readings/recorded-spending.ts';
import { listDonePlans } from '../run/open/question-states.ts';
import { waysToAnswer, wayText } from '../run/questions/asking.ts';
import type { CommandHandler, World } from '../settings/call/world.ts';
import { countSpentTokens, formatCost } from '../signal/budget.ts';
import { type CompletionSignal, getQuestion } from '../signal/completion-signal.ts';
import { describeNextPhase } from '../signal/next-phase.ts';
import { withoutSecret } from '../system/git/remote.ts';
import { alignRows, formatClock, formatCount, stripIndented, stripLine } from '../system/text/text.ts';

export const runStatus: CommandHandler = async ([ref], world) => {
  return ref === undefined ? formatPhases(world) : getPhaseStatus(ref, world);
};

export async function getPhaseStatus(ref: string, world: World) {
  const document = await buildStatusDocument(ref, world);
  const nextCommand = suggestCommand(document);
  const json = { ...document, nextCommand };
  return { exitCode: 0, json, text: statusText(json, world.now()) };
}

type StatusDocument = Awaited<ReturnType<typeof buildStatusDocument>>;

async function buildStatusDocument(ref: string, world: World) {
  const localPhase = await openPhase(ref, world);
  const { git } = localPhase;
  const state = await git.state();
  const verification = await getReportState(localPhase.phase, state, localPhase);
  const record = await withLedger(localPhase, world, (dir, holders) => ({
    ...readRun(localPhase, dir, holders),
    heartbeats: checkStale(ledgerHeartbeats(dir), 15, world.now()),
  }));
  const donePlanIds = await listDonePlans(localPhase, state);
  const states = new Map(
    localPhase.schedule.plans.map(({ plan: { id } }) => [
      id,
      donePlanIds.has(id) ? ('done' as const) : ('pending' as const),
    ]),
  );
  const { events, opening, ended, isAtWork, state: runState, signals } = record;
  const lastEvent = events.at(-1);
  const startedAttempts = phaseState(events).attempts.spans(opening?.runId ?? '');
  const hasQuestions = [...signals].some(([, signal]) => getQuestion(signal) !== undefined);
  const answers = hasQuestions ? await readAnswers(answerStore(localPhase, world)) : new Map<string, PersonAnswer>();
  const holder = findLeaseHolder(git.gitDir, world.machine);
  const pulses = [...record.heartbeats.healthy, ...record.heartbeats.stale];
  const activityByPlan = new Map(pulses.flatMap((pulse) => (pulse.seen ? [[pulse.plan_id, pulse.seen] as const] : [])));
  const plans = localPhase.schedule.plans.map(({ plan: { id }, wave, dependsOn }) => {
    const { attempts = 0, status = null } = runState?.plans?.[id] ?? {};
    const isOpen = record.isOpen(id);
    const signal = signals.get(id) ?? null;
    const started = isOpen && status === 'running' ? startedAttempts.findLast(({ plan }) => plan === id) : undefined;
    const running = started === undefined ? null : reportRunning(started, activityByPlan.get(id) ?? null);
    const waitsFor = isOpen ? dependsOn.filter((other) => !donePlanIds.has(other)) : [];
    const isDone = donePlanIds.has(id);
    const waiting = isDone
      ? null
      : getWaiting(signal, answers, `${localPhase.phase.id} ${id}`, withoutSecret(world.settings.remote));
    const { attempt = null } = signal ?? {};
    return { id, wave, done: isDone, status, attempts, attempt, waiting, signal, isOpen, running, waitsFor };
  });
  const { phase } = localPhase;
  return {
    phase: phase.id,
    name: phase.name,
    ...localPhase.next,
    signal: signals.get(null) ?? null,
    isAtWork,
    run:
      runState === null
        ? null
        : { runId: runState.run_id, epoch: runState.epoch ?? null, startedAt: runState.started_at },
    decision: ended?.decision ?? null,
    exitStatus: ended?.exitStatus ?? null,
    verification,
    lastEvent: lastEvent ? { at: lastEvent.at, event: lastEvent.event, runId: lastEvent.runId } : null,
    spend: sumSpend(plans, events),
    lease: holder && leaseDocument(holder),
    heartbeats: isAtWork ? record.heartbeats : { has_stale: false, healthy: [], stale: [] },
    plans,
    next: localPhase.schedule.cycle ? [] : readyPlans(localPhase.schedule, states),
  };
}

function reportRunning({ attempt, startedAt }: AttemptSpan, activity: LastActivity | null) {
  return { attempt, since: new Date(startedAt).toISOString(), seen: activity };
}

function getWaiting(signal: CompletionSignal | null, answers: Answers, subject: string, remote: string) {
  const question = getQuestion(signal);
  if (question === undefined) return null;
  const { approved, by, at } = answers.get(question.id) ?? {};
  const answered = by === undefined ? null : { approved, by, at };
  return { question, answered, ways: answered === null ? waysToAnswer(question, subject, remote) : [] };
}

function sumSpend(plans: readonly { attempts: number }[], events: readonly LedgerEvent[]) {
  const spent = sumSpending(phaseState(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending);
  return {
    attempts: plans.reduce((all, { attempts }) => all + attempts, 0),
    tokensUsed: countSpentTokens(spent) || null,
    costUsd: spent.costUsd || null,
    isCostKnown: spent.isCostKnown,
    isEstimate: spent.isEstimate ?? false,
  };
}

function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }: Holder) {
  return { runId, epoch, pid, host, since, heartbeatAt };
}

/** Suggests the next command; null during a run or if no planned phase follows. */
function suggestCommand(document: StatusDocument): string | null {
  const { lease, plans, phase, nextPhase, nextPhaseStatus } = document;
  if (lease !== null) return null;
  const waiting = plans.flatMap((plan) => plan.waiting ?? []);
  const [way] = waiting.flatMap(({ ways }) => ways);
  if (way !== undefined && waiting.every(({ answered }) => answered === null)) return way.command;
  if (!isOver(document)) return `phase-executor run ${phase}`;
  return nextPhaseStatus === 'planned' ? `phase-executor run ${nextPhase}` : null;
}

function isOver({ plans, signal }: StatusDocument): boolean {
  return plans.length > 0 && plans.every(({ done }) => done) && (signal === null || signal.status === 'success');
}

function statusText(document: StatusDocument & { nextCommand: string | null }, now: number): string {
  const { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats, isAtWork } = document;
  const rows = plans.map((plan) => [
    ...[
      plan.id,
      `wave ${plan.wave}`,
      plan.done ? 'done' : plan.status === 'running' && !isAtWork ? 'cut off' : (plan.status ?? 'open'),
      plan.attempts === 0 ? '' : formatCount(plan.attempts, 'attempt'),
    ],
    plan.signal
      ? `${plan.signal.status}: ${stripLine(formatSignal(plan.signal))}`
      : plan.isOpen && !plan.done
        ? describeOpenPlan(plan, now)
        : 'no recorded signal here',
  ]);
  // Active agents are shown with their plans instead.
  const agents = [...(isAtWork ? [] : heartbeats.healthy), ...heartbeats.stale].map((pulse) => [
    ...[
      '  ',
      pulse.agent,
      isAtWork ? stripLine(pulse.current_task ?? 'working') : 'cut off',
      pulse.problem ?? `last active ${pulse.minutes_ago} min ago`,
    ],
  ]);
  const cost = [
    formatCount(spend.attempts, 'attempt'),
    ...(spend.tokensUsed === null ? [] : [`${spend.tokensUsed} tokens`]),
    ...(spend.tokensUsed === null && spend.costUsd === null
      ? []
      : [formatCost({ ...spend, costUsd: spend.costUsd ?? 0 })]),
  ];
  return [
    `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
    ...alignRows(rows),
    ...plans.flatMap(waitingLines),
    `VERIFICATION.md: ${verification}`,
    signal
      ? `last signal: ${signal.status}, ${stripLine(formatSignal(signal))}`
      : `last signal: none, ${isAtWork ? 'a run is in progress' : 'the phase was never run here'}`,
    ...(document.exitStatus === null
      ? []
      : [`last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`]),
    ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
    `spent: ${cost.join(', ')}`,
    lease === null
      ? 'no run in progress here'
      : `run ${lease.runId} is in progress: process ${lease.pid} on ${lease.host} since ${lease.since}, last heartbeat ${lease.heartbeatAt}`,
    ...alignRows(agents, ''),
    ...(next.length > 0 || document.nextCommand === null ? [`next: ${next.join(', ') || 'nothing'}`] : []),
    ...(document.nextCommand === null ? [] : [`to run next: ${document.nextCommand}`]),
    ...(isOver(document) ? [describeNextPhase(document)] : []),
  ].join('\n');
}

function waitingLines({ id, waiting }: StatusDocument['plans'][number]): string[] {
  if (waiting === null) return [];
  const { question, answered, ways } = waiting;
  const answerLines = answered === null ? [] : [`answered by ${answered.by}; it continues in the next run`];
  return [
    `plan ${id} waits for a person:`,
    ...[...formatQuestion(question), ...answerLines, ...ways.map(wayText)].map((line) => `  ${stripIndented(line)}`),
  ];
}

function describeOpenPlan({ running, waitsFor, status }: StatusDocument['plans'][number], now: number): string {
  if (running === null)
    return waitsFor.length > 0
      ? `waits for ${waitsFor.join(', ')}`
      : status === 'retrying'
        ? 'waits for its next attempt'
        : 'not started yet';
  const { attempt, since, seen } = running;
  const attemptText = `attempt ${attempt} since ${since} (${formatClock(now - Date.parse(since))})`;
  return seen === null
    ? attemptText
    : `${attemptText}: ${stripLine(seen.what)}; ${formatClock(now - Date.parse(seen.at))} ago`;
}
