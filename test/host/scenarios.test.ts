import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { answerGit, refuseReaders, tokenOf } from '../attacks/git-over-http.ts';
import { git, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { LoopbackHost } from '../publish/host/host.ts';
import type { Contexts } from '../workflow/expression.ts';
import { machineOf, type World } from '../workflow/machine.ts';
import { runOnMachines } from '../workflow/run.ts';
import { readWorkflow } from '../workflow/workflow-file.ts';
import { workflowAt } from '../workflow/workflows.ts';
import { Forge, type Repository } from './forge.mjs';
import { projectOf, scenarios, workflowsFor } from './scenarios.mjs';

/**
 * The scenarios of the bench against a stand-in for a Gitea: the loopback host with its dialect, git over HTTP, and the
 * simulator of jobs as its runner. So the bench is known to work before anybody starts a real host with it.
 */
const tokens: Record<string, string> = { 'tok-of-me': 'me', 'tok-of-reader': 'reader' };
let host: LoopbackHost;
let service: ArtifactService;
let origin = '';
interface RunJson {
  id: number;
  status: string;
  conclusion: string;
  jobs: { name: string; conclusion: string }[];
}
const runs: RunJson[] = [];
/** What a run threw, for the test that it belongs to. */
const faults: unknown[] = [];
const logs: string[] = [];
const server = createServer((request, response) => void answer(request, response));
const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  host = await LoopbackHost.start();
  service = await ArtifactService.start(temporaryDir('artifacts'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([host.close(), service.stop()]);
});
afterEach(() => expect(faults.splice(0)).toEqual([]));

// What ends a runner, is done on a page or asks who may read needs a real host.
for (const { of, run } of scenarios.filter(({ needs }) => needs === undefined))
  test(of, async () => {
    const forge = new Forge({ url: urlOf(), token: 'tok-of-me', login: 'me', times: { everyMs: 20, runMs: 200_000 } });
    const create = (what: { plans: Record<string, string>; isPrivate?: boolean }): Promise<Repository> =>
      forge.createRepository('mine', projectOf(what.plans, workflowsFor('OWNER')), what);
    const none = () => Promise.reject(new Error('the stand-in cannot do this'));
    try {
      const reader = { login: 'reader', token: 'tok-of-reader' };
      const names = { single: 'single.yml', chain: 'chain.yml', reader };
      await run({ ...names, create, cancel: none, killRunner: none, startRunner: none });
    } catch (cause) {
      throw new Error(`${cause instanceof Error ? cause.message : cause}\n${logs.join('\n').slice(-9000)}`);
    }
  }, 400_000);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', urlOf());
  if (pathname.startsWith('/me/mine')) {
    // Git names its user only where it is asked.
    if (request.headers.authorization === undefined)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="it"' }).end();
    const writes = ['tok-of-me', 'tok-of-the-job'].includes(tokenOf(request));
    return answerGit(origin, writes ? 'writer' : "reader of Gitea's", request, response);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const login = tokens[(request.headers.authorization ?? '').replace('token ', '')];
  const told = login === undefined ? { status: 401 } : await api(request.method ?? '', pathname, text, login);
  const { status, body } = told as { status: number; body?: unknown };
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** What the loopback host has no routes for; all else is passed on to it. */
async function api(method: string, pathname: string, text: string, login: string): Promise<object> {
  const line = `${method} ${pathname.replace('/api/v1', '').replace('/repos/me/mine', '')}`;
  const [, file] = /^POST \/actions\/workflows\/(.+)\/dispatches$/.exec(line) ?? [];
  const [, id, jobs] = /^GET \/actions\/runs\/(\d+)(\/jobs)?$/.exec(line) ?? [];
  const [, issue] = /^POST \/issues\/(\d+)\/comments$/.exec(line) ?? [];
  if (line === 'POST /user/repos') return created();
  if (line.startsWith('GET /actions/runs') && id === undefined) return { status: 200, body: { workflow_runs: runs } };
  if (id !== undefined) {
    const run = runs.find((each) => each.id === Number(id));
    return { status: run ? 200 : 404, body: jobs ? { jobs: run?.jobs } : run };
  }
  if (file !== undefined) {
    start(file, { name: 'workflow_dispatch', payload: JSON.parse(text) });
    return { status: 204 };
  }
  if (issue !== undefined) return commented(Number(issue), JSON.parse(text).body, login);
  const headers = { authorization: 'token tok-of-the-job', 'content-type': 'application/json' };
  const query = method === 'GET' && line.startsWith('GET /pulls') ? '?state=open&head=me:phase/01-first' : '';
  const passed = await fetch(`${host.url}${pathname.replace('/api/v1', '')}${query}`, {
    ...{ method, headers },
    ...(text === '' ? {} : { body: text }),
  });
  const said = await passed.text();
  return { status: passed.status, body: said === '' ? undefined : JSON.parse(said) };
}

function created(): object {
  host.reset();
  host.dialect = 'gitea';
  host.workflows.set('chain.yml', ['phase', 'mode', 'fresh']);
  runs.length = 0;
  logs.length = 0;
  origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  refuseReaders(origin);
  return { status: 201, body: { full_name: host.repository } };
}

/** A comment by a person, and the workflow that it starts. */
function commented(issue: number, body: string, login: string): object {
  const { id } = host.comment(issue, login, body);
  const user = { login, type: 'User' };
  const payload = {
    ...{ action: 'created', issue: { number: issue, pull_request: {} }, sender: user },
    comment: {
      id,
      body,
      html_url: `https://host.invalid/c/${id}`,
      created_at: new Date().toISOString(),
      user,
      performed_via_github_app: null,
    },
    repository: { permissions: { push: login === 'me' } },
  };
  start('commands.yml', { name: 'issue_comment', payload });
  return { status: 201, body: { id } };
}

function start(file: string, event: World['event']): void {
  const run: RunJson = { id: 7000 + runs.length + 1, status: 'running', conclusion: '', jobs: [] };
  runs.unshift(run);
  work(run, file, event).catch((cause) => {
    faults.push(cause);
    Object.assign(run, { status: 'completed', conclusion: 'failure' });
  });
}

async function work(run: RunJson, file: string, event: World['event']): Promise<void> {
  const log: string[] = [];
  const world: World = {
    ...{ origin, host, service, event, log, workflow: file, vouched: [], programs: temporaryDir('programs') },
    ...{ remote: `${urlOf()}/${host.repository}`, runId: String(run.id) },
  };
  const text = git(origin, 'show', `main:.github/workflows/${file}`);
  const workflow = await readWorkflow(`.github/workflows/${file}`, text);
  const inputs = (event.payload as { inputs?: Contexts }).inputs ?? {};
  const { jobs } = await runOnMachines(workflow, {
    ...{ reading: { cancelledSees: 'the run', calleeSees: 'its own jobs', tolerated: 'as it ended' }, script: {} },
    ...{ textInputs: true, inputs, event: event.payload as Contexts },
    workflow: (uses) => workflowAt(uses, called),
    machine: (job) => machineOf(world, job),
  });
  logs.push(...log);
  const all = [...jobs.values()];
  expect(all.map(({ error }) => error).filter((error) => error !== '')).toEqual([]);
  run.jobs = all.map(({ path, result }) => ({ name: names[path.split('/').at(-1) ?? ''] ?? path, conclusion: result }));
  const isRed = all.some(({ path, result }) => !path.includes('/') && result === 'failure');
  Object.assign(run, { status: 'completed', conclusion: isRed ? 'failure' : 'success' });
  for (const { file: next, inputs: given } of host.dispatches.splice(0))
    start(next, { name: 'workflow_dispatch', payload: { inputs: given } });
}

const names: Record<string, string> = { plan: 'Plan', gate: 'Exit gate', conclude: 'Conclude' };
const [phase, round, command] = await Promise.all(
  ['phase', 'round', 'phase-command'].map((name) => readWorkflow(join('.github/workflows', `${name}.yml`))),
);
const called = { phase, round, command } as Parameters<typeof workflowAt>[1];
