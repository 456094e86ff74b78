import { describe, expect, test } from '@jest/globals';
import { cli, cliJson, makeProject, plan } from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
const failing = (script: string) => makeProject({ '01-01': plan({ script }) });

describe('a run gives up where another attempt would fail the same way', () => {
  test('the same failure twice', async () => {
    const { code, json } = await cliJson(failing('echo "no such key: 12$ATTEMPT" >&2; exit 1'), 'run', '1', ...quick);
    expect([code, json.exitStatus, json.attempts, json.signal.details.reason]).toEqual([1, 'STUCK', 2, 'stuck']);
    expect(json.decision).toMatchObject({ action: 'escalate', why: expect.stringContaining('01-01') });
  });

  test('work that grows under a timeout is progress and no sign of being stuck', async () => {
    const script = 'echo "$ATTEMPT" >> out.txt; [ "$ATTEMPT" -ge 3 ] || sleep 20';
    const { code, json } = await cliJson(failing(script), 'run', '1', ...quick, '--timeout', '1s');
    expect([code, json.attempts]).toEqual([0, 3]);
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
