import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { createDependencyResolver } from '../../plan/schedule/dependency.ts';
import { refuseDuringRun } from '../../record/log/lease.ts';
import { listLedgers, readRecentEvents, readSignals } from '../../record/log/ledger.ts';
import { withLedger } from '../../record/project/current-ledger.ts';
import { answerStore, getRecordFolder, openPhase } from '../../record/project/local-phase.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { addAnswer, maxAnswerChars, type PersonAnswer, readAnswers } from '../../record/published/answers.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { World } from '../../settings/call/world.ts';
import { suggestName } from '../../settings/table/nearest-name.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { getQuestion, parseSignal } from '../../signal/completion-signal.ts';
import type { Question } from '../../signal/signal-schema.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { waysToAnswer, wayText } from './asking.ts';
import { getAgentQuestionId, getQuestionId } from './question-state.ts';

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
  readonly person?: Person;
}

export interface RecordedAnswer {
  readonly answer: PersonAnswer;
  readonly question: Question;
  readonly phase: string;
  readonly isWithdrawn?: true;
}

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
  // People may change an earlier answer, even if it couldn't be followed.
  const question = last !== null && answers.has(last.id) ? last : requireQuestion(signal, plan, settings);
  // The remote may have another version of the plan; the run checks that there.
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
  const commands = waysToAnswer(question, `${read.phase.id} ${plan.id}`, withoutSecret(settings.remote));
  const ways = commands.map(wayText).join('; ');
  const content =
    personalAnswer.text === null ? parseApproval(question, ways) : parseAnswer(question, personalAnswer.text, ways);
  const at = new Date(world.now()).toISOString();
  const newAnswer: PersonAnswer = {
    schemaVersion: 1,
    plan: plan.id,
    question: question.id,
    ...content,
    by:
      personalAnswer.person?.login ??
      ((await git.identityOf('AUTHOR')).slice(0, 500) || 'a person without a name in git'),
    ...(personalAnswer.person === undefined ? {} : { url: personalAnswer.person.url }),
    at,
  };
  await addAnswer(store, newAnswer);
  return { answer: newAnswer, question, phase: read.phase.id };
}

/** @throws UsageError inside an agent: only people may answer */
export function refuseAgents({ environment }: World): void {
  if (environment.PHASE_EXECUTOR !== undefined)
    throw new UsageError('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person may answer');
}

function findAnsweredPlan(word: string, { schedule, phase }: ReadSchedule): Plan {
  const plans = schedule.plans.map(({ plan }) => plan);
  const resolution = createDependencyResolver(phase)(word);
  const result = plans.find(({ id }) => resolution.kind === 'plan' && id === resolution.id);
  if (result !== undefined) return result;
  const ids = plans.map(({ id }) => id);
  throw new UsageError(
    `plan: found "${word}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${suggestName(word, ids)}`,
  );
}

/** Refuses answers after an unfinished run, whose agent may still be alive and could answer. `ownLedger` is its record. */
function refuseCutOff(git: Git, ownLedger: string | null): void {
  const unfinished = listLedgers(git.gitDir).find(({ dir, events }) => {
    const { open, opening, ended } = phaseState(events);
    return open.isAny(git.root) || (dir === ownLedger && opening !== null && ended === null);
  });
  if (unfinished === undefined) return;
  const phase = unfinished.events.at(-1)?.phase ?? unfinished.phase;
  throw new UsageError(
    `the last run of phase ${phase} here did not finish; run that phase again to recover it, then answer`,
  );
}

function requireQuestion(signal: unknown, plan: Plan, { remote }: Settings): Question {
  const place =
    remote === '' ? 'here; if the record is shared, name its remote, such as --remote origin' : `on ${remote}`;
  if (signal === undefined)
    throw new UsageError(`plan ${plan.id} has no open question: no run of it is recorded ${place}`);
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
  const base = { planHash: hashPlan(plan), commit };
  if (
    id === (kind === 'agent-question' ? getAgentQuestionId({ ...base, asked }) : getQuestionId({ ...base, upTo: done }))
  )
    return;
  throw new UsageError(
    `the text of ${plan.path} has changed since the plan asked; restore it, or run the phase again to get a new question`,
  );
}

/** Rejects a comment written before the question: its job may run late, when the plan already asks something else. */
function refuseLate({ saidAt }: Person, askedAt: string | undefined): void {
  if (askedAt === undefined || Date.parse(askedAt) <= Date.parse(saidAt)) return;
  throw new UsageError(
    `the plan asked its question at ${askedAt}, after this comment was written (${saidAt}); read the question, then comment again`,
  );
}

/** `ways` lists the valid commands, for the error message. */
function parseApproval({ kind }: Question, ways: string): Pick<PersonAnswer, 'approved' | 'text'> {
  if (kind !== 'decision') return { approved: true, text: null };
  throw new UsageError(`the plan asks for a decision: ${ways}`);
}

/** For a review, any text but "approved" says what is wrong. */
function parseAnswer({ kind, options }: Question, text: string, ways: string): Pick<PersonAnswer, 'approved' | 'text'> {
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

/** If the question has options, the answer must start with the id of one. */
function chooseOption(options: Question['options'], text: string): string {
  const ids = options.map(({ id }) => id);
  const isChosen = (id: string) => {
    const remainder = text.slice(id.length);
    return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(remainder);
  };
  const id = ids.filter(isChosen).sort((a, b) => b.length - a.length)[0];
  if (ids.length === 0) return text;
  if (id !== undefined) return `${id}${text.slice(id.length)}`;
  const suggestion = suggestName(text.split(/\s/, 1)[0] ?? '', ids);
  throw new UsageError(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${suggestion}`);
}

/** A person identified by the host. `saidAt` is an ISO time. */
export interface Person {
  readonly login: string;
  readonly url: string;
  readonly saidAt: string;
}
