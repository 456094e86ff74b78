import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { FencedError, findLeaseHolder, Lease, LockedError } from '../../src/record/log/lease.ts';
import { Ledger } from '../../src/record/log/ledger.ts';
import type { Machine } from '../../src/system/process/machine.ts';
import { sampleDetails } from './sample-events.ts';

let gitDir: string;
let clock: { now: number; uptime: number };
/** When each process started; one that is not here has ended. */
let processes: Map<number, string>;
beforeEach(() => {
  gitDir = mkdtempSync(join(tmpdir(), 'lease-'));
  clock = { now: Date.parse('2026-01-01T00:00:00Z'), uptime: 1_000_000 };
  processes = new Map([
    [1, 'start-1'],
    [2, 'start-2'],
  ]);
});

const machine = (pid: number, host = 'here'): Machine => ({
  ...{ host, boot: `${host} boot`, pid, now: () => clock.now, uptimeMs: () => clock.uptime },
  startOf: (of) => processes.get(of) ?? null,
});
const take = (pid: number, host = 'here') => Lease.take(gitDir, `run-${pid}`, machine(pid, host), 60_000);
const pass = (ms: number) => {
  clock.now += ms;
  clock.uptime += ms;
};
const dir = () => join(gitDir, 'phase-executor', 'run.lock');

test('one damaged bit in the lease of a dead run is not waited for', () => {
  take(1, 'elsewhere').release();
  const path = join(dir(), '1.json');
  const whole = readFileSync(path);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
    rmSync(dir(), { recursive: true });
    mkdirSync(dir());
    writeFileSync(path, damaged);
    expect({ at, epoch: take(2).epoch }).toEqual({ at, epoch: 2 });
  }
});

describe('a lease is held', () => {
  test('while its process lives and beats, and says who holds it', () => {
    const lease = take(1);
    for (let beats = 0; beats < 3; beats += 1) {
      pass(50_000);
      expect(() => take(2)).toThrow(LockedError);
      lease.beat();
    }
    expect(() => take(2)).toThrow(
      /run run-1 \(process 1 on here, since 2026-01-01T00:00:00.000Z, last heartbeat 2026-01-01T00:02:30/,
    );
    expect(findLeaseHolder(gitDir, machine(2))).toMatchObject({
      runId: 'run-1',
      epoch: 1,
      processStartedAt: 'start-1',
    });
  });

  test.each([
    ['forward', 7_200_000],
    ['back', -7_200_000],
  ])('although the clock of this machine jumps %s', (_, jump) => {
    const lease = take(1);
    clock.now += jump;
    expect(() => take(2)).toThrow(LockedError);
    lease.check();
    pass(60_001);
    expect(take(2).epoch).toBe(2);
  });

  test('on another machine until the time to live has passed since its last beat', () => {
    take(1, 'there');
    processes.clear();
    pass(60_000);
    expect(() => take(2)).toThrow(LockedError);
    pass(1);
    processes.set(2, 'start-2');
    expect(take(2).epoch).toBe(2);
  });
});

describe('a lease can be taken over', () => {
  test.each<[string, () => void]>([
    ['its process has ended', () => processes.delete(1)],
    ['its process id belongs to another process now', () => processes.set(1, 'start-9')],
    ['its process is there and has not beaten: it is stopped', () => pass(60_001)],
    ['it cannot be read', () => writeFileSync(join(dir(), '1.json'), '{"pid":')],
  ])('when %s', (_, happens) => {
    take(1);
    happens();
    expect(take(2).epoch).toBe(2);
  });

  test('and the epoch never goes back, also after it was given back', () => {
    take(1).release();
    const second = take(2);
    expect(second.epoch).toBe(2);
    second.release();
    expect([take(1).epoch, readdirSync(dir())]).toEqual([3, ['3.json']]);
  });

  test('by one of many that try at once', () => {
    take(1);
    processes.delete(1);
    for (let pid = 10; pid < 20; pid += 1) processes.set(pid, `start-${pid}`);
    // Each looks, then all link: the look of every one of them is the same.
    let rivals = 0;
    const winners: number[] = [];
    const rival = (pid: number): Machine => ({
      ...machine(pid),
      startOf: (of) => {
        if (of === pid && rivals < 9) {
          rivals += 1;
          attempt(pid + 1);
        }
        return processes.get(of) ?? null;
      },
    });
    const attempt = (pid: number) => {
      try {
        Lease.take(gitDir, `run-${pid}`, rival(pid), 60_000);
        winners.push(pid);
      } catch (error) {
        expect(error).toBeInstanceOf(LockedError);
      }
    };
    attempt(10);
    expect(winners).toHaveLength(1);
  });
});

describe('a run whose lease was taken over is fenced (I10)', () => {
  test('it can neither beat nor write to the ledger, and giving back gives back nothing of the other', () => {
    const lease = take(1);
    const stamp = { runId: 'run-1', phase: '01', now: () => new Date(clock.now), lease, redact: String };
    const ledger = Ledger.open(join(gitDir, 'ledger'), stamp, () => undefined);
    ledger.append('phase_start', sampleDetails.phase_start);
    ledger.writeSignal(null, { toJSON: () => ({ status: 'failure' }) });
    pass(60_001);
    const taker = take(2);
    const log = readFileSync(join(gitDir, 'ledger/events.ndjson'), 'utf8');
    for (const write of [
      () => lease.beat(),
      () => ledger.append('phase_complete', sampleDetails.phase_complete),
      () => ledger.writeSignal('01-01', { toJSON: () => ({ status: 'success' }) }),
      () => ledger.updateRecords(gitDir),
      () => ledger.keepHandoff('01-01', 1, '{}'),
    ])
      expect(write).toThrow(FencedError);
    expect(() => lease.check()).toThrow(/run run-1 sent no heartbeat for 60 s .* run run-2 \(process 2 on here/);
    lease.release();
    taker.check();
    expect(readFileSync(join(gitDir, 'ledger/events.ndjson'), 'utf8')).toBe(log);
    expect(readdirSync(join(gitDir, 'ledger')).sort()).toEqual(['events.ndjson', 'logs', 'phase.json']);
    ledger.close();
  });

  test('an agent that removes the lease takes it from nobody; after the time to live it might have', () => {
    const lease = take(1);
    rmSync(dir(), { recursive: true });
    lease.check();
    expect(() => take(2)).toThrow(LockedError);
    pass(60_001);
    rmSync(dir(), { recursive: true });
    mkdirSync(dir());
    expect(() => lease.check()).toThrow(FencedError);
  });

  test.each([
    ['of nothing', '999999999.json', ''],
    ['of a folder', '7.json/x', ''],
    ['of a process that is not there', '2.json', { pid: 77, processStartedAt: 'start-77' }],
    ['of a process that began at another time', '2.json', { pid: 2, processStartedAt: 'long ago' }],
    ['copied from ours', '999999999.json', {}],
    ['of our own process', '2.json', { runId: 'another' }],
  ])('a later epoch %s fences nobody who lives, and is gone', (_, file, forged) => {
    const lease = take(1);
    const path = join(dir(), file);
    mkdirSync(join(path, '..'), { recursive: true });
    const real = JSON.parse(readFileSync(join(dir(), '1.json'), 'utf8'));
    writeFileSync(path, typeof forged === 'string' ? forged : JSON.stringify({ ...real, epoch: 2, ...forged }));
    lease.check();
    expect(readdirSync(dir())).toEqual(['1.json']);
    expect(() => take(2)).toThrow(LockedError);
  });
});
