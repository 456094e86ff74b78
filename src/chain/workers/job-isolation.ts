import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { ArtifactError, Artifacts } from '../../publish/host/artifacts.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RunServices } from '../../run/context/run-context.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';

/** Rejects a chain that can't transfer results, before an agent costs anything. @throws ArtifactError */
export async function refuseWithoutTransport(setting: 'output-dir' | 'input-dir', world: World): Promise<void> {
  if (world.settings[setting] !== '' || world.environment.GITHUB_ACTIONS !== 'true') return;
  const advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and transfer the results yourself`;
  try {
    await new Artifacts(world.environment).probe();
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error;
    throw new ArtifactError(
      `a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`,
      { cause: error },
    );
  }
}

function getHostJob({ environment }: World): string | null {
  return Artifacts.available(environment) ? new Artifacts(environment).job : null;
}

/** Records the opening job, which may not be a worker, and the commit whose settings apply to all jobs. */
export function noteOpener({ ledger }: RunServices, start: string, world: World): void {
  const job = getHostJob(world);
  const { file } = world.configuration;
  ledger.append('opened', job === null ? { start, config: file } : { job, start, config: file });
}

/** Refuses to run agents or tests in a job that could push. @throws UsageError */
export async function refuseUnisolated(run: PhaseContext, world: World): Promise<void> {
  const { settings } = world;
  if (settings.unisolated) return;
  const opener = phaseState(run.services.ledger.earlier).run(run.runId).openingJob;
  const isSame = opener !== null && opener === getHostJob(world);
  if (!isSame && (settings.remote === '' || !(await findConfiguredRemote(run.workspace.git, world).mayPush()))) return;
  const reason = isSame
    ? 'this host runs all jobs of the chain as one job with one token, so'
    : `the token of this leg may push to ${settings.remote}, so`;
  throw new UsageError(
    `${reason} an agent could push unchecked work; give the leg a read-only token in a separate job (docs/hosts.md), or accept this with the setting unisolated`,
  );
}

export const unisolatedWarning =
  'unisolated: the legs of this run were not required to have a read-only token; an agent could have pushed, and could have reached the jobs that judge';

/** A worker can't tell which plan is meant. Its result is stored for one job of the round, which is expected. */
export class UnfilledMatrixError extends UsageError {
  readonly job: MatrixJob;

  constructor(message: string, job: MatrixJob) {
    super(message);
    this.job = job;
  }
}

/** Used if the host couldn't fill the matrix from another job's outputs. @throws UsageError if the record has none */
export function restoreRound(run: PhaseContext, plan: string | null, settings: Settings): Settings {
  if (settings['leg-kind'] === 'gate' || settings.round > 0) return settings;
  const openRound = phaseState(run.services.ledger.earlier).run(run.runId).openRound();
  // Without a remote there's no shared record: workers were started by hand.
  if (openRound === null && settings.remote === '') return settings;
  if (openRound === null)
    throw new UsageError(
      `round is missing and run ${run.runId} has no open round; run integrate first, and pass its round and artifact to this job`,
    );
  const job = openRound.jobs.find((each) => each.plan === (plan ?? ''));
  const [firstJob] = openRound.jobs;
  if (job === undefined && firstJob !== undefined)
    throw new UnfilledMatrixError(
      `plan: found ${plan === null ? 'none' : `"${plan}"`}, but round ${openRound.round} has jobs for ${openRound.jobs.map((each) => each.plan || 'all plans').join(', ')}; ` +
        'where the host cannot fill a matrix, use mode: single',
      firstJob,
    );
  return { ...settings, round: openRound.round, 'artifact-name': settings['artifact-name'] || (job?.artifact ?? '') };
}
