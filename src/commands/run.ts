import { resolve } from 'node:path';
import { adoptSummaries } from '../execute/adopt-summaries.ts';
import { runPhase } from '../execute/phase-run.ts';
import { witnessHere } from '../execute/witness-here.ts';
import { type AgentChoice, findAgent, requireNamedAgent } from '../session/choose-agent.ts';
import type { CommandResult, World } from '../session/command.ts';
import { dryRun } from '../session/dry-run.ts';
import { failureOf } from '../session/failure.ts';
import { holdPhase } from '../session/hold-phase.ts';
import { deadlineAt } from '../session/job-limit.ts';
import { leaveRecord, leaveRecordHere, nothingLeft } from '../session/phase-record.ts';
import { branchOfRun, published } from '../session/published.ts';
import { resultOfRun } from '../session/run-result.ts';
import { refuseUnready, selectedPlans } from '../session/selected-plans.ts';
import { warnOfCredentials } from '../session/stored-credentials.ts';
import { ownBranch, tellBroken } from '../session/tell-broken.ts';
import { tellBeginning } from '../session/tell-host.ts';
import type { Settings } from '../settings/settings.ts';

/** Runs every plan of a phase that is not done, or with `dry-run` says what that would be. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<CommandResult> {
  if (settings['dry-run']) return dryRun(ref, settings, world);
  const root = resolve(world.directory, settings.root);
  const agent: AgentChoice = (read, scratch) => findAgent(root, settings, world, read, scratch);
  if (world.configuration.problem === null) await requireNamedAgent(root, settings, world); // what is missing is told before anything is waited for
  const hold = { ref, agent, deadlineAt: await deadlineAt(settings, world) };
  return holdPhase(hold, settings, world, async (context, read, publishRecord) => {
    const only = selectedPlans(read, settings.only);
    const pushBranch = await branchOfRun(context, settings, world, publishRecord);
    warnOfCredentials(context);
    const { name: branch = null, isPushed = false } = (await ownBranch(read, settings, context.workspace.git)) ?? {};
    const place = { settings, world, run: context, read, branch, isPushed, left: nothingLeft };
    await adoptSummaries(context, witnessHere(undefined, context));
    refuseUnready(only, context);
    for (const note of await tellBeginning(place)) world.progress(note);
    try {
      const ended = await published(pushBranch, await runPhase({ ...context, only }), context);
      const { git, prefix } = context.workspace;
      const left = await leaveRecord({ read, git, prefix }, 'own', settings, world);
      return await resultOfRun(ended, { ...place, left });
    } catch (error) {
      const why = `the run could not bring the phase to its end: ${failureOf(error).message}`;
      const left = await leaveRecordHere(ref, 'own', settings, world);
      for (const note of await tellBroken({ why, left }, ref, ownBranch, settings, world)) world.progress(note);
      throw error;
    }
  });
}
