import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { git, home, makeProject, plan, put, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { type Dispatched, dispatch, testOnAct } from './act.ts';
import { refsOf, withOrigin } from './project-with-origin.ts';

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

const stateRef = 'refs/phase-executor/01/state';
const branch = 'phase/01-first';
let service: ArtifactService;
let origin: string;
let project: string;
beforeEach(async () => {
  service = await ArtifactService.start(temporaryDir('artifacts'));
});
afterEach(() => service.stop());

/** The rules of the runs. act gives all jobs one token, as old servers do. */
const toldToTheCaller = 'verify: { fail-on: [skipped] }';
const accepting = ['chain: { unisolated: true }', toldToTheCaller];
const rules = (more: string[] = accepting) => ({
  '.github/phase-executor.yml': ['retry: { backoff: 10ms, max-attempts: 2 }', ...more, ''].join('\n'),
});

function dispatched(plans: Record<string, string>, more?: string[]): void {
  project = makeProject(plans);
  const files = ['phase.yml', 'round.yml'].map((name) => [
    `.github/workflows/${name}`,
    readFileSync(join(workflows, name), 'utf8'),
  ]);
  origin = withOrigin(project, {
    ...Object.fromEntries(files),
    '.github/workflows/caller.yml': caller,
    ...rules(more),
  });
}

/** A person changes the rules on the branch that is dispatched. */
function changeRules(more?: string[]): void {
  for (const [path, text] of Object.entries(rules(more))) put(project, path, text);
  git(project, 'commit', '-qam', 'Change the rules');
  git(project, 'push', '-q', 'origin', 'main');
}

async function run(
  runId = '101',
  inputs: Record<string, string> = {},
  more: { env?: Outputs; secrets?: Outputs } = {},
): Promise<Dispatched & { outputs: Outputs }> {
  const ended = await dispatch({ project, origin, service, engine: home, runId, inputs, ...more });
  if (ended.phase === null) throw new Error(`the caller was told nothing:\n${ended.log.slice(-20_000)}`);
  return { ...ended, outputs: ended.phase.outputs };
}

type Outputs = Record<string, string>;

/** The workers that ran, as `round plan`, in order. */
function legsOf({ jobs }: Dispatched): string[] {
  const legs = Object.keys(jobs).flatMap((name) => {
    const [, round, plan] = /^Round (\d)\/Round\/(\d\d-\d\d)(?:-\d)?$/.exec(name) ?? [];
    return round ? [`${round} ${plan}`] : [];
  });
  return legs.sort();
}

const artifactsOf = (runId = '101') => service.stored(runId).map(({ name }) => name);
const makes = (file: string, options: Parameters<typeof plan>[0] = {}) =>
  plan({ artifact: file, script: `echo "$PLAN_ID" >> ${file}`, ...options });
/** How often a plan was done: its one line is written once each time. */
const done = (file: string, at = branch) => git(origin, 'show', `${at}:${file}`);
const events = () =>
  git(origin, 'show', `${stateRef}:events.ndjson`)
    .split('\n')
    .map((line): object => JSON.parse(line));

/** What holds of every phase that has ended, whichever way: all of it is told in the record, and nobody holds it. */
function expectEnded({ outputs, log }: Dispatched & { outputs: Outputs }): void {
  const state = JSON.parse(git(origin, 'show', `${stateRef}:state.json`));
  expect(state).toMatchObject({ released: true, head: outputs['head-sha'] });
  expect(JSON.parse(outputs.signal ?? '')).toMatchObject({ status: outputs.status, phase: '01' });
  expect(artifactsOf()).toContain('phase-signal');
  expect(log).not.toMatch(/[?&]sig=/); // nobody who reads a log may write to the store
}

function expectComplete(ended: Dispatched & { outputs: Outputs }, plans: string[]): void {
  expect(ended.outputs).toMatchObject({ status: 'success', decision: 'proceed', 'exit-status': 'COMPLETED', branch });
  expect(JSON.parse(ended.outputs.completed ?? '')).toEqual(plans);
  expect(JSON.parse(ended.outputs.remaining ?? '')).toEqual([]);
  expect(refsOf(origin)[`refs/heads/${branch}`]).toBe(ended.outputs['head-sha']);
  for (const id of plans)
    expect(git(origin, 'show', `${branch}:.planning/phases/01-first/${id}-SUMMARY.md`)).not.toBe('');
  expect(git(origin, 'show', `${branch}:.planning/ROADMAP.md`)).toContain('[x] **Phase 1');
  expect(ended.jobs['phase/Phase/Exit gate']).toBe('success');
  expectEnded(ended);
}

describe('a phase that is dispatched', () => {
  testOnAct(
    'of two waves runs a leg a plan, heals the one that failed in a round between them, and ends complete',
    async () => {
      dispatched({
        '01-01': makes('a.txt'),
        '01-02': makes('b.txt', { script: '[ "$ATTEMPT" = 2 ] || exit 1; echo "$PLAN_ID" >> b.txt' }),
        '01-03': makes('c.txt', { dependsOn: '"01-01", "01-02"' }),
      });
      const ended = await run();
      expectComplete(ended, ['01-01', '01-02', '01-03']);
      expect(legsOf(ended)).toEqual(['1 01-01', '1 01-02', '2 01-02', '3 01-03']);
      expect(['a.txt', 'b.txt', 'c.txt'].map((file) => done(file))).toEqual(['01-01', '01-02', '01-03']);
      const made = ['phase-01-r1-01-01-a1', 'phase-01-r1-01-02-a1', 'phase-01-r2-01-02-a2', 'phase-01-r3-01-03-a1'];
      expect(artifactsOf()).toEqual(expect.arrayContaining(made));
      expect(ended.jobs['Round 1/Round/01-02-2']).toBe('success'); // a worker is never red by itself
      expect(git(origin, 'rev-parse', 'main')).toBe(git(project, 'rev-parse', 'main'));
    },
    300_000,
  );

  testOnAct(
    'where all jobs have one token starts no agent, unless that was accepted',
    async () => {
      dispatched({ '01-01': makes('a.txt') }, [toldToTheCaller]);
      const ended = await run();
      expect(ended.outputs).toMatchObject({ status: 'blocked', reason: 'user_input_required', completed: '[]' });
      expect(JSON.parse(ended.outputs.signal ?? '').details.reason).toMatch(
        /no agent was started.*as one job with one token/,
      );
      expect(legsOf(ended)).toEqual(['1 01-01']); // it refused, and no round came after it
      expect(events()).not.toContainEqual(expect.objectContaining({ event: 'agent_start' }));
      expectEnded(ended);

      changeRules();
      const accepted = await run('102');
      expectComplete(accepted, ['01-01']);
      const { warnings } = JSON.parse(accepted.outputs.signal ?? '').details;
      expect(warnings).toContainEqual(expect.stringMatching(/^unisolated: /));
    },
    300_000,
  );

  /** What tests of the gate can do: spoil every engine they find, and note whether somebody gave them a token. */
  const tamper = (loot: string) =>
    `for each in "$GITHUB_WORKSPACE/.phase-executor" "$RUNNER_TEMP"/engine-*; do [ -d "$each" ] || continue; ` +
    `echo "found $each" >> "${loot}"; echo "throw new Error()" > "$each/dist/index.js"; done; ` +
    `for each in /proc/[0-9]*; do tr "\\0" " " < $each/cmdline | grep -q "/engine-[A-Za-z0-9]*/dist/index.js" && ` +
    `tr "\\0" "\\n" < $each/environ | grep "^ACTIONS_RUNTIME_TOKEN=" >> "${loot}"; done 2> /dev/null;`;
  testOnAct(
    'whose tests change the engine’s files gets their verdict all the same, from an engine as it was',
    async () => {
      dispatched({ '01-01': makes('a.txt') });
      const loot = join(temporaryDir('loot'), 'found');
      const command = `${tamper(loot)} printf 'TAP version 13\\n1..1\\nok 1 - a\\n'`;
      const ended = await run('101', { 'test-command': command });
      expectComplete(ended, ['01-01']);
      const found = readFileSync(loot, 'utf8').trim().split('\n');
      // Its copy, of which nothing was left by then that is run again; none in the workspace, and no token of the runner's.
      // In a namespace of their own the tests see no process of the engine's at all.
      const kinds = new Set(found.map((line) => line.replace(/^found .*\/engine-.*/, 'engine')));
      kinds.delete('ACTIONS_RUNTIME_TOKEN=');
      expect(kinds).toEqual(new Set(['engine']));
    },
    300_000,
  );
});
