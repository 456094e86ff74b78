import type { z } from 'zod';
import { isMapping, parseJson } from '../system/files/json-text.ts';
import type { Clock } from '../system/process/machine.ts';
import { clipText } from '../system/text/text.ts';
import { TECHNICAL_EXIT } from './exit-status.ts';
import {
  complainAboutUnknown,
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

/** When and for what a signal is made. There is no clock in here: without the caller's `at` it has no timestamp. */
export interface SignalContext {
  at: Date | string;
  runId?: string | undefined;
  plan?: string | undefined;
  attempt?: number | undefined;
}

/** The input is not a completion signal; the message names the field. */
export class SignalError extends Error {
  override name = 'SignalError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

type PhaseId = string | number;
/** An Error, or an error under a message of ours. */
interface GivenError {
  readonly message: string;
  readonly stack?: string | undefined;
}
type GivenContext = Partial<SignalContext>;
type GivenDetails<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;

/** How a plan or a phase ended, in the form that every job, log and caller reads (version 1). */
class SignalOf<S extends CompletionStatus> {
  readonly status: S;
  readonly phase: string;
  readonly plan: string | undefined;
  readonly attempt: number | undefined;
  readonly timestamp: string | undefined;
  readonly runId: string | undefined;
  readonly details: SignalDetails<S>;

  /** Takes parsed fields. Use a factory or `parseSignal` for anything that is not. */
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

  /** Message and stack are the error's, whatever the options say; `maxRetries: 0` means no retry. */
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

  /** Only a person can go on from here. */
  isTerminal(): boolean {
    return this.status === 'blocked' && (this.details as SignalDetails<'blocked'>).userInputRequired;
  }

  /** The failure allows another attempt; whether there is one is `decide`'s business. */
  canRetry(): boolean {
    return this.status === 'failure' && (this.details as SignalDetails<'failure'>).retryable;
  }

  /** The nested form in canonical key order: the same signal is the same bytes. */
  toJSON(): Record<string, unknown> {
    const { status, phase, plan, attempt, timestamp, runId, details } = this;
    const written = { schemaVersion: 1, status, phase, plan, attempt, timestamp, runId, details };
    return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  }
}

/** A union, so that a switch over `status` knows the details of each. */
export type CompletionSignal = { [S in CompletionStatus]: SignalOf<S> }[CompletionStatus];
export const CompletionSignal = SignalOf;

/** Question of a signal to a person; undefined where it asks nothing. */
export function getQuestion(signal: CompletionSignal | null | undefined): Question | undefined {
  return signal?.status === 'blocked' ? signal.details.question : undefined;
}

/** Copy of a signal with more warnings for a person, each once; those beyond what a signal holds are left out. */
export function withWarnings(signal: CompletionSignal, more: readonly string[]): CompletionSignal {
  if (more.length === 0) return signal;
  const warnings = [...new Set([...(signal.details.warnings ?? []), ...more])].slice(0, LIMITS.listItems);
  return parseSignal({ ...signal.toJSON(), details: { ...signal.details, warnings } });
}

/** Copy of a signal with the commits that the exit gate judged by their other names. */
export function withSignalCommits(signal: CompletionSignal, as: (sha: string) => string): CompletionSignal {
  return parseSignal({ ...signal.toJSON(), details: withCommitNames(signal.details, as) });
}

/**
 * Reads a signal from a value or JSON text: nested, or flat as the first implementation wrote it; the phase may be a number.
 * `missing` fills what the input does not say. Throws SignalError naming the field.
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

/** Lifts flat details into `details`; what is said nested wins over the same word said flat. */
function nestDetails(input: Record<string, unknown>): Record<string, unknown> {
  const { details = {}, ...rest } = input;
  if (!isMapping(details)) throw new SignalError(`details: expected an object, found ${describeValue(details)}`);
  const flat = Object.fromEntries(Object.entries(rest).filter(([key]) => !envelopeKeys.has(key)));
  const envelope = Object.fromEntries(Object.entries(rest).filter(([key]) => envelopeKeys.has(key)));
  return { ...envelope, details: { ...flat, ...details } };
}

function withContext(fields: Record<string, unknown>, context: GivenContext): Record<string, unknown> {
  const timestamp = context.at instanceof Date ? isoOrText(context.at) : context.at;
  const { runId, plan, attempt } = context;
  const existing = Object.entries({ timestamp, runId, plan, attempt }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(existing), ...fields };
}

function fromFields(fields: Record<string, unknown>): CompletionSignal {
  const parsed = SignalSchema.safeParse({ ...fields, details: withStack(fields.details as Record<string, unknown>) });
  if (!parsed.success) throw new SignalError(problemSentence(parsed.error, fields));
  const complaint = complainAboutUnknown(parsed.data.status, parsed.data.details);
  if (complaint) throw new SignalError(complaint);
  return new SignalOf<CompletionStatus>(parsed.data) as CompletionSignal;
}

/** Moves `stack` into the error: the first implementation wrote it beside the message. */
function withStack({ stack, ...details }: Record<string, unknown>): Record<string, unknown> {
  const { error } = details;
  if (typeof stack !== 'string' || !(typeof error === 'string' || isMapping(error))) return details;
  return { ...details, error: { stack, ...(typeof error === 'string' ? { message: error } : error) } };
}

function problemSentence(error: z.ZodError, fields: Record<string, unknown>): string {
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

function isoOrText(at: Date): string {
  return Number.isNaN(at.getTime()) ? String(at) : at.toISOString();
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return clipText(text, 80);
}

/** Details of a phase's signal about commits: each of these has a `commit`. */
const aboutCommits = ['judged', 'tests', 'verification'];

/** Copy of details with the commits that the exit gate judged by their other names. */
export function withCommitNames<D extends object>(details: D, as: (sha: string) => string): D {
  const reported = Object.entries(details).map(([key, value]: [string, { commit?: unknown } | null]) => {
    const commit = aboutCommits.includes(key) ? value?.commit : undefined;
    return [key, typeof commit === 'string' ? { ...value, commit: as(commit) } : value];
  });
  return Object.fromEntries(reported) as D;
}

/** Of a run, what its signals are stamped with. */
export interface SigningRun {
  readonly runId: string;
  readonly services: { readonly clock: Pick<Clock, 'now'> };
}

/** The signal that stands until the attempt has ended: if we die, it is already the truth (I1). */
export function interruptedSignal(
  plan: string | undefined,
  attempt: number | undefined,
  run: SigningRun & { readonly phase: { readonly id: string } },
): CompletionSignal {
  const message =
    attempt === undefined
      ? 'the run ended before this plan was started'
      : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
  const details = { reason: 'interrupted', retryable: true } as const;
  return CompletionSignal.failure(run.phase.id, message, details, signalContext(run, plan, attempt));
}

export function signalContext(run: SigningRun, plan?: string, attempt?: number) {
  return { at: new Date(run.services.clock.now()), runId: run.runId, plan, attempt };
}
