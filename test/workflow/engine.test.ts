import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { standIn } from '../agents/stand-in.ts';
import { serveGit } from '../attacks/git-over-http.ts';
import { git, makeProject, plan, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { LoopbackHost } from '../publish/host/host.ts';
import { simplestAgent } from '../simplest-agent.ts';
import type { Contexts } from './expression.ts';
import { machineOf, type World } from './machine.ts';
import { type Reading, readings } from './reading.ts';
import { type Run, runOnMachines } from './run.ts';
import { readWorkflow, type WorkflowFile } from './workflow-file.ts';
import { workflowAt } from './workflows.ts';

/**
 * The examples as they are shipped, with the built Action in their jobs: what one job does not pass on, the next does not
 * have. The graph is simulated; steps, artifacts, tokens and the host's API are real, on loopback. The other examples differ
 * only by their wiring, which examples.test.ts and situations.test.ts hold; test/host/scenarios.test.ts runs three on Gitea.
 */
const host = await LoopbackHost.start();
const service = await ArtifactService.start(temporaryDir('artifacts'));
/** By its repository. */
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([host.close(), service.stop()]);
});
beforeEach(() => host.reset());
afterEach(() => expect(host.broken).toEqual([]));

const texts: Record<string, string> = Object.fromEntries(
  ['phase', 'round', 'phase-command'].map((name) => [
    name,
    readFileSync(join('.github/workflows', `${name}.yml`), 'utf8'),
  ]),
);
const example = (name: string) => readFileSync(join('examples/workflows', `${name}.yml`), 'utf8');

interface Given {
  readonly inputs?: Contexts;
  readonly event?: World['event'];
  /** Texts of our own workflows that differ from what is shipped. */
  readonly ours?: Record<string, string>;
  readonly text?: string;
  readonly config?: string;
  /** Of the plan, instead of one that writes a file. */
  readonly task?: string;
  readonly origin?: string;
}

interface Ended {
  readonly run: Run;
  readonly origin: string;
  readonly log: string;
  /** Inputs that did not bring on what a job had vouched for. */
  readonly lost: readonly string[];
}

/** Runs an example on a project whose phase 1 has one plan. */
async function runExample(name: string, given: Given = {}): Promise<Ended> {
  const text = given.text ?? example(name);
  const origin = given.origin ?? project(name, text, given);
  const { url, server } = await serveGit(origin, (token) => {
    return token === 'tok-of-the-job' ? 'writer' : host.dialect === 'gitea' ? "reader of Gitea's" : 'reader';
  });
  servers.push(server);
  const agent = standIn('claude', [simplestAgent]);
  const programs = join(agent.home, 'bin');
  writeFileSync(join(programs, 'npx'), '#!/bin/sh\nshift 2\nexec "$(dirname "$0")/claude" "$@"\n', { mode: 0o755 });
  const event = given.event ?? { name: 'workflow_dispatch', payload: { inputs: given.inputs ?? {} } };
  const world: World = {
    ...{ origin, host, service, event, programs, workflow: `${name}.yml`, log: [], vouched: [] },
    ...{ remote: `${url}${host.repository}`, runId: String(++runs) },
  };
  const ours = { ...texts, ...given.ours };
  const read = async (file: string) => readWorkflow(`.github/workflows/${file}.yml`, ours[file]);
  const known = { phase: await read('phase'), round: await read('round'), command: await read('phase-command') };
  const file: WorkflowFile = await readWorkflow(`examples/workflows/${name}.yml`, text);
  const run = await runOnMachines(file, {
    reading: { ...firstReading, tolerated: readingOn[host.dialect] },
    ...(host.dialect === 'gitea' ? { textInputs: true } : {}),
    script: {},
    inputs: given.inputs ?? (file.inputs.has('phase') ? { phase: '1' } : {}),
    secrets: { ANTHROPIC_API_KEY: 'the-key' },
    event: event.payload as Contexts,
    workflow: (uses) => workflowAt(uses, known),
    machine: (job) => machineOf(world, job),
  });
  const log = world.log.join('\n');
  const errors = [...run.jobs.values()].flatMap(({ path, error }) => (error === '' ? [] : [`${path}: ${error}`]));
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n${log}`);
  const lost = world.vouched.flatMap(({ by, isPassedOn }) => (isPassedOn ? [] : [by]));
  return { run, origin, log, lost };
}

let runs = 5000;
const [firstReading] = readings as [Reading, ...Reading[]];
const readingOn = { github: 'success', gitea: 'as it ended' } as const;

function project(name: string, text: string, { config = '', task }: Given): string {
  const root = makeProject(
    { '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt', ...(task === undefined ? {} : { task }) }) },
    {
      '.github/phase-executor.yml': `retry: { backoff: 10ms }\n${config}`,
      [`.github/workflows/${name}.yml`]: text,
      'package.json': JSON.stringify({
        name: 'it',
        version: '1.0.0',
        scripts: { test: "printf 'TAP version 13\\n1..1\\nok 1 - a\\n'" },
      }),
      'package-lock.json': JSON.stringify({
        ...{ name: 'it', version: '1.0.0', lockfileVersion: 3, requires: true },
        packages: { '': { name: 'it', version: '1.0.0' } },
      }),
      'deploy.sh': '#!/bin/sh\necho deployed\n',
    },
  );
  git(root, 'update-index', '--chmod=+x', 'deploy.sh');
  git(root, 'commit', '-q', '-m', 'Let it run');
  const origin = temporaryDir('origin');
  git(root, 'clone', '-q', '--bare', '.', origin);
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return origin;
}

/** Says the log of all jobs where one did not end so. */
function expectJob({ run, log, lost }: Ended, job: string, outputs: object): void {
  try {
    const { result, outputs: given } = run.jobs.get(job) ?? {};
    expect({ result, lost, ...given }).toMatchObject({ lost: [], ...outputs });
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${run.ran.join(' ')}\n${log.slice(-9000)}`);
  }
}

