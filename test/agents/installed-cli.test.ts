import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { claude } from '../../src/agents/adapters/claude.ts';
import { cliAgent } from '../../src/agents/adapters/cli-agent.ts';
import { type Build, installCli } from '../../src/agents/adapters/installed-cli.ts';
import type { AgentJob } from '../../src/agents/program/agent.ts';
import { bareEnvironment, cliPath, makeProject, plan, put, start, temporaryDir, until } from '../project.ts';

/** A package as the registry would have it, with a program and a script that must never run. */
const packed = (() => {
  const folder = temporaryDir('package');
  const script = "node -e \"require('fs').writeFileSync(process.env.SCRIPT_RAN, '')\"";
  const about = { name: 'fake-claude', version: '1.2.3', scripts: { postinstall: script, install: script } };
  put(folder, 'package/package.json', JSON.stringify(about));
  put(folder, 'package/claude', '#!/bin/sh\ntouch "$HOME/started"\necho "1.2.3 (Fake)"\n');
  execFileSync('chmod', ['+x', join(folder, 'package/claude')]);
  execFileSync('tar', ['czf', 'fake.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'fake.tgz'));
})();
const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
const build: Build = { package: 'fake-claude', version: '1.2.3', program: 'claude', integrity };

let registry: Server;
let environment: Record<string, string>;
const scriptRan = join(temporaryDir('scripts'), 'ran');

/** A registry that has the same package under every name and version. */
beforeAll(async () => {
  registry = createServer(({ url = '' }, response) => {
    if (url.endsWith('.tgz')) return void response.end(packed);
    const name = decodeURIComponent(url.slice(1));
    const { port } = registry.address() as AddressInfo;
    const of = (version: string) => ({
      name,
      version,
      dist: { tarball: `http://127.0.0.1:${port}/${name}/-/fake.tgz`, integrity },
    });
    const versions = Object.fromEntries(['1.2.3', claude.version].map((version) => [version, of(version)]));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.2.3' }, versions }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const home = temporaryDir('npm');
  environment = bareEnvironment({
    HOME: home,
    SCRIPT_RAN: scriptRan,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  });
});
afterAll(() => void registry.close());

describe('install-agent', () => {
  test('installs the very package of the table, runs no script of it, and sees every change to it afterwards', async () => {
    const folder = temporaryDir('agent');
    const installed = await installCli('claude', build, folder, environment);
    const program = join(installed.bin, 'claude');
    expect(execFileSync(program, { env: environment, encoding: 'utf8' })).toContain('1.2.3');
    expect(existsSync(scriptRan)).toBe(false);
    expect(await installed.changed()).toBeNull();

    const text = readFileSync(program, 'utf8');
    writeFileSync(program, text.replace('Fake', 'Evil')); // as long as before, with the same mode
    expect(await installed.changed()).toContain('run again');
    writeFileSync(program, text);
    expect(await installed.changed()).toBeNull();
    rmSync(program);
    symlinkSync('/bin/true', program);
    expect(lstatSync(program).isSymbolicLink()).toBe(true);
    expect(await installed.changed()).not.toBeNull();
  });

  test('a program that was changed is not started again, and nothing is tried again', async () => {
    const home = temporaryDir('home');
    const installed = await installCli('claude', build, temporaryDir('agent'), environment);
    put(installed.bin, 'git', '#!/bin/sh\n'); // first on PATH
    const job = { environment: { ...environment, HOME: home } } as unknown as AgentJob;
    const run = await cliAgent(claude, { installed }).run(job);
    expect(run).toMatchObject({ ok: false, reason: 'agent_error', retryable: false, exitCode: null });
    expect(run.message).toContain('was changed since its installation');
    expect(existsSync(join(home, 'started'))).toBe(false);
  });

  test('a registry with another package under that name installs nothing, and no attempt is begun', async () => {
    const root = makeProject({ '01-01': plan({ task: '<task type="auto"><name>x</name><action>x</action></task>' }) });
    const words = ['run', '1', '--agent', 'claude', '--install-agent'];
    const HOME = temporaryDir('home');
    const { code, stderr } = await start(cliPath, words, { cwd: root, env: { ...environment, HOME } }).ended;
    expect({ code, stderr }).toMatchObject({ code: 69 });
    expect(stderr).toContain('EINTEGRITY');
    expect(stderr).toContain(`npm install -g @anthropic-ai/claude-code@${claude.version}`);
    expect(existsSync(join(HOME, 'started'))).toBe(false);
  });

  test('ends at once with a run that gets SIGINT, and leaves nothing', async () => {
    // A registry that takes every request and answers none.
    const sockets: Socket[] = [];
    const take = (socket: Socket) => sockets.push(socket.on('error', () => undefined).resume());
    const silent = createTcpServer(take).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const root = makeProject({ '01-01': plan({ task: '<task type="auto"><name>Think</name></task>' }) });
    const TMPDIR = temporaryDir('runs');
    const registry = `http://127.0.0.1:${port}/`;
    const env = { ...environment, TMPDIR, npm_config_registry: registry, npm_config_cache: temporaryDir('cache') };
    const { child, ended } = start(cliPath, ['run', '1', '--agent', 'claude', '--install-agent'], { cwd: root, env });
    await until(() => sockets.length > 0);
    child.kill('SIGINT');
    expect((await ended).code).toBe(3);
    await until(() => sockets.every(({ closed, destroyed }) => closed || destroyed)); // npm is gone
    silent.close();
    expect(readdirSync(TMPDIR).filter((name) => /^phase-executor-[0-9a-f]{8}-/.test(name))).toEqual([]);
  });

  test('without a name there is nothing to install, and without npm no way to', async () => {
    const root = makeProject({ '01-01': plan() });
    const unnamed = await start(cliPath, ['run', '1', '--install-agent'], { cwd: root, env: environment }).ended;
    expect(unnamed).toMatchObject({ code: 64, stderr: expect.stringContaining('set agent to the one to install') });
    const PATH = temporaryDir('path');
    for (const name of ['git', 'bash'])
      symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(PATH, name));
    const words = ['run', '1', '--agent', 'codex', '--install-agent'];
    const without = await start(cliPath, words, { cwd: root, env: { ...environment, PATH } }).ended;
    expect(without).toMatchObject({ code: 69, stderr: expect.stringContaining('npm is not on PATH') });
  });
});
