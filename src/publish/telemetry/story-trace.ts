import { cliNamed, cliRows } from '../../settings/table/coding-agents.ts';
import { type Spent, spentTokens } from '../../signal/budget.ts';
import { FAILURE_REASONS, FAILURES, type FailureReason } from '../../signal/signal-words.ts';
import { getLargest, getSmallest } from '../../system/text/extremes.ts';
import { visibleText } from '../../system/text/markdown.ts';
import { clipText } from '../../system/text/text.ts';
import type { AttemptStory, HostLinks, PhaseStory, PlanStory, RunStory } from '../report/phase-story.ts';
import {
  type Attributes,
  attemptSpan,
  buildSpanId,
  buildTraceId,
  encodeAttributes,
  phaseSpan,
  toNanoseconds,
} from './otlp.ts';

/** A part of a run for its trace: times (ms since the epoch), outcome and figures, but no words of plans or agents. */
interface Task {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome | null;
  readonly more?: Attributes;
}

interface Outcome {
  /** `cut off`: no end is on record. */
  readonly status: Exclude<PhaseStory['verdict'], 'never run'>;
  /** Null for anything but a failure, and for an unknown reason, because a leg may have written anything. */
  readonly reason: FailureReason | null;
}

/** The job of a trace; attributes of the environment give way to ours. */
export interface TraceSource {
  readonly service: string;
  readonly resource: Readonly<Record<string, string>>;
  readonly host: Pick<HostLinks, 'run' | 'repository'> | null;
}

/** Attributes follow this version of the conventions for CI/CD and GenAI. */
const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';

/** Receivers take this many spans in one request by default. */
const maxSpans = 512;

/** Trace of the newest run of a story: a pipeline run, everything in it a task. The same record always gives the same spans. */
export function traceRequests(story: PhaseStory, source: TraceSource) {
  const { run } = story;
  if (run === null) return [];
  const spans = [runSpan(story, run), ...runTasks(story, run).map((task) => taskSpan(task, run, source))];
  const resource = { attributes: encodeAttributes(buildResource(story, run, source)) };
  return Array.from({ length: Math.ceil(spans.length / maxSpans) }, (_, at) => {
    const scopeSpans = [{ scope: { name: 'phase-executor' }, spans: spans.slice(at * maxSpans, (at + 1) * maxSpans) }];
    return { resourceSpans: [{ resource, scopeSpans, schemaUrl }] };
  });
}

export type ExportRequest = ReturnType<typeof traceRequests>[number];

function buildResource({ branch, head }: PhaseStory, { key }: RunStory, { service, resource, host }: TraceSource) {
  return {
    ...resource,
    'service.name': service,
    'cicd.pipeline.name': `phase ${word(key.phase)}`,
    'cicd.pipeline.run.id': word(key.runId),
    'cicd.pipeline.run.url.full': host?.run,
    'vcs.repository.url.full': host?.repository,
    'vcs.ref.head.name': branch === null ? null : word(branch),
    'vcs.ref.head.revision': head,
    'vcs.ref.base.revision': key.base,
  };
}

/** Rounds of a chain, waves, plans, attempts, calls of agents and checks, each after the task that it is a part of. */
function runTasks(story: PhaseStory, { key, endedAt }: RunStory): Task[] {
  const parent = phaseSpan(key);
  const part = (kind: string, name: string, span: { from: number; to: number }, outcome: Outcome | null): Task => {
    return { id: buildSpanId(key, ['part', kind, name]), parent, name, from: span.from, to: span.to, outcome };
  };
  const plans = tracedPlans(story);
  const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
  return [
    ...story.rounds.map((round) => part('round', `round ${round.round}`, round, null)),
    ...waves.flatMap((wave) => {
      const own = plans.filter((plan) => plan.wave === wave);
      const id = buildSpanId(key, ['wave', String(wave)]);
      const name = `wave ${wave}`;
      const task = { id, parent, name, ...extent(own, endedAt), outcome: worst(own) };
      return [task, ...own.flatMap((plan) => planTasks(plan, id, key, endedAt))];
    }),
    ...story.gate.map(({ kind, outcome, ...span }, at) => {
      const task = part('gate', kind, span, outcome && buildOutcome(outcome.status, outcome.reason));
      return { ...task, id: buildSpanId(key, ['part', 'gate', kind, String(at)]) };
    }),
  ];
}

interface TracedPlan extends PlanStory {
  readonly outcome: Outcome;
  /** Outcome of what has no end on record. */
  readonly open: Outcome;
}

