import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import { type Plan, parsePlan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { lastChange } from '../../system/git/history.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import { declaredPaths, inTree } from '../candidate/declared.ts';
import { hollowFiles } from '../candidate/make-candidate.ts';
import { verifyScope } from '../checks/scope.ts';
import { decideLevels, type Finding } from '../rules/finding.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { type PlanChanges, planChanges } from '../run/plan-changes.ts';
import { type Gate, judgeCommit, standingInTheWay } from './judge-commit.ts';
import { witnessHere } from './witness-here.ts';

/** The verdict on the work between two commits, and what could not be judged of it, as sentences. */
export interface CommitsVerdict extends Gate {
  readonly notJudged: readonly string[];
}

/**
 * Judges the work between the run's start commit and `head`, whoever made it: each plan (or those of `run.only`) as the exit gate does,
 * and what an attempt may not do besides. A schedule without plans leaves what needs none: shape, protected files, tests.
 */
export async function judgeCommits(head: string, run: GateContext): Promise<CommitsVerdict> {
  const { git } = run.workspace;
  const plans = await plansClosedTogether(head, run);
  const changed = await changedBetween(git, run.found.startCommit, head);
  const forbidden = plans.length > 0 ? [] : protectedChanges(changed, run);
  const requirements = { done: true, commit: head, open: [] };
  const facts = {
    tests: null,
    requirements,
    verification: null,
    commit: head,
    confirmations: 0,
    ...standingInTheWay(forbidden),
  };
  const changes = await assignChanges(changed, head, plans, run);
  const work = { changes, origin: 'commits', plans } as const;
  const only = run.only === null ? null : new Set(plans.map(({ id }) => id));
  const gate = await judgeCommit({ facts, warnings: [] }, { ...run, only }, witnessHere(null, run), work);
  const notJudged = [
    ...(plans.length === 0 ? ['no plan was given, so nothing says what the work should do'] : []),
    ...(run.policy.testCommand === '' ? ['test-command is not set, so no test was run'] : []),
    ...undeclaredFiles(changed, plans, run),
  ];
  return { ...gate, notJudged };
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

/** Protected files that changed: without a plan nothing names them. */
function protectedChanges(changed: readonly string[], run: GateContext): Finding[] {
  const { protectedReason } = run.policy;
  return decideLevels(verifyScope({ changed, declared: new DeclaredPaths([]), protectedReason }), run.policy);
}

/**
 * The work of each plan: all of it where there is one plan, else what its commits changed, by their messages, and of the rest what it
 * declares.
 */
async function assignChanges(
  changed: readonly string[],
  head: string,
  plans: readonly Plan[],
  run: GateContext,
): Promise<PlanChanges> {
  const { git, prefix } = run.workspace;
  const named = await planChanges(run, new Map(), head);
  const all = new Set(changed);
  const hollow = await hollowFiles(git, [run.found.startCommit, head], changed);
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
