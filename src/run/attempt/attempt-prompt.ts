import { promptFor } from '../../agents/prompt/prompt.ts';
import { readPlanText } from '../../plan/phase/plan-text.ts';
import type { PlannedRun } from '../context/run-context.ts';
import { describePlanStage, getQuestionState } from '../questions/question-state.ts';
import type { AttemptOrder } from './salvage.ts';

export function buildPrompt(
  { plan, number: attempt, earlier: before }: AttemptOrder,
  deadline: string,
  run: PlannedRun,
): string {
  const { text, reads } = readPlanText(plan.text);
  const earlier = before && { ...before, salvaged: before.salvage !== null };
  const { teamRules } = run.policy;
  const questionState = getQuestionState(plan, run);
  const stage = describePlanStage(plan, questionState);
  const answers = questionState.told.map(({ asked, answer }) => ({ asked, text: answer.text }));
  const context = { phase: run.phase.id, attempt, deadline, earlier, teamRules, reads, stage, answers };
  return promptFor({ ...plan, text }, context);
}
