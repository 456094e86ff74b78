import { z } from 'zod';
import { parseJson } from '../../system/files/json-text.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The settings of `.planning/config.json` that mean something to an unattended run; all others are left alone. */
export interface PlanningConfig {
  /** Run the plans of a wave side by side. */
  parallel: boolean;
  maxConcurrent: number;
  /** Fewer plans than this are run one after the other. */
  minPlansForParallel: number;
  useWorktrees: boolean;
  branching: 'none' | 'phase' | 'milestone';
  baseBranch: string | null;
  phaseBranchTemplate: string;
  /** False: nothing below `.planning` is committed. */
  commitDocs: boolean;
  /** Whether a verification report is expected at the end of a phase. */
  verifier: boolean;
  /** Go on to the next phase. */
  autoAdvance: boolean;
  nodeRepairBudget: number;
  subagentTimeoutMs: number | null;
  projectCode: string | null;
}

/** Reads the text of `config.json` (null when there is none). A key of the wrong type keeps its default and is told. */
export function readPlanningConfig(
  text: string | null,
  file = '.planning/config.json',
): { config: PlanningConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const tell = (code: string, message: string): void => {
    diagnostics.push({ severity: 'warning', code, file, line: 1, message });
  };
  let raw: unknown = {};
  try {
    raw = text === null ? {} : parseJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    tell(
      'config-unreadable',
      `the file is not valid JSON (${(error as Error).message}); defaults are used. Correct it`,
    );
  }
  const checked = fileSchema.safeParse(raw);
  for (const issue of checked.error?.issues ?? [])
    tell('config-invalid', `${issue.path.join('.') || 'the file'}: ${issue.message}; the default is used`);
  return { config: planningConfig(checked.data ?? validKeys(raw)), diagnostics };
}

const parallelization = z.union([
  z.boolean(),
  z.looseObject({
    enabled: z.boolean().optional(),
    plan_level: z.boolean().optional(),
    max_concurrent_agents: z.int().min(1).optional(),
    min_plans_for_parallel: z.int().min(1).optional(),
  }),
]);
const branchingStrategy = z.enum(['none', 'phase', 'milestone']);

/** `git`, `workflow` and `planning` are groups of newer files; older ones have their keys at the top. */
const fileSchema = z.looseObject({
  parallelization: parallelization.optional(),
  commit_docs: z.boolean().optional(),
  branching_strategy: branchingStrategy.optional(),
  project_code: z.string().nullish(),
  planning: z.looseObject({ commit_docs: z.boolean().optional() }).optional(),
  git: z
    .looseObject({
      branching_strategy: branchingStrategy.optional(),
      base_branch: z.string().nullish(),
      phase_branch_template: z.string().nullish(),
    })
    .optional(),
  workflow: z
    .looseObject({
      verifier: z.boolean().optional(),
      auto_advance: z.boolean().optional(),
      use_worktrees: z.boolean().optional(),
      node_repair_budget: z.int().min(0).optional(),
      subagent_timeout: z.int().min(1).optional(),
    })
    .optional(),
});

type ConfigFile = z.infer<typeof fileSchema>;

/** The keys that are right of a file in which others are wrong. */
function validKeys(raw: unknown): ConfigFile {
  const kept: Record<string, unknown> = {};
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return kept;
  for (const [key, value] of Object.entries(raw)) {
    const alone = fileSchema.safeParse({ [key]: value });
    if (alone.success) kept[key] = value;
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      kept[key] = Object.fromEntries(
        Object.entries(value).filter(([name, inner]) => fileSchema.safeParse({ [key]: { [name]: inner } }).success),
      );
  }
  const result = fileSchema.safeParse(kept);
  return result.success ? result.data : {};
}

/** The defaults are upstream's. */
function planningConfig({ parallelization, git, workflow, planning, ...top }: ConfigFile): PlanningConfig {
  const parallel = typeof parallelization === 'object' ? parallelization : { enabled: parallelization };
  return {
    parallel: (parallel.enabled ?? true) && parallel.plan_level !== false,
    maxConcurrent: parallel.max_concurrent_agents ?? 3,
    minPlansForParallel: parallel.min_plans_for_parallel ?? 2,
    useWorktrees: workflow?.use_worktrees ?? true,
    branching: git?.branching_strategy ?? top.branching_strategy ?? 'none',
    baseBranch: git?.base_branch ?? null,
    phaseBranchTemplate: git?.phase_branch_template ?? 'gsd/phase-{phase}-{slug}',
    commitDocs: top.commit_docs ?? planning?.commit_docs ?? true,
    verifier: workflow?.verifier ?? true,
    autoAdvance: workflow?.auto_advance ?? false,
    nodeRepairBudget: workflow?.node_repair_budget ?? 2,
    subagentTimeoutMs: workflow?.subagent_timeout ?? null,
    projectCode: top.project_code ?? null,
  };
}
