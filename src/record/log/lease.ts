import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { listDir, replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Machine } from '../../system/process/machine.ts';
import { getLargest } from '../../system/text/extremes.ts';

export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** Another run took over because this one sent no heartbeat. All its state is stale. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** A run without a heartbeat for this long counts as dead. */
export const defaultTtlMs = 60_000;

export const beatMs = 1_000;

const Holder = z.looseObject({
  runId: z.string(),
  epoch: z.number(),
  pid: z.number(),
  processStartedAt: z.string().nullable(),
  host: z.string(),
  boot: z.string(),
  since: z.string(),
  heartbeatAt: z.string(),
  heartbeatUptimeMs: z.number(),
  /** The file stays after release, so that its epoch is never reused. */
  released: z.boolean().default(false),
});
export type Holder = z.output<typeof Holder>;

/**
 * Exclusive lease of a checkout, whose phases share one work tree. Each lease is a file named by its epoch; the highest
 * epoch holds the lease. `link` creates the file atomically and for one run only. `check` throws if another run has
 * taken over, so the old holder writes nothing (I10).
 */
export class Lease {
  readonly epoch: number;
  readonly complaints: readonly string[];
  readonly #dir: string;
  readonly #machine: Machine;
  readonly #ttlMs: number;
  #holder: Holder;

  private constructor(dir: string, holder: Holder, machine: Machine, ttlMs: number, complaints: readonly string[]) {
    this.epoch = holder.epoch;
    this.complaints = complaints;
    this.#dir = dir;
    this.#holder = holder;
    this.#machine = machine;
    this.#ttlMs = ttlMs;
  }

  /** Takes the lease. @throws LockedError if another live run holds it or wins a race. */
  static take(gitDir: string, runId: string, machine: Machine, ttlMs = defaultTtlMs): Lease {
    const dir = getLeaseDir(gitDir);
    mkdirSync(dir, { recursive: true });
    for (let tries = 0; tries < 10; tries += 1) {
      const newest = getNewestEpoch(dir);
      const holder = readHolder(dir, newest);
      if (holder !== null && isAlive(holder, machine, ttlMs))
        throw new LockedError(
          `run ${describeHolder(holder)} is already working in this checkout; wait for it or stop it. ` +
            `Without a heartbeat it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`,
        );
      const unreadable =
        newest > 0 && holder === null ? [`${getLeaseFile(dir, newest)} was unreadable and was overtaken`] : [];
      const newLease = buildHolder(runId, newest + 1, machine);
      if (!tryMake(dir, newLease)) continue;
      for (const epoch of listLeaseEpochs(dir))
        if (epoch < newLease.epoch) rmSync(getLeaseFile(dir, epoch), { recursive: true, force: true });
      return new Lease(dir, newLease, machine, ttlMs, unreadable);
    }
    throw new LockedError(
      `could not get the lock ${dir}: other runs keep taking it; start one run at a time. If no run is in progress, remove that folder`,
    );
  }

