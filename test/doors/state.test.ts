import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  cli,
  cliJson,
  cliPath,
  git,
  makeProject,
  makeRepository,
  plan,
  put,
  start,
  startedRun,
  temporaryDir,
  until,
} from '../project.ts';

const file = '.planning/.orchestrator-state.json';
const stateOf = (root: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const hardening = () => {
  const root = temporaryDir('state');
  put(root, '.planning/phases/02.1-claude-teams-hardening/02.1-01-PLAN.md', plan());
  return root;
};
const write = (root: string, phase: string, data: object, ...more: string[]) =>
  cliJson(root, 'state', 'write', '--phase', phase, '--data', JSON.stringify(data), ...more);

describe('state by hand (seed 001)', () => {
  test('write begins a state under the directory of the phase, merges into it and keeps what it does not know', async () => {
    const root = hardening();
    const first = await write(
      root,
      '02.1',
      { team_name: 'gsd', executor_names: ['exec-01'], mine: { a: 1 } },
      '--mode',
      'team',
    );
    expect([first.code, first.json]).toMatchObject([
      0,
      { phase: '02.1-claude-teams-hardening', mode: 'team', team_name: 'gsd', schema_version: 1 },
    ]);
    const second = await write(root, '2.1', { completed_plans: ['02.1-01'], current_wave: 2 });
    expect(second.json).toEqual({
      ...first.json,
      ...{ completed_plans: ['02.1-01'], current_wave: 2, updated_at: second.json.updated_at },
    });
    expect(second.json.started_at).toBe(first.json.started_at);
    expect(stateOf(root)).toEqual(second.json);
    expect(readdirSync(join(root, '.planning')).sort()).toEqual(['.orchestrator-state.json', 'phases']);
    const alias = await cliJson(root, 'orchestrator-state', 'read');
    expect(alias.json).toEqual({ exists: true, ...second.json });
  });

  test('read and clear where there is none', async () => {
    const root = hardening();
    expect((await cliJson(root, 'state', 'read')).json).toEqual({ exists: false });
    expect((await cliJson(root, 'state', 'clear')).json).toEqual({ cleared: true });
    await write(root, '02.1', {}, '--mode', 'team');
    expect((await cliJson(root, 'state', 'clear')).json).toEqual({ cleared: true });
    expect(existsSync(join(root, file))).toBe(false);
  });

  test('a state of another phase is told, and written over only when that phase is complete', async () => {
    const root = hardening();
    await write(root, '02.1', { plan_task_map: { '02.1-01': 'task-1' } }, '--mode', 'team');
    expect((await cliJson(root, 'state', 'read', '--phase', '02.10')).json).toMatchObject({
      ...{ exists: false, other_phase: '02.1-claude-teams-hardening' },
    });
    expect((await cliJson(root, 'state', 'read', '--phase', '02.1')).json.exists).toBe(true);
    const refused = await write(root, '3', {}, '--mode', 'fallback');
    expect([refused.code, refused.json.error.message]).toEqual([
      64,
      expect.stringMatching(/belongs to phase 02.1-claude.*state clear/),
    ]);
    await write(root, '02.1', { completed_plans: ['02.1-01'] });
    const begun = await write(root, '3', {}, '--mode', 'fallback');
    expect([begun.code, begun.json.phase, begun.json.plan_task_map]).toEqual([0, '3', undefined]);
  });

  test.each([
    ['garbage', '{"phase": "02.1"', /it is not JSON/],
    [
      'a newer version',
      '{"schema_version": 2, "phase": "02.1"}',
      /has version 2, but this program knows only version 1/,
    ],
    ['fields of the wrong type', '{"phase": "02.1", "mode": "solo"}', /mode: /],
  ])('%s is not written over, and read says what it is', async (_, text, why) => {
    const root = hardening();
    put(root, file, text);
    const refused = await write(root, '02.1', {}, '--mode', 'team');
    expect([refused.code, refused.json.error.message]).toEqual([64, expect.stringMatching(why)]);
    const read = await cliJson(root, 'state', 'read');
    expect([read.code, read.json]).toMatchObject([
      65,
      { exists: true, readable: false, error: expect.stringMatching(why) },
    ]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  });

  test.each([
    [['write'], /--phase is missing/],
    [['write', '--phase', '02.1', '--data', '[1]'], /not a JSON object/],
    [['write', '--phase', '02.1', '--data', '{'], /not JSON/],
    [['write', '--phase', '02.1', '--mode', 'solo'], /mode: /],
    [['write', '--phase', '02.1', '--mode', 'team', '--data', '{"current_wave":"1"}'], /current_wave: /],
    [['rebuild'], /expected one phase/],
    [['destroy'], /expected one of: write, read/],
    [['check-stale', '--threshold', 'soon'], /threshold "soon", expected minutes/],
  ])('state %j is wrong usage', async (words, sentence) => {
    const root = hardening();
    const { code, stderr } = await cli(root, 'state', ...words);
    expect([code, stderr, existsSync(join(root, file))]).toEqual([64, expect.stringMatching(sentence), false]);
  });
});

describe('the state of a run', () => {
  const script =
    'if [ "$PLAN_ID" = 01-02 ]; then touch "$HOME/started"; until [ -e "$HOME/go" ] || [ ! -d "$HOME" ]; do sleep 0.05; done; fi; git add -A; echo "$PLAN_ID" > "$PLAN_ID.txt"';
  const project = () =>
    makeProject({
      '01-01': plan({ script, artifact: '01-01.txt' }),
      '01-02': plan({ script, artifact: '01-02.txt', dependsOn: '"01-01"' }),
    });

  test('is kept while it runs, can be rebuilt from the log, and is cleared at the end', async () => {
    const options = ['--max-parallel', '2'];
    const root = project();
    const first = await startedRun(root, ...options);
    const { HOME } = first;
    expect(stateOf(root)).toMatchObject({
      ...{ schema_version: 1, phase: '01-first', mode: 'team', epoch: 1 },
      ...{ completed_plans: ['01-01'], current_wave: 2, executor_names: ['executor-01-02'] },
      plans: {
        '01-01': { status: 'completed', attempts: 1, wave: 1 },
        '01-02': { status: 'running', attempts: 1, wave: 2 },
      },
    });
    const refused = await write(root, '01', { team_name: 'x' });
    expect([refused.code, refused.json.error.message]).toEqual([64, expect.stringMatching(/working in this checkout/)]);

    const healthy = await cliJson(root, 'state', 'check-stale');
    expect(healthy.json).toMatchObject({
      ...{ has_stale: false, stale: [] },
      healthy: [{ agent: 'executor-01-02', plan_id: '01-02', current_task: 'Make it' }],
    });
    const during = await cliJson(root, 'status', '1');
    expect(during.json).toMatchObject({
      ...{ nextCommand: null, decision: null, exitStatus: null, spend: { attempts: 2, tokensUsed: null } },
      lease: { runId: stateOf(root).run_id, pid: first.child.pid, epoch: 1 },
      heartbeats: { has_stale: false, healthy: [{ plan_id: '01-02' }] },
      plans: [
        { id: '01-01', done: true, status: 'completed', attempts: 1 },
        { id: '01-02', done: false, status: 'running', attempts: 1 },
      ],
    });
    const { plans, signal, isAtWork } = during.json;
    expect([signal, isAtWork, plans[1].signal]).toEqual([null, true, null]);
    expect(plans[1].running).toMatchObject({ attempt: 1, seen: { what: 'Make it' } });
    const { stdout } = await cli(root, 'status', '1');
    expect(stdout).toMatch(/01-02 +wave 2 +running +1 attempt +attempt 1 since 20\S+Z \(0:\d\d\): Make it; 0:\d\d ago/);
    expect(stdout).toContain('last signal: none, a run is in progress');
    expect(stdout).not.toMatch(/the run ended|interrupted/);
    first.child.kill('SIGKILL');
    await first.ended;
    const after = await cli(root, 'status', '1');
    expect(after.stdout).toMatch(
      /01-02 +wave 2 +cut off +1 attempt[\s\S]*no run in progress[\s\S]*to run next: phase-executor run 01/,
    );
    const gone = await cliJson(root, 'status', '1');
    expect(gone.json.heartbeats).toEqual({ has_stale: false, healthy: [], stale: [] });
    const kept = stateOf(root);
    put(root, file, '{"torn');
    expect((await cliJson(root, 'state', 'rebuild', '1')).json).toEqual(kept);
    expect(stateOf(root)).toEqual(kept);
    await write(root, '1', { team_name: 'other', note: 'mine' });

    const heartbeat = join(root, '.git/phase-executor/1/heartbeats/01-02.json');
    const beat = JSON.parse(readFileSync(heartbeat, 'utf8'));
    expect(beat).toMatchObject({ attempt: 1, runId: kept.run_id, progress: { begun: 1, tasks: 1 } });
    writeFileSync(heartbeat, JSON.stringify({ ...beat, timestamp: '2026-01-01T00:00:00Z' }));
    expect((await cliJson(root, 'state', 'check-stale', '--threshold', '15')).json).toMatchObject({
      ...{ has_stale: true, healthy: [] },
      stale: [{ agent: 'executor-01-02', plan_id: '01-02', last_seen: '2026-01-01T00:00:00Z' }],
    });

    const second = start(cliPath, ['run', '1', ...options], { cwd: root, env: { HOME } });
    // The agent goes on, and the second run waits for it.
    await until(() => second.output().includes('adopted from the previous run'));
    await until(() => stateOf(root).plans['01-02'].status === 'running');
    expect(stateOf(root)).toMatchObject({
      ...{ started_at: kept.started_at, note: 'mine', epoch: 2, completed_plans: ['01-01'] },
      plans: { '01-02': { status: 'running', attempts: 1 } },
    });
    writeFileSync(join(HOME, 'go'), '');
    expect((await second.ended).code).toBe(0);
    expect(existsSync(join(root, file))).toBe(false);
    expect(existsSync(join(root, '.git/phase-executor/1/heartbeats'))).toBe(false);
    expect(git(root, 'status', '--porcelain', '--ignored')).toBe('');
    expect(git(root, 'log', '--all', '--format=', '--name-only')).not.toContain('orchestrator-state');
    expect((await cliJson(root, 'state', 'rebuild', '1')).json).toMatchObject({ cleared: true });
  });

  test('stays after a failure and says what failed', async () => {
    const root = makeProject({ '01-01': plan({ script: 'exit 1' }) });
    await cli(root, 'run', '1', '--max-attempts', '1');
    expect(stateOf(root).plans).toEqual({ '01-01': { status: 'failed', attempts: 1, wave: 1 } });
    expect(git(root, 'status', '--porcelain')).not.toContain('orchestrator-state');
  });

  test('leaves alone what git tracks', async () => {
    const tracked = makeProject({ '01-01': plan() }, { [file]: '{"phase":"9"}' });
    expect((await cli(tracked, 'run', '1')).code).toBe(0);
    expect(readFileSync(join(tracked, file), 'utf8')).toBe('{"phase":"9"}');
    expect(git(tracked, 'status', '--porcelain')).toBe('');
  });

  test('what an agent does to it is set back (I9), also in a commit', async () => {
    const root = makeProject({
      '01-01': plan({ script: `echo forged > ${file}; git clean -fdxq; echo done > out.txt` }),
      '01-02': plan({ script: `echo forged > ${file}; exit 1`, dependsOn: '"01-01"' }),
    });
    await cli(root, 'run', '1', '--max-attempts', '1');
    expect(stateOf(root).plans).toMatchObject({ '01-01': { status: 'completed' }, '01-02': { status: 'failed' } });
    const commit = `echo forged > ${file}; git add -f ${file}; git -c user.name=A -c user.email=a@b commit -qm x; echo done > out.txt`;
    const other = makeProject({ '01-01': plan({ script: commit }) });
    expect((await cli(other, 'run', '1', '--max-attempts', '1')).code).toBe(0);
    expect(git(other, 'ls-files', file)).toBe('');
  });
});

test('heartbeats that cannot be read or lie in the future are no sign of life', async () => {
  const root = makeRepository({ '.planning/phases/01-first/01-01-PLAN.md': plan() });
  mkdirSync(join(root, '.planning/.heartbeats'));
  const beat = (name: string, timestamp: unknown) =>
    put(root, `.planning/.heartbeats/${name}.json`, JSON.stringify({ agent: name, plan_id: '01-01', timestamp }));
  beat('now', new Date().toISOString());
  beat('old', new Date(Date.now() - 16 * 60_000).toISOString());
  beat('future', new Date(Date.now() + 60 * 60_000).toISOString());
  beat('nonsense', 'yesterday');
  beat('number', 5);
  put(root, '.planning/.heartbeats/torn.json', '{"agent"');
  const { code, json } = await cliJson(root, 'state', 'check-stale');
  expect(code).toBe(0);
  expect(json.healthy.map(({ agent }: { agent: string }) => agent)).toEqual(['now']);
  expect(json.stale.map(({ agent }: { agent: string }) => agent)).toEqual([
    'future',
    'nonsense',
    'number',
    'old',
    'torn',
  ]);
  expect(json.stale[0]).toMatchObject({ problem: 'its time lies in the future' });
  expect(json.stale[1]).toMatchObject({ problem: 'its time cannot be read', minutes_ago: null });
  expect(json.has_stale).toBe(true);
});
