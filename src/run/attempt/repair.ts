import type { AgentRun } from '../../agents/program/agent.ts';
import { type AgentSession, asOneRun, sessionAfter } from '../../agents/program/agent-session.ts';
import { repairPrompt } from '../../agents/prompt/prompt.ts';
import type { CommandFinding } from '../../judge/checks/automated-command.ts';
import type { Check, Finding } from '../../judge/checks/finding.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { failureFingerprint } from '../../signal/stuck.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { isAtOwnCap, usedUp } from '../context/run-budget.ts';
import type { RunContext } from '../context/run-context.ts';
import { standingIn } from '../questions/standing.ts';
import { type AgentWork, runAgent } from './agent-work.ts';
import type { AttemptStart } from './attempt-ending.ts';
import type { Ending } from './attempt-signal.ts';
import { clearExchange } from './exchange.ts';

/** What a go of the agent has come to. */
export interface GoEnd {
  readonly ending: Ending;
  /** The scan after it; null where none could be made. */
  readonly after: TreeState | null;
  /** How this go alone ended. */
  readonly agentRun: AgentRun;
}

/**
 * The repairs of one attempt: its work did not pass, and the agent that made it gets what was said of it, in the session in
 * which it made it, instead of a new one that pays for everything again. What it does then is judged as the first go was,
 * from the same checkpoint.
 */
export class Repairs {
  readonly #plan: Plan;
  readonly #attempt: number;
  readonly #begun: AttemptStart;
  readonly #run: RunContext;
  #count = 0;
  #session: AgentSession | null = null;
  /** All goes of the agent as one. */
  #all: AgentRun | null = null;
  /** What the last repair began with: the tree, what was said of it, and its ending. */
  #last: { readonly tree: string | null; readonly said: string | undefined; readonly ending: Ending } | null = null;

  constructor(plan: Plan, attempt: number, begun: AttemptStart, run: RunContext) {
    this.#plan = plan;
    this.#attempt = attempt;
    this.#begun = begun;
    this.#run = run;
  }

  get count(): number {
    return this.#count;
  }

  /** All goes so far as one run of the agent, which ended as the last one did: what they used counts once. */
  joined(agentRun: AgentRun): AgentRun {
    this.#all = this.#all === null ? agentRun : asOneRun(this.#all, agentRun);
    this.#session = sessionAfter(agentRun, this.#session);
    return this.#all;
  }

  /** The next go; null where what the last one came to stands. To be called after `joined`. */
  async next({ ending, after, agentRun }: GoEnd): Promise<(() => Promise<AgentWork>) | null> {
    const said = saidOf(ending);
    const session = this.#session;
    if (said === null || session === null || after === null || !agentRun.ok || !this.#mayGoOn()) return null;
    const { checkpoints } = this.#run.workspace;
    const kept = await checkpoints.keep(this.#begun.checkpoint, {
      phase: this.#run.phase.id,
      plan: this.#plan.id,
      attempt: `${this.#attempt}-before-repair-${this.#count + 1}`,
      message: `Attempt ${this.#attempt} of plan ${this.#plan.id}, before repair ${this.#count + 1}`,
      known: after,
    });
    const begins = { tree: kept?.tree ?? null, said: failureFingerprint(said), ending };
    // Told the same again it would do the same again, which is nothing.
    if (this.#last !== null && begins.tree === this.#last.tree && begins.said === this.#last.said) return null;
    this.#last = begins;
    this.#count += 1;
    return () => this.#go(said, kept?.ref ?? null, session);
  }

  /**
   * The ending of the attempt. An agent that failed in its repair, because its session was gone for example, has not made its
   * work worse than it was: that stays what the attempt ended with, and a new attempt follows, in a new session.
   */
  ended(ending: Ending, { ok, message }: AgentRun): Ending {
    const before = this.#last?.ending;
    if (before?.status !== 'failure' || ending.status !== 'failure' || ok || ending.reason !== 'agent_error')
      return ending;
    if (!ending.retryable) return ending;
    return { ...before, message: `${before.message}; its agent could not repair it: ${message ?? 'no cause given'}` };
  }

  #mayGoOn(): boolean {
    const { policy, services } = this.#run;
    const leftMs = this.#begun.endsAt - services.clock.uptimeMs();
    if (this.#count >= policy.repairs || leftMs < shortestMs || services.interrupt.soon.aborted) return false;
    return usedUp(this.#run, this.#plan.id) === null && !isAtOwnCap(this.#plan.id, this.#attempt, this.#run);
  }

  #go(said: string, kept: string | null, session: AgentSession): Promise<AgentWork> {
    const plan = this.#plan;
    const attempt = this.#attempt;
    const { exchange, endsAt } = this.#begun;
    const { ending } = this.#last as { ending: Ending };
    const details = ending.status === 'failure' ? ending.message : '';
    this.#run.services.ledger.append('repair', { plan: plan.id, attempt, repair: this.#count, kept, details });
    clearExchange(exchange);
    this.#run.workspace.invalidate();
    const isPart = standingIn(plan, this.#run).stop !== null;
    const prompt = (deadline: string) => repairPrompt(plan, { said, deadline, isPart });
    return runAgent(plan, attempt, { prompt, endsAt, session, log: `repair-${this.#count}` }, this.#begun, this.#run);
  }
}

/** A go that has less time would only be cut off. */
const shortestMs = 5_000;

/**
 * What a machine said of work that its agent can mend: a promise, a command, a summary. What it may not do, it is not asked
 * to undo: that is looked at from a clean tree. Null where nothing is to be mended so.
 */
function saidOf(ending: Ending): string | null {
  if (ending.status !== 'failure' || ending.findings === undefined || ending.findings.length === 0) return null;
  if (!ending.findings.every(({ check }) => mendable.has(check))) return null;
  return ending.findings.map(findingText).join('\n');
}

const mendable: ReadonlySet<Check> = new Set<Check>(['artifact', 'key_link', 'summary', 'command', 'evidence']);

function findingText({ check, subject, message, output }: Finding & Partial<CommandFinding>): string {
  const printed = output === undefined || output.trim() === '' ? '' : `\n${output.trimEnd()}`;
  return `${check} ${subject}: ${message}${printed}`;
}
