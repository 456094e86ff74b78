import type { ListedTask } from '../../plan/claims/task-list.ts';
import { type Plan, parsePlan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { testConfigRuleFor } from '../read/test-config.ts';
import type { LevelPolicy } from '../rules/finding.ts';
import { type Level, type RuleId, ruleBook, ruleIds } from '../rules/rule-book.ts';

/** Facts about a change without a plan. Paths are as git names them. */
export interface BareChange {
  readonly changed: readonly string[];
  /** Those of them that the base does not have. */
  readonly fresh: ReadonlySet<string>;
  /** Files that decide about tests or rights, whatever a change says. */
  readonly isDeciding: (path: string) => boolean;
  /** What it says is done. */
  readonly tasks: readonly ListedTask[];
}

/**
 * The plan of a change that has none, so that one judge serves both: it declares the code and the new tests that the change
 * brings, and asks for the tasks that it ticked. Old tests, test settings and protected files are declared by nothing.
 */
export function buildChangePlan({ changed, fresh, isDeciding, tasks }: BareChange, prefix: string): Plan {
  const isWork = (path: string) =>
    path.startsWith(prefix) &&
    !path.startsWith(`${prefix}.planning/`) &&
    (fresh.has(path) || !isTestMaterial(path)) &&
    testConfigRuleFor(path) === undefined &&
    !isDeciding(path);
  const inProject = (path: string) => path.slice(prefix.length);
  const others = new Set(changed.filter((path) => !isWork(path)).map(inProject));
  const { plan } = parsePlan('', 'PLAN.md');
  return {
    ...plan,
    id: changeId,
    path: '',
    hasFrontmatter: true,
    filesModified: changed.filter(isWork).slice(0, maxDeclared).map(inProject),
    // A changed file that a task names is worked on, but who ticks the task may not unlock it.
    tasks: tasks.map((task) => planTask(task, task.files.some((file) => others.has(file)) ? [] : task.files)),
  };
}

/** Stands where findings name a plan. */
const changeId = '';

/** Comparing more paths with each other takes too long. */
const maxDeclared = 2_000;

function planTask({ name, line, commands }: ListedTask, files: readonly string[]): PlanTask {
  const verify = { automated: [...commands], prose: null };
  const rest = { gate: null, done: null, precondition: null, options: [], steps: null };
  return { ...rest, name, type: 'auto', declaredType: '', files: [...files], action: name, verify, line };
}

/** True where the work is judged as a change of its own, without a plan. */
export function isBareChange({ schedule }: Pick<PhaseContext, 'schedule'>): boolean {
  return schedule.plans.some(({ plan }) => plan.id === changeId);
}

/**
 * Without a plan nothing says that a placeholder, a test that cannot fail or a `.env` is wrong: a person decides. A new
 * dependency and an empty file stand in the change for all to see.
 */
export function bareChangePolicy(policy: RunPolicy): RunPolicy & Pick<LevelPolicy, 'answer'> {
  const softer = ruleIds.filter(
    (id) => ruleBook[id].level === 'refuse' && /^(?:own-test|code)\/(?!broken-)|^commit\/secret-file$/.test(id),
  );
  const levels: Partial<Record<RuleId, Level>> = Object.fromEntries(softer.map((id) => [id, 'ask']));
  return {
    ...policy,
    // Comments and documents are honest changes, too.
    minEvidence: policy.minEvidence === 'changed' ? 'none' : policy.minEvidence,
    answer: 'change it, or accept it (accept in .github/phase-executor.yml)',
    levels: { ...levels, 'code/empty-file': 'warn', 'settings/dependency': 'warn', ...policy.levels },
  };
}
