import { z } from 'zod';
import { DryRunSchema } from '../../publish/report/dry-run-document.ts';
import { OrchestratorStateSchema } from '../../record/events/orchestrator-state.ts';
import { configSchema } from '../../settings/file/config-file.ts';
import { CheckpointReturnSchema } from '../../signal/checkpoint-return.ts';
import { RetryPolicySchema } from '../../signal/retry-policy.ts';
import { SignalSchema } from '../../signal/signal-schema.ts';
import { StuckPolicySchema } from '../../signal/stuck.ts';

/** Returns the JSON Schemas of `schemas/` by file name: input that we accept and output that we write. */
export function jsonSchemas(): Record<string, object> {
  const createSchema = (title: string, schema: z.ZodType) => ({
    title,
    ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw', override: documentSchema }),
  });
  return {
    'completion-signal.json': createSchema('Completion signal, version 1, nested form', SignalSchema),
    'checkpoint-return.json': createSchema('Checkpoint return (handoff)', CheckpointReturnSchema),
    'retry-policy.json': createSchema('Retry policy', RetryPolicySchema),
    'orchestrator-state.json': createSchema(
      'Orchestrator state, .planning/.orchestrator-state.json',
      OrchestratorStateSchema,
    ),
    'configuration.json': createSchema('Phase Executor configuration, .github/phase-executor.yml', configSchema()),
    'stuck-policy.json': createSchema('Stuck policy', StuckPolicySchema),
    'dry-run.json': createSchema('Answer of run --dry-run --json', DryRunSchema),
  };
}

/** Restores defaults and examples, which zod omits for transformed fields. */
function documentSchema({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { def } = zodSchema._zod;
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) jsonSchema.examples = examples;
  if (def.type === 'default') jsonSchema.default = def.defaultValue as typeof jsonSchema.default;
}
