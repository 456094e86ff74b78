import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../../src/system/git/checkpoint/checkpoint-tag.ts';
import { pruneRefs } from '../../../src/system/git/checkpoint/prune.ts';
import { previewRollback } from '../../../src/system/git/checkpoint/rollback-preview.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

let repo: Scratch;
let git: Git;
let checkpoints: Checkpoints;
beforeEach(async () => {
  repo = new Scratch({
    '.gitignore': '.env\nnode_modules/\n',
    'README.md': '# Hello\n',
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 2;\n',
    'docs/deep/c.md': 'c\n',
  });
  repo.write({ '.env': 'SECRET=1', 'node_modules/x/index.js': 'x' });
  repo.executable('run.sh', '#!/bin/sh\n');
  symlinkSync('src/a.ts', join(repo.root, 'link'));
  repo.commit('More');
  git = await repo.open();
  checkpoints = new Checkpoints(git);
});
afterEach(() => repo.remove());

const create = (): Promise<Checkpoint> => checkpoints.create({ phase: '07', plan: '07-03', at: new Date() });
const keep = (checkpoint: Checkpoint, attempt = 1) =>
  checkpoints.keep(checkpoint, { phase: '07', plan: '07-03', attempt, message: 'Attempt 1 of 07-03' });

/** Leaves changes of every kind before the attempt, as a user might. */
function makeDirty(): void {
  repo.write({ 'src/a.ts': 'staged\n', 'untracked/note.txt': 'mine', 'added.txt': 'added', 'later.txt': 'intended' });
  repo.git('add', 'src/a.ts', 'added.txt');
  repo.git('add', '-N', 'later.txt');
  repo.write({ 'src/a.ts': 'staged and changed\n' });
  rmSync(join(repo.root, 'docs/deep/c.md'));
}

describe('a checkpoint', () => {
  test('touches nothing: HEAD, branch, index and files are as before (I4)', async () => {
    makeDirty();
    const before = repo.picture();
    const index = readFileSync(join(repo.root, '.git/index'));
    await create();
    expect(repo.picture()).toEqual(before);
    expect(repo.git('stash', 'list')).toBe('');
    expect(readFileSync(join(repo.root, '.git/index')).length).toBe(index.length);
  });

  test('is found again from git alone, and its tag is gone after discard', async () => {
    makeDirty();
    const checkpoint = await create();
    expect(await new Checkpoints(await repo.open()).find(checkpoint.tag)).toEqual(checkpoint);
    expect(await checkpoints.list()).toEqual([checkpoint]);
    await checkpoints.discard(checkpoint);
    expect(repo.git('tag')).toBe('');
    await expect(checkpoints.find(checkpoint.tag)).rejects.toThrow(/there is no checkpoint checkpoint\/07-03/);
  });

  test('is refused while a merge is open', async () => {
    repo.sh(
      'git checkout -qb other; echo x > src/a.ts; git commit -qam x; git checkout -q main; echo y > src/a.ts; git commit -qam y',
    );
    expect(() => repo.git('merge', 'other')).toThrow();
    await expect(create()).rejects.toThrow(/a merge is open in .*; finish or abort it/);
  });
});

