import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect } from '@jest/globals';
import { hidePaths } from '../../../src/agents/sandbox/covered-folders.ts';
import { type ChildResult, type ChildSpec, runChild } from '../../../src/system/process/child.ts';
import { type Namespace, outliveParent, possibleNamespaces } from '../../../src/system/process/namespace.ts';
import { MARK, sweepMarked } from '../../../src/system/process/process-tree.ts';
import { namespacesHere, testIf } from '../../needs.ts';
import { temporaryDir, until } from '../../project.ts';

const namespaces = await namespacesHere();
let [namespace] = namespaces as [Namespace];
const testInside = testIf(!['reaper', 'none'].includes(namespace.kind), 'this machine makes no PID namespace');
const none: Namespace = { kind: 'none', words: [] };
const env = { PATH: '/usr/local/bin:/usr/bin:/bin' };
const folder = temporaryDir('namespace');

function run(script: string, more: Partial<ChildSpec> = {}): Promise<ChildResult> {
  return runChild({
    command: 'bash',
    args: ['-c', script],
    cwd: folder,
    env,
    inside: namespace,
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    marker: randomUUID(),
    ...more,
  });
}

/** Live processes of this file in namespaces that are not ours, with their state and command line; other tests have some too. */
function processesInside(): string[] {
  const ours = readlinkSync('/proc/self/ns/pid');
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || readlinkSync(`/proc/${pid}/ns/pid`) === ours) return [];
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return [];
      const state = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1] ?? '';
      return /[ZX]/.test(state) ? [] : [`${state} ${readFileSync(`/proc/${pid}/cmdline`, 'latin1')}`];
    } catch {
      return []; // it has ended meanwhile, or is another user's
    }
  });
}

describe.each(namespaces)('a command in a namespace that $kind makes', (here) => {
  beforeAll(() => {
    namespace = here;
  });

  testInside('ends as it would outside: exit code, signal, output of both streams, input', async () => {
    expect(await run('exit 0')).toMatchObject({ ending: 'exited', exitCode: 0, code: 0, survivors: 0, escaped: 0 });
    expect(await run('exit 7')).toMatchObject({ ending: 'exited', exitCode: 7, signal: null });
    const cut = 'set -o pipefail; (trap - PIPE; until ! echo x; do :; done; kill -PIPE $BASHPID) 2>&1 | head -1 > cut';
    expect(await run(cut)).toMatchObject({ ending: 'exited', exitCode: 141, signal: null });
    expect(await run('kill -9 $$')).toMatchObject({
      ending: 'signalled',
      exitCode: null,
      signal: 'SIGKILL',
      code: 137,
    });
    expect(await run('kill -TERM $$')).toMatchObject({ ending: 'signalled', signal: 'SIGTERM', code: 143, tail: '' });
    expect(await run('kill -9 0')).toMatchObject({ ending: 'signalled', signal: 'SIGKILL', escaped: 0 });
    const input = join(folder, 'input');
    writeFileSync(input, 'asked\n');
    const { tail } = await run('cat; echo told >&2; pwd', { stdinFile: input });
    expect(tail.split('\n').sort()).toEqual(['', 'asked', folder, 'told'].sort());
  });

  testInside('gets its environment whole, BASH_ENV is read by it alone', async () => {
    writeFileSync(join(folder, 'env.sh'), 'echo read >> count\n');
    writeFileSync(join(folder, 'count'), '');
    const given = { ...env, BASH_ENV: join(folder, 'env.sh'), 'a.b-c': '1', 'npm_config_@a:registry': 'r' };
    const prepared = hidePaths(namespace, [join(folder, 'none')], folder) ?? namespace;
    const inside = await run('exec env', { env: given, marker: 'm', inside: prepared });
    const outside = await run('exec env', { env: given, marker: 'm', inside: none });
    const ofShells = /^(SHLVL|OLDPWD|_)=/;
    const variables = ({ tail }: ChildResult) =>
      tail
        .split('\n')
        .filter((line) => !ofShells.test(line))
        .sort();
    expect(variables(inside)).toEqual(variables(outside));
    expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('read\n'); // of the one inside nothing is kept
  });

  testInside('has no capability over the machine, gains no privilege, and sees no process but its own', async () => {
    const { tail } = await run('grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status; ls -d /proc/[0-9]*; id -u');
    const [, effective = 'x', kept = 'x'] =
      /^CapEff:\t(\w+)\nCapBnd:\t(\w+)\nNoNewPrivs:\t1\n(?:\/proc\/\d\n){2,4}\d+\n$/.exec(tail) ?? [];
    // 0xfb: chown, dac_override, fowner, fsetid, kill, setgid, setuid.
    expect(BigInt(`0x${effective}`)).toBe(process.getuid?.() === 0 ? 0xfbn : 0n);
    if (here.kind !== 'user') expect(kept).toMatch(/^0+fb$/);
    expect(tail.endsWith(`\n${process.getuid?.()}\n`)).toBe(true);
  });

  testInside('cannot hold up its end by stopping or tracing what holds it', async () => {
    const started = performance.now();
    const traced = await run('setsid perl -e "syscall(101, 16, 1, 0, 0); sleep 300" & sleep 0.3; exit 3');
    const stopped = await run('kill -STOP 1; kill -STOP $$; exit 4');
    expect([traced.exitCode, stopped.exitCode, performance.now() - started < 20_000]).toEqual([3, 4, true]);
  });

  testInside('finds the keyrings of the kernel closed', async () => {
    const numbers = process.arch === 'x64' ? [248, 249, 250] : [217, 218, 219];
    const calls = numbers.map((number) => `$! = 0; syscall(${number}, 0, -3, 1, 0, 0); print $! + 0, "\n";`);
    expect((await run(`perl -e '${calls.join(' ')}'`)).tail).toBe('1\n1\n1\n'); // EPERM
  });

  testInside('is asked to end before it is killed', async () => {
    const quick = await run('echo up; exec sleep 300', { timeoutMs: 500, graceMs: 60_000 });
    expect(quick).toMatchObject({ ending: 'timeout', signal: 'SIGTERM', code: 124 });
    const tidy = await run("trap 'echo tidied; exit 3' TERM; sleep 300 & wait", { timeoutMs: 500, graceMs: 60_000 });
    expect(tidy).toMatchObject({ ending: 'timeout', exitCode: 3, tail: 'tidied\n' });
    const deaf = await run("trap '' TERM; while :; do sleep 1; done", { timeoutMs: 500, graceMs: 200 });
    expect(deaf).toMatchObject({ ending: 'timeout', signal: 'SIGKILL', code: 137, escaped: 0 });
    expect(processesInside()).toEqual([]);
  });

  testInside('leaves nothing alive that detached itself without our mark', async () => {
    const mark = randomUUID();
    const daemon = `(trap "" TERM HUP INT; env -i setsid bash -c "exec -a ${mark} sleep 300" & )`;
    const comet = `(env -i setsid bash -c 'at() { (sleep 0.01; at) & }; at; sleep 0.05' ${mark} & )`;
    expect(await run(`${daemon}\n${comet}\nsleep 0.3; ps ax | grep -c ${mark}`)).toMatchObject({ ending: 'exited' });
    expect(processesInside()).toEqual([]);
    const cut = await run(`${daemon}\n${daemon}\n${comet}\nkill -9 0`);
    expect(cut).toMatchObject({ signal: 'SIGKILL', escaped: 0 });
    expect(processesInside()).toEqual([]);
  });

  testInside('is dead with the process that started it', async () => {
    const [program = '', ...words] = [...namespace.words, 'sh', '-c', '(setsid sleep 300 &); echo up; exec sleep 300'];
    const engine = `const { spawn } = require('node:child_process');
      const words = ${JSON.stringify(words)}.map((word) => (word === '${process.pid}' ? String(process.pid) : word));
      spawn(${JSON.stringify(program)}, words, { stdio: ['ignore', 'inherit', 'inherit'] });
      setInterval(() => {}, 1000)`;
    const parent = spawn(process.execPath, ['-e', engine], { stdio: ['ignore', 'pipe', 'ignore'], env, cwd: folder });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await until(() => processesInside().length === 0);
  });

  testInside('does not start where its engine died before the kernel was asked to tell', async () => {
    const words = namespace.words.map((word) => (word === `${process.pid}` ? '99999999' : word));
    const late = join(folder, `late-${here.kind}`);
    const { exitCode } = await run(`touch '${late}'`, { inside: { ...namespace, words } });
    expect([exitCode, existsSync(late)]).toEqual([125, false]);
  });
});

