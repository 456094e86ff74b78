import { z } from 'zod';
import { isMapping } from '../system/files/json-text.ts';
import { describeField } from './signal-schema.ts';

/** Handoff of a stopped agent for the next one (seed 002). */

/** About 1000 tokens: more than this is no handoff but a transcript. */
export const CHECKPOINT_SIZE_WARNING = 4000;

const HandoffText = z.string().min(1).max(10_000);
const HandoffTexts = z.array(HandoffText).max(1000);

export const CompletedItemSchema = z.object({
  file: HandoffText.meta(describeField('path of the file', 'src/parser.ts')),
  status: z.enum(['done', 'partial']).meta(describeField('how far it is', 'done')),
  tests: z.enum(['passed', 'skipped', 'failed']).optional().meta(describeField('its tests', 'passed')),
  notes: HandoffText.optional().meta(describeField('what the next agent should know', 'quotes are handled')),
});

export const RemainingItemSchema = z.object({
  file: HandoffText.meta(describeField('path of the file', 'src/writer.ts')),
  description: HandoffText.meta(describeField('what is to be done', 'write the footer')),
  referencePattern: HandoffText.optional().meta(describeField('example to follow', 'utils.ts:15-30 error handling')),
  priority: z.enum(['high', 'normal', 'low']).optional().meta(describeField('order of the work', 'high')),
});

export const HandoffContextSchema = z.object({
  decisions: HandoffTexts.meta(describeField('decisions that later work must keep', ['UTF-8 only'])),
  patterns: HandoffTexts.meta(describeField('patterns of the code to follow', ['errors are values'])),
  issues: HandoffTexts.optional().meta(describeField('problems that were met', ['the server is slow'])),
  filesModified: HandoffTexts.transform((files) => [...new Set(files)]).meta(
    describeField('every file that was changed, each once', ['src/parser.ts']),
  ),
});

export const CheckpointReturnSchema = z.object({
  completed: z.array(CompletedItemSchema).max(1000).meta(describeField('items that are done, or partly', [])),
  remaining: z.array(RemainingItemSchema).max(1000).meta(describeField('items for the next agent', [])),
  context: HandoffContextSchema.meta(describeField('what the next agent has to know', {})),
  createdAt: z.iso.datetime({ offset: true }).meta(describeField('ISO time', '2026-01-01T00:00:00.000Z')),
  agentId: HandoffText.meta(describeField('the agent that stopped', 'agent-1')),
  reason: z
    .enum(['threshold_critical', 'task_complete', 'error'])
    .meta(describeField('why it stopped: its context was full, its part was done, or an error', 'threshold_critical')),
});

export type HandoffContext = z.output<typeof HandoffContextSchema>;
export type CompletedItem = z.output<typeof CompletedItemSchema>;
export type RemainingItem = z.output<typeof RemainingItemSchema>;
export type CheckpointReturn = z.output<typeof CheckpointReturnSchema>;

/**
 * Reads a handoff; an agent wrote it, so anything may be in it, and fields we do not know are left out. `missing` fills
 * what the agent need not know. Throws an Error that names each field that is wrong.
 */
export function parseCheckpointReturn(
  input: unknown,
  missing: Partial<Pick<CheckpointReturn, 'createdAt' | 'agentId' | 'reason'>> = {},
): CheckpointReturn {
  const parsed = CheckpointReturnSchema.safeParse(isMapping(input) ? { ...missing, ...input } : input);
  if (parsed.success) return parsed.data;
  throw new Error(`This is not a checkpoint return: ${schemaProblems(parsed.error).join('; ')}`);
}

/** Problems of a handoff, field by field; the first ten are enough to see what it is instead. */
export function schemaProblems(error: z.ZodError): string[] {
  return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.') || 'handoff'}: ${issue.message}`);
}

/** Checks that a handoff is small enough to be read by the next agent. `size` is in characters of JSON. */
export function validateCheckpointSize(checkpoint: CheckpointReturn): {
  valid: boolean;
  size: number;
  warning?: string;
} {
  const size = JSON.stringify(checkpoint).length;
  if (size <= CHECKPOINT_SIZE_WARNING) return { valid: true, size };
  const warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep only information that the next agent needs`;
  return { valid: false, size, warning };
}

/** Clock and log of the program that builds. */
export interface BuilderOptions {
  readonly now: () => Date;
  readonly warn: (message: string) => void;
}

/** Builds a handoff item by item. `build` may be called again later; what it gave away does not change. */
export class CheckpointReturnBuilder {
  readonly #options: BuilderOptions;
  readonly #fields: Omit<CheckpointReturn, 'createdAt'>;

  constructor(agentId: string, reason: CheckpointReturn['reason'], options: BuilderOptions) {
    this.#options = options;
    const context = { decisions: [], patterns: [], filesModified: [] };
    this.#fields = { completed: [], remaining: [], context, agentId, reason };
  }

  addCompleted(item: CompletedItem): this {
    this.#fields.completed.push(item);
    return this;
  }

  addRemaining(item: RemainingItem): this {
    this.#fields.remaining.push(item);
    return this;
  }

  addDecision(decision: string): this {
    this.#fields.context.decisions.push(decision);
    return this;
  }

  addPattern(pattern: string): this {
    this.#fields.context.patterns.push(pattern);
    return this;
  }

  addIssue(issue: string): this {
    const { context } = this.#fields;
    context.issues = [...(context.issues ?? []), issue];
    return this;
  }

  addFileModified(file: string): this {
    this.#fields.context.filesModified.push(file);
    return this;
  }

  /** Stamps the time, and warns of a handoff that is too large. Throws an Error naming the field of a wrong item. */
  build(): CheckpointReturn {
    // Parsing copies, and names each file once.
    const built = parseCheckpointReturn({ ...this.#fields, createdAt: this.#options.now().toISOString() });
    const { warning } = validateCheckpointSize(built);
    if (warning) this.#options.warn(warning);
    return built;
  }
}
