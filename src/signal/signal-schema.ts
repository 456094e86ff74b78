import { z } from 'zod';
import { clipText } from '../system/text/text.ts';
import { networkReaches, sandboxLevels } from './boundary.ts';
import { type CompletionStatus, FAILURE_REASONS } from './signal-words.ts';

export const FailureReasonSchema = z.enum(FAILURE_REASONS);

/** Agents can write signals, so everything that reaches logs and comments is limited in size. */
export const LIMITS = {
  messageChars: 4000,
  listItems: 1000,
  unknownKeys: 32,
  unknownValueChars: 4000,
  stepsChars: 20_000,
} as const;

/**
 * Ids are strings, because `02.1` differs from `02.10`. A number is accepted since people write `phase: 6`; padded ids
 * and `x.10` must be strings, because JSON numbers lose those digits.
 */
export const IdSchema = z
  .union([z.string(), z.number().nonnegative()], { error: 'expected an id such as "07" or "02.1" (string or number)' })
  .transform((id) => String(id).trim())
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));

const Instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z')
  .transform((text) => new Date(text).toISOString());

const Message = z.string().transform((text) => clipText(text, LIMITS.messageChars));
const Strings = z.array(z.string().max(LIMITS.messageChars)).max(LIMITS.listItems);
const CountSchema = z.number().int().nonnegative();

export function describeField(description: string, example: unknown) {
  return { description, examples: [example] };
}

const ErrorObject = z.object({ message: Message, code: z.string().max(100).optional(), stack: Message.optional() });

const ErrorSchema = z
  .union([z.string(), ErrorObject])
  .transform((error) => (typeof error === 'string' ? { message: error } : error))
  .pipe(ErrorObject);

const FindingSchema = z.object({
  rule: z.string().max(100),
  level: z.enum(['refuse', 'ask', 'warn']),
  plan: z.string().max(200).optional(),
  subject: Message,
  message: Message,
});
export type FindingDetails = z.output<typeof FindingSchema>;

const measured = {
  agent: z
    .string()
    .max(500)
    .optional()
    .meta(describeField('line of the agent in the settings, where several take turns', 'claude --model opus')),
  tokensUsed: CountSchema.optional().meta(
    describeField('tokens that models read and wrote, cached ones too; of a phase with its failed attempts', 51234),
  ),
  costUsd: z.number().nonnegative().optional().meta(describeField('US dollars, as far as the cost is known', 0.42)),
  isCostEstimate: z
    .boolean()
    .optional()
    .meta(
      describeField(
        'some of it was cut off before its usage was told; without a known price there is no `costUsd`',
        true,
      ),
    ),
  durationMs: z
    .number()
    .nonnegative()
    .optional()
    .meta(describeField('milliseconds of the attempt, or of the run', 300000)),
  cage: z
    .enum(sandboxLevels)
    .optional()
    .meta(describeField('the weakest boundary in which its agents ran', 'namespace')),
  network: z
    .enum(networkReaches)
    .optional()
    .meta(describeField('the widest reach of its agents in the network', 'gateway')),
  repairs: CountSchema.optional().meta(describeField('times the agent got its findings back within the attempt', 1)),
  filesModified: Strings.default([]).meta(describeField('paths that its commits change', ['src/a.ts'])),
  checkpoints: Strings.default([]).meta(
    describeField('tags and refs that keep its work', ['refs/phase-executor/07/partial/07-03/2']),
  ),
  errors: Strings.optional().meta(describeField('further errors, by the author of the signal', ['disk is full'])),
  warnings: z
    .array(Message)
    .max(LIMITS.listItems)
    .optional()
    .meta(describeField('facts for a person that did not decide', ['the set-up printed 3 warnings'])),
  findings: z
    .array(FindingSchema)
    .max(LIMITS.listItems)
    .optional()
    .meta(
      describeField('what the judge found, by the ids of docs/rules.md; `warn` did not decide', [
        { rule: 'promise/missing', level: 'refuse', plan: '07-03', subject: 'src/a.ts', message: 'does not exist' },
      ]),
    ),
  verificationStatus: z
    .string()
    .max(100)
    .optional()
    .meta(describeField('verdict of the verification: passed, failed, gaps_found or human_needed', 'passed')),
  nextSteps: Strings.default([]).meta(describeField('what a person may do now', ['phase-executor approve 07 07-03'])),
  handoff: z
    .string()
    .max(LIMITS.messageChars)
    .optional()
    .meta(describeField('file of the checkpoint return', 'handoff.json')),
};

