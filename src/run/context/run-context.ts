import { join } from 'node:path';
import type { Gateway } from '../../agents/gateway/gateway.ts';
import type { Agent, AgentRun } from '../../agents/program/agent.ts';
import type { SharedSandbox } from '../../agents/sandbox/sandbox.ts';
import type { Activity, Meter } from '../../agents/stream/agent-result.ts';
import type { GateContext, GateServices } from '../../judge/run/judge-environment.ts';
import type { RunStart } from '../../record/documents/phase-context.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { type AttemptSpending, sumSpending } from '../../record/readings/recorded-spending.ts';
import {
  type BudgetPolicy,
  countSpentTokens,
  type ReachedCap,
  reachedCap,
  type Spent,
  sharedPolicy,
  sumSpent,
  zeroSpend,
} from '../../signal/budget.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Clock, Interrupt } from '../../system/process/machine.ts';
import type { FoldQueue } from '../merge/fold-queue.ts';
import type { QuestionState } from '../questions/question-state.ts';
import type { IncomingFolders } from '../room/installed-folders.ts';
import type { RoomPool } from '../room/room-pool.ts';
import type { Room, Rooms } from '../room/rooms.ts';

export interface RunContext extends GateContext {
  readonly services: RunServices;
  readonly found: RunStart & {
    /** Full ref of the branch the run started on, or null if HEAD was detached. */
    readonly branch: string | null;
    readonly standings: ReadonlyMap<string, QuestionState>;
  };
  readonly isolation: {
    readonly pool: RoomPool;
    readonly folds: FoldQueue;
    readonly rooms: Rooms;
    readonly checkout: string;
    readonly installed: Promise<IncomingFolders>;
  };
}

export function enterRoom({ root, git, known }: Room, run: RunContext): RunContext {
  const { project, prefix } = run.workspace;
  const workspace = { root: join(root, prefix), project, prefix, git, checkpoints: new Checkpoints(git), known };
  return { ...run, workspace };
}

/** The part of a run that is known before agents start; also enough for a dry run. */
export interface PlannedRun extends Pick<RunContext, 'runId' | 'leg' | 'phase' | 'schedule' | 'next' | 'policy'> {
  readonly workspace: Pick<Workspace, 'git'>;
  readonly found: Pick<RunContext['found'], 'unfinished' | 'standings' | 'orphans'>;
  readonly progress: Pick<RunContext['progress'], 'done' | 'unverified'>;
  readonly services: Pick<RunServices, 'random'> & {
    readonly ledger: Pick<Ledger, 'events' | 'earlier'>;
    readonly agent: Pick<Agent, 'canJudge'>;
    readonly clock: Pick<Clock, 'now' | 'uptimeMs'>;
    readonly interrupt: Pick<Interrupt, 'soon'>;
  };
}

export function addInterrupt(signal: AbortSignal, { soon, now }: Interrupt): Interrupt {
  return { soon: AbortSignal.any([soon, signal]), now: AbortSignal.any([now, signal]) };
}

export function getDecisionMoment({ policy, services: { clock, random } }: PlannedRun) {
  const now = clock.now();
  const deadlineAt = new Date(now + policy.limits.deadlineAt - clock.uptimeMs());
  return { now: new Date(now), deadlineAt, random: random() };
}

export function getAttemptEnd({ policy, services }: PlannedRun): number {
  return Math.min(services.clock.uptimeMs() + policy.limits.timeoutMs, policy.limits.deadlineAt);
}

export interface RunServices extends GateServices {
  readonly agent: Agent;
  readonly gateway: Gateway | null;
  readonly budget: Budget;
  readonly sandboxes: SharedSandbox;
  readonly onActivity: (plan: string, activity: Activity) => void;
}

/** Adds up the spending of all agents in this process, so that parallel agents stay within the limits (I12). */
export class Budget {
  readonly #policy: BudgetPolicy;
  readonly #past: readonly AttemptSpending[];
  readonly #calls = new Set<Call>();

  constructor(policy: BudgetPolicy, past: readonly AttemptSpending[]) {
    this.#policy = policy;
    this.#past = past;
  }

  /** `record` is called when spending has grown enough to be worth saving. */
  open(plan: string, attempt: number, record: (spent: Spent) => void): Call {
    const call = new Call({ plan, attempt }, record, this);
    this.#calls.add(call);
    return call;
  }

