import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { enterBranch } from '../../../src/system/git/checkpoint/branch-merge.ts';
import { Git } from '../../../src/system/git/git.ts';
import { Remote, suggestRemote } from '../../../src/system/git/remote.ts';
import { bareEnvironment, commitAll, git, makeRepository, put, temporaryDir } from '../../project.ts';

const branch = 'phase/01-first';
const name = `refs/heads/${branch}`;

/** A checkout on main with an origin, which has `branch` where it is told to. */
function checkout(there: Record<string, string> | null = null) {
  const root = makeRepository({ 'same.txt': 'one\n', '.gitignore': 'ignored.txt\n' });
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  git(root, 'remote', 'add', 'origin', origin);
  git(root, 'push', '-q', 'origin', 'main');
  const main = git(root, 'rev-parse', 'HEAD');
  const commit = (files: Record<string, string>, from = main) => {
    git(root, 'checkout', '-q', '--detach', from);
    const sha = commitAll(root, Object.keys(files).join(), files);
    git(root, 'checkout', '-q', 'main');
    return sha;
  };
  const pushed = there === null ? null : commit(there);
  if (pushed !== null) git(root, 'push', '-q', 'origin', `${pushed}:${name}`);
  const enter = async ({ last = null as string | null, trustsLocal = false, asks = true } = {}) => {
    const repository = await Git.open(root, bareEnvironment());
    const remote = asks ? new Remote(repository, 'origin') : null;
    return enterBranch(repository, branch, { remote, last, trustsLocal });
  };
  const stands = () => [git(root, 'symbolic-ref', 'HEAD'), git(root, 'rev-parse', 'HEAD')];
  return { root, origin, main, pushed: pushed ?? '', commit, enter, stands };
}

test('a branch holds what is on the remote, what the last run left and what is checked out', async () => {
  const { root, main, pushed, commit, enter, stands } = checkout({ 'a.txt': 'a' });
  const last = commit({ 'b.txt': 'b' });
  const moved = commit({ 'c.txt': 'c' });
  git(root, 'reset', '-q', '--hard', moved);
  const { there, tip, isNew, merged } = await enter({ last });
  expect([there, isNew, stands()]).toEqual([pushed, false, [name, tip]]);
  expect(merged).toEqual([`the work of the last run (${last})`, `the commit that is checked out (${moved})`]);
  expect(git(root, 'ls-files')).toBe('.gitignore\na.txt\nb.txt\nc.txt\nsame.txt');
  expect(git(root, 'status', '--porcelain')).toBe('');
  // Once more it has all of that.
  git(root, 'checkout', '-q', '--detach', main);
  git(root, 'push', '-q', 'origin', `${tip}:${name}`);
  expect(await enter({ last })).toMatchObject({ there: tip, tip, merged: [] });
});

test('nothing is moved where parts conflict, or where a file of somebody is in the way', async () => {
  const { root, commit, enter, stands } = checkout({ 'same.txt': 'theirs\n', 'new.txt': 'theirs\n' });
  const before = stands();
  put(root, 'new.txt', 'mine\n');
  await expect(enter()).rejects.toThrow('new.txt');
  expect(stands()).toEqual(before);
  execFileSync('rm', [join(root, 'new.txt')]);
  git(root, 'reset', '-q', '--hard', commit({ 'same.txt': 'ours\n' }));
  const conflicting = stands();
  await expect(enter()).rejects.toThrow(/branch phase\/01-first of origin .* conflict in same\.txt; merge them, push/);
  expect([stands(), git(root, 'status', '--porcelain')]).toEqual([conflicting, '']);
});

test('a branch of this repository that nobody pushed counts only where a person named it', async () => {
  const { root, commit, enter, stands } = checkout({ 'a.txt': 'a' });
  const planted = commit({ 'planted.txt': 'x' });
  git(root, 'branch', branch, planted);
  const before = stands();
  await expect(enter()).rejects.toThrow(`is at ${planted}, which was never pushed; git checkout ${branch}`);
  expect([stands(), git(root, 'rev-parse', name)]).toEqual([before, planted]);
  await enter({ trustsLocal: true });
  expect(git(root, 'ls-files')).toBe('.gitignore\na.txt\nplanted.txt\nsame.txt');
});

test.each([
  [
    "remote: Permission to me/mine.git denied to github-actions[bot].\nfatal: unable to access 'https://github.com/me/mine/': The requested URL returned error: 403",
    /contents: write/,
  ],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", /pass github-token/],
  ['remote: Gitea: User permission denied for writing.', /contents: write/],
  ['remote: error: GH006: Protected branch update failed for refs/heads/main.', /branch is protected/],
  ['! [remote rejected] a -> a (push declined due to repository rule violations)', /branch is protected/],
  [
    '! [remote rejected] a -> a (refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission)',
    /workflows: write/,
  ],
])('what a remote says is told with what to do: %s', (said, advice) => {
  expect(suggestRemote(said)).toMatch(advice);
});