const SuccessDetails = z.looseObject({
  nextPhaseReady: z.boolean().default(true).meta(describeField('false: the decision is to stop', true)),
  ...measured,
});

const RetryOptionsSchema = z.object({
  maxRetries: CountSchema.optional().meta(describeField('retries after the first attempt; 0 means none', 3)),
  backoffMs: CountSchema.optional().meta(describeField('milliseconds, the longest first wait', 2000)),
});

const FailureDetails = z.looseObject({
  reason: FailureReasonSchema.default('agent_error').meta(describeField('one of the reasons below', 'timeout')),
  error: ErrorSchema.optional().meta(
    describeField('the message, or an object with `message`, `code` and `stack`', { message: '…' }),
  ),
  retryable: z.boolean().default(true).meta(describeField('another attempt can help', true)),
  retryOptions: RetryOptionsSchema.optional().meta(
    describeField('fewer retries than the policy has, never more', { maxRetries: 3, backoffMs: 2000 }),
  ),
  retryAfterMs: z
    .number()
    .nonnegative()
    .optional()
    .meta(describeField('milliseconds that the provider asked to wait, from the timestamp on', 30000)),
  resetAt: Instant.optional().meta(
    describeField('time at which a rate limit or quota ends', '2026-01-01T05:00:00.000Z'),
  ),
  skipOption: z.boolean().default(true).meta(describeField('a person may skip it', true)),
  escalateOption: z.boolean().default(false).meta(describeField('a person should be asked', false)),
  ...measured,
});

/** Text of a plan, kept verbatim; longer than a message but still limited. */
const Steps = z.string().transform((text) => clipText(text, LIMITS.stepsChars));

/** A plan's question for `approve` and `answer`. Treat its texts as untrusted data. */
export const QuestionSchema = z.object({
  /** Hash of the plan's text, the task and the commit before it, so that an answer applies to this question only. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** `agent-question`: the agent asked, not the plan. */
  kind: z.enum(['human-verify', 'decision', 'human-action', 'go-ahead', 'agent-question']),
  /** Title and number (from 1) of the task that asks; null and 0 if the whole plan asks. */
  task: Message.nullable(),
  number: CountSchema,
  /** `tasks` counts the plan's tasks; `done` counts those that are verified and committed. */
  tasks: CountSchema,
  done: CountSchema,
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  options: z
    .array(z.object({ id: Message, name: Message, pros: Message.optional(), cons: Message.optional() }))
    .max(100)
    .default([]),
  whatBuilt: Steps.optional(),
  howToVerify: Steps.optional(),
  decision: Steps.optional(),
  context: Steps.optional(),
  action: Steps.optional(),
  instructions: Steps.optional(),
  verification: Steps.optional(),
  resumeSignal: Steps.optional(),
  precondition: Steps.optional(),
  asked: Steps.optional(),
});
export type Question = z.output<typeof QuestionSchema>;

const Ids = z.array(IdSchema).max(LIMITS.listItems);

const BlockedDetails = z.looseObject({
  reason: Message.default('no reason was given').meta(describeField('sentence: what it waits for', 'which key?')),
  question: QuestionSchema.optional().meta(
    describeField("the plan's question, for `approve` and `answer`", { id: '…' }),
  ),
  blockingDependencies: Ids.default([]).meta(describeField('plans or phases that it waits for', ['07-02'])),
  userInputRequired: z.boolean().default(false).meta(describeField('it waits for a person', true)),
  estimatedUnblockTime: Instant.optional().meta(
    describeField('time at which to try again', '2026-01-01T05:00:00.000Z'),
  ),
  ...measured,
});

