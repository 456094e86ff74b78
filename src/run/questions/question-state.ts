import { createHash } from 'node:crypto';
import type { PlanStage } from '../../agents/prompt/prompt.ts';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Answers, PersonAnswer } from '../../record/published/answers.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import { type CheckpointPolicy, checkpointKind, getReasonToAsk } from '../../signal/human-checkpoint.ts';
import type { Question } from '../../signal/signal-schema.ts';
import type { Git } from '../../system/git/git.ts';
import { filterAncestors } from '../../system/git/history.ts';

export interface QuestionState {
  /** Oldest first. */
  readonly parts: readonly PlanPart[];
  readonly answered: readonly { readonly stop: Stop; readonly answer: PersonAnswer }[];
  readonly from: number;
  readonly stop: Stop | null;
  /** `part` is null if the question isn't recorded yet. */
  readonly next: { readonly kind: 'attempt' } | { readonly kind: 'wait'; readonly part: PlanPart | null };
  /** Answered questions from agents. They go to the next agent but don't pass a stop. */
  readonly told: readonly { readonly asked: string; readonly answer: PersonAnswer }[];
  readonly outdated?: PlanPart | undefined;
}

/** Plans without questions run to their end. */
export function getQuestionState(
  { id }: Plan,
  { found }: { readonly found: { readonly standings: ReadonlyMap<string, QuestionState> } },
): QuestionState {
  return found.standings.get(id) ?? computeQuestionState([], [], new Map());
}

