import type { ListedTask } from '../../plan/claims/task-list.ts';
import { type Plan, parsePlan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { getFootprint } from '../../plan/schedule/overlap.ts';
import { lastChange } from '../../system/git/history.ts';
import { changedBetween, presentFiles, textInTree } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import { bareChangePolicy, buildChangePlan } from '../candidate/change-plan.ts';
import { declaredPaths, inTree } from '../candidate/declared.ts';
import { hollowFiles } from '../candidate/make-candidate.ts';
import { programsOfCommands } from '../checks/test-integrity.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { type PlanChanges, planChanges } from '../run/plan-changes.ts';
import { buildUnjudged, type Gate, judgeCommit } from './judge-commit.ts';
import { gateRunnerHere } from './local-runner.ts';

/** The verdict on the work between two commits, and what could not be judged of it, as sentences. */
export interface CommitsVerdict extends Gate {
  readonly notJudged: readonly string[];
}

/** Judges the work up to `head`, whoever made it: each plan, or the change itself where there are none. */
export async function judgeCommits(
  head: string,
  given: GateContext,
  tasks: readonly ListedTask[] = [],
): Promise<CommitsVerdict> {
  const { git } = given.workspace;
  const isBare = given.schedule.plans.length === 0;
  const changed = await changedBetween(git, given.found.startCommit, head);
  const requirements = { done: true, commit: head, open: [] };
  const documents = {
    facts: { tests: null, requirements, verification: null, commit: head, confirmations: 0 },
    warnings: [],
  };
  const notJudged = [
    ...(isBare ? describeUnmeasured(tasks) : []),
    ...(given.policy.testCommand === '' ? ['test-command is not set, so no test was run'] : []),
  ];
  if (isBare && changed.length === 0) {
    const questions = ['nothing was changed, so there is no work to judge'];
    return { ...buildUnjudged(documents, { questions }), notJudged };
  }
  const run = isBare ? await withChangePlan(changed, tasks, given) : given;
  const plans = await plansClosedTogether(head, run);
  const changes = await assignChanges(changed, head, plans, run);
  const work = { changes, origin: isBare ? 'change' : 'commits', plans } as const;
  const only = run.only === null ? null : new Set(plans.map(({ id }) => id));
  const gate = await judgeCommit(documents, { ...run, only }, gateRunnerHere(null, run), work);
  return { ...gate, notJudged: [...notJudged, ...undeclaredFiles(changed, plans, run)] };
}

async function withChangePlan(
  changed: readonly string[],
  tasks: readonly ListedTask[],
  run: GateContext,
): Promise<GateContext> {
  const { git, prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const present = new Set(await presentFiles(git, run.found.startCommit, changed));
  const programs = await programsOfCommands(run);
  const fresh = new Set(changed.filter((path) => !present.has(path)));
  const isDeciding = (path: string) => protectedReason(path) !== null || programs.has(path);
  const plan = buildChangePlan({ changed, fresh, isDeciding, tasks }, prefix);
  const scheduled = { plan, dependsOn: [], wave: 1, footprint: getFootprint(plan) };
  return { ...run, schedule: { ...run.schedule, plans: [scheduled] }, policy: bareChangePolicy(run.policy) };
}

function describeUnmeasured(tasks: readonly ListedTask[]): string[] {
  if (tasks.length === 0) return ['no plan was given, so nothing says what the work should do'];
  const open = tasks.filter((task) => !isMeasurable(task)).map(({ name }) => `"${name}"`);
  return open.length === 0 ? [] : [`no file and no command to check: ${firstFew(open, 5)}`];
}

export function isMeasurable({ files, commands }: ListedTask): boolean {
  return files.length > 0 || commands.length > 0;
}

/** The plans that were asked for, and those that the same commit closed: their work cannot be told apart. */
async function plansClosedTogether(head: string, run: GateContext): Promise<Plan[]> {
  const { git, prefix } = run.workspace;
  const all = run.schedule.plans.map(({ plan }) => plan);
  const { only } = run;
  if (only === null) return all;
  const closed = await Promise.all(all.map((plan) => lastChange(git, [inTree(prefix, plan.summaryPath)], head)));
  const changed = new Set(await changedBetween(git, run.found.startCommit, head));
  const isClosedHere = (plan: Plan) => changed.has(inTree(prefix, plan.summaryPath));
  const closing = new Set(all.flatMap((plan, at) => (only.has(plan.id) && isClosedHere(plan) ? [closed[at]] : [])));
  return all.filter((plan, at) => only.has(plan.id) || (isClosedHere(plan) && closing.has(closed[at])));
}

/** A plan as it stood at the base, for its maker may have changed it since; as it is where the base has none. */
export async function planAtBase(plan: Plan, base: string, run: Pick<GateContext, 'workspace'>): Promise<Plan> {
  const { git, prefix } = run.workspace;
  const text = await textInTree(git, base, `${prefix}${plan.path}`);
  if (text === null) return plan;
  const before = parsePlan(text, plan.path).plan;
  return planHash(before) === planHash(plan) ? plan : { ...plan, ...before, hasSummary: plan.hasSummary };
}

/** The work of each plan: its own commits' and what it declares; all of it where there is one plan. */
async function assignChanges(
  changed: readonly string[],
  head: string,
  plans: readonly Plan[],
  run: GateContext,
): Promise<PlanChanges> {
  const { git, prefix } = run.workspace;
  const named = await planChanges(run, new Map(), head);
  const all = new Set(changed);
  // A file with content may be no plan's own, so it is not enough for the others.
  const hollow = await hollowFiles(git, [run.found.startCommit, head], changed, () => false);
  const result = new Map(
    plans.map((plan) => {
      const own = new Set(named.of(plan.id).filter((path) => all.has(path)));
      const declared = declaredPaths(plan, prefix);
      const isOwn = (path: string) => plans.length === 1 || own.has(path) || declared.covers(path);
      return [plan.id, changed.filter(isOwn)] as const;
    }),
  );
  return {
    of: (id) => result.get(id) ?? [],
    touched: (id) => result.get(id) ?? [],
    hollow: () => hollow,
    shareCommit: () => true,
  };
}

function undeclaredFiles(changed: readonly string[], plans: readonly Plan[], run: GateContext): string[] {
  const { prefix } = run.workspace;
  if (plans.length < 2) return [];
  const summaries = new Set(plans.map(({ summaryPath }) => inTree(prefix, summaryPath)));
  const isKnown = (path: string) =>
    summaries.has(path) || plans.some((plan) => declaredPaths(plan, prefix).covers(path));
  const rest = changed.filter((path) => !isKnown(path) && !path.startsWith(`${prefix}.planning/`));
  return rest.length === 0 ? [] : [`no plan declares ${rest.slice(0, 10).join(', ')}`];
}
