import { cpSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { listDir } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { redactedJson } from '../../system/text/redaction.ts';
import { clipTail } from '../../system/text/text.ts';
import { withTimeout } from '../host/artifact-error.ts';
import { ArtifactError, Artifacts } from '../host/artifacts.ts';
import { buildHostLinks, nothingUploaded } from '../report/host-links.ts';
import { renderPhasePage } from '../report/page.ts';
import type { PhaseStory, UploadedRecord } from '../report/phase-story.ts';
import { traceFile } from '../telemetry/send-traces.ts';

/**
 * Uploads the record without secrets if there is an artifact service: the page as a plain file, and one archive of
 * signals, events, handoffs, logs and trace. Never throws.
 */
export async function uploadRecord(story: PhaseStory, place: PublishedPlace, world: World): Promise<UploadedRecord> {
  if (!Artifacts.available(world.environment)) return nothingUploaded;
  const folder = join(world.temporaryDirectory, 'phase-executor-record');
  const nearby = join(world.temporaryDirectory, 'phase-executor-page');
  try {
    const name = getRecordName(story.phase.id, place.prefix);
    const page = join(nearby, `${name}-report.html`);
    for (const folderPath of [folder, nearby]) {
      rmSync(folderPath, { recursive: true, force: true });
      mkdirSync(folderPath, { recursive: true });
    }
    copyRecord(place, folder, createRedactor(world));
    writeFileSync(page, renderPhasePage(story));
    cpSync(page, join(folder, 'report.html'));
    const trace = traceFile(story, world);
    if (trace !== null) writeFileSync(join(folder, 'traces.otlp.json'), trace);
    const upload = buildUploader(world);
    const archiveName = place.archive === 'own' ? `${name}-record` : place.archive;
    const record = await upload(archiveName, (service) => service.upload(archiveName, folder));
    return { page: await upload(basename(page), (service) => service.uploadPage(page)), record };
  } catch (error) {
    world.progress(`the record of the phase was not uploaded: ${(error as Error).message}`);
    return nothingUploaded;
  }
}

export interface PublishedPlace {
  readonly git: Git;
  /**
   * The project's directory, and its path inside the repository with a trailing slash; empty for the repository root.
   */
  readonly root: string;
  readonly prefix: string;
  readonly dir: string;
  readonly archive: 'phase-signal' | 'own';
  readonly isPushed: boolean;
  readonly judged: string | null;
}

/** Unique among the projects of a repository and the phases of a workflow run. */
function getRecordName(id: string, prefix: string): string {
  const folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
  return ['phase', ...(folder === '' ? [] : [folder]), id]
    .join('-')
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .slice(0, 100);
}

/** Limits per text file and log in bytes, and per directory in files. */
const limits = { fileBytes: 16 * 1024 * 1024, logBytes: 2 * 1024 * 1024, files: 5_000, logs: 200 };

function copyRecord({ dir, root }: PublishedPlace, targetDir: string, redact: (text: string) => string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(targetDir, path)), { recursive: true });
    writeFileSync(join(targetDir, path), text);
  };
  const copy = (source: string, path: string) => {
    if (lstatSync(source, { throwIfNoEntry: false })?.isFile() !== true) return;
    const text = readFileSync(source, 'utf8');
    const hidden = path.endsWith('.json')
      ? redactedJson(text, redact, 2)
      : text
          .split('\n')
          .map((line) => redactedJson(line, redact))
          .join('\n');
    write(path, clipTail(hidden, limits.fileBytes));
  };
  for (const name of ['phase.json', 'events.ndjson']) copy(join(dir, name), name);
  copy(join(root, '.planning/EXECUTION_LOG.md'), 'EXECUTION_LOG.md');
  for (const folder of ['signals', 'handoffs'])
    for (const name of listDir(join(dir, folder)).slice(0, limits.files))
      copy(join(dir, folder, name), join(folder, name));
  copyLogs(dir, redact, write);
}

export function copyLogs(
  dir: string,
  redact: (text: string) => string,
  write: (path: string, text: string) => void,
): void {
  const logsDir = join(dir, 'logs');
  const names = listDir(logsDir).filter((name) => lstatSync(join(logsDir, name)).isFile());
  for (const name of names.slice(0, limits.logs))
    write(join('logs', name), clipTail(redact(readFileSync(join(logsDir, name), 'utf8')), limits.logBytes));
}

/**
 * Returns an upload function that replaces artifacts of the same name, so that a download by name gets this job's. It
 * returns the page's URL, or null on failure or if the host has other URLs.
 */
function buildUploader(world: World) {
  const { environment } = world;
  const isUrgent = world.interrupt.soon.aborted;
  // After an interrupt, the remaining seconds are needed to save the result.
  const urgent = { retryDelayMs: 200, timeoutMs: hurryMs, transferMs: hurryMs };
  const artifacts = new Artifacts(environment, isUrgent ? urgent : {}, world.uploads);
  return async (name: string, upload: (service: Artifacts) => Promise<{ id: number }>): Promise<string | null> => {
    const work = async () => {
      await artifacts.delete(name).catch((error: Error) => world.progress(error.message));
      const { id } = await upload(artifacts);
      const host = buildHostLinks(world, true);
      return environment.GITEA_ACTIONS === 'true' || id === 0 || host === null ? null : `${host.run}/artifacts/${id}`;
    };
    try {
      return await (isUrgent ? withTimeout(`uploading ${name}`, hurryMs, work) : work());
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error;
      world.progress(`${name} was not uploaded: ${error.message}`);
      return null;
    }
  };
}

const hurryMs = 2_000;
