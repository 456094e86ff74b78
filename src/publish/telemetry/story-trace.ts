import { cliRows, getCli } from '../../settings/table/coding-agents.ts';
import { countSpentTokens, type Spent } from '../../signal/budget.ts';
import { FAILURE_REASONS, FAILURES, type FailureReason } from '../../signal/signal-words.ts';
import { getLargest, getSmallest } from '../../system/text/extremes.ts';
import { stripInvisible } from '../../system/text/markdown.ts';
import { clipText } from '../../system/text/text.ts';
import type { AttemptStory, HostLinks, PhaseStory, PlanStory, RunStory } from '../report/phase-story.ts';
import {
  type Attributes,
  attemptSpan,
  buildPhaseSpan,
  buildSpanId,
  buildTraceId,
  encodeAttributes,
  toNanoseconds,
} from './otlp.ts';

/** Part of a run. Has no texts of plans or agents. Times are ms since the epoch. */
interface Task {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Null for a call whose end another run recorded. */
  readonly outcome: Outcome | null;
  readonly more: Attributes;
  readonly parts: readonly Task[];
}

interface Outcome {
  /** `cut off` means that no end is recorded. */
  readonly status: Exclude<PhaseStory['verdict'], 'never run'>;
  /** Null unless it is a known failure reason; a worker may have written anything. */
  readonly reason: FailureReason | null;
}

/** Our own attributes override those of the environment. */
export interface TraceSource {
  readonly service: string;
  readonly resource: Readonly<Record<string, string>>;
  readonly host: Pick<HostLinks, 'run' | 'repository'> | null;
}

/** Version of the CI/CD and GenAI conventions that the attributes follow. */
const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';

/** Default limit of receivers for one request. */
const maxSpans = 512;

/**
 * Builds a trace of the newest run: a pipeline run with plans, attempts and agent calls. The same record always
 * produces the same spans.
 */
export function traceRequests(story: PhaseStory, source: TraceSource) {
  const { run } = story;
  if (run === null) return [];
  const tasks = story.plans.flatMap((plan) => buildPlanTask(plan, story.verdict, run));
  const spans = [runSpan(story, run), ...buildTaskSpans(tasks, buildPhaseSpan(run.key), run, source)];
  const resource = { attributes: encodeAttributes(buildResource(story, run, source)) };
  return Array.from({ length: Math.ceil(spans.length / maxSpans) }, (_, index) => {
    const scopeSpans = [
      { scope: { name: 'phase-executor' }, spans: spans.slice(index * maxSpans, (index + 1) * maxSpans) },
    ];
    return { resourceSpans: [{ resource, scopeSpans, schemaUrl }] };
  });
}

export type ExportRequest = ReturnType<typeof traceRequests>[number];

function buildResource({ branch, head }: PhaseStory, { key }: RunStory, { service, resource, host }: TraceSource) {
  return {
    ...resource,
    'service.name': service,
    'cicd.pipeline.name': `phase ${cleanId(key.phase)}`,
    'cicd.pipeline.run.id': cleanId(key.runId),
    'cicd.pipeline.run.url.full': host?.run,
    'vcs.repository.url.full': host?.repository,
    'vcs.ref.head.name': branch === null ? null : cleanId(branch),
    'vcs.ref.head.revision': head,
    'vcs.ref.base.revision': key.base,
  };
}

function buildPlanTask(plan: PlanStory, verdict: PhaseStory['verdict'], { key, endedAt }: RunStory): Task[] {
  const attempts = plan.attempts.filter(({ runId }) => runId === key.runId);
  // In a run that was cut off, a placeholder signal doesn't describe the plan's end.
  const isProvisional = verdict === 'cut off' && plan.signal?.details.reason === 'interrupted';
  const signal = isProvisional ? null : plan.signal;
  if (attempts.length === 0 && (signal === null || signal.status === 'success')) return [];
  const cutOff = buildOutcome('cut off');
  const openOutcome = signal === null && verdict === 'at work' ? buildOutcome(verdict) : cutOff;
  const parts = attempts.map((story, index) =>
    buildAttemptTask(story, plan.id, key, index === attempts.length - 1 ? openOutcome : cutOff),
  );
  return [
    {
      id: buildSpanId(key, ['plan', plan.id]),
      name: `plan ${cleanId(plan.id)}`,
      from: parts.length === 0 ? endedAt : getSmallest(parts.map(({ from }) => from)),
      to: parts.length === 0 ? endedAt : getLargest(parts.map(({ to }) => to)),
      outcome: signal === null ? openOutcome : buildOutcome(signal.status, signal.details.reason),
      more: { 'phase_executor.plan': cleanId(plan.id), 'phase_executor.attempts': attempts.length },
      parts,
    },
  ];
}

function buildAttemptTask(story: AttemptStory, plan: string, key: RunStory['key'], openOutcome: Outcome): Task {
  const { attempt, startedAt: from, endedAt: to, reason, calls } = story;
  const isOpen = story.outcome === 'interrupted' || story.outcome === 'at work';
  return {
    id: attemptSpan(key, plan, attempt),
    name: `attempt ${attempt}`,
    from,
    to,
    outcome: isOpen ? openOutcome : buildOutcome(story.outcome, reason),
    more: { 'phase_executor.plan': cleanId(plan), 'phase_executor.attempt': attempt },
    parts: calls.map((call, index) =>
      buildCallTask(call, buildSpanId(key, ['call', plan, `${attempt}`, `${index}`]), isOpen ? openOutcome : null),
    ),
  };
}

