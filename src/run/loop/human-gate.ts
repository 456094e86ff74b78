import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { explainResumeDoubt } from '../../plan/schedule/ready.ts';
import { blockedOnPerson } from '../../signal/blocked.ts';
import { buildSignalContext, type CompletionSignal } from '../../signal/completion-signal.ts';
import { shortenId } from '../../system/text/text.ts';
import { getSandboxRequest } from '../attempt/sandboxed-call.ts';
import type { PlannedRun, RunContext } from '../context/run-context.ts';
import { askAtOnce, type PersonRequest } from '../questions/asking.ts';
import { getQuestionState } from '../questions/question-state.ts';

export async function askBeforeAttempt(plan: Plan, run: RunContext): Promise<CompletionSignal | null> {
  const request =
    (await getSandboxRequest(plan, run)) ??
    buildDoubtRequest(plan, run) ??
    (await askAtOnce(plan, getQuestionState(plan, run), run));
  return request && blockedOnPerson(run.phase.id, request.question, request.details, buildSignalContext(run, plan.id));
}

function buildDoubtRequest(plan: Plan, run: RunContext): PersonRequest | null {
  const question = describeDoubt(plan, run);
  const nextSteps = [`do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`];
  return question === null ? null : { question, details: { task: null, options: [], nextSteps } };
}

export function describeDoubt(plan: Plan, run: Pick<PlannedRun, 'found' | 'progress'>): string | null {
  const unverified = run.progress.unverified.get(plan.id);
  if (unverified !== undefined) return unverified;
  const doubt = explainResumeDoubt(plan, run.found.unfinished.get(plan.id) ?? []);
  return doubt === null || plan.halted ? doubt : (describeChangedText(plan, run) ?? doubt);
}

function describeChangedText(plan: Plan, run: Pick<PlannedRun, 'found'>): string | null {
  const { outdated } = getQuestionState(plan, run);
  if (outdated === undefined || outdated.planHash === hashPlan(plan)) return null;
  const done = `${outdated.upTo} of its tasks were done (commit ${shortenId(outdated.commit)})`;
  return `the text of ${plan.path} has changed since ${done}. Restore that text to continue from there, or start the plan again on the present files, with unfinished-plans: run`;
}
