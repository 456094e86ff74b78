import { type EventOf, hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import { type AttemptSpan, attemptSpans, gateSpans, type Stage } from '../../record/readings/attempt-spans.ts';
import { runOpening, sinceOpened } from '../../record/readings/run-opening.ts';
import { cliNamed, cliRows } from '../../settings/table/coding-agents.ts';
import { type Spent, spentTokens } from '../../signal/budget.ts';
import { FAILURE_REASONS, type FailureReason } from '../../signal/signal-words.ts';
import { largest, smallest } from '../../system/text/extremes.ts';
import { visibleText } from '../../system/text/markdown.ts';
import { clipped } from '../../system/text/text.ts';
import { type Attributes, attemptSpan, phaseSpan, spanIdOf, type TraceKey } from './otlp.ts';

/** A run for its trace: times (ms since the epoch), outcomes and usage, but no words of plans or agents. */
export interface RunTrace {
  readonly key: TraceKey;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly exitStatus: string | null;
  readonly decision: string | null;
  /** Its rounds, waves, plans, attempts, calls of agents and checks, each after the task that it is a part of. */
  readonly tasks: readonly Task[];
}

/** End of a run from a caller that knows more than the record. */
export type RunEnd = Pick<RunTrace, 'outcome' | 'exitStatus' | 'decision'>;

export interface Task {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome | null;
  readonly more?: Attributes;
}

export interface Outcome {
  /** `cut off`: no end is on record. */
  readonly status: 'success' | 'failure' | 'blocked' | 'skipped' | 'cut off' | 'at work';
  /** Null for anything but a failure, and for an unknown reason, because a leg may have written anything. */
  readonly reason: FailureReason | null;
}

/** Builds the trace of a run from its record; null where it was never opened. */
export function runTrace(events: readonly LedgerEvent[], runId: string, end: RunEnd): RunTrace | null {
  const key = runOpening(events, runId);
  if (key === null) return null;
  const own = sinceOpened(events, runId);
  const from = Date.parse(key.at);
  const to = Math.max(from, Date.parse(own.at(-1)?.at ?? key.at));
  const open: Outcome = { status: end.outcome.status === 'at work' ? 'at work' : 'cut off', reason: null };
  return { key, from, to, ...end, tasks: tasksOf({ key, events: own, to, open }) };
}

interface Run {
  readonly key: EventOf<'phase_start'>;
  readonly events: readonly LedgerEvent[];
  readonly to: number;
  /** Outcome of what has no end on record. */
  readonly open: Outcome;
}

function tasksOf(run: Run): Task[] {
  const plans = plansOf(run);
  const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
  const ofWave = (number: number) => plans.filter(({ wave }) => wave === number);
  return [...roundTasks(run), ...waves.flatMap((wave) => waveTasks(wave, ofWave(wave), run)), ...gateTasks(run)];
}

function roundTasks({ key, events, to: until }: Run): Task[] {
  return events.flatMap((event) => {
    if (event.event !== 'round_start') return [];
    const end = events.find((each) => each.event === 'round_end' && each.round === event.round);
    const to = end === undefined ? until : Date.parse(end.at);
    const name = `round ${event.round}`;
    const id = spanIdOf(key, ['part', 'round', name]);
    return [{ id, parent: phaseSpan(key), name, from: Date.parse(event.at), to, outcome: null }];
  });
}

/** Leaves out a plan that was complete before, or that the run did not reach. */
function plansOf({ key, events, open }: Run) {
  const spans = attemptSpans(events, key.runId);
  const waves = new Map(Object.entries(key.waves));
  return key.plans.flatMap((id) => {
    const attempts = spans.filter(({ plan }) => plan === id);
    const last = events.findLast((event) => hasTraits(event, { ends: 'plan' }) && event.plan === id);
    const ended = last !== undefined && hasTraits(last, { ends: 'plan' }) ? last.signal : null;
    if (attempts.length === 0 && (ended === null || ended.status === 'success')) return [];
    const outcome = ended === null ? open : outcomeOf(ended.status, ended.details.reason);
    /** Outcome of a last attempt without a recorded end. */
    const openAttempt = ended === null ? open : cutOff;
    return [{ id, wave: waves.get(id) ?? 0, outcome, attempts, openAttempt }];
  });
}

type TracedPlan = ReturnType<typeof plansOf>[number];

const cutOff: Outcome = { status: 'cut off', reason: null };

function waveTasks(wave: number, plans: readonly TracedPlan[], run: Run): Task[] {
  const { key } = run;
  const id = spanIdOf(key, ['wave', String(wave)]);
  const span = { id, parent: phaseSpan(key), name: `wave ${wave}`, ...extent(plans, run), outcome: together(plans) };
  return [span, ...plans.flatMap((plan) => planTasks(plan, id, run))];
}

/** From the first attempt to the last; plans without attempts get the end of the run. */
function extent(plans: readonly TracedPlan[], { to: end }: Run): { from: number; to: number } {
  const attempts = plans.flatMap((plan) => plan.attempts);
  if (attempts.length === 0) return { from: end, to: end };
  return {
    from: smallest(attempts.map(({ startedAt }) => startedAt)),
    to: largest(attempts.map(({ endedAt }) => endedAt)),
  };
}

/** The worst outcome of a wave. */
function together(plans: readonly TracedPlan[]): Outcome | null {
  const order = ['failure', 'cut off', 'at work', 'blocked', 'skipped', 'success'] as const;
  const worst = order.find((status) => plans.some(({ outcome }) => outcome.status === status));
  return plans.find(({ outcome }) => outcome.status === worst)?.outcome ?? null;
}

function planTasks(plan: TracedPlan, parent: string, run: Run): Task[] {
  const { outcome, attempts, openAttempt } = plan;
  const id = spanIdOf(run.key, ['plan', plan.id]);
  const more = { 'phase_executor.plan': word(plan.id), 'phase_executor.attempts': attempts.length };
  const task = { id, parent, name: `plan ${word(plan.id)}`, ...extent([plan], run), outcome, more };
  const last = attempts.at(-1);
  return [task, ...attempts.flatMap((span) => attemptTasks(span, span === last ? openAttempt : cutOff, id, run))];
}

function attemptTasks(span: AttemptSpan, open: Outcome, parent: string, { key, events }: Run): Task[] {
  const { plan, attempt, startedAt: from, endedAt: to, reason } = span;
  const isOpen = span.outcome === 'interrupted';
  const outcome = isOpen ? open : outcomeOf(span.outcome, reason);
  const id = attemptSpan(key, plan, attempt);
  const path = [plan, String(attempt)];
  const more = { 'phase_executor.plan': word(plan), 'phase_executor.attempt': attempt };
  const calls = span.stages.flatMap((stage) => callTask(stage, isOpen ? open : null));
  return [
    { id, parent, name: `attempt ${attempt}`, from, to, outcome, more },
    ...calls.map((call, at) => ({ id: spanIdOf(key, ['call', ...path, String(at)]), parent: id, ...call })),
    ...partsOf(span, events).map((part, at) => ({
      id: spanIdOf(key, ['part', ...path, part.name, String(at)]),
      parent: id,
      ...part,
    })),
  ];
}

type Part = Omit<Task, 'id' | 'parent'>;

/** The outcome is `open`, null for none, where another run took the call over, so that its end is not recorded. */
function callTask({ kind, from, to, call }: Stage, open: Outcome | null): Part[] {
  if (call === undefined) return [];
  const { agent, isOk, reason, spent } = call;
  const known = cliNamed(agent);
  const provider = known && cliRows[known].provider;
  const isModel = provider !== undefined;
  const others = agent === 'script' || agent === 'command' ? agent : '';
  const name = isModel ? `invoke_agent ${agent}` : `${kind} ${others}`.trimEnd();
  const genAi = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.provider.name': provider,
    'gen_ai.agent.name': agent,
  };
  const more = {
    ...(isModel ? genAi : {}),
    ...(spent === null || (!isModel && spentTokens(spent) === 0) ? {} : usageOf(spent)),
    'phase_executor.call': kind,
  };
  const outcome = isOk === null ? open : outcomeOf(isOk ? 'success' : 'failure', reason);
  return [{ name, from, to, outcome, more }];
}

