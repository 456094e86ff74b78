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

/** Another run has taken over because this one sent no heartbeat: everything it holds is stale. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** A run without a heartbeat for so long counts as dead. */
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
  /** The file stays after the release, so that no later lease can have its epoch. */
  released: z.boolean().default(false),
});
export type Holder = z.output<typeof Holder>;

/**
 * Right to work in a checkout, whose phases share one work tree. Each lease is a file named by its epoch, and the
 * highest epoch holds: `link` creates it whole, and for only one of several runs. A fenced holder writes nothing:
 * `check` throws (I10).
 */
export class Lease {
  readonly epoch: number;
  /** Sentences about a lease that could not be read. */
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

  /** Takes the checkout. @throws LockedError while a live run holds it, and for all but one of concurrent takers. */
  static take(gitDir: string, runId: string, machine: Machine, ttlMs = defaultTtlMs): Lease {
    const dir = leaseDir(gitDir);
    mkdirSync(dir, { recursive: true });
    for (let tries = 0; tries < 10; tries += 1) {
      const newest = newestEpoch(dir);
      const holder = readHolder(dir, newest);
      if (holder !== null && isAlive(holder, machine, ttlMs))
        throw new LockedError(
          `run ${holderName(holder)} is already working in this checkout; wait for it or stop it. ` +
            `Without a heartbeat it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`,
        );
      const unreadable =
        newest > 0 && holder === null ? [`${leaseFile(dir, newest)} was unreadable and was overtaken`] : [];
      const taken = newHolder(runId, newest + 1, machine);
      if (!tryMake(dir, taken)) continue;
      for (const epoch of leaseEpochs(dir))
        if (epoch < taken.epoch) rmSync(leaseFile(dir, epoch), { recursive: true, force: true });
      return new Lease(dir, taken, machine, ttlMs, unreadable);
    }
    throw new LockedError(
      `could not get the lock ${dir}: other runs keep taking it; start one run at a time. If no run is in progress, remove that folder`,
    );
  }

