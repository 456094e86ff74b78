import { createHash } from 'node:crypto';
import type { PlanStage } from '../../agents/prompt/prompt.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Answers, PersonAnswer } from '../../record/published/answers.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { answerCheckpoint, type CheckpointPolicy, checkpointKind } from '../../signal/human-checkpoint.ts';
import type { Question } from '../../signal/signal-schema.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';

/** How far a plan has come that asks people, when a run begins. */
export interface Standing {
  /** What is done of it, oldest first; empty for a plan that was never stopped. */
  readonly parts: readonly PlanPart[];
  /** What was answered, with the question it was the answer to. */
  readonly answered: readonly { readonly stop: Stop; readonly answer: PersonAnswer }[];
  /** The first task (from 0) that is not done. */
  readonly from: number;
  /** Where a person is asked next; null where the plan goes on to its end. */
  readonly stop: Stop | null;
  /** What an attempt has to do, or what is waited for. `part` is null where nothing is on record of the question yet. */
  readonly next: { readonly kind: 'attempt' } | { readonly kind: 'wait'; readonly part: PlanPart | null };
  /** What its agents asked in their own words, and what people said to it: told to the next agent, and no stop is passed by it. */
  readonly told: readonly { readonly asked: string; readonly answer: PersonAnswer }[];
  /** What was done of the plan when its text was another, where nothing is of its text as it is. */
  readonly outdated?: PlanPart | undefined;
}

/** What knows where plans stand: a run. */
interface StandingPlace {
  readonly found: { readonly standings: ReadonlyMap<string, Standing> };
}

/** Where a plan stands in this run. One that asks nobody goes on to its end. */
export function standingIn({ id }: Plan, { found }: StandingPlace): Standing {
  return found.standings.get(id) ?? standingOf([], [], new Map());
}

/**
 * Where a plan stands: each stop in turn is passed only with the answer to the question that was asked there, of the work
 * that was done before it. `parts` are those of the plan's text as it is, still in the history. Pure.
 */