/** Some receivers drop unknown numbers and hide attributes with the word token, so one text repeats all figures. */
function usageOf({ inputFresh, cacheRead, cacheWrite, output, turns, costUsd, isCostKnown }: Spent): Attributes {
  const cost = isCostKnown ? costUsd : null;
  const figures = {
    input: inputFresh + cacheRead + cacheWrite,
    cache_read: cacheRead,
    cache_write: cacheWrite,
    output,
    turns,
  };
  const text = Object.entries({ ...figures, ...(cost === null ? {} : { cost_usd: cost }) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return {
    'gen_ai.usage.input_tokens': figures.input,
    'gen_ai.usage.cache_read.input_tokens': cacheRead,
    'gen_ai.usage.cache_creation.input_tokens': cacheWrite,
    'gen_ai.usage.output_tokens': output,
    'phase_executor.cost_usd': cost === null ? null : { double: cost },
    'phase_executor.usage': text.join(' '),
  };
}

function partsOf({ plan, attempt, stages }: AttemptSpan, events: readonly LedgerEvent[]): Part[] {
  const verified = events.filter(
    (event): event is EventOf<'verify'> => event.event === 'verify' && event.plan === plan && event.attempt === attempt,
  );
  return stages.flatMap(({ kind, from, to }): Part[] => {
    if (kind === 'set-up') return [{ name: 'set-up', from, to, outcome: null }];
    // The time after a failed agent is spent on its rollback.
    const verdict = verified.find(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
    if (kind !== 'checking' || verdict === undefined) return [];
    const outcome = verdict.passed ? outcomeOf('success') : outcomeOf('failure', 'verification_failed');
    return [{ name: 'verification', from, to, outcome, more: checksIn(verdict) }];
  });
}

function checksIn({ findings }: EventOf<'verify'>): Attributes {
  if (!Array.isArray(findings)) return {};
  const count = (value: boolean) => findings.filter((finding) => finding?.passed === value).length;
  return { 'phase_executor.checks.passed': count(true), 'phase_executor.checks.failed': count(false) };
}

/** Parts of the exit gate. The record has only the time of the judge; its findings are in the end of the phase. */
function gateTasks({ key, events, to: until }: Run): Task[] {
  return gateSpans(events, key.runId, until).map(({ kind, from, to }, at) => {
    const end = events.find((event) => event.event === `${kind}_end` && Date.parse(event.at) === to);
    const outcome = end === undefined ? cutOff : gateOutcome(end);
    return {
      id: spanIdOf(key, ['part', 'gate', kind, String(at)]),
      parent: phaseSpan(key),
      name: kind,
      from,
      to,
      outcome,
    };
  });
}

function gateOutcome(end: LedgerEvent): Outcome | null {
  switch (end.event) {
    case 'tests_end':
      return outcomeOf(end.verdict === 'pass' ? 'success' : 'failure', 'tests_failed');
    case 'verifier_end':
      return outcomeOf(end.ok ? 'success' : 'failure', end.reason);
    default:
      return null;
  }
}

/** Drops unknown reasons: a record may contain anything. */
export function outcomeOf(status: Outcome['status'], reason?: unknown): Outcome {
  const known = FAILURE_REASONS.find((each) => each === reason) ?? null;
  return { status, reason: status === 'failure' ? known : null };
}

/** Cleans an id of unknown origin. */
export function word(text: string): string {
  return visibleText(clipped(text)).replace(/\s+/g, ' ');
}
