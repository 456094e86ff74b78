import { z } from 'zod';
import { chooseAct, jsonAnswer, readDocument, readFields, readTyped } from '../settings/call/command-words.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import {
  type CheckpointReturn,
  CheckpointReturnSchema,
  CompletedItemSchema,
  RemainingItemSchema,
  schemaProblems,
  validateCheckpointSize,
} from '../signal/checkpoint-return.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { parseJson } from '../system/files/json-text.ts';

/** Creates and validates checkpoint returns (seed 002), which a stopped agent leaves for the next one. */
export const runHandoff: CommandHandler = async (input, world) => {
  const [handler, args] = chooseAct('handoff', input, { create: createHandoff, validate: validateHandoff });
  return handler(args, world);
};

/** Prints only the handoff, for use in `> "$HANDOFF_FILE"`. Its size only causes a warning. */
function createHandoff([agent, reason, ...details]: readonly string[], world: World): CommandResult {
  if (agent === undefined || reason === undefined)
    throw new UsageError('handoff create: write for example: handoff create agent-1 error issues="no network"');
  const origin = { agentId: agent, reason: readReason(reason), createdAt: new Date(world.now()).toISOString() };
  const { completed, remaining, issues, ...others } = readDetails(details);
  const context = issues.length > 0 ? { ...others, issues } : others;
  const created = parseDetails(CheckpointReturnSchema, { completed, remaining, context, ...origin });
  const { warning } = validateCheckpointSize(created);
  if (warning) world.progress(warning);
  return jsonAnswer(created);
}

function readReason(reason: string): CheckpointReturn['reason'] {
  const parsed = CheckpointReturnSchema.shape.reason.safeParse(reason);
  if (parsed.success) return parsed.data;
  const reasons = CheckpointReturnSchema.shape.reason.options.join(', ');
  throw new UsageError(`handoff create: found reason "${reason}", expected one of: ${reasons}`);
}

const Texts = z
  .union([z.string(), z.array(z.string())], { error: 'expected a text or an array of texts' })
  .default([])
  .transform((texts) => [texts].flat());

const Details = z.strictObject({
  completed: z.array(CompletedItemSchema).default([]),
  remaining: z.array(RemainingItemSchema).default([]),
  decisions: Texts,
  patterns: Texts,
  issues: Texts,
  filesModified: Texts,
});

/** Context fields may be nested in `context`, as in a handoff, or given directly. */
function readDetails(args: readonly string[]): z.infer<typeof Details> {
  const { context = {}, ...rest } = readFields(args, 'handoff create', readTyped);
  return parseDetails(Details, { ...(typeof context === 'object' ? context : { context }), ...rest });
}

/** @throws UsageError listing each invalid field */
function parseDetails<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UsageError(`handoff create: ${schemaProblems(parsed.error).join('; ')}`);
}

/** Checks a handoff's format (exit code 65 if invalid) and size (exit code 1 if too large). */
async function validateHandoff(args: readonly string[], world: World): Promise<CommandResult> {
  const text = await readDocument(args, 'handoff validate', world);
  let parsedJson: unknown;
  try {
    parsedJson = parseJson(text);
  } catch (cause) {
    return buildRefusal(text, [`handoff: not JSON: ${(cause as Error).message}`]);
  }
  const parsed = CheckpointReturnSchema.safeParse(parsedJson);
  if (!parsed.success) return buildRefusal(text, schemaProblems(parsed.error));
  const json = validateCheckpointSize(parsed.data);
  return { exitCode: json.valid ? 0 : 1, json, text: json.warning ?? `valid, ${json.size} characters` };
}

function buildRefusal(text: string, errors: string[]): CommandResult {
  return {
    exitCode: TECHNICAL_EXIT.PHASE_UNREADABLE,
    json: { valid: false, size: text.length, errors },
    text: ['This is not a checkpoint return', ...errors].join('\n  '),
  };
}
