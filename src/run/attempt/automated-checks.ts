import type { CommandFinding } from '../../judge/checks/automated-command.ts';
import { declaresNothing } from '../../judge/checks/declared.ts';
import { commandsOf, runPlanCommands } from '../../judge/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { Attempt } from './attempt-state.ts';

/**
 * Runs the plan's `<automated>` commands on the result, together under the limits of one attempt and behind a
 * checkpoint: what they build or break is rolled back. Null when interrupted.
 */
export async function automatedChecks(
  { number, run, stamp }: Attempt,
  plan: Plan,
  tree: TreeState,
): Promise<CommandFinding[] | null> {
  const commands = commandsOf(plan);
  const areAlone = declaresNothing(plan, run.workspace.prefix);
  if (run.policy.verifyCommands === 'off' || commands.length === 0) return [];
  const { checkpoints } = run.workspace;
  const { clock, ledger, judging } = run.services;
  const { limits } = run.policy;
  const at = new Date(clock.now());
  // The checkpoint has the same time, so that recovery after a crash finds it.
  ledger.append('verify_start', { ...stamp, commands: commands.length, since: at.toISOString() });
  const checkpoint = await checkpoints.create({
    phase: run.phase.id,
    plan: plan.id,
    at,
    known: tree,
    isOfAttempt: true,
  });
  const findings = await runPlanCommands(
    { texts: commands, areAlone },
    { root: run.workspace.root, project: run.workspace.project },
    {
      env: judging.environment(judging.checksHome(), run.workspace.git.root, {
        PHASE_ID: run.phase.id,
        PLAN_ID: plan.id,
      }),
      limits,
      clock,
      cancel: run.services.interrupt.now,
      marker: `${run.runId}/${plan.id}/${number}`,
      logFile: (name) => ledger.logFile(plan.id, number, name as `verify-${number}`),
    },
  );
  await checkpoints.rollback(checkpoint, { kept: 'nothing' });
  await checkpoints.discard(checkpoint);
  return findings;
}
