import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  call,
  cli,
  cliPath,
  eventsOf,
  git,
  killEngine,
  makeProject,
  plan,
  putGit,
  start,
  temporaryDir,
} from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms'];
// Without a sandbox, in which agents reach no lock of the checkout.
const parallel = [...quick, '--max-parallel', '2', '--sandbox', 'off'];
const indexLock = '.git/index.lock';

/** A git that dies with the program that called it, as in a container that is stopped, and leaves these locks. */
function mortalGit(root: string, when: string, locks: readonly string[]): string {
  const bin = temporaryDir('bin');
  const made = locks.map((lock) => `: > '${root}/.git/${lock}'`).join('; ');
  const script = `case " $* " in *${when}*) [ -e '${bin}/died' ] || { : > '${bin}/died'; ${made}; ${killEngine}; kill -9 $$; };; esac`;
  return putGit(bin, script);
}

test.each([
  ['when it folded a plan', 'phase-executor:\\ fold', ['HEAD.lock', 'refs/heads/main.lock', 'packed-refs.lock']],
  ['when its files followed', 'read-tree\\ -m\\ -u\\ [0-9a-f]', ['index.lock']],
])('a run that was killed with its git %s is gone on with, and nobody has to delete a lock', async (_, when, locks) => {
  const root = makeProject({ '01-01': plan() });
  const env = { HOME: temporaryDir('home'), PATH: mortalGit(root, when, locks) };
  const killed = await start(cliPath, ['run', '1', ...quick], { cwd: root, env }).ended;
  expect([killed.code, locks.filter((lock) => !existsSync(join(root, '.git', lock)))]).toEqual([null, []]);
  const { code, stderr } = await cli(root, 'run', '1', ...quick);
  expect([code, stderr]).toEqual([0, expect.stringContaining(`${locks[0]} was left by git`)]);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

/** Two plans: while the second is at work, something befalls the fold of the first. */
function twoPlans(befalls: string) {
  return makeProject({
    '01-01': plan({
      script: `until [ -e "$HOME/b" ]; do sleep 0.02; done; ${befalls}; echo a > a.txt`,
      artifact: 'a.txt',
    }),
    '01-02': plan({ script: 'touch "$HOME/b"; sleep 2; echo b > b.txt', artifact: 'b.txt' }),
  });
}

test('a fold that fails for good costs the plans beside it no attempt, and the next run goes on', async () => {
  const root = twoPlans(': > "$PROJECT/.git/index.lock"');
  const env = { HOME: temporaryDir('home'), PROJECT: root };
  const args = ['run', '1', ...parallel, '--agent-env', 'PROJECT'];
  const { code, stderr } = await call(args, { cwd: root, env });
  expect([code, stderr]).toEqual([70, expect.stringMatching(/index\.lock, [\d.]+ s old, .*: rm -f /)]);
  const begun = eventsOf(root).filter(({ event, plan: id }) => event === 'attempt_start' && id === '01-02');
  expect(begun.length).toBeLessThanOrEqual(1);
  rmSync(join(root, indexLock));
  const next = await call(args, { cwd: root, env: { ...env, PROJECT: temporaryDir('elsewhere') } });
  expect([next.code, next.code === 0 ? '' : next.stderr]).toEqual([0, '']);
}, 60_000);

test('a fold that a person’s commit overtakes is made again onto it, and costs no attempt', async () => {
  const root = makeProject({
    '01-01': plan({ script: 'echo a > a.txt', artifact: 'a.txt' }),
    '01-02': plan({ script: 'echo b > b.txt', artifact: 'b.txt' }),
  });
  const bin = temporaryDir('bin');
  const steps = [
    `: > '${bin}/done'; unset GIT_DIR GIT_WORK_TREE; cd '${root}'; echo mine > mine.txt; git add mine.txt`,
    "git -c user.name=P -c user.email=p@example.invalid commit -qm 'a person'",
  ];
  const script = `case " $* " in *phase-executor:\\ fold*) [ -e '${bin}/done' ] || (${steps.join('; ')}) ;; esac`;
  const env = { PATH: putGit(bin, script) };
  const { code, stderr } = await call(['run', '1', ...parallel], { cwd: root, env });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  expect([existsSync(join(bin, 'done')), readFileSync(join(root, 'mine.txt'), 'utf8')]).toEqual([true, 'mine\n']);
  expect(git(root, 'log', '--format=%s').match(/^(a person|plan 01-0\d: Make.*)$/gm)).toHaveLength(3);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(eventsOf(root).filter(({ event }) => event === 'attempt_start')).toHaveLength(2);
});