function buildCallTask(
  { kind, from, to, agent, isOk, reason, spent }: AttemptStory['calls'][number],
  id: string,
  openOutcome: Outcome | null,
): Task {
  const cli = getCli(agent);
  const localAgent = agent === 'script' || agent === 'command' ? agent : '';
  const genAi = cli && {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.provider.name': cliRows[cli].provider,
    'gen_ai.agent.name': agent,
  };
  const isUsed = spent !== null && (cli !== undefined || countSpentTokens(spent) > 0);
  return {
    id,
    name: cli === undefined ? `${kind} ${localAgent}`.trimEnd() : `invoke_agent ${agent}`,
    from,
    to,
    outcome: isOk === null ? openOutcome : buildOutcome(isOk ? 'success' : 'failure', reason),
    more: { ...genAi, ...(isUsed ? buildUsage(spent) : {}), 'phase_executor.call': kind },
    parts: [],
  };
}

/** Some receivers drop unknown numbers and hide attributes named "token", so one text repeats all figures. */
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

/** Drops unknown reasons, because a record may contain anything. */
function buildOutcome(status: Outcome['status'], reason?: unknown): Outcome {
  const existing = FAILURE_REASONS.find((each) => each === reason) ?? null;
  return { status, reason: status === 'failure' ? existing : null };
}

function cleanId(text: string): string {
  return stripInvisible(clipText(text)).replace(/\s+/g, ' ');
}

function runSpan({ verdict, signal, exitStatus, decision }: PhaseStory, run: RunStory): Span {
  const outcome = buildOutcome(verdict === 'never run' ? 'cut off' : verdict, signal?.details.reason);
  const attributes = {
    'cicd.pipeline.action.name': 'RUN',
    'cicd.pipeline.result': getPipelineResult(outcome),
    'error.type': getErrorType(outcome),
    'phase_executor.status': outcome.status,
    'phase_executor.exit_status': verdict === 'cut off' ? 'INTERRUPTED' : exitStatus,
    'phase_executor.decision': decision,
  };
  const task = { name: `RUN phase ${cleanId(run.key.phase)}`, from: run.openedAt, to: run.endedAt, outcome };
  return buildSpan(task, { spanId: buildPhaseSpan(run.key), kind: spanKind.server }, attributes, run);
}

function buildTaskSpans(tasks: readonly Task[], parentSpanId: string, run: RunStory, source: TraceSource): Span[] {
  return tasks.flatMap((task) => {
    const { id: spanId, name, outcome, more, parts } = task;
    const attributes = {
      'cicd.pipeline.task.name': name,
      'cicd.pipeline.task.run.id': spanId,
      'cicd.pipeline.task.run.url.full': source.host?.run,
      'cicd.pipeline.task.run.result': outcome && getPipelineResult(outcome),
      'error.type': outcome && getErrorType(outcome),
      'phase_executor.status': outcome?.status,
      ...more,
    };
    const span = buildSpan(task, { spanId, parentSpanId, kind: spanKind.internal }, attributes, run);
    return [span, ...buildTaskSpans(parts, spanId, run, source)];
  });
}

const spanKind = { internal: 1, server: 2 } as const;

function buildSpan(
  { name, from, to, outcome }: Pick<Task, 'name' | 'from' | 'to' | 'outcome'>,
  spanInfo: { readonly spanId: string; readonly parentSpanId?: string; readonly kind: number },
  attributes: Attributes,
  { key, openedAt, endedAt }: RunStory,
) {
  // A worker may report any time, and receivers reject all spans if one is before 1970.
  const within = (time: number) => (time >= openedAt ? Math.min(time, Math.max(openedAt, endedAt)) : openedAt);
  const result = (outcome && getPipelineResult(outcome)) ?? '';
  return {
    traceId: buildTraceId(key),
    ...spanInfo,
    flags: 1, // sampled
    name,
    startTimeUnixNano: toNanoseconds(within(from)),
    endTimeUnixNano: toNanoseconds(Math.max(within(from), within(to))),
    attributes: encodeAttributes(attributes),
    status: ['failure', 'error', 'timeout'].includes(result) ? { code: 2 } : {},
  };
}

export type Span = ReturnType<typeof buildSpan>;

type Result = 'success' | 'failure' | 'error' | 'timeout' | 'cancellation' | 'skip';

function getPipelineResult({ status, reason }: Outcome): Result | null {
  if (status !== 'failure' || reason === null) return statusResults[status];
  return results[reason] ?? (FAILURES[reason].isAgentsFault ? 'failure' : 'error');
}

/** The conventions have no word for waiting. */
const statusResults: Readonly<Record<Outcome['status'], Result | null>> = {
  success: 'success',
  failure: 'failure',
  blocked: 'skip',
  skipped: 'skip',
  'cut off': 'error',
  'at work': null,
};

/** Exceptions: for other reasons, the result depends on whether the work is to blame (`error`: it isn't). */
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
