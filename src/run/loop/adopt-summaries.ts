import { shapeProblems } from '../../judge/checks/commit-shape.ts';
import type { GateRunner } from '../../judge/decide/judge-commit.ts';
import { judgePlans } from '../../judge/decide/judged-plans.ts';
import { explainMissingEvidence, withoutTests } from '../../judge/decide/least-evidence.ts';
import { findingSentence, listObjections } from '../../judge/rules/finding.ts';
import type { CleanCheckout } from '../../judge/run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import { openCleanCheckout } from '../../judge/run/commit-judgement.ts';
import type { GateContext } from '../../judge/run/judge-environment.ts';
import { planChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { markedCommits } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { evidenceLevel } from '../../signal/evidence.ts';
import { ancestorsAmong } from '../../system/git/history.ts';
import { emptyTree } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import type { PlannedRun, RunContext } from '../context/run-context.ts';

/**
 * Verifies each SUMMARY that was never verified (of a killed run, a person, another tool) before its plan counts
 * as done: promises and commands have to hold on the start commit. Without a witness, in a job that runs no code
 * of the repository, the commands are left to the exit gate. Plans that fail leave `run.progress.done`.
 */
export async function adoptSummaries(run: RunContext, gateRunner: GateRunner | null): Promise<void> {
  const claimed = await claimedPlans(run);
  if (claimed.length === 0) return;
  const { sha } = await run.workspace.git.head();
  const checkout = await openCleanCheckout(sha, run);
  if (typeof checkout === 'string') return refuseAll(claimed, checkout, run);
  try {
    await adoptWhatHolds(claimed, checkout, gateRunner, run);
  } finally {
    checkout.close();
  }
}

/** Plans with a SUMMARY that neither the record nor a mark in their commits shows as verified in its present state. */
export async function claimedPlans(run: PlannedRun): Promise<Plan[]> {
  const { schedule } = run;
  const { done } = run.progress;
  const { ledger } = run.services;
  const { git } = run.workspace;
  const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
  const { verified } = phaseState(ledger.earlier).plans;
  const heads = verified.map(({ head }) => head);
  const here = await ancestorsAmong(git, heads, 'HEAD');
  const recorded = new Set(verified.flatMap(({ plan, head }) => (here.has(head) ? [plan] : [])));
  const open = plans.filter(({ id }) => !recorded.has(id));
  if (open.length === 0) return [];
  const marks = (await markedCommits(git, 2000)).flatMap(({ mark }) => mark ?? []);
  // A shallow clone lacks the commits with the marks; the record has them where a remote shares it.
  const existing = phaseState(git.isShallow ? ledger.earlier : []).plans.completed;
  const isMarked = (plan: Plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === planHash(plan));
  return open.filter((plan) => !isMarked(plan) && existing.get(plan.id)?.planHash !== planHash(plan));
}

async function adoptWhatHolds(
  claimed: readonly Plan[],
  checkout: CleanCheckout,
  gateRunner: GateRunner | null,
  run: GateContext,
): Promise<void> {
  const { git } = run.workspace;
  const changes = await planChanges(run, new Map());
  const { answers, unprepared } = await judgePlans(checkout, run, { changes, plans: claimed }, gateRunner);
  if (unprepared !== null) return refuseAll(claimed, unprepared, run);
  for (const plan of claimed) {
    const answer = answers.get(plan.id);
    if (answer === undefined) continue;
    const isAskedLater = gateRunner === null && listPlanCommands(plan).length > 0;
    const least = withoutTests(run.policy.minEvidence);
    const missing = isAskedLater ? null : explainMissingEvidence(plan.id, answer.evidence, least);
    const shape = await shapeProblems(git, await emptyTree(git), checkout.commit, new Set(changes.of(plan.id)));
    const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
    const against = [
      ...[...listObjections(answer.findings), ...shape].map(findingSentence),
      ...(evidence === null ? [] : [evidence]),
    ];
    if (against.length > 0) refusePlan(plan, firstFew(against, 3, '; '), run);
    else
      run.services.ledger.append('summary_adopted', {
        plan: plan.id,
        head: checkout.commit,
        evidence: evidenceLevel(answer.evidence),
      });
  }
}

const adviceOnShallow =
  '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';

function refuseAll(plans: readonly Plan[], reason: string, run: PhaseContext): void {
  for (const plan of plans) refusePlan(plan, reason, run);
}

/** After a recorded attempt its summary is one that was cut off: the plan runs again. Else a person decides. */
function refusePlan(plan: Plan, reason: string, run: PhaseContext): void {
  run.progress.done.delete(plan.id);
  const wasAttempted = phaseState(run.services.ledger.earlier).attempts.history.lastAttempt.has(plan.id);
  if (wasAttempted || run.policy.rerunsUnfinished) return;
  run.progress.unverified.set(
    plan.id,
    `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${reason}. Finish the work and commit it, or delete the SUMMARY to run the plan again`,
  );
}
