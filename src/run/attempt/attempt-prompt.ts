import { promptFor } from '../../agents/prompt/prompt.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readPlanText } from '../../plan/phase/plan-text.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { RunContext } from '../context/run-context.ts';
import { stageOf, standingIn } from '../questions/standing.ts';
import type { EarlierAttempt } from './salvage.ts';

interface PromptingRun {
  readonly phase: { readonly id: string };
  readonly policy: Pick<RunPolicy, 'teamRules'>;
  readonly found: Pick<RunContext['found'], 'standings'>;
}

/** Builds the agent's prompt. `deadline` is an ISO time. */
export function promptOf(
  plan: Plan,
  attempt: number,
  deadline: string,
  before: EarlierAttempt | null,
  run: PromptingRun,
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
