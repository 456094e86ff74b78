import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { baseObjects, makePrivateGit } from '../../../src/agents/cage/private-git.ts';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Worktrees } from '../../../src/system/git/worktree.ts';
import { Scratch } from '../../system/git/scratch.ts';

let scratch: Scratch;
let git: Git;
let folder: string;
beforeEach(async () => {
  scratch = new Scratch({ 'a.txt': '1\n', '.gitignore': 'ignored*\n' });
  folder = join(scratch.base, 'private: "git"');
  git = await scratch.open();
});
afterEach(() => scratch.remove());

/** A private directory whose objects lie where the namespace would bind them. */
async function make(of = git): Promise<{ takeOver: () => Promise<string[]> }> {
  const takeOver = await makePrivateGit(of, folder);
  rmdirSync(join(folder, baseObjects));
  symlinkSync(join(git.commonDir, 'objects'), join(folder, baseObjects));
  return { takeOver };
}

/** What an agent does in there. */
function agent(script: string, { root, name = '' }: { root: string; name?: string } = { root: scratch.root }): string {
  const gitDir = name === '' ? folder : join(folder, 'worktrees', name);
  const env = { ...scratch.env, GIT_DIR: gitDir, GIT_COMMON_DIR: folder, GIT_WORK_TREE: root };
  return execFileSync('bash', ['-ec', script], { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const tip = (ref = 'HEAD') => scratch.git('rev-parse', ref).trim();
const objectsInside = () => readdirSync(join(folder, 'objects')).filter((name) => name.length === 2).length;

test('commits of an agent arrive on the branch, with what it staged, and nothing else of its git directory', async () => {
  const before = tip();
  const made = await make();
  agent(`
    echo 2 > a.txt; git commit -qam Two
    echo b > b.txt; git add b.txt; git commit -qm Three; git commit -q --amend -m 'Three again'
    echo x > ignored.txt; git add -f ignored.txt
    echo s > a.txt; git stash -q; git stash pop -q --index
    git branch side; git tag v1; git config alias.x '!evil'; git replace HEAD HEAD~1; echo x > "$GIT_DIR/hooks/post-checkout"`);
  expect(tip()).toBe(before);
  const inside = agent('git rev-parse HEAD').trim();
  expect(await made.takeOver()).toEqual([]);
  expect([tip(), tip('HEAD~2'), scratch.git('log', '-1', '--format=%s').trim()]).toEqual([
    inside,
    before,
    'Three again',
  ]);
  expect(scratch.git('status', '--porcelain')).toBe(' M a.txt\nA  ignored.txt\n');
  expect(scratch.git('cat-file', '-p', ':ignored.txt')).toBe('x\n');
  expect(scratch.git('for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
  expect(scratch.git('config', '--list')).not.toContain('evil');
  scratch.git('fsck', '--strict');
});

test('an agent that changed nothing in git leaves not even an object', async () => {
  const made = await make();
  agent('echo 2 > a.txt; git status');
  expect(await made.takeOver()).toEqual([]);
  expect(objectsInside()).toBe(0);
  expect(scratch.git('status', '--porcelain')).toBe(' M a.txt\n');
});

test('it holds no credentials, no record of ours and no other settings than the repository has', async () => {
  scratch.git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic c2VjcmV0');
  scratch.git('config', 'credential.helper', 'store --file=secret');
  scratch.git('config', 'url.https://me:secret@example.com/.insteadOf', 'ex:');
  scratch.git('config', 'remote.origin.url', 'https://me:secret@example.com/x.git');
  scratch.git('config', 'alias.say', '!echo "a \\ b"; echo\nc');
  writeFileSync(join(scratch.base, 'more'), '[http]\n\textraheader = secret\n[core]\n\tabbrev = 9\n');
  scratch.git('config', 'include.path', join(scratch.base, 'more'));
  scratch.git('update-ref', 'refs/phase-executor/01/state', 'HEAD');
  writeFileSync(join(scratch.root, '.git/hooks/pre-commit'), '#!/bin/sh\ntouch hooked\n', { mode: 0o755 });
  mkdirSync(join(scratch.root, '.git/phase-executor'), { recursive: true });
  await make(await scratch.open());
  expect(readFileSync(join(folder, 'config'), 'utf8')).not.toContain('secret');
  expect(agent('git config remote.origin.url').trim()).toBe('https://example.com/x.git');
  expect([agent('git config core.abbrev').trim(), agent('git config alias.say')]).toEqual([
    '9',
    scratch.git('config', 'alias.say'),
  ]);
  expect(agent('git for-each-ref')).not.toContain('phase-executor');
  agent('git commit -q --allow-empty -m x');
  expect(existsSync(join(scratch.root, 'hooked'))).toBe(true);
  expect(readdirSync(folder)).not.toContain('phase-executor');
});

test('a linked work tree sees its own HEAD, and moves that alone', async () => {
  const trees = new Worktrees(git, join(scratch.base, 'trees'));
  const [one, two] = [await trees.add('one', tip()), await trees.add('two', tip())];
  const made = await make(one.git);
  expect(readdirSync(join(folder, 'worktrees'))).toEqual(['one']);
  agent('echo 2 > a.txt; git commit -qam Two; echo 3 > a.txt; git add a.txt', one);
  expect(await made.takeOver()).toEqual([]);
  const [head, other] = [await one.git.head(), await two.git.head()];
  expect([head.branch, await one.git.resolve(`${head.sha}~1`), other.sha]).toEqual([null, tip(), tip()]);
  expect((await one.git.state()).changes.map(({ index, path }) => [index, path])).toEqual([['M', 'a.txt']]);
});

test('what it committed on another branch counts as its work, and the branch stays here', async () => {
  const made = await make();
  agent('git checkout -qb feature.x/y; echo 2 > a.txt; git commit -qam Two; git pack-refs --all');
  await made.takeOver();
  expect([scratch.git('symbolic-ref', 'HEAD').trim(), scratch.git('log', '-1', '--format=%s').trim()]).toEqual([
    'refs/heads/main',
    'Two',
  ]);
});

test.each([
  ['HEAD is on no commit', 'git checkout -q --orphan none', /no commit/],
  ['HEAD is a link', 'ln -sf /etc/hostname "$GIT_DIR/HEAD"', /no commit/],
  ['the commit is not there', 'echo 1111111111111111111111111111111111111111 > "$GIT_DIR/HEAD"', /cannot pack/],
  ['HEAD is on a tree', 'echo x > x; git add x; git rev-parse HEAD^{tree} > x; cp x "$GIT_DIR/HEAD"', /not a commit/],
  [
    'an object is forged',
    'echo 2 > a.txt; git commit -qam Two; cd "$GIT_DIR/objects"; at() { echo "$1" | sed "s,..,&/,"; }; ' +
      'cp -f $(at $(echo 3 | git hash-object -w --stdin)) $(at $(git rev-parse HEAD:a.txt)); rm ../index',
    /pack|refuses/,
  ],
  [
    'the object store is a link to ours',
    'git commit -q --allow-empty -m x; rm -r "$GIT_DIR/objects"; ln -s "$GIT_WORK_TREE/.git/objects" "$GIT_DIR/objects"',
    /is not one/,
  ],
])('nothing is taken over when %s', async (_, script, words) => {
  writeFileSync(join(scratch.root, '.git/objects/info/kept'), '');
  const before = [tip(), scratch.git('ls-files', '-s')];
  const made = await make();
  agent(script);
  await expect(made.takeOver()).rejects.toThrow(words);
  expect([tip(), scratch.git('ls-files', '-s')]).toEqual(before);
  expect(existsSync(join(scratch.root, '.git/objects/info/kept'))).toBe(true);
});

test('an index that cannot be read is left out, with a warning, and that of its commit taken', async () => {
  const made = await make();
  agent('echo 2 > a.txt; git commit -qam Two; echo nonsense > "$GIT_DIR/index"');
  expect(await made.takeOver()).toEqual([expect.stringMatching(/staged could not be read/)]);
  expect([scratch.git('status', '--porcelain'), readFileSync(join(scratch.root, 'a.txt'), 'utf8')]).toEqual([
    '',
    '2\n',
  ]);
});

test('alternates of an agent lead git nowhere', async () => {
  const foreign = new Scratch({ 'secret.txt': 'secret\n' });
  const commit = foreign.git('rev-parse', 'HEAD').trim();
  const made = await make();
  agent(`echo '${foreign.root}/.git/objects' >> "$GIT_DIR/objects/info/alternates"; echo ${commit} > "$GIT_DIR/HEAD"`);
  await expect(made.takeOver()).rejects.toThrow(/cannot pack/);
  foreign.remove();
});

test('what a checkpoint has just read is not asked again, unless it has changed since', async () => {
  const create = () => new Checkpoints(git).create({ phase: '01', plan: '01-01', at: new Date() });
  const inside = () => agent('git for-each-ref --format="%(refname) %(objectname)"').trim().split('\n');
  await create();
  await make();
  expect(inside()).toEqual([`refs/heads/main ${tip()}`]);
  await create();
  scratch.git('commit', '-q', '--allow-empty', '-m', 'of a person');
  scratch.git('config', 'alias.later', 'status');
  await make();
  expect(inside()).toEqual([`refs/heads/main ${tip()}`]);
  expect(agent('git config alias.later')).toBe('status\n');
  scratch.git('branch', 'new');
  await make();
  expect(inside()).toHaveLength(2);
});
