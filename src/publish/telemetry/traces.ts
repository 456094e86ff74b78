import { cliNamed, cliRows } from '../../settings/table/coding-agents.ts';
import { type Spent, spentTokens } from '../../signal/budget.ts';
import type { FailureReason } from '../../signal/signal-schema.ts';
import { clipped } from '../../system/text/text.ts';
import { cleaned } from '../report/html.ts';
import type { HostLinks } from '../report/plan-report.ts';
import {
  type Attributes,
  attemptSpan,
  attributesOf,
  Double,
  type ExportRequest,
  nanoseconds,
  type Span,
  spanIdOf,
  spanKind,
  traceIdOf,
} from './otlp.ts';
import type { AttemptTrace, CallTrace, Outcome, Part, PlanTrace, RunTrace } from './trace-source.ts';

export interface TraceSource {
  /** `service.name` */
  readonly service: string;
  /** Resource attributes of the environment; ours have priority. */
  readonly resource: Readonly<Record<string, string>>;
  readonly host: HostLinks | null;
  /** The commit at the end. */
  readonly head: string | null;
  readonly branch: string | null;
}

/** Attributes follow this version of the conventions for CI/CD and GenAI. */
const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';

/** Receivers take this many spans in one request by default. */
const mostSpans = 512;

/**
 * Converts a run to export requests: the phase is a pipeline run; waves, plans, attempts, agent calls and checks
 * are tasks in it. The same record always gives the same spans.
 */
export function traceRequests(trace: RunTrace, source: TraceSource): ExportRequest[] {
  const spans = new TraceSpans(trace, source.host?.run ?? null).all();
  const resource = { attributes: attributesOf(resourceOf(trace, source)) };
  const requests: ExportRequest[] = [];
  for (let at = 0; at < spans.length; at += mostSpans) {
    const scopeSpans = [{ scope: { name: 'phase-executor' }, spans: spans.slice(at, at + mostSpans) }];
    requests.push({ resourceSpans: [{ resource, scopeSpans, schemaUrl }] });
  }
  return requests;
}

/** One request a line, the file format of the OpenTelemetry collector. */
export function traceLines(requests: readonly ExportRequest[]): string {
  return requests.map((request) => `${JSON.stringify(request)}\n`).join('');
}

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

/** Cleans an id of unknown origin. */
function word(text: string): string {
  return cleaned(clipped(text)).replace(/\s+/g, ' ');
}

interface Task {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome | null;
  readonly more?: Attributes;
}

class TraceSpans {
  readonly #trace: RunTrace;
  readonly #url: string | null;
  readonly #traceId: string;
  readonly #root: string;

  constructor(trace: RunTrace, url: string | null) {
    this.#trace = trace;
    this.#url = url;
    this.#traceId = traceIdOf(trace.key);
    this.#root = this.#id('phase');
  }

  all(): Span[] {
    const { rounds, plans, gate } = this.#trace;
    const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
    return [
      this.#phase(),
      ...rounds.map((round) => this.#part(round, this.#root, ['round', round.name])),
      ...waves.flatMap((wave) =>
        this.#wave(
          wave,
          plans.filter((plan) => plan.wave === wave),
        ),
      ),
      ...gate.map((part, at) => this.#part(part, this.#root, ['gate', part.name, String(at)])),
    ];
  }

  #phase(): Span {
    const { key, from, to, outcome, exitStatus, decision } = this.#trace;
    const result = resultOf(outcome);
    const attributes = {
      'cicd.pipeline.action.name': 'RUN',
      'cicd.pipeline.result': result,
      'error.type': errorOf(outcome),
      'phase_executor.status': outcome.status,
      'phase_executor.exit_status': exitStatus,
      'phase_executor.decision': decision,
    };
    const name = `RUN ${pipelineOf(key.phase)}`;
    return this.#span({ id: this.#root, parent: '', name, from, to }, spanKind.server, attributes, result);
  }

