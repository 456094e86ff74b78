import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SharedLease } from '../../src/record/published/shared-lease.ts';
import { Remote } from '../../src/system/git/remote.ts';
import { Scratch } from '../system/git/scratch.ts';

const ref = 'refs/phase-executor/01/state';

let scratch: Scratch;
let origin: string;
let trouble: string[];
let isLost: boolean;
beforeEach(() => {
  scratch = new Scratch();
  origin = join(scratch.base, 'origin');
  scratch.git('init', '-q', '--bare', origin);
  scratch.git('remote', 'add', 'origin', origin);
  trouble = [];
  isLost = false;
});
afterEach(() => scratch.remove());

async function take(runId = 'run-1', ttlMs = 60_000, how: 'take' | 'join' = 'take'): Promise<SharedLease> {
  const git = await scratch.open();
  const dir = join(git.gitDir, 'phase-executor', runId);
  mkdirSync(dir, { recursive: true });
  return SharedLease[how]({
    ...{ git, dir, remote: new Remote(git, 'origin'), phase: '01', prefix: '', runId, host: runId, ttlMs, secrets: [] },
    now: Date.now,
    beforeAside: async () => undefined,
    onLost: () => {
      isLost = true;
    },
    onTrouble: (message) => trouble.push(message),
    tell: (message) => trouble.push(message),
  });
}

const inOrigin = (...args: string[]) => execFileSync('git', args, { cwd: origin, encoding: 'utf8' }).trim();
const stateThere = () => JSON.parse(inOrigin('show', `${ref}:state.json`));
/** Each push takes a while, so that others begin beside it. */
const slowDown = () => writeFileSync(join(origin, 'hooks/pre-receive'), '#!/bin/sh\nsleep 0.3\n', { mode: 0o755 });

test('a run with a slow remote does not race itself: heartbeats, publishing and the release wait for each other (I10)', async () => {
  const lease = await take('run-1', 1); // each heartbeat is due
  slowDown();
  const published: Promise<void>[] = [];
  for (let round = 0; round < 3; round += 1) {
    lease.beat();
    published.push(lease.publish());
    await new Promise((resolve) => setTimeout(resolve, 50));
    lease.beat();
  }
  const released = lease.release();
  lease.beat();
  await Promise.all([...published, released]);
  lease.beat();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect({ isLost, trouble, released: stateThere().released }).toEqual({ isLost: false, trouble: [], released: true });
});

test('a push whose answer was lost is this run itself, not another one', async () => {
  const lease = await take();
  const [first] = [inOrigin('rev-parse', ref)];
  await lease.publish();
  inOrigin('update-ref', ref, first);
  await lease.publish();
  expect({ isLost, trouble }).toEqual({ isLost: false, trouble: [] });
});

test('a state ref that somebody deletes is reported as deleted, and made again', async () => {
  const lease = await take();
  inOrigin('update-ref', '-d', ref);
  await lease.release();
  expect(trouble).toEqual([expect.stringMatching(/refs\/phase-executor\/01\/state was deleted on origin/)]);
  expect({ isLost, state: stateThere() }).toMatchObject({ isLost: false, state: { released: true, runId: 'run-1' } });
});

test('finished work that was moved away is put back, and named', async () => {
  const lease = await take();
  scratch.git('commit', '-q', '--allow-empty', '-m', 'plan 01-01: done');
  await lease.release();
  const done = scratch.git('rev-parse', 'HEAD');
  scratch.git('reset', '-q', '--hard', 'HEAD~1');
  await (await take()).release();
  expect([scratch.git('rev-parse', 'HEAD'), trouble]).toEqual([
    done,
    ['this checkout was moved back since the last run; put back: plan 01-01: done'],
  ]);
});

test('another run that took the phase over is not overwritten (I10)', async () => {
  const lease = await take();
  rmSync(join(origin, 'hooks'), { recursive: true, force: true });
  inOrigin('update-ref', '-d', ref);
  const other = await take('run-2');
  await expect(lease.publish()).rejects.toThrow(/another run took over phase 01/);
  expect({ isLost, runId: stateThere().runId }).toEqual({ isLost: true, runId: 'run-2' });
  isLost = false;
  await other.release();
  expect(isLost).toBe(false);
});

test('jobs of one chain hold the phase by the id of their run, and know their own push whose answer was lost', async () => {
  const work = { head: scratch.git('rev-parse', 'HEAD').trim(), branch: null, released: false };
  const job = await take('chain', 60_000, 'join');
  await job.publishJob(work, []);
  const first = inOrigin('rev-parse', ref);
  await job.publishJob(work, []);
  inOrigin('update-ref', ref, first);
  await job.publishJob(work, []);
  const next = await take('chain', 60_000, 'join');
  expect([job.epoch, next.epoch]).toEqual([1, 1]);
  await expect(take('other', 60_000, 'join')).rejects.toThrow(/run chain on chain is working on phase 01/);
  await next.publishJob({ ...work, released: true }, []);
  expect((await take('other', 60_000, 'join')).epoch).toBe(2);
  await expect(job.publishJob(work, [])).rejects.toThrow(/another run has published phase 01/);
});
