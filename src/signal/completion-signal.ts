import type { z } from 'zod';
import { isMapping, parseJson } from '../system/files/json-text.ts';
import type { Clock } from '../system/process/machine.ts';
import { clipText } from '../system/text/text.ts';
import { TECHNICAL_EXIT } from './exit-status.ts';
import {
  describeUnknownFields,
  IdSchema,
  inCanonicalOrder,
  LIMITS,
  type Question,
  type SignalDetails,
  type SignalDetailsInput,
  type SignalFields,
  SignalSchema,
} from './signal-schema.ts';
import { COMPLETION_STATUS, type CompletionStatus } from './signal-words.ts';

export { COMPLETION_STATUS };

/** Metadata of a signal. Without `at`, the signal has no timestamp. */
export interface SignalContext {
  at: Date | string;
  runId?: string | undefined;
  plan?: string | undefined;
  attempt?: number | undefined;
}

/** Thrown for an invalid completion signal; the message names the field. */
export class SignalError extends Error {
  override name = 'SignalError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

type PhaseId = string | number;
interface GivenError {
  readonly message: string;
  readonly stack?: string | undefined;
}
type GivenContext = Partial<SignalContext>;
type GivenDetails<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;

/** Outcome of a plan or a phase (version 1). */
class SignalOf<S extends CompletionStatus> {
  readonly status: S;
  readonly phase: string;
  readonly plan: string | undefined;
  readonly attempt: number | undefined;
  readonly timestamp: string | undefined;
  readonly runId: string | undefined;
  readonly details: SignalDetails<S>;

  /** Expects parsed fields; use a factory or `parseSignal` for other input. */
  constructor(fields: Extract<SignalFields, { status: S }>) {
    this.status = fields.status as S;
    this.phase = fields.phase;
    this.plan = fields.plan;
    this.attempt = fields.attempt;
    this.timestamp = fields.timestamp;
    this.runId = fields.runId;
    this.details = inCanonicalOrder(this.status, fields.details as SignalDetails<S>);
  }

  static success(phase: PhaseId, details: SignalDetailsInput<'success'> = {}, context: GivenContext = {}) {
    return makeSignal('success', phase, details, context);
  }

  /** Message and stack always come from the error. `maxRetries: 0` means no retry. */
  static failure(
    phase: PhaseId,
    error: GivenError | string,
    options: GivenDetails<'failure'> = {},
    context: GivenContext = {},
  ) {
    const retryOptions = { maxRetries: 3, backoffMs: 2000, ...options.retryOptions };
    const { message, stack } = typeof error === 'string' ? { message: error } : error;
    return makeSignal('failure', phase, { ...options, retryOptions, error: { message, stack } }, context);
  }

  static blocked(phase: PhaseId, reason: string, details: GivenDetails<'blocked'> = {}, context: GivenContext = {}) {
    return makeSignal('blocked', phase, { ...details, reason }, context);
  }

  static skipped(phase: PhaseId, reason: string, details: GivenDetails<'skipped'> = {}, context: GivenContext = {}) {
    return makeSignal('skipped', phase, { ...details, reason }, context);
  }

  isTerminal(): boolean {
    return this.status === 'blocked' && (this.details as SignalDetails<'blocked'>).userInputRequired;
  }

  /** True if the failure allows another attempt. `decide` makes the actual choice. */
  canRetry(): boolean {
    return this.status === 'failure' && (this.details as SignalDetails<'failure'>).retryable;
  }

