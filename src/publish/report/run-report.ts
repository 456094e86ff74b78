import type { AttemptSpan } from '../../record/readings/attempt-spans.ts';
import type { World } from '../../settings/call/world.ts';
import { cacheShare, costText, type Spent, spentTokens } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { evidenceIn, isAtLeast } from '../../signal/evidence.ts';
import type { NextPhase } from '../../signal/next-phase.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { clipped, counted, plainLine } from '../../system/text/text.ts';
import { repositoryForm } from '../host/host-client.ts';

/** Facts about a phase, plan by plan. Titles and messages were written by plans and agents: data (I8). */
export interface RunReport {
  readonly phase: { readonly id: string; readonly name: string };
  /** Null where the decision is not to go on. */
  readonly next: NextPhase | null;
  readonly ended: PhaseEnd;
  readonly plans: readonly PlanReport[];
  readonly branch: string | null;
  readonly host: HostLinks | null;
}

/** Links to the page and the record of a phase; null for what was not uploaded. */
export interface UploadedRecord {
  readonly page: string | null;
  /** Signals, events and logs. */
  readonly record: string | null;
}

export interface HostLinks extends UploadedRecord {
  /** `https://github.com/owner/name` */
  readonly repository: string;
  readonly run: string;
  /** True when the host has the commits of the phase, so that they can be linked. */
  readonly hasCommits: boolean;
}

export interface PlanReport {
  readonly id: string;
  readonly title: string | null;
  readonly signal: CompletionSignal;
  /** Attempts of this run, oldest first. */
  readonly attempts: readonly AttemptSpan[];
  readonly commit: string | null;
  readonly changes: Changes | null;
}

/** Size of a plan's changes, without planning documents. */
export interface Changes {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
}

/** Short text of a signal. Agents and plans may have written parts of it: it is data (I8). */
export function signalText(signal: CompletionSignal): string {
  switch (signal.status) {
    case 'success': {
      const { alreadyComplete } = signal.details;
      const said = alreadyComplete === true ? 'was complete before' : null;
      const seen = seenText(signal);
      return said === null ? seen : `${said}; ${seen}`;
    }
    case 'failure':
      return signal.details.error?.message ?? signal.details.reason;
    case 'blocked':
    case 'skipped':
      return signal.details.reason;
  }
}

/** Reason why a phase with all plans complete has failed, unless the decision names it. */
export function closedText({ signal, plans, decision }: PhaseEnd): string[] {
  const why = signalText(signal);
  const isOpen = signal.status === 'success' || [...plans.values()].some(({ status }) => status !== 'success');
  return isOpen || decision.why.includes(why) ? [] : [why];
}

/** Characters of a line that says what failed. */
const longestHeadline = 100;

/** A failed phase in one line: what failed, why, after how many attempts; the long reason stands below it. */
export function failureLines(ended: PhaseEnd): string[] {
  const { signal, plans, decision } = ended;
  if (signal.status !== 'failure') return [`${signal.status}: ${plainLine(decision.why)}`];
  const plan = failedPlan(ended);
  const failed = plans.get(plan ?? '') ?? signal;
  const message = plainLine(signalText(failed));
  const tries = failed.attempt === undefined ? '' : ` (${counted(failed.attempt, 'attempt')})`;
  const start = `${plan ?? `phase ${signal.phase}`} failed: `;
  const why = plainLine(decision.why);
  const cause = failureCause(message, longestHeadline - start.length - tries.length);
  const isWhole = message.endsWith(cause) || why.includes(message);
  const because = isWhole ? why : message.includes(why) ? message : `${why}: ${message}`;
  return [`${start}${cause}${tries}`, `because: ${because}`];
}

/** The plan by which a phase failed; undefined where the phase failed as a whole. */
export function failedPlan({ signal }: PhaseEnd): string | undefined {
  const plan = signal.status === 'failure' ? signal.details.failedPlan : undefined;
  return typeof plan === 'string' ? plan : undefined;
}

/** The message of a failure in few words: without what was decided, and without what any failure says. */
export function failureCause(message: string, most = longestHeadline): string {
  const said = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
  return clipped(message.replace(said, '').replace(/^(?:verification_failed: )?verification failed: /, ''), most);
}

/** The word "verified" needs at least the plan's promised artifacts. */
function seenText(signal: CompletionSignal): string {
  const { level, text } = evidenceIn(signal);
  if (level === null) return 'complete';
  return `${isAtLeast(level, 'artifacts') ? 'verified' : 'complete'}, evidence ${level}: ${text}`;
}

/** Attempts, success rate and last plan (seed 003). */
export function attemptsText({ attempts, successRate, lastPlan }: PhaseEnd): string {
  if (successRate === null || lastPlan === null) return 'no attempts';
  return `${counted(attempts, 'attempt')}, success rate ${Math.round(successRate * 100)} %, the last on plan ${lastPlan}`;
}

/** Most urgent plans first, each kind in plan order. */
export function failedFirst(plans: readonly PlanReport[]): PlanReport[] {
  return order.flatMap((status) => plans.filter(({ signal }) => signal.status === status));
}

const order = ['failure', 'blocked', 'skipped', 'success'] as const;

type PaidPhase = Pick<PhaseEnd, 'spent' | 'plans'>;

/** US dollars for each verified plan, failed attempts included; null where the cost or a verified plan is missing. */
export function costPerPlan({ spent, plans }: PaidPhase): number | null {
  const verified = [...plans.values()].filter(({ status }) => status === 'success').length;
  return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}

/** `41,200 tokens (81 % of the input from the cache), USD 0.38, USD 0.19 for each verified plan`; null for none. */
export function spentText(phase: PaidPhase): string | null {
  const parts = spendingParts(phase.spent);
  const perPlan = costPerPlan(phase);
  if (parts.length === 0) return null;
  if (perPlan !== null)
    parts.push(`${costText({ costUsd: perPlan, isEstimate: phase.spent.isEstimate })} for each verified plan`);
  return parts.join(', ');
}

/** `41,200 tokens (81 % of the input from the cache)`, `USD 0.38`; nothing where nothing was spent. */
export function spendingParts(spent: Spent | null): string[] {
  if (spent === null || (spentTokens(spent) === 0 && spent.costUsd === 0)) return [];
  const share = cacheShare(spent);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  return [`${spentTokens(spent).toLocaleString('en-US')} tokens${cached}`, costText(spent)];
}

export function linksOf(
  { environment }: Pick<World, 'environment'>,
  hasCommits: boolean,
  uploaded: UploadedRecord = { page: null, record: null },
): HostLinks | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
  if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
  const repository = `${server.replace(/\/+$/, '')}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...uploaded };
}
