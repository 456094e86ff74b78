import { cacheShare, costText, type Spent, spentTokens } from '../../signal/budget.ts';
import { type CompletionSignal, getQuestion } from '../../signal/completion-signal.ts';
import { isAtLeast, levelText, readEvidence } from '../../signal/evidence.ts';
import { nextPhaseClause } from '../../signal/next-phase.ts';
import type { Question } from '../../signal/signal-schema.ts';
import { getSmallest } from '../../system/text/extremes.ts';
import { clipText, formatCount, formatElapsed, plainLine, shortId } from '../../system/text/text.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';

/** Heading of a phase. It never says COMPLETED where the record does not agree (I2). */
export function titleText({ phase, verdict, exitStatus }: PhaseStory): string {
  const isTrue = verdict === 'success' || verdict === 'skipped' || exitStatus !== 'COMPLETED';
  const words = { 'cut off': 'INTERRUPTED', 'at work': 'running', 'never run': 'never run' };
  const word = verdict in words ? words[verdict as keyof typeof words] : isTrue ? exitStatus : null;
  return `Phase ${phase.id} ${phase.name}: ${word ?? verdict}`;
}

/** Figures of a phase: plans, time, attempts (seed 003), evidence and spending. */
export function figures(story: PhaseStory): string[] {
  const { durationMs, evidence, attempts } = story;
  const { count, successRate, lastPlan } = attempts;
  const rate = successRate === null ? '' : `, success rate ${Math.round(successRate * 100)} %`;
  return [
    `${planCount(story.plans)}${durationMs === null ? '' : ` in ${formatElapsed(durationMs)}`}`,
    ...(evidence === null ? [] : [`evidence: ${levelText(evidence)}`]),
    count === 0 ? 'no attempts' : `${formatCount(count, 'attempt')}${rate}${lastPlan ? `, last on ${lastPlan}` : ''}`,
    ...spentTexts(story),
  ];
}

/** `2/4 plans complete` */
export function planCount(plans: readonly Pick<PlanStory, 'verdict'>[]): string {
  const done = plans.filter(({ verdict }) => verdict === 'success').length;
  return `${done}/${formatCount(plans.length, 'plan')} complete`;
}

export function completePlans(plans: readonly PlanStory[]): PlanStory[] {
  return plans.filter(({ verdict }) => verdict === 'success');
}

/** Characters of a line that says what failed. */
const maxHeadline = 100;

/** What failed, in one line, and why the run ended; of any other phase why it stands where it does. */
export function causeLines({ phase, verdict, why, signal, plans }: PhaseStory): string[] {
  if (signal?.status !== 'failure' || verdict !== 'failure') {
    const isReported = signal !== null && (verdict === 'blocked' || verdict === 'skipped');
    const text = isReported ? plainLine(signalText(signal)) : '';
    return [plainLine(why), ...(why.includes(text) ? [] : [text])];
  }
  const { failedPlan } = signal.details;
  const failed = plans.find(({ id }) => id === failedPlan);
  const of = failed?.signal ?? signal;
  const message = plainLine(signalText(of));
  const tries = of.attempt === undefined ? '' : ` (${formatCount(of.attempt, 'attempt')})`;
  const start = `${failed?.id ?? `phase ${phase.id}`} failed: `;
  const cause = failureCause(message, maxHeadline - start.length - tries.length);
  const reason = plainLine(why);
  const isWhole = message.endsWith(cause) || reason.includes(message);
  return [
    `${start}${cause}${tries}`,
    `because: ${isWhole ? reason : message.includes(reason) ? message : `${reason}: ${message}`}`,
  ];
}

/** The message of a failure in few words: without what was decided, and without what any failure says. */
export function failureCause(message: string, max = maxHeadline): string {
  const pattern = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
  return clipText(message.replace(pattern, '').replace(/^(?:verification_failed: )?verification failed: /, ''), max);
}

/** Steps for a person; those of a job leave out files on its own machine, which is gone by then. */
export function stepTexts({ steps, host, next }: PhaseStory): string[] {
  const remaining = host === null ? steps : steps.filter((step) => !step.includes('.git/'));
  if (next !== null) return [`review the work; ${nextPhaseClause(next)}`, ...remaining];
  return remaining.length === 0 ? ['look at the run, then run the phase again'] : [...remaining];
}

