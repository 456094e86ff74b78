import type { Gateway } from '../../agents/gateway/gateway.ts';
import type { Agent, AgentRun } from '../../agents/program/agent.ts';
import type { Activity, Counter, Meter } from '../../agents/stream/agent-result.ts';
import type { GateContext, GateServices } from '../../judge/gate/judge-environment.ts';
import type { RunStart } from '../../record/documents/phase-context.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import { type AttemptSpending, recordedSpending, totalSpent } from '../../record/readings/recorded-spending.ts';
import { openRound } from '../../record/readings/run-opening.ts';
import {
  type BudgetPolicy,
  higherSpent,
  type ReachedCap,
  reachedCap,
  type Spent,
  sharedPolicy,
  spentTokens,
  sumSpent,
} from '../../signal/budget.ts';
import type { Worktrees } from '../../system/git/worktree.ts';
import type { WorktreePool } from '../../system/git/worktree-pool.ts';
import type { BackgroundTasks } from '../../system/process/background-tasks.ts';
import type { FoldQueue } from '../merge/fold-queue.ts';
import type { ForeignWrites } from '../merge/foreign-writes.ts';
import type { Standing } from '../questions/standing.ts';

/** A run of a phase that starts agents: what is run, by which rules, where, and with what. Made once by the command. */
export interface RunContext extends GateContext {
  readonly services: RunServices;
  readonly found: RunStart & {
    /** The progress of the plans that ask people and are not done, by plan id. */
    readonly standings: ReadonlyMap<string, Standing>;
  };
  /** What plans in work trees of their own need besides. */
  readonly isolation: {
    readonly pool: WorktreePool;
    readonly folds: FoldQueue;
    readonly chores: BackgroundTasks;
    readonly worktrees: Worktrees;
    readonly writes: ForeignWrites;
  };
}

/** The agents that a run starts, besides what judging needs. */
export interface RunServices extends GateServices {
  readonly agent: Agent;
  /** Holds the keys of agents by name; null where it is off. */
  readonly gateway: Gateway | null;
  /** Counts what the agents of this process spend. */
  readonly budget: Budget;
  /** To be called with everything that the agent of a plan reports, for whoever watches. */
  readonly onActivity: (plan: string, activity: Activity) => void;
}

/** Counts what all agents of this process spend, on top of what is on record, so that no ceiling is passed side by side (I12). */
export class Budget {
  readonly #policy: BudgetPolicy;
  readonly #past: readonly AttemptSpending[];
  readonly #calls = new Set<Call>();

  constructor(policy: BudgetPolicy, past: readonly AttemptSpending[]) {
    this.#policy = policy;
    this.#past = past;
  }

