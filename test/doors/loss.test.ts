import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tryReadRegular } from '../../src/system/files/atomic-file.ts';
import { call, cliPath, git, makeProject, plan, start, temporaryDir, until } from '../project.ts';

// Without a cage: its agents know no number of theirs that we know, and move no branch before they end.
const quick = ['--json', '--backoff', '1ms', '--kill-grace', '300ms', '--sandbox', 'off'];
const ledger = '.git/phase-executor/1';
const partial = 'refs/phase-executor/01/partial/01-01';

/** A run that dies, and its agent with it, when the agent has committed one file and left another beside it. */
async function lostRun(options: string[] = []) {
  const work =
    'echo "$$" > "$HOME/agent"; echo c > committed.txt; git add committed.txt; git -c user.name=A -c user.email=a@b.c commit -qm work; echo h > half.txt; touch "$HOME/ran"; sleep 60';
  const root = makeProject({ '01-01': plan({ script: `[ -e "$HOME/ran" ] || { ${work}; }; echo done > out.txt` }) });
  const env = { HOME: temporaryDir('home'), TMPDIR: temporaryDir('tmp') };
  const words = ['run', '1', ...quick, ...options];
  const run = (more: Record<string, string> = {}) => call(words, { cwd: root, env: { ...env, ...more } });
  const first = start(cliPath, words, { cwd: root, env });
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
  test('leaves work that is kept, also when its record is damaged', async () => {
    const { root, run, env } = await lostRun();
    writeFileSync(join(root, ledger, 'events.ndjson'), 'no event\n');
    const { code, stderr } = await run();
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect([refsWith(root, 'half.txt'), refsWith(root, 'committed.txt')]).toEqual([
      [expect.stringContaining(partial)],
      [expect.stringContaining(partial)],
    ]);
    expect(stderr).toMatch(/no readable record.*kept in refs\/phase-executor\/01\/partial\/01-01\/unrecorded-\d{8}T/);
    expect(isAlive(readFileSync(join(env.HOME, 'agent'), 'utf8').trim())).toBe(false);
    expectTidy(root);
  });

  test('leaves work that is kept, also when the checkout has another path since, and its agent ends (I4, I5, I6)', async () => {
    const { root, env } = await lostRun();
    const moved = join(temporaryDir('moved'), 'checkout');
    renameSync(root, moved);
    const words = ['run', '1', ...quick];
    const { code, stderr } = await call(words, { cwd: moved, env });
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect([refsWith(moved, 'half.txt'), refsWith(moved, 'committed.txt')]).toEqual([
      [expect.stringContaining(partial)],
      [expect.stringContaining(partial)],
    ]);
    expect(isAlive(readFileSync(join(env.HOME, 'agent'), 'utf8').trim())).toBe(false);
    expect([git(moved, 'status', '--porcelain'), git(moved, 'tag', '-l')]).toEqual(['', '']);
  });

  test('leaves no work tree, also when the next one has another temporary folder', async () => {
    const { root, run, env } = await lostRun();
    const { code, stderr } = await run({ TMPDIR: temporaryDir('tmp') });
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(refsWith(root, 'half.txt')).toEqual([`${partial}/1`]);
    expect(readdirSync(env.TMPDIR, { recursive: true }).filter((name) => /(^|\/)half\.txt$/.test(`${name}`))).toEqual(
      [],
    );
    expectTidy(root);
  });
});
