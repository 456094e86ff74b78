import { expect, test } from '@jest/globals';
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

test('signal handle calls the next phase unknown where the project does not say it (seed 000)', async () => {
  const bare = temporaryDir('bare');
  const success = (phase: string) => JSON.stringify({ status: 'success', phase });
  expect(await answer(bare, 'signal', 'handle', success('6'))).toMatchObject({
    nextPhase: null,
    why: 'Phase 6 succeeded; the next phase is unknown',
  });
  const root = makeProject({ '01-01': plan() }, { '.planning/ROADMAP.md': '# Roadmap\n\n- [ ] **Phase 1: One**\n' });
  expect((await answer(root, 'signal', 'handle', success('1'))).why).toBe('Phase 1 succeeded; it was the last phase');
  expect((await answer(root, 'signal', 'handle', success('9'))).why).toBe(
    'Phase 9 succeeded; the next phase is unknown',
  );
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
    return JSON.parse(stdout).limits.attempt.timeoutMs;
  };
  expect([await limits(), await limits('--timeout', '20s')]).toEqual([10_000, 20_000]);
});
