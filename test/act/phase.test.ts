import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { git, home, makeProject, plan, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { dispatch, testOnAct, withOrigin } from './act.ts';

/**
 * The real workflows with the built Action: phases from their dispatch to what they leave on the server. See act.ts for
 * what act cannot show. Above all nothing after a called workflow that failed would run, so these callers set `fail-on`
 * to what does not happen; that a phase which failed fails its job is for the simulated graph and the Action's own tests.
 */
const workflows = join(home, '.github/workflows');

const caller = `name: Caller
on:
  workflow_dispatch:
    inputs:
      test-command: { type: string, default: "" }
permissions: {}
jobs:
  phase:
    permissions:
      contents: write
    uses: ./.github/workflows/phase.yml
    with:
      phase: "1"
      mode: matrix
      job_timeout_minutes: 30
      test_command: \${{ inputs.test-command || 'printf "TAP version 13\\n1..1\\nok 1 - a\\n"' }}
  report:
    needs: phase
    if: \${{ always() }}
    runs-on: ubuntu-latest
    steps:
      - env:
          PHASE: \${{ toJSON(needs.phase) }}
        run: printf '%s' "$PHASE" > "$ACT_TEST_REPORT"
`;

const branch = 'phase/01-first';
let service: ArtifactService;
beforeAll(async () => {
  service = await ArtifactService.start(temporaryDir('artifacts'));
});
afterAll(() => service.stop());

/** Dispatches a phase of these plans under these rules of the project. */
async function run(
  runId: string,
  plans: Record<string, string>,
  rules: readonly string[],
  inputs: Record<string, string> = {},
) {
  const project = makeProject(plans);
  const ours = ['phase.yml', 'round.yml'].map((name) => [
    `.github/workflows/${name}`,
    readFileSync(join(workflows, name), 'utf8'),
  ]);
  const origin = withOrigin(project, {
    ...Object.fromEntries(ours),
    '.github/workflows/caller.yml': caller,
    '.github/phase-executor.yml': ['retry: { backoff: 10ms, max-attempts: 2 }', ...rules, ''].join('\n'),
  });
  const { phase, jobs, log } = await dispatch({ project, origin, service, engine: home, runId, inputs });
  if (phase === null) throw new Error(`the caller was told nothing:\n${log.slice(-20_000)}`);
  const { outputs } = phase;
  // What holds of every phase that has ended, whichever way: all of it is told in the record, and nobody holds it.
  const state = JSON.parse(git(origin, 'show', 'refs/phase-executor/01/state:state.json'));
  expect(state).toMatchObject({ released: true, head: outputs['head-sha'] });
  const signal = JSON.parse(outputs.signal ?? '');
  expect(signal).toMatchObject({ status: outputs.status, phase: '01' });
  const artifacts = service.stored(runId).map(({ name }) => name);
  expect(artifacts).toContain('phase-signal');
  expect(log).not.toMatch(/[?&]sig=/); // nobody who reads a log may write to the store
  /** The workers that ran, as `round plan`, in order. */
  const legs = Object.keys(jobs).flatMap((name) => {
    const [, round, plan] = /^Round (\d)\/Round\/(\d\d-\d\d)(?:-\d)?$/.exec(name) ?? [];
    return round ? [`${round} ${plan}`] : [];
  });
  return { outputs, signal, artifacts, jobs, legs: legs.sort(), origin, project };
}

/** The rules of the runs. act gives all jobs one token, as old servers do. */
const toldToTheCaller = 'verify: { fail-on: [skipped] }';
const accepting = ['chain: { unisolated: true }', toldToTheCaller];
const makes = (file: string, options: Parameters<typeof plan>[0] = {}) =>
  plan({ artifact: file, script: `echo "$PLAN_ID" >> ${file}`, ...options });

/** What tests of the gate can do: spoil every engine they find, and note whether somebody gave them a token. */
const tamper = (loot: string) =>
  `for each in "$GITHUB_WORKSPACE/.phase-executor" "$RUNNER_TEMP"/engine-*; do [ -d "$each" ] || continue; ` +
  `echo "found $each" >> "${loot}"; echo "throw new Error()" > "$each/dist/index.js"; done; ` +
  `for each in /proc/[0-9]*; do tr "\\0" " " < $each/cmdline | grep -q "/engine-[A-Za-z0-9]*/dist/index.js" && ` +
  `tr "\\0" "\\n" < $each/environ | grep "^ACTIONS_RUNTIME_TOKEN=" >> "${loot}"; done 2> /dev/null;`;

testOnAct(
  'a phase that is dispatched runs a leg a plan, heals the one that failed, and is judged by an engine that its tests cannot change',
  async () => {
    const loot = join(temporaryDir('loot'), 'found');
    const plans = {
      '01-01': makes('a.txt'),
      '01-02': makes('b.txt', { script: '[ "$ATTEMPT" = 2 ] || exit 1; echo "$PLAN_ID" >> b.txt' }),
      '01-03': makes('c.txt', { dependsOn: '"01-01", "01-02"' }),
    };
    const ended = await run('101', plans, accepting, {
      'test-command': `${tamper(loot)} printf 'TAP version 13\\n1..1\\nok 1 - a\\n'`,
    });
    const { outputs, origin, project } = ended;
    expect(outputs).toMatchObject({ status: 'success', decision: 'proceed', 'exit-status': 'COMPLETED', branch });
    expect(ended.legs).toEqual(['1 01-01', '1 01-02', '2 01-02', '3 01-03']);
    expect([outputs.completed, outputs.remaining].map((each) => JSON.parse(each ?? ''))).toEqual([
      Object.keys(plans),
      [],
    ]);
    expect(git(origin, 'rev-parse', branch)).toBe(outputs['head-sha']);
    // A plan's one line is written once each time it is done.
    for (const [at, file] of ['a.txt', 'b.txt', 'c.txt'].entries())
      expect(git(origin, 'show', `${branch}:${file}`)).toBe(`01-0${at + 1}`);
    for (const id of Object.keys(plans))
      expect(git(origin, 'show', `${branch}:.planning/phases/01-first/${id}-SUMMARY.md`)).not.toBe('');
    expect(git(origin, 'show', `${branch}:.planning/ROADMAP.md`)).toContain('[x] **Phase 1');
    const made = ['phase-01-r1-01-01-a1', 'phase-01-r1-01-02-a1', 'phase-01-r2-01-02-a2', 'phase-01-r3-01-03-a1'];
    expect(ended.artifacts).toEqual(expect.arrayContaining(made));
    expect(ended.jobs['Round 1/Round/01-02-2']).toBe('success'); // a worker is never red by itself
    expect(ended.jobs['phase/Phase/Exit gate']).toBe('success');
    expect(git(origin, 'rev-parse', 'main')).toBe(git(project, 'rev-parse', 'main'));
    expect(ended.signal.details.warnings).toContainEqual(expect.stringMatching(/^unisolated: /));
    // The tests found a copy of the engine of which nothing was left by then that is run again; none in the workspace, and
    // no token of the runner's. In a namespace of their own they see no process of the engine's at all.
    const kinds = new Set(
      readFileSync(loot, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.replace(/^found .*\/engine-.*/, 'engine')),
    );
    kinds.delete('ACTIONS_RUNTIME_TOKEN=');
    expect(kinds).toEqual(new Set(['engine']));
  },
  300_000,
);

testOnAct(
  'a phase whose jobs all have one token starts no agent, unless that was accepted',
  async () => {
    const { outputs, signal, legs, origin } = await run('102', { '01-01': makes('a.txt') }, [toldToTheCaller]);
    expect(outputs).toMatchObject({ status: 'blocked', reason: 'user_input_required', completed: '[]' });
    expect(signal.details.reason).toMatch(/no agent was started.*as one job with one token/);
    expect(legs).toEqual(['1 01-01']); // it refused, and no round came after it
    expect(git(origin, 'show', 'refs/phase-executor/01/state:events.ndjson')).not.toContain('"agent_start"');
  },
  300_000,
);
