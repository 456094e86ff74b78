import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { call, cliPath, eventsOf, makeProject, plan, putProgram, start, temporaryDir, until } from '../project.ts';
import { FirmProxy } from '../proxy.ts';

/** Another run of these tests on this machine has another one. */
const key = `sk-the-key-of-the-provider-${process.pid}`;
const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write it.</action>\n</task>';
const one = { '01-01': plan({ task: prose }) };
const works = "writeFileSync('out.txt', 'done'); writeFileSync(process.env.SUMMARY_PATH, '# Done');";
const done = "say({ type: 'result', subtype: 'success', is_error: false, result: 'Done.' });";
const failed = "say({ type: 'result', subtype: 'success', is_error: true, result: 'API Error: ' + answer.text });";

const realGit = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** A CLI in the place of claude: it asks its model by what its environment says, and nothing else. */
const standIn = (script: string) => `#!/usr/bin/env node
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
if (process.argv[2] === '--version') { console.log('1.0'); process.exit(); }
const { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: key, HOME, PLAN_ID } = process.env;
const say = (event) => console.log(JSON.stringify({ session_id: 's', ...event }));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function ask(more) {
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  const response = await fetch(url + '/v1/messages', { method: 'POST', headers, body: '{"model":"claude-sonnet-4-5"}', ...more });
  return { status: response.status, text: await response.text() };
}
let answer = { status: 0, text: '' };
say({ type: 'system', subtype: 'init', model: 'claude-sonnet-4-5' });
${script}
`;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const usage = { input_tokens: 1000, cache_read_input_tokens: 400, cache_creation_input_tokens: 50, output_tokens: 1 };
/** USD 0.0043 for 1000 fresh, 400 read and 50 written to the cache, and 70 out. */
const message = [
  { type: 'message_start', message: { model: 'claude-sonnet-4-5', usage } },
  { type: 'message_delta', delta: {}, usage: { output_tokens: 70 } },
];
const answers: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(message.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(''));
};

async function provider(answer: RequestListener = answers) {
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    keys.add(request.headers['x-api-key']);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
}

function prepare(script: string, words: readonly string[], { root = makeProject(one), env = {} } = {}) {
  const [bin, HOME, TMPDIR] = [temporaryDir('bin'), temporaryDir('home'), temporaryDir('tmp')];
  writeFileSync(join(bin, 'claude'), standIn(script), { mode: 0o755 });
  writeFileSync(join(bin, 'package.json'), '{"type":"module"}');
  const PATH = putProgram(bin, 'git', `env > "${join(bin, 'called')}.$$"\nexec ${realGit} "$@"`);
  const all = { PATH, HOME, TMPDIR, ANTHROPIC_API_KEY: key, OTHER: `a copy: ${key}`, ...env };
  const given = ['run', '1', '--json', '--backoff', '1ms', '--stuck', 'off', '--agent-env', 'OTHER', ...words];
  return { given, root, env: all, bin };
}

function begin(...of: Parameters<typeof prepare>) {
  const { given, root, env, bin } = prepare(...of);
  return { ...start(cliPath, given, { cwd: root, env }), root, HOME: env.HOME, TMPDIR: env.TMPDIR, bin };
}

async function run(...of: Parameters<typeof prepare>) {
  const { given, root, env } = prepare(...of);
  // Node reads the certificates of a proxy when it starts.
  const isOfItsOwn = Object.hasOwn(env, 'NODE_EXTRA_CA_CERTS');
  const end = await (isOfItsOwn ? start(cliPath, given, { cwd: root, env }).ended : call(given, { cwd: root, env }));
  const json = end.stdout.trim() === '' ? null : JSON.parse(end.stdout);
  return { ...end, root, HOME: env.HOME, json, details: json?.signal?.details };
}

/** Every event of a kind on record. */
function events(root: string, kind: string) {
  return eventsOf(root).filter((each) => each.event === kind);
}

/** The environments of all processes that hold this text. */
function environments(text: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    const found = /^\d+$/.test(pid) ? environmentOf(pid) : '';
    return found.includes(text) ? [found] : [];
  });
}

