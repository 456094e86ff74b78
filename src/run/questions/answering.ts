import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { createDependencyResolver } from '../../plan/schedule/dependency.ts';
import { refuseDuringRun } from '../../record/log/lease.ts';
import { listLedgers, readRecentEvents, readSignals } from '../../record/log/ledger.ts';
import { withLedger } from '../../record/project/current-ledger.ts';
import { answerStore, getRecordFolder, openPhase } from '../../record/project/local-phase.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { addAnswer, maxAnswerChars, type PersonAnswer, readAnswers } from '../../record/published/answers.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { World } from '../../settings/call/world.ts';
import { didYouMean } from '../../settings/table/nearest-name.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { getQuestion, parseSignal } from '../../signal/completion-signal.ts';
import type { Question } from '../../signal/signal-schema.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { waysToAnswer, wayText } from './asking.ts';
import { agentQuestionId, questionId } from './question-state.ts';

export function answerText(value: string): string {
  const text = value.trim();
  if (text === '') throw new UsageError('answer: the text is missing, such as answer 07 07-02 option-a');
  if (text.length <= maxAnswerChars) return text;
  throw new UsageError(`answer: the text has ${text.length} characters; at most ${maxAnswerChars} are accepted`);
}

interface PersonalAnswer {
  readonly ref: string;
  readonly plan: string;
  readonly text: string | null;
  /** Default: the person that git knows here. */
  readonly person?: Person;
}

export interface RecordedAnswer {
  readonly answer: PersonAnswer;
  readonly question: Question;
  readonly phase: string;
  readonly isWithdrawn?: true;
}

/** Records what a person says to the question that a plan has asked. A refused answer changes nothing. */
export async function recordAnswer(personalAnswer: PersonalAnswer, world: World): Promise<RecordedAnswer> {
  const { settings } = world;
  refuseAgents(world);
  const read = await openPhase(personalAnswer.ref, world);
  const { git } = read;
  const plan = findAnsweredPlan(personalAnswer.plan, read);
  refuseDuringRun(git.gitDir, world.machine);
  refuseCutOff(git, settings.remote === '' ? getRecordFolder(read) : null);
  const { signal, events } = await withLedger(read, world, (dir) => {
    return { signal: readSignals(dir).get(plan.id), events: readRecentEvents(dir, read.phase.id) };
  });
  const recorded = phaseState(events).plans;
  const last = recorded.lastQuestions.get(plan.id) ?? null;
  const store = answerStore(read, world);
  const answers = await readAnswers(store);
  // A person may change an earlier answer, also where it could not be followed.
  const question = last !== null && answers.has(last.id) ? last : requireQuestion(signal, plan, settings);
  // On a remote the plan may be another one; there its run compares.
  if (store.remote === null || question.kind === 'agent-question') refuseChanged(plan, question);
  if (personalAnswer.person !== undefined) refuseLate(personalAnswer.person, recorded.askedAt.get(question.id));
  const existing = answers.get(question.id);
  const isTaken = recorded.answered.has(question.id);
  if (settings.withdraw && existing === undefined)
    throw new UsageError(`plan ${plan.id}: nothing was said to it that can be withdrawn`);
  if (settings.withdraw && existing !== undefined && !isTaken) {
    await addAnswer(store, existing, true);
    return { answer: existing, question, phase: read.phase.id, isWithdrawn: true };
  }
  if (existing !== undefined && (existing.approved || settings.withdraw))
    throw new UsageError(
      `plan ${plan.id}: ${existing.by} answered this at ${existing.at}${isTaken ? ', and a run has taken it up' : ''}; run the phase again to continue with that answer${isTaken ? '' : ', or take it back with approve --withdraw'}`,
    );
  const all = waysToAnswer(question, `${read.phase.id} ${plan.id}`, withoutSecret(settings.remote));
  const ways = all.map(wayText).join('; ');
  const result =
    personalAnswer.text === null ? parseApproval(question, ways) : answerTo(question, personalAnswer.text, ways);
  const at = new Date(world.now()).toISOString();
  const reported: PersonAnswer = {
    schemaVersion: 1,
    plan: plan.id,
    question: question.id,
    ...result,
    by:
      personalAnswer.person?.login ??
      ((await git.identityOf('AUTHOR')).slice(0, 500) || 'a person without a name in git'),
    ...(personalAnswer.person === undefined ? {} : { url: personalAnswer.person.url }),
    at,
  };
  await addAnswer(store, reported);
  return { answer: reported, question, phase: read.phase.id };
}

