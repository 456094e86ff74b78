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
import { published } from '../session/published.ts';
import type { EnterBranch } from '../session/record-keeper.ts';
import { resultOfRun } from '../session/run-result.ts';
import { refuseUnready, selectedPlans } from '../session/selected-plans.ts';
import { warnOfCredentials } from '../session/stored-credentials.ts';
import { ownBranch, tellBroken } from '../session/tell-broken.ts';
import { tellBeginning } from '../session/tell-host.ts';
import { pushesWork, WorkBranch, withOrigin } from '../session/work-branch.ts';
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
  const uploads = pushesWork(settings, world);
  const hold = { ref, agent, deadlineAt: await deadlineAt(settings, world), enterBranch, uploads };
  return holdPhase(hold, settings, world, async (context, read) => {
    const only = selectedPlans(read, settings.only);
    warnOfCredentials(context);
    const branch = await ownBranch(read, settings, context.workspace.git);
    const place = { settings, world, run: context, read, branch, isPushed: false };
    await adoptSummaries(context, witnessHere(undefined, context));
    refuseUnready(only, context);
    for (const note of await tellBeginning(place)) world.progress(note);
    try {
      const ended = await runPhase({ ...context, only });
      const push = async () => {
        const note = await work.push(context);
        if (note !== null) world.progress(note);
      };
      const told = await published(push, ended, context);
      const isPushed = work.isPushedAt((await context.workspace.git.head()).sha);
      return await resultOfRun(told, { ...place, isPushed });
    } catch (error) {
      const why = `the run could not bring the phase to its end: ${failureOf(error).message}`;
      for (const note of await tellBroken(why, ref, ownBranch, settings, world)) world.progress(note);
      throw error;
    }
  });
}
