import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { Question, SignalDetailsInput } from '../../signal/signal-schema.ts';
import { buildQuestion, type QuestionState, type Stop } from './question-state.ts';

export interface PersonRequest {
  readonly question: string;
  readonly details: Partial<SignalDetailsInput<'blocked'>>;
}

export function getQuestionDetails(
  question: Question,
  plan: Plan,
  { phase, policy }: Pick<PhaseContext, 'phase' | 'policy'>,
): Partial<SignalDetailsInput<'blocked'>> {
  return {
    userInputRequired: true,
    task: question.task,
    options: question.options.map(({ id, name }) => (name ? `${id}: ${name}` : id)),
    question,
    nextSteps: [
      ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
      'then run the phase again',
    ],
  };
}

export interface WayToAnswer {
  readonly when: string;
  readonly command: string;
}

export function waysToAnswer(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  target: string,
  remote: string,
): WayToAnswer[] {
  const remoteOption = remote === '' ? '' : ` --remote ${remote}`;
  const approve = `phase-executor approve ${target}${remoteOption}`;
  const answer = (text: string) => `phase-executor answer ${target} ${text}${remoteOption}`;
  switch (kind) {
    // Option ids come from the plan, so they are shown beside the command, not inside it.
    case 'decision':
      return options.length === 0
        ? [{ when: 'to decide', command: answer('"<your decision>"') }]
        : [{ when: `to decide (${options.map(({ id }) => id).join(', ')})`, command: answer('<option>') }];
    case 'human-verify':
      return [
        { when: 'if the work is right', command: approve },
        { when: 'to have it changed first', command: answer('"<what is wrong>"') },
      ];
    case 'human-action':
      return [
        { when: 'when it is done', command: approve },
        { when: 'to add information', command: answer('"<information for the plan>"') },
      ];
    case 'agent-question':
      return [
        { when: 'to answer', command: answer('"<your answer>"') },
        { when: 'after the requested action', command: approve },
      ];
    case 'go-ahead':
      return [{ when: 'to let it continue', command: approve }];
  }
}

export function wayText({ when, command }: WayToAnswer): string {
  return `${when}: ${command}`;
}

/** Asks a question that comes before any task, and records it for the current commit. */
export async function askAtOnce(
  plan: Plan,
  { next, stop }: QuestionState,
  run: PhaseContext,
): Promise<PersonRequest | null> {
  if (next.kind === 'attempt' || stop === null) return null;
  const part = next.part ?? (await buildEmptyPart(plan, stop, run));
  if (next.part === null) run.services.ledger.append('part', part);
  return { question: stop.question, details: getQuestionDetails(buildQuestion(plan, stop, part), plan, run) };
}

async function buildEmptyPart(plan: Plan, { at }: Stop, run: PhaseContext): Promise<PlanPart> {
  const { sha } = await run.workspace.git.head();
  const commits = { base: sha, commit: sha, head: sha };
  return { plan: plan.id, upTo: at, planHash: hashPlan(plan), ...commits, isWitnessed: true, files: [] };
}