/** Short text of a signal. Agents and plans may have written parts of it: it is data (I8). */
export function signalText(signal: CompletionSignal): string {
  switch (signal.status) {
    case 'success': {
      const observed = seenText(signal);
      return signal.details.alreadyComplete === true ? `was complete before; ${observed}` : observed;
    }
    case 'failure':
      return signal.details.error?.message ?? signal.details.reason;
    case 'blocked':
    case 'skipped':
      return signal.details.reason;
  }
}

/** The word "verified" needs at least the plan's promised artifacts. */
function seenText(signal: CompletionSignal): string {
  const { level, text } = readEvidence(signal);
  if (level === null) return 'complete';
  return `${isAtLeast(level, 'artifacts') ? 'verified' : 'complete'}, evidence ${level}: ${text}`;
}

/** Reason why a plan is not complete; empty for a complete one. */
export function openText({ signal }: PlanStory): string {
  return signal === null || signal.status === 'success' ? '' : signalText(signal);
}

/** Most urgent plans first, each kind in plan order. */
export function urgentFirst(plans: readonly PlanStory[]): PlanStory[] {
  return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}

const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'] as const;

/** US dollars for each verified plan, failed attempts included; null where the cost or a verified plan is missing. */
export function costPerPlan({ spent, plans }: Pick<PhaseStory, 'spent' | 'plans'>): number | null {
  const verified = completePlans(plans).length;
  return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}

function spentTexts(story: Pick<PhaseStory, 'spent' | 'plans'>): string[] {
  const costUsd = costPerPlan(story);
  const perPlan = costUsd === null ? [] : [costText({ costUsd, isEstimate: story.spent.isEstimate })];
  return [...spendingParts(story.spent), ...perPlan.map((cost) => `${cost} per verified plan`)];
}

/** `41,200 tokens (81 % of the input from the cache)`, `USD 0.38`; nothing where nothing was spent. */
export function spendingParts(spent: Spent | null): string[] {
  if (spent === null || (spentTokens(spent) === 0 && spent.costUsd === 0)) return [];
  const share = cacheShare(spent);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  return [`${spentTokens(spent).toLocaleString('en-US')} tokens${cached}`, costText(spent)];
}

/** Lines of the question that a plan waits on; none where it asks nothing. */
export function askedLines({ signal }: PlanStory): string[] {
  const question = getQuestion(signal);
  return question === undefined ? [] : questionLines(question);
}

/** Lines of a question in full. The texts are the plan's: the caller makes them harmless (I8). */
export function questionLines(question: Question): string[] {
  const { kind, task, number, tasks, done, commit, options } = question;
  const where = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
  const before =
    done === 0 ? 'no task is done yet' : `${done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`} done and committed`;
  return [
    kind === 'agent-question'
      ? `its agent, in its own words; ${before}`
      : `${where} (${kind}); ${before}, look at ${shortId(commit)}`,
    ...texts.flatMap(([name, key]) => block(name, question[key])),
    ...options.flatMap(({ id, name, pros, cons }) => [
      `option ${id}${name === '' ? '' : `: ${name}`}`,
      ...(pros === undefined ? [] : [`  pros: ${pros}`]),
      ...(cons === undefined ? [] : [`  cons: ${cons}`]),
    ]),
    ...block('to answer', question.resumeSignal),
  ];
}

const texts = [
  ['asked', 'asked'],
  ['needed first', 'precondition'],
  ['what was built', 'whatBuilt'],
  ['how to verify', 'howToVerify'],
  ['decision', 'decision'],
  ['context', 'context'],
  ['action', 'action'],
  ['instructions', 'instructions'],
  ['verification', 'verification'],
] as const satisfies readonly (readonly [string, keyof Question])[];

/** A text below its name. The first line follows the tag of its element, the others have the plan's indentation. */
function block(name: string, text = ''): string[] {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trimEnd());
  const depth = getSmallest(rest.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  const lines = [first.trim(), ...rest.map((line) => line.slice(depth))].filter((line) => line !== '');
  if (lines.length === 0) return [];
  return rest.length === 0 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
}