/** Empty for a process that is gone, somebody else's, or unreadable. */
function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function filesIn(folder: string): string[] {
  // The kernel makes folders for layers that their owner cannot read.
  const readable = ['find', [folder, '-type', 'd', '!', '-readable', '-prune', '-o', '-type', 'f', '-print']] as const;
  return execFileSync(...readable, { encoding: 'utf8' })
    .split('\n')
    .slice(0, -1);
}

describe('an agent behind the gateway', () => {
  test('has the key nowhere: in no process of it, no file and no command line, nor in what it leaves', async () => {
    const { url, keys } = await provider();
    const script = `
spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }).unref();
answer = await ask();
writeFileSync(HOME + '/ready', JSON.stringify(process.env) + process.argv);
while (!existsSync(HOME + '/go')) await sleep(20);
${works} ${done}`;
    const running = begin(script, ['--gateway', url]);
    await until(() => existsSync(join(running.HOME, 'ready')));
    const mine = environments(`HOME=${running.HOME}`);
    const ofAgent = mine.filter((each) => each.includes('PHASE_EXECUTOR=1'));
    // The agent, and the process it left beside it; the engine shows nothing of its own.
    expect(ofAgent.length).toBeGreaterThanOrEqual(2);
    expect(environments(key)).toEqual([]);
    expect(environmentOf(`${running.child.pid}`).replaceAll('\0', '')).toBe('');
    expect(ofAgent[0]).toMatch(/ANTHROPIC_API_KEY=pe-[0-9a-f]{48}/);
    for (const file of [running.HOME, running.root, running.TMPDIR].flatMap(filesIn))
      expect({ file, has: readFileSync(file).includes(key) }).toEqual({ file, has: false });
    writeFileSync(join(running.HOME, 'go'), '');
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(JSON.parse(stdout).signal.details).toMatchObject({ tokensUsed: 1520 });
    expect([...keys]).toEqual([key]);
    // A git of ours can be looked at like an agent's process, and every file that the run left.
    const gits = readdirSync(running.bin).filter((name) => name.startsWith('called.'));
    expect(gits.length).toBeGreaterThan(10);
    for (const file of [running.HOME, running.root, running.TMPDIR, running.bin].flatMap(filesIn))
      expect({ file, has: readFileSync(file).includes(key) }).toEqual({ file, has: false });
  });

  test('is paid for exactly though it was killed, by what its provider answered, each plan by itself', async () => {
    const { url } = await provider();
    const root = makeProject({ ...one, '01-02': plan({ task: prose, artifact: 'b.txt' }) });
    const script =
      "for (let at = 0; at < (PLAN_ID === '01-01' ? 1 : 3); at += 1) await ask();\nprocess.kill(process.pid, 'SIGKILL');";
    const words = ['--gateway', url, '--max-attempts', '1', '--max-parallel', '2'];
    const { code, details } = await run(script, words, { root });
    expect(code).toBe(1);
    const paid = events(root, 'agent_end').map(({ plan: id, spent }) => [
      id,
      spent.turns,
      spent.inputFresh,
      spent.output,
    ]);
    expect(paid.sort()).toEqual([
      ['01-01', 1, 1000, 70],
      ['01-02', 3, 3000, 210],
    ]);
    expect(details.tokensUsed).toBe(4 * 1520);
    expect(details.costUsd).toBeCloseTo((4 * (1000 * 3 + 400 * 0.3 + 50 * 3.75 + 70 * 15)) / 1e6, 8);
  });

  test('is refused by its provider, as it seems to it, once its budget is used up; what it then says counts for nothing', async () => {
    const { url } = await provider();
    const words = ['--gateway', url, '--max-cost', '0.006'];
    const asks = 'for (let at = 0; at < 5 && answer.status < 400; at += 1) answer = await ask();\n';
    const honest = await run(`${asks}${failed}`, words);
    expect([honest.code, honest.json.exitStatus, honest.details.reason]).toEqual([2, 'ABORTED', 'budget']);
    expect(honest.details.costUsd).toBeCloseTo(0.0087, 4);
    expect(events(honest.root, 'agent_end')[0].spent.turns).toBe(2);
    // One that swallows the refusal and says that all is well has not ended well.
    const sly = await run(`${asks}${works} ${done}`, words);
    expect([sly.code, sly.details.reason]).toEqual([2, 'budget']);
  });

  test('asks a model without a known price nothing where unknown=deny, however the CLI would price it at its end', async () => {
    let calls = 0;
    const { url } = await provider((request, response) => {
      calls += 1;
      answers(request, response);
    });
    const words = ['--gateway', url, '--max-cost', 'attempt=5 unknown=deny'];
    const script = `answer = await ask({ body: '{"model":"claude-next-9"}' });\n${works} ${done}`;
    const { code, details } = await run(script, words);
    expect([code, details.reason, calls]).toEqual([2, 'budget', 0]);
    expect(details.error.message).toContain('max-cost cannot be enforced: the cost for the attempt is unknown');
  });

  test('that waits for an hour without a word, because it was told to, is ended and parked', async () => {
    const error = { type: 'error', error: { type: 'rate_limit_error', message: 'too fast' } };
    const { url } = await provider((request, response) => {
      request.resume();
      response.writeHead(429, { 'retry-after': '3600' }).end(JSON.stringify(error));
    });
    const { code, json, ms } = await run('await ask(); await sleep(300_000);', ['--gateway', url, '--deadline', '60s']);
    expect([code, json.status]).toEqual([10, 'blocked']);
    expect(Date.parse(json.signal.details.estimatedUnblockTime) - Date.now()).toBeGreaterThan(3_000_000);
    expect(JSON.stringify(json)).toContain('rate_limit');
    expect(ms).toBeLessThan(45_000);
  });

  test('that asks its model again without a word is seen to do so, and forgotten once it is answered', async () => {
    let calls = 0;
    const { url } = await provider((request, response) => {
      calls += 1;
      if (calls > 2) return answers(request, response);
      request.resume();
      response.writeHead(529).end('{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}');
    });
    const script = `for (let at = 0; at < 3; at += 1) await ask();
say({ type: 'assistant', message: { id: 'm', content: [] } });
${works} ${done}`;
    const { code, stderr } = await run(script, ['--gateway', url]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toMatch(/01-01 {4}1 failed call to its model: 529 Overloaded\n/);
    expect(stderr).toMatch(/working for \d+:\d\d: (?!.*failed call)/);
  });

  test('in a network of its own reaches its model by the gateway, and nothing else', async () => {
    const { url, keys } = await provider();
    const script = `
answer = await ask();
const straight = await fetch('${url}').then(() => 'reached', () => 'refused');
writeFileSync('seen.txt', answer.status + ' ' + straight + ' ' + process.env.HTTPS_PROXY.startsWith('http://127.0.0.1:'));
${works} ${done}`;
    const words = ['--gateway', url, '--sandbox', 'auto', '--network', 'gateway'];
    const { root, details, json, code, stderr } = await run(script, words);
    if (json?.signal?.details.reason?.startsWith('network: ')) return; // no namespaces here
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(readFileSync(join(root, 'seen.txt'), 'utf8')).toBe('200 refused true');
    expect([details.network, details.tokensUsed, [...keys]]).toEqual(['gateway', 1520, [key]]);
  });

  test('that hides why its call failed is told by the provider itself', async () => {
    const { url, keys } = await provider((request, response) => {
      request.resume();
      const error = { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } };
      response.writeHead(401).end(JSON.stringify(error));
    });
    const { code, details } = await run('await ask(); process.exit(1);', ['--gateway', url]);
    expect([code, details.reason]).toEqual([1, 'auth']);
    expect(details.error.message).toContain('set ANTHROPIC_API_KEY');
    expect(keys.size).toBe(1);
  });

  test('loses its way when the engine is killed: no port is left', async () => {
    const { url } = await provider();
    const running = begin("writeFileSync(HOME + '/ready', [url, key].join(' ')); await sleep(60_000);", [
      '--gateway',
      url,
    ]);
    await until(() => existsSync(join(running.HOME, 'ready')));
    const [gateway = '', token = ''] = readFileSync(join(running.HOME, 'ready'), 'utf8').split(' ');
    const headers = { 'x-api-key': token };
    expect((await fetch(`${gateway}/v1/messages`, { method: 'POST', body: '{}', headers })).status).toBe(200);
    running.child.kill('SIGKILL');
    await running.ended;
    await expect(fetch(gateway)).rejects.toThrow();
  });
});

