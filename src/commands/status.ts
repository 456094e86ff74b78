import { basename, relative, resolve } from 'node:path';
import { waysToAnswer, wayText } from '../attempt/asking.ts';
import { reportState } from '../execute/verifier.ts';
import { Git } from '../git/git.ts';
import { withoutSecret } from '../git/remote.ts';
import { type Answer, type Answers, readAnswers } from '../ledger/answers.ts';
import { checkStale, heartbeatsOf, type Pulse } from '../ledger/heartbeat.ts';
import { type Holder, leaseHolder } from '../ledger/lease.ts';
import { logPath, readRecentEvents, readSignals, signalPath } from '../ledger/ledger.ts';
import { lastEnding } from '../ledger/readings/opening.ts';
import { stateFrom } from '../ledger/readings/run-state.ts';
import type { VerificationState } from '../phase/verification.ts';
import { signalText } from '../report/phase-report.ts';
import { questionLines } from '../report/question-text.ts';
import { plainEnd, table } from '../report/text.ts';
import { readyPlans } from '../schedule/ready.ts';
import type { CommandResult, World } from '../session/command.ts';
import { donePlans } from '../session/done-plans.ts';
import { prefixOf } from '../session/prepare.ts';
import { type ReadSchedule, readSchedule } from '../session/read-schedule.ts';
import { withLedger } from '../session/record-here.ts';
import { remoteOf } from '../session/remote.ts';
import type { Settings } from '../settings/settings.ts';
import { type CompletionSignal, parseSignal, SignalError } from '../signal/completion-signal.ts';
import type { Question } from '../signal/signal-schema.ts';

/** Where a phase stands, from the ledger and git alone. */
export async function status([ref = '']: readonly string[], settings: Settings, world: World): Promise<CommandResult> {
  const root = resolve(world.directory, settings.root);
  const read = await readSchedule(root, ref);
  const git = await Git.open(root, world.environment);
  const prefix = prefixOf(git, root);
  const state = await git.state();
  const verification = await reportState(read.phase, state, { root, prefix, git });
  const record = await withLedger(read, { git, prefix }, settings, world, (dir) => recordOf(read, dir, root));
  const done = await donePlans(read, state, git, root, prefix);
  const states = new Map(
    read.schedule.plans.map(({ plan: { id } }) => [id, done.has(id) ? ('done' as const) : ('pending' as const)]),
  );
  const { signals, known, last, ended } = record;
  const asked = [...signals].some(([, signal]) => questionIn(signal) !== null);
  const remote = settings.remote === '' ? null : remoteOf(git, settings, world);
  const answers = asked ? await readAnswers({ git, phase: read.phase.id, prefix, remote }) : new Map<string, Answer>();
  const plans = read.schedule.plans.map(({ plan: { id }, wave }) => {
    const { attempts = 0, status = null } = known?.plans?.[id] ?? {};
    const signal = signals.get(id) ?? null;
    const waiting = done.has(id)
      ? null
      : waitingFor(signal, answers, `${read.phase.id} ${id}`, withoutSecret(settings.remote));
    return { id, wave, done: done.has(id), status, attempts, attempt: signal?.attempt ?? null, waiting, signal };
  });
  const holder = leaseHolder(git.gitDir, world.machine);
  const { phase, nextPhase } = read;
  const json = {
    phase: phase.id,
    name: phase.name,
    nextPhase,
    signal: signals.get(null) ?? null,
    run: known === null ? null : { runId: known.run_id, epoch: known.epoch ?? null, startedAt: known.started_at },
    decision: ended?.decision ?? null,
    exitStatus: ended?.exitStatus ?? null,
    verification,
    lastEvent: last ? { at: last.at, event: last.event, runId: last.runId } : null,
    spend: spendOf(plans),
    lease: holder === null ? null : leaseDocument(holder),
    heartbeats: checkStale(record.heartbeats, 15, world.now()),
    plans,
    next: read.schedule.cycle ? [] : readyPlans(read.schedule, states),
  };
  const nextCommand = commandAfter(json);
  return { exitCode: 0, json: { ...json, nextCommand }, text: statusText({ ...json, nextCommand }) };
}

/** What the ledger of a phase says. */
function recordOf({ phase }: ReadSchedule, dir: string, root: string) {
  const events = readRecentEvents(dir, phase.id);
  return {
    signals: new Map([...readSignals(dir)].map(([id, signal]) => [id, parsedFrom(dir, id, signal)])),
    known: stateFrom(events, { phase: basename(phase.dir), checkpointFile: relative(root, logPath(dir)) }),
    last: events.at(-1),
    ended: lastEnding(events),
    heartbeats: heartbeatsOf(dir),
  };
}

/** What a plan waits for, and who has answered it; null where it waits for nobody. */
function waitingFor(signal: CompletionSignal | null, answers: Answers, of: string, remote: string) {
  const question = questionIn(signal);
  if (question === null) return null;
  const { approved, by, at } = answers.get(question.id) ?? {};
  const answered = by === undefined ? null : { approved, by, at };
  return { question, answered, ways: answered === null ? waysToAnswer(question, of, remote) : [] };
}

