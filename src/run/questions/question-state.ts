import { createHash } from 'node:crypto';
import type { PlanStage } from '../../agents/prompt/prompt.ts';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Answers, PersonAnswer } from '../../record/published/answers.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import { type CheckpointPolicy, checkpointKind, reasonToAsk } from '../../signal/human-checkpoint.ts';
import type { Question } from '../../signal/signal-schema.ts';
import type { Git } from '../../system/git/git.ts';
import { ancestorsAmong } from '../../system/git/history.ts';

/** Progress of a plan that asks people, at the start of a run. */
export interface QuestionState {
  /** Oldest first; empty for a plan that was never stopped. */
  readonly parts: readonly PlanPart[];
  readonly answered: readonly { readonly stop: Stop; readonly answer: PersonAnswer }[];
  /** The first task (from 0) that is not done. */
  readonly from: number;
  readonly stop: Stop | null;
  /** `part` is null where the question is not on record yet. */
  readonly next: { readonly kind: 'attempt' } | { readonly kind: 'wait'; readonly part: PlanPart | null };
  /** Questions of its agents with the answers: the next agent gets them, but they pass no stop. */
  readonly told: readonly { readonly asked: string; readonly answer: PersonAnswer }[];
  /** Part of an earlier text of the plan, where there is none of its present text. */
  readonly outdated?: PlanPart | undefined;
}

/** Standing of a plan in this run. One that asks no person goes on to its end. */
export function getQuestionState(
  { id }: Plan,
  { found }: { readonly found: { readonly standings: ReadonlyMap<string, QuestionState> } },
): QuestionState {
  return found.standings.get(id) ?? computeQuestionState([], [], new Map());
}

