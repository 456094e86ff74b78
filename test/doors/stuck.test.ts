import { describe, expect, test } from '@jest/globals';
import { cli, cliJson, makeProject, plan } from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const failing = (script: string) => makeProject({ '01-01': plan({ script }) });

describe('a run gives up where another attempt would fail the same way', () => {
  test.each([
    ['the same failure twice', 'echo "no such key: 12$ATTEMPT" >&2; exit 1', [], 2, 'stuck'],
    ['fewer failures in a row', 'exit 1', ['--stuck', 'same-failure=0 consecutive=2'], 2, 'stuck'],
  ])('%s', async (_, script, options, attempts, reason) => {
    const { code, json } = await cliJson(failing(script), 'run', '1', ...quick, ...options);
    expect([code, json.exitStatus, json.attempts, json.signal.details.reason]).toEqual([1, 'STUCK', attempts, reason]);
    expect(json.decision).toMatchObject({ action: 'escalate', why: expect.stringContaining('01-01') });
  });

  test('work that grows under a timeout is progress and no sign of being stuck', async () => {
    const script = 'echo "$ATTEMPT" >> out.txt; [ "$ATTEMPT" -ge 3 ] || sleep 20';
    const { code, json } = await cliJson(failing(script), 'run', '1', ...quick, '--timeout', '1s');
    expect([code, json.attempts]).toEqual([0, 3]);
  });

  test('several plans that fail in a row trip the circuit breaker', async () => {
    const ids = ['01-01', '01-02', '01-03'];
    // On a busy machine one plan would fail twice before another has begun.
    const script = (id: string) => `[ "$ATTEMPT" = 1 ] || sleep 5; echo "${id}" | tr 0-9 a-j >&2; exit 1`;
    const root = makeProject(Object.fromEntries(ids.map((id) => [id, plan({ artifact: id, script: script(id) })])));
    const args = ['--max-parallel', '3', '--stuck', 'circuit-breaker=3'];
    const { code, json } = await cliJson(root, 'run', '1', ...quick, ...args);
    expect([code, json.exitStatus, json.error]).toEqual([1, 'STUCK', undefined]);
    expect(json.decision.why).toContain('perhaps for a common cause');
  });

  test('a rule that there is not is refused', async () => {
    const { code, stderr } = await cli(failing('exit 1'), 'run', '1', '--stuck', 'unheard-of=1');
    expect([code, stderr]).toEqual([64, expect.stringContaining('stuck: found')]);
  });

  test('the attempts of all plans together have a cap, and reaching it ends ABORTED', async () => {
    const root = makeProject({
      '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
      '01-02': plan({ artifact: 'b.txt', script: 'echo "$ATTEMPT" | tr 0-9 a-j >&2; exit 1', dependsOn: '"01-01"' }),
    });
    const { code, json } = await cliJson(root, 'run', '1', ...quick, '--max-run-attempts', '2');
    expect([code, json.exitStatus, json.attempts, json.decision.action]).toEqual([2, 'ABORTED', 2, 'stop']);
  });
});
