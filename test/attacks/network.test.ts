import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withOwnNetwork } from '../../src/agents/gateway/own-network.ts';
import { findNamespace } from '../../src/system/process/namespace.ts';
import { standIn } from '../agents/stand-in.ts';
import { testIf } from '../needs.ts';
import { call, cliPath, commitAll, git, makeProject, plan, put, start, temporaryDir } from '../project.ts';

// An agent that looks for a way into the network. Its loot lies in a folder that it may write, for the test to see.

const canCage = (await withOwnNetwork(await findNamespace(), null)) !== null;
const caged = testIf(canCage, 'this kernel lets nobody make namespaces with a network of their own');

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Servers of this machine, and what has reached them. */
const ground = { secret: 0, allowed: 0, udp: 0, heard: '', abstract: `\0pe-${process.pid}` };

beforeAll(async () => {
  ground.secret = await listening('of-the-host', { host: '0.0.0.0', port: 0 });
  ground.allowed = await listening('of-the-allowed', { host: '127.0.0.1', port: 0 });
  await listening('of-the-abstract', { path: ground.abstract });
  const udp: UdpSocket = createSocket('udp4', (message) => {
    ground.heard += message.toString('utf8');
  });
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  closers.push(() => udp.close());
  ground.udp = udp.address().port;
});

/** A server that says a word to whatever connects. */
async function listening(word: string, where: { host: string; port: number } | { path: string }): Promise<number> {
  const server: Server = createServer((socket) =>
    socket.on('error', () => undefined).end(`HTTP/1.0 200 OK\r\n\r\n${word}\n`),
  );
  await new Promise<void>((resolve) => server.listen(where, resolve));
  closers.push(() => server.close());
  const address = server.address();
  return typeof address === 'string' ? 0 : (address as AddressInfo).port;
}

const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Words of bash that print what a server says: called directly, or by CONNECT where the environment names a proxy. */
const direct = (host: string, port: number | string) => `reads /dev/tcp/${host}/${port}`;
const asking = (authority: string) => `connects ${authority}`;
const functions = `
reads() { timeout 5 bash -c 'exec 3<>"$0"; printf "GET / HTTP/1.0\\r\\n\\r\\n" >&3; cat <&3' "$1"; }
connects() { timeout 5 bash -c 'exec 3<>"/dev/tcp/$0/$1"; printf "CONNECT $2 HTTP/1.1\\r\\n\\r\\n" >&3; cat <&3' $proxy "$1"; }
proxy=$(printf %s "\${HTTPS_PROXY:-http://127.0.0.1:1}" | sed 's,http://,,; s,:, ,')
`;

type Attack = [name: string, script: () => string, word?: string];

/** All of them succeed with the whole network. */
const attacks: Attack[] = [
  ['connects to a server of this machine', () => direct('127.0.0.1', ground.secret)],
  ['connects to it by name', () => direct('localhost', ground.secret)],
  ['connects to it by the address of another interface', () => direct(outside ?? '127.0.0.1', ground.secret)],
  [
    'takes the proxy out of its environment',
    () =>
      `env -u HTTPS_PROXY -u https_proxy -u ALL_PROXY bash -c '${functions.replaceAll("'", "'\\''")}${direct('127.0.0.1', ground.allowed)}'`,
    'of-the-allowed',
  ],
  [
    'leaves its network namespace for that of another process',
    () => `for each in 1 $PPID self; do nsenter -t $each -n true; done; ${direct('127.0.0.1', ground.secret)}`,
  ],
  [
    'gives its loopback interface another network',
    () => `ip link add left type dummy; ip route add default dev lo; ${direct(outside ?? '127.0.0.1', ground.secret)}`,
  ],
  [
    'speaks to a socket without a file',
    () =>
      `perl -MSocket -e 'socket(my $s, AF_UNIX, SOCK_STREAM, 0); connect($s, pack("Sa108", AF_UNIX, "\\0${ground.abstract.slice(1)}")) and print <$s>'`,
    'of-the-abstract',
  ],
  ['sends a datagram', () => `bash -c 'printf stolen > /dev/udp/127.0.0.1/${ground.udp}'; sleep 0.2`, 'stolen'],
];