const reaper = possibleNamespaces().find(({ kind }) => kind === 'reaper') ?? none;
const testReaper = testIf(process.platform === 'linux' && reaper.kind === 'reaper', 'there is no Perl');

describe('a command under a reaper', () => {
  testReaper('ends as it would without', async () => {
    expect(await run('exit 7', { inside: reaper })).toMatchObject({ ending: 'exited', exitCode: 7, signal: null });
    expect(await run('kill -9 $$', { inside: reaper })).toMatchObject({ ending: 'signalled', signal: 'SIGKILL' });
    const quick = await run('exec sleep 300', { inside: reaper, timeoutMs: 500, graceMs: 60_000 });
    expect(quick).toMatchObject({ ending: 'timeout', signal: 'SIGTERM', code: 124 });
    const deaf = await run("trap '' TERM; while :; do sleep 1; done", { inside: reaper, timeoutMs: 500, graceMs: 200 });
    expect(deaf).toMatchObject({ ending: 'timeout', signal: 'SIGKILL', escaped: 0 });
  });

  testReaper('leaves nothing alive that detached itself without our mark', async () => {
    const pids = join(folder, 'pids');
    const daemon = `(env -i setsid bash -c 'echo $$ >> ${JSON.stringify(pids)}; exec sleep 300' &)`;
    const comet = `(env -i setsid bash -c 'at() { (sleep 0.01; at) & }; at' &)`;
    const ended = await run(`${daemon}\n${daemon}\n${comet}\nsleep 0.5; exit 3`, { inside: reaper });
    expect(ended).toMatchObject({ ending: 'exited', exitCode: 3, escaped: 0 });
    const started = readFileSync(pids, 'utf8').trim().split('\n');
    expect(started).toHaveLength(2);
    expect(started.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });

  testReaper(
    'that outlived its engine ends with all that detached itself, when the next run sweeps by its mark',
    async () => {
      const [marker, pids] = [randomUUID(), join(folder, 'orphans')];
      const comet = `(env -i setsid bash -c 'at() { (echo $BASHPID >> ${JSON.stringify(pids)}; sleep 0.01; at) & }; at' &)`;
      const [program = '', ...words] = outliveParent(reaper).words;
      const ended = spawn(program, [...words, 'bash', '-c', `${comet}\nexec sleep 300`], {
        env: { ...env, [MARK]: marker },
        stdio: 'ignore',
        detached: true,
      });
      await until(() => existsSync(pids));
      expect(await sweepMarked(marker)).toMatchObject({ escaped: 0 });
      expect(ended.signalCode).toBeNull();
      const seen = readFileSync(pids, 'utf8');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const own = `/proc/${seen.trim().split('\n').at(-1)}`;
      expect([readFileSync(pids, 'utf8'), existsSync(own)]).toEqual([seen, false]);
    },
  );
});
