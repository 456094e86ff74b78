import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tryReadRegular } from '../../src/system/files/atomic-file.ts';
import {
  cliPath,
  eventsOf,
  git,
  killEngine,
  makeProject,
  plan,
  put,
  putGit,
  start,
  temporaryDir,
  until,
} from '../project.ts';

// Without a cage: its agents know no number of theirs that we know, and move no branch before they end.
const quick = ['--json', '--backoff', '1ms', '--kill-grace', '300ms', '--cage', 'off'];
const ledger = '.git/phase-executor/1';
const partial = 'refs/phase-executor/01/partial/01-01';

/** A run that dies, and its agent with it, when the agent has committed one file and left another beside it. */
async function lostRun(options: string[] = ['--isolation', 'worktree']) {
  const work =
    'echo "$$" > "$HOME/agent"; echo c > committed.txt; git add committed.txt; git -c user.name=A -c user.email=a@b.c commit -qm work; echo h > half.txt; touch "$HOME/ran"; sleep 60';
  const root = makeProject({ '01-01': plan({ script: `[ -e "$HOME/ran" ] || { ${work}; }; echo done > out.txt` }) });
  const env = { HOME: temporaryDir('home'), TMPDIR: temporaryDir('tmp') };
  const run = (more: Record<string, string> = {}) =>
    start(cliPath, ['run', '1', ...quick, ...options], { cwd: root, env: { ...env, ...more } });
  const first = run();
  await until(() => existsSync(join(env.HOME, 'ran')));
  first.child.kill('SIGKILL');
  await first.ended;
  return {
    ...{ root, env, run },
    endAgent: () => process.kill(-Number(readFileSync(join(env.HOME, 'agent'), 'utf8')), 'SIGKILL'),
  };
}

/** The refs that keep work and hold this file. */
function refsWith(root: string, file: string): string[] {
  const refs = git(root, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor').split('\n');
  return refs.filter((ref) => ref !== '' && git(root, 'ls-tree', '--name-only', ref, '--', file) === file);
}

/** A process that has ended, and that nobody has waited for, is a zombie (Z). */
function isAlive(pid: string): boolean {
  const stat = tryReadRegular(`/proc/${pid}/stat`);
  return stat !== null && !/\) Z /.test(stat);
}

function expectTidy(root: string): void {
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect([git(root, 'status', '--porcelain'), git(root, 'tag', '-l')]).toEqual(['', '']);
}

describe('a run that died with its agent at work', () => {
  const damaged = (dir: string) => writeFileSync(join(dir, 'events.ndjson'), 'no event\n');
  const gone = (dir: string) => rmSync(dir, { recursive: true });
  test.each([
    ['in a work tree', 'is damaged', 'worktree', damaged],
    ['in a work tree', 'is gone', 'worktree', gone],
    ['in the checkout', 'is gone', 'in-place', gone],
  ])('%s leaves work that is kept, also when its record %s', async (_, __, isolation, damage) => {
    const { root, run, env } = await lostRun(['--isolation', isolation]);
    damage(join(root, ledger));
    const { code, stderr } = await run().ended;
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect([refsWith(root, 'half.txt'), refsWith(root, 'committed.txt')]).toEqual([
      [expect.stringContaining(partial)],
      [expect.stringContaining(partial)],
    ]);
    expect(stderr).toMatch(/no readable record.*kept in refs\/phase-executor\/01\/partial\/01-01\/unrecorded-\d{8}T/);
    expect(isAlive(readFileSync(join(env.HOME, 'agent'), 'utf8').trim())).toBe(false);
    expectTidy(root);
  });

  test.each(['in-place', 'worktree'])(
    'leaves work that is kept (%s), also when the checkout has another path since, and its agent ends (I4, I5, I6)',
    async (isolation) => {
      const { root, env } = await lostRun(['--isolation', isolation]);
      const moved = join(temporaryDir('moved'), 'checkout');
      renameSync(root, moved);
      const words = ['run', '1', ...quick, '--isolation', isolation];
      const { code, stderr } = await start(cliPath, words, { cwd: moved, env }).ended;
      expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
      expect([refsWith(moved, 'half.txt'), refsWith(moved, 'committed.txt')]).toEqual([
        [expect.stringContaining(partial)],
        [expect.stringContaining(partial)],
      ]);
      expect(isAlive(readFileSync(join(env.HOME, 'agent'), 'utf8').trim())).toBe(false);
      expect([git(moved, 'status', '--porcelain'), git(moved, 'tag', '-l')]).toEqual(['', '']);
    },
  );

  test('leaves the checkout as it is, where its record is gone and a person has committed since', async () => {
    const { root, run, env } = await lostRun(['--isolation', 'in-place']);
    gone(join(root, ledger));
    put(root, 'mine.txt', 'mine');
    git(root, 'add', 'mine.txt');
    const later = new Date(Date.now() + 60_000).toISOString();
    execFileSync('git', ['-c', 'user.name=P', '-c', 'user.email=p@q', 'commit', '-qm', 'mine'], {
      cwd: root,
      env: { ...process.env, HOME: env.HOME, GIT_COMMITTER_DATE: later },
    });
    const head = git(root, 'rev-parse', 'HEAD');
    for (const _ of [1, 2]) {
      const { code, stderr } = await run().ended;
      expect([code, stderr]).toEqual([
        64,
        expect.stringMatching(/plan 01-01 .*no readable record.*checkpoint rollback check/),
      ]);
      expect([git(root, 'rev-parse', 'HEAD'), existsSync(join(root, 'half.txt'))]).toEqual([head, true]);
    }
  });

  test('leaves commits that are kept, also when its work tree was wiped with the temporary folder', async () => {
    const { root, run, env, endAgent } = await lostRun();
    endAgent();
    rmSync(env.TMPDIR, { recursive: true });
    const { code, stderr } = await run({ TMPDIR: temporaryDir('tmp') }).ended;
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(refsWith(root, 'committed.txt')).toEqual([`${partial}/1`]);
    expectTidy(root);
  });

  test('leaves no work tree, also when the next one has another temporary folder', async () => {
    const { root, run, env } = await lostRun();
    const { code, stderr } = await run({ TMPDIR: temporaryDir('tmp') }).ended;
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(refsWith(root, 'half.txt')).toEqual([`${partial}/1`]);
    expect(readdirSync(env.TMPDIR, { recursive: true }).filter((name) => /(^|\/)half\.txt$/.test(`${name}`))).toEqual(
      [],
    );
    expectTidy(root);
  });
});

test.each([
  ['had only removed new files', 'read-tree', 'rm half.txt'],
  ['was all but over', 'update-ref\\ -d\\ --\\ refs/tags', ':'],
])(
  'a recovery that died in the middle of a rollback, when it %s, does not name a half-deleted tree',
  async (_, when, also) => {
    const { root, run } = await lostRun(['--isolation', 'in-place']);
    const bin = temporaryDir('bin');
    const script = `case " $* " in *${when}*) [ -e '${bin}/died' ] || { : > '${bin}/died'; ${also}; ${killEngine}; kill -9 $$; };; esac`;
    const killed = await run({ PATH: putGit(bin, script) }).ended;
    expect(killed.signal).toBe('SIGKILL');
    const { code, stderr } = await run().ended;
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(git(root, 'ls-tree', '--name-only', `${partial}/1`, '--', 'half.txt', 'committed.txt')).toBe(
      'committed.txt\nhalf.txt',
    );
    const recovered = eventsOf(root, ledger).find(({ event }) => event === 'recovered');
    expect(recovered.kept).toBe(`${partial}/1`);
    expectTidy(root);
  },
);
