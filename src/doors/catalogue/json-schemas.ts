import { z } from 'zod';
import { DryRunSchema } from '../../publish/report/dry-run-document.ts';
import { OrchestratorStateSchema } from '../../record/events/orchestrator-state.ts';
import { configSchema } from '../../settings/file/config-file.ts';
import { CheckpointReturnSchema } from '../../signal/checkpoint-return.ts';
import { RetryPolicySchema } from '../../signal/retry-policy.ts';
import { SignalSchema } from '../../signal/signal-schema.ts';
import { StuckPolicySchema } from '../../signal/stuck.ts';

/** JSON Schemas by file name, as `schemas/` has them: what others may write to us, and read of us. */
export function jsonSchemas(): Record<string, object> {
  const of = (title: string, schema: z.ZodType) => ({
    title,
    ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw', override: documentSchema }),
  });
  return {
    'completion-signal.json': of('Completion signal, version 1, nested form', SignalSchema),
    'checkpoint-return.json': of('Checkpoint return (handoff)', CheckpointReturnSchema),
    'retry-policy.json': of('Retry policy', RetryPolicySchema),
    'orchestrator-state.json': of('Orchestrator state, .planning/.orchestrator-state.json', OrchestratorStateSchema),
    'configuration.json': of('Phase Executor configuration, .github/phase-executor.yml', configSchema()),
    'stuck-policy.json': of('Stuck policy', StuckPolicySchema),
    'dry-run.json': of('Answer of run --dry-run --json', DryRunSchema),
  };
}

/** Restores what zod leaves out of a field that it changes as it reads: its default and its example. */
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
