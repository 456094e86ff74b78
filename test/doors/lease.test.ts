import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  call,
  cli,
  cliPath,
  git,
  makeProject,
  plan,
  signalsOf,
  snapshot,
  start,
  temporaryDir,
  until,
} from '../project.ts';

/** All that a run writes, in the tree, in git and in the ledger. */
function everything(root: string): Record<string, unknown> {
  const ledger = join(root, '.git/phase-executor/1');
  return {
    tree: snapshot(root),
    refs: git(root, 'for-each-ref'),
    events: readFileSync(join(ledger, 'events.ndjson'), 'utf8'),
    signals: signalsOf(root),
    files: readdirSync(ledger, { recursive: true }),
    lease: readdirSync(join(root, '.git/phase-executor/run.lock')).map((name) =>
      readFileSync(join(root, '.git/phase-executor/run.lock', name), 'utf8'),
    ),
  };
}

/** Long enough for another run to start within it on a busy machine. */
const ttlMs = 8_000;

test('a run that was stopped, taken over and woken again writes nothing more (I10)', async () => {
  const wait =
    'echo a > out.txt; if [ ! -e "$HOME/go" ]; then echo half > half.txt; touch "$HOME/started"; sleep 60; fi';
  const root = makeProject({
    '01-01': plan({ script: wait }),
    '01-02': plan({ script: 'echo b > b.txt', artifact: 'b.txt', dependsOn: '"01-01"' }),
  });
  const HOME = temporaryDir('home');
  const args = ['run', '1', '--lease-ttl', `${ttlMs / 1000}s`, '--kill-grace', '300ms'];
  const first = start(cliPath, args, { cwd: root, env: { HOME } });
  await until(() => existsSync(join(HOME, 'started')));
  expect((await cli(root, ...args)).stderr).toMatch(/is already working in this checkout/);
  first.child.kill('SIGSTOP');
  writeFileSync(join(HOME, 'go'), '');
  const refused = await call(args, { cwd: root, env: { HOME } });
  expect([refused.code, refused.stderr]).toEqual([64, expect.stringMatching(/already working/)]);
  await new Promise((resolve) => setTimeout(resolve, ttlMs + 500));
  const third = await call(args, { cwd: root, env: { HOME } });
  expect({ code: third.code, stderr: third.code === 0 ? '' : third.stderr }).toEqual({ code: 0, stderr: '' });
  expect(third.stderr).toMatch(/cut off in attempt 1/);
  const after = everything(root);
  first.child.kill('SIGCONT');
  const woken = await first.ended;
  expect([woken.code, woken.stderr]).toEqual([64, expect.stringMatching(/run \S+ .* has taken over this checkout/)]);
  expect(everything(root)).toEqual(after);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(Object.values(signalsOf(root)).map(({ status }) => status)).toEqual(['success', 'success', 'success']);
});

test('a run that lost its checkout while it published ends as one that lost it, and not as STUCK', async () => {
  const root = makeProject({ '01-01': plan({ script: 'touch "$HOME/started"; sleep 60' }) });
  const HOME = temporaryDir('home');
  const origin = join(temporaryDir('origin'), 'o');
  git(root, 'clone', '-q', '--bare', root, origin);
  git(root, 'remote', 'add', 'origin', origin);
  // The second push, which tells of the checkpoint, takes its time.
  const slow = `#!/bin/sh\necho x >> "${origin}/pushes"\n[ "$(wc -l < "${origin}/pushes")" != 2 ] || sleep 2\n`;
  writeFileSync(join(origin, 'hooks/pre-receive'), slow, { mode: 0o755 });
  const args = ['--lease-ttl', '2s', '--kill-grace', '300ms', '--remote', 'origin'];
  const first = start(cliPath, ['run', '1', ...args], { cwd: root, env: { HOME } });
  const pushes = () =>
    existsSync(join(origin, 'pushes')) ? readFileSync(join(origin, 'pushes'), 'utf8').length / 2 : 0;
  await until(() => existsSync(join(HOME, 'started')) && pushes() === 2);
  first.child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const at = new Date().toISOString();
  const taker = { runId: 'other', epoch: 9, pid: 1, processStartedAt: null, host: 'elsewhere', boot: '' };
  const lease = { ...taker, since: at, heartbeatAt: at, heartbeatUptimeMs: 0, released: false };
  writeFileSync(join(root, '.git/phase-executor/run.lock/9.json'), JSON.stringify(lease));
  first.child.kill('SIGCONT');
  const woken = await first.ended;
  expect([woken.code, woken.stderr]).toEqual([64, expect.stringContaining('has taken over this checkout')]);
});
