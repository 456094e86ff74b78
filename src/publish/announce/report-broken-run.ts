import { readRecentEvents } from '../../record/log/ledger.ts';
import { recordedSignals } from '../../record/project/current-ledger.ts';
import { type LocalPhase, ledgerOf, openPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { describeFailure } from '../../settings/call/failure.ts';
import type { World } from '../../settings/call/world.ts';
import { pushesWork } from '../branch/work-branch.ts';
import { cutOffNotification } from '../report/notification.ts';
import { linksOf } from '../report/run-report.ts';
import { uploadRecord } from '../story/upload-record.ts';
import { cutOffTrace, sendTrace } from '../telemetry/send-traces.ts';
import { notify } from './notify.ts';
import { type CutOffRun, reportCutOff } from './report-to-host.ts';

export type FindBranch = (phase: LocalPhase, world: World) => Promise<CutOffRun['branch']>;

/**
 * Uploads the record of a phase that could not be concluded and reports that: on the pull request, whose comment would
 * otherwise say for ever that it is at work, to the notification's receiver, and in a trace. `why` is a sentence that
 * may quote others. Never throws; prints what could not be reported.
 */
export async function reportBrokenRun(
  why: string,
  { ref, archive, findBranch }: { ref: string; archive: 'phase-signal' | 'own'; findBranch: FindBranch },
  world: World,
): Promise<void> {
  const open = () => openPhase(ref, world, readRunnable);
  const uploaded = await uploadRecord(open, archive, world);
  try {
    const read = await open();
    const branch = await findBranch(read, world);
    const { phase, git, prefix } = read;
    const { trace, signal } = recordOf(ledgerOf(read), phase.id);
    const name = branch?.name ?? null;
    const host = linksOf(world, false, uploaded);
    const context = { folder: prefix.replace(/\/$/, ''), runId: trace?.key.runId ?? null, now: world.now() };
    const [notes] = await Promise.all([
      reportCutOff({ why, uploaded, phase, prefix, branch, git }, world),
      notify(async () => cutOffNotification(why, { phase, branch: name, host, signal }, context), world),
      sendTrace(() => trace, { head: null, branch: name, isPushed: false }, world),
    ]);
    for (const note of notes) world.progress(note);
  } catch (error) {
    world.progress(`could not be reported to the host: ${describeFailure(error).message}`); // the run reports its own failure
  }
}

/** Drops a provisional `interrupted` signal, which may be of an earlier run. */
function recordOf(dir: string, phase: string) {
  const signal = recordedSignals(dir).get(null) ?? null;
  const isProvisional = signal?.status === 'failure' && signal.details.reason === 'interrupted';
  return { trace: cutOffTrace(readRecentEvents(dir, phase)), signal: isProvisional ? signal : null };
}

/** Branch of a run in one job: the one that is checked out. */
export const ownBranch: FindBranch = async ({ git }, world) => {
  const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  return name === null ? null : { name, isPushed: pushesWork(world) };
};
