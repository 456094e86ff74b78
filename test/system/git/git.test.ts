import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

let repo: Scratch;
beforeEach(() => {
  repo = new Scratch();
});
afterEach(() => repo.remove());

describe('opening a repository', () => {
  test('from a folder inside it, and through a variable that would point elsewhere', async () => {
    const git = await Git.open(join(repo.root, 'src'), {
      ...repo.env,
      GIT_DIR: '/nowhere',
      GIT_INDEX_FILE: '/nowhere',
    });
    expect(git.root).toBe(repo.root);
    expect(await git.head()).toEqual({ sha: repo.git('rev-parse', 'HEAD').trim(), branch: 'refs/heads/main' });
  });

  test('says what is wrong and what to do', async () => {
    const empty = join(repo.base, 'empty');
    mkdirSync(empty);
    await expect(Git.open(empty, repo.env)).rejects.toThrow(/is not inside a git repository .*run git init/);
    await expect(Git.open(join(repo.base, 'gone'), repo.env)).rejects.toThrow(/does not exist/);
    repo.git('init', '-q', '../empty');
    await expect(Git.open(empty, repo.env)).rejects.toThrow(/has no commit yet/);
    repo.git('init', '-q', '--bare', '../bare');
    await expect(Git.open(join(repo.base, 'bare'), repo.env)).rejects.toThrow(/bare repository/);
    await expect(Git.open(repo.root, { ...repo.env, PATH: empty })).rejects.toThrow(
      /git cannot be run: git 2.38 or later/,
    );
  });

  test('refuses a git that is too old, naming it', async () => {
    const bin = join(repo.base, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'git'), '#!/bin/sh\necho git version 2.30.2\n');
    chmodSync(join(bin, 'git'), 0o755);
    const opening = Git.open(repo.root, { ...repo.env, PATH: `${bin}:/usr/bin:/bin` });
    await expect(opening).rejects.toThrow(/git version 2.30.2 was found, but git 2.38 or later is needed/);
  });
});

describe('what changed', () => {
  test('a scan tells staged, changed, deleted and untracked paths, with blanks, newlines and umlauts', async () => {
    repo.write({ 'staged.txt': 's', 'two words/ü\nnew.txt': 'u', 'src/a.ts': 'changed' });
    repo.git('add', 'staged.txt');
    rmSync(join(repo.root, 'README.md'));
    const git = await repo.open();
    const found = (await git.state()).changes.map(({ path, index, worktree }) => [index + worktree, path]).sort();
    expect(found).toEqual([
      ['.D', 'README.md'],
      ['.M', 'src/a.ts'],
      ['??', 'two words/ü\nnew.txt'],
      ['A.', 'staged.txt'],
    ]);
  });
});

describe('committing', () => {
  test('takes the named files alone: other changes, staged or not, stay as they are', async () => {
    repo.write({ 'mine.txt': 'm', 'staged.txt': 's', 'other.txt': 'o', 'src/a.ts': 'gone soon' });
    repo.git('add', 'staged.txt');
    rmSync(join(repo.root, 'README.md'));
    const git = await repo.open();
    const commit = await git.commitPaths('Write the summary\n\nwith a body', ['mine.txt', 'README.md']);
    expect(repo.git('show', '--name-status', '--format=%s|%an', `${commit}`)).toBe(
      'Write the summary|A User\n\nD\tREADME.md\nA\tmine.txt\n',
    );
    expect(repo.git('status', '--porcelain')).toBe(' M src/a.ts\nA  staged.txt\n?? other.txt\n');
  });

  test('runs no hook and signs nothing, and works on a detached HEAD', async () => {
    const ran = join(repo.base, 'ran');
    for (const hook of ['pre-commit', 'post-commit', 'reference-transaction', 'post-index-change'])
      repo.executable(`.git/hooks/${hook}`, `#!/bin/sh\ntouch ${ran}\n`);
    const git = await repo.open();
    rmSync(ran, { force: true });
    repo.git('config', 'commit.gpgsign', 'true');
    repo.write({ 'mine.txt': 'm' });
    expect(await git.commitPaths('Commit', ['mine.txt'])).not.toBeNull();
    expect(existsSync(ran)).toBe(false);
    writeFileSync(join(repo.root, '.git/HEAD'), `${(await git.head()).sha}\n`);
    repo.write({ 'mine.txt': 'more' });
    const commit = await git.commitPaths('Detached', ['mine.txt']);
    expect(await git.head()).toEqual({ sha: commit, branch: null });
  });

  test('is by phase-executor when nobody is configured', async () => {
    repo.git('config', '--unset', 'user.name');
    repo.git('config', '--unset', 'user.email');
    repo.write({ 'mine.txt': 'm' });
    await (await repo.open()).commitPaths('Commit', ['mine.txt']);
    expect(repo.git('log', '-1', '--format=%an <%ae>')).toBe(
      'Phase Executor <phase-executor@users.noreply.github.com>\n',
    );
  });
});

describe('refs', () => {});
