import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isString } from '@actions/workflow-parser';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { describe, expect, test } from '@jest/globals';
import { maxJobs } from '../../src/plan/schedule/job-matrix.ts';
import { parseSettings } from '../../src/settings/table/settings.ts';
import { findNamespace } from '../../src/system/process/namespace.ts';
import { testIf } from '../needs.ts';
import type { Contexts } from './expression.ts';
import { readings } from './reading.ts';
import { referencesIn } from './references.ts';
import { runWorkflow, type Script } from './run.ts';
import { child, entries, type Job, readWorkflow } from './workflow-file.ts';
import { commandOf, examplePaths, isEngine, workflowAt, workOf } from './workflows.ts';

const phase = await readWorkflow('.github/workflows/phase.yml');
const round = await readWorkflow('.github/workflows/round.yml');
const command = await readWorkflow('.github/workflows/phase-command.yml');
const ownJobs = await readWorkflow('examples/workflows/your-own-jobs.yml');
const ours = { phase, round };
const all = [phase, round, command, ...(await Promise.all(examplePaths.map((path) => readWorkflow(path))))];

describe.each(all.map((file) => [file.path, file] as const))('%s', (_, file) => {
  test('grants nothing at the top, and to a job at most what pushes and tells of the phase', () => {
    expect(entries(child(file.root, 'permissions'))).toEqual([]);
    expect(child(file.root, 'permissions') === undefined).toBe(file === phase || file === round);
    const scopes = file.path.includes('phase-command')
      ? ['contents', 'pull-requests', 'issues', 'actions'] // no agent, and nothing of the project's, runs in it
      : ['contents', ...(isCaller(file) ? ['pull-requests', 'issues', 'statuses'] : [])];
    const readable = isCaller(file) ? ['checks', 'actions'] : []; // the project's own CI
    for (const job of file.jobs)
      for (const [scope, level] of permissions(job))
        expect(level === 'read' ? [...scopes, ...readable] : scopes).toContain(scope);
    const unnamed = file.jobs.filter((job) => child(job.body, 'permissions') === undefined).map(({ id }) => id);
    // They have what the caller grants; nothing but the engine runs there, and the workers of a round name what they have.
    const rounds = [1, 2, 3, 4, 5].map((number) => `round-${number}`);
    expect(unnamed).toEqual(file === phase ? ['plan', ...rounds, 'conclude'] : file === round ? ['integrate'] : []);
  });

  test('bounds the time of every job', () => {
    for (const job of file.jobs)
      expect([job.id, child(job.body, 'timeout-minutes') === undefined]).toEqual([job.id, job.uses !== undefined]);
  });

  test('leaves no token behind in a checkout', () => {
    const checkouts = file.jobs.flatMap(({ steps }) =>
      steps.filter((step) => uses(step).startsWith('actions/checkout@')),
    );
    for (const step of checkouts) expect(`${child(step, 'with', 'persist-credentials')}`).toBe('false');
  });

  test('pins every action and every agent, but ours to a release', () => {
    for (const { steps } of file.jobs)
      for (const step of steps)
        if (uses(step) !== '' && !isEngine(step) && !uses(step).startsWith('./'))
          expect(uses(step)).toMatch(/@[0-9a-f]{40}$/);
    const agents = [...readFileSync(file.path, 'utf8').matchAll(/npx (?:--?\w+ )*(\S+)/g)].map(([, name]) => name);
    for (const agent of agents) expect(agent).toMatch(/.@\d+\.\d+\.\d+$/);
  });

  test('puts no expression into a script', () => {
    for (const { steps } of file.jobs)
      for (const step of steps) {
        const script = child(step, 'run');
        expect(script === undefined || isString(script)).toBe(true);
      }
  });

  test('gives a job that runs an agent or the tests no write access', () => {
    const legs = file.jobs.filter(({ steps }) => steps.some((step) => commandOf(step) === 'execute'));
    for (const job of legs) expect(permissions(job)).toEqual([['contents', 'read']]);
  });

  test('runs nothing of the project where it may write', () => {
    const writers = file.jobs.filter((job) => !job.uses && mayWrite(job));
    expect(file === phase ? writers.map(({ id }) => id) : ['plan', 'conclude']).toEqual(['plan', 'conclude']);
    expect(file === round ? writers.map(({ id }) => id) : ['integrate']).toEqual(['integrate']);
    // `run` and `judge` do everything in one job; that is what their examples are for.
    if (/\/(?:without-artifacts|judge-pull-requests)\.yml$/.test(file.path)) return;
    for (const { steps } of writers)
      for (const step of steps) expect(isEngine(step) || uses(step).startsWith('actions/checkout@')).toBe(true);
  });

  test('names a status function in every condition of a job that has others before it', () => {
    for (const job of file.jobs)
      if (job.needs.length > 0) expect(child(job.body, 'if')?.toString()).toMatch(/always\(\)|!cancelled\(\)/);
  });
});

