import { getReportState } from '../judge/run/verifier.ts';
import { readyPlans } from '../plan/schedule/ready.ts';
import { questionLines, signalText } from '../publish/report/sentences.ts';
import { phasesOverview } from '../publish/story/phases-overview.ts';
import type { LedgerEvent } from '../record/events/event.ts';
import { checkStale, type LastActivity, ledgerHeartbeats } from '../record/log/heartbeat.ts';
import { type Holder, leaseHolder } from '../record/log/lease.ts';
import { readRun, withLedger } from '../record/project/current-ledger.ts';
import { answerStore, openPhase } from '../record/project/local-phase.ts';
import { type Answers, type PersonAnswer, readAnswers } from '../record/published/answers.ts';
import type { AttemptSpan } from '../record/readings/attempt-spans.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { totalSpent } from '../record/readings/recorded-spending.ts';
import { donePlans } from '../run/open/question-states.ts';
import { waysToAnswer, wayText } from '../run/questions/asking.ts';
import type { CommandHandler, World } from '../settings/call/world.ts';
import { costText, spentTokens } from '../signal/budget.ts';
import { type CompletionSignal, getQuestion } from '../signal/completion-signal.ts';
import { nextPhaseClause } from '../signal/next-phase.ts';
import { withoutSecret } from '../system/git/remote.ts';
import { alignedRows, clockText, formatCount, plainIndented, plainLine } from '../system/text/text.ts';

/** Shows how a phase stands, from the ledger and git alone; without a phase, how each of them does. */
export const runStatus: CommandHandler = async ([ref], world) => {
  return ref === undefined ? phasesOverview(world) : phaseStatus(ref, world);
};

export async function phaseStatus(ref: string, world: World) {
  const document = await buildStatusDocument(ref, world);
  const nextCommand = commandAfter(document);
  const json = { ...document, nextCommand };
  return { exitCode: 0, json, text: statusText(json, world.now()) };
}

type StatusDocument = Awaited<ReturnType<typeof buildStatusDocument>>;

async function buildStatusDocument(ref: string, world: World) {
  const read = await openPhase(ref, world);
  const { git } = read;
  const state = await git.state();
  const verification = await getReportState(read.phase, state, read);
  const record = await withLedger(read, world, (dir, holders) => ({
    ...readRun(read, dir, holders),
    heartbeats: checkStale(ledgerHeartbeats(dir), 15, world.now()),
  }));
  const done = await donePlans(read, state);
  const states = new Map(
    read.schedule.plans.map(({ plan: { id } }) => [id, done.has(id) ? ('done' as const) : ('pending' as const)]),
  );
  const { events, opening, ended, isAtWork, state: existing, signals } = record;
  const last = events.at(-1);
  const startedAttempts = phaseState(events).attempts.spans(opening?.runId ?? '');
  const requested = [...signals].some(([, signal]) => getQuestion(signal) !== undefined);
  const answers = requested ? await readAnswers(answerStore(read, world)) : new Map<string, PersonAnswer>();
  const holder = leaseHolder(git.gitDir, world.machine);
  const pulses = [...record.heartbeats.healthy, ...record.heartbeats.stale];
  const observed = new Map(pulses.flatMap((pulse) => (pulse.seen ? [[pulse.plan_id, pulse.seen] as const] : [])));
  const plans = read.schedule.plans.map(({ plan: { id }, wave, dependsOn }) => {
    const { attempts = 0, status = null } = existing?.plans?.[id] ?? {};
    const isOpen = record.isOpen(id);
    const signal = signals.get(id) ?? null;
    const started = isOpen && status === 'running' ? startedAttempts.findLast(({ plan }) => plan === id) : undefined;
    const running = started === undefined ? null : reportRunning(started, observed.get(id) ?? null);
    const waitsFor = isOpen ? dependsOn.filter((other) => !done.has(other)) : [];
    const isDone = done.has(id);
    const waiting = isDone
      ? null
      : waitingFor(signal, answers, `${read.phase.id} ${id}`, withoutSecret(world.settings.remote));
    const { attempt = null } = signal ?? {};
    return { id, wave, done: isDone, status, attempts, attempt, waiting, signal, isOpen, running, waitsFor };
  });
  const { phase } = read;
  return {
    phase: phase.id,
    name: phase.name,
    ...read.next,
    signal: signals.get(null) ?? null,
    isAtWork,
    run:
      existing === null
        ? null
        : { runId: existing.run_id, epoch: existing.epoch ?? null, startedAt: existing.started_at },
    decision: ended?.decision ?? null,
    exitStatus: ended?.exitStatus ?? null,
    verification,
    lastEvent: last ? { at: last.at, event: last.event, runId: last.runId } : null,
    spend: sumSpend(plans, events),
    lease: holder && leaseDocument(holder),
    heartbeats: isAtWork ? record.heartbeats : { has_stale: false, healthy: [], stale: [] },
    plans,
    next: read.schedule.cycle ? [] : readyPlans(read.schedule, states),
  };
}

