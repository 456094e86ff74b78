import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rowsIn } from '../execution-rows.ts';
import { call, cli, makeProject, plan, temporaryDir } from '../project.ts';

test('signal create makes a signal, under the alias completion too', async () => {
  const root = makeProject({ '01-01': plan() });
  for (const name of ['signal', 'completion']) {
    const { code, stdout } = await cli(root, name, 'create', 'success', '6', '{"tokensUsed":5}');
    expect({ code, json: JSON.parse(stdout) }).toMatchObject({
      code: 0,
      json: { status: 'success', phase: '6', details: { tokensUsed: 5 } },
    });
  }
});

/** What a command answers in a folder. */
async function answer(root: string, ...words: string[]) {
  return JSON.parse((await cli(root, ...words)).stdout);
}

test('signal handle names the next phase, counts it where no ROADMAP lists it, and says so (seed 000)', async () => {
  const bare = temporaryDir('bare');
  const success = (phase: string) => JSON.stringify({ status: 'success', phase });
  const counted = 'next is phase 7 (counted: no ROADMAP lists this phase)';
  expect(await answer(bare, 'signal', 'handle', success('6'))).toMatchObject({
    nextPhase: '7',
    nextPhaseStatus: 'counted',
    why: `Phase 6 succeeded; ${counted}`,
  });
  const skipped = '{"status":"skipped","phase":6,"reason":"not needed"}';
  expect(await answer(bare, 'signal', 'handle', skipped)).toMatchObject({
    nextPhase: '7',
    why: `Phase 6 was skipped: not needed; ${counted}`,
  });
  const boxes = '# Roadmap\n\n- [ ] **Phase 1: One**\n- [ ] **Phase 2: Two**\n';
  const root = makeProject(
    { '01-01': plan() },
    { '.planning/ROADMAP.md': boxes, '.planning/phases/02-second/02-01-PLAN.md': '' },
  );
  rmSync(join(root, '.planning/phases/02-second'), { recursive: true });
  expect(await answer(root, 'signal', 'handle', success('1'))).toMatchObject({
    nextPhase: '2',
    nextPhaseStatus: 'unplanned',
    why: 'Phase 1 succeeded; next is phase 2 (not planned yet)',
  });
  expect((await answer(root, 'signal', 'handle', success('2'))).why).toBe('Phase 2 succeeded; it was the last phase');
});

test('signal log appends a row for people and an NDJSON event (seed 000)', async () => {
  const root = makeProject({ '01-01': plan() });
  for (const status of ['success', 'skipped'])
    expect((await cli(root, 'signal', 'log', JSON.stringify({ status, phase: '1', plan: '01-01' }))).stdout).toBe(
      'Completion signal logged\n',
    );
  const lines = readFileSync(join(root, '.planning/execution-log.ndjson'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'plan_complete', signal: expect.objectContaining({ status: 'success' }) }),
    expect.objectContaining({ event: 'plan_skipped', signal: expect.objectContaining({ status: 'skipped' }) }),
  ]);
  const rows = rowsIn(readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8'));
  expect(rows.map(({ result }) => result)).toEqual(['plan complete', 'plan skipped: no reason was given']);
});

test('signal create gives a failure its retry options and invents no reason (seed 000)', async () => {
  const root = temporaryDir('bare');
  const { details } = await answer(root, 'signal', 'create', 'failure', '6', '{"error":"Network timeout"}');
  expect(details).toMatchObject({ retryOptions: { maxRetries: 2, backoffMs: 2000 }, retryable: true });
  expect(details).not.toHaveProperty('reason');
  const given = await answer(root, 'signal', 'create', 'failure', '6', 'reason=quota', 'retryOptions={"maxRetries":0}');
  expect(given.details).toMatchObject({ reason: 'quota', retryOptions: { maxRetries: 0, backoffMs: 2000 } });
});

test.each(['blocked', 'skipped'])('a %s signal without a reason gets a sentence', async (status) => {
  const root = temporaryDir('bare');
  const parsed = await answer(root, 'signal', 'parse', JSON.stringify({ status, phase: 6 }));
  expect(parsed.signal.details.reason).toBe('no reason was given');
});

test('SPECIALIST_TIMEOUT, in seconds, stands for the setting timeout, which comes before it (seed 004)', async () => {
  const root = makeProject({ '01-01': plan({ script: 'sleep 60' }) });
  const limits = async (...words: string[]) => {
    const { stdout } = await call(['run', '1', '--dry-run', '--json', ...words], {
      cwd: root,
      env: { SPECIALIST_TIMEOUT: '10' },
    });
    return JSON.parse(stdout).settings.values['limits.timeout'].value;
  };
  expect([await limits(), await limits('--timeout', '20s')]).toEqual(['10s', '20s']);
});
