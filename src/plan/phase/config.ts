import { z } from 'zod';
import { isMapping, parseJson } from '../../system/files/json-text.ts';
import type { Diagnostic } from './diagnostic.ts';

export interface PlanningConfig {
  parallel: boolean;
  /** False: nothing below `.planning` is committed. */
  commitDocs: boolean;
  /** Prefix of this project's phase ids: `APP` of `APP-07`. */
  projectCode?: string | undefined;
}

/** Reads `config.json` (null when there is none). A key of the wrong type keeps its default and is reported. */
export function readPlanningConfig(text: string | null): { config: PlanningConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report = (code: string, message: string): void => {
    diagnostics.push({ severity: 'warning', code, file: '.planning/config.json', line: 1, message });
  };
  let raw: unknown = {};
  try {
    raw = text === null ? {} : parseJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    report(
      'config-unreadable',
      `the file is not valid JSON (${(error as Error).message}); defaults are used. Correct it`,
    );
  }
  const checked = fileSchema.safeParse(raw);
  for (const issue of checked.error?.issues ?? [])
    report('config-invalid', `${issue.path.join('.') || 'the file'}: ${issue.message}; the default is used`);
  return { config: planningConfig(checked.data ?? withoutInvalid(raw, checked.error.issues)), diagnostics };
}

const parallelization = z.union([
  z.boolean(),
  z.looseObject({ enabled: z.boolean().optional(), plan_level: z.boolean().optional() }),
]);

/** `planning` is a group of newer files; older ones have its keys at the top. */
const fileSchema = z.looseObject({
  parallelization: parallelization.optional(),
  commit_docs: z.boolean().optional(),
  project_code: z.string().nullish(),
  planning: z.looseObject({ commit_docs: z.boolean().optional() }).optional(),
});

type ConfigFile = z.infer<typeof fileSchema>;

/** The file without the values that have the wrong type. */
function withoutInvalid(raw: unknown, issues: readonly z.core.$ZodIssue[]): ConfigFile {
  const file: Record<string, unknown> = isMapping(raw) ? structuredClone(raw) : {};
  for (const { path } of issues) {
    const [key, inner] = path.map(String);
    const group = inner === undefined ? file : file[key ?? ''];
    if (isMapping(group)) delete group[inner ?? key ?? ''];
  }
  return fileSchema.parse(file);
}

/** The defaults are upstream's. */
function planningConfig({
  parallelization,
  planning,
  commit_docs: commitDocs,
  project_code: code,
}: ConfigFile): PlanningConfig {
  const parallel = typeof parallelization === 'object' ? parallelization : { enabled: parallelization };
  return {
    parallel: (parallel.enabled ?? true) && parallel.plan_level !== false,
    commitDocs: commitDocs ?? planning?.commit_docs ?? true,
    projectCode: code ?? undefined,
  };
}
