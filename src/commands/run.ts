import { resolve } from 'node:path';
import { adoptSummaries } from '../execute/adopt-summaries.ts';
import { runPhase } from '../execute/phase-run.ts';
import { witnessHere } from '../execute/witness-here.ts';
import type { Settings } from '../settings.ts';
import type { Reply, World } from './command.ts';
import { holdPhase } from './hold-phase.ts';
import { findAgent } from './prepare.ts';
import { replyTo } from './run-reply.ts';

/** Runs every plan of a phase that is not done. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const agent = await findAgent(resolve(world.directory, settings.root), settings, world);
  return holdPhase({ ref, agent }, settings, world, async (context, read) => {
    await adoptSummaries(context, witnessHere(undefined, context));
    return replyTo(await runPhase(context), read, context);
  });
}
