import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Chain, type Integrated, opened, sound } from '../chain/jobs.ts';
import {
  call,
  cli,
  cliPath,
  git,
  inRoom,
  makeProject,
  plan,
  start,
  startedRun,
  temporaryDir,
  until,
} from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { runner } from '../runner.ts';
import { type Access, serveGit } from './git-over-http.ts';

/**
 * Hosts that are not github.com, and jobs that were cancelled: what burnt agents, held a phase for nothing or gave a worker
 * what it must not have (issue 14, "Other hosts").
 */
let service: ArtifactService;
/** Answers as a host that knows workflow runs, and nothing of artifacts. */
let host: Server;
let hostUrl = '';
/** Status of a workflow run by its id. */
const workflowRuns = new Map<string, string>();
beforeAll(async () => {
  service = await ArtifactService.start(temporaryDir('store'));
  host = createServer((request, response) => {
    const [, id = ''] = /\/actions\/runs\/(\d+)$/.exec(request.url ?? '') ?? [];
    const status = workflowRuns.get(id);
    const headers = { 'content-type': 'application/json' };
    response.writeHead(status === undefined ? 404 : 200, headers).end(JSON.stringify({ status }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => host.close(resolve));
});

const gitea = { GITHUB_SERVER_URL: 'http://gitea.example:3000', GITEA_ACTIONS: 'true' };
const refState = 'refs/phase-executor/01/state';
const one = (script: string) => ({ '01-01': plan({ artifact: 'a.txt', script }) });
const two = (second: string) => ({
  ...one('echo a > a.txt'),
  '01-02': plan({ artifact: 'b.txt', script: second, dependsOn: '"01-01"' }),
});

/** Opens a chained run in a job of the Action. */
function openingStep(chain: Chain, environment: Record<string, string>) {
  const inputs = { command: 'integrate', phase: '1', round: '0', 'run-id': chain.runId, remote: 'origin' };
  return runner(chain.machine(), inputs, environment);
}

/** A worker of a round, without what its caller leaves empty. */
function legStep(
  chain: Chain,
  last: Integrated,
  environment: Record<string, string>,
  more: Record<string, string> = {},
) {
  const root = chain.machine(last.base);
  const inputs = { command: 'execute', phase: '1', 'run-id': chain.runId, remote: 'origin', base: last.base };
  return { root, step: runner(root, { ...inputs, ...more }, environment) };
}

const oneLeg = (last: Integrated) => ({ round: '1', 'artifact-name': last.matrix?.include[0]?.artifact ?? '' });
const faultOf = (into: string) => JSON.parse(readFileSync(join(into, 'leg.json'), 'utf8')).fault;

describe('a chain whose legs could not send their results', () => {
  const chain = new Chain(one('touch "$HOME/agent-ran"; echo a > a.txt'));
  const deaf = () => ({ ACTIONS_RUNTIME_TOKEN: service.token('9', 'j'), ACTIONS_RESULTS_URL: `${hostUrl}/` });

  test.each([
    ['names no service', () => ({})],
    ['names one that does not speak the protocol', deaf],
    ['names one that does not, on github.com', () => ({ ...deaf(), GITHUB_SERVER_URL: 'https://github.com' })],
  ])('is not opened where the host %s', async (_, environment) => {
    const { main, outputs } = openingStep(chain, environment());
    const { code, stdout } = await main();
    expect([code, stdout]).toEqual([
      64,
      expect.stringMatching(/no agent is started: .*command: run and remote: origin/),
    ]);
    expect(outputs()).not.toHaveProperty('matrix');
    expect(chain.refs).not.toContain(refState);
  });

  test('starts no agent in a leg either, and says so in red', async () => {
    const last = sound(chain.integrate(0, null));
    const { step } = legStep(chain, last, deaf(), oneLeg(last));
    const { code, stdout } = await step.main();
    expect([code, stdout]).toEqual([64, expect.stringContaining('no agent is started')]);
    expect(existsSync(join(step.dir, 'agent-ran'))).toBe(false);
  });
});

test('a chain runs on a host of any name whose artifact service answers', async () => {
  const chain = new Chain(one('echo a > a.txt'));
  const job = (id: string) => ({ ...gitea, ...service.environment(chain.runId, id), ...gitea });
  const opening = openingStep(chain, job('opener'));
  expect((await opening.main()).code).toBe(0);
  const { base = '', matrix = '' } = opening.outputs();
  const last = { base, matrix: JSON.parse(matrix) } as Integrated;
  const { step } = legStep(chain, last, job('leg'), oneLeg(last));
  expect((await step.main()).stdout).toContain('01-01: success');
  expect(service.stored(chain.runId).map(({ name }) => name)).toEqual([oneLeg(last)['artifact-name']]);
});

describe('a leg that is told no round and no artifact, for its host fills no matrix from outputs,', () => {
  test('takes both from the record', () => {
    const { chain, first: last } = opened(one('echo a > a.txt'));
    const { artifact = '' } = last.matrix?.include[0] ?? {};
    const into = join(chain.artifacts, artifact);
    expect(chain.job(chain.machine(last.base), ['execute', '1', '--base', last.base, '--output-dir', into]).code).toBe(
      0,
    );
    expect(JSON.parse(readFileSync(join(into, 'leg.json'), 'utf8'))).toMatchObject({ round: 1, artifact, fault: null });
    expect(sound(chain.integrate(1, { ...last, round: 1 }))).toMatchObject({ completed: ['01-01'] });
  });

  test.each([
    [
      'a job for each plan is on record',
      ['--mode', 'matrix'],
      true,
      /round 1 has jobs for 01-01, 01-02; .*mode: single/,
    ],
    ['no round is open', [], false, /run 1001 has no open round/],
  ])('runs no agent where %s', (_, options, opens, why) => {
    const chain = new Chain({ ...one('echo a > a.txt'), '01-02': plan({ artifact: 'b.txt' }) }, options);
    const base = opens ? sound(chain.integrate(0, null)).base : git(chain.machine(), 'rev-parse', 'HEAD');
    const into = join(chain.artifacts, 'leg');
    const root = chain.machine(base);
    expect(chain.job(root, ['execute', '1', '--base', base, '--output-dir', into]).code).toBe(64);
    expect(faultOf(into)).toMatchObject({ message: expect.stringMatching(why) });
    expect(existsSync(join(root, 'a.txt'))).toBe(false);
  });
});

describe('a leg that could push', () => {
  test.each([
    ['as it is the job that opened the run', 'opener', {}, /all jobs of the chain as one job with one token/],
    ['is let run where that was accepted', 'opener', { unisolated: 'true' }, null],
  ])('%s', async (_, id, more, why) => {
    const chain = new Chain(one('echo a > a.txt'));
    chain.runId = `20${Math.random().toString().slice(2, 10)}`;
    const opening = openingStep(chain, service.environment(chain.runId, 'opener'));
    expect((await opening.main()).code).toBe(0);
    const { base = '', matrix = '' } = opening.outputs();
    const last = { base, matrix: JSON.parse(matrix) } as Integrated;
    const into = join(chain.artifacts, oneLeg(last)['artifact-name']);
    const { step, root } = legStep(chain, last, service.environment(chain.runId, id), {
      ...oneLeg(last),
      'output-dir': into,
      ...more,
    });
    await step.main();
    if (why === null) expect(faultOf(into)).toBe(null);
    else expect(faultOf(into)).toMatchObject({ message: expect.stringMatching(why), retryable: false });
    expect(existsSync(join(root, 'a.txt'))).toBe(why === null);
  });

  test.each<[string, Access, RegExp | null]>([
    ['with its own token is refused', 'writer', /the token of this leg may push to origin/],
    ['is let run with one that can only read', 'reader', null],
    ['is let run with one whose dry push is accepted and whose push is not', "reader of Gitea's", null],
    ['is not let run where the server did not say', 'broken', /probe could not be pushed to origin: .*pre-receive/],
  ])('%s', async (_, access, why) => {
    const { chain, first: last } = opened(one('echo a > a.txt'));
    const { url, server } = await serveGit(chain.origin, access);
    const into = join(chain.artifacts, oneLeg(last)['artifact-name']);
    const root = chain.machine(last.base);
    git(root, 'remote', 'set-url', 'origin', url);
    const { round, 'artifact-name': artifact } = oneLeg(last);
    const words = ['--remote', 'origin', '--run-id', chain.runId, '--round', round, '--artifact-name', artifact];
    // Not by a call that waits: the server is in this process.
    await cli(root, 'execute', '1', ...words, '--output-dir', into, '--base', last.base);
    server.close();
    if (why === null) expect(faultOf(into)).toBe(null);
    else expect(faultOf(into)).toMatchObject({ message: expect.stringMatching(why), retryable: access === 'broken' });
    expect(existsSync(join(root, 'a.txt'))).toBe(why === null);
    expect(chain.refs.filter((ref) => ref.includes('probe'))).toEqual([]);
  });

  test('is told in the signal of the phase where it was accepted', () => {
    const chain = new Chain(one('echo a > a.txt'), ['--unisolated']);
    const { code, json } = chain.run().ended;
    expect(code).toBe(0);
    const { signal } = json as { signal: { details: { warnings: string[] } } };
    expect(signal.details.warnings).toContainEqual(expect.stringMatching(/^unisolated: .*could have pushed/));
  });
});

describe('a phase that somebody holds', () => {
  const quick = ['--backoff', '1ms', '--kill-grace', '300ms', '--remote', 'origin'];
  const job = (id: string) => ({
    ...{ GITHUB_REPOSITORY: 'me/mine', GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: '1', GITHUB_API_URL: hostUrl },
  });

  /** The chain of this test waits for its jobs, so the host that stands in here could not answer them. */
  const untold = ['--host-reports', 'attention'];

  const isAtSecond = ({ origin }: Chain) => {
    const { stdout } = spawnSync('git', ['show', `${refState}:events.ndjson`], { cwd: origin, encoding: 'utf8' });
    return stdout.includes('"event":"checkpoint","plan":"01-02"');
  };

  /** A run that was killed at work on its second plan, post step and all, as one on a machine that was lost. */
  async function lost(more: readonly string[], environment: Record<string, string> = {}) {
    // The attempt of the lost run may not have come into its record, so what tells the first from the second lies beside it.
    const first = join(temporaryDir('first'), 'call');
    const chain = new Chain(two(`! mkdir '${first}' || sleep 60; echo b > b.txt`));
    const run = start(cliPath, ['run', '1', ...quick, ...more], { cwd: chain.machine(), env: environment });
    await until(() => isAtSecond(chain) && existsSync(first), 50);
    run.child.kill('SIGKILL');
    await run.ended;
    return chain;
  }

  const again = (chain: Chain, more: readonly string[], env: Record<string, string> = {}) =>
    call(['run', '1', ...quick, ...more], { cwd: chain.machine(), env });

  let held: Chain;
  beforeAll(async () => {
    held = await lost([], job('77'));
  });

  test('is waited for in CI, and taken over when its holder has not been heard of', async () => {
    const chain = await lost(['--lease-ttl', '2s']);
    const impatient = await again(chain, ['--wait', '1s'], { CI: 'true' });
    expect([impatient.code, impatient.stderr]).toEqual([
      64,
      expect.stringMatching(/run \S+ on \S+ is working on phase 01/),
    ]);
    const atTerminal = await again(chain, []);
    expect([atTerminal.code, atTerminal.stderr]).toEqual([64, expect.not.stringContaining('waiting up to')]);
    const next = await again(chain, [], { CI: 'true' });
    expect([next.code, next.stderr]).toEqual([
      0,
      expect.stringMatching(/waiting up to (300|299) s .*is working on phase 01/),
    ]);
  });

  test('is free at once for the same run that was started again', async () => {
    expect((await again(held.copy(), [], { ...job('77'), GITHUB_RUN_ATTEMPT: '2' })).code).toBe(0);
  });

  test('is free at once when the host says that its run is over, and not before', async () => {
    const chain = held.copy();
    workflowRuns.set('77', 'in_progress');
    const early = await again(chain, ['--github-token', 't'], job('78'));
    expect([early.code, early.stderr]).toEqual([64, expect.stringContaining('is working on phase 01')]);
    workflowRuns.set('77', 'completed');
    expect((await again(chain, [], job('78'))).code).toBe(64); // nobody can be asked without a token
    expect((await again(chain, ['--github-token', 't'], { ...job('78'), GITHUB_REPOSITORY: 'me/other' })).code).toBe(
      64,
    );
    expect((await again(chain, ['--github-token', 't'], job('78'))).code).toBe(0);
  });

  test('in a chain is free as soon as its run is over, not after the hours that its jobs may take', async () => {
    const chain = new Chain(one('echo a > a.txt'), ['--github-token', 't', ...untold], {}, job('81'));
    chain.runId = '81';
    sound(chain.integrate(0, null));
    const open = (env: Record<string, string>) => {
      const words = ['integrate', '1', '--json', '--remote', 'origin', '--run-id', '82', '--github-token', 't'];
      return call(words, { cwd: chain.machine(), env });
    };
    workflowRuns.set('81', 'queued');
    expect((await open(job('82'))).stderr).toMatch(/run 81 .*is working on phase 01/);
    workflowRuns.set('81', 'completed');
    expect((await open(job('82'))).code).toBe(0);
  });

  test('in this checkout is waited for as well', async () => {
    const root = makeProject(one('touch "$HOME/started"; sleep 2; echo a > a.txt'));
    const first = await startedRun(root);
    const { HOME } = first;
    const second = await call(['run', '1', '--wait', '30s'], { cwd: root, env: { HOME } });
    expect([second.code, second.stderr]).toEqual([0, expect.stringMatching(/waiting up to .*already working/)]);
    expect((await first.ended).code).toBe(0);
  });

  test('and whose main step was killed is given back by the post step, with the work that is kept', async () => {
    const chain = new Chain(two('[ "$ATTEMPT" -gt 1 ] || { echo half > b.txt; sleep 60; }; echo b > b.txt'));
    const root = chain.machine();
    const step = runner(root, { phase: '1', remote: 'origin', backoff: '1ms', 'on-failure': 'rollback' });
    const { child, ended } = step.start.main();
    await until(() => inRoom(root, 'b.txt') !== '');
    child.kill('SIGKILL');
    await ended;
    expect(chain.state).toMatchObject({ released: false });
    const post = await step.post();
    expect(post.stdout).toContain(
      `attempt 1 of plan 01-02; its work is kept; the work is published on origin, ${refState}`,
    );
    expect(post.stdout).not.toContain(root);
    const state = chain.state as unknown as { released: boolean; kept: { ref: string; commit: string }[] };
    expect(state).toMatchObject({ released: true, kept: [{ ref: 'refs/phase-executor/01/partial/01-02/1' }] });
    expect(git(chain.origin, 'show', `${state.kept[0]?.commit}:b.txt`)).toBe('half');
    // Its branch was never pushed, but what the run had done is known by its record.
    expect((await again(chain, ['--branch', 'phase/01-first'])).code).toBe(0);
    expect(git(chain.origin, 'show', 'phase/01-first:b.txt')).toBe('b');
    expect(git(chain.origin, 'log', '--format=%s', 'phase/01-first').match(/^plan 01-01/gm)).toHaveLength(1);
  });

  test('in no remote is not said to be kept where the machine goes', async () => {
    const root = makeProject(two('echo half > b.txt; sleep 60'));
    const step = runner(root, { phase: '1' });
    const { child, ended } = step.start.main();
    await until(() => inRoom(root, 'b.txt') !== '');
    child.kill('SIGKILL');
    await ended;
    expect((await step.post()).stdout).toContain('the work is in this checkout only');
  });
});

describe('the limit of the job', () => {
  const workflow = (minutes: string) => `on: push\njobs:\n  work:\n    timeout-minutes: ${minutes}\n    runs-on: x\n`;
  async function runIn(minutes: string, script: string, more: Record<string, string> = {}) {
    const root = makeProject(one(script), { '.github/workflows/w.yml': workflow(minutes) });
    const environment = {
      ...{ GITHUB_WORKFLOW_REF: 'me/mine/.github/workflows/w.yml@refs/heads/main', GITHUB_WORKSPACE: root },
      ...{ GITHUB_JOB: 'work', ...more },
    };
    const step = runner(root, { phase: '1', 'kill-grace': '100ms' }, environment);
    const { stdout } = await step.main();
    return { stdout, ...step.outputs() };
  }

  test('ends the run in time before it, with its work kept', async () => {
    expect(await runIn('0.06', 'sleep 60')).toMatchObject({
      'exit-status': 'ABORTED',
      stdout: expect.stringContaining('instead of its deadline of 5 h'),
    });
  });

  test.each([
    ['that no number names is the host’s', `\${{ fromJSON(1) }}`, gitea, /the job may take 3 h .*gets 2 h 42 min/],
    ['that leaves room changes nothing', '350', gitea, /^(?!.*the job may take)/s],
  ])('%s', async (_, minutes, environment, says) => {
    const { stdout, status } = (await runIn(minutes, 'echo a > a.txt', environment)) as {
      stdout: string;
      status?: string;
    };
    expect([status, stdout]).toEqual(['success', expect.stringMatching(says)]);
  });
});

describe('what a single job teaches', () => {
  test('the Action itself pushes the branch when no agent is left', async () => {
    const chain = new Chain(one('echo a > a.txt'));
    const step = runner(chain.machine(), { phase: '1', remote: 'origin', branch: 'main' });
    expect((await step.main()).code).toBe(0);
    expect(git(chain.origin, 'rev-parse', 'main')).toBe(step.outputs()['head-sha']);
    expect(chain.state).toMatchObject({ released: true, head: step.outputs()['head-sha'] });
  });

  test('work that could not be pushed there has not happened', async () => {
    const chain = new Chain(
      one('touch "$HOME/started"; while [ ! -e "$HOME/go" ]; do sleep 0.1; done; echo a > a.txt'),
    );
    const step = runner(chain.machine(), { phase: '1', remote: 'origin', branch: 'main' });
    const { ended } = step.start.main();
    await until(() => existsSync(join(step.dir, 'started')));
    const other = chain.machine();
    git(other, 'commit', '-q', '--allow-empty', '-m', 'meanwhile');
    git(other, 'push', '-q', 'origin', 'HEAD:main');
    writeFileSync(join(step.dir, 'go'), '');
    expect([(await ended).code, step.outputs()]).toEqual([
      70,
      expect.objectContaining({ status: 'failure', reason: 'internal' }),
    ]);
    expect(git(chain.origin, 'log', '-1', '--format=%s', 'main')).toBe('meanwhile');
  });

  test('a branch that cannot be is refused before an agent starts', async () => {
    const root = makeProject(one('touch "$HOME/agent-ran"; echo a > a.txt'));
    const HOME = temporaryDir('home');
    const { code, stderr } = await call(['run', '1', '--branch', 'a..b'], { cwd: root, env: { HOME } });
    expect([code, stderr]).toEqual([
      64,
      expect.stringMatching(/branch: found "a\.\.b", expected the name of a branch/),
    ]);
    expect(existsSync(join(HOME, 'agent-ran'))).toBe(false);
  });

  test('tokens that lie in the configuration of git are warned of, and found by doctor, and not printed', async () => {
    const root = makeProject(one('echo a > a.txt'));
    const before = await cli(root, 'doctor');
    expect([before.code, before.stdout]).toEqual([0, expect.stringMatching(/✓ +credentials/)]);
    const places = [
      ['http.https://github.com/.extraheader', 'AUTHORIZATION: basic c2VjcmV0'],
      ['remote.elsewhere.url', 'https://x:c2VjcmV0@git.example/a'],
      ['url.https://x:c2VjcmV0@git.example/.insteadOf', 'https://git.example/'],
    ] as const;
    for (const [key, value] of places) git(root, 'config', key, value);
    const doctor = await cli(root, 'doctor');
    expect([doctor.code, doctor.stdout]).toEqual([69, expect.stringContaining('persist-credentials: false')]);
    const { code, stdout, stderr } = await cli(root, 'run', '1', '--json');
    const { signal } = JSON.parse(stdout) as { signal: { details: { warnings?: string[] } } };
    expect(code).toBe(0);
    const warned = expect.stringMatching(/extraheader, .*remote\.elsewhere\.url.*persist-credentials: false/);
    expect(signal.details.warnings).toContainEqual(warned);
    expect(signal.details.warnings?.join()).toMatch(/insteadof/i);
    expect(`${doctor.stdout}${stdout}${stderr}`).not.toContain('c2VjcmV0');
  });
});
