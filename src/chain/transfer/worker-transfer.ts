import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { getGateArtifactName, type MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { ArtifactError, Artifacts, type StoredArtifact } from '../../publish/host/artifacts.ts';
import { makeOwnFolder } from '../../settings/call/own-folder.ts';
import type { World } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { digestResult } from '../workers/result-digest.ts';
import { workerFile } from '../workers/worker-result.ts';
import type { ExpectedWorker } from './incoming.ts';
import {
  ForgedError,
  findJobResult,
  getResultName,
  isJobResultName,
  parseReceipt,
  type Receipt,
} from './provenance.ts';

const maxBytes = 512 * 1024 * 1024;

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
  const download = async (result: StoredArtifact | null, receipt: Receipt | null): Promise<string | null> => {
    if (result === null) return null;
    const into = join(makeOwnFolder(world, 'phase-executor-legs'), result.name);
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
      return download(findJobResult(stored, { ...expected, runAttempt }), receipt);
    },
    gate: async (artifact) => {
      const receipt = parseReceipts('gate-receipt', settings).get('receipt') ?? null;
      const result = findJobResult(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
      if (result !== null && receipt === null)
        throw new ForgedError(`artifact ${result.name} exists, but the job of the exit gate did not report it`);
      const folder = await download(result, receipt);
      const expectedDigest = parseOutputs('gate-receipt', settings)['result-digest'] ?? null;
      const actual = folder === null || expectedDigest === null ? expectedDigest : digestResult(folder);
      if (actual !== expectedDigest)
        throw new ForgedError(
          `its files have the digest ${actual}, but the judging step left files with ${expectedDigest}`,
        );
      return folder;
    },
  };
}

export const noResults: ResultFolder = { leg: async () => null, gate: async () => null };

/** Returns the round's receipts; none if it never ran, because existing ones then belong to an earlier round. */
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

/** True if the job's outputs say that the project's set-up failed, so none of our steps ran. */
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
  const jobResult = world.settings['leg-results'];
  const workers: ExpectedWorker[] = [];
  for (const job of jobs) {
    try {
      const folder = await results.leg(job, jobs);
      const outcome = folder === null ? 'it left no result' : 'its work is kept';
      const hasRun = mayHaveRun(jobResult);
      const notStarted =
        folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
      workers.push({
        job,
        folder,
        why: `${describeJobEnd(jobResult)}, and ${outcome}`,
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

export async function uploadWorker(artifact: string, folder: string, world: World): Promise<Receipt | null> {
  if (!Artifacts.available(world.environment)) return null;
  const expected = getResultName(artifact, world.settings['run-attempt']);
  const { name, bytes, id, digest, job } = await new Artifacts(world.environment, {}, world.uploads).upload(
    expected,
    folder,
  );
  world.progress(`uploaded ${name}, ${bytes} bytes`);
  if (name !== expected) world.progress(`the name ${expected} was taken: another artifact has that name`);
  return { name, id, digest, job };
}

/** `cancelled` usually means "before the start" among all jobs (`a=…`), but a timeout for a single job. */
function mayHaveRun(result: string): boolean {
  return result.includes('=') ? !/\b(skipped|cancelled)\b/.test(result) : result !== 'skipped';
}

/** Explains `needs.<job>.result`; GitHub reports a job timeout as `cancelled`. */
function describeJobEnd(result: string): string {
  if (/\bcancelled\b/.test(result)) return 'a job of the round was cancelled or timed out';
  if (/\bfailure\b/.test(result)) return 'a job of the round failed';
  return /\bsuccess\b/.test(result) ? 'its job ended' : 'its job was lost';
}

function findResult(folder: string, artifact: string): string | null {
  return existsSync(join(folder, artifact, workerFile)) ? join(folder, artifact) : null;
}
