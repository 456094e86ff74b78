import { linkSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { parseJson } from '../../system/files/json-text.ts';
import type { Machine } from '../../system/process/machine.ts';

/** Another run works in this checkout. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** Another run has taken over, because this one had shown no sign of life: whatever it holds in its hands is stale. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** Without a sign of life for so long, a run counts as dead. */
export const defaultTtlMs = 60_000;

/** How often a run shows that it lives. */
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
  /** Given back: the file stays, so that no later lease can have its epoch. */
  released: z.boolean().default(false),
});
export type Holder = z.output<typeof Holder>;

/**
 * The right to work in a checkout, whose phases share one work tree. Each lease is a file of its own, named by its epoch,
 * and the highest epoch holds: it appears whole by `link`, which one of several takers can do. Whoever held a lower
 * one is fenced: `check` throws, and nothing is written without it (I10).
 */
export class Lease {
  readonly epoch: number;
  /** What was found in its place and was no lease, as sentences. */
  readonly complaints: readonly string[];
  /** When the run was last known to be alive that held it before and never gave it back, in ms since the epoch; else null. */
  readonly lostAt: number | null;
  readonly #dir: string;
  readonly #machine: Machine;
  readonly #ttlMs: number;
  #holder: Holder;

  private constructor(
    dir: string,
    holder: Holder,
    machine: Machine,
    ttlMs: number,
    { complaints, lost }: { complaints: readonly string[]; lost: Holder | null },
  ) {
    this.lostAt = lost === null || lost.released ? null : Date.parse(lost.heartbeatAt);
    this.epoch = holder.epoch;
    this.complaints = complaints;
    this.#dir = dir;
    this.#holder = holder;
    this.#machine = machine;
    this.#ttlMs = ttlMs;
  }

