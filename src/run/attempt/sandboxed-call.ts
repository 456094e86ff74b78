import { dirname, join } from 'node:path';
import { installedFolder } from '../../agents/adapters/installed-cli.ts';
import type { Agent, AgentJob } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { type EnteredSandbox, Sandbox, type SharedSandbox } from '../../agents/sandbox/sandbox.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { FencedError } from '../../record/log/lease.ts';
import { listDir } from '../../system/files/atomic-file.ts';
import { BundleError } from '../../system/git/bundle/bundle-file.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import type { AttemptName } from '../../system/git/checkpoint/partial-work.ts';
import type { RunContext } from '../context/run-context.ts';
import type { PersonRequest } from '../questions/asking.ts';
import type { Attempt } from './attempt-state.ts';

export async function enterFor(
  agent: Agent,
  sandbox: Sandbox,
  call: Pick<AgentJob, 'plan' | 'environment' | 'promptFile' | 'outlivesUs'>,
  { workspace: { git, root }, services: { exchangeDir, sandboxes } }: RunContext,
): Promise<EnteredSandbox> {
  const { plan, environment, promptFile, outlivesUs = false } = call;
  const folder = dirname(promptFile);
  const { HOME = '' } = environment;
  // A script's words come from the plan, which may not choose what the sandbox exposes.
  const calls = agent.name === 'script' ? [] : agent.commandLines({ plan, folder, environment, isPassed: false });
  const installed = listDir(exchangeDir).filter((name) => name.startsWith(installedFolder));
  const entered = await sandbox.enter({
    git,
    cwd: root,
    environment,
    writable: [folder, ...(HOME === '' ? [] : (agent.login ?? []).map((path) => join(HOME, path)))],
    outlivesUs,
    neighbours: dirname(git.root),
    words: [
      ...calls.flatMap(({ command, args }) => [command, ...args]),
      ...installed.map((name) => join(exchangeDir, name)),
    ],
  });
  if (entered.level !== 'kernel') weakerRuns.add(sandboxes);
  return entered;
}

/** Enters the attempt's sandbox for one agent call. Reports a weaker sandbox once per run. */
export async function enterSandbox(attempt: Attempt, job: AgentJob): Promise<EnteredSandbox> {
  const { agent, ledger, sandboxes } = attempt.run.services;
  const entered = await enterFor(agent, attempt.sandbox, job, attempt.run);
  const { network } = attempt.run.policy;
  attempt.boundaries.push({ cage: entered.level, network: entered.level === 'kernel' ? network : 'full' });
  if (entered.problem !== null && !reportedRuns.has(sandboxes)) {
    reportedRuns.add(sandboxes);
    const reach = 'agents can read and write what this user can; phase-executor doctor says more';
    const text = `! no sandbox for agents (level ${entered.level}): ${entered.problem}; ${reach}`;
    ledger.append('agent_progress', { ...attempt.stamp, what: text });
  }
  return entered;
}

const reportedRuns = new WeakSet<SharedSandbox>();
const weakerRuns = new WeakSet<SharedSandbox>();

/** True if every agent of this run so far had the strongest sandbox. */
export function wereAllSandboxed(sandboxes: SharedSandbox): boolean {
  return !weakerRuns.has(sandboxes);
}

/** Takes over commits and returns warnings. Unreadable ones are skipped; rejected ones fail the attempt. */
export async function takeWork(
  attempt: Attempt,
  take: (name: AttemptName) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { run, plan, number } = attempt;
  try {
    return await take({ phase: run.phase.id, plan: plan.id, attempt: number });
  } catch (error) {
    if (error instanceof BundleError) attempt.untaken = `its commits were refused: ${error.message}`;
    if (attempt.untaken !== null) return [];
    if (error instanceof FencedError || isMachineFault(error)) throw error;
    return [`commits of the agent were not taken over: ${(error as Error).message}`];
  }
}

/** Removes the attempt's private files. Failing to do so is only a warning. */
export async function closeSandbox({ sandbox, run, stamp }: Attempt): Promise<void> {
  await sandbox.close().catch((error: Error) => {
    run.services.ledger.append('warning', { ...stamp, message: `private files were not removed: ${error.message}` });
  });
}

export async function getSandboxRequest(plan: Plan, run: RunContext): Promise<PersonRequest | null> {
  const { sandboxes, environment, exchangeDir } = run.services;
  if (run.policy.requireCage === 'none') return null;
  const { git, root } = run.workspace;
  const sandbox = new Sandbox(sandboxes, join(exchangeDir, `${encodeURIComponent(plan.id)}-sandbox`));
  const call = { git, cwd: root, environment: agentEnvironment(environment, [], {}), writable: [], words: [] };
  const question = explainMissingSandbox(await sandbox.enter(call), run);
  await sandbox.close();
  return question === null ? null : { question, details: {} };
}

export function explainMissingSandbox({ level, problem }: EnteredSandbox, { policy }: RunContext): string | null {
  if (policy.requireCage === 'none' || level === policy.requireCage) return null;
  const setting = policy.network === 'full' ? 'sandbox' : `network: ${policy.network} needs the sandbox`;
  const mismatch = `${setting}: found ${level}, expected ${policy.requireCage}: ${problem}`;
  return `${mismatch}; see the row sandbox of doctor, or run where root or user namespaces are allowed`;
}
