import type { AttemptSpan } from '../../record/readings/attempt-spans.ts';
import type { World } from '../../settings/call/world.ts';
import { cacheShare, type Spent, spentTokens } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { repositoryForm } from '../host/run-host.ts';
import type { PhaseReport } from './phase-report.ts';

/** Facts about a phase, plan by plan. Titles and messages were written by plans and agents: data (I8). */
export interface RunReport extends PhaseReport {
  readonly plans: readonly PlanReport[];
  /** The commit at the end. */
  readonly head: string;
  readonly branch: string | null;
  readonly host: HostLinks | null;
}

/** Links to the page and the record of a phase; null for what was not uploaded. */
export interface LeftRecord {
  readonly page: string | null;
  /** Signals, events and logs. */
  readonly record: string | null;
}

export interface HostLinks extends LeftRecord {
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
  readonly attempts: readonly AttemptReport[];
  readonly commit: string | null;
  readonly changes: Changes | null;
}

/** Size of a plan's changes, without planning documents. */
export interface Changes {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
}

export type AttemptReport = Omit<AttemptSpan, 'plan'>;

/** Most urgent plans first, each kind in plan order. */
export function failedFirst(plans: readonly PlanReport[]): PlanReport[] {
  return order.flatMap((status) => plans.filter(({ signal }) => signal.status === status));
}

const order = ['failure', 'blocked', 'skipped', 'success'] as const;

/** Evidence of a plan: of all its promises and commands, `of`, so many `passed`. */
export function evidenceOf({ signal }: Pick<PlanReport, 'signal'>) {
  const { evidence } = signal.details as { evidence?: Partial<Record<string, unknown>> };
  const counted = (value: unknown) => (value ?? {}) as { count?: unknown; of?: unknown };
  const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
  const { count, of } = counted(evidence?.artifacts);
  const commands = figure(evidence?.commands);
  return {
    level: typeof evidence?.level === 'string' ? evidence.level : null,
    passed: figure(count) + commands,
    of: figure(of) + commands,
    tests: typeof evidence?.tests === 'number' ? evidence.tests : null,
  };
}

interface PaidPhase {
  readonly spent: Spent;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
}

/** US dollars for each verified plan, failed attempts included; null where the cost or a verified plan is missing. */
export function costPerPlan({ spent, plans }: PaidPhase): number | null {
  const verified = [...plans.values()].filter(({ status }) => status === 'success').length;
  return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}

/** `41,200 tokens (81 % of the input from the cache), USD 0.38, USD 0.19 for each verified plan`; null for none. */
export function spentText(phase: PaidPhase): string | null {
  const { spent } = phase;
  if (spentTokens(spent) === 0 && spent.costUsd === 0) return null;
  const share = cacheShare(spent);
  const perPlan = costPerPlan(phase);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  const cost = spent.isCostKnown
    ? [`USD ${spent.costUsd.toFixed(2)}`]
    : [spent.costUsd > 0 ? `USD ${spent.costUsd.toFixed(2)} and a part of unknown cost` : 'the cost is unknown'];
  return [
    `${spentTokens(spent).toLocaleString('en-US')} tokens${cached}`,
    ...cost,
    ...(perPlan === null ? [] : [`USD ${perPlan.toFixed(2)} for each verified plan`]),
  ].join(', ');
}

export function linksOf(
  { environment }: Pick<World, 'environment'>,
  hasCommits: boolean,
  left: LeftRecord = { page: null, record: null },
): HostLinks | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
  if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
  const repository = `${server.replace(/\/+$/, '')}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...left };
}