function questionIn(signal: CompletionSignal | null): Question | null {
  return signal?.status === 'blocked' ? (signal.details.question ?? null) : null;
}

function parsedFrom(dir: string, id: string | null, signal: unknown): CompletionSignal {
  try {
    return parseSignal(signal);
  } catch (cause) {
    const found = (cause as Error).message;
    const advice = 'it is only a report: delete it, and the next run writes it again';
    throw new SignalError(`${signalPath(dir, id)} is damaged: ${found}; ${advice}`, { cause });
  }
}

/** Null where nobody has told a figure, which is not 0. */
function spendOf(plans: StatusDocument['plans']) {
  const sum = (figures: (number | undefined)[]) => {
    const known = figures.filter((figure) => figure !== undefined);
    return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
  };
  return {
    attempts: plans.reduce((all, { attempts }) => all + attempts, 0),
    tokensUsed: sum(plans.map(({ signal }) => signal?.details.tokensUsed)),
    costUsd: sum(plans.map(({ signal }) => signal?.details.costUsd)),
  };
}

function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }: Holder) {
  return { runId, epoch, pid, host, since, heartbeatAt };
}

/** What to run next; null while a run is at work, and after the last phase. */
function commandAfter({ lease, signal, plans, phase, nextPhase }: Omit<StatusDocument, 'nextCommand'>): string | null {
  if (lease !== null) return null;
  const isComplete = plans.length > 0 && plans.every(({ done }) => done);
  const isOver = isComplete && (signal === null || signal.status === 'success');
  const waiting = plans.flatMap((each) => each.waiting ?? []);
  const [way] = waiting.flatMap(({ ways }) => ways);
  if (way !== undefined && waiting.every(({ answered }) => answered === null)) return way.command;
  const next = isOver ? nextPhase : phase;
  return next === null ? null : `phase-executor run ${next}`;
}

function statusText(document: StatusDocument): string {
  const { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats } = document;
  const rows = plans.map((plan) => [
    ...[
      plan.id,
      `wave ${plan.wave}`,
      plan.done ? 'done' : plan.status === 'running' && lease === null ? 'cut off' : (plan.status ?? 'open'),
      plan.attempts === 0 ? '' : `${plan.attempts} ${plan.attempts === 1 ? 'attempt' : 'attempts'}`,
    ],
    plan.signal ? `${plan.signal.status}: ${signalText(plan.signal)}` : 'no signal on record here',
  ]);
  const agents = [...heartbeats.healthy, ...heartbeats.stale].map((pulse) => [
    ...['  ', pulse.agent, pulse.current_task ?? 'at work', lastSeen(pulse)],
  ]);
  const cost = [
    `${spend.attempts} attempts`,
    ...(spend.tokensUsed === null ? [] : [`${spend.tokensUsed} tokens`]),
    ...(spend.costUsd === null ? [] : [`USD ${spend.costUsd.toFixed(2)}`]),
  ];
  return [
    `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
    ...table(rows),
    ...plans.flatMap(waitingLines),
    `verification: ${verification}`,
    signal ? `last signal: ${signal.status}, ${signalText(signal)}` : 'last signal: none, the phase was never run here',
    ...(document.exitStatus === null
      ? []
      : [`last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`]),
    ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
    `spent: ${cost.join(', ')}`,
    lease === null
      ? 'no run is at work here'
      : `run ${lease.runId} is at work: process ${lease.pid} on ${lease.host} since ${lease.since}, last sign of life ${lease.heartbeatAt}`,
    ...table(agents, ''),
    `next: ${next.join(', ') || 'nothing'}`,
    ...(document.nextCommand === null ? [] : [`to run next: ${document.nextCommand}`]),
  ].join('\n');
}

function waitingLines({ id, waiting }: StatusDocument['plans'][number]): string[] {
  if (waiting === null) return [];
  const { question, answered, ways } = waiting;
  const said = answered === null ? [] : [`answered by ${answered.by}; it goes on in the next run`];
  return [
    `plan ${id} waits for a person:`,
    ...[...questionLines(question), ...said, ...ways.map(wayText)].map((line) => `  ${plainEnd(line)}`),
  ];
}

function lastSeen({ problem, minutes_ago }: Pulse): string {
  return problem ?? `last seen ${minutes_ago} min ago`;
}

interface StatusDocument {
  readonly verification: VerificationState;
  readonly phase: string;
  readonly name: string;
  readonly nextPhase: string | null;
  readonly signal: CompletionSignal | null;
  readonly decision: unknown;
  readonly exitStatus: unknown;
  readonly lastEvent: { readonly at: string; readonly event: string } | null;
  readonly spend: { readonly attempts: number; readonly tokensUsed: number | null; readonly costUsd: number | null };
  readonly lease: ReturnType<typeof leaseDocument> | null;
  readonly heartbeats: ReturnType<typeof checkStale>;
  readonly plans: readonly {
    id: string;
    wave: number;
    done: boolean;
    status: string | null;
    attempts: number;
    attempt: number | null;
    waiting: ReturnType<typeof waitingFor>;
    signal: CompletionSignal | null;
  }[];
  readonly next: readonly string[];
  readonly nextCommand: string | null;
}
