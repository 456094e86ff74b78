import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ChildResult, type ChildSpec, runChild } from '../../../src/system/process/child.ts';
import { sweepReach } from '../../../src/system/process/process-tree.ts';
import { testIf } from '../../needs.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'child-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const env = { PATH: '/usr/local/bin:/usr/bin:/bin' };

function specOf(script: string, more: Partial<ChildSpec> = {}): ChildSpec {
  const marker = randomUUID();
  return {
    command: 'sh',
    args: ['-c', script],
    cwd: dir,
    env,
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    marker,
    graceMs: 300,
    ...more,
  };
}

const sh = (script: string, more: Partial<ChildSpec> = {}): Promise<ChildResult> => runChild(specOf(script, more));

/** The pids a script printed as `pid <n>`, of which none may be alive. */
function pids(result: ChildResult): number[] {
  return [...result.tail.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync('/proc/self/stat') ? !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1')) : true;
  } catch {
    return false;
  }
}

function expectDead(result: ChildResult, count: number): void {
  expect(pids(result)).toHaveLength(count);
  expect(pids(result).filter(isAlive)).toEqual([]);
  expect(result.escaped).toBe(0);
}

describe('how a child ended', () => {
  test('an exit is told with its code, and 124 or 137 of its own is no timeout', async () => {
    expect(await sh('exit 0')).toMatchObject({ ending: 'exited', exitCode: 0, code: 0, survivors: 0 });
    expect(await sh('exit 124')).toMatchObject({ ending: 'exited', exitCode: 124, code: 124 });
    expect(await sh('exit 137')).toMatchObject({ ending: 'exited', exitCode: 137, code: 137, signal: null });
  });

  test('a child that traps SIGTERM is killed after the grace time and told as 137', async () => {
    const result = await sh("trap '' TERM; echo pid $$; while :; do sleep 0.05; done", {
      timeoutMs: 150,
      graceMs: 200,
    });
    expect(result).toMatchObject({ ending: 'timeout', signal: 'SIGKILL', code: 137 });
    expect(result.durationMs).toBeGreaterThanOrEqual(300);
    expectDead(result, 1);
  });

  test('silence is an idle timeout, and output puts it off', async () => {
    const result = await sh('for i in 1 2 3 4 5; do echo $i; sleep 0.15; done; exec sleep 300', { idleTimeoutMs: 400 });
    expect(result).toMatchObject({ ending: 'idle_timeout', code: 124, tail: '1\n2\n3\n4\n5\n' });
  });

  test('a cancel ends the child; one that came before keeps it from starting', async () => {
    const cancel = new AbortController();
    const result = await sh('echo ready; exec sleep 300', { cancel: cancel.signal, onLine: () => cancel.abort() });
    expect(result).toMatchObject({ ending: 'cancelled', signal: 'SIGTERM', code: 130 });
    const mark = join(dir, 'started');
    expect(await sh(`touch ${mark}`, { cancel: cancel.signal })).toMatchObject({
      ending: 'cancelled',
      code: 130,
      exitCode: null,
    });
    expect(existsSync(mark)).toBe(false);
  });

  test('what cannot be started is a result with a sentence, not an exception', async () => {
    const missing = await sh('', { command: 'no-such-agent' });
    expect(missing).toMatchObject({ ending: 'not_started', code: 127, exitCode: null });
    expect(missing.error?.message).toContain('no-such-agent could not be started');
    writeFileSync(join(dir, 'plain'), 'no program');
    expect(await sh('', { command: join(dir, 'plain') })).toMatchObject({ ending: 'not_started', code: 126 });
    const nowhere = await sh('', { cwd: join(dir, 'gone') });
    expect(nowhere.error?.message).toContain(`the working directory ${join(dir, 'gone')} does not exist`);
    expect(await sh('', { args: ['a\0b'] })).toMatchObject({ ending: 'not_started', code: 126 });
  });
});

describe('what a child gets', () => {
  test('nothing of our environment but what is named, and the marker (I7)', async () => {
    const result = await runChild({
      ...specOf(''),
      command: '/usr/bin/env',
      args: [],
      env: { ONLY: 'this' },
      marker: 'mark-1',
    });
    expect(result.tail.trim().split('\n').sort()).toEqual(['ONLY=this', 'PHASE_EXECUTOR_MARK=mark-1']);
  });
});

