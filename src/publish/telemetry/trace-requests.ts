import { pairsIn } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { FAILURES, type FailureReason } from '../../signal/signal-words.ts';
import { hostLinks } from '../report/host-links.ts';
import { type Attributes, attributesOf, nanoseconds, phaseSpan, traceIdOf } from './otlp.ts';
import { type Outcome, type RunTrace, type Task, word } from './run-trace.ts';

/** The commit at the end. */
export interface TracedCommit {
  readonly head: string | null;
  readonly branch: string | null;
  readonly isPushed: boolean;
}

/** The job and the commit of a trace; attributes of the environment give way to ours. */
export function traceSource({ environment }: World, { head, branch, isPushed }: TracedCommit) {
  const resource = pairsIn(environment.OTEL_RESOURCE_ATTRIBUTES);
  const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
  return { service, resource, host: hostLinks({ environment }, isPushed), head, branch };
}

export type TraceSource = ReturnType<typeof traceSource>;

/** Attributes follow this version of the conventions for CI/CD and GenAI. */
const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';

/** Receivers take this many spans in one request by default. */
const mostSpans = 512;

/** The phase is a pipeline run, everything in it is a task. The same record always gives the same spans. */
export function traceRequests(trace: RunTrace, source: TraceSource) {
  const spans = [runSpan(trace), ...trace.tasks.map((task) => taskSpan(task, trace, source))];
  const resource = { attributes: attributesOf(resourceOf(trace, source)) };
  return Array.from({ length: Math.ceil(spans.length / mostSpans) }, (_, at) => {
    const scopeSpans = [
      { scope: { name: 'phase-executor' }, spans: spans.slice(at * mostSpans, (at + 1) * mostSpans) },
    ];
    return { resourceSpans: [{ resource, scopeSpans, schemaUrl }] };
  });
}

export type ExportRequest = ReturnType<typeof traceRequests>[number];

function resourceOf({ key }: RunTrace, { service, resource, host, head, branch }: TraceSource): Attributes {
  return {
    ...resource,
    'service.name': service,
    'cicd.pipeline.name': pipelineOf(key.phase),
    'cicd.pipeline.run.id': word(key.runId),
    'cicd.pipeline.run.url.full': host?.run,
    'vcs.repository.url.full': host?.repository,
    'vcs.ref.head.name': branch === null ? null : word(branch),
    'vcs.ref.head.revision': head,
    'vcs.ref.base.revision': key.base,
  };
}

function pipelineOf(phase: string): string {
  return `phase ${word(phase)}`;
}

function runSpan(trace: RunTrace): Span {
  const { key, from, to, outcome, exitStatus, decision } = trace;
  const result = resultOf(outcome);
  const attributes = {
    'cicd.pipeline.action.name': 'RUN',
    'cicd.pipeline.result': result,
    'error.type': errorOf(outcome),
    'phase_executor.status': outcome.status,
    'phase_executor.exit_status': exitStatus,
    'phase_executor.decision': decision,
  };
  const span = { id: phaseSpan(key), parent: '', name: `RUN ${pipelineOf(key.phase)}`, from, to };
  return spanOf(span, spanKind.server, attributes, result, trace);
}

function taskSpan({ outcome, more = {}, ...span }: Task, trace: RunTrace, { host }: TraceSource): Span {
  const result = outcome === null ? null : resultOf(outcome);
  const attributes = {
    'cicd.pipeline.task.name': span.name,
    'cicd.pipeline.task.run.id': span.id,
    'cicd.pipeline.task.run.url.full': host?.run,
    'cicd.pipeline.task.run.result': result,
    'error.type': outcome === null ? null : errorOf(outcome),
    'phase_executor.status': outcome?.status,
    ...more,
  };
  return spanOf(span, spanKind.internal, attributes, result, trace);
}

const spanKind = { internal: 1, server: 2 } as const;

function spanOf(
  { id, parent, name, from, to }: Omit<Task, 'outcome' | 'more'>,
  kind: number,
  attributes: Attributes,
  result: Result | null,
  trace: RunTrace,
) {
  // A leg may have written any time, and a receiver refuses all spans for one before 1970.
  const within = (time: number) => (time >= trace.from ? Math.min(time, trace.to) : trace.from);
  const start = within(from);
  return {
    traceId: traceIdOf(trace.key),
    spanId: id,
    ...(parent === '' ? {} : { parentSpanId: parent }),
    flags: 1, // sampled
    name,
    kind,
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(Math.max(start, within(to))),
    attributes: attributesOf(attributes),
    status: result === 'failure' || result === 'error' || result === 'timeout' ? { code: 2 } : {},
  };
}

export type Span = ReturnType<typeof spanOf>;

type Result = 'success' | 'failure' | 'error' | 'timeout' | 'cancellation' | 'skip';

/** Null for what has not ended. */
function resultOf({ status, reason }: Outcome): Result | null {
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

function errorOf({ status, reason }: Outcome): string | null {
  if (status === 'failure') return reason ?? '_OTHER';
  return status === 'cut off' ? 'interrupted' : null;
}