export function standingOf(stops: readonly Stop[], parts: readonly PlanPart[], given: Answers): Standing {
  const answers = { get: (part: PlanPart) => answerTo(part, given) };
  const answered: { stop: Stop; answer: PersonAnswer }[] = [];
  const seen: PlanPart[] = [];
  let from = 0;
  for (const stop of stops) {
    const mine = parts.filter(({ upTo }) => upTo === stop.at);
    const part = mine.at(-1);
    const at = { parts: seen, answered, from, stop, told: [] };
    if (part === undefined)
      return { ...at, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
    seen.push(...mine);
    const objections = mine.slice(0, -1).flatMap((each) => answers.get(each) ?? []);
    for (const answer of objections) answered.push({ stop, answer });
    const answer = answers.get(part);
    if (answer === undefined) return { ...at, from: stop.at, next: { kind: 'wait', part } };
    answered.push({ stop, answer });
    if (!answer.approved) return { ...at, from: stop.at, next: { kind: 'attempt' } };
    from = stop.next;
  }
  return { parts: seen, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}

/** Only that to the question of this part, in this plan. */
function answerTo(part: PlanPart, answers: Answers): PersonAnswer | undefined {
  const answer = answers.get(questionId(part));
  return answer?.plan === part.plan ? answer : undefined;
}

/** Of a plan's text, a place in it, and a commit. */
export function questionId({ planHash: hash, upTo, commit }: Pick<PlanPart, 'planHash' | 'upTo' | 'commit'>): string {
  return createHash('sha256')
    .update(JSON.stringify([hash, upTo, commit]))
    .digest('hex');
}

/** What an agent asks of a person in its own words. `commit` is what it began on, `done` the tasks that are done by then. */
export function agentQuestion(plan: Plan, asked: string, commit: string, done = 0): Question {
  const id = agentQuestionId({ planHash: planHash(plan), asked, commit });
  const tasks = plan.tasks.length;
  return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked };
}

/** Of a plan's text, the words of its agent, and a commit: never that of a question which the plan asks. */
export function agentQuestionId(of: { planHash: string; asked: string; commit: string }): string {
  return createHash('sha256')
    .update(JSON.stringify(['agent-question', of.planHash, of.asked, of.commit]))
    .digest('hex');
}

/** Which of the questions that agents of a plan asked were answered, of its text as it is. Pure. */
export function toldOf(plan: Plan, questions: readonly Question[], answers: Answers): Standing['told'] {
  return questions.flatMap(({ asked = '', commit }) => {
    const answer = answers.get(agentQuestionId({ planHash: planHash(plan), asked, commit }));
    return answer?.plan === plan.id ? [{ asked, answer }] : [];
  });
}

/** Those parts of a plan that are of its text as it is, and in the history of HEAD. */
export async function partsHere(plan: Plan, parts: readonly PlanPart[], git: Git): Promise<PlanPart[]> {
  const here: PlanPart[] = [];
  for (const part of parts)
    if (
      part.planHash === planHash(plan) &&
      (await git.resolve(part.head)) &&
      (await isAncestor(git, part.head, 'HEAD'))
    )
      here.push(part);
  return here;
}

/** A person has looked at what was done, and wants it changed before the plan goes on. */
export function isRedo({ answered }: Standing): boolean {
  return answered.at(-1)?.answer.approved === false;
}

/**
 * The plan as far as an attempt has to do it before a person is asked, by which rules it is judged, and which files count as
 * its work: those of the parts before it too, unless it is a further part. `changed` are the files of the attempt, as git
 * names them.
 */
export function judgedPart(plan: Plan, standing: Standing, changed: readonly string[], run: PhaseContext): JudgedPart {
  const { stop } = standing;
  const parts = stop === null || isRedo(standing) ? standing.parts : [];
  const all = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
  const untouched = untouchedTasks(plan, standing, all, run.workspace.prefix);
  const policy = stop === null ? run.policy : policyOfPart(tasksUpTo(plan, stop, standing), run.policy);
  const judged = stop === null ? plan : upToStop(plan, stop, standing);
  return { plan: judged, policy, parts, changed: all, untouched };
}

/** The part of a plan that is judged by itself. */
export interface JudgedPart {
  readonly plan: Plan;
  readonly policy: RunPolicy;
  /** Its parts before this one, where their files count as its work. */
  readonly parts: readonly PlanPart[];
  readonly changed: readonly string[];
  /** The tasks behind the last answer, where nothing of their files was changed. */
  readonly untouched: readonly PlanTask[];
}

/**
 * What an attempt has to do of a plan before a person is asked: the tasks up to there, and of the promises those that are
 * these tasks' alone by the files that they name. Whatever else the plan promises is asked when it is complete.
 */
export function upToStop(plan: Plan, stop: Stop, standing: Standing): Plan {
  const tasks = tasksUpTo(plan, stop, standing);
  const before = new DeclaredPaths(tasks.flatMap(({ files }) => files));
  const after = new DeclaredPaths(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
  const artifacts = plan.mustHaves.artifacts.filter(({ path }) => before.covers(path) && !after.covers(path));
  return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}

function tasksUpTo(plan: Plan, stop: Stop, standing: Standing): PlanTask[] {
  return plan.tasks.slice(isRedo(standing) ? 0 : standing.from, stop.at);
}

/**
 * A part is no plan: of evidence it needs a change, or a command that passed; nothing where its own tasks name neither files
 * nor commands, for then there is nothing that a machine could look at.
 */
function policyOfPart(tasks: readonly PlanTask[], policy: RunPolicy): RunPolicy {
  const isSeen = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
  return { ...policy, minEvidence: isSeen && policy.minEvidence !== 'none' ? 'changed' : 'none' };
}

/**
 * The tasks behind the last answer that name files, where nothing of these was changed: an attempt that writes a SUMMARY alone
 * has not done them, whatever the parts before it did. `changed` are the paths of all of it, as git names them.
 */
export function untouchedTasks(
  plan: Plan,
  { parts, from, stop }: Standing,
  changed: readonly string[],
  prefix: string,
): readonly PlanTask[] {
  if (parts.length === 0 || stop !== null) return [];
  const left = plan.tasks
    .slice(from)
    .map((task) => ({ task, declared: new DeclaredPaths(task.files, prefix) }))
    .filter(({ declared }) => declared.patterns.length > 0);
  const isTouched = left.some(({ declared }) => changed.some((path) => declared.covers(path)));
  return isTouched ? [] : left.map(({ task }) => task);
}

/** The files of the parts of a plan that are done, as git names them. */
export function doneFiles({ parts }: Pick<Standing, 'parts'>): string[] {
  return [...new Set(parts.flatMap(({ files }) => files))];
}

/** What a person is asked, in the words of the plan. */
export function questionOf(plan: Plan, stop: Stop, part: PlanPart): Question {
  const { task } = stop;
  const texts = { ...task?.steps, precondition: task?.precondition ?? null };
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Record<string, string>;
  return {
    id: questionId(part),
    kind: stop.kind,
    task: task?.name.slice(0, 1000) ?? null,
    number: task === null ? 0 : stop.at + 1,
    tasks: plan.tasks.length,
    done: stop.at,
    commit: part.commit,
    options: (task?.options ?? []).slice(0, 100),
    ...given,
  };
}

/** What an agent is told of its part; null for a plan that asks nobody. */
export function stageOf(plan: Plan, standing: Standing): PlanStage | null {
  const { parts, answered, from, stop } = standing;
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
    isRedo: isRedo(standing),
  };
}

/** A place in a plan where a person is asked. */
export interface Stop {
  /** How many tasks come before it, and with which one (from 0) the plan goes on: a checkpoint itself is nobody's work. */
  readonly at: number;
  readonly next: number;
  readonly kind: Question['kind'];
  /** Null where the plan as a whole asks. */
  readonly task: PlanTask | null;
  /** As a sentence. */
  readonly question: string;
}

/** The places where a plan waits for a person, in order. What the policy answers by itself is none. */
export function stopsOf(plan: Plan, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const stops = plan.tasks.flatMap((task, at) => stopAt(task, at, policy, canJudge));
  if (stops.length > 0 || plan.autonomous || policy === 'auto') return stops;
  const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
  return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}

function stopAt(task: PlanTask, at: number, policy: CheckpointPolicy, canJudge: boolean): Stop[] {
  const isCheckpoint = task.type.startsWith('checkpoint');
  // An agent that reads the plan looks itself, and says blocked where the precondition is not met.
  const preconditionOpen = task.precondition !== null && !canJudge;
  if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen) return [];
  const options = task.options.map(({ id }) => id);
  const answer = answerCheckpoint({ type: task.type, gate: task.gate ?? undefined, options, preconditionOpen }, policy);
  if (!answer.ask) return [];
  const condition = preconditionOpen ? `: ${task.precondition}` : '';
  const question = `${task.type} "${task.name}" asks for a person (${answer.why}${condition})`;
  return [{ at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? kindAsked(task) : 'go-ahead', task, question }];
}

/** Of a kind that nobody knows somebody has to look at what is there. */
function kindAsked({ type }: PlanTask): Question['kind'] {
  const kind = checkpointKind(type);
  return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}