/** What an attempt may do to a repository, from harmless to hostile. */
const vandalism: Record<string, string> = {
  'edits, staged and not': 'echo x >> src/a.ts; echo y >> src/b.ts; git add src/b.ts; echo z >> src/b.ts',
  'new files, staged, committed and untracked':
    'echo n > new.txt; mkdir -p x/y; echo n > x/y/z; git add new.txt; git commit -qm n; echo s > staged; git add staged; echo u > u',
  'deleted files and folders': 'rm -rf src docs; git rm -q README.md',
  renames: 'git mv src/a.ts src/z.ts; mv docs other',
  'modes and links':
    'chmod -x run.sh; chmod +x README.md; ln -sf src/b.ts link; rm src/b.ts; ln -s /etc/hostname src/b.ts',
  'a file that became a folder': 'rm README.md; mkdir README.md; echo x > README.md/x; git add -A; git commit -qm x',
  'a folder that became a file': 'rm -rf src; echo x > src',
  'a folder that became a link to its renamed self': 'mv src src2; ln -s src2 src',
  'bad work that was committed':
    'echo bad > src/a.ts; git commit -qam bad; echo worse > src/a.ts; git commit -qam worse',
  'a switched branch': 'git checkout -qb mine; echo x > src/a.ts; git commit -qam x; echo y > y',
  'a deleted branch': 'git checkout -q --detach; git branch -D main -q; echo x > x',
  'a branch without a commit': 'git checkout -q --orphan fresh; git rm -rfq .; echo x > x; git add x',
  'a moved branch': 'git checkout -qb mine; git branch -f main HEAD~1; git commit -q --allow-empty -m x',
  'history thrown away': 'git reset -q --hard HEAD~1',
  'an open merge':
    'git checkout -qb o; echo x > src/a.ts; git commit -qam x; git checkout -q main; echo y > src/a.ts; git commit -qam y; git merge o || true',
  'an open rebase':
    'git checkout -qb o; echo x > src/a.ts; git commit -qam x; git checkout -q main; echo y > src/a.ts; git commit -qam y; git rebase o || true',
  'an open bisect': 'git bisect start; git bisect bad HEAD; git bisect good HEAD~1 || true; git checkout -q HEAD~1',
  'a lost index': 'rm .git/index; echo x > x',
  'an ignored file given to git':
    'git add -f .env; git commit -qm oops; git rm -q --cached src/a.ts; echo src/a.ts >> .gitignore',
  'an ignore rule that hides its files':
    'echo hidden/ >> .gitignore; mkdir hidden; echo x > hidden/x; git add .gitignore; git commit -qm x',
  'flags that hide its changes':
    'git update-index --assume-unchanged src/a.ts; git update-index --skip-worktree src/b.ts; echo x > src/a.ts; echo x > src/b.ts',
  'a repository inside':
    'git init -q inner; cd inner; echo x > x; git add x; git -c user.name=a -c user.email=b commit -qm x',
  'an empty repository inside': 'git init -q inner; echo x > inner/x; git init -q docs/empty',
  'strange names':
    'echo x > "$(printf "a\\nb")"; echo x > ":(top)x"; echo x > "-f"; echo x > "*"; echo x > "ü ö"; git add -- "./-f"',
};

describe('rollback is exact (I4)', () => {
  for (const [name, script] of Object.entries(vandalism)) {
    test(`after ${name}, with the user's own changes under it`, async () => {
      makeDirty();
      const before = repo.picture();
      const checkpoint = await create();
      repo.sh(
        script.includes('bisect')
          ? `git add -A; git stash -q; ${script}`
          : script.replace('git rebase', 'git rebase --autostash'),
      );
      await checkpoints.rollback(checkpoint);
      expect(repo.picture()).toEqual(before);
    });
  }

  test.each([
    ['on a detached HEAD', 'git checkout -q --detach', 'git checkout -q main; echo x > src/a.ts; git commit -qam x'],
    [
      'of flags the user had set, and of what they hide',
      'git update-index --assume-unchanged src/a.ts; git update-index --skip-worktree src/b.ts; echo local | tee src/a.ts > src/b.ts',
      'echo x > src/a.ts; git update-index --no-skip-worktree src/b.ts; git checkout -q src/b.ts',
    ],
  ])('%s', async (_, byUser, script) => {
    repo.sh(byUser);
    const before = repo.picture();
    const checkpoint = await create();
    repo.sh(script);
    await checkpoints.rollback(checkpoint);
    expect(repo.picture()).toEqual(before);
  });

  test('ignored files and repositories that were there are never touched', async () => {
    repo.git('init', '-q', 'vendor/own');
    repo.write({ 'vendor/own/file': 'mine' });
    const before = repo.picture();
    const checkpoint = await create();
    repo.sh('echo x > new; echo changed > .env; echo more > node_modules/x/more.js');
    await checkpoints.rollback(checkpoint);
    expect(repo.read('.env')).toBe('changed\n');
    expect(existsSync(join(repo.root, 'node_modules/x/more.js'))).toBe(true);
    expect({ ...repo.picture(), 'file .env': before['file .env'] }).toEqual({
      ...before,
      'file node_modules/x/more.js': 'file more\n',
    });
  });
});

