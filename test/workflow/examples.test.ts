import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readings } from './reading.ts';
import { runWorkflow, type Script, type Scripted } from './run.ts';
import { child, readWorkflow } from './workflow-file.ts';
import { workflowAt } from './workflows.ts';

const phase = await readWorkflow('.github/workflows/phase.yml');
const round = await readWorkflow('.github/workflows/round.yml');
const work = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const sha = 'a'.repeat(40);
/** A phase in which nothing is left to do but to conclude. */
const phaseThat = (at: string, status: string, more: Record<string, string> = {}): Script => ({
  [`${at}/plan`]: { steps: { integrate: { base: sha } } },
  [`${at}/conclude`]: { steps: { conclude: { status, ...more } } },
});

async function simulate(name: string, script: Script, reading = readings[0]) {
  const file = await readWorkflow(`examples/workflows/${name}.yml`);
  if (!reading) throw new Error('there is no reading');
  const workflow = (uses: string) => workflowAt(uses, { phase, round });
  const run = runWorkflow(file, { reading, script, workflow, inputs: file.inputs.has('phase') ? { phase: '7' } : {} });
  expect([...run.jobs.values()].map(({ error }) => error).filter((error) => error !== '')).toEqual([]);
  return run;
}

describe('dispatch-a-phase', () => {
  test('runs the phase that was asked for, with the agent and its secret by name', async () => {
    const run = await simulate('dispatch-a-phase', phaseThat('phase', 'success'));
    expect(run.jobs.get('phase')).toMatchObject({
      outputs: { status: 'success' },
      inputs: { phase: '7', mode: 'single', agent_secret_name: 'ANTHROPIC_API_KEY' },
    });
  });
});

describe('behind-a-proxy', () => {
  test('every job of the chain is on the runners that have the proxy', async () => {
    const run = await simulate('behind-a-proxy', phaseThat('phase', 'success'));
    expect(run.jobs.get('phase')).toMatchObject({
      outputs: { status: 'success' },
      inputs: { runs_on: '["self-hosted", "linux"]' },
    });
  });
});

describe('checked-by-ci', () => {
  test('a round that the CI sent back is followed by another one', async () => {
    const matrix = JSON.stringify({ include: [{ plan: '', round: 1, attempt: 1, artifact: 'phase-07-r1-all-a1' }] });
    const again = { 'phase/round-1/integrate': { steps: { integrate: { base: sha, matrix } } } } as Script;
    const run = await simulate('checked-by-ci', {
      ...phaseThat('phase', 'success'),
      'phase/plan': { steps: { integrate: { base: sha, matrix } } },
      ...again,
    });
    expect(run.ran.filter((id) => id.endsWith('/integrate'))).toEqual([
      'phase/round-1/integrate',
      'phase/round-2/integrate',
    ]);
  });
});

describe.each(['required-check', 'required-check-of-forks'])('%s', (name) => {
  test('has one job, with nothing but the command that sets the status', async () => {
    const text = readFileSync(`examples/workflows/${name}.yml`, 'utf8');
    expect(text).not.toContain('pull_request_target');
    if (name === 'required-check') {
      expect((await simulate(name, {})).ran).toEqual(['check']);
      expect(text).toContain('    name: phase-executor\n');
    }
    expect(text.match(/^\s+- (uses|run): .*$/gm)).toEqual(['      - uses: OWNER/phase-executor@v1']);
  });
});

describe('phases-in-turn', () => {
  const planned = { 'next-phase-status': 'planned' };
  test('each phase starts where the one before ended', async () => {
    const run = await simulate('phases-in-turn', {
      ...phaseThat('first', 'success', { ...planned, 'next-phase': '08', 'head-sha': sha }),
      ...phaseThat('second', 'success', { ...planned, 'next-phase': '08.1', 'head-sha': sha }),
      ...phaseThat('third', 'success'),
    });
    expect(run.ran).toEqual(['first', 'second', 'third'].flatMap((id) => [`${id}/plan`, `${id}/conclude`]));
    expect(run.jobs.get('second')?.inputs).toMatchObject({ phase: '08', ref: sha });
    expect(run.jobs.get('third')?.inputs).toMatchObject({ phase: '08.1', ref: sha });
  });

  test.each([
    ['a phase that failed', phaseThat('first', 'failure', { 'next-phase': '08' })],
    ['a phase that is the last one', phaseThat('first', 'success')],
    [
      'a phase before one without plans',
      phaseThat('first', 'success', { 'next-phase': '08', 'next-phase-status': 'unplanned' }),
    ],
    ['a phase whose end nobody has told', { 'first/conclude': { lost: true } } satisfies Script],
  ])('nothing follows %s', async (_, script) => {
    expect((await simulate('phases-in-turn', script)).ran).toEqual(['first/plan', 'first/conclude']);
  });
});

