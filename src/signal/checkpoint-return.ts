import { z } from 'zod';
import { isMapping } from '../system/files/json-text.ts';

/** Handoff of a stopped agent for the next one (seed 002). */

/** About 1000 tokens: more than this is no handoff but a transcript. */
const CHECKPOINT_SIZE_WARNING = 4000;

const HandoffText = z.string().min(1).max(10_000);
const HandoffTexts = z.array(HandoffText).max(1000);

export const CompletedItemSchema = z.object({
  file: HandoffText,
  status: z.enum(['done', 'partial']),
  tests: z.enum(['passed', 'skipped', 'failed']).optional(),
  notes: HandoffText.optional(),
});

export const RemainingItemSchema = z.object({
  file: HandoffText,
  description: HandoffText,
  /** Example to follow, such as `utils.ts:15-30 error handling`. */
  referencePattern: HandoffText.optional(),
  priority: z.enum(['high', 'normal', 'low']).optional(),
});

const HandoffContextSchema = z.object({
  decisions: HandoffTexts,
  patterns: HandoffTexts,
  issues: HandoffTexts.optional(),
  filesModified: HandoffTexts.transform((files) => [...new Set(files)]),
});

export const CheckpointReturnSchema = z.object({
  completed: z.array(CompletedItemSchema).max(1000),
  remaining: z.array(RemainingItemSchema).max(1000),
  context: HandoffContextSchema,
  createdAt: z.iso.datetime({ offset: true }),
  agentId: HandoffText,
  reason: z.enum(['threshold_critical', 'task_complete', 'error']),
});

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

/** Builds a handoff item by item. `build` may be called again later; what it gave away does not change. */
export class CheckpointReturnBuilder {
  private readonly agentId: string;
  private readonly reason: CheckpointReturn['reason'];
  private readonly completed: CompletedItem[] = [];
  private readonly remaining: RemainingItem[] = [];
  private readonly decisions: string[] = [];
  private readonly patterns: string[] = [];
  private readonly issues: string[] = [];
  private readonly filesModified = new Set<string>();

  constructor(agentId: string, reason: CheckpointReturn['reason']) {
    this.agentId = agentId;
    this.reason = reason;
  }

  addCompleted(item: CompletedItem): this {
    this.completed.push(item);
    return this;
  }

  addRemaining(item: RemainingItem): this {
    this.remaining.push(item);
    return this;
  }

  addDecision(decision: string): this {
    this.decisions.push(decision);
    return this;
  }

  addPattern(pattern: string): this {
    this.patterns.push(pattern);
    return this;
  }

  addIssue(issue: string): this {
    this.issues.push(issue);
    return this;
  }

  addFileModified(file: string): this {
    this.filesModified.add(file);
    return this;
  }

  /** Throws an Error naming the field if an item is no such thing. */
  build(createdAt: Date): CheckpointReturn {
    const { agentId, reason, completed, remaining, decisions, patterns, issues } = this;
    const told = issues.length > 0 ? { issues } : {};
    const context = { decisions, patterns, ...told, filesModified: [...this.filesModified] };
    const fields = { completed, remaining, context, createdAt: createdAt.toISOString(), agentId, reason };
    return parseCheckpointReturn(fields); // which copies
  }
}