function reportRunning({ attempt, startedAt }: AttemptSpan, observed: LastActivity | null) {
  return { attempt, since: new Date(startedAt).toISOString(), seen: observed };
}

/** Question that a plan waits on, and who has answered it; null where it waits for nobody. */
function waitingFor(signal: CompletionSignal | null, answers: Answers, of: string, remote: string) {
  const question = getQuestion(signal);
  if (question === undefined) return null;
  const { approved, by, at } = answers.get(question.id) ?? {};
  const answered = by === undefined ? null : { approved, by, at };
  return { question, answered, ways: answered === null ? waysToAnswer(question, of, remote) : [] };
}

/** Money of all attempts and runs of the phase, whatever became of them. */
function sumSpend(plans: readonly { attempts: number }[], events: readonly LedgerEvent[]) {
  const spent = totalSpent(phaseState(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending);
  return {
    attempts: plans.reduce((all, { attempts }) => all + attempts, 0),
    tokensUsed: spentTokens(spent) || null,
    costUsd: spent.costUsd || null,
    isCostKnown: spent.isCostKnown,
    isEstimate: spent.isEstimate ?? false,
  };
}

function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }: Holder) {
  return { runId, epoch, pid, host, since, heartbeatAt };
}

/** Command to run next; null while a run is at work, and where no planned phase is next. */
function commandAfter(document: StatusDocument): string | null {
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
      ? `${plan.signal.status}: ${plainLine(signalText(plan.signal))}`
      : plan.isOpen && !plan.done
        ? openText(plan, now)
        : 'no recorded signal here',
  ]);
  // An agent that shows life is told of beside its plan.
  const agents = [...(isAtWork ? [] : heartbeats.healthy), ...heartbeats.stale].map((pulse) => [
    ...[
      '  ',
      pulse.agent,
      isAtWork ? plainLine(pulse.current_task ?? 'working') : 'cut off',
      pulse.problem ?? `last active ${pulse.minutes_ago} min ago`,
    ],
  ]);
  const cost = [
    formatCount(spend.attempts, 'attempt'),
    ...(spend.tokensUsed === null ? [] : [`${spend.tokensUsed} tokens`]),
    ...(spend.tokensUsed === null && spend.costUsd === null
      ? []
      : [costText({ ...spend, costUsd: spend.costUsd ?? 0 })]),
  ];
  return [
    `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
    ...alignedRows(rows),
    ...plans.flatMap(waitingLines),
    `VERIFICATION.md: ${verification}`,
    signal
      ? `last signal: ${signal.status}, ${plainLine(signalText(signal))}`
      : `last signal: none, ${isAtWork ? 'a run is in progress' : 'the phase was never run here'}`,
    ...(document.exitStatus === null
      ? []
      : [`last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`]),
    ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
    `spent: ${cost.join(', ')}`,
    lease === null
      ? 'no run in progress here'
      : `run ${lease.runId} is in progress: process ${lease.pid} on ${lease.host} since ${lease.since}, last heartbeat ${lease.heartbeatAt}`,
    ...alignedRows(agents, ''),
    ...(next.length > 0 || document.nextCommand === null ? [`next: ${next.join(', ') || 'nothing'}`] : []),
    ...(document.nextCommand === null ? [] : [`to run next: ${document.nextCommand}`]),
    ...(isOver(document) ? [nextPhaseClause(document)] : []),
  ].join('\n');
}

function waitingLines({ id, waiting }: StatusDocument['plans'][number]): string[] {
  if (waiting === null) return [];
  const { question, answered, ways } = waiting;
  const result = answered === null ? [] : [`answered by ${answered.by}; it continues in the next run`];
  return [
    `plan ${id} waits for a person:`,
    ...[...questionLines(question), ...result, ...ways.map(wayText)].map((line) => `  ${plainIndented(line)}`),
  ];
}

/** Describes a plan that a run at work has not ended. */
function openText({ running, waitsFor, status }: StatusDocument['plans'][number], now: number): string {
  if (running === null)
    return waitsFor.length > 0
      ? `waits for ${waitsFor.join(', ')}`
      : status === 'retrying'
        ? 'waits for its next attempt'
        : 'not started yet';
  const { attempt, since, seen } = running;
  const at = `attempt ${attempt} since ${since} (${clockText(now - Date.parse(since))})`;
  return seen === null ? at : `${at}: ${plainLine(seen.what)}; ${clockText(now - Date.parse(seen.at))} ago`;
}