  /**
   * Takes the checkout that this git directory belongs to. @throws LockedError while a run holds it that has shown life
   * within `ttlMs`, and to all but one of those that take it at once.
   */
  static take(gitDir: string, runId: string, machine: Machine, ttlMs = defaultTtlMs): Lease {
    const dir = leaseDir(gitDir);
    // A file in its place is the lock of an older version, or nobody's.
    if (lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(dir, { force: true });
    mkdirSync(dir, { recursive: true });
    const complaints = removeForeign(dir);
    for (let tries = 0; tries < 10; tries += 1) {
      const newest = newestEpoch(dir);
      const holder = readHolder(dir, newest);
      if (holder !== null && isAlive(holder, machine, ttlMs))
        throw new LockedError(
          `run ${holderName(holder)} is already working in this checkout; wait for it or stop it. ` +
            `Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`,
        );
      const unreadable =
        newest > 0 && holder === null ? [`${leaseFile(dir, newest)} could not be read: it was overtaken`] : [];
      const taken = newHolder(runId, newest + 1, machine);
      if (!tryMake(dir, taken)) continue;
      for (const epoch of leaseEpochs(dir))
        if (epoch < taken.epoch) rmSync(leaseFile(dir, epoch), { recursive: true, force: true });
      removeDeadDrafts(dir, (holder) => !isAlive(holder, machine, ttlMs));
      return new Lease(dir, taken, machine, ttlMs, { complaints: [...complaints, ...unreadable], lost: holder });
    }
    throw new LockedError(
      `${dir} could not be taken: other runs keep taking it; start one run at a time. If none is at work, remove that folder`,
    );
  }

  /** In whose name git is called while the lease is held. */
  get calls(): { readonly id: string; readonly dir: string; readonly now: () => number } {
    const dir = join(dirname(this.#dir), 'git-calls');
    return { id: `${this.#holder.runId}.${this.epoch}`, dir, now: this.#machine.now };
  }

  /** @throws FencedError when another run has taken over. */
  check(): void {
    const newest = newestEpoch(this.#dir);
    if (newest === this.epoch) return;
    const silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
    const later = leaseEpochs(this.#dir).filter((epoch) => epoch > this.epoch);
    // Nobody can have taken over: for them we are still alive. An agent has removed our file, or made up a later one.
    if (silentMs <= this.#ttlMs && later.every((epoch) => isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
      for (const epoch of later) rmSync(leaseFile(this.#dir, epoch), { recursive: true, force: true });
      this.#write(this.#holder);
      return;
    }
    const taker = readHolder(this.#dir, newest);
    throw new FencedError(
      `run ${this.#holder.runId} showed no sign of life for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), ` +
        `and ${taker ? `run ${holderName(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`,
    );
  }

  /** A sign of life. @throws FencedError when it comes too late. */
  beat(): void {
    this.check();
    const { processStartedAt: _, since: __, ...now } = newHolder(this.#holder.runId, this.epoch, this.#machine);
    this.#holder = { ...this.#holder, ...now };
    this.#write(this.#holder);
  }

  /** Gives the checkout back, if it still is ours. */
  release(): void {
    if (newestEpoch(this.#dir) === this.epoch) this.#write({ ...this.#holder, released: true });
  }

  #write(holder: Holder): void {
    replaceFile(leaseFile(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
  }
}

/** The run that holds a checkout; null when none does. */
export function leaseHolder(gitDir: string, machine: Machine, ttlMs = defaultTtlMs): Holder | null {
  const dir = leaseDir(gitDir);
  const holder = readHolder(dir, newestEpoch(dir));
  return holder !== null && isAlive(holder, machine, ttlMs) ? holder : null;
}

/** Throws a LockedError while a run is under way in the checkout that this git directory belongs to. */
export function refuseDuringRun(gitDir: string, machine: Machine): void {
  const holder = leaseHolder(gitDir, machine);
  if (holder !== null)
    throw new LockedError(`run ${holderName(holder)} is working in this checkout; wait for it or stop it`);
}

/**
 * Whether a run lives. On this machine that very process must be there, and its last beat must be recent by a clock that
 * nobody can set: a process that is stopped is as good as dead. Of another machine only its clock is known, and a time
 * in the future is no better than one as far in the past.
 */
function isAlive(holder: Holder, machine: Machine, ttlMs: number): boolean {
  if (holder.released) return false;
  const isHere = holder.host === machine.host && holder.boot === machine.boot;
  if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
  const isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && holder.processStartedAt !== null;
  return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
}

/** A lease that no process of this machine holds, nor one elsewhere can. */
function isMadeUp(holder: Holder | null, { host, boot, startOf }: Machine): boolean {
  if (holder === null) return true;
  const isHere = holder.host === host && holder.boot === boot;
  return isHere && (holder.processStartedAt === null || startOf(holder.pid) !== holder.processStartedAt);
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

/** Makes the file of a lease unless there is one of its epoch, or one that is higher. */
function tryMake(dir: string, holder: Holder): boolean {
  const path = leaseFile(dir, holder.epoch);
  const draft = join(dir, `${holder.runId}.draft`);
  replaceFile(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  // Between our look and our link others may have come, gone, and cleared away what we looked at.
  if (newestEpoch(dir) === holder.epoch) return true;
  rmSync(path, { force: true });
  return false;
}

/** What runs have left that were killed while they took the checkout. One that is just being linked is not touched. */
function removeDeadDrafts(dir: string, isDead: (holder: Holder) => boolean): void {
  for (const name of readdirSync(dir).filter((each) => each.endsWith('.draft'))) {
    const holder = parseHolder(tryReadRegular(join(dir, name)));
    if (holder !== null && isDead(holder)) rmSync(join(dir, name), { force: true });
  }
}

function holderName({ runId, pid, host, since, heartbeatAt }: Holder): string {
  return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
}

function leaseDir(gitDir: string): string {
  return join(gitDir, 'phase-executor', 'run.lock');
}

function leaseFile(dir: string, epoch: number): string {
  return join(dir, `${epoch}.json`);
}

/** Every run counts one up, so nobody ever comes to more digits; above a higher number no other could be taken. */
const leaseName = /^\d{1,9}\.json$/;

/** What nobody can have put there to hold the checkout. A draft is of somebody who is about to. */
function removeForeign(dir: string): string[] {
  const foreign = readdirSync(dir).filter((name) => /^\d+\.json$/.test(name) && !leaseName.test(name));
  for (const name of foreign) rmSync(join(dir, name), { recursive: true, force: true });
  return foreign.map((name) => `${join(dir, name)} was no lease of ours: it was removed`);
}

function newestEpoch(dir: string): number {
  return Math.max(0, ...leaseEpochs(dir));
}

function leaseEpochs(dir: string): number[] {
  try {
    return readdirSync(dir).flatMap((name) => (leaseName.test(name) ? [Number.parseInt(name, 10)] : []));
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw cause;
  }
}

/** Null for one that cannot be read: it was not made by `link`, or a disk lost it. Nobody holds it. */
function readHolder(dir: string, epoch: number): Holder | null {
  try {
    return parseHolder(tryReadRegular(leaseFile(dir, epoch)));
  } catch {
    return null;
  }
}

function parseHolder(text: string | null): Holder | null {
  try {
    return Holder.parse(parseJson(text ?? 'null'));
  } catch {
    return null;
  }
}