test.each(['README.md', 'docs/chained-jobs.md', 'docs/hosts.md', ...examplePaths])(
  '%s teaches no token in a URL, no push of what somebody else may have made, and no action by a branch or tag',
  (path) => {
    const text = readFileSync(path, 'utf8');
    expect(text).not.toMatch(/:\/\/[^\s"'@]*@/);
    expect(text).not.toMatch(/git .*push.*\*/);
    for (const [, used = ''] of text.matchAll(/uses: (actions\/\S+)/g)) expect(used).toMatch(/@[0-9a-f]{40}$/);
  },
);

/** What a step gives the engine, less what is no setting of it. */
function settingsIn({ command: _, phase: __, args: ___, ...settings }: Readonly<Record<string, string>> = {}) {
  return settings;
}

test('the agent’s secret is read by the steps that run an agent, in their env, and by calls that pass it on', () => {
  for (const file of [phase, round])
    for (const job of file.jobs) {
      const readers = job.steps.filter((step) => readsSecret(step));
      expect(readers.every((step) => commandOf(step) === 'execute')).toBe(true);
      for (const step of readers) expect(withoutEnv(step).some(readsSecret)).toBe(false);
      if (!job.uses) expect(withoutSteps(job).some(readsSecret)).toBe(false);
    }
});

const gates = [
  ['phase.yml', phase, (step: MappingToken) => uses(step).includes('phase-setup')],
  ['your-own-jobs.yml', ownJobs, (step: MappingToken) => `${child(step, 'run')}` === 'npm ci'],
] as const;
test.each(gates)(
  '%s: the engine that judges comes after the project’s own set-up, and judges in a step without the runner’s token',
  (_, file, isSetUp) => {
    const steps = file.jobs.find(({ id }) => id === 'gate')?.steps ?? [];
    const at = (wanted: (step: MappingToken) => boolean) => steps.findIndex(wanted);
    const checkout = at((step) => `${child(step, 'with', 'path')}` === '.phase-executor');
    expect(at(isSetUp)).toBeGreaterThanOrEqual(0);
    expect(at(isSetUp)).toBeLessThan(checkout);
    expect(at(isEngine)).toBeGreaterThan(checkout);
    const [judge, ...others] = steps.filter((step) => commandOf(step) === 'execute');
    expect([uses(judge as MappingToken), others]).toEqual(['', []]);
    // What is an action comes before the engine judges, or when its files were compared.
    const after = steps.slice(at((step) => step === judge) + 1);
    expect(after.map((step) => uses(step) || `${child(step, 'id')}`)).toEqual(['back', './.phase-executor/gate']);
  },
);

test('round.yml: the engine of a leg comes after the project’s own set-up', () => {
  const steps = round.jobs.find(({ id }) => id === 'legs')?.steps ?? [];
  const order = steps.flatMap((step) =>
    uses(step).includes('phase-setup')
      ? ['set-up']
      : `${child(step, 'with', 'path')}` === '.phase-executor'
        ? ['engine']
        : isEngine(step)
          ? ['leg']
          : [],
  );
  expect(order).toEqual(['set-up', 'engine', 'leg']);
});

const namespace = await findNamespace();
testIf(['root', 'user'].includes(namespace.kind), 'this machine makes no PID namespace')(
  'phase.yml: what the set-up left running is ended before the gate judges, and nothing older',
  () => {
    const steps = phase.jobs.find(({ id }) => id === 'gate')?.steps ?? [];
    const [step] = steps.filter((each) => `${child(each, 'name')}` === 'End what the set-up left running');
    const script = `
      sleep 300 & older=$!; sleep 2; export STARTED=$(date -u +%Y-%m-%dT%H:%M:%SZ)
      (env -i setsid bash -c 'at() { (sleep 0.02; at) & }; at; exec sleep 300' &); sleep 1
      bash --noprofile --norc -p -eo pipefail -c "$1"; echo "ended with $?"
      ps -eo stat=,comm= | grep -v ^Z | grep -c sleep; kill $older`;
    const [program = '', ...words] = [...namespace.words, 'bash', '-c', script, 'job', `${child(step, 'run')}`];
    const said = execFileSync(program, words, { encoding: 'utf8', env: { PATH: process.env.PATH } });
    expect(said).toMatch(/^(Process \d+ \((sleep|bash)\) was left running .*\n)+(Some had ended.\n)?/);
    expect(said).toMatch(/ended with 0\n1\n$/);
  },
);

describe.each(readings)('what the jobs vouch for', (reading) => {
  const legs = ['07-01', '07-02'].map((plan, index) => ({ plan, round: 1, attempt: 1, index, artifact: plan }));
  const open = { base: 'b'.repeat(40), matrix: JSON.stringify({ include: legs }) };
  const ran = (script: Script) =>
    runWorkflow(phase, { reading, workflow: (path) => workflowAt(path, ours), inputs: { phase: '7' }, script }).jobs;
  const vouching = (receipt: string) => ({ steps: { execute: { receipt } } });

  test('a leg for itself and for no other, to the job that integrates and to the one that concludes', () => {
    const jobs = ran({
      plan: { steps: { integrate: open } },
      'round-1/legs (07-01)': vouching('{"id":1}'),
      'round-1/legs (07-02)': vouching('{"id":2}'),
    });
    for (const job of ['round-1/integrate', 'conclude'])
      expect(JSON.parse(workOf(jobs.get(job)?.legs[0]?.steps ?? [])?.with['leg-receipts'] ?? '')).toEqual({
        ...{ 'leg-0': '{"id":1}', 'leg-1': '{"id":2}' },
      });
    const outputs = entries(child(round.jobs.find(({ id }) => id === 'legs')?.body, 'outputs'));
    expect(outputs.filter(([name]) => name.startsWith('leg-'))).toHaveLength(maxJobs);
  });

  test('the gate for what it judged, and for nothing where that step was ended from outside', () => {
    const judged = { judge: { 'result-digest': 'sha256:a' }, upload: { receipt: '{"id":3}' } };
    const toGate = { plan: { steps: { integrate: { base: open.base, gate: 'true' } } } };
    const told = (gate: Script[string]) =>
      workOf(ran({ ...toGate, gate }).get('conclude')?.legs[0]?.steps ?? [])?.with['gate-receipt'] ?? '';
    expect(JSON.parse(told({ steps: judged }))).toEqual({ 'result-digest': 'sha256:a', receipt: '{"id":3}' });
    expect(JSON.parse(told({ steps: judged, result: 'failure', failed: 'judge' }))).toEqual({});
  });

  test('that the project’s own set-up failed, for no step of ours runs after it', () => {
    const result = 'failure';
    const jobs = ran({ plan: { steps: { integrate: open } }, 'round-1/legs': { result, failed: 'set-up' } });
    for (const job of ['round-1/integrate', 'conclude'])
      expect(workOf(jobs.get(job)?.legs[0]?.steps ?? [])?.with['leg-receipts']).toContain('"set-up": "failure"');
    const toGate = { plan: { steps: { integrate: { base: open.base, gate: 'true' } } } };
    const gate = ran({ ...toGate, gate: { result, failed: 'set-up' } }).get('conclude');
    expect(workOf(gate?.legs[0]?.steps ?? [])?.with['gate-receipt']).toContain('"set-up": "failure"');
    const other = ran({ plan: { steps: { integrate: open } }, 'round-1/legs': { result, failed: 'execute' } });
    expect(workOf(other.get('conclude')?.legs[0]?.steps ?? [])?.with['leg-receipts']).not.toContain('set-up');
  });
});

describe.each(readings.slice(0, 1))('what the jobs get', (reading) => {
  const open = { base: 'b'.repeat(40), 'leg-timeout-minutes': '60', 'step-timeout-minutes': '50', phase: '07' };
  const legs = ['07-01', '07-02'].map((plan, index) => ({
    ...{ plan, round: 1, attempt: 2, index },
    artifact: `phase-07-r1-${plan}-a2`,
  }));
  const script: Script = {
    plan: {
      steps: {
        integrate: { ...open, matrix: JSON.stringify({ include: legs }), 'not-before': '2026-01-01T00:00:00Z' },
      },
    },
    'round-1/legs': { steps: { job: { started: '2026-01-01T00:00:00Z' } } },
    'round-1/integrate': { steps: { integrate: { base: 'c'.repeat(40), gate: 'true' } } },
  };
  const stepsOf = (
    job: string,
    inputs: Contexts = {},
    secrets: Contexts = {},
    { verifier, ...more }: { textInputs?: true; verifier?: string } = {},
  ) => {
    const given = { phase: '7', agent_secret_name: 'KEY', ...inputs };
    const run = runWorkflow(phase, {
      reading,
      script: verifier === undefined ? script : withVerifier(verifier),
      workflow: (path) => workflowAt(path, ours),
      inputs: given,
      secrets,
      ...more,
    });
    const ran = run.jobs.get(job);
    expect(ran?.error).toBe('');
    return (ran?.legs ?? []).map(({ steps }) => workOf(steps));
  };

  /** The job that opens the phase knows from the configuration file whether an agent is to judge it. */
  function withVerifier(verifier: string): Script {
    const outputs = script.plan?.steps?.integrate ?? {};
    return { ...script, plan: { steps: { integrate: { ...outputs, verifier } } } };
  }

  test('each leg gets its plan, its artifact, the times and the secret', () => {
    const [first, second] = stepsOf('round-1/legs', {}, { agent_secret: 'key', push_token: 'callers-token' });
    expect(first?.with).toMatchObject({
      ...{ phase: '7', args: '07-01', round: '1' },
      ...{ 'artifact-name': 'phase-07-r1-07-01-a2', base: 'b'.repeat(40), 'not-before': '2026-01-01T00:00:00Z' },
      ...{ 'job-timeout': '60m', 'job-started': '2026-01-01T00:00:00Z', 'run-id': '4711', 'run-attempt': '1' },
      ...{ 'agent-secret-name': 'KEY', 'github-token': 'job-token', remote: 'origin' },
    });
    expect(first?.uses).toBe('./.phase-executor/leg');
    expect(first?.env).toEqual({ PHASE_EXECUTOR_SECRET: 'key' });
    expect(first?.timeoutMinutes).toBe(50);
    expect(second?.with).toMatchObject({ args: '07-02', 'artifact-name': 'phase-07-r1-07-02-a2' });
  });

  test('what writes pushes with the caller’s token where there is one; what runs an agent never sees it', () => {
    for (const job of ['plan', 'round-1/integrate', 'conclude']) {
      expect(stepsOf(job)[0]?.with['github-token']).toBe('job-token');
      expect(stepsOf(job, {}, { push_token: 'callers-token' })[0]?.with['github-token']).toBe('callers-token');
    }
    for (const job of ['round-1/legs', 'gate'])
      expect(JSON.stringify(stepsOf(job, {}, { push_token: 'callers-token' }, { verifier: 'true' }))).not.toContain(
        'callers-token',
      );
  });

  test('keys of those who are told of the phase are for the job that concludes alone', () => {
    const secrets = { otel_headers: 'the-headers', notify_url: 'the-url', notify_secret: 'the-secret' };
    expect(stepsOf('conclude', {}, secrets)[0]?.env).toEqual({
      OTEL_EXPORTER_OTLP_HEADERS: 'the-headers',
      PHASE_EXECUTOR_NOTIFY_URL: 'the-url',
      PHASE_EXECUTOR_NOTIFY_SECRET: 'the-secret',
    });
    for (const job of ['plan', 'round-1/legs', 'round-1/integrate', 'gate']) {
      const steps = stepsOf(job, {}, secrets, { verifier: 'true' });
      expect(steps.length).toBeGreaterThan(0);
      expect(JSON.stringify(steps)).not.toMatch(/the-(headers|url|secret)/);
    }
  });

  test('the gate gets the secret only for a verifier', () => {
    const secrets = { agent_secret: 'key' };
    expect(stepsOf('gate', {}, secrets)[0]?.env).not.toHaveProperty('PHASE_EXECUTOR_SECRET');
    const [judge] = stepsOf('gate', {}, secrets, { verifier: 'true' });
    expect(judge?.env).toHaveProperty('PHASE_EXECUTOR_SECRET', 'key');
  });

  test('max-parallel reaches the engine of a leg', () => {
    expect(stepsOf('round-1/legs', { max_parallel: 3 })[0]?.with['max-parallel']).toBe('3');
  });

  test.each([{}, { max_parallel: 0 }, { max_parallel: 100, fresh: true }])(
    'a host that passes inputs on as text gives the engine the same settings: %j',
    (inputs) => {
      for (const job of ['plan', 'round-1/legs', 'round-1/integrate', 'gate', 'conclude']) {
        const [typed, text] = [{}, { textInputs: true } as const].map((how) => stepsOf(job, inputs, {}, how));
        expect(text?.length).toBeGreaterThan(0);
        for (const [at, step] of (text ?? []).entries()) {
          const given = parseSettings(settingsIn(step?.with));
          expect({ ...given, 'max-parallel': given['max-parallel'] || 1 }).toEqual(
            parseSettings(settingsIn(typed?.[at]?.with)),
          );
          expect(step?.timeoutMinutes).toEqual(typed?.[at]?.timeoutMinutes);
        }
      }
    },
  );

  test('integrate learns which legs to expect, on which commit, and what their jobs came to', () => {
    expect(stepsOf('round-1/integrate')[0]?.with).toMatchObject({
      ...{ round: '1', base: 'b'.repeat(40), matrix: JSON.stringify({ include: legs }) },
      'leg-results': 'success',
    });
  });
});

/** Also where a job names nothing, and has what its caller grants. */
function mayWrite(job: Job): boolean {
  return child(job.body, 'permissions') === undefined || permissions(job).some(([, grant]) => grant === 'write');
}

/** Whether its jobs are a person's own, which may tell the host of a phase. */
function isCaller(file: { readonly path: string }): boolean {
  return file.path.startsWith('examples/');
}

function permissions(job: Job): [scope: string, grant: string][] {
  return entries(child(job.body, 'permissions')).map(([scope, grant]) => [scope, grant.toString()]);
}

function uses(step: MappingToken): string {
  return child(step, 'uses')?.toString() ?? '';
}

function readsSecret(node: TemplateToken): boolean {
  return referencesIn(node).some(({ reference }) => reference.join('.') === 'secrets.agent_secret');
}

function withoutEnv(step: MappingToken): TemplateToken[] {
  return entries(step).flatMap(([key, value]) => (key === 'env' ? [] : [value]));
}

function withoutSteps(job: Job): TemplateToken[] {
  return entries(job.body).flatMap(([key, value]) => (key === 'steps' ? [] : [value]));
}
