import { AgentMissingError, type AgentRun, notRun } from '../../agents/program/agent.ts';
import { type AgentSession, mergeRuns, sessionAfter } from '../../agents/program/agent-session.ts';
import { repairPrompt } from '../../agents/prompt/prompt.ts';
import { areRepairable, type Finding, findingSentence } from '../../judge/rules/finding.ts';
import { FencedError } from '../../record/log/lease.ts';
import { failureFingerprint } from '../../signal/stuck.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import { isAtOwnCap, isUsedUpBy } from '../context/run-context.ts';
import { type AgentWork, runAgent } from './agent-work.ts';
import { buildPrompt } from './attempt-prompt.ts';
import { type Ending, getEndingText } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { buildFailure, clearExchange } from './exchange.ts';
import { closeSandbox } from './sandboxed-call.ts';
import { concludeCall } from './stages.ts';

export interface AgentEnd {
  readonly ending: Ending;
  /** All calls merged, with the last one's ending; spending counts once. */
  readonly agentRun: AgentRun;
  readonly repairs: number;
  readonly fault?: { readonly error: unknown };
}

/** Calls the agent, then again for repairs in the same session: a new one would pay for the whole context again. */
export async function callWithRepairs(attempt: Attempt, work: () => Promise<AgentWork>): Promise<AgentEnd> {
  const repairs = new Repairs(attempt);
  try {
    for (let call = work; ; ) {
      const ending = await callAgent(attempt, call);
      const next = await repairs.next(ending);
      if (next === null) return repairs.end(ending);
      call = next;
    }
  } catch (error) {
    if (!isRunEnding(error)) throw error;
    attempt.tree = null;
    const isAgents = error instanceof AgentMissingError;
    const ending = isAgents
      ? buildFailure('agent_error', error.message)
      : buildFailure('internal', formatUnhandled(error));
    return { ending, agentRun: notRun, repairs: 0, fault: { error } };
  } finally {
    await closeSandbox(attempt);
  }
}

async function callAgent(attempt: Attempt, call: () => Promise<AgentWork>): Promise<Ending> {
  attempt.beginCall();
  try {
    const { agentRun, warnings } = await call();
    attempt.agentRun = agentRun;
    for (const warning of warnings) attempt.warnings.add(warning);
    return await concludeCall(attempt);
  } catch (error) {
    // Another run took over, or the machine is at fault.
    if (error instanceof FencedError || isRunEnding(error)) throw error;
    attempt.tree = null;
    return buildFailure('agent_error', formatUnhandled(error));
  }
}

/** True for errors that every attempt on this machine would hit: they end the run and aren't counted. */
function isRunEnding(error: unknown): boolean {
  return error instanceof AgentMissingError || isMachineFault(error);
}

function formatUnhandled(error: unknown): string {
  return `the result of the attempt could not be processed: ${error instanceof Error ? error.message : String(error)}`;
}

class Repairs {
  readonly #attempt: Attempt;
  #count = 0;
  #session: AgentSession | null = null;
  #merged: AgentRun | null = null;
  #lastRepair: { readonly tree: string | null; readonly findings: string | undefined; readonly ending: Ending } | null =
    null;

  constructor(attempt: Attempt) {
    this.#attempt = attempt;
  }

  async next(ending: Ending): Promise<(() => Promise<AgentWork>) | null> {
    const { run, number, plan, start, agentRun, tree } = this.#attempt;
    const findings = findRepairable(ending);
    this.#merged = this.#merged === null ? agentRun : mergeRuns(this.#merged, agentRun);
    this.#session = sessionAfter(agentRun, this.#session);
    const session = this.#session;
    const canRepair = session !== null || (run.services.agent.canJudge && !run.services.agent.resumes);
    if (findings === null || !canRepair || tree === null || !this.#mayRepair()) return null;
    if (!agentRun.ok && !agentRun.isRemark) return null;
    const saved = await run.workspace.checkpoints.keep(start.checkpoint, {
      phase: run.phase.id,
      plan: plan.id,
      attempt: `${number}-before-repair-${this.#count + 1}`,
      message: `Attempt ${number} of plan ${plan.id}, before repair ${this.#count + 1}`,
      known: tree,
    });
    const begins = { tree: saved?.tree ?? null, findings: failureFingerprint(findings), ending };
    if (
      this.#lastRepair !== null &&
      begins.tree === this.#lastRepair.tree &&
      begins.findings === this.#lastRepair.findings
    )
      return null;
    this.#lastRepair = begins;
    this.#count += 1;
    return () => this.#call(findings, saved?.ref ?? null, session);
  }

  /** If the repair call itself failed, for example because its session is gone, the previous ending stands. */
  end(ending: Ending): AgentEnd {
    const { agentRun, start } = this.#attempt;
    const { ok, message } = agentRun;
    const before = this.#lastRepair?.ending;
    const hasCallFailed = ending.status === 'failure' && !ok && ending.reason === 'agent_error';
    const end = { agentRun: this.#merged ?? agentRun, repairs: start.repairs + this.#count };
    if (before === undefined || !hasCallFailed || !ending.retryable) return { ...end, ending };
    const reason = `; its agent could not repair it: ${message ?? 'no cause given'}`;
    if (before.status === 'failure') return { ...end, ending: { ...before, message: before.message + reason } };
    return { ...end, ending: before };
  }

  #mayRepair(): boolean {
    const { run, plan, number, start } = this.#attempt;
    const { policy, services } = run;
    const remainingMs = start.endsAt - services.clock.uptimeMs();
    if (this.#count >= policy.repairs || remainingMs < shortestMs || services.interrupt.soon.aborted) return false;
    return isUsedUpBy(run, plan.id) === null && !isAtOwnCap(plan.id, number, run);
  }

  #call(findings: string, saved: string | null, session: AgentSession | null): Promise<AgentWork> {
    const { plan, number, run, start, stamp, standing } = this.#attempt;
    const { ending } = this.#lastRepair as { ending: Ending };
    const details = getEndingText(ending);
    run.services.ledger.append('repair', { ...stamp, repair: this.#count, kept: saved, details });
    clearExchange(start.exchange);
    run.workspace.known = null;
    const isPart = standing.stop !== null;
    const prompt = (deadline: string) => {
      const fullPrompt = session === null ? buildPrompt({ plan, number, earlier: start.earlier }, deadline, run) : null;
      return repairPrompt(plan, { said: findings, deadline, isPart, again: fullPrompt });
    };
    return runAgent(this.#attempt, { prompt, session, log: `repair-${this.#count}` });
  }
}

/** Less time would only get the call cut off. */
const shortestMs = 5_000;

function findRepairable(ending: Ending): string | null {
  const isJudged = ending.status === 'failure' || ending.status === 'blocked';
  if (!isJudged || ending.findings === undefined || ending.findings.length === 0) return null;
  return areRepairable(ending.findings) ? ending.findings.map(formatFinding).join('\n') : null;
}

function formatFinding(finding: Finding): string {
  const { output } = finding;
  const printed = output === undefined || output.trim() === '' ? '' : `\n${output.trimEnd()}`;
  return `${findingSentence(finding)}${printed}`;
}
