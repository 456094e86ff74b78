import type { Plan } from '../../plan/phase/plan.ts';
import type { Git } from '../../system/git/git.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Candidate, Origin } from '../candidate/candidate.ts';
import { declaredChanges, declaredPaths, hasWorkFor, inTree, isNamed } from '../candidate/declared.ts';
import { makeCandidate, treeWithDocuments } from '../candidate/make-candidate.ts';
import { examplePaths, isSecretFile, isTemplateFile } from '../checks/promised-path.ts';
import { decideLevels, excuseFindings, type Finding, makeFindings } from '../rules/finding.ts';
import { rewrittenCode } from '../run/checkout-programs.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import type { GateContext } from '../run/judge-environment.ts';
import type { PlanChanges } from '../run/plan-changes.ts';
import { judge, type Verdict, withCommands } from './judge.ts';

export interface PlanRunner {
  /** Prepares the checkout, dependencies for example. Returns why it could not, or null. */
  readonly setUp: (checkout: CleanCheckout) => Promise<string | null>;
  readonly commands: (plan: Plan, checkout: CleanCheckout) => Promise<Finding[] | null>;
}

/** The changes by each plan's work that are judged, whose work it is, and of which plans: by default of all on the branch. */
export interface JudgedWork {
  readonly changes: PlanChanges;
  readonly origin?: Origin;
  readonly plans?: readonly Plan[];
}

/** Judges plans on a clean checkout: first their promises, then their commands, each plan's on unchanged files. */
export async function judgePlans(
  checkout: CleanCheckout,
  run: GateContext,
  { changes, origin = 'branch', plans = run.schedule.plans.map(({ plan }) => plan) }: JudgedWork,
  gateRunner: PlanRunner | null,
) {
  // Of somebody else's commits only these plans are judged, so no other one answers for what they left.
  const all = origin === 'branch' ? run.schedule.plans.map(({ plan }) => plan) : plans;
  const { git, prefix } = run.workspace;
  const tree = await treeWithDocuments(checkout.commit, run);
  const { startCommit } = run.found;
  // A plan may find its work done by one before it.
  const inPhase = startCommit === checkout.commit ? [] : await changedBetween(git, startCommit, checkout.commit);
  const judged: { candidate: Candidate; verdict: Verdict }[] = [];
  for (const plan of plans) {
    const changed = changes.of(plan.id);
    const isOverwritten = (path: string) =>
      laterThan(plan, all).some(({ id }) => changes.of(id).includes(path) && !changes.shareCommit(plan.id, id));
    const candidate = await makeCandidate(
      {
        origin,
        plan,
        isPart: false,
        base: startCommit,
        commit: checkout.commit,
        tree,
        own: changed,
        changed,
        touched: changes.touched(plan.id),
        isSummaryNew: true,
        overwritten: new Set(changed.filter(isOverwritten)),
        hollow: changes.hollow(plan.id),
        hasWork: hasWorkFor(plan, changed, prefix) || declaredChanges(plan, inPhase, prefix).count > 0,
      },
      run,
    );
    judged.push({ candidate, verdict: await judge(candidate, run) });
  }
  const answers = new Map<string, Verdict>();
  const unprepared = (await gateRunner?.setUp(checkout)) ?? null;
  let [commands, commandMs] = [0, 0];
  for (const { candidate, verdict } of unprepared === null ? judged : []) {
    const { plan } = candidate;
    const isRequested = gateRunner !== null && run.policy.verifyCommands !== 'off' && listPlanCommands(plan).length > 0;
    if (isRequested) await checkout.reset();
    const startedAt = run.services.clock.uptimeMs();
    const findings = isRequested ? await gateRunner.commands(plan, checkout) : [];
    commandMs += run.services.clock.uptimeMs() - startedAt;
    const rewritten = findings?.length ? await rewrittenCode(candidate.changed, checkout, run) : [];
    const results =
      rewritten.length === 0 ? findings : (findings?.map((finding) => ({ ...finding, proves: false })) ?? null);
    commands += results?.length ?? 0;
    const reported = onBranch(
      withCommands(verdict, results ?? unknownResults(plan), candidate, run.policy),
      findLaterOwners(plan, all, prefix),
    );
    const doubt = `rewrote ${firstFew(rewritten)}, so they prove nothing about the commit`;
    const doubts = makeFindings('command/rewrites', 'of the plan', rewritten.length === 0 ? [] : [doubt]);
    answers.set(plan.id, { ...reported, findings: [...reported.findings, ...decideLevels(doubts, run.policy)] });
  }
  return { answers, unprepared, commands, commandMs };
}

/** A verdict on what lies on the branch: a later plan that declares a promised path answers for it. */
function onBranch(verdict: Verdict, heir: (path: string) => string | null): Verdict {
  const findings = verdict.findings.flatMap((finding) => {
    const later = finding.rule.startsWith('promise/') ? heir(finding.subject) : null;
    return later === null ? [finding] : excuseFindings([finding], `; plan ${later} declares it now`);
  });
  return { ...verdict, findings };
}

function unknownResults({ id }: Plan): Finding[] {
  const message = 'were not run on this commit, so their result is unknown; run the phase again where they can run';
  return [{ rule: 'command/not-run', passed: null, subject: `of plan ${id}`, message }];
}

function findLaterOwners(plan: Plan, all: readonly Plan[], prefix: string): (path: string) => string | null {
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

/** Promises that no commit can keep because git ignores the file, as sentences, so that no attempt is wasted. */
export async function ignoredPromises(
  plans: readonly Plan[],
  git: Git,
  prefix: string,
): Promise<{ readonly plan: string; readonly message: string }[]> {
  const promised = plans
    .filter((plan) => !isNamed(plan, `${prefix}.gitignore`, prefix))
    .flatMap(({ path: plan, mustHaves }) =>
      mustHaves.artifacts.map(({ path }) => ({ plan, path, files: examplePaths(path, prefix) })),
    );
  const files = promised
    .flatMap((each) => each.files)
    .filter((path) => !path.startsWith(`${prefix}.planning/`) && !isSecretFile(path) && !isTemplateFile(path));
  const rules = await git.ignores.rulesFor([...new Set(files)]);
  return promised.flatMap(({ plan, path, files: examples }) => {
    const broken = examples.flatMap((file) => rules.get(file) ?? []).slice(0, 1);
    return broken.map((rule) => ({
      plan,
      message: `promises ${path}, which git ignores (${rule}), so no commit can contain it; promise its source files and check it with an <automated> command, or change the rule`,
    }));
  });
}
