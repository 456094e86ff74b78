import { z } from 'zod';
import { isMapping, parseJson } from '../../system/files/json-text.ts';
import { type Diagnostic, finding } from './diagnostic.ts';

export interface PlanningConfig {
  parallel: boolean;
  commitDocs: boolean;
  projectCode?: string | undefined;
}

/** Reads `config.json`; null if missing. Invalid keys are reported and get upstream's default. */
export function readPlanningConfig(text: string | null): { config: PlanningConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report = (code: string, message: string): void => {
    diagnostics.push(finding('warning', code, '.planning/config.json', message));
  };
  let file: unknown = {};
  try {
    file = text === null ? {} : parseJson(text.replace(/^\uFEFF/, ''));
    if (!isMapping(file)) report('config-invalid', 'the file: expected an object; the defaults are used');
  } catch (error) {
    const reason = (error as Error).message;
    report('config-unreadable', `the file is not valid JSON (${reason}); defaults are used. Correct it`);
  }
  const readKey = <T>(form: z.ZodType<T>, ...path: string[]): T | undefined => {
    const value = path.reduce<unknown>((outer, key) => (isMapping(outer) ? outer[key] : undefined), file);
    const { data, error } = form.optional().safeParse(value);
    if (error) report('config-invalid', `${path.join('.')}: ${error.issues[0]?.message}; the default is used`);
    return data;
  };
  const parallel = readKey(parallelization, 'parallelization');
  const { enabled = true, plan_level = true } = typeof parallel === 'object' ? parallel : { enabled: parallel };
  // Newer files group keys under `planning`; older ones have them at the top level.
  const commitDocs = [readKey(z.boolean(), 'commit_docs'), readKey(z.boolean(), 'planning', 'commit_docs')];
  const config = {
    parallel: enabled && plan_level,
    commitDocs: commitDocs[0] ?? commitDocs[1] ?? true,
    projectCode: readKey(z.string().nullable(), 'project_code') ?? undefined,
  };
  return { config, diagnostics };
}

const parallelization = z.union([
  z.boolean(),
  z.looseObject({ enabled: z.boolean().optional(), plan_level: z.boolean().optional() }),
]);
