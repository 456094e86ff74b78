// node test/host/bench.mjs [--only <words>] [--slow]: starts a Gitea and its runner, pushes this project to it, runs the
// scenarios and prints the table for docs/hosts.md. README.md says how to get both programs.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Forge, gitIn } from './forge.mjs';
import { projectOf, scenarios, workflowsFor } from './scenarios.mjs';

const home = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({ options: { only: { type: 'string' }, slow: { type: 'boolean' } } });
const gitea = programOf('GITEA', 'gitea');
const runner = programOf('GITEA_RUNNER', 'gitea-runner', 'act_runner');
const missing = [
  ...(gitea === null ? ['gitea is not on PATH; install it, or name the file in GITEA'] : []),
  ...(runner === null ? ['gitea-runner is not on PATH; install it, or name the file in GITEA_RUNNER'] : []),
];
if (missing.length > 0) {
  console.error(`The bench needs a host: ${missing.join('. ')}. test/host/README.md says where both come from.`);
  process.exitCode = 69;
} else process.exitCode = await bench();

/** Prints a row a scenario; 1 where one did not hold. */
async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'host-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startGitea(folder, url, port);
  let job = await startRunner(folder, url);
  try {
    const admin = new Forge({ url, login: 'bench', token: tokenFor(folder, 'bench', true) });
    const reader = { login: 'reader', token: tokenFor(folder, 'reader', false) };
    await pushEngine(admin);
    const place = {
      ...{ single: 'single.yml', chain: 'chain.yml', reader },
      create: async ({ plans, isPrivate = false }) => {
        const name = `project-${Math.random().toString(36).slice(2, 8)}`;
        const repository = await admin.createRepository(name, projectOf(plans, workflowsFor('bench')), { isPrivate });
        await repository.call('PUT', `collaborators/${reader.login}`, { permission: 'read' });
        return repository;
      },
      cancel: (repository, run) => cancelOnPage(url, repository, run),
      killRunner: () => end(job, 'SIGKILL'),
      startRunner: async () => {
        job = daemonOf(folder);
      },
    };
    return await runAll(place);
  } finally {
    await end(job, 'SIGTERM');
    await end(server, 'SIGTERM');
    console.error(`The logs of both are in ${folder}.`);
  }
}

async function runAll(place) {
  const versions = [gitea, runner].map((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim());
  console.log(`| on ${versions.join(' with ')} | |\n| --- | --- |`);
  let failed = 0;
  for (const { of, needs, run } of scenarios) {
    if (options.only !== undefined && !of.includes(options.only)) continue;
    if (needs === 'kill' && !options.slow) {
      console.log(`| ${of} | not run: it waits 12 minutes for the host; give --slow |`);
      continue;
    }
    try {
      await run(place);
      console.log(`| ${of} | yes |`);
    } catch (cause) {
      failed += 1;
      console.log(`| ${of} | no: ${`${cause.message}`.replaceAll('\n', ' ').replaceAll('|', '\\|')} |`);
    }
  }
  return failed === 0 ? 0 : 1;
}

/** A program that a variable names, or the first of these on PATH; null for none. */
function programOf(variable, ...names) {
  for (const name of process.env[variable] ? [process.env[variable]] : names)
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return name;
    } catch (cause) {
      if (cause.code !== 'ENOENT') throw cause;
    }
  return null;
}

async function startGitea(folder, url, port) {
  const config = join(folder, 'app.ini');
  const actions = process.env.ACTIONS_CHECKOUT ? 'self' : 'github';
  writeFileSync(
    config,
    `WORK_PATH = ${folder}
RUN_MODE = prod
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = ${url}/
DISABLE_SSH = true
OFFLINE_MODE = true
[database]
DB_TYPE = sqlite3
PATH = ${join(folder, 'gitea.db')}
[security]
INSTALL_LOCK = true
[service]
DISABLE_REGISTRATION = true
[actions]
ENABLED = true
DEFAULT_ACTIONS_URL = ${actions}
[webhook]
ALLOWED_HOST_LIST = loopback
`,
  );
  const server = start(folder, 'gitea', gitea, ['web', '--config', config]);
  await new Forge({ url, login: '', token: '' }).until('the Gitea', () => answers(`${url}/api/healthz`), 60_000);
  return server;
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch (cause) {
    if (cause instanceof TypeError) return false; // nothing listens yet
    throw cause;
  }
}

/** Makes a user and a token of theirs. */
function tokenFor(folder, login, isAdmin) {
  const admin = (...words) =>
    execFileSync(gitea, ['admin', 'user', ...words, '--config', join(folder, 'app.ini')], { encoding: 'utf8' }).trim();
  const mail = `${login}@example.invalid`;
  const rights = isAdmin ? ['--admin'] : [];
  const who = ['--username', login];
  admin('create', ...who, '--password', password, '--email', mail, '--must-change-password=false', ...rights);
  return admin('generate-access-token', ...who, '--token-name', 'bench', '--scopes', 'all', '--raw');
}

const password = 'of-the-bench-1';

async function startRunner(folder, url) {
  const words = ['actions', 'generate-runner-token', '--config', join(folder, 'app.ini')];
  const token = execFileSync(gitea, words, { encoding: 'utf8' }).trim().split('\n').at(-1);
  const labels = ['ubuntu-latest:host', 'ubuntu-24.04-arm:host'].join(',');
  const named = ['--no-interactive', '--instance', url, '--token', token, '--name', 'bench', '--labels', labels];
  mkdirSync(join(folder, 'runner'));
  execFileSync(runner, ['register', ...named], { cwd: join(folder, 'runner') });
  return daemonOf(folder);
}

function daemonOf(folder) {
  return start(join(folder, 'runner'), 'runner', runner, ['daemon']);
}

function start(folder, name, program, words) {
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => writeFileSync(join(folder, `${name}.log`), chunk, { flag: 'a' }));
  child.on('error', (cause) => console.error(`${name}: ${cause.message}`));
  return child;
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** This commit as the repository `bench/phase-executor` with the tag v1, and actions/checkout where it is named. */
async function pushEngine(admin) {
  const mine = await admin.call('POST', 'user/repos', { name: 'phase-executor', default_branch: 'main' });
  await gitIn(home, 'push', '-q', admin.pushUrl(mine.full_name), 'HEAD:refs/heads/main', 'HEAD:refs/tags/v1');
  const { ACTIONS_CHECKOUT: checkout } = process.env;
  if (!checkout) return;
  await admin.call('POST', 'orgs', { username: 'actions' });
  const { full_name: name } = await admin.call('POST', 'orgs/actions/repos', { name: 'checkout' });
  await gitIn(checkout, 'push', '-q', '--mirror', admin.pushUrl(name));
}

/** There is no API to cancel a run, so the button on its page is pressed. */
async function cancelOnPage(url, { name }, run) {
  const form = new URLSearchParams({ user_name: 'bench', password });
  const login = await fetch(`${url}/user/login`, { method: 'POST', body: form, redirect: 'manual' });
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  const answer = await fetch(`${url}/${name}/actions/runs/${run}/cancel`, {
    ...{ method: 'POST', headers: { cookie: cookie.join('; '), origin: url }, redirect: 'manual' },
  });
  if (answer.status >= 400) throw new Error(`the host answered ${answer.status} to the button that cancels a run`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
