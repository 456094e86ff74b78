import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import { testIf } from '../../needs.ts';
import { Scratch } from './scratch.ts';

let repo: Scratch;
beforeEach(() => {
  repo = new Scratch({ '.gitignore': '.env\n', 'a.txt': 'a\n', 'in/x.txt': 'x\n', 'out/y.txt': 'y\n' });
});
afterEach(() => repo.remove());

const checkpointsOf = async () => new Checkpoints(await repo.open());
const plan = { phase: '07', plan: '07-03' };

describe('sparse checkouts', () => {
  beforeEach(() => {
    repo.git('sparse-checkout', 'set', '--cone', 'in');
  });

  test('stay sparse, and what the attempt wrote outside is gone but kept (I4, I5)', async () => {
    const before = repo.picture();
    const checkpoints = await checkpointsOf();
    const checkpoint = await checkpoints.create({ ...plan, at: new Date() });
    repo.sh(
      'echo more >> in/x.txt; mkdir out; echo evil > out/y.txt; echo new > out/new.txt; git add --sparse -A; git commit -qm x',
    );
    const { saved: kept } = await checkpoints.rollback(checkpoint);
    expect(repo.picture()).toEqual(before);
    expect(existsSync(join(repo.root, 'out'))).toBe(false);
    expect(repo.git('show', `${kept?.commit}:out/y.txt`)).toBe('evil\n');
  });
});

describe('filters that were there before the run', () => {
  test('go on working, as LFS must: pointers in git, contents in the work tree', async () => {
    // Stands in for git-lfs: what is committed is upside down, what is checked out is not.
    for (const [name, value] of Object.entries({ clean: 'rev', smudge: 'rev', required: 'true' }))
      repo.git('config', '--global', `filter.turn.${name}`, value);
    repo.commit('Filtered', { '.gitattributes': '*.bin filter=turn\n', 'big.bin': 'abc\n' });
    expect(repo.git('cat-file', 'blob', 'HEAD:big.bin')).toBe('cba\n');
    const before = repo.picture();
    const checkpoints = await checkpointsOf();
    const checkpoint = await checkpoints.create({ ...plan, at: new Date() });
    repo.sh('echo xyz > big.bin; echo 123 > new.bin; rm -f .gitattributes');
    await checkpoints.rollback(checkpoint);
    expect(repo.picture()).toEqual(before);
    repo.write({ 'big.bin': 'xyz\n' });
    const kept = await checkpoints.keep(checkpoint, { ...plan, attempt: 1, message: 'kept' });
    expect(repo.git('cat-file', 'blob', `${kept?.commit}:big.bin`)).toBe('zyx\n');
  });
});

describe('submodules', () => {
  let library: string;
  beforeEach(() => {
    library = join(repo.base, 'library');
    execFileSync('git', ['clone', '-q', repo.root, library], { env: repo.env });
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib');
    repo.git('commit', '-qm', 'Add the library');
  });

  test('are left as they are and told; the recorded commit comes back', async () => {
    const before = repo.picture();
    const checkpoints = await checkpointsOf();
    const checkpoint = await checkpoints.create({ ...plan, at: new Date() });
    repo.sh(
      'cd lib; git -c user.name=a -c user.email=b commit -q --allow-empty -m x; cd ..; git add lib; git commit -qm bump; echo x > a.txt',
    );
    const told = await checkpoints.rollback(checkpoint);
    expect(told.submodules).toEqual(['lib']);
    expect(repo.picture()).toEqual({ ...before, status: ' M lib\n' });
    expect(repo.git('rev-parse', 'HEAD:lib')).toBe(repo.git('rev-parse', `${checkpoint.head}:lib`));
  });

  const bump = 'git -C lib -c user.name=a -c user.email=b commit -q --allow-empty -m x';
  test.each([
    ['removed', 'rm -rf lib', [] as string[]],
    ['removed below a flag', 'git update-index --skip-worktree lib; rm -rf lib', []],
    ['replaced by a file', 'rm -rf lib; echo file > lib; git add lib', []],
    ['moved on, and hid with a flag', `git update-index --skip-worktree lib; ${bump}`, ['lib']],
    [
      'took over as files of its own, with flags',
      'git rm -q --cached lib; rm -rf lib/.git; git add lib; git update-index --skip-worktree lib/a.txt; rm lib/a.txt',
      [],
    ],
  ])('one that an attempt %s hinders no rollback', async (_, attempt, left) => {
    const index = repo.git('ls-files', '-s', '-v');
    const checkpoint = await (await checkpointsOf()).create({ ...plan, at: new Date() });
    repo.sh(`${attempt}; echo x > a.txt`);
    const checkpoints = await checkpointsOf();
    const told = await checkpoints.rollback(checkpoint);
    expect([told.submodules, repo.read('a.txt'), repo.git('ls-files', '-s', '-v')]).toEqual([left, 'a\n', index]);
    expect(repo.git('status', '--porcelain')).toBe(left.length > 0 ? ' M lib\n' : '');
  });
});

describe('when the disk does not play along', () => {
  const tmpfs = mkdtempSync(join(tmpdir(), 'tmpfs-'));
  const mounted = tryMount(tmpfs);
  const full = testIf(mounted, 'nothing can be mounted here, so there is no disk to fill');

  full('a full disk during a checkpoint is a clear error, and nothing is lost', async () => {
    try {
      const small = new Scratch({ 'a.txt': 'a\n', 'in/x.txt': 'x\n' }, tmpfs);
      const checkpoints = new Checkpoints(await small.open());
      small.write({ 'a.txt': 'changed\n' });
      small.sh('head -c 20000000 /dev/urandom > ../filler 2>/dev/null || true');
      const before = small.picture();
      await expect(checkpoints.create({ ...plan, at: new Date() })).rejects.toThrow(/No space left on device|ENOSPC/);
      expect(small.picture()).toEqual(before);
      small.sh('rm ../filler');
      const checkpoint = await checkpoints.create({ ...plan, at: new Date() });
      small.sh('echo worse > a.txt; rm -r in');
      await checkpoints.rollback(checkpoint);
      expect(small.picture()).toEqual(before);
    } finally {
      execFileSync('umount', [tmpfs]);
      rmSync(tmpfs, { recursive: true });
    }
  });
});

function tryMount(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
