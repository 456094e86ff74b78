import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { maxMutants } from '../../judge/run/mutant-runs.ts';
import { maxPhaseTests } from '../../judge/run/phase-tests.ts';
import { TestVerdictSchema } from '../../judge/run/tests/verdict.ts';
import { type EventDetails, type EventKind, hasDetails, type KindsWith, kindsWith } from '../../record/events/event.ts';
import { fileName } from '../../record/log/ledger.ts';
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
  /** True when its tests were seen to fail without the phase, and of which plans; null where that was not asked. */
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

/**
 * Account that a job of a chained run gives of itself, `leg.json` in its result. Beside it lie the signals of its plans, the
 * events of its ledger, handoffs, redacted logs, and in a bundle the commits that are named here.
 */
const WorkerSchema = z.object({
  schemaVersion: z.literal(1),
  kind: z.enum(['plans', 'gate']),
  runId: z.string().max(200),
  runAttempt: count,
  phase: z.string().max(100),
  round: count,
  artifact: z.string().max(300),
  base: sha,
  /** Plans in the order it proved them, each on the one before; with `upTo` only so many tasks, up to where a person is asked. */
  proven: z
    .array(z.object({ plan: planId, attempt: count, base: sha, commit: sha, upTo: count.optional() }))
    .max(1_000),
  kept: z.array(z.object({ plan: planId, attempt: count, base: sha, commit: sha })).max(1_000),
  /** Reason for which it started no plan and a person is needed; null where there is none. */
  halted: sentence.nullable().default(null),
  fault: z
    .object({
      reason: FailureReasonSchema,
      message: sentence,
      retryable: z.boolean(),
      /** False when no agent was started before. */
      began: z.boolean().default(true),
    })
    .nullable(),
  gate: GateSchema.nullable(),
});
export type Worker = z.output<typeof WorkerSchema>;

const word = clipText(maxEventText).optional().catch(undefined);
const figure = z.number().optional().catch(undefined);
const truth = z.boolean().optional().catch(undefined);
const words = z
  .array(clipText(500))
  .transform((list) => list.slice(0, 100))
  .optional()
  .catch(undefined);

/** More than a bound is no reason to lose the event: a failure counts, however much was said of it. */
function clipText(max: number) {
  return z.string().transform((text) => text.slice(0, max));
}

function buildNamed<Name extends string, S>(names: readonly Name[], schema: S): Record<Name, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
}

/** One line of a worker's `events.ndjson` that counts. What it says besides is taken where it has the form of ours. */
const EventSchema = z.object({
  at: z.iso.datetime(),
  event: z.enum(kindsWith({ travels: true })),
  plan: planId,
  attempt: z.number().int().positive().max(10_000),
  ...buildNamed(
    ['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'],
    word,
  ),
  ...buildNamed(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], figure),
  ...buildNamed(['ok', 'passed'], truth),
  ...buildNamed(['files', 'remarks'], words),
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

/** A worker's result as it was read: data from outside, in the form of ours and within bounds, and no more is known of it. */
export interface WorkerResult {
  readonly leg: Worker;
  readonly signals: ReadonlyMap<string, CompletionSignal>;
  readonly events: readonly WorkerEvent[];
  readonly handoffs: readonly { readonly plan: string; readonly attempt: number; readonly text: string }[];
  readonly bundle: string | null;
}

/** A worker's result that is none of ours, or out of bounds. */
export class WorkerResultError extends Error {
  override readonly name = 'LegResultError';
}

export const workerFile = 'leg.json';
const eventsFile = 'events.ndjson';
export const bundleFile = 'work.bundle';

/** A result as it was written: its digest is of what was meant, whatever lies there since. */
export interface SavedWorker extends Pick<WorkerResult, 'leg' | 'signals'> {
  readonly digest: string;
}

interface WorkerParts extends Pick<WorkerResult, 'signals' | 'handoffs'> {
  readonly events: readonly object[];
  readonly writeLogs?: (write: (path: string, text: string) => void) => void;
}

/** Writes the parts of a result that are text beside its bundle. What says that it is whole, `leg.json`, comes last. */
export function writeWorker(
  into: string,
  worker: Worker,
  parts: WorkerParts,
  redact: (text: string) => string,
): SavedWorker {
  const { signals, handoffs, events, writeLogs } = parts;
  // Strings only: what is hidden in JSON as a whole may be its quotes.
  const hidden = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? redact(each) : each));
  const bundles = [bundleFile].filter((name) => isFile(join(into, name)));
  const hashes = new Map(bundles.map((name) => [name, hashContent(readFileSync(join(into, name)))]));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text, { flag: 'wx' }); // never into a file that others have open
    hashes.set(path, hashContent(text));
  };
  writeLogs?.(write);
  for (const [plan, signal] of signals)
    write(join('signals', `${fileName(plan)}.json`), `${JSON.stringify(hidden(signal), null, 2)}\n`);
  for (const { plan, attempt, text } of handoffs)
    write(join('handoffs', `${fileName(plan)}-a${attempt}.json`), redact(text));
  write(eventsFile, events.map((event) => `${JSON.stringify(hidden(event))}\n`).join(''));
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
/** As much as an agent may leave for the next one. */
const maxHandoffBytes = 64 * 1024;
const maxEventsBytes = 4 * 1024 * 1024;
const maxEvents = 2_000;
const maxFiles = 2_000;

/** Reads a worker's result from a folder. Agents ran in its job, so nothing in it is believed unseen. @throws LegResultError */
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
    // A larger one is no handoff, and nobody keeps it.
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
  // Events that count for nothing, such as an agent's progress, are skipped like unreadable lines.
  return lines.flatMap((line) => {
    const zodSafeParseResult = EventSchema.safeParse(tryParseJson(line));
    if (!zodSafeParseResult.success) return [];
    const { at, event, ...details } = zodSafeParseResult.data;
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
