import type { ListedTask } from '../../plan/claims/task-list.ts';
import { type Plan, parsePlan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { findTestConfigRule } from '../read/test-config.ts';
import type { LevelPolicy } from '../rules/finding.ts';
import { type Level, type RuleId, ruleBook, ruleIds } from '../rules/rule-book.ts';

export interface BareChange {
  readonly changed: readonly string[];
  readonly fresh: ReadonlySet<string>;
  readonly isDeciding: (path: string) => boolean;
  readonly tasks: readonly ListedTask[];
}

/** Builds a plan for a change without one. It declares the changed code, new tests and ticked tasks. */
export function buildChangePlan({ changed, fresh, isDeciding, tasks }: BareChange, prefix: string): Plan {
  const isWork = (path: string) =>
    path.startsWith(prefix) &&
    !path.startsWith(`${prefix}.planning/`) &&
    (fresh.has(path) || !isTestMaterial(path)) &&
    findTestConfigRule(path) === undefined &&
    !isDeciding(path);
  const inProject = (path: string) => path.slice(prefix.length);
  const unlisted = new Set(changed.filter((path) => !isWork(path)).map(inProject));
  const { plan } = parsePlan('', 'PLAN.md');
  return {
    ...plan,
    id: changeId,
    path: '',
    hasFrontmatter: true,
    filesModified: changed.filter(isWork).slice(0, maxDeclared).map(inProject),
    // Ticking a task must not unlock protected files that it names.
    tasks: tasks.map((task) => planTask(task, task.files.some((file) => unlisted.has(file)) ? [] : task.files)),
  };
}

const changeId = '';

const maxDeclared = 2_000;

function planTask({ name, line, commands }: ListedTask, files: readonly string[]): PlanTask {
  const verify = { automated: [...commands], prose: null };
  const emptyFields = { gate: null, done: null, precondition: null, options: [], steps: null };
  return { ...emptyFields, name, type: 'auto', declaredType: '', files: [...files], action: name, verify, line };
}

export function isBareChange({ schedule }: Pick<PhaseContext, 'schedule'>): boolean {
  return schedule.plans.some(({ plan }) => plan.id === changeId);
}

/** Without a plan, placeholders, idle tests and `.env` files raise a question, and new dependencies a warning. */
export function buildBareChangePolicy(policy: RunPolicy): RunPolicy & Pick<LevelPolicy, 'answer'> {
  const softenedRules = ruleIds.filter(
    (id) => ruleBook[id].level === 'refuse' && /^(?:own-test|code)\/(?!broken-)|^commit\/secret-file$/.test(id),
  );
  const levels: Partial<Record<RuleId, Level>> = Object.fromEntries(softenedRules.map((id) => [id, 'ask']));
  return {
    ...policy,
    // Changes to comments and documents are legitimate.
    minEvidence: policy.minEvidence === 'changed' ? 'none' : policy.minEvidence,
    answer: 'change it, or accept it (accept in .github/phase-executor.yml)',
    levels: { ...levels, 'code/empty-file': 'warn', 'settings/dependency': 'warn', ...policy.levels },
  };
}
