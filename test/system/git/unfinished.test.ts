import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import { maxListed } from '../../../src/system/git/work-tree-status.ts';
import { testIf } from '../../needs.ts';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => scratch.remove());

const of = { phase: '01', plan: '01-01', at: new Date() };
const as = { phase: '01', plan: '01-01', attempt: 1, message: 'failed' };

/** Files by their bytes, whatever their names are, with the index. */
const look = () =>
  scratch.sh(
    `git ls-files -sv; git status --porcelain; find . -path ./.git -prune -o -type f -exec md5sum {} + | sort; find . -path ./.git -prune -o -print | LC_ALL=C sort`,
  );

/** What each attempt does to a repository, and what was there before; each rollback is to finish. */
const cases: Record<string, { before?: string; attempt: string }> = {
  'non-UTF-8 name, skip-worktree before': {
    before: `printf x > "$(printf 'caf\\351.txt')"; git add -A; git commit -qm latin; git update-index --skip-worktree "$(printf 'caf\\351.txt')"`,
    attempt: `echo y > "$(printf 'caf\\351.txt')"; echo z > src/a.ts`,
  },
  'non-UTF-8 name deleted, two new ones of the same look, and one in a new folder': {
    before: `printf x > "$(printf 'caf\\351.txt')"; git add -A; git commit -qm latin`,
    attempt: `rm caf*; echo 1 > "$(printf 'n\\351')"; echo 2 > "$(printf 'n\\352')"; mkdir "$(printf 'd\\351')"; echo 3 > "$(printf 'd\\351/f')"`,
  },
  'working-tree-encoding before': {
    before: `echo '*.u16 text working-tree-encoding=UTF-16LE' > .gitattributes; printf 'a\\0\\n\\0' > f.u16; git add -A; git commit -qm enc`,
    attempt: `printf 'odd' > f.u16; echo z > src/a.ts`,
  },
  'working-tree-encoding by the attempt': {
    attempt: `echo '*.ts text working-tree-encoding=UTF-16' > .gitattributes; printf 'xyz' > src/b.ts; echo z > src/a.ts`,
  },
};

test.each(Object.entries(cases))('a rollback finishes after %s', async (_, { before = ':', attempt }) => {
  scratch.sh(before);
  const git = await scratch.open();
  const checkpoints = new Checkpoints(git);
  const checkpoint = await checkpoints.create(of);
  const picture = look();
  scratch.sh(attempt);
  await checkpoints.rollback(checkpoint);
  expect(look()).toEqual(picture);
});

test('of more new files than memory should list the first are kept, and no attempt begins beside them', async () => {
  const checkpoints = new Checkpoints(await scratch.open());
  const checkpoint = await checkpoints.create(of);
  scratch.sh(`mkdir many; cd many; seq -f '%.0f' ${maxListed + 100} | xargs touch; echo first > 0`);
  const kept = await checkpoints.keep(checkpoint, as);
  expect([kept?.fresh.length, scratch.git('show', `${kept?.ref}:many/0`)]).toEqual([maxListed, 'first\n']);
  await expect(checkpoints.create(of)).rejects.toThrow(/ has 100101 new files .* most of them in many\/; add it to/);
});

testIf(canFreeze(), 'no file can be made immutable here')(
  'a rollback that meets an immutable file names the command after which the next one finishes',
  async () => {
    const checkpoints = new Checkpoints(await scratch.open());
    const checkpoint = await checkpoints.create(of);
    const picture = look();
    scratch.sh('echo z > src/a.ts; echo n > new.txt; chattr +i new.txt src/a.ts');
    for (const file of ['new.txt', 'src/a.ts']) {
      const told = await checkpoints.rollback(checkpoint).catch((error: Error) => error.message);
      expect(told).toMatch(new RegExp(`chattr -i -- .*${file}`));
      scratch.sh(String(told).split('sudo ')[1] ?? 'false');
    }
    await checkpoints.rollback(checkpoint);
    expect(look()).toEqual(picture);
  },
);

function canFreeze(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'frozen-'));
  const { status } = spawnSync('sh', ['-c', ': > x && chattr +i x && chattr -i x'], { cwd: dir });
  return status === 0;
}