describe('looking and cleaning up', () => {
  test('a preview tells what a rollback would do, and does nothing', async () => {
    const checkpoint = await create();
    repo.sh(
      'git checkout -qb mine; echo x > src/a.ts; git commit -qam x; echo n > new; rm README.md; git init -q inner',
    );
    const before = repo.picture();
    const preview = await previewRollback(git, checkpoint);
    expect(preview).toEqual({
      head: { from: repo.git('rev-parse', 'HEAD').trim(), to: checkpoint.head },
      branch: { from: 'refs/heads/mine', to: 'refs/heads/main' },
      restored: ['README.md', 'src/a.ts'],
      removed: ['new'],
      movedAside: ['inner'],
      operation: null,
    });
    expect(repo.picture()).toEqual(before);
    expect(await checkpoints.rollback(checkpoint)).toMatchObject({
      restored: ['README.md', 'src/a.ts'],
      removed: ['new'],
    });
  });

  test('prune deletes what is old and ours, kept work only when asked, and with a dry run nothing', async () => {
    const old = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date('2020-01-01T00:00:00Z') });
    const recent = await create();
    repo.git('tag', 'checkpoint/foreign');
    repo.write({ 'new.txt': 'n' });
    const kept = await keep(recent);
    const olderThan = new Date('2021-01-01T00:00:00Z');
    expect(await pruneRefs(git, { olderThan, dryRun: true })).toEqual([old.tag]);
    expect(await pruneRefs(git, { olderThan, partials: true })).toEqual([old.tag]);
    expect(repo.git('tag').trim().split('\n')).toEqual([recent.tag, 'checkpoint/foreign']);
    const later = new Date(Date.now() + 60_000);
    expect(await pruneRefs(git, { olderThan: later })).toEqual([recent.tag]);
    expect(repo.git('for-each-ref', '--format=%(refname)', 'refs/phase-executor').trim()).toBe(kept?.ref);
    expect(await pruneRefs(git, { olderThan: later, partials: true })).toEqual([kept?.ref]);
    expect(repo.git('for-each-ref', 'refs/phase-executor')).toBe('');
  });
});

describe('an interrupted rollback', () => {
  test('is finished by the next one, whatever it had done (I4)', async () => {
    makeDirty();
    const before = repo.picture();
    const checkpoint = await create();
    const vandalised =
      'git checkout -qb mine; git add -A; git commit -qm x; rm -rf src; echo n > new; git rm -q --cached README.md';
    for (const halfway of [
      `git symbolic-ref HEAD refs/heads/main`,
      `git read-tree --reset ${checkpoint.work}`,
      `git read-tree --reset ${checkpoint.work}; git checkout-index -f -a`,
    ]) {
      repo.sh(`${vandalised}; ${halfway}`);
      const later = new Checkpoints(await repo.open());
      await later.rollback(await later.find(checkpoint.tag));
      expect(repo.picture()).toEqual(before);
      repo.git('branch', '-q', '-D', 'mine');
    }
  });
});