/** What the proxy is asked for; it answers with a refusal. */
const asked: [name: string, authority: () => string][] = [
  ['a host that is not on the list', () => `127.0.0.1:${ground.secret}`],
  ['the address of another interface', () => `${outside ?? '127.0.0.1'}:${ground.secret}`],
  ['a listed name that leads to this machine', () => `localhost:${ground.secret}`],
  ['that name in another spelling', () => `LOCALHOST.:${ground.secret}`],
  ['a short spelling of the address', () => `127.1:${ground.secret}`],
  ['the address as a number', () => `2130706433:${ground.secret}`],
  ['the address in hexadecimal', () => `0x7f000001:${ground.secret}`],
  ['the address as one of version 6', () => `[::ffff:127.0.0.1]:${ground.secret}`],
  ['another port of an address on the list', () => '127.0.0.1:22'],
  ['metadata of the cloud', () => '169.254.169.254:80'],
  ['metadata by its address of version 6', () => '[fd00:ec2::254]:80'],
  ['a private network', () => '10.0.0.1:443'],
  ['an address with a user', () => `x@127.0.0.1:${ground.allowed}`],
  ['an address with a path', () => `127.0.0.1:${ground.allowed}/../x`],
  ['nothing', () => ''],
];

/** Runs a phase whose agent makes all attacks, and whose check asks for the same from the place of the judge. */
async function attacked(network: string, ...words: string[]) {
  const scripts = [
    ...attacks.map(([, script]) => script()),
    ...asked.map(([, authority]) => asking(`'${authority()}'`)),
  ];
  const allowed = [
    asking(`127.0.0.1:${ground.allowed}`),
    `for n in 1 2 3 4; do ${asking(`127.0.0.1:${ground.allowed}`)} & done; wait`,
  ];
  const lines = [...scripts, ...allowed].map((script, at) => `( ${script} ) > "$LOOT/${at}.txt" 2>&1 || true`);
  const socket = `for f in "$TMPDIR"/phase-executor-*/way-out; do rm -f "$f"; : > "$f"; mv "$f" "$f.x"; done; ls -l "$TMPDIR"/phase-executor-*/ > "$LOOT/socket.txt"`;
  const script = [functions, ...lines, `( ${socket} ) 2>/dev/null || true`, 'echo done > out.txt'].join('\n');
  const seen = join(temporaryDir('seen'), 'seen');
  const judged = [direct('127.0.0.1', ground.secret), asking(`127.0.0.1:${ground.allowed}`), 'ls -A /run'].join('; ');
  const root = makeProject({ '01-01': plan({ script }) });
  const check = `bash "$PWD/check.sh" > '${seen}' 2>&1; grep -q done out.txt`;
  put(root, 'check.sh', `${functions}\n${judged}\n`);
  put(
    root,
    '.planning/phases/01-first/01-01-PLAN.md',
    plan({ script }).replace('</task>', `<verify><automated>${check}</automated></verify>\n</task>`),
  );
  commitAll(root, 'check');
  ground.heard = '';
  const all = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'auto', '--network', network, ...words];
  const LOOT = mkdtempSync(join(tmpdir(), 'loot-')); // the list of folders is split at spaces
  all.push('--agent-env', 'LOOT', '--sandbox-writable', LOOT);
  const { code, stdout, stderr } = await call(all, { cwd: root, env: { TMPDIR: temporaryDir('tmp'), LOOT } });
  const loot = lines.map((_, at) => readFileSync(join(LOOT, `${at}.txt`), 'utf8'));
  const heard = ground.heard;
  const { signal } = JSON.parse(stdout);
  return { code, stderr, loot, heard, signal, judged: readFileSync(seen, 'utf8'), root };
}

