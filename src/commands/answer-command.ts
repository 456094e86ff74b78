import { resolve } from 'node:path';
import { phaseKey } from '../plan/phase/phase-id.ts';
import type { Plan } from '../plan/phase/plan.ts';
import { planHash } from '../plan/phase/plan-text.ts';
import { PhaseError } from '../plan/phase/planning-tree.ts';
import { questionLines } from '../publish/report/plan-story.ts';
import type { LedgerEvent } from '../record/events/event.ts';
import { refuseDuringRun } from '../record/log/lease.ts';
import { ledgerDir, listLedgers, readRecentEvents, readSignals } from '../record/log/ledger.ts';
import { withLedger } from '../record/project/current-ledger.ts';
import { projectPrefix, type ReadSchedule, readSchedule } from '../record/project/read-schedule.ts';
import { addAnswer, mostAnswerChars, type PersonAnswer, readAnswers } from '../record/published/answers.ts';
import { isCutOff } from '../record/readings/cut-off-work.ts';
import { lastEnding } from '../record/readings/run-opening.ts';
import { waysToAnswer, wayText } from '../run/questions/asking.ts';
import { agentQuestionId, questionId } from '../run/questions/standing.ts';
import { configuredRemote } from '../settings/call/remote-setting.ts';
import type { CommandResult, World } from '../settings/call/world.ts';
import { nearestName } from '../settings/table/nearest-name.ts';
import { type Settings, UsageError } from '../settings/table/settings.ts';
import { parseSignal } from '../signal/completion-signal.ts';
import { type Question, QuestionSchema } from '../signal/signal-schema.ts';
import { Git } from '../system/git/git.ts';
import { withoutSecret } from '../system/git/remote.ts';
import { plainLines } from '../system/text/text.ts';

/** A person says that a plan which asked may go on. */
export async function approve(
  [ref = '', plan = '', ...more]: readonly string[],
  settings: Settings,
  world: World,
): Promise<CommandResult> {
  if (more.length > 0)
    throw new UsageError('approve: expected a phase and a plan; to say something besides, use answer');
  return settle({ ref, plan, text: null }, settings, world);
}

/** A person who is known otherwise than by the identity of git here, and where it was said. */
export interface Person {
  readonly login: string;
  readonly url: string;
}

/** What a person said in a comment, as an answer; `text` is null for a bare approval. */
export async function answerAs(
  person: Person,
  { phase: ref, plan, text }: { phase: string; plan: string; text: string | null },
  settings: Settings,
  world: World,
): Promise<CommandResult> {
  return settle({ ref, plan, text: text === null ? null : checked(text), person }, settings, world);
}

/** A person says what a plan has to know that asked: a decision, what is wrong, what was done. */
export async function answer(
  [ref = '', plan = '', ...words]: readonly string[],
  settings: Settings,
  world: World,
): Promise<CommandResult> {
  return settle({ ref, plan, text: checked(words.join(' ')) }, settings, world);
}

function checked(given: string): string {
  const text = given.trim();
  if (text === '') throw new UsageError('answer: the text is missing, such as answer 07 07-02 option-a');
  if (text.length <= mostAnswerChars) return text;
  throw new UsageError(`answer: the text has ${text.length} characters, and ${mostAnswerChars} are taken`);
}

interface Given {
  readonly ref: string;
  readonly plan: string;
  /** Null for a bare approval. */
  readonly text: string | null;
  /** Without one it is whom git knows here. */
  readonly person?: Person;
}

/** What the commands name that answer: phase and plan, and the remote, if any. */
interface How {
  readonly of: string;
  readonly remote: string;
}