/** Computes how far the answers let the plan go. `parts` belong to the current text and are in HEAD's history. */
export function computeQuestionState(
  stops: readonly Stop[],
  parts: readonly PlanPart[],
  answers: Answers,
): QuestionState {
  const answered: { stop: Stop; answer: PersonAnswer }[] = [];
  const planParts: PlanPart[] = [];
  let from = 0;
  for (const stop of stops) {
    const stopParts = parts.filter(({ upTo }) => upTo === stop.at);
    const part = stopParts.at(-1);
    const current = { parts: planParts, answered, from, stop, told: [] };
    if (part === undefined)
      return { ...current, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
    for (const planPart of stopParts) planParts.push(planPart);
    const objections = stopParts.slice(0, -1).flatMap((planPart) => findAnswer(planPart, answers) ?? []);
    for (const answer of objections) answered.push({ stop, answer });
    const answer = findAnswer(part, answers);
    if (answer === undefined) return { ...current, from: stop.at, next: { kind: 'wait', part } };
    answered.push({ stop, answer });
    if (!answer.approved) return { ...current, from: stop.at, next: { kind: 'attempt' } };
    from = stop.next;
  }
  return { parts: planParts, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}

function findAnswer(part: PlanPart, answers: Answers): PersonAnswer | undefined {
  const answer = answers.get(getQuestionId(part));
  return answer?.plan === part.plan ? answer : undefined;
}

export function getQuestionId({
  planHash: hash,
  upTo,
  commit,
}: Pick<PlanPart, 'planHash' | 'upTo' | 'commit'>): string {
  return digestParts([hash, upTo, commit]);
}

/** Builds an agent's own question. `commit` is the commit it started on, `done` the number of finished tasks. */
export function findAgentQuestion(plan: Plan, requested: string, commit: string, done = 0): Question {
  const id = getAgentQuestionId({ planHash: hashPlan(plan), asked: requested, commit });
  const tasks = plan.tasks.length;
  return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked: requested };
}

/** Never equals a `questionId`, so an agent can't pose as the plan. */
export function getAgentQuestionId(of: { planHash: string; asked: string; commit: string }): string {
  return digestParts(['agent-question', of.planHash, of.asked, of.commit]);
}

function digestParts(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function listAnsweredQuestions(
  plan: Plan,
  questions: readonly Question[],
  answers: Answers,
): QuestionState['told'] {
  return questions.flatMap(({ asked = '', commit }) => {
    const answer = answers.get(getAgentQuestionId({ planHash: hashPlan(plan), asked, commit }));
    return answer?.plan === plan.id ? [{ asked, answer }] : [];
  });
}

export async function filterCurrentParts(plan: Plan, parts: readonly PlanPart[], git: Git): Promise<PlanPart[]> {
  const heads = parts.map(({ head }) => head);
  const reachable = await filterAncestors(git, heads, 'HEAD');
  return parts.filter((part) => part.planHash === hashPlan(plan) && reachable.has(part.head));
}

export function isRedo({ answered }: QuestionState): boolean {
  return answered.at(-1)?.answer.approved === false;
}

/** Limits plan, rules and files to the work before the next question. `changed` are git paths. */
export function judgedPart(
  plan: Plan,
  questionState: QuestionState,
  changed: readonly string[],
  run: PhaseContext,
): JudgedPart {
  const { stop } = questionState;
  const parts = stop === null || isRedo(questionState) ? questionState.parts : [];
  const files = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
  const untouched = findUntouchedTasks(plan, questionState, files, run.workspace.prefix).map(({ name }) => name);
  const { minEvidence } = run.policy;
  return {
    work: {
      plan: stop === null ? plan : trimAtStop(plan, stop, questionState),
      isPart: stop !== null,
      changed: files,
      isRedo: isRedo(questionState),
      untouched,
    },
    parts,
    minEvidence: stop === null ? minEvidence : getPartEvidence(getTasksUpTo(plan, stop, questionState), minEvidence),
  };
}

export interface JudgedPart {
  readonly work: Pick<Candidate, 'plan' | 'isPart' | 'changed' | 'isRedo' | 'untouched'>;
  readonly parts: readonly PlanPart[];
  readonly minEvidence: EvidenceLevel;
}

/** Limits a plan to the tasks before a stop and to promises about files that only these tasks name. */
export function trimAtStop(plan: Plan, stop: Stop, questionState: QuestionState): Plan {
  const tasks = getTasksUpTo(plan, stop, questionState);
  const earlierFiles = new DeclaredPaths(tasks.flatMap(({ files }) => files));
  const laterFiles = new DeclaredPaths(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
  const artifacts = plan.mustHaves.artifacts.filter(
    ({ path }) => earlierFiles.covers(path) && !laterFiles.covers(path),
  );
  return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}

function getTasksUpTo(plan: Plan, stop: Stop, questionState: QuestionState): PlanTask[] {
  return plan.tasks.slice(isRedo(questionState) ? 0 : questionState.from, stop.at);
}

/** Partial work needs only a change or a passing command, or nothing if its tasks name neither files nor commands. */
function getPartEvidence(tasks: readonly PlanTask[], minEvidence: EvidenceLevel): EvidenceLevel {
  const isCheckable = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
  return isCheckable && minEvidence !== 'none' ? 'changed' : 'none';
}

/** An attempt that writes only a SUMMARY hasn't done the tasks after the last answer. `changed` are git paths. */
export function findUntouchedTasks(
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
    id: getQuestionId(part),
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
  /** `at` is the number of tasks before the stop; `next` is the index of the task after it. */
  readonly at: number;
  readonly next: number;
  readonly kind: Question['kind'];
  /** Null if the plan as a whole asks. */
  readonly task: PlanTask | null;
  readonly question: string;
}

/** Lists where a plan waits for a person, without stops that the policy answers. */
export function listStops(plan: Plan, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const stops = plan.tasks.flatMap((task, at) => findStop(task, at, policy, canJudge));
  if (stops.length > 0 || plan.autonomous || policy === 'auto') return stops;
  const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
  return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}

function findStop(task: PlanTask, at: number, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const isCheckpoint = task.type.startsWith('checkpoint');
  // An agent that reads the plan checks preconditions itself and reports blocked.
  const preconditionOpen = task.precondition !== null && !canJudge;
  if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen) return [];
  const reason = getReasonToAsk({ ...task, preconditionOpen }, policy);
  if (reason === null) return [];
  const condition = preconditionOpen ? `: ${task.precondition}` : '';
  const question = `${task.type} "${task.name}" asks for a person (${reason}${condition})`;
  return [
    { at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? getQuestionKind(task) : 'go-ahead', task, question },
  ];
}

/** Unknown kinds are treated as a review. */
function getQuestionKind({ type }: PlanTask): Question['kind'] {
  const kind = checkpointKind(type);
  return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}
