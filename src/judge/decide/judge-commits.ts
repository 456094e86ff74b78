import type { ListedTask } from '../../plan/claims/task-list.ts';
import { type Plan, parsePlan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { getFootprint } from '../../plan/schedule/overlap.ts';
import { findLastChange } from '../../system/git/history.ts';
import { filterPresentFiles, listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { buildBareChangePolicy, buildChangePlan } from '../candidate/change-plan.ts';
import { declaredPaths, toTreePath } from '../candidate/declared.ts';
import { findHollowFiles } from '../candidate/make-candidate.ts';
import { programsOfCommands } from '../checks/test-integrity.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { listPlanChanges, type PlanChanges } from '../run/plan-changes.ts';
import { buildUnjudged, type Gate, judgeCommit } from './judge-commit.ts';
import { createLocalRunner } from './local-runner.ts';

/** The verdict on a range of commits. `notJudged` lists what couldn't be checked. */
export interface CommitsVerdict extends Gate {
  readonly notJudged: readonly string[];
}

export async function judgeCommits(
  head: string,
  gateContext: GateContext,
  tasks: readonly ListedTask[] = [],
): Promise<CommitsVerdict> {
  const { git } = gateContext.workspace;
  const isBare = gateContext.schedule.plans.length === 0;
  const changed = await listChangedPaths(git, gateContext.found.startCommit, head);
  const requirements = { done: true, commit: head, open: [] };
  const documents = {
    facts: { tests: null, requirements, verification: null, commit: head, confirmations: 0 },
    warnings: [],
  };
  const notJudged = [
    ...(isBare ? describeUnmeasured(tasks) : []),
    ...(gateContext.policy.testCommand === '' ? ['test-command is not set, so no test was run'] : []),
  ];
  if (isBare && changed.length === 0) {
    const questions = ['nothing was changed, so there is no work to judge'];
    return { ...buildUnjudged(documents, { questions }), notJudged };
  }
  const run = isBare ? await withChangePlan(changed, tasks, gateContext) : gateContext;
  const plans = await plansClosedTogether(head, run);
  const changes = await assignChanges(changed, head, plans, run);
  const work = { changes, origin: isBare ? 'change' : 'commits', plans } as const;
  const only = run.only === null ? null : new Set(plans.map(({ id }) => id));
  const gate = await judgeCommit(documents, { ...run, only }, createLocalRunner(null, run), work);
  return { ...gate, notJudged: [...notJudged, ...describeUndeclared(changed, plans, run)] };
}

async function withChangePlan(
  changed: readonly string[],
  tasks: readonly ListedTask[],
  run: GateContext,
): Promise<GateContext> {
  const { git, prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const present = new Set(await filterPresentFiles(git, run.found.startCommit, changed));
  const programs = await programsOfCommands(run);
  const newFiles = new Set(changed.filter((path) => !present.has(path)));
  const isDeciding = (path: string) => protectedReason(path) !== null || programs.has(path);
  const plan = buildChangePlan({ changed, fresh: newFiles, isDeciding, tasks }, prefix);
  const scheduled = { plan, dependsOn: [], wave: 1, footprint: getFootprint(plan) };
  return { ...run, schedule: { ...run.schedule, plans: [scheduled] }, policy: buildBareChangePolicy(run.policy) };
}

function describeUnmeasured(tasks: readonly ListedTask[]): string[] {
  if (tasks.length === 0) return ['no plan was given, so nothing says what the work should do'];
  const unmeasured = tasks.filter((task) => !isMeasurable(task)).map(({ name }) => `"${name}"`);
  return unmeasured.length === 0 ? [] : [`no file and no command to check: ${joinFirstFew(unmeasured, 5)}`];
}

export function isMeasurable({ files, commands }: ListedTask): boolean {
  return files.length > 0 || commands.length > 0;
}

/** Returns the requested plans and those finished by the same commit, because their work can't be separated. */
async function plansClosedTogether(head: string, run: GateContext): Promise<Plan[]> {
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map(({ plan }) => plan);
  const { only } = run;
  if (only === null) return plans;
  const closed = await Promise.all(
    plans.map((plan) => findLastChange(git, [toTreePath(prefix, plan.summaryPath)], head)),
  );
  const changed = new Set(await listChangedPaths(git, run.found.startCommit, head));
  const isClosedHere = (plan: Plan) => changed.has(toTreePath(prefix, plan.summaryPath));
  const closingCommits = new Set(
    plans.flatMap((plan, at) => (only.has(plan.id) && isClosedHere(plan) ? [closed[at]] : [])),
  );
  return plans.filter((plan, at) => only.has(plan.id) || (isClosedHere(plan) && closingCommits.has(closed[at])));
}

/** Returns a plan as it was on the base, because its author may have edited it since. */
export async function readPlanAtBase(plan: Plan, base: string, run: Pick<GateContext, 'workspace'>): Promise<Plan> {
  const { git, prefix } = run.workspace;
  const text = await readTextInTree(git, base, `${prefix}${plan.path}`);
  if (text === null) return plan;
  const before = parsePlan(text, plan.path).plan;
  return hashPlan(before) === hashPlan(plan) ? plan : { ...plan, ...before, hasSummary: plan.hasSummary };
}

/** Assigns changes to plans by commit and declaration. A single plan gets all of them. */
async function assignChanges(
  changed: readonly string[],
  head: string,
  plans: readonly Plan[],
  run: GateContext,
): Promise<PlanChanges> {
  const { git, prefix } = run.workspace;
  const changesByCommit = await listPlanChanges(run, new Map(), head);
  const changedPaths = new Set(changed);
  // A changed file may belong to no plan, so it mustn't hide cosmetic changes of others.
  const hollow = await findHollowFiles(git, [run.found.startCommit, head], changed, () => false);
  const changesByPlan = new Map(
    plans.map((plan) => {
      const committed = new Set(changesByCommit.of(plan.id).filter((path) => changedPaths.has(path)));
      const declared = declaredPaths(plan, prefix);
      const isOwn = (path: string) => plans.length === 1 || committed.has(path) || declared.covers(path);
      return [plan.id, changed.filter(isOwn)] as const;
    }),
  );
  return {
    of: (id) => changesByPlan.get(id) ?? [],
    touched: (id) => changesByPlan.get(id) ?? [],
    hollow: () => hollow,
    shareCommit: () => true,
  };
}

function describeUndeclared(changed: readonly string[], plans: readonly Plan[], run: GateContext): string[] {
  const { prefix } = run.workspace;
  if (plans.length < 2) return [];
  const summaries = new Set(plans.map(({ summaryPath }) => toTreePath(prefix, summaryPath)));
  const isKnown = (path: string) =>
    summaries.has(path) || plans.some((plan) => declaredPaths(plan, prefix).covers(path));
  const undeclared = changed.filter((path) => !isKnown(path) && !path.startsWith(`${prefix}.planning/`));
  return undeclared.length === 0 ? [] : [`no plan declares ${undeclared.slice(0, 10).join(', ')}`];
}
