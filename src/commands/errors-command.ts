import { join } from 'node:path';
import { appendSpecialistError, SpecialistErrorSchema } from '../record/log/error-log.ts';
import { LockedError } from '../record/log/lease.ts';
import { findPlanningRoot, readFields } from '../settings/call/command-words.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { addErrorToState } from './state-command.ts';

/** Appends an error to `.planning/specialist-errors.jsonl` and STATE.md (seed 004). The word `log` is optional. */
export const runErrors: CommandHandler = async (args, world) => {
  const root = findPlanningRoot('errors log', world);
  const fields = readErrorFields(args[0] === 'log' ? args.slice(1) : args);
  const record = { ...fields, timestamp: new Date(world.now()).toISOString() };
  appendSpecialistError(join(root, '.planning'), record);
  await addErrorToState(fields, root, world).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    world.progress(`STATE.md stays as it is: ${error.message}`);
  });
  return { exitCode: 0, json: record, text: 'Specialist error logged' };
};

function readErrorFields(args: readonly string[]) {
  const arrays = Object.entries(readFields(args, 'errors log')).map(([name, value]) => [name.replace('-', '_'), value]);
  const parsed = SpecialistErrorSchema.safeParse(Object.fromEntries(arrays));
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue.message] : []));
  const missing = parsed.error.issues.flatMap(({ path }) =>
    path.length === 0 ? [] : [path.join('.').replace('_', '-')],
  );
  const missingMessage = missing.length === 0 ? [] : [`${missing.join(', ')}: missing, or not text`];
  throw new UsageError(
    `errors log: ${[...missingMessage, ...unknown].join('; ')}; give all of phase, plan, task, specialist, error-type and details`,
  );
}
