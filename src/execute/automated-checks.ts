import { hurriedGraceMs } from '../agents/agent.ts';
import { agentEnvironment } from '../agents/environment.ts';
import type { TreeState } from '../git/status.ts';
import type { Plan } from '../phase/plan.ts';
import { runChild } from '../process/child.ts';
import { type CommandEnd, verifyCommand } from '../verify/automated-command.ts';
import type { Finding } from '../verify/finding.ts';
import type { RunContext } from './run-context.ts';

/**
 * Runs the `<automated>` commands of a plan's tasks on what its attempt left, together under the ceilings of an attempt
 * and behind a checkpoint: what they build or break is not the plan's work and is rolled back. Null when interrupted.
 */
export async function automatedChecks(
  plan: Plan,
  attempt: number,
  after: TreeState,
  run: RunContext,
): Promise<Finding[] | null> {
  const commands = [...new Set(plan.tasks.flatMap(({ verify }) => verify.automated))];
  if (run.verifyCommands === 'off' || commands.length === 0) return [];
  const { checkpoints, clock, ledger } = run;
  const at = new Date(clock.now());
  // The checkpoint bears this time, so that whoever comes after a crash finds it.
  ledger.append('verify_start', { plan: plan.id, attempt, commands: commands.length, since: at.toISOString() });
  const checkpoint = await checkpoints.create({ phase: run.phase.id, plan: plan.id, at, known: after });
  const endAt = clock.now() + run.limits.timeoutMs;
  const findings: Finding[] = [];
  let interrupted = false;
  for (const [at, text] of commands.entries()) {
    const bash = async (command: string): Promise<CommandEnd> => {
      const {
        ending,
        exitCode: code,
        escaped,
        tail,
      } = await runCommand(plan, attempt, { command, number: at + 1, endAt }, run);
      interrupted ||= ending === 'cancelled';
      const exitCode = escaped > 0 ? null : code; // what still runs may yet undo what it found
      return { exitCode, timedOut: ending === 'timeout' || ending === 'idle_timeout', tail };
    };
    findings.push(await verifyCommand({ root: run.root, project: run.project }, text, bash));
    if (interrupted || findings.at(-1)?.passed === false) break;
  }
  await checkpoints.rollback(checkpoint, { kept: 'nothing' });
  await checkpoints.discard(checkpoint);
  return interrupted ? null : findings;
}

function runCommand(
  plan: Plan,
  attempt: number,
  { command, number, endAt }: { command: string; number: number; endAt: number },
  run: RunContext,
) {
  const { limits, clock, ledger } = run;
  return runChild({
    ...{ command: 'bash', args: ['-c', command], cwd: run.root, clock, cancel: run.interrupt.now },
    ...{ graceMs: limits.graceMs, cancelGraceMs: Math.min(limits.graceMs, hurriedGraceMs) },
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    // The shell's own words are read, so they have to be those of no other language.
    env: {
      ...agentEnvironment(run.environment, run.agentEnv, { PHASE_ID: run.phase.id, PLAN_ID: plan.id }),
      LC_MESSAGES: 'C',
    },
    timeoutMs: Math.max(1, Math.min(endAt, limits.deadlineAt) - clock.now()),
    logFile: ledger.logFile(plan.id, attempt, `verify-${number}`),
    marker: `${run.runId}/${plan.id}/${attempt}`,
  });
}
