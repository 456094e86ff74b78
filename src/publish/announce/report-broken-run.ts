import { recordedSignals } from '../../record/project/current-ledger.ts';
import { getRecordFolder, type LocalPhase, openPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import { redactBody } from '../../settings/call/job-secrets.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { pushesWork } from '../branch/work-branch.ts';
import { reportRecorded } from '../story/tell-phase.ts';
import { announce } from './announce.ts';

/** Finds the branch of a run; null for none. */
export type FindBranch = (
  phase: LocalPhase,
  world: World,
) => Promise<{ readonly name: string; readonly isPushed: boolean } | null>;

/**
 * Reports a phase that could not be concluded as cut off, with its record: the comment would otherwise say for ever that it
 * is at work. `why` is a sentence that may quote others. Never throws; prints what could not be reported.
 */
export async function reportBrokenRun(
  reason: string,
  { ref, archive, findBranch }: { ref: string; archive: 'phase-signal' | 'own'; findBranch: FindBranch },
  world: World,
): Promise<void> {
  try {
    const read = await openPhase(ref, world, readRunnable);
    const branch = await findBranch(read, world);
    const { git, prefix, root } = read;
    // The remote is not read: its record is the same, or could not be pushed.
    const reported = await reportRecorded(read, withSettings(world, { remote: '' }));
    const steps = ['run the phase again; it continues where this one ended'];
    const broken = { verdict: 'cut off', exitStatus: null, decision: null, next: null, head: null, steps } as const;
    const dir = getRecordFolder(read);
    // The one that stands until a run ends; a signal of another kind is of an earlier run.
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

/** Branch of a run in one job: the one that is checked out. */
export const ownBranch: FindBranch = async ({ git }, world) => {
  const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  return name === null ? null : { name, isPushed: pushesWork(world) };
};
