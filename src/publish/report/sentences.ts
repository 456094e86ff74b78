import { cacheShare, countSpentTokens, formatCost, type Spent } from '../../signal/budget.ts';
import { type CompletionSignal, getQuestion } from '../../signal/completion-signal.ts';
import { formatLevel, isAtLeast, readEvidence } from '../../signal/evidence.ts';
import { describeNextPhase } from '../../signal/next-phase.ts';
import type { Question } from '../../signal/signal-schema.ts';
import { getSmallest } from '../../system/text/extremes.ts';
import { clipText, formatCount, formatElapsed, shortenId, stripLine } from '../../system/text/text.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';

/** Never says COMPLETED if the record disagrees (I2). */
export function titleText({ phase, verdict, exitStatus }: PhaseStory): string {
  const isTrue = verdict === 'success' || verdict === 'skipped' || exitStatus !== 'COMPLETED';
  const words = { 'cut off': 'INTERRUPTED', 'at work': 'running', 'never run': 'never run' };
  const word = verdict in words ? words[verdict as keyof typeof words] : isTrue ? exitStatus : null;
  return `Phase ${phase.id} ${phase.name}: ${word ?? verdict}`;
}

export function figures(story: PhaseStory): string[] {
  const { durationMs, evidence, attempts } = story;
  const { count, successRate, lastPlan } = attempts;
  const rate = successRate === null ? '' : `, success rate ${Math.round(successRate * 100)} %`;
  return [
    `${planCount(story.plans)}${durationMs === null ? '' : ` in ${formatElapsed(durationMs)}`}`,
    ...(evidence === null ? [] : [`evidence: ${formatLevel(evidence)}`]),
    count === 0 ? 'no attempts' : `${formatCount(count, 'attempt')}${rate}${lastPlan ? `, last on ${lastPlan}` : ''}`,
    ...listSpending(story),
  ];
}

export function planCount(plans: readonly Pick<PlanStory, 'verdict'>[]): string {
  const doneCount = plans.filter(({ verdict }) => verdict === 'success').length;
  return `${doneCount}/${formatCount(plans.length, 'plan')} complete`;
}

export function completePlans(plans: readonly PlanStory[]): PlanStory[] {
  return plans.filter(({ verdict }) => verdict === 'success');
}

const maxHeadline = 100;

export function formatCauses({ phase, verdict, why, signal, plans }: PhaseStory): string[] {
  if (signal?.status !== 'failure' || verdict !== 'failure') {
    const isReported = signal !== null && (verdict === 'blocked' || verdict === 'skipped');
    const text = isReported ? stripLine(formatSignal(signal)) : '';
    return [stripLine(why), ...(why.includes(text) ? [] : [text])];
  }
  const { failedPlan } = signal.details;
  const failed = plans.find(({ id }) => id === failedPlan);
  const failedSignal = failed?.signal ?? signal;
  const message = stripLine(formatSignal(failedSignal));
  const tries = failedSignal.attempt === undefined ? '' : ` (${formatCount(failedSignal.attempt, 'attempt')})`;
  const start = `${failed?.id ?? `phase ${phase.id}`} failed: `;
  const cause = findFailureCause(message, maxHeadline - start.length - tries.length);
  const reason = stripLine(why);
  const isWhole = message.endsWith(cause) || reason.includes(message);
  return [
    `${start}${cause}${tries}`,
    `because: ${isWhole ? reason : message.includes(reason) ? message : `${reason}: ${message}`}`,
  ];
}

export function findFailureCause(message: string, max = maxHeadline): string {
  const pattern = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
  return clipText(message.replace(pattern, '').replace(/^(?:verification_failed: )?verification failed: /, ''), max);
}

