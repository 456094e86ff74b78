import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { getGateArtifactName, type MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { ArtifactError, Artifacts, type StoredArtifact } from '../../publish/host/artifacts.ts';
import { ownFolder } from '../../settings/call/own-folder.ts';
import type { World } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { resultDigest } from '../workers/result-digest.ts';
import { workerFile } from '../workers/worker-result.ts';
import type { ExpectedWorker } from './incoming.ts';
import { ForgedError, findJobResult, isJobResultName, parseReceipt, type Receipt, resultName } from './provenance.ts';

const maxBytes = 512 * 1024 * 1024;

/** Source of results: a folder that was filled by hand, the artifacts of the workflow run, or none. */
export interface ResultFolder {
  readonly leg: (job: MatrixJob, round: readonly MatrixJob[]) => Promise<string | null>;
  readonly gate: (artifact: string) => Promise<string | null>;
}

export async function openResultFolder(world: World): Promise<ResultFolder> {
  const { settings } = world;
  if (settings['input-dir'] !== '') {
    const folder = resolve(world.directory, settings['input-dir']);
    return {
      leg: async ({ artifact }) => findResult(folder, artifact),
      gate: async (name) => findResult(folder, name),
    };
  }
  if (!Artifacts.available(world.environment)) return noResults;
  const artifacts = new Artifacts(world.environment);
  const stored = await artifacts.list();
  const runAttempt = settings['run-attempt'];
  const bring = async (result: StoredArtifact | null, receipt: Receipt | null): Promise<string | null> => {
    if (result === null) return null;
    const into = join(ownFolder(world, 'phase-executor-legs'), result.name);
    rmSync(into, { recursive: true, force: true });
    await artifacts.download(result.id, into, { maxBytes, digest: receipt?.digest ?? null });
    return into;
  };
  return {
    leg: async (job, round) => {
      const receipts = readRoundReceipts(round, settings);
      const receipt = receipts.get(`leg-${job.index}`) ?? null;
      const others = round.filter(({ index }) => index !== job.index).map(({ artifact }) => artifact);
      const otherReceipts = [...receipts].flatMap(([name, each]) => (name === `leg-${job.index}` ? [] : [each]));
      const expected = {
        artifact: job.artifact,
        receipt,
        others: [...others, getGateArtifactName(job.phase)],
        otherReceipts,
      };
      return bring(findJobResult(stored, { ...expected, runAttempt }), receipt);
    },
    gate: async (artifact) => {
      const receipt = parseReceipts('gate-receipt', settings).get('receipt') ?? null;
      const result = findJobResult(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
      if (result !== null && receipt === null)
        throw new ForgedError(`artifact ${result.name} exists, but the job of the exit gate did not report it`);
      const folder = await bring(result, receipt);
      const judged = parseOutputs('gate-receipt', settings)['result-digest'] ?? null;
      const remaining = folder === null || judged === null ? judged : resultDigest(folder);
      if (remaining !== judged)
        throw new ForgedError(`its files have the digest ${remaining}, but the judging step left files with ${judged}`);
      return folder;
    },
  };
}

export const noResults: ResultFolder = { leg: async () => null, gate: async () => null };

/** Receipts of the workers of a round; none when it never ran, because those that are there then are of a round before it. */
function readRoundReceipts(round: readonly MatrixJob[], settings: Settings): ReadonlyMap<string, Receipt> {
  const receipts = parseReceipts('leg-receipts', settings);
  const isOurs = ({ index, artifact }: MatrixJob) =>
    isJobResultName(receipts.get(`leg-${index}`)?.name ?? '', artifact);
  return round.some(isOurs) ? receipts : new Map();
}

function parseReceipts(setting: 'leg-receipts' | 'gate-receipt', settings: Settings): ReadonlyMap<string, Receipt> {
  return new Map(
    Object.entries(parseOutputs(setting, settings)).flatMap(([name, text]) => {
      const receipt = parseReceipt(text);
      return receipt === null ? [] : [[name, receipt] as const];
    }),
  );
}

/** True when a job says in its outputs that the project's own set-up failed in it: then no step of ours ran. */
export function isSetUpBroken(setting: 'leg-receipts' | 'gate-receipt', settings: Settings): boolean {
  return parseOutputs(setting, settings)['set-up'] === 'failure';
}

export const brokenSetUp =
  "the project's own set-up failed, as the log of its job says; fix the set-up (.github/actions/phase-setup)";

function parseOutputs(setting: 'leg-receipts' | 'gate-receipt', settings: Settings): Readonly<Record<string, string>> {
  const value = settings[setting].trim() || '{}';
  try {
    return z.record(z.string(), z.string()).nullable().parse(JSON.parse(value)) ?? {};
  } catch (cause) {
    throw new UsageError(`${setting}: found no JSON object of strings, expected toJSON(needs.<job>.outputs)`, {
      cause,
    });
  }
}

/** Warning that no worker vouches for its result, where the workflow does not pass receipts on; null where it does. */
export function withoutReceipts({ settings, environment }: World): string | null {
  if (settings['leg-receipts'].trim() !== '' || settings['input-dir'] !== '' || !Artifacts.available(environment))
    return null;
  return (
    'leg-receipts is not set, so a result counts as that of a leg by the name of its artifact alone, ' +
    'which a job can give to its own if that leg leaves none; pass toJSON(needs.<job>.outputs), as examples/workflows/your-own-jobs.yml does'
  );
}

export async function collectWorkers(
  jobs: readonly MatrixJob[],
  results: ResultFolder,
  world: World,
): Promise<ExpectedWorker[]> {
  const how = world.settings['leg-results'];
  const workers: ExpectedWorker[] = [];
  for (const job of jobs) {
    try {
      const folder = await results.leg(job, jobs);
      const remaining = folder === null ? 'it left no result' : 'its work is kept';
      const hasRun = mayHaveRun(how);
      const notStarted =
        folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
      workers.push({
        job,
        folder,
        why: `${describeJobEnd(how)}, and ${remaining}`,
        mayHaveRun: folder !== null || hasRun,
        notStarted: notStarted,
      });
    } catch (error) {
      if (!(error instanceof ArtifactError) && !(error instanceof ForgedError)) throw error;
      const isForged = error instanceof ForgedError;
      const reason = isForged ? `its result is forged and is ignored: ${error.message}` : error.message;
      world.progress(`${job.artifact} could not be downloaded: ${reason}`);
      workers.push({ job, folder: null, why: reason, mayHaveRun: true, notStarted: null });
    }
  }
  return workers;
}

/** Uploads a result. Returns its receipt; null without an artifact service, where the folder is all there is. */
export async function uploadWorker(artifact: string, folder: string, world: World): Promise<Receipt | null> {
  if (!Artifacts.available(world.environment)) return null;
  const expected = resultName(artifact, world.settings['run-attempt']);
  const { name, bytes, id, digest, job } = await new Artifacts(world.environment, {}, world.uploads).upload(
    expected,
    folder,
  );
  world.progress(`uploaded ${name}, ${bytes} bytes`);
  if (name !== expected) world.progress(`the name ${expected} was taken: another artifact has that name`);
  return { name, id, digest, job };
}

/**
 * A job that was skipped has run nothing. To conclude, which is told of all jobs, a cancelled one says that the run was
 * cancelled, most often before it began; to integrate, which is told of one, that it ran into its limit.
 */
function mayHaveRun(how: string): boolean {
  return how.includes('=') ? !/\b(skipped|cancelled)\b/.test(how) : how !== 'skipped';
}

/** Reads `needs.<job>.result` for a worker without a result: GitHub says `cancelled` of a job that ran into its limit. */
function describeJobEnd(how: string): string {
  if (/\bcancelled\b/.test(how)) return 'a job of the round was cancelled or timed out';
  if (/\bfailure\b/.test(how)) return 'a job of the round failed';
  return /\bsuccess\b/.test(how) ? 'its job ended' : 'its job was lost';
}

function findResult(folder: string, artifact: string): string | null {
  return existsSync(join(folder, artifact, workerFile)) ? join(folder, artifact) : null;
}
