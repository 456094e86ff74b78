import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { IncompleteCommitError, makeCleanCopy } from '../../../src/system/git/clean-copy.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, commitAll, git, makeRepository, put, temporaryDir } from '../../project.ts';

const open = (root: string) => Git.open(root, bareEnvironment());
const head = (root: string) => git(root, 'rev-parse', 'HEAD');

it('holds what the commit holds and nothing else: no ignored, untracked or changed file, no hook, no configuration', async () => {
  const root = makeRepository({ '.gitignore': 'dist\n', 'src/ä b.txt': 'one\n', 'run.sh': 'x\n' });
  git(root, 'update-index', '--chmod=+x', 'run.sh');
  git(root, 'commit', '-qm', 'mode');
  put(root, 'dist/built.js', 'stale');
  put(root, 'new.txt', 'untracked');
  put(root, 'src/ä b.txt', 'changed\n');
  put(root, '.git/hooks/post-checkout', '#!/bin/sh\ntouch hooked\n');
  git(root, 'config', 'core.autocrlf', 'true');
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(readFileSync(join(copy.root, 'src/ä b.txt'), 'utf8')).toBe('one\n');
  expect(git(copy.root, 'status', '--porcelain')).toBe('');
  expect(git(copy.root, 'ls-files').split('\n')).toHaveLength(3);
  for (const name of ['dist', 'new.txt', 'hooked']) expect(existsSync(join(copy.root, name))).toBe(false);
  expect(git(copy.root, 'config', '--local', '--list')).not.toContain('autocrlf');
});

it('shows the history, the branch and the tags, as a clone does', async () => {
  const root = makeRepository({ 'a.txt': '1\n' });
  git(root, 'tag', 'v1.0.0');
  git(root, 'tag', 'checkpoint/01-01/x');
  put(root, 'a.txt', '2\n');
  git(root, 'commit', '-qam', 'two');
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(git(copy.root, 'log', '--format=%s').split('\n')).toEqual(['two', 'begin']);
  expect(git(copy.root, 'describe', '--tags')).toMatch(/^v1\.0\.0-1-g/);
  expect(git(copy.root, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  expect(git(copy.root, 'tag')).toBe('v1.0.0');
});

it('holds a commit of a repository whose names are SHA-256', async () => {
  const root = temporaryDir('sha256');
  git(root, 'init', '-q', '-b', 'main', '--object-format=sha256');
  commitAll(root, 'begin', { 'a.txt': '1\n' });
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(readFileSync(join(copy.root, 'a.txt'), 'utf8')).toBe('1\n');
  expect(head(copy.root)).toBe(head(root));
});

it('refuses a commit whose objects are not what their names say', async () => {
  const root = makeRepository({ 'test.js': 'strict\n', 'other.txt': 'x\n' });
  const blob = git(root, 'rev-parse', 'HEAD:test.js');
  const path = (id: string) => join(root, '.git/objects', id.slice(0, 2), id.slice(2));
  const text = readFileSync(path(git(root, 'rev-parse', 'HEAD:other.txt')));
  rmSync(path(blob));
  writeFileSync(path(blob), text);
  await expect(makeCleanCopy(await open(root), head(root), temporaryDir('copy'), null)).rejects.toThrow(
    IncompleteCommitError,
  );
});

it('refuses a commit whose objects lie behind an alternate that is gone', async () => {
  const root = makeRepository({ 'a.txt': 'x\n' });
  const blob = git(root, 'rev-parse', 'HEAD:a.txt');
  rmSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  await expect(makeCleanCopy(await open(root), head(root), temporaryDir('copy'), null)).rejects.toThrow(
    /cannot be read in full/,
  );
});

it('takes the commit itself, whatever grafts, replace refs and sparse patterns say', async () => {
  const root = makeRepository({ 'src/a': 'bad\n', 'b.txt': 'x\n' });
  const first = head(root);
  put(root, 'src/a', 'good\n');
  git(root, 'commit', '-qam', 'good');
  const good = head(root);
  git(root, 'reset', '-q', '--hard', first);
  git(root, 'replace', first, good);
  git(root, 'config', 'core.sparseCheckout', 'true');
  mkdirSync(join(root, '.git/info'), { recursive: true });
  writeFileSync(join(root, '.git/info/sparse-checkout'), '/b.txt\n');
  const copy = await makeCleanCopy(await open(root), first, temporaryDir('copy'), null);
  expect(readFileSync(join(copy.root, 'src/a'), 'utf8')).toBe('bad\n');
});