test('the key reaches nothing that an agent may have written, under no name, though agent-env lists it', async () => {
  const look = (name: string) => `echo ${name} >> "$SEEN"; if env | grep -q '${key}'; then echo key >> "$SEEN"; fi`;
  const verify = '  <verify><automated>sh check.sh</automated></verify>\n</task>';
  const plans = { '01-01': plan({ task: prose.replace('</task>', verify) }) };
  const { url, keys } = await provider();
  for (const gateway of [url, 'off']) {
    const root = makeProject(plans, { 'check.sh': look('check') });
    const SEEN = join(temporaryDir('seen'), 'seen');
    const words = ['--gateway', gateway, '--agent-env', 'ANTHROPIC_API_KEY OTHER SEEN'];
    const asks = `node -e "fetch(process.env.ANTHROPIC_BASE_URL + '/v1/messages', { method: 'POST', body: '{}',
      headers: { 'x-api-key': process.env.ANTHROPIC_API_KEY } }).then(({ status }) => console.log(status))" >> "$SEEN"`;
    const judging = ['--setup-command', look('set-up'), '--verifier-command', `${look('verifier')}; ${asks}; exit 1`];
    const script = `${gateway === 'off' ? '' : 'answer = await ask();'} ${works} ${done}`;
    const ended = await run(script, [...words, ...judging], { root, env: { SEEN } });
    const seen = readFileSync(SEEN, 'utf8').trim().split('\n');
    expect({ gateway, seen: [...new Set(seen)].sort(), stderr: ended.stderr }).toMatchObject({
      gateway,
      seen: [...(gateway === 'off' ? [] : ['200']), 'check', 'set-up', 'verifier'],
    });
    expect(keys).toEqual(new Set([key]));
    const told = 'the verifier got no key of claude: the gateway is off';
    expect(JSON.stringify(ended.json).includes(told)).toBe(gateway === 'off');
  }
});