describe('your-own-jobs', () => {
  const matrix = JSON.stringify({ include: [{ plan: '', round: 1, attempt: 1, artifact: 'phase-07-r1--a1' }] });
  const plan: Scripted = { steps: { open: { base: sha, matrix } } };
  const integrate: Scripted = { steps: { integrate: { base: 'b'.repeat(40), gate: 'true' } } };

  test.each<[string, Script, string]>([
    ['a phase from end to end', { plan, integrate }, 'plan work integrate gate conclude'],
    [
      'a lost leg is integrated as well',
      { plan, work: { lost: true }, integrate },
      'plan work integrate gate conclude',
    ],
    ['nothing is to be done', { plan: { steps: { open: { base: sha } } } }, 'plan conclude'],
    ['plan fails', { plan: { result: 'failure' } }, 'plan conclude'],
    ['integrate fails', { plan, integrate: { result: 'failure' } }, 'plan work integrate conclude'],
    [
      'somebody cancels',
      { plan, work: { result: 'cancelled', userCancels: true }, integrate },
      'plan work integrate conclude',
    ],
  ])('%s', async (_, script, ran) => {
    for (const reading of readings) expect((await simulate('your-own-jobs', script, reading)).ran.join(' ')).toBe(ran);
  });
});

describe('resume-blocked-phases', () => {
  test('goes on with each phase that is due', async () => {
    const run = await simulate('resume-blocked-phases', { due: { steps: { due: { phases: '["02","07.1"]' } } } });
    expect(run.ran).toEqual([
      'due',
      ...['02', '07.1'].flatMap((id) => [`resume (${id})/plan`, `resume (${id})/conclude`]),
    ]);
  });

  test.each([{ phases: '[]' }, {}])('does nothing when none is due, or none could be read', async (outputs) => {
    expect((await simulate('resume-blocked-phases', { due: { steps: { due: { ...outputs } } } })).ran).toEqual(['due']);
  });

  test('its script finds what is blocked until a time that has come, and nothing else', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const origin = recordsOf({
      '01': { status: 'success', details: { nextPhaseReady: true } },
      '02': { status: 'blocked', details: { estimatedUnblockTime: at(-60_000) } },
      '03': { status: 'blocked', details: { estimatedUnblockTime: at(3_600_000) } },
      '04': { status: 'blocked', details: { estimatedUnblockTime: at(-60_000), userInputRequired: true } },
      '05': { status: 'blocked', details: { blockingDependencies: ['04'] } },
      '06.1': {
        status: 'blocked',
        details: { estimatedUnblockTime: '2026-01-01T02:00:00+02:00', userInputRequired: false },
      },
      '07': { status: 'failure', details: { reason: 'quota', estimatedUnblockTime: at(-60_000) } },
    });
    expect(await due(origin)).toEqual(['02', '06.1']);
    expect(await due(recordsOf({}))).toEqual([]);
  });

  /** A repository whose phases ended with these signals. */
  function recordsOf(signals: Record<string, object>): string {
    const origin = mkdtempSync(join(work, 'origin-'));
    git(origin, 'init', '-q');
    for (const [id, signal] of Object.entries(signals)) {
      writeFileSync(join(origin, 'phase.json'), JSON.stringify({ schemaVersion: 1, phase: id, ...signal }));
      git(origin, 'add', 'phase.json');
      const tree = git(origin, 'write-tree');
      git(origin, 'update-ref', `refs/phase-executor/${id}/state`, git(origin, 'commit-tree', tree, '-m', id));
    }
    return origin;
  }

  async function due(origin: string): Promise<unknown> {
    const directory = mkdtempSync(join(work, 'job-'));
    const output = join(directory, 'output');
    await script('resume-blocked-phases', 'due', 'Read the last signal of each phase', directory, {
      ...{ REMOTE: origin, GITHUB_OUTPUT: output },
    });
    return JSON.parse(readFileSync(output, 'utf8').replace(/^phases=/, ''));
  }
});

test('without-artifacts leaves pushing to the Action, and fits into three hours', async () => {
  const file = await readWorkflow('examples/workflows/without-artifacts.yml');
  const [job] = file.jobs;
  const steps = job?.steps ?? [];
  expect(steps.map((step) => `${child(step, 'uses')}`.replace(/@.*/, ''))).toEqual([
    'actions/checkout',
    'OWNER/phase-executor',
  ]);
  const given = Object.fromEntries(
    ['branch', 'remote', 'deadline'].map((name) => [name, `${child(steps[1], 'with', name)}`]),
  );
  expect(given).toEqual({ branch: 'undefined', remote: 'undefined', deadline: '2h30m' });
});

/** Runs the script of a step as a runner does. */
async function script(example: string, jobId: string, step: string, cwd: string, env: Record<string, string>) {
  const file = await readWorkflow(`examples/workflows/${example}.yml`);
  const steps = file.jobs.find(({ id }) => id === jobId)?.steps ?? [];
  const text = child(
    steps.find((each) => `${child(each, 'name')}` === step),
    'run',
  );
  return execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', `${text}`], {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, ...env } },
  });
}

function git(cwd: string, ...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@users.noreply.github.com'];
  return execFileSync('git', [...who, ...words], { cwd, encoding: 'utf8' }).trim();
}
