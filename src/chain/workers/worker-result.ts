import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { maxMutants } from '../../judge/run/mutant-runs.ts';
import { maxPhaseTests } from '../../judge/run/phase-tests.ts';
import { TestVerdictSchema } from '../../judge/run/tests/verdict.ts';
import {
  type EventDetails,
  type EventKind,
  hasDetails,
  type KindsWith,
  listKindsWith,
} from '../../record/events/event.ts';
import { getFileName } from '../../record/log/ledger.ts';
import { SpentSchema } from '../../signal/budget.ts';
import { type CompletionSignal, parseSignal } from '../../signal/completion-signal.ts';
import { FailureReasonSchema } from '../../signal/signal-schema.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { digestHashes, hashContent } from './result-digest.ts';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const planId = z.string().min(1).max(200);
const sentence = z.string().max(10_000);
const maxEventText = 10_000;
const count = z.number().int().nonnegative().max(1e9);

const Check = z.object({
  plan: planId,
  command: z.string().max(20_000),
  passed: z.boolean().nullable(),
  proves: z.boolean(),
  subject: sentence,
  message: sentence,
});

const MutantSchema = z.object({
  path: z.string().max(4096),
  line: z.number().int().positive(),
  was: z.string().max(200),
  becomes: z.string().max(200),
  outcome: z.enum(['killed', 'survived', 'undecided']),
});

export const GateSchema = z.object({
  commit: sha,
  confirmations: count,
  tests: TestVerdictSchema.nullable(),
  unprepared: sentence.nullable().default(null),
  checks: z.array(Check).max(5_000).readonly().default([]),
  /** `proven` if the tests failed without the phase; `plans` lists which. Null if not checked. */
  proof: z
    .object({ proven: z.boolean(), sentence, plans: z.array(z.string().max(200)).max(1000).readonly() })
    .nullable()
    .default(null),
  testWarnings: z.array(sentence).max(200).readonly().default([]),
  oldTests: z.array(sentence).max(50).readonly().default([]),
  phaseTests: z
    .array(z.object({ path: z.string().max(4096), name: z.string().max(300), idle: sentence.nullable() }))
    .max(maxPhaseTests)
    .readonly()
    .default([]),
  mutants: z
    .object({ results: z.array(MutantSchema).max(maxMutants).readonly(), notes: z.array(sentence).max(10).readonly() })
    .nullable()
    .default(null),
  verification: z
    .object({ status: z.string().max(50), report: z.string().max(500), text: z.string().max(1_000_000).nullable() })
    .nullable(),
});
export type GateAnswers = z.output<typeof GateSchema>;

/** `leg.json`. Beside it are signals, events, handoffs, redacted logs, and a bundle with the commits named here. */
const WorkerSchema = z.object({
  schemaVersion: z.literal(1),
  kind: z.enum(['plans', 'gate']),
  runId: z.string().max(200),
  runAttempt: count,
  phase: z.string().max(100),
  round: count,
  artifact: z.string().max(300),
  base: sha,
  /** Verified plans, each built on the one before. `upTo` is set for a part: the number of tasks before a question. */
  proven: z
    .array(z.object({ plan: planId, attempt: count, base: sha, commit: sha, upTo: count.optional() }))
    .max(1_000),
  kept: z.array(z.object({ plan: planId, attempt: count, base: sha, commit: sha })).max(1_000),
  halted: sentence.nullable().default(null),
  fault: z
    .object({
      reason: FailureReasonSchema,
      message: sentence,
      retryable: z.boolean(),
      /** False if no agent had started. */
      began: z.boolean().default(true),
    })
    .nullable(),
  gate: GateSchema.nullable(),
});
export type Worker = z.output<typeof WorkerSchema>;

const optionalText = clipText(maxEventText).optional().catch(undefined);
const optionalNumber = z.number().optional().catch(undefined);
const optionalBoolean = z.boolean().optional().catch(undefined);
const optionalTexts = z
  .array(clipText(500))
  .transform((list) => list.slice(0, 100))
  .optional()
  .catch(undefined);

/** Cuts long texts instead of dropping the event, because failures must count. */
function clipText(max: number) {
  return z.string().transform((text) => text.slice(0, max));
}

function buildNamed<Name extends string, S>(names: readonly Name[], schema: S): Record<Name, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
}

/** A relevant line of `events.ndjson`. Invalid optional fields are dropped. */
const EventSchema = z.object({
  at: z.iso.datetime(),
  event: z.enum(listKindsWith({ travels: true })),
  plan: planId,
  attempt: z.number().int().positive().max(10_000),
  ...buildNamed(
    ['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'],
    optionalText,
  ),
  ...buildNamed(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], optionalNumber),
  ...buildNamed(['ok', 'passed'], optionalBoolean),
  ...buildNamed(['files', 'remarks'], optionalTexts),
  spent: SpentSchema.optional().catch(undefined),
});

export interface WorkerEvent {
  readonly at: string;
  readonly plan: string;
  readonly attempt: number;
  readonly told: Reported<KindsWith<{ travels: true }>>;
}

type Reported<K extends EventKind> = K extends EventKind
  ? { readonly event: K; readonly details: EventDetails<K> }
  : never;

/** A worker's result after parsing: valid in form and size, but not trusted. */
export interface WorkerResult {
  readonly leg: Worker;
  readonly signals: ReadonlyMap<string, CompletionSignal>;
  readonly events: readonly WorkerEvent[];
  readonly handoffs: readonly { readonly plan: string; readonly attempt: number; readonly text: string }[];
  readonly bundle: string | null;
}

export class WorkerResultError extends Error {
  override readonly name = 'LegResultError';
}

