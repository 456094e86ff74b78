import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ExpectedLeg } from '../chain/incoming.ts';
import { legFile } from '../chain/leg-result.ts';
import type { RunContext } from '../execute/run-context.ts';
import { ArtifactError, Artifacts } from '../github/artifacts.ts';
import type { MatrixJob } from '../schedule/job-matrix.ts';
import type { Settings } from '../settings.ts';
import type { World } from './command.ts';

/** Most bytes of a leg's result that are unpacked. */
const maxBytes = 512 * 1024 * 1024;

/** Where results of legs are found: a folder that somebody filled, the artifacts of the workflow run, or nowhere. */
export interface Shelf {
  /** Brings a leg's newest result here: the final one or, without it, the last it saved. Null where there is none. */
  readonly fetch: (artifact: string) => Promise<string | null>;
}

/** @throws ArtifactError when the artifacts of the run cannot be listed. */
export async function openShelf(settings: Settings, world: World): Promise<Shelf> {
  if (settings.legs !== '') {
    const folder = resolve(world.directory, settings.legs);
    return { fetch: async (artifact) => newestIn(folder, artifact) };
  }
  if (!Artifacts.available(world.environment)) return emptyShelf;
  const artifacts = new Artifacts(world.environment);
  const stored = await artifacts.list();
  return {
    fetch: async (artifact) => {
      const [newest] = stored
        .filter(({ name }) => isOf(name, artifact))
        .sort((one, other) => rank(other.name, artifact) - rank(one.name, artifact) || other.id - one.id);
      if (newest === undefined) return null;
      const into = join(world.temporaryDirectory, 'phase-executor-legs', newest.name);
      rmSync(into, { recursive: true, force: true });
      mkdirSync(dirname(into), { recursive: true });
      await artifacts.download(newest.id, into, { maxBytes });
      return into;
    },
  };
}

export const emptyShelf: Shelf = { fetch: async () => null };

/** Brings the results of a round's legs here. */
export async function collectLegs(
  jobs: readonly MatrixJob[],
  shelf: Shelf,
  settings: Settings,
  world: World,
): Promise<ExpectedLeg[]> {
  const how = settings['leg-results'];
  const legs: ExpectedLeg[] = [];
  for (const job of jobs) {
    try {
      const folder = await shelf.fetch(job.artifact);
      const left = folder === null ? 'it left no result' : 'what it had saved by then is kept';
      legs.push({ job, folder, why: `${endOf(how)}, and ${left}`, mayHaveRun: folder !== null || mayHaveRun(how) });
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error;
      world.progress(`the result of ${job.artifact} could not be brought here: ${error.message}`);
      legs.push({ job, folder: null, why: error.message, mayHaveRun: true });
    }
  }
  return legs;
}

/** Uploads a leg's result where there is an artifact service; elsewhere its folder is all there is. */
export async function uploadLeg(artifact: string, folder: string, world: World): Promise<void> {
  if (!Artifacts.available(world.environment)) return;
  const { name, bytes } = await new Artifacts(world.environment).upload(artifact, folder);
  world.progress(`uploaded ${name}, ${bytes} bytes`);
}

/** Removes artifacts that are of no more use. One that stays does no harm. */
export async function removeArtifacts(names: readonly string[], world: World): Promise<void> {
  if (names.length === 0 || !Artifacts.available(world.environment)) return;
  const artifacts = new Artifacts(world.environment);
  for (const name of names) await artifacts.delete(name);
}

/** Uploads the signal of a phase and its whole record. A service that fails takes nothing from how the phase ended. */
export async function uploadRecord({ ledger, root }: RunContext, world: World): Promise<void> {
  if (!Artifacts.available(world.environment)) return;
  const folder = join(world.temporaryDirectory, 'phase-executor-record');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['phase.json', 'events.ndjson', 'signals', 'handoffs'])
    if (existsSync(join(ledger.dir, name))) cpSync(join(ledger.dir, name), join(folder, name), { recursive: true });
  const log = join(root, '.planning/EXECUTION_LOG.md');
  if (existsSync(log)) cpSync(log, join(folder, 'EXECUTION_LOG.md'));
  try {
    await new Artifacts(world.environment).upload('phase-signal', folder);
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error;
    world.progress(`the record was not uploaded: ${error.message}`);
  }
}

/**
 * A job that was skipped has run nothing. To conclude, which is told of all jobs, a cancelled one says that the run was
 * cancelled, most often before it began; to integrate, which is told of one, that it ran into its limit.
 */
function mayHaveRun(how: string): boolean {
  return how.includes('=') ? !/\b(skipped|cancelled)\b/.test(how) : how !== 'skipped';
}

/** What `needs.<job>.result` tells of a leg without a result: GitHub says `cancelled` of a job that ran into its limit. */
function endOf(how: string): string {
  if (/\bcancelled\b/.test(how)) return 'a job of the round was cancelled, or ran into its time limit';
  if (/\bfailure\b/.test(how)) return 'a job of the round failed';
  return /\bsuccess\b/.test(how) ? 'its job ended' : 'its job was lost';
}

/** The final result, else the last one that was saved while work was under way. */
function newestIn(folder: string, artifact: string): string | null {
  if (existsSync(join(folder, artifact, legFile))) return join(folder, artifact);
  for (let at = 1, last: string | null = null; ; at += 1) {
    const saved = join(folder, savedName(artifact, at));
    if (!existsSync(join(saved, legFile))) return last;
    last = saved;
  }
}

/** The name of what a leg saves for the `count`-th time. */
export function savedName(artifact: string, count: number): string {
  return `${artifact}-m${count}`;
}

/** Whether an artifact is of a leg: its final result, or one it saved; where a name was taken, a number stands behind it. */
function isOf(name: string, artifact: string): boolean {
  return name.startsWith(artifact) && /^(-m\d{1,4})?(-\d{1,3})?$/.test(name.slice(artifact.length));
}

/** Final results before saved ones, the later before the earlier. */
function rank(name: string, artifact: string): number {
  const saved = /^-m(\d+)/.exec(name.slice(artifact.length));
  return saved === null ? 1_000_000 : Number(saved[1]);
}
