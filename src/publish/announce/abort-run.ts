import { projectPrefix, readSchedule } from '../../record/project/read-schedule.ts';
import { fetchRecord, isRecent } from '../../record/published/shared-record.ts';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { Git } from '../../system/git/git.ts';
import type { HostApi } from '../host/host-api.ts';
import { cancelRun } from '../host/workflow-run.ts';
import type { CommentPlace } from './comment-place.ts';

/**
 * Asks the host to cancel the workflow run that holds a phase by its published record. It ends as INTERRUPTED, and says so
 * itself. Returns what was asked, as a sentence. @throws UsageError where no run of a workflow here holds the phase.
 */
export async function abortRun(
  place: CommentPlace,
  { settings, world, host }: { settings: Settings; world: World; host: HostApi },
): Promise<string> {
  const { phase } = await readSchedule(place.root, place.phase);
  const git = await Git.open(place.root, world.environment);
  const ground = {
    git,
    remote: configuredRemote(git, settings, world),
    prefix: projectPrefix(git, place.root),
    phase: phase.id,
  };
  const manifest = (await fetchRecord(ground))?.manifest ?? null;
  if (manifest === null || !isRecent(manifest, world.now()))
    throw new UsageError(`no run is at work on phase ${phase.id}, by its record on the remote`);
  const { workflowRun, runId, host: machine } = manifest;
  if (workflowRun === undefined || workflowRun.repository !== host.repository)
    throw new UsageError(
      `run ${runId} on ${machine} is at work on phase ${phase.id}, and is no job of a workflow here; end it there`,
    );
  if (!(await cancelRun(workflowRun, host)))
    throw new UsageError(`workflow run ${workflowRun.id}, which held phase ${phase.id}, is over`);
  return `Workflow run ${workflowRun.id} is being cancelled, with all that runs in it. Phase ${phase.id} ends as INTERRUPTED; its work is kept, and the next run continues it.`;
}
