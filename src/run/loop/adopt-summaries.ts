import { shapeProblems } from '../../judge/checks/commit-shape.ts';
import type { GateRunner } from '../../judge/decide/judge-commit.ts';
import { judgePlans } from '../../judge/decide/judged-plans.ts';
import { explainMissingEvidence, withoutTests } from '../../judge/decide/least-evidence.ts';
import { findingSentence, listObjections } from '../../judge/rules/finding.ts';
import type { CleanCheckout } from '../../judge/run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import { openCleanCheckout } from '../../judge/run/commit-judgement.ts';
import type { GateContext } from '../../judge/run/judge-environment.ts';
import { listPlanChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { listMarkedCommits } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { getEvidenceLevel } from '../../signal/evidence.ts';
import { filterAncestors } from '../../system/git/history.ts';
import { emptyTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { PlannedRun, RunContext } from '../context/run-context.ts';

/**
 * Verifies foreign summaries on the start commit before their plans count as done. In jobs that may not run repository
 * code, commands wait for the exit gate. Failed plans leave `run.progress.done`.
 */
export async function adoptSummaries(run: RunContext, gateRunner: GateRunner | null): Promise<void> {
  const claimed = await findClaimedPlans(run);
  if (claimed.length === 0) return;
  const { sha } = await run.workspace.git.head();
  const checkout = await openCleanCheckout(sha, run);
  if (typeof checkout === 'string') return refuseAll(claimed, checkout, run);
  try {
    await adoptVerified(claimed, checkout, gateRunner, run);
  } finally {
    checkout.close();
  }
}

/** Returns plans whose current text has a SUMMARY but no verified record or commit mark. */
export async function findClaimedPlans(run: PlannedRun): Promise<Plan[]> {
  const { schedule } = run;
  const { done } = run.progress;
  const { ledger } = run.services;
  const { git } = run.workspace;
  const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
  const { verified } = phaseState(ledger.earlier).plans;
  const heads = verified.map(({ head }) => head);
  const reachable = await filterAncestors(git, heads, 'HEAD');
  const recorded = new Set(verified.flatMap(({ plan, head }) => (reachable.has(head) ? [plan] : [])));
  const unrecorded = plans.filter(({ id }) => !recorded.has(id));
  if (unrecorded.length === 0) return [];
  const marks = (await listMarkedCommits(git, 2000)).flatMap(({ mark }) => mark ?? []);
  // A shallow clone may lack the marked commits, but a shared record still has them.
  const completed = phaseState(git.isShallow ? ledger.earlier : []).plans.completed;
  const isMarked = (plan: Plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === hashPlan(plan));
  return unrecorded.filter((plan) => !isMarked(plan) && completed.get(plan.id)?.planHash !== hashPlan(plan));
}

async function adoptVerified(
  claimed: readonly Plan[],
  checkout: CleanCheckout,
  gateRunner: GateRunner | null,
  run: GateContext,
): Promise<void> {
  const { git } = run.workspace;
  const changes = await listPlanChanges(run, new Map());
  const { answers, unprepared } = await judgePlans(checkout, run, { changes, plans: claimed }, gateRunner);
  if (unprepared !== null) return refuseAll(claimed, unprepared, run);
  for (const plan of claimed) {
    const answer = answers.get(plan.id);
    if (answer === undefined) continue;
    const isLeftToGate = gateRunner === null && listPlanCommands(plan).length > 0;
    const minEvidence = withoutTests(run.policy.minEvidence);
    const missing = isLeftToGate ? null : explainMissingEvidence(plan.id, answer.evidence, minEvidence);
    const shape = await shapeProblems(git, await emptyTree(git), checkout.commit, new Set(changes.of(plan.id)));
    const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
    const problems = [
      ...[...listObjections(answer.findings), ...shape].map(findingSentence),
      ...(evidence === null ? [] : [evidence]),
    ];
    if (problems.length > 0) refusePlan(plan, joinFirstFew(problems, 3, '; '), run);
    else
      run.services.ledger.append('summary_adopted', {
        plan: plan.id,
        head: checkout.commit,
        evidence: getEvidenceLevel(answer.evidence),
      });
  }
}

const adviceOnShallow =
  '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';

function refuseAll(plans: readonly Plan[], reason: string, run: PhaseContext): void {
  for (const plan of plans) refusePlan(plan, reason, run);
}

/** Reopens the plan. A plan with a recorded attempt runs again; otherwise a person decides. */
function refusePlan(plan: Plan, reason: string, run: PhaseContext): void {
  run.progress.done.delete(plan.id);
  const wasAttempted = phaseState(run.services.ledger.earlier).attempts.history.lastAttempt.has(plan.id);
  if (wasAttempted || run.policy.rerunsUnfinished) return;
  run.progress.unverified.set(
    plan.id,
    `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${reason}. Finish the work and commit it, or delete the SUMMARY to run the plan again`,
  );
}
