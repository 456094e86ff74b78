import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { git, inRoom, plan, until } from '../project.ts';
import { runner } from '../runner.ts';
import { Chain, sound } from './jobs.ts';

const two = (second: string) => ({
  '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
  '01-02': plan({ artifact: 'b.txt', script: second, dependsOn: '"01-01"' }),
});

/** A worker of the first round as a step of the built Action. */
function legStep(
  chain: Chain,
  more: Record<string, string> | (() => Record<string, string>) = {},
  environment: Record<string, string> = {},
) {
  const last = sound(chain.integrate(0, null));
  const [job] = last.matrix?.include ?? [];
  if (job === undefined) throw new Error('there is no leg');
  const root = chain.machine(last.base);
  const into = join(chain.artifacts, job.artifact);
  const inputs = {
    command: 'execute',
    phase: job.phase,
    args: job.plan,
    round: '1',
    'artifact-name': job.artifact,
    'output-dir': into,
  };
  const given = typeof more === 'function' ? more() : more;
  const shared = { 'run-id': chain.runId, base: last.base, remote: 'origin', root };
  return { step: runner(root, { ...inputs, ...shared, ...given }, environment), into, root, last };
}

test('the post step of a leg that was killed leaves what it had come to', async () => {
  const chain = new Chain(two('echo half > b.txt; sleep 30'));
  const { step, into, root, last } = legStep(chain);
  const { child, ended } = step.start.main();
  await until(() => inRoom(root, 'b.txt') !== '');
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(join(into, 'leg.json'))).toBe(false);
  expect((await step.post()).code).toBe(0);
  const leg = JSON.parse(readFileSync(join(into, 'leg.json'), 'utf8'));
  expect(leg).toMatchObject({
    base: last.base,
    proven: [{ plan: '01-01' }],
    kept: [{ plan: '01-02', attempt: 1 }],
  });
  expect(git(root, 'show', `${leg.kept[0].commit}:b.txt`)).toBe('half');
  const next = sound(chain.integrate(1, last));
  expect(next).toMatchObject({ completed: ['01-01'], decision: 'retry' });
});

test('the agent gets its secret under the name it knows, and logs do not tell it', async () => {
  const script =
    'echo "key $THE_KEY"; echo "env $(env | grep -c PHASE_EXECUTOR_SECRET)"; test -n "$THE_KEY" && echo b > b.txt';
  const chain = new Chain(two(script));
  const secret = 'hush-hush-12345';
  const { step, into } = legStep(chain, { 'agent-secret-name': 'THE_KEY' }, { PHASE_EXECUTOR_SECRET: secret });
  const { stdout } = await step.main();
  expect(stdout).toContain('01-02: success');
  const log = readFileSync(join(into, 'logs/01-02-a1.log'), 'utf8');
  expect(log).toContain('key ***');
  expect(log).toContain('env 0');
  expect(log).not.toContain(secret);
});

test('a retry waits until its time has come', async () => {
  const chain = new Chain(two('echo b > b.txt'));
  let until = new Date(0);
  const soon = () => {
    until = new Date(Date.now() + 3_000);
    return { 'not-before': until.toISOString() };
  };
  const { step } = legStep(chain, soon);
  const { stdout } = await step.main();
  expect(stdout).toContain(`waiting until ${until.toISOString()}`);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
});