  /** Identity of git calls made under this lease. */
  get calls(): { readonly id: string; readonly dir: string; readonly now: () => number } {
    const dir = join(dirname(this.#dir), 'git-calls');
    return { id: `${this.#holder.runId}.${this.epoch}`, dir, now: this.#machine.now };
  }

  check(): void {
    const newest = newestEpoch(this.#dir);
    if (newest === this.epoch) return;
    const silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
    const others = leaseEpochs(this.#dir).filter((epoch) => epoch !== this.epoch);
    // Others still see us alive, so none has taken over: an agent has removed our file or forged another.
    if (silentMs <= this.#ttlMs && others.every((epoch) => isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
      for (const epoch of others) rmSync(leaseFile(this.#dir, epoch), { recursive: true, force: true });
      this.#write(this.#holder);
      return;
    }
    const taker = readHolder(this.#dir, newest);
    throw new FencedError(
      `run ${this.#holder.runId} sent no heartbeat for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), ` +
        `and ${taker ? `run ${holderName(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`,
    );
  }

  /** Records a heartbeat. @throws FencedError when it comes too late. */
  beat(): void {
    this.check();
    const { processStartedAt: _, since: __, ...now } = newHolder(this.#holder.runId, this.epoch, this.#machine);
    this.#holder = { ...this.#holder, ...now };
    this.#write(this.#holder);
  }

  /** Releases the checkout, if this lease still holds it. */
  release(): void {
    if (newestEpoch(this.#dir) === this.epoch) this.#write({ ...this.#holder, released: true });
  }

  #write(holder: Holder): void {
    replaceFile(leaseFile(this.#dir, this.epoch), holderText(holder), 'fleeting');
  }
}

export function leaseHolder(gitDir: string, machine: Machine, ttlMs = defaultTtlMs): Holder | null {
  const dir = leaseDir(gitDir);
  const holder = readHolder(dir, newestEpoch(dir));
  return holder !== null && isAlive(holder, machine, ttlMs) ? holder : null;
}

/** @throws LockedError while a run is under way in this checkout. */
export function refuseDuringRun(gitDir: string, machine: Machine): void {
  const holder = leaseHolder(gitDir, machine);
  if (holder !== null)
    throw new LockedError(`run ${holderName(holder)} is working in this checkout; wait for it or stop it`);
}

/**
 * On this machine the same process must exist, with a recent beat by the clock that cannot be set: a stopped
 * process counts as dead. Another machine has only its wall clock.
 */
function isAlive(holder: Holder, machine: Machine, ttlMs: number): boolean {
  if (holder.released) return false;
  const isHere = holder.host === machine.host && holder.boot === machine.boot;
  if (!isHere) return isFresh(holder.heartbeatAt, ttlMs, machine.now());
  const isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && holder.processStartedAt !== null;
  const silentMs = machine.uptimeMs() - holder.heartbeatUptimeMs;
  return isThatProcess && silentMs >= 0 && silentMs <= ttlMs;
}

/** A time in the future counts like one as far in the past: clocks of two machines differ, but not by that much. */
export function isFresh(heartbeatAt: string, ttlMs: number, now: number): boolean {
  return Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
}

/** Tells whether no other process can hold this lease, here or elsewhere. One of this process is a copy of ours. */
function isMadeUp(holder: Holder | null, { host, boot, pid, startOf }: Machine): boolean {
  if (holder === null) return true;
  const isHere = holder.host === host && holder.boot === boot;
  return (
    isHere &&
    (holder.pid === pid || holder.processStartedAt === null || startOf(holder.pid) !== holder.processStartedAt)
  );
}

function newHolder(runId: string, epoch: number, machine: Machine): Holder {
  const at = new Date(machine.now()).toISOString();
  return {
    runId,
    epoch,
    pid: machine.pid,
    processStartedAt: machine.startOf(machine.pid),
    host: machine.host,
    boot: machine.boot,
    since: at,
    heartbeatAt: at,
    heartbeatUptimeMs: machine.uptimeMs(),
    released: false,
  };
}

/** Creates the lease's file unless one of its epoch or a higher one exists. */
function tryMake(dir: string, holder: Holder): boolean {
  const path = leaseFile(dir, holder.epoch);
  const draft = join(dir, `${holder.runId}.draft`);
  replaceFile(draft, holderText(holder));
  try {
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  // Between reading and linking, others may have come, gone, and removed what was read.
  if (newestEpoch(dir) === holder.epoch) return true;
  rmSync(path, { force: true });
  return false;
}

function holderName({ runId, pid, host, since, heartbeatAt }: Holder): string {
  return `${runId} (process ${pid} on ${host}, since ${since}, last heartbeat ${heartbeatAt})`;
}

function leaseDir(gitDir: string): string {
  return join(gitDir, 'phase-executor', 'run.lock');
}

function leaseFile(dir: string, epoch: number): string {
  return join(dir, `${epoch}.json`);
}

const leaseName = /^\d{1,15}\.json$/;

function newestEpoch(dir: string): number {
  return getLargest(leaseEpochs(dir), 0);
}

function leaseEpochs(dir: string): number[] {
  return listDir(dir).flatMap((name) => (leaseName.test(name) ? [Number.parseInt(name, 10)] : []));
}

/** Null for an unreadable lease, not made by `link` or lost by a disk: it holds nothing. */
function readHolder(dir: string, epoch: number): Holder | null {
  try {
    const holder = parseHolder(tryReadRegular(leaseFile(dir, epoch)));
    return holder?.epoch === epoch ? holder : null; // a copy under another name holds nothing
  } catch {
    return null;
  }
}

/** With a checksum: a damaged name or time would be waited for. */
function holderText(holder: Holder): string {
  return JSON.stringify({ ...holder, sum: computeChecksum(holder) });
}

/** Null for no holder, and for one that is not as it was written. */
function parseHolder(text: string | null): Holder | null {
  const parsed = Holder.safeParse(tryParseJson(text ?? '')).data;
  if (parsed === undefined) return null;
  const { sum, ...holder } = parsed;
  return sum === undefined || sum === computeChecksum(holder) ? (holder as Holder) : null;
}

function computeChecksum(holder: object): string {
  return createHash('sha256').update(JSON.stringify(holder)).digest('hex').slice(0, 16);
}