  /** For one call of an agent. `record` is called whenever so much was spent that it should not be lost. */
  open(plan: string, attempt: number, record: (spent: Spent) => void): Call {
    const call = new Call({ plan, attempt }, record, () => this.#look());
    this.#calls.add(call);
    return call;
  }

  /** The ceiling that this attempt has reached by now; null for none. */
  #reachedBy({ of }: Call): ReachedCap | null {
    const calls = [...this.#calls];
    const spent = (isMeant: (call: Call) => boolean) =>
      calls.flatMap((call) => (isMeant(call) ? (call.spent ?? []) : []));
    return reachedCap(this.#policy, {
      phase: sumSpent([totalSpent(this.#past), ...spent(() => true)]),
      plan: sumSpent([totalSpent(this.#past, of.plan), ...spent((call) => call.of.plan === of.plan)]),
      attempt: sumSpent(spent((call) => call.of.plan === of.plan && call.of.attempt === of.attempt)),
    });
  }

  /** What one agent spends can be the last that all of them had. */
  #look(): void {
    for (const call of this.#calls) {
      if (!call.isOpen || call.reached() !== null) continue;
      const cap = this.#reachedBy(call);
      if (cap !== null) call.end(cap.text);
    }
  }
}

/** The meter of one call of an agent. */
export class Call implements Meter {
  readonly of: { readonly plan: string; readonly attempt: number };
  isOpen = true;
  readonly #counts = new Map<Counter, Spent>();
  readonly #record: (spent: Spent) => void;
  readonly #look: () => void;
  readonly #cut = new AbortController();
  #reached: string | null = null;
  #recorded = 0;

  constructor(of: Call['of'], record: (spent: Spent) => void, look: () => void) {
    this.of = of;
    this.#record = record;
    this.#look = look;
  }

  readonly take = (counter: Counter, spent: Spent): void => {
    if (!this.isOpen) return;
    this.#counts.set(counter, spent);
    this.#keep();
    this.#look();
  };

  readonly reached = (): string | null => this.#reached;

  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  /** Null where nobody has counted anything. */
  get spent(): Spent | null {
    const [first, ...rest] = this.#counts.values();
    return first === undefined ? null : rest.reduce(higherSpent, first);
  }

  end(text: string): void {
    this.#reached = text;
    this.#cut.abort();
  }

  /** The agent has ended: what it spent stays, and nothing is added to it any more. */
  close(): Spent | null {
    this.isOpen = false;
    return this.spent;
  }

  /** As it grows by a quarter: the record stays short, and little of a crashed attempt is not on it. */
  #keep(): void {
    const { spent } = this;
    if (spent === null || spentTokens(spent) <= this.#recorded * 1.25) return;
    this.#recorded = spentTokens(spent);
    this.#record(spent);
  }
}

/** The run with what it spent as the budget counts it: of the agent's own count and the gateway's the higher one. */
export function paid(ended: AgentRun, call: Call): AgentRun {
  if (ended.spent !== undefined) call.take('agent', ended.spent);
  const spent = call.close();
  if (spent === null) return ended;
  const tokens = spentTokens(spent);
  return {
    ...ended,
    spent,
    tokensUsed: tokens > 0 ? tokens : ended.tokensUsed,
    costUsd: spent.isCostKnown && (tokens > 0 || spent.costUsd > 0) ? spent.costUsd : ended.costUsd,
  };
}

/** The part of a run that says what may be spent and what is spent. */
interface Spender {
  readonly policy: { readonly budget: BudgetPolicy };
  readonly services: { readonly ledger: { readonly events: readonly LedgerEvent[] } };
}

/** Why no further attempt may begin, of the plan or of any: what is on record has used up a ceiling. Null where one may. */
export function usedUp({ policy, services }: Spender, plan?: string): ReachedCap | null {
  const spending = recordedSpending(services.ledger.events);
  const phase = totalSpent(spending);
  const spent = plan === undefined ? { phase } : { phase, plan: totalSpent(spending, plan) };
  return reachedCap(policy.budget, spent);
}

/** Tells whether an attempt ended at a ceiling of its own, so that the next one has room again. */
export function isAtOwnCap(plan: string, attempt: number, { policy, services }: Spender): boolean {
  const last = recordedSpending(services.ledger.events).findLast(
    (each) => each.plan === plan && each.attempt === attempt,
  );
  return last !== undefined && reachedCap(policy.budget, { attempt: last.spent }) !== null;
}

/**
 * Tells whether an attempt of the round that is taken in ended at what its job had of the phase's budget, beside the jobs of others:
 * what those have left is there for the next one.
 */
export function isAtShare(plan: string, attempt: number, run: Spender & { readonly runId: string }): boolean {
  const { events } = run.services.ledger;
  const parts = openRound(events, run.runId)?.jobs.length ?? 1;
  const last = recordedSpending(events).findLast((each) => each.plan === plan && each.attempt === attempt);
  if (parts === 1 || last === undefined) return false;
  const begun = events.findLastIndex(({ event, runId }) => event === 'round_start' && runId === run.runId);
  const before = totalSpent(recordedSpending(events.slice(0, begun)));
  const share = sharedPolicy(run.policy.budget, before, parts);
  return reachedCap(share, { phase: sumSpent([before, last.spent]) }) !== null;
}
