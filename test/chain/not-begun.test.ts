import { describe, expect, test } from '@jest/globals';
import { a, beside, type Chain, type Integrated, matrix, opened, sound } from './jobs.ts';

/** How a phase ended whose agents could not be started, and what it cost. */
function endOf(chain: Chain, last: Integrated, more: readonly string[] = []) {
  const ended = chain.conclude(last, more);
  const { signal } = ended.json as {
    signal: { status: string; details: { reason: string; nextSteps: string[]; error?: { message: string } } };
  };
  const attempts = chain.events.filter(({ event }) => event === 'attempt_start').length;
  return { code: ended.code, status: signal.status, ...signal.details, attempts };
}

const again = ['correct what is named above, then run the phase again'];

describe('a leg in which no agent could be started ends the phase with the reason, and counts no attempt', () => {
  test('where the project’s own set-up failed, in every job of the round', () => {
    const { chain, first } = opened(beside, [...matrix, '--leg-results', 'failure']);
    const last = sound(chain.integrate(1, { ...first, round: 1 }, ['--leg-receipts', '{"set-up":"failure"}']));
    expect(last).toMatchObject({ matrix: null, gate: false, decision: 'await_user' });
    expect(endOf(chain, last)).toMatchObject({
      ...{ code: 10, status: 'blocked', attempts: 0, nextSteps: again },
      reason: expect.stringMatching(/^no agent was started: the project's own set-up failed.*phase-setup/),
    });
    // Mended, the phase goes on as if nothing had been.
    chain.runId = '1002';
    const mended = chain.run();
    expect(mended.ended.json).toMatchObject({ signal: { status: 'success' } });
    expect(mended.rounds).toBe(1);
  });

  test('where the host fills no matrix', () => {
    const { chain, first } = opened(beside, matrix);
    const [{ artifact = '' } = {}] = first.matrix?.include ?? [];
    const into = `${chain.artifacts}/${artifact}`;
    const words = ['execute', '1', '--base', first.base, '--output-dir', into];
    expect(chain.job(chain.machine(first.base), words).code).toBe(64);
    const last = sound(chain.integrate(1, { ...first, round: 1 }));
    expect(last.matrix).toBe(null);
    expect(endOf(chain, last)).toMatchObject({
      ...{ status: 'blocked', attempts: 0, nextSteps: again },
      reason: expect.stringMatching(/^no agent was started: plan: found none, .*use mode: single/),
    });
  });

  test('where the leg refuses; and one that may have worked counts as before', () => {
    const { chain, first } = opened(a, ['--agent', 'codex']);
    const [leg] = first.matrix?.include ?? [];
    if (leg === undefined) throw new Error('no leg');
    const { json } = chain.job(chain.machine(first.base), [
      ...['execute', '1', '--base', first.base, '--round', '1', '--artifact-name', leg.artifact],
      ...['--output-dir', `${chain.artifacts}/${leg.artifact}`],
    ]);
    expect(json).toMatchObject({ leg: { fault: { began: false, retryable: false } } });
    const last = sound(chain.integrate(1, { ...first, round: 1 }));
    expect(last.matrix).toBe(null);
    expect(endOf(chain, last)).toMatchObject({
      ...{ status: 'blocked', attempts: 0 },
      reason: expect.stringMatching(/no agent was started: .*codex/),
    });

    const { chain: lost, first: begun } = opened(a);
    expect(sound(lost.integrate(1, { ...begun, round: 1 }, ['--leg-results', 'failure'])).matrix).not.toBe(null);
    expect(lost.events.filter(({ event }) => event === 'attempt_start')).toHaveLength(1);
  });
});
