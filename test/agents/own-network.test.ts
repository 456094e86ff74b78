import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import { socketName, withOwnNetwork } from '../../src/agents/gateway/own-network.ts';
import { hidePaths } from '../../src/agents/sandbox/covered-folders.ts';
import { captureOutput } from '../../src/system/process/capture.ts';
import { namespacesHere, testIf } from '../needs.ts';

const namespaces = await namespacesHere();
const confined = testIf(
  (await withOwnNetwork(namespaces[0] ?? { kind: 'none', words: [] }, null)) !== null,
  'this kernel lets nobody make namespaces with a network of their own',
);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function served(word: string, at: { path: string } | { host: string; port: number }): Promise<Server> {
  // It says its word, and how much it got, at each E.
  const server = createServer((socket) => {
    let size = 0;
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        size += data.length;
        if (data.at(-1) === 69) socket.write(`${word} ${size}\n`);
      });
  });
  await new Promise<void>((resolve) => server.listen(at, resolve));
  servers.push(server);
  return server;
}

describe.each(namespaces)('a network namespace that $kind makes', (namespace) => {
  confined('has one way out, which leads both ways to its end, and no more rights', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'way-'));
    await served('inside', { path: join(folder, socketName) });
    const { port: outer } = (await served('outside', { host: '127.0.0.1', port: 0 })).address() as AddressInfo;
    const found = await withOwnNetwork(namespace, { socket: join(folder, socketName), port: 4711 });
    const alike = found && hidePaths(found, [join(folder, '..'), '/run']); // it covers the socket as well
    expect([found?.kind, alike?.kind]).toEqual([namespace.kind, namespace.kind]);
    const script = `
      exec 3<>/dev/tcp/127.0.0.1/4711; printf 'oneE' >&3; read -r line <&3; echo "$line"
      { head -c 300000 /dev/zero; printf E; } >&3; read -r line <&3; echo "$line"
      (exec 5<>/dev/tcp/127.0.0.1/${outer}) 2>/dev/null && echo reached
      grep -c : /proc/net/dev; id -u
      for each in /proc/[0-9]*; do grep -q accept $each/cmdline && grep -E "^(CapEff|NoNewPrivs)" $each/status | tr -d '\\t'; done`;
    const run = async (words: readonly string[]) => {
      const [program = '', ...rest] = [...words, 'bash', '-c', script];
      const { stdout } = await captureOutput(program, rest, {
        cwd: '/',
        env: { PATH: process.env.PATH ?? '' },
        timeoutMs: 20_000,
      });
      return stdout.toString('utf8').trim().split('\n');
    };
    const kept =
      namespace.kind === 'root' ? expect.stringMatching(/^CapEff:0+[\da-f]{1,2}$/) : 'CapEff:0000000000000000';
    const [first, second, lo, user, ...rights] = await run(found?.words ?? []);
    expect([first, second, lo, user]).toEqual(['inside 4', 'inside 300005', '1', `${process.getuid?.()}`]);
    expect(rights.slice(-2)).toEqual([kept, 'NoNewPrivs:1']);
    expect((await run(alike?.words ?? [])).join()).not.toMatch(/inside|reached/);
  });
});
