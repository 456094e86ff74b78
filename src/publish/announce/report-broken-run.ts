import { recordedSignals } from '../../record/project/current-ledger.ts';
import { getRecordFolder, type LocalPhase, openPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import { redactBody } from '../../settings/call/job-secrets.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { pushesWork } from '../branch/work-branch.ts';
import { reportRecorded } from '../story/tell-phase.ts';
import { announce } from './announce.ts';

export type FindBranch = (
  phase: LocalPhase,
  world: World,
) => Promise<{ readonly name: string; readonly isPushed: boolean } | null>;

/**
 * Reports a phase as cut off, because its comment would say "at work" forever. `why` may quote untrusted text. Never
 * throws; prints failures.
 */
export async function reportBrokenRun(
  reason: string,
  { ref, archive, findBranch }: { ref: string; archive: 'phase-signal' | 'own'; findBranch: FindBranch },
  world: World,
): Promise<void> {
  try {
    const localPhase = await openPhase(ref, world, readRunnable);
    const branch = await findBranch(localPhase, world);
    const { git, prefix, root } = localPhase;
    // The remote record is the same or couldn't be pushed, so only the local one is read.
    const reported = await reportRecorded(localPhase, withSettings(world, { remote: '' }));
    const steps = ['run the phase again; it continues where this one ended'];
    const broken = { verdict: 'cut off', exitStatus: null, decision: null, next: null, head: null, steps } as const;
    const dir = getRecordFolder(localPhase);
    // A placeholder from this run; any other signal is from an earlier run.
    const remaining = recordedSignals(dir).get(null);
    const signal = remaining?.status === 'failure' && remaining.details.reason === 'interrupted' ? remaining : null;
    const story = { ...reported, ...broken, signal, why: redactBody(reason, world), branch: branch?.name ?? null };
    const place = { git, root, prefix, dir, archive, isPushed: branch?.isPushed ?? false, judged: null };
    const { notes } = await announce(story, place, world);
    for (const note of notes) world.progress(note);
  } catch (error) {
    world.progress(`could not be reported to the host: ${describeFailure(error).message}`); // the run reports its own failure
  }
}

/** The branch of a single-job run is the one that is checked out. */
export const ownBranch: FindBranch = async ({ git }, world) => {
  const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  return name === null ? null : { name, isPushed: pushesWork(world) };
};