export const workerFile = 'leg.json';
const eventsFile = 'events.ndjson';
export const bundleFile = 'work.bundle';

/** `digest` covers the content as written, even if the files change later. */
export interface SavedWorker extends Pick<WorkerResult, 'leg' | 'signals'> {
  readonly digest: string;
}

interface WorkerParts extends Pick<WorkerResult, 'signals' | 'handoffs'> {
  readonly events: readonly object[];
  readonly writeLogs?: (write: (path: string, text: string) => void) => void;
}

/** Writes the text files of a result. `leg.json` comes last and marks it as complete. */
export function writeWorker(
  into: string,
  worker: Worker,
  parts: WorkerParts,
  redact: (text: string) => string,
): SavedWorker {
  const { signals, handoffs, events, writeLogs } = parts;
  // Redact strings only: in serialized JSON, quotes could be redacted as well.
  const redactStrings = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? redact(each) : each));
  const bundles = [bundleFile].filter((name) => isFile(join(into, name)));
  const hashes = new Map(bundles.map((name) => [name, hashContent(readFileSync(join(into, name)))]));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text, { flag: 'wx' }); // fails if the file exists, which others may have open
    hashes.set(path, hashContent(text));
  };
  writeLogs?.(write);
  for (const [plan, signal] of signals)
    write(join('signals', `${getFileName(plan)}.json`), `${JSON.stringify(redactStrings(signal), null, 2)}\n`);
  for (const { plan, attempt, text } of handoffs)
    write(join('handoffs', `${getFileName(plan)}-a${attempt}.json`), redact(text));
  write(eventsFile, events.map((event) => `${JSON.stringify(redactStrings(event))}\n`).join(''));
  write(workerFile, `${JSON.stringify(worker, null, 2)}\n`);
  return { leg: worker, signals, digest: digestHashes(hashes) };
}

export function clearWorker(into: string): void {
  mkdirSync(into, { recursive: true });
  for (const name of [workerFile, eventsFile, bundleFile, 'signals', 'handoffs', 'logs'])
    rmSync(join(into, name), { recursive: true, force: true });
}

export function canTakeWorker(into: string): boolean {
  return !existsSync(into) || existsSync(join(into, workerFile)) || readdirSync(into).length === 0;
}

const maxTextBytes = 2 * 1024 * 1024;
/** The limit for an agent's own handoff. */
const maxHandoffBytes = 64 * 1024;
const maxEventsBytes = 4 * 1024 * 1024;
const maxEvents = 2_000;
const maxFiles = 2_000;

/** Reads a worker's result, which agents may have changed. @throws LegResultError */
export function readWorker(folder: string): WorkerResult {
  const worker = readSavedWorker(folder);
  const signals = new Map<string, CompletionSignal>();
  for (const name of listWorkerNames(join(folder, 'signals'))) {
    const signal = readWorkerSignal(join(folder, 'signals', name), name);
    if (signal.plan !== undefined) signals.set(signal.plan, signal);
  }
  const handoffs = listWorkerNames(join(folder, 'handoffs')).flatMap((name) => {
    const [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
    if (plan === undefined) return [];
    const path = join(folder, 'handoffs', name);
    // Ignore oversized handoffs.
    if (lstatSync(path).size > maxHandoffBytes) return [];
    return [{ plan: decodeName(plan), attempt: Number(attempt), text: readWorkerText(path) ?? '' }];
  });
  const bundle = join(folder, bundleFile);
  return { leg: worker, signals, events: readWorkerEvents(folder), handoffs, bundle: isFile(bundle) ? bundle : null };
}

function readSavedWorker(folder: string): Worker {
  const text = readWorkerText(join(folder, workerFile));
  if (text === null) throw new WorkerResultError('it contains no leg.json, so it is not the result of a leg');
  const value = tryParseJson(text);
  if (value === undefined) throw new WorkerResultError('leg.json is not JSON, or nested deeper than 64 levels');
  const parsed = WorkerSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new WorkerResultError(`${workerFile} is not usable: ${problems.join('; ')}`);
}

function readWorkerEvents(folder: string): WorkerEvent[] {
  const lines = (readWorkerText(join(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
  if (lines.length > maxEvents) throw new WorkerResultError(`${eventsFile} has more than ${maxEvents} lines`);
  // Skip unreadable lines and irrelevant events, such as an agent's progress.
  return lines.flatMap((line) => {
    const parsed = EventSchema.safeParse(tryParseJson(line));
    if (!parsed.success) return [];
    const { at, event, ...details } = parsed.data;
    const { plan, attempt } = details;
    return hasDetails(event, details) ? [{ at, plan, attempt, told: { event, details } as WorkerEvent['told'] }] : [];
  });
}

function readWorkerSignal(path: string, name: string): CompletionSignal {
  try {
    return parseSignal(readWorkerText(path) ?? '');
  } catch (cause) {
    throw new WorkerResultError(`signals/${name} is not a completion signal: ${(cause as Error).message}`);
  }
}

function readWorkerText(path: string, max = maxTextBytes): string | null {
  if (!isFile(path)) return null;
  const { size } = lstatSync(path);
  if (size > max) throw new WorkerResultError(`${path} has ${size} bytes; at most ${max} are accepted`);
  return readFileSync(path, 'utf8');
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function listWorkerNames(folder: string): string[] {
  if (!existsSync(folder) || !lstatSync(folder).isDirectory()) return [];
  const names = readdirSync(folder);
  if (names.length > maxFiles) throw new WorkerResultError(`${folder} has more than ${maxFiles} files`);
  return names.filter((name) => name.endsWith('.json')).sort();
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
