import { promptFor } from '../../agents/prompt/prompt.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readPlanText } from '../../plan/phase/plan-text.ts';
import type { PlannedRun } from '../context/run-context.ts';
import { stageOf, standingIn } from '../questions/standing.ts';
import type { EarlierAttempt } from './salvage.ts';

/** Builds the agent's prompt. `deadline` is an ISO time. */
export function promptOf(
  plan: Plan,
  attempt: number,
  deadline: string,
  before: EarlierAttempt | null,
  run: PlannedRun,
): string {
  const { text, reads } = readPlanText(plan.text);
  const earlier = before === null ? null : { ...before, salvaged: before.salvage !== null };
  const { teamRules } = run.policy;
  const standing = standingIn(plan, run);
  const stage = stageOf(plan, standing);
  const answers = standing.told.map(({ asked, answer }) => ({ asked, text: answer.text }));
  const context = { phase: run.phase.id, attempt, deadline, earlier, teamRules, reads, stage, answers };
  return promptFor({ ...plan, text }, context);
}