  /** Returns the nested form with keys in a fixed order, so that equal signals have equal bytes. */
  toJSON(): Record<string, unknown> {
    const { status, phase, plan, attempt, timestamp, runId, details } = this;
    const orderedFields = { schemaVersion: 1, status, phase, plan, attempt, timestamp, runId, details };
    return Object.fromEntries(Object.entries(orderedFields).filter(([, value]) => value !== undefined));
  }
}

/** A union, so that TypeScript can narrow the details by `status`. */
export type CompletionSignal = { [S in CompletionStatus]: SignalOf<S> }[CompletionStatus];
export const CompletionSignal = SignalOf;

export function getQuestion(signal: CompletionSignal | null | undefined): Question | undefined {
  return signal?.status === 'blocked' ? signal.details.question : undefined;
}

export function withWarnings(signal: CompletionSignal, newWarnings: readonly string[]): CompletionSignal {
  if (newWarnings.length === 0) return signal;
  const warnings = [...new Set([...(signal.details.warnings ?? []), ...newWarnings])].slice(0, LIMITS.listItems);
  return parseSignal({ ...signal.toJSON(), details: { ...signal.details, warnings } });
}

export function withSignalCommits(signal: CompletionSignal, rename: (sha: string) => string): CompletionSignal {
  return parseSignal({ ...signal.toJSON(), details: withCommitNames(signal.details, rename) });
}

/**
 * Parses a signal from a value or JSON text, in the nested form or the old flat one. `missing` supplies absent fields.
 * Throws SignalError, which names the field.
 */
export function parseSignal(input: unknown, missing: GivenContext = {}): CompletionSignal {
  const value = typeof input === 'string' ? parseText(input) : input;
  if (!isMapping(value))
    throw new SignalError(
      `A completion signal is a JSON object with "status" and "phase"; found ${describeValue(value)}`,
    );
  return fromFields(withContext(nestDetails({ ...value }), missing));
}

function makeSignal<S extends CompletionStatus>(
  status: S,
  phase: PhaseId,
  details: SignalDetailsInput<S>,
  context: GivenContext,
): SignalOf<S> {
  return fromFields(withContext({ status, phase, details }, context)) as SignalOf<S>;
}

const envelopeKeys = new Set(['schemaVersion', 'status', 'phase', 'plan', 'attempt', 'timestamp', 'runId', 'details']);

/** Moves flat fields into `details`. A nested field wins over a flat one with the same name. */
function nestDetails(input: Record<string, unknown>): Record<string, unknown> {
  const { details = {}, ...flatFields } = input;
  if (!isMapping(details)) throw new SignalError(`details: expected an object, found ${describeValue(details)}`);
  const flat = Object.fromEntries(Object.entries(flatFields).filter(([key]) => !envelopeKeys.has(key)));
  const envelope = Object.fromEntries(Object.entries(flatFields).filter(([key]) => envelopeKeys.has(key)));
  return { ...envelope, details: { ...flat, ...details } };
}

function withContext(fields: Record<string, unknown>, context: GivenContext): Record<string, unknown> {
  const timestamp = context.at instanceof Date ? formatTime(context.at) : context.at;
  const { runId, plan, attempt } = context;
  const existing = Object.entries({ timestamp, runId, plan, attempt }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(existing), ...fields };
}

function fromFields(fields: Record<string, unknown>): CompletionSignal {
  const parsed = SignalSchema.safeParse({ ...fields, details: withStack(fields.details as Record<string, unknown>) });
  if (!parsed.success) throw new SignalError(describeProblem(parsed.error, fields));
  const complaint = describeUnknownFields(parsed.data.status, parsed.data.details);
  if (complaint) throw new SignalError(complaint);
  return new SignalOf<CompletionStatus>(parsed.data) as CompletionSignal;
}

/** Old signals have the stack beside the message; moves it into the error. */
function withStack({ stack, ...details }: Record<string, unknown>): Record<string, unknown> {
  const { error } = details;
  if (typeof stack !== 'string' || !(typeof error === 'string' || isMapping(error))) return details;
  return { ...details, error: { stack, ...(typeof error === 'string' ? { message: error } : error) } };
}

function describeProblem(error: z.ZodError, fields: Record<string, unknown>): string {
  if (!Object.values<unknown>(COMPLETION_STATUS).includes(fields.status))
    return `status: expected ${Object.values(COMPLETION_STATUS).join(', ')}; found ${describeValue(fields.status)}`;
  if (!IdSchema.safeParse(fields.phase).success)
    return `phase: expected an id such as "07" or "02.1", found ${describeValue(fields.phase)}`;
  return error.issues.map((issue) => `${issue.path.join('.') || 'signal'}: ${issue.message}`).join('; ');
}

function parseText(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new SignalError(`A completion signal is JSON; the text cannot be read: ${(cause as Error).message}`, {
      cause,
    });
  }
}

function formatTime(time: Date): string {
  return Number.isNaN(time.getTime()) ? String(time) : time.toISOString();
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return clipText(text, 80);
}

const detailsWithCommit = ['judged', 'tests', 'verification'];

/** Renames the commits that the exit gate judged. */
export function withCommitNames<D extends object>(details: D, rename: (sha: string) => string): D {
  const reported = Object.entries(details).map(([key, value]: [string, { commit?: unknown } | null]) => {
    const commit = detailsWithCommit.includes(key) ? value?.commit : undefined;
    return [key, typeof commit === 'string' ? { ...value, commit: rename(commit) } : value];
  });
  return Object.fromEntries(reported) as D;
}

export interface SigningRun {
  readonly runId: string;
  readonly services: { readonly clock: Pick<Clock, 'now'> };
}

/** Written before the attempt starts, so that the record is correct even if the process dies (I1). */
export function buildInterruptedSignal(
  plan: string | undefined,
  attempt: number | undefined,
  run: SigningRun & { readonly phase: { readonly id: string } },
): CompletionSignal {
  const message =
    attempt === undefined
      ? 'the run ended before this plan was started'
      : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
  const details = { reason: 'interrupted', retryable: true } as const;
  return CompletionSignal.failure(run.phase.id, message, details, buildSignalContext(run, plan, attempt));
}

export function buildSignalContext(run: SigningRun, plan?: string, attempt?: number) {
  return { at: new Date(run.services.clock.now()), runId: run.runId, plan, attempt };
}