/** Keeps what a person says to the question that a plan has asked, and to no other. Whatever is refused changes nothing. */
async function settle(given: Given, settings: Settings, world: World): Promise<CommandResult> {
  if (world.environment.PHASE_EXECUTOR !== undefined)
    throw new UsageError('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person answers');
  const root = resolve(world.directory, settings.root);
  const read = await readPhase(root, given.ref);
  const plan = planOf(given.plan, read);
  const git = await Git.open(root, world.environment);
  refuseDuringRun(git.gitDir, world.machine);
  const prefix = projectPrefix(git, root);
  refuseCutOff(git, settings.remote === '' ? ledgerDir(git.gitDir, prefix, phaseKey(read.phase.id)) : null);
  const { signal, last } = await withLedger(read, { git, prefix }, settings, world, (dir) => ({
    signal: readSignals(dir).get(plan.id),
    last: lastQuestion(readRecentEvents(dir, read.phase.id), plan.id),
  }));
  const remote = settings.remote === '' ? null : configuredRemote(git, settings, world);
  const place = { git, phase: read.phase.id, prefix, remote };
  const answers = await readAnswers(place);
  // Who wanted something changed may think better of it, also where that could not be done.
  const question = last !== null && answers.has(last.id) ? last : askedIn(signal, plan, settings);
  // Elsewhere the plan may be another one; there its run compares.
  if (remote === null || question.kind === 'agent-question') refuseChanged(plan, question);
  const known = answers.get(question.id);
  if (known?.approved === true)
    throw new UsageError(
      `plan ${plan.id}: ${known.by} answered this at ${known.at}; run the phase again, and it goes on with that`,
    );
  const how = { of: `${read.phase.id} ${plan.id}`, remote: withoutSecret(settings.remote) };
  const taken = given.text === null ? approvalOf(question, how) : answerTo(question, given.text, how);
  const at = new Date(world.now()).toISOString();
  const told: PersonAnswer = {
    schemaVersion: 1,
    plan: plan.id,
    question: question.id,
    ...taken,
    by: given.person?.login ?? (await personOf(git)),
    ...(given.person === undefined ? {} : { url: given.person.url }),
    at,
  };
  await addAnswer(place, told);
  return replyOf(told, question, read.phase.id);
}

function replyOf(told: PersonAnswer, question: Question, phase: string): CommandResult {
  const nextCommand = `phase-executor run ${phase}`;
  const follows = told.approved ? 'it goes on' : 'what was built is changed first, and you are asked again';
  const text = [
    `plan ${told.plan}: ${told.text === null ? 'approved' : 'answered'} by ${told.by}; ${follows} in the next run`,
    ...questionLines(question).map((line) => `  ${line}`),
    `to run next: ${nextCommand}`,
  ];
  return { exitCode: 0, json: { ...told, asked: question, nextCommand }, text: plainLines(text.join('\n')) };
}

