import { resolve } from 'node:path';
import {
  parseWorkerJob,
  salvageWork,
  saveFailure,
  type WorkerJob,
  waitUntil,
  workOnPlan,
} from '../chain/rounds/worker-job.ts';
import type { Receipt } from '../chain/transfer/provenance.ts';
import { uploadWorker } from '../chain/transfer/worker-transfer.ts';
import { refuseWithoutTransport } from '../chain/workers/job-isolation.ts';
import { readWorker, type SavedWorker } from '../chain/workers/worker-result.ts';
import { ArtifactError } from '../publish/host/artifacts.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { OtherSettingsError } from '../settings/file/effective-settings.ts';
import { UsageError } from '../settings/table/settings.ts';
import { escapeMarkdown } from '../system/text/markdown.ts';

/** Executes plans or the exit gate in a job of a chain. A failed plan is a result and doesn't fail the job. */
export const runExecute: CommandHandler = async (args, outside) => {
  const { job, world } = parseWorkerJob(args, outside);
  // Fails early if a result couldn't be sent. The gate's result is sent by a separate step, which alone has the token.
  if (world.settings['leg-kind'] !== 'gate') await refuseWithoutTransport('output-dir', world);
  await waitUntil(world.settings['not-before'], job.deadlineAt, world);
  return leaveResult(() => workOnPlan(job, world), job, world);
};

/** Used by the Action's post step: saves the work of a main step that was killed. */
export const finishWorker: CommandHandler = async (args, outside) => {
  const { job, world } = parseWorkerJob(args, outside);
  return leaveResult(() => salvageWork(job, world), job, world);
};

/** Uploads the result of a step that has no token. @throws UsageError without a folder, or ArtifactError */
export const runUpload: CommandHandler = async (_, world) => {
  if (world.settings['output-dir'] === '')
    throw new UsageError('output-dir: found nothing; name the folder with the result');
  const into = resolve(world.directory, world.settings['output-dir']);
  const receipt = await uploadWorker(readWorker(into).leg.artifact, into, world);
  if (receipt === null) throw new UsageError('there is no artifact service here, so the result cannot be uploaded');
  const text = `uploaded ${receipt.name}`;
  return { exitCode: 0, json: receipt, text, outputs: { receipt: JSON.stringify(receipt) } };
};

async function leaveResult(work: () => Promise<SavedWorker>, job: WorkerJob, world: World): Promise<CommandResult> {
  let result: { saved: SavedWorker; exitCode: number };
  try {
    result = { saved: await work(), exitCode: 0 };
  } catch (error) {
    if (error instanceof OtherSettingsError) throw error; // the command restarts with the correct settings
    result = saveFailure(error, job, world);
  }
  const { saved, exitCode } = result;
  let receipt: Receipt | null = null;
  try {
    receipt = await uploadWorker(saved.leg.artifact, job.into, world);
  } catch (error) {
    // The next job treats this worker as lost and handles that itself.
    if (!(error instanceof ArtifactError)) throw error;
    world.progress(`the result was not uploaded: ${error.message}`);
  }
  return buildWorkerReply(job.into, saved, receipt, exitCode);
}

function buildWorkerReply(
  into: string,
  { leg, signals, digest }: SavedWorker,
  receipt: Receipt | null,
  exitCode: number,
): CommandResult {
  const reported =
    leg.kind === 'gate'
      ? [`tests: ${leg.gate?.tests?.verdict ?? 'none'}`]
      : [...signals].map(([plan, { status }]) => `${plan}: ${status}`);
  const statuses = [...signals.values()].map(({ status }) => status);
  const status = leg.fault
    ? 'failure'
    : (['failure', 'blocked', 'success', 'skipped'].find((each) => statuses.includes(each as never)) ?? '');
  const text = leg.fault
    ? `this job could not work: ${leg.fault.message}`
    : `left for integrate: ${reported.join(', ') || 'nothing'}`;
  const json = { status, resultPath: into, leg };
  const vouched = { 'result-digest': digest, receipt: receipt === null ? '' : JSON.stringify(receipt) };
  return {
    exitCode,
    json,
    text,
    summary: `${escapeMarkdown(text)}\n`,
    outputs: { status, 'result-path': into, ...vouched },
  };
}