  /** Returns the first cap exceeded by the sum of `figures` over all calls, or null. */
  reachedBy({ of }: Call, figures: (call: Call) => Spent | readonly Spent[]): ReachedCap | null {
    const calls = [...this.#calls];
    const spent = (isMeant: (call: Call) => boolean) => calls.filter(isMeant).flatMap(figures);
    return reachedCap(this.#policy, {
      phase: sumSpent([sumSpending(this.#past), ...spent(() => true)]),
      plan: sumSpent([sumSpending(this.#past, of.plan), ...spent((call) => call.of.plan === of.plan)]),
      attempt: sumSpent(spent((call) => call.of.plan === of.plan && call.of.attempt === of.attempt)),
    });
  }

  /** Ends every call over a cap: one agent can use up a shared budget. */
  look(): void {
    for (const call of this.#calls) {
      if (!call.isOpen || call.reached() !== null) continue;
      const cap = this.reachedBy(call, ({ spent }) => spent ?? []);
      if (cap !== null) call.end(cap.text);
    }
  }
}

export class Call implements Meter {
  readonly of: { readonly plan: string; readonly attempt: number };
  isOpen = true;
  spent: Spent | null = null;
  /** Upper bound for the cost of model requests in flight. */
  reserved = zeroSpend;
  readonly #record: (spent: Spent) => void;
  readonly #budget: Budget;
  readonly #cut = new AbortController();
  #reached: string | null = null;
  #recorded = 0;

  constructor(of: Call['of'], record: (spent: Spent) => void, budget: Budget) {
    this.of = of;
    this.#record = record;
    this.#budget = budget;
  }

  readonly take = (spent: Spent): void => {
    if (!this.isOpen) return;
    this.spent = spent;
    this.#keep();
    this.#budget.look();
  };

  readonly reached = (): string | null => this.#reached;

  readonly reserve = (reserved: Spent): void => {
    if (this.isOpen) this.reserved = reserved;
  };

  readonly refuseUnknown = (): string | null => {
    const unknown = { ...zeroSpend, isCostKnown: false };
    const cap = this.#budget.reachedBy(this, (call) => [call.spent ?? zeroSpend, ...(call === this ? [unknown] : [])]);
    if (cap !== null) this.end(cap.text);
    return this.#reached;
  };

  readonly isFull = (): boolean =>
    this.#budget.reachedBy(this, ({ spent, reserved }) => [spent ?? zeroSpend, reserved]) !== null;

  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  end(text: string): void {
    this.#reached = text;
    this.#cut.abort();
  }

  close(): Spent | null {
    this.isOpen = false;
    this.reserved = zeroSpend;
    return this.spent;
  }

  /** Records only growth by 25 %: the log stays short, and a crash loses little. */
  #keep(): void {
    const { spent } = this;
    if (spent === null || countSpentTokens(spent) <= this.#recorded * 1.25) return;
    this.#recorded = countSpentTokens(spent);
    this.#record(spent);
  }
}

export function addPayment(ended: AgentRun, call: Call): AgentRun {
  if (ended.spent !== undefined) call.take(ended.spent);
  const spent = call.close();
  return spent === null ? ended : { ...ended, spent };
}

export function isUsedUpBy({ policy, services }: PlannedRun, plan?: string): ReachedCap | null {
  const spending = phaseState(services.ledger.events).attempts.spending;
  const phase = sumSpending(spending);
  const spent = plan === undefined ? { phase } : { phase, plan: sumSpending(spending, plan) };
  return reachedCap(policy.budget, spent);
}

/** True if the attempt hit its per-attempt cap, so the next attempt has budget again. */
export function isAtOwnCap(plan: string, attempt: number, { policy, services }: PlannedRun): boolean {
  const spent = getAttemptSpending(plan, attempt, services.ledger.events);
  return spent !== undefined && reachedCap(policy.budget, { attempt: spent }) !== null;
}

export function getAttemptSpending(plan: string, attempt: number, events: Ledger['events']): Spent | undefined {
  return phaseState(events).attempts.spending.findLast(
    (spending) => spending.plan === plan && spending.attempt === attempt,
  )?.spent;
}

/** True if the attempt hit its job's share of the phase budget: later jobs may use what others left. */
export function isAtShare(plan: string, attempt: number, run: PlannedRun): boolean {
  const { events } = run.services.ledger;
  const parts = phaseState(events).run(run.runId).openRound()?.jobs.length ?? 1;
  const spent = getAttemptSpending(plan, attempt, events);
  if (parts === 1 || spent === undefined) return false;
  const started = events.findLastIndex(({ event, runId }) => event === 'round_start' && runId === run.runId);
  const spentBefore = sumSpending(phaseState(events.slice(0, started)).attempts.spending);
  const share = sharedPolicy(run.policy.budget, spentBefore, parts);
  return reachedCap(share, { phase: sumSpent([spentBefore, spent]) }) !== null;
}