test('behind a proxy the gateway asks the provider through it, and the agent asks the gateway directly', async () => {
  const { url, keys } = await provider();
  const proxy = await FirmProxy.start();
  closers.push(() => void proxy.close());
  proxy.servers.set('models.firm.test', url);
  proxy.login = 'me:right';
  const gateway = ['--gateway', 'https://models.firm.test'];
  const script = `answer = await ask(); if (answer.status === 200) { ${works} ${done} } else { ${failed} }`;
  const ended = await run(script, gateway, { env: proxy.environment('me:right') });
  expect({ code: ended.code, stderr: ended.stderr }).toMatchObject({ code: 0 });
  expect([proxy.asked, keys]).toEqual([['models.firm.test:443'], new Set([key])]);
  expect(ended.details.tokensUsed).toBeGreaterThan(0);
  const refused = await run(script, [...gateway, '--max-attempts', '1'], { env: proxy.environment('me:wrong') });
  expect(refused.code).toBe(10);
  expect(JSON.stringify(refused.json)).toMatch(/through the proxy 127\.0\.0\.1:\d+: it asks for a user and a password/);
});

test('without the gateway an agent has its key, and where that has to be so the run says why', async () => {
  const script = `writeFileSync(HOME + '/seen', String(key)); ${works} ${done}`;
  const off = await run(script, ['--gateway', 'off']);
  expect([off.code, readFileSync(join(off.HOME, 'seen'), 'utf8')]).toEqual([0, key]);
  expect(off.stderr).not.toContain('gateway');
  for (const [env, why] of [
    [{ ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'o' }, 'it uses its own login'],
    [{ ALL_PROXY: 'socks5://proxy.invalid' }, 'does not follow ALL_PROXY; set HTTPS_PROXY'],
  ] as const) {
    const { code, stderr } = await run(script, [], { env });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain(`gateway: not used, so claude has its credentials itself:`);
    expect(stderr).toContain(why);
  }
  const wrong = await run(script, ['--gateway', 'ftp://x']);
  expect([wrong.code, wrong.stderr]).toEqual([
    64,
    expect.stringContaining('gateway: found "ftp://x", expected auto, off'),
  ]);
});