async function readPhase(root: string, ref: string): Promise<ReadSchedule> {
  try {
    return await readSchedule(root, ref);
  } catch (error) {
    if (error instanceof PhaseError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function planOf(id: string, { schedule, phase }: ReadSchedule): Plan {
  const plans = schedule.plans.map(({ plan }) => plan);
  const found = plans.find((plan) => plan.id === id);
  if (found !== undefined) return found;
  const ids = plans.map((plan) => plan.id);
  const near = nearestName(id, ids);
  throw new UsageError(
    `plan: found "${id}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${near === null ? '' : `; did you mean ${near}?`}`,
  );
}

/**
 * After a run that did not come to its end an agent of it could answer for a person: first the next run looks after what was
 * left, and takes out what was answered meanwhile. `own` is the ledger in which the plan asked.
 */
function refuseCutOff(git: Git, own: string | null): void {
  const isOpen = (events: readonly LedgerEvent[]) =>
    events.some(({ event }) => event === 'phase_start') && lastEnding(events) === null;
  const cut = listLedgers(git.gitDir).find(
    ({ dir, events }) => isCutOff(events, git.root) || (dir === own && isOpen(events)),
  );
  if (cut === undefined) return;
  const phase = cut.events.at(-1)?.phase ?? cut.phase;
  throw new UsageError(
    `the last run of phase ${phase} here did not come to its end; run that phase again, which sets right what was left, then answer`,
  );
}

/** What the plan asked last since it was complete, whatever became of it afterwards; null where it asked nothing. */
function lastQuestion(events: readonly LedgerEvent[], plan: string): Question | null {
  const mine = events.filter((event) => 'plan' in event && event.plan === plan);
  const since = mine.slice(mine.findLastIndex(({ event }) => event === 'plan_complete') + 1);
  const asked = since.flatMap((event) => (event.event === 'plan_blocked' ? [event.signal.details.question] : []));
  const read = QuestionSchema.safeParse(asked.findLast((each) => each !== undefined));
  return read.success ? read.data : null;
}

function askedIn(signal: unknown, plan: Plan, { remote }: Settings): Question {
  const where = remote === '' ? 'here; where the record is shared, name it, such as --remote origin' : `on ${remote}`;
  if (signal === undefined) throw new UsageError(`plan ${plan.id} asks nobody: no run of it is on record ${where}`);
  const said = parseSignal(signal);
  if (said.status === 'success') throw new UsageError(`plan ${plan.id} asks nobody: it is complete`);
  const question = said.status === 'blocked' ? said.details.question : undefined;
  if (question !== undefined) return question;
  const why = said.status === 'failure' ? (said.details.error?.message ?? said.details.reason) : said.details.reason;
  throw new UsageError(`plan ${plan.id} waits for no answer; it is ${said.status}: ${why}`);
}

function refuseChanged(plan: Plan, { id, kind, done, commit, asked = '' }: Question): void {
  const of = { planHash: planHash(plan), commit };
  if (id === (kind === 'agent-question' ? agentQuestionId({ ...of, asked }) : questionId({ ...of, upTo: done })))
    return;
  throw new UsageError(
    `the text of ${plan.path} has changed since the plan asked; put it back, or run the phase again to be asked anew`,
  );
}

function approvalOf({ kind, options }: Question, { of, remote }: How): Pick<PersonAnswer, 'approved' | 'text'> {
  if (kind !== 'decision') return { approved: true, text: null };
  throw new UsageError(
    `the plan asks for a decision: ${waysToAnswer({ kind, options }, of, remote).map(wayText).join('; ')}`,
  );
}

/** What is said of something to be looked at is what is wrong with it: only an approval approves. */
function answerTo(
  { kind, options }: Question,
  text: string,
  { of, remote }: How,
): Pick<PersonAnswer, 'approved' | 'text'> {
  switch (kind) {
    case 'go-ahead':
      throw new UsageError(
        `the plan asks whether it may go on: ${waysToAnswer({ kind, options }, of, remote).map(wayText).join('; ')}`,
      );
    case 'human-verify':
      return /^"?approved?"?[.!]?$/i.test(text) ? { approved: true, text: null } : { approved: false, text };
    case 'human-action':
    case 'agent-question':
      return { approved: true, text };
    case 'decision':
      return { approved: true, text: chosen(options, text) };
  }
}

/** Begins with the id of an option, where the plan names any. */
function chosen(options: Question['options'], text: string): string {
  const ids = options.map(({ id }) => id);
  const isChosen = (id: string) => {
    const rest = text.slice(id.length);
    return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(rest);
  };
  const id = ids.filter(isChosen).sort((one, other) => other.length - one.length)[0];
  if (ids.length === 0) return text;
  if (id !== undefined) return `${id}${text.slice(id.length)}`;
  const near = nearestName(text.split(/\s/, 1)[0] ?? '', ids);
  throw new UsageError(
    `answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${near === null ? '' : `; did you mean ${near}?`}`,
  );
}

/** As git knows them here. */
async function personOf(git: Git): Promise<string> {
  const { stdout } = await git.try(['var', 'GIT_AUTHOR_IDENT'], { reading: true });
  const who = stdout
    .toString('utf8')
    .replace(/ \d+ [+-]\d{4}\s*$/, '')
    .trim();
  return who === '' ? 'somebody without a name in git' : who.slice(0, 500);
}