describe('an agent with a network of its own', () => {
  const lists = () => ['--network-allow', `127.0.0.1:${ground.allowed} localhost:${ground.secret}`];
  let inside: Awaited<ReturnType<typeof attacked>>;
  let nothing: Awaited<ReturnType<typeof attacked>>;
  let whole: Awaited<ReturnType<typeof attacked>>;
  beforeAll(async () => {
    if (!canCage) return;
    inside = await attacked('gateway', ...lists());
    nothing = await attacked('none');
    whole = await attacked('full');
  });
  const isHit = ({ loot, heard }: typeof inside, at: number, word = 'of-the-host') =>
    `${loot[at]}${heard}`.includes(word);

  caged.each(attacks.map(([name, , word], at) => [name, at, word] as const))(
    'that %s gets nowhere, but with all of the network it does',
    (_, at, word) => {
      expect([inside, nothing, whole].map((each) => isHit(each, at, word))).toEqual([false, false, true]);
    },
  );

  caged.each(asked.map(([name], at) => [name, attacks.length + at] as const))(
    'that asks the proxy for %s is refused',
    (_, at) => {
      expect(inside.loot[at]).toMatch(/^HTTP\/1.1 (4\d\d|502) |^$/);
      expect(inside.loot.slice(attacks.length, attacks.length + asked.length).join()).not.toContain('of-the-');
    },
  );

  caged('reaches a host on the list, several times at once, and so does what judges, after all attacks', () => {
    const [one, four] = inside.loot.slice(-2);
    expect(one).toMatch(/^HTTP\/1.1 200 [\s\S]*of-the-allowed/);
    expect(four?.match(/of-the-allowed/g)?.length).toBe(4);
    expect(inside.judged.match(/of-the-\w+/g)).toEqual(['of-the-allowed']);
    expect([nothing.judged.match(/of-the-\w+/g), whole.judged.match(/of-the-\w+/g)]).toEqual([null, ['of-the-host']]);
    expect(inside.stderr).toContain(`network: no way to 10.0.0.1:443: network-allow does not name it`);
  });

  caged('has that on record: in the signal of its plan and of the phase', () => {
    const told = [inside, nothing, whole].map(({ signal }) => [
      signal.status,
      signal.details.cage,
      signal.details.network,
    ]);
    expect(told).toEqual(['gateway', 'none', 'full'].map((each) => ['success', 'kernel', each]));
  });
});

test.each(['gateway', 'none'])(
  'network: %s ends the phase blocked, before any agent, where no cage is',
  async (network) => {
    const root = makeProject({ '01-01': plan({ script: 'touch started; echo done > out.txt' }) });
    const words = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'auto', '--network', network];
    const { code, stdout } = await call([...words, '--sandbox-writable', '/dev/null/none'], { cwd: root });
    const { signal, decision } = JSON.parse(stdout);
    expect([code, signal.status, decision.action]).toEqual([10, 'blocked', 'await_user']);
    expect(signal.details.reason).toMatch(/^network: .* (needs the sandbox: found|cannot be held here)/);
    expect(existsSync(join(root, 'started'))).toBe(false);
  },
);

caged(
  'on a machine that makes no namespaces any more, nothing of the repository is run to judge the phase',
  async () => {
    const seen = join(temporaryDir('seen'), 'seen');
    const root = makeProject({ '01-01': plan() });
    const words = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'auto', '--network', 'none'];
    const tests = ['--test-command', `echo ran >> '${seen}'; echo ok 1; echo 1..1`];
    expect((await call([...words, ...tests], { cwd: root })).code).toBe(0);
    const before = readFileSync(seen, 'utf8');
    const drop = 'exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@"';
    const weak = ['unshare', '-Ur', 'sh', '-c', `echo 0 > /proc/sys/user/max_user_namespaces; ${drop}`, 'sh'];
    const { stdout } = await start(cliPath, [...words, ...tests, '--rejudge'], { cwd: root, inside: weak }).ended;
    const { signal } = JSON.parse(stdout);
    expect([signal.status, JSON.stringify(signal.details)]).toEqual([
      'failure',
      expect.stringContaining('network: none cannot be held here'),
    ]);
    expect(readFileSync(seen, 'utf8')).toBe(before);
  },
);

