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
import { published } from '../session/published.ts';
import type { EnterBranch } from '../session/record-keeper.ts';
import { resultOfRun } from '../session/run-result.ts';
import { refuseUnready, selectedPlans } from '../session/selected-plans.ts';
import { warnOfCredentials } from '../session/stored-credentials.ts';
import { ownBranch, tellBroken } from '../session/tell-broken.ts';
import { tellBeginning } from '../session/tell-host.ts';
import { WorkBranch, withOrigin } from '../session/work-branch.ts';
import type { Settings } from '../settings/settings.ts';

/** Runs every plan of a phase that is not done, or with `dry-run` says what that would be. */
export async function run([ref = '']: readonly string[], given: Settings, world: World): Promise<CommandResult> {
  const root = resolve(world.directory, given.root);
  const settings = await withOrigin(given, root, world);
  if (settings['dry-run']) return dryRun(ref, settings, world);
  const agent: AgentChoice = (read, scratch) => findAgent(root, settings, world, read, scratch);
  if (world.configuration.problem === null) await requireNamedAgent(root, settings, world); // what is missing is told before anything is waited for
  const work = new WorkBranch(settings, world);
  const enterBranch: EnterBranch = (place, last) => work.enter(place, last);
  const hold = { ref, agent, deadlineAt: await deadlineAt(settings, world), enterBranch };
  return holdPhase(hold, settings, world, async (context, read, publishRecord) => {
    const only = selectedPlans(read, settings.only);
    warnOfCredentials(context);
    const { name: branch = null } = (await ownBranch(read, settings, context.workspace.git, world)) ?? {};
    const place = { settings, world, run: context, read, branch, isPushed: false, left: nothingLeft };
    await adoptSummaries(context, witnessHere(undefined, context));
    refuseUnready(only, context);
    for (const note of await tellBeginning(place)) world.progress(note);
    try {
      const { git, prefix } = context.workspace;
      const push = () => work.push(context, publishRecord);
      const ended = await published(push, await runPhase({ ...context, only }), context);
      const isPushed = work.isPushedAt((await git.head()).sha);
      const left = await leaveRecord({ read, git, prefix }, 'own', settings, world);
      return await resultOfRun(ended, { ...place, isPushed, left });
    } catch (error) {
      const why = `the run could not bring the phase to its end: ${failureOf(error).message}`;
      const left = await leaveRecordHere(ref, 'own', settings, world);
      for (const note of await tellBroken({ why, left }, ref, ownBranch, settings, world)) world.progress(note);
      throw error;
    }
  });
}
