import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { redactedJson } from '../../system/text/redaction.ts';
import { cappedTail } from '../../system/text/text.ts';
import { withTimeout } from '../host/artifact-error.ts';
import { ArtifactError, Artifacts } from '../host/artifacts.ts';
import { hostLinks, nothingUploaded } from '../report/host-links.ts';
import { phasePage } from '../report/page.ts';
import type { PhaseStory, UploadedRecord } from '../report/phase-story.ts';
import { traceFile } from '../telemetry/send-traces.ts';

/**
 * Uploads the record of a phase without secrets, if there is an artifact service: its page as a plain file, which
 * opens with a click, and one archive of signals, events, handoffs, logs and trace. Never throws.
 */
export async function uploadRecord(
  story: PhaseStory,
  phase: RecordedPhase,
  archive: 'phase-signal' | 'own',
  world: World,
): Promise<UploadedRecord> {
  if (!Artifacts.available(world.environment)) return nothingUploaded;
  const folder = join(world.temporaryDirectory, 'phase-executor-record');
  const nearby = join(world.temporaryDirectory, 'phase-executor-page');
  try {
    const name = getRecordName(phase);
    const page = join(nearby, `${name}-report.html`);
    for (const each of [folder, nearby]) {
      rmSync(each, { recursive: true, force: true });
      mkdirSync(each, { recursive: true });
    }
    copyRecord(phase, folder, redactorFor(world));
    writeFileSync(page, phasePage(story));
    cpSync(page, join(folder, 'report.html'));
    const trace = traceFile(story, world);
    if (trace !== null) writeFileSync(join(folder, 'traces.otlp.json'), trace);
    const upload = buildUploader(world);
    const archiveName = archive === 'own' ? `${name}-record` : archive;
    const record = await upload(archiveName, (to) => to.upload(archiveName, folder));
    return { page: await upload(basename(page), (to) => to.uploadPage(page)), record };
  } catch (error) {
    world.progress(`the record of the phase was not uploaded: ${(error as Error).message}`);
    return nothingUploaded;
  }
}

/** Folders of a phase: its record, and its project with the path of that below the top of the repository. */
export interface RecordedPhase {
  readonly id: string;
  readonly dir: string;
  readonly root: string;
  readonly prefix: string;
}

/** The name is unique among the projects of a repository and the phases of a workflow run. */
function getRecordName({ id, prefix }: RecordedPhase): string {
  const folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
  return ['phase', ...(folder === '' ? [] : [folder]), id]
    .join('-')
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .slice(0, 100);
}

/** Bytes of one text file. */
const maxFileBytes = 16 * 1024 * 1024;

function copyRecord({ dir, root }: RecordedPhase, into: string, redact: (text: string) => string): void {
  const inJson = (text: string) =>
    text
      .split('\n')
      .map((line) => redactedJson(line, redact))
      .join('\n');
  const copy = (from: string, to: string, hidden: (text: string) => string) => {
    if (lstatSync(from, { throwIfNoEntry: false })?.isFile() === true)
      writeFileSync(to, cappedTail(hidden(readFileSync(from, 'utf8')), maxFileBytes));
  };
  copy(join(dir, 'phase.json'), join(into, 'phase.json'), (text) => redactedJson(text, redact, 2));
  copy(join(dir, 'events.ndjson'), join(into, 'events.ndjson'), inJson);
  copy(join(root, '.planning/EXECUTION_LOG.md'), join(into, 'EXECUTION_LOG.md'), inJson);
  const folder = (name: string, hidden: (text: string) => string) => {
    const from = join(dir, name);
    if (!existsSync(from)) return;
    mkdirSync(join(into, name), { recursive: true });
    for (const file of readdirSync(from).slice(0, 5_000)) copy(join(from, file), join(into, name, file), hidden);
  };
  folder('signals', (text) => redactedJson(text, redact, 2));
  folder('handoffs', redact);
  copyLogs(dir, redact, (path, text) => {
    mkdirSync(join(into, 'logs'), { recursive: true });
    writeFileSync(join(into, path), text);
  });
}

/** Of one log, and of all of them. */
const maxLogBytes = 2 * 1024 * 1024;
const maxLogs = 200;

/** Writes the output of agents, set-up and checks from a ledger, without secrets, below `logs`. */
export function copyLogs(
  dir: string,
  redact: (text: string) => string,
  write: (path: string, text: string) => void,
): void {
  const from = join(dir, 'logs');
  if (!existsSync(from)) return;
  const names = readdirSync(from).filter((name) => lstatSync(join(from, name)).isFile());
  for (const name of names.slice(0, maxLogs))
    write(join('logs', name), cappedTail(redact(readFileSync(join(from, name), 'utf8')), maxLogBytes));
}

/**
 * Returns what uploads an artifact in the place of earlier ones of its name, so that a download by name gets this job's,
 * and returns the address of its page; null where it failed, and on hosts with other addresses.
 */
function buildUploader(world: World) {
  const { environment } = world;
  const isHurried = world.interrupt.soon.aborted;
  // After an interrupt, the few seconds left are for saying how the run ended.
  const hurried = { retryDelayMs: 200, timeoutMs: hurryMs, transferMs: hurryMs };
  const artifacts = new Artifacts(environment, isHurried ? hurried : {}, world.uploads);
  return async (name: string, upload: (to: Artifacts) => Promise<{ id: number }>): Promise<string | null> => {
    const work = async () => {
      await artifacts.delete(name).catch((error: Error) => world.progress(error.message));
      const { id } = await upload(artifacts);
      const host = hostLinks(world, true);
      return environment.GITEA_ACTIONS === 'true' || id === 0 || host === null ? null : `${host.run}/artifacts/${id}`;
    };
    try {
      return await (isHurried ? withTimeout(`uploading ${name}`, hurryMs, work) : work());
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error;
      world.progress(`${name} was not uploaded: ${error.message}`);
      return null;
    }
  };
}

const hurryMs = 2_000;