/** Plans with the attempts of this run. A plan that was complete before, or that the run did not reach, is left out. */
function tracedPlans({ plans, run, verdict }: PhaseStory): TracedPlan[] {
  const open = buildOutcome(verdict === 'at work' ? verdict : 'cut off');
  return plans.flatMap((plan) => {
    const attempts = plan.attempts.filter(({ runId }) => runId === run?.key.runId);
    // Of a run that was cut off, the signal that stood until the plan had ended says nothing of its end.
    const isProvisional = verdict === 'cut off' && plan.signal?.details.reason === 'interrupted';
    const signal = isProvisional ? null : plan.signal;
    if (attempts.length === 0 && (signal === null || signal.status === 'success')) return [];
    const outcome = signal === null ? open : buildOutcome(signal.status, signal.details.reason);
    return [{ ...plan, attempts, outcome, open: signal === null ? open : buildOutcome('cut off') }];
  });
}

/** From the first attempt to the last; plans without attempts get the end of the run. */
function extent(plans: readonly TracedPlan[], end: number): { from: number; to: number } {
  const attempts = plans.flatMap((plan) => plan.attempts);
  if (attempts.length === 0) return { from: end, to: end };
  return {
    from: getSmallest(attempts.map(({ startedAt }) => startedAt)),
    to: getLargest(attempts.map(({ endedAt }) => endedAt)),
  };
}

function worst(plans: readonly TracedPlan[]): Outcome | null {
  const order = ['failure', 'cut off', 'at work', 'blocked', 'skipped', 'success'] as const;
  return order.flatMap((status) => plans.filter(({ outcome }) => outcome.status === status))[0]?.outcome ?? null;
}

function planTasks(plan: TracedPlan, parent: string, key: RunStory['key'], end: number): Task[] {
  const { attempts, outcome } = plan;
  const id = buildSpanId(key, ['plan', plan.id]);
  const more = { 'phase_executor.plan': word(plan.id), 'phase_executor.attempts': attempts.length };
  return [
    { id, parent, name: `plan ${word(plan.id)}`, ...extent([plan], end), outcome, more },
    ...attempts.flatMap((attempt) => {
      const open = attempt === attempts.at(-1) ? plan.open : buildOutcome('cut off');
      return attemptTasks(attempt, plan.id, id, key, open);
    }),
  ];
}

function attemptTasks(story: AttemptStory, plan: string, parent: string, key: RunStory['key'], open: Outcome): Task[] {
  const { attempt, startedAt: from, endedAt: to, reason, stages } = story;
  const isOpen = story.outcome === 'interrupted' || story.outcome === 'at work';
  const outcome = isOpen ? open : buildOutcome(story.outcome, reason);
  const id = attemptSpan(key, plan, attempt);
  const path = [plan, String(attempt)];
  const more = { 'phase_executor.plan': word(plan), 'phase_executor.attempt': attempt };
  const calls = stages.flatMap((stage) => callTask(stage, isOpen ? open : null));
  const checks = stages.flatMap((stage) => checkTask(stage, story));
  return [
    { id, parent, name: `attempt ${attempt}`, from, to, outcome, more },
    ...calls.map((call, at) => ({ ...call, id: buildSpanId(key, ['call', ...path, String(at)]), parent: id })),
    ...checks.map((check, at) => ({
      ...check,
      id: buildSpanId(key, ['part', ...path, check.name, String(at)]),
      parent: id,
    })),
  ];
}

type Part = Omit<Task, 'id' | 'parent'>;
type Stage = AttemptStory['stages'][number];

/** The outcome is `open`, null for none, where another run took the call over, so that its end is not recorded. */
function callTask({ kind, from, to, call }: Stage, open: Outcome | null): Part[] {
  if (call === undefined) return [];
  const { agent, isOk, reason, spent } = call;
  const existing = cliNamed(agent);
  const provider = existing && cliRows[existing].provider;
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
    ...(spent === null || (!isModel && spentTokens(spent) === 0) ? {} : buildUsage(spent)),
    'phase_executor.call': kind,
  };
  return [{ name, from, to, outcome: isOk === null ? open : buildOutcome(isOk ? 'success' : 'failure', reason), more }];
}

/** Some receivers drop unknown numbers and hide attributes with the word token, so one text repeats all figures. */
function buildUsage({ inputFresh, cacheRead, cacheWrite, output, turns, costUsd, isCostKnown }: Spent): Attributes {
  const input = inputFresh + cacheRead + cacheWrite;
  const cost = isCostKnown ? { cost_usd: costUsd } : {};
  const figures = { input, cache_read: cacheRead, cache_write: cacheWrite, output, turns, ...cost };
  return {
    'gen_ai.usage.input_tokens': input,
    'gen_ai.usage.cache_read.input_tokens': cacheRead,
    'gen_ai.usage.cache_creation.input_tokens': cacheWrite,
    'gen_ai.usage.output_tokens': output,
    'phase_executor.cost_usd': isCostKnown ? { double: costUsd } : null,
    'phase_executor.usage': Object.entries(figures)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  };
}