describe('nothing is lost (I5)', () => {
  test('commits, staged and other files of the attempt are under its ref', async () => {
    const checkpoint = await create();
    repo.sh(
      'echo 1 > src/a.ts; git commit -qam work; echo 2 > src/a.ts; git add src/a.ts; echo 3 > src/a.ts; echo u > untracked; rm run.sh',
    );
    const work = repo.git('rev-parse', 'HEAD').trim();
    const kept = await keep(checkpoint);
    expect(kept).toMatchObject({
      ref: 'refs/phase-executor/07/partial/07-03/1',
      files: ['run.sh', 'src/a.ts', 'untracked'],
    });
    await checkpoints.rollback(checkpoint);
    const ref = `${kept?.ref}`;
    expect(repo.git('show', `${ref}:src/a.ts`)).toBe('3\n');
    expect(repo.git('show', `${ref}:untracked`)).toBe('u\n');
    expect(repo.git('show', `${ref}^2:src/a.ts`)).toBe('2\n');
    expect(repo.git('rev-parse', `${ref}^`).trim()).toBe(work);
    expect(repo.git('show', `${ref}^:src/a.ts`)).toBe('1\n');
    expect(() => repo.git('show', `${ref}:run.sh`)).toThrow();
  });

  test('commits on the branch it left, and an earlier kept state of the same number, stay reachable', async () => {
    const checkpoint = await create();
    repo.sh('echo 1 > one; git add one; git commit -qm one; git checkout -q HEAD~1; echo 2 > two');
    const first = await keep(checkpoint);
    repo.sh('echo 3 > three');
    const second = await keep(checkpoint);
    await checkpoints.rollback(checkpoint);
    const reachable = repo.git('log', '--format=%H %s', `${second?.ref}`);
    expect(reachable).toContain('one');
    expect(reachable).toContain(`${first?.commit}`);
  });

  test('what git cannot keep is moved aside whole', async () => {
    const checkpoint = await create();
    repo.sh('git init -q inner; echo work > inner/file; echo "*.tmp" >> .gitignore; echo hidden > a.tmp');
    const { movedAside, asideDir } = await checkpoints.rollback(checkpoint);
    expect(movedAside.sort()).toEqual(['a.tmp', 'inner']);
    expect(readFileSync(join(asideDir, 'inner/file'), 'utf8')).toBe('work\n');
    expect(existsSync(join(asideDir, 'inner/.git'))).toBe(true);
    expect(readFileSync(join(asideDir, 'a.tmp'), 'utf8')).toBe('hidden\n');
  });
});

describe('sealing', () => {});

describe('git runs nothing the attempt has written (I7)', () => {
  test('no filter, no driver, no monitor, no hook, no alias', async () => {
    const ran = join(repo.base, 'ran');
    const evil = join(repo.base, 'evil.sh');
    writeFileSync(evil, `#!/bin/sh\necho "$0 $@" >> ${ran}\ncat\n`, { mode: 0o755 });
    const checkpoint = await create();
    repo.sh(`
      for key in filter.e.clean filter.e.smudge filter.e.process diff.e.command diff.e.textconv merge.e.driver diff.external \\
        core.fsmonitor core.pager core.editor core.sshCommand gpg.program credential.helper alias.status; do git config $key ${evil}; done
      git config filter.e.required true; git config commit.gpgsign true; git config tag.gpgsign true; git config core.hooksPath ${repo.base}
      echo '* filter=e diff=e merge=e' > .git/info/attributes; echo '* filter=e diff=e merge=e' > .gitattributes`);
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change', 'post-commit'])
      writeFileSync(join(repo.base, hook), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 });
    mkdirSync(join(repo.root, 'more'));
    repo.write({ 'more/new.txt': 'new', 'src/a.ts': 'changed\n' });
    const kept = await keep(checkpoint);
    await git.commitPaths('Commit', ['more/new.txt']);
    await checkpoints.rollback(checkpoint);
    expect(existsSync(ran) ? readFileSync(ran, 'utf8') : 'nothing ran').toBe('nothing ran');
    expect(repo.git('show', `${kept?.ref}:more/new.txt`)).toBe('new');
  });
});