describe('dead means dead (I6)', () => {
  test('a child that closes its output and lives on is ended in time', async () => {
    const result = await sh('echo pid $$; exec >&- 2>&-; sleep 300', { timeoutMs: 200 });
    expect(result.ending).toBe('timeout');
    expectDead(result, 1);
  });

  test('a killed child takes its trapping, detached tools along', async () => {
    const tool = `sh -c "trap '' TERM HUP; echo pid \\$\\$; while :; do sleep 0.05; done"`;
    const result = await sh(`setsid ${tool} & ${tool} & trap '' TERM; wait`, { timeoutMs: 300, graceMs: 200 });
    expect(result).toMatchObject({ ending: 'timeout', code: 137 });
    expect(result.survivors).toBeGreaterThanOrEqual(1);
    expectDead(result, 2);
  });

  const full = testIf(sweepReach() === 'full', 'processes cannot be found by their environment here');

  full('a daemon in a session of its own, reparented to init, is found by its marker', async () => {
    const result = await sh('(setsid sh -c "echo pid \\$\\$; exec sleep 300" & ); sleep 0.1');
    expect(result).toMatchObject({ ending: 'exited', survivors: 1 });
    expectDead(result, 1);
  });

  full('a daemon that wiped its environment is found by the tree recorded while it was alive', async () => {
    const result = await sh('env -i setsid sh -c "echo pid \\$\\$; exec sleep 300" & sleep 0.4');
    expect(result.survivors).toBe(1);
    expectDead(result, 1);
  });
});

describe('output', () => {
  test('lines come whole, whatever the chunks, with \\r\\n and without a last line end', async () => {
    const lines: string[] = [];
    const onLine = (line: string, stream: string) => lines.push(`${stream}: ${line}`);
    await sh("printf 'gr\\303'; sleep 0.1; printf '\\274n\\r\\n\\nend'; sleep 0.1; echo oops >&2", { onLine });
    expect(lines).toEqual(['stdout: grün', 'stdout: ', 'stderr: oops', 'stdout: end']);
  });

  test('a child that prints for ever is logged up to the cap, and the log says so', async () => {
    const logFile = join(dir, 'log');
    let printed = 0;
    const onOutput = (chunk: Buffer) => {
      printed += chunk.length;
    };
    const result = await sh('exec yes', { timeoutMs: 300, logFile, logLimitBytes: 100_000, onOutput });
    expect(result.ending).toBe('timeout');
    expect(printed).toBeGreaterThan(1_000_000);
    const log = readFileSync(logFile, 'utf8');
    expect(log.slice(100_000)).toBe('\n[phase-executor: the log ends here, at its limit of 100000 bytes]\n');
    expect(statSync(logFile).size).toBeLessThan(101_000);
  });

  const devFull = testIf(existsSync('/dev/full'), 'there is no /dev/full');
  devFull('a full disk costs the log, not the child', async () => {
    const result = await sh('echo fine', { logFile: '/dev/full' });
    expect(result).toMatchObject({ ending: 'exited', code: 0, tail: 'fine\n' });
  });

  test('a listener of ours that throws is our error, told once the child is dead', async () => {
    const pid: string[] = [];
    const onLine = (line: string) => {
      pid.push(line);
      throw new Error('listener broke');
    };
    await expect(sh('echo $$; exec sleep 300', { onLine })).rejects.toThrow('listener broke');
    expect(isAlive(Number(pid[0]))).toBe(false);
  });
});

describe('a child that may outlive us', () => {
  const own = (script: string, more: Partial<ChildSpec> = {}) =>
    sh(script, { outlivesUs: true, logFile: join(dir, 'log'), ...more });

  test('writes into the log by itself, and is heard all the same', async () => {
    const lines: string[] = [];
    const script = "echo first; echo second >&2; sleep 0.2; printf 'gr\\303'; sleep 0.1; printf '\\274n'";
    const result = await own(script, { onLine: (line) => lines.push(line) });
    expect(result).toMatchObject({ ending: 'exited', code: 0, tail: 'first\nsecond\ngrün' });
    expect(lines).toEqual(['first', 'second', 'grün']);
    expect(readFileSync(join(dir, 'log'), 'utf8')).toBe('first\nsecond\ngrün');
  });

  test('is dead with all it started when its run is over (I6)', async () => {
    const result = await own('(setsid sh -c "echo pid \\$\\$; exec sleep 300" & ); sleep 0.2');
    expectDead(result, 1);
    const missing = await own('', { command: 'no-such-agent' });
    expect(missing).toMatchObject({ ending: 'not_started', code: 127 });
  });
});