/** @throws UsageError in the environment of an agent: only a person may answer. */
export function refuseAgents({ environment }: World): void {
  if (environment.PHASE_EXECUTOR !== undefined)
    throw new UsageError('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person may answer');
}

function findAnsweredPlan(word: string, { schedule, phase }: ReadSchedule): Plan {
  const plans = schedule.plans.map(({ plan }) => plan);
  const meant = createDependencyResolver(phase)(word);
  const result = plans.find(({ id }) => meant.kind === 'plan' && id === meant.id);
  if (result !== undefined) return result;
  const ids = plans.map(({ id }) => id);
  throw new UsageError(
    `plan: found "${word}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${didYouMean(word, ids)}`,
  );
}

/** After an unfinished run its agent could answer for a person: the next run recovers first. `own`: its ledger. */
function refuseCutOff(git: Git, own: string | null): void {
  const cut = listLedgers(git.gitDir).find(({ dir, events }) => {
    const { open, opening, ended } = phaseState(events);
    return open.isAny(git.root) || (dir === own && opening !== null && ended === null);
  });
  if (cut === undefined) return;
  const phase = cut.events.at(-1)?.phase ?? cut.phase;
  throw new UsageError(
    `the last run of phase ${phase} here did not finish; run that phase again to recover it, then answer`,
  );
}

function requireQuestion(signal: unknown, plan: Plan, { remote }: Settings): Question {
  const where =
    remote === '' ? 'here; if the record is shared, name its remote, such as --remote origin' : `on ${remote}`;
  if (signal === undefined)
    throw new UsageError(`plan ${plan.id} has no open question: no run of it is recorded ${where}`);
  const completionSignal = parseSignal(signal);
  if (completionSignal.status === 'success')
    throw new UsageError(`plan ${plan.id} has no open question: it is complete`);
  const question = getQuestion(completionSignal);
  if (question !== undefined) return question;
  const reason =
    completionSignal.status === 'failure'
      ? (completionSignal.details.error?.message ?? completionSignal.details.reason)
      : completionSignal.details.reason;
  throw new UsageError(`plan ${plan.id} has no open question; it is ${completionSignal.status}: ${reason}`);
}

function refuseChanged(plan: Plan, { id, kind, done, commit, asked = '' }: Question): void {
  const of = { planHash: planHash(plan), commit };
  if (id === (kind === 'agent-question' ? agentQuestionId({ ...of, asked }) : questionId({ ...of, upTo: done })))
    return;
  throw new UsageError(
    `the text of ${plan.path} has changed since the plan asked; restore it, or run the phase again to get a new question`,
  );
}

/** A comment may wait for its job, or its job may be run again, while the plan goes on and asks something else. */
function refuseLate({ saidAt }: Person, askedAt: string | undefined): void {
  if (askedAt === undefined || Date.parse(askedAt) <= Date.parse(saidAt)) return;
  throw new UsageError(
    `the plan asked its question at ${askedAt}, after this comment was written (${saidAt}); read the question, then comment again`,
  );
}

/** `ways` says how the question is answered. */
function parseApproval({ kind }: Question, ways: string): Pick<PersonAnswer, 'approved' | 'text'> {
  if (kind !== 'decision') return { approved: true, text: null };
  throw new UsageError(`the plan asks for a decision: ${ways}`);
}

/** An answer to a review says what is wrong: only an approval approves. */
function answerTo({ kind, options }: Question, text: string, ways: string): Pick<PersonAnswer, 'approved' | 'text'> {
  switch (kind) {
    case 'go-ahead':
      throw new UsageError(`the plan asks whether it may continue: ${ways}`);
    case 'human-verify':
      return /^"?approved?"?[.!]?$/i.test(text) ? { approved: true, text: null } : { approved: false, text };
    case 'human-action':
    case 'agent-question':
      return { approved: true, text };
    case 'decision':
      return { approved: true, text: chooseOption(options, text) };
  }
}

/** Requires the id of an option first, where the plan names any. */
function chooseOption(options: Question['options'], text: string): string {
  const ids = options.map(({ id }) => id);
  const isChosen = (id: string) => {
    const rest = text.slice(id.length);
    return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(rest);
  };
  const id = ids.filter(isChosen).sort((one, other) => other.length - one.length)[0];
  if (ids.length === 0) return text;
  if (id !== undefined) return `${id}${text.slice(id.length)}`;
  const meant = didYouMean(text.split(/\s/, 1)[0] ?? '', ids);
  throw new UsageError(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${meant}`);
}

/** Person known otherwise than by git's identity here, with where and when (ISO time) they said it. */
export interface Person {
  readonly login: string;
  readonly url: string;
  readonly saidAt: string;
}