test('your-own-jobs, on Gitea', async () => {
  host.dialect = 'gitea';
  const ended = await runExample('your-own-jobs', { config: 'agent: { name: script }\n' });
  expectJob(ended, 'conclude', { status: 'success' });
});

test('phase-commands', async () => {
  const made = '<task type="auto"><name>Make</name><action>\n```sh\necho a > a.txt\n```\n</action></task>';
  const asks = '<task type="checkpoint:human-verify"><name>Look</name><what-built>it</what-built></task>';
  const blocked = await runExample('without-artifacts', {
    task: `${made}\n${asks}`,
    config: 'agent: { name: script }\n',
  });
  expectJob(blocked, 'phase', { status: 'blocked' });
  const { id, body } = host.comment(host.pulls[0]?.number ?? 0, 'maintainer', '/phase approve 01-01');
  host.collaborators.set('maintainer', 'write');
  const user = { login: 'maintainer', type: 'User' };
  const payload = {
    ...{ action: 'created', issue: { number: host.pulls[0]?.number, pull_request: {} }, sender: user },
    comment: {
      id,
      body,
      html_url: 'https://host.invalid/c',
      created_at: new Date().toISOString(),
      user,
      performed_via_github_app: null,
    },
    repository: { permissions: { push: true } },
  };
  const { origin } = blocked;
  const ended = await runExample('phase-commands', { origin, event: { name: 'issue_comment', payload } });
  expectJob(ended, 'command', { result: 'success' });
  expect(host.reactions.map(({ content }) => content)).toContain('+1');
  expect(git(origin, 'for-each-ref', 'refs/phase-executor/01/answers')).not.toBe('');
  // The night's run goes on with what is due by its record, and says that it still waits.
  dueNow(origin);
  const resumed = await runExample('resume-blocked-phases', { origin });
  expect(resumed.run.ran.slice(0, 2)).toEqual(['due', 'resume (01)/plan']);
  expectJob(resumed, 'resume', { status: 'success' });
});

test('dispatch-a-phase', async () => {
  const ended = await runExample('dispatch-a-phase', { inputs: { phase: '1', mode: 'single' } });
  expectJob(ended, 'phase', { status: 'success', 'exit-status': 'COMPLETED', completed: '["01-01"]' });
  expect(git(ended.origin, 'show', 'phase/01-first:a.txt')).toBe('made by 01-01');
  expect(host.pulls).toMatchObject([{ head: 'phase/01-first', title: 'Phase 01: first', draft: false }]);
});

test('required-check', async () => {
  const sha = 'a'.repeat(40);
  host.pull({ head: 'feature', headSha: sha });
  host.compared.set(`main...${sha}`, []);
  const payload = { number: 1, action: 'opened', pull_request: { number: 1, head: { sha }, base: { ref: 'main' } } };
  const ended = await runExample('required-check', { event: { name: 'pull_request', payload } });
  expectJob(ended, 'check', { result: 'success' });
  expect(host.statuses).toMatchObject([{ sha, context: 'phase-executor', state: 'success' }]);
});

test('a receipt that no job passes on is noticed, and that of the gate makes the phase red', async () => {
  const text = example('your-own-jobs').replace(/^ +(leg-receipts|gate-receipt): .*\n/gm, '');
  const ended = await runExample('your-own-jobs', { text, config: 'agent: { name: script }\n' });
  expectJob(ended, 'conclude', { status: 'failure', lost: ['leg-receipts', 'gate-receipt'] });
});

/** Changes the last signal of phase 01 on record to one that a time that has come unblocks. */
function dueNow(origin: string): void {
  const ref = 'refs/phase-executor/01/state';
  const signal = JSON.parse(git(origin, 'show', `${ref}:phase.json`));
  const details = { ...signal.details, userInputRequired: false, estimatedUnblockTime: '2026-01-01T00:00:00.000Z' };
  const file = join(temporaryDir('signal'), 'phase.json');
  writeFileSync(file, JSON.stringify({ ...signal, details }));
  const blob = git(origin, 'hash-object', '-w', file);
  const listed = git(origin, 'ls-tree', ref).replace(/[0-9a-f]{40}(?=\tphase\.json$)/m, blob);
  const tree = execFileSync('git', ['mktree'], { cwd: origin, input: `${listed}\n`, encoding: 'utf8' }).trim();
  git(origin, 'update-ref', ref, git(origin, 'commit-tree', tree, '-p', ref, '-m', 'due'));
}
