import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { explainResumeDoubt } from '../../plan/schedule/ready.ts';
import { blockedOnPerson } from '../../signal/blocked.ts';
import { type CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import { shortId } from '../../system/text/text.ts';
import { sandboxRequest } from '../attempt/sandboxed-call.ts';
import type { PlannedRun, RunContext } from '../context/run-context.ts';
import { askAtOnce, type PersonRequest } from '../questions/asking.ts';
import { getQuestionState } from '../questions/question-state.ts';

export async function askBeforeAttempt(plan: Plan, run: RunContext): Promise<CompletionSignal | null> {
  const request =
    (await sandboxRequest(plan, run)) ??
    doubtRequest(plan, run) ??
    (await askAtOnce(plan, getQuestionState(plan, run), run));
  return request && blockedOnPerson(run.phase.id, request.question, request.details, signalContext(run, plan.id));
}

function doubtRequest(plan: Plan, run: RunContext): PersonRequest | null {
  const question = doubtAbout(plan, run);
  const nextSteps = [`do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`];
  return question === null ? null : { question, details: { task: null, options: [], nextSteps } };
}

export function doubtAbout(plan: Plan, run: Pick<PlannedRun, 'found' | 'progress'>): string | null {
  const unverified = run.progress.unverified.get(plan.id);
  if (unverified !== undefined) return unverified;
  const doubt = explainResumeDoubt(plan, run.found.unfinished.get(plan.id) ?? []);
  return doubt === null || plan.halted ? doubt : (changedText(plan, run) ?? doubt);
}

function changedText(plan: Plan, run: Pick<PlannedRun, 'found'>): string | null {
  const { outdated } = getQuestionState(plan, run);
  if (outdated === undefined || outdated.planHash === planHash(plan)) return null;
  const done = `${outdated.upTo} of its tasks were done (commit ${shortId(outdated.commit)})`;
  return `the text of ${plan.path} has changed since ${done}. Restore that text to continue from there, or start the plan again on the present files, with unfinished-plans: run`;
}