  #wave(wave: number, plans: readonly PlanTrace[]): Span[] {
    const id = this.#id('wave', String(wave));
    const span = { id, parent: this.#root, name: `wave ${wave}`, ...this.#extent(plans), outcome: together(plans) };
    return [this.#task(span), ...plans.flatMap((plan) => this.#plan(plan, id))];
  }

  #plan(plan: PlanTrace, parent: string): Span[] {
    const id = this.#id('plan', plan.id);
    const more = { 'phase_executor.plan': word(plan.id), 'phase_executor.attempts': plan.attempts.length };
    const span = { id, parent, name: `plan ${word(plan.id)}`, ...this.#extent([plan]), outcome: plan.outcome, more };
    return [this.#task(span), ...plan.attempts.flatMap((attempt) => this.#attempt(attempt, plan, id))];
  }

  #attempt(attempt: AttemptTrace, plan: PlanTrace, parent: string): Span[] {
    const { key } = this.#trace;
    const id = attemptSpan(key, plan.id, attempt.attempt);
    const more = { 'phase_executor.plan': word(plan.id), 'phase_executor.attempt': attempt.attempt };
    const { from, to, outcome } = attempt;
    const path = [plan.id, String(attempt.attempt)];
    return [
      this.#task({ id, parent, name: `attempt ${attempt.attempt}`, from, to, outcome, more }),
      ...attempt.calls.map((call, at) => this.#call(call, id, [...path, String(at)])),
      ...attempt.parts.map((part, at) => this.#part(part, id, [...path, part.name, String(at)], checksOf(part.checks))),
    ];
  }

  #call({ kind, agent, from, to, outcome, spent }: CallTrace, parent: string, path: readonly string[]): Span {
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
    return this.#task({ id: this.#id('call', ...path), parent, name, from, to, outcome, more });
  }

  #part({ name, from, to, outcome }: Part, parent: string, path: readonly string[], more: Attributes = {}): Span {
    return this.#task({ id: this.#id('part', ...path), parent, name, from, to, outcome, more });
  }

  #task({ outcome, more = {}, ...span }: Task): Span {
    const result = outcome === null ? null : resultOf(outcome);
    const attributes = {
      'cicd.pipeline.task.name': span.name,
      'cicd.pipeline.task.run.id': span.id,
      'cicd.pipeline.task.run.url.full': this.#url,
      'cicd.pipeline.task.run.result': result,
      'error.type': outcome === null ? null : errorOf(outcome),
      'phase_executor.status': outcome?.status,
      ...more,
    };
    return this.#span(span, spanKind.internal, attributes, result);
  }

  #span(
    { id, parent, name, from, to }: Omit<Task, 'outcome' | 'more'>,
    kind: number,
    attributes: Attributes,
    result: Result | null,
  ): Span {
    const start = this.#within(from);
    return {
      traceId: this.#traceId,
      spanId: id,
      ...(parent === '' ? {} : { parentSpanId: parent }),
      flags: 1,
      name,
      kind,
      startTimeUnixNano: nanoseconds(start),
      endTimeUnixNano: nanoseconds(Math.max(start, this.#within(to))),
      attributes: attributesOf(attributes),
      status: result === 'failure' || result === 'error' || result === 'timeout' ? { code: 2 } : {},
    };
  }

  /** From the first attempt to the last; plans without attempts get the end of the run. */
  #extent(plans: readonly PlanTrace[]): { from: number; to: number } {
    const { to: end } = this.#trace;
    const attempts = plans.flatMap((plan) => plan.attempts);
    if (attempts.length === 0) return { from: end, to: end };
    return {
      from: Math.min(...attempts.map(({ from }) => from)),
      to: Math.max(...attempts.map(({ to }) => to)),
    };
  }

  /** A leg may have written any time, and a receiver refuses all spans for one before 1970. */
  #within(time: number): number {
    const { from, to } = this.#trace;
    return time >= from ? Math.min(time, to) : from;
  }

  #id(...about: readonly string[]): string {
    return spanIdOf(this.#trace.key, about);
  }
}

/** The worst outcome of a wave. */
function together(plans: readonly PlanTrace[]): Outcome | null {
  const order = ['failure', 'cut off', 'at work', 'blocked', 'skipped', 'success'] as const;
  const worst = order.find((status) => plans.some(({ outcome }) => outcome.status === status));
  return plans.find(({ outcome }) => outcome.status === worst)?.outcome ?? null;
}

type Result = 'success' | 'failure' | 'error' | 'timeout' | 'cancellation' | 'skip';

/** The conventions have no word for what waits. Null for what has not ended. */
function resultOf({ status, reason }: Outcome): Result | null {
  switch (status) {
    case 'success':
      return 'success';
    case 'blocked':
    case 'skipped':
      return 'skip';
    case 'cut off':
      return 'error';
    case 'failure':
      return reason === null ? 'failure' : results[reason];
    case 'at work':
      return null;
  }
}

/** `error`: the work was not to blame. */
const results: Readonly<Record<FailureReason, Result>> = {
  timeout: 'timeout',
  idle_timeout: 'timeout',
  deadline: 'timeout',
  interrupted: 'cancellation',
  killed: 'error',
  rate_limit: 'error',
  quota: 'error',
  overloaded: 'error',
  auth: 'error',
  internal: 'error',
  budget: 'failure',
  context_exhausted: 'failure',
  agent_error: 'failure',
  verification_failed: 'failure',
  tests_failed: 'failure',
  scope_violation: 'failure',
  merge_conflict: 'failure',
  stuck: 'failure',
  invalid_plan: 'failure',
};

function errorOf({ status, reason }: Outcome): string | null {
  switch (status) {
    case 'failure':
      return reason ?? '_OTHER';
    case 'cut off':
      return 'interrupted';
    default:
      return null;
  }
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
    'phase_executor.cost_usd': cost === null ? null : new Double(cost),
    'phase_executor.usage': text.join(' '),
  };
}

function checksOf(checks: { readonly passed: number; readonly failed: number } | undefined): Attributes {
  return checks === undefined
    ? {}
    : { 'phase_executor.checks.passed': checks.passed, 'phase_executor.checks.failed': checks.failed };
}