const SkippedDetails = z.looseObject({
  reason: Message.default('no reason was given').meta(
    describeField('sentence: why it was left out', 'not started: the deadline was reached first'),
  ),
  incomplete: z.boolean().default(true).meta(describeField('its work is not done', true)),
  affectedPhases: Ids.default([]).meta(describeField('phases that build on it; the caller fills it in', ['08'])),
  ...measured,
});

const envelope = {
  schemaVersion: z.literal(1).default(1).meta(describeField('version of this form', 1)),
  phase: IdSchema.meta(describeField('id of the phase; a number is accepted and leaves as a string', '07')),
  plan: IdSchema.optional().meta(describeField('id of the plan; a signal without it is about the phase', '07-03')),
  attempt: z.number().int().positive().optional().meta(describeField('number of the attempt, from 1', 2)),
  timestamp: Instant.optional().meta(describeField('ISO time at which it was made', '2026-01-01T00:00:00.000Z')),
  runId: z.string().max(200).optional().meta(describeField('id of the run', '6e689798-4e5d-4344-9882-c9cf8a7732f4')),
};

const buildVariant = <S extends CompletionStatus, D extends z.ZodType>(status: S, details: D) =>
  z.object({ ...envelope, status: z.literal(status).meta(describeField('how it ended', status)), details });

/** The nested form that is written. `toSignalInput` converts the old flat form. */
export const SignalSchema = z.discriminatedUnion('status', [
  buildVariant('success', SuccessDetails),
  buildVariant('failure', FailureDetails),
  buildVariant('blocked', BlockedDetails),
  buildVariant('skipped', SkippedDetails),
]);

export type SignalFields = z.output<typeof SignalSchema>;
export type SignalDetails<S extends CompletionStatus = CompletionStatus> = Extract<
  SignalFields,
  { status: S }
>['details'];

export type SignalDetailsInput<S extends CompletionStatus> = Extract<
  z.input<typeof SignalSchema>,
  { status: S }
>['details'];

const knownKeys: Record<CompletionStatus, readonly string[]> = {
  success: Object.keys(SuccessDetails.shape),
  failure: Object.keys(FailureDetails.shape),
  blocked: Object.keys(BlockedDetails.shape),
  skipped: Object.keys(SkippedDetails.shape),
};

/** Sorts details: known fields in schema order, then unknown fields by name. */
export function inCanonicalOrder<S extends CompletionStatus>(status: S, details: SignalDetails<S>): SignalDetails<S> {
  const input = new Map(Object.entries(details).filter(([, value]) => value !== undefined));
  const presentKeys = knownKeys[status].filter((key) => input.has(key));
  const unknownKeys = [...input.keys()].filter((key) => !presentKeys.includes(key)).sort();
  return Object.fromEntries([...presentKeys, ...unknownKeys].map((key) => [key, input.get(key)])) as SignalDetails<S>;
}

/**
 * Describes unknown fields that are too many or too large, or returns undefined. Others are kept for newer versions.
 */
export function describeUnknownFields(status: CompletionStatus, details: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(details).filter((key) => !knownKeys[status].includes(key));
  if (unknown.length > LIMITS.unknownKeys)
    return `details: ${unknown.length} fields this version does not know, at most ${LIMITS.unknownKeys} are kept`;
  for (const key of unknown) {
    const size = JSON.stringify(details[key])?.length ?? 0;
    if (size > LIMITS.unknownValueChars)
      return `details.${clipText(key, 60)}: ${size} characters in a field this version does not know, at most ${LIMITS.unknownValueChars} are kept`;
  }
  return undefined;
}
