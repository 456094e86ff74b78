import type { Plan } from '../../plan/phase/plan.ts';
import type { Git } from '../../system/git/git.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { Candidate, Origin } from '../candidate/candidate.ts';
import { declaredPaths, hasWorkFor, isNamed, listDeclaredChanges, toTreePath } from '../candidate/declared.ts';
import { makeCandidate, treeWithDocuments } from '../candidate/make-candidate.ts';
import { isSecretFile, isTemplateFile, listExamplePaths } from '../checks/promised-path.ts';
import { decideLevels, excuseFindings, type Finding, makeFindings } from '../rules/finding.ts';
import { findRewrittenCode } from '../run/checkout-programs.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import type { GateContext } from '../run/judge-environment.ts';
import type { PlanChanges } from '../run/plan-changes.ts';
import { judge, type Verdict, withCommands } from './judge.ts';

export interface PlanRunner {
  /** Prepares the checkout, for example by installing dependencies. Returns an error message or null. */
  readonly setUp: (checkout: CleanCheckout) => Promise<string | null>;
  readonly commands: (plan: Plan, checkout: CleanCheckout) => Promise<Finding[] | null>;
}

export interface JudgedWork {
  readonly changes: PlanChanges;
  readonly origin?: Origin;
  readonly plans?: readonly Plan[];
}

/** Judges the promises of all plans, then runs each plan's commands on a clean checkout. */
export async function judgePlans(
  checkout: CleanCheckout,
  run: GateContext,
  { changes, origin = 'branch', plans = run.schedule.plans.map(({ plan }) => plan) }: JudgedWork,
  gateRunner: PlanRunner | null,
) {
  // Outside the branch only these plans are judged, so no other plan can account for leftovers.
  const candidatesForWork = origin === 'branch' ? run.schedule.plans.map(({ plan }) => plan) : plans;
  const { git, prefix } = run.workspace;
  const tree = await treeWithDocuments(checkout.commit, run);
  const { startCommit } = run.found;
  // Another plan may have done this plan's work.
  const inPhase = startCommit === checkout.commit ? [] : await listChangedPaths(git, startCommit, checkout.commit);
  const judged: { candidate: Candidate; verdict: Verdict }[] = [];
  for (const plan of plans) {
    const changed = changes.of(plan.id);
    const isOverwritten = (path: string) =>
      listLaterPlans(plan, candidatesForWork).some(
        ({ id }) => changes.of(id).includes(path) && !changes.shareCommit(plan.id, id),
      );
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
        hasWork: hasWorkFor(plan, changed, prefix) || listDeclaredChanges(plan, inPhase, prefix).count > 0,
      },
      run,
    );
    judged.push({ candidate, verdict: await judge(candidate, run) });
  }
  const verdicts = new Map<string, Verdict>();
  const unprepared = (await gateRunner?.setUp(checkout)) ?? null;
  let [commands, commandMs] = [0, 0];
  for (const { candidate, verdict } of unprepared === null ? judged : []) {
    const { plan } = candidate;
    const runsCommands =
      gateRunner !== null && run.policy.verifyCommands !== 'off' && listPlanCommands(plan).length > 0;
    if (runsCommands) await checkout.reset();
    const startedAt = run.services.clock.uptimeMs();
    const findings = runsCommands ? await gateRunner.commands(plan, checkout) : [];
    commandMs += run.services.clock.uptimeMs() - startedAt;
    const rewritten = findings?.length ? await findRewrittenCode(candidate.changed, checkout, run) : [];
    const commandFindings =
      rewritten.length === 0 ? findings : (findings?.map((finding) => ({ ...finding, proves: false })) ?? null);
    commands += commandFindings?.length ?? 0;
    const judgedVerdict = excuseForLaterPlans(
      withCommands(verdict, commandFindings ?? buildNotRunFindings(plan), candidate, run.policy),
      findLaterOwners(plan, candidatesForWork, prefix),
    );
    const doubt = `rewrote ${joinFirstFew(rewritten)}, so they prove nothing about the commit`;
    const doubts = makeFindings('command/rewrites', 'of the plan', rewritten.length === 0 ? [] : [doubt]);
    verdicts.set(plan.id, {
      ...judgedVerdict,
      findings: [...judgedVerdict.findings, ...decideLevels(doubts, run.policy)],
    });
  }
  return { answers: verdicts, unprepared, commands, commandMs };
}

function excuseForLaterPlans(verdict: Verdict, findOwner: (path: string) => string | null): Verdict {
  const findings = verdict.findings.flatMap((finding) => {
    const later = finding.rule.startsWith('promise/') ? findOwner(finding.subject) : null;
    return later === null ? [finding] : excuseFindings([finding], `; plan ${later} declares it now`);
  });
  return { ...verdict, findings };
}

function buildNotRunFindings({ id }: Plan): Finding[] {
  const message = 'were not run on this commit, so their result is unknown; run the phase again where they can run';
  return [{ rule: 'command/not-run', passed: null, subject: `of plan ${id}`, message }];
}

function findLaterOwners(plan: Plan, allPlans: readonly Plan[], prefix: string): (path: string) => string | null {
  const later = listLaterPlans(plan, allPlans);
  return (path) => {
    const file = toTreePath(prefix, path);
    const owner = later.find((laterPlan) => declaredPaths(laterPlan, prefix).covers(file));
    return owner?.id ?? null;
  };
}

function listLaterPlans(plan: Plan, allPlans: readonly Plan[]): readonly Plan[] {
  return allPlans.slice(allPlans.findIndex(({ id }) => id === plan.id) + 1);
}

/** Finds promised files that git ignores, so that no attempt is wasted on them. */
export async function findIgnoredPromises(
  plans: readonly Plan[],
  git: Git,
  prefix: string,
): Promise<{ readonly plan: string; readonly message: string }[]> {
  const promised = plans
    .filter((plan) => !isNamed(plan, `${prefix}.gitignore`, prefix))
    .flatMap(({ path: plan, mustHaves }) =>
      mustHaves.artifacts.map(({ path }) => ({ plan, path, files: listExamplePaths(path, prefix) })),
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