/** Set-up, and verification with its counts. The time after a failed agent is spent on its rollback. */
function checkTask({ kind, from, to }: Stage, { verifications }: AttemptStory): Part[] {
  if (kind === 'set-up') return [{ name: 'set-up', from, to, outcome: null }];
  const verificationStory = verifications.find(({ at }) => at >= from && at <= to);
  if (kind !== 'checking' || verificationStory === undefined) return [];
  const outcome = verificationStory.isOk ? buildOutcome('success') : buildOutcome('failure', 'verification_failed');
  const more = {
    'phase_executor.checks.passed': verificationStory.passed,
    'phase_executor.checks.failed': verificationStory.failed,
  };
  return [{ name: 'verification', from, to, outcome, more }];
}

/** Drops unknown reasons: a record may contain anything. */
function buildOutcome(status: Outcome['status'], reason?: unknown): Outcome {
  const existing = FAILURE_REASONS.find((each) => each === reason) ?? null;
  return { status, reason: status === 'failure' ? existing : null };
}

/** Cleans an id of unknown origin. */
function word(text: string): string {
  return visibleText(clipText(text)).replace(/\s+/g, ' ');
}

function runSpan({ verdict, signal, exitStatus, decision }: PhaseStory, run: RunStory): Span {
  const outcome = buildOutcome(verdict === 'never run' ? 'cut off' : verdict, signal?.details.reason);
  const result = getPipelineResult(outcome);
  const attributes = {
    'cicd.pipeline.action.name': 'RUN',
    'cicd.pipeline.result': result,
    'error.type': getErrorType(outcome),
    'phase_executor.status': outcome.status,
    'phase_executor.exit_status': verdict === 'cut off' ? 'INTERRUPTED' : exitStatus,
    'phase_executor.decision': decision,
  };
  const about = { id: phaseSpan(run.key), parent: '', name: `RUN phase ${word(run.key.phase)}` };
  return buildSpan({ ...about, from: run.openedAt, to: run.endedAt }, spanKind.server, attributes, result, run);
}

function taskSpan({ outcome, more = {}, ...span }: Task, run: RunStory, { host }: TraceSource): Span {
  const result = outcome === null ? null : getPipelineResult(outcome);
  const attributes = {
    'cicd.pipeline.task.name': span.name,
    'cicd.pipeline.task.run.id': span.id,
    'cicd.pipeline.task.run.url.full': host?.run,
    'cicd.pipeline.task.run.result': result,
    'error.type': outcome === null ? null : getErrorType(outcome),
    'phase_executor.status': outcome?.status,
    ...more,
  };
  return buildSpan(span, spanKind.internal, attributes, result, run);
}

const spanKind = { internal: 1, server: 2 } as const;

function buildSpan(
  { id, parent, name, from, to }: Omit<Task, 'outcome' | 'more'>,
  kind: number,
  attributes: Attributes,
  result: Result | null,
  { key, openedAt, endedAt }: RunStory,
) {
  // A leg may have written any time, and a receiver refuses all spans for one before 1970.
  const within = (time: number) => (time >= openedAt ? Math.min(time, Math.max(openedAt, endedAt)) : openedAt);
  const start = within(from);
  return {
    traceId: buildTraceId(key),
    spanId: id,
    ...(parent === '' ? {} : { parentSpanId: parent }),
    flags: 1, // sampled
    name,
    kind,
    startTimeUnixNano: toNanoseconds(start),
    endTimeUnixNano: toNanoseconds(Math.max(start, within(to))),
    attributes: encodeAttributes(attributes),
    status: result === 'failure' || result === 'error' || result === 'timeout' ? { code: 2 } : {},
  };
}

export type Span = ReturnType<typeof buildSpan>;

type Result = 'success' | 'failure' | 'error' | 'timeout' | 'cancellation' | 'skip';

/** Null for what has not ended. */
function getPipelineResult({ status, reason }: Outcome): Result | null {
  if (status !== 'failure' || reason === null) return statusResults[status];
  return results[reason] ?? (FAILURES[reason].isAgentsFault ? 'failure' : 'error');
}

/** The conventions have no word for what waits. */
const statusResults: Readonly<Record<Outcome['status'], Result | null>> = {
  success: 'success',
  failure: 'failure',
  blocked: 'skip',
  skipped: 'skip',
  'cut off': 'error',
  'at work': null,
};

/** Reasons whose result does not follow from whether the work was to blame (`error`: it was not). */
const results: Readonly<Partial<Record<FailureReason, Result>>> = {
  timeout: 'timeout',
  idle_timeout: 'timeout',
  deadline: 'timeout',
  interrupted: 'cancellation',
  killed: 'error',
  budget: 'failure',
};

function getErrorType({ status, reason }: Outcome): string | null {
  if (status === 'failure') return reason ?? '_OTHER';
  return status === 'cut off' ? 'interrupted' : null;
}
