import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { Git } from '../../system/git/git.ts';
import { changedBetween } from '../../system/git/tree.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { declaredChanges, declaredPaths, hasWorkFor, inTree, isNamed } from '../checks/declared.ts';
import { isSecretFile } from '../checks/promised-path.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import { commandsOf } from '../clean-copy/programs.ts';
import { type FilesAnswer, judgeFiles, judgePlan, linksOf, type PlanJudgement } from '../verdict/plan-judgement.ts';
import type { GateContext } from './judge-environment.ts';
import type { PlanChanges } from './plan-changes.ts';

/** Who runs code of the repository in a clean place. */
export interface PlanWitness {
  /** Prepares the place, dependencies for example. Returns why it could not, or null. */
  readonly setUp: (place: CleanPlace) => Promise<string | null>;
  /** What a plan's commands say there; null when nobody knows. */
  readonly commands: (plan: Plan, place: CleanPlace) => Promise<CommandFinding[] | null>;
}

/** What the plans of a phase come to on one commit. Times are milliseconds. */
export interface JudgedPlans {
  readonly answers: ReadonlyMap<string, PlanJudgement>;
  /** Why nothing could be run there; null where it could, or nobody wanted to. */
  readonly unprepared: string | null;
  readonly commands: number;
  readonly commandMs: number;
}

/**
 * Judges plans on the commit of a clean place, done in this run or before: first their promises, while nothing has run
 * there, then the place is prepared and their commands are asked. What the commands of one plan leave among the files is
 * undone before those of the next. Without a witness no command is asked.
 */
export async function judgePlans(
  place: CleanPlace,
  run: GateContext,
  changes: PlanChanges,
  witness: PlanWitness | null,
  plans: readonly Plan[] = run.schedule.plans.map(({ plan }) => plan),
): Promise<JudgedPlans> {
  const all = run.schedule.plans.map(({ plan }) => plan);
  const rules = {
    artifacts: run.policy.artifacts,
    verifyCommands: run.policy.verifyCommands,
    recheck: run.policy.recheck,
  };
  const { startCommit } = run.found;
  const { git, prefix } = run.workspace;
  // A plan may find its work done by one before it.
  const inPhase = startCommit === place.commit ? [] : await changedBetween(git, startCommit, place.commit);
  const hasWork = (plan: Plan) =>
    hasWorkFor(plan, changes.of(plan.id), prefix) || declaredChanges(plan, inPhase, prefix).count > 0;
  const judged = plans.map((plan) => ({
    plan,
    hasWork: hasWork(plan),
    changed: changes.real(plan.id),
    heir: heirsOf(plan, all, run.workspace.prefix),
    links: linksOf(plan, all),
    isOverwritten: (path: string) =>
      laterThan(plan, all).some(({ id }) => changes.of(id).includes(path) && !changes.shareCommit(plan.id, id)),
  }));
  const files = new Map<string, FilesAnswer>();
  for (const of of judged)
    files.set(of.plan.id, await judgeFiles(of, { root: place.root, prefix: run.workspace.prefix }, rules));
  const answers = new Map<string, PlanJudgement>();
  const unprepared = (await witness?.setUp(place)) ?? null;
  let [commands, commandMs] = [0, 0];
  for (const of of unprepared === null ? judged : []) {
    const isAsked = witness !== null && run.policy.verifyCommands !== 'off' && commandsOf(of.plan).length > 0;
    if (isAsked) await place.reset();
    const begunAt = run.services.clock.uptimeMs();
    const said = isAsked ? await witness.commands(of.plan, place) : [];
    commandMs += run.services.clock.uptimeMs() - begunAt;
    commands += said?.length ?? 0;
    const answer = files.get(of.plan.id);
    if (answer !== undefined) answers.set(of.plan.id, judgePlan(of, answer, said, run.workspace.prefix, rules));
  }
  return { answers, unprepared, commands, commandMs };
}

/** Which later plan declares a path of this one, and answers for it then. */
function heirsOf(plan: Plan, all: readonly Plan[], prefix: string): (path: string) => string | null {
  const later = laterThan(plan, all);
  return (path) => {
    const file = inTree(prefix, path);
    const heir = later.find((other) => declaredPaths(other, prefix).covers(file));
    return heir?.id ?? null;
  };
}

function laterThan(plan: Plan, all: readonly Plan[]): readonly Plan[] {
  return all.slice(all.findIndex(({ id }) => id === plan.id) + 1);
}

/**
 * What plans promise and no commit can hold because git ignores it, a build output for example, as sentences: their
 * attempts could only fail. A plan that changes the rules itself is left alone, and so are documents.
 */
export async function ignoredPromises(plans: readonly Plan[], git: Git, prefix: string): Promise<string[]> {
  const promised = plans
    .filter((plan) => !isNamed(plan, `${prefix}.gitignore`, prefix))
    .flatMap(({ path: plan, mustHaves }) =>
      mustHaves.artifacts.map(({ path }) => ({ plan, path, files: examplesOf(path, prefix) })),
    );
  const files = promised
    .flatMap((each) => each.files)
    .filter((path) => !path.startsWith(`${prefix}.planning/`) && !isSecretFile(path));
  const rules = await git.ignoreRules([...new Set(files)]);
  return promised.flatMap(({ plan, path, files: examples }) => {
    const rule = examples.flatMap((file) => rules.get(file) ?? [])[0];
    return rule === undefined
      ? []
      : [
          `${plan} promises ${path}, which git ignores (${rule}), so no commit can contain it; promise its source files and check it with an <automated> command, or change the rule`,
        ];
  });
}

/** Paths that a promise may stand for, as git names them: one for each of `{a,b}`, with a letter for each `*`. */
function examplesOf(path: string, prefix: string): string[] {
  const [declared] = new DeclaredPaths([path], prefix).patterns;
  return (declared?.alternatives() ?? [])
    .map((each) => each.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
    .filter((each) => !each.startsWith('..'));
}