  get calls(): { readonly id: string; readonly dir: string; readonly now: () => number } {
    const dir = join(dirname(this.#dir), 'git-calls');
    return { id: `${this.#holder.runId}.${this.epoch}`, dir, now: this.#machine.now };
  }

  check(): void {
    const newest = getNewestEpoch(this.#dir);
    if (newest === this.epoch) return;
    const silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
    const otherEpochs = listLeaseEpochs(this.#dir).filter((epoch) => epoch !== this.epoch);
    // If our last heartbeat is recent, no run may take over: an agent removed our file or forged another.
    if (
      silentMs <= this.#ttlMs &&
      otherEpochs.every((epoch) => isMadeUp(readHolder(this.#dir, epoch), this.#machine))
    ) {
      for (const epoch of otherEpochs) rmSync(getLeaseFile(this.#dir, epoch), { recursive: true, force: true });
      this.#write(this.#holder);
      return;
    }
    const taker = readHolder(this.#dir, newest);
    throw new FencedError(
      `run ${this.#holder.runId} sent no heartbeat for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), ` +
        `and ${taker ? `run ${describeHolder(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`,
    );
  }

  beat(): void {
    this.check();
    const {
      processStartedAt: _,
      since: __,
      ...currentHolder
    } = buildHolder(this.#holder.runId, this.epoch, this.#machine);
    this.#holder = { ...this.#holder, ...currentHolder };
    this.#write(this.#holder);
  }

  release(): void {
    if (getNewestEpoch(this.#dir) === this.epoch) this.#write({ ...this.#holder, released: true });
  }

  #write(holder: Holder): void {
    replaceFile(getLeaseFile(this.#dir, this.epoch), serializeHolder(holder), 'fleeting');
  }
}

export function findLeaseHolder(gitDir: string, machine: Machine, ttlMs = defaultTtlMs): Holder | null {
  const dir = getLeaseDir(gitDir);
  const holder = readHolder(dir, getNewestEpoch(dir));
  return holder !== null && isAlive(holder, machine, ttlMs) ? holder : null;
}

/** @throws LockedError if a run is in progress in this checkout. */
export function refuseDuringRun(gitDir: string, machine: Machine): void {
  const holder = findLeaseHolder(gitDir, machine);
  if (holder !== null)
    throw new LockedError(`run ${describeHolder(holder)} is working in this checkout; wait for it or stop it`);
}

/**
 * On this machine, the process must exist and have a recent heartbeat on the monotonic clock. On other machines only
 * the wall clock is known.
 */
function isAlive(holder: Holder, machine: Machine, ttlMs: number): boolean {
  if (holder.released) return false;
  const isHere = holder.host === machine.host && holder.boot === machine.boot;
  if (!isHere) return isFresh(holder.heartbeatAt, ttlMs, machine.now());
  const isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && holder.processStartedAt !== null;
  const silentMs = machine.uptimeMs() - holder.heartbeatUptimeMs;
  return isThatProcess && silentMs >= 0 && silentMs <= ttlMs;
}

/** A future time is compared like a past one, because clocks of machines differ slightly. */
export function isFresh(heartbeatAt: string, ttlMs: number, now: number): boolean {
  return Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
}

/** True if no other process can hold this lease. A lease with our own process id is a copy of ours. */
function isMadeUp(holder: Holder | null, { host, boot, pid, startOf }: Machine): boolean {
  if (holder === null) return true;
  const isHere = holder.host === host && holder.boot === boot;
  return (
    isHere &&
    (holder.pid === pid || holder.processStartedAt === null || startOf(holder.pid) !== holder.processStartedAt)
  );
}

function buildHolder(runId: string, epoch: number, machine: Machine): Holder {
  const startTime = new Date(machine.now()).toISOString();
  return {
    runId,
    epoch,
    pid: machine.pid,
    processStartedAt: machine.startOf(machine.pid),
    host: machine.host,
    boot: machine.boot,
    since: startTime,
    heartbeatAt: startTime,
    heartbeatUptimeMs: machine.uptimeMs(),
    released: false,
  };
}

function tryMake(dir: string, holder: Holder): boolean {
  const path = getLeaseFile(dir, holder.epoch);
  const draft = join(dir, `${holder.runId}.draft`);
  replaceFile(draft, serializeHolder(holder));
  try {
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  // Other runs may have taken and released the lease between the check and the link.
  if (getNewestEpoch(dir) === holder.epoch) return true;
  rmSync(path, { force: true });
  return false;
}

function describeHolder({ runId, pid, host, since, heartbeatAt }: Holder): string {
  return `${runId} (process ${pid} on ${host}, since ${since}, last heartbeat ${heartbeatAt})`;
}

function getLeaseDir(gitDir: string): string {
  return join(gitDir, 'phase-executor', 'run.lock');
}

function getLeaseFile(dir: string, epoch: number): string {
  return join(dir, `${epoch}.json`);
}

const leaseName = /^\d{1,15}\.json$/;

function getNewestEpoch(dir: string): number {
  return getLargest(listLeaseEpochs(dir), 0);
}

function listLeaseEpochs(dir: string): number[] {
  return listDir(dir).flatMap((name) => (leaseName.test(name) ? [Number.parseInt(name, 10)] : []));
}

/** Returns null for a file that isn't a valid lease, such as a damaged one. */
function readHolder(dir: string, epoch: number): Holder | null {
  try {
    const holder = parseHolder(tryReadRegular(getLeaseFile(dir, epoch)));
    return holder?.epoch === epoch ? holder : null; // a copy under another name holds nothing
  } catch {
    return null;
  }
}

/** Has a checksum, because runs would wait for a holder whose name or time is damaged. */
function serializeHolder(holder: Holder): string {
  return JSON.stringify({ ...holder, sum: computeChecksum(holder) });
}

/** Returns null if the text is missing or its checksum is wrong. */
function parseHolder(text: string | null): Holder | null {
  const parsed = Holder.safeParse(tryParseJson(text ?? '')).data;
  if (parsed === undefined) return null;
  const { sum, ...holder } = parsed;
  return sum === undefined || sum === computeChecksum(holder) ? (holder as Holder) : null;
}

function computeChecksum(holder: object): string {
  return createHash('sha256').update(JSON.stringify(holder)).digest('hex').slice(0, 16);
}