/** Next steps for a person. Files on the job's own machine are left out, because it is gone by then. */
export function listStepTexts({ steps, host, next }: PhaseStory): string[] {
  const remaining = host === null ? steps : steps.filter((step) => !step.includes('.git/'));
  if (next !== null) return [`review the work; ${describeNextPhase(next)}`, ...remaining];
  return remaining.length === 0 ? ['look at the run, then run the phase again'] : [...remaining];
}

/** Short text of a signal. It may contain untrusted text from agents and plans (I8). */
export function formatSignal(signal: CompletionSignal): string {
  switch (signal.status) {
    case 'success': {
      const observed = describeEvidence(signal);
      return signal.details.alreadyComplete === true ? `was complete before; ${observed}` : observed;
    }
    case 'failure':
      return signal.details.error?.message ?? signal.details.reason;
    case 'blocked':
    case 'skipped':
      return signal.details.reason;
  }
}

/** Says "verified" only if all promised artifacts exist. */
function describeEvidence(signal: CompletionSignal): string {
  const { level, text } = readEvidence(signal);
  if (level === null) return 'complete';
  return `${isAtLeast(level, 'artifacts') ? 'verified' : 'complete'}, evidence ${level}: ${text}`;
}

export function openText({ signal }: PlanStory): string {
  return signal === null || signal.status === 'success' ? '' : formatSignal(signal);
}

export function urgentFirst(plans: readonly PlanStory[]): PlanStory[] {
  return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}

const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'] as const;

/** USD per verified plan, including failed attempts; null if the cost is unknown or no plan is verified. */
export function costPerPlan({ spent, plans }: Pick<PhaseStory, 'spent' | 'plans'>): number | null {
  const verified = completePlans(plans).length;
  return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}

function listSpending(story: Pick<PhaseStory, 'spent' | 'plans'>): string[] {
  const costUsd = costPerPlan(story);
  const perPlan = costUsd === null ? [] : [formatCost({ costUsd, isEstimate: story.spent.isEstimate })];
  return [...spendingParts(story.spent), ...perPlan.map((cost) => `${cost} per verified plan`)];
}

/** Lists tokens and cost, such as `41,200 tokens (81 % of the input from the cache)` and `USD 0.38`. */
export function spendingParts(spent: Spent | null): string[] {
  if (spent === null || (countSpentTokens(spent) === 0 && spent.costUsd === 0)) return [];
  const share = cacheShare(spent);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  return [`${countSpentTokens(spent).toLocaleString('en-US')} tokens${cached}`, formatCost(spent)];
}

export function askedLines({ signal }: PlanStory): string[] {
  const question = getQuestion(signal);
  return question === undefined ? [] : formatQuestion(question);
}

/** Formats a complete question. The text is untrusted, so the caller must escape it (I8). */
export function formatQuestion(question: Question): string[] {
  const { kind, task, number, tasks, done, commit, options } = question;
  const location = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
  const before =
    done === 0 ? 'no task is done yet' : `${done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`} done and committed`;
  return [
    kind === 'agent-question'
      ? `its agent, in its own words; ${before}`
      : `${location} (${kind}); ${before}, look at ${shortenId(commit)}`,
    ...texts.flatMap(([name, key]) => formatBlock(name, question[key])),
    ...options.flatMap(({ id, name, pros, cons }) => [
      `option ${id}${name === '' ? '' : `: ${name}`}`,
      ...(pros === undefined ? [] : [`  pros: ${pros}`]),
      ...(cons === undefined ? [] : [`  cons: ${cons}`]),
    ]),
    ...formatBlock('to answer', question.resumeSignal),
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

/** Indents the lines below a name. The first line follows its tag, but the others have the plan's indentation. */
function formatBlock(name: string, text = ''): string[] {
  const [firstLine = '', ...otherLines] = text.split('\n').map((line) => line.trimEnd());
  const depth = getSmallest(
    otherLines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length),
  );
  const lines = [firstLine.trim(), ...otherLines.map((line) => line.slice(depth))].filter((line) => line !== '');
  if (lines.length === 0) return [];
  return otherLines.length === 0 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
}