/** Passes each stop only with the answer to its question. `parts` are of the present text, in the history. */
export function computeQuestionState(
  stops: readonly Stop[],
  parts: readonly PlanPart[],
  answers: Answers,
): QuestionState {
  const answered: { stop: Stop; answer: PersonAnswer }[] = [];
  const planParts: PlanPart[] = [];
  let from = 0;
  for (const stop of stops) {
    const mine = parts.filter(({ upTo }) => upTo === stop.at);
    const part = mine.at(-1);
    const at = { parts: planParts, answered, from, stop, told: [] };
    if (part === undefined)
      return { ...at, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
    for (const planPart of mine) planParts.push(planPart);
    const objections = mine.slice(0, -1).flatMap((planPart) => answerTo(planPart, answers) ?? []);
    for (const answer of objections) answered.push({ stop, answer });
    const answer = answerTo(part, answers);
    if (answer === undefined) return { ...at, from: stop.at, next: { kind: 'wait', part } };
    answered.push({ stop, answer });
    if (!answer.approved) return { ...at, from: stop.at, next: { kind: 'attempt' } };
    from = stop.next;
  }
  return { parts: planParts, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}

/** Only the answer to the question of this part, in this plan. */
function answerTo(part: PlanPart, answers: Answers): PersonAnswer | undefined {
  const answer = answers.get(questionId(part));
  return answer?.plan === part.plan ? answer : undefined;
}

export function questionId({ planHash: hash, upTo, commit }: Pick<PlanPart, 'planHash' | 'upTo' | 'commit'>): string {
  return digestParts([hash, upTo, commit]);
}

/** Question of an agent in its own words. `commit` is what it began on, `done` the number of tasks done by then. */
export function agentQuestion(plan: Plan, requested: string, commit: string, done = 0): Question {
  const id = agentQuestionId({ planHash: planHash(plan), asked: requested, commit });
  const tasks = plan.tasks.length;
  return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked: requested };
}

/** Differs from every `questionId`: an agent cannot ask a question of the plan. */
export function agentQuestionId(of: { planHash: string; asked: string; commit: string }): string {
  return digestParts(['agent-question', of.planHash, of.asked, of.commit]);
}

function digestParts(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Answered questions of the plan's agents, for its present text. */
export function listAnsweredQuestions(
  plan: Plan,
  questions: readonly Question[],
  answers: Answers,
): QuestionState['told'] {
  return questions.flatMap(({ asked = '', commit }) => {
    const answer = answers.get(agentQuestionId({ planHash: planHash(plan), asked, commit }));
    return answer?.plan === plan.id ? [{ asked, answer }] : [];
  });
}

/** Parts that are of the plan's present text, and in the history of HEAD. */
export async function partsHere(plan: Plan, parts: readonly PlanPart[], git: Git): Promise<PlanPart[]> {
  const heads = parts.map(({ head }) => head);
  const here = await ancestorsAmong(git, heads, 'HEAD');
  return parts.filter((part) => part.planHash === planHash(plan) && here.has(part.head));
}

/** A person wants the work changed before the plan goes on. */
export function isRedo({ answered }: QuestionState): boolean {
  return answered.at(-1)?.answer.approved === false;
}

/**
 * Limits plan, rules and files to what work is judged by that goes up to the next question; a further part leaves
 * out the files of earlier ones. `changed` are the files of the work, as git names them.
 */
export function judgedPart(
  plan: Plan,
  questionState: QuestionState,
  changed: readonly string[],
  run: PhaseContext,
): JudgedPart {
  const { stop } = questionState;
  const parts = stop === null || isRedo(questionState) ? questionState.parts : [];
  const all = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
  const untouched = untouchedTasks(plan, questionState, all, run.workspace.prefix).map(({ name }) => name);
  const { minEvidence } = run.policy;
  return {
    work: {
      plan: stop === null ? plan : upToStop(plan, stop, questionState),
      isPart: stop !== null,
      changed: all,
      isRedo: isRedo(questionState),
      untouched,
    },
    parts,
    minEvidence: stop === null ? minEvidence : evidenceOfPart(tasksUpTo(plan, stop, questionState), minEvidence),
  };
}

export interface JudgedPart {
  readonly work: Pick<Candidate, 'plan' | 'isPart' | 'changed' | 'isRedo' | 'untouched'>;
  /** Earlier parts, where their files count as its work. */
  readonly parts: readonly PlanPart[];
  readonly minEvidence: EvidenceLevel;
}

/** Limits a plan to the tasks before a stop, and to promises about files that only these tasks name. */
export function upToStop(plan: Plan, stop: Stop, questionState: QuestionState): Plan {
  const tasks = tasksUpTo(plan, stop, questionState);
  const before = new DeclaredPaths(tasks.flatMap(({ files }) => files));
  const after = new DeclaredPaths(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
  const artifacts = plan.mustHaves.artifacts.filter(({ path }) => before.covers(path) && !after.covers(path));
  return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}

function tasksUpTo(plan: Plan, stop: Stop, questionState: QuestionState): PlanTask[] {
  return plan.tasks.slice(isRedo(questionState) ? 0 : questionState.from, stop.at);
}

/** A part needs only a change or a passed command; nothing where its tasks name neither files nor commands. */
function evidenceOfPart(tasks: readonly PlanTask[], least: EvidenceLevel): EvidenceLevel {
  const isSeen = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
  return isSeen && least !== 'none' ? 'changed' : 'none';
}

/**
 * Tasks after the last answer where none of their files changed: an attempt that writes only a SUMMARY has not
 * done them. `changed` are the paths of all of it, as git names them.
 */
export function untouchedTasks(
  plan: Plan,
  { parts, from, stop }: QuestionState,
  changed: readonly string[],
  prefix: string,
): readonly PlanTask[] {
  if (parts.length === 0 || stop !== null) return [];
  const remaining = plan.tasks
    .slice(from)
    .map((task) => ({ task, declared: new DeclaredPaths(task.files, prefix) }))
    .filter(({ declared }) => declared.patterns.length > 0);
  const isTouched = remaining.some(({ declared }) => changed.some((path) => declared.covers(path)));
  return isTouched ? [] : remaining.map(({ task }) => task);
}

export function buildQuestion(plan: Plan, stop: Stop, part: PlanPart): Question {
  const { task } = stop;
  const texts = { ...task?.steps, precondition: task?.precondition ?? null };
  const input = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Record<string, string>;
  return {
    id: questionId(part),
    kind: stop.kind,
    task: task?.name.slice(0, 1000) ?? null,
    number: task === null ? 0 : stop.at + 1,
    tasks: plan.tasks.length,
    done: stop.at,
    commit: part.commit,
    options: (task?.options ?? []).slice(0, 100),
    ...input,
  };
}

export function describePlanStage(plan: Plan, questionState: QuestionState): PlanStage | null {
  const { parts, answered, from, stop } = questionState;
  if (parts.length === 0 && stop === null) return null;
  return {
    done: parts.at(-1)?.upTo ?? 0,
    first: from + 1,
    last: stop?.at ?? plan.tasks.length,
    tasks: plan.tasks.length,
    stopsAt: stop === null ? null : (stop.task?.name ?? `the end of plan ${plan.id}`),
    answers: answered.map(({ stop: { task }, answer: { approved, text } }) => {
      return { task: task?.name ?? `plan ${plan.id}`, approved, text };
    }),
    isRedo: isRedo(questionState),
  };
}

export interface Stop {
  /** Number of tasks before it; `next` is the task (from 0) with which the plan goes on, after a checkpoint. */
  readonly at: number;
  readonly next: number;
  readonly kind: Question['kind'];
  /** Null where the plan as a whole asks. */
  readonly task: PlanTask | null;
  readonly question: string;
}

/** Places where a plan waits for a person, in order, without those that the policy answers. */
export function listStops(plan: Plan, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const stops = plan.tasks.flatMap((task, at) => stopAt(task, at, policy, canJudge));
  if (stops.length > 0 || plan.autonomous || policy === 'auto') return stops;
  const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
  return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}

function stopAt(task: PlanTask, at: number, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const isCheckpoint = task.type.startsWith('checkpoint');
  // An agent that reads the plan checks this itself, and says blocked where the precondition is not met.
  const preconditionOpen = task.precondition !== null && !canJudge;
  if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen) return [];
  const reason = reasonToAsk({ ...task, preconditionOpen }, policy);
  if (reason === null) return [];
  const condition = preconditionOpen ? `: ${task.precondition}` : '';
  const question = `${task.type} "${task.name}" asks for a person (${reason}${condition})`;
  return [{ at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? kindAsked(task) : 'go-ahead', task, question }];
}

/** For a kind that is not known a person has to look at the work. */
function kindAsked({ type }: PlanTask): Question['kind'] {
  const kind = checkpointKind(type);
  return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}