test.each([
  ['alone', ['--agent', 'claude']],
  ['as the next one', ['--agent', 'command', '--agent-command', 'true', '--next-agents', 'claude']],
])('network: none is refused with an agent by name, %s', async (_, words) => {
  const cwd = makeProject({ '01-01': plan() });
  const { env } = standIn('claude', []);
  const { code, stderr } = await call(['run', '1', '--sandbox', 'auto', '--network', 'none', ...words], { cwd, env });
  expect([code, stderr]).toEqual([64, expect.stringContaining('network: none leaves claude without its model')]);
});

test.each([
  ['network: gateway needs sandbox: auto', ['--sandbox', 'off', '--network', 'gateway']],
  ['network-allow needs network: gateway', ['--network-allow', 'example.com']],
  ['network-allow: found "http://x/", expected hosts', ['--network', 'gateway', '--network-allow', 'http://x/']],
])('%s', async (message, words) => {
  const root = makeProject({ '01-01': plan() });
  const { code, stderr } = await call(['run', '1', '--agent', 'script', '--sandbox', 'auto', ...words], { cwd: root });
  expect([code, stderr]).toEqual([64, expect.stringContaining(message)]);
});

caged('judge runs the project’s code in the same network as a run', async () => {
  const seen = join(temporaryDir('seen'), 'seen');
  const check = `for each in lo; do cat /proc/net/dev; done &gt; '${seen}'; test -f out.txt`;
  const task = `<task type="auto"><name>Make it</name><action>Do it.</action><verify><automated>${check}</automated></verify></task>`;
  const root = makeProject({ '01-01': plan({ task }) });
  git(root, 'tag', 'base');
  commitAll(root, 'work', { 'out.txt': 'done\n' });
  const devices = async (network: string) => {
    await call(['judge', '1', '--base', 'base', '--json', '--network', network], { cwd: root });
    return readFileSync(seen, 'utf8')
      .match(/^ *\w+(?=:)/gm)
      ?.map((name) => name.trim());
  };
  expect([await devices('none'), await devices('gateway')]).toEqual([['lo'], ['lo']]);
  const { code, stdout } = await call(['doctor', '--json', '--network', 'none'], { cwd: root });
  const rows = JSON.parse(stdout).checks.filter(({ name }: { name: string }) => name === 'own network');
  expect([code === 0 || code === 69, rows]).toEqual([true, [expect.objectContaining({ ok: true })]]);
});

caged('what judges reaches no socket of a server that is a file outside of /run', async () => {
  const folder = temporaryDir('socket');
  const path = join(folder, 's');
  await listening('of-the-server', { path });
  const connects = `perl -MSocket -e 'socket(S, AF_UNIX, SOCK_STREAM, 0); print connect(S, sockaddr_un("${path}")) ? "through" : "refused"'`;
  const check = `${connects} &gt; '${join(folder, 'seen')}'; test -f out.txt`;
  const task = `<task type="auto"><name>Make it</name><action>Do it.</action><verify><automated>${check}</automated></verify></task>`;
  const root = makeProject({ '01-01': plan({ task }) });
  git(root, 'tag', 'base');
  commitAll(root, 'work', { 'out.txt': 'done\n' });
  const answers = [];
  for (const network of ['full', 'none', 'gateway']) {
    await call(['judge', '1', '--base', 'base', '--network', network], { cwd: root });
    answers.push(readFileSync(join(folder, 'seen'), 'utf8'));
  }
  expect(answers).toEqual(['through', 'refused', 'refused']);
});
